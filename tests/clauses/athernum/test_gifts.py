"""Static abilities given to whoever fits: they begin with each bearer, and end with the gift."""

import pytest

from tests.clauses.athernum.table import play, refused, settle, side, table, to_next_turn, tokens, use, values

GIVEN = "athernum 4.3.2b", "athernum R44"
HALL = "Drill_Hall"


@pytest.mark.clause(*GIVEN)
def test_everybody_who_fits_bears_the_gift_and_newcomers_do_too():
    s = table(p1_loc=HALL, p1_chars="Grunt,Grunt", p1_hand="Rally_Bell", p2_chars="Grunt")
    settle(s)
    assert values(s, "1c1") == values(s, "1c2") == (4, 2)  # from the other one and the main character
    assert values(s, "1m") == (4, 5) and values(s, "2c1") == (2, 2)
    play(s, "play:Rally_Bell")
    settle(s)
    assert values(s, "1c1") == (5, 2) and values(s, "1c3") == (4, 3)


@pytest.mark.clause(*GIVEN, "athernum 4.3.5a.II")
def test_what_is_given_ends_with_the_gift_and_with_its_bearer():
    s = table(p1_loc=HALL, p1_chars="Rally_Bell,Grunt,Grunt")
    use(s, "1c1", 2, "1c3")
    assert values(s, "1c2") == (4, 2)
    use(s, "1c1", 2, "1l1")
    assert values(s, "1c2") == (2, 2) and values(s, "1m") == (2, 5)


@pytest.mark.clause(*GIVEN)
def test_a_bearer_that_is_exhausted_still_gives_what_it_was_given():
    s = settle(table(p1_loc=HALL, p1_chars="Grunt,Grunt[x]"))
    assert side(s, "1c2") == "exhausted" and values(s, "1c1") == (4, 2)


@pytest.mark.clause(*GIVEN, "athernum R5")
def test_a_bearer_that_changes_sides_bears_it_no_more():
    s = table(p1_chars="Rally_Bell", p2_loc=HALL, p2_chars="Grunt,Grunt")
    settle(s)
    assert values(s, "2c1") == (4, 2)
    use(s, "1c1", 4, "2c2")
    assert values(s, "2c1") == (3, 2) and values(s, "1c2") == (2, 2) and values(s, "1c1") == (1, 3)


@pytest.mark.clause(*GIVEN)
def test_the_linked_target_does_what_its_item_gives_it():
    s = table(p1_chars="Rally_Bell+Standard_Pole,Grunt")
    settle(s)
    assert values(s, "1c2") == (2, 3) and values(s, "1m") == (2, 6) and values(s, "1c1") == (1, 3)
    play(s, "drop:1c1.1")
    settle(s)
    assert values(s, "1c2") == (2, 2)


@pytest.mark.clause(*GIVEN, "athernum R13")
def test_an_older_gift_is_lost_with_all_abilities_and_comes_back():
    s = table(p1_loc=HALL, p1_chars="Rally_Bell,Grunt")
    settle(s)
    assert values(s, "1c1") == (3, 3)
    use(s, "1c1", 3, "1c2")
    assert values(s, "1c1") == (2, 3)
    to_next_turn(s)
    assert values(s, "1c1") == (3, 3)


@pytest.mark.clause(*GIVEN, "athernum R74")
def test_a_gift_to_a_group_until_end_of_turn_holds_that_long():
    s = table(turn="3", p1_chars="Rally_Bell,Grunt", p2_chars="Grunt")
    use(s, "1c1", 1)
    play(s, "combat")
    assert refused(s, "attack:1c2") == "athernum R1"
    play(s, "end-combat")
    to_next_turn(to_next_turn(s))
    play(s, "combat")
    assert "attack:1c2" in tokens(s)
