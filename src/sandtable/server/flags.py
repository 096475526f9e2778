"""The clock of a table while it runs, and what happens when somebody's time is up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sandtable.server import passing, stopping
from sandtable.server.errors import Refused
from sandtable.server.fold import Broken
from sandtable.server.logs import log
from sandtable.server.rows import FLAG

if TYPE_CHECKING:
    from sandtable.server.tables import Table

LONGEST = 3600.0  # seconds until a timer looks again


def run(table: Table) -> None:
    """Let the time of whoever is asked run, and nobody else's."""
    clock = table.clock
    if table.flag_timer is not None:
        table.flag_timer.cancel()
        table.flag_timer = None
    if clock is None:
        return
    running = 0 if table.fold.over or table.paused or table.status == "open" else table.fold.asked
    clock.run(running, passing.free(table) if running else 0.0)
    if running:
        _look_again(table, clock.remaining(running))


def _look_again(table: Table, milliseconds: int) -> None:
    delay = min(LONGEST, max(0.0, milliseconds / 1000))
    table.flag_timer = asyncio.get_running_loop().call_later(delay, call, table)


def call(table: Table) -> None:
    """See whether somebody's time is up."""
    table.house.spawn(_flag(table), f"flag {table.id}")


def run_out(table: Table) -> bool:
    clock = table.clock
    return clock is not None and clock.running != 0 and clock.remaining(clock.running) <= 0


async def _flag(table: Table) -> None:
    """Somebody's time is up, if it really is: he resigns by the clock."""
    async with table.lock:
        clock = table.clock
        if clock is None or not clock.running or table.fold.over or table.paused:
            return
        seat = clock.running
        if not run_out(table):
            _look_again(table, clock.remaining(seat))
            return
        try:
            await table.store(table.fold.choice(seat, table.game.RESIGN, FLAG), seat, "")
        except Broken as why:
            await stopping.stop(table, why.why)
        except Refused as why:
            log("flag not counted", table=table.id, seat=seat, cause=why.message)
