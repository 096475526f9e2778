"""Dominion over the Control Zone: CTRL, and the rulings on it."""

from itertools import combinations

import pytest

from .table import CORE, ZONE, after, asked, dice_of, faces, field, mirrored, options, refused, table

KINDS = ["T1", "C2", "O3", "P4", "D5", "I6"]


def zone(count: int, lower: bool = False) -> str:
    """So many dice of one player on the zone."""
    dice = [f"{die.lower() if lower else die}@{hex}" for die, hex in zip(KINDS, ZONE, strict=True)]
    return " ".join(dice[:count])


@pytest.mark.clause("scalar CTRL.2", "scalar R40", "scalar CTRL.3")
@pytest.mark.parametrize("turn", [str, mirrored])
@pytest.mark.parametrize("count", range(7))
def test_at_least_four_dice_claim_dominion_at_the_start_of_the_turn(count, turn):
    here = turn(table(f"{zone(count)} i1@g1", player=2, quiet=3))
    now = after(here, turn("Ig1-g2"))
    if count >= 4:
        assert now == turn(table(f"{zone(count)} i1@g2", tokens="1-0", pending="?core", turn=21))
        assert asked(here, turn("Ig1-g2")) == -1
    else:
        assert now == turn(table(f"{zone(count)} i1@g2", turn=21, quiet=4))


@pytest.mark.clause("scalar CTRL.2", "scalar BOARD.3", "scalar R6")
def test_any_four_of_the_six_hexes_will_do():
    for hexes in combinations(ZONE, 4):
        dice = " ".join(f"{die}@{hex}" for die, hex in zip(KINDS, hexes, strict=False))
        assert field(after(table(f"{dice} i1@g1", player=2), "Ig1-g2"), "tokens") == "1-0"
        three = dice.rpartition(" ")[0]
        # a fourth die of the enemy does not help
        other = table(f"{three} d5@{hexes[3]} i1@g1", player=2)
        assert field(after(other, "Ig1-g2"), "tokens") == "0-0"
    assert CORE not in ZONE


@pytest.mark.clause("scalar CTRL.2")
@pytest.mark.parametrize("turn", [str, mirrored])
def test_only_the_player_whose_turn_begins_claims(turn):
    # player 1 completes his four and passes the turn: nothing yet
    here = turn(table("T1@c3 C2@c4 O3@d3 P4@c5 i1@g1"))
    middle = after(here, turn("Pc5-d5"))
    assert (field(middle, "tokens"), field(middle, "pending")) == ("0-0", "-")
    now = after(here, turn("Pc5-d5 Ig1-g2"))
    assert (field(now, "tokens"), field(now, "pending")) == ("1-0" if turn is str else "0-1", "?core")


@pytest.mark.clause("scalar CTRL.2")
def test_a_die_that_is_driven_off_before_is_missing():
    here = table("T1@c3 C2@c4 O3@d3 P4@d5 i20@c5", player=2)
    assert field(after(here, "Ic5xd5(9,0)"), "tokens") == "0-0"
    assert field(after(here, "Ic5xd5(0,ev>d6)"), "tokens") == "0-0"
    assert field(after(here, "Ic5xd5(0,in)"), "tokens") == "1-0"
    assert field(after(here, "Ic5xd5(sd,in)"), "tokens") == "1-0"


@pytest.mark.clause("scalar CTRL.3", "scalar CTRL.4", "scalar R41")
def test_the_claim_is_no_choice():
    here = table(f"{zone(4)} i1@g1", player=2)
    assert options(here, "Ig1-g2") == ["!A", "!E", "!M", "!R"]
    assert set(faces(here, "Ig1-g2").values()) == {1}
    for word in ("/", "--", "resign", "Tc3-b2", "~"):
        refused(here, f"Ig1-g2 {word}", "CTRL.3")


@pytest.mark.clause("scalar CTRL.3", "scalar CTRL.4", "scalar R61")
@pytest.mark.parametrize("turn", [str, mirrored])
@pytest.mark.parametrize("face, actions", [("A", 1), ("M", 2), ("E", 1), ("R", 1)])
def test_after_the_claim_the_player_takes_his_normal_turn(face, actions, turn):
    here = turn(table(f"{zone(4)} i1@g1", player=2))
    now = after(here, turn(f"Ig1-g2 !{face}"))
    assert (field(now, "core"), field(now, "left"), field(now, "pending")) == (face, str(actions), "-")
    assert asked(here, turn(f"Ig1-g2 !{face}")) == (1 if turn is str else 2)
    assert field(now, "player") == ("1" if turn is str else "2")
    assert field(after(here, turn(f"Ig1-g2 !{face} O=3@a1")), "turn") == ("21" if face == "M" else "22")


@pytest.mark.clause("scalar CTRL.4", "scalar R41")
def test_it_is_claimed_again_in_every_turn_that_begins_so():
    here = table(f"{zone(4)} i1@g1", player=2)
    once = after(here, "Ig1-g2 !R")
    assert field(once, "tokens") == "1-0"
    # the enemy's turn brings nothing, the next own turn brings the second token
    assert field(after(once, "I=7@a1"), "tokens") == "1-0"
    twice = after(once, "I=7@a1 Ig2-g1")
    assert (field(twice, "tokens"), field(twice, "pending")) == ("2-0", "?core")
    thrice = after(twice, "!R I=7@a2 Ig1-g2")
    assert (field(thrice, "tokens"), field(thrice, "result")) == ("3-0", "1")


@pytest.mark.clause("scalar R61", "scalar CORE.2")
def test_after_aether_the_zone_has_to_be_won_again():
    here = table(f"{zone(4)} i1@g1", player=2)
    now = after(here, "Ig1-g2 !A I=7@a2 Ig2-g1")
    assert (field(now, "tokens"), field(now, "pending"), field(now, "player")) == ("1-0", "-", "1")
    assert not set(dice_of(now)) & set(ZONE)


@pytest.mark.clause("scalar R42", "scalar CTRL.3", "scalar TURN.2")
@pytest.mark.parametrize("old", "AMER")
@pytest.mark.parametrize("new", "AMER")
def test_the_new_face_settles_the_actions_of_this_turn(old, new):
    here = table(f"{zone(4)} i1@g1", player=2, core=old, left=1)
    waiting = after(here, "Ig1-g2")
    assert (field(waiting, "core"), field(waiting, "left")) == (old, "2" if old == "M" else "1")
    now = after(here, f"Ig1-g2 !{new}")
    assert (field(now, "core"), field(now, "left")) == (new, "2" if new == "M" else "1")
    assert field(after(here, f"Ig1-g2 !{new} I=7@a1"), "player") == ("1" if new == "M" else "2")


@pytest.mark.clause("scalar R43", "scalar WIN.1", "scalar CTRL.3")
@pytest.mark.parametrize("turn", [str, mirrored])
@pytest.mark.parametrize("theirs", [0, 1, 2])
def test_the_third_token_needs_no_roll(theirs, turn):
    here = turn(table(f"{zone(4)} i1@g1", player=2, tokens=f"2-{theirs}", core="R", quiet=8))
    now = turn(table(f"{zone(4)} i1@g2", tokens=f"3-{theirs}", core="R", turn=21, result="1"))
    assert after(here, turn("Ig1-g2")) == now
    assert asked(here, turn("Ig1-g2")) == 0


@pytest.mark.clause("scalar CTRL.2", "scalar CTRL.4")
def test_a_position_in_mid_turn_has_had_its_claim():
    here = table(zone(4))
    assert after(here) == here
    assert field(after(here, "O=3@a1"), "tokens") == "0-0"
