"""The processes in which bots think, and what happens when one hangs, dies or talks rubbish."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import time
from collections import deque
from pathlib import Path

import sandtable
from sandtable.server.logs import log

GRACE = 1.0  # seconds beyond its time that a bot is given to answer
START = 15.0  # seconds for a process to start: it reads the rules first
LONGEST = 64 << 10  # bytes of an answer
FAULTS = 5  # within WINDOW seconds open the breaker of a level
WINDOW = 60.0
HURRY = 0.2  # seconds of thought that are left however many tables wait
REST = 30.0  # seconds a level is not asked once its breaker has opened


class NoAnswer(Exception):
    """The bot gave no answer that can be used; the reason is for the log."""


class Breaker:
    """Stops asking what keeps failing, for a while."""

    def __init__(self) -> None:
        self.faults: deque[float] = deque(maxlen=FAULTS)
        self.closed_until = 0.0

    def resting(self) -> bool:
        return time.monotonic() < self.closed_until

    def fault(self) -> None:
        now = time.monotonic()
        self.faults.append(now)
        if len(self.faults) == FAULTS and now - self.faults[0] < WINDOW:
            self.closed_until = now + REST
            self.faults.clear()


class Thinker:
    """One process, one thought at a time."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.jobs = 0
        self.fresh = True

    async def start(self) -> None:
        root = str(Path(sandtable.__file__).resolve().parents[1])
        path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
        env = {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": path, "LANG": "C.UTF-8"}
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=env,
            limit=LONGEST,
            start_new_session=True,  # Ctrl-C at the server's terminal is the server's to handle
        )
        self.fresh = True

    async def think(self, job: dict[str, object], seconds: float) -> str:
        """Ask, and wait so long; whatever is no answer ends the process."""
        if self.process is None or self.process.returncode is not None:
            await self.start()
        process = self.process
        assert process is not None and process.stdin is not None and process.stdout is not None
        self.jobs += 1
        job = {**job, "job": self.jobs}
        try:
            process.stdin.write(json.dumps(job).encode() + b"\n")
            await process.stdin.drain()
            patience = seconds + GRACE + (START if self.fresh else 0.0)
            line = await asyncio.wait_for(process.stdout.readline(), patience)
            answer = json.loads(line)
            if answer["job"] != self.jobs:
                raise NoAnswer("it answered another question")
            if "error" in answer:
                raise NoAnswer(str(answer["error"]))
            self.fresh = False
            return str(answer["text"])
        except TimeoutError:
            await self.end()
            raise NoAnswer(f"no answer within {patience:.1f} s") from None
        except NoAnswer:
            await self.end()
            raise
        except (OSError, ValueError, KeyError, TypeError) as why:
            code = process.returncode
            await self.end()
            raise NoAnswer(f"{type(why).__name__}, exit code {code}: {str(why)[:200]}") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Thinkers:
    """A few processes for all tables; who comes first is thought for first."""

    def __init__(self, count: int, memory: int, command: list[str] | None = None) -> None:
        self.command = command or [sys.executable, "-m", "sandtable.server.thinker", str(memory)]
        self.all = [Thinker(self.command) for _ in range(count)]
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self.all:
            self.free.put_nowait(thinker)
        self.breakers: dict[tuple[str, int], Breaker] = {}
        self.thoughts = 0
        self.faults = 0
        self.waiting = 0

    async def think(self, game: str, state: str, level: int, seconds: float, table: str) -> str | None:
        """A choice in notation, or None when the bot has failed and somebody else must choose."""
        breaker = self.breakers.setdefault((game, level), Breaker())
        if breaker.resting():
            log("bot rests", table=table, game=game, level=level)
            return None
        self.waiting += 1
        thinker = await self.free.get()
        self.waiting -= 1
        self.thoughts += 1
        # many tables, little time: everybody's bot thinks a little less rather than all wait
        seconds = max(min(seconds, HURRY), seconds / (1 + self.waiting / len(self.all)))
        try:
            job = {
                "game": game,
                "state": state,
                "level": level,
                "seconds": seconds,
                "seed": secrets.randbits(62),
            }
            return await thinker.think(job, seconds)
        except (NoAnswer, OSError) as why:
            self.faults += 1
            breaker.fault()
            log("bot failed", table=table, game=game, level=level, cause=str(why))
            return None
        finally:
            self.free.put_nowait(thinker)

    async def stop(self) -> None:
        await asyncio.gather(*[thinker.end() for thinker in self.all])
