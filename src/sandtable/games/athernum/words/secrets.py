"""What a choice gives away: how a seat may read it in the log, and whether anything has been seen by it."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.actions.naming import option_host
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.words import notation
from sandtable.games.athernum.words.places import where
from sandtable.timing.seen import in_sight, uncovered

HIDDEN: Final = "?"


def told(s: Board, option: int, seat: int) -> str:
    """A choice as a seat may read it: a card that the seat does not see is not named."""
    kind = int(o.kind_of(option))
    if seat == s.seat:
        return notation.token(s, option)
    if kind == o.LEAD:
        return f"lead:{HIDDEN}"
    if kind == o.ATTACH_DOWN:
        return f"hide:{HIDDEN}>{where(s, int(option_host(s, option)))}"
    if kind == o.PICK_FACE and not in_sight(s, int(o.value_of(option)), seat):
        return f"pick:{HIDDEN}"
    return notation.token(s, option)


def settles(s: Board, option: int, after: Board) -> bool:
    """Whether the choice cannot be taken back: it passed priority, or somebody saw something new."""
    return option == o.PASS or uncovered(s, after)
