"""Random games with the ready-made decks, held to the contract of all games."""

import pytest

from sandtable.games.athernum.game import GAME
from sandtable.testing import check_game


@pytest.mark.slow
def test_contract():
    check_game(GAME, setups=[GAME.STANDARD], games=2, every=120)


def test_states_at_rest_have_no_depth():
    s = GAME.new(GAME.STANDARD, "1")
    assert s.depth == 0 and len(s.excluded) == 0
