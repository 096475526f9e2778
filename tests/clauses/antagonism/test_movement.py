"""Movement: MOVE, and the rulings on it."""

import pytest

from sandtable.games.antagonism import GAME

from .table import after, exomoon, options, played, refused, star, steps, table, ways

FAR = "1K@a7 2K@m7"  # Leaders out of the way; both squares exist on every board


@pytest.mark.clause("antagonism MOVE.1", "antagonism MOVE.3", "antagonism MOVE.5", "antagonism R3")
@pytest.mark.parametrize("colour", "GB")
def test_green_and_blue_go_up_to_two_squares_in_eight_directions(colour):
    here = exomoon(f"{FAR} 1{colour}@g7")
    assert ways(here, f"{colour}g7") == steps(star("g7", 2))
    for square in ("g10", "j10", "d7", "d4"):
        assert "more than 2" in refused(here, f"{colour}g7-{square}", "MOVE.1")


@pytest.mark.clause("antagonism MOVE.1", "antagonism MOVE.3")
def test_the_leader_goes_up_to_two_squares_in_eight_directions():
    here = exomoon("1K@g7 2K@m7")
    assert ways(here, "Kg7") == steps(star("g7", 2))
    refused(here, "Kg7-g4", "MOVE.1")


@pytest.mark.clause("antagonism MOVE.2", "antagonism MOVE.3", "antagonism MOVE.5", "antagonism R3")
def test_red_goes_up_to_three_squares_in_eight_directions():
    here = exomoon(f"{FAR} 1R@g7")
    assert ways(here, "Rg7") == steps(star("g7", 3))
    for square in ("g11", "k11", "c7", "c3"):
        assert "more than 3" in refused(here, f"Rg7-{square}", "MOVE.2")


@pytest.mark.clause("antagonism MOVE.3", "antagonism R3")
@pytest.mark.parametrize("square", ["g8", "h8", "h7", "h6", "g6", "f6", "f7", "f8"])
def test_a_step_in_any_direction_costs_one_square(square):
    here = exomoon(f"{FAR} 1G@g7")
    assert after(here, f"Gg7-{square}") == exomoon(f"{FAR} 1g@{square}", moved="1")


@pytest.mark.clause("antagonism MOVE.4", "antagonism R4")
@pytest.mark.parametrize("mover", ["1R@e5", "1G@e5", "1B@e5", "1K@e5", "1RR@e5"])
def test_a_move_never_turns_a_corner(mover):
    kings = "2K@m7" if "K" in mover else FAR
    for square in ("f7", "d7", "g6", "c4", "d3", "f8"):
        pawns = "2" if "RR" in mover else ""
        reason = refused(exomoon(f"{kings} {mover}"), f"{pawns}{mover[1]}e5-{square}", "MOVE.4")
        assert "straight line" in reason


@pytest.mark.clause("antagonism MOVE.5")
@pytest.mark.parametrize("colour", "RGB")
def test_a_move_covers_at_least_one_square(colour):
    assert "at least one" in refused(exomoon(f"{FAR} 1{colour}@e5"), f"{colour}e5-e5", "MOVE.5")


@pytest.mark.clause("antagonism MOVE.6", "antagonism R5")
@pytest.mark.parametrize("blocker", ["1G@g8", "2G@g8", "1RRR@g8", "2K@g8"])
def test_no_pawn_jumps_over_another(blocker):
    kings = "1K@a7" if "K" in blocker else FAR
    here = exomoon(f"{kings} 1R@g7 {blocker}")
    behind = {"g9", "g10"}
    for square in behind:
        assert "stands between" in refused(here, f"Rg7-{square}", "MOVE.6")
    last = {"xg8"} if blocker[0] == "2" else set()
    assert ways(here, "Rg7") == steps(star("g7", 3) - behind - {"g8"}) | last


@pytest.mark.clause("antagonism MOVE.6", "antagonism R5")
def test_the_first_occupied_square_of_a_line_is_the_last_to_be_reached():
    here = exomoon(f"{FAR} 1R@g7 2G@g9 2G@g10 1R@i9 1R@j10")
    assert {way for way in ways(here, "Rg7") if way[0] != "-"} == {"xg9", "+i9"}
    refused(here, "Rg7xg10", "MOVE.6")
    refused(here, "Rg7+j10", "MOVE.6")


@pytest.mark.clause("antagonism MOVE.7")
def test_a_move_ends_on_an_empty_square_on_friends_or_on_enemies():
    groups = "1K@a7 2K@m7 1G@e5 1G@e6 2R@f6 1R@d6 1B@d5 1GGG@d4"
    here = exomoon(groups)
    one_step = {way for way in ways(here, "Ge5") if way[1:] in star("e5", 1)}
    assert one_step == {"+e6", "xf6", "-f5", "-e4", "-f4"}
    refused(here, "Ge5+d6", "STACK.2")
    refused(here, "Ge5+d5", "STACK.2")
    refused(here, "Ge5+d4", "STACK.2")
    team = table("lagoon:2v2", "1K@a1 2K@a13 3K@m13 4K@m1 1G@e5 3G@e6")
    assert "partner" in refused(team, "Ge5xe6", "ATT.9")
    refused(exomoon("1K@e4 2K@m7 1G@e5"), "Ge5+e4", "STACK.10")


@pytest.mark.clause("antagonism MOVE.7", "antagonism STACK.10")
def test_a_leader_that_is_boxed_in_is_not_asked_to_move():
    ring = "1g@d4 1g@d5 1g@d6 1g@e4 1R@e6 1R@f4 1B@f5 1B@f6"
    here = exomoon(f"1K@e5 2K@m7 {ring}", moved="4")
    assert "boxed in: no square beside it" in refused(here, "Ke5-e5", "MOVE.7")
    assert GAME.question(played(here)) == "Player 1: nothing of yours can move any more; end your turn."


@pytest.mark.clause("antagonism MOVE.8")
def test_what_moves_is_the_whole_group_or_its_topmost_pawn():
    here = exomoon(f"{FAR} 1GGG@g7 1RR@e5 1B@e9")
    movers = {token.split("-")[0] for token in options(here) if token[0] != "K" and "-" in token}
    assert movers == {"3Gg7", "Gg7", "2Re5", "Re5", "Be9"}
    assert ways(here, "3Gg7") == ways(here, "Gg7")
    nothing = "to move on"
    assert nothing in refused(here, "3Re5-e6", "MOVE.8")
    assert nothing in refused(here, "2Be9-e10", "MOVE.8")
    assert nothing in refused(here, "Gc5-c6", "MOVE.8")
    assert nothing in refused(here, "2Gc5-c6", "MOVE.8")
    assert "two pawns never leave" in refused(here, "2Gg7-g8", "STACK.4")


@pytest.mark.clause("antagonism MOVE.8")
def test_a_move_names_the_colour_that_stands_there():
    here = exomoon(f"{FAR} 1G@g7")
    assert "on g7 stands G, not R" in refused(here, "Rg7-g8", "MOVE.8")
    assert "on m7 stands K, not B" in refused(here, "Bm7-m8", "MOVE.8")
