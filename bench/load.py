"""Live tables over real sockets: how long from a choice to the other seat's client, and what all that costs.

python bench/load.py --tables 300 --seconds 60            300 tables, a choice every two seconds each
python bench/load.py --tables 300 --minutes 10            the same for ten minutes: does the memory grow?
python bench/load.py --idle 5000 --tables 0 --seconds 5   5,000 sockets that only watch

Tables of all games in turn, opened all at once; at every third of them one seat is a bot's, and at each
somebody looks on. The first ten seconds, in which they open, are reported apart from the steady state. A game
that ends, or is given up after --length choices, is followed by a new one at a new table, so the load stays.
Starts a server of its own (SQLite, full synchronous; no pause before a pass, which would be measured too).
Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets

from sandtable.fair import commit_of_seat, new_part

try:
    from bench.kill import SETUPS, free_port
except ImportError:  # started as a script
    from kill import SETUPS, free_port  # type: ignore[import-not-found, no-redef]

Json = dict[str, Any]
STATE = '{"t":"state","n":'
PATIENCE = 120.0  # seconds after which a table counts as stuck
AGAIN = 1.0  # seconds before a table that was refused is asked for again
START = 10.0  # seconds in which tables open, reported apart
GAMES = ",".join(SETUPS)
COUNTED = ("tables_live", "sockets_open", "rows_total", "loop_own_lag_most_seconds", "loop_stalls_total")


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(times: list[float], part: float) -> float:
    """The time in milliseconds that so large a part of them stayed under."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1)


def shares(times: list[float]) -> Json:
    """How long it took, in milliseconds."""
    if not times:
        return {"count": 0}
    parts = {"p50_ms": 0.5, "p95_ms": 0.95, "p99_ms": 0.99, "worst_ms": 1.0}
    return {"count": len(times), **{name: share(times, part) for name, part in parts.items()}}


class Times:
    """When something was done, counted from the beginning, and how long it took."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.stuck = 0  # tables at which nothing came any more
        self.refused: list[str] = []  # tables that were not made at once, and why
        self.taken: dict[str, list[tuple[float, float]]] = {}

    def add(self, what: str, began: float, ended: float) -> None:
        self.taken.setdefault(what, []).append((began - self.began, ended - began))

    def told(self) -> Json:
        """The start and the steady state, each by what was done."""
        found: Json = {"first_seconds": {}, "steady": {}}
        for what, times in sorted(self.taken.items()):
            found["first_seconds"][what] = shares([took for at, took in times if at < START])
            found["steady"][what] = shares([took for at, took in times if at >= START])
        return found


@contextlib.contextmanager
def serving(folder: str, **settings: object) -> Iterator[tuple[str, int]]:
    """A server as a process of its own: its address and its number."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    port = free_port()
    command = [sys.executable, "-m", "sandtable", "serve", "--no-open", "--port", str(port)]
    database = ["--database", str(Path(folder) / "tables.db")]
    env = {**os.environ, **{f"SANDTABLE_{key.upper()}": str(value) for key, value in settings.items()}}
    with (Path(folder) / "server.log").open("ab") as log:
        server = subprocess.Popen([*command, *database], stdout=subprocess.DEVNULL, stderr=log, env=env)
        try:
            base = f"http://127.0.0.1:{port}"
            while True:
                assert server.poll() is None, "the server ended by itself"
                try:
                    httpx.get(f"{base}/health", verify=False)
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            yield base, server.pid
        finally:
            server.terminate()
            server.wait(20)


class Seat:
    """One seat's socket, or that of somebody who looks on (0); notes when each moment arrives."""

    def __init__(self, base: str, table: str, number: int, token: str) -> None:
        self.base = base
        self.table = table
        self.number = number
        self.token = token
        self.arrived: dict[int, float] = {}
        self.state: Json = {}
        self.raw = ""
        self.fresh = asyncio.Event()
        self.part = new_part()
        self.sent: set[str] = set()

    async def run(self) -> None:
        url = self.base.replace("http", "ws", 1) + "/ws"
        origin: Any = None if self.token else self.base
        async with websockets.connect(
            url, origin=origin, ping_interval=None, compression=None, max_size=None, open_timeout=60
        ) as socket:
            self.socket = socket
            await self.say(t="hello", v=1, table=self.table, **({"token": self.token} if self.token else {}))
            async for frame in socket:
                now = time.perf_counter()
                assert isinstance(frame, str)
                if frame.startswith(STATE):
                    n = int(frame[len(STATE) : frame.index(",", len(STATE))])
                    self.arrived.setdefault(n, now)
                    self.raw = frame
                    self.fresh.set()
                elif self.token and frame.startswith(('{"t":"welcome"', '{"t":"dice"')):
                    await self._add(json.loads(frame)["dice"])

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def _add(self, dice: Json | None) -> None:
        """Add to the seed of a game with dice: bind the seat to a part, open it when all are bound."""
        if dice is None or dice["seed"]:
            return
        if not dice["bound"] and "commit" not in self.sent:
            self.sent.add("commit")
            bound = commit_of_seat(dice["commit"], dice["promise"], self.number, self.part)
            await self.say(t="commit", id="commit", promise=dice["promise"], commit=bound)
        elif dice["bound"] and "part" not in self.sent:
            self.sent.add("part")
            await self.say(t="part", id="part", part=self.part)

    async def newest(self) -> Json:
        await asyncio.wait_for(self.fresh.wait(), PATIENCE)
        self.fresh.clear()
        self.state = json.loads(self.raw)
        return self.state

    async def beyond(self, n: int) -> None:
        while self.state["n"] <= n:
            await self.newest()


class Place:
    """A table with a socket for each of its seats that has a token, and for those who look on."""

    def __init__(self, base: str, made: Json, onlookers: int) -> None:
        self.seats = {
            int(seat): Seat(base, made["table"], int(seat), made["tokens"][seat]) for seat in made["tokens"]
        }
        self.onlookers = [Seat(base, made["table"], 0, "") for _ in range(onlookers)]
        self.first = next(iter(self.seats.values()))


@contextlib.asynccontextmanager
async def seated(
    client: httpx.AsyncClient, base: str, body: Json, times: Times, onlookers: int = 0
) -> AsyncIterator[Place]:
    """A new table, when its game has begun."""
    began = time.perf_counter()
    while "tokens" not in (made := (await client.post(f"{base}/api/tables", json=body)).json()):
        times.refused.append(str(made["error"]["message"]))
        await asyncio.sleep(AGAIN)
    place = Place(base, made, onlookers)
    everybody = [*place.seats.values(), *place.onlookers]
    tasks = [asyncio.create_task(seat.run()) for seat in everybody]
    try:
        for seat in everybody:
            await seat.newest()
            while seat.state["waiting"]:
                await seat.newest()
        times.add("table opened", began, time.perf_counter())
        yield place
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def play(
    place: Place, every: float, until: float, length: int, times: Times, dice: random.Random
) -> int:
    """A choice every so many seconds, up to the end of the game; answers how many were made."""
    count = 0
    while time.perf_counter() < until and not place.first.state["over"]:
        me = place.seats.get(place.first.state["asked"])
        if me is None:  # a bot thinks
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(place.first.newest(), max(0.1, until - time.perf_counter()))
            continue
        if count == length:
            await me.say(t="resign", id=uuid.uuid4().hex, seat=me.number)
            while not place.first.state["over"]:
                await place.first.newest()
            break
        n = me.state["n"]
        texts = [choice["text"] for choice in me.state["prompt"]["choices"]]
        texts = [text for text in texts if "x" not in text and text != "/"] or texts
        began = time.perf_counter()
        await me.say(t="choose", id=uuid.uuid4().hex, n=n, text=dice.choice(texts))
        for seat in (*place.seats.values(), *place.onlookers):
            await seat.beyond(n)
        others = [seat for seat in place.seats.values() if seat is not me]
        for what, seats in (("own", [me]), ("other seat", others), ("onlooker", place.onlookers)):
            for seat in seats:
                times.add(what, began, seat.arrived[n + 1])
        count += 1
        await asyncio.sleep(max(0.0, every * (0.5 + dice.random()) - (time.perf_counter() - began)))
    return count


class Habit(NamedTuple):
    """How tables are played one after another."""

    games: list[str]  # in turn
    every: float  # seconds between two choices
    length: int  # choices after which a game is given up
    bots: int = 0  # at every so many tables a bot has a seat
    onlookers: int = 0


async def sit(base: str, number: int, habit: Habit, until: float, times: Times) -> tuple[int, int]:
    """Game after game at one place; answers how many choices were made and how many games came to an end."""
    dice = random.Random(number)
    games = habit.games
    choices = ended = 0
    left = dice.randint(1, habit.length)  # games of every age from the start, as in a house long open
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        while time.perf_counter() < until:
            game = games[(number + ended) % len(games)]
            bot = habit.bots and number // len(games) % habit.bots == 0
            body = {
                "game": game,
                "setup": dice.choice(SETUPS[game]),
                "seats": [{"kind": "me"}, {"kind": "bot", "level": 1} if bot else {"kind": "hot"}],
                "name": "Load",
            }
            try:
                async with seated(client, base, body, times, habit.onlookers) as place:
                    await asyncio.sleep(dice.random() * habit.every)
                    choices += await play(place, habit.every, until, left, times, dice)
                    ended += 1 if place.first.state["over"] else 0
                    left = habit.length
            except TimeoutError:
                times.stuck += 1
    return choices, ended


async def idle(base: str, watched: str, count: int, reading: bool = True) -> list[Any]:
    """Sockets that have said hello as spectators and then only listen, or do not even do that."""
    sockets: list[Any] = []
    gate = asyncio.Semaphore(50)

    async def one() -> None:
        async with gate:
            socket = await websockets.connect(
                base.replace("http", "ws", 1) + "/ws",
                origin=base,  # type: ignore[arg-type]
                ping_interval=None,
                compression=None,
                max_queue=4 if reading else 1,
                max_size=None,
                open_timeout=60,
            )
            await socket.send(json.dumps({"t": "hello", "v": 1, "table": watched}))
            await socket.recv()
            await socket.recv()
            sockets.append(socket)

    await asyncio.gather(*[one() for _ in range(count)])
    return sockets


def growth(sizes: list[list[float]]) -> float:
    """MiB a minute in the second half of the time: what is left of it once all tables have been opened."""
    half = sizes[len(sizes) // 2 :]
    minutes = (half[-1][0] - half[0][0]) / 60 if half else 0.0
    return round((half[-1][1] - half[0][1]) / minutes, 2) if minutes else 0.0


async def watch(pid: int, until: float, sizes: list[list[float]]) -> None:
    """The memory of the server in MiB, every ten seconds: so many seconds after the beginning, so much."""
    began = time.perf_counter()
    while time.perf_counter() < until:
        await asyncio.sleep(min(10.0, max(0.1, until - time.perf_counter())))
        sizes.append([round(time.perf_counter() - began), round(memory(pid) / 2**20, 1)])


async def measure(base: str, pid: int, given: argparse.Namespace) -> Json:
    seconds = given.minutes * 60 or given.seconds
    names = ("tables", "idle", "games", "bots", "onlookers", "every", "length")
    found: Json = {"seconds": seconds, **{name: getattr(given, name) for name in names}}
    found["load_average_before"] = os.getloadavg()[0]
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        found["compiled"] = (await client.get(f"{base}/health")).json()["compiled"]
        body = {"game": "antagonism", "setup": "exomoon:2", "seats": [{"kind": "me"}, {"kind": "open"}]}
        watched = (await client.post(f"{base}/api/tables", json=body)).json()["table"]
    watchers: list[Any] = []
    found["server_mib_empty"] = round(memory(pid) / 2**20, 1)
    if given.idle:
        await asyncio.sleep(1.0)
        before = memory(pid)
        watchers = await idle(base, watched, given.idle)
        await asyncio.sleep(3.0)
        found["idle_kib_each"] = round((memory(pid) - before) / given.idle / 1024, 1)
    if given.tables:
        sizes: list[list[float]] = []
        gc.collect()
        gc.freeze()
        used, times = processor(pid), Times()
        until = times.began + seconds
        eyes = asyncio.create_task(watch(pid, until, sizes))
        habit = Habit(given.games.split(","), given.every, given.length, given.bots, given.onlookers)
        counts = await asyncio.gather(*[sit(base, k, habit, until, times) for k in range(given.tables)])
        await eyes
        took = time.perf_counter() - times.began
        made = sum(choices for choices, _ in counts)
        found |= {
            "choices": made,
            "games_ended": sum(ended for _, ended in counts),
            "choices_per_s": round(made / took, 1),
            "stuck": times.stuck,
            "refused": dict(Counter(times.refused)),
            **times.told(),
            "server_cpu": round((processor(pid) - used) / took, 2),
            "server_mib": sizes,
            "server_mib_growth": growth(sizes),
        }
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        for line in (await client.get(f"{base}/metrics")).text.splitlines():
            name, _, value = line.partition(" ")
            if 'quantile="0.' in name:
                found[name.removeprefix("sandtable_")] = round(1000 * float(value), 1)
            elif name.removeprefix("sandtable_") in COUNTED:
                found[name.removeprefix("sandtable_")] = float(value)
    await asyncio.gather(*[socket.close() for socket in watchers], return_exceptions=True)
    found["load_average"] = os.getloadavg()[0]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--minutes", type=float, default=0.0, help="instead of --seconds")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two choices at a table")
    parser.add_argument("--idle", type=int, default=0, help="sockets that only watch")
    parser.add_argument("--length", type=int, default=120, help="choices after which a game is given up")
    parser.add_argument("--games", default=GAMES, help="in turn")
    parser.add_argument(
        "--bots", type=int, default=3, help="at every so many tables a bot has a seat; 0: nowhere"
    )
    parser.add_argument("--onlookers", type=int, default=1, help="who look on, at each table")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(folder, pass_pause=0.0) as (base, pid):
        found = asyncio.run(measure(base, pid, given))
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
