"""A *while* and a duration that are said last hold for all that *and* joins to them (R253)."""

# ruff: noqa: E501  # a text stands on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as i
from tests.cards.antithesis.corpus import texts

from .bare import Card
from .scene import asked, board, fight, place, play, square
from .trying import use

BOTH = "Passive: This Character has +2 DEF and cannot be pushed while it is on a Goal."
SAID_FIRST = (
    "Passive: While this Character is on a Goal, it has +2 DEF and cannot be moved by PUSH or PULL damage."
)
RAM = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 2, PUSH). Ability Traits: Combat"
EACH = [
    "Passive: Characters you control have +1 DEF and enemy Characters have -1 DEF while you control a Goal.",
    "Response: When this Character is targeted by an Attack, it gains +2 DEF and the attacker gains -1 STR for this Attack.",
]


def pushed(line: str, goal: bool) -> tuple[int, str]:
    """The DEF of who has such a text, and what is asked as it is attacked with PUSH."""
    s = board([Card("Trial", hp=9, lines=(understood(texts(), line).printed,)), Card("Ram", lines=(RAM,))])
    trial = place(s, "Trial", 0, "C4")
    place(s, "Ram", 1, "D4")
    s.goals = 1 << square("C4") if goal else 0
    s.active = 1
    fight(s)
    play(s, "use Ram: Melee; ~")
    return int(values.stat(s, trial, i.DEF)), asked(s).split(":")[0]


@pytest.mark.clause("antithesis R253")
@pytest.mark.parametrize("line", [BOTH, SAID_FIRST])
def test_while_at_the_end_holds_for_all_that_a_passive_says(line):
    assert pushed(line, True) == (2, "Battle")
    assert pushed(line, False) == (0, "Shove")


@pytest.mark.clause("antithesis R253")
@pytest.mark.parametrize("goal", [True, False])
def test_a_duration_at_the_end_holds_for_what_is_gained_before_it(goal):
    line = "Global Action: {S} Target Character you control gains +2 DEF and cannot be pushed while it is on a Goal."
    s = board([Card("Trial", hp=9, lines=(line,)), Card("Ox", hp=9)])
    trial, ox = place(s, "Trial", 0, "C4"), place(s, "Ox", 0, "D4")
    s.goals = 1 << square("D4") if goal else 0
    use(s, trial, "pick Ox")
    assert values.stat(s, ox, i.DEF) == (2 if goal else 0)


@pytest.mark.clause("antithesis R253")
@pytest.mark.parametrize("line", EACH)
def test_it_is_said_of_each_where_somebody_else_was_spoken_of(line):
    with pytest.raises(CardError):
        understood(texts(), line)
