"""Sockets that come and go, and seats that change hands."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING

from sandtable.server import bringing, dealing, flags, views
from sandtable.server import messages as say
from sandtable.server.bringing import Brought
from sandtable.server.hub import Socket
from sandtable.server.seats import infos, online, watching
from sandtable.server.security import digest
from sandtable.server.storage import Storage, Write

if TYPE_CHECKING:
    from sandtable.server.tables import Table

SOON = 0.5  # seconds in which onlookers who come and go are counted together


def tell(table: Table, besides: Socket | None = None) -> None:
    """Tell everybody who is here."""
    if table.seats_timer is not None:
        table.seats_timer.cancel()
        table.seats_timer = None
    views.tell(table, say.encode(say.Seats(infos(table), watching(table))), besides)


def _tell_soon(table: Table) -> None:
    """The number of onlookers has changed: a hundred of them are no reason for ten thousand messages."""
    if table.seats_timer is None:
        table.seats_timer = asyncio.get_running_loop().call_later(SOON, tell, table)


# ---- sockets come and go


def attach(table: Table, socket: Socket, seats: tuple[int, ...]) -> None:
    """A socket looks at this table from now on, with these seats."""
    before = online(table)
    known = socket in table.sockets
    socket.seats = seats
    socket.snapshot = functools.partial(_too_slow, table)
    table.sockets.add(socket)
    table.used = table.house.now()
    if seats or not table.visitor:
        table.visitor = socket.address
    if online(table) != before:
        tell(table, besides=socket)
    elif not known:
        _tell_soon(table)
    table.wake()


def _too_slow(table: Table, socket: Socket) -> None:
    """A socket does not read: one snapshot takes the place of all it has missed."""
    table.house.snapshots += 1
    views.snapshot(table, socket)


def detach(table: Table, socket: Socket) -> None:
    before = online(table)
    table.sockets.discard(socket)
    socket.snapshot = None
    now = table.used = table.house.now()
    gone = before - online(table)
    for seat in gone:
        table.away[seat] = now
    if gone:
        tell(table)
        dealing.settle(table)
    elif table.sockets:
        _tell_soon(table)
    if not table.sockets:
        views.forget_question(table)


# ---- seats change hands; the lock is held


async def sit(table: Table, number: int, name: str, token: str, brought: Brought | None = None) -> None:
    """A free seat is taken, perhaps by somebody who brings a deck."""
    seat = table.seat(number)
    code = digest(seat.code) if seat.code else ""  # a used invitation can be told from a wrong one
    more = bringing.writes(table, brought) if brought is not None else []
    await _change(table, number, *more, kind="human", name=name, token_hash=digest(token), code=code)
    if brought is not None:
        bringing.take(table, brought)
        for socket in table.sockets:
            views.snapshot(table, socket)
    _seated(table)


async def give_to_bot(table: Table, number: int, level: int) -> None:
    """A seat goes to a bot."""
    name = table.house.bot_name(level)
    dice = dealing.leaving(table, number)
    bot = {"kind": "bot", "level": level, "name": name, "token_hash": "", "code": "", "resigning": False}
    await _change(table, number, *dice.writes, **bot)
    dealing.take(table, dice)
    for socket in table.sockets:
        socket.seats = tuple(s for s in socket.seats if s != number)
    _seated(table)


async def _change(table: Table, number: int, *more: Write, **values: object) -> None:
    left = [s for s in table.seats if s.kind == "open" and s.seat != number]
    full = table.status == "open" and not left
    writes: list[Write] = [Storage.set_seat(table.id, number, **values), *more]
    if full:
        writes.append(Storage.set_table(table.id, status="playing"))
    await table.save(*writes)
    table.set_seat(number, **values)
    if full:
        table.status = "playing"
        table.row = table.row._replace(status="playing")


def _seated(table: Table) -> None:
    """Tell everybody of a seat that has changed hands, and go on."""
    flags.run(table)
    tell(table)
    views.show(table)
    table.wake()
