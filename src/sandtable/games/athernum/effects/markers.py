"""Markers on permanents, Victory Tokens among them, and Command Tokens (chapter 10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.effects.facts import MARKED, VICTORY_LOST, VICTORY_PLACED, VICTORY_REMOVED
from sandtable.games.athernum.effects.showing import known_face
from sandtable.games.athernum.events import event, replaced
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.layers import could_have_dfv
from sandtable.games.athernum.reading.on_table import is_permanent
from sandtable.games.athernum.reading.patterns import forbidden
from sandtable.games.athernum.reading.slots import field, maximum
from sandtable.games.athernum.state import (
    COMMANDS,
    CONTROLLER,
    DAMAGE,
    EXHAUSTION,
    NOTHING,
    VICTORY,
    Board,
    player_value,
)


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
    if count <= 0 or forbidden(s, op.PLACE, player_value(by), NOTHING, ref, kind):
        return 0
    if replaced(s, op.PLACE, player_value(by), NOTHING, ref, kind):
        return 0
    if kind == op.VICTORY:
        s.pool -= count
        s.put(thing, VICTORY, s.get(thing, VICTORY) + count)
        s.tell(VICTORY_PLACED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    else:
        add_marks(s, thing, kind, count)
        s.tell(MARKED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    event(s, op.PLACE, player_value(by), NOTHING, ref, kind)
    return count


def add_marks(s: Board, thing: i64, kind: i64, count: i64) -> None:
    if kind == op.DAMAGE:
        s.put(thing, DAMAGE, s.get(thing, DAMAGE) + count)
    elif kind == op.EXHAUSTION:
        s.put(thing, EXHAUSTION, s.get(thing, EXHAUSTION) + count)
    elif kind == op.VICTORY:
        s.put(thing, VICTORY, s.get(thing, VICTORY) + count)
    else:
        at: i64 = 0
        while at < len(s.marks):
            if s.marks[at] == thing and s.marks[at + 1] == kind:
                s.marks[at + 2] += count
                return
            at += 3
        s.marks = append(append(append(s.marks, thing), kind), count)


def remove(s: Board, by: i64, kind: i64, count: i64, thing: i64) -> i64:
    """Take markers off; Victory Tokens go back to the pool (10.1.5)."""
    have = marks_of(s, thing, kind)
    count = count if count < have else have
    if count <= 0:
        return 0
    ref = s.ref(thing)
    if forbidden(s, op.REMOVE, player_value(by), NOTHING, ref, kind):
        return 0
    if replaced(s, op.REMOVE, player_value(by), NOTHING, ref, kind):
        return 0
    add_marks(s, thing, kind, -count)
    if kind == op.VICTORY:
        s.pool += count
        s.tell(VICTORY_REMOVED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    event(s, op.REMOVE, player_value(by), NOTHING, ref, kind)
    return count


def marks_of(s: Board, thing: i64, kind: i64) -> i64:
    if kind == op.DAMAGE:
        return s.get(thing, DAMAGE)
    if kind == op.EXHAUSTION:
        return s.get(thing, EXHAUSTION)
    if kind == op.VICTORY:
        return s.get(thing, VICTORY)
    at: i64 = 0
    while at < len(s.marks):
        if s.marks[at] == thing and s.marks[at + 1] == kind:
            return s.marks[at + 2]
        at += 3
    return 0


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
    if count <= 0 or forbidden(s, op.MOVE_MARKERS, player_value(by), NOTHING, s.ref(start), kind):
        return 0
    if replaced(s, op.MOVE_MARKERS, player_value(by), NOTHING, s.ref(start), kind):
        return 0
    add_marks(s, start, kind, -count)
    add_marks(s, to, kind, count)
    if kind == op.VICTORY:
        s.tell(VICTORY_PLACED, s.get(to, CONTROLLER), known_face(s, to) << 8 | (count & 255))
    event(s, op.MOVE_MARKERS, player_value(by), NOTHING, s.ref(start), kind)
    return count


def clear_marks(s: Board, thing: i64) -> None:
    if len(s.marks) == 0:
        return
    kept = vec[i64]()
    at: i64 = 0
    while at < len(s.marks):
        if s.marks[at] != thing:
            kept = append(append(append(kept, s.marks[at]), s.marks[at + 1]), s.marks[at + 2])
        at += 3
    s.marks = kept


def bears(s: Board, thing: i64) -> bool:
    """Whether a thing has a custom marker."""
    at: i64 = 0
    while at < len(s.marks):
        if s.marks[at] == thing:
            return True
        at += 3
    return False


def lose_victory(s: Board, thing: i64, count: i64) -> i64:
    """A Victory Token that is lost leaves the game (10.1.6)."""
    have = s.get(thing, VICTORY)
    count = count if count < have else have
    by = player_value(s.get(thing, CONTROLLER))
    if forbidden(s, op.LOSE_MARKERS, by, NOTHING, s.ref(thing), op.VICTORY):
        return 0
    if count > 0 and replaced(s, op.LOSE_MARKERS, by, NOTHING, s.ref(thing), op.VICTORY):
        return 0
    if count > 0:
        s.put(thing, VICTORY, have - count)
        s.tell(VICTORY_LOST, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
        event(s, op.LOSE_MARKERS, player_value(s.get(thing, CONTROLLER)), NOTHING, s.ref(thing), op.VICTORY)
    return count


def gain_commands(s: Board, player: i64, count: i64) -> i64:
    """Command Tokens, never more than the maximum (10.2.3)."""
    room = maximum(s, player) - s.of(player, COMMANDS)
    count = count if count < room else room
    if count <= 0 or forbidden(s, op.GAIN_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN):
        return 0
    if replaced(s, op.GAIN_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN):
        return 0
    s.let(player, COMMANDS, s.of(player, COMMANDS) + count)
    event(s, op.GAIN_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN)
    return count


def spend_commands(s: Board, player: i64, count: i64) -> bool:
    if s.of(player, COMMANDS) < count:
        return False
    s.let(player, COMMANDS, s.of(player, COMMANDS) - count)
    event(s, op.SPEND_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN)
    return True
