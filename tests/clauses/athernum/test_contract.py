"""Random games that players leave; tests/contract holds games with the ready-made decks to the contract."""

from typing import cast

import pytest

from sandtable.games.athernum.game import GAME
from sandtable.games.athernum.table.state import Board
from sandtable.timing.faces import UNASKED


def setup_for(seats: int) -> str:
    return next(name for name in GAME.setups() if len(name.split(":")) == seats)


@pytest.mark.clause("athernum R68", "athernum R109")
@pytest.mark.parametrize("seed", range(4))
def test_players_who_leave_at_any_question_leave_a_game_that_goes_on(seed):
    """Somebody concedes at every so many questions: whoever is left is asked, and the last one wins."""
    s = cast(Board, GAME.new(setup_for(3 + seed % 2), str(seed)))
    steps = 0
    while not s.over() and steps < 600:
        steps += 1
        if steps % (90 + 13 * seed) == 0:
            gone = s.seat
            s.apply(GAME.understand(s, "concede"))
            assert not s.alive(gone)
        else:
            options = s.options()
            s.apply(options[(steps * 7919 + seed) % len(options)])
        if not s.over():
            assert s.alive(s.seat) and len(s.options()) > 0
            if steps % 97 == 0:
                assert GAME.load(GAME.dump(s)).options() == s.options()
    assert s.over() and GAME.result(s) in ("1", "2", "3", "4", "=")


def test_at_rest_nothing_is_left_aside():
    s = cast(Board, GAME.new(GAME.STANDARD, "1"))
    assert s.floor == UNASKED and len(s.excluded) == 0
