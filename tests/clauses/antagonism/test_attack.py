"""Attacks and suicide attacks: ATT, and the rulings on them."""

import pytest

from .table import after, ending, exomoon, options, refused, star, steps, table, ways

FAR = "1K@a7 2K@m7"


@pytest.mark.clause("antagonism ATT.1", "antagonism ATT.3")
def test_a_move_onto_enemies_is_an_attack_and_ends_the_move():
    here = exomoon(f"{FAR} 1R@e5 2G@e7")
    assert after(here, "Re5xe7") == exomoon(f"{FAR} 1r@e7", moved="1")
    assert {way for way in ways(here, "Re5") if way.endswith(("e6", "e7", "e8"))} == {"-e6", "xe7"}
    refused(here, "Re5xe7 Re7-e8", "TURN.5")
    assert "this is written Re5xe7" in refused(here, "Re5-e7", "")


@pytest.mark.clause("antagonism ATT.2", "antagonism R19")
def test_only_pawns_that_move_together_strike_together():
    here = exomoon(f"{FAR} 1RRR@e5 2GG@e7")
    assert "xe7" in ways(here, "3Re5") and "*e7" in ways(here, "Re5")
    assert after(here, "3Re5xe7") == exomoon(f"{FAR} 1rRR@e7", moved="1")
    assert after(here, "Re5*e7") == exomoon(f"{FAR} 1RR@e5 2G@e7", moved="1")
    two = exomoon(f"{FAR} 1GG@e5 2G@e6")
    assert after(two, "Ge5xe6") == exomoon(f"{FAR} 1G@e5 1g@e6", moved="1")


@pytest.mark.clause("antagonism ATT.3", "antagonism R20")
@pytest.mark.parametrize("strike, defence", [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)])
def test_an_equal_or_lower_level_leaves_the_game_as_a_whole(strike, defence):
    here = exomoon(f"{FAR} 1{'B' * strike}@e5 2{'G' * defence}@e7 2R@c9")
    number = "" if strike == 1 else str(strike)
    assert after(here, f"{number}Be5xe7") == exomoon(f"{FAR} 1b{'B' * (strike - 1)}@e7 2R@c9", moved="1")


@pytest.mark.clause("antagonism ATT.4", "antagonism R21")
@pytest.mark.parametrize("strike, defence", [(1, 2), (1, 3), (2, 3)])
def test_a_higher_level_loses_as_many_as_attack_it_and_they_are_lost_too(strike, defence):
    here = exomoon(f"{FAR} 1{'B' * strike}@e5 2{'G' * defence}@e7")
    number = "" if strike == 1 else str(strike)
    assert after(here, f"{number}Be5*e7") == exomoon(f"{FAR} 2{'G' * (defence - strike)}@e7", moved="1")


@pytest.mark.clause("antagonism ATT.4", "antagonism ATT.6")
def test_the_lost_never_come_back():
    here = exomoon(f"{FAR} 1B@e5 1G@e4 2GG@e7", quiet=8)
    now = after(here, "Be5*e7 / Ge7-e6 / Ge4xe6 / Km7-m8 /")
    assert now == exomoon("1K@a7 2K@m8 1G@e6", round=7, quiet=2)
    assert not ways(here, "Be5", "Be5*e7")


@pytest.mark.clause("antagonism ATT.5", "antagonism R21")
def test_the_topmost_defenders_are_lost_and_the_carrier_stays():
    here = exomoon(f"{FAR} 1Gg@e5 1RR@b9 2GGG@e7", moved="1")
    assert after(here, "2Ge5*e7") == exomoon(f"{FAR} 1RR@b9 2G@e7", moved="2")
    # what stays may carry and be joined as before
    assert ways(here, "Ge7", "2Ge5*e7 /") == steps(star("e7", 2))


@pytest.mark.clause("antagonism ATT.7", "antagonism R23")
@pytest.mark.parametrize("defence", ["G", "GG", "GGG"])
def test_the_leader_strikes_with_level_3_and_never_in_vain(defence):
    here = exomoon(f"1K@g6 2K@m7 2{defence}@g8")
    assert after(here, "Kg6xg8") == exomoon("1k@g8 2K@m7", moved="0L")
    assert not [token for token in options(here) if "*" in token]


@pytest.mark.clause("antagonism ATT.8")
@pytest.mark.parametrize("colour", "RGB")
def test_any_single_pawn_removes_the_leader(colour):
    here = exomoon(f"1K@a7 2K@g9 1{colour}@g7 2G@a9")
    assert ending(here, f"{colour}g7xg9") == "1 WIN.3"
    assert after(here, f"{colour}g7xg9") == exomoon(f"1K@a7 1{colour.lower()}@g9", moved="1", result="1")


@pytest.mark.clause("antagonism R22", "antagonism ATT.7", "antagonism ATT.8")
def test_a_leader_takes_a_leader_and_stays():
    here = exomoon("1K@g7 2K@g9 2GGG@c9")
    assert after(here, "Kg7xg9") == exomoon("1k@g9", moved="0L", result="1")
    assert ending(here, "Kg7xg9") == "1 WIN.3"


@pytest.mark.clause("antagonism ATT.9")
def test_nobody_attacks_his_own_pawns_or_his_partners():
    own = exomoon(f"{FAR} 1R@e5 1GG@e6 1R@f5")
    refused(own, "Re5xe6", "STACK.2")
    assert "this is written Re5+f5" in refused(own, "Re5xf5", "")
    for colour in "KRG":
        partner = "3K@e6" if colour == "K" else f"3K@m13 3{colour}@e6"
        team = table("extrasolar:2v2", f"1K@a1 2K@a13 4K@m1 1R@e5 {partner}")
        assert "partner" in refused(team, "Re5xe6", "ATT.9")
        assert not [way for way in ways(team, "Re5") if way.endswith("e6")]
    # each for himself there are no partners
    free = table("extrasolar:4", "1K@a1 2K@a13 3K@m13 4K@m1 1R@e5 3G@e6 2G@d6 4G@f6")
    assert {"xe6", "xd6", "xf6"} <= ways(free, "Re5")
