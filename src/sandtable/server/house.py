"""The house: all tables, found, loaded from the store and forgotten again."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, TypeVar

from sandtable.bots.levels import LEVELS
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.kernel.registry import failed, find, games
from sandtable.server import aborted, stopping
from sandtable.server.calls import Calls
from sandtable.server.errors import Refused, unknown_table
from sandtable.server.limits import Limits
from sandtable.server.logs import log
from sandtable.server.owning import Owner
from sandtable.server.pulse import Pulse
from sandtable.server.readers import HOUSE, Readers
from sandtable.server.rows import BACK, Row
from sandtable.server.schema import Door
from sandtable.server.seats import seat_of
from sandtable.server.security import digest, is_table_id, same
from sandtable.server.settings import Settings
from sandtable.server.storage import NotSaved, Storage, Taken
from sandtable.server.tables import SHORT, Table
from sandtable.server.thinkers import Thinkers
from sandtable.server.turns import Turns

SLICE = 32  # rows of a table that are replayed in one turn at most,
PIECE = 0.01  # seconds after which no other row of them is
HOUR = 3600.0
MOMENT = 1.0  # seconds in which the store is looked at once
HOLD = 2.0  # seconds between two looks whether the database is still ours
GLANCE = 10.0  # seconds that a table stays which was opened for its clock alone
PACE = 0.01  # seconds between two of them
ALONE = 50  # tables with cards of their own that stay in memory although nobody looks: each takes megabytes
UNUSED = 20.0  # seconds in which nobody has asked for one of the others, before it goes
LISTED = 50  # public tables that are listed, the newest
GONE = 50_000  # sockets that have gone before all memory is looked through, for which everybody has to wait


T = TypeVar("T")


class Opening(NamedTuple):
    """A table that is being opened, and for which addresses."""

    done: asyncio.Future[Table]
    whose: set[str]


class Nap(NamedTuple):
    """A table that is out of memory although a clock of it runs."""

    since: float
    spent_ms: int  # by the running clock, when it left
    alarm: asyncio.TimerHandle


class House:
    """Everything one server process holds."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self.storage = Storage(settings.database)
        self.thinkers = Thinkers(settings.thinkers, settings.thinker_memory, settings.thinker.split())
        self.limits = Limits(settings)
        self.readers = Readers(
            settings.readers, settings.reader_memory, settings.reading_seconds, settings.reading_wait
        )
        self.calls = Calls(self)
        self.made: dict[tuple[str, ...], asyncio.Future[Any]] = {}  # what is read once for everybody
        self.live: dict[str, Table] = {}
        self.naps: dict[str, Nap] = {}
        self.loading: dict[str, Opening] = {}
        self.turn = Turns()  # of whatever opens a table, shows it to somebody who comes, or goes back in it
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.rows = 0
        self.fallbacks = 0
        self.snapshots = 0  # given to sockets that did not read
        self.let_go = 0  # sockets that did not read those either
        self.times: deque[float] = deque(maxlen=4096)  # seconds from a choice to everybody's queue
        self.pulse = Pulse()
        self.refusals: dict[str, int] = {}
        self.owner: Owner | None = None  # of the database
        self.looked: tuple[float, asyncio.Future[str]] | None = None  # when, and what was found
        self.stopped = 0  # tables that could not go on
        self.broken: dict[str, str] = {}  # tables that are not opened any more, and why
        self.seal = b""

    async def start(self) -> None:
        for name, why in failed().items():
            log("game not loaded", game=name, cause=why)
        await self.storage.start()
        self.seal = await self.storage.key("seal")
        await self.calls.start()
        self.spawn(self._warm(), "warm")
        self.spawn(self._sweep(), "sweep")
        self.spawn(self.pulse.beat(), "pulse")
        self.spawn(self._hold(), "owner")
        self.spawn(self._mark_aborted(), "aborted")
        self.spawn(self._load_clocked(), "clocks")
        self.spawn(self._look_at_old(), "old tables")

    async def stop(self) -> None:
        """Stop thinking, note what running clocks have used, close the store."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        spent = {
            table.id: table.clock.elapsed()
            for table in self.live.values()
            if table.clock is not None and (table.clock.running or table.clock.carry)
        }
        spent |= {id: self._spent(nap) for id, nap in self.naps.items()}
        writes = [Storage.set_table(id, spent_ms=ms) for id, ms in spent.items()]
        try:
            if writes:
                await asyncio.wait_for(self.storage.write(*writes), 1.0)
        except (TimeoutError, NotSaved, Taken):
            log("clocks not saved")
        await self.thinkers.stop()
        await self.readers.stop()
        self.calls.senders.shutdown(wait=False, cancel_futures=True)
        await self.storage.stop()
        if self.owner is not None:
            await asyncio.to_thread(self.owner.release)

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

    async def trouble(self) -> str:
        """What is wrong with the store; looked at once for all who ask within a moment."""
        if self.looked is None or self.now() - self.looked[0] > MOMENT:
            self.looked = (self.now(), asyncio.ensure_future(self.storage.trouble()))
        return await asyncio.shield(self.looked[1])

    def count_refusal(self, code: str) -> None:
        self.refusals[code] = self.refusals.get(code, 0) + 1

    # ---- finding

    async def table(self, id: str, address: str = HOUSE) -> Table:
        """A table, out of memory or out of the store; its cards are read in the name of this address."""
        found = self.live.get(id)
        if found is not None:
            found.used = self.now()
            return found
        if not is_table_id(id):
            raise unknown_table()
        if id in self.broken:
            raise stopping.refusal(self.broken[id])
        opening = self.loading.get(id)
        if opening is not None:
            opening.whose.add(address)
            try:
                return await asyncio.shield(opening.done)
            except Refused as why:
                if why.code != "too-many":
                    raise
            return await self.table(id, address)  # too much was asked by whoever came first, not by this one
        opening = Opening(asyncio.get_running_loop().create_future(), {address})
        self.loading[id] = opening
        try:
            table = await self._load(id, address, opening.whose)
            self.live[id] = table
            self._make_room(table)
            try:
                table.wake()
            except Exception as why:
                raise await stopping.stop(table, why) from None
            opening.done.set_result(table)
            return table
        except BaseException as why:
            opening.done.set_exception(why if isinstance(why, Exception) else unknown_table())
            opening.done.exception()  # whether anybody waits or not
            raise
        finally:
            del self.loading[id]

    async def _load(self, id: str, address: str, whose: set[str]) -> Table:
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
        if row.stopped:
            raise stopping.refusal(row.stopped)
        game = games().get(row.game)
        if game is None or row.rules != game.book.version:
            raise Refused(
                "version", f"This table follows the rules {row.rules}, which are not played here any more."
            )
        if address != HOUSE and not game.ready(row.setup):
            self.limits.reading(address)
        try:
            game = await self.rules(address, game, row.setup)
        except Refused as why:
            if why.code != "setup":
                raise
            raise Refused(
                "version", f"The cards of this table are not played here any more: {why.message}"
            ) from None
        try:
            table = await self.in_turn(address, partial(Table, self, row, game, seats, parts, talk))
            done = 0
            while done < len(rows):
                await self.limits.rest(*whose)
                if _goes_far_back(table, rows[done]):
                    await self._go_back(table, rows[done], address)
                    done += 1
                else:
                    done += await self.in_turn(address, partial(_replay, table, rows[done : done + SLICE]))
        except Exception as why:
            log("table not opened", table=id, cause=f"{type(why).__name__}: {why}"[:500])
            stopping.remember(self, id, stopping.sentence(why))
            raise stopping.refusal(self.broken[id]) from None
        nap = self.naps.pop(id, None)
        if nap is not None:
            nap.alarm.cancel()
        if table.clock is not None:
            table.clock.carry = self._spent(nap) if nap is not None else row.spent_ms
        return table

    async def _go_back(self, table: Table, row: Row, address: str) -> None:
        """Take a row that leads to a moment from which the way is long."""
        to = int(row.text)
        step = table.fold.back(row.kind, row.seat, to, await table.at(to, address))
        table.take(row, step)

    async def in_turn(self, address: str, work: Callable[[], T]) -> T:
        """Do a piece of what opening a table takes, or looking back in it: one in a round of the event loop,
        however many want theirs, so that choices elsewhere come in between; and addresses take turns."""
        await self.turn.come(address)
        try:
            done = work()
            await asyncio.sleep(0)
            return done
        finally:
            self.turn.pass_on()

    async def _load_quietly(self, id: str) -> None:
        try:
            await self.table(id)
        except Refused as why:
            log("table not loaded", table=id, cause=why.message)

    async def _load_clocked(self) -> None:
        """Tables whose clocks run although nobody looks: one after another, so that nobody waits for them;
        each leaves the memory soon, until its time is up, for there may be thousands."""
        for id in await self.storage.clocked():
            if id in self.live:
                continue
            await self._load_quietly(id)
            table = self.live.get(id)
            if table is not None:
                table.used = min(table.used, self.now() - self.settings.idle + GLANCE)
            await asyncio.sleep(PACE)

    async def seen(self, id: str, token: str, address: str = HOUSE) -> tuple[Table, int]:
        """A table for somebody who holds a token or none; private tables are for their seats alone."""
        await self.knock(id, digest(token) if token else "", "")
        table = await self.table(id, address)
        return table, seat_of(table, token) if token else 0

    async def knock(self, id: str, token_hash: str, code: str) -> None:
        """Absent, private and not yours: the same answer, after the same single look into the store."""
        table = self.live.get(id)
        if table is None:
            try:
                doors = await self.storage.door(id if is_table_id(id) else "")
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

    # ---- reading

    async def read(self, address: str, kind: str, what: dict[str, Any], code: str, game: str = "") -> Any:
        """Let a reader read something that somebody has written."""
        return await self.readers.read(address, kind, what, code, game, self.limits.trusted(address))

    async def rules(self, address: str, game: Game, setup: str) -> Game:
        """A game as a setup has it; the cards that it brings are read by a reader."""
        await self.warm(game)
        if game.ready(setup):
            return game.of(setup)
        what = {"game": game.name, "setup": setup, "position": None}
        found = await self.read(address, "start", what, "setup")
        return game.pressed(setup, found["press"])

    async def taken(self, name: str, setup: str, press: str) -> Game:
        """A game with what a reader has read for it."""
        game = self.game(name)
        await self.warm(game)
        return game.pressed(setup, press) if press else game.of(setup)

    async def warm(self, game: Game) -> None:
        """Have a game's own cards, before anything is played with them."""
        if not game.ready(""):
            text = await self.once("press", game.name, setup="")
            await asyncio.to_thread(game.setup, game.STANDARD)  # brings in what decks are told with
            if not game.ready(""):
                game.pressed("", text)

    async def once(self, kind: str, game: str, **more: str) -> Any:
        """Something of a game that does not change while we run: read once, for everybody."""
        key = (kind, game, *more.values())
        found = self.made.get(key)
        if found is None:
            what = {"game": game, **more}
            found = self.made[key] = asyncio.ensure_future(self.readers.read(HOUSE, kind, what, "not-saved"))
        try:
            return await asyncio.shield(found)
        except Refused:
            self.made.pop(key, None)
            raise

    # ---- what goes on by itself

    async def _warm(self) -> None:
        """Have the games' own cards read before somebody asks for them."""
        await asyncio.sleep(self.settings.warm)
        for game in list(games().values()):
            try:
                await self.warm(game)
            except Refused as why:
                log("cards not read", game=game.name, cause=why.message)

    async def _sweep(self) -> None:
        """Tables nobody looks at leave the memory."""
        while True:
            await asyncio.sleep(min(10.0, self.settings.idle, self.settings.idle_over))
            for table in [table for table in self.live.values() if table.idle()]:
                self.forget(table)
            if self.limits.closed >= GONE:
                self.limits.closed = 0
                gc.collect()  # a socket is freed as it goes; some way to go may leave something behind

    def _make_room(self, newest: Table) -> None:
        """A table with cards of its own takes megabytes, so of those that nobody looks at only some stay."""
        if not _has_own(newest):
            return
        others = [table for table in self.live.values() if table is not newest and table.alone()]
        alone = [table for table in others if _has_own(table)]
        alone.sort(key=lambda table: table.used)
        for table in alone[: max(0, len(alone) - ALONE)]:
            if self.now() - table.used > UNUSED:
                self.forget(table)

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

    async def _hold(self) -> None:
        """See that the database is still ours: a connection may be lost, and another server be quicker."""
        while self.owner is not None:
            await asyncio.sleep(HOLD)
            holds = await asyncio.to_thread(self.owner.holds)
            if holds == self.storage.lost:
                self.storage.lost = not holds
                log("the database is ours again" if holds else "another server owns the database")

    async def _look_at_old(self) -> None:
        """Store what the list shows of tables that were made before it was stored with them."""
        for row in await self.storage.unseen(LISTED):
            teams: tuple[int, ...] = ()
            try:
                game = await self.rules(HOUSE, self.game(row.game), row.setup)
                teams = game.setup(row.setup).teams
            except (Refused, SandtableError) as why:  # a deck or game that is not there any more
                log("old table not looked at", table=row.id, cause=why.message)
            await self.storage.write(Storage.set_table(row.id, teams=json.dumps(teams)))

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


def _has_own(table: Table) -> bool:
    """Whether a table has its game for itself, because it brought cards or decks."""
    return table.game is not games().get(table.row.game)


def _replay(table: Table, rows: list[Row]) -> int:
    """Take as many of these rows as there is time for; one at least. How many those were."""
    until = time.thread_time() + PIECE
    for done, row in enumerate(rows):
        if done and (time.thread_time() > until or _goes_far_back(table, row)):
            return done
        table.take(row, table.fold.step_of(row))
    return len(rows)


def _goes_far_back(table: Table, row: Row) -> bool:
    """Whether a row undoes something, and more choices than a few have to be made again for it."""
    return row.kind in BACK and table.fold.far(int(row.text)) > SHORT
