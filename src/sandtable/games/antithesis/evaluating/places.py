"""What registers hold that is no card, player or ability: squares, Goals, Attacks and [Move]s, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.antithesis.board.squares import bit
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.values import TAGS, is_number, is_thing, number_of, number_value, thing_of

_SQUARE: Final = 1 << 20  # in a number: it is a square, or the Goal on it; Attacks and [Move]s are below


def square_value(square: i64) -> i64:
    return number_value(_SQUARE | square)


def is_square(value: i64) -> bool:
    return value & (TAGS | _SQUARE) == TAGS | _SQUARE


def square_in(value: i64) -> i64:
    return number_of(value) & (_SQUARE - 1)


def is_deed(value: i64) -> bool:
    """Whether it is an Attack or a [Move]."""
    return is_number(value) and not is_square(value)


def squares_of(s: Board, ref: i64) -> i64:
    """Where a card is, or was when it was last In Play (R182); a Modification is where its host is (R146)."""
    thing = thing_of(ref)
    if not s.same(ref):
        if s.last_seen(ref):
            return s.get(thing, its.LAST_SQUARES)
        return 0
    host = s.get(thing, its.HOST)
    if host >= 0 and s.get(thing, its.ZONE) == zones.IN_PLAY:
        return s.get(host, its.SQUARES)
    return s.get(thing, its.SQUARES)


def place_of(s: Board, value: i64) -> i64:
    """The squares of whatever has some. All that texts ask about places they ask here first."""
    s.note_column(its.SQUARES)
    if is_square(value):
        return bit(square_in(value))
    if is_thing(value) and value > 0:
        return squares_of(s, value)
    return 0
