"""State-based checks and the stacks of what they let trigger, until nothing does."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.occasions import CLOSED
from sandtable.games.athernum.checking.check import Check
from sandtable.games.athernum.checking.fingerprint import fingerprint
from sandtable.games.athernum.stack.priority import Priority
from sandtable.games.athernum.table.limits import outgrown
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing.evaluating.in_force import NOTHING_ENDS
from sandtable.timing.settle import Settling
from sandtable.timing.stacking import Stacking

LONGEST_CHAIN: Final = 500  # R107: stacks
SAME_STATE: Final = 3  # R107: how often the same state makes a loop


# steps
CHECK: Final = 0
TRIGGERED: Final = 1  # whether anything has
ARRIVALS: Final = 2  # what was turned up or came to another zone goes on the stack, then what has triggered
STACK: Final = 3  # and the stack resolves


@final
@mypyc_attr(acyclic=True)
class Checks(Settling):
    """A check, then the stack of what has triggered, again and again until nothing does (4.2.text.repeat).

    It answers whether anything triggered.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("changed", "window", "ends", "prints", "stacks", "choices")

    def __init__(self, window: i64 = CLOSED, ends: i64 = NOTHING_ENDS) -> None:
        super().__init__()
        self.window: i64 = window
        self.ends: i64 = ends
        self.prints = vec[i64]()  # what the table looked like after each stack without a choice (R107)
        self.stacks: i64 = 0
        self.choices: i64 = 0  # choices made in the game when the chain of those stacks began

    def advance(self, s: State) -> i64:
        board = cast(Board, s)
        if self.step == CHECK:
            self.step = TRIGGERED
            return s.push(Check(self.ends))
        if self.step == TRIGGERED:
            if len(board.noted) == 0 and len(board.arriving) == 0:
                s.answer = self.stacks
                return DONE
            if outgrown(board):
                board.win(0, c.R148)
                return s.stop()
            if self.loops(board):
                board.win(0, c.R107)
                return s.stop()
            self.stacks += 1
            self.step = ARRIVALS
        if self.step == ARRIVALS:
            if len(board.arriving) > 0:  # something was turned up or came to another zone in the check
                return s.push(Stacking(board.take_arriving()))
            self.step = STACK
            if len(board.noted) > 0:
                return s.push(Stacking(board.take_noted()))
        if self.step == STACK:
            self.step = CHECK
            if len(board.stack) > 0:  # R109: or those whose abilities they were have left
                return s.push(Priority(board.active, self.window))
        return AGAIN

    def loops(self, s: Board) -> bool:
        """R107: the same table three times in a chain of stacks, or 500 stacks."""
        if s.chain > LONGEST_CHAIN:
            return True
        if self.choices != s.choices:  # somebody has made a choice: the chain begins anew
            self.choices = s.choices
            self.prints = vec[i64]()
        if self.stacks == 0:
            return False
        mark = fingerprint(s)
        count: i64 = 0
        for one in self.prints:
            if one == mark:
                count += 1
        self.prints = append(self.prints, mark)
        return count >= SAME_STATE - 1

    def copy(self) -> Checks:
        twin = Checks(self.window, self.ends)
        twin.step = self.step
        twin.changed = self.changed
        twin.prints = self.prints[:]
        twin.stacks = self.stacks
        twin.choices = self.choices
        return twin
