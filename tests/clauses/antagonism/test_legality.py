"""Legality has one definition: what is listed is what nothing bars."""

import random

import pytest

from sandtable.games.antagonism import GAME

from .table import exomoon, koth, played, random_game, table


def agrees(s) -> None:
    """Check that options and asides are exactly the candidates that no clause bars."""
    listed = [*s.options(), *s.asides()]
    assert len(set(listed)) == len(listed)
    passed = [option for option in s.frames[-1].candidates(s) if s.bar(option) == 0]
    assert len(set(passed)) == len(passed)
    assert sorted(passed) == sorted(listed)


@pytest.mark.parametrize("setup", GAME.setups())
def test_the_options_are_the_candidates_that_nothing_bars(setup):
    dice = random.Random(5)
    # placing takes 15 choices; positions late in a game have stacks, warps and fights
    seen = [s.clone() for s in random_game(setup, dice, most=90)]
    for s in dice.sample(seen[3:], 2):
        if not s.over():
            agrees(s)


@pytest.mark.parametrize(
    "position",
    [
        table("lagoon:2v2", "1K@a1 2K@a13 3K@m13 4K@m1 1BB@a6 3B@a7 1B@m8 2BB@m7 1R@c8 1RR@c7 4G@c6 1GGG@d7"),
        table("vertigo:2", "1K@e9 2K@g13 1RR@d8 1BB@d7 2GG@d9 1B@c9 1GGg@e8 2BBB@c10 1R@f10", moved="2"),
        koth("1K@e4 2K@m13 1BB@g5 3B@g4 2BB@d7 1B@d6 3GGG@g7 3R@f6 1RR@f5"),
    ],
)
def test_they_agree_in_crowded_positions(position):
    agrees(played(position))


def test_they_agree_while_the_defender_places():
    for s in random_game("extrasolar:koth", random.Random(3), most=15):
        agrees(s)


PLACE = 1 << 26
G3 = 3 * 15 + 7  # the cell of g3, where a green pawn of player 1 begins


@pytest.mark.clause("antagonism TURN.1")
@pytest.mark.parametrize(
    "option", [-1, -PLACE, PLACE, PLACE | 1, PLACE | G3, 1 << 40, 225, 225 | 1 << 16, G3 | 225 << 8 | 1 << 16]
)
def test_integers_that_are_no_moves_are_barred(option):
    s = GAME.new("exomoon:2", "")
    placing = option >= PLACE  # which is over, or never was
    assert GAME.why_not(s, option)[0] == ("antagonism KOTH.3" if placing else "antagonism TURN.1")


@pytest.mark.clause("antagonism WARP.2", "antagonism MOVE.8", "antagonism BOARD.2")
def test_integers_that_only_look_like_moves_are_barred():
    s = played(exomoon("1K@g1 2K@g13 1B@c4"))
    c4, c5 = 4 * 15 + 3, 5 * 15 + 3
    for warp in (1, 224, 225, 255):
        assert GAME.why_not(s, c4 | c5 << 8 | 1 << 16 | warp << 18)[0] == "antagonism WARP.2"
    assert GAME.why_not(s, c4 | c5 << 8)[0] == "antagonism MOVE.8"  # no pawns at all
    assert GAME.why_not(s, 2)[0] == "antagonism BOARD.2"


@pytest.mark.clause("antagonism KOTH.3")
@pytest.mark.parametrize(
    "option", [-1, 0, 2, PLACE | 225, PLACE | 250, PLACE | 1 << 10 | G3, 1 << 40, PLACE << 1, 5 * 15 + 5]
)
def test_integers_that_are_no_placements_are_barred(option):
    s = GAME.new("extrasolar:koth", "")
    assert GAME.why_not(s, option)[0] == "antagonism KOTH.3"
