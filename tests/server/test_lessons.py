"""What lessons teach: the goal before anything else, and everything that a hand can do."""

from __future__ import annotations

import re

import pytest

from sandtable.kernel.registry import find
from sandtable.server.lessons import lesson, lessons

GAMES = ("antagonism", "scalar", "athernum", "oversoul")


def scenes(game: str, name: str) -> list[dict[str, object]]:
    found = lesson(find(game), name)
    assert found is not None
    rows = found["scenes"]
    assert isinstance(rows, list)
    return rows


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_begins_with_the_goal(game: str) -> None:
    """Not in mid-battle and with coordinates: whoever reads the first words knows how one wins."""
    first = str(lessons(find(game))[0]["name"])
    words = str(scenes(game, first)[0]["say"])
    assert re.search(r"\bwin\b", words), words
    goal = words[: re.search(r"\bwin\b", words).start()]  # type: ignore[union-attr]
    assert not re.search(r"\b[a-m]\d{1,2}\b", goal), f"squares are named before the goal: {goal}"


def test_lessons_of_athernum_show_everything_that_a_hand_can_do() -> None:
    game = find("athernum")
    taught: set[str] = set()
    for row in lessons(game):
        for scene in scenes("athernum", str(row["name"])):
            expected = scene["expect"]
            assert isinstance(expected, list)
            taught |= {str(text) for text in expected}
    verbs = {text.partition(":")[0] for text in taught}
    # an item face-up and face-down, support, two commands, an attack, an ability
    assert {"lead", "play", "attach", "hide", "support", "solvency", "contingency"} <= verbs
    assert {"combat", "attack", "at", "use", "pass", "end"} <= verbs
    assert "play:Customs_House" in taught  # a location
    assert any(text.endswith("@extra") for text in taught)  # the Extra Deck


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_says_something_at_every_step_that_waits_for_the_learner(game: str) -> None:
    for row in lessons(find(game)):
        said = ""
        for scene in scenes(game, str(row["name"])):
            said = str(scene["say"]) or said
            assert said or not scene["expect"], row["name"]
