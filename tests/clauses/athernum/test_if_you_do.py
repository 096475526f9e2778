"""What was really done, where a text goes on with "if you do", and what could not be done."""

import pytest

from .table import cards, play, settle, table, use
from .test_many_players import THREE

FULL = "Greedy_Hand,Wall,Wall,Wall,Wall"


@pytest.mark.clause("athernum R49", "athernum R11")
def test_if_you_do_asks_whether_control_was_gained():
    s = use(table(p1_chars="Greedy_Hand", p2_chars="Grunt"), "1c1", 1, "2c1")
    assert cards(s, "1.hand") == ["Grunt"]
    s = use(table(p1_chars=FULL, p2_chars="Grunt"), "1c1", 1, "2c1")
    assert cards(s, "1.hand") == [] and cards(s, "2.chars") == ["Grunt"]


@pytest.mark.clause("athernum R106", "athernum R11")
def test_if_you_do_asks_whether_something_was_put_there():
    s = use(table(p1_chars="Greedy_Hand", p1_discard="Wall"), "1c1", 2)
    assert cards(s, "1.hand") == ["Grunt"] and cards(s, "1.chars") == ["Greedy_Hand", "Wall"]
    s = use(table(p1_chars=FULL, p1_discard="Grunt"), "1c1", 2)
    assert cards(s, "1.hand") == [] and cards(s, "1.discard") == ["Grunt"]


@pytest.mark.clause("athernum 2.1.2a", "athernum R11")
def test_if_you_do_asks_whether_something_was_attached_or_exhausted():
    s = use(table(p1_chars="Greedy_Hand+Whetstone,Grunt"), "1c1", 3, "1c2")
    assert cards(s, "1.hand") == ["Grunt"] and cards(s, "1.chars") == ["Greedy_Hand", "Grunt+Whetstone"]
    s = use(table(p1_chars="Greedy_Hand+Whetstone,Wall"), "1c1", 3, "1c2")
    assert cards(s, "1.hand") == []
    s = use(table(p1_chars="Greedy_Hand,Wall[x]"), "1c1", 5, "1c2")
    assert cards(s, "1.hand") == []


@pytest.mark.clause("athernum 0.def.shuffle", "athernum R11")
def test_a_deck_is_shuffled_even_if_nothing_is_shuffled_into_it():
    s = table(p1_chars="Greedy_Hand,Weathervane", p1_discard="Wall", p2_chars="Weathervane")
    play(s, "use:1c1#4 done")
    settle(s)
    assert len(cards(s, "1.hand")) == 1 and cards(s, "2.hand") == []  # the Weathervane's, for its own deck


@pytest.mark.clause("athernum 2.2.7", "athernum R53", "athernum 1.5.6")
def test_control_of_a_second_copy_is_gained_only_without_a_field():
    s = use(table(p1_chars="Jailer,Sower", p2_chars="Sower"), "1c1", 1, "2c1")
    assert cards(s, "2.chars") == ["Sower"] and cards(s, "1.chars") == ["Jailer", "Sower"]
    s = use(table(p1_chars="Jailer,Wall", p2_chars="Wall"), "1c1", 1, "2c1")
    assert cards(s, "2.chars") == [] and cards(s, "1.chars") == ["Jailer", "Wall", "Wall[o2]"]
    s = use(table(p1_chars="Marshal,Sower", p2_chars="Sower"), "1c1", 6, "1c2", "2c1")
    assert cards(s, "1.chars") == ["Marshal", "Sower[o2]"] and cards(s, "2.chars") == ["Sower[o1]"]


@pytest.mark.clause("athernum R2", "athernum R89", "athernum 2.1.2a.II")
def test_a_token_made_into_a_slot_is_forbidden_and_replaced_like_any_other():
    s = use(table(p1_chars="Marshal", p1_loc="No_Creating"), "1c1", 3, "1c1")
    assert cards(s, "1.chars") == ["Marshal"]
    s = use(table(p1_chars="Marshal", p1_loc="Swapped_Creating"), "1c1", 3, "1c1")
    assert cards(s, "1.chars") == ["Marshal"] and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum R109", "athernum 10.1.5")
def test_the_tokens_of_whoever_leaves_go_back_to_the_pool():
    s = table(p1_main="Plain_Leader[v2]", p1_chars="Sower[v1]", p2_chars="Sower[v1]", pool=9, **THREE)
    play(s, "concede")
    assert s.pool == 12
