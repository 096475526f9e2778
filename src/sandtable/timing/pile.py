"""A pile of pending effects, last in, first out, in one vector of integers.

An entry is a run of integers of any length, followed by that length. The first is its number, which no other
entry of the game ever has: an effect that points at another one names it by that.
"""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64


def added(pile: vec[i64], entry: vec[i64]) -> vec[i64]:
    """The pile with an entry on top."""
    out = vec[i64](capacity=len(pile) + len(entry) + 1)
    out = extend(extend(out, pile), entry)
    return append(out, i64(len(entry)))


def top(pile: vec[i64]) -> i64:
    """Where the top entry begins; -1 if there is none."""
    return below(pile, len(pile))


def below(pile: vec[i64], start: i64) -> i64:
    """Where the entry under the one that begins here begins; -1 if there is none."""
    if start <= 0:
        return -1
    return start - 1 - pile[start - 1]


def size(pile: vec[i64], start: i64) -> i64:
    """How many integers the entry that begins here has."""
    end: i64 = len(pile)
    while end > 0:
        begin = end - 1 - pile[end - 1]
        if begin == start:
            return end - 1 - begin
        end = begin
    return 0


def entry(pile: vec[i64], start: i64) -> vec[i64]:
    """The entry that begins here, by itself."""
    return pile[start : start + size(pile, start)]


def find(pile: vec[i64], number: i64) -> i64:
    """Where the entry of this number begins; -1 if it is gone."""
    at = top(pile)
    while at >= 0:
        if pile[at] == number:
            return at
        at = below(pile, at)
    return -1


def depth(pile: vec[i64]) -> i64:
    """How many entries there are."""
    count: i64 = 0
    at = top(pile)
    while at >= 0:
        count += 1
        at = below(pile, at)
    return count


def without(pile: vec[i64], start: i64) -> vec[i64]:
    """The pile without the entry that begins here."""
    return extend(pile[:start], pile[start + size(pile, start) + 1 :])
