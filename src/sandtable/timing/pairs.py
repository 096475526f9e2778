"""Pairs of numbers, one behind the other: what is so of whom."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def has(rows: vec[i64], one: i64, other: i64) -> bool:
    """Whether a pair is among them."""
    at: i64 = 0
    while at < len(rows):
        if rows[at] == one and rows[at + 1] == other:
            return True
        at += 2
    return False


def added(rows: vec[i64], one: i64, other: i64) -> vec[i64]:
    """The pairs with one more."""
    return append(append(rows, one), other)
