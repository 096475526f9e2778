"""Where abilities work, and when they are lost."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import about


def works_from(s: Board, thing: i64, zone: i64) -> bool:
    """Whether a card lies where an ability of it works (4.3.2c, 4.3.2d, R131)."""
    if zone == op.TOP_OF_DECK:
        return s.get(thing, its.ZONE) == op.DECK and s.flag(thing, its.IS_ON_TOP)
    return s.get(thing, its.ZONE) == zone


def lost_at(s: Board, thing: i64) -> i64:
    """When the thing lost all abilities: the newest such effect, or 0."""
    newest: i64 = 0
    if s.shapes & shapes.LOSE_ABILITIES == 0:
        return newest
    at = lasts.find(s.lasting, 0, op.LOSE_ABILITIES, op.LOSE_ABILITIES)
    while at >= 0:
        if about(s, at, thing):
            newest = s.lasts(at, lasts.TIME)
        at = lasts.find_next(s.lasting, at, op.LOSE_ABILITIES, op.LOSE_ABILITIES)
    return newest


def suspended(s: Board, at: i64, thing: i64) -> bool:
    """A lost ability is only suspended (4.3.5a.II, R13)."""
    return s.lasts(at, lasts.OPERATION) != op.LOSE_ABILITIES and lost_at(s, thing) > 0


def subject_field(instruction: int) -> int:
    """The field that says what a statement is about."""
    if instruction in (op.DOUBLE, op.SWAP, op.FIELD_MORE, op.FIELD_FEWER):
        return op.B
    if op.PREVENT_NEXT <= instruction <= op.PREVENT_COMBAT:
        return op.B
    return op.A if instruction == op.DISCARD else op.WHO
