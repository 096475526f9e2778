"""`sandtable serve` as a person starts it."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE


def start(folder: Path, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sandtable", "serve", "--no-open", *more]
    env = {**os.environ, "XDG_DATA_HOME": str(folder)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    process = start(tmp_path, "--port", "0")
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Sandtable is at http://127.0.0.1:"), line
    address = line.split()[3]
    assert httpx.get(f"{address}/health", timeout=PATIENCE).json()["status"] == "ok"
    assert (tmp_path / "sandtable" / "sandtable.db").is_file()  # in the user's data directory
    process.send_signal(signal.SIGINT)
    process.wait(PATIENCE)
    assert "Traceback" not in process.communicate()[1]


def test_a_taken_port_gets_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = start(tmp_path, "--port", str(port))
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    words = f"port {port} is taken: stop what runs there, or choose another with --port {port + 1}"
    assert err == f"sandtable: {words}\n"


@pytest.mark.parametrize(
    "database", ["mysql://x/y", "/proc/nothing/x.db", "postgresql://nobody@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_used_gets_one_sentence(tmp_path: Path, database: str) -> None:
    process = start(tmp_path, "--port", "0", "--database", database)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1 and err.startswith("sandtable: ") and err.count("\n") == 1, err


def test_an_address_that_is_not_ours_gets_one_sentence(tmp_path: Path) -> None:
    process = start(tmp_path, "--host", "192.0.2.1")
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1 and err.startswith("sandtable: cannot listen on 192.0.2.1"), err
