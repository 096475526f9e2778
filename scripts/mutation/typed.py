"""Which mutants the type checker notices: CI asks it before any test, and the compiler would refuse them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from .making import Mutant

ERROR = re.compile(r"(?P<path>[^:]+):(?P<line>\d+)(?::\d+)?: error: ")


def ill_typed(tree: Path, package: str, mutants: list[Mutant]) -> set[str]:
    """The names of those that do not pass: all stand beside their originals, under names of their own."""
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "-p", package]
    command.append("--disable-error-code=no-redef")  # a second __init__ names its attributes again
    spans: dict[tuple[str, int], str] = {}  # file and line, and whose it is
    for path in sorted({mutant.path for mutant in mutants}):
        shadow = tree / "typed" / path
        shadow.parent.mkdir(parents=True, exist_ok=True)
        lines = (tree / path).read_text("utf-8").splitlines()
        shadow.write_text("\n".join(beside(lines, path, mutants, spans)) + "\n", "utf-8")
        command += ["--shadow-file", path, str(shadow)]
    if not spans:
        return set()
    done = subprocess.run(command, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    found = set()
    for line in done.stdout.splitlines():
        error = ERROR.match(line)
        if error is None:
            continue
        name = spans.get((error["path"], int(error["line"])))
        if name is None:
            sys.exit(f"The types are wrong without any mutant: {line}")
        found.add(name)
    if done.returncode not in (0, 1) or (done.returncode == 1) != bool(found):
        sys.exit(f"mypy stopped:\n{done.stdout}")
    return found


def beside(
    lines: list[str], path: str, mutants: list[Mutant], spans: dict[tuple[str, int], str]
) -> list[str]:
    """The lines of a file, and after each function its mutants."""
    after: dict[int, list[Mutant]] = {}
    for mutant in mutants:
        if mutant.path == path:
            after.setdefault(mutant.last, []).append(mutant)
    out: list[str] = []
    for number, line in enumerate(lines, 1):
        out.append(line)
        for mutant in after.get(number, []):
            own = f"def {mutant.function}_{mutant.name.rpartition('_')[2]}("
            for text in mutant.text.replace(f"def {mutant.function}(", own, 1).splitlines():
                out.append(text)
                spans[path, len(out)] = mutant.name
    return out
