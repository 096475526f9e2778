"""What a thing is at this moment: its supertype, its subtypes, its extra rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.on_table import own_supertype, printed
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating import in_force


def types(s: Board, thing: i64) -> i64:
    """Its supertypes at this moment as bits: what becomes a second one keeps the first (1.4.6, R105)."""
    bits = i64(1) << own_supertype(s, thing)
    if s.shapes & shapes.BECOME == 0 or s.get(thing, its.ZONE) != op.BOARD:
        return bits
    at = lasts.find(s.lasting, 0, op.BECOME, op.BECOME)
    while at >= 0:
        if in_force.about(s, at, thing):
            row = s.lasts(at, lasts.ROW)
            named = named_types(s, row)
            if is_also(s, row):
                bits |= named
            elif named != 0:
                bits = named
        at = lasts.find_next(s.lasting, at, op.BECOME, op.BECOME)
    return bits


def is_also(s: Board, row: i64) -> bool:
    """Whether a BECOME takes nothing away."""
    return lay.get(s.library.code, row, lay.FORM) == op.BECOME_ALSO


def named_types(s: Board, row: i64) -> i64:
    """The supertypes that a BECOME names, as bits."""
    code = s.library.code
    fits_at = lay.part(code, row, lay.A)
    bits: i64 = 0
    i: i64 = 0
    while i < lay.tests(code, fits_at):
        kind = supertype_in(code, lay.nth_test(fits_at, i))
        if kind != 0:
            bits |= i64(1) << kind
        i += 1
    return bits


def supertype_in(code: vec[i64], test: i64) -> i64:
    """The supertype that one test names, or 0."""
    named = lay.kind(code, test) == op.NOUN and op.CHARACTER <= lay.get(code, test, lay.X) <= op.RESOURCE
    return lay.get(code, test, lay.X) if named else i64(0)


def supertype(s: Board, thing: i64) -> i64:
    """Character, item, location or resource at this moment (1.4.6, R105); of two the first."""
    kind = own_supertype(s, thing)
    if s.shapes & shapes.BECOME == 0 or s.get(thing, its.ZONE) != op.BOARD:
        return kind
    at = lasts.find(s.lasting, 0, op.BECOME, op.BECOME)
    while at >= 0:
        if in_force.about(s, at, thing):
            changed = becomes(s, s.lasts(at, lasts.ROW))
            if changed != 0 and not is_also(s, s.lasts(at, lasts.ROW)):
                kind = changed
        at = lasts.find_next(s.lasting, at, op.BECOME, op.BECOME)
    return kind


def becomes(s: Board, row: i64) -> i64:
    """The supertype that a BECOME names, 0 if it names subtypes only."""
    code = s.library.code
    fits_at = lay.part(code, row, lay.A)
    i: i64 = 0
    while i < lay.tests(code, fits_at):
        kind = supertype_in(code, lay.nth_test(fits_at, i))
        if kind != 0:
            return kind
        i += 1
    return 0


def subtypes(s: Board, thing: i64) -> i64:
    """Its subtypes as bits; exhausted and face-down things have none (6.2.3c)."""
    on_table = s.get(thing, its.ZONE) == op.BOARD
    if on_table and (s.get(thing, its.SIDE) != its.LIES_UP or s.get(thing, its.FLAGS) & its.IS_HOLLOW != 0):
        return 0
    bits = s.library.subtypes[s.get(thing, its.FACE)]
    if not on_table or s.shapes & shapes.SUBTYPES == 0:
        return bits
    code = s.library.code
    for at in lasts.each_of_two(s.lasting, op.GAIN_SUBTYPE, op.BECOME):
        kind = s.lasts(at, lasts.OPERATION)
        if kind == op.GAIN_SUBTYPE and in_force.about(s, at, thing):  # 1.4.7
            bits |= 1 << lay.get(code, s.lasts(at, lasts.ROW), lay.A)
        elif kind == op.BECOME and in_force.about(s, at, thing):
            row = s.lasts(at, lasts.ROW)
            bits = bits if is_also(s, row) else i64(0)
            fits_at = lay.part(code, row, lay.A)
            i: i64 = 0
            while i < lay.tests(code, fits_at):
                test = lay.nth_test(fits_at, i)
                if lay.kind(code, test) == op.NOUN and lay.get(code, test, lay.X) >= op.FIRST_SUBTYPE:
                    bits |= 1 << (lay.get(code, test, lay.X) - op.FIRST_SUBTYPE)
                i += 1
    return bits


def keywords(s: Board, thing: i64) -> i64:
    """Its extra rules as bits; exhausted things keep them (6.2.4b)."""
    if not printed(s, thing):
        return 0
    bits = s.library.keywords[s.get(thing, its.FACE)]
    if s.shapes & shapes.KEYWORDS == 0:
        return bits
    code = s.library.code
    for at in lasts.each_of(s.lasting, op.GAIN_KEYWORD):
        if in_force.about(s, at, thing):
            bits |= 1 << lay.get(code, s.lasts(at, lasts.ROW), lay.A)
    return bits
