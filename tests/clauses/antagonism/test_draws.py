"""Draws, the order of checks, resigning: DIG, and the ruling on it."""

import pytest

from sandtable.games.antagonism import GAME

from .table import after, ending, exomoon, options, played, refused, table, vertigo

HOME = "1K@g1 2K@g13"
THERE_AND_BACK = "Gc4-c3 / Kg13-g12 / Gc3-c4 / Kg12-g13 /"


@pytest.mark.clause("antagonism DIG.1", "antagonism R57")
def test_the_third_time_of_a_position_is_a_draw():
    here = exomoon(f"{HOME} 1G@c4")
    twice = after(here, THERE_AND_BACK)
    assert twice == exomoon(f"{HOME} 1G@c4", round=7, quiet=4)
    thrice = f"{THERE_AND_BACK} {THERE_AND_BACK}"
    assert after(here, thrice) == exomoon(f"{HOME} 1G@c4", round=9, quiet=8, result="=")
    assert ending(here, thrice) == "= DIG.1"
    assert played(here, thrice).returns() == [0.0, 0.0]


@pytest.mark.clause("antagonism DIG.1")
def test_only_starts_of_turns_count_and_the_loaded_one_is_the_first():
    # loaded in mid-turn, the position of this turn's start is not known
    here = exomoon("1K@g1 2K@g13 1g@c4", moved="1")
    first = "/ Kg13-g12 / Kg1-g2 / Kg12-f13 / Kg2-g1 / Kf13-g13 /"
    again = "Kg1-g2 / Kg13-g12 / Kg2-g1 / Kg12-g13 /"
    start = exomoon("1K@g1 2K@g13 1G@c4")
    assert after(here, f"{first} {again}").split()[1:3] == start.split()[1:3]
    assert after(here, f"{first} {again}").endswith("*")
    assert ending(here, f"{first} {again} {again}") == "= DIG.1"


@pytest.mark.clause("antagonism DIG.1")
def test_a_different_player_or_hold_makes_a_different_position():
    lead = exomoon("1k@g1 2K@g13", moved="0L")
    assert after(lead, "/").endswith("*")
    # the hold begins while the pawns come back to where they were
    here = vertigo("1K@g1 2K@g13 1G@c7 1G@g7 1G@k7")
    turns = "Kg1-g2 / Kg13-g12 / Kg2-g1 / Kg12-g13 /"
    assert ending(here, turns) == "1 WIN.9"


@pytest.mark.clause("antagonism DIG.1")
def test_a_pawn_that_leaves_makes_every_position_new():
    here = exomoon(f"{HOME} 1G@c4 1R@a6 2G@a8")
    once = f"{THERE_AND_BACK} Ra6xa8 / Kg13-f13 / Ra8-a6 / Kf13-g13 /"
    again = f"{THERE_AND_BACK} {THERE_AND_BACK}"
    assert after(here, once).endswith("*")
    assert ending(here, f"{once} {again}") == "= DIG.1"
    assert after(here, f"{once} {THERE_AND_BACK}").endswith("*")


@pytest.mark.clause("antagonism DIG.1")
def test_positions_are_told_apart_by_pawns_player_and_hold():
    kings = "1K@g1 2K@g13"
    positions = [
        vertigo(f"{kings} 1G@c7 1G@g7 1G@k7"),
        vertigo(f"{kings} 1G@c7 1G@g7 1G@k7", player=2),
        vertigo(f"{kings} 1G@c7 1G@g7 1G@k7", hold="1=0"),
        vertigo(f"{kings} 1G@c7 1G@g7 1G@k7", hold="1=1"),
        vertigo(f"{kings} 1G@c7 1G@g7 1G@k7", hold="2=1"),
        vertigo(f"{kings} 1G@c7 1G@g7 1R@k7"),
        vertigo(f"{kings} 1G@c7 1G@g7 2G@k7"),
        vertigo(f"{kings} 1G@c7 1G@g7 1GG@k7"),
        vertigo(f"{kings} 1G@c7 1G@g7 1G@k8"),
        vertigo("1K@g13 2K@g1 1G@c7 1G@g7 1G@k7"),
    ]
    marks = {history(position) for position in positions}
    assert len(marks) == len(positions)
    # a dump keeps these numbers, so they must not change with the build or the version
    assert [history(positions[n]) for n in (3, 4, 1)] == GOLDEN


def history(position: str) -> str:
    """The fingerprint of a position as a dump writes it."""
    (line,) = [line for line in GAME.dump(played(position)).splitlines() if line.startswith("history")]
    return line


GOLDEN = [
    "history = 4547009961808898398",
    "history = 4061335066895891026",
    "history = 2860392408618215510",
]


@pytest.mark.clause("antagonism DIG.2", "antagonism R57")
@pytest.mark.parametrize("mode, kings, most", [("2", "1K@a1 2K@m13", 60), ("4", "1K@a1 2K@m13", 120)])
def test_thirty_quiet_turns_a_player_who_started_are_a_draw(mode, kings, most):
    one_less = table(f"lagoon:{mode}", kings, quiet=most - 2)
    assert after(one_less, "Ka1-a2 /").split()[6:] == [str(most - 1), "-", "*"]
    here = table(f"lagoon:{mode}", kings, quiet=most - 1)
    assert after(here, "Ka1-a2 /").split()[6:] == [str(most), "-", "="]
    assert ending(here, "Ka1-a2 /") == "= DIG.2"


@pytest.mark.clause("antagonism DIG.2")
@pytest.mark.parametrize("move", ["Gc4xc6", "Gc4*d5", "Bc8-c9>k9!"])
def test_the_counter_is_reset_whenever_a_pawn_leaves(move):
    here = exomoon(f"{HOME} 1G@c4 1B@c8 2G@c6 2GG@d5 2R@k9", quiet=59)
    assert after(here, move).split()[6] == "0"
    assert after(here, f"{move} /").split()[6:] == ["1", "-", "*"]
    assert ending(here, "Gc4-c5 /") == "= DIG.2"


@pytest.mark.clause("antagonism DIG.3", "antagonism R57")
def test_the_game_is_drawn_when_round_151_would_begin():
    here = exomoon(HOME, round=150)
    assert after(here, "Kg1-g2 /").split()[5:] == ["150", "1", "-", "*"]
    assert after(here, "Kg1-g2 / Kg13-g12 /").split()[5:] == ["151", "2", "-", "="]
    assert ending(here, "Kg1-g2 / Kg13-g12 /") == "= DIG.3"


@pytest.mark.clause("antagonism DIG.4")
def test_a_hold_that_wins_comes_before_every_draw():
    held = "1K@g1 2K@g13 1G@c7 1G@g7 1G@k7"
    quiet = vertigo(held, player=2, hold="1=1", quiet=59)
    assert ending(quiet, "Kg13-g12 /") == "1 WIN.9"
    length = vertigo(held, player=2, hold="1=1", round=150)
    assert after(length, "Kg13-g12 /").split()[4:] == ["1=2", "151", "1", "-", "1"]


@pytest.mark.clause("antagonism DIG.4")
def test_a_broken_hold_ends_before_the_turn_passes():
    here = vertigo("1K@g1 2K@g13 1G@c7 1G@g7 1G@k7 2R@c9", player=2, hold="1=1", quiet=10)
    # marks reset, quiet raised from the loss, hold ended, turn and round passed, nothing won or drawn
    assert after(here, "Rc9xc7 /") == vertigo("1K@g1 2K@g13 2R@c7 1G@g7 1G@k7", round=6, quiet=1)


@pytest.mark.clause("antagonism DIG.5")
def test_a_player_may_resign_at_any_time_in_his_turn():
    here = exomoon(f"{HOME} 1G@c4 2G@c9")
    for before in ("", "Gc4-c5", "Kg1-g2"):
        assert ending(here, f"{before} resign") == "2 DIG.5"
    assert after(here, "Gc4-c6 resign") == exomoon("2K@g13 2G@c9", moved="1", result="2")
    s = played(here)
    assert [GAME.token(s, option) for option in s.asides()] == ["resign"]
    assert "resign" not in options(here)


@pytest.mark.clause("antagonism DIG.5")
def test_resigning_is_like_losing_the_leader():
    four = table("lagoon:4", "1K@a1 2K@a13 3K@m13 4K@m1 1G@c3", quiet=7)
    assert after(four, "resign") == table("lagoon:4", "2K@a13 3K@m13 4K@m1", player=2, quiet=1)
    # a resigned player's hold ends with his army, and the last one left wins
    assert ending(table("lagoon:4", "1K@a1 3K@m13"), "resign") == "3 DIG.5"
    team = table("lagoon:2v2", "1K@a1 2K@a13 3K@m13 4K@m1", player=2)
    assert after(team, "resign").split()[2] == "3"
    assert ending(team, "resign Km13-m12 / resign") == "13 DIG.5"
    refused(exomoon(HOME), "resign resign", "")
