"""King of the Hill: KOTH, and the rulings on it."""

import pytest

from sandtable.games.antagonism import GAME

from .table import after, ending, koth, options, played, refused, turns, unreadable, ways

HILL = [f"{file}{rank}" for rank in (5, 6, 7, 8, 9) for file in "efghi"]
KINGS = "1K@a1 2K@m13"
ARMY = "K@g9 R@e5 R@e5 R@e5 R@f5 G@g7 G@g7 G@g7 G@h7 G@h6 G@h5 B@i5 B@i6 B@i7 B@i8"


@pytest.mark.clause("antagonism KOTH.1", "antagonism R51")
def test_two_attackers_and_a_defender_play_on_extrasolar():
    s = GAME.new("extrasolar:koth", "")
    assert s.seats == 3 and s.seat == 2
    assert GAME.position(s).split()[2:] == ["3", "0", "-", "0", "0", "K1R4G6B4", "*"]
    assert [setup for setup in GAME.setups() if "koth" in setup] == ["extrasolar:koth"]


@pytest.mark.clause("antagonism KOTH.2", "antagonism KOTH.3", "antagonism R52")
def test_the_defender_may_place_any_pawn_on_any_square_of_the_hill():
    assert options("extrasolar:koth") == sorted(f"{c}@{square}" for c in "KRGB" for square in HILL)


@pytest.mark.clause("antagonism KOTH.3", "antagonism R52")
@pytest.mark.parametrize(
    "square", ["g4", "d7", "j7", "g10", "d5", "e4", "j9", "i10", "a7", "d10", "a1", "m13"]
)
def test_no_pawn_is_placed_off_the_hill(square):
    refused("extrasolar:koth", f"G@{square}", "KOTH.3")


@pytest.mark.clause("antagonism KOTH.3", "antagonism R52")
def test_the_defender_may_stack_like_pawns_while_placing():
    here = koth(f"{KINGS} 3GG@g7 3RRR@g6 3K@g8 3B@g9", player=3, round=0, reserve="R1G1B1")
    at = [option for option in options(here) if option[2:] in ("g6", "g7", "g8", "g9")]
    assert at == ["B@g9", "G@g7"]
    assert len(options(here)) == 3 * 21 + 2
    assert after(here, "G@g7") == koth(
        f"{KINGS} 3GGG@g7 3RRR@g6 3K@g8 3B@g9", player=3, round=0, reserve="R1B1"
    )
    refused(here, "R@g6", "STACK.2")
    refused(here, "B@g7", "STACK.2")
    refused(here, "G@g8", "STACK.10")
    refused(here, "K@e5", "COMP.1")
    leader = koth(f"{KINGS} 3GG@g7", player=3, round=0, reserve="K1")
    refused(leader, "K@g7", "STACK.10")
    assert len(options(leader)) == 24


@pytest.mark.clause("antagonism KOTH.3", "antagonism KOTH.4", "antagonism R51")
def test_all_fifteen_pawns_are_placed_before_attacker_1_begins():
    s = GAME.new("extrasolar:koth", "")
    for n, token in enumerate(ARMY.split()):
        assert s.seat == 2 and GAME.turn(s) == "0.3", f"after {n} pawns"
        s.apply(GAME.understand(s, token))
    assert s.seat == 0 and GAME.turn(s) == "1.1"
    placed = GAME.position(s)
    assert placed.split()[2:] == ["1", "0", "-", "1", "0", "-", "*"]
    assert "3GGG3G" in placed and "3RRR3R" in placed
    # the attackers' pawns stand where they begin, all the while
    assert placed.split()[1].split("/")[-1] == "1K1B1B1R1R"


@pytest.mark.clause("antagonism KOTH.3")
def test_while_placing_there_is_nothing_else_to_do():
    for text in ("/", "Ra5-a6", "e5", "X@e5", "G@", "Ge5"):
        refused("extrasolar:koth", text, "KOTH.3")
    for text in ("G@n5", "G@g", "G@g77"):
        refused("extrasolar:koth", text, "BOARD.1")
    last = koth(f"{KINGS} 3GGG@g7 3K@g9", player=3, round=0, reserve="G1")
    assert after(last, "G@e5") == koth(f"{KINGS} 3GGG@g7 3K@g9 3G@e5", round=1)


@pytest.mark.clause("antagonism KOTH.4", "antagonism R51")
def test_a_round_is_attacker_1_attacker_2_defender():
    here = koth(f"{KINGS} 3K@g9", round=2)
    seen = turns(here, "Ka1-a2 / Km13-m12 / Kg9-g8 /")
    assert [(f[2], f[5], f[6]) for f in seen] == [("2", "2", "1"), ("3", "2", "2"), ("1", "3", "3")]


FIVE = "Ka1-a2 / Km13-m12 / / Ka2-a1 / Km12-m13 / /"


@pytest.mark.clause("antagonism KOTH.5", "antagonism KOTH.8", "antagonism R53", "antagonism KOTH.11")
def test_the_defender_wins_at_the_end_of_his_fifth_turn():
    here = koth(f"{KINGS} 3K@g9", round=1)
    five = f"{FIVE} {FIVE} Ka1-a2 / Km13-m12 / /"
    # the same position has stood three times by then: there is no draw
    assert after(here, f"{FIVE} {FIVE}") == koth(f"{KINGS} 3K@g9", round=5, quiet=12)
    assert after(here, five.removesuffix(" /")).endswith("*")
    assert after(here, five) == koth("1K@a2 2K@m12 3K@g9", player=3, round=5, quiet=15, result="3")
    assert ending(here, five) == "3 KOTH.5"
    assert played(here, five).returns() == [-1.0, -1.0, 1.0]


@pytest.mark.clause("antagonism KOTH.6", "antagonism KOTH.7", "antagonism R55")
@pytest.mark.parametrize("attacker", [1, 2])
@pytest.mark.parametrize("pawns", ["R", "G", "B", "GG", "BBB", "K"])
def test_an_attacker_who_enters_the_base_wins_alone_and_at_once(attacker, pawns):
    kings = KINGS if pawns != "K" else f"{3 - attacker}K@a1"
    here = koth(f"{kings} 3K@g9 {attacker}{pawns}@g6", player=attacker)
    number = "" if len(pawns) == 1 else str(len(pawns))
    assert ending(here, f"{number}{pawns[0]}g6-g7") == f"{attacker} KOTH.6"
    win = played(here, f"{number}{pawns[0]}g6-g7").returns()
    assert win == [1.0 if seat == attacker - 1 else -1.0 for seat in range(3)]


@pytest.mark.clause("antagonism KOTH.7", "antagonism ATT.3")
def test_a_won_attack_on_the_base_is_an_entry():
    here = koth(f"{KINGS} 3K@g9 3GG@g7 1RR@g4", quiet=6)
    assert after(here, "2Rg4xg7") == koth(f"{KINGS} 3K@g9 1rR@g7", moved="1", result="1")


@pytest.mark.clause("antagonism KOTH.7", "antagonism R54")
def test_a_suicide_attack_on_the_base_is_no_entry():
    here = koth(f"{KINGS} 3K@g9 3GG@g7 1R@g4", quiet=6)
    assert after(here, "Rg4*g7") == koth(f"{KINGS} 3K@g9 3G@g7", moved="1")


@pytest.mark.clause("antagonism R54", "antagonism KOTH.7")
def test_crossing_the_base_is_no_entry():
    here = koth(f"{KINGS} 3K@g9 1R@f7 1G@f6")
    assert after(here, "Rf7-h7") == koth(f"{KINGS} 3K@g9 1r@h7 1G@f6", moved="1")
    assert after(here, "Gf6-h8") == koth(f"{KINGS} 3K@g9 1R@f7 1g@h8", moved="1")


@pytest.mark.clause("antagonism KOTH.6")
def test_the_defender_may_stand_on_the_base_and_leave_it():
    here = koth(f"{KINGS} 3K@g9 3G@g6", player=3, round=2)
    assert after(here, "Gg6-g7 / Ka1-a2 / Km13-m12 / Gg7-g6 /").endswith("*")
    stands = koth(f"{KINGS} 1G@g7 3K@g9", player=2)
    unreadable(stands, "an attacker stands on the base, he has won", "KOTH.6")


@pytest.mark.clause("antagonism KOTH.8", "antagonism R16")
def test_the_defender_may_skip_and_the_attackers_may_not():
    skip = koth(f"{KINGS} 3K@g9", player=3, round=2)
    assert after(skip, "/") == koth(f"{KINGS} 3K@g9", round=3, quiet=1)
    for attacker in (1, 2):
        refused(koth(f"{KINGS} 3K@g9", player=attacker), "/", "KOTH.8")
    assert "/" in options(koth(f"{KINGS} 3K@g9"), "Ka1-a2")


@pytest.mark.clause("antagonism KOTH.9")
def test_the_loss_of_a_leader_eliminates_nobody():
    here = koth(f"{KINGS} 1G@c3 2G@k11 3K@g9 3G@g6 2R@a4 1R@m10 3R@h8", player=2, round=2)
    now = after(here, "Ra4xa1")
    assert now == koth("1G@c3 2K@m13 2r@a1 2G@k11 3K@g9 3G@g6 1R@m10 3R@h8", player=2, moved="1", round=2)
    assert after(here, "Ra4xa1 / / Gc3-c4 /").split()[2] == "2"


@pytest.mark.clause("antagonism KOTH.9", "antagonism WARP.5")
def test_a_player_may_vaporise_his_own_leader_and_play_on():
    here = koth("1K@j7 1B@c7 1G@a5 2K@m13 3K@g9")
    assert after(here, "Bc7-d7>j7!") == koth("1b@j7 1G@a5 2K@m13 3K@g9", moved="1")
    assert "-a6" in ways(here, "Ga5", "Bc7-d7>j7!")
    # even when the travellers are all he has left
    alone = koth("1K@j7 1B@c7 2K@m13 3K@g9")
    assert after(alone, "Bc7-d7>j7!") == koth("1b@j7 2K@m13 3K@g9", moved="1")


@pytest.mark.clause("antagonism KOTH.10", "antagonism R55")
def test_the_attackers_may_attack_and_vaporise_each_other():
    here = koth(f"{KINGS} 3K@g9 1R@e5 2G@e6 1B@c7 2GG@j7")
    assert after(here, "Re5xe6 Bc7-d7>j7!") == koth(f"{KINGS} 3K@g9 1r@e6 1b@j7", moved="2")
    back = koth(f"{KINGS} 3K@g9 1R@e5 2G@e6", player=2)
    assert "xe5" in ways(back, "Ge6")


@pytest.mark.clause("antagonism KOTH.10")
def test_without_attackers_the_defender_wins_at_once():
    here = koth("1G@e7 3K@g9 3R@e9 3G@a1", player=3, round=2)
    assert after(here, "Re9xe7") == koth("3r@e7 3K@g9 3G@a1", player=3, moved="1", round=2, result="3")
    assert ending(here, "Re9xe7") == "3 KOTH.10"
    # one attacker left is enough to go on
    assert after(koth("1G@e7 2G@a13 3K@g9 3R@e9", player=3), "Re9xe7").endswith("*")
    assert after(koth("2G@e7 1G@a13 3K@g9 3R@e9", player=3), "Re9xe7").endswith("*")
    # also when the last attacker throws himself away
    last = koth("1G@e7 3K@g9 3GG@e9")
    assert ending(last, "Ge7*e9") == "3 KOTH.10"


@pytest.mark.clause("antagonism KOTH.11", "antagonism R57")
def test_neither_holds_nor_draws_count():
    hold = koth(f"{KINGS} 3K@g9 3G@g7", player=3, hold="3=1")
    unreadable(hold, "holds do not count in King of the Hill", "KOTH.11")
    quiet = koth(f"{KINGS} 3K@g9 3G@g7", player=3, quiet=200, round=3)
    assert after(quiet, "/") == koth(f"{KINGS} 3K@g9 3G@g7", quiet=201, round=4)
    unreadable(koth(f"{KINGS} 3K@g9", result="="), "King of the Hill has no draws", "KOTH.11")


@pytest.mark.clause("antagonism R56", "antagonism TURN.4", "antagonism ATT.7", "antagonism ATT.8")
def test_leaders_strike_with_3_defend_with_1_and_move_last_here_too():
    here = koth("1K@e4 2K@m13 3K@e9 3GGG@e6 3G@i9 1R@f9")
    assert "xe6" in ways(here, "Ke4")
    refused(here, "Ke4-e5 Rf9-f8", "TURN.4")
    assert after(here, "Rf9xe9").split()[3] == "1"


@pytest.mark.clause("antagonism R56")
def test_a_player_without_leader_has_four_moves():
    here = koth(f"{KINGS} 3G@e5 3G@f5 3G@g5 3G@h5 3G@i5", player=3)
    four = "Ge5-e4 Gf5-f4 Gg5-g6 Gh5-h4"
    assert options(here, four) == ["/"]
    refused(here, f"{four} Gi5-i4", "TURN.2")


@pytest.mark.clause("antagonism R56", "antagonism TURN.9")
def test_a_player_without_pawns_is_left_out():
    no_second = koth("1K@a1 3K@g9", round=2)
    assert after(no_second, "Ka1-a2 /").split()[2:6] == ["3", "0", "-", "2"]
    no_first = koth("2K@m13 3K@g9", player=3, round=2)
    assert after(no_first, "/").split()[2:6] == ["2", "0", "-", "3"]
    placing = koth("2K@m13 3K@g9", player=3, round=0, reserve="G1")
    assert after(placing, "G@e5").split()[2:6] == ["2", "0", "-", "1"]
    alone = koth("1K@a1", round=2)  # the rounds go on with one player
    assert after(alone, "Ka1-a2 /").split()[2:6] == ["1", "0", "-", "3"]
    # a defender without pawns is left out, and still wins if nobody enters in five rounds
    no_defender = koth(KINGS, player=2, round=4)
    assert after(no_defender, "Km13-m12 /").split()[2:6] == ["1", "0", "-", "5"]
    assert ending(koth(KINGS, player=2), "Km13-m12 /") == "3 KOTH.5"


@pytest.mark.clause("antagonism R56", "antagonism R38")
def test_who_throws_away_his_last_pawn_has_no_turn_left():
    here = koth("1G@e7 2K@m13 3K@g9 3GG@e9", quiet=8)
    assert after(here, "Ge7*e9") == koth("2K@m13 3K@g9 3G@e9", player=2, quiet=1)
    defender = koth("1GG@e7 2K@m13 3G@e9", player=3, round=2)
    assert after(defender, "Ge9*e7") == koth("1G@e7 2K@m13", quiet=1, round=3)


@pytest.mark.clause("antagonism DIG.5")
def test_resigning_takes_the_army_and_both_attackers_share_a_win():
    here = koth(f"{KINGS} 3K@g9 1G@c3 2G@k11", round=2)
    assert after(here, "resign") == koth("2K@m13 3K@g9 2G@k11", player=2, quiet=1, round=2)
    assert ending(here, "resign resign") == "3 KOTH.10"
    second = koth(f"{KINGS} 3K@g9 1G@c3 2G@k11", player=2, round=2)
    assert after(second, "resign") == koth("1K@a1 3K@g9 1G@c3", player=3, quiet=1, round=2)
    assert after(koth(f"{KINGS} 3K@g9 3G@g7", player=3, round=2), "resign") == koth(
        KINGS, player=3, round=2, result="12"
    )
    assert ending(koth(f"{KINGS} 3K@g9", player=3), "resign") == "12 DIG.5"
    assert played(koth(f"{KINGS} 3K@g9", player=3), "resign").returns() == [1.0, 1.0, -1.0]


@pytest.mark.clause("antagonism DIG.5", "antagonism KOTH.3")
def test_the_defender_may_resign_while_placing():
    here = koth(f"{KINGS} 3K@g9", player=3, round=0, reserve="G6")
    assert after(here, "resign") == koth(KINGS, player=3, round=0, result="12")
