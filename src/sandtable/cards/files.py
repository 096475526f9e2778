"""Card files: TOML tables, and where in the file each of their texts stands."""

from __future__ import annotations

import re
from pathlib import Path

from sandtable import toml
from sandtable.cards.errors import CardError, Fix

LARGEST = 1 << 20  # bytes of one file

_TABLE = re.compile(r"\[\[\s*(\w+)\s*\]\]")
_KEY = re.compile(r"\s*(\w+)\s*=\s*")
_TRIPLE = ('"""', "'''")


class Entry:
    """One table of a card file, such as one card."""

    def __init__(self, kind: str, values: dict[str, object], line: int, path: str) -> None:
        self.kind = kind
        self.values = values
        self.line = line
        self.path = path
        self.places: dict[str, tuple[int, int]] = {}  # key: line and column at which its value begins

    def name(self) -> str:
        return str(self.values.get("name", f"a {self.kind} without a name"))

    def fault(
        self,
        message: str,
        key: str = "",
        clause: str = "",
        line: int = 0,
        column: int = 0,
        about: str = "",
        fix: Fix | None = None,
    ) -> CardError:
        """An error about a value; line and column, if they are given, count within it."""
        at, begin = self.places.get(key, (self.line, 1))
        if column:
            if line == 0:
                column += begin - 1
            at += line
        else:
            column = begin
        return CardError(message, column, at, self.name(), clause, self.path, about, fix)

    def moved(self, error: CardError, key: str, line: int = 0, ahead: int = 0) -> CardError:
        """An error that was found in a line of a value, as one of the file; `ahead` characters stand before
        what was read."""
        return self.fault(
            error.message, key, error.clause, line, ahead + error.column, error.about, error.fix
        )


def read_tables(path: Path, label: str) -> list[Entry]:
    """All tables of a card file with their places; raises CardError, which names the label."""
    data = path.read_bytes()
    if len(data) > LARGEST:
        raise CardError(f"the file is larger than {LARGEST >> 10} KiB", file=label)
    try:
        return tables_in(data.decode("utf-8"), label)
    except UnicodeDecodeError as error:
        raise CardError(f"the file is not UTF-8 text (byte {error.start})", file=label) from None


def tables_in(text: str, label: str) -> list[Entry]:
    """All tables of the text of a card file."""
    try:
        parsed = toml.loads(text)
    except toml.TomlError as error:
        raise CardError(
            f"the file is not TOML: {error.message}", error.column, error.line, file=label
        ) from None
    entries: list[Entry] = []
    counts: dict[str, int] = {}
    for kind, line, places in scan(text):
        rows = parsed.get(kind, [])
        number = counts.get(kind, 0)
        counts[kind] = number + 1
        if isinstance(rows, list) and number < len(rows) and isinstance(rows[number], dict):
            entry = Entry(kind, rows[number], line, label)
            entry.places = places
            entries.append(entry)
    for key, value in parsed.items():
        if (
            isinstance(value, list)
            and value
            and isinstance(value[0], dict)
            and counts.get(key, 0) != len(value)
        ):
            raise CardError(f"write each {key} as a table of its own, [[{key}]]", file=label)
    return entries


def scan(text: str) -> list[tuple[str, int, dict[str, tuple[int, int]]]]:
    """The kind, the line and the places of the values of each table in a TOML text."""
    found: list[tuple[str, int, dict[str, tuple[int, int]]]] = []
    until = ""  # what ends the string that we are in
    for number, line in enumerate(text.split("\n"), 1):
        if until:
            if until in line:
                until = ""
            continue
        table = _TABLE.match(line)
        if table is not None:
            found.append((table[1], number, {}))
            continue
        key = _KEY.match(line)
        if key is None:
            continue
        value = line[key.end() :]
        place = (number, key.end() + 1)
        for mark in _TRIPLE:
            if value.startswith(mark):
                rest = value[3:]
                place = (number, key.end() + 4) if rest.strip() else (number + 1, 1)
                until = "" if mark in rest else mark
                break
        else:
            if value[:1] in ("'", '"'):
                place = (number, key.end() + 2)
        if found:
            found[-1][2][key[1]] = place
    return found


def expect(
    entry: Entry, key: str, kind: type, needed: bool = False, least: int = 0, most: int = 99
) -> tuple[object, CardError | None]:
    """A value of the right type and size, or what is wrong with it."""
    value = entry.values.get(key)
    if value is None:
        if needed:
            return None, entry.fault(f"{key} is missing")
        return None, None
    if not isinstance(value, kind) or isinstance(value, bool):
        words = {str: "text", int: "a whole number"}
        return None, entry.fault(f"{key} must be {words[kind]}", key)
    if isinstance(value, int) and not least <= value <= most:
        return None, entry.fault(f"{key} must be between {least} and {most}", key)
    return value, None
