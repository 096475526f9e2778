"""Priority that people can bear: seats that pass by themselves, and one pace for every pass.

A seat says what it wants to be asked (`passing`). Where it does not want to be, or could do nothing, the
server passes for it. Whoever passes, for whatever reason, by hand, by wish or because nothing else is left,
and whether a person or a bot: the pass is seen when `pass_pause` is over, counted from the question. So a
pause tells nobody what a hand holds.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sandtable.kernel.game import Window
from sandtable.server.errors import Refused
from sandtable.server.messages import Passing, PassingInfo

if TYPE_CHECKING:
    from sandtable.server.tables import Table

EFFECTS = "effects"  # the stop that holds wherever somebody else's effect can be answered
NOTHING, OWN, NO_STOP, YIELD, NEVER = "nothing", "own", "stop", "yield", "never"  # why a seat is not asked

sleep = asyncio.sleep  # tests measure by it what is waited for


class Wish:
    """What one seat wants to be asked."""

    __slots__ = ("always", "hold", "never", "since", "stops", "turn", "until")

    def __init__(self, message: Passing, top: int, turn: str) -> None:
        self.stops = frozenset(message.stops)
        self.never = frozenset(message.never)  # effects that it lets happen, by name
        self.always = message.always  # also where nothing but passing is possible
        self.hold = message.hold  # also when the newest effect is its own
        self.until = message.yield_  # pass until somebody adds an effect, or the turn ends; or empty
        self.since = top
        self.turn = turn

    def yields(self, window: Window, seat: int, turn: str) -> bool:
        """Whether it still lets everything pass; what it waited for ends that."""
        if self.until and self.turn != turn:
            self.until = ""
        if self.until == "effect" and window.top > self.since and window.by != seat:
            self.until = ""
        return self.until != ""

    def reason(self, window: Window, seat: int, turn: str) -> str:
        """Why the seat is not asked; empty: it is."""
        if self.yields(window, seat, turn):
            return YIELD
        if window.forced and not self.always:
            return NOTHING
        if window.by == seat:
            return "" if self.hold else OWN
        if window.by >= 0 and window.what in self.never:
            return NEVER
        # where no stop can be wished for, whoever is always asked is asked
        wanted = not window.stop or window.stop in self.stops or (window.by >= 0 and EFFECTS in self.stops)
        return "" if wanted else NO_STOP


def window(table: Table) -> Window | None:
    """The open question, if it is one of priority; looked at once a state."""
    fold = table.fold
    if table.window_n != fold.n or not fold.asked:
        table.window_n = fold.n
        table.window = table.game.window(fold.state) if fold.asked and not fold.over else None
    return table.window


def automatic(table: Table) -> str:
    """Why the asked seat passes by itself; empty: it does not."""
    found = window(table)
    wish = table.wishes.get(table.fold.asked)
    if found is None or wish is None or table.seat(table.fold.asked).kind != "human":
        return ""
    return wish.reason(found, table.fold.asked - 1, table.game.turn(table.fold.state))


def remaining(table: Table) -> float:
    """Seconds until a pass may be seen."""
    return max(0.0, table.since + table.house.settings.pass_pause - table.house.now())


def free(table: Table) -> float:
    """Seconds of a question that no clock counts, so that clocks tell nothing either."""
    return table.house.settings.pass_pause if window(table) is not None else 0.0


def text(table: Table) -> str:
    """Passing in notation; empty where priority is not asked."""
    found = window(table)
    return table.game.token(table.fold.state, found.option) if found is not None else ""


async def pace(table: Table, n: int, choice: str) -> None:
    """Hold a pass back until every other one would be seen as well."""
    if n == table.fold.n and choice == text(table):
        wait = remaining(table)
        if wait > 0:
            await sleep(wait)


def wish(table: Table, seat: int, message: Passing) -> int:
    """A seat says what it wants to be asked; it holds until the server or the seat says otherwise."""
    if table.seat(seat).kind != "human":
        raise Refused("forbidden", "Nobody passes for a bot.")
    found = window(table)
    turn = table.game.turn(table.fold.state) if table.fold.dealt else ""
    table.wishes[seat] = Wish(message, found.top if found is not None else 0, turn)
    return table.fold.n


def info(table: Table, seats: tuple[int, ...]) -> PassingInfo | None:
    """What the seats of a socket are told of it, and nobody else."""
    asked = table.fold.asked
    known = table.wishes.get(asked) if asked in seats else None
    if known is None and len(seats) == 1:
        known = table.wishes.get(seats[0])
    if known is None:
        return None
    why = automatic(table) if asked in seats else ""
    return PassingInfo(why, known.until, round(table.house.settings.pass_pause * 1000))
