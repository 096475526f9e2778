"""Counting and weighing: markers, values that are gone, cards in a zone, players (R87, R127)."""

import pytest

from .table import cards, field, play, settle, side, table, tokens, use
from .test_many_players import THREE


def drawn(s, number, *targets):
    """How many cards the first player's Arbiter draws by one of its abilities."""
    before = len(cards(s, "1.hand"))
    return len(cards(use(s.clone(), "1c1", number, *targets), "1.hand")) - before


@pytest.mark.clause("athernum R87", "athernum 7.2.1")
def test_so_many_or_fewer_cards_in_a_zone():
    for count, found in ((0, 1), (1, 1), (2, 1), (3, 0)):
        pile, hand = ",".join(["Wall"] * count), ",".join(["Meadow"] * count)
        s = table(p1_chars="Arbiter", p1_discard=pile, p1_hand=hand, p2_discard="Wall,Wall,Wall")
        assert drawn(s, 1) == found and drawn(s, 15) == found
        assert drawn(s, 13) == count


@pytest.mark.clause("athernum 10.2.3", "athernum R3")
def test_more_and_fewer_command_tokens_than_any_opponent():
    for mine, second, third, more, fewer in (
        (2, 1, 1, 1, 0), (2, 2, 1, 1, 0), (2, 1, 2, 1, 0), (1, 1, 1, 0, 0), (0, 1, 1, 0, 1), (0, 0, 1, 0, 1),
        (0, 1, 0, 0, 1), (1, 0, 2, 1, 1),
    ):  # fmt: skip
        s = table(p1_chars="Arbiter", p1_commands=mine, p2_commands=second, p3_commands=third, **THREE)
        assert (drawn(s, 2), drawn(s, 3)) == (more, fewer), (mine, second, third)


@pytest.mark.clause("athernum 6.1.2", "athernum 0.def.exhausted", "athernum R47")
def test_the_side_of_what_is_there_and_of_what_is_gone():
    s = table(p1_chars="Arbiter,Grunt", p2_chars="Wall")
    assert drawn(s, 4, "1c2") == 1 and drawn(s, 6, "2c1") == 1
    after = use(s.clone(), "1c1", 5, "1c2")
    assert cards(after, "1.hand") == ["Grunt"]  # it is no permanent any more, face-up or not
    s = table(p1_chars="Arbiter", p2_chars="Grunt,Grunt[x],Grunt[f]")
    assert [side(s, place) for place in ("2c1", "2c2", "2c3")] == ["up", "exhausted", "down"]
    use(s, "1c1", 10)
    assert cards(s, "2.chars") == ["Grunt"]  # what is exhausted lies face-down too


@pytest.mark.clause("athernum 10.0.4", "athernum R87")
def test_counters_of_every_kind_are_counters():
    for marks, count in (
        ("", 0),
        ("[d1]", 1),
        ("[x]", 1),
        ("[x/d2]", 3),
        ("[Briar:2]", 2),
        ("[d1/Briar:1]", 2),
    ):
        s = table(p1_chars=f"Arbiter,Wall{marks},Wall[d3]", p2_main="Quick_Leader[v2]")
        assert drawn(s, 8, "1c2") == count, marks
        assert drawn(s, 7, "1c2") == (count >= 2), marks
        assert drawn(s, 8, "2m") == 0  # a Victory Token is no counter
    s = table(p1_chars="Arbiter,Wall[Briar:1],Wall[Briar:2]", p2_chars="Wall[d2],Wall[Briar:3]")
    use(s, "1c1", 9)
    assert [side(s, place) for place in ("1c2", "1c3", "2c1", "2c2")] == [
        "up",
        "exhausted",
        "up",
        "exhausted",
    ]


@pytest.mark.clause("athernum R127", "athernum 4.2.3d.III")
def test_the_ofv_of_what_is_gone_is_what_it_was_face_up():
    s = table(p1_chars="Arbiter,Drummer", p2_chars="Grunt,Smithy_Hand,Grunt[x],Grunt[f],Grunt+Whetstone")
    assert [drawn(s, 11, f"2c{place}") for place in (1, 2, 3, 4, 5)] == [2, 3, 0, 0, 4]
    assert drawn(table(p1_chars="Arbiter,Drummer,Grunt"), 11, "1c3") == 3


@pytest.mark.clause("athernum R87", "athernum R3")
def test_exhausted_characters_and_players_are_counted():
    s = table(
        p1_chars="Arbiter,Grunt[x],Grunt", p2_chars="Grunt[x],Grunt[f]", p2_res="Ironwright_Resource_Token[x]"
    )
    assert drawn(s, 12) == 2 and drawn(s, 14) == 2
    s = table(p1_chars="Arbiter", p3_chars="Grunt[x]", **THREE)
    assert drawn(s, 12) == 1 and drawn(s, 14) == 3
    gone = settle(play(s, "acquisition pass concede"))
    assert drawn(gone, 14) == 2


@pytest.mark.clause("athernum 4.3.5b", "athernum 0.def.triggered-ability", "athernum 10.0.4")
def test_a_trigger_waits_for_the_kind_of_marker_that_it_names():
    s = table(p1_chars="Sentry,Hound", p2_chars="Hound")
    assert drawn(s, 4, "1c2") == 1 and drawn(s, 4, "2c1") == 1
    assert drawn(s, 5, "1c2") == 0


@pytest.mark.clause("athernum R7", "athernum 0.def.target", "athernum 4.3.5b")
def test_whoever_or_whatever_is_chosen_as_a_target():
    s = table(p1_chars="Sentry,Grunt", p2_chars="Grunt", **THREE)
    assert drawn(s, 7, "1c2") == drawn(s, 7, "2c1") == 2
    for player, count in ((1, 0), (2, 3), (3, 3)):
        after = settle(play(s.clone(), f"use:1c1#6 player:{player}"))
        assert len(cards(after, "1.hand")) == count


@pytest.mark.clause("athernum 0.def.search", "athernum 4.3.5b")
def test_a_trigger_waits_for_the_zone_that_it_names():
    words = dict(p1_chars="Finder", p1_loc="Shuffle_Ear", p1_commands=0, p2_commands=0)
    s = use(table(**words, p1_discard="Grunt,Wall"), "1c1", 7)
    assert field(s, "1.commands") == ""  # a discard pile
    s = use(table(**words), "1c1", 2)
    assert field(s, "1.commands") == ""  # the deck of an opponent
    s = use(table(**words, p2_loc="Shuffle_Ear"), "1c1", 1)
    assert field(s, "1.commands") == "1" and field(s, "2.commands") == ""


@pytest.mark.clause("athernum 0.def.search", "athernum R3")
def test_a_trigger_waits_for_a_search_of_their_own_deck():
    for number, heard in ((1, True), (2, False)):
        s = table(p1_chars="Finder", p2_loc="Search_Ear", **THREE)
        play(s, f"use:1c1#{number}")
        settle(play(s, "player:3") if "player:3" in tokens(s) else s)
        assert ("Briar:1" in field(s, "2.main")) == heard


@pytest.mark.clause("athernum 0.def.draw", "athernum 7.4.1a")
def test_drawing_until_a_hand_has_so_many_cards():
    for mine, theirs in ((0, 0), (1, 3), (2, 1), (4, 2)):
        hand = ",".join(["Iron_Census", *["Meadow"] * mine])
        s = play(table(p1_hand=hand, p2_hand=",".join(["Wall"] * theirs)), "play:Iron_Census pass pass")
        assert (len(cards(s, "1.hand")), len(cards(s, "2.hand"))) == (max(2, mine), max(2, theirs))
