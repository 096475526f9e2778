"""The processes in which bots think, and what happens when one hangs, dies or talks rubbish."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import NamedTuple

from sandtable.server.logs import log
from sandtable.server.workers import NoAnswer, Worker, command_of

GRACE = 1.0  # seconds beyond its time that a bot is given to answer
PAUSE = 2.0  # seconds before a process that did not start is started again
LONGEST = 64 << 10  # bytes of an answer
FAULTS = 5  # within WINDOW seconds open a breaker
WINDOW = 60.0
HURRY = 0.2  # seconds of thought that are left however many tables wait
LINE = 15.0  # seconds that a table waits for its bot's turn to think, as long as nothing is amiss
LOOK = 0.1  # seconds between two looks at who has waited long enough
REST = 30.0  # seconds nothing is asked once a breaker has opened
REMEMBERED = 4_096  # tables whose faults are remembered


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


class Doubts:
    """What has gone wrong with the bots of one table, and with bots of its kind at all tables.

    A table has a breaker of its own, so that cards or positions that break bots hurt nobody else. What rests
    everywhere is a level that has failed at several ordinary tables, which brought nothing of their own.
    """

    def __init__(self, own: Breaker, common: Breaker | None) -> None:
        self.own = own
        self.common = common

    def resting(self) -> bool:
        return self.own.resting() or (self.common is not None and self.common.resting())

    def suspect(self) -> bool:
        return self.own.suspect() or (self.common is not None and self.common.suspect())

    def fault(self) -> None:
        first = not self.own.suspect()
        self.own.fault()
        if self.common is not None and first:  # each table speaks once for all
            self.common.fault()


class Waiter(NamedTuple):
    """A table in line for a process."""

    turn: asyncio.Future[Worker | None]
    doubts: Doubts
    since: float
    short: float  # seconds it waits if something has gone wrong lately
    long: float  # and if all is well

    def impatient(self, now: float) -> bool:
        patience = self.short if self.doubts.suspect() or self.doubts.resting() else self.long
        return now - self.since >= patience


class Thinkers:
    """A few processes for all tables. Addresses take turns, so whoever sets up a hundred tables of bots waits
    for himself; of one address, who comes first is thought for first."""

    def __init__(self, count: int, memory: int, command: Sequence[str] = ()) -> None:
        self.command = list(command) or command_of("thinker", memory)
        self.all = [Worker(self.command, LONGEST) for _ in range(count)]
        self.asleep = list(self.all)  # not running, and nobody is about to change that
        self.free: list[Worker] = []
        self.lines: OrderedDict[str, deque[Waiter]] = OrderedDict()  # by address; the next one first
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.levels: dict[tuple[str, int], Breaker] = {}
        self.tables: OrderedDict[str, Breaker] = OrderedDict()
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
        own: bool = False,
        whose: Sequence[str] = (),
    ) -> str | None:
        """A choice in notation, or None when the bot has failed and somebody else must choose.

        `most`: seconds after which a table will not wait for its turn any longer. `own`: it has brought
        cards or a position, which may be what breaks bots. `whose`: the addresses of those who wait for it.
        """
        doubts = self._doubts(game, level, table, own)
        if doubts.resting():
            log("bot rests", table=table, game=game, level=level)
            return None
        until = time.monotonic() + seconds + GRACE
        address = min(whose, key=lambda each: len(self.lines.get(each, ())), default="")
        thinker = await self._turn(address, doubts, min(most, seconds + GRACE), min(most, LINE))
        left = until - time.monotonic() if doubts.suspect() else GRACE  # if in doubt, waiting counts too
        if thinker is None or doubts.resting() or left < 2 * HURRY:
            if thinker is not None:
                self._release(thinker)
            log("bot had no turn to think", table=table, game=game, level=level)
            return None
        self.thoughts += 1
        # many tables, little time: everybody's bot thinks a little less rather than all wait
        crowd = len(self.lines.get(address, ())) + len(self.lines.keys() - {address})
        seconds = max(min(seconds, HURRY), seconds / (1 + crowd / len(self.all)))
        patience = seconds + GRACE
        if doubts.suspect():
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
            answer = await thinker.ask(job, patience)
            if "text" not in answer:
                await thinker.end()
                raise NoAnswer("it answered without a choice")
            self._release(thinker)
            return str(answer["text"])
        except NoAnswer as why:
            self.faults += 1
            doubts.fault()
            log("bot failed", table=table, game=game, level=level, cause=str(why))
            self.asleep.append(thinker)
            self._wake()
            return None
        except asyncio.CancelledError:
            self.asleep.append(thinker)
            raise

    def _doubts(self, game: str, level: int, table: str, own: bool) -> Doubts:
        breaker = self.tables.pop(table, None) or Breaker()
        self.tables[table] = breaker
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        return Doubts(breaker, None if own else self.levels.setdefault((game, level), Breaker()))

    # ---- processes

    def _wake(self) -> None:
        """Start what is not running; a process is asked once it is ready, so starting costs no thought."""
        while self.asleep:
            task = asyncio.get_running_loop().create_task(self._start(self.asleep.pop()))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _start(self, thinker: Worker) -> None:
        try:
            await thinker.start()
            self._release(thinker)
        except NoAnswer as why:
            self.faults += 1
            log("bot process not started", cause=str(why))
            await asyncio.sleep(PAUSE)
            self.asleep.append(thinker)

    def _release(self, thinker: Worker) -> None:
        """A process is free: for the first of the next address in line, or for whoever comes next."""
        while self.lines:
            address, line = self.lines.popitem(last=False)
            waiter = line.popleft()
            if line:
                self.lines[address] = line  # behind all others
            if not waiter.turn.done():
                waiter.turn.set_result(thinker)
                return
        self.free.append(thinker)

    # ---- the line

    async def _turn(self, address: str, doubts: Doubts, short: float, long: float) -> Worker | None:
        """Wait for a process; None if it takes too long."""
        self._wake()
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[Worker | None] = asyncio.get_running_loop().create_future()
        waiter = Waiter(turn, doubts, time.monotonic(), short, long)
        self.lines.setdefault(address, deque()).append(waiter)
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
        if self.timer is None and self.lines:
            self.timer = asyncio.get_running_loop().call_later(LOOK, self._look)

    def _look(self) -> None:
        """Send away who has waited long enough."""
        self.timer = None
        now = time.monotonic()
        for address, line in list(self.lines.items()):
            waiting = [waiter for waiter in line if not waiter.turn.done()]
            patient = deque(waiter for waiter in waiting if not waiter.impatient(now))
            if patient:
                self.lines[address] = patient
            else:
                del self.lines[address]
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
