"""Games that were given up: dice were promised and never shown. They are listed, so that nobody can stop
games whose dice he does not like without its being seen."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sandtable.kernel.registry import games
from sandtable.server.rows import moments
from sandtable.server.schema import TableRow, VoidRow
from sandtable.server.setups import without_codes
from sandtable.server.storage import Storage

if TYPE_CHECKING:
    from sandtable.server.house import House

LISTED = 100
ABANDONED = "abandoned"  # nothing has happened there for a day
CLOSED = "part not opened"  # the same; every seat was bound, and one did not open its part
RULES = "rules changed"  # and nothing can any more: it follows rules that are not played here now


async def mark(house: House) -> None:
    """Note which games have been given up by now; a game that is taken up again loses its note."""
    patience = house.settings.abandoned
    for row, last in await house.storage.promised(time.time() - patience):
        last = max(last, row.bound)
        if last > time.time() - patience:
            continue
        game = games().get(row.game)
        if game is None or game.book.version != row.rules:
            why = RULES
        elif row.clock and row.seed:
            continue  # its clock runs and will end it
        else:
            why = CLOSED if row.bound and not row.seed else ABANDONED
        rows = await house.storage.rows_of(row.id)
        note: dict[str, Any] = {"aborted": last + patience, "why": why, "moments": moments(rows)}
        await house.storage.write(Storage.set_table(row.id, **note))
        live = house.live.get(row.id)
        if live is not None:
            live.row = live.row._replace(**note)


async def listed(house: House, game: str) -> list[dict[str, object]]:
    """The last of them, and the last promises that were void before a game began; a table that is not
    public is told by its commitment alone."""
    whole = [(row, _given_up(row)) for row in await house.storage.aborted(game, LISTED)]
    found = whole + await house.storage.voided(game, LISTED)
    told = [_told(row, void) for row, void in sorted(found, key=_ended, reverse=True)]
    return told[:LISTED]


def _ended(found: tuple[TableRow, VoidRow]) -> float:
    return found[1].at


def _given_up(row: TableRow) -> VoidRow:
    return VoidRow(row.promise, row.commitment, row.aborted, row.why)


def _told(row: TableRow, void: VoidRow) -> dict[str, object]:
    return {
        "table": row.id if row.public else "",
        "game": row.game,
        "setup": without_codes(row.setup) if row.public or "~" not in row.setup else "",
        "promise": void.promise,
        "commit": void.commitment,
        "created": int(row.created * 1000),
        "ended": int(void.at * 1000),
        "moments": row.moments if void.promise == row.promise else 0,
        "why": void.why,
    }
