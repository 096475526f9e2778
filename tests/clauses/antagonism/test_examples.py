"""The worked examples of rules.toml, replayed."""

import pytest

from sandtable.games.antagonism import GAME
from sandtable.kernel.clauses import strings

from .table import after, options, played, refused

WORKED_EXAMPLES = "antagonism"  # tells the coverage report that all of them are replayed here

EXAMPLES = [
    pytest.param(
        *(str(row[key]) for key in ("before", "action", "after")),
        id=str(row["id"]),
        marks=pytest.mark.clause(*(f"antagonism {rule}" for rule in strings(row, "rules"))),
    )
    for row in GAME.book.examples()
]
RULES = {str(row["before"]) + str(row["action"]): strings(row, "rules") for row in GAME.book.examples()}


def test_there_are_as_many_worked_examples_as_the_rulebook_says():
    assert [param.id for param in EXAMPLES] == [f"E{n + 1}" for n in range(78)]


@pytest.mark.parametrize("before, action, outcome", EXAMPLES)
def test_worked_examples(before, action, outcome):
    if outcome == "illegal":
        clause = why_refused(before, action)
        assert clause in RULES[before + action]
        refused(before, action, clause)
    elif action == "moves?":
        moves = [token for token in options(before) if token != "/"]
        assert outcome == f"count {len(moves)}" and len(set(moves)) == len(moves)
    else:
        assert after(before, action) == outcome


def why_refused(before: str, action: str) -> str:
    """The clause that bars the last of some actions."""
    *legal, last = action.split()
    s = played(before, " ".join(legal))
    return GAME.why_not(s, GAME.read(s, last))[0].removeprefix("antagonism ")
