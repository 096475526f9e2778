"""What a process that works for the house gives up before it begins, and how it is spoken to."""

from __future__ import annotations

import json
import os
import resource
from collections.abc import Callable
from typing import TextIO

Job = dict[str, object]


def limit(memory: int) -> None:
    """Take from this process what its work does not need: memory without end, files, importance."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(5)


def allow(seconds: int) -> None:
    """So many more seconds of the processor, and not one more: the kernel ends us then."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    spent = int(used.ru_utime + used.ru_stime)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (spent + 1 + seconds, most))


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
