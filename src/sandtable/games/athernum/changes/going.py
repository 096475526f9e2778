"""What goes on after all: an event that somebody could have replaced, and has not."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.changes.cards import carry, discard, draw
from sandtable.games.athernum.changes.damage import deal
from sandtable.games.athernum.changes.turning import exhaust
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table.state import Board
from sandtable.timing.values import NOTHING, is_player, player_of, thing_of


def goes_on(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """Carry out an event of one of the kinds that may be replaced by choice (`verbs.BY_CHOICE`)."""
    by = player_of(who) if who != NOTHING and is_player(who) else -1
    if kind == op.DRAW:
        draw(s, by, 1)
        return
    if a == NOTHING or not s.same(a):
        return  # it has gone elsewhere in the meantime
    thing = thing_of(a)
    if kind == op.DISCARD:
        discard(s, thing, by)
    elif kind == op.RETURN or kind == op.MOVE:
        carry(s, thing, b, kind, by)
    elif kind == op.EXHAUST:
        exhaust(s, thing)
    elif kind == op.DEAL or kind == op.COMBAT_DAMAGE:
        deal(s, who, thing, n, kind == op.COMBAT_DAMAGE)
