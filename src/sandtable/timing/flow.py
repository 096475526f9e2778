"""The orders that every game has: how a program goes on, and deeds that are done at once."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.kernel.frames import AGAIN
from sandtable.timing import asking
from sandtable.timing import options as o
from sandtable.timing.aiming import aim, redirect
from sandtable.timing.each_player import goes_on
from sandtable.timing.meant import actor
from sandtable.timing.orders import Order
from sandtable.timing.picking import pick, picked
from sandtable.timing.program import INSTEAD, Program
from sandtable.timing.scene import Scene
from sandtable.timing.targets import mode_at
from sandtable.timing.things import CardState
from sandtable.timing.values import EVENT_SLOT


def next_beat(s: CardState, row: i64) -> None:
    """What "and" joins happens on one beat; anything else begins the next."""
    if lay.get(s.faces.code, row, lay.LINK) != lay.AND:
        s.beat += 1


@final
@mypyc_attr(acyclic=True)
class PickRow(Order):
    def run(self, program: Program, s: CardState, row: i64) -> i64:
        return pick(program, s, row)

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        return picked(program, s, row)


@mypyc_attr(acyclic=True)
class Offer(Order):
    """MAY and UNLESS: decided on resolution; nobody is offered what they cannot do."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        code = s.faces.code
        first = row + lay.ROW
        who = actor(s, row, program.scene())
        if not s.alive(who) or not s.faces.orders[lay.kind(code, first)].possible(program, s, first, who):
            return self.taken(program, s, row, False)
        return program.await_answer(s.ask(who, s.rules.clause(s, asking.OFFER, row)))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        return self.taken(program, s, row, s.answer == o.YES)

    def taken(self, program: Program, s: CardState, row: i64, yes: bool) -> i64:
        """Go on behind the offer if it was taken, and otherwise where it leads to."""
        program.did = 1 if yes else 0
        if yes and program.purpose == INSTEAD:
            program.fill(EVENT_SLOT, vec[i64]())  # what it was offered for does not happen
        if not yes:
            program.many = 0  # what was offered touched nothing
        program.pc = row + lay.ROW if yes else lay.part(s.faces.code, row, lay.C)
        return AGAIN


@mypyc_attr(acyclic=True)
class If(Order):
    def run(self, program: Program, s: CardState, row: i64) -> i64:
        code = s.faces.code
        yes = s.rules.holds(s, lay.part(code, row, lay.A), program.scene())
        program.pc = row + lay.ROW if yes else lay.part(code, row, lay.C)
        return AGAIN


@mypyc_attr(acyclic=True)
class Else(Order):
    def run(self, program: Program, s: CardState, row: i64) -> i64:
        program.pc = lay.part(s.faces.code, row, lay.C)
        return AGAIN


@final
@mypyc_attr(acyclic=True)
class Modes(Order):
    """Which mode it is was chosen when the effect was put on the stack."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Mode(Order):
    def run(self, program: Program, s: CardState, row: i64) -> i64:
        chosen = mode_at(s, program.header, row) == program.mode
        program.pc = row + lay.ROW if chosen else lay.part(s.faces.code, row, lay.C)
        return AGAIN


@final
@mypyc_attr(acyclic=True)
class Redirect(Order):
    """Another legal target for an effect that waits."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        return redirect(program, s, row, program.scene())

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        aim(program, s)
        return program.behind()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Deed(Order):
    """An order that is carried out at once."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        if not goes_on(program, s):
            next_beat(s, row)
        scene = program.scene()
        program.done(self.carry_out(program, s, row, scene))
        if program.did == 1 and not self.in_full(program, s, row, scene):
            program.did = 0
        self.afterwards(program, s, row, scene)
        program.keep(scene)
        return program.behind()

    def carry_out(self, program: Program, s: CardState, row: i64, scene: Scene) -> i64:
        """Do it; the answer is how much was done."""
        raise AssertionError("every deed does something")

    def in_full(self, program: Program, s: CardState, row: i64, scene: Scene) -> bool:
        """Whether as much was done as the row says, for "if you do"."""
        return True

    def afterwards(self, program: Program, s: CardState, row: i64, scene: Scene) -> None:
        """What has to be noted when it is done."""
