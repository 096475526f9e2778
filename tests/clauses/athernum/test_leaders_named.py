"""Text that says "main character" for exactly what it does beats the rules that keep main characters safe."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at
from tests.clauses.athernum.table import (
    cards,
    damage,
    field,
    game,
    play,
    res,
    settle,
    table,
    to_next_turn,
    use,
)

LEADERS = "athernum R1", "athernum 3.0.5", "athernum 0.hier.card-text"


@pytest.mark.clause(*LEADERS, "athernum 3.0.7a", "athernum 10.1.5")
def test_a_main_character_that_is_named_is_discarded_with_what_lies_on_it():
    s = table(p1_chars="Kingmaker", p2_main="Quick_Leader[v2]+Whetstone", pool="10")
    use(s, "1c1", 1, "2m")
    assert field(s, "2.main") == "" and sorted(cards(s, "2.discard")) == ["Quick_Leader", "Whetstone"]
    assert field(s, "pool") == "12" and not s.over()
    to_next_turn(s)  # its player goes on without one: commands need none
    play(s, "solvency pass pass")
    assert len(cards(s, "2.res")) == 1


@pytest.mark.clause(*LEADERS, "athernum 3.0.7a")
@pytest.mark.parametrize(("ability", "zone"), [(2, "2.hand"), (3, "2.deck"), (9, "2.deck")])
def test_a_main_character_that_is_named_goes_to_another_zone(ability, zone):
    s = use(table(p1_chars="Kingmaker"), "1c1", ability, "2m")
    assert field(s, "2.main") == "" and "Quick_Leader" in cards(s, zone)


@pytest.mark.clause(*LEADERS, "athernum 3.0.7a")
def test_your_main_character_is_a_name_as_well_and_afterwards_nobody_is_meant():
    s = table(p1_chars="Kingmaker", p1_res=res(3))
    use(s, "1c1", 6)
    assert field(s, "1.main") == "" and cards(s, "1.hand") == ["Plain_Leader"]
    use(s, "1c1", 6)
    play(s, "play:Plain_Leader")
    settle(s)
    assert cards(s, "1.chars") == ["Kingmaker", "Plain_Leader"]  # a character like others now
    use(s, "1c1", 7)
    assert damage(s, "1c2") == 0


@pytest.mark.clause(*LEADERS, "athernum 3.0.7d", "athernum R49")
def test_control_of_a_main_character_that_is_named_changes_and_falls_back():
    s = table(p1_chars="Kingmaker", p2_main="Quick_Leader+Whetstone")
    use(s, "1c1", 8, "2m")
    assert field(s, "2.main") == "Quick_Leader+Whetstone"  # "target character" does not reach it
    use(s, "1c1", 4, "2m")
    assert field(s, "2.main") == ""
    assert cards(s, "1.chars") == ["Kingmaker", "Quick_Leader[o2/m]+Whetstone[o2]"]
    assert game().position(game().new(game().position(s), "1")) == game().position(s)
    to_next_turn(s)
    assert field(s, "2.main") == "Quick_Leader+Whetstone" and cards(s, "1.chars") == ["Kingmaker"]


@pytest.mark.clause(*LEADERS, "athernum 3.0.7d")
def test_two_main_characters_that_are_named_change_sides_and_come_back():
    s = table(p1_chars="Kingmaker,Grunt", p2_chars="Grunt")
    use(s, "1c1", 5, "1m", "2m")
    assert cards(s, "1.chars") == ["Kingmaker", "Grunt", "Quick_Leader[o2/m]"]
    assert cards(s, "2.chars") == ["Grunt", "Plain_Leader[o1/m]"]
    assert s.get(at(s, "1c3"), its.CONTROLLER) == 0 and s.get(at(s, "2c2"), its.CONTROLLER) == 1
    to_next_turn(s)
    assert (field(s, "1.main"), field(s, "2.main")) == ("Plain_Leader", "Quick_Leader")


@pytest.mark.clause(*LEADERS, "athernum R49")
def test_a_main_character_that_is_named_stays_where_no_slot_is_free():
    s = table(p1_chars="Kingmaker,Grunt,Grunt,Grunt,Grunt")
    use(s, "1c1", 4, "2m")
    assert field(s, "2.main") == "Quick_Leader"
