"""Scenarios of a game with dice: rolled from the seed, or written among the choices."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.game import Game
from sandtable.kernel.registry import games, register
from sandtable.kernel.state import PlainState, State
from sandtable.scenario import ScenarioError, parse, run

RULES = """
game = "pig"
title = "Pig"
[[rule]]
id = "1"
topic = "turn"
enforce = "engine"
text = "Roll until you stop; what you rolled is your score, unless it was a 1."
"""


class Turn(Frame):
    """Roll or stop; a 1 ends everything."""

    def advance(self, s: State) -> i64:
        assert isinstance(s, PlainState)
        if self.step == 1:
            if s.answer == 0:
                s.outcome = vec[i64]([1])
                return DONE
            self.step = 2
            return s.roll(1, vec[i64]([1] * 6))
        if self.step == 2:
            s.cells[0] += s.answer + 1
            if s.answer == 0:
                s.outcome = vec[i64]([-1])
                return DONE
        self.step = 1
        return s.ask(0, 1)

    def options(self, s: State) -> vec[i64]:
        return vec[i64]([0, 1])


class Pig(Game):
    def setups(self) -> list[str]:
        return ["one"]

    def seats(self, setup: str) -> int:
        return 1

    def new(self, setup: str, seed: str) -> State:
        self.check_setup(setup)
        s = PlainState(1, seed.encode().ljust(32, b"."), [Turn()], vec[i64]([0]))
        s.run()
        return s

    def token(self, s: State, option: int) -> str:
        return ("stop", "roll")[option]

    def read(self, s: State, text: str) -> int:
        if text not in ("stop", "roll"):
            raise NotationError(f"{text}: stop or roll")
        return ("stop", "roll").index(text)

    def position(self, s: State) -> str:
        assert isinstance(s, PlainState)
        return str(s.cells[0])

    def question(self, s: State) -> str:
        return "Roll or stop?"


@pytest.fixture
def pig(tmp_path):
    path = tmp_path / "rules.toml"
    path.write_text(RULES)
    register(Pig(Book(path), [Turn]))
    yield
    del games()["pig"]


def play(text: str) -> None:
    run(parse('game = "pig"\nsetup = "one"\n' + text, "pig.toml", Path()))


def test_open_dice_stand_among_the_choices(pig):
    play(
        'dice = "open"\n[[step]]\ndo = "roll"\nexpect = {seat = -1, options = 6, has = ["=6"]}\n'
        '[[step]]\nseat = -1\ncannot = "=7"\nbecause = "1"\n'
        '[[step]]\ndo = "=6 roll =4 stop"\n[expect]\nposition = "10"\nresult = "1"\n'
    )


def test_dice_from_the_seed(pig):
    scenario = 'seed = "{}"\n[[step]]\ndo = "roll"\n[expect]\nposition = "{}"\n'
    fits = [(seed, score) for seed in "abc" for score in range(1, 7) if _holds(scenario.format(seed, score))]
    assert [seed for seed, _ in fits] == ["a", "b", "c"]  # each seed rolls one number, always the same


def _holds(text: str) -> bool:
    try:
        play(text)
    except ScenarioError as error:
        assert "expected the position" in error.message
        return False
    return True
