"""What Athernum's instructions have in common when they are carried out."""

from __future__ import annotations

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import flow
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import NOTHING, is_effect, is_player, put_instead, thing_of


@mypyc_attr(acyclic=True)
class Deed(flow.Deed):
    """An order that is carried out at once."""

    def carry_out(self, program: Program, s: CardState, row: i64, scene: Scene) -> i64:
        linked = s.linked(program.source)
        done = self.do(program, cast(Board, s), row, scene)
        if linked != NOTHING and s.linked(program.source) == NOTHING:
            scene.fill(lay.LINKED, append(vec[i64](), linked))  # "the linked target" is still that one
        return done

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        """Carry it out; the answer is how much it did."""
        raise AssertionError("every deed does something")

    def in_full(self, program: Program, s: CardState, row: i64, scene: Scene) -> bool:
        """Two cards are discarded only if two are (R158)."""
        code = s.faces.code
        kind = lay.kind(code, row)
        if kind in (op.DISCARD, op.EXHAUST, op.RETURN, op.MOVE, op.PUT, op.SHUFFLE_CARDS, op.TURN):
            a = lay.part(code, row, lay.A)
            if lay.kind(code, a) != op.CHOOSING and lay.kind(code, a) != op.RANDOM:
                return True
            return program.many >= lay.get(code, a, lay.LOW) * s.rules.how_often(s, a, scene)
        if kind == op.REMOVE:
            need = amount(s, lay.part(code, lay.part(code, row, lay.A), lay.HOW_MANY), scene)
            return need >= lay.MANY or program.many >= need
        return True


@mypyc_attr(acyclic=True)
class Moving(Deed):
    """A deed that moves cards: they are not among "the rest" any more."""

    def afterwards(self, program: Program, s: CardState, row: i64, scene: Scene) -> None:
        a = lay.part(s.faces.code, row, lay.A)
        for value in s.rules.selected(s, a, scene):
            if not is_player(value) and not is_effect(value):
                s.set_flag(thing_of(value), its.IS_FRESH)
                if lay.kind(s.faces.code, a) != op.REST:
                    find_again(cast(Board, s), value, scene)


def find_again(s: Board, value: i64, scene: Scene) -> None:
    """What was not on the board and lies open where it was sent, or in a hand, is meant there from now on
    (R47). What was on the board is remembered as it was (R127), and found by that.
    """
    thing = thing_of(value)
    if s.same(value) or s.left_as(value):
        return
    if s.get(thing, its.ZONE) != op.HAND and not s.rules.lies_open(s, thing):
        return
    # whichever register holds it: what was chosen before is still that card
    scene.held = put_instead(scene.held, value, s.ref(thing))
