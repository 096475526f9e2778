"""Write the bill of materials: what we are made of, as CycloneDX 1.5, from the lock files alone.

python scripts/sbom.py dist/sandtable.cdx.json

Licences are those that installed packages state, so the environment of `make setup` is asked. The same locks
give the same bill, to the letter.
"""

import argparse
import json
import sys
import uuid
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.materials import ALGORITHMS, NPM_LOCK, RUN, UNKNOWN, Package, packages  # noqa: E402

VERSION = json.loads(NPM_LOCK.read_text())["version"]


def component(package: Package) -> dict[str, object]:
    hashes = [
        {"alg": ALGORITHMS[name], "content": digits} for name, digits in package.hashes if name in ALGORITHMS
    ]
    group, _, name = package.name.rpartition("/")
    return {
        "type": "library",
        "bom-ref": package.purl,
        **({"group": group} if group else {}),
        "name": name,
        "version": package.version,
        "purl": package.purl,
        "scope": "required" if package.purpose == RUN else "excluded",
        "licenses": [] if package.licence == UNKNOWN else [{"license": {"name": package.licence}}],
        **({"hashes": hashes} if package.registry == "npm" else {}),
        "properties": [
            {"name": "sandtable:purpose", "value": package.purpose},
            *[{"name": "sandtable:file", "value": digits} for _, digits in package.hashes],
        ]
        if package.registry == "pypi"  # of a package there are many files, and any of these may be installed
        else [{"name": "sandtable:purpose", "value": package.purpose}],
    }


def bill(found: list[Package]) -> dict[str, object]:
    components = [component(package) for package in found]
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(components))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "sandtable", "version": VERSION}},
        "components": components,
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, help="where to write it; - for standard output")
    given = parser.parse_args()
    found = packages()
    text = json.dumps(bill(found), indent=1) + "\n"
    if str(given.file) == "-":
        sys.stdout.write(text)
        return 0
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_text(text)
    kinds = Counter((package.registry, package.purpose) for package in found)
    parts = ", ".join(
        f"{count} of {registry} to {purpose}" for (registry, purpose), count in sorted(kinds.items())
    )
    print(f"{given.file}: {len(found)} packages ({parts})")
    for licence, count in Counter(package.licence for package in found).most_common():
        print(f"  {count:4}  {licence}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
