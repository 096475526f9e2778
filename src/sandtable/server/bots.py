"""Seats that need no hand: bots, players who pass by themselves, and who resign when they are asked."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sandtable.server import passing, stopping
from sandtable.server.errors import Refused
from sandtable.server.fold import Broken, Step
from sandtable.server.logs import log
from sandtable.server.rows import AUTO, MOST
from sandtable.server.schema import SeatRow
from sandtable.server.thinkers import LINE

if TYPE_CHECKING:
    from sandtable.server.tables import Table


def wake(table: Table) -> None:
    """Let whoever needs no hand move."""
    if table.thinking is None and _ready(table):
        table.thinking = table.house.spawn(_play(table), f"bot {table.id}")


def _ready(table: Table) -> bool:
    asked = table.fold.asked
    if not asked or table.paused or table.stopped or table.house.stopping or table.row.kind == "upload":
        return False
    seat = table.seat(asked)
    if table.fold.n >= MOST and not seat.resigning:
        return False
    if seat.kind == "bot":
        return bool(table.sockets or table.humans())
    return seat.kind == "human" and (seat.resigning or passing.automatic(table) != "")


async def _play(table: Table) -> None:
    try:
        while _ready(table):
            payer, before = _payer(table), table.fold.n
            await table.house.limits.charge(payer, _next(table))
            if table.fold.n > before and payer:
                table.house.limits.kept_row(payer)
    except Refused as why:
        log("bot refused", table=table.id, cause=why.message)
    except Exception as why:  # nobody would move here any more
        await stopping.stop(table, why)
    finally:
        table.thinking = None


async def _next(table: Table) -> None:
    """One choice of whoever needs no hand, if it is still his."""
    if not _ready(table):
        return
    seat = table.seat(table.fold.asked)
    if seat.kind == "bot":
        await _think(table, seat)
    elif seat.resigning:
        await _place(table, table.fold.n, seat.seat, table.game.RESIGN)
    else:
        await _pass(table, seat)


def _payer(table: Table) -> str:
    """For whom all this is done: of those who are here whoever owes least, and if nobody is, who was last."""
    house = table.house
    here = _waiting(table) or [table.visitor]
    return min(here, key=house.limits.owes)


async def _pass(table: Table, seat: SeatRow) -> None:
    """Pass for a seat that does not want to be asked here, if it still does not when the time has come."""
    n, text = table.fold.n, passing.text(table)
    await passing.sleep(passing.remaining(table))
    async with table.lock:
        fold = table.fold
        if fold.n != n or table.paused or not passing.automatic(table):
            return
        try:
            await table.store(fold.choice(seat.seat, text, AUTO), seat.seat, "")
        except Broken as why:  # it will not pass the next time either
            await stopping.stop(table, why.why)
        except Refused as why:
            log("pass not counted", table=table.id, seat=seat.seat, cause=why.message)


async def _think(table: Table, seat: SeatRow) -> None:
    """Ask a bot. It is given what its seat may see, everything else dealt anew, and other dice to come."""
    house, fold = table.house, table.fold
    n = fold.n
    began = house.now()
    view = fold.state.determinize(seat.seat - 1, secrets.randbits(62), secrets.randbits(62))
    seconds, most = house.settings.bot_seconds, LINE
    if table.clock is not None and table.clock.running == seat.seat:
        left = table.clock.remaining(seat.seat) / 1000
        seconds, most = max(0.05, min(seconds, left / 40)), max(0.05, min(most, left / 2))
    window = passing.window(table)
    asked_for_priority = window is not None
    # thought has to fit into the pause, or its length would tell something; not where everybody is asked
    if window is not None and window.stop:
        seconds = min(seconds, max(0.05, house.settings.pass_pause * 0.8))
    text = await house.thinkers.think(
        table.game.name,
        table.game.dump(view),
        seat.level,
        seconds,
        table.id,
        most,
        table.row.setup,
        bool(table.row.start or table.game.own_cards()),
        _waiting(table),
    )
    pause = house.settings.bot_pause - (house.now() - began)
    if asked_for_priority and text == passing.text(table):
        pause = passing.remaining(table)
    if pause > 0:
        await passing.sleep(pause)
    await _place(table, n, seat.seat, text)


def _waiting(table: Table) -> list[str]:
    """The addresses of those who wait for a bot: of its players, and of onlookers only where none is here."""
    players = {socket.address for socket in table.sockets if socket.seats}
    return sorted(players or {socket.address for socket in table.sockets})


def _any(table: Table, seat: int) -> Step:
    """A choice at random, of those that can be carried out."""
    fold = table.fold
    options = [int(option) for option in fold.state.options()]
    while True:
        option = options.pop(secrets.randbelow(len(options)))
        try:
            return fold.choice(seat, table.game.written(fold.state, option))
        except Broken as why:
            if not options:
                raise why.why from None


async def _place(table: Table, n: int, seat: int, text: str | None) -> None:
    """Make a choice for a seat; if it is none, any other that is allowed."""
    async with table.lock:
        fold = table.fold
        if fold.n != n or fold.asked != seat or table.paused:
            return
        step: Step | None = None
        if text is not None:
            try:
                step = fold.choice(seat, text)
            except Refused as why:
                log("bot refused", table=table.id, seat=seat, cause=why.message)
        if step is None:
            step = _any(table, seat)
            table.house.fallbacks += 1
            log("bot replaced for one choice", table=table.id, seat=seat, text=step.text)
        try:
            await table.store(step, seat, "")
        except Refused as why:
            log("bot not counted", table=table.id, seat=seat, cause=why.message)
