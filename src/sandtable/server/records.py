"""Records: given out with a seal, taken in with every choice and every die checked, and played on from."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, NamedTuple

from sandtable.fair import Proof, check_headers
from sandtable.kernel.errors import RecordError, SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.moments import begin, is_kept, keep
from sandtable.kernel.record import OPEN, Record, read, replay
from sandtable.kernel.registry import games
from sandtable.kernel.state import State
from sandtable.server import dice
from sandtable.server.errors import Refused
from sandtable.server.making import Plan, Wish
from sandtable.server.rows import AGREE, CHOOSE, ROLLED, Row
from sandtable.server.security import clean, seal_holds, sealed

if TYPE_CHECKING:
    from sandtable.server.house import House
    from sandtable.server.tables import Table

LONGEST = 20_000  # choices in a record that is given to us
SLICE = 200  # choices looked at before others get their turn


class Verified(NamedTuple):
    """A record that is true, and the rows that a table makes of it."""

    game: Game
    record: Record
    rows: list[Row]
    proof: Proof | None  # where its seed is from, if it says so, and that holds


async def verify(house: House, text: str) -> Verified:
    """A record somebody gives us: read, and every choice of it played."""
    if seal_holds(house.seal, text) is False:
        raise Refused("record", "The seal of this record does not fit: it was not given out like this here.")
    try:
        game, record = await asyncio.to_thread(read, text, games())
        record.headers.pop("Seal", None)
        if len(record.choices) > LONGEST:
            raise RecordError(f"the record has {len(record.choices)} choices; {LONGEST} are allowed")
        if record.dice == OPEN and not game.ROLLS:
            raise RecordError("records with open dice are not played at tables")
        if is_kept(record.start) and not seal_holds(house.seal, text):
            raise RecordError(
                "a record that begins with a kept moment is taken as this house gave it out, with its seal"
            )
        game.check_setup(record.setup)
        proof = check_headers(record.headers, record.seed, game.seats(record.setup))
        match = await asyncio.to_thread(replay, game, record, -1, True)
        rows = await _rows(game, record)
        if match.record.result == "=" and not match.state.over():
            rows.append(Row(len(rows) + 1, AGREE, 0, "draw", "", 0, 0, 0.0))
        return Verified(game, record, rows, proof)
    except SandtableError as why:
        raise Refused("record", why.message, why.clause) from None


async def _rows(game: Game, record: Record) -> list[Row]:
    """A verified record as the rows of a log. Without a seed the dice stay with the choice before them."""
    start = record.start or record.setup
    state = begin(game, start, record.seed, game.ROLLS)
    given = record.dice == OPEN
    rows: list[Row] = []
    for number, text in enumerate(record.choices, 1):
        if state.seat != CHANCE:
            rows.append(Row(len(rows) + 1, CHOOSE, int(state.seat) + 1, text, "", 0, 0, 0.0))
        elif given and rows:
            rows[-1] = rows[-1]._replace(text=f"{rows[-1].text} {text}")
        elif given:
            rows.append(Row(1, ROLLED, 0, text, "", 0, 0, 0.0))
        state.apply(game.understand(state, text))
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return rows


def header_value(text: str) -> str:
    """A name as the header of a record can hold it."""
    return clean(text).replace('"', "'")


def plan_to_look_through(house: House, text: str, found: Verified) -> Plan:
    """A table without players for a record that was given to us."""
    game, record = found.game, found.record
    own = " of this house" if seal_holds(house.seal, text) else ""
    names = [
        header_value(record.headers.get(f"Player{n}", ""))[:24] or f"Player {n}"
        for n in range(1, game.seats(record.setup) + 1)
    ]
    plan = Plan(game, record.setup, [Wish("kept", 0, name) for name in names])
    plan.upload = True
    plan.start, plan.seed, plan.before = record.start, record.seed, found.rows
    plan.title = f"{game.title}: {game.setup(record.setup).title}, a record{own}"
    plan.proof = found.proof
    return plan


async def play_on(house: House, plan: Plan, text: str, moment: int | None) -> None:
    """Let a table begin where a record is at a moment, or ends."""
    found = await verify(house, text)
    game, record = found.game, found.record
    made = [row for row in found.rows if row.kind == CHOOSE]
    if moment is not None and moment > len(made):
        raise Refused("record", f"The record has {len(made)} choices; there is no moment {moment}.")
    plan.game, plan.setup = game, record.setup
    if game.OPEN:
        plan.start, plan.seed, plan.before = record.start, record.seed, made[:moment]
    else:
        match = await asyncio.to_thread(replay, game, record, -1 if moment is None else moment)
        if match.state.over():
            raise Refused("over", "The game is over at that moment.")
        plan.start = start_at(game, match.state) if game.ROLLS else keep(game, match.state)


def moment_for(game: Game, state: State, wishes: list[Wish], redeal: bool) -> str:
    """The moment from which a game with secrets is played on: hidden things as they were, or dealt anew so
    that whoever asks could not tell the difference."""
    if redeal:
        own = [seat for seat, wish in enumerate(wishes) if wish.kind == "me"]
        if not own:
            raise Refused("malformed", "Hidden cards are dealt anew for somebody: take a seat of your own.")
        state = state.determinize(own[0], secrets.randbits(62), secrets.randbits(62))
    return keep(game, state)


def start_at(game: Game, state: State) -> str:
    """Where a game with dice is played on: its position, with dice of its own, so nobody knows them; what has
    no notation for that is kept whole."""
    position = game.position(state)
    try:
        if game.position(game.new_open(position, "")) == position:
            return position
    except SandtableError:
        pass
    return keep(game, state)


def revealed(table: Table) -> bool:
    """Whether the seed of a table's game is no secret any more."""
    return table.fold.over or table.row.kind == "upload"


def give_out(house: House, table: Table) -> tuple[str, str]:
    """The record of a table with the seal of the house, and the hash of its last state."""
    headers = {f"Player{seat.seat}": header_value(seat.name) for seat in table.seats if seat.name}
    text, hashed = table.fold.text(not revealed(table), {**headers, **dice.headers(table)})
    return sealed(house.seal, text), hashed
