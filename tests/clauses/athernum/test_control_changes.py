"""Control that changes hands more than once, together, or not at all."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at

from .table import cards, field, play, settle, side, table, to_next_turn, tokens, use, values

TAKEN = "athernum R49", "athernum 7.5.7"


def answer(s, first, second):
    """Player 1 begins something, player 2 answers it, and both resolve."""
    return settle(play(s, f"{first} pass {second}"))


@pytest.mark.clause(*TAKEN)
def test_control_falls_back_to_the_newest_effect_that_is_left():
    s = table(p1_chars="Jailer,Toolbox", p2_chars="Wall,Marshal")
    use(s, "1c1", 1, "2c1")  # for good
    assert cards(s, "1.chars") == ["Jailer", "Toolbox", "Wall[o2]"]
    answer(s, "use:1c2#3 pick:1m", "use:2c2#5 pick:1c3")  # back until end of turn
    assert cards(s, "2.chars") == ["Wall", "Marshal"]
    to_next_turn(s)
    assert cards(s, "1.chars") == ["Jailer", "Toolbox", "Wall[o2]"] and cards(s, "2.chars") == ["Marshal"]


@pytest.mark.clause(*TAKEN)
def test_of_two_effects_that_end_together_neither_moves_what_is_at_home():
    s = table(p1_chars="Marshal,Toolbox", p2_chars="Wall,Marshal,Chest")
    use(s, "1c1", 5, "2c1")
    answer(s, "use:1c2#3 pick:1m", "use:2c2#5 pick:1c3")
    assert cards(s, "2.chars") == ["Wall", "Marshal", "Chest"]
    to_next_turn(s)
    assert cards(s, "2.chars") == ["Wall", "Marshal", "Chest"] and len(cards(s, "1.chars")) == 2
    assert cards(s, "2.discard") == []


@pytest.mark.clause(*TAKEN)
def test_what_cannot_go_home_is_discarded_by_the_check():
    s = table(p1_chars="Marshal", p2_chars="Wall,Grunt,Grunt,Grunt,Maker", p2_res="Ironwright_Resource_Token")
    use(s, "1c1", 5, "2c1")
    answer(s, "use:1c1#1", "use:2c5#1")  # a token takes the slot
    assert len(cards(s, "2.chars")) == 5
    to_next_turn(s)
    assert cards(s, "2.discard") == ["Wall"] and cards(s, "1.chars").count("Wall[o2]") == 0


@pytest.mark.clause(*TAKEN, "athernum R2")
def test_both_change_hands_or_neither_does():
    for words in ({"p1_loc": "Own_Ground"}, {"p2_loc": "Own_Ground"}, {"p1_loc": "No_Taking"}):
        s = use(table(p1_chars="Marshal,Wall", p2_chars="Grunt", **words), "1c1", 6, "1c2", "2c1")
        assert cards(s, "1.chars") == ["Marshal", "Wall"] and cards(s, "2.chars") == ["Grunt"]
    for words in ({"p1_loc": "Own_Tools"}, {"p2_loc": "Own_Tools"}):
        s = use(table(p1_chars="Marshal+Whetstone", p2_chars="Chest+Pump", **words), "1c1", 7)
        assert cards(s, "1.chars") == ["Marshal+Whetstone"] and cards(s, "2.chars") == ["Chest+Pump"]
    s = use(table(p1_chars="Marshal+Whetstone", p2_chars="Chest+Pump", p1_loc="Own_Ground"), "1c1", 7)
    assert cards(s, "1.chars") == ["Marshal+Pump[o2]"]  # they speak of characters


@pytest.mark.clause("athernum 7.5.7b", "athernum R94", "athernum 4.2.2f")
def test_items_that_are_tokens_stay_where_they_were_made():
    for mine, theirs in (("Marshal+Cog", "Chest+Pump"), ("Marshal+Pump", "Chest+Cog")):
        s = table(p1_chars=mine, p2_chars=theirs)
        use(s, "1c1", 7)
        assert cards(s, "1.chars") == [mine] and cards(s, "2.chars") == [theirs]
    s = use(table(p1_chars="Marshal+Whetstone+Pump"), "1c1", 7)
    assert cards(s, "1.chars") == ["Marshal+Whetstone+Pump"]  # of one player


@pytest.mark.clause("athernum 7.5.7b", "athernum R94", "athernum R74")
def test_exchanged_items_go_back_at_the_end_of_the_turn_if_both_are_there():
    s = table(p1_chars="Marshal+Whetstone,Prier", p2_chars="Chest+Pump")
    use(s, "1c1", 7)
    assert cards(s, "1.chars")[0] == "Marshal+Pump[o2]" and values(s, "2c1")[0] == 3
    back = to_next_turn(s.clone())
    assert cards(back, "1.chars")[0] == "Marshal+Whetstone" and cards(back, "2.chars") == ["Chest+Pump"]
    use(s, "1c2", 2, "2c1.1")  # one of them is gone
    to_next_turn(s)
    assert cards(s, "1.chars")[0] == "Marshal+Pump[o2]" and cards(s, "1.discard") == ["Whetstone"]


@pytest.mark.clause("athernum 2.2.7", "athernum R53", *TAKEN)
def test_no_exchange_brings_a_second_copy():
    s = use(table(p1_chars="Marshal,Wall,Sower", p2_chars="Sower"), "1c1", 6, "1c2", "2c1")
    assert cards(s, "1.chars") == ["Marshal", "Wall", "Sower"] and cards(s, "2.chars") == ["Sower"]
    s = use(table(p1_chars="Marshal,Sower", p2_chars="Sower,Wall"), "1c1", 6, "1c2", "2c2")
    assert cards(s, "2.chars") == ["Sower", "Wall"]
    s = use(table(p1_chars="Marshal,Sower", p2_chars="Wall"), "1c1", 6, "1c2", "2c1")
    assert cards(s, "1.chars") == ["Marshal", "Wall[o2]"]


@pytest.mark.clause("athernum 7.1.2a", *TAKEN)
def test_what_is_exchanged_for_something_elsewhere_needs_a_free_slot():
    def swapped(mine):
        s = table(p1_chars=mine, p1_loc="Meadow", p2_chars="Grunt")
        return cards(use(s, "1c1", 7, "1l1", "2c1"), "2.loc")

    assert swapped("Forger,Wall,Wall,Wall") == ["Meadow[o1]"]
    assert swapped("Forger,Wall,Wall,Wall,Wall") == []  # no slot for the Grunt
    s = table(p1_chars=",Forger", p1_loc="Meadow", p2_chars="Grunt")  # the first slot is free
    use(s, "1c2", 7, "1l1", "2c1")
    assert field(s, "1.chars") == "Grunt[o2],Forger"


@pytest.mark.clause(*TAKEN, "athernum R1")
def test_a_main_character_is_not_taken_or_exchanged():
    s = use(table(p1_chars="Marshal", p2_chars="Wall"), "1c1", 5, "2m")
    assert field(s, "2.main") == "Quick_Leader" and cards(s, "1.chars") == ["Marshal"]
    for pair in (("1m", "2c1"), ("1c1", "2m")):
        s = use(table(p1_chars="Marshal", p2_chars="Wall"), "1c1", 6, *pair)
        assert field(s, "1.main") == "Plain_Leader" and cards(s, "1.chars") == ["Marshal"]


@pytest.mark.clause("athernum R53", "athernum 2.2.7f")
def test_what_cannot_be_taken_because_it_is_a_second_copy_shows_itself():
    s = table(p1_chars="Jailer,Sower", p2_chars="Sower[f]")
    use(s, "1c1", 1, "2c1")
    assert side(s, "2c1") == "down" and cards(s, "2.chars") == ["Sower[f]"]
    assert s.get(at(s, "2c1"), its.KNOWN) == s.everybody()
    assert "use:1c1#1" in tokens(s)
