"""Break the rules of one game, one small change at a time, and report the changes that no test notices.

    python scripts/mutants.py GAME [--sample N] [--seed N] ['*pattern of mutant names*'…]

It works on a copy of the tree under build/mutants/GAME; an unchanged tree resumes where the last run stopped.
mutmut thinks up mutants of everything in the game's package, except of the modules that only put the game
into words. Each is tried with the tests in tests/clauses/GAME, tests/cards/GAME, tests/perft and
tests/reference that are not slow: in a fork of a process that has them all at hand, with those that run the
changed lines, until one fails. With --sample only N of them are tried, always the same, as if drawn by lot: a
large game has more mutants than an evening has minutes. Another --seed draws others, so that tests written
for the survivors of one sample can be measured by the next.

Such a fork cannot show a change to code that runs once, at import or into a cache. What survives is therefore
shown to the type checker, which belongs to CI as the tests do, and what it lets pass is tried again in a
fresh process, with the change in the source and with all of the tests.

tests/mutants/GAME.toml may say more:

    package = "timing"                    # of sandtable, if it is no game: what the games share
    tests = ["tests/timing"]              # these, instead of the game's own

    modules = ["timing", "effects.*"]     # these only, instead of all but the wordy ones

    warm = ["tests.clauses.tables:game"]  # called before the first fork: what it caches need not be made anew

    [[equivalent]]                        # a survivor that changes nothing a test could see
    function = "actions.Walk.advance"     # module.function or module.Class.method
    was = "if left > 0:"                  # a line of the diff without its sign; may be left out
    now = "if left >= 0:"
    reason = "left is never 0 here: the frame is popped first"

Instead of function, was and now, an entry may give mutmut's own name as mutant = "…"; these names carry a
number that shifts when the function is edited.

A whole class of them, wherever it survives, is a pattern (of re) and what it becomes; function may then
be a pattern too, of the shell, and within what else the line must have:

    [[equivalent]]
    pattern = '\\+ FIRST\\b'
    into = "- FIRST"
    within = "column"
    reason = "FIRST is 0"
"""

from __future__ import annotations

import ast
import fnmatch
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.mutation.making import Mutant, called, make  # noqa: E402
from scripts.mutation.typed import ill_typed  # noqa: E402

WORDY = {"__init__", "brief", "language", "notation", "view"}
ILL_TYPED = "ill-typed"
NOTICED = ("killed", "timeout", ILL_TYPED)
EARLY = "early"  # survived a fork that began too late to show it
MUTATION = ROOT / "scripts" / "mutation"
TRYING = MUTATION / "trying.py"
READ = ("NOTICE", "docs/*.md", "web/src/pages/**/*")  # by tests, besides sources and tests


class Found(NamedTuple):
    """A mutant, and what came of it."""

    mutant: Mutant
    status: str
    tests: int = 0  # that it was tried with


def plan(game: str) -> dict[str, Any]:
    """tests/mutants/GAME.toml, or nothing."""
    path = ROOT / "tests" / "mutants" / f"{game}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def package_of(game: str, wishes: dict[str, Any]) -> Path:
    return Path("src/sandtable", wishes.get("package", f"games/{game}"))


def modules(package: Path, wanted: list[str] | None) -> list[Path]:
    found = [path.relative_to(ROOT) for path in sorted((ROOT / package).rglob("*.py"))]
    found = [path for path in found if not WORDY.intersection(path.with_suffix("").parts)]
    if wanted is not None:
        found = []
        for name in wanted:
            pattern = f"{name.replace('.', '/')}.py"
            several = [path.relative_to(ROOT) for path in sorted((ROOT / package).glob(pattern))]
            found += [path for path in several if path.stem != "__init__"] or [package / pattern]
    missing = [str(path) for path in found if not (ROOT / path).exists()]
    if missing or not found:
        sys.exit(f"There is nothing to mutate in {package}: no {', '.join(missing) or 'modules'}.")
    return found


def selection(game: str) -> list[str]:
    """The tests to try: the game's clauses, and what counts and compares it; not what is another game's."""
    games = {path.name for path in (ROOT / "src/sandtable/games").iterdir() if path.is_dir()}
    found = [path for path in (ROOT / "tests/clauses" / game, ROOT / "tests/cards" / game) if path.exists()]
    for folder in ("perft", "reference"):
        files = sorted((ROOT / "tests" / folder).glob("test_*.py"))
        named = {path: {name for name in games if name in path.stem} for path in files}
        own = [path for path in files if game in named[path]]
        if not own and (ROOT / "tests" / folder / f"{game}.toml").exists():
            own = [path for path in files if not named[path]]
        found += own
    if not found:
        sys.exit(f"There are no tests for {game}: neither tests/clauses/{game} nor tests/perft is there.")
    return [str(path.relative_to(ROOT)) for path in found]


def copy_tree(game: str, settings: str) -> Path:
    """Copy what the tests need to build/mutants/GAME; keep the copy, and its results, if nothing changed."""
    files = [
        path
        for folder in ("src", "tests")
        for path in sorted((ROOT / folder).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and path.parent != ROOT / "tests" / "mutants"
    ]
    files += [path for pattern in READ for path in sorted(ROOT.glob(pattern)) if path.is_file()]
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    digest = hashlib.sha256((project + settings).encode())
    for path in [*files, *sorted(MUTATION.glob("*.py"))]:
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    work = ROOT / "build" / "mutants" / game
    stamp = work / "tree"
    if stamp.exists() and stamp.read_text() == digest.hexdigest():
        return work
    made = work / "made"  # mutants belong to their file, whatever else has changed
    kept = {path.name: path.read_bytes() for path in made.glob("*.json")}
    shutil.rmtree(work, ignore_errors=True)
    for path in files:
        target = work / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    (work / "pyproject.toml").write_text(project, "utf-8")
    write_metadata(work / "src", tomllib.loads(project)["project"])
    made.mkdir()
    for name, data in kept.items():
        (made / name).write_bytes(data)
    (work / "results.jsonl").touch()
    stamp.write_text(digest.hexdigest())
    return work


def write_metadata(src: Path, project: dict[str, Any]) -> None:
    """Let the copy pass for an installed package, so that games are found by their entry points."""
    folder = src / f"{project['name']}-{project['version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = []
    for group, points in project.get("entry-points", {}).items():
        lines += [f"[{group}]", *(f"{name} = {where}" for name, where in points.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n")


def environment(work: Path) -> dict[str, str]:
    # hashes as they always are, so that a test takes the same way every time
    return {
        **os.environ,
        "PYTHONPATH": str(work / "src"),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def write_plan(work: Path, files: list[Path], mutants: list[Mutant], wishes: dict[str, Any]) -> None:
    entries: list[dict[str, str]] = wishes.get("equivalent", [])
    rows = [
        mutant._asdict() | {"place": mutant.place, "explained": explanation(mutant, entries) is not None}
        for mutant in mutants
    ]
    jobs = len(os.sched_getaffinity(0))
    names = [str(path) for path in files]
    plan = {"files": names, "jobs": jobs, "mutants": rows, "warm": wishes.get("warm", [])}
    (work / "plan.json").write_text(json.dumps(plan))


def results(work: Path) -> dict[str, dict[str, Any]]:
    """What has come of mutants so far, by name."""
    rows = [json.loads(line) for line in (work / "results.jsonl").read_text("utf-8").splitlines()]
    return {row["name"]: row for row in rows}


def try_all(
    work: Path, files: list[Path], tests: list[str], mutants: list[Mutant], wishes: dict[str, Any]
) -> None:
    """Try the mutants of which nothing is known yet, each in a fork."""
    known = results(work)
    todo = [mutant for mutant in mutants if mutant.name not in known]
    if not todo:
        return
    write_plan(work, files, todo, wishes)
    print(f"{len(todo)} of {len(mutants)} mutants are to be tried…", flush=True)
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, TRYING, work, *tests], env=environment(work), stdout=subprocess.PIPE, text=True
    )
    if done.returncode not in (0, 5):  # 5: pytest itself has run no test
        print(done.stdout)
        sys.exit("The tests stopped; the lines above say why. Often one fails even without mutants.")
    seconds = time.monotonic() - start
    print(f"\n{len(todo)} mutants in {seconds:.0f} s, {len(todo) / seconds:.1f} a second")


def second_look(
    work: Path, files: list[Path], tests: list[str], doubtful: list[Mutant], wishes: dict[str, Any]
) -> dict[str, str]:
    """Try the survivors again in fresh processes; remember the answers beside the tree."""
    memory = work / "second-look.json"
    known: dict[str, str] = json.loads(memory.read_text()) if memory.exists() else {}
    todo = [mutant for mutant in doubtful if mutant.name not in known]
    if not todo:
        return known
    write_plan(work, files, todo, wishes)
    print(f"{len(todo)} survivors are tried again in fresh processes…", flush=True)
    proven = work / "fresh"
    if not proven.exists() and fresh(work, tests, "", []) != "survived":
        sys.exit("In a fresh process the tests fail without any mutant; the second look would prove nothing.")
    proven.touch()
    likely = Likely(work)
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        for mutant, status in zip(todo, pool.map(lambda m: likely.look(tests, m), todo)):
            known[mutant.name] = status
            memory.write_text(json.dumps(known, indent=1))
    return known


class Likely:
    """Which tests have noticed mutants of a module: the next one there is shown to these first."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.counts: dict[str, Counter[str]] = {}
        for row in results(work).values():
            if "::" in row["test"]:
                self.counts.setdefault(row["name"].rpartition(".")[0], Counter())[row["test"]] += 1

    def look(self, tests: list[str], mutant: Mutant) -> str:
        counts = self.counts.get(mutant.module, Counter())
        return fresh(self.work, tests, mutant.name, [test for test, _ in counts.most_common(20)])


def fresh(work: Path, tests: list[str], mutant: str, likely: list[str]) -> str:
    """Run all the tests in a new process with this mutant in its source from the start."""
    done = subprocess.run(
        [sys.executable, TRYING, work, *tests, "--fresh", mutant, *likely],
        env=environment(work),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return "survived" if done.returncode in (0, 5) else "timeout" if done.returncode < 0 else "killed"


def changed(diff: str, sign: str) -> set[str]:
    """The lines of a diff with this sign, without it."""
    lines = (line for line in diff.splitlines() if line.startswith(sign) and not line.startswith(sign * 3))
    return {line[1:].strip() for line in lines}


def rewritten(entry: dict[str, str], was: str, now: str) -> bool:
    """Whether a pattern, applied in one place of the old line, makes the new one of it."""
    return re.search(entry.get("within", ""), was) is not None and any(
        was[: found.start()] + found.expand(entry["into"]) + was[found.end() :] == now
        for found in re.finditer(entry["pattern"], was)
    )


def explanation(mutant: Mutant, entries: list[dict[str, str]]) -> dict[str, str] | None:
    """The entry of the allow-list that speaks of this mutant."""
    for entry in entries:
        if "mutant" in entry:
            matches = entry["mutant"] == mutant.name
        elif "pattern" in entry:
            matches = fnmatch.fnmatch(mutant.place, entry.get("function", "*")) and any(
                rewritten(entry, was, now)
                for was in changed(mutant.diff, "-")
                for now in changed(mutant.diff, "+")
            )
        else:
            matches = (
                entry["function"] == mutant.place
                and entry["now"].strip() in changed(mutant.diff, "+")
                and ("was" not in entry or entry["was"].strip() in changed(mutant.diff, "-"))
            )
        if matches:
            return entry
    return None


def title(entry: dict[str, str]) -> str:
    if "pattern" in entry:
        return f"{entry.get('function', '*')}: {entry['pattern']} into {entry['into']}"
    return entry.get("mutant") or f"{entry['function']}: {entry['now'].strip()}"


def untouched(files: list[Path]) -> list[str]:
    """Functions that mutmut leaves alone because they are decorated."""
    found = []
    for path in files:
        for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.decorator_list:
                names = [decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)]
                if names not in (["staticmethod"], ["classmethod"]):
                    found.append(f"{called(path)}.{node.name}")
    return found


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def report(
    game: str, files: list[Path], found: list[Found], entries: list[dict[str, str]], partial: bool
) -> None:
    """Print what was found, survivors first."""
    counts = Counter(row.status for row in found)
    noticed = sum(counts[status] for status in NOTICED)
    missed = [row for row in found if row.status not in NOTICED]
    explained = [entry for row in missed if (entry := explanation(row.mutant, entries))]
    open_ones = [row for row in missed if not explanation(row.mutant, entries)]

    for row in open_ones:
        print(f"\n{row.mutant.place}: {row.status}  ({row.mutant.name}, {row.tests} tests)")
        lines = row.mutant.diff.splitlines()
        print("\n".join(line for line in lines if not line.startswith(("---", "+++"))))
    if explained:
        print("\nExplained survivors:")
        for entry in explained:
            print(f"  {title(entry)}\n    {entry['reason']}")
    for entry in entries:
        if entry not in explained and not partial:
            print(f"\nAn explanation without a survivor: {title(entry)}")
    alone = untouched(files)
    if alone:
        print(f"\nNot mutated, because decorated: {', '.join(alone)}")

    total = len(found)
    print(f"\n{game}: {total} mutants in {', '.join(called(path) for path in files)}")
    for status, number in sorted(counts.items(), key=lambda item: -item[1]):
        print(f"  {number:6}  {status}")
    print(f"  {len(explained):6}  of the survivors explained, {len(open_ones)} not")
    rest = share(noticed, total - len(explained))
    print(f"noticed: {share(noticed, total)}; leaving out the explained: {rest}")


def drawn(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """So many of them, by a lot that falls the same way every time it is drawn with this seed."""
    salt = f"{seed} " if seed else ""
    lots = sorted(mutants, key=lambda mutant: hashlib.sha256(f"{salt}{mutant.name}".encode()).digest())
    chosen = {mutant.name for mutant in lots[:number]}
    return [mutant for mutant in mutants if mutant.name in chosen]


def number_after(words: list[str], name: str, what: str) -> int:
    """Take an option and its number out of the words; 0 where it is not among them."""
    if name not in words:
        return 0
    at = words.index(name)
    if not "".join(words[at + 1 : at + 2]).isdecimal():
        sys.exit(f"{name} is followed by a number: {what}.")
    number = int(words[at + 1])
    del words[at : at + 2]
    return number


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    game, patterns = sys.argv[1], sys.argv[2:]
    number = number_after(patterns, "--sample", "how many mutants to try")
    seed = number_after(patterns, "--seed", "which lot to draw")
    wishes = plan(game)
    entries: list[dict[str, str]] = wishes.get("equivalent", [])
    package = package_of(game, wishes)
    files, tests = modules(package, wishes.get("modules")), wishes.get("tests") or selection(game)
    print(f"Mutants of {', '.join(map(str, files))} against {', '.join(tests)}", flush=True)
    work = copy_tree(game, f"{files} {tests}")
    mutants = [
        mutant
        for mutant in make(work, files)
        if not patterns or any(fnmatch.fnmatch(mutant.name, pattern) for pattern in patterns)
    ]
    whole = len(mutants)
    if number:
        mutants = drawn(mutants, number, seed)
        print(f"{len(mutants)} of {whole} mutants are drawn by lot.")
    if not mutants:
        sys.exit(f"No mutant is called {' or '.join(patterns)}.")
    try:
        try_all(work, files, tests, mutants, wishes)
        known = results(work)
        found = [Found(m, known[m.name]["came"], known[m.name]["tests"]) for m in mutants]
        missed = [row.mutant for row in found if row.status not in NOTICED]
        refused = ill_typed(work, ".".join(package.parts[1:]), missed)
        found = [row._replace(status=ILL_TYPED) if row.mutant.name in refused else row for row in found]
        doubtful = [
            row.mutant
            for row in found
            if row.status not in NOTICED and (row.status == EARLY or not explanation(row.mutant, entries))
        ]
        again = second_look(work, files, tests, doubtful, wishes)
    except KeyboardInterrupt:
        sys.exit("\nStopped. The same command goes on from here.")
    found = [row._replace(status=again.get(row.mutant.name, row.status)) for row in found]
    report(game, files, found, entries, bool(patterns or number))


main()
