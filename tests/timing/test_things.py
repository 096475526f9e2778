"""The table of a card game by itself: things, zones, who knows what, and dealing again."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import words as w
from sandtable.kernel.codec import dump, load
from sandtable.kernel.errors import NotationError
from sandtable.kernel.rng import FastDice
from sandtable.timing import columns as its
from sandtable.timing import history, limits, pending, pile, tallies
from sandtable.timing.fingerprint import fingerprint, mixed
from sandtable.timing.limits import (
    MOST_EVENTS,
    forget_oldest,
    outgrown,
    room_for_token,
    room_to_last,
    room_to_wait,
)
from sandtable.timing.things import REDEALS, SPECTATORS, PlainTable
from sandtable.timing.values import MOST_THINGS, NOTHING, ref_of

from .village import AGE, BOTH, FARMERS, GARDEN, MILLERS, PILE, STRANGER, STREET, Village, VillageRules, put


@pytest.fixture
def village():
    return Village()


def test_zones_keep_their_lists(village):
    s = village.table()
    things = [put(s, FARMERS, 0, zone) for zone in (w.BOARD, w.HAND, w.BOARD, w.HAND, w.DECK)]
    assert list(s.board) == [0, 2] and list(s.hand) == [1, 3]
    s.set_zone(things[0], w.HAND)
    s.set_zone(things[3], w.BOARD)
    assert list(s.board) == [2, 3] and list(s.hand) == [0, 1]
    assert s.spot(3) == 1 and s.spot(0) == -1 and s.at_spot(1) == 3
    assert s.at_spot(2) == -1 and s.at_spot(-1) == -1
    assert (
        list(s.found(w.DECK)) == [4]
        and list(s.pile_of(0, w.DECK)) == [4]
        and list(s.pile_of(1, w.DECK)) == []
    )
    s.set_zone(2, w.BOARD)
    assert list(s.board) == [2, 3]  # where it was


def test_the_top_and_the_bottom_of_a_pile(village):
    s = village.table()
    low, high = put(s, FARMERS, 0, w.DECK), put(s, MILLERS, 0, w.DECK)
    put(s, BOTH, 1, w.DECK)
    assert s.top_of(0, w.DECK) == high and s.top_of(0, PILE) == -1
    s.set_flag(high, its.IS_ON_TOP)
    s.to_bottom(high)
    assert s.top_of(0, w.DECK) == low and s.get(high, its.RANK) < 0 and not s.flag(high, its.IS_ON_TOP)
    s.to_bottom(low)
    assert s.top_of(0, w.DECK) == high


def test_a_shuffle_is_forgotten_by_all(village):
    s = village.table()
    cards = vec[i64]([put(s, face, 0, w.DECK) for face in (FARMERS, MILLERS, BOTH, STRANGER) * 3])
    for card in cards:
        s.let_know(card, 1)
    before = [int(s.get(card, its.RANK)) for card in cards]
    s.shuffle(cards[:])
    after = [int(s.get(card, its.RANK)) for card in cards]
    assert min(after) > max(before) and after != sorted(after) and len(set(after)) == len(after)
    assert all(s.get(card, its.KNOWN) == 0 for card in cards)


def test_refs_tell_objects_apart(village):
    s = village.table()
    one = put(s, FARMERS, 0)
    ref = s.ref(one)
    assert s.same(ref) and s.linked(ref) == NOTHING and s.linked(0) == NOTHING
    host = put(s, MILLERS, 0)
    s.put(one, its.HOST, host)
    assert s.linked(ref) == s.ref(host) and list(s.items_of(host)) == [one]
    s.put(one, its.STAMP, s.tick())
    assert not s.same(ref) and s.linked(ref) == NOTHING


def test_who_stands_where(village):
    s = village.table()
    one, other = put(s, FARMERS, 0, place=STREET), put(s, FARMERS, 1, place=STREET)
    put(s, FARMERS, 0, place=GARDEN)
    assert list(s.placed(STREET, 0)) == [one] and list(s.placed(STREET, 1)) == [other]
    s.faces.events[FARMERS] = 4
    assert len(s.listening(4, its.LIES_UP)) == 3 and len(s.listening(2, its.LIES_UP)) == 0
    s.put(one, its.SIDE, 1)
    assert one not in s.listening(4, its.LIES_UP) and list(s.listening(4, 1)) == [one]


def test_who_knows_what(village):
    s = village.table()
    card = put(s, FARMERS, 0, w.HAND)
    assert [s.sees(seat, card) for seat in (-1, 0, 1)] == [False, True, False]
    assert s.seers(card) == 1 and not s.open_to_seats(card)
    s.let_know(card, 2)
    assert s.seers(card) == 3 and s.open_to_seats(card) and list(s.shown) == [2, FARMERS]
    s.let_know(card, 3)  # all players: then those who watch, too
    assert s.seers(card) == s.everybody() == 3 | SPECTATORS and s.every_seat() == 3
    s.blur(1)
    assert s.seers(card) == 3 | SPECTATORS
    s.blur(0)
    assert s.seers(card) == 1 and s.get(card, its.KNOWN) == 1


def test_what_a_seat_does_not_know_is_dealt_again(village):
    s = village.table()
    mine = [put(s, FARMERS, 0, w.HAND) for _ in range(3)]
    theirs = [put(s, face, 1, w.HAND) for face in (FARMERS, MILLERS, BOTH)]
    deck = [put(s, face, 1, w.DECK) for face in (STRANGER, STRANGER, BOTH)]
    token = put(s, STRANGER, 1, w.DECK)
    s.set_flag(token, its.IS_TOKEN)
    s.let_know(theirs[1], 1)
    deals = set()
    for seed in range(40):
        twin = s.determinize(0, seed)
        faces = [int(twin.get(card, its.FACE)) for card in range(s.count())]
        assert [faces[card] for card in mine] == [FARMERS] * 3 and faces[theirs[1]] == MILLERS
        assert faces[token] == STRANGER
        hidden = [faces[card] for card in (theirs[0], theirs[2], *deck)]
        assert sorted(hidden) == sorted([FARMERS, BOTH, STRANGER, STRANGER, BOTH])
        deals.add(tuple(hidden))
    assert len(deals) > 10
    # what comes out does not depend on what lay where
    other = s.clone()
    other.put(theirs[0], its.FACE, BOTH)
    other.put(deck[2], its.FACE, FARMERS)
    assert dealt(s) == dealt(other)


def dealt(s):
    return [int(x) for x in s.determinize(0, 7).things]


def test_a_deal_that_cannot_be_is_put_right(village):
    """No second farmer on the board: thrown away, and if chance never does it, set right by hand."""
    s = village.table()
    down = put(s, FARMERS, 1, w.BOARD)
    rest = [put(s, face, 1, w.DECK) for face in (FARMERS, MILLERS)]

    class Picky(VillageRules):
        def sees(self, s, seat, thing):
            return False

        def impossible(self, s, hidden):
            return down if s.get(down, its.FACE) == FARMERS else -1

    s.rules = s.faces.rules = Picky()
    for seed in range(20):
        twin = s.clone()
        twin.redeal(0, FastDice(seed))
        assert twin.get(down, its.FACE) == MILLERS
    twin.put(down, its.FACE, FARMERS)
    twin.put(rest[0], its.FACE, FARMERS)
    twin.put(rest[1], its.FACE, MILLERS)
    twin.put_right(vec[i64]([down, *rest]))
    assert sorted(int(twin.get(card, its.FACE)) for card in (down, *rest)) == [FARMERS, FARMERS, MILLERS]


def test_copies_and_texts_agree(village):
    """Every column is copied, written and read; what is derived is worked out again."""
    s = village.table(3)
    card = put(s, FARMERS, 0, w.HAND)
    for number, name in enumerate(PlainTable.FIELDS):
        value = getattr(s, name)
        if isinstance(value, int):
            setattr(s, name, 11 + number)
        elif len(value) == 0 and name != "lasting":
            setattr(s, name, vec[i64]([number, number + 1]))
    s.stack = s.noted = s.waiting = s.arriving = vec[i64]()
    s.seat = -2
    twin = s.clone()
    assert dump(twin, "village") == dump(s, "village")
    blank = PlainTable(3, b"", [], village.faces, AGE + 1, 1)
    again = load(dump(s, "village"), "village", blank, {})
    assert dump(again, "village") == dump(s, "village") and list(blank.hand) == [card]
    for column in ("things", "players", "history", "cells"):
        kept = list(getattr(s, column))
        getattr(twin, column)[0] += 1
        assert list(getattr(s, column)) == kept  # nothing is shared
    text = dump(s, "village")
    with pytest.raises(NotationError, match="face that no card has"):
        s.put(card, its.FACE, 99)
        load(dump(s, "village"), "village", PlainTable(3, b"", [], village.faces, AGE + 1, 1), {})
    with pytest.raises(NotationError, match="numbers they should have"):
        load(text, "village", PlainTable(3, b"", [], village.faces, AGE + 2, 1), {})


def test_things_go_back_and_what_was_seen_stays_known(village):
    s = village.table()
    card = put(s, FARMERS, 0, w.HAND)
    was = s.things[:]
    s.set_zone(card, w.BOARD)
    token = put(s, STRANGER, 0)
    s.restore(was)
    assert s.get(card, its.ZONE) == w.HAND and s.get(card, its.KNOWN) == s.everybody()
    assert s.get(token, its.ZONE) == w.GONE


def test_supposing_changes_nothing(village):
    s = village.table()
    card = put(s, FARMERS, 0)
    s.floor = 3
    twin = s.supposing(card, its.FACE, MILLERS)
    assert (twin.get(card, its.FACE), s.get(card, its.FACE), twin.floor) == (MILLERS, FARMERS, 3)


def test_texts_that_matter_elsewhere_are_remembered(village):
    s = village.table()
    village.faces.odd = 4
    village.faces.flags[BOTH] = 6
    put(s, FARMERS, 0)
    odd = put(s, BOTH, 0, w.DECK)
    assert list(s.odd) == [odd]


def test_there_is_room_for_so_many(village):
    s = village.table()
    for _ in range(limits.MOST_TOKENS - 1):
        s.set_flag(put(s, STRANGER, 0), its.IS_TOKEN)
    assert room_for_token(s)
    last = put(s, STRANGER, 0)
    s.set_flag(last, its.IS_TOKEN)
    assert not room_for_token(s)
    s.set_zone(last, w.GONE)
    assert room_for_token(s)
    assert room_to_last(s) and room_to_wait(s) and not outgrown(s)
    for count in range(limits.MOST_WAITING):
        assert room_to_wait(s)
        made = pending.entry(0, 0, 0, 0, 0, pending.BY_USE, vec[i64](), 0)
        name = ("noted", "arriving", "waiting", "stack")[count % 4]
        setattr(s, name, pile.added(getattr(s, name), made))
    assert not room_to_wait(s) and outgrown(s)


@pytest.mark.parametrize("name", ["choices", "clock", "beat"])
def test_numbers_have_an_end(village, name):
    s = village.table()
    most = {"choices": limits.MOST_CHOICES, "clock": limits.MOST_NUMBERS, "beat": limits.MOST_BEATS}[name]
    setattr(s, name, most)
    assert not outgrown(s)
    setattr(s, name, most + 1)
    assert outgrown(s)


def test_the_oldest_event_is_forgotten_but_not_when_a_turn_was_over(village):
    s = village.table()
    turn_over = vec[i64]([history.TURN_OVER, 1, 0, 0, 0, 0, 0, -1, -1])
    s.history = history.added(vec[i64](), turn_over)
    for number in range(MOST_EVENTS - 2):
        s.history = history.added(s.history, vec[i64]([1, number, 0, 0, 0, 0, 0, -1, -1]))
    forget_oldest(s)
    assert len(history.each(s.history)) == MOST_EVENTS - 1
    s.history = history.added(s.history, vec[i64]([1, 9999, 0, 0, 0, 0, 0, -1, -1]))
    forget_oldest(s)
    rows = history.each(s.history)
    assert len(rows) == MOST_EVENTS - 1 and history.get(s.history, 0, history.KIND) == history.TURN_OVER
    assert history.get(s.history, rows[1], history.TURN) == 1


def test_a_number_for_how_the_game_stands(village):
    """Stamps, times and numbers of things do not count; whatever can be seen does."""
    own, piles = vec[i64]([AGE]), vec[i64]([w.DECK])
    s = village.table()
    card, deep, top = put(s, FARMERS, 0), put(s, MILLERS, 0, w.DECK), put(s, BOTH, 0, w.DECK)
    before = fingerprint(s, own, piles)
    s.put(card, its.STAMP, s.tick())
    s.put(card, its.KNOWN, 3)
    assert fingerprint(s, own, piles) == before
    columns = (its.FACE, its.OWNER, its.CONTROLLER, its.PLACE, its.SLOT, its.SIDE, its.FLAGS, AGE)
    for column in columns:
        twin = s.clone()
        twin.put(card, column, twin.get(card, column) + 1)
        assert fingerprint(twin, own, piles) != before
    twin = s.clone()
    twin.put(deep, its.RANK, twin.get(top, its.RANK) + 1)
    assert fingerprint(twin, own, piles) != before and fingerprint(twin, own, vec[i64]()) == fingerprint(
        s, own, vec[i64]()
    )
    stands = set()
    for host in (-1, card, deep):  # what it is attached to
        twin = s.clone()
        twin.put(top, its.HOST, host)
        stands.add(fingerprint(twin, own, piles))
    assert len(stands) == 3
    for name, whose in (("marks", card), ("uses", int(s.ref(card)))):
        stands = {before}
        for what, count in ((7, 1), (7, 2), (8, 1)):
            twin = s.clone()
            setattr(twin, name, vec[i64]([whose, what, count]))
            stands.add(fingerprint(twin, own, piles))
        assert len(stands) == 4
    twin.uses[tallies.WHOSE] = ref_of(card, 99)  # another object by now
    assert fingerprint(twin, own, piles) == before
    for name in ("noted", "arriving"):
        twin = s.clone()
        made = pending.entry(5, 0, 0, s.ref(card), 0, pending.BY_TRIGGER, vec[i64](), 0)
        setattr(twin, name, pile.added(vec[i64](), made))
        assert fingerprint(twin, own, piles) != before


def test_what_was_stirred_in_first_still_counts_after_many_more():
    ends = set()
    for start in range(200):
        total = i64(start)
        for number in range(60):
            total = mixed(total, number % 5)
        ends.add(int(total))
    assert len(ends) == 200


def test_chance_has_so_many_tries_before_a_deal_is_put_right_by_hand(village):
    s = village.table()
    down = put(s, FARMERS, 1, w.BOARD)
    put(s, FARMERS, 1, w.DECK)
    deals = []

    class Never(VillageRules):
        def sees(self, s, seat, thing):
            return False

        def sort_out(self, s, hidden, faces):
            deals.append(list(faces))

        def impossible(self, s, hidden):
            return down

    s.rules = s.faces.rules = Never()
    s.redeal(0, FastDice(1))
    assert len(deals) == REDEALS and sorted(deals[0]) == [FARMERS, FARMERS]


def test_a_full_table_takes_the_place_of_the_token_that_has_been_gone_the_longest(village):
    s = village.table()
    for _ in range(MOST_THINGS):
        put(s, FARMERS, 0, w.DECK)
    with pytest.raises(NotationError, match="no room for another card or token"):
        s.new_thing(STRANGER, 0)
    s.set_zone(2, w.GONE)  # no token: it may come back
    for token in (9, 5, 7, 0):
        s.set_flag(token, its.IS_TOKEN)
        s.put(token, its.STAMP, s.tick())
        s.set_zone(token, w.GONE)
    s.set_zone(9, w.BOARD)
    assert [int(s.new_thing(STRANGER, 1)) for _ in range(1)] == [5]
    assert s.count() == MOST_THINGS and not s.flag(5, its.IS_TOKEN)
    assert (s.get(5, its.FACE), s.get(5, its.OWNER), s.get(5, its.CONTROLLER), s.get(5, its.HOST)) == (
        STRANGER, 1, 1, -1,
    )  # fmt: skip
    s.set_zone(5, w.BOARD)
    assert s.new_thing(STRANGER, 1) == 7
