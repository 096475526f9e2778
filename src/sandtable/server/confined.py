"""What a process that works for the house gives up before it begins, and how it is spoken to."""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Callable
from typing import TextIO

Job = dict[str, object]


def limit(memory: int) -> None:
    """Take from this process what its work does not need: memory without end, files, importance."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(5)


def allow(seconds: float) -> None:
    """So many seconds of the processor from now on, and not one more: the kernel ends us then (SIGPROF).

    A limit on all that this process ever uses (RLIMIT_CPU) would not do: the kernel counts that one by
    ticks and tells us a finer figure; after a minute of short readings the two lie seconds apart.
    """
    signal.setitimer(signal.ITIMER_PROF, seconds)


def rest() -> None:
    """Between two jobs nothing is counted."""
    signal.setitimer(signal.ITIMER_PROF, 0)


def serve(lines: TextIO, out: TextIO, work: Callable[[Job], Job]) -> None:
    """Say that we are ready, then answer job after job."""
    out.write('{"ready": true}\n')
    out.flush()
    for line in lines:
        job = json.loads(line)
        try:
            answer = {"job": job["job"], **work(job)}
        except Exception as why:
            answer = {"job": job["job"], "error": f"{type(why).__name__}: {why}"[:500]}
        out.write(json.dumps(answer) + "\n")
        out.flush()
