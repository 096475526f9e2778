"""Many look on at one table, and some of them never read: do its players notice?

python bench/watch.py                           500 spectators, 200 of whom never read
python bench/watch.py --watchers 60 --deaf 25   a smaller crowd

Two players choose and undo; each choice is timed from the one to the other. What a socket that does not read
may hold, the snapshot it gets and its closing with 1013 are counted, and the memory of the server is watched.
Starts a server of its own. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import socket
import struct
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator

import httpx

try:
    from bench.load import Json, Seat, Times, idle, memory, processor, seated, serving, share
except ImportError:  # started as a script
    from load import (  # type: ignore[import-not-found, no-redef]
        Json,
        Seat,
        Times,
        idle,
        memory,
        processor,
        seated,
        serving,
        share,
    )

CALM = 3.0  # seconds before the first choice
BODY = {"game": "antagonism", "setup": "exomoon:2", "seats": [{"kind": "me"}, {"kind": "hot"}]}
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Origin: http://127.0.0.1:{port}\r\n\r\n"
)


def deaf(port: int, table: str) -> socket.socket:
    """A socket that says hello and never reads what comes back."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", port))
    raw.sendall(HANDSHAKE.format(port=port).encode())
    answer = raw.recv(4096)
    assert b" 101 " in answer, answer
    hello = json.dumps({"t": "hello", "v": 1, "table": table}).encode()
    raw.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    return raw


async def last_word(raw: socket.socket) -> int:
    """What a socket that never read finds when it reads at last: the code it was closed with, or 0."""
    loop = asyncio.get_running_loop()
    raw.setblocking(False)
    end = b""
    with contextlib.suppress(OSError, asyncio.TimeoutError):
        while part := await asyncio.wait_for(loop.sock_recv(raw, 1 << 16), 2.0):
            end = (end + part)[-200:]
    raw.close()
    closing = re.search(rb"\x88.(..)", end, re.DOTALL)
    return int(struct.unpack(">H", closing[1])[0]) if closing else 0


async def metrics(base: str) -> dict[str, float]:
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        lines = (await client.get(f"{base}/metrics")).text.splitlines()
    return {line.split()[0]: float(line.split()[1]) for line in lines if not line.startswith("#")}


async def listen(base: str, table: str, count: int) -> None:
    """Those who look on and read, in a process of their own; told to stop, it says what each has heard."""
    watchers = await idle(base, table, count)
    heard = [0] * count

    async def ear(number: int) -> None:
        with contextlib.suppress(Exception):
            async for _ in watchers[number]:
                heard[number] += 1

    ears = [asyncio.create_task(ear(number)) for number in range(count)]
    print("listening", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(min(heard, default=0), flush=True)
    for task in ears:
        task.cancel()
    await asyncio.gather(*[watcher.close() for watcher in watchers], return_exceptions=True)


@contextlib.asynccontextmanager
async def crowd(base: str, table: str, count: int) -> AsyncIterator[asyncio.subprocess.Process]:
    command = [sys.executable, __file__, "--listen", base, table, str(count)]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"listening\n"
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def heard_by(process: asyncio.subprocess.Process) -> int:
    """How much the crowd has heard, at least."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b"enough\n")
    return int(await process.stdout.readline())


async def choose(seats: list[Seat], every: float, count: int) -> list[float]:
    """So many choices and undos; how long each took to the other player."""
    me, other = seats
    times: list[float] = []
    while len(times) < count:
        n, m = me.state["n"], me.state["m"]
        texts = [choice["text"] for choice in me.state["prompt"]["choices"] if not choice["final"]]
        wish: Json = {"t": "undo", "to": 0} if m == 3 else {"t": "choose", "text": texts[m]}
        began = time.perf_counter()
        await me.socket.send(json.dumps({**wish, "id": uuid.uuid4().hex, "n": n}))
        for seat in seats:
            while seat.state["n"] == n:
                await asyncio.wait_for(seat.newest(), 30)
        times.append(other.arrived[n + 1] - began)
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))
    return times


async def watched(watchers: int, deaf_ones: int, choices: int, every: float) -> Json:
    """The figures for a crowd of which so many do not read, with whatever is amiss under `faults`."""
    with tempfile.TemporaryDirectory() as folder, serving(folder, socket_messages=100_000) as (base, pid):
        async with (
            httpx.AsyncClient(timeout=60, verify=False) as client,
            seated(client, base, {**BODY, "name": "Player"}, Times()) as place,
        ):
            seats = list(place.seats.values())
            table = seats[0].table
            await asyncio.sleep(CALM)
            alone = await choose(seats, every, 40)
            before = memory(pid)
            port = int(base.rpartition(":")[2])
            lazy = [await asyncio.to_thread(deaf, port, table) for _ in range(deaf_ones)]
            async with crowd(base, table, watchers - deaf_ones) as process:
                await asyncio.sleep(CALM)
                with_crowd = most = memory(pid)
                fullest, used, began = 0.0, processor(pid), time.perf_counter()
                codes: list[int] = []

                async def look() -> None:
                    """Watch memory and queues; those who were let go read at last what they were told."""
                    nonlocal most, fullest, codes
                    while True:
                        most = max(most, memory(pid))
                        counted = await metrics(base)
                        fullest = max(fullest, counted["sandtable_queue_bytes_most"])
                        if not codes and counted["sandtable_slow_closed_total"] == deaf_ones:
                            codes = await asyncio.gather(*[last_word(raw) for raw in lazy])
                        await asyncio.sleep(0.5)

                eyes = asyncio.create_task(look())
                times = await choose(seats, every, choices)
                cpu = round((processor(pid) - used) / (time.perf_counter() - began), 2)
                await asyncio.sleep(CALM)
                eyes.cancel()
                await asyncio.gather(eyes, return_exceptions=True)
                counted = await metrics(base)
                heard = await heard_by(process)
    snapshots = int(counted["sandtable_slow_snapshots_total"])
    closed = int(counted["sandtable_slow_closed_total"])
    faults = []
    if closed != deaf_ones or snapshots < deaf_ones:
        faults.append(f"{deaf_ones} never read: {snapshots} got a snapshot, {closed} were let go")
    if 1013 not in codes:
        faults.append("nobody who was let go found 1013 at the end of what he had not read")
    if heard < 2 * len(times) and watchers > deaf_ones:
        faults.append(f"somebody who reads heard {heard} of {2 * len(times)} messages")
    return {
        "watchers": watchers,
        "never_read": deaf_ones,
        "choices": len(times),
        "alone_p50_ms": share(alone, 0.5),
        "alone_p99_ms": share(alone, 0.99),
        "p50_ms": share(times, 0.5),
        "p99_ms": share(times, 0.99),
        "worst_ms": share(times, 1.0),
        "fullest_queue_kib": round(fullest / 1024, 1),
        "snapshots": snapshots,
        "let_go": closed,
        "read_1013_at_last": sum(code == 1013 for code in codes),
        "server_mib_before": round(before / 2**20, 1),
        "server_mib_with_crowd": round(with_crowd / 2**20, 1),
        "server_mib_most": round(most / 2**20, 1),
        "server_cpu": cpu,
        "load_average": os.getloadavg()[0],
        "faults": faults,
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--watchers", type=int, default=500)
    parser.add_argument("--deaf", type=int, default=200, help="of them, who never read")
    parser.add_argument("--choices", type=int, default=400)
    parser.add_argument("--every", type=float, default=0.1, help="seconds between two choices")
    parser.add_argument("--listen", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.listen:
        asyncio.run(listen(given.listen[0], given.listen[1], int(given.listen[2])))
        return 0
    found = asyncio.run(watched(given.watchers, given.deaf, given.choices, given.every))
    print(json.dumps(found, indent=2))
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
