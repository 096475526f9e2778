"""Who is asked next, and when all have passed in a row."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def next_in(order: vec[i64], seat: i64, out: i64) -> i64:
    """The seat after this one in turn order, leaving out the seats in the mask `out`; the seat itself if
    alone.
    """
    count: i64 = len(order)
    at: i64 = 0
    while at < count and order[at] != seat:
        at += 1
    step: i64 = 1
    while step < count:
        other = order[(at + step) % count]
        if (out >> other) & 1 == 0:
            return other
        step += 1
    return seat


def still_in(order: vec[i64], out: i64) -> i64:
    """How many seats take part."""
    count: i64 = 0
    for seat in order:
        if (out >> seat) & 1 == 0:
            count += 1
    return count


def from_on(order: vec[i64], seat: i64) -> vec[i64]:
    """Everybody in turn order, from this seat on."""
    count: i64 = len(order)
    start: i64 = 0
    while start < count and order[start] != seat:
        start += 1
    out = vec[i64](capacity=count)
    i: i64 = 0
    while i < count:
        out = append(out, order[(start + i) % count])
        i += 1
    return out
