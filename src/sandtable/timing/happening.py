"""One event as a frame, for games that open windows in the midst of it: before it is done, and after.

Where nobody can interrupt, `events.stopped` and `events.event` around what is done say the same in two calls.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing.events import event, stopped
from sandtable.timing.things import CardState

# steps
ANNOUNCED: Final = 0  # is it forbidden, does something happen instead?
INTERRUPTED: Final = 1  # the window before it is closed
BEGUN: Final = 2  # it is being done
NOTICED: Final = 3  # it has happened, and the window after it is closed

# what it answers to the frame below, and a window to it
KEPT: Final = 0
CANCELLED: Final = 1  # by somebody in a window
STOPPED: Final = 2  # forbidden or replaced


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Happening(Frame):
    """An event on its way. A game says what is done, and which windows open."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "who", "a", "b", "n")

    def __init__(self, kind: i64 = 0, who: i64 = 0, a: i64 = 0, b: i64 = 0, n: i64 = 0) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.who: i64 = who
        self.a: i64 = a
        self.b: i64 = b
        self.n: i64 = n

    def advance(self, s: State) -> i64:
        table = cast(CardState, s)
        if self.step == ANNOUNCED:
            if stopped(table, self.kind, self.who, self.a, self.b, self.n):
                s.answer = STOPPED
                return DONE
            self.step = INTERRUPTED
            if self.interrupt(table):
                return AGAIN
            s.answer = KEPT
        if self.step == INTERRUPTED:
            if s.answer == CANCELLED:
                return DONE
            s.beat += 1
            self.step = BEGUN
            return self.begin(table)
        if self.step == BEGUN:
            self.end(table)
            event(table, self.kind, self.who, self.a, self.b, self.n)
            self.step = NOTICED
            if self.respond(table):
                return AGAIN
            s.answer = KEPT
        return DONE

    def interrupt(self, s: CardState) -> bool:
        """Push the window in which it can still be cancelled, if there is one."""
        return False

    def begin(self, s: CardState) -> i64:
        """Do it, or roll, ask or push what it needs first; the answer is that of `Frame.advance`."""
        return AGAIN

    def end(self, s: CardState) -> None:
        """What `begin` has asked for is answered: do the rest."""

    def respond(self, s: CardState) -> bool:
        """Push the window in which it can be responded to, if there is one; what it answers is passed on."""
        return False
