"""Table talk: lines that are stored before they are told, and told again to whoever comes later."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sandtable.server import messages as say
from sandtable.server import views
from sandtable.server.errors import Refused
from sandtable.server.limits import ROW
from sandtable.server.past import line_of
from sandtable.server.schema import TalkRow
from sandtable.server.security import checked_talk
from sandtable.server.storage import Storage

if TYPE_CHECKING:
    from sandtable.server.tables import Table

MOST = 500  # lines a table
KEPT = 100  # of them in memory


class Talk:
    """What was said at a table: the last lines, and which ids have been used."""

    __slots__ = ("count", "lines", "said")

    def __init__(self, lines: list[TalkRow]) -> None:
        self.count = 0
        self.lines: list[say.TalkLine] = []
        self.said: set[tuple[int, str]] = set()
        for line in lines:
            self.add(line)

    def add(self, line: TalkRow) -> say.TalkLine:
        told = line_of(line)
        self.count = line.k
        self.lines.append(told)
        del self.lines[:-KEPT]
        self.said.add((line.seat, line.sender))
        return told


async def speak(table: Table, seat: int, sender: str, text: str, address: str) -> None:
    async with table.lock:
        talk = table.talk
        if (seat, sender) in talk.said:
            return
        if talk.count >= MOST:
            raise Refused("too-many", f"A table has {MOST} lines of talk; these have been said.")
        name = table.seat(seat).name
        line = TalkRow(talk.count + 1, seat, name, checked_talk(text), sender, time.time())
        table.house.limits.keep(address, len(line.text.encode()) + ROW)
        await table.save(Storage.new_talk(table.id, line))
        told = talk.add(line)
        views.tell(table, say.encode(say.Talk(told.k, told.seat, told.name, told.text, told.at)))
