"""Where one rule ends and the next begins: what just does not happen, and what happens just then."""

import pytest

from .table import (
    cards,
    damage,
    game,
    picks,
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
)
from .test_resources import PLAIN, TIDE

ASH = "Ashen_Resource_Token"


@pytest.mark.clause("athernum 9.1.text.end", "athernum R144", "athernum 9.1.4")
def test_what_the_closing_check_of_the_morning_triggers_is_over_with_the_morning():
    s = table(p2_chars="Morning_Crutch,Propped_Pal,Wall", p2_deck="Grunt")
    to_next_turn(s)
    settle(s)
    assert cards(s, "2.discard") == ["Propped_Pal"] and damage(s, "2c1") == 2
    assert values(s, "2c1") == (1, 9)  # the OFV that the fallen one gave lasted until the Morning was closed


@pytest.mark.clause("athernum R65", "athernum 2.1.1d", "athernum 10.0.4")
def test_an_attachment_told_to_become_exhausted_stays_face_up():
    s = table(p1_chars="Grunt+Sulking_Charm", p2_chars="Wall")
    play(s, "combat attack:1c1 at:2c1 undefended")
    settle(s)
    assert side(s, "1c1.1") == "up" and side(s, "1c1") == "exhausted"


@pytest.mark.clause("athernum R48", "athernum 2.5.3", "athernum 7.5.2b")
def test_a_token_leaves_the_board_without_being_discarded():
    s = table(p1_chars="Mourner[d2],Toolbox,Maker,Grunt", p1_res=res(1))
    use(s, "1c3", 1)
    use(s, "1c2", 6, "1c5")  # the token
    assert cards(s, "1.hand") == [] and damage(s, "1c1") == 1
    use(s, "1c2", 6, "1c4")
    assert cards(s, "1.hand") == ["Grunt"] and damage(s, "1c1") == 0


@pytest.mark.clause("athernum R50", "athernum 2.4.4a", "athernum 4.2.2c")
def test_a_location_that_is_taken_counts_as_placed_last():
    s = table(p1_chars="Usurper", p1_hand="Meadow", p2_loc="Watchtower")
    play(s, "play:Meadow")
    settle(s)
    use(s, "1c1", 1, "2l1")
    assert cards(s, "1.loc") == ["Watchtower[o2]"] and cards(s, "1.discard") == ["Meadow"]
    assert cards(s, "2.loc") == []


@pytest.mark.clause("athernum R49", "athernum 7.1.2c")
def test_a_token_without_a_slot_is_not_replaced_either():
    s = table(p1_chars="Maker,Grunt,Grunt,Grunt,Grunt", p2_loc="Strict_House", p1_res=res(1))
    use(s, "1c1", 1)
    assert len(cards(s, "1.chars")) == 5 and cards(s, "2.hand") == []
    s = table(p1_chars="Maker,Grunt,Grunt,Grunt", p2_loc="Strict_House", p1_res=res(1))
    use(s, "1c1", 1)
    assert len(cards(s, "1.chars")) == 4 and cards(s, "2.hand") == ["Grunt"]


@pytest.mark.clause("athernum 2.2.7e", "athernum R53")
def test_nobody_chooses_between_a_copy_and_one_that_was_never_made():
    s = table(p1_chars="Toolbox,Sower", p2_loc="Strict_House")
    play(s, "use:1c1#8 pick:1c2 pass pass")
    assert "end" in tokens(s) and cards(s, "1.chars") == ["Toolbox", "Sower"]
    assert cards(s, "2.hand") == []  # there was nothing to replace


@pytest.mark.clause("athernum 2.1.2a", "athernum 2.3.2c")
def test_an_effect_attaches_nothing_where_no_slot_is_free():
    s = table(p1_chars="Usurper+Whetstone,Wall,Grunt")
    use(s, "1c1", 2, "1c2")  # the item is the only one
    assert cards(s, "1.chars") == ["Usurper+Whetstone", "Wall", "Grunt"]
    use(s, "1c1", 2, "1c3")
    assert cards(s, "1.chars") == ["Usurper", "Wall", "Grunt+Whetstone"]


@pytest.mark.clause("athernum R93", "athernum 2.1.2a.I")
def test_only_items_are_attached():
    s = table(p1_hand="Grunt", p1_chars="Grunt", p1_res=res(1))
    assert refused(s, "attach:Grunt>1c1") == "athernum R93"
    assert refused(s, "hide:Grunt>1c1") == "athernum R93"


@pytest.mark.clause("athernum 4.3.5c.IIc", "athernum R28")
def test_an_ability_with_a_cost_is_limited_by_its_text_alone():
    s = table(p1_res=res(4))
    use(s, "1m", 1)  # an objective: only once per turn
    assert refused(s, "use:1m#1") == "athernum R28"
    s = table(p1_chars="Hexer,Wall", p1_res=res(2))
    use(s, "1c1", 1, "1c2")
    assert "use:1c1#1" in tokens(s)


@pytest.mark.clause("athernum R31", "athernum 9.2.4")
def test_contingency_places_no_token_on_what_belongs_to_another():
    s = table(p1_chars="Sower[o2],Twin_Heir", p2_main="Quick_Leader[v2]", pool=9)
    play(s, "contingency pass pass")
    assert picks(s) == ["1m", "1c2"]


@pytest.mark.clause("athernum R139")
def test_nobody_is_asked_how_to_pay_what_takes_everything():
    s = table(p1_hand="Wall", p1_res=f"{res(1)},{TIDE}")
    play(s, "play:Wall")
    assert cards(s, "1.res") == [f"{res(1)}[x]", f"{TIDE}[x]"]


@pytest.mark.clause("athernum R139")
def test_what_is_proposed_goes_from_the_least_to_the_most_useful():
    """Factionless first, then other factions, the fullest of them first, and the own faction last."""
    s = table(p1_chars="Spender", p1_res=f"{res(1)},{TIDE},{ASH},{TIDE},{TIDE},{PLAIN}")
    proposals = []
    for number in range(1, 6):  # which costs so much
        twin = play(s.clone(), f"use:1c1#{number}")
        proposals.append(game().label(twin, twin.options()[0]).removeprefix("Pay with "))
    assert proposals == [
        "1 factionless",
        "1 factionless and 1 Tidewatch",
        "1 factionless and 2 Tidewatch",
        "1 factionless and 2 Tidewatch and 1 Ashen",
        "1 factionless and 3 Tidewatch and 1 Ashen",
    ]


@pytest.mark.clause("athernum R49", "athernum 4.2.1")
def test_what_cannot_fall_back_for_want_of_a_slot_is_discarded():
    s = table(p1_chars="Thief,Mover", p2_chars="Wall,Wall,Wall,Wall,Grunt", p1_res=res(1))
    use(s, "1c1", 1, "2c5")
    use(s, "1c2", 5)  # a token takes the slot
    to_next_turn(s)
    assert len(cards(s, "2.chars")) == 5 and cards(s, "2.discard") == ["Grunt"]
    assert cards(s, "1.chars") == ["Thief", "Mover"]


@pytest.mark.clause("athernum R89", "athernum 4.3.4b")
def test_of_two_preventions_the_newer_is_used_first():
    s = table(p1_chars="Warder,Marshal,Soaker")  # the Soaker prevents 1 of any damage
    use(s, "1c1", 1, "1c3")  # the next 2
    use(s, "1c2", 24, "1c3")
    assert damage(s, "1c3") == 0
    use(s, "1c2", 24, "1c3")  # the shield is used up
    assert damage(s, "1c3") == 1
