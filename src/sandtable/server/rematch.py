"""The same again: when every human seat has asked for it, a new table with the seats moved on by one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sandtable.server import messages as say
from sandtable.server import views
from sandtable.server.errors import Refused
from sandtable.server.making import Plan, Wish, make
from sandtable.server.storage import Storage

if TYPE_CHECKING:
    from sandtable.server.tables import Table


def asked(table: Table) -> list[int]:
    return [seat.seat for seat in table.seats if seat.again]


def message(table: Table) -> bytes:
    return say.encode(say.RematchMessage(table.row.next or None, asked(table)))


async def ask(table: Table, seats: tuple[int, ...]) -> None:
    """Some seats want to play again; each wish is stored before the others hear of it."""
    async with table.lock:
        if not table.fold.over:
            raise Refused("illegal", "The game is not over yet.")
        if table.row.kind == "upload":
            raise Refused("over", "This is a record to look through.")
        new = [number for number in seats if not table.seat(number).again]
        if new:
            await table.save(*[Storage.set_seat(table.id, number, again=True) for number in new])
            for number in new:
                table.set_seat(number, again=True)
        if not table.row.next and set(asked(table)) >= set(table.humans()):
            await _make(table)
        views.tell(table, message(table))


async def _make(table: Table) -> None:
    """The new table and the way to it are stored together; tokens come along."""
    row = table.row
    wishes = []
    for number in range(len(table.seats)):
        seat = table.seats[number - 1]
        kind = "kept" if seat.kind == "human" else seat.kind
        wishes.append(Wish(kind, seat.level, seat.name, seat.token_hash))
    plan = Plan(table.game, row.setup, wishes)
    plan.start = row.start
    plan.clock = json.loads(row.clock) if row.clock else None
    plan.public, plan.private = row.public, row.private
    plan.rematch_of = table.id
    made = await make(table.house, plan)
    table.row = row._replace(next=made.table)
