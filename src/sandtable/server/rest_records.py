"""Records of tables, tables from records, and what the dice gave."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sandtable import __version__
from sandtable.kernel.registry import games
from sandtable.server import aborted, records
from sandtable.server import messages as say
from sandtable.server.bodies import Fork, Upload
from sandtable.server.callers import address_of, house_of, reply, seen
from sandtable.server.errors import Refused
from sandtable.server.making import Plan
from sandtable.server.rest_tables import clock_of, name_of, opened, wishes_of
from sandtable.server.rows import CHOOSE, Row
from sandtable.server.stopping import STOPPED
from sandtable.server.storage import NotSaved
from sandtable.server.verifying import start_at

router = APIRouter()


@router.post("/api/tables/{table}/fork")
async def fork(request: Request, table: str, body: Fork) -> Response:
    house = house_of(request)
    found, _ = await seen(request, table)
    house.limits.new_table(address_of(request))
    if body.public:
        house.limits.new_listing(address_of(request))
    game, fold = found.game, found.fold
    if not game.OPEN and not records.revealed(found):
        raise Refused("forbidden", "This game has dice or secrets: play on from it once it is over.")
    if body.moment > fold.m:
        raise Refused("unknown", f"There is no moment {body.moment}; the game has {fold.m}.")
    state = await found.at(body.moment, address_of(request))
    if state.over():
        raise Refused("over", "The game is over at that moment.")
    plan = Plan(game, found.row.setup, wishes_of(body.seats), name_of(body.name))
    plan.clock = clock_of(body.clock)
    plan.public, plan.private = body.public, body.private
    plan.round = game.rounds(state)
    if game.OPEN:
        plan.start, plan.seed = found.row.start, found.row.seed
        made = enumerate(fold.log.some(0, body.moment), 1)
        plan.before = [Row(n, CHOOSE, entry.seat, entry.text, "", 0, 0, 0.0) for n, entry in made]
    elif game.ROLLS:
        plan.start = start_at(game, state)
    else:
        plan.start = records.moment_for(game, state, plan.wishes, body.secrets == "redeal")
    return reply((await opened(request, plan)).answer())


@router.get("/api/tables/{table}/record")
async def record(request: Request, table: str) -> Response:
    try:
        found, _ = await seen(request, table)
    except Refused as why:
        if why.code != STOPPED:
            raise
        kept = await records.of_stopped(house_of(request), address_of(request), table)
        return reply({"record": kept, "version": __version__, "hash": "", "moment": None})
    if not found.game.OPEN and not records.revealed(found):
        raise Refused(
            "forbidden", "The record would tell what is secret; it is given out when the game is over."
        )
    text, hashed = records.give_out(house_of(request), found)
    return reply({"record": text, "version": __version__, "hash": hashed, "moment": found.fold.m})


@router.get("/api/tables/{table}/luck")
async def get_luck(request: Request, table: str) -> Response:
    """What was rolled against what was to be expected."""
    found, _ = await seen(request, table)
    if not records.revealed(found):
        raise Refused("stale", "The game is not over yet.")
    house_of(request).limits.reading(address_of(request))
    played, _ = found.fold.record(False, {})
    what = {"game": found.game.name, "setup": played.setup, "start": played.start, "choices": played.choices}
    rows = await house_of(request).read(address_of(request), "luck", what, "record")
    return reply([say.LuckInfo(*row) for row in rows])


@router.post("/api/records")
async def upload(request: Request, body: Upload) -> Response:
    house = house_of(request)
    house.limits.new_table(address_of(request))
    found = await records.verify(house, address_of(request), body.record)
    made = await opened(request, records.plan_to_look_through(house, body.record, found))
    return reply({"table": made.table})


@router.get("/api/aborted")
async def get_aborted(request: Request, game: str = "") -> Response:
    """Games whose dice were promised and that never came to a result."""
    house = house_of(request)
    if game and game not in games():
        raise Refused("unknown", f"There is no game {game[:40]!r} here.")
    try:
        return reply(await aborted.listed(house, game))
    except NotSaved:
        raise Refused("not-saved", "The tables cannot be read just now; try again.") from None
