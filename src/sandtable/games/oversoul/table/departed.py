"""What a thing was like as it left the board, in one integer (R117, R159)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_STAMP: Final = 34  # where its parts begin, as bits
_SPOT: Final = 30
_CONTROLLER: Final = 28
_RANK: Final = 24
_DMG: Final = 16
_SPD: Final = 8
_BYTE: Final = 255
_NIBBLE: Final = 15


def packed(stamp: i64, spot: i64, controller: i64, rank: i64, dmg: i64, spd: i64, hp: i64) -> i64:
    """The object it was, where it stood, whose it was and what values it had."""
    place = stamp << _STAMP | spot << _SPOT | controller << _CONTROLLER
    return place | rank << _RANK | dmg << _DMG | spd << _SPD | hp


def stamp(last: i64) -> i64:
    return last >> _STAMP


def spot(last: i64) -> i64:
    return (last >> _SPOT) & _NIBBLE


def controller(last: i64) -> i64:
    return (last >> _CONTROLLER) & 3


def rank(last: i64) -> i64:
    return (last >> _RANK) & _NIBBLE


def dmg(last: i64) -> i64:
    return (last >> _DMG) & _BYTE


def spd(last: i64) -> i64:
    return (last >> _SPD) & _BYTE


def hp(last: i64) -> i64:
    return last & _BYTE
