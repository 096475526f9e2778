"""Who sees which card where it lies, and what hidden cards can be (chapters 6 and 7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board

LOTS: Final = 2  # of each player: cards in an Extra Deck stay among themselves


def sees(s: Board, seat: i64, thing: i64) -> bool:
    """Whether a seat knows what a card is from its zone."""
    zone = s.get(thing, its.ZONE)
    if zone == op.BOARD:
        if s.get(thing, its.SIDE) != its.LIES_DOWN or s.result != 0:
            return True  # 6.2.5: an exhausted card too; R93: all of them when the game is over
        return seat >= 0 and s.get(thing, its.CONTROLLER) == seat  # 6.1.4, 2.1.2c
    if zone == op.HAND or zone == op.EXTRA_DECK:
        return seat >= 0 and s.get(thing, its.OWNER) == seat  # 7.4.1a, 7.4.2b
    if zone == op.DECK:
        return s.flag(thing, its.IS_ON_TOP)  # 7.2.3c
    return True


def lot(s: Board, thing: i64) -> i64:
    """Among which cards one is dealt again, -1 for a token and for what is gone. A main character chosen in
    secret can only be one that may be chosen (8.0.1a).
    """
    zone = s.get(thing, its.ZONE)
    if zone == its.GONE or s.flag(thing, its.IS_TOKEN):
        return -1
    return s.get(thing, its.OWNER) * LOTS + (1 if zone == op.EXTRA_DECK else 0)


def arm(s: Board, hidden: vec[i64], faces: vec[i64]) -> None:
    """Only items are attached face-down (R93): what else lies there changes places with the next item."""
    i: i64 = 0
    while i < len(hidden):
        if attached_down(s, hidden[i]) and s.library.supertype[faces[i]] != op.ITEM:
            j: i64 = 0
            while j < len(hidden):
                if s.library.supertype[faces[j]] == op.ITEM and not attached_down(s, hidden[j]):
                    kept = faces[i]
                    faces[i] = faces[j]
                    faces[j] = kept
                    break
                j += 1
        i += 1


def attached_down(s: Board, thing: i64) -> bool:
    return s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.PLACE) == its.ITEM_SLOT


def doubled(s: Board, hidden: vec[i64]) -> i64:
    """A face-down permanent that is a second copy, which the last check would have discarded (R53); or -1."""
    lib = s.library
    for thing in hidden:
        face = s.get(thing, its.FACE)
        if s.get(thing, its.ZONE) != op.BOARD or lib.field[face] == 0 or attached_down(s, thing):
            continue
        for other in s.board:
            if other != thing and s.get(other, its.CONTROLLER) == s.get(thing, its.CONTROLLER):
                twin = s.get(other, its.FACE)
                copies = lib.field[twin] > 0 and lib.name[twin] == lib.name[face]
                if copies and not attached_down(s, other):
                    return thing
    return -1
