"""No clause that the engine enforces, and no ruling about play, is without a test; nothing else is cited."""

from pathlib import Path

from sandtable.coverage import citations, unknown
from sandtable.games.athernum.game import GAME

CITED = citations(Path(__file__).parents[2], "athernum")
OF_EVENTS = ("1.7.", "11.")  # codes on cards and tournaments: rules of events, not of the game


def of_events(clause):
    return bool(clause.about) and all(id.startswith(OF_EVENTS) for id in clause.about)


def test_every_clause_and_ruling_about_play_is_cited():
    missing = [clause.id for clause in GAME.book.must_be_tested() if clause.id not in CITED]
    assert [id for id in missing if not of_events(GAME.book.find(id))] == []


def test_every_id_that_is_cited_exists():
    assert unknown(GAME.book, CITED) == []
