"""Live tables over real sockets: how long from a choice to the other seat's client, and what all that costs.

python bench/load.py --tables 300 --seconds 60            300 tables, a choice every two seconds each
python bench/load.py --tables 300 --minutes 10            the same for ten minutes: does the memory grow?
python bench/load.py --idle 5000 --tables 0 --seconds 5   5,000 sockets that only watch

A game that ends, or is given up after --length choices, is followed by a new one at a new table, so the
load stays. Starts a server of its own
(SQLite, full synchronous). Prints JSON.
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
import secrets
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets

try:
    from bench.kill import free_port
except ImportError:  # started as a script
    from kill import free_port  # type: ignore[import-not-found, no-redef]

Json = dict[str, Any]
STATE = '{"t":"state","n":'
SETUPS = {
    "antagonism": ["vertigo:2", "exomoon:2", "lagoon:2", "extrasolar:2"],
    "scalar": ["scalar", "scalar:1", "scalar:2"],
}


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
    """One seat's socket; notes when each moment arrives."""

    def __init__(self, base: str, table: str, token: str) -> None:
        self.url = base.replace("http", "ws", 1) + "/ws"
        self.table = table
        self.token = token
        self.arrived: dict[int, float] = {}
        self.state: Json = {}
        self.raw = ""
        self.fresh = asyncio.Event()

    async def run(self) -> None:
        async with websockets.connect(
            self.url, ping_interval=None, compression=None, max_size=None, open_timeout=60
        ) as socket:
            self.socket = socket
            await socket.send(json.dumps({"t": "hello", "v": 1, "table": self.table, "token": self.token}))
            async for frame in socket:
                now = time.perf_counter()
                assert isinstance(frame, str)
                if frame.startswith(STATE):
                    n = int(frame[len(STATE) : frame.index(",", len(STATE))])
                    self.arrived[n] = now
                    self.raw = frame
                    self.fresh.set()
                elif frame.startswith('{"t":"welcome"'):
                    await self._add(json.loads(frame))

    async def _add(self, welcome: Json) -> None:
        """Add to the seed of a game with dice."""
        for seat in welcome["you"]:
            if welcome["dice"] is not None and str(seat) not in welcome["dice"]["parts"]:
                part = {"t": "part", "id": "part", "seat": seat, "part": secrets.token_hex(32)}
                await self.socket.send(json.dumps(part))

    async def newest(self) -> Json:
        await self.fresh.wait()
        self.fresh.clear()
        self.state = json.loads(self.raw)
        return self.state


@contextlib.asynccontextmanager
async def seated(client: httpx.AsyncClient, base: str, body: Json) -> AsyncIterator[list[Seat]]:
    """A new table with a socket for each of its seats that has a token."""
    made = (await client.post(f"{base}/api/tables", json=body)).json()
    seats = [Seat(base, made["table"], token) for token in made["tokens"].values()]
    tasks = [asyncio.create_task(seat.run()) for seat in seats]
    try:
        for seat in seats:
            await seat.newest()
            while seat.state["waiting"]:
                await seat.newest()
        yield seats
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def play(
    seats: list[Seat], every: float, until: float, length: int, times: list[float], dice: random.Random
) -> int:
    """A choice every so many seconds, up to the end of the game; answers how many were made."""
    count = 0
    while time.perf_counter() < until and not seats[0].state["over"]:
        asked = seats[0].state["asked"]
        me, other = seats[asked - 1], seats[2 - asked]
        if count == length:
            await me.socket.send(json.dumps({"t": "resign", "id": uuid.uuid4().hex, "seat": asked}))
            while not seats[0].state["over"]:
                await seats[0].newest()
            break
        n = me.state["n"]
        texts = [choice["text"] for choice in me.state["prompt"]["choices"]]
        texts = [text for text in texts if "x" not in text and text != "/"] or texts
        began = time.perf_counter()
        await me.socket.send(
            json.dumps({"t": "choose", "id": uuid.uuid4().hex, "n": n, "text": dice.choice(texts)})
        )
        for seat in seats:
            while seat.state["n"] == n:
                await seat.newest()
        times.append(other.arrived[n + 1] - began)
        count += 1
        await asyncio.sleep(max(0.0, every * (0.5 + dice.random()) - (time.perf_counter() - began)))
    return count


async def place(
    base: str, number: int, games: list[str], every: float, until: float, length: int, times: list[float]
) -> tuple[int, int]:
    """Game after game; answers how many choices were made and how many games came to an end."""
    dice = random.Random(number)
    choices = ended = 0
    left = dice.randint(1, length)  # games of every age from the start, as in a house that has long been open
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        while time.perf_counter() < until:
            game = games[(number + ended) % len(games)]
            body = {
                "game": game,
                "setup": dice.choice(SETUPS[game]),
                "seats": [{"kind": "me"}, {"kind": "hot"}],
                "name": "Load",
            }
            async with seated(client, base, body) as seats:
                await asyncio.sleep(dice.random() * every)
                choices += await play(seats, every, until, left, times, dice)
                ended += 1 if seats[0].state["over"] else 0
                left = length
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


async def watch(pid: int, until: float, sizes: list[float]) -> None:
    """The memory of the server, every ten seconds."""
    while time.perf_counter() < until:
        await asyncio.sleep(min(10.0, max(0.1, until - time.perf_counter())))
        sizes.append(round(memory(pid) / 2**20, 1))


async def measure(
    base: str, pid: int, tables: int, seconds: float, every: float, idlers: int, games: list[str], length: int
) -> Json:
    found: Json = {"tables": tables, "idle": idlers, "seconds": seconds, "games": games}
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        found["compiled"] = (await client.get(f"{base}/health")).json()["compiled"]
        body = {"game": "antagonism", "setup": "exomoon:2", "seats": [{"kind": "me"}, {"kind": "open"}]}
        watched = (await client.post(f"{base}/api/tables", json=body)).json()["table"]
    watchers: list[Any] = []
    if idlers:
        await asyncio.sleep(1.0)
        before = memory(pid)
        watchers = await idle(base, watched, idlers)
        await asyncio.sleep(3.0)
        found["idle_kib_each"] = round((memory(pid) - before) / idlers / 1024, 1)
    if tables:
        times: list[float] = []
        sizes: list[float] = []
        gc.collect()
        gc.freeze()
        used, began = processor(pid), time.perf_counter()
        until = began + seconds
        eyes = asyncio.create_task(watch(pid, until, sizes))
        work = [place(base, k, games, every, until, length, times) for k in range(tables)]
        counts = await asyncio.gather(*work)
        await eyes
        took = time.perf_counter() - began
        found |= {
            "choices": sum(choices for choices, _ in counts),
            "games_ended": sum(ended for _, ended in counts),
            "choices_per_s": round(len(times) / took, 1),
            "p50_ms": share(times, 0.5),
            "p95_ms": share(times, 0.95),
            "p99_ms": share(times, 0.99),
            "worst_ms": share(times, 1.0),
            "server_cpu": round((processor(pid) - used) / took, 2),
            "server_mib": sizes,
            "server_mib_by_minute": sizes[5::6],
        }
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        for line in (await client.get(f"{base}/metrics")).text.splitlines():
            name, _, value = line.partition(" ")
            if 'quantile="0.' in name:
                found[name.removeprefix("sandtable_")] = round(1000 * float(value), 1)
            elif name in ("sandtable_tables_live", "sandtable_sockets_open", "sandtable_rows_total"):
                found[name.removeprefix("sandtable_")] = int(value)
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
    parser.add_argument("--games", default="antagonism", help="antagonism,scalar: in turn")
    given = parser.parse_args()
    seconds = given.minutes * 60 or given.seconds
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (base, pid):
        found = asyncio.run(
            measure(
                base,
                pid,
                given.tables,
                seconds,
                given.every,
                given.idle,
                given.games.split(","),
                given.length,
            )
        )
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
