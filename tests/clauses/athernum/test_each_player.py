"""What each player does counts for that player; and targets that are described by another target."""

import pytest

from .table import cards, picks, play, refused, settle, side, table, tokens
from .test_many_players import THREE


@pytest.mark.clause("athernum 10.1.6", "athernum 0.def.effect")
def test_each_player_draws_as_many_as_that_player_has_discarded():
    s = table(p1_chars="Town_Crier", p1_hand="Wall,Wall,Wall", p2_hand="Wall,Wall")
    play(s, "use:1c1#1 pass pass pick:Wall pick:Wall done")
    assert s.seat == 1
    play(s, "pick:Wall done")
    assert sorted(cards(s, "1.hand")) == ["Grunt", "Grunt", "Wall"]
    assert sorted(cards(s, "2.hand")) == ["Grunt", "Wall"]


@pytest.mark.clause("athernum 10.1.6", "athernum 0.def.effect")
def test_nobody_draws_for_what_another_has_discarded():
    s = table(p1_chars="Town_Crier", p1_hand="Wall,Wall", p2_hand="Wall,Wall")
    play(s, "use:1c1#1 pass pass done pick:Wall pick:Wall")
    assert cards(s, "1.hand") == ["Wall", "Wall"] and cards(s, "2.hand") == ["Grunt", "Grunt"]


@pytest.mark.clause("athernum 10.1.6", "athernum 0.def.effect")
@pytest.mark.parametrize("answers", ["yes no", "no yes", "yes yes", "no no"])
def test_if_they_do_asks_each_player(answers):
    s = play(table(p1_chars="Town_Crier", p1_hand="Wall", p2_hand="Wall"), "use:1c1#2 pass pass")
    for seat, answer in enumerate(answers.split()):
        assert s.seat == seat
        play(s, answer)
    settle(s)
    for player, answer in zip("12", answers.split(), strict=True):
        assert cards(s, f"{player}.hand") == (["Grunt", "Grunt"] if answer == "yes" else ["Wall"])


@pytest.mark.clause("athernum 10.1.6", "athernum 0.def.effect")
def test_if_they_do_asks_each_of_three_players():
    s = table(p1_chars="Town_Crier", p1_hand="Wall", p2_hand="Wall", p3_hand="Wall", **THREE)
    play(s, "use:1c1#2 pass pass pass no yes no")
    settle(s)
    assert cards(s, "1.hand") == ["Wall"] and cards(s, "3.hand") == ["Wall"]
    assert cards(s, "2.hand") == ["Grunt", "Grunt"]


@pytest.mark.clause("athernum 10.1.6", "athernum 0.def.effect")
def test_that_many_is_what_all_of_them_did_together():
    s = settle(play(table(p1_chars="Town_Crier", p1_hand="Wall", p2_hand="Wall"), "use:1c1#3 pass pass"))
    assert cards(s, "1.hand") == ["Grunt", "Grunt"] and cards(s, "2.hand") == []
    s = settle(play(table(p1_chars="Town_Crier", p2_hand="Wall"), "use:1c1#3 pass pass"))
    assert cards(s, "1.hand") == ["Grunt"]  # there was nothing to discard


@pytest.mark.clause("athernum 10.1.6", "athernum 0.def.effect")
def test_others_are_asked_for_the_sum_and_not_for_their_own():
    hands = {"p1_hand": "Wall", "p2_hand": "Wall", "p3_hand": "Wall"}
    s = settle(play(table(p1_chars="Town_Crier", **hands, **THREE), "use:1c1#5 pass pass pass"))
    assert cards(s, "1.hand") == []
    assert cards(s, "2.hand") == cards(s, "3.hand") == ["Grunt"] * 3


@pytest.mark.clause("athernum R8", "athernum 4.3.5c")
def test_a_target_may_be_described_by_the_one_before():
    s = table(p1_chars="Town_Crier,Grunt", p2_chars="Grunt,Grunt")
    play(s, "use:1c1#4")
    assert picks(s) == ["2c1", "2c2"]
    settle(play(s, "pick:2c2"))
    assert side(s, "2c2") == "exhausted" and side(s, "2c1") == side(s, "1c2") == "up"


@pytest.mark.clause("athernum R9", "athernum 4.3.5c")
def test_without_anything_for_the_second_target_it_cannot_be_used():
    s = table(p1_chars="Town_Crier,Grunt", p2_chars="Town_Crier")
    assert refused(s, "use:1c1#4") == "athernum R9"


@pytest.mark.clause("athernum R8")
def test_the_first_target_leaves_something_for_the_second():
    """Of two opponents only one controls a Soldier, so nobody is asked which."""
    s = table(p1_chars="Town_Crier", p2_chars="Town_Crier", p3_chars="Grunt,Grunt", **THREE)
    play(s, "use:1c1#4")
    assert picks(s) == ["3c1", "3c2"]
    s = table(p1_chars="Town_Crier", p2_chars="Grunt", p3_chars="Grunt", **THREE)
    assert tokens(play(s, "use:1c1#4")) == ["player:2", "player:3"]
