"""Damage: dealt, prevented and healed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.effects.facts import DAMAGED, HEALED
from sandtable.games.athernum.effects.showing import known_face
from sandtable.games.athernum.events import BY_STATIC, entry, event, replaced
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.lasting import about, in_force, scene_of
from sandtable.games.athernum.reading.layers import could_have_dfv
from sandtable.games.athernum.reading.patterns import forbidden, pattern_fits
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    CONTROLLER,
    DAMAGE,
    HEADER,
    LASTING_WIDTH,
    LEFT,
    NOTHING,
    OPERATION,
    ROW,
    TIME,
    Board,
    player_value,
)
from sandtable.timing import pile


def deal(s: Board, source: i64, thing: i64, count: i64, combat: bool) -> i64:
    """Put damage counters on a permanent (9.3.9c, 10.3.2); the answer is how many."""
    if count <= 0 or not could_have_dfv(s, thing):
        return 0
    ref = s.ref(thing)
    if forbidden(s, op.DEAL, source, NOTHING, ref, count):
        return 0
    if combat and forbidden(s, op.COMBAT_DAMAGE, source, NOTHING, ref, count):
        return 0
    count = shielded(s, source, thing, count, combat)
    if count <= 0:
        return 0
    s.put(thing, DAMAGE, s.get(thing, DAMAGE) + count)
    s.tell(DAMAGED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    event(s, op.DEAL, source, NOTHING, ref, count)
    if combat:
        event(s, op.COMBAT_DAMAGE, source, NOTHING, ref, count)
    return count


def shielded(s: Board, source: i64, thing: i64, count: i64, combat: bool) -> i64:
    """How much of the damage is left after what prevents it, the newest first (R89)."""
    code = s.library.code
    ref = s.ref(thing)
    at: i64 = len(s.lasting) - LASTING_WIDTH
    while at >= 0 and count > 0:
        kind = s.lasting[at + OPERATION]
        if kind == op.PREVENT_NEXT:
            if s.lasting[at + LEFT] > 0 and about(s, at, thing):
                stopped = s.lasting[at + LEFT] if s.lasting[at + LEFT] < count else count
                s.lasting[at + LEFT] -= stopped
                count -= stopped
        elif kind == op.PREVENT_ALL or (kind == op.PREVENT_COMBAT and combat):
            if about(s, at, thing):
                count = 0
        elif kind == op.REPLACE and s.lasting[at + TIME] not in s.excluded:
            row = s.lasting[at + ROW]
            if s.lasting[at + LEFT] != 0 and in_force(s, at):
                scene = scene_of(s, at)
                if damage_meant(s, scene, row + code[row + op.A], source, ref, count, combat):
                    count = less(s, at, scene, row, count)
        elif kind == op.PREVENT_EVENT and s.lasting[at + LEFT] != 0 and in_force(s, at):
            row = s.lasting[at + ROW]
            if damage_pattern(s, scene_of(s, at), row + code[row + op.A], source, ref, count, combat):
                s.lasting[at + LEFT] = 0
                count = 0
        at -= LASTING_WIDTH
    return count


def damage_meant(
    s: Board, scene: Scene, condition: i64, source: i64, ref: i64, count: i64, combat: bool
) -> bool:
    code = s.library.code
    i: i64 = 0
    while i < code[condition + 1]:
        pattern = condition + code[condition + 2 + i]
        if damage_pattern(s, scene, pattern, source, ref, count, combat):
            return True
        i += 1
    return False


def damage_pattern(
    s: Board, scene: Scene, pattern: i64, source: i64, ref: i64, count: i64, combat: bool
) -> bool:
    kind = s.library.code[pattern + op.OP]
    if kind != op.DEAL and not (kind == op.COMBAT_DAMAGE and combat):
        return False
    scene.bound = vec[i64]()
    return pattern_fits(s, pattern, scene, source, NOTHING, ref, count)


def less(s: Board, at: i64, scene: Scene, row: i64, count: i64) -> i64:
    """A replacement of damage: what it prevents is taken off at once, what else it does comes after."""
    code = s.library.code
    first = row + op.ROW
    kind = code[first]
    left: i64 = 0
    stopped = count
    pc = first
    if kind == op.PREVENT_SOME:
        stopped = code[first + code[first + op.A] + 1]
        stopped = stopped if stopped < count else count
        left = count - stopped
        pc = first + op.ROW
    elif kind == op.PREVENT_THAT:
        pc = first + op.ROW
    end = row + code[row + op.C]
    if pc < end:
        held = scene.held
        for one in scene.bound:
            held = append(held, one)
        made = entry(s.lasting[at + HEADER], pc, end, scene.source, scene.you, BY_STATIC, held)
        made[0] = s.lasting[at + TIME]
        made[8] = stopped
        s.waiting = pile.added(s.waiting, made)
    return left


def heal(s: Board, by: i64, thing: i64, count: i64) -> i64:
    """Take damage counters off (0.def.heal)."""
    have = s.get(thing, DAMAGE)
    count = count if count < have else have
    if count <= 0:
        return 0
    ref = s.ref(thing)
    if forbidden(s, op.HEAL, player_value(by), NOTHING, ref, op.DAMAGE):
        return 0
    if replaced(s, op.HEAL, player_value(by), NOTHING, ref, op.DAMAGE):
        return 0
    s.put(thing, DAMAGE, have - count)
    s.tell(HEALED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    event(s, op.HEAL, player_value(by), NOTHING, ref, op.DAMAGE)
    return count
