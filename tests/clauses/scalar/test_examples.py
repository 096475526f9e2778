"""The worked examples of rules.toml, replayed."""

from collections import Counter

import pytest

from sandtable.games.scalar import GAME
from sandtable.kernel.clauses import strings

from .table import after, dice_of, faces, options, played, refused, steps, table

WORKED_EXAMPLES = "scalar"  # tells the coverage report that all of them are replayed here

EXAMPLES = [
    pytest.param(
        *(str(row[key]) for key in ("before", "action", "after")),
        strings(row, "rules"),
        id=str(row["id"]),
        marks=pytest.mark.clause(*(f"scalar {rule}" for rule in strings(row, "rules"))),
    )
    for row in GAME.book.examples()
]


def test_there_are_as_many_worked_examples_as_the_rulebook_says():
    assert [param.id for param in EXAMPLES] == [f"E{n + 1}" for n in range(75)]


@pytest.mark.parametrize("before, action, outcome, rules", EXAMPLES)
def test_worked_examples(before, action, outcome, rules):
    if outcome == "illegal":
        clause = why_refused(before, action)
        assert clause in rules
        refused(before, action, clause)
    elif action == "moves?":
        found = [token for token in options(before) if token not in ("/", "--")]
        assert outcome == f"count {len(found)}" and len(set(found)) == len(found)
    elif action.startswith("table "):
        assert counted(*map(int, action.split()[1:])) == outcome
    else:
        assert after(before, action) == outcome


def why_refused(before: str, action: str) -> str:
    """The clause that bars the last of some actions."""
    *legal, last = steps(action)
    s = played(before, " ".join(legal))
    return GAME.why_not(s, GAME.read(s, last))[0].removeprefix("scalar ")


def counted(attacker: int, defender: int) -> str:
    """How often each die is lost over all 400 pairs of faces, when an evader always stands."""
    here = table(f"I{attacker}@c3 i{defender}@c4")
    lost: Counter[str] = Counter()
    for pair, weight in faces(here, "Ic3xc4").items():
        now = after(here, f"Ic3xc4 {pair}" + " ." * pair.count("ev"))
        left = "".join(sorted(die[0] for die in dice_of(now).values()))
        lost[{"I": "defender", "i": "attacker", "": "both", "Ii": "none"}[left]] += weight
    assert sum(lost.values()) == 400
    return ", ".join(f"{who} lost {lost[who]}" for who in ("defender", "attacker", "both", "none"))
