"""Worked cases in which something happens in the midst of something else."""

# ruff: noqa: F403, F405  # the words of all worked cases

import pytest

from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases


@judged("R196", "R80", "R148")
@pytest.mark.parametrize("used", [True, False])
def test_a_combined_action_is_not_triggered_beyond_its_limit(used: bool) -> None:
    """Its limit was not reached before the move, and a Response on the way has reached it."""
    stab = "Global Action: {S} Melee Attack (RNG 0+D1, STR 3, HP). Limit 1 per Phase. Ability Traits: Combat"
    text = when("When this Character arrives in a square, it makes a Melee Attack at no cost.")
    s = stand((Card("Wasp", lines=(stab, text)), 0, "B4"), (OX, 1, "D5"), cp=1, bank="R1")
    answer = "use Wasp: arrives" if used else "pass"
    play(s, f"use Wasp: performs a [CMA]; step N; {answer}; stop")
    assert hurt(s, "Ox") == 3 and asked(s) == "Battle:1"
