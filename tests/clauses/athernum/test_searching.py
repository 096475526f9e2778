"""Searching, and picking from what is hidden (R102, 0.def.search)."""

import pytest

from .table import cards, field, passes, picks, play, settle, side, table, things, tokens
from .test_many_players import THREE

DECK = "Grunt,Wall,Hound,Meadow"


def begun(s, number, *words):
    """The first player's Finder begins with one of its abilities."""
    play(s, f"use:1c1#{number}")
    for word in words:
        play(s, word)
    return passes(s)


@pytest.mark.clause("athernum R102", "athernum 0.def.search")
def test_a_searched_deck_is_shuffled_afterwards_and_only_once():
    for number, cards_taken in ((1, 1), (4, 1), (5, 2), (14, 1)):
        s = begun(table(p1_chars="Finder", p1_deck=DECK, p1_loc="Shuffle_Ear", p1_commands=0), number)
        for name in ("Wall", "Hound")[:cards_taken]:
            play(s, f"pick:{name}")
        settle(s)
        assert "Briar:1" in field(s, "1.main"), number
        assert field(s, "1.commands") == "1"
        assert len(cards(s, "1.hand")) == cards_taken and len(cards(s, "1.deck")) == 4 - cards_taken


@pytest.mark.clause("athernum R102", "athernum R3")
def test_whoever_owns_the_searched_deck_shuffles_it():
    for owner in (2, 3):
        s = table(
            p1_chars="Finder", p1_loc="Shuffle_Ear", p2_loc="Shuffle_Ear", p3_loc="Shuffle_Ear", **THREE
        )
        begun(s, 2, f"player:{owner}")
        settle(s)
        assert [("Briar:1" in field(s, f"{seat}.main")) for seat in (1, 2, 3)] == [
            seat == owner for seat in (1, 2, 3)
        ]
        assert cards(s, f"{owner}.void") == ["Grunt"]


@pytest.mark.clause("athernum R102")
def test_every_deck_that_was_searched_is_shuffled():
    for number in (3, 14):
        s = begun(table(p1_chars="Finder", p1_loc="Shuffle_Ear", p2_loc="Shuffle_Ear"), number)
        settle(s)
        assert "Briar:1" in field(s, "1.main") and "Briar:1" in field(s, "2.main")


@pytest.mark.clause("athernum R102", "athernum 0.def.search")
def test_without_a_condition_as_many_are_found_as_it_says():
    s = begun(table(p1_chars="Finder", p1_deck=DECK), 5)
    assert "done" not in tokens(s)
    play(s, "pick:Grunt")
    assert "done" not in tokens(s)
    settle(play(s, "pick:Hound"))
    assert sorted(cards(s, "1.hand")) == ["Grunt", "Hound"] and sorted(cards(s, "1.deck")) == [
        "Meadow",
        "Wall",
    ]


@pytest.mark.clause("athernum R102", "athernum 7.4.1b")
def test_with_a_condition_fewer_may_be_found_in_a_hidden_zone_and_what_is_found_is_shown():
    s = begun(table(p1_chars="Finder", p1_deck=DECK), 15)
    assert sorted(picks(s)) == ["Grunt", "Hound", "Wall"] and "done" in tokens(s)
    none = settle(play(s.clone(), "done"))
    assert cards(none, "1.hand") == []
    settle(play(s, "pick:Hound done"))
    assert cards(s, "1.hand") == ["Hound"] and things(s, 1, 1, "hand") == ["Hound"]
    s = begun(table(p1_chars="Finder", p1_deck=DECK), 1)
    settle(play(s, "pick:Hound"))
    assert things(s, 1, 1, "hand") == []  # any card: nobody is shown which


@pytest.mark.clause("athernum R102", "athernum 7.2.1")
def test_in_an_open_zone_what_is_there_must_be_found():
    s = begun(table(p1_chars="Finder", p1_discard="Grunt,Wall,Hound,Meadow"), 7)
    assert "done" not in tokens(s)
    play(s, "pick:Grunt")
    assert sorted(picks(s)) == ["Hound", "Wall"] and "done" not in tokens(s)
    s = begun(table(p1_chars="Finder", p1_discard="Grunt,Meadow", p2_discard="Wall"), 7)
    settle(s)
    assert cards(s, "1.hand") == ["Grunt"] and cards(s, "2.discard") == ["Wall"]


@pytest.mark.clause("athernum R102", "athernum R87")
def test_a_search_for_that_many():
    for count in (0, 1, 2):
        s = begun(table(p1_chars="Finder", p1_hand="Meadow,Meadow", p1_deck=DECK), 6)
        for _ in range(count):
            play(s, "pick:Meadow")
        if count < 2:
            play(s, "done")
        assert "done" not in tokens(s)
        for name in ("Grunt", "Wall")[:count]:
            play(s, f"pick:{name}")
        assert "end" in tokens(s)
        assert len(cards(s, "1.discard")) == count and len(cards(s, "1.hand")) == 2
        assert len(cards(s, "1.deck")) == 4 - count


@pytest.mark.clause("athernum R87")
def test_as_many_are_picked_as_were_discarded():
    for count in (0, 1, 2):
        s = table(p1_chars="Finder,Grunt,Grunt,Grunt", p1_hand="Meadow,Meadow")
        begun(s, 10)
        for _ in range(count):
            play(s, "pick:Meadow")
        if count < 2:
            play(s, "done")
        assert "done" not in tokens(s)
        for place in ("1c3", "1c4")[:count]:
            play(s, f"pick:{place}")
        settle(s)
        assert [side(s, place) for place in ("1c2", "1c3", "1c4")].count("exhausted") == count


@pytest.mark.clause("athernum R102", "athernum 7.4.1b")
def test_a_card_picked_from_hand_by_a_condition_is_shown_and_the_question_is_always_asked():
    for number, hand, others in ((8, "Grunt,Wall", ["Grunt"]), (16, "Grunt,Hound", ["Grunt"])):
        s = begun(table(p1_chars="Finder", p1_hand=hand), number)
        assert picks(s) == others  # asked although there is but one
        play(s, "pick:Grunt")
        settle(s)
        assert things(s, 1, 1, "deck") == ["Grunt"]
    s = begun(table(p1_chars="Finder", p1_hand="Wall"), 8)
    assert picks(s) == [] and "done" in tokens(s)  # that there is none does not show
    s = begun(table(p1_chars="Finder", p1_hand="Wall"), 9)
    assert "end" in tokens(s) and cards(s, "1.hand") == []  # any card: the only one
    assert things(s, 1, 1, "deck") == []


@pytest.mark.clause("athernum 7.4.1b", "athernum 0.def.shuffle")
def test_a_card_that_the_chooser_does_not_see_is_picked_at_random():
    hand = ["Drummer", "Grunt", "Hexer", "Hound", "Martyr", "Meadow", "Wall", "Whetstone"]
    s = table(p1_chars="Finder", p2_hand=",".join(hand))
    gone = []
    for _ in hand:
        begun(s, 11)
        assert "end" in tokens(s)  # nobody is asked
        gone += [card for card in cards(s, "2.discard") if card not in gone]
    assert sorted(gone) == hand and gone not in (hand, hand[::-1])
    assert len(set(gone)) == len(hand)  # one at a time


@pytest.mark.clause("athernum R102", "athernum 7.2.3b")
def test_a_card_among_those_that_were_looked_at_is_shown_if_it_had_to_fit():
    s = begun(table(p1_chars="Finder", p1_deck="Meadow,Wall,Grunt,Hound"), 12)
    assert picks(s) == ["Wall"]
    settle(play(s, "pick:Wall"))
    assert cards(s, "1.hand") == ["Wall"] and things(s, 1, 1, "hand") == ["Wall"]
    s = begun(table(p1_chars="Finder", p1_deck="Meadow,Meadow,Grunt"), 12)
    assert picks(s) == [] and "done" in tokens(s)


@pytest.mark.clause("athernum R102", "athernum 7.4.1b")
def test_a_hand_is_searched_and_not_shuffled():
    s = table(p1_chars="Finder", p2_hand="Grunt,Whetstone", p2_loc="Shuffle_Ear")
    begun(s, 13)
    assert picks(s) == ["Whetstone"] and "done" in tokens(s)
    settle(play(s, "pick:Whetstone"))
    assert cards(s, "2.discard") == ["Whetstone"] and "Briar" not in field(s, "2.main")


@pytest.mark.clause("athernum 4.3.5c.I", "athernum 0.def.reveal")
def test_a_card_is_revealed_as_a_cost():
    s = play(table(p1_chars="Finder", p1_hand="Wall,Meadow"), "use:1c1#17")
    assert sorted(picks(s)) == ["Meadow", "Wall"]
    settle(play(s, "pick:Wall"))
    assert len(cards(s, "1.hand")) == 3 and things(s, 1, 1, "hand") == ["Wall"]
    assert "use:1c1#17" not in tokens(table(p1_chars="Finder"))


@pytest.mark.clause("athernum 0.def.search", "athernum R106")
def test_what_was_found_in_another_deck_may_be_put_onto_the_board():
    s = begun(table(p1_chars="Finder", p2_deck="Meadow,Grunt,Grunt", p1_deck="Grunt"), 18)
    assert picks(s) == ["Grunt"] and "done" in tokens(s)
    settle(play(s, "pick:Grunt"))
    assert cards(s, "1.chars") == ["Finder", "Grunt[o2]"] and len(cards(s, "2.deck")) == 2
