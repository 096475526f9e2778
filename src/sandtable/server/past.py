"""The past of a table in pieces: the newest with the welcome, older ones when somebody asks for them.

A piece is bounded in bytes, whatever the game is and however long it lasts; so is what a socket is sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.server import messages as say
from sandtable.server.errors import Refused
from sandtable.server.schema import TalkRow
from sandtable.server.storage import NotSaved

if TYPE_CHECKING:
    from sandtable.server.tables import Table

LOG_BYTES = 48 << 10
TALK_BYTES = 16 << 10
TALK_MARGIN = 80  # bytes of a line besides its name and its text


def log(table: Table, viewer: int, before: int, least: int = 1) -> list[msgspec.Raw]:
    """What a seat is told of the moments before one, back to `least`: the last of them that fit."""
    piece: list[msgspec.Raw] = []
    size = 0
    for told in table.fold.log.told_back(min(before - 1, table.fold.m), viewer):
        size += len(bytes(told))
        if (piece and size > LOG_BYTES) or before - 1 - len(piece) < least:
            break
        piece.append(told)
    piece.reverse()
    return piece


def line_of(row: TalkRow) -> say.TalkLine:
    """A line as it is told."""
    return say.TalkLine(row.k, row.seat, row.name, row.text, int(row.at * 1000))


def talk(lines: list[say.TalkLine]) -> list[say.TalkLine]:
    """The last of some lines that fit."""
    size = 0
    for count, line in enumerate(reversed(lines)):
        size += len(line.name.encode()) + len(line.text.encode()) + TALK_MARGIN
        if count and size > TALK_BYTES:
            return lines[-count:]
    return lines


async def lines_before(table: Table, k: int) -> list[say.TalkLine]:
    """What was said before a line; what the table has forgotten is in the store."""
    kept = table.talk.lines
    if not kept or kept[0].k > 1:
        try:
            kept = [line_of(row) for row in await table.house.storage.talk_of(table.id)]
        except NotSaved:
            raise Refused("not-saved", "What was said cannot be read just now; try again.") from None
    return [line for line in kept if line.k < k]


async def earlier(table: Table, viewer: int, message: say.Earlier) -> say.Past:
    """The piece before what somebody has."""
    n = table.fold.n
    if message.what == "talk":
        return say.Past(message.id, n, 0, [], talk(await lines_before(table, message.before)))
    before = min(message.before, table.fold.m + 1)
    piece = log(table, viewer, before)
    return say.Past(message.id, n, before - len(piece), piece, [])
