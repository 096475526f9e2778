"""`sandtable rules`: search, one clause whole, and what the tests cite."""

import json
import textwrap
from pathlib import Path

import pytest

from sandtable.coverage import citations, where_tests_are
from sandtable.kernel.clauses import Book, constants
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.registry import find
from tests.cli.run import bad, data, ok, sandtable

BOOK = find("antagonism").book


def test_the_whole_book():
    text = ok("rules", "antagonism")
    assert all(clause.id in text for clause in BOOK.clauses)
    found = data("rules", "antagonism")
    assert [row["id"] for row in found["clauses"]] == [clause.id for clause in BOOK.clauses]
    assert set(found) == {"game", "version", "clauses"}


def test_all_words_must_occur():
    ids = [row["id"] for row in data("rules", "antagonism", "CLOUD", "Blue")["clauses"]]
    assert "CLOUD.1" in ids and "R36" in ids and "CLOUD.4" not in ids
    assert "nothing in the rules of Antagonism speaks of 'warp zebra'" in bad(
        "rules", "antagonism", "warp", "zebra"
    )
    assert data("rules", "antagonism", "zebra")["clauses"] == []


@pytest.mark.parametrize("words", [["stack.8"], ["antagonism", "STACK.8"]])
def test_an_id_shows_the_clause_whole(words):
    text = ok("rules", "antagonism", *words)
    for part in ("carrier has not made", "R8 ", "R9 ", "E7 ", "Gd4+d6 2Gd6-f6"):
        assert part in text
    (row,) = data("rules", "antagonism", *words)["clauses"]
    assert row["id"] == "STACK.8"
    assert [ruling["id"] for ruling in row["rulings"]] == ["R8", "R9"]
    assert "E7" in [example["id"] for example in row["examples"]]


def test_a_ruling_shows_what_it_is_about():
    text = ok("rules", "antagonism", "R31")
    assert "It is transferred on alone" in text and "WARP.9" in text


def test_notation():
    assert "SINGLE MOVE." in ok("rules", "antagonism", "notation")


@pytest.mark.parametrize("book", sorted(Path("src/sandtable/games").glob("*/rules.toml")), ids=str)
def test_the_clauses_that_code_names_have_their_numbers(book):
    """Else run `python scripts/clauses.py`."""
    assert (book.parent / "clauses.py").read_text("utf-8") == constants(Book(book))


# ---- coverage

MODULE = """
import pytest
from pytest import mark

pytestmark = pytest.mark.clause("antagonism COMP.1")
clause = pytest.mark.clause
CASES = [pytest.param(1, marks=pytest.mark.clause("antagonism COMP.2"))]

@pytest.mark.clause("antagonism MOVE.1", "antagonism MOVE.2", "oversoul 1.1")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=[mark.clause("antagonism MOVE.3")])])
def test_two(x): ...

@clause("antagonism R1")
class TestMore:
    pytestmark = [pytest.mark.clause("antagonism R2")]

    @pytest.mark.clause("antagonism R3")
    async def test_three(self): ...

@pytest.mark.clause("antagonism MOVE.4")
def helper(): ...

@pytest.mark.clause(f"antagonism {'MOVE.5'}")
def test_not_literal(): ...
"""


@pytest.fixture
def folder(tmp_path):
    tests = tmp_path / "tests"
    tests.mkdir()
    return tests


def report(folder):
    return data("rules", "antagonism", "--coverage", "--tests", str(folder))


def test_marks_are_found_without_importing(folder):
    (folder / "test_a.py").write_text(MODULE)
    (folder / "helpers.py").write_text(
        "import pytest\npytestmark = pytest.mark.clause('antagonism MOVE.6')\n"
    )
    assert citations(folder, "antagonism") == {
        "COMP.1": ["tests/test_a.py"],
        "COMP.2": ["tests/test_a.py::CASES"],
        "MOVE.1": ["tests/test_a.py::test_one"],
        "MOVE.2": ["tests/test_a.py::test_one"],
        "MOVE.3": ["tests/test_a.py::test_two"],
        "R1": ["tests/test_a.py::TestMore"],
        "R2": ["tests/test_a.py::TestMore"],
        "R3": ["tests/test_a.py::TestMore::test_three"],
    }


HELPERS = """
import pytest
from tests.deep import *

clause = pytest.mark.clause
def judged(*ids: str):
    "Says the game's name."
    return clause(*[f"antagonism {one}" for one in ids])
def about(words, id): return pytest.mark.clause(f"antagonism {id}")
def whole(*ids): return pytest.mark.clause(*ids)
def _own(*ids): return pytest.mark.clause(*[f"antagonism {one}" for one in ids])
def seldom(*ids):
    if ids: return pytest.mark.clause(*[f"antagonism {one}" for one in ids])
def longer(*ids): return pytest.mark.clause(*[f"antagonism {one}.1" for one in ids])
def some(*ids): return pytest.mark.clause(*[f"antagonism {one}" for one in ids if one > "R5"])
def other(*ids): return pytest.mark.skipif(*[f"antagonism {one}" for one in ids])
"""

USES = """
def own(*ids):
    return pytest.mark.clause(*(f"antagonism {one}" for one in ids))

@judged("MOVE.1", "R1")
@whole("antagonism R2", "oversoul 1.1")
def test_one(): ...

@about("MOVE.9", "MOVE.2")
@own("R3")
@clause("antagonism R4")
class TestMore:
    @deeper("R5")
    def test_two(self): ...

@_own("R6")
@seldom("R7")
@longer("MOVE")
@some("R8")
@other("R9")
def test_what_says_something_else(): ...

def judged(*ids): return ids

@judged("R10")
def test_a_name_that_is_a_mark_no_more(): ...
"""


@pytest.mark.parametrize("line", ["from tests.near.helpers import *", "from ..near.helpers import *"])
def test_marks_are_followed_through_functions_that_say_the_games_name(folder, line):
    for name in ("near", "far"):
        (folder / name).mkdir()
        (folder / name / "__init__.py").write_text("")
    (folder / "near" / "helpers.py").write_text(HELPERS)
    (folder / "deep").mkdir()
    (folder / "deep" / "__init__.py").write_text("from .er import judged as deeper")
    (folder / "deep" / "er.py").write_text("from ..near.helpers import clause\n" + HELPERS)
    (folder / "far" / "test_a.py").write_text(f"import pytest\n{line}\n{USES}")
    expected = {
        "MOVE.1": ["tests/far/test_a.py::test_one"],
        "R1": ["tests/far/test_a.py::test_one"],
        "R2": ["tests/far/test_a.py::test_one"],
        "MOVE.2": ["tests/far/test_a.py::TestMore"],
        "R3": ["tests/far/test_a.py::TestMore"],
        "R4": ["tests/far/test_a.py::TestMore"],
        "R5": ["tests/far/test_a.py::TestMore::test_two"],
    }
    assert citations(folder, "antagonism") == expected
    assert citations(folder / "far", "antagonism").keys() == expected.keys()


def test_a_function_that_says_the_games_name_is_imported_by_its_own_or_another(folder):
    (folder / "helpers.py").write_text(HELPERS)
    (folder / "antagonism").mkdir()
    (folder / "antagonism" / "test_a.py").write_text(
        "from ..helpers import judged, whole as all_of, seldom as clause\n"
        "pytestmark = judged('R1')\n"
        "@all_of('antagonism R2')\n@clause('R3')\ndef test_one(): ...\n"
    )
    found = citations(folder, "antagonism")
    assert found == {
        "R1": ["tests/antagonism/test_a.py"],
        "R2": ["tests/antagonism/test_a.py::test_one"],
    }
    assert citations(folder, "antagonism", strict=False) == found  # the folder names the game
    (folder / "helpers.py").write_text("def")
    assert "test_a.py: this test file is not Python (invalid syntax (helpers.py, line 1))" in bad(
        "rules", "antagonism", "--coverage", "--tests", str(folder)
    )


def test_scenarios_and_worked_examples_cite_too(folder):
    (folder / "a.toml").write_text(
        'game = "antagonism"\nclauses = ["WIN.3", "antagonism R5"]\n'
        '[[step]]\ndo = "/"\n[[step]]\ncannot = "/"\nbecause = "TURN.7"\n'
    )
    (folder / "b.toml").write_text('game = "oversoul"\nclauses = ["1.1"]\n')
    (folder / "test_examples.py").write_text('WORKED_EXAMPLES = "antagonism"\n')
    found = citations(folder, "antagonism")
    assert found["WIN.3"] == [
        "tests/a.toml",
        "tests/test_examples.py::example E29",
        "tests/test_examples.py::example E40",
    ]
    assert found["R5"] == ["tests/a.toml"]
    assert found["TURN.7"][0] == "tests/a.toml::step 2"
    assert "1.1" not in found
    (folder / "test_other.py").write_text("this is not Python, and no matter to whoever only shows a game")
    assert citations(folder, "antagonism", strict=False) == found


def test_the_report_counts_engine_clauses_and_rulings(folder):
    (folder / "test_a.py").write_text(MODULE)
    found = report(folder)
    assert list(found) == ["game", "clauses", "rulings"]
    assert found["game"] == "antagonism"
    for key, tested in (("clauses", 5), ("rulings", 3)):
        row = found[key]
        assert list(row) == ["total", "tested", "missing"]
        assert row["tested"] == tested
        assert len(row["missing"]) == row["total"] - tested
    engine = [c.id for c in BOOK.clauses if c.kind == "rule" and c.enforce == "engine"]
    assert found["clauses"]["total"] == len(engine)
    assert found["rulings"]["total"] == 63
    assert found["clauses"]["missing"] == [
        id for id in engine if id not in ("COMP.1", "COMP.2", "MOVE.1", "MOVE.2", "MOVE.3")
    ]
    text = ok("rules", "antagonism", "--coverage", "--tests", str(folder))
    assert "MOVE.1     tests/test_a.py::test_one\n" in text
    assert "MOVE.4     no test\n" in text
    assert f"clauses: 5 of {len(engine)} tested; missing: " in text


@pytest.mark.parametrize(
    "id, words", [("antagonism MOVE.99", "cites 'MOVE.99', which"), ("MOVE.1", "without its game")]
)
def test_unknown_ids_are_reported(folder, id, words):
    (folder / "test_a.py").write_text(f"import pytest\n@pytest.mark.clause({id!r})\ndef test_a(): ...\n")
    result = sandtable("rules", "antagonism", "--coverage", "--json", "--tests", str(folder))
    assert result.exit_code == 1
    assert words in result.stderr and "tests/test_a.py::test_a" in result.stderr
    assert json.loads(result.stdout)["clauses"]["tested"] == 0


def test_files_that_cannot_be_read_are_named(folder):
    (folder / "test_a.py").write_text("def")
    assert "tests/test_a.py: this test file is not Python" in bad(
        "rules", "antagonism", "--coverage", "--tests", str(folder)
    )
    (folder / "test_a.py").write_text("")
    (folder / "a.toml").write_text("x")
    assert "tests/a.toml: " in bad("rules", "antagonism", "--coverage", "--tests", str(folder))


def test_where_the_tests_are(tmp_path, monkeypatch):
    (tmp_path / "tests").mkdir()
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.chdir(tmp_path / "deep" / "er")
    assert where_tests_are(None) == tmp_path / "tests"
    with pytest.raises(SandtableError, match="is no folder with tests"):
        where_tests_are("nowhere")


def test_paragraphs_are_as_wide_as_the_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "50")
    lines = ok("rules", "antagonism", "STACK.8").splitlines()
    wide = [line for line in lines if len(line) > 50 and "before" not in line and "after" not in line]
    assert wide == []
    assert textwrap.dedent(lines[2]) == "A stack may be moved as a whole only"
