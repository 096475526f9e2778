"""Stacks: STACK, and the rulings on them."""

import pytest

from .table import after, exomoon, options, refused, star, steps, table, ways

FAR = "1K@a7 2K@m7"


@pytest.mark.clause("antagonism STACK.1")
@pytest.mark.parametrize("strike", [1, 2, 3])
@pytest.mark.parametrize("defence", [1, 2, 3])
def test_the_level_is_the_number_of_pawns_in_attack_and_in_defence(strike, defence):
    here = exomoon(f"{FAR} 1{'G' * strike}@e5 2{'R' * defence}@e6")
    sign = "x" if strike >= defence else "*"
    number = "" if strike == 1 else str(strike)
    assert f"{sign}e6" in ways(here, f"{number}Ge5")
    now = after(here, f"{number}Ge5{sign}e6")
    rest = f"1g{'G' * (strike - 1)}@e6" if sign == "x" else f"2{'R' * (defence - strike)}@e6"
    assert now == exomoon(f"{FAR} {rest}", moved="1")


@pytest.mark.clause("antagonism STACK.2", "antagonism R12")
@pytest.mark.parametrize("colour", "RGB")
def test_only_like_pawns_of_one_owner_stack_up_to_three(colour):
    others = [c for c in "RGB" if c != colour]
    here = exomoon(f"{FAR} 1{colour}@e5 1{colour}@e6 1{colour * 2}@f6 1{others[0]}@f5 1{others[1]}@d5")
    assert {way for way in ways(here, f"{colour}e5") if way[0] == "+"} == {"+e6", "+f6"}
    for square in ("f5", "d5"):
        assert "only pawns of one colour" in refused(here, f"{colour}e5+{square}", "STACK.2")
    full = exomoon(f"{FAR} 1{colour}@e5 1{colour * 3}@e6")
    refused(full, f"{colour}e5+e6", "STACK.2")
    assert "+e6" not in ways(full, f"{colour}e5")
    now = after(here, f"{colour}e5+f6")
    assert now == exomoon(
        f"{FAR} 1{colour}@e6 1{colour * 2}{colour.lower()}@f6 1{others[0]}@f5 1{others[1]}@d5", moved="1"
    )


@pytest.mark.clause("antagonism STACK.3", "antagonism R11")
@pytest.mark.parametrize("level", [2, 3])
def test_a_group_of_two_or_three_cannot_join(level):
    here = exomoon(f"{FAR} 1{'G' * level}@e5 1G@e6 1GG@f6")
    for square in ("e6", "f6"):
        assert "only a single pawn joins" in refused(here, f"{level}Ge5+{square}", "STACK.3")
    assert not [way for way in ways(here, f"{level}Ge5") if "+" in way]
    # and friends block its way
    refused(here, f"{level}Ge5-e7", "MOVE.6")


@pytest.mark.clause("antagonism STACK.3", "antagonism STACK.6")
def test_a_level_rises_by_one_pawn_which_is_laid_on_top():
    here = exomoon(f"{FAR} 1R@c5 1R@e5 1RR@g5")
    assert after(here, "Rc5+e5") == exomoon(f"{FAR} 1Rr@e5 1RR@g5", moved="1")
    assert after(here, "Re5+g5") == exomoon(f"{FAR} 1R@c5 1RRr@g5", moved="1")
    # the top pawn of one stack joins another group
    assert after(here, "Rg5+e5") == exomoon(f"{FAR} 1R@c5 1Rr@e5 1R@g5", moved="1")
    assert after(here, "Rg5+e5 Rc5+e5") == exomoon(f"{FAR} 1Rrr@e5 1R@g5", moved="2")


@pytest.mark.clause("antagonism STACK.4", "antagonism R11")
def test_a_level_falls_by_one_pawn_from_the_top():
    here = exomoon(f"{FAR} 1GgG@e6", moved="1")
    assert after(here, "Ge6-e8") == exomoon(f"{FAR} 1Gg@e6 1g@e8", moved="2")
    whole = exomoon(f"{FAR} 1GGG@e6")
    refused(whole, "2Ge6-e8", "STACK.4")
    assert after(whole, "Ge6-e8 Ge6-g6 Ge6-c6") == exomoon(f"{FAR} 1g@e8 1g@g6 1g@c6", moved="3")


@pytest.mark.clause("antagonism STACK.5")
def test_joining_and_leaving_are_the_single_pawns_move():
    here = exomoon(f"{FAR} 1G@e5 1GG@e6")
    assert after(here, "Ge5+e6").split()[3] == "1"
    assert after(here, "Ge6-e7").split()[3] == "1"
    assert after(here, "Ge6+e5") == exomoon(f"{FAR} 1Gg@e5 1G@e6", moved="1")


@pytest.mark.clause("antagonism STACK.6")
def test_the_order_of_a_stack_never_changes():
    # the mover at the bottom, his passengers' marks above him as they were
    here = exomoon(f"{FAR} 1RrR@e5", moved="1")
    assert after(here, "3Re5-h5") == exomoon(f"{FAR} 1rrR@h5", moved="2")
    assert after(here, "3Re5-h5 Rh5-i5") == exomoon(f"{FAR} 1rr@h5 1r@i5", moved="3")
    assert after(here, "Re5-e6 2Re5-h5") == exomoon(f"{FAR} 1r@e6 1rr@h5", moved="3")


@pytest.mark.clause("antagonism STACK.7", "antagonism R6")
def test_a_whole_stack_moves_as_its_carrier_and_counts_once():
    here = exomoon(f"{FAR} 1RRR@g7")
    assert ways(here, "3Rg7") == steps(star("g7", 3))
    assert after(here, "3Rg7-j10") == exomoon(f"{FAR} 1rRR@j10", moved="1")
    assert ways(exomoon(f"{FAR} 1GG@g7"), "2Gg7") == steps(star("g7", 2))


@pytest.mark.clause("antagonism STACK.8", "antagonism R8")
def test_a_pawn_that_has_moved_is_carried_on_by_an_unmoved_one():
    here = exomoon(f"{FAR} 1G@d4 1G@d6 1R@b5")
    assert after(here, "Gd4+d6 2Gd6-f6") == exomoon(f"{FAR} 1gg@f6 1R@b5", moved="2")
    # and again, by another carrier, any number of times
    more = exomoon(f"{FAR} 1g@d6 1G@d8", moved="1")
    refused(more, "Gd6+d8", "TURN.5")
    assert after(exomoon(f"{FAR} 1Gg@d6", moved="1"), "2Gd6-d8") == exomoon(f"{FAR} 1gg@d8", moved="2")


@pytest.mark.clause("antagonism STACK.8", "antagonism R9", "antagonism R8")
def test_a_stack_stays_when_its_carrier_has_moved():
    here = exomoon(f"{FAR} 1G@d5 1G@d4")
    assert "the carrier on d6" in refused(here, "Gd5-d6 Gd4+d6 2Gd6-d7", "STACK.8")
    stays = exomoon(f"{FAR} 1gG@d6", moved="1")
    assert ways(stays, "2Gd6") == set()
    refused(stays, "2Gd6-d7", "STACK.8")
    # its unmoved top pawn may leave
    assert ways(stays, "Gd6") == steps(star("d6", 2))


@pytest.mark.clause("antagonism STACK.9", "antagonism R7")
@pytest.mark.parametrize("colour, reach", [("R", 3), ("G", 2), ("B", 2)])
def test_the_topmost_pawn_leaves_with_its_own_full_allowance(colour, reach):
    here = exomoon(f"{FAR} 1{colour * 2}@f7")
    assert ways(here, f"{colour}g7", f"2{colour}f7-g7") == steps(star("g7", reach))


@pytest.mark.clause("antagonism STACK.9", "antagonism R10")
def test_a_topmost_pawn_that_has_moved_keeps_all_below_it():
    here = exomoon(f"{FAR} 1GGg@e6", moved="1")
    assert "the topmost pawn on e6" in refused(here, "Ge6-e7", "STACK.9")
    assert ways(here, "Ge6") == set()
    # the carrier leaves by taking all along, as often as it has not moved
    assert ways(here, "3Ge6") == steps(star("e6", 2))
    pair = exomoon(f"{FAR} 1Gg@e6", moved="1")
    assert ways(pair, "Ge6") == set() and ways(pair, "2Ge6") == steps(star("e6", 2))
    # once the top has gone, the next is the topmost, by its own mark
    marked = exomoon(f"{FAR} 1GgG@e6", moved="1")
    refused(marked, "Ge6-e7 Ge6-f6", "STACK.9")
    assert ways(exomoon(f"{FAR} 1gGG@e6", moved="1"), "Ge6", "Ge6-e7") == steps(star("e6", 2)) - steps(
        {"e7", "e8"}
    ) | {"+e7"}


@pytest.mark.clause("antagonism STACK.9", "antagonism R10", "antagonism TURN.5")
def test_the_last_pawn_of_a_stack_moves_as_a_pawn_alone():
    assert ways(exomoon(f"{FAR} 1g@e6 1g@e8", moved="2"), "Ge6") == set()
    here = exomoon(f"{FAR} 1GG@e6")
    assert after(here, "Ge6-e8 Ge6-g6") == exomoon(f"{FAR} 1g@e8 1g@g6", moved="2")


@pytest.mark.clause("antagonism STACK.8", "antagonism STACK.9", "antagonism WARP.2")
def test_what_may_not_move_is_not_listed_under_any_other_name():
    # the carrier has moved, its top pawn has not: onto plain squares, enemies and a warp zone
    here = exomoon("1K@g1 2K@g13 1bB@c4 2G@d4 2G@k9", player=1, moved="1")
    movers = {token.split(">")[0][:3] for token in options(here) if token[0] not in "K/"}
    assert movers == {"Bc4"}
    assert {way for way in ways(here, "Bc4") if way[1:3] in ("d4", "c5")} == {
        "xd4", "-c5>k5", "-c5>c9", "-c5>k9!"
    }  # fmt: skip
    fight = exomoon("1K@g1 2K@g13 1bB@c4 2G@c5", moved="1")
    assert {token[:3] for token in options(fight) if token[0] not in "K/"} == {"Bc4"}


@pytest.mark.clause("antagonism STACK.10", "antagonism R14")
def test_the_leader_never_stacks():
    here = exomoon("1K@g1 2K@g13 1G@g2 1B@f2 1R@h2")
    for move in ("Kg1+g2", "Kg1+f2", "Gg2+g1", "Rh2+g1", "Bf2+g1"):
        assert "the Leader never stacks" in refused(here, move, "STACK.10")
    assert not [token for token in options(here) if "+" in token]


@pytest.mark.clause("antagonism R13", "antagonism ATT.9")
def test_partners_pawns_can_neither_be_joined_nor_passed_nor_attacked():
    kings = "1K@a1 2K@a13 3K@m13 4K@m1"
    here = table("lagoon:2v2", f"{kings} 1R@e5 3R@e6")
    for move in ("Re5+e6", "Re5xe6"):
        refused(here, move, "ATT.9")
    refused(here, "Re5-e7", "MOVE.6")
    assert ways(here, "Re5") == steps(star("e5", 3) - {"e6", "e7", "e8"})
    third = table("lagoon:2v2", f"{kings} 3R@e5 1RR@e6", player=3)
    assert ways(third, "Re5") == steps(star("e5", 3) - {"e6", "e7", "e8"})
