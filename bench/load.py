"""Live tables over real sockets: how long from a choice to the other seat's client, and what sockets cost.

python bench/load.py --tables 300 --seconds 60          300 tables, a choice every two seconds each
python bench/load.py --idle 5000 --tables 0 --seconds 5   5,000 sockets that only watch

Starts a server of its own (SQLite, full synchronous) unless --url names one. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
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


class Seat:
    """One seat's socket; notes when each moment arrives."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self.url = url
        self.table = table
        self.token = token
        self.arrived: dict[int, float] = {}
        self.state: Json = {}
        self.fresh = asyncio.Event()

    async def run(self) -> None:
        async with websockets.connect(
            self.url, ping_interval=None, compression=None, max_size=None, open_timeout=60
        ) as socket:
            self.socket = socket
            await socket.send(json.dumps({"t": "hello", "v": 1, "table": self.table, "token": self.token}))
            async for frame in socket:
                now = time.perf_counter()
                if isinstance(frame, str) and frame.startswith(STATE):
                    n = int(frame[len(STATE) : frame.index(",", len(STATE))])
                    self.arrived[n] = now
                    self.raw = frame
                    self.fresh.set()

    async def newest(self) -> Json:
        await self.fresh.wait()
        self.fresh.clear()
        self.state = json.loads(self.raw)
        return self.state


async def sit(url: str, made: Json) -> tuple[list[Seat], list[asyncio.Task[None]]]:
    """Two sockets at one table."""
    seats = [Seat(url, made["table"], token) for token in made["tokens"].values()]
    tasks = [asyncio.create_task(seat.run()) for seat in seats]
    for seat in seats:
        await seat.newest()
    return seats, tasks


async def play(seats: list[Seat], every: float, until: float, times: list[float], dice: random.Random) -> int:
    """A choice every so many seconds; answers how many were made."""
    count = 0
    await asyncio.sleep(dice.random() * every)
    while time.perf_counter() < until:
        asked = seats[0].state["asked"]
        if not asked:
            break
        me, other = seats[asked - 1], seats[2 - asked]
        n = me.state["n"]
        texts = [choice["text"] for choice in me.state["prompt"]["choices"]]
        texts = [text for text in texts if "x" not in text and text != "/"] or texts
        began = time.perf_counter()
        await me.socket.send(
            json.dumps({"t": "choose", "id": uuid.uuid4().hex, "n": n, "text": dice.choice(texts)})
        )
        while seats[0].state["n"] == n:
            await seats[0].newest()
        while seats[1].state["n"] == n:
            await seats[1].newest()
        times.append(other.arrived[n + 1] - began)
        count += 1
        await asyncio.sleep(max(0.0, every * (0.5 + dice.random()) - (time.perf_counter() - began)))
    return count


async def idle(url: str, origin: str, watched: str, count: int) -> list[Any]:
    """Sockets that have said hello as spectators and then only listen."""
    sockets: list[Any] = []
    gate = asyncio.Semaphore(50)

    async def one() -> None:
        async with gate:
            socket = await websockets.connect(
                url,
                origin=origin,  # type: ignore[arg-type]
                ping_interval=None,
                compression=None,
                max_queue=4,
                open_timeout=60,
            )
            await socket.send(json.dumps({"t": "hello", "v": 1, "table": watched}))
            await socket.recv()
            await socket.recv()
            sockets.append(socket)

    await asyncio.gather(*[one() for _ in range(count)])
    return sockets


async def measure(base: str, pid: int, tables: int, seconds: float, every: float, idlers: int) -> Json:
    url = base.replace("http", "ws", 1) + "/ws"
    found: Json = {"tables": tables, "idle": idlers, "seconds": seconds}
    body = {"game": "antagonism", "seats": [{"kind": "me"}, {"kind": "hot"}], "name": "Load"}
    setups = ["vertigo:2", "exomoon:2", "lagoon:2", "extrasolar:2"]
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        health = (await client.get(f"{base}/health")).json()
        found["compiled"] = health["compiled"]
        made = []
        for k in range(max(tables, 1)):
            answer = await client.post(f"{base}/api/tables", json={**body, "setup": setups[k % 4]})
            made.append(answer.json())
    watchers: list[Any] = []
    if idlers:
        await asyncio.sleep(1.0)
        before = memory(pid)
        watchers = await idle(url, base, made[0]["table"], idlers)
        await asyncio.sleep(3.0)
        found["idle_kib_each"] = round((memory(pid) - before) / idlers / 1024, 1)
    if tables:
        times: list[float] = []
        gc.collect()
        gc.freeze()
        places = [await sit(url, one) for one in made]
        until = time.perf_counter() + seconds
        used = processor(pid)
        began = time.perf_counter()
        sizes = []
        work = [
            asyncio.create_task(play(seats, every, until, times, random.Random(k)))
            for k, (seats, _) in enumerate(places)
        ]
        while time.perf_counter() < until:
            await asyncio.sleep(min(10.0, max(0.1, until - time.perf_counter())))
            sizes.append(round(memory(pid) / 2**20, 1))
        counts = await asyncio.gather(*work)
        took = time.perf_counter() - began
        for _, tasks in places:
            for task in tasks:
                task.cancel()
        times.sort()
        found |= {
            "choices": sum(counts),
            "choices_per_s": round(sum(counts) / took, 1),
            "p50_ms": round(1000 * times[len(times) // 2], 1),
            "p95_ms": round(1000 * times[int(len(times) * 0.95)], 1),
            "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
            "worst_ms": round(1000 * times[-1], 1),
            "server_cpu": round((processor(pid) - used) / took, 2),
            "server_mib": sizes,
        }
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        for line in (await client.get(f"{base}/metrics")).text.splitlines():
            name, _, value = line.partition(" ")
            if 'quantile="0.' in name:
                found[name.removeprefix("sandtable_")] = round(1000 * float(value), 1)
    await asyncio.gather(*[socket.close() for socket in watchers], return_exceptions=True)
    found["load_average"] = os.getloadavg()[0]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two choices at a table")
    parser.add_argument("--idle", type=int, default=0, help="sockets that only watch")
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sandtable", "serve", "--no-open", "--port", str(port)]
        server = subprocess.Popen(
            [*command, "--database", str(Path(folder) / "load.db")], stdout=subprocess.DEVNULL
        )
        try:
            base = f"http://127.0.0.1:{port}"
            while True:
                try:
                    httpx.get(f"{base}/health", verify=False)
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            found = asyncio.run(
                measure(base, server.pid, given.tables, given.seconds, given.every, given.idle)
            )
        finally:
            server.terminate()
            server.wait(20)
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
