"""How much something or somebody can hold: item slots, Victory Token Fields, Command Tokens."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.on_table import attached, is_permanent, printed
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating import in_force


def slots(s: Board, thing: i64) -> i64:
    """How many attachments it can hold (2.2.2b, 2.4.5c); none while face-down and not exhausted (R43)."""
    if not printed(s, thing) or not is_permanent(s, thing):
        return 0
    value = s.library.slots[s.get(thing, its.FACE)]
    if value < 0:
        value = 0
    if s.shapes & shapes.SLOTS == 0:
        return value
    code = s.library.code
    more: i64 = 0
    for at in lasts.each_of_two(s.lasting, op.ITEM_SLOTS, op.MORE_SLOTS):
        kind = s.lasts(at, lasts.OPERATION)
        if kind == op.ITEM_SLOTS and in_force.about(s, at, thing):
            row = s.lasts(at, lasts.ROW)
            value = in_force.counted(s, at, lay.part(code, row, lay.A), thing)
        elif kind == op.MORE_SLOTS and in_force.about(s, at, thing):
            more += lay.get(code, s.lasts(at, lasts.ROW), lay.A)
    return value + more


def has_free_slot(s: Board, thing: i64) -> bool:
    most = slots(s, thing)
    return most > 0 and most > attached(s, thing)


def field(s: Board, thing: i64) -> i64:
    """Its Victory Token Field at this moment, 0 if it has none; never below 1 (R59), none while face-down
    (R43).
    """
    if not is_permanent(s, thing) or not printed(s, thing):
        return 0
    value = s.library.field[s.get(thing, its.FACE)]
    if value == 0:
        return 0
    if s.shapes & shapes.FIELDS == 0:
        return value
    code = s.library.code
    for at in lasts.each_of_two(s.lasting, op.FIELD_MORE, op.FIELD_FEWER):
        kind = s.lasts(at, lasts.OPERATION)
        if kind == op.FIELD_MORE and in_force.about(s, at, thing):
            value += lay.get(code, s.lasts(at, lasts.ROW), lay.A)
        elif kind == op.FIELD_FEWER and in_force.about(s, at, thing):
            value -= lay.get(code, s.lasts(at, lasts.ROW), lay.A)
    if value < 1:
        value = 1
    return value


def maximum(s: Board, player: i64) -> i64:
    """The most Command Tokens a player keeps (10.2.2)."""
    value: i64 = 2
    if s.shapes & shapes.MAXIMUM == 0:
        return value
    code = s.library.code
    more: i64 = 0  # on top of what it is set to (4.4.1b)
    for at in lasts.each_of(s.lasting, op.MAXIMUM):
        if in_force.about_player(s, at, player):
            row = s.lasts(at, lasts.ROW)
            said = lay.get(code, row, lay.A)
            if lay.get(code, row, lay.B) == op.HIGHER:
                more += said
            else:
                value = said
    return value + more
