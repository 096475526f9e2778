"""Dice added to a [Move] or an Attack: any that fit its icons, or none (DICE.13, MOVE.1.i, ATKSEQ.2)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.payment import pools, prices
from sandtable.games.antithesis.payment.paying import ALL, spend
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import Board
from sandtable.kernel.frames import DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState

BEGIN: Final = 0  # steps
ASKED: Final = 1


@final
@mypyc_attr(acyclic=True)
class Adding(Asking):
    """Dice are named in ascending order until the player stops; they lie beside what they were added to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "number", "icons", "boost", "clause", "chosen")

    def __init__(
        self, player: i64 = 0, number: i64 = 0, icons: vec[i64] | None = None, boost: i64 = 0, clause: i64 = 0
    ) -> None:
        super().__init__()
        self.player: i64 = player
        self.number: i64 = number  # of the Attack or [Move]
        self.icons = vec[i64]([0] * prices.KINDS) if icons is None else icons
        self.boost: i64 = boost
        self.clause: i64 = clause
        self.chosen = vec[i64]()

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == ASKED and s.answer != o.PAID:
            self.chosen = append(self.chosen, o.value_of(s.answer))
        if (self.step == ASKED and s.answer == o.PAID) or len(self.dice(board, 1)) == 0:
            for die in self.chosen:
                spend(board, self.player, die)
                board.add_die(self.number, die)
            return DONE
        self.step = ASKED
        return s.ask(self.player, self.clause)

    def counts(self) -> vec[i64]:
        out = vec[i64]([0] * their.DICE)
        for die in self.chosen:
            out[die] += 1
        return out

    def bar_die(self, s: Board, die: i64) -> i64:
        chosen = self.counts()
        if s.dice_of(self.player, die) <= chosen[die]:
            return c.DICE_6
        if not pools.fits_icons(pools.with_die(chosen, die, 1), self.icons, self.boost):
            return c.R57 if self.clause == c.ATKSEQ_2 else c.MDICE_1
        if len(self.chosen) > 0 and die < self.chosen[len(self.chosen) - 1]:
            return c.R196
        return 0

    def dice(self, s: Board, enough: i64 = ALL) -> vec[i64]:
        """The dice that `bar_die` lets pass, the first of them if so many are enough."""
        out = vec[i64]()
        counts = self.counts()
        die: i64 = 0
        if len(self.chosen) > 0:
            die = self.chosen[len(self.chosen) - 1]
        while die < their.DICE and len(out) != enough:
            if s.dice_of(self.player, die) > counts[die]:
                counts[die] += 1
                if pools.fits_icons(counts, self.icons, self.boost):
                    out = append(out, die)
                counts[die] -= 1
            die += 1
        return out

    def options(self, s: State) -> vec[i64]:
        out = append(vec[i64](), o.PAID)
        for die in self.dice(cast(Board, s)):
            out = append(out, o.make(o.DIE, die))
        return out

    def candidates(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = append(self.asides(s), o.PAID)
        die: i64 = 0
        while die < their.DICE:
            if board.dice_of(self.player, die) > 0:
                out = append(out, o.make(o.DIE, die))
            die += 1
        return out

    def bar(self, s: State, option: i64) -> i64:
        if option in (o.CONCEDE, o.PAID):
            return 0
        if o.kind_of(option) != o.DIE or o.value_of(option) >= their.DICE:
            return UNLISTED
        return self.bar_die(cast(Board, s), o.value_of(option))
