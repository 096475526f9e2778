"""Into another zone: a thing becomes a new object there."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.changes.markers import clear_marks
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board


def relocate(s: Board, thing: i64, zone: i64, keep: bool) -> None:
    """Put a thing into another zone: a new object, without markers and states (R47, 6.1.8a, 10.0.5)."""
    from_zone = s.get(thing, its.ZONE)
    seers = s.seers(thing)
    owner = s.get(thing, its.OWNER)
    if from_zone == op.BOARD:
        s.pool += s.get(thing, its.VICTORY)  # 10.1.5, R62
        clear_marks(s, thing)
    if from_zone == op.HAND and zone in (op.DECK, op.BOARD, op.EXTRA_DECK):
        s.blur(owner)
    s.put(thing, its.DAMAGE, 0)
    s.put(thing, its.EXHAUSTION, 0)
    s.put(thing, its.VICTORY, 0)
    s.put(thing, its.HOST, -1)
    s.put(thing, its.SIDE, its.LIES_UP)
    s.put(thing, its.PLACE, 0)
    s.put(thing, its.SLOT, 0)
    s.put(thing, its.FLAGS, s.get(thing, its.FLAGS) & (its.IS_TOKEN | its.IS_HOLLOW))
    s.put(thing, its.CONTROLLER, owner)
    s.put(thing, its.STAMP, s.tick())
    s.put(thing, its.RANK, s.tick())
    if from_zone == op.BOARD:
        s.put(thing, its.AFTER, s.get(thing, its.STAMP))
    if s.flag(thing, its.IS_TOKEN) and not (keep and zone == op.VOID):
        zone = its.GONE  # 7.5.2b, R48, R146
    s.set_zone(thing, zone)
    s.put(thing, its.KNOWN, seers)
    if zone == op.DECK:
        lower_top(s, owner, thing)


def lower_top(s: Board, owner: i64, top: i64) -> None:
    """Only the top card of a deck can lie face-up there (R131)."""
    total = s.count()
    thing: i64 = 0
    while thing < total:
        if s.get(thing, its.FLAGS) & its.IS_ON_TOP != 0:
            if thing != top and s.get(thing, its.OWNER) == owner:
                s.clear_flag(thing, its.IS_ON_TOP)
        thing += 1
