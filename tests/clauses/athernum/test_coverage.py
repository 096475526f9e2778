"""No clause that the engine enforces, and no ruling about play, is without a test; nothing else is cited."""

from pathlib import Path

from sandtable.coverage import citations, unknown
from sandtable.games.athernum.game import GAME

CITED = citations(Path(__file__).parents[2], "athernum")


def test_every_clause_and_ruling_about_play_is_cited():
    """Who runs tournaments, or keeps whose cards are whose, sees to the rulings on them himself."""
    assert [clause.id for clause in GAME.book.must_be_tested() if clause.id not in CITED] == []
    outside = [c for c in GAME.book.clauses if c.kind == "ruling" and c.enforce != "engine"]
    assert [clause.id for clause in outside] == [f"R{number}" for number in range(111, 121)]
    assert {GAME.book.find(id).enforce for clause in outside for id in clause.about} <= {
        "tournament", "companion", "deck",
    }  # fmt: skip


def test_every_id_that_is_cited_exists():
    assert unknown(GAME.book, CITED) == []
