"""Every card of the set does what it says: a scenario each, which fails as soon as a line of it is gone."""

import re
from functools import cache
from pathlib import Path

import pytest

from sandtable.cards.programs import Program
from sandtable.games.athernum.cardset.card import Card
from sandtable.games.athernum.game import Athernum
from sandtable.kernel import registry
from sandtable.scenario import Scenario, ScenarioError, load, run

from .corpus import pool

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
NO_LEADER = "This card cannot be chosen as a main character."  # of deck building: test_set.py
CURSE = "This may be attached to a character an opponent controls."
# a line that works before the first turn has a file of its own
ELSEWHERE = {("Aldis the Many-Coated", 0): "aldis-the-many-coated-hand"}


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


@cache
def scenario(stem: str) -> Scenario:
    return load(FOLDER / f"{stem}.toml")


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path):
    run(scenario(path.stem))


@pytest.mark.parametrize("card", pool().cards.values(), ids=lambda card: card.name)
def test_every_card_has_its_scenario(card):
    found = scenario(slug(card.name))
    assert found.title.startswith(f"{card.name}: ")


@cache
def idle(line: str) -> Program:
    """A line that does nothing where the scenarios play."""
    return pool().explain(line)[0]


def without(card: Card, number: int) -> Athernum:
    """The game with a card that lacks one of its lines; the others keep their numbers."""
    lines = list(card.abilities)
    lines[number] = idle(NO_LEADER if card.supertype == "Item" else CURSE)
    return Athernum(pool().changed(card.name, tuple(lines)))


@pytest.mark.parametrize("card", pool().cards.values(), ids=lambda card: card.name)
def test_the_scenario_fails_without_any_line_of_the_card(card, monkeypatch):
    for number, line in enumerate(card.lines):
        if line == NO_LEADER:
            continue
        monkeypatch.setitem(registry.games(), "athernum", without(card, number))
        with pytest.raises(ScenarioError):
            run(scenario(ELSEWHERE.get((card.name, number), slug(card.name))))
            pytest.fail(f"nothing notices that {line!r} is gone")
