"""The same again: when every human seat has asked for it, a new table with the seats moved on by one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sandtable.server import messages as say
from sandtable.server import offers, views
from sandtable.server.errors import Refused
from sandtable.server.making import Plan, Wish, make
from sandtable.server.storage import Storage

if TYPE_CHECKING:
    from sandtable.server.tables import Table


WHAT = "rematch"


def asked(table: Table) -> list[int]:
    return [seat.seat for seat in table.seats if seat.again]


def message(table: Table) -> bytes:
    return say.encode(say.RematchMessage(table.row.next or None, asked(table)))


async def ask(table: Table, seats: tuple[int, ...], address: str) -> None:
    """Some seats want to play again; each wish is stored before the others hear of it. The last of them
    makes a table, which counts as one that his address has made."""
    async with table.lock:
        if not table.fold.over:
            raise Refused("illegal", "The game is not over yet.")
        if table.row.kind == "upload":
            raise Refused("over", "This is a record to look through.")
        new = [number for number in seats if not table.seat(number).again]
        others = [number for number in asked(table) if number not in seats]
        plan = None
        if not table.row.next and {*asked(table), *seats} >= set(table.humans()):
            plan = await _plan(table)
            _must_have_room(table, plan, address)
        await _wish(table, new, True)
        if plan is not None:
            made = await make(table.house, plan)
            table.row = table.row._replace(next=made.table)
        views.tell(table, message(table))
        if new:
            first = others[0] if others else new[0]
            offers.announce(table, WHAT, offers.AGREED if others else offers.OFFERED, first, new[0])


async def retract(table: Table, seats: tuple[int, ...]) -> None:
    """Seats that asked for another game do not want it any more."""
    async with table.lock:
        _must_be_undecided(table)
        gone = [number for number in seats if table.seat(number).again]
        if not gone:
            raise Refused("stale", "You have not asked for another game.")
        await _wish(table, gone, False)
        views.tell(table, message(table))
        offers.announce(table, WHAT, offers.WITHDRAWN, gone[0], gone[0])


async def decline(table: Table, seat: int) -> None:
    """A seat wants no other game: whoever asked is told, and need not wait."""
    async with table.lock:
        _must_be_undecided(table)
        wishing = asked(table)
        if not wishing:
            raise Refused("stale", "Nobody is asking for another game any more.")
        await _wish(table, wishing, False)
        views.tell(table, message(table))
        offers.announce(table, WHAT, offers.DECLINED, wishing[0], seat)


def _must_be_undecided(table: Table) -> None:
    if table.row.next:
        raise Refused("stale", "The next game has already begun.")


async def _wish(table: Table, seats: list[int], again: bool) -> None:
    """Stored before anybody hears of it."""
    if seats:
        await table.save(*[Storage.set_seat(table.id, number, again=again) for number in seats])
    for number in seats:
        table.set_seat(number, again=again)


def _must_have_room(table: Table, plan: Plan, address: str) -> None:
    limits = table.house.limits
    limits.new_table(address)
    plan.public = plan.public and limits.may_list(address)  # the players find it all the same
    limits.keep(address, plan.size())


async def _plan(table: Table) -> Plan:
    """The new table; the way to it is stored with it, and tokens come along."""
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
    plan.round = table.game.rounds(await table.at(0))
    return plan
