"""Exhausting, turning face-up and turning face-down (chapter 6)."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.effects.entering import may_stand
from sandtable.games.athernum.effects.facts import EXHAUSTED_IT, TURNED_DOWN, TURNED_UP
from sandtable.games.athernum.effects.leaving import leave_one
from sandtable.games.athernum.effects.showing import show_all
from sandtable.games.athernum.effects.statics import stack_statics
from sandtable.games.athernum.events import event, replaced
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.on_table import is_permanent
from sandtable.games.athernum.reading.patterns import forbidden
from sandtable.games.athernum.state import (
    CONTROLLER,
    DOWN,
    EXHAUSTED,
    EXHAUSTION,
    FACE_OF,
    ITEM_SLOT,
    KNOWN,
    LOCATION_SLOT,
    MAIN_SLOT,
    PLACE,
    POOL,
    RESOURCE_ZONE,
    SIDE,
    UP,
    ZONE,
    Board,
    player_value,
)


def exhaust(s: Board, thing: i64) -> bool:
    """Turn a permanent face-down with an exhaustion counter (6.2.2); nothing if it is exhausted already
    (R39).
    """
    if not is_permanent(s, thing) or s.get(thing, SIDE) == EXHAUSTED:
        return False
    ref = s.ref(thing)
    by = player_value(s.get(thing, CONTROLLER))
    if forbidden(s, op.EXHAUST, by, ref, 0, 0) or replaced(s, op.EXHAUST, by, ref, 0, 0):
        return False
    give = s.get(thing, PLACE) == RESOURCE_ZONE and s.get(thing, SIDE) == UP
    s.put(thing, SIDE, EXHAUSTED)
    s.put(thing, EXHAUSTION, s.get(thing, EXHAUSTION) + 1)
    if give:  # 5.0.1c, R96: it gives one resource, and triggers nothing
        player = s.get(thing, CONTROLLER)
        faction = s.library.faction[s.get(thing, FACE_OF)]
        s.let(player, POOL + faction, s.of(player, POOL + faction) + 1)
        return True
    s.tell(EXHAUSTED_IT, s.get(thing, CONTROLLER), s.get(thing, FACE_OF))
    event(s, op.EXHAUST, by, ref, 0, 0)
    return True


def turn_up(s: Board, thing: i64) -> bool:
    """Turn something face-up; exhaustion and its counters end (R40), static effects go on the stack (R12)."""
    if s.get(thing, ZONE) != op.BOARD or s.get(thing, SIDE) == UP:
        return False
    ref = s.ref(thing)
    by = player_value(s.get(thing, CONTROLLER))
    if forbidden(s, op.TURN, by, ref, op.UP, 0) or replaced(s, op.TURN, by, ref, op.UP, 0):
        return False
    if not belongs(s, thing):
        show_all(s, thing)
        leave_one(s, thing, op.DISCARD_PILE, op.DISCARD)
        return False
    s.put(thing, SIDE, UP)
    s.put(thing, EXHAUSTION, 0)
    s.tell(TURNED_UP, s.get(thing, CONTROLLER), s.get(thing, FACE_OF))
    event(s, op.TURN, by, ref, op.UP, 0)
    stack_statics(s, thing)
    return True


def turn_down(s: Board, thing: i64) -> bool:
    """Turn something face-down without exhausting it: blank until it is turned up again (6.1.2)."""
    if s.get(thing, ZONE) != op.BOARD or s.get(thing, SIDE) != UP:
        return False
    ref = s.ref(thing)
    by = player_value(s.get(thing, CONTROLLER))
    if forbidden(s, op.TURN, by, ref, op.DOWN, 0) or replaced(s, op.TURN, by, ref, op.DOWN, 0):
        return False
    s.put(thing, KNOWN, s.seers(thing))  # everybody has seen it
    event(s, op.TURN, by, ref, op.DOWN, 0)
    s.put(thing, SIDE, DOWN)
    s.tell(TURNED_DOWN, s.get(thing, CONTROLLER), s.get(thing, FACE_OF))
    return True


def belongs(s: Board, thing: i64) -> bool:
    """Whether its type may lie where it lies (R142)."""
    place = s.get(thing, PLACE)
    face = s.get(thing, FACE_OF)
    kind = s.library.supertype[face]
    if place == ITEM_SLOT:
        return kind == op.ITEM
    if place == LOCATION_SLOT:
        return kind == op.LOCATION
    if place == RESOURCE_ZONE:
        return kind == op.RESOURCE
    if place == MAIN_SLOT:
        return True
    return kind == op.CHARACTER or (kind == op.ITEM and may_stand(s, face))
