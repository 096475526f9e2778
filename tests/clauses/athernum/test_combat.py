"""The Combat Phase: 9.3 and its rulings."""

import pytest

from .table import cards, damage, field, passes, play, refused, side, table, to_next_turn, tokens


@pytest.mark.clause("athernum R70", "athernum 9.2.11")
def test_no_combat_in_the_first_turn_of_the_game():
    assert refused(table(turn=1), "combat") == "athernum R70"
    assert "combat" in tokens(table(turn=2))


@pytest.mark.clause("athernum 9.3.1", "athernum 9.2.11", "athernum 9.3.2")
def test_combat_once_a_turn():
    s = play(table(), "combat end-combat")
    assert refused(s, "combat") == "athernum 9.3.1"


@pytest.mark.clause("athernum R17")
def test_not_while_a_stack_is_open():
    assert refused(play(table(), "acquisition"), "combat") == "athernum R17"


@pytest.mark.clause(
    "athernum 9.3.5", "athernum 9.3.6", "athernum 9.3.9", "athernum 9.3.9a", "athernum 9.3.9b",
    "athernum 9.3.10",
    "athernum 9.3.10a", "athernum 9.3.11", "athernum R84", "athernum 9.3.8", "athernum 2.2.3e",
)  # fmt: skip
def test_both_deal_damage_at_once_and_the_attacker_is_exhausted():
    s = table(p1_chars="Smithy_Hand", p2_chars="Grunt")
    play(s, "combat attack:1c1 at:2c1")
    play(s, "undefended")
    assert s.seat == 0 and damage(s, "2c1") == 0  # the stack of 9.3.8
    passes(s)
    assert cards(s, "2.chars") == [] and field(s, "1.chars") == "Smithy_Hand[x/d2]"


@pytest.mark.clause(
    "athernum 9.3.7", "athernum R77", "athernum 9.3.12", "athernum R26", "athernum R25", "athernum 4.3.5b"
)
def test_a_defender_takes_the_targets_place_and_is_exhausted():
    s = table(p1_chars="Smithy_Hand", p2_chars="Grunt,Wall")
    play(s, "combat attack:1c1 at:2c1 defend:2c2")
    assert len(s.stack) > 0  # its trigger is the first entry on the stack
    passes(s)
    assert cards(s, "2.hand") == ["Grunt"]
    assert field(s, "2.chars") == "Grunt,Wall[x/d3]" and side(s, "1c1") == "exhausted"


@pytest.mark.clause("athernum R80", "athernum 9.3.7")
def test_own_permanents_are_no_targets_and_the_target_does_not_defend_itself():
    s = table(p1_chars="Grunt,Grunt", p2_chars="Grunt,Grunt[x]")
    play(s, "combat attack:1c1")
    assert refused(s, "at:1c2") == "athernum R80"
    play(s, "at:2c1")
    assert refused(s, "defend:2c1") == "athernum R80"
    assert refused(s, "defend:2c2") == "athernum 6.2.9a"  # exhausted


@pytest.mark.clause("athernum 9.3.5", "athernum 6.2.9a", "athernum R140", "athernum 9.1.1")
def test_an_exhausted_attacker_is_out_until_its_next_morning():
    s = table(p1_chars="Grunt", p2_chars="Wall")
    play(s, "combat attack:1c1 at:2c1 undefended pass pass")
    assert refused(s, "attack:1c1") == "athernum 6.2.9a"
    play(s, "end-combat")
    to_next_turn(s)
    assert side(s, "1c1") == "exhausted"
    to_next_turn(s)
    assert side(s, "1c1") == "up"


@pytest.mark.clause(
    "athernum 9.3.6a", "athernum R82", "athernum 10.3.2a", "athernum R78", "athernum 9.3.9b.I"
)
def test_an_exhausted_character_can_be_attacked_and_deals_nothing():
    s = table(p1_chars="Smithy_Hand", p2_chars="Grunt[x]")
    play(s, "combat attack:1c1 at:2c1")
    if "undefended" in tokens(s):
        play(s, "undefended")
    passes(s)
    assert damage(s, "2c1") == 3 and damage(s, "1c1") == 0


@pytest.mark.clause("athernum 9.3.6b", "athernum R83", "athernum 2.2.4d")
def test_a_location_can_be_attacked_only_with_a_value():
    s = table(p1_chars="Grunt", p2_loc="Meadow")
    play(s, "combat attack:1c1")
    assert refused(s, "at:2l1") == "athernum 9.3.6b"
    s = table(p1_chars="Grunt", p2_loc="Watchtower")
    play(s, "combat attack:1c1")
    assert "at:2l1" in tokens(s)


@pytest.mark.clause("athernum 2.2.3d", "athernum 9.3.5")
def test_without_an_attack_value_nothing_attacks():
    s = play(table(p1_loc="Watchtower"), "combat")
    assert refused(s, "attack:1l1") == "athernum 2.2.3d"


@pytest.mark.clause("athernum 9.3.9a.I", "athernum R78")
def test_if_the_target_has_left_nothing_is_dealt_but_the_attacker_is_exhausted():
    s = table(p1_chars="Smithy_Hand,Hexer", p2_chars="Grunt", p1_res="Ironwright_Resource_Token")
    play(s, "combat attack:1c1 at:2c1 undefended use:1c2#1 pick:2c1 pass pass")
    assert cards(s, "2.chars") == [] and damage(s, "1c1") == 0 and side(s, "1c1") == "exhausted"


@pytest.mark.clause("athernum R85", "athernum 9.3.4")
def test_between_combats_no_cards_and_no_global_commands():
    s = play(table(p1_hand="Whetstone"), "combat")
    assert refused(s, "play:Whetstone") == "athernum R85"
    assert refused(s, "acquisition") == "athernum R85"


@pytest.mark.clause("athernum 9.3.text.one-at-a-time", "athernum 9.3.text.repeat")
def test_each_attacker_fights_on_its_own():
    s = table(p1_chars="Grunt,Grunt", p2_chars="Wall")
    play(s, "combat attack:1c1 at:2c1 undefended pass pass attack:1c2 at:2c1 undefended pass pass")
    assert damage(s, "2c1") == 4
