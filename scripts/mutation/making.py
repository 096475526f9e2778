"""Mutants of source files: mutmut thinks them up; here they are cut apart, each a single changed function."""

from __future__ import annotations

import ast
import difflib
import hashlib
import json
from pathlib import Path
from typing import NamedTuple

from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.utils.format_utils import get_mutant_name, orig_function_and_class_names_from_key


class Mutant(NamedTuple):
    """A function that says something else than its author meant."""

    name: str  # mutmut's: module, mangled function, number
    path: str  # of the file, in the tree
    module: str
    owner: str  # the class, or ""
    function: str
    first: int  # the lines of the function in its file
    last: int
    touched: tuple[int, ...]  # the lines of the statements that are changed
    text: str  # of the changed function, indented as in the file
    diff: str

    @property
    def place(self) -> str:
        """module.function or module.Class.method, as explanations name it."""
        return ".".join([part for part in (called(Path(self.path)), self.owner, self.function) if part])


def called(path: Path) -> str:
    """The name of a module within its game: src/sandtable/games/GAME/package/module.py is package.module.

    What the games share is called by all its names: src/sandtable/timing/module.py is timing.module.
    """
    parts = path.with_suffix("").parts
    return ".".join(parts[4:] if parts[2] == "games" else parts[2:])


def make(tree: Path, files: list[Path]) -> list[Mutant]:
    """All mutants of some files of a tree; those of a file that is as it was are remembered."""
    found: list[Mutant] = []
    for path in files:
        source = (tree / path).read_text("utf-8")
        digest = hashlib.sha256((source + Path(__file__).read_text("utf-8")).encode()).hexdigest()[:16]
        memory = tree / "made" / f"{path.stem}-{digest}.json"
        if not memory.exists():
            memory.parent.mkdir(exist_ok=True)
            memory.write_text(json.dumps(mutants_of(path, source)))
        found += [Mutant(*row)._replace(touched=tuple(row[7])) for row in json.loads(memory.read_text())]
    return found


def mutants_of(path: Path, source: str) -> list[Mutant]:
    """The mutants of one file."""
    mutated = mutate_file_contents(str(path), source)
    lines = mutated.code.splitlines()
    texts = {
        name: "\n".join(lines[span.start - 1 : span.end]).strip("\n")
        for name, span in mutated.line_span_by_function_name.items()
    }
    nodes = functions_of(source)
    statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
    found = []
    for mangled in mutated.mutant_names:
        name = get_mutant_name(path, mangled)
        function, owner = orig_function_and_class_names_from_key(name)
        original = f"{mangled.rpartition('__mutmut_')[0]}__mutmut_orig"
        before = texts[original].replace(original, function, 1)
        after = texts[mangled].replace(mangled, function, 1)
        if after.count("cast(None, ") > before.count("cast(None, "):
            continue  # a cast does nothing when it runs; the type check refuses this one
        node = nodes[owner or "", function]
        found.append(
            Mutant(
                name,
                str(path),
                name.rpartition(".")[0],
                owner or "",
                function,
                node.lineno,
                node.end_lineno or node.lineno,
                tuple(sorted(touched(node, statements, before, after))),
                after,
                "\n".join(
                    difflib.unified_diff(
                        before.splitlines(), after.splitlines(), str(path), str(path), lineterm=""
                    )
                ),
            )
        )
    return found


def functions_of(source: str) -> dict[tuple[str, str], ast.FunctionDef]:
    """Functions and methods by class and name."""
    found: dict[tuple[str, str], ast.FunctionDef] = {}
    for node in ast.parse(source).body:
        for inner in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(inner, ast.FunctionDef):
                found[node.name if isinstance(node, ast.ClassDef) else "", inner.name] = inner
    return found


def touched(node: ast.FunctionDef, statements: list[ast.stmt], before: str, after: str) -> set[int]:
    """The lines of the file that must run for the change to matter: those of every statement it touches."""
    rows = before.splitlines()
    # comments and decorators may stand above
    offset = node.lineno - next(i for i, row in enumerate(rows) if row.lstrip().startswith("def "))
    changes = difflib.SequenceMatcher(None, rows, after.splitlines(), autojunk=False).get_opcodes()
    changed = {
        offset + i
        for tag, low, high, _, _ in changes
        if tag != "equal"
        for i in range(low, max(high, low + 1))
    }
    found: set[int] = set()
    for line in changed:
        if line < node.body[0].lineno:  # a default: it matters wherever the function runs
            return set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        around = [s for s in statements if s.lineno <= line <= (s.end_lineno or s.lineno)]
        inner = min(around, key=lambda s: (s.end_lineno or s.lineno) - s.lineno)
        found |= {line, *range(inner.lineno, head_end(inner) + 1)}
    return found


def head_end(statement: ast.stmt) -> int:
    """The last line of a statement, without the statements inside it."""
    body = getattr(statement, "body", None)
    if not body:
        return statement.end_lineno or statement.lineno
    return max(statement.lineno, int(body[0].lineno) - 1)
