"""Markers on permanents, Victory Tokens among them, and Command Tokens (chapter 10)."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.changes.showing import known_face
from sandtable.games.athernum.evaluating.layers import could_have_dfv
from sandtable.games.athernum.evaluating.on_table import is_permanent, marks_of
from sandtable.games.athernum.evaluating.slots import field, maximum
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.limits import LARGEST, within
from sandtable.games.athernum.table.state import Board
from sandtable.timing import facts as common
from sandtable.timing import tallies
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.events import event, replaced, stopped
from sandtable.timing.values import NOTHING, player_value


def place(s: Board, by: i64, kind: i64, count: i64, thing: i64) -> i64:
    """Put markers on a permanent, Victory Tokens from the pool (10.0.4, 10.1.3, 10.1.4, 10.1.7, R63, R65)."""
    if count <= 0 or not is_permanent(s, thing):
        return 0
    ref = s.ref(thing)
    if kind == op.VICTORY:
        if field(s, thing) == 0:
            return 0
        count = count if count < s.pool else s.pool
    elif kind == op.DAMAGE and not could_have_dfv(s, thing):
        return 0
    if count <= 0 or stopped(s, op.PLACE, player_value(by), NOTHING, ref, kind):
        return 0
    if kind == op.VICTORY:
        s.pool -= count
        s.put(thing, its.VICTORY, s.get(thing, its.VICTORY) + count)
        s.tell(
            facts.VICTORY_PLACED, s.get(thing, its.CONTROLLER), common.counted(known_face(s, thing), count)
        )
    else:
        add_marks(s, thing, kind, count)
        s.tell(facts.MARKED, s.get(thing, its.CONTROLLER), common.counted(known_face(s, thing), count))
    event(s, op.PLACE, player_value(by), NOTHING, ref, kind)
    return count


def add_marks(s: Board, thing: i64, kind: i64, count: i64) -> None:
    if kind == op.DAMAGE:
        s.put(thing, its.DAMAGE, within(s.get(thing, its.DAMAGE) + count))
    elif kind == op.EXHAUSTION:
        s.put(thing, its.EXHAUSTION, within(s.get(thing, its.EXHAUSTION) + count))
    elif kind == op.VICTORY:
        s.put(thing, its.VICTORY, s.get(thing, its.VICTORY) + count)
    else:
        room = LARGEST - tallies.count(s.marks, thing, kind)
        s.marks = tallies.added(s.marks, thing, kind, count if count < room else room)


def remove(s: Board, by: i64, kind: i64, count: i64, thing: i64) -> i64:
    """Take markers off; Victory Tokens go back to the pool (10.1.5)."""
    have = marks_of(s, thing, kind)
    count = count if count < have else have
    if count <= 0:
        return 0
    ref = s.ref(thing)
    if stopped(s, op.REMOVE, player_value(by), NOTHING, ref, kind):
        return 0
    if kind == op.DAMAGE and stopped(s, op.HEAL, player_value(by), NOTHING, ref, kind):
        return 0
    add_marks(s, thing, kind, -count)
    if kind == op.VICTORY:
        s.pool += count
        s.tell(
            facts.VICTORY_REMOVED, s.get(thing, its.CONTROLLER), common.counted(known_face(s, thing), count)
        )
    event(s, op.REMOVE, player_value(by), NOTHING, ref, kind)
    if kind == op.DAMAGE:
        event(s, op.HEAL, player_value(by), NOTHING, ref, kind)  # R183
    return count


def move_marks(s: Board, by: i64, kind: i64, count: i64, start: i64, to: i64) -> i64:
    """Move markers between two permanents on the board; the pool is not concerned (R64)."""
    if not is_permanent(s, to) or start == to:
        return 0
    if kind == op.VICTORY and field(s, to) == 0:
        return 0
    if kind == op.DAMAGE and not could_have_dfv(s, to):
        return 0
    have = marks_of(s, start, kind)
    count = count if count < have else have
    if count <= 0 or stopped(s, op.MOVE_MARKERS, player_value(by), NOTHING, s.ref(start), kind):
        return 0
    add_marks(s, start, kind, -count)
    add_marks(s, to, kind, count)
    if kind == op.VICTORY:
        s.tell(facts.VICTORY_PLACED, s.get(to, its.CONTROLLER), common.counted(known_face(s, to), count))
    event(s, op.MOVE_MARKERS, player_value(by), NOTHING, s.ref(start), kind)
    return count


def clear_marks(s: Board, thing: i64) -> None:
    if len(s.marks) > 0:
        s.marks = tallies.without(s.marks, thing)


def bears(s: Board, thing: i64) -> bool:
    """Whether a thing has a custom marker."""
    return tallies.has(s.marks, thing)


def lose_victory(s: Board, thing: i64, count: i64) -> i64:
    """A Victory Token that is lost leaves the game (10.1.6)."""
    have = s.get(thing, its.VICTORY)
    count = count if count < have else have
    by = player_value(s.get(thing, its.CONTROLLER))
    if forbidden(s, op.LOSE_MARKERS, by, NOTHING, s.ref(thing), op.VICTORY):
        return 0
    if count > 0 and replaced(s, op.LOSE_MARKERS, by, NOTHING, s.ref(thing), op.VICTORY):
        return 0
    if count > 0:
        s.put(thing, its.VICTORY, have - count)
        s.tell(facts.VICTORY_LOST, s.get(thing, its.CONTROLLER), common.counted(known_face(s, thing), count))
        event(
            s, op.LOSE_MARKERS, player_value(s.get(thing, its.CONTROLLER)), NOTHING, s.ref(thing), op.VICTORY
        )
    return count


def gain_commands(s: Board, player: i64, count: i64) -> i64:
    """Command Tokens, never more than the maximum (10.2.3)."""
    room = maximum(s, player) - s.of(player, their.COMMANDS)
    count = count if count < room else room
    if count <= 0 or stopped(s, op.GAIN_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN):
        return 0
    s.let(player, their.COMMANDS, s.of(player, their.COMMANDS) + count)
    event(s, op.GAIN_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN)
    return count


def spend_commands(s: Board, player: i64, count: i64) -> bool:
    if s.of(player, their.COMMANDS) < count:
        return False
    s.let(player, their.COMMANDS, s.of(player, their.COMMANDS) - count)
    event(s, op.SPEND_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN)
    return True
