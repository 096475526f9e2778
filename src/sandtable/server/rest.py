"""The HTTP API: tables are made, found, joined and looked through here; they are played over the socket."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request, Response

from sandtable import __version__
from sandtable.bots.levels import LEVELS
from sandtable.build import compiled
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.kernel.registry import games
from sandtable.server import messages as say
from sandtable.server.bodies import ClockWish, ErrorAnswer, Fork, Join, NewTable, Replace, SeatWish, Upload
from sandtable.server.errors import Refused, bad_token, unknown_table
from sandtable.server.fold import CHOOSE, Row
from sandtable.server.house import House, Wish
from sandtable.server.lessons import lesson, lessons
from sandtable.server.rulebook import rules
from sandtable.server.security import bearer, checked_name, clean, digest, new_token, same, seal_holds, sealed
from sandtable.server.storage import NotSaved, SeatRow, TableRow
from sandtable.server.tables import Table

CODES = (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
router = APIRouter(responses={code: {"model": ErrorAnswer} for code in CODES})


def reply(data: object, status: int = 200) -> Response:
    return Response(
        say.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def token_of(request: Request) -> str:
    return bearer(request.headers.get("authorization"))


def address_of(request: Request) -> str:
    return str(request.scope["sandtable.address"])


async def seen(request: Request, id: str) -> tuple[Table, int]:
    """The table as the caller may see it; a wrong token is refused, none makes a spectator."""
    house = house_of(request)
    address = address_of(request)
    house.limits.may_try(address)
    token = token_of(request)
    try:
        table, seat = await house.seen(id, token)
    except Refused as why:
        if why.code == "unknown-table":
            house.limits.failed(address)
        raise
    if token and not seat:
        house.limits.failed(address)
        raise bad_token()
    return table, seat


# ---- games


@router.get("/api/games")
async def list_games() -> Response:
    return reply([_game(game) for game in games().values()])


def _game(game: Game) -> dict[str, Any]:
    setups = []
    for name in game.setups():
        setup = game.setup(name)
        setups.append(
            {
                "name": setup.name,
                "title": setup.title,
                "board": setup.board,
                "mode": setup.mode,
                "seats": setup.seats,
                "teams": bool(setup.teams),
                "roles": list(setup.roles),
                "map": list(setup.map),
            }
        )
    return {
        "name": game.name,
        "title": game.title,
        "tagline": game.TAGLINE,
        "setups": setups,
        "levels": [{"number": level.number, "name": level.name} for level in LEVELS],
    }


@router.get("/api/games/{game}/rules")
async def get_rules(request: Request, game: str) -> Response:
    return Response(rules(house_of(request).game(game)), media_type="application/json")


@router.get("/api/lessons/{game}")
async def list_lessons(request: Request, game: str) -> Response:
    return reply(lessons(house_of(request).game(game)))


@router.get("/api/lessons/{game}/{name}")
async def get_lesson(request: Request, game: str, name: str) -> Response:
    found = lesson(house_of(request).game(game), name)
    if found is None:
        raise Refused("unknown", "There is no such lesson.")
    return reply(found)


# ---- tables


def _clock(wish: ClockWish | None) -> dict[str, object] | None:
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


def _wishes(wishes: list[SeatWish]) -> list[Wish]:
    out = []
    for wish in wishes:
        if wish.kind == "bot" and wish.level is None:
            raise Refused("malformed", "A bot has a level from 1 to 5.")
        out.append(Wish(wish.kind, wish.level or 0, checked_name(wish.name) if wish.name else ""))
    return out


def _name(name: str) -> str:
    return checked_name(name) if name.strip() else "Guest"


@router.post("/api/tables")
async def new_table(request: Request, body: NewTable) -> Response:
    house = house_of(request)
    house.limits.new_table(address_of(request))
    game = house.game(body.game)
    setup, start, seed = body.setup, "", ""
    before: list[Row] = []
    try:
        if body.record is not None:
            game, record, rows = await house.verify(body.record)
            setup, start, seed = record.setup, record.start, record.seed
            before = [row for row in rows if row.kind == CHOOSE]
            if body.moment is not None:
                if body.moment > len(before):
                    raise Refused(
                        "record", f"The record has {len(before)} choices; there is no moment {body.moment}."
                    )
                before = before[: body.moment]
        elif body.position is not None:
            start = " ".join(body.position.split())
            state = game.new(start, "")
            if state.over():
                raise Refused("setup", "The game is over in this position.")
            setup = start.split(" ", 1)[0]
        game.check_setup(setup)
    except SandtableError as why:
        raise Refused("setup", why.message, why.clause) from None
    if setup != body.setup:
        raise Refused("setup", f"The table is to be {body.setup}, but what it begins with is {setup}.")
    made = await house.new_table(
        game,
        setup,
        _wishes(body.seats),
        _name(body.name),
        _clock(body.clock),
        body.public,
        body.private,
        start,
        seed,
        before,
    )
    return reply(made.answer())


def _listed(row: TableRow, seats: list[Any], live: Table | None) -> dict[str, object]:
    infos = live.seat_infos() if live is not None else seats
    return {
        "table": row.id,
        "game": row.game,
        "setup": row.setup,
        "title": row.title,
        "seats": infos,
        "status": live.status if live is not None else row.status,
        "round": live.row.round if live is not None else row.round,
        "created": int(row.created * 1000),
        "clock": json.loads(row.clock) if row.clock else None,
    }


def _asleep(row: TableRow, seats: list[SeatRow]) -> list[say.SeatInfo]:
    game = games().get(row.game)
    teams = game.setup(row.setup).teams if game is not None else ()
    return [
        say.SeatInfo(s.seat, s.name, s.kind, s.level, s.kind == "bot", teams[s.seat - 1] if teams else 0)
        for s in seats
    ]


@router.get("/api/tables")
async def list_tables(request: Request) -> Response:
    house = house_of(request)
    try:
        found = await house.storage.listed(50)
    except NotSaved:
        raise Refused("not-saved", "The tables cannot be read just now; try again.") from None
    return reply([_listed(row, _asleep(row, seats), house.live.get(row.id)) for row, seats in found])


@router.get("/api/tables/{table}")
async def get_table(request: Request, table: str) -> Response:
    found, _ = await seen(request, table)
    return reply({**_listed(found.row, [], found), "moments": found.fold.m, "asked": found.fold.asked})


@router.post("/api/tables/{table}/join")
async def join(request: Request, table: str, body: Join) -> Response:
    house = house_of(request)
    address = address_of(request)
    house.limits.may_try(address)
    try:
        await house.knock(table, "", body.code or "")
        found = await house.table(table)
    except Refused:
        house.limits.failed(address)
        raise
    name = _name(body.name)
    async with found.lock:
        seat = 0
        if body.code is not None:
            for each in found.seats:
                if each.kind == "open" and same(each.code, body.code):
                    seat = each.seat
                elif same(each.code, digest(body.code)):
                    raise Refused("taken", "This invitation has been used.")
            if not seat:
                house.limits.failed(address)
                if found.row.private:
                    raise unknown_table()
                raise Refused("forbidden", "This invitation opens no seat here.")
        else:
            if found.row.private:
                raise unknown_table()
            if not found.row.public:
                raise Refused("forbidden", "An invitation is needed to sit down at this table.")
            free = [each.seat for each in found.seats if each.kind == "open"]
            if body.seat is not None:
                free = [number for number in free if number == body.seat]
            if not free:
                raise Refused("taken", "That seat is taken." if body.seat else "No seat is free.")
            seat = free[0]
        token = new_token()
        await found.sit(seat, name, token)
    return reply({"seat": seat, "token": token})


@router.post("/api/tables/{table}/replace")
async def replace(request: Request, table: str, body: Replace) -> Response:
    house = house_of(request)
    found, seat = await seen(request, table)
    if not seat:
        raise Refused("bad-token", "A seat's token is needed for that.")
    async with found.lock:
        if body.seat > len(found.seats) or body.seat == seat:
            raise Refused("forbidden", "Another seat is to be named.")
        other = found.seat(body.seat)
        if found.fold.over:
            raise Refused("over", "The game is over.")
        if other.kind == "bot":
            raise Refused("taken", "A bot sits there already.")
        if other.kind == "human":
            if body.seat in found.online():
                raise Refused("forbidden", f"{other.name} is here.")
            gone = house.now() - found.away[body.seat]
            if gone < house.settings.away:
                left = round(house.settings.away - gone)
                raise Refused("forbidden", f"{other.name} has not been away long enough: {left} s more.")
        await found.give_to_bot(body.seat, body.level)
    return reply({})


@router.get("/api/tables/{table}/moments/{m}")
async def moment(request: Request, table: str, m: int) -> Response:
    found, seat = await seen(request, table)
    fold = found.fold
    if not 0 <= m <= fold.m:
        raise Refused("unknown", f"There is no moment {m}; the game has {fold.m}.")
    state = fold.at(m)
    shown = found.game.OPEN or fold.over
    return reply(
        {
            "m": m,
            "observation": found.game.observe(state, seat - 1),
            "entry": fold.made[m - 1].entry if m else None,
            "position": found.game.position(state) if shown else None,
        }
    )


@router.post("/api/tables/{table}/fork")
async def fork(request: Request, table: str, body: Fork) -> Response:
    house = house_of(request)
    found, _ = await seen(request, table)
    house.limits.new_table(address_of(request))
    fold = found.fold
    if not found.game.OPEN and not fold.over:
        raise Refused("forbidden", "This game has secrets: play on from it once it is over.")
    if body.moment > fold.m:
        raise Refused("unknown", f"There is no moment {body.moment}; the game has {fold.m}.")
    if fold.at(body.moment).over():
        raise Refused("over", "The game is over at that moment.")
    rows = [
        Row(n, CHOOSE, made.seat, made.text, "", 0, 0, 0.0)
        for n, made in enumerate(fold.made[: body.moment], 1)
    ]
    made = await house.new_table(
        found.game,
        found.row.setup,
        _wishes(body.seats),
        _name(body.name),
        _clock(body.clock),
        body.public,
        body.private,
        found.row.start,
        found.row.seed,
        rows,
    )
    return reply(made.answer())


@router.get("/api/tables/{table}/record")
async def record(request: Request, table: str) -> Response:
    found, _ = await seen(request, table)
    fold = found.fold
    if not found.game.OPEN and not fold.over:
        raise Refused(
            "forbidden", "The record would tell what is secret; it is given out when the game is over."
        )
    headers = {f"Player{seat.seat}": header_value(seat.name) for seat in found.seats if seat.name}
    text, hashed = fold.record(not fold.over, headers)
    text = sealed(house_of(request).seal, text)
    return reply({"record": text, "version": __version__, "hash": hashed, "moment": fold.m})


def header_value(text: str) -> str:
    """A name as the header of a record can hold it."""
    return clean(text).replace('"', "'")


@router.post("/api/records")
async def upload(request: Request, body: Upload) -> Response:
    house = house_of(request)
    house.limits.new_table(address_of(request))
    game, record, rows = await house.verify(body.record)
    own = " of this house" if seal_holds(house.seal, body.record) else ""
    count = game.seats(record.setup)
    names = [
        header_value(record.headers.get(f"Player{n}", ""))[:24] or f"Player {n}" for n in range(1, count + 1)
    ]
    made = await house.new_table(
        game,
        record.setup,
        [Wish("kept", 0, name) for name in names],
        "",
        None,
        False,
        False,
        record.start,
        record.seed,
        rows,
        "upload",
        f"{game.title}: {game.setup(record.setup).title}, a record{own}",
    )
    return reply({"table": made.table})


# ---- the house itself


@router.get("/health")
async def health(request: Request) -> Response:
    house = house_of(request)
    return reply(
        {
            "status": "ok",
            "version": __version__,
            "compiled": compiled(),
            "tables": len(house.live),
            "sockets": house.limits.open,
        }
    )


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    house = house_of(request)
    peer = request.client.host if request.client else ""
    if not (peer.startswith("127.") or peer == "::1") or request.headers.get("x-forwarded-for"):
        raise Refused("forbidden", "Metrics are for this machine alone.")
    lines = []
    for name, kind, words, value in (
        ("tables_live", "gauge", "Tables in memory.", len(house.live)),
        ("sockets_open", "gauge", "Open sockets.", house.limits.open),
        ("rows_total", "counter", "Rows stored.", house.rows),
        ("commits_total", "counter", "Transactions committed.", house.storage.commits),
        ("write_failures_total", "counter", "Transactions that failed.", house.storage.failures),
        ("bot_thoughts_total", "counter", "Choices bots were asked for.", house.thinkers.thoughts),
        ("bot_faults_total", "counter", "Bots that hung, died or talked rubbish.", house.thinkers.faults),
        ("bot_fallbacks_total", "counter", "Choices made in place of a bot.", house.fallbacks),
    ):
        lines += [
            f"# HELP sandtable_{name} {words}",
            f"# TYPE sandtable_{name} {kind}",
            f"sandtable_{name} {value}",
        ]
    for name, words, times in (
        ("commit_seconds", "Transactions, the last 4,096.", house.storage.times),
        ("choice_seconds", "From a choice to everybody's queue, the last 4,096.", house.times),
        ("loop_lag_seconds", "How late the event loop was, the last minute.", house.lags),
    ):
        lines += [f"# HELP sandtable_{name} {words}", f"# TYPE sandtable_{name} summary"]
        ordered = sorted(times) or [0.0]
        for share in (0.5, 0.99, 1.0):
            seconds = ordered[min(len(ordered) - 1, int(share * len(ordered)))]
            lines.append(f'sandtable_{name}{{quantile="{share}"}} {seconds:.6f}')
    lines += [
        "# HELP sandtable_refusals_total Refused messages by code.",
        "# TYPE sandtable_refusals_total counter",
    ]
    for code, count in sorted(house.refusals.items()):
        lines.append(f'sandtable_refusals_total{{code="{code}"}} {count}')
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
