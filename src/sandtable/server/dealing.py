"""Seats bind themselves to their parts of the seed, open them, and the game is dealt.

1. A seat sends a commitment to its part: stored, then shown. The house's own is public from the start.
2. When every seat is bound, that is fixed, stored and told. Who is here and binds himself to nothing in
   `part_seconds` adds nothing: no part has been shown by then, so nobody profits. Who is away is waited for.
3. Every bound seat opens its part, which must fit. With the last one the seed is known: the game begins.

A seat that does not open its part may have seen all others and dislike what they lead to. So its part is
never left out: the game does not begin without it. If the seat gives up, or is given to a bot, the whole
promise is void and listed as such (`aborted`), and everybody, the house included, makes a new part.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from sandtable.fair import commit_of, commit_of_seat, is_part, new_part, seed_of
from sandtable.server import flags, views
from sandtable.server import messages as say
from sandtable.server.dice import COMMITS, PARTS, info, missing, owing, settled, waiting
from sandtable.server.errors import Refused
from sandtable.server.logs import log
from sandtable.server.schema import PartRow, VoidRow
from sandtable.server.seats import online
from sandtable.server.storage import NotSaved, Storage, Taken, Write

if TYPE_CHECKING:
    from sandtable.server.tables import Table


MOST_PROMISES = 20  # of a table: each that is void is kept, and listed for everybody


class Change(NamedTuple):
    """What becomes of a table's dice: what is to be stored, and what is so afterwards."""

    writes: list[Write]
    row: dict[str, object]
    parts: dict[int, PartRow]


# ---- what seats send


async def bind(table: Table, seat: int, sender: str, promise: int, commit: str) -> int:
    """A seat commits itself to a part, once a promise."""
    async with table.lock:
        _must_have_dice(table)
        if _bound_before(table, seat, sender):
            return table.fold.n
        if not is_part(commit):
            raise Refused("malformed", "A commitment is 64 hexadecimal digits in small letters.")
        if promise != table.row.promise:
            now = table.row.promise
            raise Refused("stale", f"That was for promise {promise} of the house; now it is promise {now}.")
        _must_be_free(table, seat)
        row = PartRow(seat, "", sender, time.time(), commit)
        if not await _stored(table, Storage.new_part(table.id, row)):
            if _bound_before(table, seat, sender):
                return table.fold.n
            _must_be_free(table, seat)
            raise _not_saved()
        table.parts[seat] = row
        tell(table)
        await _go_on(table, late=False)
        return table.fold.n


async def show(table: Table, seat: int, sender: str, part: str) -> int:
    """A seat opens the part that it is bound to."""
    async with table.lock:
        _must_have_dice(table)
        known = table.parts.get(seat)
        if known is not None and bool(sender) and known.opener == sender:
            return table.fold.n
        if not is_part(part):
            raise Refused("malformed", "A part of the seed is 64 hexadecimal digits in small letters.")
        _must_be_due(table, seat)
        _must_go_on(table)
        row = table.row
        if commit_of_seat(row.commitment, row.promise, seat, part) != table.parts[seat].commitment:
            raise Refused("illegal", f"This is not the part that seat {seat} is bound to.")
        if not await _stored(table, Storage.set_part(table.id, seat, part=part, opener=sender)):
            if table.fold.dealt or seat not in owing(table):
                return table.fold.n  # it fits, so it is this one that is stored
            raise _not_saved()
        table.parts[seat] = table.parts[seat]._replace(part=part, opener=sender)
        tell(table)
        await _go_on(table, late=False)
        return table.fold.n


async def withdraw(table: Table, seat: int, promise: int) -> int:
    """A seat cannot open its part, and says so: everybody makes new ones, and it is listed."""
    async with table.lock:
        _must_have_dice(table)
        if promise < table.row.promise:
            return table.fold.n  # that promise is void already
        known = table.parts.get(seat)
        if table.fold.dealt or known is None or known.part or not known.commitment:
            raise Refused("taken", f"Seat {seat} has nothing to withdraw: its part is open, or it has none.")
        _must_go_on(table)
        if table.row.bound and promise >= MOST_PROMISES:
            raise Refused("too-many", f"At this table {MOST_PROMISES} promises were made; play at another.")
        change = _void(table, f"seat {seat} withdrew its part") if table.row.bound else _unbind(table, seat)
        await table.save(*change.writes)
        take(table, change)
        return table.fold.n


def _must_have_dice(table: Table) -> None:
    if not table.row.commitment:
        raise Refused("illegal", "This game has no dice, so there is no seed to add to.")


def _bound_before(table: Table, seat: int, sender: str) -> bool:
    known = table.parts.get(seat)
    return known is not None and bool(sender) and known.sender == sender


def _must_be_free(table: Table, seat: int) -> None:
    if table.fold.dealt or table.row.bound or seat in table.parts:
        raise Refused("taken", f"What seat {seat} is bound to is fixed; it is said once.")
    _must_go_on(table)


def _must_be_due(table: Table, seat: int) -> None:
    known = table.parts.get(seat)
    if table.fold.dealt or (known is not None and (known.part or not known.commitment)):
        raise Refused(
            "taken", f"The part of seat {seat} is fixed; it is opened once, before the game begins."
        )
    if known is None:
        raise Refused("illegal", f"Seat {seat} is not bound to a part yet: its commitment comes first.")
    if waiting(table) != PARTS:
        raise Refused("illegal", "Parts are opened when every seat is bound to its own, and not before.")


def _must_go_on(table: Table) -> None:
    if table.paused:
        raise Refused("not-saved", "The table waits until something can be saved again.")


def _not_saved() -> Refused:
    return Refused("not-saved", "This could not be saved, so it has not happened.")


async def _stored(table: Table, write: Write) -> bool:
    """Store it; if that may have failed, the store is asked what it has."""
    try:
        await table.house.storage.write(write)
    except (Taken, NotSaved) as why:
        log("part not saved", table=table.id, cause=str(why))
        await _look_again(table)
        return False
    return True


def tell(table: Table) -> None:
    views.forget(table)
    views.tell(table, say.encode(say.DiceMessage(info(table))))


# ---- promises that come to nothing


def leaving(table: Table, seat: int) -> Change:
    """What becomes of the dice if a bot takes a seat. What is open stays; what is not is never left out."""
    known = table.parts.get(seat)
    if table.fold.dealt or known is None or known.part or not known.commitment:
        return Change([], {}, table.parts)
    return _void(table, f"seat {seat} did not open its part") if table.row.bound else _unbind(table, seat)


def _unbind(table: Table, seat: int) -> Change:
    """Nothing has been shown yet, so nobody knows more than before."""
    left = {number: row for number, row in table.parts.items() if number != seat}
    return Change([Storage.drop_parts(table.id, seat)], {}, left)


def _void(table: Table, why: str) -> Change:
    """A new promise takes the place of this one, with new parts of everybody."""
    row, server = table.row, new_part()
    now: dict[str, object] = {
        "server": server,
        "commitment": commit_of(server),
        "promise": row.promise + 1,
        "bound": 0.0,
    }
    void = VoidRow(row.promise, row.commitment, time.time(), why)
    writes = [Storage.new_void(table.id, void), Storage.drop_parts(table.id)]
    return Change([*writes, Storage.set_table(table.id, **now)], now, {})


def take(table: Table, change: Change) -> None:
    """Make it so; it is stored by now."""
    if not change.writes:
        return
    table.row = table.row._replace(**change.row)  # type: ignore[arg-type]
    table.parts = change.parts
    tell(table)
    views.show(table)
    settle(table)


# ---- and the game begins


def settle(table: Table) -> None:
    """Go on if everything is there; who is here and has not bound himself has so much time for it."""
    late = waiting(table) == COMMITS and not table.paused and missing(table)
    if not late or not set(late) <= online(table):
        if table.part_timer is not None:
            table.part_timer.cancel()
            table.part_timer = None
    elif table.part_timer is None:
        loop = asyncio.get_running_loop()
        table.part_timer = loop.call_later(table.house.settings.part_seconds, _late, table)
    if not late and waiting(table) in (COMMITS, PARTS) and not table.paused and not owing(table):
        table.house.spawn(_begin(table, late=False), f"deal {table.id}")


def _late(table: Table) -> None:
    table.part_timer = None
    table.house.spawn(_begin(table, late=True), f"deal {table.id}")


async def _begin(table: Table, late: bool) -> None:
    async with table.lock:
        await _go_on(table, late)


async def _go_on(table: Table, late: bool) -> None:
    """Fix who is bound, then the seed: stored, then so, then shown. The lock is held. `late`: whoever is here
    and not bound by now adds nothing."""
    while not table.paused:
        stage = waiting(table)
        try:
            if stage == COMMITS:
                absent = set(missing(table)) - (online(table) if late else set())
                if absent:
                    return
                await _fix(table)
            elif stage == PARTS and not owing(table):
                await _deal(table)
            else:
                return
        except Taken:
            await _look_again(table)  # a part that another server took, or that we believed lost
        except NotSaved as why:
            table.pause(str(why))


async def _fix(table: Table) -> None:
    """Nobody is bound to anything else from now on, and nobody else is bound."""
    now = time.time()
    none = [PartRow(seat.seat, "", "", now) for seat in table.seats if seat.seat not in table.parts]
    writes = [Storage.new_part(table.id, row) for row in none]
    changed: dict[str, object] = {"bound": now, "aborted": 0.0, "why": ""}  # who was away has come back
    await table.house.storage.write(*writes, Storage.set_table(table.id, **changed))
    for row in none:
        table.parts[row.seat] = row
    table.row = table.row._replace(**changed)  # type: ignore[arg-type]
    tell(table)
    views.show(table)


async def _deal(table: Table) -> None:
    seed = seed_of(table.row.server, list(settled(table).values()), table.row.scheme)
    await table.house.storage.write(Storage.set_table(table.id, seed=seed))
    _dealt(table, seed)


def _dealt(table: Table, seed: str) -> None:
    table.row = table.row._replace(seed=seed)
    table.fold.deal(seed)
    table.put_question()  # the first one has the number of the empty table
    if table.part_timer is not None:
        table.part_timer.cancel()
        table.part_timer = None
    flags.run(table)
    tell(table)
    views.show(table)
    table.wake()
    table.house.calls.look(table)


async def _look_again(table: Table) -> None:
    try:
        await catch_up(table)
    except NotSaved as why:
        table.pause(str(why))


async def catch_up(table: Table) -> None:
    """Take the parts, the promise and the seed that the store has and we have not."""
    parts = await table.house.storage.parts_of(table.id)
    row = await table.house.storage.table(table.id)
    before = info(table)
    table.parts = {part.seat: part for part in parts}
    if row is not None:
        kept = {name: getattr(row, name) for name in ("server", "commitment", "promise", "bound")}
        table.row = table.row._replace(**kept)
        if row.seed:
            _dealt(table, row.seed)
            return
    if info(table) != before:
        tell(table)
        views.show(table)
