"""At random positions every refusal has a numbered clause and words of its own, all of them reviewed.

The lists are from `python -m tests.reasons.table`, which walks 10,000 positions of each game; this
is the beginning of the same walk.
"""

import pytest

from sandtable.testing.reasons import unlisted

from .table import GAMES, listed, walks

POSITIONS = 240


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_has_a_reviewed_form(name):
    made = walks(name, POSITIONS, 1)
    assert sum(walk.positions for walk in made) == POSITIONS
    assert sum(walk.refusals for walk in made) > POSITIONS
    for walk in made:
        assert unlisted(walk, listed(name)) == ""


def test_a_form_that_nobody_has_reviewed_is_shown_with_its_case():
    walk = walks("scalar", 5, 1)[0]
    words = unlisted(walk, set())
    assert "forms of refusals are not in the list" in words and "tried:" in words and "clause:" in words
