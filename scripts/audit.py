"""Ask the registries whether flaws are known in any package that the lock files name.

python scripts/audit.py

PyPI tells with each release what the Python Packaging Advisory Database knows of it, npm by `npm audit`. A
registry that does not answer is named in a sentence: nothing is known then, neither good nor bad. Exit code
1 if a flaw is known, 2 if nobody could be asked, else 0.
"""

import argparse
import json
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.materials import NPM_LOCK, Package, packages  # noqa: E402

PYPI = "https://pypi.org"
NPM = Path(sys.prefix, "bin", "npm")
SECONDS = 20.0
LONGEST = 200  # characters of what is said about a flaw
AT_ONCE = 8
FLAWS, NOBODY = 1, 2  # exit codes


class Silent(Exception):
    """A registry does not say; why."""


def ask_pypi(base: str, package: Package) -> list[str]:
    """What is known of one release. A mirror may tell of the newest one only, which mostly is ours."""
    try:
        about = _get(f"{base}/pypi/{package.name}/{package.version}/json")
    except Silent:
        about = _get(f"{base}/pypi/{package.name}/json")
        newest = about["info"]["version"]
        if newest != package.version:
            raise Silent(f"of {package.name} only {newest} is told, not {package.version}") from None
    name = f"{package.name} {package.version}"
    return [f"{name}: {_told(flaw)}" for flaw in about["vulnerabilities"] if not flaw.get("withdrawn")]


def _get(address: str) -> dict[str, Any]:
    try:
        with urllib.request.urlopen(address, timeout=SECONDS) as answer:
            about: dict[str, Any] = json.load(answer)
    except (OSError, ValueError) as why:
        raise Silent(f"{address}: {type(why).__name__}: {why}") from None
    if "vulnerabilities" not in about:
        raise Silent(f"{address} tells nothing of flaws")
    return about


def _told(flaw: dict[str, Any]) -> str:
    words = flaw.get("summary") or (flaw.get("details") or "").partition("\n")[0][:LONGEST]
    return f"{flaw['id']}, {words} (mended in {', '.join(flaw.get('fixed_in') or ['no release'])})"


def ask_npm(npm: Path) -> list[str]:
    """What `npm audit` says of the lock of the client."""
    command = [str(npm), "audit", "--json", "--package-lock-only"]
    try:
        done = subprocess.run(
            command, cwd=NPM_LOCK.parent, capture_output=True, text=True, timeout=6 * SECONDS
        )
        said = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired) as why:
        raise Silent(f"npm audit: {type(why).__name__}: {why}") from None
    if "vulnerabilities" not in said:
        raise Silent(f"npm audit: {said.get('message') or said.get('error') or 'no answer'}")
    found = []
    for name, about in said["vulnerabilities"].items():
        flaws = [via["title"] for via in about["via"] if isinstance(via, dict)]
        found.append(
            f"{name} {about['range']}: {about['severity']}, {'; '.join(flaws) or 'by what it needs'}"
        )
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pypi", default=PYPI, help="another registry that speaks as PyPI does")
    parser.add_argument("--npm", type=Path, default=NPM, help="the npm to ask")
    given = parser.parse_args()
    ours = [package for package in packages() if package.registry == "pypi"]
    flaws: list[str] = []
    silent: list[str] = []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        asked = [pool.submit(ask_pypi, given.pypi, package) for package in ours]
    for answer in asked:
        try:
            flaws += answer.result()
        except Silent as why:
            silent.append(str(why))
    if silent:
        print(
            f"NOT ASKED: PyPI did not answer for {len(silent)} of {len(ours)} packages, such as: {silent[0]}"
        )
    else:
        print(f"PyPI: asked about {len(ours)} packages.")
    nobody = len(silent) == len(ours)
    try:
        flaws += ask_npm(given.npm)
        print("npm: asked about the client's packages.")
        nobody = False
    except Silent as why:
        print(f"NOT ASKED: npm did not answer; {why}")
    for flaw in flaws:
        print(f"FLAW: {flaw}")
    if not flaws:
        print("Of flaws nothing is known." if nobody else "No flaw is known where an answer came.")
    return FLAWS if flaws else NOBODY if nobody else 0


if __name__ == "__main__":
    sys.exit(main())
