"""RNG: counted like movement, through everything (RNG.1 to RNG.4, R27, R39, R46)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.antithesis.board.squares import (
    COLUMNS,
    ROWS,
    around,
    column_of,
    lowest,
    orthogonal,
    rest,
    row_of,
)

_FARTHEST: Final = ROWS + COLUMNS - 2  # orthogonal counts from corner to corner
_DIAGONALS: Final = COLUMNS - 1


def within(squares: i64, rng: i64, diagonal: i64) -> i64:
    """Every square in RNG rng + D diagonal of one of these, they themselves included (R178)."""
    i: i64 = 0
    while i < diagonal and i < _DIAGONALS:
        squares = around(squares)  # a Draw Point that may be spent on a diagonal
        i += 1
    i = 0
    while i < rng and i < _FARTHEST:
        squares = orthogonal(squares)
        i += 1
    return squares


def in_range(source: i64, target: i64, rng: i64, diagonal: i64) -> bool:
    """Whether a square of the target is in RNG of one of the source."""
    return within(source, rng, diagonal) & target != 0


def points(source: i64, target: i64, diagonal: i64) -> i64:
    """Points to count from one set to another with so many diagonals at most: the nearest pair."""
    best: i64 = _FARTHEST + 1
    while source != 0:
        here = lowest(source)
        others = target
        while others != 0:
            there = lowest(others)
            dx = column_of(here) - column_of(there)
            dy = row_of(here) - row_of(there)
            dx = dx if dx >= 0 else -dx
            dy = dy if dy >= 0 else -dy
            spared = dx if dx < dy else dy
            spared = spared if spared < diagonal else diagonal
            if dx + dy - spared < best:
                best = dx + dy - spared
            others = rest(others)
        source = rest(source)
    return best


def adjacent(one: i64, other: i64) -> bool:
    """RNG 0+D1; what shares a square is not adjacent to itself (R178)."""
    return one != other and around(one) & other != 0
