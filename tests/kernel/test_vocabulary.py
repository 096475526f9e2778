"""Numbers with a meaning are read by name: no offset, mask or bare step outside the module that owns it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable

SRC = Path(__file__).parents[2] / "src" / "sandtable"
GAME = SRC / "games" / "athernum"

# who owns which packed or laid out numbers; everybody else asks them
OWNERS = {
    "cards/program/layout.py",
    "timing/values.py",
    "timing/pile.py",
    "timing/pending.py",
    "timing/lasting.py",
    "timing/history.py",
    "timing/tallies.py",
    "timing/pairs.py",
    "timing/things.py",  # the block of a thing and of a player
    "games/athernum/table/state.py",
    "games/athernum/table/departed.py",
    "games/athernum/table/facts.py",
    "games/athernum/table/options.py",
    "games/athernum/cardset/library.py",  # outlines of filters, bits of events
    "games/athernum/evaluating/shapes.py",
    "games/athernum/actions/naming.py",
    "timing/fingerprint.py",  # a hash
}
# the language turns text into integers and back: it reads and writes programs before they are laid out
ELSEWHERE = {"language"}
# columns of records, one behind the other
RECORDS = {"code", "things", "players", "stack", "lasting", "history", "uses", "marks", "truths", "noted"}
RECORDS |= {"arriving", "waiting", "together", "queue"}
SINGLE_BIT = 1


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Everything that can be Athernum's engine or is shared with it, but for the owners."""
    for folder in (SRC / "timing", GAME):
        for path in sorted(folder.rglob("*.py")):
            name = path.relative_to(SRC).as_posix()
            if name not in OWNERS and not ELSEWHERE.intersection(path.parts):
                yield name, ast.parse(path.read_text())


def last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def number(node: ast.expr) -> int | None:
    """A bare integer, if it is one."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = number(node.operand)
        return None if inner is None else -inner
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    return None


def raw_places(tree: ast.Module) -> Iterator[ast.expr]:
    """Places in a record that somebody has reckoned out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and last_name(node.value) in RECORDS:
            parts = [node.slice]
            if isinstance(node.slice, ast.Slice):
                parts = [part for part in (node.slice.lower, node.slice.upper) if part is not None]
            if any(isinstance(part, ast.BinOp) for part in parts):
                yield node


def masks(tree: ast.Module) -> Iterator[ast.expr]:
    """Shifts by a bare number, and masks of more than one bit, other than in a constant that names them."""
    named = {id(part) for node in tree.body if isinstance(node, ast.AnnAssign) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp) or id(node) in named:
            continue
        if isinstance(node.op, (ast.LShift, ast.RShift)) and number(node.right) is not None:
            yield node
        if isinstance(node.op, ast.BitAnd):
            if any(number(side) not in (None, SINGLE_BIT) for side in (node.left, node.right)):
                yield node


# what takes a column or flag, and where it stands among the arguments
COLUMNS = {"flag": 1, "set_flag": 1, "clear_flag": 1, "of": 1, "let": 1, "lasts": 1}


def bare_columns(tree: ast.Module) -> Iterator[ast.expr]:
    """Columns and flags that have no name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            place = COLUMNS.get(node.func.attr)
            if node.func.attr in ("get", "put") and last_name(node.func.value) in ("s", "board", "self"):
                place = 1
            if place is not None and len(node.args) > place and number(node.args[place]) is not None:
                yield node


def bare_steps(tree: ast.Module) -> Iterator[ast.expr]:
    """Steps of a frame that have no name."""
    for node in ast.walk(tree):
        values: list[ast.expr] = []
        if isinstance(node, ast.Compare) and last_name(node.left) == "step":
            values = node.comparators
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            if node.targets[0].attr == "step":
                values = [node.value]
        while values:
            value = values.pop()
            if isinstance(value, ast.IfExp):
                values += [value.body, value.orelse]
            elif isinstance(value, ast.Tuple):
                values += value.elts
            elif number(value) is not None:
                yield value


KINDS = {"places": raw_places, "masks": masks, "columns": bare_columns, "steps": bare_steps}


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_reckons_outside_the_module_that_owns_a_number(kind):
    found = [
        f"{name}:{node.lineno}: {ast.unparse(node)}" for name, tree in modules() for node in KINDS[kind](tree)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("places", "header = s.stack[at + 1]"),
        ("places", "row = s.library.code[row + op.A]"),
        ("places", "held = s.lasting[at + 11 : at + 11 + n]"),
        ("masks", "number = value & 0xFFFFFFFF"),
        ("masks", "slot = held >> 40"),
        ("columns", "s.flag(thing, 32)"),
        ("columns", "s.of(who, 1) >= 2"),
        ("columns", "s.get(thing, 7)"),
        ("steps", "self.step = 3 if s.answer else 0"),
        ("steps", "if self.step == 7: pass"),
    ],
)
def test_the_count_sees_what_it_counts(kind, text):
    assert list(KINDS[kind](ast.parse(text)))


# a column is named by the module that it belongs to: its.OWNER is no owner that a program knows
MODULES = {
    "its": ("get", "put", "flag", "set_flag", "clear_flag"),
    "their": ("of", "let"),
    "lasts": ("lasts",),
}


def test_columns_are_those_of_what_is_asked():
    wrong = []
    for name, tree in modules():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if last_name(node.func.value) not in ("s", "board"):
                continue
            for owner, methods in MODULES.items():
                if (
                    node.func.attr in methods
                    and len(node.args) > 1
                    and isinstance(node.args[1], ast.Attribute)
                ):
                    if last_name(node.args[1].value) != owner:
                        wrong.append(f"{name}:{node.lineno}: {ast.unparse(node)}")
    assert wrong == []


# what changes a table
WRITERS = {"put", "let", "set_flag", "clear_flag", "set_zone", "set_lasting", "new_thing", "tick"}
MARKS = {"floor"}  # how far a reader has gone, put back before it answers


def writes(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a module changes a table."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITERS:
            yield node
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        for target in targets:
            inner = target.value if isinstance(target, ast.Subscript) else target
            if isinstance(inner, ast.Attribute) and last_name(inner.value) in ("s", "board"):
                if inner.attr not in MARKS:
                    yield node


def test_who_evaluates_changes_nothing():
    found = [
        f"{name}: {ast.unparse(node)}"
        for name, tree in modules()
        if name.startswith("games/athernum/evaluating/")
        for node in writes(tree)
    ]
    assert found == []
    assert list(writes(ast.parse("s.put(thing, its.FACE, face)"))) and list(writes(ast.parse("s.pool += 1")))


def test_it_is_this_source_that_was_read():
    assert GAME.is_dir() and sandtable.__name__ == SRC.name
