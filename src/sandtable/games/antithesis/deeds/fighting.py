"""Deeds with Attacks and abilities: make one, make it again, prevent its damage, cancel an ability."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.attack import targets
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.attack.usable import SAME_TARGET, could_repeat, usable
from sandtable.games.antithesis.deeds.order import STAGE, Doing, OneByOne, Task, number, refs
from sandtable.games.antithesis.evaluating import selections, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.ability import ADDED_BY, used_inside
from sandtable.games.antithesis.windows.stacked import cancel
from sandtable.games.antithesis.windows.window import Window
from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing import tallies
from sandtable.timing.asking import Asking
from sandtable.timing.orders import Order
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    NOTHING,
    hold,
    is_effect,
    is_thing,
    number_of,
    number_value,
    thing_of,
)


@final
@mypyc_attr(acyclic=True)
class AttackDeed(Order):
    """This Character makes the Attack of the line (ATKSEQ); not if it has gone (R182)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        line = lay.part(s.faces.code, row, lay.A)
        source = program.source
        if source <= 0 or not s.same(source) or not cast(Board, s).in_play(thing_of(source)):
            program.done(0)
            return program.behind()
        return program.await_answer(s.push(Attack(source, program.you, program.header, line)))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        code = s.faces.code
        if lay.has(code, row, lay.B):
            kept = lay.get(code, lay.part(code, row, lay.B), lay.SLOT)
            program.fill(kept, cast(Board, s).worked.outcome)
        tell_maker(cast(Board, s))
        program.done(s.answer)
        return program.behind()


def tell_maker(s: Board) -> None:
    """Who was told to make the Attack that has just ended is told what it has dealt."""
    index = len(s.frames) - 1
    while index >= 0:
        frame = s.frames[index]
        if isinstance(frame, (Attack, Window)):
            return  # it was made in the midst of something else
        if isinstance(frame, MakeAttack):
            dealt = number_of(s.worked.outcome[0])
            frame.dealt = dealt if dealt > frame.dealt else frame.dealt
            return
        index -= 1


DEALT: Final = 953  # a register, behind those of OneByOne: the most True Damage so far
ASK: Final = 0  # steps of making an Attack
ASKED: Final = 1
MADE: Final = 2


@final
@mypyc_attr(acyclic=True)
class MakeAttack(Asking):
    """A Character uses one of its Attack abilities; which, is asked if it has several."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ref", "kind", "free", "target", "row", "dealt")

    def __init__(self, ref: i64 = 0, kind: i64 = 0, free: i64 = 0, target: i64 = 0, row: i64 = 0) -> None:
        super().__init__()
        self.ref: i64 = ref
        self.kind: i64 = kind
        self.free: i64 = free
        self.target: i64 = target
        self.row: i64 = row  # what the text adds to it, 0 for nothing
        self.dealt: i64 = 0  # the most True Damage that it has dealt

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        thing = thing_of(self.ref)
        if self.step == MADE:
            board.worked.dealt = self.dealt
            return DONE
        if self.step == ASK:
            found = self.headers(board)
            if len(found) == 0:
                board.worked.dealt = 0
                s.answer = 0
                return DONE
            self.step = ASKED
            if len(found) > 1:
                return s.ask(s.get(thing, its.CONTROLLER), c.R196)
            s.answer = self.options(s)[0]
        self.step = MADE
        header = values.abilities(board, thing)[o.ability_index(o.value_of(s.answer))]
        player = s.get(thing, its.CONTROLLER)
        frame = used_inside(player, self.ref, header, self.free == 1, self.target)
        if self.row > 0:
            frame.held = append(frame.held, hold(ADDED_BY, number_value(self.row)))
        return s.push(frame)

    def headers(self, s: Board) -> vec[i64]:
        if not s.same(self.ref) or not s.in_play(thing_of(self.ref)):
            return vec[i64]()
        more: i64 = 0
        if self.row > 0 and self.step <= ASKED:
            more = values.number_in(s, lay.part(s.library.code, self.row, lay.B), i.RNG)
        return usable(s, thing_of(self.ref), self.kind, self.free == 1, self.target, None, more)

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        thing = thing_of(self.ref)
        found = self.headers(board)
        out = vec[i64]()
        have = values.abilities(board, thing)
        index: i64 = 0
        while index < len(have):
            if have[index] in found:
                out = append(out, o.make(o.USE, o.ability(board.spot(thing), index)))
            index += 1
        return out


def dealt_so_far(s: CardState, scene: Scene) -> i64:
    found = scene.first(s, DEALT)
    return number_of(found) if found != NOTHING else 0


@final
@mypyc_attr(acyclic=True)
class Make(OneByOne):
    """Somebody makes an Attack of its own; what it has dealt can be asked just behind it."""

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        scene = program.scene()
        if scene.first(s, STAGE) == NOTHING:
            dealt = max(board.worked.dealt, dealt_so_far(s, scene))
            program.fill(DEALT, append(vec[i64](), number_value(dealt)))
        return super().heard(program, s, row)

    def finish(self, program: Program, s: Board, done: i64) -> None:
        dealt = dealt_so_far(s, program.scene())
        program.fill(DEALT, vec[i64]())
        program.done(done)
        program.many = dealt

    def frame(self, program: Program, s: Board, row: i64, ref: i64) -> Frame | None:
        code = s.library.code
        pairs = lay.part(code, row, lay.B)
        target: i64 = 0
        if lay.has(code, row, lay.C):
            for value in refs(s, row, lay.C, program.scene()):
                target = value
            if target == 0:
                return None  # it has gone
        kind = values.number_in(s, pairs, i.ATTACK_KIND)
        free: i64 = 1 if values.number_in(s, pairs, i.FREE_OF_COST) != 0 else 0
        more: i64 = 0
        if lay.pairs(code, pairs) > 1 + free:
            more = row
        return MakeAttack(ref, kind, free, target, more)


@final
@mypyc_attr(acyclic=True)
class Again(Task):
    """The Attack that the window is about, once more at no cost: a new Attack (R79)."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        if not could_repeat(s, row, prices.nothing()):
            return None
        at = attacks.innermost(s.attacks)
        attacker = s.attacks[at + attacks.ATTACKER]
        player = s.get(thing_of(attacker), its.CONTROLLER)
        target = targets.aimed_at(s, at)
        if lay.get(s.library.code, row, lay.FORM) != SAME_TARGET:
            target = -target
        return used_inside(player, attacker, s.attacks[at + attacks.HEADER], True, target)


@final
@mypyc_attr(acyclic=True)
class Retarget(Doing):
    """Another Character becomes the target of this Attack, if that has one and it is an enemy (R216)."""

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        at = attacks.innermost(s.attacks)
        if at < 0 or s.attacks[at + attacks.TARGET] == 0:
            return 0
        done: i64 = 0
        for ref in refs(s, row, lay.A, scene):
            enemy = s.get(thing_of(ref), its.CONTROLLER) != s.attacks[at + attacks.YOU]
            if s.in_play(thing_of(ref)) and enemy and s.attacks[at + attacks.TARGET] != ref:
                s.set_attack(s.attacks[at + attacks.NUMBER], attacks.TARGET, ref)
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Prevent(Order):
    """So much is taken off every kind of True Damage that this Attack deals to the Character (R183)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        scene = program.scene()
        attack = board.attack(attacks.NUMBER)
        done: i64 = 0
        for ref in self.hurt(program, board, scene):
            board.averted = tallies.added(board.averted, attack, ref, number(board, row, lay.B, scene))
            done += 1
        program.done(done)
        return program.behind()

    def hurt(self, program: Program, s: Board, scene: Scene) -> vec[i64]:
        """Who would take the damage: B of the window that the Response waits for."""
        code = s.library.code
        trigger = lay.part(code, program.header, lay.EVENT)
        pattern = lay.pattern(code, lay.part(code, trigger, lay.WAITS_FOR), 0)
        out = vec[i64]()
        if not lay.has(code, pattern, lay.B) or len(s.attacks) == 0:
            return out
        selection = lay.part(code, pattern, lay.B)
        if lay.kind(code, selection) == i.MATCH:
            found = scene.all(s, lay.get(code, selection, lay.SLOT))
        else:
            found = selections.selected(s, selection, scene)
        for value in found:
            if is_thing(value) and s.same(value):
                out = append(out, value)
        return out


@final
@mypyc_attr(acyclic=True)
class Cancel(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for value in selections.selected(s, lay.part(s.library.code, row, lay.A), scene):
            if is_effect(value) and cancel(s, value):
                done += 1
        return done
