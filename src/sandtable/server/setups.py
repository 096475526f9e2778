"""Setups and positions: which belongs to which, and how one begins."""

from __future__ import annotations

from sandtable.kernel.game import Game
from sandtable.kernel.state import State


def setup_of(game: Game, start: str, wanted: str = "", seats: int = 0) -> str:
    """The setup that a position belongs to; a setup is its own. Where positions do not name theirs, it is the
    wanted one, if that has as many seats."""
    if wanted and game.STANDARD and wanted != start and game.seats(wanted) == seats:
        return wanted
    return start if game.is_setup(start) else game.STANDARD or start.split(" ", 1)[0]


def beginning(game: Game, start: str) -> State:
    """A game to look at, not to play: dice that everybody sees wait until somebody says what they show."""
    return game.new_open(start, "") if game.ROLLS else game.new(start, "")
