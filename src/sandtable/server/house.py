"""The house: all tables, made, found, loaded from the store and forgotten again."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from sandtable.bots.levels import LEVELS
from sandtable.kernel.errors import RecordError, SandtableError
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record, new_match, read, replay
from sandtable.kernel.registry import find, games
from sandtable.server.errors import Refused, unknown_table
from sandtable.server.fold import AGREE, CHOOSE, Row
from sandtable.server.limits import Limits
from sandtable.server.logs import log
from sandtable.server.security import digest, new_code, new_seed, new_table_id, new_token, same, seal_holds
from sandtable.server.settings import Settings
from sandtable.server.storage import Door, NotSaved, SeatRow, Storage, TableRow, Taken
from sandtable.server.tables import Table
from sandtable.server.thinkers import Thinkers

LONGEST_RECORD = 20_000  # choices in a record that is given to us
SLICE = 200  # choices replayed before others get their turn


class Wish:
    """Who shall sit in a seat of a new table."""

    def __init__(self, kind: str, level: int = 0, name: str = "", token_hash: str = "") -> None:
        self.kind = kind  # me, hot, open, bot; or kept: a seat that comes along with its token
        self.level = level
        self.name = name
        self.token_hash = token_hash


class Made:
    """A new table and the secrets that belong to it."""

    def __init__(self, table: str, tokens: dict[int, str], codes: list[str]) -> None:
        self.table = table
        self.tokens = tokens
        self.codes = codes

    def answer(self) -> dict[str, object]:
        first = min(self.tokens, default=0)
        return {
            "table": self.table,
            "seat": first,
            "token": self.tokens.get(first),
            "tokens": {str(seat): token for seat, token in self.tokens.items()},
            "links": {
                "watch": f"/t/{self.table}",
                "join": [f"/t/{self.table}#join={code}" for code in self.codes],
            },
        }


class House:
    """Everything one server process holds."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self.storage = Storage(settings.database)
        self.thinkers = Thinkers(settings.thinkers, settings.thinker_memory)
        self.limits = Limits(settings)
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.rows = 0
        self.fallbacks = 0
        self.times: deque[float] = deque(maxlen=4096)  # seconds from a choice to everybody's queue
        self.lags: deque[float] = deque(maxlen=600)  # seconds that the event loop was late, each second
        self.refusals: dict[str, int] = {}
        self.seal = b""

    async def start(self) -> None:
        await self.storage.start()
        self.seal = await self.storage.key("seal")
        self.spawn(self._sweep(), "sweep")
        self.spawn(self._listen(), "listen")
        for id in await self.storage.clocked():
            self.spawn(self._load_quietly(id), f"load {id}")

    async def stop(self) -> None:
        """Stop thinking, note what running clocks have used, close the store."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        spent = [
            Storage.set_table(table.id, spent_ms=table.clock.elapsed())
            for table in self.live.values()
            if table.clock is not None and table.clock.running
        ]
        try:
            if spent:
                await asyncio.wait_for(self.storage.write(*spent), 1.0)
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
            table._run_clock()
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
        return Table(self, row, game, seats, rows, talk)

    async def _load_quietly(self, id: str) -> None:
        try:
            await self.table(id)
        except Refused as why:
            log("table not loaded", table=id, cause=why.message)

    async def seen(self, id: str, token: str) -> tuple[Table, int]:
        """A table for somebody who holds a token or none; private tables are for their seats alone."""
        await self.knock(id, digest(token) if token else "", "")
        table = await self.table(id)
        return table, table.seat_of(token) if token else 0

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

    async def _listen(self) -> None:
        """How late the event loop is: what a table would feel if another took its time."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.1)
            self.lags.append(time.perf_counter() - began - 0.1)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            for id in [id for id, table in self.live.items() if table.idle()]:
                del self.live[id]

    # ---- making

    def bot_name(self, level: int) -> str:
        return LEVELS[level - 1].name

    async def new_table(
        self,
        game: Game,
        setup: str,
        wishes: list[Wish],
        name: str,
        clock: dict[str, object] | None,
        public: bool,
        private: bool,
        start: str = "",
        seed: str = "",
        before: list[Row] | None = None,
        kind: str = "play",
        title: str = "",
    ) -> Made:
        if len(wishes) != game.seats(setup):
            raise Refused("setup", f"{setup} has {game.seats(setup)} seats, not {len(wishes)}.")
        tokens: dict[int, str] = {}
        codes: list[str] = []
        seats: list[SeatRow] = []
        for number, wish in enumerate(wishes, 1):
            if wish.kind in ("me", "hot"):
                tokens[number] = new_token()
                own = wish.name or (name if wish.kind == "me" else f"{name} {number}")
                seats.append(SeatRow(number, "human", 0, own, digest(tokens[number]), "", False))
            elif wish.kind == "kept":
                seats.append(SeatRow(number, "human", 0, wish.name, wish.token_hash, "", False))
            elif wish.kind == "bot":
                seats.append(SeatRow(number, "bot", wish.level, self.bot_name(wish.level), "", "", False))
            else:
                codes.append(new_code())
                seats.append(SeatRow(number, "open", 0, "", "", codes[-1], False))
        rows = before or []
        row = TableRow(
            id=new_table_id(),
            game=game.name,
            setup=setup,
            start=start,
            seed=seed or new_seed(),
            rules=game.book.version,
            title=title or f"{game.title}: {game.setup(setup).title}",
            kind=kind,
            public=public,
            private=private,
            clock=json.dumps(clock) if clock else "",
            created=time.time(),
            status="over" if kind == "upload" else "open" if codes else "playing",
            round=1,
            next="",
            spent_ms=0,
        )
        try:
            await self.storage.write(*Storage.new_table(row, seats, rows))
        except (NotSaved, Taken) as why:
            log("table not saved", cause=str(why))
            raise Refused("not-saved", "The table could not be saved; try again.") from None
        return Made(row.id, tokens, codes)

    async def rematch(self, table: Table) -> str:
        """The same again, every seat moved on by one; tokens come along."""
        old = table.seats
        wishes = []
        for number in range(len(old)):
            seat = old[number - 1]
            wishes.append(
                Wish("kept" if seat.kind == "human" else seat.kind, seat.level, seat.name, seat.token_hash)
            )
        clock = json.loads(table.row.clock) if table.row.clock else None
        made = await self.new_table(
            table.game,
            table.row.setup,
            wishes,
            "",
            clock,
            table.row.public,
            table.row.private,
            table.row.start,
        )
        await table._save(Storage.set_table(table.id, next=made.table))
        return made.table

    # ---- records

    async def verify(self, text: str) -> tuple[Game, Record, list[Row]]:
        """A record somebody gives us: read, and every choice of it played."""
        if seal_holds(self.seal, text) is False:
            raise Refused(
                "record", "The seal of this record does not fit: it was not given out like this here."
            )
        try:
            game, record = read(text, games())
            record.headers.pop("Seal", None)
            if len(record.choices) > LONGEST_RECORD:
                raise RecordError(
                    f"the record has {len(record.choices)} choices; {LONGEST_RECORD} are allowed"
                )
            if record.dice == "open":
                raise RecordError("records with open dice are not played at tables")
            match = await asyncio.to_thread(replay, game, record, -1, True)
            start = new_match(game, record.start or record.setup, record.seed).state
            rows = []
            for n, choice in enumerate(record.choices, 1):
                rows.append(Row(n, CHOOSE, int(start.seat) + 1, choice, "", 0, 0, 0.0))
                start.apply(game.understand(start, choice))
                if n % SLICE == 0:
                    await asyncio.sleep(0)
            if match.record.result == "=" and not match.state.over():
                rows.append(Row(len(rows) + 1, AGREE, 0, "draw", "", 0, 0, 0.0))
            return game, record, rows
        except SandtableError as why:
            raise Refused("record", why.message, why.clause) from None

    def game(self, name: str) -> Game:
        try:
            return find(name)
        except SandtableError as why:
            raise Refused("unknown", why.message) from None
