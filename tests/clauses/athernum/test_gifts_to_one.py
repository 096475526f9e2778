"""Static abilities given to one thing: they hold with the gift, for whoever controls the bearer."""

import pytest

from .table import damage, play, settle, side, table, to_next_turn, use, values

GIVEN = "athernum 4.3.2b", "athernum R44"
OFV = "1m", "1c1", "1c2", "1c3", "2c1"


def attack(s, *places):
    return [values(s, place)[0] for place in places or OFV]


def raised(**words):
    """1c2 has been given that others get +1 OFV."""
    return use(table(p1_chars="Mentor,Grunt,Grunt", p2_chars="Grunt", **words), "1c1", 1, "1c2")


@pytest.mark.clause(*GIVEN)
def test_what_one_is_given_holds_for_all_it_speaks_of():
    s = raised()
    assert attack(s) == [3, 2, 2, 3, 2]
    use(s, "1c1", 1, "1c2")  # the same once more
    assert attack(s) == [4, 3, 2, 4, 2]
    use(s, "1c1", 1, "1c3")
    assert attack(s) == [5, 4, 3, 4, 2]


@pytest.mark.clause(*GIVEN, "athernum R74")
def test_it_ends_with_the_gift_or_stays():
    s = use(raised(), "1c1", 2, "1c3")
    assert values(s, "1c2") == (2, 3) and values(s, "1c3") == (3, 2)
    to_next_turn(s)
    assert values(s, "1c2") == (2, 3) and values(s, "1c3") == (2, 2)


@pytest.mark.clause(*GIVEN, "athernum R47")
def test_it_ends_as_its_bearer_leaves():
    s = use(raised(), "1c1", 7, "1c2")
    assert attack(s, "1m", "1c1", "1c3") == [2, 1, 2]


@pytest.mark.clause(*GIVEN)
def test_it_goes_on_while_its_bearer_is_exhausted_and_is_not_doubled_as_it_wakes():
    s = use(raised(), "1c1", 8, "1c2")
    assert side(s, "1c2") == "exhausted" and attack(s, "1m", "1c1", "1c3") == [3, 2, 3]
    s = table(p1_chars="Mentor,Proud_Bearer,Grunt")  # one with a static ability of its own
    use(use(use(s, "1c1", 1, "1c2"), "1c1", 8, "1c2"), "1c1", 9, "1c2")
    assert values(s, "1c2") == (1, 4) and attack(s, "1m", "1c3") == [3, 3]
    s = table(p1_loc="Drill_Hall", p1_hand="Proud_Bearer", p1_chars="Grunt")
    settle(play(s, "play:Proud_Bearer"))
    assert attack(s, "1m", "1c1", "1c2") == [4, 4, 3] and values(s, "1c2") == (3, 4)


@pytest.mark.clause(*GIVEN, "athernum R13")
def test_an_older_gift_is_lost_with_all_abilities_and_a_newer_one_is_not():
    s = use(raised(), "1c1", 6, "1c2")
    assert attack(s) == [2, 1, 2, 2, 2]
    use(s, "1c1", 1, "1c2")
    assert attack(s) == [3, 2, 2, 3, 2]


@pytest.mark.clause(*GIVEN, "athernum R5")
def test_it_serves_whoever_controls_the_bearer():
    s = use(raised(), "1c1", 5, "1c2")
    assert attack(s, "1m", "1c1", "1c3", "2m", "2c1", "2c2") == [2, 1, 2, 2, 3, 2]


@pytest.mark.clause(*GIVEN, "athernum R89")
def test_what_a_given_replacement_does_waits_for_its_event():
    s = use(table(p1_chars="Mentor,Grunt"), "1c1", 3, "1c2")
    assert values(s, "1c2") == (2, 2)
    use(s, "1c1", 8, "1c2")
    assert values(s, "1c2") == (4, 2) and side(s, "1c2") == "up"


@pytest.mark.clause(*GIVEN)
def test_several_abilities_may_be_given_at_once_and_several_by_the_same_text():
    s = use(table(p1_chars="Mentor,Grunt"), "1c1", 4, "1c2")
    assert values(s, "1c2") == (3, 3)
    s = settle(table(p1_chars="Drill_Serjeant,Drill_Serjeant,Grunt"))
    assert attack(s, "1m", "1c1", "1c3") == [8, 7, 8]  # two gifts each to three others
    s = settle(table(p1_chars="Drill_Serjeant,Grunt"))
    assert attack(s, "1m", "1c1", "1c2") == [4, 3, 4]


@pytest.mark.clause(*GIVEN)
def test_a_gift_made_in_a_stack_holds_for_the_effects_below_it():
    s = table(p1_chars="Flinger,Mentor", p2_chars="Wall")
    play(s, "use:1c1#1 pick:2c1 use:1c2#1 pick:1m")
    settle(s)
    assert damage(s, "2c1") == 2
