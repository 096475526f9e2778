"""Random walks on tables of the test cards go as they ever went: options, refusals, journal and table."""

import pytest

from tests.perft.athernum_walks import WALKS
from tests.perft.walks import goes_elsewhere


@pytest.mark.parametrize("number", range(WALKS.WALKS))
def test_a_walk_goes_as_ever(number):
    assert goes_elsewhere(WALKS, number) == ""
