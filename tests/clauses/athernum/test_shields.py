"""Damage that is prevented: how much, how often, for whom, and what is left of several shields."""

import pytest

from .table import cards, damage, field, play, res, settle, table, use

SHIELD = "athernum R89", "athernum 0.def.prevention-effect"


def struck(s, *amounts, at="1c2"):
    """The damage on a character after each blow of 1 (Fusspot) or 2 (Marshal)."""
    found = []
    for amount in amounts:
        if amount == 1:
            use(s, "1c3", 10, at)
        else:
            use(s, "1c4", 24, at)
        found.append(damage(s, at))
    return found


def table_of(second="Gleaner"):
    return table(p1_chars=f"Warder,{second},Fusspot,Marshal,Gleaner")


@pytest.mark.clause(*SHIELD)
def test_a_shield_is_used_up_as_it_prevents():
    assert struck(use(table_of(), "1c1", 1, "1c2"), 1, 1, 1) == [0, 0, 1]
    assert struck(use(table_of(), "1c1", 1, "1c2"), 1, 2, 1) == [0, 1, 2]
    assert struck(use(table_of(), "1c1", 1, "1c2"), 2, 2) == [0, 2]
    s = use(use(table_of(), "1c1", 1, "1c2"), "1c1", 1, "1c2")
    assert struck(s, 1, 2, 2) == [0, 0, 1]  # two of them


@pytest.mark.clause(*SHIELD)
def test_a_shield_is_for_whom_it_was_made():
    s = use(table_of(), "1c1", 1, "1c2")
    assert struck(s, 2, at="1c5") == [2] and struck(s, 2) == [0]
    s = use(use(table_of(), "1c1", 1, "1c5"), "1c1", 1, "1c2")
    assert struck(s, 1) == [0] and struck(s, 2, at="1c5") == [0] and struck(s, 2) == [1]


@pytest.mark.clause(*SHIELD)
def test_all_damage_and_the_next_time():
    assert struck(use(table_of(), "1c1", 2, "1c2"), 2, 2, 1) == [0, 0, 0]
    assert struck(use(table_of(), "1c1", 2, "1c2"), 2, at="1c5") == [2]
    s = use(table_of(), "1c1", 5, "1c2")
    assert struck(s, 2, at="1c5") == [2] and struck(s, 2, 2) == [0, 2]
    assert struck(use(table_of(), "1c1", 4, "1c2"), 2) == [2]  # that is about being exhausted
    assert struck(use(table_of(), "1c1", 3, "1c2"), 2) == [2]  # and that about combat


@pytest.mark.clause(*SHIELD)
def test_combat_damage_is_prevented_to_the_end_of_the_turn():
    for number, hurt in ((3, 0), (2, 0), (1, 1), (5, 0), (6, 3)):
        s = table(turn="3", p1_chars="Smithy_Hand", p2_chars="Gleaner")
        warded = table(turn="3", p1_chars="Smithy_Hand,Warder", p2_chars="Gleaner")
        use(warded, "1c2", number, *(["2c1"] if number != 6 else []))
        settle(play(warded, "combat attack:1c1 at:2c1 undefended"))
        assert damage(warded, "2c1") == hurt
        settle(play(s, "combat attack:1c1 at:2c1 undefended"))
        assert damage(s, "2c1") == 3


@pytest.mark.clause(*SHIELD)
def test_a_part_of_the_damage_is_prevented_each_time():
    assert struck(table_of("Soaker"), 1, 2) == [0, 1]
    s = use(table_of("Soaker"), "1c1", 1, "1c2")
    assert struck(s, 2, 2) == [0, 1]  # the newest first: the shield, and then only its own
    s = use(table_of("Soaker"), "1c1", 1, "1c2")
    assert struck(s, 1, 1, 1) == [0, 0, 0]


@pytest.mark.clause(*SHIELD)
def test_as_much_as_was_prevented_is_what_really_was():
    s = table_of("Sponge")
    struck(s, 2)
    assert "Briar:2" in field(s, "1.chars")
    struck(s, 1)
    assert "Briar:3" in field(s, "1.chars")
    s = use(table_of("Sponge"), "1c1", 1, "1c2")
    assert struck(s, 1, 2) == [0, 0]
    assert "Briar:1" in field(s, "1.chars")  # the shield took the rest


@pytest.mark.clause("athernum R24", "athernum 7.5.2b", "athernum R48")
def test_a_token_leaves_but_is_not_discarded():
    s = table(p1_chars="Mourner[d1],Maker,Toolbox", p1_res=res(1))
    use(s, "1c2", 1)
    use(s, "1c3", 6, "1c4")
    assert damage(s, "1c1") == 0 and cards(s, "1.hand") == []
    s = table(p1_chars="Mourner[d1],Wall,Toolbox")
    use(s, "1c3", 6, "1c2")
    assert damage(s, "1c1") == 0 and cards(s, "1.hand") == ["Grunt"]
    s = use(table(p1_chars="Mourner[d1],Wall,Toolbox"), "1c3", 7, "1c2")
    assert damage(s, "1c1") == 0 and cards(s, "1.hand") == ["Wall"]  # returned is not discarded
