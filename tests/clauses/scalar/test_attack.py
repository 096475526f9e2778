"""Attacks: ATT, and the rulings on them."""

import pytest

from .table import (
    CORE,
    DICE,
    HEXES,
    PLACES,
    after,
    asked,
    dice_of,
    distance,
    faces,
    field,
    near,
    options,
    refused,
    rolls,
    table,
    ways,
)


@pytest.mark.clause("scalar ATT.1", "scalar R20")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("hex", PLACES)
def test_any_adjacent_enemy_anywhere_may_be_attacked(hex, player):
    enemies = "ttccoo" if player == 1 else "TTCCOO"
    ring = " ".join(f"{one}1@{other}" for one, other in zip(enemies, sorted(near(hex)), strict=False))
    own = "I" if player == 1 else "i"
    assert ways(table(f"{own}9@{hex} {ring}", player=player), f"I{hex}") == {
        f"x{other}" for other in near(hex)
    }
    # and from the other side
    assert {token for token in options(table(f"{own}9@{hex} {ring}", player=3 - player)) if "x" in token} == {
        f"{one.upper()}{other}x{hex}" for one, other in zip(enemies, sorted(near(hex)), strict=False)
    }


@pytest.mark.clause("scalar ATT.1")
@pytest.mark.parametrize("die", "OPDI")
def test_what_is_not_adjacent_cannot_be_attacked(die):
    for goal in sorted(set(HEXES) - near("b2") - {"b2", CORE}):
        here = table(f"{die}5@b2 t1@{goal}")
        assert not [way for way in ways(here, f"{die}b2") if way[0] == "x"]
        refused(here, f"{die}b2x{goal}", "ATT.1")


@pytest.mark.clause("scalar ATT.1")
def test_only_enemy_dice_are_attacked_and_only_by_his_own():
    here = table("O5@b2 P5@b3 t1@c3 c1@c4")
    refused(here, "Ob2xb3", "ATT.1")  # his own
    refused(here, "Ob2xc2", "ATT.1")  # nothing is there
    refused(here, "Tc3xb2", "ATT.1")  # not his die
    refused(here, "Oc2xc3", "ATT.1")  # no die at all
    refused(here, "Ob2xb2", "ATT.1")  # itself
    assert {token for token in options(here) if "x" in token} == {"Ob2xc3", "Pb3xc3", "Pb3xc4"}


@pytest.mark.clause("scalar ATT.1")
@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("enemy", "tcopdi")
def test_every_kind_attacks_every_kind(die, enemy):
    here = table(f"{die}4@c2 {enemy}1@c3")
    assert dice_of(after(here, f"{die}c2xc3(5,0)")) == {"c3": f"{die}4"}


@pytest.mark.clause("scalar ATT.2", "scalar R19")
@pytest.mark.parametrize("die", "TC")
def test_light_dice_do_not_strike_at_a_distance(die):
    for goal in sorted(near("b2", 2) - near("b2")):
        for between in ("", "P1@b3 o1@c3 p1@c2"):
            if goal not in between:
                here = table(f"{die}3@b2 i9@{goal} {between}")
                assert f"x{goal}" not in ways(here, f"{die}b2")
                refused(here, f"{die}b2x{goal}", "ATT.2")
    for goal in sorted(set(PLACES) - near("b2", 2) - {"b2"}):
        refused(table(f"{die}3@b2 i9@{goal}"), f"{die}b2x{goal}", "ATT.2")


@pytest.mark.clause("scalar R19", "scalar ATT.2", "scalar TURN.2")
def test_approach_and_attack_are_two_actions():
    here = table("T3@a2 o5@c3", core="M")
    assert dice_of(after(here, "Ta2-b2 Tb2xc3(3,0)")) == {"c3": "T3"}
    one = table("T3@a2 o5@c3")
    refused(one, "Ta2-b2 Tb2xc3", "ATT.1")  # the turn has passed


@pytest.mark.clause("scalar ATT.3", "scalar R60")
@pytest.mark.parametrize("player", [1, 2])
def test_both_battle_dice_are_rolled_at_once_and_nobody_is_asked(player):
    here = table("P6@c3 o5@c4", player=player)
    attack = "Pc3xc4" if player == 1 else "Oc4xc3"
    assert asked(here, attack) == -1
    assert field(after(here, attack), "pending") == ("?battle:c3xc4" if player == 1 else "?battle:c4xc3")
    found = faces(here, attack)
    assert sum(found.values()) == 400 and len(found) == 225
    assert options(here, attack) == sorted(found)  # no way to refuse


@pytest.mark.clause("scalar ATT.3", "scalar ATT.4")
def test_the_first_face_is_the_attackers_whoever_attacks():
    here = table("P6@c3 o5@c4")
    assert dice_of(after(here, "Pc3xc4(9,0)")) == {"c4": "P6"}
    assert dice_of(after(here, "Pc3xc4(0,9)")) == {"c4": "o5"}
    there = table("P6@c3 o5@c4", player=2)
    assert dice_of(after(there, "Oc4xc3(9,0)")) == {"c3": "o5"}
    assert dice_of(after(there, "Oc4xc3(0,9)")) == {"c3": "P6"}


@pytest.mark.clause("scalar ATT.4", "scalar ATT.5", "scalar ATT.6", "scalar ATT.7", "scalar BATTLE.1")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("attacker, defender", [(6, 5), (5, 6), (3, 3), (10, 1), (1, 10)])
def test_the_higher_total_wins(attacker, defender, player):
    ours, theirs = ("P", "p") if player == 1 else ("p", "P")
    here = table(f"{ours}{attacker}@c3 {theirs}{defender}@c4", player=player)
    stay = {"c3": f"{ours}{attacker}", "c4": f"{theirs}{defender}"}
    for a in range(10):
        for d in range(10):
            now = dice_of(after(here, f"Pc3xc4({a},{d})"))
            if attacker + a > defender + d:
                assert now == {"c4": f"{ours}{attacker}"}
            elif attacker + a < defender + d:
                assert now == {"c4": f"{theirs}{defender}"}
            else:
                assert now == stay


@pytest.mark.clause("scalar ATT.5", "scalar ATT.8", "scalar R39", "scalar R62", "scalar DICE.1")
def test_a_victorious_attacker_advances_and_the_loser_is_gone_for_good():
    here = table("P6@c3 o5@c4", quiet=9)
    now = after(here, "Pc3xc4(2,2)")
    assert now == table("P6@c4", player=2, turn=21, quiet=1, lost="o")
    assert field(now, "reserves") == "222122/221222"


@pytest.mark.clause("scalar ATT.6", "scalar ATT.8", "scalar R39", "scalar R62")
def test_a_victorious_defender_stays_and_the_attacker_is_gone_for_good():
    here = table("P6@c3 o5@c4", quiet=9)
    now = after(here, "Pc3xc4(2,4)")
    assert now == table("o5@c4", player=2, turn=21, quiet=1, lost="P")
    assert field(now, "reserves") == "222122/221222"


@pytest.mark.clause("scalar ATT.7")
def test_equal_totals_change_nothing():
    here = table("P6@c3 o5@c4", quiet=9)
    assert after(here, "Pc3xc4(2,3)") == table("P6@c3 o5@c4", player=2, turn=21, quiet=10)


@pytest.mark.clause("scalar ATT.8", "scalar R39")
def test_captured_dice_are_never_rolled_again():
    here = table("I20@c3 o1@c4 o2@d5")
    assert "O" not in rolls(here, "Ic3xc4(0,0)")
    refused(here, "Ic3xc4(0,0) O?", "DEPLOY.1")
    assert "O" in rolls(table("I20@c3 o1@c4"), "Ic3xc4(0,0)")


@pytest.mark.clause("scalar R62", "scalar DICE.1", "scalar BATTLE.12")
@pytest.mark.parametrize(
    "pair", ["(9,0)", "(dp,0)", "(sw,9)", "(in,0)", "(9,dp)", "(0,sw)", "(1,in)", "(3,3)"]
)
def test_no_battle_turns_a_die(pair):
    here = table("P6@c3 o5@c4")
    for hex, die in dice_of(after(here, f"Pc3xc4{pair}")).items():
        assert die in ("P6", "o5") and distance(hex, "c4") <= 1


@pytest.mark.clause("scalar R20", "scalar DEPLOY.6")
def test_dice_in_deploy_zones_fight_too():
    for player, here in ((1, "I15@f3 t2@g2"), (2, "i15@b3 T2@a2")):
        attack = "If3xg2" if player == 1 else "Ib3xa2"
        now = after(table(here, player=player), f"{attack}(0,4)")
        assert list(dice_of(now)) == ["g2" if player == 1 else "a2"]
    # from a slot outwards
    assert dice_of(after(table("I15@a2 t2@b2"), "Ia2xb2(0,4)")) == {"b2": "I15"}
