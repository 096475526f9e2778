"""What follows when a chain, a cycle or a Battle is over (R110, R167)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.candidates import candidates_of
from sandtable.games.oversoul.actions.legality import OFFERED, WINDOW, bar_action
from sandtable.games.oversoul.actions.listing import legal_actions
from sandtable.games.oversoul.actions.performing import begin
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.chain import Timeshift
from sandtable.games.oversoul.timeshift.instead import Acting
from sandtable.games.oversoul.timeshift.triggers import Triggers
from sandtable.games.oversoul.turn.ending import away, leaders_judged
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing.passing import next_in, still_in
from sandtable.timing.things import CardState

TRIGGERS: Final = 0  # steps: the waiting triggers,
RESCUE: Final = 1  # a quick action for each player whose Leader is away,
RESCUED: Final = 2
JUDGED: Final = 3
OFFERS: Final = 4  # the first offers,
OFFER_ASKED: Final = 5
WINDOWED: Final = 6  # the ordinary window
WINDOW_ASKED: Final = 7
ANNOUNCING: Final = 8
CHAINED: Final = 9


@final
@mypyc_attr(acyclic=True)
class Aftermath(Acting):
    """The list of R167; the answer to the frame below is 1 if anybody acted in the window."""

    FIELDS: ClassVar[tuple[str, ...]] = ("window", "holder", "passes", "acted", "asked", "before")

    def __init__(self, window: i64 = 1) -> None:
        super().__init__()
        self.window: i64 = window  # whether an ordinary window follows
        self.holder: i64 = 0
        self.passes: i64 = 0
        self.acted: i64 = 0
        self.asked: i64 = 0  # players who have had their offer, as bits
        self.before: i64 = 0  # how much had happened when the turn player acted in the window

    def instead(self) -> i64:
        return o.PASS

    def proceed(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == TRIGGERS:
            self.step = RESCUE
            return s.push(Triggers())
        if self.step == ANNOUNCING:
            if not s.alive(self.holder):
                self.step = TRIGGERS  # R174: without them, from the first line of the list
                return AGAIN
            if s.answer == 0:
                self.step = WINDOW_ASKED if self.window != 0 else OFFER_ASKED
                s.answer = o.PASS
                return self.go(s)
            board.recent = board.recent[self.before :]  # R116: the turn player has acted again
            self.before = 0
            board.shifts += 1
            self.acted = 1
            self.step = CHAINED
            return s.push(Timeshift(self.holder))
        if self.step == CHAINED:
            self.asked = 0
            self.step = TRIGGERS
            return AGAIN
        if self.step == RESCUED:
            if s.answer != o.PASS:
                self.step = ANNOUNCING
                return begin(board, self.holder, s.answer)
            self.step = RESCUE
        if self.step == RESCUE:
            for seat in board.from_active():
                if away(board, seat) and board.of(seat, their.RESCUED) == 0:  # R27
                    board.let(seat, their.RESCUED, 1)
                    self.holder = seat
                    self.step = RESCUED
                    return s.ask(seat, c.R27)
            if leaders_judged(board):
                return s.stop()
            for seat in s.order:
                board.let(seat, their.RESCUED, 0)
            self.step = OFFERS
        if self.step == OFFER_ASKED:
            if s.answer != o.PASS:
                self.step = ANNOUNCING
                return begin(board, self.holder, s.answer)
            self.step = OFFERS
        if self.step == OFFERS:
            for seat in board.from_active():
                if seat != s.active and (self.asked >> seat) & 1 == 0:
                    self.asked |= 1 << seat
                    if may_wait(board, seat):
                        self.holder = seat
                        self.step = OFFER_ASKED
                        return s.ask(seat, c.R110)
            self.step = WINDOWED
        if self.step == WINDOWED:
            if self.window == 0 or not s.alive(s.active):
                return self.over(s)
            self.holder = s.active
            self.passes = 0
            self.step = WINDOW_ASKED
            return s.ask(self.holder, c.R110)
        if s.answer != o.PASS:
            self.step = ANNOUNCING
            self.before = i64(len(board.recent)) if self.holder == s.active else i64(0)
            return begin(board, self.holder, s.answer)
        self.passes += 1 if s.alive(self.holder) else 0  # who leaves the game has not passed (R143)
        if self.passes >= still_in(s.order, s.out):
            return self.over(s)
        self.holder = next_in(s.order, self.holder, s.out)
        return s.ask(self.holder, c.R110)

    def over(self, s: CardState) -> i64:
        s.answer = self.acted
        return DONE

    def occasion(self) -> i64:
        return OFFERED if self.step == OFFER_ASKED else WINDOW

    def options(self, s: State) -> vec[i64]:
        return append(legal_actions(cast(Board, s), self.holder, self.occasion()), o.PASS)

    def candidates(self, s: State) -> vec[i64]:
        return append(candidates_of(cast(Board, s), self.holder), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        if option == o.PASS or option == o.CONCEDE:
            return 0
        return bar_action(cast(Board, s), self.holder, option, self.occasion())

    def copy(self) -> Aftermath:
        twin = Aftermath(self.window)
        twin.step = self.step
        twin.holder = self.holder
        twin.passes = self.passes
        twin.acted = self.acted
        twin.asked = self.asked
        twin.before = self.before
        return twin


def may_wait(s: Board, seat: i64) -> bool:
    """Open facts only: a card in hand, or a Prepared card that may be turned up by now (R171)."""
    for thing in s.hand:
        if s.get(thing, its.OWNER) == seat:
            return True
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == seat and s.get(thing, its.SIDE) == its.FACE_DOWN:
            if s.get(thing, its.PREPARED) != s.turn and s.get(thing, its.ZONE) == op.BOARD:
                return True
    return False
