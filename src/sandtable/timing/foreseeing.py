"""What comes of an answer if nobody does anything more, for whoever may give it: played out by the rules.

It is played on what the asked seat may know, with what it does not see dealt in several ways: where these end
differently, nothing is promised. What is usual, and when it is over, the game says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from mypy_extensions import i64

from sandtable.timing.things import CardState

S = TypeVar("S", bound=CardState)

DEALS: Final = (0, 1)  # seeds for what the seat does not see


def promised(found: list[str], otherwise: str) -> str:
    """What all deals come to; or else that it depends on what is not seen."""
    return found[0] if len(set(found)) == 1 else otherwise


def dealt(s: S, deal: int) -> S:
    """A copy with one deal of what the asked seat does not see, which tells what happens in it."""
    after = cast(S, s.determinize(int(s.seat), deal))
    after.journal = []
    return after


def play_on(
    after: S, option: int, patience: int, goes_on: Callable[[S], bool], usual: Callable[[S], i64]
) -> bool:
    """Give an answer, and then what is usual (-1 where there is a choice), so often at most; the answer is
    whether there was no choice before it was over.
    """
    after.apply(option)
    for _ in range(patience):
        if not goes_on(after):
            break
        answer = usual(after)
        if answer < 0:
            return False
        after.apply(answer)
    return True
