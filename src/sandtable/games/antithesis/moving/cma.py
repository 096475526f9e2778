"""[CMA], the Combined Movement Action (CMA.1 to CMA.4): choose, pay for all, [Move], then the Action."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.bars import bar_limit
from sandtable.games.antithesis.actions.useful import bar_now
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.evaluating.patterns import forbidden_ability
from sandtable.games.antithesis.moving import combining
from sandtable.games.antithesis.moving.move import Move, bar_moving
from sandtable.games.antithesis.payment import costs
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.ability import Ability, with_number
from sandtable.games.antithesis.windows.following import point
from sandtable.games.antithesis.windows.stacked import INSIDE
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

CHOOSE: Final = 0  # steps: CMA.1
ASKED: Final = 1
PAID: Final = 2  # CMA.2: the price,
COSTS: Final = 3  # and what else is done as a cost
MOVED: Final = 4  # CMA.3
TRIGGER: Final = 5  # CMA.4
OVER: Final = 6

ALREADY_PAID: Final = 2  # Ability.free


@final
@mypyc_attr(acyclic=True)
class Combined(Asking):
    """One Character performs [CMA]; it answers 1 if its Combined Action was triggered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("mover", "you", "free", "carrier", "header", "held")

    def __init__(self, mover: i64 = 0, you: i64 = 0) -> None:
        super().__init__()
        self.mover: i64 = mover  # ref
        self.you: i64 = you
        self.free: i64 = 0  # 1: without the additional Command Point
        self.carrier: i64 = 0  # ref of the card that has the Combined Action
        self.header: i64 = 0
        self.held = vec[i64]()  # registers that paying has filled

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        thing = thing_of(self.mover)
        if self.step == CHOOSE:
            found = self.options(s)
            if bar_moving(board, self.mover) != 0 or self.is_nested(board) or len(found) == 0:
                return self.fail(board)
            self.step = ASKED
            if len(found) > 1:
                return s.ask(self.you, c.CMA_1)
            s.answer = found[0]  # R188
        if self.step == ASKED:
            carrier = board.at_spot(o.ability_place(o.value_of(s.answer)))
            self.carrier = board.ref(carrier)
            self.header = combining.header_of(board, s.answer)
            self.step = PAID
            price = combining.price_of(board, self.you, thing, carrier, self.header, self.free == 1)
            return s.push(Pay(self.you, thing, price))
        if self.step == PAID:
            self.step = COSTS
            self.held = costs.kept(board, self.header)
            row = costs.ordered(board, self.header)
            if row != 0:
                return s.push(costs.paying(self.header, row, self.carrier, self.you, vec[i64]()))
            s.answer = 1
        if self.step == COSTS:
            if s.answer == 0:
                return self.fail(board)
            self.held = with_number(self.held, s.answer - 1)
            self.step = MOVED
            return s.push(Move(self.mover, self.you))
        if self.step == MOVED:
            self.step = TRIGGER
            if point(board):
                return AGAIN  # R93 (c)
        if self.step == TRIGGER:
            self.step = OVER
            if not self.is_possible(board):
                return self.fail(board)
            frame = Ability(self.you, self.carrier, self.header, INSIDE)
            frame.free = ALREADY_PAID
            frame.held = self.held[:]
            return s.push(frame)
        s.answer = 1
        return DONE

    def fail(self, s: Board) -> i64:
        s.answer = 0
        return DONE

    def is_nested(self, s: Board) -> bool:
        """Whether the same Character is performing [CMA] already (R186)."""
        for frame in s.frames[: len(s.frames) - 1]:
            if isinstance(frame, Combined) and frame.mover == self.mover:
                return True
        return False

    def is_possible(self, s: Board) -> bool:
        """After the move: targets, RNG, LOS and conditions (R148), and that nothing in its midst has reached
        the limit of the Combined Action (R196).
        """
        for ref in (self.mover, self.carrier):
            if not s.same(ref) or not s.in_play(thing_of(ref)):
                return False
        mover = thing_of(self.mover)
        carrier = thing_of(self.carrier)
        if s.get(mover, its.CONTROLLER) != self.you or self.is_forbidden(s):
            return False
        if self.header not in values.abilities(s, carrier):
            return False  # what gave it has gone (R256)
        if bar_limit(s, self.you, carrier, self.header) != 0:
            return False
        if carrier != mover and mover not in standing.on_field(s, carrier, self.you):
            return False  # the Field of a Destructible-X: it must have come to stand there itself (R149)
        return bar_now(s, self.you, carrier, self.header) == 0

    def is_forbidden(self, s: Board) -> bool:
        return forbidden_ability(s, self.you, self.carrier, self.header) != 0

    def options(self, s: State) -> vec[i64]:
        return combining.combinable(cast(Board, s), self.you, thing_of(self.mover), self.free == 1)

    def candidates(self, s: State) -> vec[i64]:
        return append(combining.everything(cast(Board, s), thing_of(self.mover)), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        if option == o.CONCEDE:
            return 0
        return combining.bar_combined(cast(Board, s), self.you, thing_of(self.mover), option, self.free == 1)

    def copy(self) -> Combined:
        twin = Combined(self.mover, self.you)
        twin.step = self.step
        twin.free = self.free
        twin.carrier = self.carrier
        twin.header = self.header
        twin.held = self.held[:]
        return twin
