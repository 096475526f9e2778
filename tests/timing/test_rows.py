"""Rows of numbers, piles, tallies, and whose turn it is to be asked."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.timing import history, pairs, passing, pending, pile, rows, tallies
from sandtable.timing.values import hold


def row(*numbers):
    return vec[i64](list(numbers))


@pytest.mark.parametrize("number", [0, 2, 5, 9, 12])
def test_a_row_in_order_stays_so(number):
    have = row(2, 5, 9)
    longer = rows.having(have, number)
    assert list(longer) == sorted([2, 5, 9, number]) and list(have) == [2, 5, 9]
    assert list(rows.having(row(), number)) == [number]
    assert list(rows.lacking(longer, number)) == [x for x in (2, 5, 9) if x != number]


def test_numbers_are_put_in_order():
    assert list(rows.ascending(row(3, 1, 2, 1, 0))) == [0, 1, 1, 2, 3]
    assert list(rows.by_keys(row(7, 8, 9, 6), row(2, 1, 2, 1))) == [8, 6, 7, 9]  # equal ones as they were


def test_who_is_next_in_turn_order():
    order = row(2, 0, 1)
    assert [passing.next_in(order, seat, 0) for seat in (2, 0, 1)] == [0, 1, 2]
    assert [passing.next_in(order, seat, 1 << 0) for seat in (2, 1)] == [1, 2]  # seat 0 has left
    assert passing.next_in(order, 1, 1 << 0 | 1 << 2) == 1  # alone
    assert passing.still_in(order, 0) == 3 and passing.still_in(order, 1 << 0 | 1 << 2) == 1
    assert [list(passing.from_on(order, seat)) for seat in (2, 0, 1)] == [[2, 0, 1], [0, 1, 2], [1, 2, 0]]


def test_a_pile_is_last_in_first_out():
    low, mid, high = row(11, 1), row(12), row(13, 1, 2, 3)
    piled = row()
    assert pile.top(piled) == -1 and pile.depth(piled) == 0 and pile.find(piled, 11) == -1
    for entry in (low, mid, high):
        piled = pile.added(piled, entry)
    top = pile.top(piled)
    middle = pile.below(piled, top)
    bottom = pile.below(piled, middle)
    assert bottom == 0 and pile.below(piled, bottom) == -1 and pile.depth(piled) == 3
    assert [pile.find(piled, number) for number in (11, 12, 13, 14)] == [bottom, middle, top, -1]
    assert [list(pile.entry(piled, at)) for at in (bottom, middle, top)] == [[11, 1], [12], [13, 1, 2, 3]]
    assert pile.size(piled, bottom) == 2 and pile.size(piled, 1) == 0
    left = pile.without(piled, middle)
    assert pile.depth(left) == 2 and list(pile.entry(left, pile.top(left))) == [13, 1, 2, 3]
    assert list(pile.entry(left, 0)) == [11, 1]


def test_pairs_are_what_is_so_of_whom():
    some = pairs.added(pairs.added(row(), 1, 2), 2, 3)
    assert pairs.has(some, 1, 2) and pairs.has(some, 2, 3)
    assert not pairs.has(some, 1, 3) and not pairs.has(some, 3, 2) and not pairs.has(row(), 1, 2)


def test_tallies_count_by_whom_and_what():
    some = tallies.added(tallies.added(tallies.added(row(), 1, 5, 2), 1, 6, 3), 2, 5, 4)
    some = tallies.added(some, 1, 5, 10)
    assert [tallies.count(some, *of) for of in ((1, 5), (1, 6), (2, 5), (2, 6), (3, 5))] == [12, 3, 4, 0, 0]
    assert tallies.total(some, 1) == 15 and tallies.total(some, 2) == 4 and tallies.total(some, 3) == 0
    assert tallies.has(some, 2) and not tallies.has(some, 5)
    assert list(tallies.each(some)) == [0, 3, 6] and tallies.find(some, 2, 5) == 6
    left = tallies.without(some, 1)
    assert not tallies.has(left, 1) and tallies.count(left, 2, 5) == 4


def test_what_has_happened_is_found_again():
    events = row()
    for kind, turn, who in ((4, 1, 7), (5, 2, 7), (4, 3, 8), (4, 4, 7), (4, 5, 8)):
        events = history.added(events, row(kind, turn, 0, who, 0, 0, 0, -1, -1))
    width = history.WIDTH
    assert list(history.each(events)) == [i * width for i in range(5)]
    assert list(history.each_of(events, 4)) == [0, 2 * width, 3 * width, 4 * width]
    assert history.happened(events, 4, 1, 7) and history.happened(events, 4, 5, 8)
    for absent in ((4, 2, 7), (5, 1, 7), (5, 2, 8)):
        assert not history.happened(events, *absent)
    assert [history.last_turn(events, 4, who) for who in (7, 8, 9)] == [4, 5, 0]
    assert history.last_turn(events, 5, 7) == 2
    assert list(history.row(events, width))[:4] == [5, 2, 0, 7]
    left = history.without(events, width)
    assert [int(history.get(left, at, history.TURN)) for at in history.each(left)] == [1, 3, 4, 5]


def test_an_effect_that_waits_knows_what_it_was_paid_with_and_aimed_at():
    made = pending.entry(4, 5, 6, 7, 1, pending.BY_USE, row(hold(3, 8)), 9)
    assert list(made) == [0, 4, 5, 6, 7, 1, pending.BY_USE, 1, 0, 9, 1, hold(3, 8)]
    paid = pending.knowing(made, row(hold(4, 9), hold(4, 10)))
    assert list(pending.held(paid, 0)) == [hold(3, 8), hold(4, 9), hold(4, 10)]
    counted = pending.counting(paid, 2)
    assert len(pending.held(counted, 0)) == 4 and len(pending.held(made, 0)) == 1
    aimed = pending.aimed(paid, 2, row(hold(5, 11)))
    assert aimed[pending.MODE] == 2 and list(pending.held(aimed, 0)) == [hold(5, 11)]
    assert aimed[pending.BEAT] == 9 and pending.slot_at(aimed, 0, 0) == 5


def test_who_leaves_takes_along_what_waits():
    waiting = row()
    for number, you in enumerate((0, 1, 1, 0, 1)):
        made = pending.entry(number, 0, 0, 0, you, pending.BY_USE, row(*[hold(3, 1)] * number))
        waiting = pile.added(waiting, made)
    left = pending.without_player(waiting, 1)
    headers = []
    at = pile.top(left)
    while at >= 0:
        headers.append(int(pending.get(left, at, pending.HEADER)))
        at = pile.below(left, at)
    assert headers == [3, 0] and len(pending.without_player(left, 0)) == 0
