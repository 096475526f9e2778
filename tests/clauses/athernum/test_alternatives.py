"""Abilities that wait for one of several things that one and the same subject may do."""

import pytest

from tests.clauses.athernum.table import cards, damage, play, refused, settle, table, to_next_turn, use


def fight(attacker, target, defender):
    s = table(turn="3", p1_chars="Drum_Major,Grunt", p2_chars="Drum_Major,Grunt", p1_hand="", p2_hand="")
    play(s, f"combat attack:{attacker} at:{target} {defender}")
    return settle(s)


@pytest.mark.clause("athernum 4.3.3", "athernum R24")
def test_the_first_verb_sets_it_off_for_whoever_fits():
    s = fight("1c2", "2m", "undefended")
    assert len(cards(s, "1.hand")) == 1 and cards(s, "2.hand") == []


@pytest.mark.clause("athernum 4.3.3", "athernum R24")
def test_the_second_verb_sets_it_off_too():
    s = fight("1c2", "2m", "defend:2c2")
    assert len(cards(s, "1.hand")) == 1 and len(cards(s, "2.hand")) == 1


@pytest.mark.clause("athernum 4.3.3")
def test_another_object_of_the_second_verb_sets_it_off_as_well():
    s = table(p1_chars="Drum_Major", p1_hand="Meadow", p2_chars="Kettle_Spy")
    use(s, "1c1", 2)
    assert damage(s, "1m") == 1
    play(s, "play:Meadow")
    settle(s)
    assert damage(s, "1m") == 2


@pytest.mark.clause("athernum 4.3.5c.IIc")
def test_either_of_two_things_may_have_happened():
    s = table(turn="3", p1_chars="Drum_Major,Grunt", p2_chars="Grunt")
    assert refused(s, "use:1c1#3") == "athernum 4.3.5c.IIc"
    play(s, "combat attack:1c2 at:2m undefended")
    settle(s)
    play(s, "end-combat use:1c1#3")
    to_next_turn(settle(s))
