"""What is known of a table's dice: the house's commitment, the parts of the seats, what is still missing.

`sandtable.fair` says what is hashed; `dealing` takes the parts in and begins the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.fair import headers_of
from sandtable.server import messages as say

if TYPE_CHECKING:
    from sandtable.server.tables import Table


def waiting(table: Table) -> str | None:
    """What a game with chance waits for before it begins."""
    if table.fold.dealt:
        return None
    return "seats" if table.status == "open" else "parts"


def settled(table: Table) -> dict[int, str]:
    """The parts that will not change any more: those that were given, and those of bots."""
    bots = {seat.seat: "" for seat in table.seats if seat.kind == "bot"}
    return dict(sorted({**bots, **{seat: row.part for seat, row in table.parts.items()}}.items()))


def info(table: Table) -> say.DiceInfo | None:
    """What everybody may know of the dice; the rest of it when the game is over."""
    row = table.row
    if not row.commitment:
        return None
    parts = {str(seat): part for seat, part in settled(table).items()}
    if table.fold.over or row.kind == "upload":
        return say.DiceInfo(row.commitment, parts, row.server, row.seed)
    return say.DiceInfo(row.commitment, parts, None, None)


def headers(table: Table) -> dict[str, str]:
    """What the record of a game says about its dice once they are no secret any more."""
    row = table.row
    if not row.commitment or not (table.fold.over or row.kind == "upload"):
        return {}
    return headers_of(row.commitment, row.server, list(settled(table).values()))
