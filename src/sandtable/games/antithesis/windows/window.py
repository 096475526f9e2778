"""A Distinct Response Window (DRW.1 to DRW.5): one event, Responses that fit it, until both pass in one
round.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions import naming
from sandtable.games.antithesis.actions.legality import (
    bar_answer,
    bar_response,
    could_respond,
    fitting,
    not_triggered,
)
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.windows import events
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.stacked import RESPONSE
from sandtable.kernel.frames import DONE
from sandtable.kernel.state import State
from sandtable.timing import pairs
from sandtable.timing.asking import Asking, Pick
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

TURN: Final = 0  # steps: somebody's turn to trigger a Response or to pass (DRW.2, DRW.3)
ASKED: Final = 1
NAMED: Final = 2  # which of several Characters it fits (R187)
RESPONDED: Final = 3  # a Response is resolved


@final
@mypyc_attr(acyclic=True)
class Window(Asking):
    """Only the innermost window is being resolved; all others wait beneath it (RESP.5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "used", "holder", "asked", "passes", "chosen")

    def __init__(self, event: vec[i64] | None = None) -> None:
        super().__init__()
        self.event = vec[i64]() if event is None else event
        self.used = vec[i64]()  # Responses triggered in this window: source, header (R97)
        self.holder: i64 = -1  # who is asked
        self.asked: i64 = 0  # how many of the two have been asked in this round
        self.passes: i64 = 0  # and how many have passed
        self.chosen: i64 = 0  # the option that was named

    def instead(self) -> i64:
        return o.PASS

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == ASKED:
            if s.answer == o.PASS:
                self.passes += 1
                self.step = TURN
            else:
                return self.respond(board, s.answer)
        if self.step == NAMED:
            return self.trigger(board, s.picked[0])
        if self.step == RESPONDED:
            self.step = TURN
        while True:
            if self.asked == SEATS:
                if self.passes == SEATS:
                    return DONE
                self.asked = 0  # DRW.4: a round in which somebody responded is followed by another
                self.passes = 0
            self.holder = s.active if self.asked == 0 else 1 - s.active
            self.asked += 1
            if could_respond(board, self.holder, self.event, self.used):
                self.step = ASKED
                return s.ask(self.holder, c.DRW_2 if self.asked == 1 else c.DRW_3)
            self.passes += 1

    def respond(self, s: Board, option: i64) -> i64:
        """A Response is named; if it fits several Characters of one Attack, so is one of these."""
        self.chosen = option
        event = events.with_hand(s, self.event, self.holder)
        which = vec[i64]()
        for at in not_triggered(s, event, fitting(s, self.holder, event, option), self.used):
            able = bar_answer(s, self.holder, event, at) == 0
            if able and event[at + events.WHICH] not in which:  # two copies in Hand fit alike
                which = append(which, event[at + events.WHICH])
        if len(which) > 1:
            self.step = NAMED
            return s.push(Pick(self.holder, which, 1, 1, c.R187))
        return self.trigger(s, which[0])

    def trigger(self, s: Board, which: i64) -> i64:
        event = events.with_hand(s, self.event, self.holder)
        for at in not_triggered(s, event, fitting(s, self.holder, event, self.chosen), self.used):
            if event[at + events.WHICH] == which and bar_answer(s, self.holder, event, at) == 0:
                source = event[at + events.SOURCE]
                header = event[at + events.HEADER]
                self.used = pairs.added(self.used, source, header)
                self.step = RESPONDED
                frame = Ability(self.holder, source, header, RESPONSE)
                frame.held = events.held(event, at)
                return s.push(frame)
        raise AssertionError("what was offered fits the event")

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = append(vec[i64](), o.PASS)
        event = events.with_hand(board, self.event, self.holder)
        for at in events.matches(event):
            source = thing_of(event[at + events.SOURCE])
            option = naming.option_of(board, source, event[at + events.HEADER])
            if option not in out and bar_response(board, self.holder, option, event, self.used) == 0:
                out = append(out, option)
        return out

    def candidates(self, s: State) -> vec[i64]:
        out = append(naming.everything(cast(Board, s), self.holder), o.CONCEDE)
        for option in self.options(s):
            if option not in out:  # it answers its own leaving, from where that has put it (R187)
                out = append(out, option)
        return out

    def bar(self, s: State, option: i64) -> i64:
        if option == o.PASS or option == o.CONCEDE:
            return 0
        board = cast(Board, s)
        event = events.with_hand(board, self.event, self.holder)
        return bar_response(board, self.holder, option, event, self.used)

    def copy(self) -> Window:
        twin = Window(self.event[:])
        twin.step = self.step
        twin.used = self.used[:]
        twin.holder = self.holder
        twin.asked = self.asked
        twin.passes = self.passes
        twin.chosen = self.chosen
        return twin
