"""Lessons: scenario files in a game's folder `lessons`, played through once to make scenes of them. As in any
scenario, a lesson begins at a setup, at a position, or at what its tables [setup] describe.

The learner sits in seat 1. What that seat does is for the learner to do, choice by
choice. What another seat does is shown done, as its sentence tells it; what cannot be done is shown refused.
"""

from __future__ import annotations

import functools
import sys
import tomllib
from importlib import resources
from typing import Any

import msgspec

from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.state import State
from sandtable.server.messages import ChoiceInfo
from sandtable.server.setups import beginning, setup_of

FOLDER = "lessons"
LEARNER = 0
TEXT = "(text)"  # the file as it is written, beside the keys that are in it
FIRST = "numbered"  # whether a number stands before the name of its file


@functools.lru_cache(maxsize=64)
def _files(package: str) -> dict[str, dict[str, Any]]:
    """The lessons of a game's package by name: the file's, without the number that sorts it."""
    folder = resources.files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            name = file.name.removesuffix(".toml").lstrip("0123456789").lstrip("-_")
            text = file.read_text("utf-8")
            found[name] = {**tomllib.loads(text), TEXT: text, FIRST: file.name[0].isdigit()}
    return found


def _of(game: Game) -> dict[str, dict[str, Any]]:
    module = sys.modules[type(game).__module__]
    package = module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
    return _files(package) if package else {}


def _start(game: Game, name: str, data: dict[str, Any]) -> tuple[Game, str]:
    """Where a lesson begins, and the game with the cards that it brings."""
    if isinstance(data.get("setup"), dict):
        return game.arranged(data[TEXT], f"lesson {name}")
    return game, str(data.get("position") or data["setup"])


def lessons(game: Game) -> list[dict[str, object]]:
    """Every lesson with its title and how many scenes it has."""
    out: list[dict[str, object]] = []
    for name, data in _of(game).items():
        setup = setup_of(game, _start(game, name, data)[1])
        out.append({"name": name, "title": data["title"], "setup": setup, "steps": len(_scenes(game, name))})
    # those with a number in front come first, in its order; the others as the setups do
    order = game.setups()
    first = {name for name, data in _of(game).items() if data[FIRST]}
    return sorted(out, key=lambda row: -1 if row["name"] in first else order.index(str(row["setup"])))


def lesson(game: Game, name: str) -> dict[str, object] | None:
    """One lesson, scene by scene."""
    data = _of(game).get(name)
    if data is None:
        return None
    setup = setup_of(game, _start(game, name, data)[1])
    return {
        "name": name,
        "title": data["title"],
        "game": game.name,
        "setup": setup,
        "scenes": _scenes(game, name),
    }


@functools.lru_cache(maxsize=256)
def _scenes(game: Game, name: str) -> list[dict[str, object]]:
    data = _of(game)[name]
    game, start = _start(game, name, data)
    state = beginning(game, start)
    scenes: list[dict[str, object]] = []
    for step in data["step"]:
        say = str(step.get("say", ""))
        texts = [text for word in str(step.get("do", "")).split() for text in game.steps(word)]
        if not texts:
            scenes.append(_scene(game, state, say, None, step))
        elif state.seat == LEARNER:
            for text in texts:
                if state.seat != CHANCE:  # what the dice of the lesson show is nobody's to do
                    scenes.append(_scene(game, state, say, text, step))
                    say = ""
                state.apply(game.understand(state, text))
        else:
            before = _seen(game, state)
            for text in texts:
                state.apply(game.understand(state, text))
            made = texts[0] if len(texts) == 1 and (game.OPEN or game.ROLLS) else ""
            scenes.append({**_scene(game, state, say, None, step), "before": before, "made": made})
    return scenes


def _seen(game: Game, state: State) -> dict[str, object]:
    """Where seats see different things, the learner sees his own."""
    return game.observe(state, max(0, int(state.seat)) if game.OPEN or game.ROLLS else LEARNER)


def _scene(game: Game, state: State, say: str, expect: str | None, step: dict[str, Any]) -> dict[str, object]:
    """One picture of a lesson: what is said, what is seen, what the learner is to do."""
    prompt = None
    refs: list[str] = []
    if state.seat >= 0:
        made = game.prompt(state)
        choices = []
        for choice in made.choices:
            info = ChoiceInfo.of(choice, final=False)
            choices.append(msgspec.structs.asdict(info))
            if choice.text == expect:
                refs = info.refs
        prompt = {
            "seat": made.seat + 1,
            "clause": made.clause,
            "text": made.text,
            "choices": choices,
            "asides": [],
        }
    cannot = str(step.get("cannot", "")).split()
    refused = ""
    if cannot:
        option = game.read(state, cannot[-1])
        refs = [f"{ref.kind}:{ref.id}" for ref in game.refs(state, option)]
        refused = game.heading(state, option, LEARNER) or cannot[-1]
    because = str(step.get("because", ""))
    return {
        "say": say,
        "observation": _seen(game, state),
        "prompt": prompt,
        "expect": [expect] if expect else [],
        "refs": refs,
        "position": game.position(state),
        "cannot": refused or None,
        "clause": f"{game.name} {because}" if because and " " not in because else because,
    }
