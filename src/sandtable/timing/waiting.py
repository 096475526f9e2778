"""What waits on a table, as whoever looks at it is told: the newest effect, or all of them from the top."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.timing import pending, pile


class Waiting(NamedTuple):
    """An effect that waits; number 0 if none does."""

    at: int  # where its entry begins
    number: int
    by: int  # the seat whose effect it is
    kind: int
    header: int
    source: int


NONE: Final = Waiting(-1, 0, -1, 0, 0, 0)


def waiting_at(entries: vec[i64], at: i64) -> Waiting:
    return Waiting(
        int(at),
        int(pending.get(entries, at, pending.NUMBER)),
        int(pending.get(entries, at, pending.YOU)),
        int(pending.get(entries, at, pending.KIND)),
        int(pending.get(entries, at, pending.HEADER)),
        int(pending.get(entries, at, pending.SOURCE)),
    )


def newest(entries: vec[i64]) -> Waiting:
    """The top one."""
    at = pile.top(entries)
    return waiting_at(entries, at) if at >= 0 else NONE


def from_the_top(entries: vec[i64]) -> list[Waiting]:
    """All of them, the newest first."""
    out: list[Waiting] = []
    at = pile.top(entries)
    while at >= 0:
        out.append(waiting_at(entries, at))
        at = pile.below(entries, at)
    return out
