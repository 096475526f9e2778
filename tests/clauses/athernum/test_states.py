"""Exhaustion, face-down things, copies, zones, control, markers: chapters 6, 7 and 10."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at

from .table import (
    cards,
    damage,
    field,
    game,
    passes,
    play,
    refused,
    side,
    table,
    to_next_turn,
    tokens,
    values,
    victory,
)


def use(s, source, number, *targets):
    """An ability of a permanent on these targets, with nobody answering."""
    play(s, f"use:{source}#{number}")
    for target in targets:
        if f"pick:{target}" in tokens(s):
            play(s, f"pick:{target}")
    while "end" not in tokens(s) and "end-combat" not in tokens(s) and not s.over():
        wanted = [f"pick:{target}" for target in targets if f"pick:{target}" in tokens(s)]
        play(s, "pass" if "pass" in tokens(s) else (wanted or tokens(s))[0])
    return s


def counters(s, place):
    return int(s.get(at(s, place), its.EXHAUSTION))


@pytest.mark.clause("athernum R39", "athernum 6.2.9", "athernum 6.2.2")
def test_exhausting_twice_gives_no_second_counter():
    s = use(use(table(p1_chars="Toolbox", p2_chars="Wall"), "1c1", 1, "2c1"), "1c1", 1, "2c1")
    assert side(s, "2c1") == "exhausted" and counters(s, "2c1") == 1


@pytest.mark.clause("athernum R40", "athernum 10.4.5", "athernum 6.2.8", "athernum 10.4.4")
def test_removing_the_last_counter_leaves_it_exhausted_until_its_morning():
    s = use(table(p1_chars="Toolbox", p2_chars="Wall[x]"), "1c1", 3, "2c1")
    assert side(s, "2c1") == "exhausted" and counters(s, "2c1") == 0
    assert side(to_next_turn(s), "2c1") == "up"


@pytest.mark.clause("athernum R41", "athernum 10.4.3")
def test_a_counter_alone_exhausts_nothing_and_prolongs_a_later_exhaustion():
    s = use(table(p1_chars="Toolbox", p2_chars="Wall"), "1c1", 2, "2c1")
    assert side(s, "2c1") == "up" and counters(s, "2c1") == 1
    use(s, "1c1", 1, "2c1")
    assert counters(s, "2c1") == 2
    assert side(to_next_turn(s), "2c1") == "exhausted"


@pytest.mark.clause("athernum R65", "athernum 10.0.4", "athernum 6.2.1", "athernum 2.1.1d")
def test_only_permanents_are_exhausted_and_bear_counters():
    s = table(p1_chars="Toolbox+Whetstone")
    play(s, "use:1c1#1")
    assert "pick:1c1.1" not in tokens(s) and "pick:1m" in tokens(s)


@pytest.mark.clause("athernum R96", "athernum 5.0.1c", "athernum 5.0.1b")
def test_an_effect_that_exhausts_a_resource_token_gives_its_controller_the_resource():
    s = use(table(p1_chars="Toolbox", p2_res="Tidewatch_Resource_Token"), "1c1", 1, "2r1")
    assert field(s, "2.mana") == "Tidewatch*1" and field(s, "1.mana") == ""


@pytest.mark.clause("athernum R97", "athernum 5.0.3b", "athernum 5.0.3c")
def test_adding_resources_uses_the_stack_and_gives_factionless_ones():
    s = play(table(p1_chars="Chest"), "use:1c1#6")
    assert field(s, "1.mana") == "" and len(s.stack) > 0
    passes(s)
    assert field(s, "1.mana") == "factionless*2"


@pytest.mark.clause(
    "athernum 6.2.4",
    "athernum 6.2.4c",
    "athernum 6.2.4d",
    "athernum 6.2.4e",
    "athernum 6.2.5",
    "athernum 6.2.4a",
)
def test_an_exhausted_permanent_keeps_name_slots_field_and_what_lies_on_it():
    s = table(p1_main="Plain_Leader[x/v2]+Whetstone", p1_hand="Whetstone")
    view = game().observe(s, -1)["players"][0]["main"][0]
    assert (view["name"], view["slots"], view["field"], view["victory"]) == ("Plain Leader", 2, 6, 2)
    assert "ofv" not in view and len(view["attachments"]) == 1
    assert "attach:Whetstone>1m" in tokens(s)


@pytest.mark.clause(
    "athernum R43", "athernum 6.1.2", "athernum 6.1.5", "athernum 10.0.7", "athernum 10.1.3", "athernum R136"
)
def test_a_face_down_permanent_has_no_slots_and_no_field_but_keeps_what_lies_on_it():
    s = table(p1_chars="Toolbox,Grunt[f/d1]+Whetstone", p1_hand="Whetstone")
    assert refused(s, "attach:Whetstone>1c2") == "athernum 2.3.2c"
    view = game().observe(s, -1)["players"][0]["characters"][1]
    assert "name" not in view and view["damage"] == 1 and len(view["attachments"]) == 1
    to_next_turn(to_next_turn(s))
    assert side(s, "1c2") == "down"  # no Morning turns it up


@pytest.mark.clause("athernum 6.1.6", "athernum 6.1.1", "athernum 6.1.3")
def test_effects_turn_permanents_down_and_up():
    s = use(table(p1_chars="Toolbox,Grunt"), "1c1", 4, "1c2")
    assert side(s, "1c2") == "down"
    assert side(use(s, "1c1", 5, "1c2"), "1c2") == "up"


@pytest.mark.clause("athernum R142", "athernum 2.1.1e")
def test_what_may_not_lie_there_is_shown_and_discarded_instead_of_turned_up():
    s = use(table(p1_chars="Seeker,Toolbox", p1_deck="Meadow,Grunt"), "1c1", 3)
    assert side(s, "1c3") == "down"
    use(s, "1c2", 5, "1c3")
    assert cards(s, "1.discard") == ["Meadow"] and len(cards(s, "1.chars")) == 2


@pytest.mark.clause(
    "athernum R1", "athernum 3.0.5", "athernum 3.0.7a", "athernum 3.0.7b", "athernum 0.hier.card-text"
)
def test_a_main_character_may_be_aimed_at_but_not_removed():
    s = table(p1_chars="Toolbox")
    use(s, "1c1", 6, "2m")
    use(s, "1c1", 7, "2m")
    assert field(s, "2.main") == "Quick_Leader"


@pytest.mark.clause(
    "athernum 0.def.return", "athernum R47", "athernum 6.1.8a", "athernum 7.5.3", "athernum R103",
    "athernum R132",
)  # fmt: skip
def test_a_returned_character_loses_its_attachments_and_markers():
    s = table(p1_chars="Toolbox", p2_chars="Grunt[x/d1]+Whetstone")
    use(s, "1c1", 7, "2c1")
    assert cards(s, "2.hand") == ["Grunt"] and cards(s, "2.discard") == ["Whetstone"]


@pytest.mark.clause("athernum R45", "athernum 7.5.1", "athernum 0.def.create")
def test_a_copy_of_a_face_up_character_has_the_printed_values_and_is_a_token():
    s = use(table(p1_chars="Toolbox", p2_chars="Grunt[d1]+Whetstone"), "1c1", 8, "2c1")
    assert cards(s, "1.chars") == ["Toolbox", "Grunt"] and values(s, "1c2") == (2, 2)
    use(s, "1c1", 7, "1c2")
    assert cards(s, "1.hand") == []  # a token does not go to a hand


@pytest.mark.clause(
    "athernum R46",
    "athernum 6.3.1",
    "athernum 6.3.2",
    "athernum 6.3.3",
    "athernum 6.3.4",
    "athernum R34",
    "athernum 6.3.5",
)
def test_a_copy_of_an_exhausted_character_has_only_what_could_be_seen():
    s = use(table(p1_chars="Toolbox", p2_chars="Grunt[x]"), "1c1", 8, "2c1")
    assert side(s, "1c2") == "exhausted" and counters(s, "1c2") == 1
    use(s, "1c1", 5, "1c2")
    assert values(s, "1c2") == (0, 0) and "use:1c2#1" not in tokens(s)


@pytest.mark.clause("athernum 2.2.7e", "athernum R53", "athernum 1.5.7")
def test_a_copy_that_would_be_a_second_one_is_not_created():
    s = use(table(p1_chars="Toolbox,Sower"), "1c1", 8, "1c2")
    assert cards(s, "1.chars") == ["Toolbox", "Sower"]
    other = use(table(p1_chars="Toolbox", p2_chars="Sower"), "1c1", 8, "2c1")
    assert cards(other, "1.chars") == ["Toolbox", "Sower"] and field(other, "pool") == "15"


@pytest.mark.clause(
    "athernum 2.2.7c", "athernum 4.2.2b", "athernum 3.0.7c", "athernum 3.0.7c.I", "athernum 2.2.7d",
    "athernum R53",
)  # fmt: skip
def test_of_copies_put_down_by_an_effect_the_main_character_stays():
    s = play(table(p1_chars="Seeker", p1_discard="Plain_Leader"), "use:1c1#2 pass pass")
    assert "end" in tokens(s)  # there is nothing to choose
    assert cards(s, "1.chars") == ["Seeker"] and cards(s, "1.discard") == ["Plain_Leader"]
    assert field(s, "pool") == "12"


@pytest.mark.clause("athernum 2.2.7c", "athernum 4.2.2b")
def test_otherwise_the_controller_keeps_one():
    s = table(p1_chars="Seeker,Sower[d0]", p1_discard="Sower")
    play(s, "use:1c1#2 pass pass")
    assert set(tokens(s)) == {"pick:1c2", "pick:1c3"}
    play(s, "pick:1c3")
    assert cards(s, "1.chars") == ["Seeker", "Sower"] and cards(s, "1.discard") == ["Sower"]


@pytest.mark.clause("athernum R63", "athernum 10.1.7", "athernum 10.1.3", "athernum 10.1.4")
def test_as_many_victory_tokens_as_the_pool_has_and_none_without_a_field():
    s = use(table(p1_chars="Chest", pool=2), "1c1", 1, "1c1")
    assert victory(s, "1c1") == 0 and field(s, "pool") == "2"
    s = use(table(p1_chars="Chest", p2_main="Quick_Leader[v3]", pool=2), "1c1", 1, "1m")
    assert victory(s, "1m") == 2 and field(s, "pool") == "0"


@pytest.mark.clause("athernum 10.1.5", "athernum 10.1.6", "athernum R62")
def test_removed_goes_to_the_pool_and_lost_out_of_the_game():
    s = table(p1_chars="Chest", p2_main="Quick_Leader[v2]", pool=10)
    use(s, "1c1", 2, "2m")
    assert field(s, "pool") == "11" and victory(s, "2m") == 1
    use(s, "1c1", 3)
    assert field(s, "pool") == "11" and victory(s, "2m") == 0


@pytest.mark.clause("athernum R64", "athernum 10.0.6")
def test_moving_a_victory_token_leaves_the_pool_alone():
    s = table(p1_chars="Chest,Sower", p1_main="Plain_Leader[v1]", pool=10)
    use(s, "1c1", 4, "1m", "1c2")
    assert victory(s, "1m") == 0 and victory(s, "1c2") == 1 and field(s, "pool") == "10"


@pytest.mark.clause("athernum R59", "athernum 4.2.2h")
def test_an_eased_field_wins_with_fewer_tokens():
    s = table(p1_chars="Chest", p1_main="Plain_Leader[v5]", pool=20)
    use(s, "1c1", 5, "1m")
    assert game().result(s) == "1"


@pytest.mark.clause("athernum 10.2.3", "athernum 10.2.5")
def test_command_tokens_never_exceed_the_maximum():
    s = use(table(p1_chars="Chest"), "1c1", 7)
    assert field(s, "1.commands") == "2"


@pytest.mark.clause("athernum R102", "athernum 0.def.search", "athernum 0.def.reveal", "athernum 7.2.3b")
def test_a_search_may_find_nothing_and_what_is_found_is_shown():
    s = table(p1_chars="Seeker", p1_deck="Grunt,Meadow,Grunt")
    play(s, "use:1c1#1 pass pass")
    assert set(tokens(s)) == {"pick:Meadow", "done"}
    twin = s.clone()
    play(s, "pick:Meadow")
    assert cards(s, "1.hand") == ["Meadow"] and game().observe(s, 1)["players"][0]["hand"] == ["Meadow"]
    play(twin, "done")
    assert cards(twin, "1.hand") == []


@pytest.mark.clause("athernum R106", "athernum 2.1.1f")
def test_putting_onto_the_board_costs_nothing_and_triggers_entering():
    s = table(p1_chars="Seeker", p1_discard="Smithy_Hand")
    use(s, "1c1", 2)
    assert cards(s, "1.chars") == ["Seeker", "Smithy_Hand"] and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum R146", "athernum 2.5.4", "athernum 0.def.the-void", "athernum 7.2.2b")
def test_a_token_stays_in_the_void_only_if_the_effect_says_so():
    s = table(p1_chars="Seeker,Maker,Toolbox", p1_res="Ironwright_Resource_Token,Ironwright_Resource_Token")
    use(s, "1c2", 1)
    use(s, "1c1", 5, "1c4")
    assert cards(s, "1.void") == ["Beast_Token"]
    use(s, "1c2", 1)
    use(s, "1c1", 4, "1c4")
    assert cards(s, "1.void") == ["Beast_Token"] and len(cards(s, "1.chars")) == 3


@pytest.mark.clause("athernum R44", "athernum 4.3.2b", "athernum 4.3.1")
def test_a_granted_ability_triggers():
    s = table(p1_chars="Seeker,Grunt", p2_chars="Wall")
    use(s, "1c1", 6, "1c2")
    play(s, "combat attack:1c2 at:2c1 undefended")
    assert len(s.stack) > 0
    passes(s)
    assert cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum R13", "athernum 4.3.2a")
def test_lost_abilities_suspend_a_bonus_and_come_back():
    s = table(p1_chars="Seeker,Drummer,Grunt")
    assert values(s, "1c3") == (3, 2)
    use(s, "1c1", 7, "1c2")
    assert values(s, "1c3") == (2, 2)
    assert values(to_next_turn(s), "1c3") == (3, 2)


@pytest.mark.clause("athernum R105", "athernum 1.4.6", "athernum 2.4.4e", "athernum 2.4.4f")
def test_what_becomes_a_location_counts_for_the_limit():
    s = table(p1_chars="Seeker,Grunt", p1_loc="Meadow")
    use(s, "1c1", 8, "1c2")
    assert len(cards(s, "1.chars")) + len(cards(s, "1.loc")) == 2


@pytest.mark.clause("athernum R94", "athernum 4.2.1b", "athernum 2.3.2c", "athernum 0.def.linked-target")
def test_a_moved_item_works_for_its_new_linked_target_without_the_stack():
    s = table(p1_chars="Mover,Grunt+Whetstone,Grunt")
    use(s, "1c1", 1, "1c2.1", "1c3")
    assert values(s, "1c2") == (2, 2) and values(s, "1c3") == (4, 2) and cards(s, "1.hand") == []


@pytest.mark.clause("athernum R95", "athernum 2.2.2c")
def test_surplus_attachments_stay_and_work():
    s = table(p1_chars="Mover,Grunt+Whetstone", p1_hand="Whetstone")
    use(s, "1c1", 2, "1c2")
    assert values(s, "1c2") == (4, 2) and refused(s, "attach:Whetstone>1c2") == "athernum 2.3.2c"


@pytest.mark.clause(
    "athernum 2.1.2a.II", "athernum 2.1.3e", "athernum R94", "athernum 4.2.2f", "athernum 2.1.3a"
)
def test_an_attachment_token_works_and_vanishes_when_moved():
    s = table(p1_chars="Mover,Grunt,Grunt")
    use(s, "1c1", 3, "1c2")
    assert values(s, "1c2") == (2, 3)
    use(s, "1c1", 1, "1c2.1", "1c3")
    assert cards(s, "1.chars") == ["Mover", "Grunt", "Grunt"] and cards(s, "1.discard") == []


@pytest.mark.clause("athernum R2", "athernum 0.hier.timestamp")
def test_a_prohibition_is_kept():
    s = use(table(p1_chars="Mover,Grunt", p2_chars="Wall"), "1c1", 4, "1c2")
    play(s, "combat")
    assert refused(s, "attack:1c2") == "athernum R1" and "attack:1c1" in tokens(s)


@pytest.mark.clause("athernum R126", "athernum 2.1.3a")
def test_an_effect_may_create_for_an_opponent():
    s = use(table(p1_chars="Mover"), "1c1", 5)
    assert cards(s, "2.chars") == ["Beast_Token"]


@pytest.mark.clause("athernum 4.1.8b", "athernum 4.1.8c", "athernum R128", "athernum R7")
def test_an_effect_gets_another_target():
    s = table(p1_chars="Hexer", p2_chars="Mover,Wall", p1_res="Ironwright_Resource_Token")
    play(s, "use:1c1#1 pick:2c2 pass use:2c1#6")
    while "end" not in tokens(s):
        if "pass" in tokens(s):
            play(s, "pass")
        elif "pick:1c1" in tokens(s):
            play(s, "pick:1c1")
        else:
            play(s, tokens(s)[0])
    assert cards(s, "1.discard") == ["Hexer"] and damage(s, "2c2") == 0


@pytest.mark.clause("athernum R90", "athernum 4.4.3b")
def test_a_bonus_for_something_exhausted_does_nothing_and_does_not_wait():
    s = table(p1_chars="Doubler,Grunt[x],Toolbox", p1_res="Ironwright_Resource_Token")
    use(s, "1c1", 3, "1c2")
    use(s, "1c3", 5, "1c2")
    assert values(s, "1c2") == (2, 2)


@pytest.mark.clause(
    "athernum 9.2.1", "athernum R23", "athernum R73", "athernum 9.2.text.opening", "athernum 9.text.phases"
)
def test_a_player_orders_their_own_triggers_once_a_day_phase():
    s = table(active=2, p1_loc="Twin_Bell", p1_chars="Grunt[d1]")
    to_next_turn(s)
    while "next:1" not in tokens(s):
        play(s, "pass")
    play(s, "next:2")
    while "end" not in tokens(s):
        play(s, "pass")
    assert damage(s, "1c1") == 0 and cards(s, "1.hand") == ["Grunt"]
    play(s, "combat end-combat")
    assert cards(s, "1.hand") == ["Grunt"] and "end" in tokens(s)  # the Day Phase begins once a turn


@pytest.mark.clause("athernum R107", "athernum 4.2.text.repeat")
def test_mandatory_triggers_end_sooner_or_later():
    s = table(p1_chars="Echo,Hexer", p1_res="Ironwright_Resource_Token")
    use(s, "1c2", 1, "1c1")
    assert cards(s, "1.discard") == ["Echo"]  # each loop deals one more


@pytest.mark.clause(
    "athernum R130", "athernum 9.2.2c", "athernum 9.2.3c", "athernum 9.2.4d", "athernum 9.2.2b"
)
def test_global_commands_work_while_the_main_character_is_exhausted():
    s = play(table(p1_main="Plain_Leader[x]"), "acquisition pass pass solvency pass pass")
    assert cards(s, "1.hand") == ["Grunt"] and len(cards(s, "1.res")) == 1


@pytest.mark.clause("athernum R134", "athernum 4.3.5d")
def test_an_activated_objective_works_in_other_players_turns():
    res = "Ironwright_Resource_Token,Ironwright_Resource_Token"
    s = play(table(active=2, p1_res=res), "acquisition pass use:1m#1 pass pass")
    assert victory(s, "1m") == 1


@pytest.mark.clause("athernum R79")
def test_an_attacker_turned_down_deals_and_takes_nothing():
    s = table(p1_chars="Smithy_Hand", p2_chars="Toolbox,Grunt")
    play(s, "combat attack:1c1 at:2c2 undefended pass use:2c1#4 pick:1c1 pass pass")
    assert damage(s, "2c2") == 0 and damage(s, "1c1") == 0 and side(s, "1c1") == "exhausted"


@pytest.mark.clause(
    "athernum 7.4.1a", "athernum 7.2.3c", "athernum 7.4.2b", "athernum 7.2.3a", "athernum 7.4.text.hidden"
)
def test_hands_and_decks_are_hidden():
    s = table(p1_hand="Whetstone", p1_extra="Herald_of_Small_Hours")
    mine, theirs = [game().observe(s, seat)["players"][0] for seat in (0, 1)]
    assert mine["hand"] == ["Whetstone"] and theirs["hand"] == [] and theirs["hand_count"] == 1
    assert mine["deck"] == [] and mine["extra"] == ["Herald of Small Hours"] and theirs["extra"] == []


@pytest.mark.clause("athernum 0.lang.opponent", "athernum R3")
def test_a_spectator_sees_no_more_than_an_opponent():
    s = table(p1_hand="Whetstone")
    assert game().observe(s, -1)["players"][0]["hand"] == []


@pytest.mark.clause("athernum R110", "athernum 11.1.1", "athernum 11.1.2", "athernum 8.text.sequence")
def test_there_is_no_redraw():
    s = game().new("hammer-and-hinge:salt-and-silence", "3")
    play(s, "lead:Forgemother_Ulda lead:Admiral_Sethe_Morrow")
    assert s.turn == 1 and "end" in tokens(s)
