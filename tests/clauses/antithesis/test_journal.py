"""What has happened is told of every kind of token."""

import pytest

from sandtable.games.antithesis.game import GAME
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.words.journal import narrate, of_two
from sandtable.kernel.state import fact
from sandtable.timing.facts import counted


@pytest.mark.clause("antithesis ALT.1")
@pytest.mark.parametrize(("token", "name"), list(enumerate(("Mana", "Soul", "Gem"))))
def test_each_kind_of_token_is_told(token: int, name: str):
    lib = GAME.library()
    face = lib.face_of("Lord Bratok")
    told = of_two(lib, facts.TOKENS + token, "Player 1", 0, int(counted(face, 2)), 0)
    assert told == f"Lord Bratok of Player 1 has 2 {name} tokens now."


def test_what_the_rules_let_a_player_do_is_no_card():
    """Command Draw is named by the choice; the log does not say that a card was used."""
    lib = GAME.library()
    assert narrate(lib, int(fact(0, facts.USED, 0, facts.UNSEEN)), 0) == ""
    assert narrate(lib, int(fact(0, facts.USED, 0, lib.face_of("Riptide"))), 0) == "Player 1 uses Riptide."
