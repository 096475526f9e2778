"""When and from where cards are played and abilities are used (chapters 4, 7 and 9)."""

import pytest

from .table import cards, damage, picks, play, refused, res, settle, side, table, tokens, use
from .test_many_players import THREE


def plays(s):
    return [word for word in tokens(s) if word.startswith(("play", "relic", "attach", "hide"))]


@pytest.mark.clause("athernum R21", "athernum R85", "athernum 4.1.1", "athernum R19")
def test_cards_are_played_in_the_own_day_alone():
    s = table(p1_hand="Grunt", p1_res=res(2), p2_hand="Grunt", p2_res=res(2))
    assert plays(s) == ["play:Grunt"]
    assert refused(play(s.clone(), "combat"), "play:Grunt") == "athernum R85"
    assert refused(play(s.clone(), "end"), "play:Grunt") == "athernum R21"
    assert refused(play(s.clone(), "end pass"), "play:Grunt") == "athernum 4.1.1"
    assert plays(play(s.clone(), "acquisition")) == ["play:Grunt"]  # on a stack as well (R17)
    assert refused(play(s, "acquisition pass"), "play:Grunt") == "athernum 4.1.1"
    assert refused(table(p1_res=res(2)), "play:Grunt") == "athernum 9.2.5"  # nothing like that in the hand


@pytest.mark.clause("athernum R106", "athernum 4.1.1")
def test_a_card_may_say_when_it_is_played():
    hidden = {"p1_chars": "Grunt", "p2_hand": "Ambusher,Wall", "p2_res": res(2), "p2_discard": "Ambusher"}
    s = table(**hidden)
    assert plays(play(s.clone(), "acquisition pass")) == []  # not in the day
    play(s, "combat attack:1c1 at:2m pass")
    assert plays(s) == ["play:Ambusher"]  # and not from the discard pile, which is for the own turn
    play(s, "play:Ambusher")
    assert cards(s, "2.chars") == ["Ambusher"] and cards(s, "2.hand") == ["Wall"]
    s = table(p1_hand="Ambusher", p1_chars="Grunt", p1_discard="Ambusher")
    assert plays(s) == ["play:Ambusher", "play:Ambusher@discard"]
    assert refused(play(s, "combat"), "play:Ambusher") == "athernum R85"  # an opponent's combat was meant
    full = {"p2_chars": "Wall,Wall,Wall,Wall,Wall"}
    s = play(table(**hidden, **full), "combat attack:1c1 at:2m undefended pass")
    assert refused(s, "play:Ambusher") == "athernum 7.1.2c" and plays(s) == []


@pytest.mark.clause("athernum R106", "athernum 7.2.2b", "athernum 9.2.5")
def test_cards_are_played_from_the_void_if_an_effect_says_so():
    s = table(
        p1_loc="Void_Door", p1_void="Grunt,Whetstone,Wall", p2_void="Grunt", p1_res=res(1), p1_discard="Grunt"
    )
    assert plays(s) == [
        "play:Grunt@void",
        "play:Whetstone@void",
        "attach:Whetstone@void>1m",
        "hide:Whetstone@void>1m",
    ]
    assert (
        refused(s, "play:Wall@void") == "athernum 2.2.1b"
        and refused(s, "play:Grunt@discard") == "athernum 9.2.5"
    )
    settle(play(s, "play:Grunt@void attach:Whetstone@void>1c1"))
    assert cards(s, "1.chars") == ["Grunt+Whetstone"] and cards(s, "1.void") == ["Wall"]
    s = table(p2_loc="Void_Door", p1_void="Grunt", p1_res=res(1))
    assert refused(s, "play:Grunt@void") == "athernum 9.2.5"
    s = table(p1_loc="Void_Door", p1_void="Grunt", p1_res=res(1))
    assert plays(play(s, "combat")) == [] and refused(s, "play:Grunt@void") == "athernum R85"


@pytest.mark.clause("athernum 2.4.2", "athernum 9.2.6")
def test_every_effect_that_adds_a_location_adds_one():
    s = table(p1_hand="Meadow,Watchtower,Well,Twin_Bell", p1_chars="Surveyor,Surveyor", p2_chars="Surveyor")
    for site in ("Meadow", "Watchtower", "Well"):
        settle(play(s, f"play:{site}"))
    assert refused(s, "play:Twin_Bell") == "athernum 2.4.2" and cards(s, "1.loc") == ["Well"]
    s = settle(play(table(p1_hand="Meadow,Well", p2_chars="Surveyor"), "play:Meadow"))
    assert refused(s, "play:Well") == "athernum 2.4.2"
    s = settle(play(table(p1_hand="Meadow,Well", p1_loc="Grave_Door"), "play:Meadow"))
    assert refused(s, "play:Well") == "athernum 2.4.2"  # another permission is none for locations
    assert refused(table(p1_main="Site_Leader", p1_hand="Well"), "play:Well") == "athernum R51"
    assert "play:Well" in tokens(table(p2_main="Site_Leader", p1_hand="Well"))


@pytest.mark.clause("athernum 2.1.1e", "athernum 2.2.7b", "athernum R101")
def test_what_stands_on_the_board_by_itself():
    s = table(
        p1_hand="Whetstone,Grunt,Standing_Stone,Field_Idol,Meadow", p1_chars="Field_Idol", p1_res=res(1)
    )
    assert [word for word in plays(s) if word.startswith("relic")] == ["relic:Standing_Stone"]
    for word in ("relic:Whetstone", "relic:Grunt", "relic:Meadow"):
        assert refused(s, word) == "athernum 2.1.1e"
    assert refused(s, "relic:Field_Idol") == "athernum 2.2.7b"
    assert {"play:Field_Idol", "attach:Field_Idol>1m"} <= set(tokens(s))  # as an item it is no second copy
    s = table(p1_hand="Standing_Stone,Wall,Meadow", p1_chars="Grunt,Grunt,Grunt,Grunt,Grunt", p1_res=res(2))
    assert refused(s, "relic:Standing_Stone") == refused(s, "play:Wall") == "athernum 7.1.2c"
    assert "play:Meadow" in tokens(s)


@pytest.mark.clause("athernum 2.2.1b", "athernum 2.2.1c")
def test_the_faction_of_a_card_asks_for_one_resource_of_it():
    tide = "Tidewatch_Resource_Token"
    for tokens_there, clause in (
        (f"{tide},{tide}", "athernum 2.2.1c"),
        (res(1), "athernum 2.2.1b"),
        (tide, "athernum 2.2.1b"),
    ):
        assert refused(table(p1_hand="Smithy_Hand", p1_res=tokens_there), "play:Smithy_Hand") == clause
    assert "play:Smithy_Hand" in tokens(table(p1_hand="Smithy_Hand", p1_res=f"{res(1)},{tide}"))


@pytest.mark.clause("athernum R141", "athernum 7.5.4a")
def test_an_additional_cost_holds_for_every_way_and_no_card_pays_for_itself():
    s = table(p1_hand="Dear_Trinket,Dear_Site", p1_chars="Grunt")
    assert {
        "play:Dear_Trinket",
        "relic:Dear_Trinket",
        "attach:Dear_Trinket>1c1",
        "hide:Dear_Trinket>1c1",
    } <= set(tokens(s))
    settle(play(s.clone(), "play:Dear_Trinket"))
    for word in (
        "play:Dear_Trinket",
        "relic:Dear_Trinket",
        "attach:Dear_Trinket>1c1",
        "hide:Dear_Trinket>1c1",
    ):
        twin = settle(play(s.clone(), word))
        assert cards(twin, "1.hand") == [] and "Dear_Site" in cards(twin, "1.discard")
        assert refused(table(p1_hand="Dear_Trinket", p1_chars="Grunt"), word) == "athernum R141"
    assert plays(table(p1_hand="Dear_Trinket", p1_chars="Grunt")) == []
    assert refused(table(p1_hand="Dear_Site"), "play:Dear_Site") == "athernum R141"
    settle(play(s, "play:Dear_Site"))
    assert cards(s, "1.loc") == ["Dear_Site"] and cards(s, "1.discard") == ["Dear_Trinket"]


@pytest.mark.clause("athernum R9", "athernum 4.3.5c.V")
def test_every_target_that_is_required_must_be_there():
    assert refused(table(p1_chars="Beast_Tamer,Grunt"), "use:1c1#1") == "athernum R9"  # no Beast
    beast = {"p1_chars": "Beast_Tamer,Returner,Boomerang"}
    assert refused(table(**beast), "use:1c1#1") == "athernum R9"  # no Soldier
    s = use(table(**beast, p2_chars="Grunt"), "1c1", 1, "1c3", "2c1")
    assert side(s, "1c3") == "exhausted" and damage(s, "2c1") == 1


@pytest.mark.clause("athernum R8", "athernum R9")
def test_a_mode_needs_its_own_targets_and_one_that_has_them_is_enough():
    assert refused(table(p1_chars="Beast_Tamer"), "use:1c1#2") == "athernum R9"
    s = play(table(p1_chars="Beast_Tamer,Boomerang"), "use:1c1#2")
    assert "pass" in tokens(s)  # one mode, one target: nothing to choose
    s = settle(play(table(p1_chars="Beast_Tamer", p2_chars="Grunt"), "use:1c1#2"))
    assert damage(s, "2c1") == 1
    s = play(table(p1_chars="Beast_Tamer,Boomerang", p2_chars="Grunt,Grunt"), "use:1c1#2")
    assert tokens(s) == ["mode:1", "mode:2"]
    play(s, "mode:2")
    assert picks(s) == ["2c1", "2c2"]
    settle(play(s, "pick:2c2"))
    assert damage(s, "2c2") == 1 and side(s, "1c2") == "up"


@pytest.mark.clause("athernum 4.3.2c", "athernum 4.3.5f", "athernum R44", "athernum R131")
def test_an_ability_that_was_given_works_only_where_it_says():
    s = table(p1_chars="Tutor,Grunt")
    use(use(s, "1c1", 1, "1c2"), "1c1", 2, "1c2")
    assert [word for word in tokens(s) if word.startswith("use:1c2")] == ["use:1c2#1"]
    assert refused(s, "use:1c2#2") == "athernum 4.3.2c"  # a support ability is used from the hand
    assert refused(s, "use:1c2#3") == "athernum 4.3.2c"  # and this one from the discard pile


@pytest.mark.clause("athernum R44", "athernum 9.5.4", "athernum 4.3.2b")
def test_an_ability_that_was_given_may_be_used_in_the_night_if_it_says_so():
    s = use(table(p1_chars="Tutor", p2_chars="Wall[x/d1],Grunt"), "1c1", 3, "2c1")
    play(s, "end pass pass")
    assert int(s.seat) == 1 and tokens(s) == [
        "use:2c1#1",
        "pass",
    ]  # on an exhausted one too, and the other not
    play(s, "use:2c1#1")
    assert cards(s, "2.hand") == ["Grunt"]


@pytest.mark.clause("athernum R20", "athernum 9.4.text.responses", "athernum R19")
def test_in_the_evening_the_others_answer_and_the_active_player_passes():
    s = table(
        p1_loc="Dusk_Bell", p1_chars="Free_Hand[d1]", p2_chars="Free_Hand[d1]", p3_chars="Free_Hand", **THREE
    )
    play(s, "end pass pass pass")
    asked = []
    while "pass" in tokens(s):
        asked.append(int(s.seat) + 1)
        assert f"use:{asked[-1]}c1#1" in tokens(s)
        play(s, "pass")
    assert asked == [2, 3]


@pytest.mark.clause("athernum 4.3.5f.I", "athernum R29", "athernum 9.2.9a")
def test_support_needs_the_own_turn_and_no_stack():
    s = table(p1_hand="Whetstone", p1_res=res(1), p2_hand="Whetstone", p2_res=res(1), p1_chars="Grunt")
    assert "support:Whetstone" in tokens(s) and "support:Whetstone" in tokens(play(s.clone(), "combat"))
    assert refused(play(s.clone(), "end"), "support:Whetstone") == "athernum R21"
    assert refused(play(s.clone(), "acquisition"), "support:Whetstone") == "athernum 4.3.5f.I"
    assert refused(play(s, "acquisition pass"), "support:Whetstone") == "athernum R29"
    assert refused(table(p1_discard="Whetstone"), "support:Whetstone") == "athernum 9.2.9a"
    assert refused(table(p1_hand="Grunt"), "support:Grunt") == "athernum 4.3.5f"
    assert refused(table(p1_hand="Whetstone"), "support:Whetstone") == "athernum 4.3.5c.I"


@pytest.mark.clause("athernum R30", "athernum R19")
def test_commands_are_for_the_own_day():
    s = table(p2_commands=2)
    for moves, clause in {
        "combat": "R85",
        "end": "R21",
        "acquisition pass": "R30",
        "end pass": "R30",
    }.items():
        twin = play(s.clone(), moves)
        for word in ("acquisition", "solvency"):
            assert refused(twin, word) == f"athernum {clause}"
    assert "solvency" in tokens(play(s, "acquisition"))  # on a stack too
    assert refused(s, "end") == "athernum R21"


@pytest.mark.clause("athernum R21", "athernum 9.2.12", "athernum R14")
def test_the_check_after_a_stack_at_the_end_of_the_day_comes_before_the_next_one():
    s = table(p1_chars="Martyr", p2_chars="Hexer,Wall", p2_res=res(1))
    play(s, "end pass use:2c1#1 pick:1c1 pass pass")
    assert cards(s, "1.discard") == ["Martyr"] and "1c1" not in picks(s)
    assert int(s.seat) == 0 and "pick:2c2" in tokens(s)  # its trigger is aimed
    play(s, "pick:2c2 pass pass")
    assert damage(s, "2c2") == 3
    assert int(s.seat) == 0 and tokens(s)[0] == "pass" and "end" not in tokens(s)  # a new empty stack
    play(s, "pass pass")
    assert s.active == 1


@pytest.mark.clause("athernum 4.1.1", "athernum 4.3.5f")
def test_equal_cards_are_one_choice():
    words = {
        "p1_hand": "Grunt,Whetstone,Grunt,Whetstone",
        "p1_discard": "Ambusher,Ambusher",
        "p1_res": res(2),
    }
    found = tokens(table(**words, p1_extra="Late_Guest,Late_Guest", p1_loc="Meadow"))
    assert len(found) == len(set(found))
    assert {"play:Grunt", "support:Whetstone", "play:Ambusher@discard", "play:Late_Guest@extra"} <= set(found)
    found = tokens(play(table(p1_chars="Grunt", p1_hand="Whetstone,Whetstone", p1_res=res(1)), "combat"))
    assert len(found) == len(set(found)) and "support:Whetstone" in found


@pytest.mark.clause("athernum 2.2.1b", "athernum 4.1.1")
def test_a_card_that_is_too_dear_hides_no_other():
    for hand in ("Wall,Grunt", "Grunt,Wall", "Wall,Grunt,Wall"):
        assert plays(table(p1_hand=hand, p1_res=res(1))) == ["play:Grunt"]


@pytest.mark.clause("athernum 2.4.2", "athernum 9.2.5")
def test_an_additional_location_comes_from_the_hand_like_any_other():
    s = table(p1_chars="Surveyor", p1_discard="Meadow", p1_void="Well")
    assert refused(s, "play:Meadow@discard") == refused(s, "play:Well@void") == "athernum 9.2.6"
    assert plays(s) == []
