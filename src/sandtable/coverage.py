"""Which tests cite which clauses, read from the tests' source without running any of them."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from sandtable.kernel.errors import NotationError, SetupError
from sandtable.marks import Marks, Modules, mark_of

if TYPE_CHECKING:
    from sandtable.kernel.clauses import Book

WORKED = "WORKED_EXAMPLES"  # a module that replays a game's worked examples sets this to the game's name


class Citations:
    """The tests found for each id of a game, and by which tests the worked examples are replayed."""

    def __init__(self, game: str, strict: bool = True) -> None:
        self.game = game
        self.strict = strict
        self.tests: dict[str, list[str]] = {}
        self.replays: list[str] = []
        self.modules = Modules()

    def cite(self, text: str, test: str) -> None:
        """Take down "antagonism MOVE.4"; another game's clauses are not ours to count."""
        game, _, id = text.strip().rpartition(" ")
        if not game:
            id = f"{id} without its game's name"  # which no rulebook has, so it will be reported
        if game in ("", self.game) and test not in self.tests.setdefault(id, []):
            self.tests[id].append(test)

    def cite_own(self, text: str, test: str) -> None:
        """Take down a clause from where the game is known, so that its name may be left out."""
        self.cite(text if " " in text.strip() else f"{self.game} {text}", test)


def citations(tests: Path, game: str, strict: bool = True) -> dict[str, list[str]]:
    """The tests that cite each clause or ruling: from marks, scenario files and worked examples.

    To read all tests takes a second. Who only shows what he finds is not `strict`: files that do not name the
    game, and lie in no folder of its name, are left out, and with them marks that forget to name one.
    """
    found = Citations(game, strict)
    for path in sorted(tests.rglob("*.py")):
        if path.name.startswith("test_") or path.name.endswith("_test.py"):
            _scan_module(path, path.relative_to(tests.parent).as_posix(), found)
    for path in sorted(tests.rglob("*.toml")):
        _scan_scenario(path, path.relative_to(tests.parent).as_posix(), found)
    if found.replays:
        from sandtable.kernel.registry import find

        for example in find(game).book.examples():
            rules = example["rules"]
            assert isinstance(rules, list)
            for id in rules:
                for file in found.replays:
                    found.cite_own(str(id), f"{file}::example {example['id']}")
    return found.tests


def unknown(book: Book, tests: dict[str, list[str]]) -> list[str]:
    """Ids that tests cite and the rulebook does not have."""
    return sorted(id for id in tests if id not in book.numbers)


def report(book: Book, tests: dict[str, list[str]]) -> dict[str, object]:
    """How many of the clauses that the engine enforces, and of the rulings, are cited; and which are not."""
    out: dict[str, object] = {"game": book.game}
    for key, kind in (("clauses", "rule"), ("rulings", "ruling")):
        ids = [clause.id for clause in book.must_be_tested() if clause.kind == kind]
        missing = [id for id in ids if id not in tests]
        out[key] = {"total": len(ids), "tested": len(ids) - len(missing), "missing": missing}
    return out


def where_tests_are(given: str | None) -> Path:
    """The folder that was named, or the one of the project we stand in or were started from."""
    if given is not None:
        if not Path(given).is_dir():
            raise SetupError(f"{given} is no folder with tests")
        return Path(given).resolve()
    here = Path.cwd()
    source = Path(__file__).resolve().parent
    for root in [here, *here.parents, *source.parents]:
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
            return root / "tests"
    raise SetupError(
        "no project with a tests folder is here or above; run this inside one, or name it with --tests"
    )


# ---- Python files


def _scan_module(path: Path, name: str, found: Citations) -> None:
    try:
        text = path.read_text(encoding="utf-8")
        if not found.strict and found.game not in text and found.game not in name:
            return
        tree = ast.parse(text)
        for node in tree.body:
            if _assigned(node) == WORKED and isinstance(node, (ast.Assign, ast.AnnAssign)):
                if isinstance(node.value, ast.Constant) and node.value.value == found.game:
                    found.replays.append(name)
        _scan_body(tree.body, path, name, {}, found)
    except (SyntaxError, ValueError) as error:
        raise NotationError(f"{name}: this test file is not Python ({error})") from None


def _scan_body(body: list[ast.stmt], path: Path, name: str, marks: Marks, found: Citations) -> None:
    for node in body:
        found.modules.learn(node, path, marks)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if node.name.startswith("test"):
                for decorator in node.decorator_list:
                    _take(decorator, f"{name}::{node.name}", marks, found)
        elif isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:
                _take(decorator, f"{name}::{node.name}", marks, found)
            _scan_body(node.body, path, f"{name}::{node.name}", dict(marks), found)
        else:
            target = _assigned(node)
            # any other assignment is a table of pytest.param(..., marks=...) for some parametrized test
            _take(node, name if target in ("", "pytestmark") else f"{name}::{target}", marks, found)


def _assigned(node: ast.stmt) -> str:
    """The name that a statement gives a value to."""
    target: ast.expr | None = None
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    elif isinstance(node, ast.AnnAssign):
        target = node.target
    return target.id if isinstance(target, ast.Name) else ""


def _take(tree: ast.AST, test: str, marks: Marks, found: Citations) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            mark = mark_of(node.func, marks)
            for text in mark.said(node) if mark is not None else ():
                found.cite(text, test)


# ---- scenario files


def _scan_scenario(path: Path, name: str, found: Citations) -> None:
    try:
        text = path.read_text(encoding="utf-8")
        if not found.strict and found.game not in text:
            return
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NotationError(f"{name}: {error}") from None
    if data.get("game") != found.game:
        return
    for id in data.get("clauses", ()):
        found.cite_own(str(id), name)
    for number, step in enumerate(data.get("step", ()), 1):
        if isinstance(step, dict) and "because" in step:
            found.cite_own(str(step["because"]), f"{name}::step {number}")
