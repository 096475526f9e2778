"""What Athernum's instructions have in common when they are carried out."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating.selections import selected
from sandtable.games.athernum.resolving.program import Program
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN, Frame
from sandtable.kernel.state import State
from sandtable.timing.orders import Order
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_effect, is_player, thing_of


@mypyc_attr(acyclic=True)
class Deed(Order):
    """An order that is carried out at once."""

    def run(self, frame: Frame, s: State, row: i64) -> i64:
        board = cast(Board, s)
        program = cast(Program, frame)
        next_beat(board, row)
        scene = program.scene()
        program.done(self.do(program, board, row, scene))
        self.afterwards(program, board, row, scene)
        program.keep(scene)
        program.pc += lay.ROW
        return AGAIN

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        """Carry it out; the answer is how much it did."""
        raise AssertionError("every deed does something")

    def afterwards(self, program: Program, s: Board, row: i64, scene: Scene) -> None:
        """What has to be noted when it is done."""


@mypyc_attr(acyclic=True)
class Moving(Deed):
    """A deed that moves cards: they are not among "the rest" any more."""

    def afterwards(self, program: Program, s: Board, row: i64, scene: Scene) -> None:
        code = s.library.code
        for value in selected(s, lay.part(code, row, lay.A), scene):
            if not is_player(value) and not is_effect(value):
                s.set_flag(thing_of(value), its.IS_FRESH)


def next_beat(s: Board, row: i64) -> None:
    """What "and" joins happens on one beat; anything else begins the next."""
    if lay.get(s.library.code, row, lay.LINK) != lay.AND:
        s.beat += 1
