"""The 63 squares, and sets of them as bits (BOARD.1 to BOARD.5, R23).

A square is row * 9 + column, counted from 0 as player 0 sees it: row 0 is his Row A, column 0 his Column 1.
Player 1 sees the board turned by 180 degrees. A set of squares is one integer, square n its bit n.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROWS: Final = 7
COLUMNS: Final = 9
SQUARES: Final = ROWS * COLUMNS
NOWHERE: Final = -1
LETTERS: Final = "ABCDEFG"

ALL: Final = (1 << SQUARES) - 1
FIRST_COLUMN: Final = 0x0040201008040201  # a bit in every ninth place
LAST_COLUMN: Final = FIRST_COLUMN << (COLUMNS - 1)
FIRST_ROW: Final = (1 << COLUMNS) - 1
LAST_ROW: Final = FIRST_ROW << (SQUARES - COLUMNS)
EDGE: Final = FIRST_ROW | LAST_ROW | FIRST_COLUMN | LAST_COLUMN  # R29

MEDIUM: Final = 1  # sizes: how many squares wide and deep
LARGE: Final = 2
HUGE: Final = 3

DIRECTIONS: Final = 8  # 0 away from player 0, then round towards higher columns; even ones are orthogonal
AHEAD: Final = 0
UP: Final = 2  # towards higher columns
BACK: Final = 4
DOWN: Final = 6

_ROW_STEPS: Final = vec[i64]([1, 1, 0, -1, -1, -1, 0, 1])
_COLUMN_STEPS: Final = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])

_PRIME: Final = 67  # the powers of two below 2**63 all differ by it
_INDEX: Final = vec[i64]([0] * _PRIME)


def _fill_index() -> None:
    square: i64 = 0
    one: i64 = 1
    while square < SQUARES:
        _INDEX[(one << square) % _PRIME] = square
        square += 1


_fill_index()


# ---- one square


def bit(square: i64) -> i64:
    one: i64 = 1
    return one << square


def at(row: i64, column: i64) -> i64:
    """The square there, or NOWHERE."""
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return row * COLUMNS + column
    return NOWHERE


def row_of(square: i64) -> i64:
    return square // COLUMNS


def column_of(square: i64) -> i64:
    return square % COLUMNS


def seen_by(player: i64, square: i64) -> i64:
    """A square as a player sees it, and back (BOARD.5)."""
    return square if player == 0 else SQUARES - 1 - square


def row_for(player: i64, square: i64) -> i64:
    """Its row as a player counts: 0 is his Row A."""
    return seen_by(player, square) // COLUMNS


def is_diagonal(direction: i64) -> bool:
    return direction & 1 == 1


def opposite(direction: i64) -> i64:
    return direction ^ BACK


def next_to(square: i64, direction: i64) -> i64:
    """The neighbouring square in a direction, or NOWHERE."""
    return at(row_of(square) + _ROW_STEPS[direction], column_of(square) + _COLUMN_STEPS[direction])


# ---- sets


def lowest(squares: i64) -> i64:
    """The first square of a set that is not empty."""
    return _INDEX[(squares & -squares) % _PRIME]


def rest(squares: i64) -> i64:
    """A set without its first square: walk through one with `lowest` and `rest`."""
    return squares & (squares - 1)


def listed(squares: i64) -> vec[i64]:
    out = vec[i64]()
    while squares != 0:
        out = append(out, lowest(squares))
        squares = rest(squares)
    return out


def turned(squares: i64) -> i64:
    """A set as the other player sees it."""
    out: i64 = 0
    while squares != 0:
        out |= bit(SQUARES - 1 - lowest(squares))
        squares = rest(squares)
    return out


def for_player(player: i64, squares: i64) -> i64:
    """A set in the view of a player, such as a deployment grid, as it lies on the board; and back."""
    return squares if player == 0 else turned(squares)


def row(player: i64, number: i64) -> i64:
    """The squares of a player's row; 0 is his Row A."""
    first: i64 = FIRST_ROW
    return first << (COLUMNS * (number if player == 0 else ROWS - 1 - number))


def rows_up_to(player: i64, number: i64) -> i64:
    """The squares of a player's rows from A to this one."""
    out: i64 = 0
    i: i64 = 0
    while i <= number and i < ROWS:
        out |= row(player, i)
        i += 1
    return out


def shifted(squares: i64, direction: i64) -> i64:
    """A token one step further; 0 if a square of it would be off the board."""
    columns = _COLUMN_STEPS[direction]
    rows = _ROW_STEPS[direction]
    if (columns > 0 and squares & LAST_COLUMN != 0) or (columns < 0 and squares & FIRST_COLUMN != 0):
        return 0
    if (rows > 0 and squares & LAST_ROW != 0) or (rows < 0 and squares & FIRST_ROW != 0):
        return 0
    by = rows * COLUMNS + columns
    return squares << by if by > 0 else squares >> -by


def footprint(square: i64, wide: i64, deep: i64) -> i64:
    """The squares of a token whose lowest square is this; 0 if it would not lie on the board."""
    if row_of(square) + deep > ROWS or column_of(square) + wide > COLUMNS:
        return 0
    one: i64 = 1
    across = ((one << wide) - 1) << square
    out: i64 = 0
    i: i64 = 0
    while i < deep:
        out |= across << (COLUMNS * i)
        i += 1
    return out


def orthogonal(squares: i64) -> i64:
    """A set and every square orthogonally adjacent to one of it."""
    wide = squares | ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1)
    return wide | ((squares & ~LAST_ROW) << COLUMNS) | (squares >> COLUMNS)


def around(squares: i64) -> i64:
    """A set and every square adjacent to one of it, diagonally too."""
    wide = squares | ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1)
    return wide | ((wide & ~LAST_ROW) << COLUMNS) | (wide >> COLUMNS)


def gap(one: i64, other: i64, columns: bool) -> i64:
    """The smallest difference of columns, or rows, between squares of two sets: positive if the other lies
    higher, 0 if they share one (R62).
    """
    best: i64 = ROWS + COLUMNS
    here = one
    while here != 0:
        mine = lowest(here)
        there = other
        while there != 0:
            yours = lowest(there)
            by = column_of(yours) - column_of(mine) if columns else row_of(yours) - row_of(mine)
            if (by if by >= 0 else -by) < (best if best >= 0 else -best):
                best = by
            there = rest(there)
        here = rest(here)
    return best
