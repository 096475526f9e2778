"""Random walks on tables of the test cards go as they ever went: options, refusals, journal and table."""

import pytest

from .athernum_walks import LEG, WALKS, read, walk


@pytest.mark.parametrize("number", range(WALKS))
def test_a_walk_goes_as_ever(number):
    known, found = read()[number], walk(number)
    for leg, (one, other) in enumerate(zip(known, found, strict=False)):
        assert one == other, f"it goes elsewhere between steps {leg * LEG + 1} and {(leg + 1) * LEG}"
    assert len(found) == len(known)
