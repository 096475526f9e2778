"""Targets: chosen as an effect goes on the stack, tested again on resolution, and exchanged for others."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.kernel.frames import DONE
from sandtable.kernel.state import State
from sandtable.timing import asking, pending
from sandtable.timing import options as o
from sandtable.timing.asking import Asking, Pick
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.targets import aimable_by_turns, mode_aimable, mode_count, target_list, together
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    NOTHING,
    effect_number,
    hold,
    is_effect,
    is_number,
    is_player,
    player_of,
    slot_of,
    value_of,
)

# steps of aiming
MODES: Final = 0
MODE_ASKED: Final = 1
TARGETS: Final = 2
TARGET_PICKED: Final = 3

_INDEX: Final = 8  # bits of a register's index in what a redirection remembers


@final
@mypyc_attr(acyclic=True)
class Aiming(Asking):
    """Modes and targets of one effect, chosen by its controller as it goes on the stack.

    The answer to the frame below is in `s.picked`: the mode, and behind it the registers with what they hold.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("header", "source", "you", "held", "mode", "index")

    def __init__(self, header: i64 = 0, source: i64 = 0, you: i64 = 0, held: vec[i64] | None = None) -> None:
        super().__init__()
        self.header: i64 = header
        self.source: i64 = source
        self.you: i64 = you
        self.held = vec[i64]() if held is None else held
        self.mode: i64 = 0
        self.index: i64 = 0

    def instead(self) -> i64:
        return 0

    def left(self, s: CardState) -> i64:
        return self.finish(s)

    def go(self, s: CardState) -> i64:
        if self.step == MODES:
            legal = self.modes(s)
            if len(legal) > 1:
                self.step = MODE_ASKED
                return s.ask(self.you, s.rules.clause(s, asking.TARGETS, 0))
            if len(legal) == 1:
                self.mode = legal[0]
            self.step = TARGETS
        elif self.step == MODE_ASKED:
            self.mode = o.value_of(s.answer)
            self.step = TARGETS
        elif self.step == TARGET_PICKED:
            self.step = TARGETS
            targets = target_list(s, self.header, self.mode)
            slot = lay.get(s.faces.code, targets[self.index], lay.SLOT)
            for value in s.picked:
                self.held = append(self.held, hold(slot, value))
                s.rules.targeted(s, self.you, value)
            self.index += 1
        targets = target_list(s, self.header, self.mode)
        while self.index < len(targets):
            selection = targets[self.index]
            pool = self.pool(s, targets, selection)
            low = lay.get(s.faces.code, selection, lay.LOW)
            high = lay.get(s.faces.code, selection, lay.HIGH)
            if len(pool) >= low and len(pool) > 0:
                self.step = TARGET_PICKED
                return s.push(Pick(self.you, pool, low, high, s.rules.clause(s, asking.TARGETS, 0)))
            self.index += 1  # it goes on the stack without this target
        return self.finish(s)

    def finish(self, s: CardState) -> i64:
        out = append(vec[i64](), self.mode)
        for one in self.held:
            out = append(out, one)
        s.picked = out
        return DONE

    def modes(self, s: CardState) -> vec[i64]:
        """Modes that can be chosen: those with a legal choice for every required target."""
        out = vec[i64]()
        count = mode_count(s, self.header)
        scene = Scene(self.source, self.you, self.held)
        mode: i64 = 1
        while mode <= count:
            if mode_aimable(s, self.header, mode, scene):
                out = append(out, mode)
            mode += 1
        return out

    def pool(self, s: CardState, targets: vec[i64], selection: i64) -> vec[i64]:
        """Legal choices: what fits, has not been chosen for the same instruction already, and leaves
        something for the targets to come, if anything does.
        """
        scene = Scene(self.source, self.you, self.held)
        slot = lay.get(s.faces.code, selection, lay.SLOT)
        out = vec[i64]()
        good = vec[i64]()
        for value in s.rules.candidates(s, selection, scene, lay.MANY):
            if not self.taken(s, targets, selection, value):
                out = append(out, value)
                chosen = Scene(self.source, self.you, append(self.held[:], hold(slot, value)))
                if aimable_by_turns(s, targets, self.index + 1, chosen):
                    good = append(good, value)
        return good if len(good) > 0 else out

    def taken(self, s: CardState, targets: vec[i64], selection: i64, value: i64) -> bool:
        code = s.faces.code
        for one in self.held:
            if value_of(one) == value:
                for other in targets:
                    if other != selection and lay.get(code, other, lay.SLOT) == slot_of(one):
                        if together(s, self.header, other, selection):
                            return True
        return False

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        for mode in self.modes(cast(CardState, s)):
            out = append(out, o.make(o.MODE, mode))
        return out


# ---- on resolution


def still_aimed(program: Program, s: CardState) -> bool:
    """Test targets again: illegal ones are dropped; without a legal one left nothing happens."""
    chosen: i64 = 0
    good: i64 = 0
    missing = False
    code = s.faces.code
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
        if legal(s, selection, value_of(one), scene):
            good += 1
            kept = append(kept, one)
    for target in targets:
        if lay.get(code, target, lay.LOW) != 0 and scene.first(s, lay.get(code, target, lay.SLOT)) == NOTHING:
            missing = True
    program.held = kept
    if missing or (chosen > 0 and good == 0):
        return False
    return gate_holds(program, s)


def gate_holds(program: Program, s: CardState) -> bool:
    """The "if" behind a trigger is tested again on resolution."""
    code = s.faces.code
    if program.end != 0 or not lay.has(code, program.header, lay.GATE):
        return True
    return s.rules.holds(s, lay.part(code, program.header, lay.GATE), program.scene())


def legal(s: CardState, selection: i64, value: i64, scene: Scene) -> bool:
    """Whether a target is still there and still fits."""
    if is_player(value):
        if not s.alive(player_of(value)):
            return False
    elif is_effect(value):
        if pending.find(s.stack, value) < 0:
            return False
    elif not is_number(value) and not s.same(value):
        return False
    return s.rules.fits(s, lay.part(s.faces.code, selection, lay.FITS), value, scene)


# ---- other targets for an effect that waits


def redirect(program: Program, s: CardState, row: i64, scene: Scene) -> i64:
    """Another legal target, picked by whoever controls the modifying effect."""
    code = s.faces.code
    for value in s.rules.selected(s, lay.part(code, row, lay.A), scene):
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
                        clause = s.rules.clause(s, asking.NEW_TARGET, row)
                        return program.await_answer(s.push(Pick(program.you, pool, 1, 1, clause)))
            i += 1
    program.done(0)
    return program.behind()


def other_targets(s: CardState, at: i64, target: i64) -> vec[i64]:
    """What an effect on the stack could be aimed at instead: what its controller could have chosen and has
    not. Of effects these are the lower ones.
    """
    theirs = Scene(
        pending.get(s.stack, at, pending.SOURCE),
        pending.get(s.stack, at, pending.YOU),
        pending.held(s.stack, at),
    )
    out = vec[i64]()
    for value in s.rules.candidates(s, target, theirs, lay.MANY):
        if theirs.holds(s, lay.get(s.faces.code, target, lay.SLOT), value):
            continue
        if not is_effect(value) or effect_number(value) < pending.get(s.stack, at, pending.NUMBER):
            out = append(out, value)
    return out


def aim(program: Program, s: CardState) -> None:
    """The other target was picked."""
    at = program.slot >> _INDEX
    i = program.slot & ((1 << _INDEX) - 1)
    for value in s.picked:
        pending.set_register(s.stack, at, i, hold(pending.slot_at(s.stack, at, i), value))
        program.done(1)
