"""A live table: its log folded into a game, its seats and clocks, and the sockets that look at it.

Every change takes the same road: tried on a copy, stored, taken, shown. One lock a table keeps the order.
What else happens at a table is in modules of its own: seating, play, offers, rematch, talk, dealing, flags,
bots; what is said about it is in `views`.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from sandtable.kernel.game import Game, Window
from sandtable.kernel.state import State
from sandtable.server import bots, dealing, dice, flags, offers, passing, stopping, talk, views
from sandtable.server import messages as say
from sandtable.server.clocks import Clock
from sandtable.server.entries import Entry
from sandtable.server.errors import Refused
from sandtable.server.fold import Fold, Path, Step
from sandtable.server.hub import Socket
from sandtable.server.logs import log
from sandtable.server.rows import AGREE, MADE, Row
from sandtable.server.schema import PartRow, SeatRow, TableRow, TalkRow
from sandtable.server.storage import NotSaved, Storage, Taken, Write

if TYPE_CHECKING:
    from sandtable.server.house import House

ANSWERS = 200  # first answers kept for messages that are no rows
SHORT = 16  # choices that are replayed at once at most,
PIECE = 0.01  # seconds after which no other of them is


class Table:
    """One table in memory."""

    def __init__(
        self,
        house: House,
        row: TableRow,
        game: Game,
        seats: list[SeatRow],
        parts: list[PartRow],
        lines: list[TalkRow],
    ) -> None:
        self.house = house
        self.id = row.id
        self.row = row
        self.game = game
        self.seats = seats
        self.teams = game.setup(row.setup).teams
        self.parts = {part.seat: part for part in parts}
        upload = row.kind == "upload"
        self.fold = Fold(
            game,
            row.setup,
            row.start,
            row.seed,
            dealt=upload or not row.commitment or bool(row.seed),
            given=upload and game.ROLLS and not row.seed,
        )
        self.clock = Clock(json.loads(row.clock), len(seats), house.now) if row.clock else None
        self.talk = talk.Talk(lines)
        self.status = row.status
        self.stopped = ""  # why it cannot go on
        self.sockets: set[Socket] = set()
        self.lock = asyncio.Lock()
        self.offer = offers.read(row.offer)
        self.answers: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self.paused = False
        self.away = {seat.seat: house.now() for seat in seats}
        self.thinking: asyncio.Task[None] | None = None
        self.flag_timer: asyncio.TimerHandle | None = None
        self.part_timer: asyncio.TimerHandle | None = None
        self.seats_timer: asyncio.TimerHandle | None = None
        self.used = house.now()
        self.visitor = ""  # the address from which somebody has come last
        self.prompt: msgspec.Raw | None = None  # made for the open question, like
        self.observed: dict[int, msgspec.Raw] = {}  # these, by whose eyes see them,
        self.weighed: dict[int, say.OddsInfo | None] = {}  # these, by option,
        self.states: dict[tuple[int, ...], bytes] = {}  # and these, by the seats that may see them
        self.since = house.now()  # when the open question was put
        self.wishes: dict[int, passing.Wish] = {}  # what seats want to be asked
        self.window: Window | None = None  # the open question if it is one of priority, at
        self.window_n = -1  # this number of the log

    def wake(self) -> None:
        """Go on by itself: deal if all is there, let the clock run, let bots think."""
        dealing.settle(self)
        flags.run(self)
        bots.wake(self)

    # ---- who is here

    def seat(self, number: int) -> SeatRow:
        return self.seats[number - 1]

    def set_seat(self, number: int, **values: object) -> None:
        """Change a seat in memory; the store has it by now."""
        self.seats[number - 1] = self.seats[number - 1]._replace(**values)  # type: ignore[arg-type]

    def humans(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "human"]

    # ---- the road of every change

    def take(self, row: Row, step: Step) -> None:
        """Take a stored row, and charge the clock for it."""
        self.fold.take(row, step)
        self.put_question()
        if self.clock is not None:
            passed = step.kind in MADE and self.fold.asked != row.charged_seat
            self.clock.charge(row.charged_seat, row.charged_ms, passed)

    def put_question(self) -> None:
        """Another question is open than before: its pause begins, and nothing is known of it yet."""
        self.since = self.house.now()
        self.window_n = -1
        views.forget_question(self)

    async def store(self, step: Step, seat: int, sender: str) -> Row:
        """Store, take, show. The lock is held; the step was tried under it."""
        began = time.perf_counter()
        clock = self.clock
        row = Row(
            self.fold.n + 1,
            step.kind,
            seat,
            step.text,
            sender,
            clock.elapsed() if clock else 0,
            clock.running if clock else 0,
            time.time(),
        )
        over = step.kind == AGREE or step.state.over()
        changed = self._ended(step, row) if over else self._went_on(step)
        try:
            await self.house.storage.write(
                Storage.new_row(self.id, row), *([Storage.set_table(self.id, **changed)] if changed else [])
            )
        except Taken:
            try:
                await self.catch_up()
            except NotSaved as why:
                self.pause(str(why))
                raise Refused("not-saved", "The table waits until it can be read again.") from None
            known = self.fold.sent(seat, sender)
            if known is not None:
                return row._replace(n=known)
            raise Refused("stale", "The table has moved on.") from None
        except NotSaved as why:
            self.pause(str(why))
            raise Refused(
                "not-saved", "This could not be saved, so it has not happened. The table waits."
            ) from None
        self.house.rows += 1
        before = self.fold.m
        try:
            self.take(row, step)
            self.row = self.row._replace(**changed)  # type: ignore[arg-type]
            self.status = self.row.status
            lapsed, self.offer = self.offer, None
            self.used = self.house.now()
            flags.run(self)
            views.show(self, min(before, self.fold.m) + 1)
            if lapsed is not None:
                offers.announce(self, lapsed.what, offers.LAPSED, lapsed.by)
            bots.wake(self)
            self.house.calls.look(self)
        except Exception as why:  # it is stored: nobody can say any more that it has not happened
            raise await stopping.stop(self, why) from None
        self.house.times.append(time.perf_counter() - began)
        return row

    def _went_on(self, step: Step) -> dict[str, object]:
        """What a row changes in the table's own line: offers lapse, and who was away has come back."""
        rounds = self.game.rounds(step.state)
        now: dict[str, object] = {"round": rounds, "spent_ms": 0, "offer": "", "aborted": 0.0, "why": ""}
        return {key: value for key, value in now.items() if getattr(self.row, key) != value}

    def _ended(self, step: Step, row: Row) -> dict[str, object]:
        """The same for the row that ends the game: what came of it, how and when."""
        result, ending = self.fold.outcome(step)
        end = {"status": "over", "result": result[:16], "ending": ending[:40], "ended": row.at}
        return {**self._went_on(step), **end}

    async def save(self, *writes: Write) -> None:
        """Store something that is no row of the log."""
        try:
            await self.house.storage.write(*writes)
        except (NotSaved, Taken) as why:
            log("not saved", table=self.id, cause=str(why))
            raise Refused("not-saved", "This could not be saved, so it has not happened.") from None

    async def set_table(self, **values: object) -> None:
        """Change the table's own line: in the store, then here."""
        await self.save(Storage.set_table(self.id, **values))
        self.row = self.row._replace(**values)  # type: ignore[arg-type]

    # ---- when the store fails

    def pause(self, cause: str) -> None:
        log("not saved", table=self.id, cause=cause)
        if self.paused:
            return
        self.paused = True
        flags.run(self)
        views.show(self)
        self.house.spawn(self._recover(), f"recover {self.id}")

    async def _recover(self) -> None:
        """Try until the store answers; what it has by then is what happened."""
        while True:
            await asyncio.sleep(self.house.settings.retry)
            try:
                async with self.lock:
                    await self.house.storage.probe()
                    await self.catch_up()
                    self.paused = False
                    flags.run(self)
                    views.show(self)
                break
            except (NotSaved, Taken) as why:
                log("still not saved", table=self.id, cause=str(why))
            except Exception as why:
                await stopping.stop(self, why)
                return
        log("saved again", table=self.id)
        self.wake()

    async def catch_up(self) -> None:
        """Take what the store has and we have not."""
        if not self.fold.dealt:
            await dealing.catch_up(self)
        start = self.fold.m
        for row in await self.house.storage.rows_of(self.id, self.fold.n):
            self.take(row, self.fold.step_of(row))
            start = min(start, self.fold.m - 1 if row.kind in MADE else self.fold.m)
            self.offer = None
        if self.fold.over:
            self.status = "over"
        flags.run(self)
        views.show(self, max(0, start) + 1)

    # ---- what may be done now

    def must_go_on(self) -> None:
        if self.stopped:
            raise stopping.refusal(self.stopped)
        if self.paused:
            raise Refused("not-saved", "The table waits until choices can be saved again.")
        if self.row.kind == "upload":
            raise Refused("over", "This is a record to look through; play on from a moment of it instead.")
        waiting = dice.waiting(self)
        if waiting:
            for_what = "every seat is taken" if waiting == "seats" else "every player has added to the seed"
            raise Refused("not-your-turn", f"The game has not begun: it waits until {for_what}.")

    def must_be_open(self) -> None:
        self.must_go_on()
        if self.fold.over:
            raise Refused("over", f"The game is over ({self.fold.result}).")

    async def at(self, m: int, address: str = "") -> State:
        """The state at a moment; of a long way there others come in between. Whoever asks pays for it, which
        he would not if a thread took the processor from everybody."""
        fold = self.fold
        if m == fold.m:
            return fold.state.clone()
        state, entries = fold.path(m)
        done = 0
        while done < len(entries):
            await self.house.limits.rest(address)
            done += await self.house.in_turn(
                address, partial(_walk, fold, state, entries[done : done + SHORT])
            )
        return state

    # ---- memory

    def remember(self, seat: int, id: str, answer: bytes) -> None:
        """Keep the first answer to a message that is no row."""
        self.answers[(seat, id)] = answer
        while len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    def idle(self) -> bool:
        """Whether nobody would notice if this table left the memory."""
        settings = self.house.settings
        patience = settings.idle_over if self.fold.over else settings.idle
        return self.alone() and self.house.now() - self.used > patience

    def alone(self) -> bool:
        """Whether nobody looks at it, and nothing goes on there by itself."""
        return not self.sockets and not self.lock.locked() and self.thinking is None and not self.paused

    def close(self) -> None:
        """Nothing of this table happens by itself any more."""
        for timer in (self.flag_timer, self.part_timer, self.seats_timer):
            if timer is not None:
                timer.cancel()


def _walk(fold: Fold, state: State, entries: list[Entry]) -> int:
    """Take as many choices of a way as there is time for; one at least. How many those were."""
    until = time.thread_time() + PIECE
    for done, entry in enumerate(entries, 1):
        fold.walk(Path(state, [entry]))
        if time.thread_time() > until:
            return done
    return len(entries)
