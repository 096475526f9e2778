"""[Shift Strategy] (SHIFT.1 to SHIFT.4): choose, pay, reveal, and do what the card says (R110, R151 to
R153).
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import costs
from sandtable.games.antithesis.payment.afford import bar_price
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.tasks import SHIFTING, begin_task, end_task, is_performing
from sandtable.games.antithesis.turn.texts import Text
from sandtable.games.antithesis.windows.events import happen
from sandtable.games.antithesis.windows.following import after
from sandtable.kernel.frames import AGAIN, DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value

CHOOSE: Final = 0  # steps: SHIFT.1
ASKED: Final = 1
PAID: Final = 2  # SHIFT.2
STEPS: Final = 3  # SHIFT.4: Player Who Reveals, then When Revealed
OVER: Final = 4


@final
@mypyc_attr(acyclic=True)
class Shift(Asking):
    """One player shifts his Strategy; the answer to the frame below is 1 if a card was revealed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "optional", "thing", "line")

    def __init__(self, player: i64 = 0, optional: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.optional: i64 = optional  # 1 in PHASE.5: he may as well not
        self.thing: i64 = -1
        self.line: i64 = 0  # how many of its lines are carried out

    def instead(self) -> i64:
        return o.NO_SHIFT

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == CHOOSE:
            if is_performing(board, self.player, SHIFTING) or not self.can_shift(board):
                s.answer = 0
                return DONE
            self.step = ASKED
            return s.ask(self.player, c.PHASE_5 if self.optional == 1 else c.SHIFT_1)
        if self.step == ASKED:
            if s.answer == o.NO_SHIFT:
                s.answer = 0
                return DONE
            self.thing = in_deck(board, self.player, o.value_of(s.answer))
            begin_task(board, self.player, SHIFTING)
            self.step = PAID
            return s.push(Pay(self.player, -1, costs.of_card(board, o.value_of(s.answer))))
        if self.step == PAID:
            reveal(board, self.player, self.thing)
            self.step = STEPS
        if self.step == STEPS:
            return self.next_line(board)
        if after(board):
            return AGAIN
        s.answer = 1
        return DONE

    def next_line(self, s: Board) -> i64:
        """The lines of its text in order: first those of the player who reveals, When Revealed last (R22)."""
        if after(s):
            return AGAIN
        lines = carried_out(s, self.thing)
        if self.line < len(lines):
            self.line += 1
            return s.push(Text(self.player, s.ref(self.thing), lines[self.line - 1]))
        end_task(s, self.player, SHIFTING)
        s.beat += 1
        happen(s, op.STRATEGY_SHIFTED, player_value(self.player), s.ref(self.thing), 0, 0)
        self.step = OVER
        return AGAIN

    # ---- questions

    def can_shift(self, s: Board) -> bool:
        """In PHASE.5 he is asked in any case: not being asked would tell what his Strategies cost."""
        if self.optional == 1:
            return True
        for thing in s.pile_of(self.player, zones.STRATEGY_DECK):
            if self.bar_card(s, thing) == 0:
                return True
        return False

    def bar_card(self, s: Board, thing: i64) -> i64:
        return bar_price(s, self.player, -1, costs.of_card(s, s.get(thing, its.FACE)))

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        for option in self.candidates(s):
            if option != o.CONCEDE and self.bar(s, option) == 0:
                out = append(out, option)
        return out

    def candidates(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = append(self.asides(s), o.NO_SHIFT)
        for zone in (zones.STRATEGY_DECK, zones.REVEALED_STRATEGY, zones.USED_STRATEGIES):
            for thing in board.pile_of(self.player, zone):
                out = append(out, o.make(o.STRATEGY, board.get(thing, its.FACE)))
        return out

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        if option == o.CONCEDE:
            return 0
        if option == o.NO_SHIFT:
            return 0 if self.optional == 1 else c.R104
        if o.kind_of(option) != o.STRATEGY or o.value_of(option) >= len(board.faces.names):
            return UNLISTED
        thing = in_deck(board, self.player, o.value_of(option))
        if thing < 0:
            return c.SHIFT_1
        return self.bar_card(board, thing)


def in_deck(s: Board, player: i64, face: i64) -> i64:
    """A Strategy with this face in the Strategy Deck, or -1."""
    for thing in s.pile_of(player, zones.STRATEGY_DECK):
        if s.get(thing, its.FACE) == face:
            return thing
    return -1


def reveal(s: Board, player: i64, thing: i64) -> None:
    """SHIFT.3: it becomes the current Strategy, the one before a used one; an empty deck takes these back."""
    s.beat += 1
    before = s.strategy(player)
    if before >= 0:
        s.lie_in(before, zones.USED_STRATEGIES)
    s.lie_in(thing, zones.REVEALED_STRATEGY)
    s.let_know(thing, s.every_seat())
    s.tell(facts.SHIFTED, player, s.get(thing, its.FACE))
    if s.top_of(player, zones.STRATEGY_DECK) < 0:
        for other in s.pile_of(player, zones.USED_STRATEGIES):
            s.lie_in(other, zones.STRATEGY_DECK)


def carried_out(s: Board, thing: i64) -> vec[i64]:
    """The lines of a Strategy that are carried out when it is revealed, in order."""
    out = vec[i64]()
    for kind in (op.PLAYER_WHO_REVEALS, op.WHEN_REVEALED):
        for header in s.faces.printed(s.get(thing, its.FACE)):
            if lay.kind(s.faces.code, header) == kind:
                out = append(out, header)
    return out
