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
    env.pop("SANDTABLE_WEB", None)
    if "PYTHONPATH" in env:  # it is started elsewhere
        paths = env["PYTHONPATH"].split(os.pathsep)
        env["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in paths)
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=folder
    )


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


def test_the_client_lies_in_the_package_or_in_the_source_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody need say where it is (SANDTABLE_WEB); what is installed comes first."""
    from sandtable.server import settings

    here = tmp_path / "src" / "sandtable" / "server"
    monkeypatch.setattr(settings, "__file__", str(here / "settings.py"))
    packed, built = here / "static", tmp_path / "web" / "dist"
    assert settings.default_web() == str(packed)
    for folder in (built, packed):
        folder.mkdir(parents=True)
        (folder / "index.html").write_text("<!doctype html>")
        assert settings.default_web() == str(folder)


def test_the_client_is_served_wherever_it_is_started(tmp_path: Path) -> None:
    from sandtable.server.settings import default_web

    if not (Path(default_web()) / "index.html").is_file():
        pytest.skip("the client is not built")
    process = start(tmp_path, "--port", "0")
    assert process.stdout is not None
    address = process.stdout.readline().split()[3]
    page = httpx.get(address, timeout=PATIENCE)
    assert page.status_code == 200 and "<title>Sandtable" in page.text
    process.send_signal(signal.SIGINT)
    process.wait(PATIENCE)


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
