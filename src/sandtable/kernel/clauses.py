"""The rulebook as data: reads a game's rules.toml, and gives every clause and ruling a number."""

import re
import tomllib
from pathlib import Path
from typing import Final

from sandtable.kernel.errors import SetupError

# who sees to a clause
ENFORCE: Final = ("engine", "ui", "cards", "deck", "tournament", "companion", "none")
RULE: Final = ("id", "topic", "enforce", "text")  # what every [[rule]] says
RULING: Final = ("id", "question", "decision", "why", "about")


class Clause:
    """One numbered sentence of the rulebook, or one of our rulings on it."""

    def __init__(self, number: int, id: str, kind: str, topic: str, enforce: str, text: str) -> None:
        self.number = number
        self.id = id  # "MOVE.4", "9.3.9a.I", "R31"
        self.kind = kind  # "rule" or "ruling"
        self.topic = topic
        self.enforce = enforce  # who sees to it: one of ENFORCE
        self.text = text  # for a ruling: the decision
        self.question = ""  # rulings only
        self.why = ""
        self.about: tuple[str, ...] = ()


class Book:
    """A game's clauses and rulings, in the order of its rules.toml, numbered from 1.

    A mistake in the file is a SetupError that names file and line.
    """

    def __init__(self, path: Path) -> None:
        text = path.read_text("utf-8")
        try:
            data: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as why:
            raise SetupError(f"{path}: {why}") from None
        self.data = data
        self.path = path
        self.lines = text.splitlines()
        for key in ("game", "title"):
            if not isinstance(data.get(key), str):
                raise SetupError(f'{path}, line 1: {key} = "…" is missing')
        self.game = str(data["game"])
        self.title = str(data["title"])
        self.notation = str(data.get("notation", ""))
        # what a record must agree with: the rulebook's version and our edition of its rulings
        self.version = f"{data.get('source_version', 'v1')}-{data.get('edition', 1)}"
        self.clauses: list[Clause] = []
        self.numbers: dict[str, int] = {}
        for at, row in enumerate(self._rows("rule")):
            self._check("rule", at, row, RULE)
            self._add(at, row, "rule", str(row["text"]))
        rulings = self._rows("ruling")
        for at, row in enumerate(rulings):
            self._check("ruling", at, row, RULING)
            clause = self._add(at, row, "ruling", str(row["decision"]))
            clause.question = str(row["question"])
            clause.why = str(row["why"])
            clause.about = tuple(strings(row, "about"))
        for at, row in enumerate(rulings):
            for about in strings(row, "about"):
                if about not in self.numbers:
                    raise self._wrong(
                        "ruling", at, f"{row['id']} is about {about!r}, which is no clause here"
                    )

    def _rows(self, kind: str) -> list[dict[str, object]]:
        found = self.data.get(kind, [])
        if not isinstance(found, list) or not all([isinstance(row, dict) for row in found]):
            raise SetupError(f"{self.path}: {kind} is written as tables, [[{kind}]]")
        return found

    def _check(self, kind: str, at: int, row: dict[str, object], keys: tuple[str, ...]) -> None:
        """Whether a table has what it must have, each of the right kind and not empty."""
        for key in keys:
            value = row.get(key)
            if key not in row:
                named = f" {row['id']}" if "id" in row else ""
                raise self._wrong(kind, at, f"the {kind}{named} has no {key}")
            if key == "about":
                if not isinstance(value, list) or not value:
                    raise self._wrong(kind, at, "about is a list of at least one clause")
            elif not isinstance(value, str) or not value.strip():
                raise self._wrong(kind, at, f"{key} is a text, and not an empty one")

    def _wrong(self, kind: str, at: int, words: str) -> SetupError:
        """What is wrong with a table, and on which line it begins."""
        heads = [n for n, line in enumerate(self.lines, 1) if line.strip().startswith(f"[[{kind}]]")]
        place = f", line {heads[at]}" if at < len(heads) else ""
        return SetupError(f"{self.path}{place}: {words}")

    def _add(self, at: int, row: dict[str, object], kind: str, text: str) -> Clause:
        id = str(row["id"])
        enforce = str(row.get("enforce", "engine"))  # a ruling says it only if it is not about play
        if enforce not in ENFORCE:
            raise self._wrong(kind, at, f"enforce = {enforce!r} is none of {', '.join(ENFORCE)}")
        if id in self.numbers:
            raise self._wrong(kind, at, f"the clause {id} stands twice")
        clause = Clause(len(self.clauses) + 1, id, kind, str(row.get("topic", "ruling")), enforce, text)
        self.clauses.append(clause)
        self.numbers[id] = clause.number
        return clause

    def clause(self, number: int) -> Clause:
        return self.clauses[number - 1]

    def find(self, id: str) -> Clause:
        number = self.numbers.get(id)
        if number is None:
            raise SetupError(f"{self.game} has no clause {id!r}; `sandtable rules {self.game}` lists them")
        return self.clauses[number - 1]

    def cite(self, number: int) -> str:
        """The full name of a clause, "antagonism MOVE.4"; nothing for number 0 and below."""
        return f"{self.game} {self.clauses[number - 1].id}" if number > 0 else ""

    def must_be_tested(self) -> list[Clause]:
        """The clauses and rulings that the engine enforces, so that a test has to cite each."""
        return [c for c in self.clauses if c.enforce == "engine"]

    def examples(self) -> list[dict[str, object]]:
        return tables(self.data, "example")


def tables(data: dict[str, object], key: str) -> list[dict[str, object]]:
    """An array of tables, [[key]], of parsed TOML."""
    found = data.get(key, [])
    assert isinstance(found, list)
    return found


def strings(row: dict[str, object], key: str) -> list[str]:
    """An array of strings of parsed TOML."""
    found = row[key]
    assert isinstance(found, list)
    return [str(x) for x in found]


def constants(book: Book) -> str:
    """The source of a game's clauses.py: a constant for each clause that the code beside rules.toml names.

    Code writes `c.NAME`. The book has several times as many; what no code uses is left out.
    """
    folder = book.path.parent
    used = {
        word
        for file in folder.rglob("*.py")
        if file != folder / "clauses.py"
        for word in re.findall(r"\bc(?:lauses)?\.(\w+)", file.read_text("utf-8"))
    }
    lines = [
        f'"""The clauses of {book.title} that code names, by number: made by scripts/clauses.py."""',
        "",
        "from typing import Final",
        "",
    ]
    for clause in book.clauses:
        name = "".join([ch if ch.isalnum() else "_" for ch in clause.id]).upper()
        if not name[0].isalpha():
            name = "C_" + name
        if name in used:
            lines.append(f"{name}: Final = {clause.number}")
    return "\n".join(lines) + "\n"
