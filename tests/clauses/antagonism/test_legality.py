"""Legality has one definition: what is listed is what nothing bars."""

import random

import pytest

from sandtable.games.antagonism import GAME

from .table import koth, played, random_game, table


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


@pytest.mark.clause("antagonism TURN.1")
def test_integers_that_are_no_options_are_barred():
    s = GAME.new("exomoon:2", "")
    for option in (-1, 1 << 26, (1 << 26) | 1, 255, 255 << 8, 1 << 40, 2, 3 << 16):
        assert s.bar(option) > 0
    hill = GAME.new("extrasolar:koth", "")
    for option in (-1, 0, 2, 1 << 26 | 250, 1 << 26 | 1 << 10, 1 << 40, 1 << 27):
        assert hill.bar(option) > 0
