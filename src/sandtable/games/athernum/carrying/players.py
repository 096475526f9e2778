"""Instructions about effects on the stack and about players."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.carrying.meant import actor
from sandtable.games.athernum.effects.facts import NEUTRALIZED
from sandtable.games.athernum.events import E_SCALE, event, replaced
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.patterns import forbidden
from sandtable.games.athernum.reading.selections import selected
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    FACE_OF,
    LOSES,
    NOTHING,
    POOL,
    SKIPS,
    WINS,
    Board,
    is_effect,
    player_value,
    thing_of,
)
from sandtable.timing import pile


def do_players(s: Board, row: i64, scene: Scene) -> i64:
    """NEUTRALIZE, DOUBLE_DAMAGE, ADD, SKIP_PHASE, WIN, LOSE."""
    code = s.library.code
    kind = code[row + op.OP]
    by = actor(s, row, scene)
    a = row + code[row + op.A]
    done: i64 = 0
    if kind == op.NEUTRALIZE:
        for value in selected(s, a, scene):
            if is_effect(value) and neutralize(s, value, by):
                done += 1
    elif kind == op.DOUBLE_DAMAGE:
        for value in selected(s, a, scene):
            if is_effect(value) and double_damage(s, value):
                done += 1
    elif kind == op.ADD:
        if forbidden(s, op.ADD, player_value(by), NOTHING, 0, 0):
            return 0
        i: i64 = 0
        while i < code[a]:
            where = POOL + code[a + 1 + 2 * i]
            s.let(by, where, s.of(by, where) + code[a + 2 + 2 * i])
            done += code[a + 2 + 2 * i]
            i += 1
    elif kind == op.SKIP_PHASE:
        s.let(by, SKIPS, s.of(by, SKIPS) | 1 << code[row + op.A])
        done = 1
    elif kind == op.WIN:
        if happens(s, op.WIN, by):
            s.let(by, WINS, 1)
            done = 1
    elif kind == op.LOSE:
        if happens(s, op.LOSE, by):
            s.let(by, LOSES, 1)
            done = 1
    return done


def neutralize(s: Board, value: i64, by: i64) -> bool:
    """Take an effect off the stack; it never resolves (4.1.8d)."""
    at = pile.find(s.stack, value & 0xFFFFFFFF)
    if at < 0 or forbidden(s, op.NEUTRALIZE, player_value(by), value, 0, 0):
        return False
    if replaced(s, op.NEUTRALIZE, player_value(by), value, 0, 0):
        return False
    s.tell(NEUTRALIZED, s.stack[at + 5], s.get(thing_of(s.stack[at + 4]), FACE_OF))
    event(s, op.NEUTRALIZE, player_value(by), value, 0, 0)
    s.stack = pile.without(s.stack, at)
    return True


def double_damage(s: Board, value: i64) -> bool:
    """4.1.8b: an effect on the stack gets another value."""
    at = pile.find(s.stack, value & 0xFFFFFFFF)
    if at >= 0:
        s.stack[at + E_SCALE] *= 2
    return at >= 0


def happens(s: Board, kind: i64, player: i64) -> bool:
    """Whether an effect makes a player win or lose: nothing forbids it or comes instead."""
    if forbidden(s, kind, player_value(player), NOTHING, 0, 0):
        return False
    return not replaced(s, kind, player_value(player), NOTHING, 0, 0)
