"""Running tests in a fork: each with its time, its lines and its limit, until one fails."""

from __future__ import annotations

import os
import resource
import signal
import time
from typing import Any

import coverage
import pytest

# a test may take so many times its own time, and so many seconds: it may have a cache to fill
SLOWER, MORE = 10.0, 5.0
MEMORY = 4 << 30
STUCK = 900  # seconds after which a fork is ended that is still at the same test: it does nothing at all
NOTICED = 1  # the exit code of a fork that noticed something


class Watch:
    """Sees to one test after another: its time, its lines, and that the first failure ends all."""

    def __init__(self) -> None:
        self.limits: dict[str, float] = {}  # of CPU seconds by test; empty: no limits
        self.used: dict[str, float] = {}
        self.lines: coverage.Coverage | None = None
        self.pipe = -1  # where a failure is reported; -1: failures do not end anything
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        name = item.nodeid
        if self.lines is not None:
            self.lines.switch_context(name)
        if signal.getitimer(signal.ITIMER_REAL)[0] > 0:
            signal.alarm(STUCK)  # however long all of them take on a machine that is busy
        if self.limits:
            signal.setitimer(signal.ITIMER_VIRTUAL, self.limits[name])
        start = time.process_time()
        done = yield
        self.used[name] = time.process_time() - start
        if self.limits:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return done

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        if call.excinfo is not None and self.pipe >= 0 and not item.get_closest_marker("xfail"):
            if not isinstance(call.excinfo.value, (pytest.skip.Exception, pytest.xfail.Exception)):
                self.notice(item.nodeid)  # without words: nobody reads them, and they take long
        report: pytest.TestReport = yield
        if report.failed:
            self.failed.append(item.nodeid)
            if self.pipe >= 0:
                self.notice(item.nodeid)
        return report

    def notice(self, test: str) -> None:
        os.write(self.pipe, test.encode())
        os._exit(NOTICED)


def run(items: list[pytest.Item]) -> None:
    for i, item in enumerate(items):
        following = items[i + 1] if i + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


class Fork:
    """A child that tries something, and how it ended."""

    def __init__(self) -> None:
        self.out, self.pipe = os.pipe()
        self.pid = os.fork()
        os.close(self.out if self.child else self.pipe)

    @property
    def child(self) -> bool:
        return self.pid == 0

    def quiet(self) -> None:
        """In the child: say nothing, and take no more than its share."""
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.alarm(STUCK)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def answer(self) -> str:
        """In the parent: what it wrote until it ended."""
        with os.fdopen(self.out, "rb") as out:
            return out.read().decode()
