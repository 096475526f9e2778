"""No clause about play, cards or Decks, and no ruling, is without a test; nothing else is cited."""

from pathlib import Path

from sandtable.coverage import citations, unknown
from sandtable.games.antithesis.game import GAME

CITED = citations(Path(__file__).parents[2], "antithesis")
TESTED = ("engine", "cards", "deck")  # what the app shows (ui) and the story (none) are no rules of play


def test_every_clause_and_ruling_is_cited():
    wanted = [clause for clause in GAME.book.clauses if clause.kind == "ruling" or clause.enforce in TESTED]
    assert [clause.id for clause in wanted if clause.id not in CITED] == []


def test_every_id_that_is_cited_exists():
    assert unknown(GAME.book, CITED) == []
