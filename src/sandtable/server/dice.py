"""What is known of a table's dice: the house's promise, what the seats are bound to, what is still missing.

`sandtable.fair` says what is hashed; `dealing` takes the parts in and begins the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.fair import FORMER, SCHEME, Proof
from sandtable.server import messages as say

if TYPE_CHECKING:
    from sandtable.server.tables import Table

SEATS, COMMITS, PARTS = "seats", "commits", "parts"  # what a game with chance waits for, in this order


def waiting(table: Table) -> str | None:
    """What a game with chance waits for before it begins."""
    if table.fold.dealt:
        return None
    if table.status == "open":
        return SEATS
    return PARTS if table.row.bound else COMMITS


def missing(table: Table) -> list[int]:
    """The seats that may still bind themselves; the house speaks for bots, so they add nothing."""
    return [seat.seat for seat in table.seats if seat.kind != "bot" and seat.seat not in table.parts]


def owing(table: Table) -> list[int]:
    """The seats that are bound and have not opened their parts, once they may."""
    if waiting(table) != PARTS:
        return []
    return [seat for seat, row in sorted(table.parts.items()) if row.commitment and not row.part]


def commits(table: Table) -> dict[int, str]:
    """What each seat is bound by, as far as that is known; nothing for who adds nothing."""
    if table.row.scheme == FORMER:
        return {}
    bots = {seat.seat: "" for seat in table.seats if seat.kind == "bot"}
    given = {seat: row.commitment for seat, row in table.parts.items()}
    return dict(sorted({**bots, **given}.items()))


def settled(table: Table) -> dict[int, str]:
    """The parts that will not change any more: those that are open, and those of seats that add nothing."""
    bots = {seat.seat: "" for seat in table.seats if seat.kind == "bot"}
    given = {seat: row.part for seat, row in table.parts.items() if row.part or not row.commitment}
    closed = [seat for seat, row in table.parts.items() if row.commitment and not row.part]
    return {seat: part for seat, part in sorted({**bots, **given}.items()) if seat not in closed}


def promised(commit: str, bots: list[int]) -> say.DiceInfo:
    """What there is to know of the dice of a new table."""
    nothing = {str(seat): "" for seat in bots}
    return say.DiceInfo(SCHEME, 1, commit, nothing, False, nothing, None, None)


def info(table: Table) -> say.DiceInfo | None:
    """What everybody may know of the dice; the rest of it when the game is over."""
    row = table.row
    if not row.commitment:
        return None
    shown = table.fold.over or row.kind == "upload"
    return say.DiceInfo(
        row.scheme,
        row.promise,
        row.commitment,
        {str(seat): commit for seat, commit in commits(table).items()},
        row.bound > 0 or table.fold.dealt,
        {str(seat): part for seat, part in settled(table).items()},
        row.server if shown else None,
        row.seed if shown else None,
    )


def headers(table: Table) -> dict[str, str]:
    """What the record of a game says about its dice once they are no secret any more."""
    row = table.row
    if not row.commitment or not (table.fold.over or row.kind == "upload"):
        return {}
    parts, bound = list(settled(table).values()), list(commits(table).values())
    return Proof(row.commitment, row.server, parts, bound, row.promise, row.scheme).headers()
