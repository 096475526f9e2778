"""`make sbom` and `make audit`: what we are made of, and whether flaws of it are known."""

import json
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from scripts.materials import RUN, packages
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
FLAW = {"id": "PYSEC-0000-1", "summary": "It falls over.", "fixed_in": ["9.9"], "withdrawn": None}
GONE = {**FLAW, "id": "PYSEC-0000-2", "withdrawn": "2026-01-01"}


def run(script: str, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / script), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_every_pin_of_every_lock_is_in_the_bill():
    done = run("sbom.py", "-")
    bill = json.loads(done.stdout)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    purls = [part["purl"] for part in bill["components"]]
    assert len(purls) == len(set(purls))
    for lock in ("requirements.lock", "mutants.lock"):
        for line in (ROOT / lock).read_text().splitlines():
            if "==" in line and not line.startswith(" "):
                name, _, rest = line.partition("==")
                assert f"pkg:pypi/{name}@{rest.split()[0]}" in purls
    web = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert sum(purl.startswith("pkg:npm/") for purl in purls) == len(
        {(path.rpartition("node_modules/")[2], about["version"]) for path, about in web.items() if path}
    )
    assert run("sbom.py", "-").stdout == done.stdout


def test_what_playing_needs_is_told_from_what_tests_need():
    found = {package.name: package for package in packages() if package.registry == "pypi"}
    assert all(found[name].purpose == RUN for name in ("fastapi", "starlette", "sqlalchemy", "librt"))
    assert all(found[name].purpose != RUN for name in ("pytest", "hypothesis", "ruff"))
    assert all(package.hashes for package in packages())
    assert found["fastapi"].licence == "MIT"


@pytest.fixture
def registry():
    """A registry of our own on the loopback: by path, what it says of a package."""
    said: dict[str, dict[str, object]] = {}

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self):
            about = said.get(self.path, said.get("*"))
            self.send_response(200 if about is not None else 404)
            self.end_headers()
            self.wfile.write(json.dumps(about).encode())

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield said, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def npm(tmp_path):
    """An npm that says what a test wants."""

    def says(text: str) -> str:
        path = tmp_path / "npm"
        path.write_text(f"#!/bin/sh\ncat <<'END'\n{text}\nEND\n")
        path.chmod(0o755)
        return str(path)

    return says


def test_known_flaws_are_named(registry, npm):
    said, base = registry
    said["*"] = {"vulnerabilities": []}
    click = next(package for package in packages() if package.name == "click")
    said[f"/pypi/click/{click.version}/json"] = {"vulnerabilities": [FLAW, GONE]}
    via = [{"title": "It loops."}]
    bad = {"vulnerabilities": {"vite": {"range": "<9", "severity": "high", "via": via}}}
    done = run("audit.py", "--pypi", base, "--npm", npm(json.dumps(bad)))
    assert done.returncode == 1, done.stderr
    flaws = [line for line in done.stdout.splitlines() if line.startswith("FLAW")]
    assert flaws == [
        f"FLAW: click {click.version}: PYSEC-0000-1, It falls over. (mended in 9.9)",
        "FLAW: vite <9: high, It loops.",
    ]


def test_a_registry_that_tells_of_the_newest_only(registry, npm):
    said, base = registry
    good = npm('{"vulnerabilities": {}}')
    click = next(package for package in packages() if package.name == "click")
    said["/pypi/click/json"] = {"info": {"version": click.version}, "vulnerabilities": [FLAW]}
    said["/pypi/rich/json"] = {"info": {"version": "99"}, "vulnerabilities": []}
    done = run("audit.py", "--pypi", base, "--npm", good)
    assert done.returncode == 1 and "FLAW: click" in done.stdout
    assert "NOT ASKED: PyPI did not answer for" in done.stdout


def test_nobody_answers(npm):
    done = run("audit.py", "--pypi", "http://127.0.0.1:9", "--npm", npm('{"message": "405"}'))
    assert done.returncode == 2 and "Traceback" not in done.stderr
    said = done.stdout.splitlines()
    assert said[0].startswith("NOT ASKED: PyPI did not answer for ")
    assert said[1:] == ["NOT ASKED: npm did not answer; npm audit: 405", "Of flaws nothing is known."]
