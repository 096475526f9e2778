"""Which database, how to connect to it, and how it is brought to the present schema."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from sandtable.kernel.errors import SetupError
from sandtable.server.logs import log
from sandtable.server.owning import Owner

READERS = 3  # connections, and threads, that only read
CHECKING = 10.0  # seconds that a start may take to look for damage


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


def prepare(given: str) -> Owner:
    """Make a database ours, see that it is whole, and bring it to the present schema; or SetupError."""
    url = database_url(given)
    owner = Owner(url).take()
    try:
        if url.get_backend_name() == "sqlite":
            check(Path(str(url.database)))
        migrate(given)
    except BaseException:
        owner.release()
        raise
    return owner


def check(path: Path) -> None:
    """Look through a file for damage; one that takes long is looked through for CHECKING seconds."""
    if not path.is_file() or not path.stat().st_size:
        return
    until = time.monotonic() + CHECKING
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.set_progress_handler(lambda: time.monotonic() > until, 100_000)
            found = str(connection.execute("pragma quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as why:
        if "interrupted" not in str(why):
            raise SetupError(f"the database {path} cannot be used: {why}") from None
        log("database not looked through to its end", seconds=CHECKING)
        return
    except sqlite3.DatabaseError as why:
        found = str(why)
    if found != "ok":
        reason = " ".join(found.split())[:200]
        raise SetupError(
            f"the database {path} is damaged ({reason}): restore a backup, or save what can be read with "
            f"sqlite3 {path} .recover | sqlite3 saved.db"
        )


def migrate(given: str) -> None:
    """Bring the database to the present schema; makes the file if there is none."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util.exc import CommandError

    url = database_url(given)
    shown = url.render_as_string(hide_password=True)
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
    except CommandError:
        ours = ScriptDirectory.from_config(config).get_current_head()
        raise SetupError(
            f"the database {shown} was written by another version of Sandtable, most likely a newer one "
            f"(its schema is {_revision(engine)}, ours {ours}): install that version, or choose another "
            "database with --database"
        ) from None
    except SQLAlchemyError as why:
        reason = str(getattr(why, "orig", why)).splitlines()[0]
        raise SetupError(f"the database {shown} cannot be used: {reason}") from None
    finally:
        engine.dispose()


def _revision(engine: Engine) -> str:
    with engine.connect() as connection:
        return str(connection.execute(text("select version_num from alembic_version")).scalar())


def connect(url: URL) -> tuple[Engine, Engine]:
    """An engine to write with and one to read with."""
    if url.get_backend_name() == "sqlite":
        # one writer: nobody waits in the busy handler; readers of their own, so that none waits for fsync
        pragmas = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000")
        # a reader loads a table once, so it need not keep two megabytes of pages
        reading = ("query_only=on", "busy_timeout=5000", "cache_size=-500")
        return _sqlite(url, pragmas, 1), _sqlite(url, reading, READERS)
    engine = create_engine(
        url.set(drivername="postgresql+psycopg"), pool_size=1 + READERS, pool_pre_ping=True
    )
    return engine, engine


def _sqlite(url: URL, pragmas: tuple[str, ...], size: int) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite"),
        pool_size=size,
        max_overflow=0,
        pool_timeout=30,
        connect_args={"check_same_thread": False},  # the pool lends a connection to one thread at a time
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for line in pragmas:
            cursor.execute(f"pragma {line}")
        cursor.close()

    return engine
