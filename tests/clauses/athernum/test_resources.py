"""Resources and payment: chapter 5 and R139."""

import pytest

from .table import (
    aimed,
    cards,
    field,
    game,
    passes,
    play,
    refused,
    res,
    side,
    table,
    things,
    to_next_turn,
    tokens,
    use,
)

TIDE = "Tidewatch_Resource_Token"
PLAIN = "Resource_Token"


@pytest.mark.clause("athernum 5.text.overview")
def test_each_player_has_a_pool_of_their_own_that_tokens_and_effects_fill():
    s = table(p1_chars="Chest", p1_res=res(1), p2_chars="Hexer", p2_res=TIDE)
    play(s, "exhaust:1r1")
    use(s, "1c1", 6)  # Add {2}
    assert field(s, "1.mana") == "factionless*2,Ironwright*1" and field(s, "2.mana") == ""
    play(s, "acquisition pass exhaust:2r1")  # in the other player's turn, with priority
    assert field(s, "2.mana") == "Tidewatch*1"
    to_next_turn(play(s, "pass"))
    assert field(s, "1.mana") == "" and field(s, "2.mana") == ""


@pytest.mark.clause("athernum 5.text.overview", "athernum 5.0.4a")
def test_what_is_left_over_is_gone_with_the_morning():
    s = to_next_turn(to_next_turn(table(p1_loc="Watch_Bell")))  # At your Morning Phase, add {2}.
    assert s.active == 0 and field(s, "1.mana") == ""


@pytest.mark.clause("athernum 5.0.3f")
def test_resources_are_paid_in_whole_units():
    s = table(p1_mana="factionless*1")
    assert refused(s, "use:1m#1") == "athernum 4.3.5c.I"  # Objective {2}
    s = play(table(p1_mana="factionless*3"), "use:1m#1")
    assert field(s, "1.mana") == "factionless*1"  # nothing is given back or rounded


@pytest.mark.clause("athernum 5.0.3h")
def test_an_effect_forbids_using_a_kind_of_resource():
    s = table(p1_chars="Grunt+Pump", p1_mana="factionless*2", p2_loc="Harbour_Ban")
    assert refused(s, "use:1c1.1#1") == "athernum 4.3.5c.I"
    s = table(p1_chars="Grunt+Pump", p1_mana="factionless*2,Ironwright*1", p2_loc="Harbour_Ban")
    play(s, "use:1c1.1#1")
    assert field(s, "1.mana") == "factionless*2"  # only the other kind could pay
    assert "use:1m#1" in tokens(play(s, "pass pass"))  # and abilities of characters are not meant


@pytest.mark.clause("athernum 5.0.3h")
def test_an_effect_forbids_making_resources():
    s = table(p1_chars="Grunt", p1_res=res(1), p2_chars="Wall", p2_loc="Harbour_Ban", p1_hand="Drummer")
    assert "exhaust:1r1" in tokens(s)
    play(s, "combat attack:1c1 at:2c1 undefended")
    assert refused(s, "exhaust:1r1") == "athernum 5.0.3h"


@pytest.mark.clause("athernum 5.0.4b")
@pytest.mark.parametrize(("number", "zone"), [(1, "void"), (2, "hand"), (3, "deck")])
def test_a_resource_token_that_would_go_elsewhere_is_gone(number, zone):
    s = use(table(p1_chars="Porter", p2_res=f"{TIDE},{TIDE}"), "1c1", number, "2r1")
    assert cards(s, "2.res") == [TIDE]
    assert TIDE not in cards(s, f"2.{zone}")


# ---- R139


@pytest.mark.clause("athernum R139")
def test_tokens_are_exhausted_in_the_course_of_a_payment_without_priority():
    s = table(p1_hand="Pay_Gate", p1_res=res(2))
    play(s, "play:Pay_Gate pass pass")
    while "yes" not in tokens(s):
        play(s, "pass")
    play(s, "yes")
    assert cards(s, "1.res") == [f"{res(1)}[x]", res(1)] and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum R139")
def test_a_payment_is_proposed_that_keeps_faction_resources():
    s = table(p1_res=f"{res(2)},{PLAIN},{TIDE}")  # the player's faction is Ironwright
    play(s, "use:1m#1")
    assert tokens(s) == ["pay", "pay:factionless", "pay:Ironwright", "pay:Tidewatch"]
    assert game().label(s, s.options()[0]) == "Pay with 1 factionless and 1 Tidewatch"
    play(s, "pay")
    assert cards(s, "1.res") == [*res(2).split(","), f"{PLAIN}[x]", f"{TIDE}[x]"]
    assert len(s.stack) > 0


@pytest.mark.clause("athernum R139")
def test_the_player_may_pay_otherwise():
    s = play(table(p1_res=f"{res(2)},{PLAIN}"), "use:1m#1 pay:Ironwright")
    assert tokens(s) == ["pay", "pay:factionless", "pay:Ironwright"]
    play(s, "pay:Ironwright")
    assert cards(s, "1.res") == [f"{res(1)}[x]", f"{res(1)}[x]", PLAIN]


@pytest.mark.clause("athernum R139")
def test_an_activation_whose_cost_cannot_be_paid_is_taken_back_completely():
    s = table(p1_chars="Juggler", p1_res=res(1), p1_commands=1)
    before = game().position(s)
    play(s, "use:1c1#2")  # {1}, and a resource token to exhaust: there is only one
    assert game().position(s) == before and len(s.stack) == 0
    assert s.seat == 0 and "end" in tokens(s)  # no stack was opened
    assert "use:1c1#2" in tokens(s)  # it does not count as a use


@pytest.mark.clause("athernum R139", "athernum R137")
def test_a_command_ability_that_spends_another_token_needs_two():
    s = table(p1_chars="Juggler", p1_res=res(1), p1_commands=1)
    before = game().position(s)
    assert game().position(play(s, "use:1c1#4")) == before
    s = play(table(p1_chars="Juggler", p1_res=res(1), p1_commands=2), "use:1c1#4 pass pass")
    assert cards(s, "1.hand") == ["Grunt", "Grunt"] and field(s, "1.commands") == ""


@pytest.mark.clause("athernum R139")
def test_taking_back_restores_cards_and_what_has_triggered():
    s = table(p1_chars="Juggler", p1_hand="Grunt", p1_loc="Ragged_School")
    before = game().position(s)
    play(s, "use:1c1#1")  # the discarded card would be paid, but the character discarded is forbidden
    assert game().position(s) == before and len(s.noted) == 0
    assert things(s, 1, 1, "hand") == ["Grunt"]  # what was shown in between stays known


@pytest.mark.clause("athernum R139", "athernum R85")
def test_what_is_taken_back_between_combats_opens_no_stack():
    s = play(table(p1_chars="Juggler", p1_res=res(1), p2_chars="Wall"), "combat use:1c1#2")
    assert "end-combat" in tokens(s) and cards(s, "1.res") == [res(1)]


@pytest.mark.clause("athernum R139")
def test_a_play_whose_cost_cannot_be_paid_is_taken_back_completely():
    s = table(p1_hand="Toll_Keeper,Wall", p1_res=res(1), p1_chars="Grunt", p1_loc="Ragged_School")
    before = game().position(s)
    play(s, "play:Toll_Keeper")  # Wall is discarded for it, but no character may leave
    while "end" not in tokens(s):
        play(s, tokens(s)[0])
    assert game().position(s) == before and len(s.noted) == 0
    s = play(table(p1_hand="Toll_Keeper,Wall", p1_res=res(1), p1_chars="Grunt"), "play:Toll_Keeper")
    assert cards(s, "1.chars") == ["Toll_Keeper"] and cards(s, "1.discard") == ["Grunt", "Wall"]
    assert side(s, "1r1") == "exhausted" and "pass" in tokens(s)


@pytest.mark.clause("athernum R139", "athernum R16")
def test_what_was_taken_back_is_no_addition_to_the_stack():
    s = table(p2_chars="Juggler", p2_res=TIDE)
    play(s, "acquisition pass use:2c1#2")
    assert s.seat == 1 and cards(s, "2.res") == [TIDE]
    play(s, "pass")  # both have passed since the last addition
    assert cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum R139", "athernum R107")
def test_attempts_that_are_taken_back_come_to_an_end():
    s = table(p1_chars="Juggler", p1_res=res(1))
    for _ in range(50):
        play(s, "use:1c1#2")
    assert refused(s, "use:1c1#2") == "athernum R107"


@pytest.mark.clause("athernum 7.5.4a", "athernum R141")
def test_a_card_that_is_being_played_cannot_pay_for_itself():
    s = table(p1_hand="Costly_Guest", p1_res=res(1))
    assert refused(s, "play:Costly_Guest") == "athernum R141"
    s = play(table(p1_hand="Costly_Guest,Wall", p1_res=res(1)), "play:Costly_Guest")
    if "pick:Wall" in tokens(s):
        assert "pick:Costly_Guest" not in tokens(s)
        play(s, "pick:Wall")
    assert cards(s, "1.chars") == ["Costly_Guest"] and cards(s, "1.discard") == ["Wall"]


@pytest.mark.clause("athernum 5.0.4b", "athernum 7.1.text.permanents")
def test_resource_tokens_are_permanents_that_can_be_aimed_at():
    s = table(p1_chars="Porter", p2_res=TIDE)
    assert "2r1" in aimed(s, "1c1", 1)
    passes(play(s, "use:1c1#1 pick:2r1"))
    assert cards(s, "2.res") == []
