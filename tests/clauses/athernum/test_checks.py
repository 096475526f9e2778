"""State-based checks: damage, objectives, the majority, losing, the order of sub-steps."""

import pytest

from .table import (
    cards,
    damage,
    field,
    game,
    passes,
    play,
    side,
    table,
    to_next_turn,
    tokens,
    values,
    victory,
)


def res(count):
    return ",".join(["Ironwright_Resource_Token"] * count)


@pytest.mark.clause("athernum 4.2.2a", "athernum 2.2.4f", "athernum 10.3.3", "athernum 9.3.9c")
def test_lethal_damage_discards_in_the_check():
    s = table(p1_chars="Hexer", p2_chars="Grunt", p1_res=res(1))
    play(s, "use:1c1#1 pick:2c1 pass pass")
    assert cards(s, "2.chars") == [] and cards(s, "2.discard") == ["Grunt"]


@pytest.mark.clause("athernum R34", "athernum 2.2.4g")
def test_a_lowered_value_finishes_only_what_is_damaged():
    s = table(p1_chars="Weakener,Hexer", p2_chars="Grunt,Grunt[d1]", p1_res=res(4))
    play(s, "use:1c1#1 pick:2c1 pass pass use:1c1#1 pick:2c2 pass pass")
    assert cards(s, "2.chars") == ["Grunt"] and values(s, "2c1") == (2, 0)


@pytest.mark.clause("athernum R35", "athernum 10.3.2a", "athernum 6.2.3b")
def test_damage_on_an_exhausted_permanent_waits_until_it_is_turned_up():
    s = table(p1_chars="Hexer", p2_chars="Grunt[x]", p1_res=res(1))
    play(s, "use:1c1#1 pick:2c1 pass pass")
    assert damage(s, "2c1") == 2 and side(s, "2c1") == "exhausted"
    to_next_turn(s)
    assert cards(s, "2.discard")[-1] == "Grunt"


@pytest.mark.clause(
    "athernum 3.0.7e",
    "athernum 3.0.7e.I",
    "athernum 3.0.7e.II",
    "athernum 3.0.7e.III",
    "athernum R36",
    "athernum 3.0.7",
)
def test_a_beaten_main_character_is_exhausted_instead():
    s = table(p1_chars="Hexer", p2_main="Quick_Leader[d2/v2]+Whetstone", p1_res=res(1))
    play(s, "use:1c1#1 pick:2m pass pass")
    assert field(s, "2.main") == "Quick_Leader[x/v2/e1]+Whetstone"


@pytest.mark.clause(
    "athernum 4.2.2h", "athernum R58", "athernum 0.def.objective-ability", "athernum 4.3.5d.III"
)
def test_an_objective_with_its_field_full_wins():
    s = table(p1_main="Plain_Leader[v5]", p1_res=res(2), pool=20)
    play(s, "use:1m#1 pass pass")
    assert s.over() and game().result(s) == "1" and game().ending(s) == "objective"


@pytest.mark.clause("athernum 4.2.2h", "athernum R58")
def test_without_an_objective_ability_a_full_field_does_not_win():
    s = table(p2_main="Quick_Leader[v6]", pool=20)
    play(s, "acquisition pass pass")
    assert not s.over()


@pytest.mark.clause("athernum 4.2.3c", "athernum R56")
@pytest.mark.parametrize(("pool", "over"), [(4, False), (3, True)])
def test_more_than_half_of_all_tokens_wins(pool, over):
    s = table(p2_main="Quick_Leader[v4]", pool=pool)
    play(s, "acquisition pass pass")
    assert s.over() == over
    if over:
        assert game().result(s) == "2" and game().ending(s) == "majority"


@pytest.mark.clause("athernum 4.2.4b", "athernum R61", "athernum 4.2.4a")
def test_drawing_from_an_empty_deck_loses():
    s = table(p1_deck="")
    play(s, "acquisition pass pass")
    assert s.over() and game().result(s) == "2"


@pytest.mark.clause("athernum R60", "athernum 4.2.3b")
def test_a_majority_beats_an_empty_deck_in_the_same_check():
    s = table(p1_deck="", p1_main="Plain_Leader[v5]", pool=0)
    play(s, "acquisition pass pass")
    assert game().result(s) == "1"


@pytest.mark.clause("athernum 4.2.3b")
def test_an_effect_can_win():
    s = play(table(p1_hand="Doom_Bell"), "support:Doom_Bell pass pass")
    assert game().result(s) == "1" and game().ending(s) == "won by an effect"


@pytest.mark.clause("athernum 4.2.3a", "athernum 4.2.4a")
def test_an_effect_can_lose():
    s = play(table(p1_hand="Bitter_Cup"), "support:Bitter_Cup pass pass")
    assert game().result(s) == "2"


@pytest.mark.clause("athernum R108")
def test_a_player_may_concede_at_any_question():
    s = play(table(), "concede")
    assert game().result(s) == "2" and game().ending(s) == "concession"


@pytest.mark.clause("athernum 0.def.replacement-effect", "athernum 4.3.4", "athernum R143", "athernum R89")
def test_a_replaced_discard_saves_the_host_and_takes_its_damage_off():
    s = table(p1_chars="Hexer", p2_chars="Grunt+Shield_Charm", p1_res=res(1))
    play(s, "use:1c1#1 pick:2c1 pass pass")
    assert cards(s, "2.chars") == ["Grunt"] and damage(s, "2c1") == 0
    assert cards(s, "2.discard") == ["Shield_Charm"]


@pytest.mark.clause(
    "athernum 0.def.prevention-effect", "athernum 0.def.prevent", "athernum R89", "athernum 4.3.4b"
)
def test_a_shield_is_used_up_as_it_prevents():
    s = table(p1_chars="Hexer", p2_chars="Wall", p1_hand="Warding_Song", p1_res=res(2))
    play(s, "play:Warding_Song pick:2c1 pass pass use:1c1#1 pick:2c1 pass pass")
    assert damage(s, "2c1") == 0
    play(s, "use:1c1#1 pick:2c1 pass pass")
    assert damage(s, "2c1") == 2


@pytest.mark.clause("athernum R33", "athernum 4.3.5a.II")
def test_a_lost_bonus_can_cause_the_next_discard():
    s = table(
        p1_main="Plain_Leader",
        p2_main="Lone_Leader[d3]",
        p2_chars="Grunt[d2]",
        p1_chars="Hexer",
        p1_res=res(1),
    )
    assert values(s, "2c1") == (2, 3)
    play(s, "use:1c1#1 pick:2m pass pass")  # the leader is knocked out, and with it goes the bonus
    assert cards(s, "2.chars") == [] and side(s, "2m") == "exhausted"


@pytest.mark.clause("athernum 2.2.6", "athernum R132", "athernum 2.1.2e", "athernum R103")
def test_attachments_go_with_their_host_into_their_owners_pile():
    s = table(p1_chars="Hexer", p2_chars="Grunt+Whetstone", p1_res=res(1))
    play(s, "use:1c1#1 pick:2c1 pass pass")
    assert cards(s, "2.discard") == ["Whetstone", "Grunt"]  # the host lies below


@pytest.mark.clause("athernum R62", "athernum 10.1.5", "athernum 10.0.5")
def test_victory_tokens_of_what_leaves_go_back_to_the_pool():
    s = table(p1_chars="Hexer", p2_chars="Sower[v2]", p1_res=res(1), pool=7)
    play(s, "use:1c1#1 pick:2c1 pass pass")
    assert field(s, "pool") == "9"


@pytest.mark.clause(
    "athernum 9.1.1", "athernum 9.1.2", "athernum R12", "athernum R38", "athernum R140", "athernum 6.2.6"
)
def test_the_morning_recovers_and_static_effects_happen_again():
    s = table(p2_main="Quick_Leader[x/e1]", p2_chars="Grunt[x/e2]")
    to_next_turn(s)
    assert side(s, "2m") == "up" and cards(s, "2.hand") == ["Grunt"]  # its static text draws
    assert side(s, "2c1") == "exhausted" and field(s, "2.chars") == "Grunt[x]"


@pytest.mark.clause("athernum 9.4.1a", "athernum R20", "athernum 9.4.1", "athernum 0.def.heal")
def test_evening_abilities_happen_and_the_active_player_only_passes():
    s = table(p1_loc="Meadow", p1_chars="Grunt[d1]")
    play(s, "end pass pass")
    assert s.seat == 1 and s.turn == 3  # the other player may respond
    assert tokens(s) == ["pass"]
    passes(s, 1)
    assert damage(s, "1c1") == 0


@pytest.mark.clause("athernum R76", "athernum 9.5.3", "athernum R75")
def test_there_is_no_draw_step_and_no_priority_at_night():
    s = to_next_turn(table())
    assert s.turn == 4 and s.seat == 1 and cards(s, "2.hand") == []


@pytest.mark.clause("athernum R145")
def test_after_fifty_turns_each_the_tokens_decide():
    s = table(turn=100, p1_main="Plain_Leader[v1]")
    s.let(0, 4, 50)
    s.let(1, 4, 49)
    to_next_turn(s)
    assert not s.over()
    turn = s.turn
    play(s, "end")
    while not s.over() and s.turn == turn:
        play(s, "pass")
    assert s.over() and game().result(s) == "1" and game().ending(s) == "turn limit"
    assert victory(s, "1m") == 1


@pytest.mark.clause("athernum R109", "athernum R68", "athernum R3")
def test_a_player_who_loses_leaves_and_the_others_play_on():
    s = table(p3_main="Lone_Leader[v2]", p3_deck="Grunt", p1_deck="", pool=10)
    play(s, "acquisition pass pass pass")
    assert not s.over() and s.active != 0 and s.out == 1
    assert field(s, "1.main") == "" and field(s, "pool") == "10"


@pytest.mark.clause("athernum R109")
def test_tokens_of_a_loser_return_to_the_pool():
    s = table(p3_main="Lone_Leader", p3_deck="Grunt", p1_deck="", p1_main="Plain_Leader[v2]", pool=10)
    play(s, "acquisition pass pass pass")
    assert field(s, "pool") == "12"


@pytest.mark.clause("athernum R108", "athernum R109")
def test_whoever_concedes_in_the_middle_of_a_choice_leaves_the_others_to_play_on():
    s = table(p3_main="Lone_Leader", p3_deck="Grunt", p1_chars="Hexer", p1_res=res(1))
    play(s, "use:1c1#1 concede")
    assert not s.over() and s.out == 1 and s.active != 0
    play(s, "concede")
    assert s.over() and game().ending(s) == "concession"


@pytest.mark.clause("athernum R108", "athernum 8.0.1e")
def test_conceding_before_the_choice_leaves_no_main_character():
    s = game().new("hammer-and-hinge:salt-and-silence:hammer-and-hinge", "1")
    play(s, "lead:Forgemother_Ulda concede lead:Forgemother_Ulda")
    assert not s.over() and s.pool == 12 and s.active != 1
