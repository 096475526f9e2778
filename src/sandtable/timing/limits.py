"""How large things can grow: whatever a card asks for, there is an end to it. A game has a rule for that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.cards.program.words import GONE
from sandtable.timing import columns as its
from sandtable.timing import history, pending, pile
from sandtable.timing import lasting as lasts
from sandtable.timing.things import CardState
from sandtable.timing.values import MOST_THINGS

MOST_TOKENS: Final = 200  # that exist at the same time
MOST_LASTING: Final = 250  # effects that last, beside those without a source
MOST_WAITING: Final = 500  # effects that wait to be put on the stack, or on it
MOST_EVENTS: Final = 2000  # that are remembered
MOST_CHOICES: Final = 20_000  # in one game, passes aside
MOST_NUMBERS: Final = 1 << 25  # for stamps: a ref has no room for more
MOST_BEATS: Final = 1 << 19

_SHORTEST: Final = pending.REGISTERS  # integers of an effect that waits, at least


def room_for_token(s: CardState) -> bool:
    """Whether one more token can exist."""
    if s.count() < MOST_TOKENS:
        return True
    count: i64 = 0
    gone: i64 = 0
    thing: i64 = 0
    while thing < s.count():
        if s.flag(thing, its.IS_TOKEN):
            if s.get(thing, its.ZONE) != GONE:
                count += 1
            else:
                gone += 1
        thing += 1
    return count < MOST_TOKENS and (s.count() < MOST_THINGS or gone > 0)


def room_to_last(s: CardState) -> bool:
    """Whether one more effect can last; what markers say for the whole game has no source."""
    if len(s.lasting) < MOST_LASTING * lasts.WIDTH:
        return True
    count: i64 = 0
    for at in lasts.each(s.lasting):
        if s.lasts(at, lasts.SOURCE) != 0:
            count += 1
    return count < MOST_LASTING


def room_to_wait(s: CardState) -> bool:
    """Whether one more effect can wait; the next check ends a game in which none can."""
    length: i64 = len(s.noted) + len(s.arriving) + len(s.waiting) + len(s.stack)
    if length < MOST_WAITING * _SHORTEST:
        return True
    count = pile.depth(s.noted) + pile.depth(s.arriving) + pile.depth(s.waiting) + pile.depth(s.stack)
    return count < MOST_WAITING


def outgrown(s: CardState) -> bool:
    """Whether the game has come to an end of its numbers: it is a draw."""
    if s.choices > MOST_CHOICES or s.clock > MOST_NUMBERS or s.beat > MOST_BEATS:
        return True
    return not room_to_wait(s)


def forget_oldest(s: CardState) -> None:
    """Make room for one more event: the oldest is forgotten, but not when a player's last turn was."""
    if len(s.history) < MOST_EVENTS * history.WIDTH:
        return
    for at in history.each(s.history):
        if history.get(s.history, at, history.KIND) != history.TURN_OVER:
            s.history = history.without(s.history, at)
            return
