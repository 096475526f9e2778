"""Tables: made, listed, joined, given to bots, looked at."""

from __future__ import annotations

import json
import time
from typing import Any

from fastapi import APIRouter, Request, Response

from sandtable.kernel.errors import SandtableError
from sandtable.server import bringing, dice, records, seats, views
from sandtable.server import messages as say
from sandtable.server.bodies import ClockWish, Join, NewTable, Replace, SeatWish
from sandtable.server.callers import address_of, house_of, reply, seen
from sandtable.server.errors import Refused, unknown_table
from sandtable.server.house import LISTED, House
from sandtable.server.making import Made, Plan, Wish, make
from sandtable.server.schema import SeatRow, TableRow
from sandtable.server.seating import give_to_bot, sit
from sandtable.server.security import checked_name, digest, new_token, same
from sandtable.server.setups import without_codes
from sandtable.server.storage import NotSaved
from sandtable.server.tables import Table

router = APIRouter()


def clock_of(wish: ClockWish | None) -> dict[str, object] | None:
    if wish is None:
        return None
    if wish.kind == "days":
        if wish.days is None:
            raise Refused("malformed", "A clock of days says how many.")
        return {"kind": "days", "days": wish.days}
    if wish.seconds is None:
        raise Refused("malformed", "A clock says how many seconds each seat has.")
    if wish.kind == "increment":
        return {"kind": "increment", "seconds": wish.seconds, "increment": wish.increment or 0}
    return {"kind": "sudden", "seconds": wish.seconds}


def wishes_of(wishes: list[SeatWish]) -> list[Wish]:
    out = []
    for wish in wishes:
        if wish.kind == "bot" and wish.level is None:
            raise Refused("malformed", "A bot has a level from 1 to 5.")
        out.append(Wish(wish.kind, wish.level or 0, checked_name(wish.name) if wish.name else ""))
    return out


def name_of(name: str) -> str:
    return checked_name(name) if name.strip() else "Guest"


@router.post("/api/tables")
async def new_table(request: Request, body: NewTable) -> Response:
    house = house_of(request)
    house.limits.new_table(address_of(request))
    if body.public:
        house.limits.new_listing(address_of(request))
    plan = Plan(house.game(body.game), body.setup, wishes_of(body.seats), name_of(body.name))
    plan.clock = clock_of(body.clock)
    plan.public, plan.private = body.public, body.private
    address = address_of(request)
    if body.record is not None:
        await records.play_on(house, address, plan, body.record, body.moment)
    elif body.position is not None:
        plan.start = " ".join(body.position.split())
        what = {"game": plan.game.name, "setup": body.setup, "position": plan.start}
        found = await house.read(address, "start", what, "setup")
        plan.setup, plan.round = found["setup"], found["round"]
        plan.game = await house.taken(plan.game.name, plan.setup, found["press"])
    else:
        plan.game = await house.rules(address, plan.game, body.setup)
    try:
        plan.game.check_setup(plan.setup)
    except SandtableError as why:
        raise Refused("setup", why.message, why.clause) from None
    if plan.setup != body.setup:
        raise Refused("setup", f"The table is to be {body.setup}, but what it begins with is {plan.setup}.")
    return reply((await opened(request, plan)).answer())


async def opened(request: Request, plan: Plan) -> Made:
    """A table as somebody wants it, if his address may have so much more kept."""
    house = house_of(request)
    house.limits.keep(address_of(request), plan.size())
    return await make(house, plan)


def _listed(
    row: TableRow, its_seats: list[Any], live: Table | None, brief: bool = False
) -> dict[str, object]:
    return {
        "table": row.id,
        "game": row.game,
        "setup": without_codes(row.setup) if brief else row.setup,
        "title": row.title,
        "seats": seats.infos(live) if live is not None else its_seats,
        "status": live.status if live is not None else row.status,
        "round": live.row.round if live is not None else row.round,
        "created": int(row.created * 1000),
        "result": live.row.result if live is not None else row.result,
        "ending": live.row.ending if live is not None else row.ending,
        "ended": int((live.row if live is not None else row).ended * 1000) or None,
        "clock": json.loads(row.clock) if row.clock else None,
    }


def _asleep(row: TableRow, its_seats: list[SeatRow]) -> list[say.SeatInfo]:
    teams = tuple(json.loads(row.teams)) if row.teams else ()
    return [seats.info(seat, teams, False) for seat in its_seats]


@router.get("/api/tables")
async def list_tables(request: Request) -> Response:
    house = house_of(request)
    try:
        found = await house.storage.listed(LISTED)
    except NotSaved:
        raise Refused("not-saved", "The tables cannot be read just now; try again.") from None
    return reply([_listed(row, _asleep(row, its), house.live.get(row.id), True) for row, its in found])


@router.get("/api/tables/{table}")
async def get_table(request: Request, table: str) -> Response:
    found, _ = await seen(request, table)
    return reply(
        {
            **_listed(found.row, [], found),
            "moments": found.fold.m,
            "asked": found.fold.asked,
            "waiting": dice.waiting(found),
            "watching": seats.watching(found),
            "dice": dice.info(found),
        }
    )


@router.get("/api/tables/{table}/cards")
async def own_cards(request: Request, table: str) -> Response:
    """The cards that only this table has, as they are printed."""
    found, _ = await seen(request, table)
    return reply(found.game.own_cards())


@router.post("/api/tables/{table}/join")
async def join(request: Request, table: str, body: Join) -> Response:
    house = house_of(request)
    address = address_of(request)
    try:
        await house.knock(table, "", body.code or "")
        found = await house.table(table, address)
    except Refused as why:
        raise house.limits.failed(address, "", why) if why.code == "unknown-table" else why from None
    name = name_of(body.name)
    seat = _seat_for(house, found, address, body)
    brought = None
    if body.deck is not None:
        brought = await bringing.read(found, address, seat, body.deck)
        found = await house.table(table, address)  # it may have left the memory meanwhile
    async with found.lock:
        if _seat_for(house, found, address, body) != seat:
            raise Refused("taken", "That seat has just been taken; sit down again.")
        token = new_token()
        await sit(found, seat, name, token, brought)
    return reply({"seat": seat, "token": token})


def _seat_for(house: House, table: Table, address: str, body: Join) -> int:
    """The seat that somebody may sit down in."""
    if body.code is None:
        return _free(table, body.seat)
    try:
        return _invited(table, body.code)
    except Refused as why:
        raise why if why.code == "taken" else house.limits.failed(address, table.id, why) from None


def _invited(table: Table, code: str) -> int:
    """The seat that an invitation buys."""
    seat = 0
    for each in table.seats:
        if each.kind == "open" and same(each.code, code):
            seat = each.seat
        elif same(each.code, digest(code)):
            raise Refused("taken", "This invitation has been used.")
    if not seat:
        if table.row.private:
            raise unknown_table()
        raise Refused("forbidden", "This invitation opens no seat here.")
    return seat


def _free(table: Table, wanted: int | None) -> int:
    """A seat that needs no invitation."""
    if table.row.private:
        raise unknown_table()
    if not table.row.public:
        raise Refused("forbidden", "An invitation is needed to sit down at this table.")
    free = [each.seat for each in table.seats if each.kind == "open"]
    if wanted is not None:
        free = [number for number in free if number == wanted]
    if not free:
        raise Refused("taken", "That seat is taken." if wanted else "No seat is free.")
    return free[0]


@router.post("/api/tables/{table}/replace")
async def replace(request: Request, table: str, body: Replace) -> Response:
    found, seat = await seen(request, table)
    if not seat:
        raise Refused("bad-token", "A seat's token is needed for that.")
    async with found.lock:
        if body.seat > len(found.seats) or body.seat == seat:
            raise Refused("forbidden", "Name another seat.")
        other = found.seat(body.seat)
        if found.fold.over:
            raise Refused("over", "The game is over.")
        if other.kind == "bot":
            raise Refused("taken", "A bot is already sitting there.")
        if other.kind == "human":
            _must_be_away(found, other)
        await give_to_bot(found, body.seat, body.level)
    return reply({})


def _must_be_away(table: Table, seat: SeatRow) -> None:
    """A seat can be given away once its player has gone; also if he is here and keeps the game from
    beginning, because he does not open the part of the seed that he is bound to."""
    patience = table.house.settings.away
    here = seat.seat in seats.online(table)
    if here and seat.seat in dice.owing(table):
        waited = time.time() - table.row.bound
        if waited < patience:
            left = round(patience - waited)
            raise Refused("forbidden", f"{seat.name} is here and may still open a part: {left} s more.")
    elif here:
        raise Refused("forbidden", f"{seat.name} is here.")
    else:
        gone = table.house.now() - table.away[seat.seat]
        if gone < patience:
            left = round(patience - gone)
            raise Refused("forbidden", f"{seat.name} has not been away long enough: {left} s more.")


@router.get("/api/tables/{table}/moments/{m}")
async def moment(request: Request, table: str, m: int, all: bool = False) -> Response:
    """A moment as the caller may see it; `all`: as every seat saw it, once that is no secret any more."""
    found, seat = await seen(request, table)
    fold = found.fold
    if not 0 <= m <= fold.m:
        raise Refused("unknown", f"There is no moment {m}; the game has {fold.m}.")
    told = fold.log.told_at(m, views.reader(found, (seat,) if seat else ())) if m else None
    shown = found.game.OPEN or records.revealed(found)
    if all and not shown:
        raise Refused("forbidden", "What the others see is shown when the game is over.")
    state = await found.at(m, address_of(request))
    return reply(
        {
            "m": m,
            "observation": views.observation(found, state, seat),
            "entry": told,
            "position": found.game.position(state) if shown else None,
            "views": [views.observation(found, state, each.seat) for each in found.seats] if all else None,
        }
    )
