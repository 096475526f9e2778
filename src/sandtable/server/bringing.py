"""A deck that somebody brings along when he sits down: read by a reader, like everything strangers write."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sandtable.cards.game import CardGame
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.server.errors import Refused
from sandtable.server.fold import Fold
from sandtable.server.making import LONGEST_TITLE
from sandtable.server.storage import Storage, Write

if TYPE_CHECKING:
    from sandtable.server.tables import Table

LONGEST = 50_000  # characters of a setup, as when a table is made


class Brought(NamedTuple):
    """A table's game with the deck that a seat has brought."""

    before: str  # the setup that it was made for
    setup: str
    game: Game
    title: str


async def read(table: Table, address: str, seat: int, deck: str) -> Brought:
    """See whether a deck may be played in a seat; nothing has changed by that."""
    house, row = table.house, table.row
    game = house.game(row.game)
    if not isinstance(game, CardGame):
        raise Refused("setup", f"{game.title} is played without decks.")
    _must_be_open(table)
    names = row.setup.split(":")
    if len(names) != len(table.seats):
        raise Refused("setup", "The decks of this table are settled.")
    names[seat - 1] = deck
    setup = ":".join(names)
    if ":" in deck or not deck or len(setup) > LONGEST:
        raise Refused("deck", "This is neither the name of a deck nor the code of one.")
    house.limits.reading(address)
    found = await house.rules(address, game, setup)
    try:
        found.check_setup(setup)
    except SandtableError as why:
        raise Refused("deck", why.message, why.clause) from None
    if row.public and found.own_cards():
        raise Refused("deck", "This table is listed, so it cannot be played with cards of your own.")
    return Brought(row.setup, setup, found, f"{found.title}: {found.setup(setup).title}"[:LONGEST_TITLE])


def _must_be_open(table: Table) -> None:
    if table.fold.dealt or table.fold.n or table.row.start or table.row.kind == "upload":
        raise Refused("over", "The game has begun with the decks that were there.")


def writes(table: Table, brought: Brought) -> list[Write]:
    """What is stored with the seat. The lock is held: nobody else has brought a deck meanwhile."""
    _must_be_open(table)
    if table.row.setup != brought.before:
        raise Refused("stale", "Somebody else has brought a deck meanwhile; sit down again.")
    return [Storage.set_table(table.id, setup=brought.setup, title=brought.title)]


def take(table: Table, brought: Brought) -> None:
    """Play with it from now on; it is stored."""
    table.row = table.row._replace(setup=brought.setup, title=brought.title)
    table.game = brought.game
    table.teams = brought.game.setup(brought.setup).teams
    table.fold = Fold(brought.game, brought.setup, table.row.start, table.row.seed, dealt=False)
    table.put_question()
