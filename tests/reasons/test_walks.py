"""At random positions every refusal has a numbered clause and words of its own, whatever is tried."""

import pytest

from sandtable.kernel.registry import find
from sandtable.testing.reasons import Walk

WORDS = ("pass", "end", "combat", "end-combat", "yes", "done", "undefended", "solvency", "pick:2c1")


def tries(game, s, dice):
    return WORDS if game.name == "athernum" else ()


@pytest.mark.parametrize("name", ["antagonism", "scalar", "athernum", "oversoul"])
def test_every_refusal_has_its_clause(name):
    game = find(name)
    walk = Walk(game, tries)
    walk.game_from(3, game.STANDARD or game.setups()[0], 40)
    assert walk.positions == 40 and walk.refusals > 40 and len(walk.found) > 5
