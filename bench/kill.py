"""Kill the server with -9 again and again while tables are played, and check that nothing was lost.

python bench/kill.py --rounds 200 --tables 30
python bench/kill.py --folder DIR --rounds 1000     keep database and ledger there
python bench/kill.py --folder DIR --check           only check what is there, after a run that was cut off

Tables of every game, some against a bot. Players choose, undo, offer draws and takebacks and answer offers,
talk, resign, bind themselves to parts of seeds, open them and now and then lose one. Every client writes what
it was told into a ledger as it goes (`ledger.py`). At the end that is held against the database: what was
acknowledged is there, once, under its number; every log that was shown is one that the table had; every seed
is made of what was promised and given; every row is allowed by the rules. Exit code 1 if anything is amiss.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import websockets

from sandtable.cards.games import card_games
from sandtable.fair import commit_of_seat, new_part

try:
    from bench.ledger import Ledger, check, mark
except ImportError:  # started as a script
    from ledger import Ledger, check, mark  # type: ignore[import-not-found, no-redef]

Json = dict[str, Any]
SETUPS = {
    "antagonism": ["exomoon:2", "vertigo:2", "lagoon:2"],
    "scalar": ["scalar", "scalar:1", "scalar:2"],
    "athernum": ["hammer-and-hinge:salt-and-silence", "ash-and-arrears:root-and-ring"],
    "oversoul": ["ninthfire:lanterncourt", "lanterncourt:ninthfire"],
    "antithesis": ["kingsmarch:saltraid", "opendoors:saltraid"],
}
PACE = {
    "SANDTABLE_PASS_PAUSE": "0.05",
    "SANDTABLE_BOT_PAUSE": "0.02",
    "SANDTABLE_THINKERS": "1",
    "SANDTABLE_SOCKET_HELLO": "120",  # on a busy machine a table takes its time to open
}
BOT_EVERY = 4  # every so many tables one seat is a bot's
UNDO, OFFER, SPEAK, LOSE = 0.12, 0.04, 0.04, 0.05  # how often, where it is possible
HIDING = set(card_games())  # their logs may hide from a seat what another did
RESIGN = 0.02  # many short games: beginnings are to be cut
FINE = {"stale", "not-saved", "over", "taken"}  # refusals that tell of nothing but bad luck
FINE_FOR = {  # and some that are as they should be
    "offer": {"illegal", "too-many"},
    "undo": {"illegal"},
    "say": {"too-many"},
    "withdraw": {"illegal"},
    "part": {"illegal"},  # somebody else has voided the promise meanwhile
}
DATABASE, LEDGER = "tables.db", "ledger.jsonl"
SAID = 25  # rounds between two words about how it goes
EARLY = 0.2  # how often a server is killed however far it has come
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
        self.database = folder / DATABASE
        self.log = (folder / "server.log").open("ab")
        self.process: subprocess.Popen[bytes] | None = None
        self.up_at = 0.0

    def start(self) -> None:
        command = [sys.executable, "-m", "sandtable", "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", str(self.database)]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, env={**os.environ, **PACE})

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


class Figures:
    """How it went, in numbers."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, int] = {}  # by kind of message
        self.games: dict[str, int] = {}  # tables by game
        self.over = 0
        self.resumed: list[float] = []
        self.reconnects = 0
        self.resends = 0

    @property
    def choices(self) -> int:
        return self.acknowledged.get("choose", 0)


class Player:
    """One seat's client: comes back by itself, resends what has no answer yet."""

    def __init__(
        self, server: Server, ledger: Ledger, figures: Figures, made: Json, seat: int, dice: random.Random
    ) -> None:
        self.server = server
        self.ledger = ledger
        self.figures = figures
        self.table: str = made["table"]
        self.game: str = made["game"]
        self.seat = seat
        self.token: str = made["tokens"][str(seat)]
        self.random = dice
        self.pending: Json | None = None
        self.state: Json = {}
        self.dice: Json | None = None
        self.log: dict[int, Json] = {}
        self.part = ""
        self.bound_for = 0  # the promise that the part was made for
        self.answered = ""  # the offer that has been answered
        self.noted: dict[str, Json] = {}  # what is in the ledger last, by kind
        self.tired = False

    async def run(self, stop: asyncio.Event, pause: float) -> None:
        wait = FIRST
        while not stop.is_set() and not self.state.get("over") and not self.tired:
            try:
                url = f"ws://127.0.0.1:{self.server.port}/ws"
                async with websockets.connect(
                    url, open_timeout=5, close_timeout=0.2, max_size=None
                ) as socket:
                    wait = FIRST
                    await self._sit(socket, stop, pause)
            except TROUBLE:
                self.figures.reconnects += 1
            await asyncio.sleep(wait * (0.5 + self.random.random()))
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
            kind = message["t"]
            if kind == "bye":
                self.ledger.fault(f"sent away: {message}", self.table)
                self.tired = True
                return
            self._hear(message)
            if kind == "state" and first:
                first = False
                if up and up == self.server.up_at:
                    self.figures.resumed.append(time.monotonic() - up)
                if self.pending is not None:
                    self.figures.resends += 1
                    await socket.send(json.dumps(self.pending))
                    continue
            if self.state.get("over"):
                self.figures.over += 1
                return
            if kind in ("state", "ok", "no", "dice") and self.pending is None and self.state:
                wish = self._wish()
                if wish is not None:
                    await asyncio.sleep(pause * self.random.random())
                    self.pending = {"id": uuid.uuid4().hex, "seat": self.seat, **wish}
                    await socket.send(json.dumps(self.pending))

    # ---- what is heard

    def _hear(self, message: Json) -> None:
        kind = message["t"]
        if message.get("dice"):
            self.dice = message["dice"]
            assert self.dice is not None
            self._note("dice", **{key: self.dice[key] for key in DICE})
        if kind in ("welcome", "entries"):
            start = message["from"] if kind == "entries" else 1
            for m in [m for m in self.log if m >= start]:
                del self.log[m]
            for entry in message["entries"]:
                self.log[entry["m"]] = entry
            for line in message.get("talk", ()):
                self._spoken(line)
        elif kind == "talk":
            self._spoken(message)
        elif kind == "ok":
            self._acknowledged(message)
        elif kind == "no":
            self._refused(message)
        elif kind == "state":
            self.state = message
            self._saw(message)

    def _note(self, kind: str, **more: Any) -> None:
        """What has not changed since is not written again."""
        if self.noted.get(kind) != more:
            self.noted[kind] = more
            self.ledger.note(kind, self.table, **more)

    def _spoken(self, line: Json) -> None:
        key = f"talk {line['seat']} {line['text']}"
        if key not in self.noted:
            self.noted[key] = {}
            self.ledger.note("talk", self.table, seat=line["seat"], text=line["text"])

    def _saw(self, state: Json) -> None:
        n, m = state["n"], state["m"]
        known = [self.log[k] for k in range(1, m + 1) if k in self.log]
        whole = len(known) == m == len(self.log)
        hidden = self.game in HIDING
        texts = [entry["text"] for entry in known]
        full = [" ".join([entry["text"], *entry["rolled"], *entry["words"]]) for entry in known]
        self._note(
            "saw",
            n=n,
            m=m,
            log=mark(texts) if whole and not hidden else "",
            full=mark(full) if whole else "",
            eyes=self.seat if hidden else 0,
        )

    def _acknowledged(self, message: Json) -> None:
        sent = self.pending
        if sent is None or message["id"] != sent["id"]:
            return
        kind = sent["t"]
        text = sent.get("text", sent.get("commit", sent.get("part", str(sent.get("to")))))
        more = {"promise": sent.get("promise", self.bound_for), "yes": sent.get("yes", False), "text": text}
        self.ledger.note("ok", self.table, t=kind, seat=self.seat, n=message["n"], id=sent["id"], **more)
        self.figures.acknowledged[kind] = self.figures.acknowledged.get(kind, 0) + 1
        self.pending = None

    def _refused(self, message: Json) -> None:
        sent, self.pending = self.pending, None
        if sent is None or message["id"] != sent["id"]:
            self.ledger.fault(f"refused: {message}", self.table)
        elif message["code"] not in FINE | FINE_FOR.get(sent["t"], set()):
            self.ledger.fault(f"refused: {sent} {message}", self.table)

    # ---- what is done

    def _wish(self) -> Json | None:
        """What this player wants to do now, if anything."""
        state = self.state
        if state["waiting"]:
            return self._add()
        offer = state["offer"]
        if offer and offer["by"] != self.seat:
            if self.answered != f"{state['n']} {offer}":
                self.answered = f"{state['n']} {offer}"
                return {"t": "reply", "what": offer["what"], "yes": self.random.random() < 0.6}
            return None
        if not state["prompt"]:
            return None
        if self.random.random() < SPEAK:
            return {"t": "say", "text": f"line {uuid.uuid4().hex}"}
        if state["undo"]["to"] is not None and self.random.random() < UNDO:
            return {
                "t": "undo",
                "n": state["n"],
                "to": self.random.randrange(state["undo"]["to"], state["m"]),
            }
        if state["m"] and not offer and self.random.random() < OFFER:
            return {"t": "offer", "what": self.random.choice(("draw", "takeback", "takeback"))}
        if offer and self.random.random() < 0.5:
            return None  # his own: wait a little for the answer
        texts = [choice["text"] for choice in state["prompt"]["choices"]]
        if self.game not in HIDING:
            texts = [text for text in texts if text != "/" and "x" not in text] or texts
        asides = [aside["text"] for aside in state["prompt"]["asides"]]
        if asides and self.random.random() < RESIGN:
            texts = asides
        text = self.random.choice(texts)
        return {"t": "choose", "n": state["n"], "text": text}

    def _add(self) -> Json | None:
        """Bind the seat to a new part of the seed, open it when that is due, or have lost it."""
        dice = self.dice
        if dice is None or self.state["waiting"] == "seats":
            return None
        mine = dice["commits"].get(str(self.seat))
        if not dice["bound"]:
            if mine is not None:
                return None
            self.part, self.bound_for = new_part(), dice["promise"]
            commit = commit_of_seat(dice["commit"], dice["promise"], self.seat, self.part)
            return {"t": "commit", "promise": dice["promise"], "commit": commit}
        if not mine or str(self.seat) in dice["parts"]:
            return None
        fits = commit_of_seat(dice["commit"], dice["promise"], self.seat, self.part) == mine
        if not fits or self.random.random() < LOSE:
            return {"t": "withdraw", "promise": dice["promise"]}
        return {"t": "part", "part": self.part}


DICE = ("promise", "commit", "commits", "parts", "server", "seed")


async def play(
    server: Server, ledger: Ledger, figures: Figures, stop: asyncio.Event, seed: int, pause: float
) -> None:
    """Game after game at one place: two players by token, or one and a bot."""
    dice = random.Random(seed)
    number = seed
    while not stop.is_set():
        game = list(SETUPS)[number % len(SETUPS)]
        other = {"kind": "bot", "level": 1} if number // len(SETUPS) % BOT_EVERY == 0 else {"kind": "hot"}
        body = {
            "game": game,
            "setup": dice.choice(SETUPS[game]),
            "seats": [{"kind": "me"}, other],
            "name": "Player",
        }
        try:
            async with httpx.AsyncClient(timeout=5, verify=False) as client:
                answer = await client.post(f"http://127.0.0.1:{server.port}/api/tables", json=body)
                made = answer.json()
        except TROUBLE:
            await asyncio.sleep(0.1)
            continue
        if "table" not in made:
            ledger.fault(f"no table: {made}")
            return
        ledger.note("made", made["table"], game=game)
        if made["dice"] is not None:
            ledger.note("dice", made["table"], **{key: made["dice"][key] for key in DICE})
        figures.games[game] = figures.games.get(game, 0) + 1
        made["game"] = game
        players = [Player(server, ledger, figures, made, int(seat), dice) for seat in made["tokens"]]
        await asyncio.gather(*[player.run(stop, pause) for player in players])
        number += 1


async def played(figures: Figures) -> None:
    """Until somebody plays on: on a busy machine a server takes its time to start."""
    before, patience = figures.choices, time.monotonic() + PATIENCE
    while figures.choices <= before and time.monotonic() < patience:
        await asyncio.sleep(0.1)


async def rounds(folder: Path, count: int, tables: int, low: float, high: float, pause: float) -> Json:
    """Kill so many times; the figures, with whatever is amiss under `faults`."""
    server, figures, stop = Server(folder), Figures(), asyncio.Event()
    ledger = Ledger(folder / LEDGER)
    dice = random.Random(1)
    server.start()
    await server.ready()
    work = [asyncio.create_task(play(server, ledger, figures, stop, seed, pause)) for seed in range(tables)]
    began = time.monotonic()
    progress: list[int] = []
    for number in range(count):
        if dice.random() > EARLY:
            await played(figures)
        await asyncio.sleep(dice.uniform(low, high))
        server.kill()
        ledger.sync()
        progress.append(figures.choices)
        server.start()
        await server.ready()
        if sys.stderr.isatty() or number % SAID == SAID - 1:
            end = "\r" if sys.stderr.isatty() else "\n"
            print(f"round {number + 1} of {count}, {figures.choices} choices", end=end, file=sys.stderr)
    before = figures.choices
    await played(figures)
    if figures.choices <= before:
        ledger.fault("nobody plays after the last kill")
    await asyncio.sleep(high)
    stop.set()
    for ended in await asyncio.gather(*work, return_exceptions=True):
        if ended is not None:
            ledger.fault(f"a client ended: {ended!r}")
    server.stop()
    ledger.close()
    resumed = sorted(figures.resumed)
    stuck = sum(1 for a, b in itertools.pairwise(progress) if b == a)
    return {
        "rounds": count,
        "seconds": round(time.monotonic() - began, 1),
        "tables": figures.games,
        "games_over": figures.over,
        "acknowledged": figures.choices,
        "acknowledged_by_kind": figures.acknowledged,
        "ledger_lines": sum(ledger.counts.values()),
        "resent": figures.resends,
        "reconnects": figures.reconnects,
        "rounds_without_progress": stuck,
        "resumed_p50_s": round(resumed[len(resumed) // 2], 3) if resumed else None,
        "resumed_p99_s": round(resumed[int(len(resumed) * 0.99)], 3) if resumed else None,
        "faults": check(server.database, folder / LEDGER),
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
    parser.add_argument("--folder", type=Path, help="where database and ledger stay")
    parser.add_argument("--check", action="store_true", help="only check what is in the folder")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        if given.check:
            found: Json = {"faults": check(folder / DATABASE, folder / LEDGER)}
        else:
            found = asyncio.run(
                rounds(folder, given.rounds, given.tables, given.low, given.high, given.pause)
            )
    print(json.dumps(found, indent=2))
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
