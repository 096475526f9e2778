"""Exhausting, turning face-up and turning face-down (chapter 6)."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.changes.entering import may_stand
from sandtable.games.athernum.changes.leaving import leave_one, remember_last
from sandtable.games.athernum.changes.showing import show_all
from sandtable.games.athernum.changes.statics import stack_statics
from sandtable.games.athernum.evaluating.on_table import is_permanent
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.events import event, stopped
from sandtable.timing.values import player_value


def exhaust(s: Board, thing: i64) -> bool:
    """Turn a permanent face-down with an exhaustion counter (6.2.2); nothing if it is exhausted already
    (R39).
    """
    if not is_permanent(s, thing):
        return False
    if s.get(thing, its.SIDE) == its.LIES_EXHAUSTED:
        s.put(thing, its.LAST, 0)  # R167: this did not turn it down
        return False
    ref = s.ref(thing)
    by = player_value(s.get(thing, its.CONTROLLER))
    if stopped(s, op.EXHAUST, by, ref, 0, 0):
        return False
    give = s.get(thing, its.PLACE) == its.RESOURCE_ZONE and s.get(thing, its.SIDE) == its.LIES_UP
    if not give:
        s.tell(facts.EXHAUSTED_IT, s.get(thing, its.CONTROLLER), s.get(thing, its.FACE))
        event(s, op.EXHAUST, by, ref, 0, 0)  # R161: who hears of it sees it as it was
        remember_last(s, thing)
    s.put(thing, its.SIDE, its.LIES_EXHAUSTED)
    s.put(thing, its.EXHAUSTION, s.get(thing, its.EXHAUSTION) + 1)
    if give:  # 5.0.1c, R96: it gives one resource, and triggers nothing
        player = s.get(thing, its.CONTROLLER)
        faction = s.library.faction[s.get(thing, its.FACE)]
        s.let(player, their.POOL + faction, s.of(player, their.POOL + faction) + 1)
    return True


def turn_up(s: Board, thing: i64) -> bool:
    """Turn something face-up; exhaustion and its counters end (R40), static effects go on the stack (R12)."""
    if s.get(thing, its.ZONE) != op.BOARD or s.get(thing, its.SIDE) == its.LIES_UP:
        return False
    ref = s.ref(thing)
    by = player_value(s.get(thing, its.CONTROLLER))
    if stopped(s, op.TURN, by, ref, op.UP, 0):
        return False
    if not belongs(s, thing):
        show_all(s, thing)
        leave_one(s, thing, op.DISCARD_PILE, op.DISCARD)
        return False
    s.put(thing, its.SIDE, its.LIES_UP)
    s.put(thing, its.EXHAUSTION, 0)
    s.tell(facts.TURNED_UP, s.get(thing, its.CONTROLLER), s.get(thing, its.FACE))
    event(s, op.TURN, by, ref, op.UP, 0)
    stack_statics(s, thing)
    return True


def turn_down(s: Board, thing: i64) -> bool:
    """Turn something face-down without exhausting it: blank until it is turned up again (6.1.2)."""
    if s.get(thing, its.ZONE) != op.BOARD or s.get(thing, its.SIDE) != its.LIES_UP:
        return False
    ref = s.ref(thing)
    by = player_value(s.get(thing, its.CONTROLLER))
    if stopped(s, op.TURN, by, ref, op.DOWN, 0):
        return False
    s.put(thing, its.KNOWN, s.seers(thing))  # everybody has seen it
    event(s, op.TURN, by, ref, op.DOWN, 0)
    remember_last(s, thing)
    s.put(thing, its.SIDE, its.LIES_DOWN)
    s.tell(facts.TURNED_DOWN, s.get(thing, its.CONTROLLER), s.get(thing, its.FACE))
    return True


def belongs(s: Board, thing: i64) -> bool:
    """Whether its type may lie where it lies (R142)."""
    place = s.get(thing, its.PLACE)
    face = s.get(thing, its.FACE)
    kind = s.library.supertype[face]
    if place == its.ITEM_SLOT:
        return kind == op.ITEM
    if place == its.LOCATION_SLOT:
        return kind == op.LOCATION
    if place == its.RESOURCE_ZONE:
        return kind == op.RESOURCE
    if place == its.MAIN_SLOT:
        return True
    return kind == op.CHARACTER or (kind == op.ITEM and may_stand(s, face))
