"""What orders do beside their purpose: whose deck is shuffled, how cards come to lie, what counts as done."""

import pytest

from .table import (
    cards,
    damage,
    field,
    game,
    play,
    settle,
    side,
    table,
    things,
    to_next_turn,
    tokens,
    use,
    values,
    victory,
)
from .test_many_players import THREE

HANDS = {f"p{seat}_chars": "Weathervane,Wall" for seat in (2, 3)} | {"p1_chars": "Fusspot,Weathervane,Wall"}


@pytest.mark.clause("athernum 0.def.shuffle", "athernum R103")
def test_a_card_is_shuffled_into_its_owners_deck_and_no_other():
    for seat, place in ((1, "1c3"), (2, "2c2"), (3, "3c2")):
        s = use(table(**THREE | HANDS), "1c1", 1, place)
        drawn = [len(cards(s, f"{one}.hand")) for one in (1, 2, 3)]
        assert drawn == [int(one == seat) for one in (1, 2, 3)]
        assert (cards(s, f"{seat}.deck") + cards(s, f"{seat}.hand")).count("Wall") == 1


@pytest.mark.clause("athernum 0.def.shuffle", "athernum R103")
def test_a_zone_that_is_nobodys_by_its_words_is_that_of_whoever_acts():
    s = table(p1_chars="Fusspot", p1_void="Wall,Chest", p2_void="Grunt", p1_deck="Grunt", p2_deck="Grunt")
    use(s, "1c1", 12)
    assert sorted(cards(s, "1.deck")) == ["Chest", "Grunt", "Wall"] and cards(s, "1.void") == []
    assert cards(s, "2.deck") == ["Grunt"] and cards(s, "2.void") == ["Grunt"]


@pytest.mark.clause("athernum R11", "athernum 7.2.3d")
def test_cards_that_are_drawn_by_name_are_counted():
    assert len(cards(use(table(p1_chars="Fusspot"), "1c1", 14), "1.hand")) == 4


@pytest.mark.clause("athernum R131")
def test_the_lamp_on_a_deck_goes_out_only_if_that_deck_is_covered():
    words = {"p1_chars": "Porter's_Mate", "p1_hand": "Wall", "p1_deck": "Roof_Lamp,Grunt,Grunt,Grunt"}
    s = table(turn="4", active=2, p2_chars="Lamplighter,Grunt", p2_deck="Roof_Lamp,Grunt,Grunt", **words)
    use(s, "2c1", 1)
    assert values(s, "2c2") == (2, 3)
    to_next_turn(s)
    use(s, "1c1", 7)
    assert values(s, "2c2") == (2, 3) and values(s, "1c1") == (1, 4)


@pytest.mark.clause("athernum R131", "athernum R122")
def test_everybody_sees_which_card_is_turned_up_on_a_deck():
    s = use(table(p1_chars="Lamplighter", p1_deck="Roof_Lamp,Grunt"), "1c1", 1)
    for seat in 0, 1, -1:
        assert game().observe(s, seat)["shown"] == ["Roof Lamp"]


@pytest.mark.clause("athernum R142", "athernum R39")
def test_what_is_not_turned_face_up_was_not_turned():
    s = use(table(p1_chars="Fusspot,Meadow[f]"), "1c1", 3, "1c2")  # it may not lie there
    assert cards(s, "1.discard") == ["Meadow"] and cards(s, "1.hand") == []
    s = use(table(p1_chars="Fusspot,Wall[f]"), "1c1", 3, "1c2")
    assert side(s, "1c2") == "up" and cards(s, "1.hand") == ["Grunt"]
    assert cards(use(table(p1_chars="Fusspot,Wall"), "1c1", 3, "1c2"), "1.hand") == []


@pytest.mark.clause("athernum 10.1.3", "athernum 10.1.4", "athernum R63", "athernum R65")
def test_markers_that_found_no_place_were_not_placed():
    s = table(p1_chars="Fusspot,Sower,Wall", p1_loc="Meadow", pool=3)
    assert cards(use(s.clone(), "1c1", 4, "1c3"), "1.hand") == ["Grunt"]
    assert cards(use(s.clone(), "1c1", 4, "1l1"), "1.hand") == []  # no DFV
    assert cards(use(s.clone(), "1c1", 5, "1c2"), "1.hand") == ["Grunt"]
    assert cards(use(s.clone(), "1c1", 5, "1c3"), "1.hand") == []  # no field
    assert cards(use(table(p1_chars="Fusspot+Pump"), "1c1", 13), "1.hand") == []  # an attachment bears none
    heaped = use(s.clone(), "1c1", 6, "1c2")
    assert victory(heaped, "1c2") == 3 and len(cards(heaped, "1.hand")) == 3  # as many as there are
    assert cards(use(table(p1_chars="Fusspot,Sower", pool=0), "1c1", 5, "1c2"), "1.hand") == []


@pytest.mark.clause("athernum 10.1.6")
def test_victory_tokens_are_lost_as_far_as_there_are_any():
    for have, lost in ((3, 2), (2, 2), (1, 1), (0, 0)):
        s = table(p1_chars="Fusspot", p2_main=f"Quick_Leader[v{have}]" if have else "Quick_Leader", pool=9)
        use(s, "1c1", 7)
        assert victory(s, "2m") == have - lost and field(s, "pool") == "9"
        assert len(cards(s, "1.hand")) == lost


@pytest.mark.clause("athernum 10.0.4", "athernum 10.5.1")
def test_markers_of_several_kinds_on_several_bearers_are_kept_apart():
    s = table(p1_chars="Fusspot,Wall[Soot:1],Grunt[Briar:1],Chest[Soot:2/Briar:2],Mover[Briar:3]")
    for place in "1c4", "1c5", "1c2":
        use(s, "1c1", 8, place)
    assert cards(s, "1.chars")[1:] == [
        "Wall[Soot:1/Briar:1]", "Grunt[Briar:1]", "Chest[Soot:2/Briar:3]", "Mover[Briar:4]",
    ]  # fmt: skip
    assert len(cards(use(s.clone(), "1c1", 9, "1c2"), "1.hand")) == 1  # one is all there is
    use(s, "1c1", 9, "1c4")
    assert len(cards(s, "1.hand")) == 2 and cards(s, "1.chars")[3] == "Chest[Soot:2/Briar:1]"
    assert cards(use(table(p1_chars="Fusspot,Wall[Soot:1]"), "1c1", 9, "1c2"), "1.hand") == []


@pytest.mark.clause("athernum R128", "athernum 4.1.8b")
def test_damage_may_be_doubled_more_than_once():
    for often, dealt in ((0, 1), (1, 2), (2, 4)):
        s = play(table(p1_chars="Fusspot", p2_chars="Gleaner"), "use:1c1#10 pick:2c1")
        for _ in range(often):
            play(s, "use:1c1#11")
            found = [word for word in tokens(s) if word.startswith("pick:")]
            if found:
                play(s, found[-1])
        settle(s)
        assert damage(s, "2c1") == dealt


@pytest.mark.clause("athernum R103", "athernum 7.2.1c")
def test_attachments_that_go_together_lie_in_the_order_of_their_hosts():
    s = table(p1_chars="Fusspot,Chest,Mover+Lance,Chest+Pump,Keeper")
    use(s, "1c5", 12, "1c4.1", "1c2")  # the Pump now lies before the Lance, though it came last
    assert cards(s, "1.chars")[1:3] == ["Chest+Pump", "Mover+Lance"]
    play(s, "use:1c1#2 pass pass")
    assert tokens(s) == ["pick:Pump", "pick:Lance", "done"]
    settle(play(s, "done"))
    assert cards(s, "1.discard") == ["Lance", "Pump"]  # the last one is the top


@pytest.mark.clause("athernum R1", "athernum R49")
def test_a_main_character_that_comes_home_stands_in_its_own_slot():
    s = use(table(p1_chars="Kingmaker"), "1c1", 4, "2m")
    assert field(s, "2.main") == "" and cards(s, "1.chars") == ["Kingmaker", "Quick_Leader[o2/m]"]
    to_next_turn(s)
    assert field(s, "2.main") == "Quick_Leader" and cards(s, "1.chars") == ["Kingmaker"]
    s = use(table(p1_chars="Kingmaker", p2_chars="Wall,Wall,Wall,Wall,Wall"), "1c1", 4, "2m")
    to_next_turn(s)  # it needs none of the five slots
    assert cards(s, "1.chars") == ["Kingmaker"] and len(cards(s, "2.chars")) == 5


@pytest.mark.clause("athernum 2.2.7c", "athernum R53", "athernum R2")
def test_copies_that_cannot_leave_do_not_hide_those_of_the_other_player():
    s = table(p1_chars="Toolbox,Twin_Heir+Root,Twin_Heir+Root", p2_chars="Twin_Heir,Twin_Heir")
    settle(use(s, "1c1", 2, "1c1"))
    assert len(cards(s, "1.chars")) == 3 and cards(s, "2.chars") == ["Twin_Heir"]


@pytest.mark.clause("athernum R103", "athernum R47")
def test_each_card_goes_below_all_that_lie_in_its_deck():
    s = table(
        p1_chars="Porter,Wall,Chest", p2_chars="Mover,Sower", p1_deck="Grunt,Grunt", p2_deck="Grunt,Pump"
    )
    for place in "1c2", "2c1", "1c3", "2c2":
        use(s, "1c1", 3, place)
    assert cards(s, "1.deck") == ["Grunt", "Grunt", "Wall", "Chest"]
    assert cards(s, "2.deck") == ["Grunt", "Pump", "Mover", "Sower"]


@pytest.mark.clause("athernum 6.1.2", "athernum R122")
def test_what_was_seen_face_up_is_known_face_down_also_by_a_new_controller():
    s = use(table(p1_chars="Toolbox,Wall", p2_chars="Jailer"), "1c1", 4, "1c2")
    for seat in 0, 1, -1:
        assert "Wall" in str(things(s, seat, 1, "characters")[1])
    s = use(table(p1_chars="Jailer", p2_chars="Wall[f]"), "1c1", 1, "2c1")
    assert "Wall" in str(things(s, 0, 1, "characters")[1])  # who controls it may look at it
    assert "Wall" in str(things(s, 1, 1, "characters")[1])  # and its owner goes on knowing it
    assert "Wall" not in str(things(s, -1, 1, "characters")[1])
