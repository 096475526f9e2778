"""State-based checks and the stacks of what they let trigger, until nothing does."""

from __future__ import annotations

from typing import ClassVar, cast, final

from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.occasions import CLOSED
from sandtable.games.athernum.checking.check import Check
from sandtable.games.athernum.checking.fingerprint import fingerprint
from sandtable.games.athernum.stack.priority import Priority
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import Frame
from sandtable.timing.evaluating.in_force import NOTHING_ENDS
from sandtable.timing.limits import outgrown
from sandtable.timing.settle import Repeating
from sandtable.timing.stacking import Stacking
from sandtable.timing.things import CardState


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Checks(Repeating):
    """A check, then the stack of what has triggered, again and again until nothing does (4.2.text.repeat)."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Repeating.FIELDS, "window", "ends")

    def __init__(self, window: i64 = CLOSED, ends: i64 = NOTHING_ENDS) -> None:
        super().__init__()
        self.window: i64 = window
        self.ends: i64 = ends

    def check(self, s: CardState) -> Frame:
        return Check(self.ends)

    def stacking(self, s: CardState) -> Frame | None:
        if len(s.arriving) > 0:  # something was turned up or came to another zone in the check
            return Stacking(s.take_arriving())
        return Stacking(s.take_noted()) if len(s.noted) > 0 else None

    def resolving(self, s: CardState) -> Frame:
        return Priority(s.active, self.window)

    def mark(self, s: CardState) -> i64:
        return fingerprint(cast(Board, s))

    def endless(self, s: CardState, looping: bool) -> bool:
        """A draw (R107, R148)."""
        if looping:
            cast(Board, s).win(0, c.R107)
        elif outgrown(s):
            cast(Board, s).win(0, c.R148)
        return looping or s.result != 0
