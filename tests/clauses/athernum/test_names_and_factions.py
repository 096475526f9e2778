"""Names, types, factions and the main character that gives one (chapters 1 and 3)."""

import pytest

from .table import (
    DECK,
    aimed,
    cards,
    field,
    game,
    opening,
    play,
    res,
    settle,
    side,
    table,
    tokens,
    use,
    values,
)


@pytest.mark.clause("athernum 1.1.1", "athernum 1.1.3")
def test_an_effect_that_names_a_card_means_all_with_that_printed_name_and_copies_of_them():
    s = table(p1_chars="Caller,Toolbox,Grunt", p2_chars="Grunt,Wall")
    use(s, "1c2", 8, "2c1")  # a token that is a copy
    use(s, "1c1", 1)
    assert [side(s, at) for at in ("1c3", "1c4", "2c1")] == ["exhausted"] * 3
    assert [side(s, at) for at in ("1m", "1c1", "1c2", "2c2")] == ["up"] * 4


@pytest.mark.clause("athernum 1.1.3", "athernum 1.1.7")
def test_what_lies_face_down_has_no_name_to_be_found_by():
    s = use(table(p1_chars="Caller,Grunt[f],Grunt"), "1c1", 1)
    assert [side(s, at) for at in ("1c2", "1c3")] == ["down", "exhausted"]


@pytest.mark.clause("athernum 1.1.7", "athernum 1.1.1")
def test_the_same_name_is_the_printed_one_whatever_a_card_has_become():
    s = table(p1_chars="Caller,Seeker,Grunt", p2_chars="Grunt,Wall")
    use(s, "1c1", 6, "2c1")  # a Beast now
    use(s, "1c2", 7, "2c1")  # and without abilities
    use(s, "1c1", 2, "1c3")
    assert [side(s, at) for at in ("1c3", "2c1", "2c2")] == ["exhausted", "exhausted", "up"]


@pytest.mark.clause("athernum 1.1.5")
def test_only_a_card_of_the_database_can_be_named():
    s = play(table(p1_chars="Caller"), "use:1c1#3 pass pass")
    named = [word for word in tokens(s) if word.startswith("name:")]
    assert len(named) == len(tokens(s)) == game().library().cards
    assert "name:Grunt" in named and "name:Beast_Token" not in named and "name:Cog" not in named
    play(s, "name:Wall")
    assert cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 1.2.5")
def test_cards_with_one_symbol_are_of_one_faction():
    s = use(table(p1_chars="Prier,Smithy_Hand,Grunt", p2_chars="Cog_Peddler,Netcaster"), "1c1", 5)
    assert [side(s, at) for at in ("1m", "1c2", "2c1")] == ["exhausted"] * 3  # all Ironwright
    assert [side(s, at) for at in ("1c1", "1c3", "2m", "2c2")] == ["up"] * 4


@pytest.mark.clause("athernum 1.4.7")
def test_a_type_that_is_gained_comes_beside_the_others():
    s = table(p1_chars="Caller,Maker", p2_chars="Grunt", p1_res=res(1))
    use(s, "1c2", 1)
    use(s, "1c1", 6, "2c1")
    assert aimed(s, "1c1", 5) == ["1c3", "2c1"] and "2c1" in aimed(s, "1c1", 4)
    settle(play(s, "end"))
    assert s.turn == 4
    settle(play(s, "end"))
    assert aimed(s, "1c1", 5) == ["1c3"]


@pytest.mark.clause("athernum 0.text.audience", "athernum 1.3.3")
def test_a_cards_text_beats_a_rule():
    s = table(p1_chars="Surveyor", p1_hand="Meadow,Watchtower,Well")
    settle(play(s, "play:Meadow"))
    settle(play(s, "play:Watchtower"))  # a rule allows one
    assert cards(s, "1.loc") == ["Watchtower"] and "play:Well" not in tokens(s)
    plain = settle(play(table(p1_hand="Meadow,Watchtower"), "play:Meadow"))
    assert "play:Watchtower" not in tokens(plain)


@pytest.mark.clause("athernum 3.0.6c", "athernum 3.0.6b", "athernum 0.def.faction")
def test_cards_of_your_faction_are_those_of_your_main_character():
    s = table(p1_chars="Bannerman,Smithy_Hand,Grunt,Netcaster")
    assert [values(s, at)[0] for at in ("1m", "1c1", "1c2", "1c3")] == [3, 1, 4, 2]
    tide = table(p1_main="Quick_Leader", p1_chars="Bannerman,Smithy_Hand,Grunt")
    assert [values(tide, at)[0] for at in ("1m", "1c2", "1c3")] == [2, 3, 2]


@pytest.mark.clause("athernum 3.0.6c", "athernum 0.def.faction")
def test_without_a_faction_factionless_cards_are_meant():
    s = table(p1_main="Lone_Leader", p1_chars="Bannerman,Smithy_Hand,Grunt")
    assert [values(s, at)[0] for at in ("1m", "1c1", "1c2", "1c3")] == [3, 2, 3, 3]


@pytest.mark.clause("athernum 3.0.6c.I")
def test_the_same_holds_for_permanents_and_attachments():
    s = table(
        p1_chars="Bannerman,Grunt+Iron_Charm,Smithy_Hand+Whetstone",
        p1_loc="Meadow",
        p1_res=f"{res(1)},{res(1, '')}",
    )
    assert aimed(s, "1c1", 2) == ["1c3", "1m", "1r1"]
    assert aimed(s, "1c1", 3) == ["1c2.1"]
    lone = table(
        p1_main="Lone_Leader", p1_chars="Bannerman,Grunt+Iron_Charm,Smithy_Hand+Whetstone", p1_loc="Meadow"
    )
    assert aimed(lone, "1c1", 2) == ["1c1", "1c2", "1l1", "1m"]
    assert aimed(lone, "1c1", 3) == ["1c3.1"]


@pytest.mark.clause("athernum R42", "athernum 3.0.6b")
def test_a_faction_stays_when_its_card_or_the_main_character_is_exhausted():
    s = table(
        p1_main="Plain_Leader[x]", p1_chars="Bannerman,Smithy_Hand[x],Smithy_Hand", p2_chars="Cog_Peddler[f]"
    )
    assert values(s, "1c3")[0] == 4
    assert aimed(s, "1c1", 2) == ["1c2", "1c3", "1m"]  # what is face-down without being exhausted has none
    settle(play(s, "solvency"))
    assert field(s, "1.res") == "Ironwright_Resource_Token"


@pytest.mark.clause(
    "athernum 3.0.2c",
    "athernum 3.0.2c.I",
    "athernum 3.0.2c.II",
    "athernum 3.0.2c.III",
    "athernum 3.text.role",
    "athernum 0.def.main-character",
    "athernum 0.def.initiative",
    "athernum 0.def.faction",
)
@pytest.mark.parametrize(
    "mine, first, token",
    [
        ("Plain_Leader", 2, "Ironwright_Resource_Token"),  # it costs 3, the other 2
        ("Quick_Leader", 1, "Tidewatch_Resource_Token"),  # 1
        ("Site_Leader", 1, "Resource_Token"),  # none
    ],
)
def test_the_chosen_main_character_decides_who_starts_and_what_resources_are_made(mine, first, token):
    s = opening(f"Plain_Leader,Quick_Leader,Site_Leader,{DECK}", f"Lone_Leader,{DECK}")
    play(s, f"lead:{mine} lead:Lone_Leader")
    assert [int(seat) + 1 for seat in s.order] == [first, 3 - first]
    assert int(settle(s).seat) == first - 1
    while s.seat != 0:
        settle(play(s, "end"))
    settle(play(s, "solvency"))
    assert field(s, "1.res") == token
