"""A database belongs to one server, is looked through at the start, and its loss is told."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from sandtable.kernel.errors import SetupError
from sandtable.server import owning
from sandtable.server.database import database_url, migrate, prepare
from sandtable.server.owning import Owner
from tests.patience import PATIENCE
from tests.server.running import HOT, running, settings
from tests.server.test_serve import start


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owning, "PATIENCE", 0.0)


def test_a_second_server_is_refused_until_the_first_lets_go(database: str) -> None:
    first = prepare(database)
    with pytest.raises(SetupError, match=r"another server is running on the database .* one server owns"):
        prepare(database)
    assert first.holds()
    first.release()
    second = prepare(database)
    assert second.holds()
    second.release()


def test_a_second_server_says_so_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    first = prepare(str(file))
    process = start(tmp_path, "--port", "0", "--database", str(file))
    _, err = process.communicate(timeout=PATIENCE)
    first.release()
    assert process.returncode == 1
    assert err.startswith("sandtable: another server is running on the database sqlite:///"), err
    assert err.count("\n") == 1


HOLDER = """
import sys, time
from sandtable.server.database import prepare
owner = prepare(sys.argv[1])
print("mine", flush=True)
time.sleep(600)
"""


def test_a_killed_server_leaves_nothing_locked(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, "-c", HOLDER, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "mine\n"
        with pytest.raises(SetupError, match="another server"):
            prepare(database)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    monkeypatch.setattr(owning, "PATIENCE", 60.0)  # PostgreSQL hears of it a moment later
    prepare(database).release()


def test_a_lost_connection_is_made_again_unless_another_was_quicker(postgres: object, database: str) -> None:
    if "sqlite" in database:
        return
    url = database_url(database)
    admin = create_engine(url, isolation_level="AUTOCOMMIT")
    cut = text("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'")

    def lose(owner: Owner) -> None:
        with admin.connect() as connection:
            connection.execute(cut)

    owner = prepare(database)
    lose(owner)
    assert owner.holds()
    lose(owner)
    other = Owner(url)
    taken_in_time(other)
    assert not owner.holds()
    other.release()
    taken_in_time(owner)
    owner.release()
    admin.dispose()


def taken_in_time(owner: Owner) -> None:
    """Take what has just been let go of, however slow the server is to hear of it."""
    while not owner.holds() if owner.engine is not None else not owner._try():
        pass


def test_what_another_server_owns_is_not_written_to(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.new(HOT)
        server.house.storage.lost = True

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                answer = await both.choose("Rf3-f6")
                assert answer["code"] == "not-saved"

        asyncio.run(main())
        answer = server.request("GET", "/health")
        assert answer.status_code == 503 and "another server" in answer.json()["down"]["database"]


# ---- damage


def filled(path: Path) -> None:
    migrate(str(path))
    with sqlite3.connect(path) as connection:
        for number in range(400):
            connection.execute(
                "insert into sets values (?, 'athernum', 'x', ?, '', 0, 0)", (f"{number:022}", "x" * 900)
            )
    connection.close()


def test_a_damaged_file_is_not_served(tmp_path: Path) -> None:
    """It began without a word, and failed when somebody looked at the page that was broken."""
    file = tmp_path / "tables.db"
    filled(file)
    data = bytearray(file.read_bytes())
    for page in range(20, len(data) // 4096, 3):
        data[page * 4096 : page * 4096 + 100] = bytes(100)
    file.write_bytes(data)
    with pytest.raises(
        SetupError, match=r"is damaged \(.*restore a backup, or save what can be read with sqlite3"
    ):
        prepare(str(file))
    process = start(tmp_path, "--port", "0", "--database", str(file))
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1 and err.startswith("sandtable: the database ") and err.count("\n") == 1


def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"This is no database at all. " * 500)
    with pytest.raises(SetupError, match=r"damaged|cannot be used"):
        prepare(str(file))
    assert file.read_bytes().startswith(b"This is no database")


def test_a_whole_file_is_served_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    filled(file)
    prepare(str(file)).release()


# ---- versions


def test_a_database_of_a_newer_version_gets_a_sentence(database: str) -> None:
    migrate(database)
    engine = create_engine(database_url(database))
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '0999'"))
    engine.dispose()
    with pytest.raises(SetupError, match=r"most likely a newer one .its schema is 0999, ours 0"):
        prepare(database)


# ---- health


def test_health_says_which_part_is_down(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        answer = server.request("GET", "/health")
        assert (answer.status_code, answer.json()["status"], answer.json()["down"]) == (200, "ok", {})

        async def no(*_: object) -> None:
            from sandtable.server.storage import NotSaved

            raise NotSaved("the line is dead")

        real = server.house.storage._read
        server.house.storage._read = no  # type: ignore[method-assign, assignment]
        server.house.looked = None
        answer = server.request("GET", "/health")
        server.house.storage._read = real  # type: ignore[method-assign]
        assert answer.status_code == 503 and answer.json()["status"] == "down"
        assert answer.json()["down"] == {"database": "the database cannot be read"}
        server.house.looked = None
        assert server.request("GET", "/health").status_code == 200


def test_health_sees_a_file_that_is_gone(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        file = tmp_path / "tables.db"
        file.rename(tmp_path / "elsewhere.db")
        assert server.request("GET", "/health").json()["down"] == {
            "database": "the file of the database is gone"
        }
        (tmp_path / "elsewhere.db").rename(file)
