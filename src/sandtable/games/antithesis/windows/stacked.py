"""Abilities that are being resolved: entries of `s.stack`, from SEQ.3 on (timing/pending.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing import pending, pile
from sandtable.timing.values import thing_of

ACTION: Final = 1  # how an ability was triggered: KIND of its entry
INTERRUPT: Final = 2
RESPONSE: Final = 3
INSIDE: Final = 4  # by an effect, or as a Combined Action (R196)
BY_ITSELF: Final = 5  # not triggered at all: what a Passive or While Revealed does in a window (R208)

# pending.SCALE of an entry: the Character that its Attack must target, 0 if it chooses; below 0 what it must
# not be aimed at (attack/targets.py, aimed_at)
TARGET: Final = 7
assert TARGET == pending.SCALE


def cancel(s: Board, value: i64) -> bool:
    """An ability whose window is open does nothing, and counts as resolved; what was paid is lost (R98)."""
    at = pending.find(s.stack, value)
    if at < 0:
        return False
    source = pending.get(s.stack, at, pending.SOURCE)
    face: i64 = facts.UNSEEN
    if source != 0:
        face = s.get(thing_of(source), its.FACE)
    s.tell(facts.CANCELLED, pending.get(s.stack, at, pending.YOU), face)
    s.stack = pile.without(s.stack, at)
    return True


def is_resolving(s: Board, source: i64, header: i64, times: i64 = 1) -> bool:
    """Whether an ability is on its way already, as often as a card has it: it cannot be triggered once more
    (R97, R300).
    """
    at = pile.top(s.stack)
    while at >= 0:
        same = pending.get(s.stack, at, pending.SOURCE) == source
        if same and pending.get(s.stack, at, pending.HEADER) == header:
            times -= 1
            if times == 0:
                return True
        at = pile.below(s.stack, at)
    return False


def forced_target(s: Board, header: i64) -> i64:
    """The target that the ability being resolved must have, 0 if it is chosen as ever, below 0 the one that
    it must not have.
    """
    at = pile.top(s.stack)
    if at < 0 or pending.get(s.stack, at, pending.HEADER) != header:
        return 0
    return pending.get(s.stack, at, TARGET)
