"""Goals by who controls them, or both contest: said of the Goal, not of who stands on it."""

# ruff: noqa: E501  # a text stands on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.games.antithesis.table import thing_columns as its
from tests.cards.antithesis.corpus import texts

from .bare import Card
from .paying import bank
from .scene import board, place, square
from .trying import use


def table(line: str, others: str, goals: str):
    cast = [Card("Ox", hp=9), Card("Foe", hp=9), Card("Tall", hp=9, presence=2)]
    s = board([Card("Trial", hp=9, lines=(understood(texts(), line).printed,)), *cast])
    trial = place(s, "Trial", 0, "A9")
    things = {}
    for one in others.split():
        name, _, where = one[2:].partition("@")
        things[name] = place(s, name, int(one[0]) - 1, where)
    for one in goals.split():
        s.goals |= 1 << square(one)
    return s, trial, things


@pytest.mark.clause("antithesis PRES.7")
def test_a_goal_that_an_opponent_controls_is_not_an_opponents_character():
    line = "Global Action: {S} Each Character on a Goal an opponent controls takes 1 damage."
    s, trial, things = table(line, "1-Ox@C4 2-Foe@D6 2-Tall@F9", "C4 D6")
    use(s, trial)
    assert s.get(things["Ox"], its.DAMAGE) == 0
    assert s.get(things["Foe"], its.DAMAGE) == 1


@pytest.mark.clause("antithesis PRES.8")
def test_a_contested_goal():
    line = "Global Action: {S} Gain {R} for each contested Goal. Then each Character on a contested Goal takes 1 damage."
    s, trial, things = table(line, "1-Ox@C4 2-Tall@C5 2-Foe@F2", "C4 F2 B8")
    use(s, trial, "roll 2")
    assert bank(s, 0) == "R2"
    assert s.get(things["Ox"], its.DAMAGE) == 1
    assert s.get(things["Foe"], its.DAMAGE) == 0


@pytest.mark.clause("antithesis PRES.8")
def test_a_character_is_not_contested():
    with pytest.raises(CardError, match="a Goal is contested"):
        understood(texts(), "Global Action: {S} Exhaust target contested Character.")
