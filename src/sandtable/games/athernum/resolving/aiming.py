"""Targets on resolution: tested again, and exchanged for others."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.evaluating.conditions import holds
from sandtable.games.athernum.evaluating.filters import fits
from sandtable.games.athernum.evaluating.selections import candidates, selected
from sandtable.games.athernum.evaluating.targets import target_list
from sandtable.games.athernum.questions.asking import Pick
from sandtable.games.athernum.resolving.program import AIMED, Program
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN
from sandtable.timing import pending
from sandtable.timing.scene import Scene
from sandtable.timing.values import (
    NOTHING,
    effect_number,
    hold,
    is_effect,
    is_player,
    player_of,
    slot_of,
    value_of,
)

_INDEX: Final = 8  # bits of a register's index in what a redirection remembers


def still_aimed(program: Program, s: Board) -> bool:
    """Test targets again: illegal ones are dropped; without a legal one left nothing happens (R8,
    4.3.5b.III).
    """
    chosen: i64 = 0
    good: i64 = 0
    missing = False
    code = s.library.code
    scene = program.scene()
    kept = vec[i64]()
    targets = target_list(s, program.header, program.mode)
    if len(targets) == 0 or program.end != 0:  # what was left for later is no longer aimed
        return gate_holds(program, s)
    for one in program.held:
        slot = slot_of(one)
        selection: i64 = 0
        for target in targets:
            if lay.get(code, target, lay.SLOT) == slot:
                selection = target
        if selection == 0:
            kept = append(kept, one)
            continue
        chosen += 1
        if legal(program, s, selection, value_of(one), scene):
            good += 1
            kept = append(kept, one)
    for target in targets:
        if lay.get(code, target, lay.LOW) != 0 and scene.first(s, lay.get(code, target, lay.SLOT)) == NOTHING:
            missing = True
    program.held = kept
    if missing or (chosen > 0 and good == 0):
        return False
    return gate_holds(program, s)


def gate_holds(program: Program, s: Board) -> bool:
    """The "if" behind a trigger is tested again on resolution."""
    code = s.library.code
    if program.end != 0 or not lay.has(code, program.header, lay.GATE):
        return True
    return holds(s, lay.part(code, program.header, lay.GATE), program.scene())


def legal(program: Program, s: Board, selection: i64, value: i64, scene: Scene) -> bool:
    code = s.library.code
    if is_player(value):
        if not s.alive(player_of(value)):
            return False
    elif is_effect(value):
        if pending.find(s.stack, value) < 0:
            return False
    elif not s.same(value):
        return False
    return fits(s, lay.part(code, selection, lay.FITS), value, scene)


def redirect(program: Program, s: Board, row: i64, scene: Scene) -> i64:
    """Another legal target, picked by whoever controls the modifying effect (4.1.8b)."""
    code = s.library.code
    for value in selected(s, lay.part(code, row, lay.A), scene):
        at = pending.find(s.stack, value)
        if at < 0:
            continue
        header = pending.get(s.stack, at, pending.HEADER)
        i: i64 = 0
        while i < pending.get(s.stack, at, pending.HELD):
            for target in target_list(s, header, pending.get(s.stack, at, pending.MODE)):
                if lay.get(code, target, lay.SLOT) == pending.slot_at(s.stack, at, i):
                    pool = other_targets(s, at, target)
                    if len(pool) > 0:
                        program.slot = at << _INDEX | i
                        program.step = AIMED
                        return s.push(Pick(program.you, pool, 1, 1, c.C_4_1_8B))
            i += 1
    program.done(0)
    program.pc += lay.ROW
    return AGAIN


def other_targets(s: Board, at: i64, target: i64) -> vec[i64]:
    """What an effect on the stack could be aimed at instead: what its controller could have chosen and has
    not. Of effects these are the lower ones (R7).
    """
    theirs = Scene(
        pending.get(s.stack, at, pending.SOURCE),
        pending.get(s.stack, at, pending.YOU),
        pending.held(s.stack, at),
    )
    out = vec[i64]()
    for value in candidates(s, target, theirs):
        if theirs.holds(s, lay.get(s.library.code, target, lay.SLOT), value):
            continue
        if not is_effect(value) or effect_number(value) < pending.get(s.stack, at, pending.NUMBER):
            out = append(out, value)
    return out


def aim(program: Program, s: Board) -> None:
    at = program.slot >> _INDEX
    i = program.slot & ((1 << _INDEX) - 1)
    for value in s.picked:
        pending.set_register(s.stack, at, i, hold(pending.slot_at(s.stack, at, i), value))
        program.done(1)
