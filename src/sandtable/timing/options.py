"""Options as integers: what kind of answer it is, and to what. These mean the same in every card game.

A game numbers its own answers without a value between NO and FIRST_KIND, and its own kinds below PICK or
from FIRST_OWN on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_SHIFT: Final = 24  # bits of a value

PASS: Final = 1
DONE_PICKING: Final = 2
YES: Final = 3
NO: Final = 4
CONCEDE: Final = 63 << 24  # no child frame ever answers this

PICK: Final = 15  # spot: a place in the row of what is on the board
PICK_FACE: Final = 16  # face, elsewhere
PICK_PLAYER: Final = 17
PICK_EFFECT: Final = 18  # number of an effect on the stack
MODE: Final = 20  # 1 …
NEXT: Final = 22  # position among the abilities that wait to be put on the stack
FIRST_OWN: Final = 24


_ABILITY: Final = 6  # bits of an ability's index


def make(kind: i64, value: i64) -> i64:
    return kind << _SHIFT | value


def kind_of(option: i64) -> i64:
    return option >> _SHIFT


def value_of(option: i64) -> i64:
    return option & ((1 << _SHIFT) - 1)


def ability(place: i64, index: i64) -> i64:
    """The value of an option that uses an ability: the place or face, and which of its abilities."""
    return place << _ABILITY | (index & ((1 << _ABILITY) - 1))


def ability_place(value: i64) -> i64:
    return value >> _ABILITY


def ability_index(value: i64) -> i64:
    return value & ((1 << _ABILITY) - 1)
