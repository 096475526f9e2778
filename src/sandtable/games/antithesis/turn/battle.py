"""[Battle On] (BATTLE.1 to BATTLE.8): Action Windows in turn, until both pass in one round (R92, R93)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions import naming
from sandtable.games.antithesis.actions.legality import bar_action, triggerable
from sandtable.games.antithesis.evaluating.lasting import end_battle
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.games.antithesis.windows.following import after
from sandtable.games.antithesis.windows.interrupts import Point, triggered
from sandtable.games.antithesis.windows.stacked import ACTION
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value

BEGIN: Final = 0  # steps
OPENED: Final = 1  # BATTLE.1, BATTLE.4: an Action Window opens, and with it an interrupt point
CHOOSE: Final = 2  # BATTLE.2, BATTLE.5
ASKED: Final = 3
ACTED: Final = 4  # BATTLE.3, BATTLE.6: it closes
LAST_POINT: Final = 5  # BATTLE.7: both have passed
ENDED: Final = 6


@final
@mypyc_attr(acyclic=True)
class Battle(Asking):
    """Action Windows of both players, round after round."""

    FIELDS: ClassVar[tuple[str, ...]] = ("holder", "passes")

    def __init__(self) -> None:
        super().__init__()
        self.holder: i64 = 0
        self.passes: i64 = 0  # in this round of steps 1 to 6

    def instead(self) -> i64:
        return o.PASS

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == BEGIN:
            board.battle = 1
            for seat in range(SEATS):
                board.let(seat, their.ACTIONS, 0)
            s.tell(facts.BATTLE_ON, s.active, s.turn)
            happen(board, op.BATTLE_STARTED, player_value(s.active), 0, 0, 0)
            return self.open_round(board)
        if self.step == OPENED:
            if after(board):
                return AGAIN  # R243: the Battle starts
            self.step = CHOOSE
            return s.push(Point())
        if self.step == CHOOSE:
            self.step = ASKED
            return s.ask(self.holder, c.BATTLE_2 if self.holder == s.active else c.BATTLE_5)
        if self.step == ASKED:
            self.step = ACTED
            if s.answer != o.PASS:
                return s.push(triggered(board, self.holder, s.answer, ACTION))
            self.passes += 1
        if self.step == LAST_POINT:
            if s.answer > 0:
                return self.open_round(board)  # R93 (e)
            board.battle = 0
            end_battle(board)
            happen(board, op.BATTLE_ENDED, player_value(s.active), 0, 0, 0)  # R243
            self.step = ENDED
        if after(board):
            return AGAIN
        if self.step == ACTED:
            return self.close_window(board)
        return DONE

    def open_round(self, s: Board) -> i64:
        """BATTLE.1, and BATTLE.8."""
        self.holder = s.active
        self.passes = 0
        self.step = OPENED
        return AGAIN

    def close_window(self, s: Board) -> i64:
        if self.holder == s.active:
            self.holder = s.defensive()
            self.step = OPENED
            return AGAIN
        if self.passes < SEATS:
            return self.open_round(s)
        self.step = LAST_POINT
        return s.push(Point())

    def options(self, s: State) -> vec[i64]:
        return triggerable(cast(Board, s), self.holder, op.ACTION)

    def candidates(self, s: State) -> vec[i64]:
        return append(naming.everything(cast(Board, s), self.holder), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        if option == o.PASS or option == o.CONCEDE:
            return 0
        return bar_action(cast(Board, s), self.holder, option)

    def copy(self) -> Battle:
        twin = Battle()
        twin.step = self.step
        twin.holder = self.holder
        twin.passes = self.passes
        return twin
