"""Pairs of numbers, one behind the other: what is so of whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WIDTH: Final = 2


def has(rows: vec[i64], one: i64, other: i64) -> bool:
    """Whether a pair is among them."""
    at: i64 = 0
    while at < len(rows):
        if rows[at] == one and second(rows, at) == other:
            return True
        at += WIDTH
    return False


def count(rows: vec[i64], one: i64, other: i64) -> i64:
    """How often a pair is among them."""
    found: i64 = 0
    at: i64 = 0
    while at < len(rows):
        if rows[at] == one and second(rows, at) == other:
            found += 1
        at += WIDTH
    return found


def second(rows: vec[i64], at: i64) -> i64:
    """The other number of the pair that begins here."""
    return rows[at + 1]


def added(rows: vec[i64], one: i64, other: i64) -> vec[i64]:
    """The pairs with one more."""
    return append(append(rows, one), other)


def down_to(number: i64, rows: vec[i64]) -> i64:
    """A number made less by the first of each pair, by none below the second."""
    at: i64 = 0
    while at < len(rows):
        left = number - rows[at]
        least = second(rows, at)
        if left < least:
            left = min(number, least)
        number = left
        at += WIDTH
    return number


def find(rows: vec[i64], one: i64, other: i64) -> i64:
    """Where a pair begins, -1 if it is not among them."""
    at: i64 = 0
    while at < len(rows):
        if rows[at] == one and second(rows, at) == other:
            return at
        at += WIDTH
    return -1
