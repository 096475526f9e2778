"""The Day Phase: actions, payment, the global commands, playing cards, the stack."""

import pytest

from .table import (
    cards,
    damage,
    field,
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

RES = "Ironwright_Resource_Token"


def res(count, faction="Ironwright"):
    return ",".join([f"{faction}_Resource_Token".lstrip("_")] * count)


@pytest.mark.clause(
    "athernum 9.2.2", "athernum R30", "athernum 10.2.4", "athernum 9.2.2a", "athernum 0.def.draw",
    "athernum 7.2.3d",
    "athernum 7.4.1c", "athernum R125",
)  # fmt: skip
def test_acquisition_costs_a_command_token_and_draws():
    s = table()
    play(s, "acquisition")
    assert field(s, "1.commands") == "1" and cards(s, "1.hand") == []  # it waits on the stack
    passes(s)
    assert cards(s, "1.hand") == ["Grunt"]
    play(s, "acquisition pass pass")
    assert refused(s, "acquisition") == "athernum 10.2.4"


@pytest.mark.clause(
    "athernum 9.2.3", "athernum 5.0.2a", "athernum 5.0.2b", "athernum 5.0.2c", "athernum 3.0.6d",
    "athernum R99",
    "athernum 5.0.1a", "athernum R81", "athernum 2.1.1b",
)  # fmt: skip
def test_solvency_makes_one_resource_token_of_the_players_faction_a_turn():
    s = play(table(), "solvency pass pass")
    assert cards(s, "1.res") == ["Ironwright_Resource_Token"]
    assert refused(s, "solvency") == "athernum 9.2.3"
    play(s, "exhaust:1r1")  # no waiting time
    assert field(s, "1.mana") == "Ironwright*1"


@pytest.mark.clause("athernum 3.0.6a", "athernum 5.0.3c")
def test_a_player_without_faction_makes_factionless_tokens():
    s = play(table(p1_main="Lone_Leader"), "solvency pass pass")
    assert cards(s, "1.res") == ["Resource_Token"]


@pytest.mark.clause("athernum 9.2.4", "athernum 9.2.4a", "athernum R31", "athernum 10.1.4", "athernum R57")
def test_contingency_is_for_the_player_who_is_behind():
    assert refused(table(), "contingency") == "athernum 9.2.4a"  # level
    s = table(p2_main="Quick_Leader[v1]")
    play(s, "contingency pass pass")
    assert victory(s, "1m") == 1 and field(s, "pool") == "10"
    assert refused(s, "contingency") == "athernum 9.2.4a"


@pytest.mark.clause("athernum 10.1.7", "athernum R31")
def test_contingency_needs_a_token_in_the_pool():
    s = table(p2_main="Quick_Leader[v1]", pool=0)
    assert refused(s, "contingency") == "athernum 10.1.7"


@pytest.mark.clause(
    "athernum 9.2.5", "athernum 2.2.1b", "athernum 5.0.3d", "athernum R139",
    "athernum 4.1.text.cards-not-on-stack",
    "athernum R18", "athernum 4.1.3", "athernum 5.0.3g",
)  # fmt: skip
def test_a_character_is_paid_for_and_at_once_on_the_board():
    s = table(p1_hand="Grunt", p1_res=res(1))
    play(s, "play:Grunt")
    assert cards(s, "1.chars") == ["Grunt"] and cards(s, "1.res") == [RES + "[x]"]
    assert s.seat == 0 and "pass" in tokens(s)  # an empty stack is open
    passes(s, 1)
    assert s.seat == 1
    poor = table(p1_hand="Grunt")
    assert refused(poor, "play:Grunt") == "athernum 2.2.1b"


@pytest.mark.clause("athernum 2.2.1c", "athernum R98", "athernum 5.0.3e")
def test_a_faction_character_needs_one_resource_of_its_faction():
    s = table(p1_hand="Smithy_Hand", p1_res=res(2, ""))
    assert refused(s, "play:Smithy_Hand") == "athernum 2.2.1c"
    s = table(p1_hand="Smithy_Hand", p1_res=f"Resource_Token,{RES}")
    play(s, "play:Smithy_Hand")
    assert cards(s, "1.chars") == ["Smithy_Hand"]


@pytest.mark.clause("athernum 7.1.2a", "athernum 7.1.2c", "athernum 7.1.2b")
def test_five_character_slots_and_no_more():
    s = table(p1_chars="Grunt,Grunt,Grunt,Grunt", p1_hand="Grunt,Grunt", p1_res=res(2))
    play(s, "play:Grunt pass pass")
    assert refused(s, "play:Grunt") == "athernum 7.1.2c"


@pytest.mark.clause(
    "athernum 2.4.2", "athernum 9.2.6", "athernum 2.4.1", "athernum 2.4.4a", "athernum 2.4.4b",
    "athernum 4.2.2c", "athernum R50", "athernum 2.4.3",
)  # fmt: skip
def test_one_location_a_turn_and_the_last_one_stays():
    s = table(p1_loc="Meadow", p1_hand="Watchtower,Meadow")
    play(s, "play:Watchtower")
    assert cards(s, "1.loc") == ["Meadow", "Watchtower"]  # until the next check
    passes(s)
    assert cards(s, "1.loc") == ["Watchtower"] and cards(s, "1.discard") == ["Meadow"]
    assert refused(s, "play:Meadow") == "athernum 2.4.2"


@pytest.mark.clause("athernum R51", "athernum 3.0.7b")
def test_whoever_is_led_by_a_location_plays_no_other():
    s = table(p1_main="Site_Leader", p1_hand="Meadow")
    assert refused(s, "play:Meadow") == "athernum R51"


@pytest.mark.clause("athernum 2.3.1", "athernum 2.3.1a", "athernum 2.3.1b", "athernum R91", "athernum 4.1.4b")
def test_an_item_used_directly_is_discarded_before_its_static_effect_resolves():
    s = table(p1_hand="Whetstone")
    play(s, "play:Whetstone")
    assert cards(s, "1.discard") == ["Whetstone"] and cards(s, "1.hand") == []
    passes(s)
    assert cards(s, "1.hand") == ["Grunt"]
    assert values(s, "1m") == (2, 5)  # Equip needs a slot


@pytest.mark.clause(
    "athernum 2.3.2", "athernum 2.3.2d", "athernum 4.3.5g.II", "athernum 4.3.5g.III", "athernum 2.1.2h",
    "athernum R92",
    "athernum 2.2.2", "athernum 4.3.5a.I",
)  # fmt: skip
def test_an_item_attached_face_up_puts_its_static_effects_on_the_stack():
    s = table(p1_chars="Grunt", p1_hand="Whetstone")
    play(s, "attach:Whetstone>1c1")
    assert values(s, "1c1") == (2, 2)
    while "pass" in tokens(s) or s.clause != 565:
        word = tokens(s)[0]
        play(s, "pass" if "pass" in tokens(s) else word)
        if "end" in tokens(s):
            break
    assert values(s, "1c1") == (4, 2) and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause(
    "athernum 2.1.2b", "athernum 2.1.2c", "athernum 2.1.2d", "athernum 2.3.2e", "athernum R93",
    "athernum 6.1.4",
    "athernum 6.1.7", "athernum 9.2.8", "athernum 0.def.face-down",
)  # fmt: skip
def test_a_face_down_item_is_secret_and_works_once_turned_up():
    from .table import game

    s = table(p1_chars="Grunt", p1_hand="Whetstone")
    play(s, "hide:Whetstone>1c1 pass pass")
    hidden = [game().observe(s, seat)["players"][0]["characters"][0]["attachments"][0] for seat in (-1, 0, 1)]
    assert ["name" in view for view in hidden] == [False, True, False]
    assert values(s, "1c1") == (2, 2)
    assert refused(s, "drop:1c1.1") == "athernum R93"
    play(s, "up:1c1.1")
    while "end" not in tokens(s):
        play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
    assert values(s, "1c1") == (4, 2)


@pytest.mark.clause("athernum 2.3.2c", "athernum 2.1.2a", "athernum 2.2.2b")
def test_a_slot_must_be_free():
    s = table(p1_chars="Grunt+Whetstone,Wall", p1_hand="Whetstone")
    assert refused(s, "attach:Whetstone>1c1") == "athernum 2.3.2c"
    assert refused(s, "attach:Whetstone>1c2") == "athernum 2.3.2c"  # it prints no slots


@pytest.mark.clause("athernum 2.3.2a")
def test_items_go_to_the_owners_side():
    s = table(p2_chars="Grunt", p1_hand="Whetstone")
    assert refused(s, "attach:Whetstone>2c1") == "athernum 2.3.2a"


@pytest.mark.clause("athernum 2.1.2g", "athernum R27", "athernum 4.3.5a.II", "athernum 2.3.2b")
def test_a_face_up_attachment_is_discarded_at_will_and_its_effect_ends():
    s = table(p1_chars="Grunt+Whetstone")
    assert values(s, "1c1") == (4, 2)
    play(s, "drop:1c1.1")
    assert values(s, "1c1") == (2, 2) and cards(s, "1.discard") == ["Whetstone"]
    assert "end" in tokens(s)  # no stack was opened


@pytest.mark.clause(
    "athernum 5.0.1d", "athernum 5.0.1e", "athernum 5.0.1c", "athernum 9.2.10", "athernum 5.0.3a",
    "athernum 6.2.9a",
)  # fmt: skip
def test_exhausting_a_resource_token_uses_no_stack():
    s = table(p1_res=res(1))
    play(s, "exhaust:1r1")
    assert "end" in tokens(s) and field(s, "1.mana") == "Ironwright*1"
    assert refused(s, "exhaust:1r1") == "athernum 6.2.9a"


@pytest.mark.clause("athernum 5.0.4a", "athernum R72", "athernum 0.def.resource-pool")
def test_pools_are_emptied_when_the_phase_ends():
    s = play(table(p1_res=res(1)), "exhaust:1r1")
    to_next_turn(s)
    assert field(s, "1.mana") == ""


@pytest.mark.clause("athernum R72", "athernum 9.3.2")
def test_the_end_of_combat_empties_pools_too():
    s = play(table(p1_res=res(1)), "exhaust:1r1 combat")
    assert field(s, "1.mana") == "Ironwright*1"
    play(s, "end-combat")
    assert field(s, "1.mana") == "" and "end" in tokens(s)


@pytest.mark.clause(
    "athernum 2.2.7b", "athernum 1.5.5", "athernum 1.5.6", "athernum R53", "athernum R54", "athernum 2.2.7a"
)
def test_no_second_copy_of_a_card_with_a_field():
    s = table(p1_chars="Sower", p1_hand="Sower,Plain_Leader", p1_res=res(5))
    assert refused(s, "play:Sower") == "athernum 2.2.7b"
    assert refused(s, "play:Plain_Leader") == "athernum 2.2.7b"
    other = table(p2_chars="Sower", p1_hand="Sower", p1_res=res(5))
    assert "play:Sower" in tokens(other)  # per player


@pytest.mark.clause("athernum 1.5.3", "athernum 4.2.2g", "athernum 10.1.2", "athernum R55", "athernum 1.5.4")
def test_the_pool_grows_in_the_check_and_does_not_shrink():
    s = table(p1_hand="Sower", p1_res=res(3), p1_chars="Hexer")
    play(s, "play:Sower")
    assert field(s, "pool") == "12"
    passes(s)
    assert field(s, "pool") == "15"
    play(s, "use:1c1#1 pick:1c2 pass pass")
    assert cards(s, "1.discard") == ["Sower"] and field(s, "pool") == "15"


@pytest.mark.clause(
    "athernum 4.3.5c.I", "athernum 4.3.5c.IIa", "athernum 4.3.5c.III", "athernum 4.1.5", "athernum R8"
)
def test_an_activated_ability_is_aimed_paid_and_put_on_the_stack():
    s = table(p1_chars="Hexer", p2_chars="Wall", p1_res=res(1))
    play(s, "use:1c1#1 pick:2c1")
    assert damage(s, "2c1") == 0
    passes(s)
    assert damage(s, "2c1") == 2
    assert refused(s, "use:1c1#1") == "athernum 4.3.5c.I"


@pytest.mark.clause("athernum R9")
def test_without_a_legal_target_it_cannot_be_activated():
    s = table(p1_chars="Canceller")
    assert refused(s, "use:1c1#1") == "athernum R9"


@pytest.mark.clause("athernum R28", "athernum 4.3.5c.IIc")
def test_a_free_ability_once_a_turn():
    s = play(table(p1_chars="Free_Hand"), "use:1c1#1 pick:1m pass pass")
    assert refused(s, "use:1c1#1") == "athernum R28"


@pytest.mark.clause(
    "athernum 6.2.2", "athernum 6.2.9a", "athernum 4.3.5c.IV", "athernum 10.4.1", "athernum 6.2.3a"
)
def test_exhausting_as_a_cost_and_the_effect_still_resolves():
    s = play(table(p1_chars="Grunt"), "use:1c1#1")
    assert side(s, "1c1") == "exhausted"
    passes(s)
    assert cards(s, "1.hand") == ["Grunt"]
    assert refused(s, "use:1c1#1") == "athernum 6.2.3a"  # it has no abilities now


@pytest.mark.clause(
    "athernum 4.3.5e.II", "athernum 6.2.8a", "athernum 0.def.command-ability", "athernum R137"
)
def test_a_command_ability_costs_a_command_token():
    s = table(p1_chars="Commander,Grunt[x]", p1_commands=1)
    play(s, "use:1c1#1 pass pass")
    assert side(s, "1c2") == "up"
    again = table(p1_chars="Commander,Grunt[x]", p1_commands=0)
    assert refused(again, "use:1c1#1") == "athernum 4.3.5e.II"


@pytest.mark.clause(
    "athernum 4.3.5f.II",
    "athernum 4.3.5f.III",
    "athernum 4.3.5f.I",
    "athernum R29",
    "athernum 0.def.support-ability",
)
def test_support_discards_the_card_and_needs_no_stack_open():
    s = table(p1_hand="Whetstone,Grunt", p1_res=res(3))
    play(s, "support:Whetstone")
    assert cards(s, "1.discard") == ["Whetstone"]
    passes(s)
    assert cards(s, "1.hand") == ["Grunt", "Grunt"]
    busy = play(table(p1_hand="Whetstone", p1_res=res(3)), "acquisition")
    assert refused(busy, "support:Whetstone") == "athernum 4.3.5f.I"


@pytest.mark.clause("athernum 4.1.7", "athernum R14", "athernum R16", "athernum 4.1.6")
def test_the_stack_resolves_last_in_first_out_once_all_have_passed():
    s = table(p1_chars="Hexer,Free_Hand", p2_chars="Wall", p1_res=res(1))
    play(s, "use:1c1#1 pick:2c1 use:1c2#1 pick:2c1 pass")
    assert s.seat == 1
    passes(s, 1)
    assert damage(s, "2c1") == 2  # healed first, then dealt


@pytest.mark.clause(
    "athernum 4.1.8a",
    "athernum 4.1.8d",
    "athernum 0.def.effect",
    "athernum R7",
    "athernum R128",
    "athernum R19",
)
def test_an_effect_lower_on_the_stack_is_neutralized_and_stays_paid_for():
    s = table(p2_chars="Canceller")
    play(s, "acquisition pass use:2c1#1 pass pass")
    assert cards(s, "1.hand") == [] and field(s, "1.commands") == "1"


@pytest.mark.clause("athernum 4.1.1", "athernum R17", "athernum R19")
def test_only_the_active_player_plays_cards():
    s = play(table(p2_hand="Whetstone"), "acquisition pass")
    assert s.seat == 1
    assert refused(s, "play:Whetstone") == "athernum 4.1.1"


@pytest.mark.clause("athernum R21", "athernum 9.2.12", "athernum 9.2.13", "athernum 9.2.text.closing")
def test_the_day_ends_with_an_empty_stack_on_which_no_cards_are_played():
    s = play(table(p1_hand="Whetstone", p1_chars="Grunt"), "end")
    assert s.seat == 0 and refused(s, "play:Whetstone") == "athernum R21"
    assert refused(s, "acquisition") == "athernum R21"
    play(s, "use:1c1#1 pass pass")  # an effect was stacked: another empty stack follows
    assert s.turn == 3 and s.seat == 0
    passes(s)
    assert s.turn == 4


@pytest.mark.clause(
    "athernum 4.3.5b",
    "athernum 4.3.5b.I",
    "athernum 4.2.3d",
    "athernum 4.2.3d.I",
    "athernum 2.1.1f",
    "athernum R22",
)
def test_a_trigger_waits_for_the_check_and_goes_on_a_new_stack():
    s = table(p1_hand="Smithy_Hand", p1_res=res(2))
    play(s, "play:Smithy_Hand pass pass")
    assert len(s.stack) > 0 and s.seat == 0  # the new stack can be answered
    passes(s)
    assert cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 4.2.3d.II", "athernum 4.2.3d.III", "athernum R127", "athernum R24")
def test_a_leaving_character_uses_its_last_values():
    s = table(p1_chars="Martyr,Hexer,Drummer", p2_chars="Wall", p1_res=res(1))
    assert values(s, "1c1") == (4, 1)
    play(s, "use:1c2#1 pick:1c1 pass pass pick:2c1 pass pass")
    assert damage(s, "2c1") == 4


@pytest.mark.clause("athernum R141", "athernum 6.2.2")
def test_text_about_entering_uses_no_stack():
    s = play(table(p1_hand="Sleeper", p1_res=res(1)), "play:Sleeper")
    assert side(s, "1c1") == "exhausted" and len(s.stack) == 0


@pytest.mark.clause(
    "athernum 2.5.1",
    "athernum 2.1.3c",
    "athernum 2.1.3d",
    "athernum 1.1.6",
    "athernum 2.5.3",
    "athernum R48",
    "athernum 7.5.2b",
)
def test_a_token_gets_its_values_and_vanishes_when_it_leaves():
    s = table(p1_chars="Maker,Hexer", p1_res=res(2))
    play(s, "use:1c1#1 pass pass")
    assert values(s, "1c3") == (2, 1)
    play(s, "use:1c2#1 pick:1c3 pass pass")
    assert len(cards(s, "1.chars")) == 2 and cards(s, "1.discard") == []


@pytest.mark.clause(
    "athernum 4.4.2a",
    "athernum 4.4.2b",
    "athernum 4.4.2c",
    "athernum 4.4.1b",
    "athernum 4.4.3a",
    "athernum R86",
)
def test_layers_set_then_add_then_multiply():
    s = table(p1_chars="Doubler,Grunt", p1_res=res(3))
    for number in (1, 3, 2):  # doubled first, raised, set last
        play(s, f"use:1c1#{number} pick:1c2 pass pass")
    assert values(s, "1c2")[0] == (1 + 2) * 2


@pytest.mark.clause("athernum R74", "athernum 4.2.1a")
def test_until_end_of_turn_is_over_in_the_evening():
    s = table(p1_chars="Doubler,Grunt", p1_res=res(1))
    play(s, "use:1c1#3 pick:1c2 pass pass")
    assert values(s, "1c2")[0] == 4
    assert values(to_next_turn(s), "1c2")[0] == 2


@pytest.mark.clause("athernum 7.5.7", "athernum 7.5.7a", "athernum 7.5.7b", "athernum R49", "athernum R5")
def test_control_changes_for_a_turn_and_falls_back():
    s = table(p1_chars="Thief", p2_chars="Grunt[d1]+Whetstone", p1_res=res(1))
    play(s, "use:1c1#1 pick:2c1 pass pass")
    assert cards(s, "1.chars") == ["Thief", "Grunt[o2/d1]+Whetstone[o2]"] and values(s, "1c2") == (4, 2)
    to_next_turn(s)
    assert cards(s, "2.chars") == ["Grunt[d1]+Whetstone"]


@pytest.mark.clause("athernum 3.0.7d")
def test_nobody_takes_a_main_character():
    s = table(p1_chars="Thief", p1_res=res(1))
    play(s, "use:1c1#1 pick:2m pass pass")
    assert field(s, "2.main") == "Quick_Leader"
