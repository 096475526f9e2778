"""Warp zones: WARP, and the rulings on them."""

import pytest

from .table import after, ending, exomoon, koth, options, refused, star, steps, table, ways

KINGS = "1K@g1 2K@g13"
AROUND_K9 = steps(star("k9", 2) - {"m11"})  # there is no m11 on Exomoon
ELSEWHERE = {"-c5>k5", "-c5>c9", "-c5>k9"}  # where a transfer from c5 on Exomoon may lead


@pytest.mark.clause("antagonism WARP.1", "antagonism WARP.7", "antagonism R29")
@pytest.mark.parametrize("colour", "RGK")
def test_a_warp_zone_is_a_plain_square_for_red_green_and_black(colour):
    kings = "2K@g13" if colour == "K" else KINGS
    here = exomoon(f"{kings} 1{colour}@c4")
    assert {"-c5", "-c6"} <= ways(here, f"{colour}c4")  # onto it and over it
    assert not [way for way in ways(here, f"{colour}c4") if ">" in way]
    assert "only blue" in refused(here, f"{colour}c4-c5>k9", "WARP.1")
    stays = after(here, f"{colour}c4-c5 /")
    assert stays == exomoon(f"{kings} 1{colour}@c5", player=2, quiet=1)
    attack = exomoon(f"{KINGS} 1R@c5 2G@c4", player=2)
    assert after(attack, "Gc4xc5") == exomoon(f"{KINGS} 2g@c5", player=2, moved="1")


@pytest.mark.clause("antagonism WARP.2", "antagonism WARP.4")
@pytest.mark.parametrize("pawns", ["B", "BB", "BBB"])
def test_blue_that_ends_on_a_zone_is_transferred_to_another_of_its_choice(pawns):
    number = "" if pawns == "B" else str(len(pawns))
    here = exomoon(f"{KINGS} 1{pawns}@c4")
    onto = {way for way in ways(here, f"{number}Bc4") if "c5" in way}
    assert onto == ELSEWHERE
    for zone in ("k5", "c9", "k9"):
        now = after(here, f"{number}Bc4-c5>{zone}")
        assert now == exomoon(f"{KINGS} 1b{pawns[1:]}@{zone}", moved="1")


@pytest.mark.clause("antagonism WARP.2", "antagonism STACK.9")
def test_the_top_of_a_blue_stack_is_transferred_alone():
    here = exomoon(f"{KINGS} 1BBB@c4")
    assert {way for way in ways(here, "Bc4") if "c5" in way} == ELSEWHERE
    assert after(here, "Bc4-c5>k9") == exomoon(f"{KINGS} 1BB@c4 1b@k9", moved="1")


@pytest.mark.clause("antagonism WARP.2", "antagonism R32")
@pytest.mark.parametrize("move", ["Bc4-c5", "Bc4-c5>c5", "Bc4-c5>e5", "Bc4-c6>k9", "Bc4-d4>c5"])
def test_there_is_no_other_transfer_and_no_way_to_refuse_it(move):
    assert "transferred" in refused(exomoon(f"{KINGS} 1B@c4"), move, "WARP.2")


@pytest.mark.clause("antagonism WARP.3")
def test_the_transfer_costs_no_movement():
    here = exomoon(f"{KINGS} 1B@e3")
    assert after(here, "Be3-c5>k9") == exomoon(f"{KINGS} 1b@k9", moved="1")


@pytest.mark.clause("antagonism WARP.5", "antagonism R28", "antagonism R24")
@pytest.mark.parametrize("found", ["2R", "2GG", "2RRR", "1G", "1RR", "1B", "1BBB"])
def test_whatever_is_found_on_the_destination_is_vaporised(found):
    here = exomoon(f"{KINGS} 1B@c4 {found}@c9", quiet=7)
    assert after(here, "Bc4-c5>c9!") == exomoon(f"{KINGS} 1b@c9", moved="1")
    assert "this is written Bc4-c5>c9!" in refused(here, "Bc4-c5>c9", "")
    assert "this is written Bc4-c5>k9" in refused(here, "Bc4-c5>k9!", "")


@pytest.mark.clause("antagonism WARP.5", "antagonism R24", "antagonism WIN.1")
def test_a_leader_on_the_destination_is_vaporised_too():
    here = exomoon("1K@g1 2K@k9 2GGG@a6 1B@c4")
    assert after(here, "Bc4-c5>k9!") == exomoon("1K@g1 1b@k9", moved="1", result="1")
    assert ending(here, "Bc4-c5>k9!") == "1 WIN.3"


@pytest.mark.clause("antagonism R28", "antagonism WARP.5")
def test_a_player_may_vaporise_his_partner_and_himself():
    kings = "1K@a1 2K@a13 4K@m1"
    here = table("lagoon:2v2", f"{kings} 3K@m7 3G@f6 1B@a6")
    assert after(here, "Ba6-a7>m7!") == table("lagoon:2v2", f"{kings} 1b@m7", moved="1")
    pawn = table("lagoon:2v2", f"{kings} 3K@m13 3GG@m7 1B@a6")
    assert after(pawn, "Ba6-a7>m7!") == table("lagoon:2v2", f"{kings} 3K@m13 1b@m7", moved="1")
    own = exomoon("1K@k5 2K@g13 1B@c4 1G@a6")
    assert after(own, "Bc4-c5>k5!") == exomoon("2K@g13", moved="1", result="2")


@pytest.mark.clause("antagonism WARP.6", "antagonism R26")
def test_the_transfer_ends_the_move_and_starts_no_other():
    here = exomoon(f"{KINGS} 1B@c4")
    assert after(here, "Bc4-c5>k9") == exomoon(f"{KINGS} 1b@k9", moved="1")
    refused(here, "Bc4-c5>k9 Bk9-k8", "TURN.5")
    # it stands on a zone when the next turn begins, and stays there
    assert after(here, "Bc4-c5>k9 / Kg13-g12 /") == exomoon("1K@g1 2K@g12 1B@k9", round=6, quiet=2)


@pytest.mark.clause("antagonism WARP.6", "antagonism R27")
def test_the_passenger_of_a_transferred_stack_still_has_its_own_move():
    here = exomoon(f"{KINGS} 1BB@c4 2G@i9")
    assert after(here, "2Bc4-c5>k9") == exomoon(f"{KINGS} 1bB@k9 2G@i9", moved="1")
    on = ways(here, "Bk9", "2Bc4-c5>k9")
    assert on == AROUND_K9 - {"-i9"} | {"xi9"}
    assert after(here, "2Bc4-c5>k9 Bk9xi9") == exomoon(f"{KINGS} 1b@k9 1b@i9", moved="2")


@pytest.mark.clause("antagonism WARP.8", "antagonism R25")
def test_crossing_a_zone_has_no_effect():
    here = exomoon(f"{KINGS} 1B@c4 1BB@b4")
    assert after(here, "Bc4-c6") == exomoon(f"{KINGS} 1b@c6 1BB@b4", moved="1")
    assert after(here, "2Bb4-d6") == exomoon(f"{KINGS} 1B@c4 1bB@d6", moved="1")


@pytest.mark.clause("antagonism WARP.9", "antagonism R30")
@pytest.mark.parametrize("strike, defence", [(1, 1), (2, 1), (2, 2), (3, 3)])
def test_blue_that_takes_enemies_on_a_zone_is_transferred_at_once(strike, defence):
    number = "" if strike == 1 else str(strike)
    here = exomoon(f"{KINGS} 1{'B' * strike}@c4 2{'G' * defence}@c5")
    assert {way for way in ways(here, f"{number}Bc4") if "c5" in way} == {"xc5>k5", "xc5>c9", "xc5>k9"}
    assert after(here, f"{number}Bc4xc5>k9") == exomoon(f"{KINGS} 1b{'B' * (strike - 1)}@k9", moved="1")
    refused(here, f"{number}Bc4xc5", "WARP.2")


@pytest.mark.clause("antagonism WARP.9", "antagonism R30")
@pytest.mark.parametrize("strike, defence", [(1, 2), (1, 3), (2, 3)])
def test_nobody_is_transferred_after_a_suicide_attack(strike, defence):
    number = "" if strike == 1 else str(strike)
    here = exomoon(f"{KINGS} 1{'B' * strike}@c4 2{'G' * defence}@c5")
    assert {way for way in ways(here, f"{number}Bc4") if "c5" in way} == {"*c5"}
    assert after(here, f"{number}Bc4*c5") == exomoon(f"{KINGS} 2{'G' * (defence - strike)}@c5", moved="1")
    assert "nobody survives" in refused(here, f"{number}Bc4*c5>k9", "WARP.9")


@pytest.mark.clause("antagonism WARP.9", "antagonism R30")
def test_the_top_of_a_stack_fights_on_a_zone_alone():
    here = exomoon(f"{KINGS} 1BB@c4 2GG@c5")
    assert {way for way in ways(here, "Bc4") if "c5" in way} == {"*c5"}
    assert {way for way in ways(here, "2Bc4") if "c5" in way} == {"xc5>k5", "xc5>c9", "xc5>k9"}
    single = exomoon(f"{KINGS} 1BB@c4 2G@c5")
    assert after(single, "Bc4xc5>k9") == exomoon(f"{KINGS} 1B@c4 1b@k9", moved="1")


@pytest.mark.clause("antagonism WARP.9", "antagonism R31")
@pytest.mark.parametrize("there", ["1B", "1BB"])
def test_blue_that_joins_its_like_on_a_zone_goes_on_alone(there):
    here = exomoon(f"{KINGS} 1BB@c4 {there}@c5")
    assert {way for way in ways(here, "Bc4") if "c5" in way} == {"+c5>k5", "+c5>c9", "+c5>k9"}
    assert after(here, "Bc4+c5>k9") == exomoon(f"{KINGS} 1B@c4 {there}@c5 1b@k9", moved="1")
    refused(here, "Bc4+c5", "WARP.2")
    refused(here, "2Bc4+c5>k9", "STACK.3")
    assert not {way for way in ways(here, "2Bc4") if "c5" in way}


@pytest.mark.clause("antagonism R31", "antagonism WARP.9")
def test_blue_does_not_enter_a_zone_where_it_cannot_join():
    full = exomoon(f"{KINGS} 1B@c4 1BBB@c5")
    refused(full, "Bc4+c5>k9", "STACK.2")
    green = exomoon(f"{KINGS} 1B@c4 1G@c5")
    refused(green, "Bc4+c5>k9", "STACK.2")
    for here in (full, green):
        assert not {way for way in ways(here, "Bc4") if "c5" in way}
    # other colours join theirs on a zone as anywhere
    assert after(exomoon(f"{KINGS} 1G@c4 1G@c5"), "Gc4+c5") == exomoon(f"{KINGS} 1Gg@c5", moved="1")


@pytest.mark.clause("antagonism R32", "antagonism WARP.2")
def test_blue_that_stands_on_a_zone_walks_off_like_any_other():
    here = exomoon(f"{KINGS} 1B@k9")
    assert ways(here, "Bk9") == AROUND_K9
    refused(here, "Bk9-k9>c5", "MOVE.5")
    assert after(here, "Kg1-g2 /") == exomoon("1K@g2 2K@g13 1B@k9", player=2, quiet=1)
    # away and back again is a new arrival
    assert "-k9>c5" in ways(exomoon(f"{KINGS} 1B@k8"), "Bk8")


@pytest.mark.clause("antagonism R33", "antagonism WARP.4")
def test_with_every_other_zone_occupied_one_is_vaporised_all_the_same():
    here = exomoon(f"{KINGS} 1B@c4 1GG@k5 2R@c9 1B@k9")
    assert {way for way in ways(here, "Bc4") if "c5" in way} == {"-c5>k5!", "-c5>c9!", "-c5>k9!"}
    assert "-d5" in ways(here, "Bc4")


@pytest.mark.clause("antagonism R63", "antagonism TURN.1")
def test_an_attack_and_its_transfer_take_two_leaders_in_their_order():
    here = table("lagoon:4", "1K@a1 2K@a7 2G@b9 3K@m7 3G@b10 4K@m1 1B@a6 1R@c3", quiet=9)
    now = after(here, "Ba6xa7>m7!")
    assert now == table("lagoon:4", "1K@a1 4K@m1 1b@m7 1R@c3", moved="1")
    assert "/" in options(here, "Ba6xa7>m7!") and ways(here, "Rc3", "Ba6xa7>m7!")


@pytest.mark.clause("antagonism R63")
def test_the_army_that_falls_by_the_attack_has_left_before_the_transfer():
    here = table("lagoon:4", "1K@a1 2K@a7 2GG@m7 3K@m13 4K@m1 1B@a6")
    assert {way for way in ways(here, "Ba6") if "a7" in way} == {"xa7>g1", "xa7>m7", "xa7>g13"}
    assert after(here, "Ba6xa7>m7") == table("lagoon:4", "1K@a1 3K@m13 4K@m1 1b@m7", moved="1")
    # another's pawns there are vaporised, and those of the fallen elsewhere have gone
    other = table("lagoon:4", "1K@a1 2K@a7 2GG@g13 3K@m13 3G@m7 4K@m1 1B@a6")
    assert {way for way in ways(other, "Ba6") if "a7" in way} == {"xa7>g1", "xa7>m7!", "xa7>g13"}
    # in King of the Hill no army falls with its Leader
    hill = koth("1K@a1 2K@d7 2GG@j7 3K@g9 1B@c7")
    assert {way for way in ways(hill, "Bc7") if "d7" in way} == {"xd7>g4", "xd7>j7!", "xd7>g10"}
    # and a plain pawn's fall takes nobody along
    pawn = table("lagoon:4", "1K@a1 2K@a13 2R@a7 2GG@m7 3K@m13 4K@m1 1B@a6")
    assert {way for way in ways(pawn, "Ba6") if "a7" in way} == {"xa7>g1", "xa7>m7!", "xa7>g13"}


@pytest.mark.clause("antagonism R63", "antagonism WIN.3")
def test_a_side_that_has_won_by_the_attack_has_won_whatever_the_transfer_does():
    here = exomoon("1K@k5 2K@c5 2G@a6 1B@c4 1G@a5")
    assert after(here, "Bc4xc5>k5!") == exomoon("1b@k5 1G@a5", moved="1", result="1")
    assert ending(here, "Bc4xc5>k5!") == "1 WIN.3"
    alone = exomoon("1K@k5 2K@c5 1B@c4")  # the travellers are all that is left of the winner
    assert after(alone, "Bc4xc5>k5!") == exomoon("1b@k5", moved="1", result="1")
    team = table("lagoon:2v2", "1K@a1 2K@a7 3K@m7 1B@a6 3G@c3")
    assert after(team, "Ba6xa7>m7!") == table("lagoon:2v2", "1K@a1 1b@m7 3G@c3", moved="1", result="13")


@pytest.mark.clause("antagonism R63", "antagonism R38")
def test_a_player_may_fall_by_the_transfer_after_his_own_attack():
    here = table("lagoon:4", "1K@m7 2K@a7 3K@m13 4K@m1 1B@a6 1G@c3")
    assert after(here, "Ba6xa7>m7!") == table("lagoon:4", "3K@m13 4K@m1", player=3, quiet=1)
    three = table("lagoon:4", "1K@m7 2K@a7 3K@m13 1B@a6")
    assert after(three, "Ba6xa7>m7!") == table("lagoon:4", "3K@m13", moved="1", result="3")
    assert ending(three, "Ba6xa7>m7!") == "3 WIN.4"
