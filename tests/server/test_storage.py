"""What is stored is stored: on SQLite and on PostgreSQL alike."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from sandtable.fair import FORMER, SCHEME
from sandtable.kernel.errors import SetupError
from sandtable.server.clocks import DAY
from sandtable.server.database import database_url, migrate
from sandtable.server.rows import Row, moments
from sandtable.server.schema import PartRow, SeatRow, TableRow, TalkRow, VoidRow, metadata
from sandtable.server.storage import NotSaved, Storage, Taken

TABLE = TableRow(
    "a" * 22, "antagonism", "vertigo:2", "", "00" * 32, "v1", "A table", "play",
    True, False, "", 1.5, "playing", 1, "", 0,
)  # fmt: skip
SEATS = [SeatRow(1, "human", 0, "Ada", "ff" * 32, ""), SeatRow(2, "bot", 3, "Captain", "", "")]


def row(n: int, sender: str = "", seat: int = 1) -> Row:
    return Row(n, "choose", seat, "Rf3-f6", sender, 12, 1, 2.5)


def run(database: str, work: Callable[[Storage], Awaitable[None]]) -> None:
    async def main() -> None:
        migrate(database)
        storage = Storage(database)
        await storage.start()
        try:
            await work(storage)
        finally:
            await storage.stop()

    asyncio.run(main())


def test_a_table_comes_back_as_it_was(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, [row(1), row(2)]))
        await storage.write(storage.new_talk(TABLE.id, TalkRow(1, 1, "Ada", "<b>hi</b>", "x", 3.5)))
        assert await storage.table(TABLE.id) == TABLE
        assert await storage.table("b" * 22) is None
        assert await storage.seats_of(TABLE.id) == SEATS
        assert await storage.rows_of(TABLE.id) == [row(1), row(2)]
        assert await storage.rows_of(TABLE.id, after=1) == [row(2)]
        assert await storage.talk_of(TABLE.id) == [TalkRow(1, 1, "Ada", "<b>hi</b>", "x", 3.5)]
        assert await storage.listed(50) == [(TABLE, SEATS)]
        assert await storage.count() == 1

    run(database, work)


def test_a_clock_of_thirty_days_is_stored(database: str) -> None:
    """After twenty-five of them nothing could be saved any more, nor the flag fall."""
    month = 30 * DAY

    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE._replace(spent_ms=month), SEATS, []))
        await storage.write(storage.new_row(TABLE.id, row(1)._replace(charged_ms=month)))
        assert [r.charged_ms for r in await storage.rows_of(TABLE.id)] == [month]
        found = await storage.table(TABLE.id)
        assert found is not None and found.spent_ms == month

    run(database, work)


def test_two_rows_with_one_number_cannot_both_be_right(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, []))
        await storage.write(storage.new_row(TABLE.id, row(1)))
        with pytest.raises(Taken):
            await storage.write(storage.new_row(TABLE.id, row(1)._replace(text="Gg3-g5")))
        assert [r.text for r in await storage.rows_of(TABLE.id)] == ["Rf3-f6"]

    run(database, work)


def test_one_sender_id_is_stored_once(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, []))
        await storage.write(storage.new_row(TABLE.id, row(1, "7f")))
        with pytest.raises(Taken):
            await storage.write(storage.new_row(TABLE.id, row(2, "7f")))
        await storage.write(storage.new_row(TABLE.id, row(2, "7f", seat=2)))  # another seat's own id
        await storage.write(storage.new_row(TABLE.id, row(3)), storage.new_row(TABLE.id, row(4)))
        assert len(await storage.rows_of(TABLE.id)) == 4

    run(database, work)


def test_writes_that_come_together_fail_each_for_itself(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, [row(1)]))
        wishes = [storage.write(storage.new_row(TABLE.id, row(n))) for n in (2, 1, 3, 3, 4)]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Taken, type(None), Taken, type(None)]
        assert [r.n for r in await storage.rows_of(TABLE.id)] == [1, 2, 3, 4]

    run(database, work)


@pytest.mark.parametrize(
    "wrong",
    [row(2)._replace(charged_ms=1 << 70), row(2, "\ud800"), row(2)._replace(text="\0")],
    ids=["a number", "half a character", "a zero character"],
)
def test_what_cannot_be_written_stops_nobody_else(database: str, wrong: Row) -> None:
    """The task that writes ended at such a value, and with it every table; or all that were written with it
    had to wait, as if the disk had failed."""

    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, [row(1)]))
        rows = [wrong, *[row(n) for n in (3, 4, 5)]]
        wishes = [storage.write(storage.new_row(TABLE.id, each)) for each in rows]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(answer) for answer in answers[1:]] == [type(None)] * 3
        assert isinstance(answers[0], NotSaved) or wrong.text == "\0"  # which SQLite takes
        await storage.write(storage.new_row(TABLE.id, row(6)))
        assert await storage.trouble() == ""

    run(database, work)


def test_a_batch_is_all_or_nothing(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, [row(1)]))
        with pytest.raises(Taken):
            await storage.write(
                storage.set_table(TABLE.id, round=9),
                storage.new_row(TABLE.id, row(2)),
                storage.new_row(TABLE.id, row(1)),
            )
        found = await storage.table(TABLE.id)
        assert found is not None and found.round == 1
        assert [r.n for r in await storage.rows_of(TABLE.id)] == [1]

    run(database, work)


def test_many_writes_share_few_commits(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, []))
        before = storage.commits
        await asyncio.gather(*[storage.write(storage.new_row(TABLE.id, row(n))) for n in range(1, 201)])
        assert storage.commits - before < 50
        assert [r.n for r in await storage.rows_of(TABLE.id)] == list(range(1, 201))

    run(database, work)


def test_texts_are_values_and_never_sql(database: str) -> None:
    """Attack 18: what looks like SQL is stored and found as text."""
    evil = "x'); drop table rows; --"

    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, [SEATS[0]._replace(name=evil[:24]), SEATS[1]], []))
        await storage.write(storage.new_row(TABLE.id, row(1, evil)._replace(text=evil)))
        assert (await storage.rows_of(TABLE.id))[0].text == evil
        assert await storage.table("' or '1'='1") is None
        assert await storage.rows_of("' or 1=1 --") == []

    run(database, work)


def test_migrations_go_up_down_and_up_again(database: str) -> None:
    from alembic import command
    from alembic.config import Config

    import sandtable.server.database as module

    migrate(database)
    url = database_url(database)
    engine = create_engine(
        url.set(drivername="sqlite" if url.get_backend_name() == "sqlite" else "postgresql+psycopg")
    )
    config = Config()
    config.set_main_option("script_location", str(Path(str(module.__file__)).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert "rows" not in inspect(engine).get_table_names()
    migrate(database)
    made = {name: {c["name"] for c in inspect(engine).get_columns(name)} for name in metadata.tables}
    meant = {name: {c.name for c in table.columns} for name, table in metadata.tables.items()}
    assert made == meant
    engine.dispose()


@contextlib.contextmanager
def upgraded(database: str, revision: str) -> Iterator[Connection]:
    """A database of an older schema."""
    from alembic import command
    from alembic.config import Config

    import sandtable.server.database as module

    url = database_url(database)
    sqlite = url.get_backend_name() == "sqlite"
    engine = create_engine(url.set(drivername="sqlite" if sqlite else "postgresql+psycopg"))
    config = Config()
    config.set_main_option("script_location", str(Path(str(module.__file__)).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        yield connection
    engine.dispose()


def put(connection: Connection, table: str, values: dict[str, object]) -> None:
    names = ", ".join(f'"{key}"' for key in values)
    marks = ", ".join(f":{key}" for key in values)
    connection.execute(text(f"insert into {table} ({names}) values ({marks})"), values)


def test_a_filled_database_is_brought_up_to_date(database: str) -> None:
    """Tables of the first schema are found again, with nothing promised and nobody's wish."""
    with upgraded(database, "0001") as connection:
        put(connection, "tables", {name: getattr(TABLE, name) for name in TableRow._fields[:16]})
        seat = {name: getattr(SEATS[0], name) for name in SeatRow._fields[:7]}
        put(connection, "seats", {"table": TABLE.id, **seat})

    async def work(storage: Storage) -> None:
        assert await storage.table(TABLE.id) == TABLE
        assert await storage.seats_of(TABLE.id) == [SEATS[0]]
        assert await storage.parts_of(TABLE.id) == []
        await storage.write(storage.new_part(TABLE.id, PartRow(1, "ab" * 32, "x", 1.0)))

    run(database, work)


def test_games_that_had_not_begun_ask_for_new_parts(database: str) -> None:
    """Parts that were shown before anybody was bound are worth nothing; dice that have fallen stand."""
    with upgraded(database, "0003") as connection:
        for id, seed in (("a", ""), ("b", "ef" * 32)):
            table = {name: getattr(TABLE, name) for name in TableRow._fields[:22]}
            table |= {"id": id * 22, "seed": seed, "server": "12" * 32, "commitment": "34" * 32}
            put(connection, "tables", table)
            put(
                connection,
                "parts",
                {"table": id * 22, "seat": 1, "part": "ab" * 32, "sender": "x", "at": 1.0},
            )

    async def work(storage: Storage) -> None:
        waiting, played = await storage.table("a" * 22), await storage.table("b" * 22)
        assert waiting is not None and (waiting.scheme, waiting.promise, waiting.bound) == (SCHEME, 1, 0.0)
        assert played is not None and played.scheme == FORMER
        assert await storage.parts_of("a" * 22) == []
        assert [part.part for part in await storage.parts_of("b" * 22)] == ["ab" * 32]

    run(database, work)


def test_promises_that_are_void(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, [], [PartRow(1, "", "x", 1.0, "ab" * 32)]))
        void = VoidRow(1, "cd" * 32, 7.0, "seat 1 withdrew its part")
        await storage.write(storage.new_void(TABLE.id, void), storage.drop_parts(TABLE.id))
        assert await storage.parts_of(TABLE.id) == []
        assert await storage.voided("", 10) == [(TABLE, void)] == await storage.voided("antagonism", 10)
        assert await storage.voided("chess", 10) == [] == await storage.voided("", 0)
        with pytest.raises(Taken):
            await storage.write(storage.new_void(TABLE.id, void))
        parts = [PartRow(seat, "", "", 1.0, "ab" * 32) for seat in (1, 2)]
        await storage.write(*[storage.new_part(TABLE.id, part) for part in parts])
        await storage.write(
            storage.drop_parts(TABLE.id, 1), storage.set_part(TABLE.id, 2, part="ef" * 32, opener="y")
        )
        assert await storage.parts_of(TABLE.id) == [PartRow(2, "ef" * 32, "", 1.0, "ab" * 32, "y")]

    run(database, work)


def test_a_part_is_stored_once(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, [], [PartRow(2, "", "", 1.0)]))
        await storage.write(storage.new_part(TABLE.id, PartRow(1, "ab" * 32, "x", 2.0)))
        for seat in (1, 2):
            with pytest.raises(Taken):
                await storage.write(storage.new_part(TABLE.id, PartRow(seat, "cd" * 32, "y", 3.0)))
        assert [part.part for part in await storage.parts_of(TABLE.id)] == ["ab" * 32, ""]

    run(database, work)


def test_a_row_is_found_by_the_id_of_its_sender(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write(*storage.new_table(TABLE, SEATS, [row(1, "a"), row(2), row(3, "a", seat=2)]))
        assert await storage.number_of(TABLE.id, (1, 2), "a") == 1
        assert await storage.number_of(TABLE.id, (2,), "a") == 3
        assert await storage.number_of(TABLE.id, (1, 2), "b") is None
        assert await storage.number_of(TABLE.id, (1, 2), "") is None
        assert await storage.number_of("b" * 22, (1, 2), "a") is None

    run(database, work)


def test_promises_that_were_not_kept(database: str) -> None:
    async def work(storage: Storage) -> None:
        promised = TABLE._replace(commitment="ab" * 32, server="cd" * 32, created=10.0)
        for id, changes in (
            ("a", {}),
            ("b", {"status": "over"}),
            ("c", {"commitment": ""}),
            ("d", {"created": 90.0}),
            ("e", {"kind": "upload"}),
            ("f", {"aborted": 50.0, "why": "abandoned"}),
        ):
            table = promised._replace(id=id * 22, **changes)
            its = [row(1)._replace(at=30.0), row(2)._replace(kind="undo", text="0", at=20.0), row(3)]
            await storage.write(*storage.new_table(table, SEATS, its))
        found = await storage.promised(80.0)
        assert [(table.id[0], last) for table, last in found] == [("a", 30.0)]
        assert [table.id[0] for table in await storage.aborted("", 10)] == ["f"]
        assert moments(its) == 1
        assert await storage.aborted("chess", 10) == [] and len(await storage.aborted("antagonism", 10)) == 1

    run(database, work)


def test_sqlite_is_set_up_to_keep_its_promise(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        with storage.writer.connect() as connection:
            mode = connection.execute(text("pragma journal_mode")).scalar()
            full = connection.execute(text("pragma synchronous")).scalar()
        assert (mode, full) == ("wal", 2)
        assert storage.writer.pool.size() == 1  # type: ignore[attr-defined]

    run(f"sqlite:///{tmp_path / 'tables.db'}", work)


def test_a_store_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        storage.url = storage.url
        storage.writer.dispose()
        (tmp_path / "tables.db").write_bytes(b"this is no database at all, but it is long enough" * 50)
        for name in ("tables.db-wal", "tables.db-shm"):
            (tmp_path / name).unlink(missing_ok=True)
        with pytest.raises(NotSaved):
            await storage.table("a" * 22)

    run(f"sqlite:///{tmp_path / 'tables.db'}", work)


@pytest.mark.parametrize("given", ["mysql://x/y", "sqlite://", "nonsense://", "://"])
def test_other_databases_are_refused(given: str) -> None:
    with pytest.raises(SetupError):
        database_url(given)
