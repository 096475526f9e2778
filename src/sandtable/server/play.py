"""What players do: choose, undo, resign; and what they ask: why not, and how likely."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from sandtable.kernel import odds as kernel
from sandtable.kernel.game import Ref
from sandtable.server import flags, passing
from sandtable.server import messages as say
from sandtable.server.errors import Refused
from sandtable.server.fold import SENDERS
from sandtable.server.rows import MOST, MOST_UNDOS_BY
from sandtable.server.storage import NotSaved, Storage

if TYPE_CHECKING:
    from sandtable.server.tables import Table


class Sender(NamedTuple):
    """Who wants something, and under which id; `own` are all seats of the same socket."""

    seat: int
    id: str
    own: tuple[int, ...]


async def _once(table: Table, who: Sender, act: Callable[[], Awaitable[int]]) -> int:
    """Do something that leads to a row, unless it was done before: then its number is the answer."""
    async with table.lock:
        known = table.fold.sent(who.seat, who.id)
        if known is not None:
            return known
        try:
            table.must_go_on()
            return await act()
        except Refused:
            known = await _sent_long_ago(table, who)
            if known is not None:
                return known
            raise


async def _sent_long_ago(table: Table, who: Sender) -> int | None:
    """What the table has forgotten, the store knows."""
    if table.fold.n <= SENDERS:
        return None
    try:
        return await table.house.storage.number_of(table.id, who.own, who.id)
    except NotSaved:
        return None


def _must_be_current(table: Table, n: int) -> None:
    if n != table.fold.n:
        at = table.fold.n
        raise Refused("stale", f"The table has moved on: this was for number {n}, it is at {at}.")


async def choose(table: Table, who: Sender, n: int, text: str) -> int:
    async def act() -> int:
        _must_be_current(table, n)
        if flags.run_out(table):
            flags.call(table)
            raise Refused("over", "Your time has run out.")
        if table.fold.n >= MOST and text != table.game.RESIGN:
            raise Refused(
                "too-many",
                f"A table takes {MOST:,} choices and undos, and has had them: give up or agree on a draw.",
            )
        return (await table.store(table.fold.choice(who.seat, text), who.seat, who.id)).n

    if who.seat == table.fold.asked:
        await passing.pace(table, n, text)
    return await _once(table, who, act)


async def undo(table: Table, who: Sender, n: int, to: int) -> int:
    async def act() -> int:
        _must_be_current(table, n)
        if table.fold.n >= MOST_UNDOS_BY:
            raise Refused("too-many", f"After {MOST_UNDOS_BY:,} choices and undos nothing is undone here.")
        table.fold.must_undo(who.seat, to)
        step = table.fold.undo(who.seat, to, await table.at(to))
        return (await table.store(step, who.seat, who.id)).n

    return await _once(table, who, act)


async def resign(table: Table, who: Sender) -> int:
    """At once in one's own turn, else as soon as the rules allow it: when the seat is asked."""

    async def act() -> int:
        table.must_be_open()
        fold = table.fold
        if not table.game.RESIGN:
            raise Refused("forbidden", f"{table.game.title} has no way to give up; a draw can be offered.")
        if fold.asked == who.seat:
            return (await table.store(fold.choice(who.seat, table.game.RESIGN), who.seat, who.id)).n
        if not table.game.playing(fold.state, who.seat - 1):
            raise Refused("over", "You are already out of the game.")
        await table.save(Storage.set_seat(table.id, who.seat, resigning=True))
        table.set_seat(who.seat, resigning=True)
        return fold.n

    return await _once(table, who, act)


# ---- questions


def _meant(table: Table, text: str | None, refs: list[str] | None) -> int:
    """The option that a text or things on the table name; -1 for none."""
    s = table.fold.state
    if text is not None:
        return table.game.read(s, text)
    if refs:
        return table.game.meant(s, _refs(refs))
    raise Refused("malformed", "Ask about a text or about refs.")


def _refs(refs: list[str]) -> list[Ref]:
    pairs = [ref.partition(":") for ref in refs]
    return [Ref(kind, id) for kind, _, id in pairs]


def _sentence(reason: str) -> str:
    return f"{reason[0].upper()}{reason[1:]}."


def why(
    table: Table, seats: tuple[int, ...], text: str | None, refs: list[str] | None
) -> tuple[bool, str, str, str]:
    """Whether something is possible; if not, the clause and the reason."""
    game, fold = table.game, table.fold
    s = fold.state
    if fold.over:
        return False, "", f"The game is over ({fold.result}).", text or ""
    if not fold.dealt:
        return False, "", "The game has not begun.", text or ""
    if fold.asked not in seats:
        # legality is told to the asked seat alone: to others it could tell what they may not see
        waits, _ = game.waits(s, seats[0] - 1 if seats else -1)
        return False, game.book.cite(waits), f"It is the turn of player {fold.asked}.", text or ""
    option = _meant(table, text, refs)
    if option < 0:
        number, reason = game.idle(s, _refs(refs)) if refs else (0, "")
        clause = game.book.cite(number or s.clause)
        return False, clause, _sentence(reason or "that is no move of this game"), text or ""
    clause, reason = game.why_not(s, option)
    if reason:
        return False, clause, _sentence(reason), text or ""
    return True, game.book.cite(game.cited(s, option)), "", game.token(s, option)


def odds(
    table: Table, seats: tuple[int, ...], text: str | None, refs: list[str] | None
) -> say.OddsInfo | None:
    """The exact odds of a choice that leads to dice; told to the asked seat alone."""
    fold = table.fold
    if fold.over or not fold.asked:
        return None
    if fold.asked not in seats:
        raise Refused("not-your-turn", f"It is the turn of player {fold.asked}.")
    option = _meant(table, text, refs)
    if option < 0 or fold.state.bar(option) != 0:
        return None
    if option not in table.weighed:  # every face is played: once is enough
        table.weighed[option] = _weighed(kernel.odds(table.game, fold.state, option))
    return table.weighed[option]


def _weighed(found: kernel.Odds | None) -> say.OddsInfo | None:
    if found is None:
        return None
    return say.OddsInfo(
        found.choice,
        found.total,
        [say.VerdictInfo(*verdict) for verdict in found.verdicts],
        [say.EffectInfo(*effect) for effect in found.effects],
    )
