"""The processes in which bots think, and what happens when one hangs, dies or talks rubbish."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import sandtable
from sandtable.server.logs import log

GRACE = 1.0  # seconds beyond its time that a bot is given to answer
START = 20.0  # seconds for a process to read the rules and say that it is ready
PAUSE = 2.0  # seconds before a process that did not start is started again
LONGEST = 64 << 10  # bytes of an answer
FAULTS = 5  # within WINDOW seconds open the breaker of a level
WINDOW = 60.0
HURRY = 0.2  # seconds of thought that are left however many tables wait
LINE = 15.0  # seconds that a table waits for its bot's turn to think, as long as nothing is amiss
LOOK = 0.1  # seconds between two looks at who has waited long enough
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

    def suspect(self) -> bool:
        """Whether something has gone wrong lately."""
        return bool(self.faults) and time.monotonic() - self.faults[-1] < WINDOW

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

    async def start(self) -> None:
        """A fresh process that says it is ready; or NoAnswer."""
        root = str(Path(sandtable.__file__).resolve().parents[1])
        path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
        env = {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": path, "LANG": "C.UTF-8"}
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env=env,
                limit=LONGEST,
                start_new_session=True,  # Ctrl-C at the server's terminal is the server's to handle
            )
        except OSError as why:
            raise NoAnswer(f"it cannot be started: {why}") from None
        if (await self._hear(START)).get("ready") is not True:
            await self.end()
            raise NoAnswer("it did not say that it was ready")

    async def think(self, job: dict[str, object], patience: float) -> str:
        """Ask, and wait so long; whatever is no answer ends the process."""
        process = self.process
        assert process is not None and process.stdin is not None
        self.jobs += 1
        try:
            process.stdin.write(json.dumps({**job, "job": self.jobs}).encode() + b"\n")
            await process.stdin.drain()
        except OSError as why:
            await self.end()
            raise NoAnswer(f"{type(why).__name__}: {why}") from None
        answer = await self._hear(patience)
        if answer.get("job") != self.jobs or "text" not in answer:
            await self.end()
            raise NoAnswer(str(answer.get("error") or "it answered another question")[:500])
        return str(answer["text"])

    async def _hear(self, patience: float) -> dict[str, object]:
        """One line of JSON from the process."""
        process = self.process
        assert process is not None and process.stdout is not None
        try:
            line = await asyncio.wait_for(process.stdout.readline(), patience)
            answer = json.loads(line)
            if not isinstance(answer, dict):
                raise ValueError("it did not answer with an object")
            return answer
        except TimeoutError:
            await self.end()
            raise NoAnswer(f"no answer within {patience:.1f} s") from None
        except (OSError, ValueError) as why:
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


class Waiter(NamedTuple):
    """A table in line for a process."""

    turn: asyncio.Future[Thinker | None]
    breaker: Breaker
    since: float
    short: float  # seconds it waits if something has gone wrong lately
    long: float  # and if all is well

    def impatient(self, now: float) -> bool:
        patience = self.short if self.breaker.suspect() or self.breaker.resting() else self.long
        return now - self.since >= patience


class Thinkers:
    """A few processes for all tables; who comes first is thought for first."""

    def __init__(self, count: int, memory: int, command: Sequence[str] = ()) -> None:
        self.command = list(command) or [sys.executable, "-m", "sandtable.server.thinker", str(memory)]
        self.all = [Thinker(self.command) for _ in range(count)]
        self.asleep = list(self.all)  # not running, and nobody is about to change that
        self.free: list[Thinker] = []
        self.line: deque[Waiter] = deque()
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.breakers: dict[tuple[str, int], Breaker] = {}
        self.thoughts = 0
        self.faults = 0

    async def think(
        self,
        game: str,
        state: str,
        level: int,
        seconds: float,
        table: str,
        most: float = LINE,
        setup: str = "",
    ) -> str | None:
        """A choice in notation, or None when the bot has failed and somebody else must choose.

        `most`: seconds after which a table will not wait for its turn any longer.
        """
        breaker = self.breakers.setdefault((game, level), Breaker())
        if breaker.resting():
            log("bot rests", table=table, game=game, level=level)
            return None
        until = time.monotonic() + seconds + GRACE
        thinker = await self._turn(breaker, min(most, seconds + GRACE), min(most, LINE))
        left = until - time.monotonic() if breaker.suspect() else GRACE  # if in doubt, waiting counts too
        if thinker is None or breaker.resting() or left < 2 * HURRY:
            if thinker is not None:
                self._release(thinker)
            log("bot had no turn to think", table=table, game=game, level=level)
            return None
        self.thoughts += 1
        # many tables, little time: everybody's bot thinks a little less rather than all wait
        seconds = max(min(seconds, HURRY), seconds / (1 + len(self.line) / len(self.all)))
        patience = seconds + GRACE
        if breaker.suspect():
            patience = min(patience, left)
            seconds = min(seconds, patience / 2)
        job: dict[str, object] = {
            "game": game,
            "setup": setup,
            "state": state,
            "level": level,
            "seconds": seconds,
            "seed": secrets.randbits(62),
        }
        try:
            text = await thinker.think(job, patience)
            self._release(thinker)
            return text
        except NoAnswer as why:
            self.faults += 1
            breaker.fault()
            log("bot failed", table=table, game=game, level=level, cause=str(why))
            self.asleep.append(thinker)
            self._wake()
            return None
        except asyncio.CancelledError:
            self.asleep.append(thinker)
            raise

    # ---- processes

    def _wake(self) -> None:
        """Start what is not running; a process is asked once it is ready, so starting costs no thought."""
        while self.asleep:
            task = asyncio.get_running_loop().create_task(self._start(self.asleep.pop()))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _start(self, thinker: Thinker) -> None:
        try:
            await thinker.start()
            self._release(thinker)
        except NoAnswer as why:
            self.faults += 1
            log("bot process not started", cause=str(why))
            await asyncio.sleep(PAUSE)
            self.asleep.append(thinker)

    def _release(self, thinker: Thinker) -> None:
        """A process is free: for the first in line, or for whoever comes next."""
        while self.line:
            waiter = self.line.popleft()
            if not waiter.turn.done():
                waiter.turn.set_result(thinker)
                return
        self.free.append(thinker)

    # ---- the line

    async def _turn(self, breaker: Breaker, short: float, long: float) -> Thinker | None:
        """Wait for a process; None if it takes too long."""
        self._wake()
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[Thinker | None] = asyncio.get_running_loop().create_future()
        self.line.append(Waiter(turn, breaker, time.monotonic(), short, long))
        self._watch()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                thinker = turn.result()
                if thinker is not None:
                    self._release(thinker)
            raise

    def _watch(self) -> None:
        if self.timer is None and self.line:
            self.timer = asyncio.get_running_loop().call_later(LOOK, self._look)

    def _look(self) -> None:
        """Send away who has waited long enough."""
        self.timer = None
        now = time.monotonic()
        waiting = [waiter for waiter in self.line if not waiter.turn.done()]
        self.line = deque(waiter for waiter in waiting if not waiter.impatient(now))
        for waiter in waiting:
            if waiter.impatient(now):
                waiter.turn.set_result(None)
        self._watch()

    async def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*[thinker.end() for thinker in self.all])
