"""Checks in a fixed order, repeated until a whole pass changes nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.state import State

FIRST_CHECK: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Settling(Frame):
    """A round of checks. A game writes `check`; the step is the number of the check that is due.

    Each pass is a beat of its own, so that what falls in one pass is simultaneous, and what falls because
    of it is not.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("changed",)

    def __init__(self) -> None:
        super().__init__()
        self.changed: i64 = 0  # whether this pass has changed anything

    def checks(self) -> i64:
        """How many checks a pass has."""
        raise NotImplementedError

    def check(self, s: State, number: i64) -> i64:
        """Make one check: answer AGAIN to go on to the next, or what else the kernel is to do first.

        A check that answers anything else, or that pushes a frame, is called again with the same number
        unless it has moved `step` on itself.
        """
        raise NotImplementedError

    def settled(self, s: State) -> i64:
        """What follows a pass that changed nothing."""
        return DONE

    def advance(self, s: State) -> i64:
        depth = len(s.frames)
        while True:
            number = self.step
            if number == self.checks():
                if self.changed == 0:
                    return self.settled(s)
                self.changed = 0
                self.step = FIRST_CHECK
                return AGAIN
            if number == FIRST_CHECK:
                s.beat += 1
            signal = self.check(s, number)
            if signal != AGAIN or len(s.frames) != depth or self.step != number:
                return signal
            self.step = number + 1
