"""What a choice gives away: how a seat may read it in the log, and whether anything has been seen by it."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.actions.naming import option_host
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.words import notation
from sandtable.games.athernum.words.places import where
from sandtable.timing.asking import Pick
from sandtable.timing.values import is_effect, is_player, thing_of

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


def in_sight(s: Board, face: int, seat: int) -> bool:
    """Whether every card that may be meant lies open to the seat."""
    top = s.frames[-1]
    if not isinstance(top, Pick):
        return False
    meant = [
        int(thing_of(value))
        for value in top.pool
        if not is_player(value) and not is_effect(value) and s.get(thing_of(value), its.FACE) == face
    ]
    return bool(meant) and all([s.sees(seat, thing) for thing in meant])


def settles(s: Board, option: int, after: Board) -> bool:
    """Whether the choice cannot be taken back: it passed priority, or somebody saw something new."""
    if option == o.PASS or after.rolls != s.rolls or after.count() != s.count():
        return True
    for thing in range(s.count()):
        if any([s.get(thing, field) != after.get(thing, field) for field in (its.OWNER, its.FACE)]):
            return True
        if after.seers(thing) & ~s.seers(thing):
            return True
    return False
