"""The records of a flat program are read by their accessors, wherever they lie."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.flat import Record, lay_out
from sandtable.cards.program import layout as lay


def laid(root: Record, before: int = 7) -> tuple[vec[i64], int]:
    """A program behind others, and where it begins."""
    return vec[i64]([99] * before + lay_out(root)), before


def test_fields_and_what_they_lead_to() -> None:
    body = Record([5, 0, 0, 0, 0, 0, 0, 0])
    code, header = laid(Record([3, 0, 0, 1, 0, 0, 0, 0, 0, 0, body, 2]))
    assert lay.kind(code, header) == lay.get(code, header, lay.KIND) == 3
    assert lay.has(code, header, lay.BODY) and not lay.has(code, header, lay.COST)
    assert lay.kind(code, lay.part(code, header, lay.BODY)) == 5
    assert lay.part_or_none(code, header, lay.BODY) == lay.part(code, header, lay.BODY)
    assert lay.part_or_none(code, header, lay.COST) == 0


def test_limits_of_an_ability() -> None:
    code, header = laid(Record([0, 0, 0, 0, 0, 0, 0, 0, Record([1, 4, 3]), 0, 0, 0]))
    assert lay.has_limit(code, header, 4) and not lay.has_limit(code, header, 3)
    assert [lay.limit_number(code, header, kind) for kind in (4, 3)] == [3, 0]
    code, bare = laid(Record([0] * lay.HEADER))
    assert not lay.has_limit(code, bare, 4) and lay.limit_number(code, bare, 4) == 0


def test_tests_of_a_filter() -> None:
    held = Record([42])
    code, at = laid(Record([3, 60, 4, 0, 20, 1, 0, 109, 0, held]))
    found = []
    test = lay.first_test(at)
    while test < lay.tests_end(code, at):
        found.append((lay.kind(code, test), lay.get(code, test, lay.X)))
        test += lay.TEST
    assert found == [(60, 4), (20, 1), (109, 0)] and lay.tests(code, at) == 3
    third = lay.test_of_kind(code, at, 109)
    assert third == lay.nth_test(at, 2)
    assert lay.kind(code, lay.test_part(code, at, third)) == 42
    assert lay.test_of_kind(code, at, 61) == 0


def test_pairs_changes_patterns_and_lists() -> None:
    code, at = laid(Record([2, 4, 11, 6, Record([8])]))
    assert [lay.pair_kind(code, at, n) for n in range(lay.pairs(code, at))] == [4, 6]
    assert lay.pair_number(code, at, 0) == 11
    assert lay.kind(code, lay.pair_part(code, at, 1)) == 8
    assert lay.pair_of_kind(code, at, 6) == 1 and lay.pair_of_kind(code, at, 5) == -1
    code, at = laid(Record([3, 4, 11, 6, 5, 4, 2]))
    assert [lay.sum_of_kind(code, at, kind) for kind in (4, 6, 5)] == [13, 5, 0]
    assert [lay.number_of_kind(code, at, kind) for kind in (4, 6, 5)] == [11, 5, 0]
    code, at = laid(Record([2, 0, 1, -3, 2, 7]))
    assert lay.change(code, at, lay.change_of_stat(code, at, 1)) == -3
    assert lay.changed_stat(code, at, 1) == 2 and lay.change_of_stat(code, at, 3) == -1
    code, at = laid(Record([1, 2, Record([5]), Record([6])]))
    assert lay.get(code, at, lay.SCOPE) == 1
    assert [lay.kind(code, lay.pattern(code, at, n)) for n in range(lay.patterns(code, at))] == [5, 6]
    code, at = laid(Record([2, Record([5]), Record([6])]))
    assert [lay.kind(code, lay.item(code, at, n)) for n in range(lay.items(code, at))] == [5, 6]
    assert [lay.kind(code, one) for one in lay.listed(code, at, vec[i64]())] == [5, 6]
