"""Consuming ENERGY: which +cards are Exhausted for it (4.1.3, 4.1.4, R31, R34 to R36)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.changes.noting import event
from sandtable.games.oversoul.changes.turning import exhaust
from sandtable.games.oversoul.evaluating import costs, values
from sandtable.games.oversoul.evaluating.printed import within
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.instead import Acting
from sandtable.kernel.frames import DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing import facts as common
from sandtable.timing import lasting as lasts
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value

BEGIN: Final = 0
ASKED: Final = 1


@final
@mypyc_attr(acyclic=True)
class Payment(Acting):
    """The +cards with which a payment is made are named, in any order; `s.picked` has them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "payer", "amount", "spared", "chosen", "kept")

    def __init__(
        self,
        player: i64 = 0,
        payer: i64 = 0,
        amount: i64 = 0,
        spared: vec[i64] | None = None,
        kept: i64 = 0,
    ) -> None:
        super().__init__()
        self.player: i64 = player
        self.payer: i64 = payer  # whose ENERGY it is: an opponent's for a STALKER (R46)
        self.amount: i64 = amount
        self.spared = vec[i64]() if spared is None else spared  # things that the Cost uses otherwise
        self.chosen = vec[i64]()
        self.kept: i64 = kept  # 1 if at least one ENERGY must be surplus that is there already (R36)

    def instead(self) -> i64:
        return 0

    def left(self, s: CardState) -> i64:
        s.picked = vec[i64]()
        return DONE

    def proceed(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == ASKED:
            if s.answer == o.PAID:
                s.picked = self.chosen
                return DONE
            self.chosen = append(self.chosen, board.at_spot(o.value_of(s.answer)))
        self.step = ASKED
        if len(self.free(board)) == 0:
            s.picked = self.chosen
            return DONE
        return s.ask(self.player, c.C_4_1_4)

    def generated(self, s: Board) -> i64:
        return costs.together(s, self.payer, self.chosen)

    def free(self, s: Board) -> vec[i64]:
        """The +cards that may be Exhausted besides: each contributes at least 1 (R35); an opponent's pool
        goes first (R46).
        """
        out = vec[i64]()
        most = self.amount - self.kept
        if self.player != self.payer:
            most = self.amount - costs.at_hand(s, self.payer)
        if len(self.chosen) >= most or self.amount == 0:
            return out
        if len(self.chosen) > 0 and self.generated(s) >= most:
            return out
        for thing in costs.generators(s, self.payer):
            if thing not in self.spared and thing not in self.chosen:
                out = append(out, thing)
        return out

    def enough(self, s: Board) -> bool:
        return costs.at_hand(s, self.payer) + self.generated(s) >= self.amount

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = vec[i64]()
        for thing in self.free(board):
            out = append(out, o.make(o.GENERATE, board.spot(thing)))
        if self.enough(board):
            out = append(out, o.PAID)
        return out

    def candidates(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = append(self.asides(s), o.PAID)
        for thing in board.board:
            if board.get(thing, its.CONTROLLER) == self.payer and board.get(thing, its.PLACE) != its.ATTACHED:
                out = append(out, o.make(o.GENERATE, board.spot(thing)))
        return out

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        if option == o.CONCEDE or option in self.options(s):
            return 0
        if option == o.PAID:
            return c.C_4_2_1
        if o.kind_of(option) != o.GENERATE:
            return UNLISTED
        thing = board.at_spot(o.value_of(option))
        if thing < 0:
            return c.C_4_0_1
        if board.get(thing, its.CONTROLLER) != self.payer:
            return c.C_4_0_1 if self.payer == self.player else c.R46
        if board.get(thing, its.SIDE) == its.FACE_DOWN:
            return c.C_3_4_9
        if board.get(thing, its.PLACE) == its.LEADER_ZONE:
            return c.R31
        if costs.generates(board, thing) == 0:
            return c.C_4_0_1
        if board.get(thing, its.SIDE) != its.UPRIGHT:
            return c.C_3_3_4
        if board.get(thing, its.GENERATED) == board.turn:
            return c.R34
        return c.R35

    def copy(self) -> Payment:
        twin = Payment(self.player, self.payer, self.amount, self.spared, self.kept)
        twin.step = self.step
        twin.chosen = self.chosen[:]
        return twin


def generate(s: Board, thing: i64) -> None:
    """Exhaust a +card for all its ENERGY: it is there for the rest of this Timeshift (4.1.4, 4.1.5)."""
    player = s.get(thing, its.CONTROLLER)
    number = costs.together(s, player, append(vec[i64](), thing))
    for at in lasts.newest_first(s.lasting):
        if s.lasts(at, lasts.OPERATION) == op.NEXT_GENERATES and costs.added_for(s, at, player, thing):
            s.set_lasting(lasts.without(s.lasting, at))
    if values.has(s, thing, op.DYNAMO):
        charges.take(s, s.ref(thing), op.DYNAMO)
    s.put(thing, its.GENERATED, s.turn)
    s.let(player, their.SURPLUS, within(s.of(player, their.SURPLUS) + number))
    s.tell(facts.GENERATED, player, common.counted(s.get(thing, its.FACE), number))
    exhaust(s, thing)
    event(s, op.GENERATE, s.ref(thing), player_value(player), 0, number)


def consume(s: Board, player: i64, amount: i64) -> None:
    """Take ENERGY: the surplus of this Timeshift first, which would vanish, then the Leader pool."""
    surplus = s.of(player, their.SURPLUS)
    first = surplus if surplus < amount else amount
    s.let(player, their.SURPLUS, surplus - first)
    s.let(player, their.POOL, s.of(player, their.POOL) - (amount - first))


def consume_opposing(s: Board, player: i64, amount: i64) -> None:
    """Take the ENERGY of an opponent: the Leader pool first; what is left of a +card stays there (R46)."""
    pool = s.of(player, their.POOL)
    first = pool if pool < amount else amount
    s.let(player, their.POOL, pool - first)
    s.let(player, their.SURPLUS, s.of(player, their.SURPLUS) - (amount - first))
