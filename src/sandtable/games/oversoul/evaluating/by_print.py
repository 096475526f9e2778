"""Descriptions held against what is printed on a card, and how numbers compare."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table.state import Board


def face_fits(s: Board, at: i64, face: i64) -> bool:
    """Whether what is printed on a card meets a description, as far as that is asked (R188)."""
    code = s.library.code
    end = lay.tests_end(code, at)
    test = lay.first_test(at)
    good = True
    while test < end and lay.kind(code, test) != op.ONE_OF:
        good = good and face_test(s, test, face)
        test += lay.TEST
    if test >= end or not good:
        return good
    while test < end:
        test += lay.TEST  # behind ONE_OF
        good = True
        while test < end and lay.kind(code, test) != op.ONE_OF:
            good = good and face_test(s, test, face)
            test += lay.TEST
        if good:
            return True
    return False


def face_test(s: Board, test: i64, face: i64) -> bool:
    lib = s.library
    kind = lay.kind(lib.code, test)
    x = lay.get(lib.code, test, lay.X)
    y = lay.get(lib.code, test, lay.Y)
    if kind == op.NOUN:
        return x == op.CARD or lib.kind[face] == x or (x == op.LEADER and lib.leads[face] == 1)
    if kind == op.SIGN:
        return lib.sign[face] == x
    if kind == op.VALUE:
        return compares(lib.energy[face], x, y)
    if kind == op.ARCHETYPE:
        return lib.archetypes[face] >> x & 1 == 1
    if kind == op.ROLE_IS:
        return lib.unit_roles[face] >> x & 1 == 1
    if kind == op.NOT_ARCHETYPE:
        return lib.archetypes[face] >> x & 1 == 0
    if kind == op.NOT_ROLE:
        return lib.unit_roles[face] >> x & 1 == 0
    if kind == op.EVENT_ROLE:
        return lib.event_role[face] == x
    if kind == op.CONSTRUCT_ROLE:
        return lib.construct_role[face] == x
    if kind == op.RANK_IS:
        return compares(lib.rank[face], x, y)
    if kind == op.NAMED:
        return (lib.name[face] == x) != (y == 1)
    return kind != op.FACTION or lib.faction[face] == x


def compares(have: i64, number: i64, how: i64) -> bool:
    """How 0 is exactly, 1 or less, 2 or more."""
    if how == 1:
        return have <= number
    return have >= number if how == 2 else have == number


def than(have: i64, other: i64, how: i64) -> bool:
    if how == op.MORE or how == op.LESS:
        return have > other if how == op.MORE else have < other
    if how == op.NOT_MORE or how == op.NOT_LESS:
        return have <= other if how == op.NOT_MORE else have >= other
    return have == other
