"""What is kept: tables, seats, talk, and the log of each table, which only grows.

SQLite by default: one writer connection, write-ahead log, full synchronous, so that an accepted choice
survives a power cut. PostgreSQL by URL. Writes that arrive together are committed together.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    URL,
    Boolean,
    Column,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sandtable.kernel.errors import SetupError
from sandtable.server.fold import Row

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("setup", String(64), nullable=False),
    Column("start", Text, nullable=False),  # a position, or "" for the setup's own
    Column("seed", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("title", String(200), nullable=False),
    Column("kind", String(16), nullable=False),  # play, or upload: a record to look through
    Column("public", Boolean, nullable=False),  # listed
    Column("private", Boolean, nullable=False),  # for its seats alone
    Column("clock", Text, nullable=False),  # JSON, or ""
    Column("created", Float, nullable=False),
    Column("status", String(16), nullable=False),  # open, playing, over
    Column("round", Integer, nullable=False),
    Column("next", String(22), nullable=False),  # the rematch
    Column("spent_ms", Integer, nullable=False),  # by the running clock, at an orderly stop
    Index("tables_listed", "public", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, bot, open
    Column("level", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("code", String(64), nullable=False),  # of the invitation; its hash once it is used
    Column("resigning", Boolean, nullable=False),  # will resign when asked
)

rows = Table(
    "rows",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("sender", String(64), nullable=False),
    Column("charged_ms", Integer, nullable=False),
    Column("charged_seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index(
        "rows_sender",
        "table",
        "seat",
        "sender",
        unique=True,
        sqlite_where=text("sender <> ''"),
        postgresql_where=text("sender <> ''"),
    ),
)

talk = Table(
    "talk",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("k", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", String(300), nullable=False),
    Column("sender", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)

BATCH = 64  # writes that are committed together at most


class Taken(Exception):
    """Somebody else has written this number, or this id, first."""


class NotSaved(Exception):
    """The write failed, or may have: nothing it says may be shown before the store is asked again."""


class Write(NamedTuple):
    """One statement with its values."""

    statement: Executable
    values: dict[str, Any] | list[dict[str, Any]] | None = None


Batch = Sequence[Write]


class SeatRow(NamedTuple):
    seat: int
    kind: str
    level: int
    name: str
    token_hash: str
    code: str
    resigning: bool


class TableRow(NamedTuple):
    id: str
    game: str
    setup: str
    start: str
    seed: str
    rules: str
    title: str
    kind: str
    public: bool
    private: bool
    clock: str
    created: float
    status: str
    round: int
    next: str
    spent_ms: int


class Door(NamedTuple):
    private: bool
    kind: str
    token_hash: str
    code: str


class TalkRow(NamedTuple):
    k: int
    seat: int
    name: str
    text: str
    sender: str
    at: float


def database_url(given: str) -> URL:
    """The URL of a database, or the path of a SQLite file."""
    if "://" not in given:
        given = f"sqlite:///{given}"
    try:
        url = make_url(given)
    except SQLAlchemyError:
        raise SetupError(f"{given!r} is no database address such as sqlite:///tables.db") from None
    kind = url.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise SetupError(f"tables are kept in SQLite or PostgreSQL, not in {kind}")
    if kind == "sqlite" and not url.database:
        raise SetupError("tables are kept in a file: sqlite:///path/to/tables.db")
    return url


def migrate(given: str) -> None:
    """Bring the database to the present schema; makes the file if there is none."""
    from alembic import command
    from alembic.config import Config

    url = database_url(given)
    if url.get_backend_name() == "sqlite":
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url.set(drivername="sqlite"))
    else:
        engine = create_engine(url.set(drivername="postgresql+psycopg"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as why:
        reason = str(getattr(why, "orig", why)).splitlines()[0]
        raise SetupError(
            f"the database {url.render_as_string(hide_password=True)} cannot be used: {reason}"
        ) from None
    finally:
        engine.dispose()


def _sqlite(url: URL, pragmas: tuple[str, ...], size: int) -> AsyncEngine:
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"), pool_size=size, max_overflow=0, pool_timeout=30
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for line in pragmas:
            cursor.execute(f"pragma {line}")
        cursor.close()

    return engine


class Storage:
    """The database. Reads by whoever asks, writes by one task in the order they came."""

    def __init__(self, given: str) -> None:
        url = database_url(given)
        self.url = url
        if url.get_backend_name() == "sqlite":
            # one writer: nobody waits in the busy handler; readers of their own, so that none waits for fsync
            self.writer = _sqlite(
                url, ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000"), 1
            )
            self.reader = _sqlite(url, ("query_only=on", "busy_timeout=5000"), 3)
        else:
            url = url.set(drivername="postgresql+psycopg")
            self.writer = create_async_engine(url, pool_size=4, pool_pre_ping=True)
            self.reader = self.writer
        self.queue: asyncio.Queue[tuple[Batch, asyncio.Future[None]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.failures = 0
        self.times: deque[float] = deque(maxlen=4096)  # seconds that the last commits took

    async def start(self) -> None:
        self.task = asyncio.create_task(self._write_all(), name="writer")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.writer.dispose()
        await self.reader.dispose()

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
            except Taken as why:
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
        try:
            async with self.writer.begin() as connection:
                for batch in batches:
                    for write in batch:
                        await connection.execute(write.statement, write.values)
            self.commits += 1
            self.times.append(time.perf_counter() - began)
        except IntegrityError as why:
            raise Taken(str(why.orig)) from None
        except (SQLAlchemyError, OSError) as why:
            self.failures += 1
            raise NotSaved(str(getattr(why, "orig", why)).splitlines()[0]) from None

    async def probe(self) -> None:
        """Whether writing works again: a write that leaves nothing behind but needs room on the disk."""
        name = f"probe_{secrets.token_hex(4)}"
        await self.write(Write(text(f"create table {name} (at real)")), Write(text(f"drop table {name}")))

    # ---- statements

    @staticmethod
    def new_table(table: TableRow, its_seats: list[SeatRow], its_rows: list[Row]) -> list[Write]:
        writes = [
            Write(insert(tables), table._asdict()),
            Write(insert(seats), [{"table": table.id, **seat._asdict()} for seat in its_seats]),
        ]
        if its_rows:
            writes.append(Write(insert(rows), [{"table": table.id, **row._asdict()} for row in its_rows]))
        return writes

    @staticmethod
    def new_row(table: str, row: Row) -> Write:
        return Write(insert(rows), {"table": table, **row._asdict()})

    @staticmethod
    def new_talk(table: str, line: TalkRow) -> Write:
        return Write(insert(talk), {"table": table, **line._asdict()})

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
            async with self.reader.connect() as connection:
                return list((await connection.execute(statement)).fetchall())
        except (SQLAlchemyError, OSError) as why:
            raise NotSaved(str(getattr(why, "orig", why)).splitlines()[0]) from None

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

    async def talk_of(self, id: str) -> list[TalkRow]:
        statement = select(talk).where(talk.c.table == id).order_by(talk.c.k)
        return [TalkRow(*row[1:]) for row in await self._read(statement)]

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The newest public tables with their seats."""
        newest = select(tables).where(tables.c.public).order_by(tables.c.created.desc()).limit(limit)
        found = [TableRow(*row) for row in await self._read(newest)]
        ids = [table.id for table in found]
        by_table: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._read(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
            by_table[row[0]].append(SeatRow(*row[1:]))
        return [(table, by_table[table.id]) for table in found]

    async def clocked(self) -> list[str]:
        """The tables whose clocks run although nobody looks."""
        where = (tables.c.status == "playing") & (tables.c.clock != "")
        return [row[0] for row in await self._read(select(tables.c.id).where(where))]

    async def key(self, name: str) -> bytes:
        """A secret of the house, made when it is first needed."""
        for _ in range(2):
            found = await self._read(select(keys.c.value).where(keys.c.name == name))
            if found:
                return bytes.fromhex(found[0][0])
            try:
                await self.write(Write(insert(keys), {"name": name, "value": secrets.token_hex(32)}))
            except Taken:
                continue  # another process was quicker
        found = await self._read(select(keys.c.value).where(keys.c.name == name))
        return bytes.fromhex(found[0][0])

    async def count(self) -> int:
        from sqlalchemy import func

        return int((await self._read(select(func.count()).select_from(tables)))[0][0])


def _settle(done: asyncio.Future[None], why: Exception | None) -> None:
    if done.done():
        return
    if why is None:
        done.set_result(None)
    else:
        done.set_exception(why)
