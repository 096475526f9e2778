"""Setups and positions: which belongs to which, and how one begins."""

from __future__ import annotations

import time

from sandtable.kernel.errors import SetupError
from sandtable.kernel.game import Game
from sandtable.kernel.state import State
from sandtable.timing.things import CardState

LONGEST = 0.2  # seconds in which a position must be set up: it is done again whenever a table opens
MOST = 120  # things on the board of a position


def setup_of(game: Game, start: str, wanted: str = "", seats: int = 0) -> str:
    """The setup that a position belongs to; a setup is its own. Where positions do not name theirs, it is the
    wanted one, if that has as many seats."""
    if wanted and game.STANDARD and wanted != start and game.seats(wanted) == seats:
        return wanted
    return start if game.is_setup(start) else game.STANDARD or start.split(" ", 1)[0]


def without_codes(setup: str) -> str:
    """A setup as lists tell it: `~` stands for a deck, whose code may have thousands of characters."""
    return ":".join(["~" if deck.startswith("~") else deck for deck in setup.split(":")])


def beginning(game: Game, start: str) -> State:
    """A game to look at, not to play: dice that everybody sees wait until somebody says what they show."""
    return game.new_open(start, "") if game.ROLLS else game.new(start, "")


def begun(game: Game, position: str) -> State:
    """A game at a position that a stranger has written, if that is one with which others can live.

    What lies on the board changes and answers what else lies there, so one choice costs up to the cube of
    their number, and everybody waits for it. In play nobody comes far with so many; who writes does at once.
    """
    began = time.thread_time()
    state = beginning(game, position)
    if time.thread_time() - began > LONGEST:
        raise SetupError("this position takes too long to be set up")
    if isinstance(state, CardState) and len(state.board) > MOST:
        raise SetupError(
            f"a position has at most {MOST} things on the board, this one has {len(state.board)}"
        )
    return state
