"""Permanents, attachments, tokens and counters: what can lie on the board (chapters 0, 2.1 and 2.5)."""

import pytest

from .table import (
    aimed,
    cards,
    damage,
    field,
    game,
    play,
    refused,
    res,
    settle,
    side,
    table,
    things,
    tokens,
    use,
    values,
)

IRON = "Ironwright_Resource_Token"


@pytest.mark.clause(
    "athernum 0.def.permanent", "athernum R4", "athernum 2.1.1", "athernum 2.1.4", "athernum 2.1.1a",
    "athernum 2.1.text.categories",
)  # fmt: skip
def test_a_permanent_is_whatever_lies_in_a_slot_or_zone_of_the_board_and_no_attachment():
    s = table(
        p1_chars="Toolbox+Whetstone,Grunt[f],Grunt[x]",
        p1_loc="Meadow",
        p1_res=IRON,
        p1_hand="Grunt",
        p2_chars="Wall",
        p2_loc="Watchtower+Whetstone",
    )
    assert aimed(s, "1c1", 1) == ["1c1", "1c2", "1c3", "1l1", "1m", "1r1", "2c1", "2l1", "2m"]


@pytest.mark.clause("athernum R4", "athernum 2.1.1a")
def test_a_main_character_that_is_a_character_counts_as_one_and_a_location_does_not():
    assert aimed(table(p1_chars="Free_Hand"), "1c1", 1) == ["1c1", "1m", "2m"]
    s = table(p1_main="Site_Leader", p1_chars="Free_Hand,Grunt[f]", p1_loc="", p2_loc="Meadow")
    assert aimed(s, "1c1", 1) == ["1c1", "1c2", "2m"]


@pytest.mark.clause(
    "athernum 0.def.attachment", "athernum 2.1.2", "athernum 2.1.2a.I", "athernum 2.1.5",
    "athernum 2.1.text.categories",
)  # fmt: skip
def test_an_attachment_is_what_lies_in_an_item_slot_and_nothing_else():
    s = table(
        p1_chars="Prier+Whetstone,Grunt+Whetstone[f]", p1_hand="Whetstone", p2_main="Quick_Leader+Lance"
    )
    assert aimed(s, "1c1", 1) == ["1c1.1", "1c2.1", "2m.1"]
    play(s, "attach:Whetstone>1m")
    assert "1m.1" in aimed(settle(s), "1c1", 1)
    loose = play(table(p1_chars="Prier", p1_hand="Whetstone"), "play:Whetstone")
    assert cards(loose, "1.discard") == ["Whetstone"]  # without a slot it does not stay


@pytest.mark.clause("athernum 0.def.item-slot", "athernum 2.4.5", "athernum 2.4.5c")
def test_a_slot_holds_one_attachment_on_a_character_as_on_a_location():
    s = table(p1_chars="Grunt", p1_loc="Well", p1_hand="Lance,Lance,Lance,Lance")
    settle(play(s, "attach:Lance>1c1"))
    assert refused(s, "attach:Lance>1c1") == "athernum 2.3.2c"
    settle(play(s, "attach:Lance>1l1"))
    settle(play(s, "attach:Lance>1l1"))
    assert field(s, "1.loc") == "Well+Lance+Lance"
    assert refused(s, "attach:Lance>1l1") == "athernum 2.3.2c"
    bare = table(p1_loc="Meadow", p1_hand="Lance")
    assert refused(bare, "attach:Lance>1l1") == "athernum 2.3.2c"


@pytest.mark.clause("athernum 2.1.1c")
def test_permanents_come_in_face_up_unless_something_says_otherwise():
    s = table(p1_chars="Seeker", p1_hand="Grunt,Sleeper,Meadow", p1_res=res(2))
    for card in ("Grunt", "Sleeper", "Meadow"):
        settle(play(s, f"play:{card}"))
    use(s, "1c1", 3)
    assert [side(s, at) for at in ("1c2", "1c3", "1l1", "1c4")] == ["up", "exhausted", "up", "down"]


@pytest.mark.clause(
    "athernum 0.def.token", "athernum 2.1.3", "athernum 2.5.text.flavour", "athernum 2.1.3b",
    "athernum 2.5.2", "athernum 4.2.2d", "athernum 2.1.3e",
)  # fmt: skip
def test_a_token_is_a_character_that_fights_and_is_nowhere_once_it_has_left_the_board():
    s = table(p1_chars="Maker,Toolbox", p2_chars="Wall", p1_res=res(1))
    use(s, "1c1", 1)
    beast = things(s, 1, 1, "characters")[2]
    assert (beast["name"], beast["token"], beast["side"]) == ("Beast Token", True, "up")
    play(s, "combat attack:1c3 at:2c1 undefended")
    settle(s)
    assert damage(s, "2c1") == 2 and side(s, "1c3") == "exhausted"
    play(s, "end-combat")
    use(s, "1c2", 7, "1c3")  # returned to a hand, it vanishes
    for zone in ("hand", "deck", "discard", "void", "extra", "chars"):
        assert "Beast" not in field(s, f"1.{zone}")


@pytest.mark.clause("athernum 2.1.3b", "athernum 2.5.2", "athernum 2.4.4")
def test_a_location_token_keeps_the_limit_of_locations_and_an_item_token_fills_a_slot():
    s = use(table(p1_chars="Mason", p1_loc="Meadow"), "1c1", 6)
    assert cards(s, "1.loc") == ["Waymark"] and cards(s, "1.discard") == ["Meadow"]
    s = use(table(p1_chars="Mover,Grunt", p1_hand="Lance"), "1c1", 3, "1c2")
    assert refused(s, "attach:Lance>1c2") == "athernum 2.3.2c"


@pytest.mark.clause("athernum 2.1.6", "athernum 2.1.3")
def test_token_means_every_temporary_thing_and_no_card():
    s = table(p1_chars="Prier+Whetstone,Maker,Mover", p1_res=res(2))
    use(s, "1c2", 1)
    use(s, "1c3", 3, "1c1")
    assert aimed(s, "1c1", 3) == ["1c1.2", "1c4", "1r1", "1r2"]


@pytest.mark.clause("athernum 2.5.7", "athernum 2.1.3g")
def test_what_is_said_of_cards_does_nothing_to_tokens():
    s = use(table(p1_chars="Maker,Prier", p1_res=res(1)), "1c1", 1)
    use(s, "1c2", 6)
    assert [side(s, at) for at in ("1m", "1c1", "1c2", "1c3")] == [
        "exhausted",
        "exhausted",
        "exhausted",
        "up",
    ]


@pytest.mark.clause("athernum 1.4.5", "athernum 2.5.8", "athernum 2.5.2", "athernum 1.4.4")
def test_a_token_has_what_its_effect_says_and_a_name_from_it():
    s = table(p1_chars="Maker,Mover,Caller", p1_res=res(1))
    use(s, "1c1", 1)
    assert field(s, "1.chars").split(",")[3] == "Beast_Token" and values(s, "1c4") == (2, 1)
    assert "1c4" in aimed(s, "1c3", 5) and "1c4" not in aimed(s, "1c3", 4)  # a Beast and no Human
    use(s, "1c2", 3, "1c2")
    assert field(s, "1.chars").split(",")[1] == "Mover+Cog" and values(s, "1c2") == (1, 4)


@pytest.mark.clause("athernum 0.def.counter")
def test_counters_lie_on_a_permanent_and_stand_for_a_number_or_a_state():
    s = table(p1_chars="Rust_Prophet", p2_chars="Wall", p1_res=res(3), p1_hand="Grunt,Grunt,Grunt")
    use(s, "1c1", 1, "2c1")
    use(s, "1c1", 1, "2c1")
    assert field(s, "2.chars") == "Wall[Rust:2]"
    use(s, "1c1", 1, "2c1")
    assert cards(s, "2.chars") == [] and cards(s, "2.discard") == ["Wall"]


@pytest.mark.clause("athernum 0.def.face-up")
def test_face_up_a_card_is_seen_by_all_and_works():
    s = table(p1_chars="Drummer,Grunt")
    for seat in (-1, 0, 1):
        seen = things(s, seat, 1, "characters")[1]
        assert (seen["name"], seen["ofv"], seen["dfv"], seen["slots"]) == ("Grunt", 3, 2, 1)
    assert "use:1c2#1" in tokens(s)
    hidden = table(p1_chars="Drummer[f],Grunt[f]")
    assert "name" not in things(hidden, 1, 1, "characters")[1] and "use:1c2#1" not in tokens(hidden)


@pytest.mark.clause("athernum 0.def.exhausted", "athernum R42")
def test_exhausted_a_permanent_keeps_its_name_and_loses_abilities_values_and_subtypes():
    s = table(p1_chars="Caller,Toolbox", p2_chars="Grunt+Whetstone,Smithy_Hand", p2_hand="Whetstone")
    assert "2c1" in aimed(s, "1c1", 4) and "2c2" in aimed(s, "1c1", 8)
    for at in ("2c1", "2c2"):
        use(s, "1c2", 1, at)
    seen = things(s, -1, 2, "characters")[0]
    assert seen["side"] == "exhausted" and seen["exhaustion"] == 1 and "ofv" not in seen and "dfv" not in seen
    assert seen["name"] == "Grunt" and seen["slots"] == 1 and seen["attachments"][0]["name"] == "Whetstone"
    assert "2c1" not in aimed(s, "1c1", 4)  # no Human any more
    assert "2c2" in aimed(s, "1c1", 8)  # its cost is still known
    play(s, "acquisition pass")
    assert "use:2c1#1" not in tokens(s)


@pytest.mark.clause("athernum 0.def.resource-token")
def test_a_resource_token_is_a_permanent_that_gives_its_controller_one_resource():
    s = table(p1_res=res(2), p1_chars="Toolbox")
    assert "1r1" in aimed(s, "1c1", 1)
    play(s, "exhaust:1r1")
    assert field(s, "1.mana") == "Ironwright*1" and field(s, "1.res") == f"{IRON}[x],{IRON}"
    assert field(s, "2.mana") == ""


@pytest.mark.clause("athernum 0.def.discard-pile")
def test_everybody_looks_at_a_discard_pile():
    s = table(p1_discard="Grunt,Whetstone")
    for seat in (-1, 0, 1):
        assert game().observe(s, seat)["players"][0]["discard"] == ["Grunt", "Whetstone"]
