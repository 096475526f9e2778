"""Eliminations, holds and victory: WIN, and the rulings on them."""

import pytest

from sandtable.games.antagonism import GAME

from .table import after, ending, exomoon, played, refused, table, turns, vertigo

BASES = "1G@c7 1R@g7 1B@k7"
HOME = "1K@g1 2K@g13"


@pytest.mark.clause("antagonism WIN.1", "antagonism WIN.3")
def test_with_two_players_the_fall_of_a_leader_wins_in_mid_turn():
    here = exomoon("1K@g1 2K@g9 1G@g7 1G@e5 2G@a6", quiet=4)
    assert after(here, "Ge5-e6 Gg7xg9") == exomoon("1K@g1 1g@g9 1g@e6", moved="2", result="1")
    assert ending(here, "Gg7xg9") == "1 WIN.3"
    s = played(here, "Gg7xg9")
    assert s.over() and list(s.options()) == [] and s.returns() == [1.0, -1.0]
    assert "the game is over (1)" in refused(here, "Gg7xg9 Ge5-e6", "")


@pytest.mark.clause("antagonism WIN.1", "antagonism WIN.2", "antagonism R37")
def test_the_whole_army_of_an_eliminated_player_leaves_at_once():
    # also from bases (g7) and warp zones (m7)
    here = table("lagoon:4", "1K@a1 2K@a13 3K@m13 4K@m1 1R@a10 2G@g7 2BBB@m7 2RR@c3 3G@c7", quiet=6)
    assert after(here, "Ra10xa13") == table("lagoon:4", "1K@a1 1r@a13 3K@m13 4K@m1 3G@c7", moved="1")
    # their squares are free: the line is open for the next move
    there = table("lagoon:4", "1K@a1 2K@a13 3K@m13 4K@m1 1R@a10 1R@e5 2G@e6")
    refused(there, "Re5-e7", "MOVE.6")
    assert after(there, "Ra10xa13 Re5-e7").split()[3] == "2"


@pytest.mark.clause("antagonism WIN.4")
def test_of_four_the_last_with_a_leader_wins():
    here = table("lagoon:4", "1K@a1 2K@a13 3K@m13 1R@a10 1R@m10 3G@c3")
    assert after(here, "Ra10xa13").endswith("*")
    assert after(here, "Ra10xa13 Rm10xm13") == table("lagoon:4", "1K@a1 1r@a13 1r@m13", moved="2", result="1")
    assert ending(here, "Ra10xa13 Rm10xm13") == "1 WIN.4"
    s = played(here, "Ra10xa13 Rm10xm13")
    assert s.returns() == [1.0, -1.0, -1.0, -1.0]


@pytest.mark.clause("antagonism WIN.5", "antagonism R39")
def test_a_team_falls_with_its_second_leader():
    here = table("lagoon:2v2", "1K@a1 2K@a13 3K@m13 4K@m1 1R@a10 3R@m4 2G@c3 4G@c5")
    first = after(here, "Ra10xa13 /")
    # the partner plays on alone, and has the turn after player 3
    assert first == table("lagoon:2v2", "1K@a1 1R@a13 3K@m13 4K@m1 3R@m4 4G@c5", player=3, quiet=1)
    assert after(first, "Km13-m12 /").split()[2] == "4"
    assert after(first, "Rm4xm1") == table(
        "lagoon:2v2", "1K@a1 1R@a13 3K@m13 3r@m1", player=3, moved="1", result="13"
    )
    assert ending(first, "Rm4xm1") == "13 WIN.5"
    assert played(first, "Rm4xm1").returns() == [1.0, -1.0, 1.0, -1.0]


@pytest.mark.clause("antagonism WIN.5", "antagonism R39")
def test_a_team_wins_for_the_partner_who_is_out_too():
    here = table("lagoon:2v2", "2K@a13 3K@m13 4K@m1 4R@m10", player=4)
    assert after(here, "Rm10xm13") == table(
        "lagoon:2v2", "2K@a13 4K@m1 4r@m13", player=4, moved="1", result="24"
    )


@pytest.mark.clause("antagonism WIN.6", "antagonism R40")
@pytest.mark.parametrize("pawns", ["1G", "1R", "1B", "1GGG", "1K"])
def test_one_pawn_of_any_kind_controls_a_base(pawns):
    king = "1K@g7" if pawns == "1K" else f"1K@g1 {pawns}@g7"
    here = vertigo(f"{king} 2K@g13 1G@c7 1R@k6")
    assert after(here, "Rk6-k7 /").split()[4] == "1=0"


@pytest.mark.clause("antagonism WIN.6", "antagonism WIN.7")
@pytest.mark.parametrize("missing", ["c7", "g7", "k7"])
def test_a_side_holds_only_when_it_controls_every_base(missing):
    two = " ".join(f"1G@{base}" for base in ("c7", "g7", "k7") if base != missing)
    for board in ("vertigo:2", "lagoon:2"):
        assert after(table(board, f"{HOME} {two}"), "Kg1-g2 /").split()[4] == "-"
        foreign = table(board, f"{HOME} {two} 2G@{missing}")
        assert after(foreign, "Kg1-g2 /").split()[4] == "-"
        whole = table(board, f"{HOME} {two} 1G@{missing}")
        assert after(whole, "Kg1-g2 /").split()[4] == "1=0"


@pytest.mark.clause("antagonism WIN.7", "antagonism R41")
def test_a_hold_begins_with_0_at_the_end_of_a_turn_of_its_own():
    here = vertigo(f"{HOME} {BASES} 2G@c12", player=2)
    now = after(here, "Gc12-c11 /")  # in the enemy's turn no hold begins
    assert now == vertigo(f"{HOME} {BASES} 2G@c11", round=6, quiet=1)
    assert after(now, "Kg1-g2 /") == vertigo(
        f"1K@g2 2K@g13 {BASES} 2G@c11", player=2, hold="1=0", round=6, quiet=2
    )


@pytest.mark.clause("antagonism WIN.8")
def test_a_hold_ends_when_a_base_is_lost():
    here = vertigo(f"{HOME} {BASES} 2G@c9", player=2, hold="1=1", quiet=3)
    assert after(here, "Gc9xc7").split()[4] == "1=1"
    assert after(here, "Gc9xc7 /") == vertigo(f"{HOME} 2G@c7 1R@g7 1B@k7", round=6, quiet=1)


@pytest.mark.clause("antagonism WIN.8")
def test_a_hold_ends_when_the_holder_leaves_a_base_himself():
    here = vertigo(f"{HOME} {BASES}", hold="1=1")
    assert after(here, "Gc7-c8 /") == vertigo(f"{HOME} 1G@c8 1R@g7 1B@k7", player=2, quiet=1)


@pytest.mark.clause("antagonism WIN.8", "antagonism WIN.7")
def test_a_hold_passes_to_the_side_that_takes_the_bases():
    here = table("extrasolar:2", "1K@a1 2K@m13 2G@g7 1R@g5", hold="2=2", quiet=3)
    now = after(here, "Rg5xg7 /")
    assert now == table("extrasolar:2", "1K@a1 2K@m13 1R@g7", player=2, hold="1=0", quiet=1)
    assert after(now, "Km13-m12 /").split()[4] == "1=1"


@pytest.mark.clause("antagonism WIN.9", "antagonism R41", "antagonism VERT.2")
def test_on_vertigo_the_enemy_has_exactly_two_turns_to_break_a_hold():
    here = vertigo(f"{HOME} 1G@c7 1R@g7 1B@k6 2G@c12")
    four = "Bk6-k7 / Gc12-c11 / Kg1-g2 / Gc11-c12 /"
    seen = [(fields[4], fields[8]) for fields in turns(here, four)]
    assert seen == [("1=0", "*"), ("1=1", "*"), ("1=1", "*"), ("1=2", "1")]
    assert ending(here, four) == "1 WIN.9"


@pytest.mark.clause("antagonism WIN.9", "antagonism R41", "antagonism EXT.2")
def test_on_extrasolar_the_enemy_has_exactly_three_turns():
    here = table("extrasolar:2", "1K@a1 2K@m13 1G@g6")
    six = "Gg6-g7 / Km13-m12 / Ka1-a2 / Km12-m13 / Ka2-a3 / Km13-m12 /"
    assert [fields[4] for fields in turns(here, six)] == ["1=0", "1=1", "1=1", "1=2", "1=2", "1=3"]
    assert ending(here, six) == "1 WIN.9"


@pytest.mark.clause("antagonism R42", "antagonism WIN.8")
def test_bases_are_examined_at_the_end_of_turns_only():
    here = vertigo(f"{HOME} {BASES} 1R@c6", hold="1=1")
    empty = after(here, "Gc7-a7")
    assert empty.split()[4] == "1=1"
    assert after(here, "Gc7-a7 Rc6-c7 /").split()[4] == "1=1"


@pytest.mark.clause("antagonism R43", "antagonism WIN.6", "antagonism WIN.9")
def test_partners_hold_together_and_either_ones_turn_counts():
    kings = "1K@a1 2K@a13 3K@m13 4K@m1"
    here = table("lagoon:2v2", f"{kings} 1G@c7 3G@g7 3R@k6", player=3)
    seen = turns(here, "Rk6-k7 / Km1-m2 / Ka1-a2 / Ka13-a12 /")
    assert [(fields[2], fields[4], fields[8]) for fields in seen] == [
        ("4", "13=0", "*"),
        ("1", "13=1", "*"),
        ("2", "13=1", "*"),
        ("3", "13=2", "13"),
    ]
    others = table("lagoon:2v2", f"{kings} 2G@c7 4G@g7 4R@k7 1G@e5", player=2)
    assert after(others, "Ka13-a12 /").split()[4] == "24=0"


@pytest.mark.clause("antagonism R44", "antagonism WIN.9")
def test_in_a_game_of_four_the_count_rises_at_the_holders_own_turns():
    here = table("lagoon:4", "1K@a1 2K@a13 3K@m13 4K@m1 1G@c7 1G@g7 1G@k6")
    seen = turns(here, "Gk6-k7 / Ka13-a12 / Km13-m12 / Km1-m2 / Ka1-a2 / Ka12-a13 / Km12-m13 / Km2-m1 /")
    assert [fields[4] for fields in seen] == ["1=0"] * 3 + ["1=1"] * 4 + ["1=2"]
    assert [fields[8] for fields in seen] == ["*"] * 7 + ["1"]


@pytest.mark.clause("antagonism R37", "antagonism WIN.8")
def test_the_hold_of_an_eliminated_player_ends():
    here = table("extrasolar:4", "1K@a1 2K@a13 3K@m13 4K@m1 1G@g7 2R@a4", player=2, hold="1=2")
    assert after(here, "Ra4xa1 /") == table("extrasolar:4", "2R@a1 2K@a13 3K@m13 4K@m1", player=3, quiet=1)


@pytest.mark.clause("antagonism R38", "antagonism TURN.9")
def test_who_eliminates_himself_has_no_turn_left():
    here = table("lagoon:4", "1K@m7 2K@a13 3K@m13 4K@m1 1B@a6 1G@c3 1G@d3", quiet=5)
    assert after(here, "Gc3-c4 Ba6-a7>m7!") == table("lagoon:4", "2K@a13 3K@m13 4K@m1", player=2, quiet=1)
    last = table("lagoon:4", "1K@a1 2K@a13 3K@m13 4K@m7 4B@a6", player=4)
    assert after(last, "Ba6-a7>m7!") == table("lagoon:4", "1K@a1 2K@a13 3K@m13", quiet=1, round=6)


@pytest.mark.clause("antagonism WIN.10")
@pytest.mark.parametrize("board, need", [("vertigo:2", 2), ("lagoon:2", 2), ("extrasolar:2", 3)])
def test_either_condition_ends_the_game(board, need):
    bases = BASES if need == 2 else "1R@g7"
    by_hold = table(board, f"{HOME} {bases} 2R@b3", player=2, hold=f"1={need - 1}")
    assert ending(by_hold, "Rb3-b4 /") == "1 WIN.9"
    by_leader = table(board, f"{HOME} {bases} 1R@g12", hold=f"1={need - 1}")
    assert ending(by_leader, "Rg12xg13") == "1 WIN.3"


@pytest.mark.clause("antagonism R58", "antagonism DIG.4")
def test_a_leader_falls_before_a_hold_can_win():
    here = vertigo(f"1K@a1 2K@g13 {BASES} 2R@a4", player=2, hold="1=1")
    assert ending(here, "Kg13-g12 /") == "1 WIN.9"
    assert ending(here, "Ra4xa1") == "2 WIN.3"


@pytest.mark.clause("antagonism R61", "antagonism WIN.6")
def test_control_follows_occupation_and_the_hold_waits_for_the_end_of_the_turn():
    here = table("extrasolar:2", "1K@a1 2K@m13 1R@g5 2G@g7")
    assert after(here, "Rg5xg7").split()[4] == "-"
    assert after(here, "Rg5xg7 /").split()[4] == "1=0"


@pytest.mark.clause("antagonism R61")
@pytest.mark.parametrize("board", ["vertigo:2", "lagoon:2", "extrasolar:2"])
def test_nobody_teleports_onto_a_base(board):
    for base in ("c7", "g7", "k7"):
        beside = f"{base[0]}6"
        s = GAME.new(table(board, f"{HOME} 1B@{beside}"), "")
        tokens = [GAME.token(s, option) for option in s.options()]
        assert f"B{beside}-{base}" in tokens
        assert not [token for token in tokens if token.split(">")[-1].strip("!") == base and ">" in token]
