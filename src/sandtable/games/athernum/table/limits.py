"""How large numbers can grow, by rule (R148), beside what every card game limits (timing/limits.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board

LARGEST: Final = 250  # a value, an amount, markers of one kind on a permanent
MOST_DOUBLINGS: Final = 8  # beyond that every value is LARGEST already
MOST_ABILITIES: Final = 60  # of one permanent, given ones among them
MOST_VICTORY: Final = 10_000  # Victory Tokens in the game


def within(value: i64) -> i64:
    """A number that counts no further than the largest."""
    if value > LARGEST:
        value = LARGEST
    return value


def more_victory(s: Board, count: i64) -> i64:
    """By how many Victory Tokens the pool can grow: so many, unless the game has too many already."""
    there = s.pool
    for thing in s.board:
        there += s.get(thing, its.VICTORY)
    room = MOST_VICTORY - there
    return count if count < room else (room if room > 0 else 0)
