"""[Move]s that are being made: rows of equal width in `s.moves`, the innermost last (R194)."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

NUMBER: Final = 0  # no other [Move] and no Attack ever has it
MOVER: Final = 1  # ref
YOU: Final = 2
ARRAY: Final = 3  # the ARRAY record in use
TYPE: Final = 4  # RUN, FLY or TEL
POINTS: Final = 5  # left
DIAGONAL: Final = 6  # the part of the allowance that is left (R32)
START: Final = 7  # its squares when it began
AT: Final = 8  # its squares where the [Move] last put it (R41)
HEADING: Final = 9  # direction of the last step, -1 before the first
STRAIGHT: Final = 10  # how many of the last steps went there (R77)
STEPS: Final = 11
WIDTH: Final = 12

NONE: Final = -1


def innermost(rows: vec[i64]) -> i64:
    """Where the [Move] that "this Move" means begins, or NONE."""
    if len(rows) > 0:
        return len(rows) - WIDTH
    return NONE


def of(rows: vec[i64], mover: i64) -> i64:
    """Where the [Move] of a Character begins, or NONE."""
    at: i64 = 0
    while at < len(rows):
        if rows[at + MOVER] == mover:
            return at
        at += WIDTH
    return NONE


def added(rows: vec[i64], made: vec[i64]) -> vec[i64]:
    return extend(rows, made)


def without(rows: vec[i64], at: i64) -> vec[i64]:
    return extend(rows[:at], rows[at + WIDTH :])
