"""Moves: MOVE, and the rulings on them."""

import pytest

from .table import (
    DICE,
    HEXES,
    PLACES,
    ZONE,
    after,
    dice_of,
    distance,
    field,
    moves,
    near,
    options,
    refused,
    table,
    turned,
    ways,
)

LIGHT, OTHERS = "TC", "OPDI"


@pytest.mark.clause("scalar MOVE.1", "scalar MOVE.2")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("die", OTHERS)
def test_a_die_moves_to_an_adjacent_hex_in_any_direction(die, player):
    own = die if player == 1 else die.lower()
    for hex in ("b3", "e2", "f4", "a1", "g4", "d7"):
        here = table(f"{own}2@{hex}", player=player)
        assert ways(here, f"{die}{hex}") == moves(near(hex))
        for goal in near(hex):
            now = after(here, f"{die}{hex}-{goal}")
            assert now == table(f"{own}2@{goal}", player=3 - player, turn=21, quiet=1)


@pytest.mark.clause("scalar MOVE.1")
@pytest.mark.parametrize("die", OTHERS)
def test_other_dice_do_not_move_farther_and_do_not_jump(die):
    here = table(f"{die}2@b2")
    for goal in sorted(set(HEXES) - near("b2") - {"b2", "d4"}):
        refused(here, f"{die}b2-{goal}", "MOVE.1")
    ring = " ".join(f"{one}1@{hex}" for one, hex in zip("ttccTC", sorted(near("b2")), strict=True))
    assert {way[0] for way in ways(table(f"{die}2@b2 {ring}"), f"{die}b2")} == {"x"}


@pytest.mark.clause("scalar MOVE.1", "scalar BOARD.5")
@pytest.mark.parametrize("there", ["t1", "T1"])
def test_an_occupied_hex_is_not_entered(there):
    here = table(f"O5@b2 C5@a2 {there}@c3")
    assert "-c3" not in ways(here, "Ob2") | ways(here, "Ca2")
    refused(here, "Ob2-c3", "BOARD.5")
    refused(here, "Ca2-c3", "BOARD.5")


@pytest.mark.clause("scalar MOVE.1")
def test_a_move_names_the_die_that_stands_there():
    here = table("O5@b2 p1@e3")
    refused(here, "Oc3-c4", "MOVE.1")  # nothing stands there
    refused(here, "Pe3-f2", "MOVE.1")  # it is not his
    refused(here, "Pb2-b3", "MOVE.1")  # it is another die


@pytest.mark.clause("scalar MOVE.2")
@pytest.mark.parametrize("player, own", [(1, "O5"), (2, "o5")])
def test_backwards_and_sideways_count_as_forwards(player, own):
    here = table(f"{own}@d2", player=player)
    assert ways(here, "Od2") == moves({"d1", "d3", "c1", "c2", "e1", "e2"})


@pytest.mark.clause("scalar MOVE.3", "scalar R17")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("die", LIGHT)
def test_a_light_die_goes_to_any_empty_hex_within_two(die, player):
    own = die if player == 1 else die.lower()
    for hex in PLACES:
        here = table(f"{own}2@{hex}", player=player)
        assert ways(here, f"{die}{hex}") == moves(near(hex, 2))
    here = table(f"{own}2@c2", player=player)
    for goal in sorted(near("c2", 2)):
        assert after(here, f"{die}c2-{goal}") == table(f"{own}2@{goal}", player=3 - player, turn=21, quiet=1)


@pytest.mark.clause("scalar MOVE.3", "scalar R17")
@pytest.mark.parametrize("die", LIGHT)
def test_a_light_die_goes_no_farther_and_does_not_stay(die):
    here = table(f"{die}2@b2")
    for goal in PLACES:
        if distance("b2", goal) > 2:
            refused(here, f"{die}b2-{goal}", "MOVE.3")
    assert f"{die}b2-b2" not in options(here)
    refused(here, f"{die}b2-b2", "R17")
    refused(table("O2@b2"), "Ob2-b2", "R17")


@pytest.mark.clause("scalar MOVE.4", "scalar R8", "scalar R17")
@pytest.mark.parametrize("die", LIGHT)
def test_a_jump_ignores_whatever_lies_between(die):
    # every neighbour is taken: own dice, enemy dice and the Core
    for hex in ZONE:
        ring = " ".join(f"{one}1@{other}" for one, other in zip("ooPPi", sorted(near(hex)), strict=True))
        far = {other for other in PLACES if distance(hex, other) == 2}
        here = table(f"{die}2@{hex} {ring}")
        assert {way for way in ways(here, f"{die}{hex}") if way[0] == "-"} == moves(far)
        assert f"-{turned(hex)}" in moves(far)  # straight across the Core


@pytest.mark.clause("scalar MOVE.4", "scalar R8", "scalar BOARD.6")
@pytest.mark.parametrize("die", LIGHT)
@pytest.mark.parametrize("hex", ZONE)
def test_light_dice_jump_over_the_core_and_do_not_stop_on_it(die, hex):
    here = table(f"{die}2@{hex}")
    assert after(here, f"{die}{hex}-{turned(hex)}") == table(
        f"{die}2@{turned(hex)}", player=2, turn=21, quiet=1
    )
    refused(here, f"{die}{hex}-d4", "BOARD.6")


@pytest.mark.clause("scalar MOVE.4", "scalar R17")
def test_the_two_steps_need_not_lie_on_one_line():
    # from a1, c2 is reached over b1 or over b2 only, with a bend; both are taken
    here = table("T2@a1 o1@b1 o2@b2 P1@a2")
    assert distance("a1", "c2") == 2 and "-c2" in ways(here, "Ta1")
    assert dice_of(after(here, "Ta1-c2")) == {"c2": "T2", "b1": "o1", "b2": "o2", "a2": "P1"}


@pytest.mark.clause("scalar MOVE.5")
@pytest.mark.parametrize("die", DICE)
def test_a_move_changes_no_value_and_takes_nothing(die):
    here = table(f"{die}4@c2 t1@d2 I7@b2", quiet=5)
    for way in sorted(ways(here, f"{die}c2")):
        if way[0] == "-":
            now = after(here, f"{die}c2{way}")
            assert dice_of(now) == {way[1:]: f"{die}4", "d2": "t1", "b2": "I7"}
            assert field(now, "reserves") == field(here, "reserves")
            assert field(now, "quiet") == "6"
