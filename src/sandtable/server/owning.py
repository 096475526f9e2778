"""One server owns a database: a second one is refused, and a server that was killed leaves nothing locked.

SQLite: a lock on a file beside the database, which the system lets go of with the process. PostgreSQL: a lock
that belongs to a connection of its own, and ends with it.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from sandtable.kernel.errors import SetupError

PATIENCE = 5.0  # seconds for a server that is just stopping, or has just been killed, to let go
LOOK = 0.1
KEY = 0x5A4D7AB1E  # what we lock in PostgreSQL, where locks are numbers


class Owner:
    """A database that is ours as long as this is not released."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.file = -1
        self.engine: Any = None
        self.connection: Any = None

    def take(self) -> Owner:
        """Wait a little for whoever is just letting go; raises SetupError if another server stays."""
        until = time.monotonic() + PATIENCE
        while not self._try():
            if time.monotonic() > until:
                self.release()
                shown = self.url.render_as_string(hide_password=True)
                raise SetupError(
                    f"another server is running on the database {shown}: "
                    "one server owns a database; stop that one, or choose another with --database"
                )
            time.sleep(LOOK)
        return self

    def _try(self) -> bool:
        return self._try_file() if self.url.get_backend_name() == "sqlite" else self._try_connection()

    def _try_file(self) -> bool:
        path = Path(os.path.realpath(str(self.url.database)))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if self.file < 0:
                self.file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as why:
            raise SetupError(f"the database {path} cannot be used: {why.strerror}") from None
        return True

    def _try_connection(self) -> bool:
        try:
            if self.engine is None:
                self.engine = create_engine(
                    self.url.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
                )
            if self.connection is None:
                self.connection = self.engine.connect()
            locked = bool(self.connection.execute(text(f"select pg_try_advisory_lock({KEY})")).scalar())
        except SQLAlchemyError as why:
            self._hang_up()
            reason = str(getattr(why, "orig", why)).splitlines()[0]
            shown = self.url.render_as_string(hide_password=True)
            raise SetupError(f"the database {shown} cannot be used: {reason}") from None
        if not locked:
            self._hang_up()  # a connection that is kept is taken for the lock
        return locked

    def holds(self) -> bool:
        """Whether it is still ours. A connection that was lost is made again; False: another has it now."""
        if self.connection is None and self.engine is None:
            return self.file >= 0
        try:
            if self.connection is not None:
                self.connection.execute(text("select 1"))
                return True
        except SQLAlchemyError:
            self._hang_up()
        try:
            return self._try_connection()
        except SetupError:
            return True  # nobody can reach it just now, so nobody has taken it

    def _hang_up(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self.connection.invalidate()
                self.connection.close()
        self.connection = None

    def release(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
        self._hang_up()
        if self.engine is not None:
            self.engine.dispose()
            self.engine = None
