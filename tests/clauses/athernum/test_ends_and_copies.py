"""The ends of the game that checks find, and the copies, sites and attachments that they discard."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at

from .table import (
    cards,
    field,
    game,
    picks,
    play,
    settle,
    side,
    table,
    things,
    to_next_turn,
    use,
    values,
)
from .test_many_players import THREE


def ended(s):
    return game().result(s), game().ending(s)


@pytest.mark.clause("athernum R60", "athernum 4.2.3b", "athernum 4.2.3a")
def test_who_wins_or_loses_together_shares_a_draw():
    assert ended(use(table(p1_chars="Keeper"), "1c1", 14)) == ("=", "won by an effect")
    assert ended(use(table(p1_chars="Keeper", **THREE), "1c1", 14)) == ("=", "won by an effect")
    assert ended(use(table(p1_chars="Keeper"), "1c1", 15)) == ("=", "lost by an effect")
    assert ended(use(table(p1_chars="Keeper", **THREE), "1c1", 15)) == ("=", "lost by an effect")
    assert ended(use(table(p1_chars="Keeper"), "1c1", 16))[0] == "1"
    assert ended(use(table(p1_chars="Keeper", **THREE), "1c1", 16))[0] == "1"  # both at once


@pytest.mark.clause("athernum 4.2.3a", "athernum R108")
def test_of_three_players_one_may_lose_alone():
    s = settle(play(table(p1_chars="Gambler", **THREE), "use:1c1#2"))
    assert not s.over() and not s.alive(0) and s.alive(1) and s.alive(2)


@pytest.mark.clause("athernum R2", "athernum 4.2.3a", "athernum 4.2.3b")
def test_who_cannot_win_or_lose_does_not():
    s = use(table(p1_chars="Keeper", p1_loc="Long_Game"), "1c1", 14)
    assert not s.over()
    s = use(table(p1_chars="Keeper", p1_loc="Charmed_Life"), "1c1", 15)
    assert ended(s)[0] == "1"
    s = use(table(p1_chars="Keeper", p2_loc="Charmed_Life"), "1c1", 16)
    assert not s.over()
    assert ended(use(table(p1_chars="Keeper", p1_loc="Charmed_Life"), "1c1", 16))[0] == "1"


@pytest.mark.clause("athernum 4.2.3c", "athernum R56", "athernum R57")
def test_the_majority_is_strictly_more_than_half_of_all_there_are():
    def result(first, second, pool, **words):
        words |= {"p1_main": f"Lone_Leader[v{first}]", "p2_main": f"Quick_Leader[v{second}]"}
        s = table(p1_chars="Toolbox,Grunt[d9]", pool=pool, **words)  # the check has something to do besides
        if not s.over():
            use(s, "1c1", 2, "1c1")
        return game().result(s) if s.over() else ""

    assert result(4, 2, 1) == "1" and result(4, 2, 2) == "" and result(2, 4, 1) == "2"
    assert result(3, 3, 0) == "" and result(4, 3, 0) == "1"
    assert result(1, 1, 0, p3_main="Lone_Leader[v3]", p3_deck="Grunt") == "3"
    assert result(1, 2, 0, p3_main="Lone_Leader[v3]", p3_deck="Grunt") == ""


@pytest.mark.clause("athernum 2.2.7c", "athernum R53")
def test_of_several_copies_one_stays():
    s = table(p1_chars="Toolbox,Twin_Heir,Wall,Twin_Heir,Twin_Heir", p2_chars="Twin_Heir")
    play(s, "use:1c1#2 pick:1c1 pass pass")
    assert sorted(picks(s)) == ["1c2", "1c4", "1c5"]
    play(s, "pick:1c4")
    settle(s)
    assert field(s, "1.chars") == "Toolbox[e1],,Wall,Twin_Heir" and cards(s, "2.chars") == ["Twin_Heir"]
    assert cards(s, "1.discard") == ["Twin_Heir", "Twin_Heir"]


@pytest.mark.clause("athernum 2.2.7c", "athernum R53", "athernum R2")
def test_a_copy_that_cannot_leave_is_the_one_that_stays():
    for heirs, left in (
        ("Twin_Heir,Twin_Heir+Root", ["Twin_Heir+Root"]),
        ("Twin_Heir+Root,Twin_Heir", ["Twin_Heir+Root"]),
        ("Twin_Heir+Root,Twin_Heir+Root,Twin_Heir", ["Twin_Heir+Root", "Twin_Heir+Root"]),
    ):
        s = settle(use(table(p1_chars=f"Toolbox,{heirs}"), "1c1", 2, "1c1"))
        assert cards(s, "1.chars")[1:] == left


@pytest.mark.clause("athernum R143", "athernum 2.2.7c")
def test_a_copy_that_is_saved_is_saved_once_in_a_check():
    for heirs in "Stubborn_Heir,Stubborn_Heir", "Stubborn_Heir+Root,Stubborn_Heir":
        s = settle(use(table(p1_chars=f"Toolbox,{heirs}"), "1c1", 2, "1c1"))
        assert len(cards(s, "1.chars")) == 2 and cards(s, "1.discard") == ["Stubborn_Heir"]
        assert cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 2.2.7f", "athernum R53")
def test_a_hidden_copy_that_stays_is_known_from_then_on():
    s = table(p1_chars="Toolbox,Twin_Heir[f],Twin_Heir")
    play(s, "use:1c1#2 pick:1c1 pass pass pick:1c2")
    settle(s)
    assert side(s, "1c2") == "down" and s.get(at(s, "1c2"), its.KNOWN) == s.everybody()
    assert "Twin Heir" in str(things(s, 1, 1, "characters")[1])


@pytest.mark.clause("athernum 2.2.7", "athernum R52")
def test_only_cards_with_a_field_are_unique_and_only_for_each_player():
    s = use(table(p1_chars="Toolbox,Wall,Wall,Sower", p2_chars="Sower,Wall"), "1c1", 2, "1c1")
    assert len(cards(s, "1.chars")) == 4 and len(cards(s, "2.chars")) == 2


@pytest.mark.clause("athernum 4.2.2c", "athernum R50", "athernum R51")
def test_of_several_locations_the_one_placed_last_stays_for_each_player():
    s = table(p1_chars="Mason,Usurper", p1_loc="Meadow", p2_loc="Watchtower")
    use(s, "1c2", 1, "2l1")
    assert cards(s, "1.loc") == ["Watchtower[o2]"] and cards(s, "1.discard") == ["Meadow"]
    s = table(p1_main="Site_Leader", p1_chars="Usurper", p2_loc="Watchtower")
    use(s, "1c1", 1, "2l1")
    assert field(s, "1.main") == "Site_Leader" and cards(s, "2.discard") == ["Watchtower"]
    s = table(p1_chars="Seeker,Wall", p1_loc="Meadow", p2_loc="Watchtower")
    use(s, "1c1", 8, "1c2")  # it becomes a location: two of them, and it was placed first
    assert cards(s, "1.loc") == ["Meadow"] or cards(s, "1.discard") == ["Meadow"]
    assert len(cards(s, "1.discard")) == 1 and cards(s, "2.loc") == ["Watchtower"]


@pytest.mark.clause("athernum 4.2.2d", "athernum 2.2.6")
def test_an_attachment_that_cannot_go_on_is_discarded():
    s = table(p1_main="Lone_Leader", p1_chars="Marshal+Last_Strap,Toolbox+Whetstone")
    use(s, "1c2", 6, "1c1")  # it would go to a character with a free slot, and there is none
    assert cards(s, "1.chars") == ["Toolbox+Whetstone"]
    assert sorted(cards(s, "1.discard")) == ["Last_Strap", "Marshal"]
    s = table(p1_main="Lone_Leader", p1_chars="Marshal+Last_Strap,Toolbox")
    use(s, "1c2", 6, "1c1")
    assert cards(s, "1.chars") == ["Toolbox+Last_Strap"] and cards(s, "1.discard") == ["Marshal"]


@pytest.mark.clause("athernum 4.2.2a", "athernum R34", "athernum R35")
def test_damage_discards_at_the_value_and_not_below_and_only_what_is_face_up():
    wall = values(table(p1_chars="Wall"), "1c1")[1]
    for hurt, falls in ((f"d{wall - 1}", False), (f"d{wall}", True), (f"x/d{wall}", False), ("f/d9", False)):
        s = use(table(p1_chars=f"Toolbox,Wall[{hurt}]"), "1c1", 2, "1c1")
        assert (len(cards(s, "1.chars")) == 1) == falls


@pytest.mark.clause("athernum 4.2.1", "athernum R74")
def test_effects_of_a_phase_end_with_that_phase_and_not_with_another():
    s = table(turn="3", p1_chars="Scaffolder,Grunt")
    use(s, "1c1", 1, "1c2")
    assert values(s, "1c2") == (2, 5)
    use(s, "1c1", 2, "1c2")
    settle(play(s, "combat"))
    assert values(s, "1c2") == (2, 8)  # the Day Phase goes on behind it
    use(s, "1c1", 1, "1c2")
    assert values(s, "1c2") == (2, 11)
    settle(play(s, "end-combat"))
    assert values(s, "1c2") == (2, 8)  # what began in the combat has ended with it
    to_next_turn(s)
    assert values(s, "1c2") == (2, 2)
