"""Abilities: their kinds, where and when they work, and what becomes of them on the stack (4.3)."""

import pytest

from .table import (
    cards,
    damage,
    field,
    passes,
    play,
    refused,
    res,
    settle,
    side,
    table,
    to_next_turn,
    tokens,
    use,
    values,
    waiting,
)


@pytest.mark.clause("athernum 0.def.activation-fee", "athernum 4.3.5f")
def test_the_activation_fee_of_a_support_ability_is_paid_as_it_is_used():
    poor = table(p1_hand="Whetstone")
    assert refused(poor, "support:Whetstone") == "athernum 4.3.5c.I"
    s = play(table(p1_hand="Whetstone", p1_res=res(2)), "support:Whetstone")
    assert field(s, "1.res") == "Ironwright_Resource_Token[x],Ironwright_Resource_Token"
    assert waiting(s) == ["Whetstone"] and cards(s, "1.hand") == []
    passes(s)
    assert cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 0.def.activated-ability", "athernum 4.3.5")
def test_an_activated_ability_is_declared_and_paid_and_nothing_happens_by_itself():
    s = table(p1_chars="Grunt", p1_hand="")
    to_next_turn(to_next_turn(s))
    assert cards(s, "1.hand") == []
    play(s, "use:1c1#1")
    assert side(s, "1c1") == "exhausted" and waiting(s) == ["Grunt"]
    passes(s)
    assert cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 0.def.triggered-ability", "athernum 4.3.5")
def test_a_triggered_ability_fires_by_itself_each_time():
    s = table(p1_chars="Grunt,Grunt", p2_chars="Wall,Wall")
    assert "use:2c1#1" not in tokens(play(s.clone(), "acquisition pass"))
    for attacker, defender in (("1c1", "2c1"), ("1c2", "2c2")):
        play(s, "combat" if "combat" in tokens(s) else "")
        settle(play(s, f"attack:{attacker} at:2m defend:{defender}"))
    assert len(cards(s, "2.hand")) == 2


@pytest.mark.clause("athernum 0.def.static-ability", "athernum 4.3.5a", "athernum 4.3.5")
def test_a_static_ability_holds_without_being_used_while_its_card_is_face_up_on_the_board():
    s = table(p1_chars="Drummer,Grunt,Toolbox", p1_hand="Drummer")
    assert values(s, "1c2")[0] == 3  # not by the one in hand
    for number, value in ((1, 2), (5, 3), (4, 2), (5, 3), (6, 2)):  # exhausted, up, face-down, up, discarded
        use(s, "1c3", number, "1c1")
        assert values(s, "1c2")[0] == value


@pytest.mark.clause("athernum 0.def.ability")
def test_an_ability_may_be_printed_or_given_and_its_limits_hold():
    s = table(p1_chars="Wall+Gifted_Cloak")
    play(s, "use:1c1#2")
    assert side(s, "1c1") == "exhausted"
    passes(s)
    assert cards(s, "1.hand") == ["Grunt"]
    assert refused(s, "use:1c1#1") == "athernum 6.2.9a"  # still there, and its cost cannot be paid
    assert "use:1c1#2" not in tokens(table(p1_chars="Wall"))


@pytest.mark.clause("athernum 0.def.legal-target", "athernum 0.def.target")
def test_a_target_is_legal_if_it_fits_when_the_effect_resolves():
    s = table(p1_chars="Sniper", p2_chars="Toolbox,Wall")
    play(s, "use:1c1#1 pick:2c2 pass use:2c1#1 pick:2c2")
    settle(s)
    assert side(s, "2c2") == "exhausted" and damage(s, "2c2") == 0
    s = table(p1_chars="Sniper", p2_chars="Toolbox,Wall[x]")
    play(s, "use:1c1#1")
    assert "pick:2c2" not in tokens(s)


@pytest.mark.clause("athernum 4.3.5c.V", "athernum 0.def.legal-target")
def test_of_several_targets_those_that_are_left_are_affected():
    s = table(p1_chars="Sniper", p2_chars="Toolbox,Wall,Wall")
    play(s, "use:1c1#2 pick:2c2 pick:2c3 pass use:2c1#1 pick:2c2")
    settle(s)
    assert (damage(s, "2c2"), damage(s, "2c3")) == (0, 1)
    s = table(p1_chars="Sniper", p2_chars="Toolbox,Wall,Wall")
    play(s, "use:1c1#2 pick:2c2 pick:2c3 pass use:2c1#1 pick:2c2 use:2c1#1 pick:2c3")
    settle(s)
    assert (damage(s, "2c2"), damage(s, "2c3")) == (0, 0)  # none is left: nothing happens


@pytest.mark.clause("athernum 4.3.1a")
def test_two_abilities_of_one_card_are_two_effects():
    s = table(active=2, p1_loc="Twin_Bell", p1_chars="Grunt[d1]", p2_chars="Canceller")
    to_next_turn(s)
    while "next:1" not in tokens(s):
        play(s, "pass")
    play(s, "next:1")
    assert waiting(s) == ["Twin Bell", "Twin Bell"]
    play(s, "pass use:2c1#1")
    top, lower = [word for word in tokens(s) if word.startswith("effect:")]
    play(s, max(top, lower, key=lambda word: int(word.removeprefix("effect:"))))  # healing, stacked last
    settle(s)
    assert cards(s, "1.hand") == ["Grunt"] and damage(s, "1c1") == 1


@pytest.mark.clause("athernum 4.3.1b", "athernum 4.3.1a")
def test_an_equipment_ability_is_an_entry_of_its_own():
    for number, hand, value in (("next:1", [], 4), ("next:2", ["Grunt"], 2)):
        s = play(table(p1_chars="Grunt", p1_hand="Whetstone", p2_chars="Canceller"), "attach:Whetstone>1c1")
        play(s, number)  # what is put on first lies below
        assert waiting(s) == ["Whetstone", "Whetstone"]
        play(s, "pass use:2c1#1")
        effects = [word for word in tokens(s) if word.startswith("effect:")]
        play(s, min(effects, key=lambda word: int(word.removeprefix("effect:"))))
        settle(s)
        assert cards(s, "1.hand") == hand and values(s, "1c1")[0] == value


@pytest.mark.clause("athernum 4.3.2")
def test_an_ability_is_used_only_where_its_card_can_use_it():
    s = table(p1_hand="Grunt", p1_discard="Grunt", p1_void="Grunt", p1_chars="Grunt[f],Grunt[x],Grunt")
    assert [word for word in tokens(s) if word.startswith(("use:", "from:"))] == ["use:1c3#1"]
    assert refused(s, "use:1c1#1") == "athernum 4.3.2" and refused(s, "use:1c2#1") == "athernum 6.2.3a"
    assert refused(s, "from:1d1#1") == "athernum 4.3.2c" and refused(s, "from:1v1#1") == "athernum 4.3.2c"
    assert refused(s, "support:Grunt") == "athernum 4.3.5f"


@pytest.mark.clause("athernum 4.3.3a", "athernum 4.3.5e", "athernum 4.3.5f", "athernum 4.3.5")
def test_a_keyword_brings_its_own_price_and_time():
    s = table(p1_chars="Commander,Grunt[x]", p1_hand="Whetstone", p1_res=res(1))
    busy = play(s.clone(), "acquisition")
    assert "use:1c1#1" in tokens(busy)  # a command ability like any activated one
    assert refused(busy, "support:Whetstone") == "athernum 4.3.5f.I"
    play(busy, "use:1c1#1")
    assert field(busy, "1.commands") == ""
    play(s, "support:Whetstone")
    assert cards(s, "1.discard") == ["Whetstone"] and field(s, "1.commands") == "2"


@pytest.mark.clause("athernum 4.3.5e", "athernum 4.3.5g")
def test_what_stops_activated_abilities_stops_command_abilities_too():
    s = table(p1_loc="Hush", p1_chars="Commander,Grunt[x]")
    assert refused(s, "use:1c1#1") == "athernum R1"
    assert "acquisition" in tokens(s)  # which no character has


@pytest.mark.clause("athernum 4.3.5e", "athernum R130")
def test_who_may_not_use_command_abilities_uses_no_global_command_either():
    s = table(active=2, p1_loc="Silent_Hall", p2_chars="Commander,Grunt[x],Free_Hand")
    assert refused(s, "use:2c1#1") == "athernum R1"
    assert refused(s, "acquisition") == refused(s, "solvency") == "athernum R130"
    assert "use:2c3#1" in tokens(s)
    assert "acquisition" in tokens(table(p1_loc="Silent_Hall"))  # opponents only


@pytest.mark.clause("athernum 4.3.5f")
def test_who_may_not_use_support_abilities_uses_all_others():
    s = table(active=2, p1_loc="Dumb_Hall", p2_hand="Doom_Bell", p2_chars="Free_Hand,Commander,Grunt[x]")
    assert refused(s, "support:Doom_Bell") == "athernum R1"
    assert {"use:2c1#1", "use:2c2#1", "acquisition"} <= set(tokens(s))


@pytest.mark.clause("athernum 4.3.4a")
def test_a_replacement_goes_on_the_stack_and_can_be_neutralized_there():
    s = table(p1_chars="Grunt,Sniper", p1_hand="Shield_Charm", p2_chars="Canceller")
    play(s, "attach:Shield_Charm>1c1")
    assert waiting(s) == ["Shield Charm"]
    twin = s.clone()
    settle(s)
    use(s, "1c2", 1, "1c1")
    assert cards(s, "1.chars") == ["Grunt", "Sniper"]
    settle(play(twin, "pass use:2c1#1"))
    use(twin, "1c2", 1, "1c1")
    assert cards(twin, "1.chars") == ["Sniper"] and sorted(cards(twin, "1.discard")) == [
        "Grunt",
        "Shield_Charm",
    ]


@pytest.mark.clause("athernum 4.3.4a")
def test_a_prevention_waits_on_the_stack_too():
    s = table(p1_chars="Sniper", p1_hand="Warding_Song", p2_chars="Wall")
    play(s, "play:Warding_Song pick:2c1 use:1c1#1 pick:2c1 pass pass")
    assert damage(s, "2c1") == 2  # dealt before the song, which lay below
    use(s, "1c1", 1, "2c1")
    assert damage(s, "2c1") == 2


@pytest.mark.clause("athernum R1", "athernum 3.0.7a")
def test_a_main_character_pays_no_cost_that_would_move_it():
    s = table(p1_chars="Bargainer,Grunt")
    play(s, "use:1c1#1")
    assert sorted(tokens(s)) == ["pick:1c1", "pick:1c2"]
    play(s, "pick:1c2")
    assert cards(s, "1.hand") == ["Grunt"] and waiting(s) == ["Bargainer"]
    settle(s)
    play(s, "use:1c1#2")  # exhausting does not move it
    assert side(s, "1m") == "exhausted" and len(cards(s, "1.hand")) == 2
