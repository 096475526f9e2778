"""The turn and its actions: TURN, and the rulings on it."""

import pytest

from sandtable.games.scalar import GAME

from .table import (
    DICE,
    EMPTY,
    after,
    asked,
    dice_of,
    field,
    options,
    played,
    refused,
    table,
    unreadable,
    ways,
)

BOTH = "O5@b2 i9@f4 P4@a1 t2@g1"


@pytest.mark.clause("scalar TURN.1", "scalar TURN.5")
@pytest.mark.parametrize(
    "player, action", [(1, "Ob2-b3"), (1, "T=1@a4"), (1, "T=1~"), (2, "If4-f5"), (2, "D=7@g4")]
)
def test_one_action_and_the_turn_passes(player, action):
    here = table(BOTH, player=player, turn=33)
    now = after(here, action)
    assert (field(now, "player"), field(now, "turn"), field(now, "left")) == (str(3 - player), "34", "1")
    assert asked(here, action) == 3 - player
    assert GAME.turn(played(here, action)) == f"34.{3 - player}"


@pytest.mark.clause("scalar TURN.1")
def test_an_attack_is_one_action_too_whatever_comes_of_it():
    here = table("P6@c3 o5@c4 i9@g1")
    for faces in ("(2,2)", "(2,3)", "(2,4)", "(sd,1)", "(1,ev.)", "(1,ev>c5)", "(ev>b2,1)"):
        now = after(here, f"Pc3xc4{faces}")
        assert (field(now, "player"), field(now, "turn"), field(now, "left")) == ("2", "21", "1")


@pytest.mark.clause("scalar TURN.1")
def test_the_three_kinds_of_action_stand_beside_each_other():
    here = table("O5@b2 t3@c3", lost="CCTTPPDD")
    assert options(here) == ["I?", "O?", "Ob2-a1", "Ob2-a2", "Ob2-b1", "Ob2-b3", "Ob2-c2", "Ob2xc3"]


@pytest.mark.clause("scalar TURN.1")
def test_only_the_active_player_acts_and_only_with_his_own_dice():
    here = table(BOTH)
    assert not ways(here, "If4") and not ways(here, "Tg1") and ways(here, "Ob2")
    refused(here, "If4-f5", "MOVE.1")
    there = table(BOTH, player=2)
    assert not ways(there, "Ob2") and not ways(there, "Pa1") and ways(there, "If4")
    refused(there, "Ob2-b3", "MOVE.1")


@pytest.mark.clause("scalar TURN.2", "scalar CORE.4", "scalar R50")
@pytest.mark.parametrize(
    "one, two",
    [
        ("O=5@a4", "P=9@a3"),
        ("O=5@a4", "Oa4-b4"),
        ("O=5@a4", "Ic3xc4(9,0)"),
        ("Tb2-c2", "O=5@a4"),
        ("Tb2-c2", "Tc2-b1"),
        ("Tb2-c2", "Ic3xc4(9,0)"),
        ("Ic3xc4(9,0)", "Ic4xc5(9,0)"),
        ("Ic3xc4(9,0)", "Ic4-b4"),
        ("Ic3xc4(1,ev>b4)", "Ic3-c4"),
        ("O=5~", "P=1~"),
    ],
)
def test_momentum_gives_two_actions_of_any_kind_in_any_order(one, two):
    here = table("T3@b2 I12@c3 o5@c4 t2@c5 i9@g1", core="M")
    middle = after(here, one)
    assert (field(middle, "player"), field(middle, "left"), field(middle, "turn")) == ("1", "1", "20")
    now = after(here, f"{one} {two}")
    assert (field(now, "player"), field(now, "left"), field(now, "turn")) == ("2", "2", "21")


@pytest.mark.clause("scalar TURN.2")
@pytest.mark.parametrize("core", "AER")
def test_no_other_face_gives_a_second_action(core):
    now = after(table(BOTH, core=core), "Ob2-b3")
    assert (field(now, "player"), field(now, "left")) == ("2", "1")
    unreadable(table(BOTH, core=core, left=2), "left")


@pytest.mark.clause("scalar R50", "scalar TURN.2")
def test_a_die_may_act_in_the_turn_it_was_deployed():
    here = table("t1@b2", core="M")
    assert after(here, "I=20@a1 Ia1xb2(0,9)") == table(
        "I20@b2", player=2, core="M", turn=21, quiet=1, lost="t"
    )
    assert after(table(core="M"), "C=6@a2 Ca2-c2") == table("C6@c2", player=2, core="M", turn=21, quiet=1)


@pytest.mark.clause("scalar TURN.3", "scalar R15")
@pytest.mark.parametrize("core", "AMER")
@pytest.mark.parametrize("player", [1, 2])
def test_a_player_who_can_act_must(core, player):
    for dice in (BOTH, ""):
        here = table(dice, player=player, core=core)
        refused(here, "/", "TURN.3")
        refused(here, "--", "R15")
        assert not {"/", "--"} & set(options(here))


@pytest.mark.clause("scalar TURN.3", "scalar R15")
def test_a_single_legal_action_of_any_kind_forbids_the_empty_turn():
    walled = "t1@a2 t2@b1 c1@b2"
    only_attack = table(f"I5@a1 {walled}", reserves=EMPTY)
    assert options(only_attack) == ["Ia1xa2", "Ia1xb1", "Ia1xb2"]
    refused(only_attack, "--", "R15")
    only_move = table("I5@a1 T1@a2 T2@b1 i1@g1", reserves=EMPTY)
    assert "Ia1-b2" in options(only_move)
    refused(only_move, "--", "R15")
    only_roll = table("t1@a1 t2@a2 c1@a3", lost="TTCCOOPPDDI")
    assert options(only_roll) == ["I?"]
    refused(only_roll, "--", "R15")
    for die in DICE:
        alone = table("t1@a1 t2@a2 c1@a3", lost="".join(other * 2 for other in DICE if other != die) + die)
        assert options(alone) == [f"{die}?"]
        refused(alone, "--", "R15")
    # declining is a waiting move
    assert field(after(only_roll, "I=9~"), "player") == "2"


@pytest.mark.clause("scalar TURN.3", "scalar CORE.4")
@pytest.mark.parametrize("action", ["Ob2-b3", "T=1@a4", "T=1~", "Ob2xc3(0,0)"])
def test_the_second_action_may_be_left_out(action):
    here = table("O5@b2 p5@c3 i9@f4", core="M")
    assert "/" in options(here, action)
    now = after(here, f"{action} /")
    assert (field(now, "player"), field(now, "left"), field(now, "turn")) == ("2", "2", "21")
    refused(here, f"{action} --", "TURN.3")


@pytest.mark.clause("scalar TURN.3")
def test_a_turn_is_not_ended_while_something_is_pending():
    refused(table(core="M", left=1), "O=5 /", "DEPLOY.2")
    here = table("O5@b2 p5@c3", core="M", left=1)
    refused(here, "Ob2xc3 (1,ev) /", "BATTLE.6")


BLOCKED = "t1@a1 t2@a2 c3@a3 c4@a4"


@pytest.mark.clause("scalar TURN.4", "scalar R16")
def test_a_player_without_any_action_ends_his_turn_empty():
    here = table(f"{BLOCKED} o5@e3", quiet=7)
    assert options(here) == ["--"]
    assert after(here, "--") == table(f"{BLOCKED} o5@e3", player=2, turn=21, quiet=8)
    refused(here, "/", "TURN.3")
    other = table("T1@g1 T2@g2 C3@g3 C4@g4", player=2)
    assert options(other) == ["--"]
    assert field(after(other, "--"), "player") == "1"


@pytest.mark.clause("scalar TURN.4", "scalar TURN.3")
def test_under_momentum_an_empty_turn_is_one_step():
    here = table(BLOCKED, core="M")
    assert options(here) == ["--"]
    now = after(here, "--")
    assert (field(now, "player"), field(now, "left"), field(now, "turn")) == ("2", "2", "21")


@pytest.mark.clause("scalar TURN.3", "scalar TURN.4", "scalar DEPLOY.5")
def test_a_second_action_that_is_impossible_is_left_out():
    # his only die on the board is lost in the first action, and all his slots are filled
    lone = table(f"O1@b3 {BLOCKED}", core="M")
    assert options(lone, "Ob3xa3(0,1)") == ["/"]
    # the only die he has left was declined in the first action
    last = table("i1@g1", core="M", lost="TTCCOOPPDDI")
    assert options(last, "I=2~") == ["/"]
    assert field(after(last, "I=2~ /"), "player") == "2"


@pytest.mark.clause("scalar TURN.5")
def test_the_turn_ends_by_itself_after_its_last_action():
    here = table(BOTH, core="M", left=1)
    now = after(here, "Ob2-b3")
    assert (field(now, "player"), field(now, "left")) == ("2", "2")
    refused(here, "Ob2-b3 /", "TURN.3")  # the other player has not acted yet


@pytest.mark.clause("scalar R10", "scalar DEPLOY.3")
@pytest.mark.parametrize("player", [1, 2])
def test_rolling_and_declining_spends_the_action(player):
    assert after(table(BOTH, player=player), "I=2~") == table(BOTH, player=3 - player, turn=21, quiet=1)
    momentum = table(BOTH, player=player, core="M")
    assert after(momentum, "I=2~") == table(BOTH, player=player, core="M", left=1, declined="I")


@pytest.mark.clause("scalar R18", "scalar MOVE.3")
def test_a_light_die_moves_two_hexes_with_each_action():
    here = table("T3@a2", core="M")
    assert dice_of(after(here, "Ta2-c3 Tc3-e4")) == {"e4": "T3"}
    refused(here, "Ta2-e4", "MOVE.3")


@pytest.mark.clause("scalar R51", "scalar CTRL.2")
def test_nothing_is_claimed_between_two_actions():
    here = table("T1@c3 C1@c4 O1@d3 P1@c5 i1@g1", core="M")
    middle = after(here, "Pc5-d5")
    assert middle == table("T1@c3 C1@c4 O1@d3 P1@d5 i1@g1", core="M", left=1)
    assert "T?" in options(here, "Pc5-d5")
    # nor in the turn of the other player; it is claimed when his own turn begins
    assert field(after(here, "Pc5-d5 /"), "tokens") == "0-0"
    assert field(after(here, "Pc5-d5 / Ig1-g2 /"), "tokens") == "1-0"
