"""Rows of numbers: put in order, with one more, with one less; and how many bits of a number are set."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def ascending(row: vec[i64]) -> vec[i64]:
    """The same numbers in order; the row itself is changed."""
    i: i64 = 1
    while i < len(row):
        x = row[i]
        j = i
        while j > 0 and row[j - 1] > x:
            row[j] = row[j - 1]
            j -= 1
        row[j] = x
        i += 1
    return row


def by_keys(row: vec[i64], keys: vec[i64]) -> vec[i64]:
    """A row in the order of its keys, equal ones as they were; both are changed."""
    i: i64 = 1
    while i < len(row):
        x = row[i]
        key = keys[i]
        j = i
        while j > 0 and keys[j - 1] > key:
            row[j] = row[j - 1]
            keys[j] = keys[j - 1]
            j -= 1
        row[j] = x
        keys[j] = key
        i += 1
    return row


def having(row: vec[i64], number: i64) -> vec[i64]:
    """An ascending row with one more number in it."""
    out = vec[i64](capacity=len(row) + 1)
    placed = False
    for other in row:
        if not placed and other > number:
            out = append(out, number)
            placed = True
        out = append(out, other)
    return out if placed else append(out, number)


def lacking(row: vec[i64], number: i64) -> vec[i64]:
    """A row without a number."""
    out = vec[i64](capacity=len(row))
    for other in row:
        if other != number:
            out = append(out, other)
    return out


def starts(rows: vec[i64], width: i64) -> vec[i64]:
    """Where each of several rows of one width begins, laid one behind the other."""
    out = vec[i64](capacity=len(rows) // width)
    at: i64 = 0
    while at < len(rows):
        out = append(out, at)
        at += width
    return out


def how_many(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits != 0:
        count += 1
        bits &= bits - 1
    return count
