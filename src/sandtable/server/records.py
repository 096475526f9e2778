"""Records: given out with a seal, taken in with every choice and every die checked, and played on from."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, NamedTuple

from sandtable.fair import Proof, proof_in
from sandtable.kernel.game import Game
from sandtable.kernel.moments import keep
from sandtable.kernel.state import State
from sandtable.server import dice
from sandtable.server.errors import Refused, unknown_table
from sandtable.server.making import Plan, Wish
from sandtable.server.rows import CHOOSE, MADE, Row
from sandtable.server.schema import SeatRow
from sandtable.server.security import clean, seal_holds, sealed
from sandtable.server.storage import NotSaved

if TYPE_CHECKING:
    from sandtable.server.house import House
    from sandtable.server.tables import Table


GAME = re.compile(r'^\[Game "([^"\n]*)"\]', re.MULTILINE)


class Verified(NamedTuple):
    """A record that is true, and the rows that a table makes of it."""

    game: Game
    setup: str
    start: str
    seed: str
    headers: dict[str, str]
    rows: list[Row]
    proof: Proof | None  # where its seed is from, if it says so, and that holds
    begin: str | None  # where a table begins that plays on from it; None: the game is over there
    round: int  # and in which round


async def verify(
    house: House, address: str, text: str, moment: int | None = None, played_on: bool = False
) -> Verified:
    """A record somebody gives us: a reader plays every choice of it."""
    sealed = seal_holds(house.seal, text)
    if sealed is False:
        raise Refused("record", "The seal does not match this record: it was not issued here in this form.")
    what = {"text": text, "sealed": sealed, "moment": moment, "played_on": played_on}
    named = GAME.search(text)
    found = await house.read(address, "record", what, "record", named[1].lower() if named else "")
    return Verified(
        await house.taken(found["game"], found["setup"], found["press"]),
        found["setup"],
        found["start"],
        found["seed"],
        found["headers"],
        [Row(*row) for row in found["rows"]],
        proof_in(found["headers"]) if found["fair"] else None,
        found.get("begin"),
        found.get("round", 1),
    )


def header_value(text: str) -> str:
    """A name as the header of a record can hold it."""
    return clean(text).replace('"', "'")


def plan_to_look_through(house: House, text: str, found: Verified) -> Plan:
    """A table without players for a record that was given to us."""
    game = found.game
    own = " of this house" if seal_holds(house.seal, text) else ""
    names = [
        header_value(found.headers.get(f"Player{n}", ""))[:24] or f"Player {n}"
        for n in range(1, game.seats(found.setup) + 1)
    ]
    plan = Plan(game, found.setup, [Wish("kept", 0, name) for name in names])
    plan.upload = True
    plan.start, plan.seed, plan.before = found.start, found.seed, found.rows
    plan.title = f"{game.title}: {game.setup(found.setup).title}, a record{own}"
    plan.proof = found.proof
    return plan


async def play_on(house: House, address: str, plan: Plan, text: str, moment: int | None) -> None:
    """Let a table begin where a record is at a moment, or ends."""
    found = await verify(house, address, text, moment, True)
    plan.game, plan.setup, plan.round = found.game, found.setup, found.round
    if found.game.OPEN:
        made = [row._replace(kind=CHOOSE) for row in found.rows if row.kind in MADE]
        plan.start, plan.seed, plan.before = found.start, found.seed, made[:moment]
    elif found.begin is None:
        raise Refused("over", "The game is over at that moment.")
    else:
        plan.start = found.begin


def moment_for(game: Game, state: State, wishes: list[Wish], redeal: bool) -> str:
    """The moment from which a game with secrets is played on: hidden things as they were, or dealt anew so
    that whoever asks could not tell the difference."""
    if redeal:
        own = [seat for seat, wish in enumerate(wishes) if wish.kind == "me"]
        if not own:
            raise Refused("malformed", "Hidden cards are dealt anew for somebody: take a seat of your own.")
        state = state.determinize(own[0], secrets.randbits(62), secrets.randbits(62))
    return keep(game, state)


async def of_stopped(house: House, address: str, id: str) -> str:
    """The record of a table that cannot go on: a reader plays it, as far as that goes."""
    try:
        row, seats, rows = (
            await house.storage.table(id),
            await house.storage.seats_of(id),
            await house.storage.rows_of(id),
        )
    except NotSaved:
        raise Refused("not-saved", "The tables cannot be read just now; try again.") from None
    if row is None:
        raise unknown_table()
    what = {
        "game": row.game,
        "setup": row.setup,
        "start": row.start,
        "seed": row.seed,
        "given": row.kind == "upload" and not row.seed,
        "rows": rows,
        "headers": _players(seats),
    }
    return str(await house.read(address, "broken", what, "record"))


def _players(seats: list[SeatRow]) -> dict[str, str]:
    return {f"Player{seat.seat}": header_value(seat.name) for seat in seats if seat.name}


def revealed(table: Table) -> bool:
    """Whether the seed of a table's game is no secret any more."""
    return table.fold.over or table.row.kind == "upload"


def give_out(house: House, table: Table) -> tuple[str, str]:
    """The record of a table with the seal of the house, and the hash of its last state."""
    text, hashed = table.fold.text(not revealed(table), {**_players(table.seats), **dice.headers(table)})
    return sealed(house.seal, text), hashed
