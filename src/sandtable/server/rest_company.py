"""Company: invitations found by their code, a partner for whoever waits, and calls to a turn."""

from __future__ import annotations

import json
import re

from fastapi import APIRouter, Request, Response

from sandtable.kernel.game import Game
from sandtable.server import seats
from sandtable.server.bodies import Call, Pair
from sandtable.server.callers import address_of, house_of, reply, seen
from sandtable.server.errors import Refused
from sandtable.server.house import House
from sandtable.server.making import Plan, Wish
from sandtable.server.rest_tables import clock_of, name_of, opened
from sandtable.server.seating import sit
from sandtable.server.security import CODE_SIGNS, new_token
from sandtable.server.storage import NotSaved
from sandtable.server.tables import Table

router = APIRouter()

SPOKEN = re.compile(r"[\s.–-]+")
BETWEEN = 2  # a pair


@router.get("/api/invitations/{code}")
async def invitation(request: Request, code: str) -> Response:
    """Where a code that somebody was told opens a seat."""
    house = house_of(request)
    address = address_of(request)
    wanted = SPOKEN.sub("", code).upper()
    found = ""
    if wanted and all(sign in CODE_SIGNS for sign in wanted):
        try:
            found = await house.storage.invited(wanted)
        except NotSaved:
            raise Refused("not-saved", "The tables cannot be read just now; try again.") from None
    if not found:
        why = Refused("unknown", "This code opens no seat: it is mistyped, or somebody has used it.")
        raise house.limits.failed(address, "", why)
    return reply({"table": found, "code": wanted})


@router.post("/api/pair")
async def pair(request: Request, body: Pair) -> Response:
    """Sit down with whoever waits for a partner; if nobody does, wait at a new public table."""
    house = house_of(request)
    game = house.game(body.game)
    clock = clock_of(body.clock)
    name = name_of(body.name)
    house.limits.new_table(address_of(request))
    for table in _waiting(house, game, clock):
        async with table.lock:
            free = [seat.seat for seat in table.seats if seat.kind == "open"]
            if not free or table.status != "open":
                continue
            token = new_token()
            await sit(table, free[0], name, token)
        answer = {"table": table.id, "seat": free[0], "token": token, "tokens": {str(free[0]): token}}
        return reply({**answer, "links": {"watch": f"/t/{table.id}", "join": []}, "waiting": False})
    setups = [setup for setup in game.setups() if game.seats(setup) == BETWEEN]
    if not setups:
        raise Refused("setup", f"{game.title} has no setup for two.")
    house.limits.new_listing(address_of(request))
    setup = body.setup if body.setup in setups else setups[0]
    plan = Plan(await house.rules(address_of(request), game, setup), setup, [Wish("me"), Wish("open")], name)
    plan.clock, plan.public = clock, True
    return reply({**(await opened(request, plan)).answer(), "waiting": True})


def _waiting(house: House, game: Game, clock: dict[str, object] | None) -> list[Table]:
    """Public tables for two with one of them there, who has not begun: the one that waits longest first."""
    found = [
        table
        for table in house.live.values()
        if table.row.public
        and table.status == "open"
        and table.row.game == game.name
        and not table.row.start
        and len(table.seats) == BETWEEN
        and (json.loads(table.row.clock) if table.row.clock else None) == clock
        and not table.stopped
        and seats.online(table)
    ]
    return sorted(found, key=lambda table: table.row.created)


@router.get("/api/calls")
async def calls(request: Request) -> Response:
    """The key of the house, which a browser must know before it lets itself be called."""
    return reply({"key": house_of(request).calls.public_key()})


@router.post("/api/tables/{table}/calls")
async def call(request: Request, table: str, body: Call) -> Response:
    """Call this browser when it is the seat's turn; or, with `off`, no more."""
    house = house_of(request)
    house.limits.new_set(address_of(request))
    found, seat = await seen(request, table)
    if not seat:
        raise Refused("bad-token", "A seat's token is needed for that.")
    if body.off:
        await house.calls.forget(found, seat, body.endpoint)
    else:
        await house.calls.keep(found, seat, body.endpoint, body.key, body.auth)
    return reply({})
