"""Charges of consumed Keyworded Abilities: who has how many, and from where each came (R81, R153, R177)."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from sandtable.games.oversoul.table.state import Board

BEARER: Final = 0  # ref
KEYWORD: Final = 1
SORT: Final = 2  # TIMED ends first, then GRANTED, then OWN
SOURCE: Final = 3  # of a TIMED one the effect's TIME, of a GRANTED one the source's ref
WIDTH: Final = 4

TIMED: Final = 1
GRANTED: Final = 2
OWN: Final = 3
MOST: Final = 2  # HYPER


def held(s: Board, ref: i64, keyword: i64) -> i64:
    """How many charges a card has, asleep or not."""
    rows = s.charges
    count: i64 = 0
    at: i64 = 0
    while at < len(rows):
        if rows[at] == ref and rows[at + KEYWORD] == keyword:
            count += 1
        at += WIDTH
    return count


def receive(s: Board, ref: i64, keyword: i64, number: i64, sort: i64, source: i64) -> None:
    """One more charge, or both of a HYPER version; a third is lost for good."""
    while number > 0 and held(s, ref, keyword) < MOST:
        s.charges = extend(s.charges, vec[i64]([ref, keyword, sort, source]))
        number -= 1
    s.worked.fresh = False


def take(s: Board, ref: i64, keyword: i64) -> bool:
    """Use the charge that would end first; whether there was one."""
    rows = s.charges
    best: i64 = -1
    at: i64 = 0
    while at < len(rows):
        if rows[at] == ref and rows[at + KEYWORD] == keyword:
            if best < 0 or rows[at + SORT] < rows[best + SORT]:
                best = at
        at += WIDTH
    if best < 0:
        return False
    s.charges = extend(rows[:best], rows[best + WIDTH :])
    s.worked.fresh = False
    return True


def drop_bearer(s: Board, ref: i64) -> None:
    """A card is no longer Active: its charges are gone, and sources may give to it anew."""
    s.charges = without(s.charges, BEARER, ref)
    s.spent = without(s.spent, BEARER, ref)
    s.spent = without(s.spent, SOURCE, ref)
    s.worked.fresh = False


def drop_source(s: Board, sort: i64, source: i64) -> None:
    """A source has ended, and its unused charges with it."""
    rows = s.charges
    at: i64 = 0
    while at < len(rows):
        if rows[at + SORT] == sort and rows[at + SOURCE] == source:
            rows = extend(rows[:at], rows[at + WIDTH :])
        else:
            at += WIDTH
    s.charges = rows
    s.worked.fresh = False


def without(rows: vec[i64], field: i64, ref: i64) -> vec[i64]:
    """The rows without those of a card."""
    at: i64 = 0
    while at < len(rows):
        if rows[at + field] == ref:
            rows = extend(rows[:at], rows[at + WIDTH :])
        else:
            at += WIDTH
    return rows


# ---- what has been given once: bearer, keyword, header, source


def was_given(s: Board, bearer: i64, keyword: i64, header: i64, source: i64) -> bool:
    rows = s.spent
    at: i64 = 0
    while at < len(rows):
        if rows[at] == bearer and rows[at + KEYWORD] == keyword and rows[at + SOURCE] == source:
            if rows[at + SORT] == header:
                return True
        at += WIDTH
    return False


def remember_given(s: Board, bearer: i64, keyword: i64, header: i64, source: i64) -> None:
    s.spent = extend(s.spent, vec[i64]([bearer, keyword, header, source]))
