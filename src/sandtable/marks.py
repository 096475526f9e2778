"""Which names of a test module mean the mark `pytest.mark.clause`, read from its source.

A name is the mark itself (`clause = pytest.mark.clause`), or a function that returns the mark of its
arguments, with a constant before each:

    def judged(*ids):
        return pytest.mark.clause(*[f"scalar {one}" for one in ids])

It stands in the module, or in another module under the tests that it is imported from.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


class Mark:
    """What a call of this name says: its arguments, each with a constant before it."""

    def __init__(self, fronts: list[str | None], rest: str | None) -> None:
        self.fronts = fronts  # before the arguments that have a place; None: this one is no clause
        self.rest = rest  # before all others

    def said(self, call: ast.Call) -> Iterator[str]:
        for place, arg in enumerate(call.args):
            front = self.fronts[place] if place < len(self.fronts) else self.rest
            if front is not None and isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                yield front + arg.value


Marks = dict[str, Mark]
THE_MARK = Mark([], "")


class Modules:
    """The names of modules that others import, each read once."""

    def __init__(self) -> None:
        self.known: dict[Path, Marks] = {}

    def imported(self, path: Path) -> Marks:
        if path not in self.known:
            self.known[path] = {}  # for modules that import each other
            for node in ast.parse(path.read_text(encoding="utf-8"), path.name).body:
                self.learn(node, path, self.known[path])
        return self.known[path]

    def learn(self, node: ast.stmt, path: Path, marks: Marks) -> None:
        """Take down what a statement of a module or class makes of names."""
        if isinstance(node, ast.ImportFrom):
            self._import(node, path, marks)
        elif isinstance(node, ast.FunctionDef):
            _name(marks, node.name, _function(node, marks))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    _name(marks, target.id, mark_of(node.value, marks))

    def _import(self, node: ast.ImportFrom, path: Path, marks: Marks) -> None:
        file = _file(node, path)
        theirs = self.imported(file) if file is not None else {}
        for alias in node.names:
            if alias.name == "*":
                marks |= {name: mark for name, mark in theirs.items() if not name.startswith("_")}
            else:
                _name(marks, alias.asname or alias.name, theirs.get(alias.name))


def mark_of(node: ast.expr, marks: Marks) -> Mark | None:
    """What an expression means: `pytest.mark.clause`, `mark.clause` or a name for it."""
    if isinstance(node, ast.Name):
        return marks.get(node.id)
    if not isinstance(node, ast.Attribute) or node.attr != "clause":
        return None
    owner = node.value
    name = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
    return THE_MARK if name == "mark" else None


def _name(marks: Marks, name: str, mark: Mark | None) -> None:
    """Give a name its meaning; one that means something else now is no mark any more."""
    if mark is None:
        marks.pop(name, None)
    else:
        marks[name] = mark


def _file(node: ast.ImportFrom, path: Path) -> Path | None:
    """The module that is imported from, if it lies under a folder that this one lies in."""
    words = node.module.split(".") if node.module else []
    roots = path.parents[node.level - 1 :][:1] if node.level else path.parents
    for root in roots:
        if node.level or root.name == words[0]:
            base = root.joinpath(*words) if node.level else root.joinpath(*words[1:])
            for file in (base.with_suffix(".py"), base / "__init__.py"):
                if file.is_file():
                    return file
    return None


# ---- functions


def _function(node: ast.FunctionDef, marks: Marks) -> Mark | None:
    """What a function says for its arguments: its body is one `return`, of the mark called with them."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    if len(body) != 1 or not isinstance(body[0], ast.Return) or not isinstance(body[0].value, ast.Call):
        return None
    call = body[0].value
    if mark_of(call.func, marks) is not THE_MARK:
        return None
    fronts = dict(_front(arg) for arg in call.args)
    rest = node.args.vararg
    places = [*node.args.posonlyargs, *node.args.args]
    return Mark(
        [fronts.get(one.arg) for one in places], fronts.get(f"*{rest.arg}") if rest is not None else None
    )


def _front(arg: ast.expr) -> tuple[str, str]:
    """A parameter that is handed to the mark, all of "*ids" among them, and what is put before it."""
    if not isinstance(arg, ast.Starred):
        return _before(arg)
    each = arg.value
    if isinstance(each, ast.Name):
        return f"*{each.id}", ""
    if isinstance(each, ast.ListComp | ast.GeneratorExp) and len(each.generators) == 1:
        loop = each.generators[0]
        name, front = _before(each.elt)
        if isinstance(loop.target, ast.Name) and isinstance(loop.iter, ast.Name) and not loop.ifs:
            return (f"*{loop.iter.id}", front) if name == loop.target.id else ("", "")
    return "", ""


def _before(node: ast.expr) -> tuple[str, str]:
    """The name in `f"scalar {one}"` or alone, and the constant before it."""
    if isinstance(node, ast.Name):
        return node.id, ""
    if isinstance(node, ast.JoinedStr):
        *front, last = node.values
        if isinstance(last, ast.FormattedValue) and isinstance(last.value, ast.Name):
            words = [one.value for one in front if isinstance(one, ast.Constant)]
            if len(words) == len(front) and last.conversion == -1 and last.format_spec is None:
                return last.value.id, "".join(str(word) for word in words)
    return "", ""
