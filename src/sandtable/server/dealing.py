"""Parts of the seed come in, one a seat, and the game is dealt.

A part is stored before anybody hears of it, and none is taken before the commitment is published, which it
is from the moment the table exists.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from sandtable.fair import is_part, seed_of
from sandtable.server import flags, views
from sandtable.server import messages as say
from sandtable.server.dice import info, settled, waiting
from sandtable.server.errors import Refused
from sandtable.server.logs import log
from sandtable.server.schema import PartRow
from sandtable.server.storage import NotSaved, Storage, Taken

if TYPE_CHECKING:
    from sandtable.server.tables import Table


async def give(table: Table, seat: int, sender: str, part: str) -> int:
    """A player's part of the seed, once."""
    async with table.lock:
        if not table.row.commitment:
            raise Refused("illegal", "This game has no dice, so there is no seed to add to.")
        if _said_before(table, seat, sender):
            return table.fold.n
        if not is_part(part):
            raise Refused("malformed", "A part of the seed is 64 hexadecimal digits in small letters.")
        _must_be_free(table, seat)
        if table.paused:
            raise Refused("not-saved", "The table waits until something can be saved again.")
        row = PartRow(seat, part, sender, time.time())
        try:
            await table.house.storage.write(Storage.new_part(table.id, row))
        except (Taken, NotSaved) as why:
            log("part not saved", table=table.id, seat=seat, cause=str(why))
            await _look_again(table)
            if _said_before(table, seat, sender):
                return table.fold.n
            _must_be_free(table, seat)
            raise Refused("not-saved", "This could not be saved, so it has not happened.") from None
        table.parts[seat] = row
        tell(table)
        await _deal(table, late=False)
        return table.fold.n


def _said_before(table: Table, seat: int, sender: str) -> bool:
    known = table.parts.get(seat)
    return known is not None and bool(sender) and known.sender == sender


def _must_be_free(table: Table, seat: int) -> None:
    if table.fold.dealt or seat in table.parts:
        raise Refused("taken", f"The part of seat {seat} is fixed; it is given once, before the game begins.")


def tell(table: Table) -> None:
    views.forget(table)
    views.tell(table, say.encode(say.DiceMessage(info(table))))


# ---- and the game begins


def settle(table: Table) -> None:
    """Begin if everything is there; otherwise give those who have not added anything their time."""
    if waiting(table) != "parts" or table.paused:
        return
    if len(settled(table)) == len(table.seats):
        table.house.spawn(_begin(table, late=False), f"deal {table.id}")
    elif table.part_timer is None:
        loop = asyncio.get_running_loop()
        table.part_timer = loop.call_later(table.house.settings.part_seconds, _late, table)


def _late(table: Table) -> None:
    table.part_timer = None
    table.house.spawn(_begin(table, late=True), f"deal {table.id}")


async def _begin(table: Table, late: bool) -> None:
    async with table.lock:
        await _deal(table, late)


async def _deal(table: Table, late: bool) -> None:
    """Fix the seed: stored, then dealt, then shown. The lock is held. `late`: whoever has not sent a part
    by now adds nothing."""
    while waiting(table) == "parts" and not table.paused:
        known = settled(table)
        if len(known) < len(table.seats) and not late:
            return
        parts = [known.get(seat.seat, "") for seat in table.seats]
        new = [
            PartRow(seat.seat, parts[seat.seat - 1], "", time.time())
            for seat in table.seats
            if seat.seat not in table.parts
        ]
        seed = seed_of(table.row.server, parts)
        writes = [Storage.new_part(table.id, row) for row in new]
        try:
            await table.house.storage.write(*writes, Storage.set_table(table.id, seed=seed))
        except Taken:
            await _look_again(table)  # a part that another server took, or that we believed lost
            continue
        except NotSaved as why:
            table.pause(str(why))
            return
        for row in new:
            table.parts[row.seat] = row
        _dealt(table, seed)


def _dealt(table: Table, seed: str) -> None:
    table.row = table.row._replace(seed=seed)
    table.fold.deal(seed)
    if table.part_timer is not None:
        table.part_timer.cancel()
        table.part_timer = None
    flags.run(table)
    tell(table)
    views.show(table)
    table.wake()


async def _look_again(table: Table) -> None:
    try:
        await catch_up(table)
    except NotSaved as why:
        table.pause(str(why))


async def catch_up(table: Table) -> None:
    """Take the parts and the seed that the store has and we have not."""
    parts = await table.house.storage.parts_of(table.id)
    row = await table.house.storage.table(table.id)
    before = settled(table)
    table.parts = {part.seat: part for part in parts}
    if row is not None and row.seed:
        _dealt(table, row.seed)
    elif settled(table) != before:
        tell(table)
