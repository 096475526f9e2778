"""No clause that the engine enforces, and no ruling, is without a test; nothing else is cited."""

from pathlib import Path

from sandtable.coverage import citations, unknown
from sandtable.games.scalar import GAME

CITED = citations(Path(__file__).parents[1], "scalar")


def test_every_clause_and_ruling_is_cited_by_a_test_of_its_own():
    own = {id for id, tests in CITED.items() if any("::example" not in test for test in tests)}
    assert [clause.id for clause in GAME.book.must_be_tested() if clause.id not in own] == []


def test_every_id_that_is_cited_exists():
    assert unknown(GAME.book, CITED) == []


def test_the_worked_examples_count_as_citations():
    cited = {test.rpartition(" ")[2] for tests in CITED.values() for test in tests if "::example" in test}
    assert cited == {str(row["id"]) for row in GAME.book.examples()}
