"""Random games with the ready-made decks, held to the contract of all games."""

from typing import cast

import pytest

from sandtable.games.athernum.game import GAME
from sandtable.games.athernum.state import Board
from sandtable.testing import check_game


@pytest.mark.slow
def test_contract():
    check_game(GAME, setups=[GAME.STANDARD], games=2, every=120)


def test_states_at_rest_have_no_depth():
    s = cast(Board, GAME.new(GAME.STANDARD, "1"))
    assert s.depth == 0 and len(s.excluded) == 0
