"""What a thing was like as it left the board, in one integer (R127)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_STAMP: Final = 26  # where its parts begin, as bits
_SIDE: Final = 24
_SLOT: Final = 20
_CONTROLLER: Final = 16
_OFV: Final = 8
NO_SLOT: Final = 15  # it did not lie on the game board
_MOST: Final = 254  # values beyond this are kept as this


def packed(stamp: i64, side: i64, slot: i64, controller: i64, ofv: i64, dfv: i64) -> i64:
    """The object it was, how it lay, where it stood, whose it was and what values it had, -1 for none."""
    return (
        stamp << _STAMP
        | side << _SIDE
        | slot << _SLOT
        | controller << _CONTROLLER
        | kept(ofv) << _OFV
        | kept(dfv)
    )


def kept(value: i64) -> i64:
    if value > _MOST:
        value = _MOST
    return value + 1


def stamp(last: i64) -> i64:
    return last >> _STAMP


def side(last: i64) -> i64:
    return (last >> _SIDE) & 3


def slot(last: i64) -> i64:
    return (last >> _SLOT) & 15


def stood(last: i64) -> bool:
    """Whether it lay on the game board."""
    return last != 0 and slot(last) != NO_SLOT


def controller(last: i64) -> i64:
    return (last >> _CONTROLLER) & 15


def ofv(last: i64) -> i64:
    return ((last >> _OFV) & 255) - 1


def dfv(last: i64) -> i64:
    return (last & 255) - 1
