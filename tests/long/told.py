"""What a long run did, a line a piece, on disk as soon as it is done; and an alarm for a piece that hangs."""

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

Line = dict[str, Any]


def read(path: Path) -> list[Line]:
    """The lines so far; a last one that was cut off does not count."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_bytes().split(b"\n")[:-1]]


def go_on(path: Path, pieces: int, piece: Callable[[int], Line]) -> list[Line]:
    """Do what is left of so many pieces, each by its number; the lines of all of them."""
    done = read(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab", buffering=0) as out:
        out.truncate(path.read_bytes().rfind(b"\n") + 1)  # whatever was cut off
        try:
            for number in range(len(done), pieces):
                done.append(piece(number))
                out.write(json.dumps(done[-1]).encode() + b"\n")
        finally:
            alarm(0)
    return done


def total(lines: list[Line], name: str) -> float:
    return sum(float(line[name]) for line in lines)


def alarm(seconds: float) -> None:
    """Whatever takes more processor time than this ends the process, also compiled (SIGPROF); 0: nothing."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
