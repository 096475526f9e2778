"""What whoever looks at a table of cards is told, and what is written and read of one, for all games."""

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.forms import begun, several
from sandtable.cards.program import words as w
from sandtable.kernel.errors import NotationError
from sandtable.timing import columns as its
from sandtable.timing import options as o
from sandtable.timing import pending, pile
from sandtable.timing.foreseeing import promised
from sandtable.timing.habits import as_guess, of_hand
from sandtable.timing.meant import followed
from sandtable.timing.positions import EVERYTHING, marks_in, pile_text, small
from sandtable.timing.seen import from_top, hidden_zones, open_zones
from sandtable.timing.values import hold, put_instead
from sandtable.timing.waiting import NONE, from_the_top, newest

from .village import BOTH, FARMERS, GARDEN, MILLERS, PILE, STRANGER, Village, put


def test_zones_are_told_from_the_top_and_hidden_ones_by_what_is_known():
    s = Village().table()
    for face in (FARMERS, MILLERS, BOTH):
        put(s, face, 0, PILE)
    low, high = put(s, STRANGER, 0, w.HAND), put(s, FARMERS, 0, w.HAND)
    put(s, BOTH, 1, w.HAND)
    names = s.faces.names
    assert open_zones(s, 0, {"pile": PILE}) == {"pile": [names[BOTH], names[MILLERS], names[FARMERS]]}
    assert hidden_zones(s, 0, {"hand": w.HAND}, 1) == {"hand_count": 2, "hand": []}
    assert hidden_zones(s, 0, {"hand": w.HAND}, 0)["hand"] == sorted([names[STRANGER], names[FARMERS]])
    assert from_top(s, 0, w.HAND) == [high, low] and list(s.hand_of(0)) == [low, high]
    assert pile_text(s, from_top(s, 0, w.HAND), EVERYTHING, True).count(",") == 1
    assert pile_text(s, from_top(s, 0, w.HAND), 1, True) == "?,?"


def test_what_waits_is_told_from_the_top():
    rows = vec[i64]()
    assert newest(rows) == NONE and from_the_top(rows) == []
    for number in (3, 5):
        made = pending.entry(7, 0, 0, 11, number % 2, pending.BY_USE, vec[i64]())
        made[pending.NUMBER] = number
        rows = pile.added(rows, made)
    assert [one.number for one in from_the_top(rows)] == [5, 3]
    top = newest(rows)
    assert (top.number, top.by, top.kind, top.header, top.source) == (5, 1, pending.BY_USE, 7, 11)


def test_a_register_follows_its_card_but_not_out_of_sight():
    s = Village().table()
    thing = put(s, FARMERS, 0, w.BOARD)
    one, since = hold(4, s.ref(thing)), s.clock
    assert followed(s, one, since, w.DECK) == one
    s.lie_in(thing, w.HAND)
    now = hold(4, s.ref(thing))
    assert followed(s, one, since, w.DECK) == now and followed(s, one, since, w.HAND) == one
    assert followed(s, one, s.clock, w.DECK) == one  # it was moved before
    held = append(append(vec[i64](), one), hold(5, 77))
    assert list(put_instead(held, 77, 88)) == [one, hold(5, 88)]


def test_a_thing_is_picked_by_its_place_on_the_board_and_elsewhere_by_its_face():
    s = Village().table()
    here, there = put(s, FARMERS, 0, w.BOARD, GARDEN), put(s, MILLERS, 0, w.HAND)
    assert s.rules.option_for(s, here) == o.make(o.PICK, s.spot(here))
    assert s.rules.option_for(s, there) == o.make(o.PICK_FACE, s.get(there, its.FACE))


def test_numbers_and_marks_of_a_notation():
    assert marks_in("Name[x/d2]+Other") == ["x", "d2]+Other"] and marks_in("Name") == []
    assert small("use:1#2", "2", 60) == 2
    for number in ("0", "61", "two", "²"):
        with pytest.raises(NotationError):
            small(f"use:1#{number}", number, 60)


def test_guesses_and_words():
    assert as_guess(0, 300) == 0.0 and as_guess(300, 300) == 0.5 and as_guess(-300, 300) == -0.5
    assert of_hand(5, 5, 16, 5) == 80 and of_hand(7, 5, 16, 5) == 90
    assert promised(["so", "so"], "?") == "so" and promised(["so", "otherwise"], "?") == "?"
    assert (several(1, "card"), several(2, "card"), begun("it stays")) == ("1 card", "2 cards", "It stays")
