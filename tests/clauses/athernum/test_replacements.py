"""What happens instead, and what cannot happen: R2, R89, R143."""

import pytest

from .table import cards, damage, field, game, play, res, settle, side, table, to_next_turn, tokens, use


@pytest.mark.clause("athernum R89", "athernum 0.def.replacement-effect")
def test_losing_and_winning_are_replaced():
    s = settle(play(table(p1_hand="Bitter_Cup", p1_loc="Undying_Oath"), "support:Bitter_Cup"))
    assert not s.over() and cards(s, "1.hand") == ["Grunt"]
    s = settle(play(table(p1_hand="Doom_Bell", p2_loc="Undying_Oath"), "support:Doom_Bell"))
    assert not s.over() and cards(s, "2.hand") == ["Grunt"]


@pytest.mark.clause("athernum R89")
def test_creating_is_replaced_for_every_token():
    s = use(table(p1_chars="Marshal", p2_loc="Strict_House"), "1c1", 1)  # two tokens
    assert cards(s, "1.chars") == ["Marshal"] and cards(s, "2.hand") == ["Grunt", "Grunt"]
    s = use(table(p1_chars="Marshal", p1_loc="Strict_House"), "1c1", 1)  # an opponent's only
    assert len(cards(s, "1.chars")) == 3


@pytest.mark.clause("athernum R89")
def test_gaining_control_is_replaced():
    s = use(table(p1_chars="Thief", p2_chars="Wall", p2_loc="Strict_House", p1_res=res(1)), "1c1", 1, "2c1")
    assert cards(s, "1.chars") == ["Thief"] and cards(s, "2.chars") == ["Wall[x]"]
    assert cards(to_next_turn(s), "2.chars") == ["Wall"]


@pytest.mark.clause("athernum R89", "athernum 10.1.6")
def test_losing_a_victory_token_is_replaced():
    s = use(table(p1_chars="Chest", p2_main="Quick_Leader[v2]", p2_loc="Strict_House", pool=9), "1c1", 3)
    assert field(s, "2.main") == "Quick_Leader[v2]" and cards(s, "2.hand") == ["Grunt"]


@pytest.mark.clause("athernum R2", "athernum 4.2.2a")
def test_what_cannot_leave_keeps_its_damage_and_the_check_comes_to_an_end():
    s = table(p1_chars="Hexer", p2_chars="Grunt", p2_loc="Ragged_School", p1_res=res(1))
    use(s, "1c1", 1, "2c1")  # lethal, but characters cannot leave the game board
    assert cards(s, "2.chars") == ["Grunt[d2]"] and "end" in tokens(s)


@pytest.mark.clause("athernum R143", "athernum R89")
def test_a_second_copy_is_saved_once_and_then_discarded_all_the_same():
    s = table(p1_chars="Seeker,Twin_Heir+Shield_Charm", p1_discard="Twin_Heir")
    play(s, "use:1c1#2 pass pass")
    while "pick:1c3" in tokens(s):
        play(s, "pick:1c3")  # the new one is to stay
    settle(s)
    assert cards(s, "1.chars") == ["Seeker", "Twin_Heir"]
    assert sorted(cards(s, "1.discard")) == ["Shield_Charm", "Twin_Heir"]


@pytest.mark.clause("athernum R143", "athernum 4.2.2b")
def test_a_replacement_that_is_not_used_up_does_not_save_it_again_and_again():
    s = table(p1_chars="Seeker,Stubborn_Heir", p1_discard="Stubborn_Heir")
    play(s, "use:1c1#2 pass pass")
    while "pick:1c3" in tokens(s):
        play(s, "pick:1c3")
    settle(s)
    assert cards(s, "1.chars") == ["Seeker", "Stubborn_Heir"] and cards(s, "1.discard") == ["Stubborn_Heir"]
    assert cards(s, "1.hand") == ["Grunt"]  # it was saved once


@pytest.mark.clause("athernum R143", "athernum 4.2.2c")
def test_a_second_location_is_saved_once_and_then_discarded_all_the_same():
    s = settle(play(table(p1_loc="Watchtower+Shield_Charm", p1_hand="Meadow"), "play:Meadow"))
    assert cards(s, "1.loc") == ["Meadow"]
    assert sorted(cards(s, "1.discard")) == ["Shield_Charm", "Watchtower"]


@pytest.mark.clause("athernum R143", "athernum 4.2.2a")
def test_each_of_two_that_fall_together_is_saved_by_its_own_charm():
    chars = "Grunt[d2]+Shield_Charm,Grunt[d2]+Shield_Charm,Wall"
    s = settle(play(table(p2_chars=chars), "acquisition"))
    assert cards(s, "2.chars") == ["Grunt", "Grunt", "Wall"]
    assert cards(s, "2.discard") == ["Shield_Charm", "Shield_Charm"]


@pytest.mark.clause("athernum R33", "athernum 3.0.7e")
def test_what_falls_in_one_sub_step_falls_at_the_same_time():
    s = table(p1_chars="Hexer", p2_main="Lone_Leader[d5]", p2_chars="Grunt[d1],Grunt[d2]", p1_res=res(1))
    assert game().observe(s, -1)["players"][1]["characters"][1]["dfv"] == 3
    settle(play(s, "acquisition"))  # the leader is knocked out, and only then its bonus is missing
    assert side(s, "2m") == "exhausted" and cards(s, "2.chars") == ["Grunt[d1]"]
    assert damage(s, "2c1") == 1


@pytest.mark.clause("athernum 4.3.5b", "athernum 0.def.create")
def test_an_ability_triggers_on_what_is_created_and_finds_it():
    s = use(table(p1_chars="Marshal,Tamer"), "1c1", 1)
    assert cards(s, "1.chars") == ["Marshal", "Tamer", "Beast_Token[x]", "Beast_Token[x]"]
    s = use(table(p1_chars="Porter,Tamer"), "1c1", 7)  # a location token is no Beast
    assert cards(s, "1.loc") == ["Camp"]


@pytest.mark.clause("athernum R8", "athernum 4.3.5c.V")
def test_an_effect_whose_targets_are_all_gone_does_nothing_at_all():
    s = table(p1_chars="Careful_Hand", p2_chars="Toolbox,Grunt")
    play(s, "use:1c1#1 pick:2c2 pass use:2c1#7 pick:2c2 pass pass")  # the target is returned to its hand
    assert cards(s, "2.hand") == ["Grunt"] and cards(s, "1.hand") == []
    s = table(p1_chars="Careful_Hand", p2_chars="Toolbox,Grunt,Wall")
    play(s, "use:1c1#2 pick:2c2 pick:2c3 pass use:2c1#7 pick:2c2 pass pass")  # one of two is left
    assert damage(s, "2c3") == 1 and cards(s, "1.hand") == ["Grunt"]
    s = play(table(p1_chars="Careful_Hand"), "use:1c1#2 done pass pass")  # none was chosen: the rest happens
    assert cards(s, "1.hand") == ["Grunt"]
