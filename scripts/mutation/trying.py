"""Try mutants: one process imports and collects the tests, and a fork of it tries each mutant.

    python trying.py TREE TESTS…             every mutant in TREE/plan.json
    python trying.py TREE TESTS… --fresh M   the mutant M alone, in its source before anything is imported

It runs inside the tree. Before the first mutant two forks run all the tests: one measures how much time each
takes, the other which lines each runs. A mutant is tried only with the tests that run a line it touches:
first those that have noticed others like it, then the quick ones, until one fails. A test that takes ten
times its own time counts as failed; so does one that wants more memory than there is. Mutants that are
explained should survive, so they are tried many at once, one a function, and by themselves only if a test
fails.

What comes of a mutant is a line in results.jsonl: its name, what came of it, and the test that noticed. A
fork cannot show what a mutant does to code that ran before the tests did, at import: if it survives, that is
said to be `early`.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
from collections import deque
from importlib import import_module
from operator import attrgetter
from pathlib import Path

import coverage
import pytest

sys.path[0] = str(Path(__file__).resolve().parents[2])

from scripts.mutation.forks import MEMORY, MORE, NOTICED, SLOWER, STUCK, Fork, Watch, run  # noqa: E402
from scripts.mutation.lines import BEFORE, Lines, by_line, read_tests, recorder, write_tests  # noqa: E402
from scripts.mutation.placing import Finder, Row, in_place  # noqa: E402

KILLED, TIMEOUT, SURVIVED, EARLY, NO_TESTS = "killed", "timeout", "survived", "early", "no tests"
QUICK = 0.3  # CPU seconds


# ---- all mutants


class Trial:
    """The plugin of the process that forks: measures, then tries one mutant after another."""

    def __init__(self, tree: Path, plan: Row, watch: Watch, early: coverage.Coverage) -> None:
        self.tree = tree
        self.files: list[str] = plan["files"]
        self.mutants: list[Row] = plan["mutants"]
        self.jobs: int = plan["jobs"]
        self.warm: list[str] = plan["warm"]
        self.watch = watch
        self.early = early
        self.results = tree / "results.jsonl"
        self.items: dict[str, pytest.Item] = {}
        self.times: dict[str, float] = {}
        self.lines: Lines = {}
        self.killers: dict[str, list[str]] = {}  # tests that noticed a mutant of a function, the latest first
        self.proven: set[str] = set()  # tests that pass by themselves without any mutant
        self.counts: dict[str, int] = {}
        self.queue: deque[list[Row]] = deque()
        self.running: dict[int, tuple[Fork, list[Row], int]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.early.stop()
        if session.testsfailed:
            raise pytest.UsageError("The tests could not be collected.")
        self.items = {item.nodeid: item for item in session.items}
        memory = self.tree / "tests.json"
        if not memory.exists():
            self.measure(memory)
        self.times, self.lines = read_tests(memory)
        self.watch.limits = {name: MORE + SLOWER * used for name, used in self.times.items()}
        warm_up(self.warm)
        gc.collect()
        gc.freeze()  # so that forks share what is there
        for line in self.results.read_text().splitlines():
            self.remember(json.loads(line))
        self.queue.extend(groups(self.mutants))
        try:
            while self.queue or self.running:
                while self.queue and len(self.running) < self.jobs:
                    self.start(self.queue.popleft())
                self.wait()
                self.show()
        finally:
            for pid in self.running:
                os.kill(pid, signal.SIGKILL)
        return True

    def show(self) -> None:
        if sys.stderr.isatty():
            counts = ", ".join(f"{count} {name}" for name, count in sorted(self.counts.items()))
            left = sum(len(rows) for rows in self.queue) + sum(
                len(rows) for _, rows, _ in self.running.values()
            )
            say(f"\r{counts}; {left} to go   ", end="")

    # ---- before the first mutant

    def measure(self, memory: Path) -> None:
        """Run all tests in two forks, for their time and for their lines; without mutants they must pass.

        One runs them from the last to the first: they must not depend on their order either.
        """
        say(f"{len(self.items)} tests are run once for their time and once for their lines…")
        forks = {}
        for what in ("times", "lines"):
            fork = Fork()
            if fork.child:
                fork.quiet()
                self.watched(fork, what)
            forks[what] = fork
        for fork in forks.values():
            words = fork.answer()
            if os.waitpid(fork.pid, 0)[1]:
                raise pytest.UsageError(f"Without any mutant tests fail: {words or 'nobody says which'}.")
        times, lines = [json.loads((self.tree / f"{what}.json").read_text()) for what in forks]
        before = self.early.get_data()
        for path in self.files:
            for line in before.lines(str(self.tree / path)) or []:
                lines.setdefault(path, {}).setdefault(str(line), []).append(BEFORE)
        write_tests(memory, times, lines)

    def watched(self, fork: Fork, what: str) -> None:
        """In a fork: run all tests and write down what is asked for."""
        watch = self.watch
        items = list(self.items.values())
        try:
            if what == "lines":
                watch.lines = recorder(self.tree, self.files)
                watch.lines.start()
                items.reverse()
            run(items)
            found: object = watch.used
            if watch.lines is not None:
                watch.lines.stop()
                found = by_line(watch.lines, self.tree, self.files)
            (self.tree / f"{what}.json").write_text(json.dumps(found))
        except BaseException as why:
            watch.failed.append(repr(why))
        os.write(fork.pipe, ", ".join(watch.failed[:5]).encode())
        os._exit(NOTICED if watch.failed else 0)

    def prove(self, test: str) -> None:
        """A test that notices a mutant must pass without one, all by itself."""
        if test in self.proven or test not in self.items:
            return
        self.proven.add(test)
        fork = Fork()
        if fork.child:
            fork.quiet()
            self.tried(fork, [], [test])
        fork.answer()
        if os.waitpid(fork.pid, 0)[1]:
            raise pytest.UsageError(f"By itself, without any mutant, a test fails: {test}.")

    # ---- one mutant

    def start(self, rows: list[Row]) -> None:
        """Fork a child for a mutant, or for several at once, unless no test runs what they change."""
        ran: set[str] = set()
        for row in rows:
            lines = self.lines.get(row["path"], {})
            own = {test for line in row["touched"] for test in lines.get(str(line), [])}
            row["early"] = BEFORE in own
            ran |= own
        tests = self.order(rows[0]["place"], ran - {BEFORE})
        if rows[0]["early"] and len(rows) == 1:
            tests = [test for test in tests if self.times[test] <= QUICK]  # it will be tried again anyhow
        if not tests:
            self.finish(rows, NO_TESTS, "", 0.0, 0)
            return
        fork = Fork()
        if fork.child:
            fork.quiet()
            self.tried(fork, rows, tests)
        self.running[fork.pid] = (fork, rows, len(tests))

    def tried(self, fork: Fork, rows: list[Row], tests: list[str]) -> None:
        """In a fork: put mutants in place and run tests until one fails."""
        try:
            self.watch.pipe = fork.pipe
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)  # ends the fork, whatever it is doing
            for row in rows:
                in_place(row)
            run([self.items[test] for test in tests])
        except BaseException as why:
            os.write(fork.pipe, f"{type(why).__name__}: {why}"[:200].encode())
            os._exit(NOTICED)
        os._exit(0)

    def order(self, place: str, tests: set[str]) -> list[str]:
        """First the tests that noticed other mutants of the function, then the quick ones."""
        likely = [test for test in self.killers.get(place, []) if test in tests]
        return likely + sorted(tests - set(likely), key=lambda test: self.times[test])

    def wait(self) -> None:
        """Take the next child that has ended."""
        if not self.running:
            return
        pid, status, used = os.wait4(-1, 0)
        fork, rows, tests = self.running.pop(pid)
        test = fork.answer()
        if os.WIFSIGNALED(status):
            came = TIMEOUT if os.WTERMSIG(status) in (signal.SIGVTALRM, signal.SIGALRM) else KILLED
        else:
            came = KILLED if os.WEXITSTATUS(status) else SURVIVED
        if came != SURVIVED and len(rows) > 1:
            self.queue.extendleft([row] for row in rows)  # which of them was it?
            return
        self.prove(test)
        self.finish(rows, came, test, used.ru_utime + used.ru_stime, tests)

    def finish(self, rows: list[Row], came: str, test: str, used: float, tests: int) -> None:
        with self.results.open("a") as file:
            for row in rows:
                late = came in (SURVIVED, NO_TESTS) and row["early"]
                result = {
                    "name": row["name"],
                    "place": row["place"],
                    "came": EARLY if late else came,
                    "test": test,
                    "used": round(used / len(rows), 3),
                    "tests": tests,
                }
                file.write(json.dumps(result) + "\n")
                self.remember(result)

    def remember(self, result: Row) -> None:
        self.counts[result["came"]] = self.counts.get(result["came"], 0) + 1
        test = result["test"]
        if test in self.items:
            likely = self.killers.setdefault(result["place"], [])
            if test in likely:
                likely.remove(test)
            likely.insert(0, test)


def groups(rows: list[Row]) -> list[list[Row]]:
    """Each mutant by itself; those that are explained, and so will survive, together, one a function."""
    found = [[row] for row in rows if not row["explained"]]
    together: list[list[Row]] = []
    for row in rows:
        if row["explained"]:
            for group in together:
                if all(row["place"] != other["place"] for other in group):
                    group.append(row)
                    break
            else:
                together.append([row])
    return found + together


def warm_up(names: list[str]) -> None:
    """Let caches be filled that many tests share, which the time of a single test does not allow for."""
    for name in names:
        module, _, path = name.partition(":")
        attrgetter(path)(import_module(module))()


def say(words: str, end: str = "\n") -> None:
    """Tell whoever waits; what pytest has to say is shown only if all fails."""
    print(words, end=end, file=sys.stderr, flush=True)


# ---- one mutant in a new process


class Alone:
    """The plugin of a process for one mutant: all tests, the likely ones first, until one fails."""

    def __init__(self, watch: Watch, times: dict[str, float], likely: list[str], warm: list[str]) -> None:
        self.watch = watch
        self.times = times
        self.warm = warm
        self.likely = {test: i for i, test in enumerate(likely)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        far = len(self.likely)
        items.sort(key=lambda item: (self.likely.get(item.nodeid, far), self.times.get(item.nodeid, 0.0)))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            os._exit(NOTICED)  # a mutant that keeps tests from being collected is noticed
        signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)
        try:
            warm_up(self.warm)
        except Exception:
            os._exit(NOTICED)  # and so is one that keeps the cards from being read
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        self.watch.limits = {
            item.nodeid: MORE + SLOWER * self.times.get(item.nodeid, STUCK / SLOWER) for item in session.items
        }
        run(list(session.items))
        return True


def alone(tree: Path, tests: list[str], row: Row | None, likely: list[str], warm: list[str]) -> int:
    """Run all tests in this process, with a mutant in its source; 0 if nobody notices."""
    watch = Watch()
    watch.pipe = os.open(os.devnull, os.O_WRONLY)
    if row is not None:
        sys.meta_path.insert(0, Finder(row))
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    times, _ = read_tests(tree / "tests.json")
    return int(pytest.main(arguments(tests), [watch, Alone(watch, times, likely, warm)]))


def arguments(tests: list[str]) -> list[str]:
    return [
        "-q", "-s", "--tb=no", "--no-header", "--no-summary", "--rootdir=.", "-p", "no:cacheprovider",
        "-p", "no:xdist", "-m", "not slow", *tests,
    ]  # fmt: skip


def main() -> int:
    tree, tests = Path(sys.argv[1]).resolve(), sys.argv[2:]
    sys.path[0] = str(tree)  # from here on nothing is taken from anywhere else
    os.chdir(tree)
    plan = json.loads((tree / "plan.json").read_text())
    if "--fresh" in tests:
        at = tests.index("--fresh")
        name, likely = tests[at + 1], tests[at + 2 :]
        rows = {row["name"]: row for row in plan["mutants"]}
        return alone(tree, tests[:at], rows[name] if name else None, likely, plan["warm"])
    watch = Watch()
    early = recorder(tree, plan["files"])
    early.start()
    return int(pytest.main(arguments(tests), [watch, Trial(tree, plan, watch, early)]))


if __name__ == "__main__":
    sys.exit(main())
