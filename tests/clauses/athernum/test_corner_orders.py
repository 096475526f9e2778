"""Orders at their edges: copies of hidden things, markers without a place, slots that are taken, shields."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at

from .table import (
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
    to_next_turn,
    tokens,
    use,
    values,
    victory,
)


@pytest.mark.clause("athernum R45", "athernum 7.5.1", "athernum 6.3.1", "athernum 6.3.3")
def test_a_copy_of_something_hidden_is_a_blank_token_of_its_kind():
    for hidden in "Wall[f]", "Whetstone[f]", "Meadow[f]":
        s = use(table(p1_chars=f"Forger,{hidden}"), "1c1", 1, "1c2")
        assert cards(s, "1.chars") == ["Forger", hidden, "[f]"] and s.flag(at(s, "1c3"), its.IS_TOKEN)
        assert cards(use(s, "1c1", 1, "1c3"), "1.chars") == ["Forger", hidden, "[f]", "[f]"]
    s = use(table(p1_chars="Forger", p2_loc="Meadow[f]"), "1c1", 1, "2l1")
    assert cards(s, "1.loc") == ["[f]"] and cards(s, "1.chars") == ["Forger"]


@pytest.mark.clause("athernum R45", "athernum 2.5.1")
def test_a_copy_of_an_attachment_lies_beside_it_also_on_the_main_character():
    s = use(table(p1_main="Plain_Leader+Iron_Charm", p1_chars="Forger"), "1c1", 2)
    assert field(s, "1.main") == "Plain_Leader+Iron_Charm+Iron_Charm" and values(s, "1m")[1] == 7


@pytest.mark.clause("athernum R46", "athernum 7.5.1", "athernum 6.3.4")
def test_a_copy_of_something_exhausted_is_hollow_and_so_is_a_copy_of_that():
    s = use(table(p1_chars="Forger,Toolbox[x],Mentor"), "1c1", 1, "1c2")
    assert cards(s, "1.chars")[3] == "Toolbox[x]"
    use(s, "1c3", 9, "1c4")
    assert side(s, "1c4") == "up" and values(s, "1c4") == (0, 0)
    assert not [word for word in tokens(s) if word.startswith("use:1c4")]
    use(s, "1c1", 1, "1c4")
    assert side(s, "1c5") == "up" and not [word for word in tokens(s) if word.startswith("use:1c5")]


@pytest.mark.clause("athernum R64", "athernum 10.1.3")
def test_markers_go_only_where_they_may_lie():
    s = table(p1_chars="Keeper,Sower,Wall", p1_main="Plain_Leader[v2]")
    moved = use(s.clone(), "1c1", 7, "1m", "1c2")
    assert (victory(moved, "1m"), victory(moved, "1c2")) == (1, 1)
    kept = use(s.clone(), "1c1", 7, "1m", "1c3")  # no field
    assert (victory(kept, "1m"), victory(kept, "1c3")) == (2, 0)
    s = table(p1_chars="Keeper[d2],Wall", p1_loc="Meadow", p2_loc="Watchtower")
    assert damage(use(s.clone(), "1c1", 8, "1c1", "2l1"), "2l1") == 1
    kept = use(s.clone(), "1c1", 8, "1c1", "1l1")  # no DFV
    assert (damage(kept, "1c1"), damage(kept, "1l1")) == (2, 0)
    s = use(table(p1_chars="Keeper[d2]+Whetstone"), "1c1", 9, "1c1")
    assert cards(s, "1.chars") == ["Keeper[d2]+Whetstone"]  # an attachment bears none


@pytest.mark.clause("athernum 6.1.1", "athernum R122")
def test_a_card_put_down_from_a_hand_is_known_to_its_owner_only():
    s = use(table(p1_chars="Keeper,Archivist", p1_hand="Wall", p2_chars="Archivist"), "1c1", 5)
    assert cards(s, "1.chars") == ["Keeper", "Archivist", "Wall[f]"]
    assert "Wall" in str(things(s, 0, 1, "characters")[2])
    shown = table(p1_chars="Keeper", p1_hand="Wall,Grunt", p2_chars="Archivist", active=2)
    use(shown, "2c1", 10)  # player 1 has to reveal the hand
    to_next_turn(shown)
    play(shown, "use:1c1#5")
    settle(shown)
    for seat in 1, -1:  # which of the known cards it was, nobody can say
        assert "Wall" not in str(things(shown, seat, 1, "characters")[1])
        assert "Grunt" not in str(things(shown, seat, 1, "characters")[1])


@pytest.mark.clause("athernum R49", "athernum R47")
def test_what_comes_back_into_its_slot_stays_away_if_that_is_taken():
    def evening(s):
        play(s, "end")
        while not s.over() and s.active == 0:
            play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
        return s

    s = table(p1_chars="Keeper,Wall", p1_hand="Grunt", p1_res=res(1))
    use(s, "1c1", 6, "1c2")
    assert cards(s, "1.void") == ["Wall"]
    free = evening(s.clone())
    assert cards(free, "1.chars") == ["Keeper", "Wall"] and cards(free, "1.void") == []
    settle(play(s, "play:Grunt"))
    evening(s)
    assert cards(s, "1.chars") == ["Keeper", "Grunt"] and cards(s, "1.void") == ["Wall"]


@pytest.mark.clause("athernum R89", "athernum R74")
def test_replacements_and_shields_without_a_duration_end_with_the_turn():
    s = use(table(p1_chars="Keeper,Grunt"), "1c1", 1, "1c2")
    assert cards(use(s.clone(), "1c1", 22, "1c2"), "1.chars") == ["Keeper", "Grunt[x]"]
    to_next_turn(
        to_next_turn(s)
    )  # what is said of one as it leaves the board is so for as long as it lies there
    assert cards(use(s, "1c1", 22, "1c2"), "1.chars") == ["Keeper", "Grunt[x]"]
    s = use(table(p1_chars="Keeper,Wall,Marshal"), "1c1", 2, "1c2")
    assert damage(use(s.clone(), "1c3", 24, "1c2"), "1c2") == 0
    to_next_turn(to_next_turn(s))
    assert damage(use(s, "1c3", 24, "1c2"), "1c2") == 2
    s = use(table(p1_chars="Keeper,Wall"), "1c1", 4, "1c2")
    to_next_turn(to_next_turn(s))
    assert side(use(s, "1c1", 22, "1m"), "1c2") == "up"
    s = use(table(p1_chars="Keeper,Wall,Toolbox"), "1c1", 4, "1c2")
    assert side(use(s.clone(), "1c3", 1, "1c2"), "1c2") == "up"
    to_next_turn(to_next_turn(s))
    assert side(use(s, "1c3", 1, "1c2"), "1c2") == "exhausted"
    s = use(table(turn="3", p1_chars="Keeper,Wall", p2_chars="Smithy_Hand"), "1c1", 3, "1c2")
    to_next_turn(s)
    settle(play(s, "combat attack:2c1 at:1c2 undefended"))
    assert damage(s, "1c2") == 3


@pytest.mark.clause("athernum 2.3.2", "athernum R94")
def test_what_cannot_be_attached_is_not():
    s = table(p1_chars="Keeper+Whetstone,Chest+Pump")
    same = use(s.clone(), "1c1", 12, "1c1.1", "1c1")
    assert cards(same, "1.hand") == [] and cards(same, "1.chars") == ["Keeper+Whetstone", "Chest+Pump"]
    s = use(table(p1_chars="Keeper,Chest+Cog,Mover"), "1c1", 12, "1c3")  # a token: it is gone
    assert cards(s, "1.chars") == ["Keeper", "Chest", "Mover"] and cards(s, "1.hand") == []
    s = table(p1_chars="Keeper,Standing_Stone,Chest")  # a Relic that stands for itself
    use(s, "1c1", 23, "1c2", "1c3")
    assert cards(s, "1.chars") == ["Keeper", "Standing_Stone", "Chest"] and cards(s, "1.hand") == []
    s = use(table(p1_chars="Keeper", p1_discard="Wall"), "1c1", 11)
    assert cards(s, "1.discard") == ["Wall"] and cards(s, "1.hand") == []  # only items are attached
    s = use(table(p1_chars="Keeper", p1_discard="Iron_Charm"), "1c1", 11)
    assert cards(s, "1.chars") == ["Keeper+Iron_Charm"] and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 0.def.discard", "athernum R127")
def test_what_lies_in_the_discard_pile_is_not_discarded_again():
    s = use(table(p1_chars="Keeper,Double_Loser"), "1c1", 22, "1c2")
    assert cards(s, "1.discard") == ["Double_Loser"] and cards(s, "1.hand") == []
    s = use(table(p1_chars="Porter,Double_Loser"), "1c1", 1, "1c2")  # to the void, and from there
    assert cards(s, "1.discard") == ["Double_Loser"] and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum R2", "athernum 9.3.9c")
def test_combat_damage_alone_may_be_forbidden():
    s = table(turn="3", p1_chars="Gentle_Giant,Hexer", p2_chars="Wall", p1_res=res(1))
    settle(play(s, "combat attack:1c1 at:2c1 undefended"))
    assert damage(s, "2c1") == 0
    s = table(turn="3", p1_chars="Smithy_Hand,Hexer", p2_chars="Stone_Skin", p1_res=res(1))
    settle(play(s, "combat attack:1c1 at:2c1 undefended"))
    assert damage(s, "2c1") == 0
    use(s, "1c2", 1, "2c1")
    assert damage(s, "2c1") == 2


@pytest.mark.clause("athernum R24", "athernum R103", "athernum R89")
def test_one_that_stays_does_not_keep_another_from_leaving():
    for order in ("Soft_Landing,Wall", "Wall,Soft_Landing"):
        s = table(p1_chars=f"Keeper,{order}")
        use(s, "1c1", 13, "1c2", "1c3")
        assert cards(s, "1.discard") == ["Wall"] and "Soft_Landing" in cards(s, "1.chars")
        assert "Briar:1" in field(s, "1.main")


@pytest.mark.clause("athernum R2", "athernum R96")
def test_what_cannot_be_added_is_not():
    s = use(table(p1_chars="Keeper"), "1c1", 17)
    assert cards(s, "1.hand") == ["Grunt"] and field(s, "1.mana")
    s = use(table(p1_chars="Keeper", p1_loc="Dry_Well"), "1c1", 17)
    assert cards(s, "1.hand") == [] and not field(s, "1.mana")
    s = use(table(p1_chars="Keeper", p2_loc="Dry_Well"), "1c1", 17)
    assert field(s, "1.mana")


@pytest.mark.clause("athernum R2", "athernum R89", "athernum 4.1.8d")
def test_an_effect_may_be_safe_from_being_neutralized():
    def answered(location):
        s = table(p1_chars="Toolbox", p1_loc=location, p2_chars="Canceller")
        play(s, "use:1c1#2 pick:1c1 pass use:2c1#1")
        settle(s)
        return game().position(s).count("[e1]"), len(cards(s, "1.hand"))

    assert answered("Meadow") == (0, 0)
    assert answered("Firm_Word") == (1, 0)
    assert answered("Costly_Word") == (1, 1)
    assert refused(table(p1_chars="Canceller"), "use:1c1#1")
