"""What a thing is at this moment: its supertype, its subtypes, its extra rules."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading import lasting, shapes
from sandtable.games.athernum.reading.on_table import own_supertype, printed
from sandtable.games.athernum.state import (
    FACE_OF,
    FLAGS,
    HOLLOW,
    LASTING_WIDTH,
    OPERATION,
    ROW,
    SIDE,
    UP,
    WIDTH,
    ZONE,
    Board,
)


def supertype(s: Board, thing: i64) -> i64:
    """Character, item, location or resource at this moment (1.4.6, R105)."""
    kind = own_supertype(s, thing)
    if s.shapes & shapes.BECOME == 0 or s.things[thing * WIDTH + ZONE] != op.BOARD:
        return kind
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.BECOME and lasting.about(s, at, thing):
            changed = becomes(s, s.lasting[at + ROW])
            if changed != 0:
                kind = changed
        at += LASTING_WIDTH
    return kind


def becomes(s: Board, row: i64) -> i64:
    """The supertype that a BECOME names, 0 if it names subtypes only."""
    code = s.library.code
    fits_at = row + code[row + op.A]
    i: i64 = 0
    while i < code[fits_at]:
        test = fits_at + 1 + 3 * i
        if code[test] == op.NOUN and op.CHARACTER <= code[test + 1] <= op.RESOURCE:
            return code[test + 1]
        i += 1
    return 0


def subtypes(s: Board, thing: i64) -> i64:
    """Its subtypes as bits; exhausted and face-down things have none (6.2.3c)."""
    row = thing * WIDTH
    things = s.things
    on_table = things[row + ZONE] == op.BOARD
    if on_table and (things[row + SIDE] != UP or things[row + FLAGS] & HOLLOW != 0):
        return 0
    bits = s.library.subtypes[things[row + FACE_OF]]
    if not on_table or s.shapes & shapes.SUBTYPES == 0:
        return bits
    code = s.library.code
    at: i64 = 0
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if kind == op.GAIN_SUBTYPE and lasting.about(s, at, thing):  # 1.4.7
            bits |= s.library.bits[code[s.lasting[at + ROW] + op.A]]
        elif kind == op.BECOME and lasting.about(s, at, thing):
            row = s.lasting[at + ROW]
            bits = 0
            fits_at = row + code[row + op.A]
            i: i64 = 0
            while i < code[fits_at]:
                test = fits_at + 1 + 3 * i
                if code[test] == op.NOUN and code[test + 1] >= op.FIRST_SUBTYPE:
                    bits |= s.library.bits[code[test + 1] - op.FIRST_SUBTYPE]
                i += 1
        at += LASTING_WIDTH
    return bits


def keywords(s: Board, thing: i64) -> i64:
    """Its extra rules as bits; exhausted things keep them (6.2.4b)."""
    if not printed(s, thing):
        return 0
    bits = s.library.keywords[s.get(thing, FACE_OF)]
    if s.shapes & shapes.KEYWORDS == 0:
        return bits
    code = s.library.code
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.GAIN_KEYWORD and lasting.about(s, at, thing):
            bits |= s.library.bits[code[s.lasting[at + ROW] + op.A]]
        at += LASTING_WIDTH
    return bits
