"""Kill the server with -9 again and again while tables are played, and check that nothing was lost.

python bench/kill.py --rounds 200 --tables 30

Every client keeps what it was told: acknowledged choices and parts of seeds, and the log it saw. At the end
the database is read: each acknowledged choice is there under its number, no id is there twice, the numbers
have no gap, every client saw a prefix of one and the same order with the same dice, and every seed is made
of what was promised and given before the game. Exit code 1 if anything is amiss.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import websockets

from sandtable.fair import commit_of, seed_of

Json = dict[str, Any]
SETUPS = {"antagonism": ["exomoon:2", "vertigo:2", "lagoon:2"], "scalar": ["scalar", "scalar:1"]}
FIRST, LAST = 0.1, 1.0  # seconds between two attempts to come back, jittered
PATIENCE = 30.0  # seconds after the last kill in which somebody must have gone on
TROUBLE = (OSError, websockets.WebSocketException, httpx.HTTPError, asyncio.TimeoutError)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Server:
    """The server as a process that can be killed."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.database = folder / "tables.db"
        self.log = (folder / "server.log").open("ab")
        self.process: subprocess.Popen[bytes] | None = None
        self.up_at = 0.0

    def start(self) -> None:
        command = [sys.executable, "-m", "sandtable", "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", str(self.database)]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log)

    async def ready(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                break
            assert self.process is not None and self.process.poll() is None, "the server ended by itself"
            await asyncio.sleep(0.02)
        self.up_at = time.monotonic()

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
        self.log.close()


class Books:
    """What the clients were told."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, int, str, str]] = []  # table, n, id, text
        self.seen: dict[tuple[str, int], str] = {}  # table, m: text, and the dice after it
        self.commits: dict[str, str] = {}  # table: what the house promised
        self.parts: dict[tuple[str, int], str] = {}  # table, seat: what everybody was shown
        self.given: dict[tuple[str, int], str] = {}  # the same, acknowledged to the seat itself
        self.revealed = 0
        self.faults: list[str] = []
        self.resumed: list[float] = []
        self.reconnects = 0
        self.resends = 0
        self.newest: dict[str, int] = {}


class Player:
    """One seat's client: comes back by itself, resends what has no answer yet."""

    def __init__(self, server: Server, books: Books, table: str, token: str, dice: random.Random) -> None:
        self.server = server
        self.books = books
        self.table = table
        self.token = token
        self.dice = dice
        self.pending: Json | None = None
        self.state: Json = {}
        self.seat = 0

    async def run(self, stop: asyncio.Event, pause: float) -> None:
        wait = FIRST
        while not stop.is_set() and not self.state.get("over"):
            try:
                url = f"ws://127.0.0.1:{self.server.port}/ws"
                async with websockets.connect(url, open_timeout=5, close_timeout=0.2) as socket:
                    wait = FIRST
                    await self._sit(socket, stop, pause)
            except TROUBLE:
                self.books.reconnects += 1
            await asyncio.sleep(wait * (0.5 + self.dice.random()))
            wait = min(LAST, wait * 2)

    async def _sit(self, socket: Any, stop: asyncio.Event, pause: float) -> None:
        up = self.server.up_at
        await socket.send(json.dumps({"t": "hello", "v": 1, "table": self.table, "token": self.token}))
        first = True
        while not stop.is_set():
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                continue
            if message.get("dice"):
                self._saw_dice(message["dice"])
            if message["t"] in ("welcome", "entries"):
                for entry in message["entries"]:
                    self._saw(entry)
                if message["t"] == "welcome":
                    self._add(message)
            elif message["t"] == "ok":
                self._acknowledged(message)
            elif message["t"] == "no" and message["code"] not in ("stale", "not-saved", "over", "taken"):
                self.books.faults.append(f"refused: {message}")
                self.pending = None
            elif message["t"] == "no":
                self.pending = None
            elif message["t"] == "bye":
                self.books.faults.append(f"sent away: {message}")
                return
            elif message["t"] == "state":
                self.state = message
                self.books.newest[self.table] = max(message["n"], self.books.newest.get(self.table, 0))
                if first:
                    first = False
                    if up and up == self.server.up_at:
                        self.books.resumed.append(time.monotonic() - up)
                    if self.pending is not None:
                        self.books.resends += 1
                        await socket.send(json.dumps(self.pending))
                        continue
                if message["over"]:
                    return
            if message["t"] in ("state", "ok") and self.pending is None and self.state.get("prompt"):
                await asyncio.sleep(pause * self.dice.random())
                texts = [choice["text"] for choice in self.state["prompt"]["choices"]]
                texts = [text for text in texts if text != "/" and "x" not in text] or texts
                text = self.dice.choice(texts)
                if self.state["dice"] and self.dice.random() < 0.05:
                    text = "resign"  # many short games: it is their beginnings that are to be cut
                self.pending = {"t": "choose", "id": uuid.uuid4().hex, "n": self.state["n"], "text": text}
                await socket.send(json.dumps(self.pending))

    def _saw(self, entry: Json) -> None:
        key = (self.table, entry["m"])
        text = " ".join([entry["text"], *entry["rolled"]])
        before = self.books.seen.setdefault(key, text)
        if before != text:
            self.books.faults.append(f"two orders at {key}: {before} and {text}")

    def _add(self, welcome: Json) -> None:
        """Add to the seed of a game with dice, unless that has been done."""
        (self.seat,) = welcome["you"]
        if welcome["dice"] is None or str(self.seat) in welcome["dice"]["parts"]:
            return
        if self.pending is None:
            part = secrets.token_hex(32)
            self.pending = {"t": "part", "id": uuid.uuid4().hex, "seat": self.seat, "part": part}

    def _saw_dice(self, dice: Json) -> None:
        """What was promised and given stays what it was; what is revealed must fit it."""
        books = self.books
        if books.commits.setdefault(self.table, dice["commit"]) != dice["commit"]:
            books.faults.append(f"another commitment at {self.table}")
        for seat, part in dice["parts"].items():
            if books.parts.setdefault((self.table, int(seat)), part) != part:
                books.faults.append(f"another part of seat {seat} at {self.table}")
        if dice["server"] is not None:
            books.revealed += 1
            parts = [dice["parts"][seat] for seat in sorted(dice["parts"])]
            if commit_of(dice["server"]) != dice["commit"] or seed_of(dice["server"], parts) != dice["seed"]:
                books.faults.append(f"the dice of {self.table} are not what was promised")

    def _acknowledged(self, message: Json) -> None:
        if self.pending is None or message["id"] != self.pending["id"]:
            return
        if self.pending["t"] == "part":
            self.books.given[(self.table, self.seat)] = self.pending["part"]
        else:
            self.books.acknowledged.append((self.table, message["n"], message["id"], self.pending["text"]))
        self.pending = None


async def play(server: Server, books: Books, stop: asyncio.Event, seed: int, pause: float) -> None:
    """Game after game at one place: two players by token."""
    dice = random.Random(seed)
    game = ("antagonism", "scalar")[seed % 2]
    body = {
        "game": game,
        "setup": dice.choice(SETUPS[game]),
        "seats": [{"kind": "me"}, {"kind": "hot"}],
        "name": "Player",
    }
    while not stop.is_set():
        try:
            async with httpx.AsyncClient(timeout=5, verify=False) as client:
                answer = await client.post(f"http://127.0.0.1:{server.port}/api/tables", json=body)
                made = answer.json()
        except TROUBLE:
            await asyncio.sleep(0.1)
            continue
        if "table" not in made:
            books.faults.append(f"no table: {made}")
            return
        if made["dice"] is not None:
            books.commits[made["table"]] = made["dice"]["commit"]
        players = [Player(server, books, made["table"], token, dice) for token in made["tokens"].values()]
        await asyncio.gather(*[player.run(stop, pause) for player in players])


def check(database: Path, books: Books) -> list[str]:
    """Hold what the clients were told against what is stored."""
    faults = list(books.faults)
    connection = sqlite3.connect(database)
    health = connection.execute("pragma integrity_check").fetchone()[0]
    if health != "ok":
        faults.append(f"integrity: {health}")
    stored: dict[str, list[tuple[int, str, str, str]]] = {}
    for table, n, kind, text, sender in connection.execute(
        'select "table", n, kind, text, sender from rows order by "table", n'
    ):
        stored.setdefault(table, []).append((n, kind, text, sender))
    for table, rows in stored.items():
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
            faults.append(f"gaps in {table}")
        ids = [row[3] for row in rows if row[3]]
        if len(ids) != len(set(ids)):
            faults.append(f"doubled in {table}")
    for table, n, id, text in books.acknowledged:
        rows = stored.get(table, [])
        if n > len(rows) or (rows[n - 1][3], rows[n - 1][2]) != (id, text):
            faults.append(f"lost: {table} {n} {text}")
    for (table, m), text in books.seen.items():
        rows = stored.get(table, [])
        if m > len(rows) or rows[m - 1][2] != text.split()[0]:
            faults.append(f"shown but not stored: {table} {m} {text}")
    for table, n in books.newest.items():
        if n > len(stored.get(table, [])):
            faults.append(f"{table} was shown at {n}")
    faults += check_dice(connection, books)
    connection.close()
    return faults


def check_dice(connection: sqlite3.Connection, books: Books) -> list[str]:
    """Hold the seeds that are stored against what was promised and given."""
    faults = []
    parts: dict[str, dict[int, str]] = {}
    for table, seat, part in connection.execute('select "table", seat, part from parts'):
        parts.setdefault(table, {})[seat] = part
    for table, server, commit, seed in connection.execute(
        "select id, server, commitment, seed from tables where commitment <> ''"
    ):
        if commit_of(server) != commit or books.commits.get(table, commit) != commit:
            faults.append(f"the promise of {table} is not kept")
        if seed:
            its = parts.get(table, {})
            if sorted(its) != [1, 2] or seed != seed_of(server, [its[1], its[2]]):
                faults.append(f"the seed of {table} is not what was given")
    for (table, seat), part in [*books.given.items(), *books.parts.items()]:
        if parts.get(table, {}).get(seat) != part:
            faults.append(f"lost: the part of seat {seat} at {table}")
    return faults


async def rounds(folder: Path, count: int, tables: int, low: float, high: float, pause: float) -> Json:
    """Kill so many times; the figures, with whatever is amiss under `faults`."""
    server, books, stop = Server(folder), Books(), asyncio.Event()
    dice = random.Random(1)
    server.start()
    await server.ready()
    work = [asyncio.create_task(play(server, books, stop, seed, pause)) for seed in range(tables)]
    began = time.monotonic()
    progress: list[int] = []
    for number in range(count):
        await asyncio.sleep(dice.uniform(low, high))
        server.kill()
        progress.append(len(books.acknowledged))
        server.start()
        await server.ready()
        if sys.stderr.isatty():
            print(
                f"\rround {number + 1} of {count}, {len(books.acknowledged)} choices", end="", file=sys.stderr
            )
    before = len(books.acknowledged)
    patience = time.monotonic() + PATIENCE
    while len(books.acknowledged) <= before and time.monotonic() < patience:
        await asyncio.sleep(0.2)
    if len(books.acknowledged) <= before:
        books.faults.append("nobody plays after the last kill")
    await asyncio.sleep(high)
    stop.set()
    await asyncio.gather(*work)
    server.stop()
    resumed = sorted(books.resumed)
    stuck = sum(1 for a, b in itertools.pairwise(progress) if b == a)
    return {
        "rounds": count,
        "seconds": round(time.monotonic() - began, 1),
        "tables": len(books.newest),
        "acknowledged": len(books.acknowledged),
        "parts_acknowledged": len(books.given),
        "dice_revealed": books.revealed,
        "resent": books.resends,
        "reconnects": books.reconnects,
        "rounds_without_progress": stuck,
        "resumed_p50_s": round(resumed[len(resumed) // 2], 3) if resumed else None,
        "resumed_p99_s": round(resumed[int(len(resumed) * 0.99)], 3) if resumed else None,
        "faults": check(server.database, books),
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--low", type=float, default=1.0, help="shortest life of a server, in seconds")
    parser.add_argument("--high", type=float, default=2.5)
    parser.add_argument("--pause", type=float, default=0.2, help="longest thought of a player")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(
            rounds(Path(folder), given.rounds, given.tables, given.low, given.high, given.pause)
        )
    print(json.dumps(found, indent=2))
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
