"""What bots ask about a card game: a position is judged only where the table is quiet.

What is played or used waits until everybody has passed, so right after it the table looks as before. So
search plays on by habit: nobody answers, costs are paid as proposed, and what leaves no choice is done. The
first real choice ends it, whoever has it.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sandtable.kernel.policy import Policy
from sandtable.kernel.state import State
from sandtable.timing.things import CardState


def as_guess(lead: i64, even: i64) -> float:
    """A lead as a guess from -1 to 1; one of so much is half a win."""
    size = lead if lead > 0 else -lead
    return float(lead) / float(even + size)


def of_hand(held: i64, full: i64, each: i64, further: i64) -> i64:
    """What the cards of a hand are worth: so much each up to a full one, and each further one."""
    return each * held if held <= full else each * full + further * (held - full)


class Habits(Policy):
    """A game says how it guesses, what habit answers, and what is worth a look (`sought`)."""

    def __init__(self, patience: i64) -> None:
        self.patience: i64 = patience  # answers given by habit at most

    def guess(self, s: State, seat: i64) -> float:
        """How a game that goes on stands for a seat."""
        return 0.0

    def worth(self, s: State, seat: i64) -> float:
        return self.guess(s, seat) if cast(CardState, s).result == 0 else s.returns()[seat]

    def lots(self, s: State) -> bool:
        return cast(CardState, s).turn == 0  # what is chosen before the first turn

    def calm(self, s: State) -> i64:
        s.open_chance = False  # dice fall as they fall
        given: i64 = 0
        while given < self.patience and s.frames:
            option = self.habit(s)
            if option < 0:
                break
            s.apply(option)
            given += 1
        return given
