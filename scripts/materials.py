"""What we are made of: every package that the lock files name, with version, hashes, licence and purpose."""

import base64
import json
import re
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"requirements.lock": "test", "mutants.lock": "mutants"}  # and what is only for that, not for playing
NPM_LOCK = ROOT / "web" / "package-lock.json"
OURS = "sandtable (pyproject.toml"  # how a lock names us
RUN, BUILD = "run", "build"  # purposes besides those above; `build` is what the client is built with
UNKNOWN = "unknown"
LONGEST = 60  # characters of the name of a licence; what is longer is its text
ALGORITHMS = {"sha256": "SHA-256", "sha384": "SHA-384", "sha512": "SHA-512"}

_PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*])?==([^ ;\\]+)")
_HASH = re.compile(r"--hash=(\w+):([0-9a-f]+)")
_VIA = re.compile(r"^ +#(?: via)? +(\S.*)$")


@dataclass
class Package:
    """One package of one registry."""

    registry: str  # pypi or npm
    name: str
    version: str
    purpose: str
    licence: str = UNKNOWN
    hashes: list[tuple[str, str]] = field(default_factory=list)  # algorithm, hexadecimal digits
    via: list[str] = field(default_factory=list)  # who asks for it

    @property
    def purl(self) -> str:
        return f"pkg:{self.registry}/{self.name.replace('@', '%40')}@{self.version}"


def packages() -> list[Package]:
    """All of them, those of Python first, each once."""
    found: dict[str, Package] = {}
    for lock, group in LOCKS.items():
        for package in _python(ROOT / lock, group):
            found.setdefault(package.purl, package)
    for package in _npm(NPM_LOCK):
        found.setdefault(package.purl, package)
    return list(found.values())


def _python(lock: Path, group: str) -> list[Package]:
    """What a lock of pip's names. What playing needs is what our own dependencies lead to."""
    found: dict[str, Package] = {}
    for line in lock.read_text().splitlines():
        if pin := _PIN.match(line):
            package = Package("pypi", _plain(pin[1]), pin[2], group)
            found[package.name] = package
        elif (via := _VIA.match(line)) and via[1] != "via":
            package.via.append(via[1])
        package.hashes += _HASH.findall(line)
    needed = [package for package in found.values() if f"{OURS})" in package.via]
    while needed:
        package = needed.pop()
        if package.purpose != RUN:
            package.purpose = RUN
            needed += [other for other in found.values() if package.name in map(_plain, other.via)]
    for package in found.values():
        package.licence = _licence(package.name)
    return list(found.values())


def _plain(name: str) -> str:
    """A name as registries compare it."""
    return re.sub(r"[-_.]+", "-", name.partition("[")[0]).lower()


def _licence(name: str) -> str:
    """As the installed package states it; one for another system is not installed here."""
    try:
        about = metadata.metadata(name).json
    except metadata.PackageNotFoundError:
        return UNKNOWN
    if stated := about.get("license_expression"):
        return str(stated)
    known = [line for line in about.get("classifier", ()) if line.startswith("License :: ")]
    classes = [line.rpartition(" :: ")[2] for line in known]
    if classes and classes != ["OSI Approved"]:
        return ", ".join(classes)
    first = str(about.get("license", "")).strip().partition("\n")[0]
    return first if first and len(first) < LONGEST else UNKNOWN


def _npm(lock: Path) -> list[Package]:
    found = []
    for path, about in json.loads(lock.read_text())["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if not name or about.get("link"):
            continue
        package = Package("npm", name, about["version"], BUILD if about.get("dev") else RUN)
        package.licence = str(about.get("license", UNKNOWN))
        for text in about.get("integrity", "").split():
            algorithm, _, digest = text.partition("-")
            package.hashes.append((algorithm, base64.b64decode(digest).hex()))
        found.append(package)
    return found
