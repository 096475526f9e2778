"""Items in their slots and locations in theirs (2.3 and 2.4)."""

import pytest

from .table import (
    aimed,
    cards,
    damage,
    field,
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


@pytest.mark.clause("athernum 2.3.2f", "athernum 4.3.5g")
def test_a_face_up_item_triggers_and_is_activated_in_its_slot():
    s = table(p1_chars="Grunt+Lance", p2_chars="Wall")
    twin = s.clone()
    settle(play(s, "combat attack:1c1 at:2c1 undefended"))
    assert cards(s, "1.hand") == ["Grunt"]
    use(twin, "1c1.1", 1, "2c1")
    assert damage(twin, "2c1") == 1 and side(twin, "1c1") == "exhausted"


@pytest.mark.clause("athernum 2.3.2f", "athernum 0.def.equipment-ability")
def test_a_face_down_item_does_neither():
    s = table(p1_chars="Grunt+Lance[f]", p2_chars="Wall")
    assert "use:1c1.1#1" not in tokens(s)
    settle(play(s, "combat attack:1c1 at:2c1 undefended"))
    assert cards(s, "1.hand") == []


@pytest.mark.clause("athernum 0.def.equipment-ability", "athernum 4.3.5g", "athernum 2.1.2h")
def test_an_equipment_ability_works_in_a_slot_only():
    s = table(p1_chars="Grunt", p1_hand="Whetstone,Lance")
    settle(play(s, "play:Whetstone"))
    settle(play(s, "play:Lance"))
    assert values(s, "1c1") == (2, 2) and cards(s, "1.discard") == ["Lance", "Whetstone"]
    s = settle(play(table(p1_chars="Grunt", p1_hand="Whetstone"), "attach:Whetstone>1c1"))
    assert values(s, "1c1") == (4, 2)
    s = use(table(p1_chars="Prier,Grunt+Whetstone"), "1c1", 1, "1c2.1")
    assert values(s, "1c2") == (2, 2)


@pytest.mark.clause("athernum 0.def.equipment-ability", "athernum 4.3.5g.II", "athernum R101")
def test_an_item_that_stands_on_its_own_has_no_use_of_its_equipment_abilities():
    s = table(p1_chars="Grunt", p1_hand="Standing_Idol")
    twin = s.clone()
    settle(play(s, "relic:Standing_Idol"))
    assert cards(s, "1.chars") == ["Grunt", "Standing_Idol"] and values(s, "1c1")[0] == 2
    settle(play(twin, "attach:Standing_Idol>1c1"))
    assert values(twin, "1c1")[0] == 3


@pytest.mark.clause("athernum 4.3.5g.IV", "athernum 4.3.5g.V")
def test_the_attachment_is_the_source_of_its_equipment_ability_not_what_it_is_linked_to():
    s = table(p1_loc="Hush", p1_chars="Grunt+Lance", p2_chars="Wall")
    assert refused(s, "use:1c1#1") == "athernum R1"  # characters use no activated abilities
    play(s, "use:1c1.1#1 pick:2c1")  # but this is an item's
    assert waiting(s) == ["Lance"]
    settle(s)
    assert damage(s, "2c1") == 1


@pytest.mark.clause("athernum 2.3.2g", "athernum 2.1.2f", "athernum 4.2.2e")
def test_an_item_that_comes_loose_is_attached_anew_at_once_or_discarded():
    s = play(table(p1_chars="Toolbox,Grunt+Last_Strap"), "use:1c1#6 pick:1c2 pass pass")
    assert sorted(tokens(s)) == ["pick:1c1", "pick:1m"]
    play(s, "pick:1c1")
    assert cards(s, "1.chars") == ["Toolbox+Last_Strap"] and cards(s, "1.discard") == ["Grunt"]
    s = table(p1_main="Lone_Leader", p1_chars="Toolbox+Whetstone,Grunt+Last_Strap")
    use(s, "1c1", 6, "1c2")  # no slot is free
    assert cards(s, "1.chars") == ["Toolbox+Whetstone"]
    assert sorted(cards(s, "1.discard")) == ["Grunt", "Last_Strap"]


@pytest.mark.clause("athernum R5", "athernum 0.lang.you", "athernum 2.1.2g")
def test_whoever_controls_the_linked_target_controls_the_attachment_and_is_its_you():
    s = table(p1_hand="Leaden_Gift", p2_chars="Wall,Grunt")
    settle(play(s, "attach:Leaden_Gift>2c2"))
    assert field(s, "2.chars") == "Wall,Grunt+Leaden_Gift[o1]" and "drop:2c2.1" not in tokens(s)
    to_next_turn(s)
    twin = s.clone()
    settle(play(s, "use:2c2.1#2"))
    assert cards(s, "2.hand") == ["Grunt"] and cards(s, "1.hand") == []
    play(twin, "drop:2c2.1")
    assert cards(twin, "1.discard") == ["Leaden_Gift"]


@pytest.mark.clause("athernum 2.4.2")
def test_the_next_turn_allows_a_location_again():
    s = settle(play(table(p1_hand="Meadow,Well"), "play:Meadow"))
    assert refused(s, "play:Well") == "athernum 2.4.2"
    to_next_turn(settle(to_next_turn(s)))
    assert "play:Well" in tokens(settle(s))


@pytest.mark.clause("athernum 2.4.4")
def test_nobody_keeps_two_locations_however_they_came():
    s = table(p1_chars="Mason", p1_loc="Meadow", p1_hand="Watchtower,Well")
    play(s, "use:1c1#5 pass pass")
    while "pick:Well" in tokens(s):
        play(s, "pick:Well")
    settle(s)
    assert cards(s, "1.loc") == ["Well"] and cards(s, "1.discard") == ["Meadow"]
    settle(play(s, "play:Watchtower"))  # the effect has not used up the turn's location
    assert cards(s, "1.loc") == ["Watchtower"]


@pytest.mark.clause("athernum 2.4.4c", "athernum 4.1.4")
def test_a_locations_static_effects_go_on_the_stack_at_once_unless_it_comes_in_exhausted():
    s = play(table(p1_hand="Watchtower"), "play:Watchtower")
    assert waiting(s) == ["Watchtower"] and cards(s, "1.hand") == []
    settle(s)
    assert cards(s, "1.hand") == ["Grunt"]
    s = play(table(p1_hand="Sleepy_Site"), "play:Sleepy_Site")
    assert waiting(s) == [] and side(s, "1l1") == "exhausted"
    to_next_turn(to_next_turn(settle(s)))
    assert side(s, "1l1") == "up" and cards(s, "1.hand") == ["Grunt"]  # it is stacked when it is turned up


@pytest.mark.clause("athernum 2.4.4d")
@pytest.mark.parametrize("state", ["f", "x"])
def test_the_limit_covers_a_location_that_lies_face_down(state):
    s = settle(play(table(p1_loc=f"Meadow[{state}]", p1_hand="Well"), "play:Well"))
    assert cards(s, "1.loc") == ["Well"] and cards(s, "1.discard") == ["Meadow"]


@pytest.mark.clause("athernum 2.4.4d")
def test_the_limit_covers_what_was_a_location_and_what_has_become_one():
    s = table(p1_chars="Mason", p1_loc="Meadow", p1_hand="Well")
    use(s, "1c1", 4, "1l1")
    assert "1l1" in aimed(table(p1_chars="Mason,Free_Hand", p1_loc="Meadow"), "1c1", 1)
    settle(play(s, "play:Well"))
    assert cards(s, "1.loc") == ["Well"] and cards(s, "1.discard") == ["Meadow"]
    s = use(table(p1_chars="Seeker,Grunt", p1_loc="Meadow"), "1c1", 8, "1c2")
    assert cards(s, "1.discard") == ["Grunt"] and cards(s, "1.loc") == ["Meadow"]  # placed last stays


@pytest.mark.clause("athernum 2.4.5d")
def test_fewer_slots_leave_attachments_where_they_are_and_more_make_room():
    s = table(p1_chars="Mason", p1_loc="Well+Whetstone+Whetstone", p1_hand="Iron_Charm")
    assert refused(s, "attach:Iron_Charm>1l1") == "athernum 2.3.2c"
    use(s, "1c1", 2, "1l1")
    assert "attach:Iron_Charm>1l1" in tokens(s)
    use(s, "1c1", 1, "1l1")
    assert field(s, "1.loc") == "Well+Whetstone+Whetstone"
    assert refused(s, "attach:Iron_Charm>1l1") == "athernum 2.3.2c"


@pytest.mark.clause("athernum 2.4.6")
def test_a_location_takes_its_attachments_with_it():
    s = use(table(p1_chars="Mason", p1_loc="Well+Whetstone"), "1c1", 3, "1l1")
    assert cards(s, "1.loc") == [] and sorted(cards(s, "1.discard")) == ["Well", "Whetstone"]


@pytest.mark.clause("athernum 2.4.7", "athernum 4.3.2")
def test_a_location_uses_its_abilities_only_face_up():
    s = table(p1_loc="Well")
    use(s, "1l1", 1)
    assert cards(s, "1.hand") == ["Grunt"] and refused(s, "use:1l1#1") == "athernum 6.2.3a"
    for state, drawn in (("", 1), ("[x/e2]", 0), ("[f]", 0)):
        s = to_next_turn(table(active=2, p1_loc=f"Twin_Bell{state}", p1_chars="Grunt[d1]"))
        settle(s)
        assert len(cards(s, "1.hand")) == drawn


@pytest.mark.clause("athernum 2.4.5", "athernum 2.4.5c")
def test_a_location_is_the_linked_target_of_what_is_attached_to_it():
    s = table(p1_loc="Watchtower", p1_hand="Iron_Charm", p1_res=res(1))
    settle(play(s, "attach:Iron_Charm>1l1"))
    assert values(s, "1l1")[1] == 5
