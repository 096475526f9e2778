"""How large things can grow, by rule (R148): whatever a card asks for, there is an end to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import history, pile
from sandtable.timing import lasting as lasts
from sandtable.timing.history import TURN_OVER
from sandtable.timing.values import MOST_THINGS

LARGEST: Final = 250  # a value, an amount, markers of one kind on a permanent
MOST_DOUBLINGS: Final = 8  # beyond that every value is LARGEST already
MOST_TOKENS: Final = 200  # that exist at the same time
MOST_LASTING: Final = 250  # effects that last, beside what markers say
MOST_ABILITIES: Final = 60  # of one permanent, given ones among them
MOST_WAITING: Final = 500  # effects that wait to be put on the stack, or on it
MOST_EVENTS: Final = 2000  # that are remembered
MOST_VICTORY: Final = 10_000  # Victory Tokens in the game
MOST_CHOICES: Final = 20_000  # in one game, passes aside
MOST_NUMBERS: Final = 1 << 25  # for stamps: a ref has no room for more
MOST_BEATS: Final = 1 << 19

_SHORTEST: Final = 10  # integers of an effect that waits, at least


def within(value: i64) -> i64:
    """A number that counts no further than the largest."""
    return value if value < LARGEST else LARGEST


def room_for_token(s: Board) -> bool:
    """Whether one more token can exist."""
    if s.count() < MOST_TOKENS:
        return True
    count: i64 = 0
    gone: i64 = 0
    thing: i64 = 0
    while thing < s.count():
        if s.flag(thing, its.IS_TOKEN):
            if s.get(thing, its.ZONE) != its.GONE:
                count += 1
            else:
                gone += 1
        thing += 1
    return count < MOST_TOKENS and (s.count() < MOST_THINGS or gone > 0)


def room_to_last(s: Board) -> bool:
    """Whether one more effect can last; what markers say for the whole game has no source."""
    if len(s.lasting) < MOST_LASTING * lasts.WIDTH:
        return True
    count: i64 = 0
    for at in lasts.each(s.lasting):
        if s.lasts(at, lasts.SOURCE) != 0:
            count += 1
    return count < MOST_LASTING


def room_to_wait(s: Board) -> bool:
    """Whether one more effect can wait; the next check ends a game in which none can."""
    length: i64 = len(s.noted) + len(s.arriving) + len(s.waiting) + len(s.stack)
    if length < MOST_WAITING * _SHORTEST:
        return True
    count = pile.depth(s.noted) + pile.depth(s.arriving) + pile.depth(s.waiting) + pile.depth(s.stack)
    return count < MOST_WAITING


def outgrown(s: Board) -> bool:
    """Whether the game has come to an end of its numbers: it is a draw."""
    if s.choices > MOST_CHOICES or s.clock > MOST_NUMBERS or s.beat > MOST_BEATS:
        return True
    return not room_to_wait(s)


def forget_oldest(s: Board) -> None:
    """Make room for one more event: the oldest is forgotten, but not when a player's last turn was."""
    if len(s.history) < MOST_EVENTS * history.WIDTH:
        return
    for at in history.each(s.history):
        if history.get(s.history, at, history.KIND) != TURN_OVER:
            s.history = history.without(s.history, at)
            return


def more_victory(s: Board, count: i64) -> i64:
    """By how many Victory Tokens the pool can grow: so many, unless the game has too many already."""
    there = s.pool
    for thing in s.board:
        there += s.get(thing, its.VICTORY)
    room = MOST_VICTORY - there
    return count if count < room else (room if room > 0 else 0)
