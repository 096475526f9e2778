"""Options as integers: what kind of answer it is, and to what, beside those of every card game.

Squares are those of board/squares.py, the same for both players; the notation turns them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# isort: off
from sandtable.timing.options import (
    CONCEDE as CONCEDE,
    DONE_PICKING as DONE_PICKING,
    FIRST_OWN,
    MODE as MODE,
    NEXT as NEXT,
    NO as NO,
    PASS as PASS,
    PICK as PICK,
    PICK_EFFECT as PICK_EFFECT,
    PICK_FACE as PICK_FACE,
    PICK_PLAYER as PICK_PLAYER,
    YES as YES,
    ability as ability,
    ability_index as ability_index,
    ability_place as ability_place,
    kind_of as kind_of,
    make as make,
    value_of as value_of,
)

# isort: on

STOP: Final = 5  # end a [Move] here (MOVE.3.f)
PAID: Final = 6  # the dice picked so far are the pool, or all that is added
NO_SHIFT: Final = 7  # no [Shift Strategy] in PHASE.5

USE: Final = 1  # place In Play << 6 | which of its abilities
USE_CARD: Final = 2  # face << 6 | which of its abilities: from Hand (R82, R102)
USE_OWN: Final = 3  # which of the player's unprinted abilities (UNP.PLAYER)
DIE: Final = 4  # a die of his Dice Bank (player_columns.die)
COLOUR: Final = 5
SQUARE: Final = 6  # where something is placed, or the target square of an AOE
FIELD: Final = 7  # the lowest square of a Field token, plus 64 if it is turned (R126)
STEP: Final = 8  # one of the eight directions of board/squares.py
ARRAY: Final = 9  # which of the Movement Arrays (MOVE.1)
DIRECTION: Final = 10  # of a PUSH or PULL, or of a line or cone: square of origin << 3 | direction
DISTANCE: Final = 11  # of a PUSH or PULL
STRATEGY: Final = 12  # face: the Strategy to reveal (SHIFT.1)
COMBINE: Final = 13  # place In Play << 6 | ability: the Combined Action (CMA.1)
TOKEN: Final = 14  # place In Play << 2 | MANA, SOUL or GEM: a token to pay with (ALT.7)
_OWN: Final = 24  # FIRST_OWN; to the compiler only numbers of a module's own are constants
assert _OWN == FIRST_OWN
BEGIN: Final = _OWN  # seat: who begins as Offensive Player (R117)
NUMBER: Final = _OWN + 1  # how many
TURN_TO: Final = _OWN + 2  # die << 3 | the value that it is turned to
ADDED_DIE: Final = _OWN + 3  # a die added to an Attack or a [Move] (R155)
SURPLUS: Final = _OWN + 4  # a die more than a Dice Pool needs (R19)
PICK_SECOND: Final = _OWN + 5  # face, elsewhere: the second player's, where the first has one there as well

_TURNED: Final = 64
_DIRECTION: Final = 3  # bits
_TOKEN: Final = 2


def on_each(squares: vec[i64]) -> vec[i64]:
    """A SQUARE for each of these."""
    out = vec[i64](capacity=len(squares))
    for square in squares:
        out = append(out, make(SQUARE, square))
    return out


def field_at(square: i64, turned: bool) -> i64:
    return make(FIELD, square | _TURNED if turned else square)


def field_square(option: i64) -> i64:
    return option & (_TURNED - 1)


def field_turned(option: i64) -> bool:
    return option & _TURNED != 0


def going(square: i64, direction: i64) -> i64:
    """The value of a DIRECTION that starts from a square."""
    return square << _DIRECTION | direction


def going_from(value: i64) -> i64:
    return value >> _DIRECTION


def going_to(value: i64) -> i64:
    return value & ((1 << _DIRECTION) - 1)


def token_of(place: i64, token: i64) -> i64:
    return place << _TOKEN | token


def token_place(value: i64) -> i64:
    return value >> _TOKEN


def token_kind(value: i64) -> i64:
    return value & ((1 << _TOKEN) - 1)
