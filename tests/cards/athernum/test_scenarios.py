"""Every card of the set does what it says: a scenario each, which fails as soon as a line of it is gone."""

from functools import cache
from pathlib import Path

import pytest

from sandtable.cards.names import slug
from sandtable.cards.programs import Program
from sandtable.games.athernum.game import GAME
from sandtable.scenario import Scenario, load, run
from sandtable.testing.cards_in_play import check_line

from .corpus import pool

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
NO_LEADER = "This card cannot be chosen as a main character."  # of deck building: test_set.py
CURSE = "This may be attached to a character an opponent controls."
# a line that works before the first turn has a file of its own
ELSEWHERE = {("Aldis the Many-Coated", 0): "aldis-the-many-coated-hand"}


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


@pytest.mark.parametrize("card", pool().cards.values(), ids=lambda card: card.name)
def test_the_scenario_fails_without_any_line_of_the_card(card):
    for number, line in enumerate(card.lines):
        if line != NO_LEADER:
            nothing = idle(NO_LEADER if card.supertype == "Item" else CURSE)
            found = scenario(ELSEWHERE.get((card.name, number), slug(card.name)))
            check_line(GAME, card, number, nothing, found)


def test_a_scenario_that_notices_nothing_is_found_out():
    """The check itself: a line that is replaced by itself is missed by nobody."""
    card = pool().cards["Cog Peddler"]
    with pytest.raises(AssertionError, match=r"Cog Peddler: nothing in .* notices that"):
        check_line(GAME, card, 0, card.abilities[0], scenario("cog-peddler"))
