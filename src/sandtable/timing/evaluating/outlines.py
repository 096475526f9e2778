"""Filters at a glance: one look tells enough to pass over most things without reading the filter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing.columns import ANYWHERE
from sandtable.timing.faces import Faces

THINGS: Final = 0
PLAYERS: Final = 1
EFFECTS: Final = 2

O_SORT: Final = 3  # THINGS, PLAYERS or EFFECTS
O_READ: Final = 4  # always set
O_YOURS: Final = 8  # only what you control fits
O_THEIRS: Final = 16  # only what an opponent controls fits
O_UP: Final = 32  # only what is face-up fits
O_HIDDEN: Final = 64  # only what is not face-up fits
O_GATHERED: Final = 128  # it looks among things that were looked at or revealed
_NOUN: Final = 12  # from this bit on: 1 + the place of the last noun among the tests
_ZONE: Final = 20  # from this bit on: where things are looked for
_NOUNS: Final = 255  # bits of a noun's place


def sort_of(shape: i64) -> i64:
    """What a filter is about: THINGS, PLAYERS or EFFECTS."""
    return shape & O_SORT


def zone_of(shape: i64) -> i64:
    """Where what fits is looked for."""
    return shape >> _ZONE


def last_noun(shape: i64, filter_at: i64) -> i64:
    """The last test of a filter that is a noun; a place before it if none is."""
    return lay.nth_test(filter_at, ((shape >> _NOUN) & _NOUNS) - 1)


def outline(faces: Faces, at: i64) -> i64:
    """What one look at a filter tells. Beside it, in `Faces.places`, in which kinds of places what fits can
    stand, as bits; and in `Faces.kinds` the kinds of which it needs one.
    """
    known = faces.outlines[at]
    return known if known != 0 else read_outline(faces, at)


def read_outline(faces: Faces, at: i64) -> i64:
    """Look at a filter for the first time, and keep what one look tells."""
    code = faces.code
    rules = faces.rules
    bits: i64 = O_READ
    zone: i64 = w.BOARD
    last: i64 = 0
    places: i64 = 0  # where what the nouns say can be, by alternatives
    current: i64 = ANYWHERE
    common: i64 = ANYWHERE
    sort: i64 = 0
    kinds: i64 = 0  # one kind of each alternative so far
    kind_now: i64 = 0  # of the present alternative
    all_kinds = True  # whether every alternative names one
    i: i64 = 0
    while i < lay.tests(code, at):
        test = lay.nth_test(at, i)
        kind = lay.kind(code, test)
        x = lay.get(code, test, lay.X)
        if kind == w.NOUN:
            last = i + 1
            one = rules.noun_places(x)
            how = lay.get(code, test, lay.Y)
            if how == w.BESIDE:
                current &= one
            elif how == w.COMMON:
                common &= one
            else:
                places |= current
                current = one
                all_kinds = all_kinds and kind_now != 0
                kinds |= kind_now
                kind_now = 0
            number = rules.noun_kind(x)
            if number >= 0 and how != w.COMMON:
                kind_now = 1 << number
            if sort == 0:
                sort = rules.noun_sort(x)
        elif kind == w.CONTROLLED:
            if x == w.BY_YOU:
                bits |= O_YOURS
            elif x == w.BY_AN_OPPONENT or x == w.BY_OPPONENTS:
                bits |= O_THEIRS
        elif kind == w.INSIDE:
            zone = lay.kind(code, lay.test_part(code, at, test))
        elif kind == w.AMONG or kind == w.REVEALED:
            bits |= O_GATHERED
        else:
            bits |= rules.test_outline(kind, x)
        i += 1
    faces.places[at] = (places | current) & common
    bits |= sort | last << _NOUN | zone << _ZONE
    if all_kinds and kind_now != 0:
        faces.kinds[at] = kinds | kind_now
    faces.outlines[at] = bits
    return bits
