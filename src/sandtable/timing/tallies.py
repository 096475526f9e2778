"""Tallies: of whom, of what, how often. Three integers each, one tally behind the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from sandtable.timing.rows import starts

WHOSE: Final = 0
WHAT: Final = 1
COUNT: Final = 2
WIDTH: Final = 3


def find(rows: vec[i64], whose: i64, what: i64) -> i64:
    """Where a tally begins, -1 if there is none."""
    at: i64 = 0
    while at < len(rows):
        if rows[at] == whose and rows[at + WHAT] == what:
            return at
        at += WIDTH
    return -1


def count(rows: vec[i64], whose: i64, what: i64) -> i64:
    """How often, or how many; 0 without a tally."""
    at = find(rows, whose, what)
    return rows[at + COUNT] if at >= 0 else i64(0)


def added(rows: vec[i64], whose: i64, what: i64, number: i64) -> vec[i64]:
    """The tallies with so many more of one."""
    at = find(rows, whose, what)
    if at < 0:
        return extend(rows, vec[i64]([whose, what, number]))
    rows[at + COUNT] += number
    return rows


def total(rows: vec[i64], whose: i64) -> i64:
    """Everything that is counted of somebody, added up."""
    out: i64 = 0
    at: i64 = 0
    while at < len(rows):
        if rows[at] == whose:
            out += rows[at + COUNT]
        at += WIDTH
    return out


def has(rows: vec[i64], whose: i64) -> bool:
    """Whether somebody has a tally."""
    at: i64 = 0
    while at < len(rows):
        if rows[at] == whose:
            return True
        at += WIDTH
    return False


def without(rows: vec[i64], whose: i64) -> vec[i64]:
    """The tallies without those of somebody."""
    out = vec[i64]()
    at: i64 = 0
    while at < len(rows):
        if rows[at] != whose:
            out = extend(out, rows[at : at + WIDTH])
        at += WIDTH
    return out


def each(rows: vec[i64]) -> vec[i64]:
    """Where the tallies begin."""
    return starts(rows, WIDTH)


def get(rows: vec[i64], at: i64, field: i64) -> i64:
    return rows[at + field]
