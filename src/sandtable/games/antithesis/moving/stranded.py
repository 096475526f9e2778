"""A flyer that finds no place of its way free: its controller puts it down as near its start as he can
(R38).
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board import reach
from sandtable.games.antithesis.board.squares import SQUARES, bit, lowest
from sandtable.games.antithesis.deeds.leaving import discard
from sandtable.games.antithesis.evaluating import ground
from sandtable.games.antithesis.moving import steps
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.kernel.frames import DONE
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

BEGIN: Final = 0  # steps
ASKED: Final = 1


@final
@mypyc_attr(acyclic=True)
class Stranded(Asking):
    """One Character is put into a free position next to where it began; without one it is discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("mover", "you", "start")

    def __init__(self, mover: i64 = 0, you: i64 = 0, start: i64 = 0) -> None:
        super().__init__()
        self.mover: i64 = mover
        self.you: i64 = you
        self.start: i64 = start

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        thing = thing_of(self.mover)
        spots = self.spots(board)
        if self.step == BEGIN:
            if len(spots) == 0:
                discard(board, thing)
                return DONE
            self.step = ASKED
            if len(spots) > 1:
                return s.ask(self.you, c.R38)
            s.answer = o.make(o.SQUARE, spots[0])
        s.put(thing, its.SQUARES, steps.landing(board, thing, o.value_of(s.answer)))
        return DONE

    def spots(self, s: Board) -> vec[i64]:
        """The lowest squares of the free positions with the smallest distance from the start."""
        thing = thing_of(self.mover)
        out = vec[i64]()
        nearest: i64 = SQUARES
        square: i64 = 0
        while square < SQUARES:
            there = steps.landing(s, thing, square)
            if there != 0 and self.may_stand(s, thing, there):
                far = reach.points(bit(lowest(self.start)), bit(square), 0)
                if far < nearest:
                    nearest = far
                    out = vec[i64]()
                if far == nearest:
                    out = append(out, square)
            square += 1
        return out

    def may_stand(self, s: Board, thing: i64, there: i64) -> bool:
        """Whether no Character stands there, and no text keeps it out."""
        if not steps.stands_freely(s, thing, there):
            return False
        return ground.can_enter(s, thing, there & ~s.get(thing, its.SQUARES)) == 0

    def options(self, s: State) -> vec[i64]:
        return o.on_each(self.spots(cast(Board, s)))
