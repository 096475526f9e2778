"""The house: all tables, found, loaded from the store and forgotten again."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from sandtable.bots.levels import LEVELS
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.kernel.registry import find, games
from sandtable.server import aborted
from sandtable.server.errors import Refused, unknown_table
from sandtable.server.limits import Limits
from sandtable.server.logs import log
from sandtable.server.pulse import Pulse
from sandtable.server.schema import Door
from sandtable.server.seats import seat_of
from sandtable.server.security import digest, same
from sandtable.server.settings import Settings
from sandtable.server.storage import NotSaved, Storage, Taken
from sandtable.server.tables import Table
from sandtable.server.thinkers import Thinkers

SLICE = 32  # rows of a table that are replayed before others get their turn
HOUR = 3600.0
WARM = 5.0  # seconds after the start, when those who come back have been answered
GONE = 1000  # sockets that have been closed before the memory is cleared up after them


class Nap(NamedTuple):
    """A table that is out of memory although a clock of it runs."""

    since: float
    spent_ms: int  # by the running clock, when it left
    alarm: asyncio.TimerHandle


def _warm() -> None:
    """Let games read their cards before somebody asks for them."""
    for game in list(games().values()):
        game.blank()


class House:
    """Everything one server process holds."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self.storage = Storage(settings.database)
        self.thinkers = Thinkers(settings.thinkers, settings.thinker_memory, settings.thinker.split())
        self.limits = Limits(settings)
        self.reading = asyncio.Semaphore(1)  # decks and cards are read one after another, beside the loop
        self.live: dict[str, Table] = {}
        self.naps: dict[str, Nap] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.rows = 0
        self.fallbacks = 0
        self.snapshots = 0  # given to sockets that did not read
        self.let_go = 0  # sockets that did not read those either
        self.times: deque[float] = deque(maxlen=4096)  # seconds from a choice to everybody's queue
        self.pulse = Pulse()
        self.refusals: dict[str, int] = {}
        self.seal = b""

    async def start(self) -> None:
        await self.storage.start()
        self.seal = await self.storage.key("seal")
        warm = threading.Timer(WARM, _warm)
        warm.daemon = True  # no stop waits for it
        warm.start()
        self.spawn(self._sweep(), "sweep")
        self.spawn(self.pulse.beat(), "pulse")
        self.spawn(self._mark_aborted(), "aborted")
        self.spawn(self._load_clocked(), "clocks")

    async def stop(self) -> None:
        """Stop thinking, note what running clocks have used, close the store."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        spent = {
            table.id: table.clock.elapsed()
            for table in self.live.values()
            if table.clock is not None and table.clock.running
        }
        spent |= {id: self._spent(nap) for id, nap in self.naps.items()}
        writes = [Storage.set_table(id, spent_ms=ms) for id, ms in spent.items()]
        try:
            if writes:
                await asyncio.wait_for(self.storage.write(*writes), 1.0)
        except (TimeoutError, NotSaved, Taken):
            log("clocks not saved")
        await self.thinkers.stop()
        await self.storage.stop()

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run something beside everything else, and hear of it if it fails."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            why = task.exception()
            log("task failed", task=task.get_name(), cause=f"{type(why).__name__}: {why}")

    def count_refusal(self, code: str) -> None:
        self.refusals[code] = self.refusals.get(code, 0) + 1

    # ---- finding

    async def table(self, id: str) -> Table:
        """A table, out of memory or out of the store."""
        found = self.live.get(id)
        if found is not None:
            found.used = self.now()
            return found
        if len(id) != 22 or not id.isascii():
            raise unknown_table()
        waiting = self.loading.get(id)
        if waiting is not None:
            return await asyncio.shield(waiting)
        waiting = asyncio.get_running_loop().create_future()
        self.loading[id] = waiting
        try:
            table = await self._load(id)
            self.live[id] = table
            waiting.set_result(table)
            table.wake()
            return table
        except BaseException as why:
            waiting.set_exception(why if isinstance(why, Exception) else unknown_table())
            waiting.exception()  # whether anybody waits or not
            raise
        finally:
            del self.loading[id]

    async def _load(self, id: str) -> Table:
        try:
            row = await self.storage.table(id)
            if row is None:
                raise unknown_table()
            seats = await self.storage.seats_of(id)
            parts = await self.storage.parts_of(id) if row.commitment else []
            rows = await self.storage.rows_of(id)
            talk = await self.storage.talk_of(id)
        except NotSaved as why:
            log("not read", table=id, cause=str(why))
            raise Refused("not-saved", "The tables cannot be read just now; try again.") from None
        game = games().get(row.game)
        if game is None or row.rules != game.book.version:
            raise Refused(
                "version", f"This table follows the rules {row.rules}, which are not played here any more."
            )
        try:
            game = await asyncio.to_thread(game.of, row.setup)  # reading cards of one's own takes a moment
        except SandtableError as why:
            raise Refused(
                "version", f"The cards of this table are not played here any more: {why.message}"
            ) from None
        table = Table(self, row, game, seats, parts, talk)
        for number, line in enumerate(rows, 1):
            table.take(line, table.fold.step_of(line))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        nap = self.naps.pop(id, None)
        if nap is not None:
            nap.alarm.cancel()
            if table.clock is not None:
                table.clock.carry = self._spent(nap)
        return table

    async def _load_quietly(self, id: str) -> None:
        try:
            await self.table(id)
        except Refused as why:
            log("table not loaded", table=id, cause=why.message)

    async def _load_clocked(self) -> None:
        """Tables whose clocks run although nobody looks: one after another, so that nobody waits for them."""
        for id in await self.storage.clocked():
            await self._load_quietly(id)

    async def seen(self, id: str, token: str) -> tuple[Table, int]:
        """A table for somebody who holds a token or none; private tables are for their seats alone."""
        await self.knock(id, digest(token) if token else "", "")
        table = await self.table(id)
        return table, seat_of(table, token) if token else 0

    async def knock(self, id: str, token_hash: str, code: str) -> None:
        """Absent, private and not yours: the same answer, after the same single look into the store."""
        table = self.live.get(id)
        if table is None:
            try:
                doors = await self.storage.door(id if len(id) == 22 and id.isascii() else "")
            except NotSaved:
                raise Refused("not-saved", "The tables cannot be read just now; try again.") from None
        else:
            doors = [Door(table.row.private, s.kind, s.token_hash, s.code) for s in table.seats]
        opened = [
            door
            for door in doors
            if (door.kind == "human" and same(door.token_hash, token_hash))
            or same(door.code, code)
            or same(door.code, digest(code))
        ]
        if doors and (opened or not doors[0].private):
            return
        if table is not None:
            await self.storage.door("")
        raise unknown_table()

    # ---- what goes on by itself

    async def _sweep(self) -> None:
        """Tables nobody looks at leave the memory."""
        while True:
            await asyncio.sleep(min(10.0, self.settings.idle, self.settings.idle_over))
            for table in [table for table in self.live.values() if table.idle()]:
                self.forget(table)
            if self.limits.closed >= max(GONE, self.limits.open):
                self.limits.closed = 0
                gc.collect()  # a socket that has gone leaves objects behind that refer to each other

    def forget(self, table: Table) -> None:
        """Let a table leave the memory; if a clock of it runs, come back when that time is up."""
        del self.live[table.id]
        table.close()
        clock = table.clock
        if clock is not None and clock.running:
            left = max(0.0, clock.remaining(clock.running) / 1000)
            alarm = asyncio.get_running_loop().call_later(left, self._alarm, table.id)
            self.naps[table.id] = Nap(self.now(), clock.elapsed(), alarm)

    def _alarm(self, id: str) -> None:
        self.spawn(self._load_quietly(id), f"clock {id}")

    def _spent(self, nap: Nap) -> int:
        return nap.spent_ms + max(0, round((self.now() - nap.since) * 1000))

    async def _mark_aborted(self) -> None:
        while True:
            try:
                await aborted.mark(self)
            except (NotSaved, Taken) as why:
                log("aborted games not marked", cause=str(why))
            await asyncio.sleep(min(HOUR, self.settings.abandoned))

    # ---- names

    def bot_name(self, level: int) -> str:
        return LEVELS[level - 1].name

    def game(self, name: str) -> Game:
        try:
            return find(name)
        except SandtableError as why:
            raise Refused("unknown", why.message) from None
