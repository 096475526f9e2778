"""Instructions about effects on the stack and about players."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.deeds.order import Deed
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.limits import within
from sandtable.games.athernum.table.state import Board
from sandtable.timing import pending, pile
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.evaluating.selections import selected
from sandtable.timing.events import event, stopped
from sandtable.timing.meant import actor
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, is_effect, player_value, thing_of


@mypyc_attr(acyclic=True)
class ToEffects(Deed):
    """A deed that is done to each effect in A."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        by = actor(s, row, scene)
        done: i64 = 0
        for value in selected(s, lay.part(s.library.code, row, lay.A), scene):
            if is_effect(value) and self.one(s, value, by):
                done += 1
        return done

    def one(self, s: Board, value: i64, by: i64) -> bool:
        """Do it to one of them; whether that was done."""
        raise AssertionError("every deed does something")


@final
@mypyc_attr(acyclic=True)
class Neutralize(ToEffects):
    """It is taken off the stack, and never resolves (4.1.8d)."""

    def one(self, s: Board, value: i64, by: i64) -> bool:
        at = pending.find(s.stack, value)
        if at < 0 or stopped(s, op.NEUTRALIZE, player_value(by), value, 0, 0):
            return False
        source = thing_of(pending.get(s.stack, at, pending.SOURCE))
        s.tell(facts.NEUTRALIZED, pending.get(s.stack, at, pending.YOU), s.get(source, its.FACE))
        event(s, op.NEUTRALIZE, player_value(by), value, 0, 0)
        s.stack = pile.without(s.stack, at)
        return True


@final
@mypyc_attr(acyclic=True)
class DoubleDamage(ToEffects):
    """4.1.8b: an effect on the stack gets another value."""

    def one(self, s: Board, value: i64, by: i64) -> bool:
        at = pending.find(s.stack, value)
        if at >= 0:
            pending.put(s.stack, at, pending.SCALE, within(2 * pending.get(s.stack, at, pending.SCALE)))
        return at >= 0


@final
@mypyc_attr(acyclic=True)
class Add(Deed):
    """Resources go into a player's pool."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        a = lay.part(code, row, lay.A)
        by = actor(s, row, scene)
        if forbidden(s, op.ADD, player_value(by), NOTHING, 0, 0):
            return 0
        times = amount(s, lay.part(code, row, lay.C), scene) if lay.has(code, row, lay.C) else 1
        own = s.of(by, their.FACTION) if lay.get(code, row, lay.B) == 1 else i64(0)
        done: i64 = 0
        i: i64 = 0
        while i < lay.pairs(code, a):
            where = their.POOL + lay.pair_kind(code, a, i) + own
            s.let(by, where, within(s.of(by, where) + lay.pair_number(code, a, i) * times))
            done += lay.pair_number(code, a, i) * times
            i += 1
        return done


@final
@mypyc_attr(acyclic=True)
class SkipPhase(Deed):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        by = actor(s, row, scene)
        s.let(by, their.SKIPS, s.of(by, their.SKIPS) | 1 << lay.get(s.library.code, row, lay.A))
        return 1


@final
@mypyc_attr(acyclic=True)
class ExtraTurn(Deed):
    """One more turn when this one is over (R178)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        by = actor(s, row, scene)
        s.let(by, their.EXTRA_TURNS, within(s.of(by, their.EXTRA_TURNS) + 1))
        return 1


@final
@mypyc_attr(acyclic=True)
class EndGame(Deed):
    """A player wins the game, or loses it."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        by = actor(s, row, scene)
        kind = lay.kind(s.library.code, row)
        if not happens(s, kind, by):
            return 0
        s.let(by, their.WINS if kind == op.WIN else their.LOSES, 1)
        return 1


def happens(s: Board, kind: i64, player: i64) -> bool:
    """Whether an effect makes a player win or lose: nothing forbids it or comes instead."""
    return not stopped(s, kind, player_value(player), NOTHING, 0, 0)
