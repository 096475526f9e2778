"""Break the rules of one game, one small change at a time, and report the changes that no test notices.

    python scripts/mutants.py GAME ['*pattern of mutant names*']

mutmut works on a copy of the tree under build/mutants/GAME; an unchanged tree resumes where the last run
stopped. Mutants of everything in the game's package are made, except of the modules that only put the game
into words. Each is tried with the tests in tests/clauses/GAME and tests/perft that are not slow.

mutmut forks after the modules are imported, so a change to code that runs once, at import or into a cache,
cannot show there. What survives is therefore tried again in a fresh process, with all of the tests.

tests/mutants/GAME.toml may say more:

    modules = ["actions", "timing"]       # these only, instead of all but the wordy ones

    [[equivalent]]                        # a survivor that changes nothing a test could see
    function = "actions.Walk.advance"     # module.function or module.Class.method
    was = "if left > 0:"                  # a line of the diff without its sign; may be left out
    now = "if left >= 0:"
    reason = "left is never 0 here: the frame is popped first"

Instead of function, was and now, an entry may give mutmut's own name as mutant = "…"; these names carry a
number that shifts when the function is edited.
"""

import ast
import fnmatch
import hashlib
import json
import os
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
WORDY = {"__init__", "notation", "view"}
NOTICED = ("killed", "timeout", "segfault", "caught by type check")
PYTEST = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow"]


class Mutant(NamedTuple):
    name: str
    function: str
    status: str
    diff: str


def plan(game: str) -> dict[str, Any]:
    """tests/mutants/GAME.toml, or nothing."""
    path = ROOT / "tests" / "mutants" / f"{game}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def modules(game: str, wanted: list[str] | None) -> list[Path]:
    package = Path("src/sandtable/games", game)
    found = sorted(path.relative_to(ROOT) for path in (ROOT / package).glob("*.py") if path.stem not in WORDY)
    if wanted is not None:
        found = [package / f"{name}.py" for name in wanted]
    missing = [str(path) for path in found if not (ROOT / path).exists()]
    if missing or not found:
        sys.exit(f"There is nothing to mutate in {package}: no {', '.join(missing) or 'modules'}.")
    return found


def selection(game: str) -> list[str]:
    """The tests to try: the game's clauses, and its perft counts (all of them if none are named after it)."""
    clauses = [path for path in (ROOT / "tests/clauses" / game,) if path.exists()]
    perft = sorted((ROOT / "tests/perft").glob(f"test_*{game}*.py")) or [ROOT / "tests/perft"]
    found = [str(path.relative_to(ROOT)) for path in clauses + perft if path.exists()]
    if not found:
        sys.exit(f"There are no tests for {game}: neither tests/clauses/{game} nor tests/perft is there.")
    return found


def config(files: list[Path], tests: list[str]) -> str:
    options = {
        "source_paths": ["src"],
        "only_mutate": [str(path) for path in files],
        "pytest_add_cli_args_test_selection": ["-m", "not slow", *tests],
        "timeout_constant": 5.0,
        "timeout_multiplier": 4.0,
        "on_dependency_change": "ignore",
        "use_git_change_detection": False,
    }
    return "\n[tool.mutmut]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in options.items())


def copy_tree(game: str, settings: str) -> Path:
    """Copy what the tests need to build/mutants/GAME; keep the copy, and its results, if nothing changed."""
    files = [
        path
        for folder in ("src", "tests")
        for path in sorted((ROOT / folder).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and path.parent != ROOT / "tests" / "mutants"
    ]
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    digest = hashlib.sha256((project + settings).encode())
    for path in files:
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    work = ROOT / "build" / "mutants" / game
    stamp = work / "tree"
    if stamp.exists() and stamp.read_text() == digest.hexdigest():
        return work
    shutil.rmtree(work, ignore_errors=True)
    for path in files:
        target = work / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    (work / "pyproject.toml").write_text(project + settings, "utf-8")
    write_metadata(work / "src", tomllib.loads(project)["project"])
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


def run_mutmut(work: Path, patterns: list[str]) -> None:
    """Run mutmut, its progress on the terminal; in a log it would be thousands of lines."""
    mutmut = Path(sys.executable).with_name("mutmut")
    quiet = None if sys.stdout.isatty() else subprocess.PIPE
    done = subprocess.run(
        [mutmut, "run", *patterns], cwd=work, stdout=quiet, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(*(line for line in (done.stdout or "").splitlines() if "\r" not in line), sep="\n")
        sys.exit("mutmut stopped; the lines above say why. Often a test fails even without mutants.")


def results(work: Path, files: list[Path], patterns: list[str]) -> list[Mutant]:
    """What mutmut found, with a diff for whatever the tests did not notice."""
    from mutmut.mutation.diff_apply import get_diff_for_mutant
    from mutmut.stats import status_by_exit_code
    from mutmut.utils.format_utils import orig_function_and_class_names_from_key

    os.chdir(work)  # mutmut reads its configuration and mutants/ from here
    found = []
    for path in files:
        codes = json.loads((work / "mutants" / f"{path}.meta").read_text("utf-8"))["exit_code_by_key"]
        for name, code in codes.items():
            if patterns and not any(fnmatch.fnmatch(name, pattern) for pattern in patterns):
                continue
            function, owner = orig_function_and_class_names_from_key(name)
            status = status_by_exit_code[code]
            diff = "" if status in NOTICED else get_diff_for_mutant(name, path=path)
            found.append(Mutant(name, ".".join(filter(None, (path.stem, owner, function))), status, diff))
    return found


def changed(diff: str, sign: str) -> set[str]:
    """The lines of a diff with this sign, without it."""
    lines = (line for line in diff.splitlines() if line.startswith(sign) and not line.startswith(sign * 3))
    return {line[1:].strip() for line in lines}


def explanation(mutant: Mutant, entries: list[dict[str, str]]) -> dict[str, str] | None:
    """The entry of the allow-list that speaks of this mutant."""
    for entry in entries:
        if "mutant" in entry:
            matches = entry["mutant"] == mutant.name
        else:
            matches = (
                entry["function"] == mutant.function
                and entry["now"].strip() in changed(mutant.diff, "+")
                and ("was" not in entry or entry["was"].strip() in changed(mutant.diff, "-"))
            )
        if matches:
            return entry
    return None


def title(entry: dict[str, str]) -> str:
    return entry.get("mutant") or f"{entry['function']}: {entry['now'].strip()}"


def fresh(work: Path, tests: list[str], mutant: str, limit: float | None) -> str:
    """Run all the tests in a new process with this mutant switched on from the start."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *PYTEST, "--rootdir=.", *tests],
            cwd=work / "mutants",
            env={**os.environ, "PYTHONPATH": str(work / "mutants" / "src"), "MUTANT_UNDER_TEST": mutant},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        return "timeout"
    return "survived" if done.returncode == 0 else "killed"


def second_look(work: Path, tests: list[str], doubtful: list[Mutant]) -> dict[str, str]:
    """Try the survivors again in fresh processes; remember the answers beside the tree."""
    memory = work / "second-look.json"
    known: dict[str, str] = json.loads(memory.read_text()) if memory.exists() else {}
    todo = [mutant.name for mutant in doubtful if mutant.name not in known]
    if not todo:
        return known
    start = time.monotonic()
    if fresh(work, tests, "", None) != "survived":
        sys.exit("In a fresh process the tests fail without any mutant; the second look would prove nothing.")
    limit = 30 + 5 * (time.monotonic() - start)
    print(f"{len(todo)} survivors are tried again in fresh processes, {limit:.0f} s at most…", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, status in zip(todo, pool.map(lambda name: fresh(work, tests, name, limit), todo)):
            known[name] = status
            memory.write_text(json.dumps(known, indent=1))
    return known


def untouched(files: list[Path]) -> list[str]:
    """Functions that mutmut leaves alone because they are decorated."""
    found = []
    for path in files:
        for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.decorator_list:
                names = [decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)]
                if names not in (["staticmethod"], ["classmethod"]):
                    found.append(f"{path.stem}.{node.name}")
    return found


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def report(
    game: str, files: list[Path], mutants: list[Mutant], entries: list[dict[str, str]], partial: bool
) -> bool:
    """Print what was found, survivors first; False if some mutants were not tried."""
    counts = Counter(mutant.status for mutant in mutants)
    noticed = sum(counts[status] for status in NOTICED)
    missed = [mutant for mutant in mutants if mutant.status not in NOTICED]
    explained = [(mutant, entry) for mutant in missed if (entry := explanation(mutant, entries))]
    open_ones = [mutant for mutant in missed if not explanation(mutant, entries)]

    for mutant in open_ones:
        print(f"\n{mutant.function}: {mutant.status}  ({mutant.name})")
        print("\n".join(line for line in mutant.diff.splitlines() if not line.startswith(("---", "+++"))))
    if explained:
        print("\nExplained survivors:")
        for _, entry in explained:
            print(f"  {title(entry)}\n    {entry['reason']}")
    used = [entry for _, entry in explained]
    for entry in entries:
        if entry not in used and not partial:
            print(f"\nAn explanation without a survivor: {title(entry)}")
    alone = untouched(files)
    if alone:
        print(f"\nNot mutated, because decorated: {', '.join(alone)}")

    total = len(mutants)
    print(f"\n{game}: {total} mutants in {', '.join(path.stem for path in files)}")
    for status, number in sorted(counts.items(), key=lambda item: -item[1]):
        print(f"  {number:6}  {status}")
    print(f"  {len(explained):6}  of the survivors explained, {len(open_ones)} not")
    rest = share(noticed, total - len(explained))
    print(f"noticed: {share(noticed, total)}; leaving out the explained: {rest}")
    return not counts["not checked"] and not counts["check was interrupted by user"]


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    game, patterns = sys.argv[1], sys.argv[2:]
    wishes = plan(game)
    entries: list[dict[str, str]] = wishes.get("equivalent", [])
    files, tests = modules(game, wishes.get("modules")), selection(game)
    print(f"Mutants of {', '.join(map(str, files))} against {', '.join(tests)}", flush=True)
    work = copy_tree(game, config(files, tests))
    run_mutmut(work, patterns)
    mutants = results(work, files, patterns)
    doubtful = [m for m in mutants if m.status == "survived" and not explanation(m, entries)]
    again = second_look(work, tests, doubtful)
    late = {mutant.name for mutant in doubtful if again[mutant.name] in NOTICED}
    mutants = [m._replace(status=again[m.name]) if m.name in late else m for m in mutants]
    if not report(game, files, mutants, entries, bool(patterns)):
        sys.exit("Not all mutants were tried: the same command goes on where this one stopped.")


main()
