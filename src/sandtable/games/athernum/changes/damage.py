"""Damage: dealt, prevented and healed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.changes.lasting import is_spent, spend
from sandtable.games.athernum.changes.showing import known_face
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.barring import by_effect
from sandtable.games.athernum.evaluating.layers import could_have_dfv
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.limits import within
from sandtable.games.athernum.table.state import Board
from sandtable.timing import facts as common
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import about, in_force, scene_of
from sandtable.timing.evaluating.patterns import forbidden, pattern_fits
from sandtable.timing.evaluating.selections import matches
from sandtable.timing.events import event, instead, stopped
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, player_value


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
    s.put(thing, its.DAMAGE, within(s.get(thing, its.DAMAGE) + count))
    s.tell(facts.DAMAGED, s.get(thing, its.CONTROLLER), common.counted(known_face(s, thing), count))
    event(s, op.DEAL, source, NOTHING, ref, count)
    if combat:
        event(s, op.COMBAT_DAMAGE, source, NOTHING, ref, count)
    return count


def shielded(s: Board, source: i64, thing: i64, count: i64, combat: bool) -> i64:
    """How much of the damage is left after what prevents it, the newest first (R89)."""
    code = s.library.code
    ref = s.ref(thing)
    sure = s.shapes & shapes.OTHERS != 0 and unprevented(s, source, combat)
    damage: i64 = op.COMBAT_DAMAGE if combat else op.DEAL
    for at in lasts.newest_first(s.lasting):
        if count <= 0:
            break
        kind = s.lasts(at, lasts.OPERATION)
        if sure and (kind != op.REPLACE or prevents(s, s.lasts(at, lasts.ROW))):
            continue
        if kind == op.PREVENT_NEXT:
            if s.lasts(at, lasts.LEFT) > 0 and about(s, at, thing):
                left = s.lasts(at, lasts.LEFT)
                stopped = left if left < count else count
                lasts.put(s.lasting, at, lasts.LEFT, left - stopped)
                count -= stopped
        elif kind == op.PREVENT_ALL or (kind == op.PREVENT_COMBAT and combat):
            through = lay.get(code, s.lasts(at, lasts.ROW), lay.A)  # R153
            if about(s, at, thing) and (through == 0 or (not combat and by_effect(s, at, through))):
                count = 0
        elif kind == op.REPLACE and s.lasts(at, lasts.TIME) not in s.excluded:
            row = s.lasts(at, lasts.ROW)
            if s.lasts(at, lasts.LEFT) != 0 and in_force(s, at) and not is_spent(s, at):
                scene = scene_of(s, at)
                if damage_meant(s, scene, lay.part(code, row, lay.A), source, ref, count, combat):
                    count = less(s, at, scene, row, count, damage, source, ref)
                    spend(s, at)
                    if s.lasts(at, lasts.LEFT) > 0:
                        lasts.put(s.lasting, at, lasts.LEFT, s.lasts(at, lasts.LEFT) - 1)
        elif kind == op.PREVENT_EVENT and s.lasts(at, lasts.LEFT) != 0 and in_force(s, at):
            row = s.lasts(at, lasts.ROW)
            if damage_pattern(s, scene_of(s, at), lay.part(code, row, lay.A), source, ref, count, combat):
                lasts.put(s.lasting, at, lasts.LEFT, 0)
                count = 0
    return count


def unprevented(s: Board, source: i64, combat: bool) -> bool:
    """Whether something in force says that damage of this source cannot be prevented (R155)."""
    code = s.library.code
    for at in lasts.each_of(s.lasting, op.UNPREVENTED):
        row = s.lasts(at, lasts.ROW)
        which = lay.get(code, row, lay.A)
        if not in_force(s, at) or (which == op.COMBAT_OF and not combat):
            continue
        if which == op.ALL_DAMAGE or matches(s, lay.part(code, row, lay.WHO), source, scene_of(s, at)):
            return True
    return False


def prevents(s: Board, row: i64) -> bool:
    """Whether a replacement prevents damage, and does nothing else with it."""
    return lay.kind(s.library.code, row + lay.ROW) in (op.PREVENT_SOME, op.PREVENT_THAT, op.PREVENT_BUT)


def damage_meant(
    s: Board, scene: Scene, condition: i64, source: i64, ref: i64, count: i64, combat: bool
) -> bool:
    code = s.library.code
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        if damage_pattern(s, scene, pattern, source, ref, count, combat):
            return True
        i += 1
    return False


def damage_pattern(
    s: Board, scene: Scene, pattern: i64, source: i64, ref: i64, count: i64, combat: bool
) -> bool:
    kind = lay.kind(s.library.code, pattern)
    if kind != op.DEAL and not (kind == op.COMBAT_DAMAGE and combat):
        return False
    scene.bound = vec[i64]()
    return pattern_fits(s, pattern, scene, source, NOTHING, ref, count)


def less(s: Board, at: i64, scene: Scene, row: i64, count: i64, damage: i64, source: i64, ref: i64) -> i64:
    """A replacement of damage: what it prevents is taken off at once, what else it does comes after."""
    code = s.library.code
    first = row + lay.ROW
    kind = lay.kind(code, first)
    left: i64 = 0
    stopped = count
    pc = first
    if kind == op.PREVENT_SOME:
        stopped = lay.get(code, lay.part(code, first, lay.A), lay.N)
        stopped = stopped if stopped < count else count
        left = count - stopped
        pc = first + lay.ROW
    elif kind == op.PREVENT_THAT:
        pc = first + lay.ROW
    elif kind == op.PREVENT_BUT:
        left = lay.get(code, lay.part(code, first, lay.A), lay.N)
        left = left if left < count else count
        stopped = count - left
        pc = first + lay.ROW
    elif kind == op.DOUBLE_THAT or kind == op.INCREASE_THAT:
        more = lay.get(code, lay.part(code, first, lay.A), lay.N) if kind == op.INCREASE_THAT else count
        left = within(count + more)
        pc = first + lay.ROW
    if pc < lay.part(code, row, lay.C):
        instead(s, at, scene, pc, stopped, damage, source, ref, 0)
    return left


def heal(s: Board, by: i64, thing: i64, count: i64) -> i64:
    """Take damage counters off (0.def.heal)."""
    have = s.get(thing, its.DAMAGE)
    count = count if count < have else have
    if count <= 0:
        return 0
    ref = s.ref(thing)
    if stopped(s, op.HEAL, player_value(by), NOTHING, ref, op.DAMAGE):
        return 0
    if stopped(s, op.REMOVE, player_value(by), NOTHING, ref, op.DAMAGE):
        return 0
    s.put(thing, its.DAMAGE, have - count)
    s.tell(facts.HEALED, s.get(thing, its.CONTROLLER), common.counted(known_face(s, thing), count))
    event(s, op.HEAL, player_value(by), NOTHING, ref, op.DAMAGE)
    event(s, op.REMOVE, player_value(by), NOTHING, ref, op.DAMAGE)  # R183
    return count
