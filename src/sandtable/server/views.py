"""What a table says: to each socket what its seats may see, and nothing else."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from sandtable.kernel.game import Game
from sandtable.kernel.state import State
from sandtable.server import dice, passing, past
from sandtable.server import messages as say
from sandtable.server.hub import Socket
from sandtable.server.seats import infos, watching

if TYPE_CHECKING:
    from sandtable.server.tables import Table

NOTHING = msgspec.Raw(b"null")
TRYING = 0.05  # seconds in which the answers to a question are tried; those that are left count as final


def viewer(table: Table, seats: tuple[int, ...]) -> int:
    """Whose eyes a socket looks through: its seat's; of several the one that is asked; 0: nobody's.

    Several people at one screen see no hand while none of them is asked.
    """
    if len(seats) == 1:
        return seats[0]
    return table.fold.asked if table.fold.asked in seats and not passing.automatic(table) else 0


def reader(table: Table, seats: tuple[int, ...]) -> int:
    """For whom a socket's log is written. Several seats at one screen read what everybody may read."""
    return seats[0] if len(seats) == 1 and not table.game.OPEN else 0


def observation(table: Table, state: State, seat: int) -> msgspec.Raw:
    """What a seat sees; before the deal, what a game without secrets shows of its start."""
    if not table.fold.dealt and not table.game.ROLLS:
        return NOTHING
    return msgspec.Raw(say.encode(table.game.observe(state, seat - 1)))


def welcome(table: Table, seats: tuple[int, ...]) -> bytes:
    row = table.row
    entries = past.log(table, reader(table, seats), table.fold.m + 1)
    free = [s.code for s in table.seats if s.kind == "open" and s.code] if seats else []
    return say.encode(
        say.Welcome(
            v=say.VERSION,
            table=table.id,
            game=table.game.name,
            setup=row.setup,
            title=row.title,
            you=list(seats),
            seats=infos(table),
            public=row.public,
            moments=table.fold.m,
            from_=table.fold.m + 1 - len(entries),
            entries=entries,
            talk=past.talk(table.talk.lines),
            links=say.Links(f"/t/{table.id}", [f"/t/{table.id}#join={code}" for code in free]),
            watching=watching(table),
            dice=dice.info(table),
        )
    )


def revealed(table: Table) -> bool:
    """Whether nothing of a table's game is a secret to anybody, so that one may play on from it."""
    return table.game.OPEN or table.fold.over or table.row.kind == "upload"


def prompt(table: Table) -> msgspec.Raw:
    """The open question, with what each answer would make final."""
    if table.prompt is None:
        game, s = table.game, table.fold.state
        asked = table.fold.prompt or game.prompt(s)
        turn = game.turn(s)
        choices = []
        until = time.thread_time() + TRYING
        for choice in asked.choices:
            final = time.thread_time() > until or _final(game, s, choice.code, turn)
            choices.append(say.ChoiceInfo.of(choice, final))
        asides = [say.AsideInfo(aside.text, aside.label) for aside in asked.asides]
        info = say.PromptInfo(asked.seat + 1, asked.clause, asked.text, choices, asides)
        table.prompt = msgspec.Raw(say.encode(info))
    return table.prompt


def _final(game: Game, s: State, option: int, turn: str) -> bool:
    """Whether an answer could not be undone; one that nobody can try counts as such."""
    after = s.clone()
    try:
        after.apply(option)
        return bool(after.seat != s.seat or after.rolls != s.rolls or game.turn(after) != turn)
    except Exception:
        return True


def state(table: Table, seats: tuple[int, ...]) -> bytes:
    """The newest state as these seats may see it."""
    cached = table.states.get(seats)
    if cached is not None:
        return cached
    fold, offer = table.fold, table.offer
    eyes = viewer(table, seats)
    own = eyes or (seats[0] if seats else 0)
    mine = fold.asked != 0 and fold.asked in seats and not table.paused and not passing.automatic(table)
    undo = say.UndoInfo(
        fold.undo_to(fold.asked) if mine else None, table.game.undo_ends(fold.state) if mine else ""
    )
    message = say.StateMessage(
        n=fold.n,
        m=fold.m,
        observation=seen(table, eyes),
        asked=fold.asked,
        prompt=prompt(table) if mine else NOTHING,
        undo=undo,
        clocks=table.clock.info() if table.clock is not None else None,
        offer=say.OfferInfo(offer.what, offer.by, offer.to) if offer else None,
        takebacks=max(0, table.house.settings.takebacks - fold.takebacks.get(own, 0)) if own else 0,
        result=fold.result,
        ending=fold.ending,
        over=fold.over,
        fork=fold.forks if fold.dealt and revealed(table) else None,
        waiting=dice.waiting(table),
        dice=dice.info(table),
        passing=passing.info(table, seats),
    )
    data = say.encode(message)
    if table.clock is None:
        table.states[seats] = data
    return data


def forget(table: Table) -> None:
    """What was said of the table is not so any more, although the same question may be open."""
    table.states.clear()


def forget_question(table: Table) -> None:
    """Another question is open, or nobody looks: what was made for the last one goes, too."""
    forget(table)
    table.observed.clear()
    table.weighed.clear()
    table.prompt = None


def seen(table: Table, eyes: int) -> msgspec.Raw:
    """What a seat sees now; made once for all who see the same, though their clocks be told anew."""
    if eyes not in table.observed:
        table.observed[eyes] = observation(table, table.fold.state, eyes)
    return table.observed[eyes]


def snapshot(table: Table, socket: Socket) -> None:
    """Everything a socket needs to be whole again."""
    socket.put(welcome(table, socket.seats), state(table, socket.seats))


def tell(table: Table, message: bytes, besides: Socket | None = None) -> None:
    for socket in list(table.sockets):
        if socket is not besides:
            socket.put(message)


def _watches(socket: Socket) -> bool:
    return not socket.seats


def show(table: Table, start: int | None = None) -> None:
    """Show everybody the newest state, and the log from a moment on."""
    forget(table)
    entries: dict[int, bytes | None] = {}
    for socket in sorted(table.sockets, key=_watches):  # players are not to wait for those who look on
        if start is not None:
            eyes = reader(table, socket.seats)
            if eyes not in entries:
                entries[eyes] = _since(table, start, eyes)
            news = entries[eyes]
            socket.put(welcome(table, socket.seats) if news is None else news)
        socket.put(state(table, socket.seats))


def _since(table: Table, start: int, eyes: int) -> bytes | None:
    """The log from a moment on; None if that is more than a piece, and everything has to be told anew."""
    told = past.log(table, eyes, table.fold.m + 1, start)
    return say.encode(say.Entries(start, told)) if len(told) == table.fold.m + 1 - start else None
