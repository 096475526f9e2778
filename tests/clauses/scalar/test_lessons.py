"""The lessons are scenarios that hold, and the learner in seat 1 wins them."""

from pathlib import Path

import pytest

import sandtable.games.scalar
from sandtable.scenario import load, run

FILES = sorted((Path(sandtable.games.scalar.__file__).parent / "lessons").glob("*.toml"))


def test_there_is_a_first_lesson():
    assert [path.stem for path in FILES] == ["01-one-die", "02-first"]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_lesson_holds_and_is_told_throughout(path):
    scenario = load(path)
    assert run(scenario).record.result == "1"
    assert all(step.say for step in scenario.steps)
    assert {step.seat for step in scenario.steps} <= {1, 2, None}
