"""A process that reads what strangers write: `python -m sandtable.server.reader`, one JSON line in, one out.

A job `{job, kind, what, game, seconds}` is answered with `{job, done}`, with `{job, wrong}` if what was
written is at fault, or not at all: what takes more time or memory than a text is worth ends this process and
nothing else.
"""

from __future__ import annotations

import sys

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.registry import games
from sandtable.server.confined import Job, allow, limit, rest, serve
from sandtable.server.reading import KINDS


def work(job: Job) -> Job:
    what = job["what"]
    assert isinstance(what, dict)
    prepare(str(job["game"]))
    allow(float(str(job["seconds"])))
    try:
        return {"done": KINDS[str(job["kind"])](**what)}
    except SandtableError as why:
        return {"wrong": {"message": why.message, "clause": why.clause}}
    finally:
        rest()


def prepare(name: str) -> None:
    """A game with cards reads its own first, so that no stranger's text is charged for that."""
    if name in games():
        games()[name].blank()


if __name__ == "__main__":
    limit(int(sys.argv[1]) if len(sys.argv) > 1 else 512 << 20)
    serve(sys.stdin, sys.stdout, work)
