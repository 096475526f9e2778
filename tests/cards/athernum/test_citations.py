"""The clauses that these tests cite are clauses of the rulebook."""

from pathlib import Path

from sandtable.coverage import citations, unknown

from .corpus import book, constructs


def test_every_cited_clause_exists():
    found = citations(Path(__file__).parents[1], "athernum")
    assert len(found) > 60
    assert unknown(book(), found) == []


def test_every_construct_cites_clauses_that_exist():
    for row in constructs():
        clauses = row["clauses"]
        assert isinstance(clauses, list) and clauses
        assert [id for id in clauses if id not in book().numbers] == [], row["construct"]
