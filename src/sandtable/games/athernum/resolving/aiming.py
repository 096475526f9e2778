"""Targets on resolution: tested again, and exchanged for others."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.asking import Pick
from sandtable.games.athernum.events import E_HEADER, E_HELD, E_MODE, E_REGISTERS, E_SOURCE, E_YOU
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.conditions import holds
from sandtable.games.athernum.reading.filters import fits
from sandtable.games.athernum.reading.selections import candidates, selected
from sandtable.games.athernum.reading.targets import target_list
from sandtable.games.athernum.resolving.program import AIMED, Program
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    NOTHING,
    Board,
    hold,
    is_effect,
    is_player,
    player_of,
    slot_of,
    value_of,
)
from sandtable.kernel.frames import AGAIN
from sandtable.timing import pile


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
            if code[target + op.SLOT] == slot:
                selection = target
        if selection == 0:
            kept = append(kept, one)
            continue
        chosen += 1
        if legal(program, s, selection, value_of(one), scene):
            good += 1
            kept = append(kept, one)
    for target in targets:
        if code[target + op.LOW] != 0 and scene.first(s, code[target + op.SLOT]) == NOTHING:
            missing = True
    program.held = kept
    if missing or (chosen > 0 and good == 0):
        return False
    return gate_holds(program, s)


def gate_holds(program: Program, s: Board) -> bool:
    """The "if" behind a trigger is tested again on resolution."""
    code = s.library.code
    if program.end != 0 or code[program.header + op.GATE] == 0:
        return True
    return holds(s, program.header + code[program.header + op.GATE], program.scene())


def legal(program: Program, s: Board, selection: i64, value: i64, scene: Scene) -> bool:
    code = s.library.code
    if is_player(value):
        if not s.alive(player_of(value)):
            return False
    elif is_effect(value):
        if pile.find(s.stack, value & 0xFFFFFFFF) < 0:
            return False
    elif not s.same(value):
        return False
    return fits(s, selection + code[selection + op.FITS], value, scene)


def redirect(program: Program, s: Board, row: i64, scene: Scene) -> i64:
    """Another legal target, picked by whoever controls the modifying effect (4.1.8b)."""
    code = s.library.code
    for value in selected(s, row + code[row + op.A], scene):
        at = pile.find(s.stack, value & 0xFFFFFFFF)
        if at < 0:
            continue
        header = s.stack[at + E_HEADER]
        i: i64 = 0
        while i < s.stack[at + E_HELD]:
            for target in target_list(s, header, s.stack[at + E_MODE]):
                if code[target + op.SLOT] == slot_of(s.stack[at + E_REGISTERS + i]):
                    pool = other_targets(s, at, target)
                    if len(pool) > 0:
                        program.slot = at << 8 | i
                        program.step = AIMED
                        return s.push(Pick(program.you, pool, 1, 1, c.C_4_1_8B))
            i += 1
    program.done(0)
    program.pc += op.ROW
    return AGAIN


def other_targets(s: Board, at: i64, target: i64) -> vec[i64]:
    """What an effect on the stack could be aimed at instead: what its controller could have chosen and has
    not. Of effects these are the lower ones (R7).
    """
    held = s.stack[at + E_REGISTERS : at + E_REGISTERS + s.stack[at + E_HELD]]
    theirs = Scene(s.stack[at + E_SOURCE], s.stack[at + E_YOU], held)
    out = vec[i64]()
    for value in candidates(s, target, theirs):
        if theirs.holds(s, s.library.code[target + op.SLOT], value):
            continue
        if not is_effect(value) or value & 0xFFFFFFFF < s.stack[at]:
            out = append(out, value)
    return out


def aim(program: Program, s: Board) -> None:
    at = program.slot >> 8
    i = program.slot & 255
    where = at + E_REGISTERS + i
    for value in s.picked:
        s.stack[where] = hold(slot_of(s.stack[where]), value)
        program.done(1)
