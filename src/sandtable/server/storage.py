"""What is kept: tables, seats, parts of seeds, talk, and the log of each table, which only grows.

SQLite by default: one writer connection, write-ahead log, full synchronous, so that an accepted choice
survives a power cut. PostgreSQL by URL. Writes that arrive together are committed together. The database is
spoken to by threads, one of them for all writing: a whole transaction is one errand, so that the busy loop
and the thread take turns once for it and not at every statement.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Executable, delete, func, insert, select, text, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from sandtable.server.database import READERS, connect, database_url
from sandtable.server.rows import Row
from sandtable.server.schema import (
    CallRow,
    Door,
    PartRow,
    SeatRow,
    SetRow,
    TableRow,
    TalkRow,
    VoidRow,
    calls,
    keys,
    parts,
    rows,
    seats,
    sets,
    tables,
    talk,
    voided,
)

LOOKING = 2.0  # seconds in which a store that is well answers
BATCH = 64  # writes that are committed together at most


class Taken(Exception):
    """Somebody else has written this number, or this id, first."""


class NotSaved(Exception):
    """The write failed, or may have: nothing it says may be shown before the store is asked again."""


class Unwritable(NotSaved):
    """No database takes these values: that is the fault of what was to be written, and of nothing else."""


class Write(NamedTuple):
    """One statement with its values."""

    statement: Executable
    values: dict[str, Any] | list[dict[str, Any]] | None = None


Batch = Sequence[Write]

# made once: the database's driver takes rows of one statement together
ADD = {kind: insert(kind) for kind in (calls, keys, parts, rows, seats, sets, tables, talk, voided)}


class Storage:
    """The database. Reads by whoever asks, writes by one task in the order they came."""

    def __init__(self, given: str) -> None:
        self.url = database_url(given)
        self.writer, self.reader = connect(self.url)
        self.writing = ThreadPoolExecutor(1, "writing")
        self.reading = ThreadPoolExecutor(READERS, "reading")
        self.queue: asyncio.Queue[tuple[Batch, asyncio.Future[None]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.failures = 0
        self.failing = ""  # why the last transaction failed; "" if it did not
        self.lost = False  # another server owns the database now
        self.times: deque[float] = deque(maxlen=4096)  # seconds that the last commits took

    async def start(self) -> None:
        self.task = asyncio.create_task(self._write_all(), name="writer")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await asyncio.to_thread(self.writing.shutdown)  # what is being written, is written
        self.reading.shutdown(wait=False, cancel_futures=True)
        self.writer.dispose()
        self.reader.dispose()

    # ---- writing

    async def write(self, *batch: Write) -> None:
        """All of it or nothing, on disk when this returns. Raises Taken or NotSaved."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((batch, done))
        await done

    async def _write_all(self) -> None:
        while True:
            waiting = [await self.queue.get()]
            while not self.queue.empty() and len(waiting) < BATCH:
                waiting.append(self.queue.get_nowait())
            try:
                await self._commit([batch for batch, _ in waiting])
                for _, done in waiting:
                    _settle(done, None)
            except (Taken, Unwritable) as why:
                if len(waiting) == 1:
                    _settle(waiting[0][1], why)
                    continue
                for batch, done in waiting:  # one of them is in the wrong: each for itself
                    try:
                        await self._commit([batch])
                        _settle(done, None)
                    except (Taken, NotSaved) as own:
                        _settle(done, own)
            except NotSaved as why:
                for _, done in waiting:
                    _settle(done, why)

    async def _commit(self, batches: list[Batch]) -> None:
        began = time.perf_counter()
        if self.lost:
            raise NotSaved("another server owns the database")
        try:
            await asyncio.get_running_loop().run_in_executor(self.writing, self._transact, batches)
            self.commits += 1
            self.failing = ""
            self.times.append(time.perf_counter() - began)
        except IntegrityError as why:
            raise Taken(str(why.orig)) from None
        except (DataError, ValueError, OverflowError, TypeError) as why:
            raise Unwritable(str(getattr(why, "orig", why)).splitlines()[0]) from None
        except (SQLAlchemyError, OSError) as why:
            self.failures += 1
            self.failing = str(getattr(why, "orig", why)).splitlines()[0]
            raise NotSaved(self.failing) from None

    def _transact(self, batches: list[Batch]) -> None:
        with self.writer.begin() as connection:
            for write in _joined(batches):
                connection.execute(write.statement, write.values)

    async def trouble(self) -> str:
        """What keeps the store from reading or writing just now; "" if nothing does."""
        if self.lost:
            return "another server owns the database"
        file = str(self.url.database)
        if self.url.get_backend_name() == "sqlite" and not Path(file).is_file():
            return "the file of the database is gone"
        try:
            await asyncio.wait_for(self._read(select(keys.c.name).limit(1)), LOOKING)
            if self.failing:
                await asyncio.wait_for(self.probe(), LOOKING)
        except TimeoutError:
            return "the database does not answer"
        except NotSaved:
            return "the database cannot be written to" if self.failing else "the database cannot be read"
        return ""

    async def probe(self) -> None:
        """Whether writing works again: a write that leaves nothing behind but needs room on the disk."""
        name = f"probe_{secrets.token_hex(4)}"
        await self.write(Write(text(f"create table {name} (at real)")), Write(text(f"drop table {name}")))

    # ---- statements

    @staticmethod
    def new_table(
        table: TableRow, its_seats: list[SeatRow], its_rows: list[Row], its_parts: Sequence[PartRow] = ()
    ) -> list[Write]:
        writes = [
            Write(ADD[tables], table._asdict()),
            Write(ADD[seats], [{"table": table.id, **seat._asdict()} for seat in its_seats]),
        ]
        if its_parts:
            writes.append(Write(ADD[parts], [{"table": table.id, **part._asdict()} for part in its_parts]))
        if its_rows:
            writes.append(Write(ADD[rows], [{"table": table.id, **row._asdict()} for row in its_rows]))
        return writes

    @staticmethod
    def new_row(table: str, row: Row) -> Write:
        return Write(ADD[rows], {"table": table, **row._asdict()})

    @staticmethod
    def new_part(table: str, part: PartRow) -> Write:
        return Write(ADD[parts], {"table": table, **part._asdict()})

    @staticmethod
    def set_part(table: str, seat: int, **values: Any) -> Write:
        where = (parts.c.table == table) & (parts.c.seat == seat)
        return Write(update(parts).where(where).values(**values))

    @staticmethod
    def drop_parts(table: str, seat: int = 0) -> Write:
        """Of one seat, or of all."""
        where = (parts.c.table == table) & (parts.c.seat == seat if seat else parts.c.seat > 0)
        return Write(delete(parts).where(where))

    @staticmethod
    def new_void(table: str, void: VoidRow) -> Write:
        return Write(ADD[voided], {"table": table, **void._asdict()})

    @staticmethod
    def new_talk(table: str, line: TalkRow) -> Write:
        return Write(ADD[talk], {"table": table, **line._asdict()})

    @staticmethod
    def new_call(table: str, call: CallRow) -> Write:
        return Write(ADD[calls], {"table": table, **call._asdict()})

    @staticmethod
    def drop_call(table: str, seat: int, place: str) -> Write:
        where = (calls.c.table == table) & (calls.c.seat == seat) & (calls.c.place == place)
        return Write(delete(calls).where(where))

    @staticmethod
    def new_set(row: SetRow) -> Write:
        return Write(ADD[sets], row._asdict())

    @staticmethod
    def set_set(id: str, **values: Any) -> Write:
        return Write(update(sets).where(sets.c.id == id).values(**values))

    @staticmethod
    def set_table(table: str, **values: Any) -> Write:
        return Write(update(tables).where(tables.c.id == table).values(**values))

    @staticmethod
    def set_seat(table: str, seat: int, **values: Any) -> Write:
        where = (seats.c.table == table) & (seats.c.seat == seat)
        return Write(update(seats).where(where).values(**values))

    # ---- reading

    async def _read(self, statement: Executable) -> list[Any]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reading, self._fetch, statement)
        except (SQLAlchemyError, OSError) as why:
            raise NotSaved(str(getattr(why, "orig", why)).splitlines()[0]) from None

    def _fetch(self, statement: Executable) -> list[Any]:
        with self.reader.connect() as connection:
            return list(connection.execute(statement).fetchall())

    async def table(self, id: str) -> TableRow | None:
        found = await self._read(select(tables).where(tables.c.id == id))
        return TableRow(*found[0]) if found else None

    async def seats_of(self, id: str) -> list[SeatRow]:
        statement = select(seats).where(seats.c.table == id).order_by(seats.c.seat)
        return [SeatRow(*row[1:]) for row in await self._read(statement)]

    async def door(self, id: str) -> list[Door]:
        """What opens a table, in one look: a row a seat, none if there is no such table."""
        statement = (
            select(tables.c.private, seats.c.kind, seats.c.token_hash, seats.c.code)
            .join(seats, seats.c.table == tables.c.id)
            .where(tables.c.id == id)
        )
        return [Door(*row) for row in await self._read(statement)]

    async def rows_of(self, id: str, after: int = 0) -> list[Row]:
        statement = select(rows).where((rows.c.table == id) & (rows.c.n > after)).order_by(rows.c.n)
        return [Row(*row[1:]) for row in await self._read(statement)]

    async def number_of(self, id: str, its_seats: Sequence[int], sender: str) -> int | None:
        """The number of the row that one of these seats sent under this id, if there is one."""
        where = (rows.c.table == id) & rows.c.seat.in_(its_seats) & (rows.c.sender == sender)
        where &= rows.c.sender != ""  # so that the index is used
        found = await self._read(select(rows.c.n).where(where).order_by(rows.c.n).limit(1))
        return int(found[0][0]) if found else None

    async def parts_of(self, id: str) -> list[PartRow]:
        statement = select(parts).where(parts.c.table == id).order_by(parts.c.seat)
        return [PartRow(*row[1:]) for row in await self._read(statement)]

    async def talk_of(self, id: str) -> list[TalkRow]:
        statement = select(talk).where(talk.c.table == id).order_by(talk.c.k)
        return [TalkRow(*row[1:]) for row in await self._read(statement)]

    async def calls_of(self, id: str) -> list[CallRow]:
        found = await self._read(select(calls).where(calls.c.table == id).order_by(calls.c.at))
        return [CallRow(*row[1:]) for row in found]

    async def invited(self, code: str) -> str:
        """The table at which a code opens a seat; "" if there is none."""
        where = (seats.c.code == code) & (seats.c.kind == "open")
        found = await self._read(select(seats.c.table).where(where).limit(1))
        return str(found[0][0]) if found else ""

    async def card_set(self, id: str) -> SetRow | None:
        found = await self._read(select(sets).where(sets.c.id == id))
        return SetRow(*found[0]) if found else None

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The newest public tables with their seats."""
        newest = select(tables).where(tables.c.public).order_by(tables.c.created.desc()).limit(limit)
        found = [TableRow(*row) for row in await self._read(newest)]
        ids = [table.id for table in found]
        by_table: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._read(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
            by_table[row[0]].append(SeatRow(*row[1:]))
        return [(table, by_table[table.id]) for table in found]

    async def unseen(self, limit: int) -> list[TableRow]:
        """Public tables of which nobody has stored yet what the list shows."""
        where = tables.c.public & (tables.c.teams == "")
        statement = select(tables).where(where).order_by(tables.c.created.desc()).limit(limit)
        return [TableRow(*row) for row in await self._read(statement)]

    async def clocked(self) -> list[str]:
        """The tables whose clocks run although nobody looks."""
        where = (tables.c.status == "playing") & (tables.c.clock != "")
        return [row[0] for row in await self._read(select(tables.c.id).where(where))]

    async def promised(self, before: float) -> list[tuple[TableRow, float]]:
        """Games whose dice were promised before a time and that have come to nothing yet: each with the
        time of its last row. Those that are known to be given up are left out."""
        last = select(func.max(rows.c.at)).where(rows.c.table == tables.c.id).scalar_subquery()
        statement = select(tables, last).where(
            tables.c.commitment != "",
            tables.c.kind == "play",
            tables.c.status != "over",
            tables.c.aborted == 0.0,
            tables.c.created < before,
        )
        found = [(TableRow(*row[:-1]), float(row[-1] or 0.0)) for row in await self._read(statement)]
        return [(table, max(table.created, at)) for table, at in found]

    async def aborted(self, game: str, limit: int) -> list[TableRow]:
        """Games that were given up, the last first."""
        where = [tables.c.aborted > 0.0] + ([tables.c.game == game] if game else [])
        statement = select(tables).where(*where).order_by(tables.c.aborted.desc()).limit(limit)
        return [TableRow(*row) for row in await self._read(statement)]

    async def voided(self, game: str, limit: int) -> list[tuple[TableRow, VoidRow]]:
        """Promises that came to nothing while their tables went on, the last first."""
        statement = select(tables, voided).join(voided, voided.c.table == tables.c.id)
        if game:
            statement = statement.where(tables.c.game == game)
        found = await self._read(statement.order_by(voided.c.at.desc()).limit(limit))
        wide = len(TableRow._fields)
        return [(TableRow(*row[:wide]), VoidRow(*row[wide + 1 :])) for row in found]

    async def key(self, name: str) -> bytes:
        """A secret of the house, made when it is first needed."""
        for _ in range(2):
            found = await self._read(select(keys.c.value).where(keys.c.name == name))
            if found:
                return bytes.fromhex(found[0][0])
            try:
                await self.write(Write(ADD[keys], {"name": name, "value": secrets.token_hex(32)}))
            except Taken:
                continue  # another process was quicker
        found = await self._read(select(keys.c.value).where(keys.c.name == name))
        return bytes.fromhex(found[0][0])

    async def count(self) -> int:
        return int((await self._read(select(func.count()).select_from(tables)))[0][0])


def _joined(batches: list[Batch]) -> Iterator[Write]:
    """The writes in their order, those of the same statement that follow each other as one."""
    last: Write | None = None
    for batch in batches:
        for write in batch:
            if last is not None and last.statement is write.statement:
                last = Write(last.statement, [*_several(last), *_several(write)])
                continue
            if last is not None:
                yield last
            last = write
    if last is not None:
        yield last


def _several(write: Write) -> list[dict[str, Any]]:
    values = write.values
    return values if isinstance(values, list) else [values or {}]


def _settle(done: asyncio.Future[None], why: Exception | None) -> None:
    if done.done():
        return
    if why is None:
        done.set_result(None)
    else:
        done.set_exception(why)
