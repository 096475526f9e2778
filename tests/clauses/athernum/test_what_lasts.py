"""What holds for a while, for whom, and which values a thing has by it."""

import pytest

from .table import (
    cards,
    damage,
    play,
    refused,
    res,
    settle,
    table,
    to_next_turn,
    tokens,
    use,
    values,
    victory,
)
from .test_many_players import THREE


def combats(s):
    """How many Combat Phases the active player can enter."""
    count = 0
    while "combat" in tokens(s):
        count += 1
        settle(play(s, "combat end-combat"))
    return count


@pytest.mark.clause("athernum 4.3.2c", "athernum R131", "athernum R47")
def test_an_ability_of_a_card_in_the_discard_pile_ends_as_the_card_goes():
    s = table(p1_chars="Trainer,Grunt,Archivist", p1_hand="Old_Oath", p2_chars="Grunt")
    play(s, "use:1c3#2 pass pass pick:Old_Oath")
    settle(s)
    assert cards(s, "1.discard") == ["Old_Oath"]
    assert values(s, "1c2") == (2, 3) and values(s, "2c1") == (2, 2)
    use(s, "1c1", 10)
    assert cards(s, "1.discard") == [] and values(s, "1c2") == (2, 2)


@pytest.mark.clause("athernum 4.4.2d", "athernum R87")
def test_values_that_wait_for_each_other_do_not_begin_by_themselves():
    s = table(p1_chars="Trainer,Hound,Hound")
    use(use(s, "1c1", 1, "1c2"), "1c1", 1, "1c3")
    assert values(s, "1c2")[0] == values(s, "1c3")[0] == 2
    s = table(p1_chars="Trainer,Hound,Hound+Whetstone")
    use(use(s, "1c1", 1, "1c2"), "1c1", 1, "1c3")
    assert (values(s, "1c2")[0], values(s, "1c3")[0]) == (3, 5)


@pytest.mark.clause("athernum R90", "athernum 4.4.3b")
def test_values_are_gained_by_what_has_none():
    s = table(p1_chars="Trainer,Wall", p1_loc="Meadow", p2_loc="Ballista")
    for place in ("1c2", "1l1", "2l1"):
        use(s, "1c1", 2, place)
    assert values(s, "1c2") == (0, 6)  # a printed 0 is a value
    assert values(s, "1l1") == (3, 4) and values(s, "2l1") == (2, 4)


@pytest.mark.clause("athernum R83", "athernum 2.2.3d", "athernum 2.2.4d", "athernum 9.3.6b")
def test_a_location_attacks_by_its_ofv_and_is_attacked_by_its_dfv():
    s = play(table(p1_loc="Ballista", p2_loc="Ballista"), "combat")
    assert "attack:1l1" in tokens(s)
    play(s, "attack:1l1")
    assert refused(s, "at:2l1") == "athernum 9.3.6b" and "at:2m" in tokens(s)
    s = play(table(p1_loc="Bastion", p1_chars="Grunt", p2_loc="Bastion", p2_chars="Wall"), "combat")
    assert refused(s, "attack:1l1") == "athernum 2.2.3d"
    play(s, "attack:1c1")
    assert {"at:2l1", "at:2c1"} <= set(tokens(s))
    play(s, "at:2c1")
    assert "defend:2l1" in tokens(s)
    s = play(table(p1_chars="Grunt", p2_loc="Ballista", p2_chars="Wall"), "combat attack:1c1 at:2c1")
    assert refused(s, "defend:2l1") == "athernum 2.2.4d"


@pytest.mark.clause("athernum R83", "athernum 10.3.2")
def test_damage_stays_on_what_has_a_dfv():
    for loc, hurt in (
        ("Ballista", 0),
        ("Bastion", 1),
        ("Ballista[x]", 0),
        ("Bastion[x]", 1),
        ("Bastion[f]", 0),
    ):
        s = table(p1_chars="Gunner", p2_loc=loc)
        assert damage(use(s, "1c1", 1, "2l1"), "2l1") == hurt
    s = table(p1_chars="Gunner", p2_chars="Grunt[f],Grunt[x],Grunt+Whetstone")
    for place in ("2c1", "2c2", "2c3"):
        use(s, "1c1", 1, place)
    assert [damage(s, place) for place in ("2c1", "2c2", "2c3")] == [1, 1, 1]
    use(s, "1c1", 2, "2c3.1")
    assert cards(s, "2.chars")[2] == "Grunt[d1]+Whetstone"


@pytest.mark.clause("athernum 4.4.1a", "athernum R13", "athernum R44")
def test_all_abilities_are_lost_and_a_newer_gift_is_kept():
    s = table(p1_chars="Trainer,Drummer,Grunt")
    use(use(s, "1c1", 4, "1c2"), "1c1", 4, "1c3")
    assert (values(s, "1c2")[0], values(s, "1c3")[0]) == (2, 4)
    use(s, "1c1", 3, "1c2")
    assert (values(s, "1c2")[0], values(s, "1c3")[0]) == (1, 3)  # what the Drummer gives, and was given
    use(s, "1c1", 4, "1c2")
    assert (values(s, "1c2")[0], values(s, "1c3")[0]) == (2, 3)
    to_next_turn(s)
    assert (values(s, "1c2")[0], values(s, "1c3")[0]) == (1, 3)


@pytest.mark.clause("athernum 4.2.2h", "athernum R58", "athernum 4.3.5d")
def test_a_full_field_wins_by_an_objective_that_is_there():
    words = dict(p1_main="Plain_Leader[v5]", p1_chars="Trainer", p1_res=res(2), pool=20)
    s = settle(play(table(**words), "use:1m#1"))
    assert s.over()
    s = play(table(**words), "use:1m#1")
    play(s, "use:1c1#3 pick:1m")
    settle(s)
    assert not s.over() and victory(s, "1m") == 6  # it resolves, and there is no objective by then
    words["p1_main"] = "Lone_Leader[v6]"
    assert not settle(play(table(**words), "acquisition")).over()
    s = use(table(**words, p1_loc="Meadow"), "1c1", 5, "1l1")
    assert not s.over()  # the objective of another


@pytest.mark.clause("athernum 0.def.effect", "athernum R90")
def test_each_of_them_are_those_that_were_there():
    s = table(p1_chars="Trainer,Grunt", p1_hand="Grunt", p2_chars="Trainer,Grunt")
    settle(play(s, "acquisition pass use:2c1#6"))
    use(s, "1c1", 9)
    assert cards(s, "1.chars") == ["Trainer", "Grunt", "Grunt"]
    play(s, "combat")
    assert [refused(s, f"attack:{place}") for place in ("1m", "1c1", "1c2")] == ["athernum R1"] * 3
    assert "attack:1c3" in tokens(s)  # it came later


@pytest.mark.clause("athernum 9.3.1", "athernum 9.2.11")
def test_every_permission_allows_one_more_combat_phase():
    for count in range(3):
        s = table(p1_chars="Trainer")
        for _ in range(count):
            use(s, "1c1", 7)
        assert combats(s) == 1 + count


@pytest.mark.clause("athernum 9.3.1", "athernum R3")
def test_a_permission_for_all_opponents_is_one_for_each():
    s = use(table(p1_chars="Trainer", **THREE), "1c1", 8)
    assert combats(s.clone()) == 1
    to_next_turn(s)
    assert combats(s) == 2
    to_next_turn(s)
    assert combats(s) == 2
    to_next_turn(s)
    assert combats(s) == 1


@pytest.mark.clause("athernum 0.def.replacement-effect", "athernum R89")
def test_that_many_is_as_much_as_would_have_happened():
    for number, count in ((1, 1), (3, 3)):
        s = use(table(p1_loc="Soft_Ground", p1_chars="Gunner,Grunt"), "1c1", number, "1c2")
        assert damage(s, "1c2") == 0 and cards(s, "1.chars")[1] == f"Grunt[Briar:{count}]"
