"""No clause that the engine enforces, and no ruling, is without a test; nothing else is cited."""

from pathlib import Path

import pytest

from sandtable.coverage import citations, unknown
from sandtable.kernel import registry

BOARD_GAMES = pytest.mark.parametrize("name", ("antagonism", "scalar"))
CITED = {name: citations(Path(__file__).parent, name) for name in ("antagonism", "scalar")}


@BOARD_GAMES
def test_every_clause_and_ruling_is_cited_by_a_test_of_its_own(name):
    own = {id for id, tests in CITED[name].items() if any("::example" not in test for test in tests)}
    book = registry.find(name).book
    assert [clause.id for clause in book.must_be_tested() if clause.id not in own] == []


@BOARD_GAMES
def test_every_id_that_is_cited_exists(name):
    assert unknown(registry.find(name).book, CITED[name]) == []


@BOARD_GAMES
def test_the_worked_examples_count_as_citations(name):
    tests = [test for found in CITED[name].values() for test in found if "::example" in test]
    examples = registry.find(name).book.examples()
    assert {test.rpartition(" ")[2] for test in tests} == {str(row["id"]) for row in examples}
