"""Roll and Deploy: DEPLOY, and the rulings on it."""

import pytest

from .table import (
    DICE,
    EMPTY,
    SIDES,
    SLOTS,
    after,
    asked,
    dice_of,
    field,
    options,
    played,
    refused,
    rolls,
    table,
    ways,
)


def slots(player: int, dice: str) -> str:
    """Dice on the slots of a player's zone, from the left; "." leaves one empty."""
    words = dice.split()
    return " ".join(f"{die}@{slot}" for die, slot in zip(words, SLOTS[player], strict=True) if die != ".")


@pytest.mark.clause("scalar DEPLOY.1", "scalar R13")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("die", DICE)
def test_one_die_is_picked_and_rolled(die, player):
    start = f"scalar:{player}"
    assert asked(start, f"{die}?") == -1
    assert field(after(start, f"{die}?"), "pending") == f"?roll:{die}"
    for value in (1, SIDES[die]):
        now = after(start, f"{die}? ={value}")
        assert field(now, "pending") == f"deploy:{die}{value}"
        # the die counts as reserve until it is put on the board
        assert field(now, "reserves") == "222222/222222"
        assert asked(start, f"{die}? ={value}") == player
    refused(start, f"{die}? ={SIDES[die] + 1}", "DEPLOY.1")
    refused(start, f"{die}? =0", "DEPLOY.1")


@pytest.mark.clause("scalar DEPLOY.1", "scalar R12")
@pytest.mark.parametrize("die", DICE)
def test_a_die_that_is_not_in_reserve_cannot_be_rolled(die):
    out = table(f"{die}1@b2 {die}2@c3")
    assert rolls(out) == set(DICE) - {die}
    assert "reserve" in refused(out, f"{die}?", "DEPLOY.1")
    lost = table(lost=die * 2)
    assert rolls(lost) == set(DICE) - {die}
    refused(lost, f"{die}?", "DEPLOY.1")
    assert die in rolls(table(f"{die}1@b2")) and die in rolls(table(lost=die))
    # the other player's reserve is his own
    assert die in rolls(table(lost=die.lower() * 2)) and die not in rolls(
        table(lost=die.lower() * 2, player=2)
    )


@pytest.mark.clause("scalar DEPLOY.1", "scalar R13")
def test_the_type_is_chosen_before_the_roll_and_not_after_it():
    here = table("T1@c3")
    assert not [token for token in options(here) if token[0] in "@~="]
    refused(here, "O=5 P?", "DEPLOY.2")
    refused(here, "O=5 Tc3-c4", "DEPLOY.2")
    refused(here, "@a2", "DEPLOY.2")
    refused(here, "~", "DEPLOY.2")


@pytest.mark.clause("scalar DEPLOY.2", "scalar R13")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("number, die", list(enumerate(DICE)))
def test_the_die_goes_to_any_empty_slot_of_his_own_zone_and_keeps_its_number(number, die, player):
    start = f"scalar:{player}"
    value = SIDES[die] - 1
    own = die if player == 1 else die.lower()
    for slot in SLOTS[player]:
        now = after(start, f"{die}={value}@{slot}")
        assert now == table(f"{own}{value}@{slot}", player=3 - player, turn=2, quiet=1)
        counts = field(now, "reserves").split("/")[player - 1]
        assert counts == "222222"[:number] + "1" + "222222"[number + 1 :]


@pytest.mark.clause("scalar DEPLOY.2", "scalar BOARD.4")
@pytest.mark.parametrize("player", [1, 2])
def test_no_other_hex_is_a_slot_of_his(player):
    here = table("T1@b2 t1@f2", player=player, pending="deploy:O5")
    for hex in (*SLOTS[3 - player], "b1", "c3", "f5", "d1", "b2", "f2"):
        refused(here, f"@{hex}", "DEPLOY.2")
    assert set(options(here)) == {"~", *(f"@{slot}" for slot in SLOTS[player])}


@pytest.mark.clause("scalar DEPLOY.2")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("die", ["T1", "t1"])
def test_an_occupied_slot_cannot_be_used(player, die):
    for slot in SLOTS[player]:
        here = table(f"{die}@{slot}", player=player, pending="deploy:O5")
        refused(here, f"@{slot}", "DEPLOY.2")
        assert options(here) == sorted(["~", *(f"@{other}" for other in SLOTS[player] if other != slot)])


@pytest.mark.clause("scalar DEPLOY.3")
@pytest.mark.parametrize("player", [1, 2])
def test_a_declined_die_goes_back_and_may_be_rolled_in_a_later_turn(player):
    here = table("T1@c3 t1@e4", player=player, lost="OOoo", reserves="002000/002000")
    assert after(here, "O=8~") == table(
        "T1@c3 t1@e4", player=3 - player, turn=21, quiet=1, reserves="002000/002000"
    )
    move = "Te4-f4" if player == 1 else "Tc3-b2"
    assert "O" in rolls(here, f"O=8~ {move}")


@pytest.mark.clause("scalar DEPLOY.4", "scalar R12")
@pytest.mark.parametrize("player", [1, 2])
def test_while_all_slots_are_filled_nothing_is_rolled(player):
    full = slots(player, "T1 t2 O3 o4")
    here = table(f"{full} I5@c3 i5@e3", player=player)
    assert rolls(here) == set()
    for die in DICE:
        refused(here, f"{die}?", "DEPLOY.4")
    # the other player's zone is another matter
    assert rolls(table(f"{full} I5@c3 i5@e3", player=3 - player)) == set(DICE)
    for hole in range(4):
        words = ["T1", "t2", "O3", "o4"]
        words[hole] = "."
        open_one = table(f"{slots(player, ' '.join(words))} I5@c3 i5@e3", player=player)
        assert rolls(open_one) == set(DICE)
        assert options(open_one, "P=7") == sorted(["~", f"@{SLOTS[player][hole]}"])


@pytest.mark.clause("scalar DEPLOY.4")
def test_under_momentum_the_last_slot_can_be_filled_once():
    here = table("T1@a1 T2@a2 C3@a3", core="M")
    assert rolls(here, "O=3@a4") == set()
    refused(here, "O=3@a4 O?", "DEPLOY.4")
    assert rolls(here, "O=3~") == set(DICE) - {"T"}
    assert rolls(here, "Ta1-b1") == set(DICE) - {"T"}
    # moving away makes room
    crowded = table("T1@a1 T2@a2 C3@a3 O4@a4", core="M")
    assert rolls(crowded) == set() and rolls(crowded, "Oa4-b4") == set(DICE) - {"T"}


@pytest.mark.clause("scalar DEPLOY.5", "scalar R11")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("die", DICE)
def test_a_declined_die_is_not_rolled_again_in_its_turn(die, player):
    own = die if player == 1 else die.lower()
    single = table(f"{own}1@c3", player=player, core="M")
    assert field(after(single, f"{die}=2~"), "declined") == die
    assert die not in rolls(single, f"{die}=2~")
    refused(single, f"{die}=2~ {die}?", "DEPLOY.5")
    # the other one of the kind may be rolled, and others as well
    double = table(player=player, core="M")
    assert rolls(double, f"{die}=2~") == set(DICE)
    slot = SLOTS[player][1]
    assert after(double, f"{die}=2~ {die}=3@{slot}") == table(
        f"{own}3@{slot}", player=3 - player, core="M", turn=21, quiet=1
    )
    assert rolls(single, f"{die}=2~") == set(DICE) - {die}
    # the next turns know nothing of it
    assert field(after(single, f"{die}=2~ /"), "declined") == "-"
    assert die in rolls(single, f"{die}=2~ / O=1~ P=1~")


@pytest.mark.clause("scalar DEPLOY.5", "scalar R11")
def test_the_other_die_of_the_kind_may_be_declined_too():
    double = table(core="M")
    pending = after(double, "O=2~ O=3")
    assert (field(pending, "declined"), field(pending, "pending")) == ("O", "deploy:O3")
    assert after(double, "O=2~ O=3~") == table(player=2, core="M", turn=21, quiet=1)
    # where the die was deployed instead, nothing is declined
    assert field(after(double, "O=2@a1"), "declined") == "-"
    refused(table("O1@c3", core="M"), "O=2@a1 O?", "DEPLOY.1")


@pytest.mark.clause("scalar DEPLOY.6", "scalar R14")
def test_deploy_zones_are_ordinary_hexes_for_dice_on_the_board():
    here = table("T1@e3 o2@b2 I9@f3 p1@g2")
    assert {"-g1", "-f2"} <= ways(here, "Te3")
    assert dice_of(after(here, "Te3-g1"))["g1"] == "T1"
    assert dice_of(after(here, "Te3-f2 Ob2-a1"))["a1"] == "o2"
    assert {"-g3", "xg2"} <= ways(here, "If3")
    # a die of his own may come back, and a light one jumps across
    back = table("C1@b1 O5@a1 P5@a2")
    assert "-a3" not in ways(back, "Cb1") and {"-c1", "-c3", "-d1"} <= ways(back, "Cb1")
    assert "-a3" in ways(table("C1@a1 O5@a2"), "Ca1")
    assert "-a1" in ways(table("O5@b1"), "Ob1")
    assert played(here, "If3xg2(9,0)").seat == 1


@pytest.mark.clause("scalar DEPLOY.6", "scalar R14", "scalar DEPLOY.4")
@pytest.mark.parametrize("player", [1, 2])
def test_a_slot_is_filled_by_any_die(player):
    enemy = slots(player, "t1 t2 c1 c2") if player == 1 else slots(player, "T1 T2 C1 C2")
    here = table(f"{enemy} I5@c3 i5@e3", player=player)
    assert rolls(here) == set()
    refused(here, "O?", "DEPLOY.4")
    three = slots(player, "t1 . c1 c2") if player == 1 else slots(player, "T1 . C1 C2")
    assert options(table(three, player=player), "O=5") == sorted(["~", f"@{SLOTS[player][1]}"])


@pytest.mark.clause("scalar R12")
def test_a_roll_needs_a_slot_and_a_die():
    here = table("I5@c3 i5@e3", reserves=EMPTY)
    assert rolls(here) == set()
    for die in DICE:
        refused(here, f"{die}?", "DEPLOY.1")
