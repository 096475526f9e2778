"""Offers: a draw, or to take something back. They are stored, and lapse with the next row of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.server import messages as say
from sandtable.server import views
from sandtable.server.errors import Refused

if TYPE_CHECKING:
    from sandtable.server.tables import Table

# what becomes of a request
OFFERED, AGREED, DECLINED, WITHDRAWN, LAPSED = "offered", "agreed", "declined", "withdrawn", "lapsed"


class Offer(msgspec.Struct, frozen=True):
    """What somebody asks the others, and who has not answered yet."""

    what: str
    by: int
    to: int | None
    waiting: list[int]


def announce(table: Table, what: str, how: str, by: int, seat: int = 0) -> None:
    """Tell everybody what became of what a seat has asked for."""
    views.tell(table, say.encode(say.News(what, how, by, seat)))


def read(text: str) -> Offer | None:
    """An offer as the store has it."""
    return msgspec.json.decode(text, type=Offer) if text else None


async def make(table: Table, seat: int, what: str, to: int | None, own: tuple[int, ...]) -> int:
    """`own`: seats at the same socket need not be asked."""
    async with table.lock:
        table.must_be_open()
        offer, fold = table.offer, table.fold
        if offer is not None and offer.what == what and seat in offer.waiting:
            return await _agree(table, offer, seat)
        if offer is not None:
            raise Refused("taken", f"Seat {offer.by} has made an offer; answer that first.")
        if what == "draw":
            _may_draw(table, seat)
            to = None
        else:
            most = table.house.settings.takebacks
            if fold.takebacks.get(seat, 0) >= most:
                raise Refused("too-many", f"You have already taken back {most} times.")
            to = fold.may_take_back(fold.last_own(seat) if to is None else to)
        others = [
            s.seat
            for s in table.seats
            if s.kind == "human"
            and s.seat != seat
            and s.seat not in own
            and table.game.playing(fold.state, s.seat - 1)
        ]
        made = Offer(what, seat, to, others)
        if not others:
            return await _fulfil(table, made)
        await _put(table, made)
        announce(table, what, OFFERED, seat)
        return fold.n


def _may_draw(table: Table, seat: int) -> None:
    game, s = table.game, table.fold.state
    clause = game.bar_draw(s)
    if clause:
        raise Refused("illegal", "There are no draws in this mode.", game.book.cite(clause))
    if not game.playing(s, seat - 1):
        raise Refused("over", "You are out of the game.")
    if any(other.kind == "bot" and game.playing(s, other.seat - 1) for other in table.seats):
        raise Refused("illegal", "Bots do not agree to draws.")


async def reply(table: Table, seat: int, what: str, yes: bool) -> int:
    async with table.lock:
        table.must_go_on()
        offer = table.offer
        if offer is None or offer.what != what or seat not in offer.waiting:
            raise Refused("stale", "That offer is no longer open.")
        if yes:
            return await _agree(table, offer, seat)
        await _put(table, None)
        announce(table, what, DECLINED, offer.by, seat)
        return table.fold.n


async def retract(table: Table, seat: int, what: str) -> int:
    """Whoever made an offer takes it back."""
    async with table.lock:
        table.must_go_on()
        offer = table.offer
        if offer is None or offer.what != what or offer.by != seat:
            raise Refused("stale", "You have made no such offer, or it has been answered.")
        await _put(table, None)
        announce(table, what, WITHDRAWN, seat, seat)
        return table.fold.n


async def _agree(table: Table, offer: Offer, seat: int) -> int:
    left = [other for other in offer.waiting if other != seat]
    if left:
        await _put(table, msgspec.structs.replace(offer, waiting=left))
        announce(table, offer.what, AGREED, offer.by, seat)
        return table.fold.n
    table.offer = None  # it is answered, and does not lapse
    try:
        n = await _fulfil(table, offer)
    except Refused:
        table.offer = offer
        raise
    announce(table, offer.what, AGREED, offer.by, seat)
    return n


async def _fulfil(table: Table, offer: Offer) -> int:
    fold = table.fold
    if offer.to is None:
        return (await table.store(fold.agree(), offer.by, "")).n
    to = fold.may_take_back(offer.to)
    return (await table.store(fold.takeback(offer.by, to, await table.at(to)), offer.by, "")).n


async def _put(table: Table, offer: Offer | None) -> None:
    """Stored, then shown, like everything else."""
    await table.set_table(offer=msgspec.json.encode(offer).decode() if offer else "")
    table.offer = offer
    views.show(table)
