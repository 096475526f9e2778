"""Putting a mutant in place: into a function that is there already, or into the source of its module."""

from __future__ import annotations

import importlib.util
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

Row = dict[str, Any]  # a mutant as plan.json has it


def in_place(row: Row) -> None:
    """Give a function that is there already the code of its mutant, for whoever holds it."""
    module = sys.modules[row["module"]]
    owner = getattr(module, row["owner"]) if row["owner"] else module
    old = vars(owner)[row["function"]]
    target: FunctionType = getattr(old, "__func__", old)
    new = function_of(row, module)
    target.__defaults__, target.__kwdefaults__ = new.__defaults__, new.__kwdefaults__
    if len(new.__code__.co_freevars) == len(target.__code__.co_freevars):
        target.__code__ = new.__code__
    else:  # it no longer calls super(), or does so only now: then the class gets another function
        cells = {name: cell for name, cell in zip(target.__code__.co_freevars, target.__closure__ or ())}
        closure = tuple([cells[name] for name in new.__code__.co_freevars])
        made = FunctionType(new.__code__, vars(module), target.__name__, new.__defaults__, closure)
        setattr(owner, row["function"], type(old)(made) if old is not target else made)


def function_of(row: Row, module: ModuleType) -> FunctionType:
    """The mutant as a function of its module."""
    text = f"class {row['owner']}:\n{row['text']}" if row["owner"] else row["text"]
    space = dict(vars(module))
    exec(compile(text, row["path"], "exec", dont_inherit=True, flags=future(module)), space)
    made = vars(space[row["owner"]])[row["function"]] if row["owner"] else space[row["function"]]
    found: FunctionType = getattr(made, "__func__", made)
    return found


def future(module: ModuleType) -> int:
    """The compiler's flags for `from __future__ import annotations`, if the module has it."""
    feature = vars(module).get("annotations")
    return int(getattr(feature, "compiler_flag", 0))


class MutatedSource(SourceFileLoader):
    """Loads a module with one function changed."""

    def __init__(self, row: Row) -> None:
        super().__init__(row["module"], row["path"])
        self.row = row

    def get_code(self, fullname: str) -> CodeType:
        lines = Path(self.row["path"]).read_text("utf-8").splitlines()
        text = self.row["text"].splitlines()
        start = next(i for i, line in enumerate(text) if line.lstrip().startswith("def "))
        lines[self.row["first"] - 1 : self.row["last"]] = text[start:]
        code: CodeType = compile("\n".join(lines) + "\n", self.row["path"], "exec", dont_inherit=True)
        return code


class Finder:
    """Finds the module that is to be loaded with a mutant, and no other."""

    def __init__(self, row: Row) -> None:
        self.row = row

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.row["module"]:
            return None
        return importlib.util.spec_from_file_location(name, self.row["path"], loader=MutatedSource(self.row))
