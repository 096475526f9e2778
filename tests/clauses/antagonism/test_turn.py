"""The turn: TURN, and the rulings on it."""

import pytest

from .table import after, ending, exomoon, koth, options, refused, table, ways

FOUR = "1K@g1 2K@g13 1G@c4 1G@e4 1G@g4 1G@i4 1G@k4"
FOUR_MOVES = "Ge4-e5 Gg4-g5 Gi4-i5 Gk4-k6"


@pytest.mark.clause("antagonism TURN.1", "antagonism R60")
def test_moves_are_made_one_after_another_in_any_order():
    here = exomoon("1K@g1 2K@g13 1R@c6 1G@d6")
    refused(here, "Rc6-f6", "MOVE.6")
    assert after(here, "Gd6-d7 Rc6-f6") == exomoon("1K@g1 2K@g13 1r@f6 1g@d7", moved="2")
    assert after(here, "Rc6-c8 Gd6-d7") == exomoon("1K@g1 2K@g13 1r@c8 1g@d7", moved="2")


@pytest.mark.clause("antagonism TURN.1")
def test_every_move_is_resolved_before_the_next_one():
    here = exomoon("1K@g1 2K@g13 1R@c6 1G@d5 2G@d6 1R@d3")
    # the attack has freed no line yet, and the attackers stand where the enemy stood
    assert after(here, "Gd5xd6 Rd3-d5") == exomoon("1K@g1 2K@g13 1R@c6 1g@d6 1r@d5", moved="2")
    assert after(exomoon("1K@g1 2K@g13 1R@g10 1G@a6"), "Rg10xg13") == exomoon(
        "1K@g1 1r@g13 1G@a6", moved="1", result="1"
    )


@pytest.mark.clause("antagonism TURN.1")
def test_only_the_active_player_moves_and_only_his_own_pawns():
    here = exomoon("1K@g1 2K@g13 1R@c6 2R@d8")
    assert "not yours" in refused(here, "Rd8-d7", "TURN.1")
    assert not ways(here, "Rd8") and not ways(here, "Kg13")
    turned = exomoon("1K@g1 2K@g13 1R@c6 2R@d8", player=2)
    refused(turned, "Rc6-c7", "TURN.1")
    assert ways(turned, "Rd8") and not ways(turned, "Rc6")


@pytest.mark.clause("antagonism TURN.2", "antagonism R15")
def test_the_fifth_pawn_of_a_turn_is_refused():
    assert after(exomoon(FOUR), FOUR_MOVES) == exomoon(
        "1K@g1 2K@g13 1G@c4 1g@e5 1g@g5 1g@i5 1g@k6", moved="4"
    )
    assert "four pawns" in refused(exomoon(FOUR), f"{FOUR_MOVES} Gc4-c6", "TURN.2")


@pytest.mark.clause("antagonism TURN.3", "antagonism R15")
def test_after_four_pawns_only_the_leader_is_left():
    left = options(exomoon(FOUR), FOUR_MOVES)
    assert {token[0] for token in left} == {"K", "/"}
    assert after(exomoon(FOUR), f"{FOUR_MOVES} Kg1-g3").split()[3] == "4L"


@pytest.mark.clause("antagonism TURN.2", "antagonism TURN.3")
def test_four_moved_pawns_leave_the_leader_his_move_wherever_he_stands():
    for leader in ("g3", "c9"):  # among the pawns, and behind all of them
        here = exomoon(f"1K@{leader} 2K@g13 1g@c4 1G@e2 1G@k8", moved="4")
        assert ways(here, f"K{leader}") and not ways(here, "Ge2") and not ways(here, "Gk8")


@pytest.mark.clause("antagonism TURN.4", "antagonism R14")
def test_nobody_moves_after_the_leader():
    here = exomoon("1K@g1 2K@g13 1G@c4 1RR@e5")
    for move in ("Gc4-c6", "2Re5-e6", "Re5-e6"):
        assert "always the last" in refused(here, f"Kg1-g2 {move}", "TURN.4")
    assert options(here, "Kg1-g2") == ["/"]
    assert after(here, "Kg1-g2 /").split()[2] == "2"


@pytest.mark.clause("antagonism TURN.5", "antagonism STACK.5")
def test_no_pawn_moves_twice():
    here = exomoon("1K@g1 2K@g13 1R@c6 1R@e6")
    assert "already moved" in refused(here, "Rc6-c7 Rc7-c8", "TURN.5")
    assert ways(here, "Rc7", "Rc6-c7") == set()
    refused(here, "Kg1-g2 Kg2-g3", "TURN.5")
    # the mark goes with the pawn onto a stack and stays with it
    assert after(here, "Rc6+e6") == exomoon("1K@g1 2K@g13 1Rr@e6", moved="1")
    refused(here, "Rc6+e6 Re6-e7", "STACK.9")


@pytest.mark.clause("antagonism TURN.5", "antagonism R7")
def test_being_carried_is_no_move():
    here = exomoon("1K@g1 2K@g13 1RR@c6")
    assert after(here, "2Rc6-e6") == exomoon("1K@g1 2K@g13 1rR@e6", moved="1")
    assert after(here, "2Rc6-e6 Re6-e9") == exomoon("1K@g1 2K@g13 1r@e6 1r@e9", moved="2")


@pytest.mark.clause("antagonism TURN.6", "antagonism R15")
def test_a_player_may_stop_after_one_move():
    here = exomoon("1K@g1 2K@g13 1G@e5 1G@g5")
    assert "/" in options(here, "Ge5-e6")
    assert after(here, "Ge5-e6 /") == exomoon("1K@g1 2K@g13 1G@e6 1G@g5", player=2, quiet=1)
    assert after(here, "Kg1-g2 /") == exomoon("1K@g2 2K@g13 1G@e5 1G@g5", player=2, quiet=1)


@pytest.mark.clause("antagonism TURN.7", "antagonism R16")
def test_a_player_who_can_move_must():
    here = exomoon("1K@g1 2K@g13 1G@e5")
    refused(here, "/", "TURN.7")
    assert "/" not in options(here)


@pytest.mark.clause("antagonism TURN.7", "antagonism R16")
def test_only_the_hill_defender_may_end_a_turn_without_a_move():
    groups = "1K@a1 2K@m13 3K@g9"
    assert "/" in options(koth(groups, player=3))
    for attacker in (1, 2):
        assert "/" not in options(koth(groups, player=attacker))
    for seat in (1, 2, 3):
        other = table("extrasolar:4", f"{groups} 4K@m1", player=seat)
        assert "/" not in options(other)
        refused(other, "/", "TURN.7")


BOXED = "1K@a1 2K@a13 3K@m13 4K@m1 3G@a2 3G@b2 3R@b1"


@pytest.mark.clause("antagonism TURN.8", "antagonism R17")
def test_a_player_without_any_move_ends_his_turn_and_plays_on():
    here = table("lagoon:2v2", BOXED)
    assert options(here) == ["/"]
    assert after(here, "/") == table("lagoon:2v2", BOXED, player=2, quiet=1)


@pytest.mark.clause("antagonism TURN.7", "antagonism TURN.8")
def test_a_player_with_a_single_move_has_to_make_it():
    here = table("lagoon:2v2", "1K@a1 2K@a13 3K@m13 4K@m1 3G@a2 3G@b2 3R@c1")
    assert options(here) == ["Ka1-b1"]
    refused(here, "/", "TURN.7")


@pytest.mark.clause("antagonism TURN.9")
def test_at_the_end_of_a_turn_every_pawn_is_unmoved_again():
    here = exomoon("1K@g1 2K@g13 1GG@c4 1R@e4 1R@e5")
    now = after(here, "Gc4-d4 Re4+e5 2Re5-e6 Kg1-g2 /")
    assert now == exomoon("1K@g2 2K@g13 1G@c4 1G@d4 1RR@e6", player=2, quiet=1)


@pytest.mark.clause("antagonism TURN.9")
def test_the_turn_passes_to_the_next_player_who_is_in_the_game():
    three = "1K@a1 2K@a13 4K@m1 1R@c4"
    assert after(table("lagoon:4", three), "Rc4-c5 /").split()[2:6] == ["2", "0", "-", "5"]
    assert after(table("lagoon:4", three, player=2), "Ka13-a12 /").split()[2:6] == ["4", "0", "-", "5"]
    assert after(table("lagoon:4", three, player=4), "Km1-m2 /").split()[2:6] == ["1", "0", "-", "6"]
    two = "2K@a13 3K@m13"
    assert after(table("lagoon:4", two, player=3), "Km13-m12 /").split()[2:6] == ["2", "0", "-", "6"]


@pytest.mark.clause("antagonism TURN.9")
def test_a_player_who_is_out_has_no_turn():
    unfit = table("lagoon:4", "1K@a1 2K@a13 4K@m1", player=3)
    with pytest.raises(Exception, match="that player has no pawns and is out") as caught:
        after(unfit)
    assert getattr(caught.value, "clause", "") == "antagonism TURN.9"


@pytest.mark.clause("antagonism R18", "antagonism ATT.6", "antagonism TURN.2")
def test_a_pawn_lost_in_its_own_attack_counts_among_the_four():
    here = exomoon("1K@g1 2K@g13 1G@c4 1G@e4 1G@g4 1G@i4 1G@k4 2GG@c6")
    assert after(here, "Gc4*c6").split()[3] == "1"
    refused(here, "Gc4*c6 Ge4-e5 Gg4-g5 Gi4-i5 Gk4-k6", "TURN.2")


@pytest.mark.clause("antagonism R62")
def test_two_lone_leaders_play_on():
    here = exomoon("1K@g1 2K@g13")
    assert after(here, "Kg1-g3 / Kg13-g11 /") == exomoon("1K@g3 2K@g11", round=6, quiet=2)
    assert ending(exomoon("1K@g10 2K@g12"), "Kg10xg12") == "1 WIN.3"


@pytest.mark.clause("antagonism R62", "antagonism R40")
def test_a_lone_leader_holds_a_base_and_wins():
    here = table("extrasolar:2", "1K@g6 2K@m13")
    now = after(here, "Kg6-g7 / Km13-m12 /")
    assert now == table("extrasolar:2", "1K@g7 2K@m12", hold="1=1", round=6, quiet=2)
