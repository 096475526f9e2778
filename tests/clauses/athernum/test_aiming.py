"""Targets that are exchanged, targets that go, and effects that look at other effects (R7, R8, 4.1.8)."""

import pytest

from .table import (
    cards,
    damage,
    game,
    passes,
    picks,
    play,
    settle,
    side,
    table,
    tokens,
    use,
    values,
    waiting,
)
from .test_many_players import THREE

CREW = "Signaller,Grunt,Grunt,Grunt"


def aims(s):
    """What the effects on the stack are about, the top first."""
    return [effect["about"] for effect in game().observe(s, -1)["stack"]]


def diverted(s):
    """The second player's Signaller diverts the only effect there is."""
    return passes(play(s, "pass use:2c1#1"))


@pytest.mark.clause("athernum 4.1.8b", "athernum R128")
def test_whoever_diverts_picks_another_target_that_the_controller_could_have_chosen():
    s = diverted(play(table(p1_chars=f"{CREW},Grunt[x]", p2_chars="Signaller,Grunt"), "use:1c1#9 pick:1c2"))
    assert s.seat == 1 and game().book.cite(s.clause) == "athernum 4.1.8b"
    assert picks(s) == ["1c3", "1c4"]  # no Soldier of theirs, none that is face-down
    settle(play(s, "pick:1c4"))
    assert [side(s, place) for place in ("1c2", "1c3", "1c4", "2c2")] == ["up", "up", "exhausted", "up"]
    assert cards(s, "2.hand") == ["Grunt"] and cards(s, "1.hand") == []  # it has been done


@pytest.mark.clause("athernum 4.1.8b", "athernum R128")
def test_without_another_legal_target_nothing_changes():
    s = settle(diverted(play(table(p1_chars="Signaller,Grunt", p2_chars="Signaller"), "use:1c1#9")))
    assert side(s, "1c2") == "exhausted" and cards(s, "2.hand") == []


@pytest.mark.clause("athernum 4.1.8b", "athernum R128")
def test_of_several_targets_the_first_that_can_be_another_is_exchanged():
    s = play(table(p1_chars=f"{CREW},Hound", p2_chars="Signaller"), "use:1c1#7 pick:1c2")
    assert aims(s) == [["1c5", "1c2"]]
    diverted(s)
    assert picks(s) == ["1c3", "1c4"]  # there is but one Beast
    settle(play(s, "pick:1c3"))
    assert side(s, "1c5") == "exhausted" and [damage(s, place) for place in ("1c2", "1c3")] == [0, 1]
    s = play(table(p1_chars="Signaller,Grunt,Hound,Hound", p2_chars="Signaller,Hound"), "use:1c1#7 pick:1c3")
    diverted(s)
    assert picks(s) == ["1c4", "2c2"]
    settle(play(s, "pick:2c2"))
    assert side(s, "2c2") == "exhausted" and side(s, "1c3") == "up" and damage(s, "1c2") == 1


@pytest.mark.clause("athernum 4.1.8b", "athernum R128")
def test_what_a_trigger_has_found_is_no_target_to_be_exchanged():
    s = table(p1_chars="Flare,Grunt,Grunt", p2_chars="Signaller,Grunt")
    play(s, "combat attack:1c2 at:2m undefended")
    while picks(s) == []:
        play(s, tokens(s)[0])
    play(s, "pick:1c3")
    assert waiting(s) == ["Flare"] and aims(s)[0][-1] == "1c3"
    diverted(s)
    assert s.seat == 1 and picks(s) == ["1c2", "2c2"]
    play(s, "pick:2c2")
    settle(s)
    assert damage(s, "2c2") == 1 and damage(s, "1c3") == 0 and cards(s, "2.hand") == ["Grunt"]


@pytest.mark.clause("athernum 4.1.8b", "athernum R8")
def test_the_target_of_a_chosen_mode_is_exchanged():
    s = table(p1_chars=f"{CREW}", p2_chars="Signaller,Hound,Hound")
    play(s, "use:1c1#6 mode:2 pick:1c2")
    diverted(s)
    assert picks(s) == ["1c3", "1c4"]
    settle(play(s, "pick:1c3"))
    assert damage(s, "1c3") == 1 and damage(s, "1c2") == 0
    s = table(p1_chars="Signaller,Grunt[d1],Grunt[d1]", p2_chars="Signaller,Hound")
    settle(diverted(play(s, "use:1c1#6 mode:3 pick:1c2")))
    assert [damage(s, place) for place in ("1c2", "1c3")] == [1, 0]


@pytest.mark.clause("athernum R8", "athernum 4.1.8b")
def test_the_same_object_does_not_become_the_target_twice():
    s = play(table(p1_chars=CREW, p2_chars="Signaller,Grunt"), "use:1c1#8 pick:1c2 pick:1c3")
    assert aims(s) == [["1c2", "1c3"]]
    diverted(s)
    assert picks(s) == ["1c4", "2c2"]
    settle(play(s, "pick:2c2"))
    assert [side(s, place) for place in ("1c2", "1c3", "2c2")] == ["up", "exhausted", "exhausted"]


@pytest.mark.clause("athernum 4.1.8b", "athernum R8")
def test_another_target_stays_another():
    s = play(table(p1_chars=CREW, p2_chars="Signaller"), "use:1c1#10 pick:1c2 pick:1c3")
    diverted(s)
    assert "1c4" in picks(s) and "1c2" not in picks(s)
    settle(play(s, "pick:1c4"))
    assert [values(s, place)[0] for place in ("1c2", "1c3", "1c4")] == [2, 4, 3]


@pytest.mark.clause("athernum R7", "athernum 4.1.8a")
def test_an_effect_is_aimed_at_lower_effects_only():
    s = table(p1_chars="Signaller,Grunt,Grunt")
    play(s, "use:1c2#1 acquisition use:1c1#3 effect:1 use:1c3#1 use:1c1#1 effect:3 pass pass")
    # the Report below is left; the newer Report lies above, and nothing is aimed at itself
    settle(s)
    assert len(cards(s, "1.hand")) == 4  # Divert, Deny and both Reports; Acquisition is neutralized instead
    s = table(p1_chars="Signaller,Grunt")
    play(s, "use:1c2#1 use:1c1#3 acquisition use:1c1#1 effect:2 pass pass")
    settle(s)
    assert len(cards(s, "1.hand")) == 2  # Deny and Acquisition: what lies above is no other target


@pytest.mark.clause("athernum 4.1.8", "athernum R128")
def test_an_effect_that_has_left_the_stack_is_not_modified():
    s = settle(play(table(p1_chars=CREW, p2_chars="Signaller"), "use:1c1#9 pick:1c2 pass use:2c1#2"))
    assert side(s, "1c2") == "up" and cards(s, "2.hand") == []


@pytest.mark.clause("athernum R8", "athernum 4.1.8a")
def test_a_target_effect_that_has_gone_is_no_legal_target():
    s = play(
        table(p1_chars="Signaller", p2_chars="Signaller"), "acquisition use:1c1#3 pass use:2c1#3 effect:1"
    )
    settle(s)
    assert cards(s, "2.hand") == ["Grunt"] and cards(s, "1.hand") == []  # the first Deny finds nothing


@pytest.mark.clause("athernum 0.lang.you", "athernum R8")
def test_an_effect_that_was_neutralized_had_a_controller():
    s = settle(play(table(p1_chars="Signaller", p2_chars="Signaller"), "acquisition pass use:2c1#4"))
    assert len(cards(s, "1.hand")) == 1 and cards(s, "2.hand") == []
    s = settle(play(table(p1_chars="Signaller,Grunt", p2_chars="Signaller"), "use:1c2#1 use:1c1#4"))
    assert len(cards(s, "1.hand")) == 1
    s = play(
        table(p1_chars="Signaller", p2_chars="Signaller,Grunt"),
        "acquisition pass use:2c2#1 pass use:1c1#4 effect:2",
    )
    settle(s)
    assert len(cards(s, "2.hand")) == 1 and len(cards(s, "1.hand")) == 1


@pytest.mark.clause("athernum R7", "athernum 0.def.ownership")
def test_an_effect_is_owned_by_whoever_controls_it():
    s = play(table(p1_chars="Signaller", p2_chars="Signaller,Grunt"), "acquisition pass")
    assert "use:2c1#5" not in tokens(s)
    play(s, "use:2c2#1 use:2c1#5")
    assert aims(s)[0] == ["effect 2"]
    settle(s)
    assert cards(s, "2.hand") == [] and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 4.3.5b", "athernum 4.3.5c")
def test_an_effect_is_what_kind_of_ability_it_came_from():
    s = table(p1_chars="Flare,Grunt,Grunt", p2_chars="Signaller,Wall")
    play(s, "combat attack:1c2 at:2m undefended")
    while picks(s) == []:
        play(s, tokens(s)[0])
    settle(play(s, "pick:1c3 pass use:2c1#11"))
    assert cards(s, "1.discard") == ["Grunt"] and cards(s, "2.hand") == ["Grunt"]  # 1 damage twice
    s = table(p1_chars="Signaller,Grunt,Grunt", p2_chars="Signaller,Hound")
    settle(play(s, "use:1c1#6 mode:2 pick:1c2 pass use:2c1#11"))
    assert cards(s, "1.discard") == ["Grunt"] and cards(s, "2.hand") == []


@pytest.mark.clause("athernum R8", "athernum 4.3.5b.III")
def test_an_effect_without_a_required_target_does_nothing():
    s = settle(play(table(p1_loc="Kennel", p1_chars="Grunt"), "acquisition"))
    assert field_of(s, "1c1") == "Grunt"  # no Beast: no counter
    s = settle(play(table(p1_loc="Kennel", p1_chars="Grunt,Hound"), "acquisition"))
    assert side(s, "1c2") == "exhausted" and "Briar" in field_of(s, "1c1")
    s = settle(play(table(p1_loc="Kennel", p1_chars="Grunt,Finder"), "use:1c2#1"))
    assert len(cards(s, "1.hand")) == 2  # "up to one": the rest happens


def field_of(s, place):
    """A character as a position writes it."""
    return cards(s, f"{place[0]}.chars")[int(place[2:]) - 1]


@pytest.mark.clause("athernum 4.2.3d", "athernum 4.3.5b")
def test_the_if_behind_a_trigger_is_not_asked_again_for_what_it_has_left_for_later():
    s = table(p1_loc="Curfew", p1_chars="Grunt,Judge", p2_chars="Wall")
    play(s, "combat attack:1c1 at:2c1 undefended")
    settle(s)
    assert len(cards(s, "1.hand")) == 1
    settle(play(s, "end-combat"))
    use(s, "1c2", 14, "1c1")  # the last Soldier goes
    held = len(cards(s, "1.hand"))
    turn = s.turn
    play(s, "end")
    while s.turn == turn and "Curfew" not in waiting(s):
        play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
    while waiting(s):
        play(s, "pass")
    assert len(cards(s, "1.hand")) == held + 2


@pytest.mark.clause("athernum R8", "athernum R109")
def test_a_player_who_has_left_is_no_legal_target():
    s = table(p1_chars="Messenger,Grunt", p3_hand="Wall,Wall", **THREE)
    both = play(s.clone(), "use:1c1#2 player:3 pass pass concede")
    settle(both)
    assert cards(both, "1.hand") == []
    stays = settle(play(s.clone(), "use:1c1#2 player:3"))
    assert len(cards(stays, "1.hand")) == 1 and len(cards(stays, "3.hand")) == 3


@pytest.mark.clause("athernum R8", "athernum R109")
def test_what_a_player_who_has_left_should_do_nobody_does():
    for number in (1, 3):
        s = table(p1_chars="Messenger,Grunt", p1_hand="Hound,Wall", p3_hand="Wall,Wall", **THREE)
        play(s, f"use:1c1#{number} player:3 pass pass concede")
        settle(s)
        assert side(s, "1c2") == "exhausted"
        assert sorted(cards(s, "1.hand")) == ["Hound", "Wall"] and cards(s, "1.discard") == []
