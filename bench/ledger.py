"""What clients were told, line by line in a file, and held against what a server has stored.

A line is written the moment its client hears of something, and the file is synced several times a second:
whatever ends the clients, what they were told by then can still be checked.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sandtable.fair import commit_of, commit_of_seat, seed_of
from sandtable.kernel.registry import games
from sandtable.server.fold import Fold
from sandtable.server.rows import AGREE, BACK, CHOOSE, MADE, TAKEBACK, UNDO, Row
from sandtable.server.schema import TableRow

Json = dict[str, Any]
SYNC = 0.2  # seconds that the file may be behind at most, should the machine itself stop
SHORT = 16  # digits that stand for a log


def mark(texts: list[str]) -> str:
    """A log in a few digits."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:SHORT]


class Ledger:
    """The file, and how much of each kind is in it."""

    def __init__(self, path: Path) -> None:
        self.file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        self.synced = time.monotonic()
        self.counts: Counter[str] = Counter()

    def note(self, kind: str, table: str, **more: Any) -> None:
        os.write(self.file, json.dumps({"k": kind, "table": table, **more}).encode() + b"\n")
        self.counts[kind] += 1
        if time.monotonic() - self.synced > SYNC:
            self.sync()

    def fault(self, words: str, table: str = "") -> None:
        self.note("fault", table, words=words)

    def sync(self) -> None:
        os.fsync(self.file)
        self.synced = time.monotonic()

    def close(self) -> None:
        self.sync()
        os.close(self.file)


def lines(path: Path) -> Iterator[Json]:
    """What the file holds; a last line that was cut off tells nothing."""
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield json.loads(line)


class Stored:
    """One table as the database has it."""

    def __init__(self, row: TableRow, rows: list[Row]) -> None:
        self.row = row
        self.rows = rows
        self.parts: dict[int, tuple[str, str]] = {}  # seat: part, commitment
        self.talk: list[tuple[int, str, str]] = []  # seat, sender, text
        self.voided: set[int] = set()
        self.logs = [list[str]()]  # the choices that stood after so many rows
        for line in rows:
            before = self.logs[-1]
            if line.kind in MADE:
                self.logs.append([*before, line.text])
            else:
                self.logs.append(before[: int(line.text)] if line.kind in BACK else before)


def read(database: Path) -> dict[str, Stored]:
    """Everything of interest in a database."""
    connection = sqlite3.connect(database)
    health = connection.execute("pragma integrity_check").fetchone()[0]
    assert health == "ok", health
    rows: dict[str, list[Row]] = {}
    for table, *row in connection.execute(f'select "table", {_columns(Row)} from rows order by "table", n'):
        rows.setdefault(table, []).append(Row(*row))
    found = {}
    for values in connection.execute(f"select {_columns(TableRow)} from tables"):
        row = TableRow(*values)
        found[row.id] = Stored(row, rows.get(row.id, []))
    for table, seat, part, commitment in connection.execute(
        'select "table", seat, part, commitment from parts'
    ):
        found[table].parts[seat] = (part, commitment)
    for table, promise in connection.execute('select "table", promise from voided'):
        found[table].voided.add(promise)
    for table, *line in connection.execute(
        'select "table", seat, sender, text from talk order by "table", k'
    ):
        found[table].talk.append((line[0], line[1], line[2]))
    connection.close()
    return found


def _columns(row: type[Any]) -> str:
    return ", ".join(f'"{name}"' for name in row._fields)


def check(database: Path, ledger: Path) -> list[str]:
    """Hold what the clients were told against what is stored; what is amiss."""
    stored = read(database)
    faults: list[str] = []
    for table in stored.values():
        faults += _whole(table)
        faults += _dealt(table)
    seen: dict[tuple[str, int, int], str] = {}
    for line in lines(ledger):
        if line["k"] == "fault":
            faults.append(f"{line['table']}: {line['words']}")
        elif line["table"] not in stored:
            faults.append(f"lost: the table {line['table']}")
        else:
            faults += [f"{line['table']}: {words}" for words in _told(stored[line["table"]], line, seen)]
    return faults


def _told(table: Stored, line: Json, seen: dict[tuple[str, int, int], str]) -> list[str]:
    """One line of the ledger against its table."""
    if line["k"] == "ok":
        return _acknowledged(table, line)
    if line["k"] == "dice":
        return _promised(table, line)
    if line["k"] == "talk":
        same = [1 for seat, _, text in table.talk if (seat, text) == (line["seat"], line["text"])]
        return [] if len(same) == 1 else [f"said {len(same)} times: {line['text']}"]
    if line["k"] != "saw":
        return []
    n, m = line["n"], line["m"]
    if n >= len(table.logs):
        return [f"was shown at {n}, has {len(table.rows)} rows"]
    faults = []
    if len(table.logs[n]) != m or (line["log"] and line["log"] != mark(table.logs[n])):
        faults.append(f"another order was shown at {n}")
    if line["full"]:  # with dice and hidden words: the same for whoever may read the same
        key = (line["table"], n, line["eyes"])
        if seen.setdefault(key, line["full"]) != line["full"]:
            faults.append(f"two different logs were shown at {n}")
    return faults


KINDS = {"choose": CHOOSE, "undo": UNDO}


def _acknowledged(table: Stored, line: Json) -> list[str]:
    """What somebody was told to have happened is there, once, and under its number."""
    kind, n, id, seat = line["t"], line["n"], line["id"], line["seat"]
    if kind in KINDS:
        mine = [row for row in table.rows if row.sender == id]
        if [(row.n, row.kind, row.seat, row.text) for row in mine] != [(n, KINDS[kind], seat, line["text"])]:
            return [f"lost or doubled: {n} {kind} {line['text']}, there is {mine}"]
    elif kind == "say":
        mine_said = [said for said in table.talk if said[:2] == (seat, id)]
        if mine_said != [(seat, id, line["text"])]:
            return [f"lost or doubled: {line['text']}, there is {mine_said}"]
    elif kind == "reply" and line["yes"]:
        if n > len(table.rows) or table.rows[n - 1].kind not in (AGREE, TAKEBACK):
            return [f"lost: the agreement at {n}"]
    elif kind in ("commit", "part") and line["promise"] == table.row.promise:
        stored = dict(zip(("part", "commit"), table.parts.get(seat, ("", ""))))
        if stored[kind] != line["text"]:
            return [f"lost: the {kind} of seat {seat}"]
    elif kind in ("commit", "part", "withdraw") and line["promise"] not in table.voided:
        return [f"lost: promise {line['promise']}"]
    return []


def _promised(table: Stored, line: Json) -> list[str]:
    """What was promised and given stays what it was; what is revealed must fit it."""
    row = table.row
    if line["promise"] != row.promise:
        return [] if line["promise"] in table.voided else [f"lost: promise {line['promise']}"]
    faults = []
    if line["commit"] != row.commitment:
        faults.append("another commitment")
    for at, what in ((0, "parts"), (1, "commits")):
        for seat, text in line[what].items():
            if table.parts.get(int(seat), ("", ""))[at] != text:
                faults.append(f"another of the {what} of seat {seat}")
    if line["server"] is not None and (line["server"], line["seed"]) != (row.server, row.seed):
        faults.append("another seed was revealed")
    return faults


def _dealt(table: Stored) -> list[str]:
    """The seed that is stored is made of what was promised and given."""
    row = table.row
    if not row.commitment:
        return []
    faults = []
    if commit_of(row.server) != row.commitment:
        faults.append(f"{row.id}: the promise is not kept")
    if table.voided != set(range(1, row.promise)):
        faults.append(f"{row.id}: promises {table.voided} are void before {row.promise}")
    for seat, (part, commit) in table.parts.items():
        if part and commit_of_seat(row.commitment, row.promise, seat, part) != commit:
            faults.append(f"{row.id}: seat {seat} was not bound to its part")
        if row.seed and bool(part) != bool(commit):
            faults.append(f"{row.id}: the part of seat {seat} was left out")
    if row.seed and row.seed != seed_of(row.server, [table.parts[seat][0] for seat in sorted(table.parts)]):
        faults.append(f"{row.id}: the seed is not what was given")
    return faults


def _whole(table: Stored) -> list[str]:
    """The log has no gap and nothing twice, and every row of it is allowed by the rules where it stands."""
    row, rows = table.row, table.rows
    if [line.n for line in rows] != list(range(1, len(rows) + 1)):
        return [f"{row.id}: there are gaps"]
    ids = [(line.seat, line.sender) for line in rows if line.sender]
    if len(ids) != len(set(ids)):
        return [f"{row.id}: a choice is there twice"]
    if rows and row.commitment and not row.seed:
        return [f"{row.id}: it was played before it was dealt"]
    fold = Fold(
        games()[row.game].of(row.setup),
        row.setup,
        row.start,
        row.seed,
        dealt=not row.commitment or bool(row.seed),
    )
    for line in rows:
        try:
            fold.replay(line)
        except Exception as why:
            return [f"{row.id}: row {line.n}, {line.text}, cannot be played again: {why}"]
    return []
