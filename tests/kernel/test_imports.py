"""No module needs itself: imports go one way, those inside functions counted."""

import ast
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parents[2] / "src"


def modules(root: Path) -> dict[str, ast.Module]:
    """Every module under a folder by its name."""
    found = {}
    for path in sorted(root.rglob("*.py")):
        name = ".".join(path.relative_to(root).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = ast.parse(path.read_text())
    return found


def only_for_types(tree: ast.Module) -> set[int]:
    """What stands under `if TYPE_CHECKING`: it is never run."""
    return {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for part in ast.walk(node)
    }


def imported(tree: ast.Module, known: set[str]) -> Iterator[str]:
    """The modules that a module imports, wherever in it."""
    skipped = only_for_types(tree)
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in known else node.module


def knots(trees: dict[str, ast.Module]) -> list[str]:
    """What is left when modules that need nothing of what is left are taken away, again and again.

    The same is done from the other end, so that what merely needs a knot, or is needed by one, is not named.
    """
    known = set(trees)
    needs = {name: set(imported(tree, known)) & known - {name} for name, tree in trees.items()}
    left = set(known)
    while True:
        needed = {other for name in left for other in needs[name] & left}
        free = {name for name in left if not needs[name] & left or name not in needed}
        if not free:
            return sorted(left)
        left -= free


def test_no_module_needs_itself():
    assert knots(modules(SRC)) == []


def test_a_knot_is_found(tmp_path):
    """One through an import inside a function is one too; what is imported for types only is not."""
    (tmp_path / "a.py").write_text("import b\n")
    (tmp_path / "b.py").write_text("def late():\n    import c\n")
    (tmp_path / "c.py").write_text("from a import x\n")
    (tmp_path / "above.py").write_text("import a\nimport below\n")
    (tmp_path / "below.py").write_text("import typing\n")
    assert knots(modules(tmp_path)) == ["a", "b", "c"]
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from a import x\n"
    (tmp_path / "c.py").write_text(text)
    assert knots(modules(tmp_path)) == []
