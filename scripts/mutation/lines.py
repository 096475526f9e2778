"""Which tests run which lines, and how long each takes: found once, and kept in tests.json."""

from __future__ import annotations

import json
from pathlib import Path

import coverage

BEFORE = ""  # the test, so to speak, that runs what is run at import

Lines = dict[str, dict[str, list[str]]]  # file, line, tests


def recorder(tree: Path, files: list[str]) -> coverage.Coverage:
    """Records which lines of these files run; nothing else slows down much."""
    return coverage.Coverage(
        data_file=None, config_file=False, include=[str(tree / path) for path in files], messages=False
    )


def by_line(record: coverage.Coverage, tree: Path, files: list[str]) -> Lines:
    """The tests that ran each line, by file."""
    data = record.get_data()
    found: Lines = {}
    for path in files:
        rows = data.contexts_by_lineno(str(tree / path))
        found[path] = {str(line): [test for test in tests if test] for line, tests in rows.items()}
    return found


def write_tests(memory: Path, times: dict[str, float], lines: Lines) -> None:
    """Keep both, the tests by number."""
    numbers = {test: n for n, test in enumerate([*times, BEFORE])}
    short = {
        path: {line: [numbers[test] for test in tests] for line, tests in rows.items()}
        for path, rows in lines.items()
    }
    memory.write_text(json.dumps({"tests": list(times), "times": list(times.values()), "lines": short}))


def read_tests(memory: Path) -> tuple[dict[str, float], Lines]:
    kept = json.loads(memory.read_text())
    names = [*kept["tests"], BEFORE]
    lines = {
        path: {line: [names[n] for n in numbers] for line, numbers in rows.items()}
        for path, rows in kept["lines"].items()
    }
    return dict(zip(kept["tests"], kept["times"])), lines
