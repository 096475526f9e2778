"""Who sits where, who is here, and who only watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.server import messages as say
from sandtable.server.schema import SeatRow
from sandtable.server.security import digest, same

if TYPE_CHECKING:
    from sandtable.server.tables import Table


def seat_of(table: Table, token: str) -> int:
    """The seat that a token opens, or 0; every seat is compared, so that time tells nothing."""
    hashed = digest(token)
    found = 0
    for seat in table.seats:
        if same(seat.token_hash, hashed) and seat.kind == "human":
            found = seat.seat
    return found


def online(table: Table) -> set[int]:
    return {seat for socket in table.sockets for seat in socket.seats}


def watching(table: Table) -> int:
    """How many look on without a seat."""
    return sum(1 for socket in table.sockets if not socket.seats)


def info(seat: SeatRow, teams: tuple[int, ...], here: bool) -> say.SeatInfo:
    team = teams[seat.seat - 1] if teams else 0
    return say.SeatInfo(seat.seat, seat.name, seat.kind, seat.level, seat.kind == "bot" or here, team)


def infos(table: Table) -> list[say.SeatInfo]:
    here = online(table)
    return [info(seat, table.teams, seat.seat in here) for seat in table.seats]
