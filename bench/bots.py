"""Bots that hang, die, eat memory, print rubbish, answer late or wrongly: is every choice made in time?

python bench/bots.py                      300 tables with bots, 30 without
python bench/bots.py --tables 20 --good   with bots that do what they should, to compare

At each table a player answers after a while; then the bot's choice is waited for and timed. Beside them
people play with each other: how long their choices take tells what they notice. Starts a server of its own,
which thinks in the program below. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
import uuid
from collections import Counter
from pathlib import Path

import httpx

import sandtable

try:
    from bench.kill import SETUPS
    from bench.load import Habit, Json, Times, memory, processor, seated, serving, share, sit
    from bench.watch import metrics
except ImportError:  # started as a script
    from kill import SETUPS  # type: ignore[import-not-found, no-redef]
    from load import (  # type: ignore[import-not-found, no-redef]
        Habit,
        Json,
        Times,
        memory,
        processor,
        seated,
        serving,
        share,
        sit,
    )
    from watch import metrics  # type: ignore[import-not-found, no-redef]

GRACE = 1.0  # seconds beyond its own that a bot may take
PROGRAM = """
import json, os, random, sys, time
sys.path.insert(0, {root!r})
from sandtable.kernel.registry import games
from sandtable.server.thinker import limit, think
limit(512 << 20)
games()
print('{{"ready": true}}', flush=True)
for line in sys.stdin:
    job = json.loads(line)
    fate = random.choice({fates!r}) if random.random() < {share} else "good"
    answer = json.dumps({{"job": job["job"], "text": "z9-z9"}})
    if fate == "hang": time.sleep(3600)
    elif fate == "exit": os._exit(3)
    elif fate == "memory":
        try: hoard = bytearray(2 << 30)
        except MemoryError: os._exit(1)
    elif fate == "rubbish": answer = "\\x00 no json at all"
    elif fate == "endless": answer = "x" * 200_000
    elif fate == "late": time.sleep(job["seconds"] + 2)
    elif fate == "other": answer = json.dumps({{"job": -1, "text": "/"}})
    elif fate == "good": answer = json.dumps({{"job": job["job"], "text": think(job)}})
    print(answer, flush=True)
"""
FATES = ["hang", "exit", "memory", "rubbish", "endless", "late", "other", "illegal"]


async def against(
    base: str, number: int, every: float, until: float, times: list[float], faults: list[str]
) -> int:
    """Games against a bot, one after another; answers how many came to an end."""
    dice = random.Random(number)
    ended = 0
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        while time.perf_counter() < until:
            game = ("antagonism", "scalar")[number % 2]
            body = {
                "game": game,
                "setup": dice.choice(SETUPS[game]),
                "seats": [{"kind": "me"}, {"kind": "bot", "level": 1 + number % 3}],
                "name": "Player",
            }
            async with seated(client, base, body, Times()) as place:
                me = place.first
                while time.perf_counter() < until and not me.state["over"]:
                    n, asked = me.state["n"], time.perf_counter()
                    if me.state["prompt"]:
                        await asyncio.sleep(every * (0.5 + dice.random()))
                        choice = dice.choice(me.state["prompt"]["choices"])["text"]
                        wish = {"t": "choose", "id": uuid.uuid4().hex, "n": n, "text": choice}
                        await me.socket.send(json.dumps(wish))
                    bot = not me.state["prompt"]
                    try:
                        while me.state["n"] == n:
                            await asyncio.wait_for(me.newest(), 60)
                    except TimeoutError:
                        faults.append(f"table {number} stands still at {n}")
                        return ended
                    if bot:
                        times.append(me.arrived.get(n + 1, time.perf_counter()) - asked)
                ended += 1 if me.state["over"] else 0
    return ended


async def bots(tables: int, people: int, seconds: float, every: float, think: float, bad: float) -> Json:
    """The figures, with whatever is amiss under `faults`."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "bot.py"
        root = str(Path(sandtable.__file__).resolve().parents[1])
        program.write_text(PROGRAM.format(root=root, fates=FATES, share=bad))
        settings = {"thinker": f"{sys.executable} {program}", "bot_seconds": think, "bot_pause": 0.0}
        with serving(folder, **settings) as (base, pid):
            times: list[float] = []
            beside = Times()
            habit = Habit(["antagonism"], every, 120)
            faults: list[str] = []
            used, began = processor(pid), time.perf_counter()
            until = began + seconds
            work = [against(base, k, every, until, times, faults) for k in range(tables)]
            tables_of_people = [sit(base, k, habit, until, beside) for k in range(people)]
            ended, _ = await asyncio.gather(asyncio.gather(*work), asyncio.gather(*tables_of_people))
            others = [took for _, took in beside.taken.get("other seat", [])]
            took = time.perf_counter() - began
            counted = await metrics(base)
            found = {
                "tables": tables,
                "bad_share": bad,
                "bot_seconds": think,
                "bot_choices": len(times),
                "bot_p50_ms": share(times, 0.5),
                "bot_p99_ms": share(times, 0.99),
                "bot_worst_ms": share(times, 1.0),
                "late": sum(1 for one in times if one > think + GRACE + 1.0),
                "games_ended": sum(ended),
                "thoughts": int(counted["sandtable_bot_thoughts_total"]),
                "bot_faults": int(counted["sandtable_bot_faults_total"]),
                "made_in_their_place": int(counted["sandtable_bot_fallbacks_total"]),
                "people": people,
                "people_p50_ms": share(others, 0.5) if others else None,
                "people_p99_ms": share(others, 0.99) if others else None,
                "people_worst_ms": share(others, 1.0) if others else None,
                "server_cpu": round((processor(pid) - used) / took, 2),
                "server_mib": round(memory(pid) / 2**20, 1),
                "load_average": os.getloadavg()[0],
            }
        causes: Counter[str] = Counter()
        for line in (Path(folder) / "server.log").read_text().splitlines():
            said = json.loads(line) if line.startswith("{") else {}
            causes[str(said.get("cause") or said.get("event"))[:60].split(":")[0]] += 1
    return {**found, "log": dict(causes.most_common(12)), "faults": faults}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--people", type=int, default=30, help="tables without bots")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=4.0, help="seconds a player takes")
    parser.add_argument("--think", type=float, default=1.0, help="the longest thought of a bot")
    parser.add_argument("--bad", type=float, default=0.3, help="share of thoughts that go wrong")
    parser.add_argument("--good", action="store_true", help="the same with sound bots")
    given = parser.parse_args()
    found = asyncio.run(
        bots(
            given.tables,
            given.people,
            given.seconds,
            given.every,
            given.think,
            0.0 if given.good else given.bad,
        )
    )
    print(json.dumps(found, indent=2))
    return 1 if found["faults"] or found["late"] else 0


if __name__ == "__main__":
    sys.exit(main())
