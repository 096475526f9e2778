"""Texts that few cards have: own costs and permissions, copies, exchanges, and what they count."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.kernel.errors import NotationError
from sandtable.timing.things import DRAWN_GAME

from .table import (
    aimed,
    cards,
    damage,
    picks,
    play,
    refused,
    res,
    settle,
    table,
    to_next_turn,
    tokens,
    use,
    values,
)
from .test_many_players import THREE


@pytest.mark.clause("athernum R98", "athernum 2.2.1b")
def test_a_card_may_change_its_own_cost():
    assert "play:Bargain_Hand" in tokens(table(p1_hand="Bargain_Hand", p1_res=res(2)))  # 3, and 1 less
    assert refused(table(p1_hand="Bargain_Hand", p1_res=res(1)), "play:Bargain_Hand") == "athernum 2.2.1b"
    assert refused(table(p1_hand="Dear_Guest", p1_res=res(1)), "play:Dear_Guest") == "athernum 2.2.1b"
    s = settle(play(table(p1_hand="Dear_Guest", p1_res=res(3)), "play:Dear_Guest"))
    assert [card.endswith("[x]") for card in cards(s, "1.res")] == [True, True, False]


@pytest.mark.clause("athernum R106", "athernum 9.2.5")
def test_an_effect_lets_cards_be_played_from_a_discard_pile():
    s = table(p1_loc="Grave_Door", p1_discard="Grunt,Whetstone", p2_discard="Grunt", p1_res=res(1))
    assert [word for word in tokens(s) if word.startswith("play")] == ["play:Grunt@discard"]
    settle(play(s, "play:Grunt@discard"))
    assert cards(s, "1.chars") == ["Grunt"] and cards(s, "1.discard") == ["Whetstone"]
    assert refused(table(p1_discard="Grunt", p1_res=res(1)), "play:Grunt@discard") == "athernum 9.2.5"


@pytest.mark.clause("athernum R141", "athernum R2", "athernum 2.3.2a")
def test_cards_may_say_where_items_do_not_go():
    s = table(p1_hand="Picky_Charm", p1_loc="Watchtower", p1_chars="Grunt")
    assert refused(s, "attach:Picky_Charm>1l1") == "athernum R141"
    assert "attach:Picky_Charm>1c1" in tokens(s)
    s = table(p1_hand="Whetstone", p1_loc="Bare_Hall", p1_chars="Grunt", p1_res=res(3))
    assert refused(s, "attach:Whetstone>1l1") == "athernum R1"
    assert refused(s, "support:Whetstone") == "athernum R1"


@pytest.mark.clause("athernum R45", "athernum 2.5.1", "athernum R46")
def test_a_copy_of_an_attachment_needs_a_slot_beside_it():
    s = use(table(p1_chars="Forger+Whetstone"), "1c1", 2)
    assert cards(s, "1.chars") == ["Forger+Whetstone"]  # the only slot is taken
    s = use(table(p1_chars="Forger,Marshal+Whetstone"), "1c1", 2)
    assert cards(s, "1.chars") == ["Forger", "Marshal+Whetstone+Whetstone"]
    assert values(s, "1c2")[0] == 5  # both give 2
    s = use(table(p1_chars="Forger,Marshal+Whetstone[f]"), "1c1", 2)
    assert cards(s, "1.chars") == ["Forger", "Marshal+Whetstone[f]+[f]"]  # of what nobody sees, a blank one


@pytest.mark.clause("athernum R106", "athernum 2.1.1e")
def test_cards_are_returned_to_the_board_if_they_may_stand_there():
    s = use(table(p1_chars="Forger", p1_discard="Wall"), "1c1", 3)
    assert cards(s, "1.chars") == ["Forger", "Wall"] and cards(s, "1.discard") == []
    s = use(table(p1_chars="Forger", p1_discard="Whetstone"), "1c1", 3)
    assert cards(s, "1.discard") == ["Whetstone"]


@pytest.mark.clause("athernum R49", "athernum R50", "athernum 7.5.7")
def test_locations_and_other_permanents_change_sides_together():
    s = use(table(p1_chars="Forger", p1_loc="Meadow", p2_loc="Watchtower"), "1c1", 6)
    assert cards(s, "1.loc") == ["Watchtower[o2]"] and cards(s, "2.loc") == ["Meadow[o1]"]
    s = use(table(p1_chars="Forger,Wall", p2_chars="Grunt"), "1c1", 7, "1c2", "2c1")
    assert cards(s, "1.chars") == ["Forger", "Grunt[o2]"] and cards(s, "2.chars") == ["Wall[o1]"]
    to_next_turn(s)
    assert cards(s, "1.chars") == ["Forger", "Wall"] and cards(s, "2.chars") == ["Grunt"]


@pytest.mark.clause("athernum R49", "athernum R5", "athernum 5.0.1")
def test_an_item_stays_with_its_host_and_a_resource_token_changes_sides():
    s = use(table(p1_chars="Forger", p2_chars="Grunt+Whetstone"), "1c1", 8)
    assert cards(s, "2.chars") == ["Grunt+Whetstone"]
    s = use(table(p1_chars="Forger", p2_res=res(1)), "1c1", 9)
    assert cards(s, "1.res") == [f"{res(1)}[o2]"] and cards(s, "2.res") == []
    play(s, "exhaust:1r1")


@pytest.mark.clause("athernum R98", "athernum R83")
def test_what_is_counted_and_weighed():
    s = table(p1_chars="Reckoner,Grunt[x]", p2_chars="Smithy_Hand,Wall")
    assert len(cards(use(s.clone(), "1c1", 1), "1.hand")) == 1  # one opponent
    assert len(cards(use(s.clone(), "1c1", 2, "1c2"), "1.hand")) == 1  # one exhaustion counter
    assert len(cards(use(s.clone(), "1c1", 3), "1.hand")) == 2  # two main characters with a field of 6
    hurt = use(s.clone(), "1c1", 4)
    assert [damage(hurt, place) for place in ("1c1", "2c1", "2c2")] == [1, 0, 1]  # of no faction
    tired = use(s.clone(), "1c1", 5)
    assert cards(tired, "2.chars") == ["Smithy_Hand[x]", "Wall[x]"]  # cost 2 each
    assert damage(use(s.clone(), "1c1", 6, "2c2"), "1c1") == 2
    paid = use(s.clone(), "1c1", 7, "2c2")
    assert cards(paid, "2.discard") == ["Wall"] and cards(paid, "2.hand") == ["Grunt"]
    assert cards(use(s.clone(), "1c1", 8, "2c1"), "2.hand") == ["Grunt"]


@pytest.mark.clause("athernum 10.2.3", "athernum R32")
def test_command_tokens_are_counted_for_values():
    s = table(p1_chars="Weathervane", p1_commands=2, p2_commands=0)
    assert values(s, "1c1") == (2, 4)
    s = table(p1_chars="Weathervane", p1_commands=0, p2_commands=1)
    assert values(s, "1c1") == (1, 5)
    assert "use:1c1#9" in tokens(table(p1_chars="Reckoner", p1_hand="Wall"))
    s = use(table(p1_chars="Reckoner,Weathervane", p1_hand="Wall"), "1c1", 9)
    assert len(cards(s, "1.hand")) == 1  # shuffling has drawn one


@pytest.mark.clause("athernum 4.4.2d", "athernum R86")
def test_values_that_hold_as_long_as_something_come_last():
    s = settle(play(table(p1_chars="Grunt+Whetstone", p1_hand="Late_Choir"), "play:Late_Choir"))
    assert values(s, "1c1")[0] == 8  # 2, and 2 for the Whetstone, and all of it twice
    s = settle(play(table(p1_chars="Grunt+Whetstone", p1_hand="Late_Choir,Wall"), "play:Late_Choir"))
    assert values(s, "1c1")[0] == 3  # the first line resolved after the second, and sets what it has doubled


@pytest.mark.clause("athernum R139", "athernum 4.3.5c.I")
def test_costs_of_every_kind_are_paid_or_refuse():
    s = table(p1_chars="Haggler+Whetstone", p1_hand="Wall", p1_res=res(1))
    assert {"use:1c1#1", "use:1c1#3", "use:1c1#4"} <= set(tokens(s))
    assert refused(s, "use:1c1#2") == "athernum 4.3.5c.I"  # no damage counter
    s = settle(play(s, "use:1c1#3"))
    assert set(cards(s, "1.hand")) == {"Wall", "Whetstone", "Grunt"}
    s = use(table(p1_chars="Haggler[d2]"), "1c1", 2)
    assert damage(s, "1c1") == 1 and cards(s, "1.hand") == ["Grunt"]
    assert refused(table(p1_chars="Haggler", p1_res=res(1)), "use:1c1#1") == "athernum 4.3.5c.I"  # no card
    assert refused(table(p1_chars="Haggler"), "use:1c1#4") == "athernum 4.3.5c.I"


@pytest.mark.clause("athernum R127", "athernum 4.2.3d.II")
def test_what_has_left_finds_its_way_back():
    s = use(table(p1_chars="Toolbox,Boomerang"), "1c1", 6, "1c2")
    assert cards(s, "1.hand") == ["Boomerang"] and cards(s, "1.discard") == []
    s = use(table(p1_chars="Toolbox,Returner"), "1c1", 6, "1c2")
    assert cards(s, "1.chars") == ["Toolbox", "Returner[x]"]
    assert aimed(s, "1c1", 7) == ["1c1", "1c2", "1m", "2m"]


@pytest.mark.clause("athernum R8", "athernum R63")
def test_what_one_order_joins_is_not_aimed_twice_at_one_thing():
    s = table(p1_chars="Porter's_Mate,Wall[d2]", p2_chars="Grunt[d1]")
    play(s, "use:1c1#1 pick:1c2")
    assert sorted(picks(s)) == ["1c1", "1m", "2c1", "2m"]  # not from it to itself
    settle(play(s, "pick:1c1"))
    assert damage(s, "1c2") == 1 and damage(s, "1c1") == 1


@pytest.mark.clause("athernum 0.def.heal", "athernum R11")
def test_that_many_is_what_was_really_done():
    s = use(table(p1_chars="Porter's_Mate,Wall[d2]", p2_chars="Grunt[d1],Wall"), "1c1", 3)
    assert len(cards(s, "1.hand")) == 2
    s = use(table(p1_chars="Porter's_Mate", p1_hand="Wall"), "1c1", 4)
    assert cards(s, "1.hand") == ["Wall"]  # no location, no cards
    s = use(table(p1_chars="Porter's_Mate", p1_hand="Meadow"), "1c1", 4)
    assert len(cards(s, "1.hand")) == 2 and cards(s, "1.discard") == ["Meadow"]


@pytest.mark.clause("athernum 2.1.1e", "athernum 2.3.2", "athernum R131")
def test_items_do_not_stand_alone_and_only_the_top_card_lies_open():
    s = use(table(p1_chars="Porter's_Mate", p1_hand="Whetstone"), "1c1", 5)
    assert cards(s, "1.hand") == ["Whetstone"]
    s = use(table(p1_chars="Porter's_Mate", p1_discard="Whetstone,Grunt"), "1c1", 6)
    assert cards(s, "1.chars") == ["Porter's_Mate+Whetstone"] and cards(s, "1.discard") == ["Grunt"]
    s = use(table(p1_chars="Porter's_Mate", p1_hand="Wall", p1_deck="Roof_Lamp,Grunt"), "1c1", 7)
    assert values(s, "1c1") == (1, 4)  # the lamp was covered


@pytest.mark.clause("athernum 4.2.3c", "athernum R56")
def test_half_of_all_tokens_is_not_more_than_half():
    s = table(p1_main="Lone_Leader[v6]", pool=6, p1_chars="Toolbox,Grunt")
    use(s, "1c1", 6, "1c2")  # something changes, so that everything is looked at
    assert not s.over()
    s = table(p1_main="Lone_Leader[v6]", pool=5, p1_chars="Toolbox,Grunt")
    assert s.over() or use(s, "1c1", 6, "1c2").over()


@pytest.mark.clause("athernum 7.5.2b", "athernum R48")
def test_when_there_are_too_many_tokens_the_longest_gone_make_room():
    s = table()
    face = s.library.resource[0]
    first = s.new_thing(face, 0)
    s.set_flag(first, its.IS_TOKEN)
    while s.count() < 1024:
        s.new_thing(face, 0)
    assert s.new_thing(face, 0) == first  # everything else is a card, or was made after it
    with pytest.raises(NotationError, match="no room"):
        s.new_thing(face, 0)


@pytest.mark.clause("athernum R89", "athernum 9.3.9")
def test_combat_damage_is_prevented_and_heard_by_its_source():
    s = table(p1_chars="Grunt,Smithy_Hand,Hexer", p2_chars="Parry_Master", p1_res=res(1))
    play(s, "combat attack:1c1 at:2c1")  # a Soldier
    settle(s)
    assert damage(s, "2c1") == 0 and cards(s, "2.hand") == []
    settle(play(s, "attack:1c2 at:2c1"))  # a Human, and no Soldier
    assert damage(s, "2c1") == 3 and cards(s, "2.hand") == ["Grunt"]
    use(s, "1c3", 1, "2c1")  # no combat damage
    assert damage(s, "2c1") == 5 and cards(s, "2.hand") == ["Grunt"]


@pytest.mark.clause("athernum R94", "athernum R5", "athernum 4.2.1b")
def test_an_item_moved_across_the_table_is_controlled_there():
    s = table(p1_chars="Porter's_Mate+Whetstone,Wall", p2_chars="Grunt")
    use(s, "1c1", 2, "2c1")
    assert cards(s, "2.chars") == ["Grunt+Whetstone[o1]"] and values(s, "2c1") == (4, 2)
    assert "drop:2c1.1" not in tokens(s)
    to_next_turn(s)
    settle(play(s, "drop:2c1.1"))
    assert cards(s, "1.discard") == ["Whetstone"] and values(s, "2c1") == (2, 2)


@pytest.mark.clause("athernum R74")
def test_until_your_next_turn_lasts_through_the_turn_of_the_other():
    s = use(table(p1_chars="Scaffolder,Grunt"), "1c1", 3, "1c2")
    to_next_turn(s)
    assert s.active == 1 and values(s, "1c2") == (2, 5)
    to_next_turn(s)
    assert s.active == 0 and values(s, "1c2") == (2, 2)


@pytest.mark.clause("athernum R60")
def test_who_wins_together_shares_the_game():
    s = table(**THREE)
    found = []
    for winners in (0b001, 0b011, 0b111, DRAWN_GAME):
        s.result = winners
        found.append(s.returns())
    assert found == [[1.0, -1.0, -1.0], [0.0, 0.0, -1.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]


@pytest.mark.clause("athernum R98", "athernum 2.2.1b")
def test_an_effect_may_make_a_card_payable_or_not():
    for location in ("Tax_Hall", "Cheap_Hall"):
        assert "play:Wall" in tokens(table(p1_loc=location, p1_hand="Wall", p1_res=res(1)))
    assert "play:Wall" not in tokens(table(p1_hand="Wall", p1_res=res(1)))
    assert "play:Wall" not in tokens(table(p2_loc="Tax_Hall", p1_hand="Wall", p1_res=res(2)))
