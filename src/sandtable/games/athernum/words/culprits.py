"""Which card forbids or demands something, by name as far as a seat may know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.athernum.cardset.library import NAMELESS
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import about
from sandtable.timing.evaluating.patterns import rules_out
from sandtable.timing.values import NOTHING, thing_of

UNSEEN: Final = "an effect in force"


def source(s: Board, at: i64, seat: int) -> str:
    """The card that an effect in force comes from."""
    thing = int(thing_of(s.lasts(at, lasts.SOURCE)))
    if not 0 <= thing < s.count():
        return UNSEEN
    if not s.sees(seat, thing):
        return NAMELESS if s.get(thing, its.ZONE) == op.BOARD else UNSEEN
    return s.library.called(s.get(thing, its.FACE))


def forbidding(s: Board, event: i64, who: i64, a: i64, b: i64, n: i64) -> str:
    """The newest card by which something cannot be done; empty if there is none."""
    found = ""
    for at in lasts.each_of(s.lasting, op.FORBID):
        if rules_out(s, at, event, who, a, b, n):
            found = source(s, at, int(s.seat))
    return found


def demanding(s: Board, event: i64, thing: i64) -> str:
    """The card by which something has to attack or defend; empty if there is none."""
    for at in lasts.each_of(s.lasting, op.REQUIRE):
        if rules_out(s, at, event, s.ref(thing), NOTHING, 0, 0):
            return source(s, at, int(s.seat))
    return ""


def limiting(s: Board, kind: i64, thing: i64) -> str:
    """The card whose effect of this kind is about a thing; empty if there is none."""
    for at in lasts.each_of(s.lasting, kind):
        if about(s, at, thing):
            return source(s, at, int(s.seat))
    return ""
