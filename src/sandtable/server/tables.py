"""A live table: its log folded into a game, its seats, clocks and offers, and the sockets that look at it.

Every change takes the same road: tried on a copy, stored, taken, shown. One lock a table keeps the order.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from sandtable.kernel.game import Game, Ref
from sandtable.server import messages as say
from sandtable.server.clocks import Clock
from sandtable.server.errors import Refused
from sandtable.server.fold import AGREE, FLAG, MADE, Fold, Row, Step
from sandtable.server.hub import Socket
from sandtable.server.logs import log
from sandtable.server.security import checked_talk, digest, same
from sandtable.server.storage import NotSaved, SeatRow, Storage, TableRow, Taken, TalkRow, Write

if TYPE_CHECKING:
    from sandtable.server.house import House

NOTHING = msgspec.Raw(b"null")
ANSWERS = 200  # first answers kept for messages that are no rows
TALK = 500  # lines a table
RESIGN = "resign"


@dataclass
class Seat:
    """One seat and who has it."""

    seat: int
    kind: str
    level: int
    name: str
    token_hash: str
    code: str
    resigning: bool

    def row(self) -> SeatRow:
        return SeatRow(
            self.seat, self.kind, self.level, self.name, self.token_hash, self.code, self.resigning
        )


@dataclass
class Offer:
    """What somebody asks the others, and who has not answered yet."""

    what: str
    by: int
    to: int | None
    waiting: set[int]


class Table:
    """One table in memory."""

    def __init__(
        self,
        house: House,
        row: TableRow,
        game: Game,
        seats: list[SeatRow],
        rows: list[Row],
        talk: list[TalkRow],
    ) -> None:
        self.house = house
        self.id = row.id
        self.row = row
        self.game = game
        self.seats = [Seat(*seat) for seat in seats]
        self.teams = game.setup(row.setup).teams
        self.fold = Fold(game, row.setup, row.start, row.seed)
        self.clock = Clock(json.loads(row.clock), len(seats), house.now) if row.clock else None
        for line in rows:
            self._take(line, self.fold.step_of(line))
        if self.clock is not None:
            self.clock.carry = row.spent_ms
        self.talk = talk
        self.status = row.status
        self.next = row.next
        self.sockets: set[Socket] = set()
        self.lock = asyncio.Lock()
        self.offer: Offer | None = None
        self.asked_again: set[int] = set()
        self.answers: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self.said = {(line.seat, line.sender): line for line in talk}
        self.paused = False
        self.away = {seat.seat: house.now() for seat in self.seats}
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = house.now()
        self._prompt: msgspec.Raw | None = None
        self._states: dict[tuple[int, ...], bytes] = {}

    # ---- who is here

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    def humans(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "human"]

    def seat_of(self, token: str) -> int:
        """The seat that a token opens, or 0; every seat is compared, so that time tells nothing."""
        hashed = digest(token)
        found = 0
        for seat in self.seats:
            if same(seat.token_hash, hashed) and seat.kind == "human":
                found = seat.seat
        return found

    def online(self) -> set[int]:
        return {seat for socket in self.sockets for seat in socket.seats}

    def seat_infos(self) -> list[say.SeatInfo]:
        online = self.online()
        return [
            say.SeatInfo(
                seat.seat,
                seat.name,
                seat.kind,
                seat.level,
                seat.kind == "bot" or seat.seat in online,
                self.teams[seat.seat - 1] if self.teams else 0,
            )
            for seat in self.seats
        ]

    def attach(self, socket: Socket, seats: tuple[int, ...]) -> None:
        """A socket looks at this table from now on, with these seats."""
        before = self.online()
        socket.seats = seats
        socket.snapshot = self.snapshot
        self.sockets.add(socket)
        self.used = self.house.now()
        if self.online() != before:
            self.tell_seats(besides=socket)
        self.wake()

    def detach(self, socket: Socket) -> None:
        before = self.online()
        self.sockets.discard(socket)
        now = self.used = self.house.now()
        gone = before - self.online()
        for seat in gone:
            self.away[seat] = now
        if gone:
            self.tell_seats()

    # ---- what is said

    def welcome(self, seats: tuple[int, ...]) -> bytes:
        join = (
            [f"/t/{self.id}#join={s.code}" for s in self.seats if s.kind == "open" and s.code]
            if seats
            else []
        )
        return say.encode(
            say.Welcome(
                v=say.VERSION,
                table=self.id,
                game=self.game.name,
                setup=self.row.setup,
                title=self.row.title,
                you=list(seats),
                seats=self.seat_infos(),
                public=self.row.public,
                moments=self.fold.m,
                entries=self.fold.entries(),
                talk=[say.TalkLine(t.seat, t.name, t.text, int(t.at * 1000)) for t in self.talk[-100:]],
                links=say.Links(f"/t/{self.id}", join),
            )
        )

    def prompt(self) -> msgspec.Raw:
        """The open question, with what each answer would make final."""
        if self._prompt is None:
            s = self.fold.state
            prompt = self.game.prompt(s)
            turn = self.game.turn(s)
            choices = []
            for choice in prompt.choices:
                after = s.clone()
                after.apply(choice.code)
                final = after.seat != s.seat or after.rolls != s.rolls or self.game.turn(after) != turn
                refs = [f"{ref.kind}:{ref.id}" for ref in choice.refs]
                choices.append(say.ChoiceInfo(choice.text, choice.label, refs, final))
            asides = [say.AsideInfo(aside.text, aside.label) for aside in prompt.asides]
            info = say.PromptInfo(prompt.seat + 1, prompt.clause, prompt.text, choices, asides)
            self._prompt = msgspec.Raw(say.encode(info))
        return self._prompt

    def viewer(self, seats: tuple[int, ...]) -> int:
        """Whose eyes a socket looks through: the asked seat if it has it, else its first; 0: nobody's."""
        return self.fold.asked if self.fold.asked in seats else seats[0] if seats else 0

    def state(self, seats: tuple[int, ...]) -> bytes:
        """The newest state as these seats may see it."""
        cached = self._states.get(seats)
        if cached is not None:
            return cached
        fold = self.fold
        viewer = self.viewer(seats)
        mine = fold.asked != 0 and fold.asked in seats and not self.paused
        taken = fold.takebacks.get(viewer, 0)
        message = say.StateMessage(
            n=fold.n,
            m=fold.m,
            observation=msgspec.Raw(say.encode(self.game.observe(fold.state, viewer - 1))),
            asked=fold.asked,
            prompt=self.prompt() if mine else NOTHING,
            undo=say.UndoInfo(
                fold.undo_to(fold.asked) if mine else None, self.game.undo_ends(fold.state) if mine else ""
            ),
            clocks=self.clock.info() if self.clock is not None else None,
            offer=say.OfferInfo(self.offer.what, self.offer.by, self.offer.to) if self.offer else None,
            takebacks=max(0, self.house.settings.takebacks - taken) if viewer else 0,
            result=fold.result,
            ending=fold.ending,
            over=fold.over,
        )
        data = say.encode(message)
        if self.clock is None:
            self._states[seats] = data
        return data

    def snapshot(self, socket: Socket) -> None:
        socket.put(self.welcome(socket.seats))
        socket.put(self.state(socket.seats))

    def tell(self, message: bytes) -> None:
        for socket in list(self.sockets):
            socket.put(message)

    def tell_seats(self, besides: Socket | None = None) -> None:
        message = say.encode(say.Seats(self.seat_infos()))
        for socket in list(self.sockets):
            if socket is not besides:
                socket.put(message)

    def show(self, start: int | None = None) -> None:
        """Show everybody the newest state, and the log from a moment on."""
        self._states.clear()
        self._prompt = None
        states: dict[tuple[int, ...], bytes] = {}
        entries = None
        if start is not None:
            entries = say.encode(say.Entries(from_=start, entries=self.fold.entries(start - 1)))
        for socket in list(self.sockets):
            if socket.seats not in states:
                states[socket.seats] = self.state(socket.seats)
            if entries is not None:
                socket.put(entries)
            socket.put(states[socket.seats])

    # ---- the road of every change

    def _take(self, row: Row, step: Step) -> None:
        """Take a stored row, and charge the clock for it."""
        self.fold.take(row, step)
        if self.clock is not None and row.charged_seat:
            passed = step.kind in MADE and self.fold.asked != row.charged_seat
            self.clock.charge(row.charged_seat, row.charged_ms, passed)

    async def _store(self, step: Step, seat: int, sender: str) -> Row:
        """Store, take, show. The lock is held; the step was tried under it."""
        began = time.perf_counter()
        clock = self.clock
        charged = clock.elapsed() if clock is not None else 0
        row = Row(
            self.fold.n + 1,
            step.kind,
            seat,
            step.text,
            sender,
            charged,
            clock.running if clock else 0,
            time.time(),
        )
        writes = [Storage.new_row(self.id, row)]
        over = step.kind == AGREE or step.state.over()
        rounds = self.game.rounds(step.state)
        changed: dict[str, object] = {}
        if over and self.status != "over":
            changed["status"] = "over"
        if rounds != self.row.round:
            changed["round"] = rounds
        if self.row.spent_ms:
            changed["spent_ms"] = 0
        if changed:
            writes.append(Storage.set_table(self.id, **changed))
        try:
            await self.house.storage.write(*writes)
        except Taken:
            try:
                await self._catch_up()
            except NotSaved as why:
                self._pause(str(why))
                raise Refused("not-saved", "The table waits until it can be read again.") from None
            known = self.fold.sent(seat, sender)
            if known is not None:
                return row._replace(n=known)
            raise Refused("stale", "The table has moved on.") from None
        except NotSaved as why:
            self._pause(str(why))
            raise Refused(
                "not-saved", "This could not be saved, so it has not happened. The table waits."
            ) from None
        self.house.rows += 1
        before = self.fold.m
        self._take(row, step)
        if over:
            self.status = "over"
        self.row = self.row._replace(round=rounds, spent_ms=0)
        if clock is not None:
            clock.carry = 0
        self._after(min(before, self.fold.m) + 1)
        self.house.times.append(time.perf_counter() - began)
        return row

    def _after(self, start: int) -> None:
        """What follows from a change: offers lapse, clocks go on, everybody sees it, bots wake up."""
        self.offer = None
        self.used = self.house.now()
        self._run_clock()
        self.show(start)
        self.wake()

    def _run_clock(self) -> None:
        clock = self.clock
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if clock is None:
            return
        running = 0 if self.fold.over or self.paused or self.status == "open" else self.fold.asked
        clock.run(running)
        if running:
            delay = max(0.0, clock.remaining(running) / 1000)
            self.timer = asyncio.get_running_loop().call_later(min(delay, 3600.0), self._time)

    def _time(self) -> None:
        self.house.spawn(self._flag(), f"flag {self.id}")

    async def _flag(self) -> None:
        """Somebody's time is up, if it really is: he resigns by the clock."""
        async with self.lock:
            clock = self.clock
            if clock is None or not clock.running or self.fold.over or self.paused:
                return
            seat = clock.running
            if clock.remaining(seat) > 0:
                left = clock.remaining(seat) / 1000
                self.timer = asyncio.get_running_loop().call_later(min(left, 3600.0), self._time)
                return
            try:
                await self._store(self.fold.choice(seat, RESIGN, FLAG), seat, "")
            except Refused as why:
                log("flag not counted", table=self.id, seat=seat, cause=why.message)

    # ---- when the store fails

    def _pause(self, cause: str) -> None:
        log("not saved", table=self.id, cause=cause)
        if self.paused:
            return
        self.paused = True
        self._run_clock()
        self.show()
        self.house.spawn(self._recover(), f"recover {self.id}")

    async def _recover(self) -> None:
        """Try until the store answers; what it has by then is what happened."""
        while True:
            await asyncio.sleep(self.house.settings.retry)
            try:
                async with self.lock:
                    await self.house.storage.probe()
                    await self._catch_up()
                    self.paused = False
                    self._run_clock()
                    self.show()
                break
            except (NotSaved, Taken) as why:
                log("still not saved", table=self.id, cause=str(why))
            except Exception as why:
                log("still not saved", table=self.id, cause=f"{type(why).__name__}: {why}")
        log("saved again", table=self.id)
        self.wake()

    async def _catch_up(self) -> None:
        """Take what the store has and we have not."""
        start = self.fold.m
        for row in await self.house.storage.rows_of(self.id, self.fold.n):
            self._take(row, self.fold.step_of(row))
            start = min(start, self.fold.m - 1 if row.kind in MADE else self.fold.m)
        if self.fold.over:
            self.status = "over"
        self._run_clock()
        self.show(max(0, start) + 1)

    def _must_go_on(self) -> None:
        if self.paused:
            raise Refused("not-saved", "The table waits until choices can be saved again.")
        if self.row.kind == "upload":
            raise Refused("over", "This is a record to look through; play on from a moment of it instead.")

    # ---- what players do

    async def choose(self, seat: int, sender: str, n: int, text: str) -> int:
        async with self.lock:
            known = self.fold.sent(seat, sender)
            if known is not None:
                return known
            self._must_go_on()
            self._current(n)
            if (
                self.clock is not None
                and self.clock.running
                and self.clock.remaining(self.clock.running) <= 0
            ):
                self._time()
                raise Refused("over", "Your time has run out.")
            return (await self._store(self.fold.choice(seat, text), seat, sender)).n

    async def undo(self, seat: int, sender: str, n: int, to: int) -> int:
        async with self.lock:
            known = self.fold.sent(seat, sender)
            if known is not None:
                return known
            self._must_go_on()
            self._current(n)
            return (await self._store(self.fold.undo(seat, to), seat, sender)).n

    def _current(self, n: int) -> None:
        if n != self.fold.n:
            raise Refused(
                "stale", f"The table has moved on: this was for number {n}, it is at {self.fold.n}."
            )

    async def resign(self, seat: int, sender: str) -> int:
        """At once in one's own turn, else as soon as the rules allow it: when the seat is asked."""
        async with self.lock:
            known = self.fold.sent(seat, sender)
            if known is not None:
                return known
            self._must_go_on()
            if self.fold.over:
                raise Refused("over", f"The game is over ({self.fold.result}).")
            if self.fold.asked == seat:
                return (await self._store(self.fold.choice(seat, RESIGN), seat, sender)).n
            if not self.game.playing(self.fold.state, seat - 1):
                raise Refused("over", "You are out of the game already.")
            await self._save(Storage.set_seat(self.id, seat, resigning=True))
            self.seat(seat).resigning = True
            return self.fold.n

    async def _save(self, *writes: Write) -> None:
        try:
            await self.house.storage.write(*writes)
        except (NotSaved, Taken) as why:
            log("not saved", table=self.id, cause=str(why))
            raise Refused("not-saved", "This could not be saved, so it has not happened.") from None

    def why(
        self, seats: tuple[int, ...], text: str | None, refs: list[str] | None
    ) -> tuple[bool, str, str, str]:
        """Whether something is possible; if not, the clause and the reason."""
        s = self.fold.state
        if self.fold.over:
            return False, "", f"The game is over ({self.fold.result}).", text or ""
        if self.fold.asked not in seats:
            # legality is told to the asked seat alone: to others it could tell what they may not see
            return (
                False,
                self.game.book.cite(s.clause),
                f"It is the turn of player {self.fold.asked}.",
                text or "",
            )
        if text is not None:
            option = self.game.read(s, text)
        elif refs:
            pairs = [ref.partition(":") for ref in refs]
            option = self.game.meant(s, [Ref(kind, id) for kind, _, id in pairs])
        else:
            raise Refused("malformed", "Ask about a text or about refs.")
        if option < 0:
            return False, self.game.book.cite(s.clause), "That is no move of this game.", text or ""
        clause, reason = self.game.why_not(s, option)
        if reason:
            return False, clause, f"{reason[0].upper()}{reason[1:]}.", text or ""
        return True, self.game.book.cite(self.game.cited(s, option)), "", self.game.token(s, option)

    # ---- offers

    async def make_offer(self, seat: int, what: str, to: int | None, own: tuple[int, ...]) -> int:
        async with self.lock:
            self._must_go_on()
            fold = self.fold
            if fold.over:
                raise Refused("over", f"The game is over ({fold.result}).")
            if self.offer is not None and self.offer.what == what and seat in self.offer.waiting:
                return await self._agree(seat)
            if self.offer is not None:
                raise Refused("taken", f"Seat {self.offer.by} has made an offer; answer that first.")
            if what == "draw":
                clause = self.game.bar_draw(fold.state)
                if clause:
                    text = "There are no draws in this mode."
                    raise Refused("illegal", text, self.game.book.cite(clause))
                if not self.game.playing(fold.state, seat - 1):
                    raise Refused("over", "You are out of the game.")
                if any(s.kind == "bot" and self.game.playing(fold.state, s.seat - 1) for s in self.seats):
                    raise Refused("illegal", "Bots agree on no draw; they play on.")
                to = None
            else:
                if fold.takebacks.get(seat, 0) >= self.house.settings.takebacks:
                    raise Refused(
                        "too-many", f"You have taken back {self.house.settings.takebacks} times already."
                    )
                to = fold.last_own(seat) if to is None else to
                if to is None or not 0 <= to < fold.m:
                    raise Refused("illegal", "There is nothing to take back.")
            others = {
                s.seat
                for s in self.seats
                if s.kind == "human" and s.seat not in own and self.game.playing(fold.state, s.seat - 1)
            }
            self.offer = Offer(what, seat, to, others - {seat})
            if not self.offer.waiting:
                return await self._fulfil()
            self.show()
            return fold.n

    async def reply(self, seat: int, what: str, yes: bool) -> int:
        async with self.lock:
            self._must_go_on()
            if self.offer is None or self.offer.what != what or seat not in self.offer.waiting:
                raise Refused("stale", "There is no such offer to answer any more.")
            if yes:
                return await self._agree(seat)
            self.offer = None
            self.show()
            return self.fold.n

    async def _agree(self, seat: int) -> int:
        assert self.offer is not None
        self.offer.waiting.discard(seat)
        if self.offer.waiting:
            return self.fold.n
        return await self._fulfil()

    async def _fulfil(self) -> int:
        offer = self.offer
        assert offer is not None
        if offer.what == "draw":
            return (await self._store(self.fold.agree(), offer.by, "")).n
        assert offer.to is not None
        return (await self._store(self.fold.takeback(offer.by, offer.to), offer.by, "")).n

    async def speak(self, seat: int, sender: str, text: str) -> None:
        async with self.lock:
            if (seat, sender) in self.said:
                return
            if len(self.talk) >= TALK:
                raise Refused("too-many", f"A table has {TALK} lines of talk; these have been said.")
            name = self.seat(seat).name
            line = TalkRow(len(self.talk) + 1, seat, name, checked_talk(text), sender, time.time())
            await self._save(Storage.new_talk(self.id, line))
            self.talk.append(line)
            self.said[(seat, sender)] = line
            self.tell(say.encode(say.Talk(seat, name, line.text, int(line.at * 1000))))

    async def rematch(self, seats: tuple[int, ...]) -> None:
        """When every human seat has asked, a new table with the seats moved on by one."""
        async with self.lock:
            if not self.fold.over:
                raise Refused("illegal", "The game is not over yet.")
            if self.row.kind == "upload":
                raise Refused("over", "This is a record to look through.")
            self.asked_again.update(seats)
            if not self.next and self.asked_again >= set(self.humans()):
                self.next = await self.house.rematch(self)
            self.tell(say.encode(say.RematchMessage(self.next or None, sorted(self.asked_again))))

    # ---- seats that change hands

    async def sit(self, number: int, name: str, token: str) -> None:
        """A free seat is taken. The lock is held."""
        seat = self.seat(number)
        code = digest(seat.code) if seat.code else ""
        hashed = digest(token)
        left = [s for s in self.seats if s.kind == "open" and s.seat != number]
        writes = [Storage.set_seat(self.id, number, kind="human", name=name, token_hash=hashed, code=code)]
        if not left:
            writes.append(Storage.set_table(self.id, status="playing"))
        await self._save(*writes)
        seat.kind, seat.name, seat.token_hash, seat.code = "human", name, hashed, code
        self._seated()

    async def give_to_bot(self, number: int, level: int) -> None:
        """A seat goes to a bot. The lock is held."""
        left = [s for s in self.seats if s.kind == "open" and s.seat != number]
        name = self.house.bot_name(level)
        writes = [
            Storage.set_seat(
                self.id, number, kind="bot", level=level, name=name, token_hash="", code="", resigning=False
            )
        ]
        if not left and self.status == "open":
            writes.append(Storage.set_table(self.id, status="playing"))
        await self._save(*writes)
        seat = self.seat(number)
        seat.kind, seat.level, seat.name, seat.token_hash, seat.code, seat.resigning = (
            "bot",
            level,
            name,
            "",
            "",
            False,
        )
        for socket in self.sockets:
            socket.seats = tuple(s for s in socket.seats if s != number)
        self._seated()

    def _seated(self) -> None:
        if self.status == "open" and all(s.kind != "open" for s in self.seats):
            self.status = "playing"
            self._run_clock()
        self.tell_seats()
        self.show()
        self.wake()

    # ---- bots, and players who resign when asked

    def wake(self) -> None:
        """Let whoever needs no hand move: a bot, or a seat that has resigned beforehand."""
        asked = self.fold.asked
        if not asked or self.paused or self.thinking is not None or self.row.kind == "upload":
            return
        seat = self.seat(asked)
        if (seat.kind == "bot" and (self.sockets or self.humans())) or seat.resigning:
            self.thinking = self.house.spawn(self._play(), f"bot {self.id}")

    async def _play(self) -> None:
        try:
            while self.fold.asked and not self.paused and not self.house.stopping:
                seat = self.seat(self.fold.asked)
                if seat.resigning and seat.kind == "human":
                    await self._place(self.fold.n, seat.seat, RESIGN)
                elif seat.kind == "bot" and (self.sockets or self.humans()):
                    await self._bot(seat)
                else:
                    break
        finally:
            self.thinking = None

    async def _bot(self, seat: Seat) -> None:
        fold = self.fold
        n = fold.n
        began = self.house.now()
        view = fold.state.determinize(seat.seat - 1, secrets.randbits(62))
        seconds = self.house.settings.bot_seconds
        if self.clock is not None and self.clock.running == seat.seat:
            seconds = max(0.05, min(seconds, self.clock.remaining(seat.seat) / 40_000))
        text = await self.house.thinkers.think(
            self.game.name, self.game.dump(view), seat.level, seconds, self.id
        )
        pause = self.house.settings.bot_pause - (self.house.now() - began)
        if pause > 0:
            await asyncio.sleep(pause)
        await self._place(n, seat.seat, text)

    async def _place(self, n: int, seat: int, text: str | None) -> None:
        """Make a choice for a seat; if it is none, any other that is allowed."""
        async with self.lock:
            if self.fold.n != n or self.fold.asked != seat or self.paused:
                return
            step: Step | None = None
            if text is not None:
                try:
                    step = self.fold.choice(seat, text)
                except Refused as why:
                    log("bot refused", table=self.id, seat=seat, cause=why.message)
            if step is None:
                options = self.fold.state.options()
                option = int(options[secrets.randbelow(len(options))])
                step = self.fold.choice(seat, self.game.written(self.fold.state, option))
                self.house.fallbacks += 1
                log("bot replaced for one choice", table=self.id, seat=seat, text=step.text)
            try:
                await self._store(step, seat, "")
            except Refused as why:
                log("bot not counted", table=self.id, seat=seat, cause=why.message)

    # ---- answers that are repeated

    def remember(self, seat: int, id: str, answer: bytes) -> None:
        self.answers[(seat, id)] = answer
        while len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    def idle(self) -> bool:
        """Whether nobody would notice if this table left the memory."""
        return (
            not self.sockets
            and not self.lock.locked()
            and self.thinking is None
            and not self.paused
            and not (self.clock is not None and self.clock.running)
            and self.house.now() - self.used > self.house.settings.idle
        )
