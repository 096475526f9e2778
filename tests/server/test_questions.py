"""How often somebody is asked in another's turn who has said nothing about it (`bench/questions.py`)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from sandtable.kernel.registry import find

BENCH = Path(__file__).parents[2] / "bench" / "questions.py"
SEEDS = ("1", "2")


def bench() -> Any:
    found = importlib.util.spec_from_file_location("questions", BENCH)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_whoever_has_said_nothing_is_seldom_asked_in_anothers_turn() -> None:
    """With the stops that a game sets by itself, at most three times; with every stop more often."""
    questions, game = bench(), find("athernum")
    asked = {}
    for every in (False, True):
        turns = [
            sum(counted.values())
            for seed in SEEDS
            for counted in questions.play(
                game, game.STANDARD, seed, "random", questions.usual(game, every)
            ).values()
        ]
        asked[every] = sum(turns) / len(turns)
    assert asked[False] <= questions.MOST
    assert asked[True] > 1.3 * asked[False]
