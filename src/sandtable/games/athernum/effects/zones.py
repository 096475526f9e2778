"""Into another zone: a thing becomes a new object there."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.effects.markers import clear_marks
from sandtable.games.athernum.effects.showing import blur
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.state import (
    AFTER,
    CONTROLLER,
    DAMAGE,
    EXHAUSTION,
    FLAGS,
    GONE,
    HOLLOW,
    HOST,
    KNOWN,
    ON_TOP,
    OWNER,
    PLACE,
    RANK,
    SIDE,
    SLOT,
    STAMP,
    TOKEN,
    UP,
    VICTORY,
    WIDTH,
    ZONE,
    Board,
)


def relocate(s: Board, thing: i64, zone: i64, keep: bool) -> None:
    """Put a thing into another zone: a new object, without markers and states (R47, 6.1.8a, 10.0.5)."""
    from_zone = s.get(thing, ZONE)
    seers = s.seers(thing)
    owner = s.get(thing, OWNER)
    if from_zone == op.BOARD:
        s.pool += s.get(thing, VICTORY)  # 10.1.5, R62
        clear_marks(s, thing)
    if from_zone == op.HAND and zone in (op.DECK, op.BOARD, op.EXTRA_DECK):
        blur(s, owner)
    s.put(thing, DAMAGE, 0)
    s.put(thing, EXHAUSTION, 0)
    s.put(thing, VICTORY, 0)
    s.put(thing, HOST, -1)
    s.put(thing, SIDE, UP)
    s.put(thing, PLACE, 0)
    s.put(thing, SLOT, 0)
    s.put(thing, FLAGS, s.get(thing, FLAGS) & (TOKEN | HOLLOW))
    s.put(thing, CONTROLLER, owner)
    s.put(thing, STAMP, s.tick())
    s.put(thing, RANK, s.tick())
    if from_zone == op.BOARD:
        s.put(thing, AFTER, s.get(thing, STAMP))
    if s.flag(thing, TOKEN) and not (keep and zone == op.VOID):
        zone = GONE  # 7.5.2b, R48, R146
    s.set_zone(thing, zone)
    s.put(thing, KNOWN, seers)
    if zone == op.DECK:
        lower_top(s, owner, thing)


def lower_top(s: Board, owner: i64, top: i64) -> None:
    """Only the top card of a deck can lie face-up there (R131)."""
    things = s.things
    total = s.count()
    thing: i64 = 0
    while thing < total:
        if things[thing * WIDTH + FLAGS] & ON_TOP != 0:
            if thing != top and s.get(thing, OWNER) == owner:
                s.clear_flag(thing, ON_TOP)
        thing += 1


def to_bottom(s: Board, thing: i64) -> None:
    """The lowest place of a deck."""
    lowest: i64 = 0
    for other in s.found(op.DECK):
        if s.get(other, RANK) < lowest:
            lowest = s.get(other, RANK)
    s.put(thing, RANK, lowest - 1)
    s.clear_flag(thing, ON_TOP)
