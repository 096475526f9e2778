"""Abilities outside the board, targets of triggers, and which of two contrary effects counts (4.3)."""

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


@pytest.mark.clause("athernum 4.3.2c", "athernum R131")
def test_an_ability_that_says_so_is_used_from_the_discard_pile_and_from_there_only():
    s = table(p1_hand="Ghost", p1_discard="Ghost", p2_discard="Ghost", p1_res=res(1))
    assert [word for word in tokens(s) if word.startswith("from:")] == ["from:1d1#1"]
    assert refused(s, "from:2d1#1") == "athernum R131"  # the owner uses it
    settle(play(s, "from:1d1#1"))
    assert cards(s, "1.void") == ["Ghost"] and cards(s, "1.hand") == ["Grunt", "Ghost"]
    s = table(p1_chars="Ghost", p1_res=res(1))
    assert "use:1c1#1" not in tokens(s)


@pytest.mark.clause("athernum 4.3.2c")
@pytest.mark.parametrize("zone, harm", [("void", 1), ("discard", 0), ("chars", 0)])
def test_an_ability_triggers_from_the_void_if_it_says_so(zone, harm):
    s = table(active=2, **{f"p1_{zone}": "Ghost"})
    to_next_turn(s)
    assert waiting(s) == ["Ghost"] * harm
    settle(s)
    assert s.active == 0 and damage(s, "1m") == damage(s, "2m") == harm


@pytest.mark.clause("athernum 4.3.2d", "athernum R131")
def test_an_ability_works_on_top_of_the_deck_while_its_card_lies_there_face_up():
    s = table(p1_chars="Lamplighter,Grunt", p1_deck="Roof_Lamp,Wall,Grunt")
    assert values(s, "1c2")[1] == 2
    use(s, "1c1", 1)
    assert values(s, "1c2")[1] == 3
    settle(play(s, "acquisition"))
    assert cards(s, "1.hand") == ["Roof_Lamp"] and values(s, "1c2")[1] == 2


@pytest.mark.clause("athernum 4.3.2e")
def test_a_support_ability_works_in_the_hand_alone():
    s = table(p1_hand="Whetstone", p1_res=res(2))
    assert "support:Whetstone" in tokens(s)
    for zone in ("discard", "void", "deck"):
        s = table(**{f"p1_{zone}": "Whetstone", "p1_res": res(2)})
        assert refused(s, "support:Whetstone") == "athernum 9.2.9a"
        assert not [word for word in tokens(s) if word.startswith("from:")]
    s = table(p1_chars="Grunt+Whetstone", p1_res=res(2))
    assert not [word for word in tokens(s) if word.startswith("use:1c1.1")]


@pytest.mark.clause("athernum 4.3.5b.III", "athernum R9")
def test_a_trigger_without_a_valid_target_does_nothing():
    s = table(p1_chars="Toolbox,Martyr", p2_chars="Toolbox,Wall")
    play(s, "use:1c1#6 pick:1c2 pass pass pick:2c2")
    assert waiting(s) == ["Martyr"]
    twin = s.clone()
    play(s, "pass use:2c1#7 pick:2c2")  # the target goes to its owner's hand
    settle(s)
    assert cards(s, "2.hand") == ["Wall"] and [damage(s, at) for at in ("1c1", "1m", "2m", "2c1")] == [0] * 4
    assert damage(settle(twin), "2c2") == 3


@pytest.mark.clause("athernum 4.3.5c.IIa")
@pytest.mark.parametrize("faction", ["Tidewatch", "Ironwright", ""])
def test_a_number_is_paid_with_any_kind_of_resource(faction):
    s = table(p1_chars="Hexer", p2_chars="Wall", p1_res=res(1, faction))
    use(s, "1c1", 1, "2c1")
    assert damage(s, "2c1") == 2 and field(s, "1.res").endswith("[x]")


@pytest.mark.clause("athernum 0.hier.timestamp", "athernum R2")
@pytest.mark.parametrize(
    "first, second, may", [("Shut_Gate", "Surveyor", True), ("Surveyor", "Shut_Gate", False)]
)
def test_of_a_may_and_a_cannot_the_newer_counts(first, second, may):
    s = table(p1_hand=f"{first},{second},Meadow")
    for card in (first, second):
        settle(play(s, f"play:{card}"))
    assert ("play:Meadow" in tokens(s)) == may
    if not may:
        assert refused(s, "play:Meadow") == "athernum R1"


@pytest.mark.clause("athernum 1.6.4")
def test_what_is_said_of_a_keyword_applies_to_every_card_that_has_it():
    s = use(table(p1_chars="Lamplighter,Pressed_Man", p2_chars="Pressed_Man,Grunt"), "1c1", 2)
    assert [side(s, at) for at in ("1c1", "1c2", "2c1", "2c2")] == ["up", "exhausted", "exhausted", "up"]


@pytest.mark.clause("athernum 2.2.3d", "athernum 2.2.4d")
def test_a_location_with_values_attacks_and_defends():
    s = table(p1_loc="Walking_Fort", p1_chars="Grunt", p2_chars="Wall", p2_loc="Walking_Fort")
    settle(play(s, "combat attack:1l1 at:2c1 undefended"))
    assert damage(s, "2c1") == 2 and side(s, "1l1") == "exhausted" and cards(s, "1.hand") == ["Grunt"]
    settle(play(s, "attack:1c1 at:2m defend:2l1"))
    assert damage(s, "2l1") == 2 and side(s, "2l1") == "exhausted" and cards(s, "1.discard") == ["Grunt"]


@pytest.mark.clause("athernum 0.def.discard")
def test_to_discard_is_to_put_into_the_discard_pile_from_the_hand_as_from_the_board():
    s = table(p1_chars="Lamplighter,Toolbox,Wall", p1_hand="Whetstone,Meadow")
    play(s, "use:1c1#3 pass pass")
    assert sorted(tokens(s)) == ["pick:Meadow", "pick:Whetstone"]
    play(s, "pick:Meadow")
    use(s, "1c2", 6, "1c3")
    assert cards(s, "1.hand") == ["Whetstone"] and cards(s, "1.discard") == ["Wall", "Meadow"]


@pytest.mark.clause("athernum 2.4.5b")
def test_a_location_that_prints_no_slots_has_none():
    s = table(p1_loc="Walking_Fort", p1_hand="Iron_Charm")
    assert refused(s, "attach:Iron_Charm>1l1") == "athernum 2.3.2c"
    passes(play(s, "acquisition"))
    assert "attach:Iron_Charm>1m" in tokens(s)


@pytest.mark.clause("athernum 4.2.3d", "athernum 0.def.check")
@pytest.mark.parametrize("others, met", [("Grunt,Wall", 1), ("Grunt", 0)])
def test_a_trigger_whose_if_is_not_met_does_not_even_go_on_the_stack(others, met):
    s = to_next_turn(table(active=2, p1_loc="Toll_House", p1_chars=others))
    assert s.active == 0 and waiting(s) == ["Toll House"] * met
    settle(s)
    assert len(cards(s, "1.hand")) == met
