"""So many for each of so many: the numbers are multiplied."""

import pytest

from .table import cards, damage, table, use, values


@pytest.mark.clause("athernum 0.def.effect")
@pytest.mark.parametrize("soldiers", [0, 1, 3])
def test_two_cards_for_each_soldier(soldiers):
    s = use(table(p1_chars=",".join(["Quartermaster"] + ["Grunt"] * soldiers)), "1c1", 1)
    assert len(cards(s, "1.hand")) == 2 * soldiers


@pytest.mark.clause("athernum 0.def.effect", "athernum 10.3.2")
def test_two_damage_for_each_soldier():
    s = use(table(p1_chars="Quartermaster,Grunt,Grunt", p2_chars="Wall,Wall"), "1c1", 2, "2c2")
    assert (damage(s, "2c1"), damage(s, "2c2")) == (0, 4)


@pytest.mark.clause("athernum 0.def.effect", "athernum 4.4.1")
def test_two_ofv_for_each_soldier():
    s = table(p1_chars="Quartermaster,Grunt,Grunt")
    before = values(s, "1c2")
    s = use(s, "1c1", 3, "1c2")
    assert values(s, "1c2") == (before[0] + 4, before[1])
