"""Facts for the journal that every card game tells, and what one is about where that is two numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LOST: Final = 30  # a player has lost; what: the clause
WON: Final = 31
DRAWN_GAME: Final = 32
CONCEDED: Final = 33

_NUMBER: Final = 8  # bits of the smaller part
_ZONE: Final = 4
_FACE: Final = 12


def counted(face: i64, number: i64) -> i64:
    """A face and how many."""
    return face << _NUMBER | (number & ((1 << _NUMBER) - 1))


def face_counted(what: i64) -> i64:
    return what >> _NUMBER


def number_counted(what: i64) -> i64:
    return what & ((1 << _NUMBER) - 1)


def moved(face: i64, zone: i64) -> i64:
    """A face and the zone that it went to."""
    return face << _ZONE | zone


def face_moved(what: i64) -> i64:
    return what >> _ZONE


def zone_moved(what: i64) -> i64:
    return what & ((1 << _ZONE) - 1)


def pair(face: i64, other: i64) -> i64:
    """Two faces."""
    return face << _FACE | other


def first_of(what: i64) -> i64:
    return what >> _FACE


def second_of(what: i64) -> i64:
    return what & ((1 << _FACE) - 1)
