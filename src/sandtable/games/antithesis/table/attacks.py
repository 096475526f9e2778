"""Attacks that are being made: rows of equal width in `s.attacks`, the innermost last (R181)."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

NUMBER: Final = 0  # no other Attack ever has it
ATTACKER: Final = 1  # ref
YOU: Final = 2  # who controlled the attacker when it was declared (R195)
HEADER: Final = 3  # the ability, and
LINE: Final = 4  # its ATTACK_LINE in the code
TARGET: Final = 5  # ref, 0 for an AOE
SQUARE: Final = 6  # the target square of an AOE, -1
AREA: Final = 7  # its squares, as bits
FROM: Final = 8  # the squares of the attacker when it was declared
STEP: Final = 9  # the step of ATKSEQ that it is at, 1 to 6
TOTAL: Final = 10  # Total STR once known (without what holds against one Character only, R162)
WIDTH: Final = 11

NONE: Final = -1  # no Attack


def innermost(rows: vec[i64]) -> i64:
    """Where the Attack that "this Attack" means begins, or NONE."""
    if len(rows) > 0:
        return len(rows) - WIDTH
    return NONE


def find(rows: vec[i64], number: i64) -> i64:
    at: i64 = 0
    while at < len(rows):
        if rows[at] == number:
            return at
        at += WIDTH
    return NONE


def added(rows: vec[i64], made: vec[i64]) -> vec[i64]:
    return extend(rows, made)


def without(rows: vec[i64], at: i64) -> vec[i64]:
    return extend(rows[:at], rows[at + WIDTH :])
