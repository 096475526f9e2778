"""Checks in a fixed order until a pass changes nothing; and checks and stacks until nothing triggers."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing.things import CardState

FIRST_CHECK: Final = 0

# steps of Repeating
CHECK: Final = 0
TRIGGERED: Final = 1  # whether anything has
STACKING: Final = 2  # what waits goes on the stack

LONGEST_CHAIN: Final = 500  # stacks
SAME_STATE: Final = 3  # how often the same state makes a loop


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


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Repeating(Frame):
    """A check, then the stack of what has triggered, again and again until nothing does.

    It answers how many stacks there were. A game writes what the steps push. A chain of stacks in which
    nobody has a choice, and the same state comes again and again, is a loop, which the game ends.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("prints", "stacks", "choices")

    def __init__(self) -> None:
        super().__init__()
        self.prints = vec[i64]()  # what the table looked like after each stack without a choice
        self.stacks: i64 = 0
        self.choices: i64 = 0  # choices made in the game when the chain of those stacks began

    def check(self, s: CardState) -> Frame:
        """The frame that makes one check."""
        raise NotImplementedError

    def stacking(self, s: CardState) -> Frame | None:
        """The frame that puts what waits on the stack; none once nothing waits."""
        raise NotImplementedError

    def resolving(self, s: CardState) -> Frame:
        """The frame that resolves the stack."""
        raise NotImplementedError

    def mark(self, s: CardState) -> i64:
        """A number for how the game stands (fingerprint.py)."""
        raise NotImplementedError

    def endless(self, s: CardState, looping: bool) -> bool:
        """The rules go round in circles, or numbers may have grown beyond limits (limits.py): whether that
        ends the game.
        """
        return looping

    def advance(self, s: State) -> i64:
        table = cast(CardState, s)
        if self.step == CHECK:
            self.step = TRIGGERED
            return s.push(self.check(table))
        if self.step == TRIGGERED:
            if len(table.noted) == 0 and len(table.arriving) == 0:
                s.answer = self.stacks
                return DONE
            if self.endless(table, False) or (self.loops(table) and self.endless(table, True)):
                return s.stop()
            self.stacks += 1
            self.step = STACKING
        if self.step == STACKING:
            waiting = self.stacking(table)
            if waiting is not None:
                return s.push(waiting)
        self.step = CHECK
        if len(table.stack) > 0:  # or those whose abilities they were have left
            return s.push(self.resolving(table))
        return AGAIN

    def loops(self, s: CardState) -> bool:
        """The same table three times in a chain of stacks, or too many stacks."""
        if s.chain > LONGEST_CHAIN:
            return True
        if self.choices != s.choices:  # somebody has made a choice: the chain begins anew
            self.choices = s.choices
            self.prints = vec[i64]()
        if self.stacks == 0:
            return False
        mark = self.mark(s)
        count: i64 = 0
        for one in self.prints:
            if one == mark:
                count += 1
        self.prints = append(self.prints, mark)
        return count >= SAME_STATE - 1
