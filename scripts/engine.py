"""Install Sandtable into the environment this runs in: compiled where a C compiler works, else interpreted.

The wheel is built from a copy of the sources, so that no shared library, build folder or metadata ever lies
beside them, and only when something that goes into it has changed. With --any, an install of whatever age
will do as long as its metadata is right: the interpreted tests need no more than the entry points.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PREFIX = Path(sys.prefix)
SITE = Path(sysconfig.get_path("platlib"))
CLIENT = SITE / "sandtable" / "server" / "static"  # scripts/client.py builds and keeps it
STAMP = PREFIX / "engine-ready"
TOOLS = ("setuptools", "mypy", "librt")
# A first game of each: what is made at first use, such as the tables of a grammar, is made now and kept.
FIRST_USE = "from sandtable.kernel.registry import games\nfor g in games().values(): g.new(g.setups()[0], '')"
HELP = (
    "no working C compiler ({why}): the engine will run interpreted, about 30 times slower; "
    "apt-get install gcc python3-dev and run make setup again"
)


def sources() -> list[Path]:
    """What goes into the wheel and can change how it behaves."""
    inside = sorted(path for path in (ROOT / "src").rglob("*") if path.is_file())
    return [ROOT / "setup.py", ROOT / "pyproject.toml", *(p for p in inside if "__pycache__" not in p.parts)]


def fingerprint(mode: str) -> str:
    digest = hashlib.sha256(repr((mode, sys.version, sys.prefix, [version(tool) for tool in TOOLS])).encode())
    for path in sources():
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def metadata() -> str:
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


def probe() -> tuple[bool, str]:
    """Whether the engine can be compiled here, and with what (or why not)."""
    answer = subprocess.run([sys.executable, "setup.py", "probe"], cwd=ROOT, capture_output=True, text=True)
    return answer.returncode == 0, answer.stdout.strip() or answer.stderr.strip()


def pip(*args: str | Path, **more: str) -> str:
    """Run pip without the network; return "" or what it said before it failed."""
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", *args, "--no-deps", "--no-index"],
        env={**os.environ, **more},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return done.stdout or "pip failed" if done.returncode else ""


def build(target: Path, compiled: bool) -> Path:
    """Build a wheel from a copy of the sources."""
    tree = target / "tree"
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", tree / "src", ignore=unwanted)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tree)
    wanted = "yes" if compiled else "no"
    how = {"SANDTABLE_COMPILE": wanted, "SANDTABLE_CLIENT": "no"}  # scripts/client.py puts the client there
    failure = pip("wheel", "--no-build-isolation", "-w", target, tree, **how)
    if failure:
        sys.exit(f"{failure}\nThe engine could not be built; the lines above say why.")
    return next(target.glob("*.whl"))


def install(wheel: Path) -> bool:
    """Replace the installed package by this wheel, leaving nothing of the old one; True if it is compiled."""
    failure = pip("install", "--force-reinstall", wheel)
    if failure:
        sys.exit(f"{failure}\nThe engine could not be installed; the lines above say why.")
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    for path in [*SITE.glob("sandtable/**/*"), *SITE.glob("sandtable_engine__mypyc*")]:
        spared = "__pycache__" in path.parts or CLIENT in path.parents
        if path.is_file() and not spared and str(path.relative_to(SITE)) not in packed:
            path.unlink()
    kept = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # what is in the environment may be written there
    subprocess.run([sys.executable, "-c", FIRST_USE], env=kept, cwd=PREFIX)
    return any(name.endswith((".so", ".pyd")) for name in packed)


def stamp() -> dict[str, str]:
    try:
        found = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in found.items()}


def make(mode: str, label: str) -> None:
    old, new = stamp(), fingerprint(mode)
    compiled, tool = False, "SANDTABLE_COMPILE=no"
    if old.get("fingerprint") == new and old.get("build") == "compiled":
        print(f"{label}engine: compiled with {old['tool']}, unchanged")
        return
    if mode != "no":
        compiled, tool = probe()
        if not compiled and mode == "yes":
            sys.exit(f"{label}engine: no working C compiler ({tool}), and SANDTABLE_COMPILE=yes asks for one")
    if compiled:
        print(f"{label}engine: C compiler found, {tool}: compiling, a minute or two…", flush=True)
    else:
        print(f"{label}engine: {HELP.format(why=tool) if mode == 'auto' else f'interpreted, as {tool} asks'}")
        if old.get("fingerprint") == new:
            return
    STAMP.unlink(missing_ok=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="sandtable-") as tmp:
        compiled = install(build(Path(tmp), compiled))
    kind = "compiled" if compiled else "interpreted"
    print(f"{label}engine: {kind}, installed after {time.monotonic() - start:.0f} s")
    STAMP.write_text(json.dumps({"fingerprint": new, "metadata": metadata(), "build": kind, "tool": tool}))


def main() -> None:
    args = sys.argv[1:]
    if args == ["--kind"]:
        print(stamp().get("build", "missing"))
        return
    mode = os.environ.get("SANDTABLE_COMPILE") or "auto"
    if mode not in ("auto", "yes", "no"):
        sys.exit(f"SANDTABLE_COMPILE is {mode!r}; it can be auto, yes or no.")
    with open(PREFIX / "engine.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes in one tree take turns
        if args == ["--any"]:
            if stamp().get("metadata") != metadata():
                make("no", "")
            return
        make(mode, "3/4 ")
    program = PREFIX / "bin" / "sandtable"
    answer = subprocess.run([program, "--version"], capture_output=True, text=True)
    shown = f"{program.relative_to(ROOT) if program.is_relative_to(ROOT) else program} --version"
    if answer.returncode:
        sys.exit(f"{answer.stdout}{answer.stderr}4/4 not ready: {shown} fails, as shown above")
    print(f"4/4 ready: {shown} → {answer.stdout.strip()}")


main()
