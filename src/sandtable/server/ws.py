"""The WebSocket: one message in, one answer out, everything else pushed by the table."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec

from sandtable.kernel.errors import SandtableError
from sandtable.server import (
    bots,
    dealing,
    dice,
    offers,
    passing,
    past,
    play,
    rematch,
    seating,
    stopping,
    talk,
    views,
)  # fmt: skip
from sandtable.server import messages as say
from sandtable.server.errors import Refused, bad_token, unknown_table
from sandtable.server.house import House
from sandtable.server.hub import TRY_LATER, Socket
from sandtable.server.limits import Window
from sandtable.server.logs import log
from sandtable.server.security import header, host_is_ours, origin_is_ours
from sandtable.server.sockets import KEY, PATIENCE, POLICY
from sandtable.server.tables import Table

Scope = Any
Receive = Any
Send = Any
Wish = (
    say.Choose
    | say.Undo
    | say.Resign
    | say.Commit
    | say.Part
    | say.Withdraw
    | say.MakeOffer
    | say.Reply
    | say.Retract
    | say.Say
    | say.Rematch
    | say.Passing
)

GOING_AWAY = 1001
LONGEST_ORIGIN = 100  # characters that the log keeps of one


class Goodbye(Exception):
    """The socket is to be closed, with a word and a sentence."""

    def __init__(self, why: Refused, code: int = POLICY) -> None:
        super().__init__(why.message)
        self.why = why
        self.code = code


async def answer(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket from handshake to close."""
    headers = scope["headers"]
    host = header(headers, b"host")
    origin = header(headers, b"origin")
    peer = scope["client"][0] if scope.get("client") else ""
    address = house.limits.address(peer, headers)
    await receive()  # websocket.connect
    try:
        house.limits.request(address, house.limits.files)
    except Refused as why:
        house.count_refusal(why.code)
        await send({"type": "websocket.close", "code": TRY_LATER})
        return
    if not host_is_ours(host, house.settings.host_names()) or (
        origin is not None and not origin_is_ours(origin, host)
    ):
        if house.limits.worth_a_line(address):
            log("socket refused", address=address, origin=(origin or "")[:LONGEST_ORIGIN])
        await send({"type": "websocket.close", "code": POLICY})
        return
    try:
        house.limits.open_socket(address)
    except Refused as why:
        house.count_refusal(why.code)
        if house.limits.worth_a_line(address):
            log("socket refused", address=address, cause=why.message)
        await send({"type": "websocket.close", "code": TRY_LATER})
        return
    try:
        await send({"type": "websocket.accept"})
        await Talk(house, scope, receive, send, address, origin is not None).run()
    finally:
        house.limits.close_socket(address)


class Talk:
    """The conversation with one socket."""

    __slots__ = ("bad", "browser", "greeted", "house", "receive", "socket", "table", "tokens", "window")

    def __init__(
        self, house: House, scope: Scope, receive: Receive, send: Send, address: str, browser: bool
    ) -> None:
        protocol = scope.get("extensions", {}).get(KEY)

        async def put(message: bytes) -> None:
            await send({"type": "websocket.send", "text": message.decode()})

        async def shut(code: int, reason: str) -> None:
            if code == TRY_LATER and protocol is not None:
                protocol.let_go(code, reason)
            else:
                await send({"type": "websocket.close", "code": code, "reason": reason})

        self.house = house
        self.receive = receive
        self.socket = Socket(put, shut, house.settings.queue_bytes, address, house.limits.pay)
        self.table: Table | None = None
        self.tokens = False
        self.browser = browser
        own = Window(house.settings.socket_messages, house.settings.socket_seconds)
        self.window: Window = own if protocol is None else protocol.window
        self.bad = 0
        self.greeted = False

    async def run(self) -> None:
        socket = self.socket
        socket.task = asyncio.get_running_loop().create_task(socket.pump())
        timer = asyncio.get_running_loop().call_later(self.house.settings.socket_hello, self._silent)
        try:
            while True:
                event = await self.receive()
                if event["type"] == "websocket.disconnect":
                    self.house.let_go += event.get("code") == TRY_LATER
                    break
                await self.house.limits.charge(self.socket.address, self._hear(event))
                if self.greeted:
                    timer.cancel()
        except Goodbye as bye:
            self.house.count_refusal(bye.why.code)
            socket.put(say.encode(say.Bye(bye.why.code, bye.why.message)))
            socket.close(bye.code, bye.why.code)
            await asyncio.wait([socket.task], timeout=5.0)
        finally:
            timer.cancel()
            with self.house.limits.paid(socket.address):
                if self.table is not None:
                    seating.detach(self.table, socket)
            socket.leave()

    def _silent(self) -> None:
        if not self.greeted:
            self.socket.put(say.encode(say.Bye("malformed", "No hello came.")))
            self.socket.close(POLICY, "no hello")

    async def _hear(self, event: dict[str, Any]) -> None:
        text = event.get("text")
        id = ""
        try:
            if not self.window.take():
                raise Refused("too-many", "Too many messages; wait a little.")
            if text is None:
                raise Refused("malformed", "Messages are text frames of JSON.")
            if len(text) > self.house.settings.message_bytes:
                raise Refused("too-big", f"A message has at most {self.house.settings.message_bytes} bytes.")
            try:
                message = say.decode(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError) as why:
                id = _id_of(text)
                raise Refused("malformed", f"This is not a message of the protocol: {why}") from None
            id = getattr(message, "id", "")
            await self._obey(message)
        except Refused as why:
            self._refuse(id, why)
        except SandtableError as why:
            self._refuse(id, Refused("illegal", why.message, why.clause))
        except Goodbye:
            raise
        except Exception as why:  # one message must not end a table, whatever is wrong with us
            log(
                "message failed",
                cause=f"{type(why).__name__}: {why}",
                table=self.table.id if self.table else "",
            )
            self._refuse(id, Refused("malformed", "This could not be done."))

    def _refuse(self, id: str, why: Refused) -> None:
        self.house.count_refusal(why.code)
        self.socket.put(say.encode(say.No(id, why.code, why.message, why.clause)))
        if why.code == "stale" and self.table is not None:
            self.socket.put(views.state(self.table, self.socket.seats))
        if why.code in ("too-many", "malformed", "too-big"):
            self.bad += 1
            if self.bad >= PATIENCE:
                raise Goodbye(Refused(why.code, "Too much of what you send cannot be used."))

    async def _obey(self, message: say.ClientMessage) -> None:
        if isinstance(message, say.Hello):
            await self._hello(message)
            return
        if isinstance(message, say.Ping):
            self.socket.put(PONG)
            return
        table = self.table
        if table is None:
            raise Refused("malformed", "The first message is hello.")
        if isinstance(message, (say.Why, say.Weigh)):
            self._answer(table, message)
            return
        if isinstance(message, say.Earlier):
            eyes = views.reader(table, self.socket.seats)
            self.socket.put(say.encode(await past.earlier(table, eyes, message)))
            return
        if not self.socket.seats:
            raise Refused("bad-token", "You are watching: a seat's token is needed for that.")
        seat = self._seat(table, message)
        first = table.answers.get((seat, message.id))
        if first is not None:
            self.socket.put(first)
            return
        n = await self._do(table, seat, message)
        ok = say.encode(say.Ok(message.id, n))
        if not isinstance(message, (say.Choose, say.Undo)):  # the log remembers those
            table.remember(seat, message.id, ok)
        self.socket.put(ok)

    def _answer(self, table: Table, message: say.Why | say.Weigh) -> None:
        """Questions change nothing, so anybody may ask them as often as he likes."""
        seats = self.socket.seats
        if isinstance(message, say.Why):
            possible, clause, words, text = play.why(table, seats, message.text, message.refs)
            told = say.encode(say.Because(message.id, table.fold.n, possible, clause, words, text))
        else:
            odds = play.odds(table, seats, message.text, message.refs)
            told = say.encode(say.Weighed(message.id, table.fold.n, odds))
        self.socket.put(told)

    async def _do(self, table: Table, seat: int, message: Wish) -> int:
        """What a seat wants to be done; the number the table stands at by then."""
        own = self.socket.seats
        who = play.Sender(seat, message.id, own)
        if isinstance(message, (say.Choose, say.Undo)):
            before = table.fold.n
            if isinstance(message, say.Choose):
                n = await play.choose(table, who, message.n, message.text)
            else:
                n = await play.undo(table, who, message.n, message.to)
            if n > before:  # a game that goes on is never refused for it, but nothing new is begun
                self.house.limits.kept_row(self.socket.address)
            return n
        if isinstance(message, say.Resign):
            return await play.resign(table, who)
        if isinstance(message, say.Commit):
            return await dealing.bind(table, seat, message.id, message.promise, message.commit)
        if isinstance(message, say.Part):
            return await dealing.show(table, seat, message.id, message.part)
        if isinstance(message, say.Withdraw):
            return await dealing.withdraw(table, seat, message.promise)
        if isinstance(message, say.MakeOffer):
            return await offers.make(table, seat, message.what, message.to, own)
        if isinstance(message, say.Reply) and message.what != rematch.WHAT:
            return await offers.reply(table, seat, message.what, message.yes)
        if isinstance(message, say.Retract) and message.what != rematch.WHAT:
            return await offers.retract(table, seat, message.what)
        if isinstance(message, say.Passing):
            n = passing.wish(table, seat, message)
            views.forget(table)
            self.socket.put(views.state(table, own))
            bots.wake(table)
            return n
        if isinstance(message, say.Say):
            await talk.speak(table, seat, message.id, message.text, self.socket.address)
        elif isinstance(message, say.Retract):
            await rematch.retract(table, own)
        elif isinstance(message, say.Reply) and not message.yes:
            await rematch.decline(table, seat)
        else:
            await rematch.ask(table, own, self.socket.address)
        return table.fold.n

    def _seat(self, table: Table, message: Wish) -> int:
        """Which of the socket's seats speaks: the one it names, the one that is concerned, or its first."""
        seats = self.socket.seats
        named: int | None = getattr(message, "seat", None)
        if named is not None:
            if named not in seats:
                raise Refused("bad-token", f"You do not hold seat {named}.")
            return named
        concerned: list[int] = []
        if isinstance(message, say.Reply) and table.offer is not None:
            concerned = [seat for seat in seats if seat in table.offer.waiting]
        elif isinstance(message, say.Retract) and table.offer is not None:
            concerned = [seat for seat in seats if seat == table.offer.by]
        elif isinstance(message, say.Commit):
            concerned = [seat for seat in seats if seat not in table.parts]
        elif isinstance(message, (say.Part, say.Withdraw)):
            concerned = [seat for seat in seats if seat in dice.owing(table)]
        elif isinstance(message, (say.Choose, say.Undo)):  # a resend comes from whoever sent it first
            concerned = [seat for seat in seats if table.fold.sent(seat, message.id) is not None]
        if concerned:
            return concerned[0]
        return table.fold.asked if table.fold.asked in seats else seats[0]

    async def _hello(self, message: say.Hello) -> None:
        if message.v != say.VERSION:
            raise Goodbye(
                Refused(
                    "version", f"This server speaks version {say.VERSION} of the protocol, not {message.v}."
                )
            )
        if self.table is not None and message.table != self.table.id:
            raise Refused("malformed", "A socket is for one table; open another for another.")
        if not self.browser and not message.token and not self.tokens:
            raise Goodbye(Refused("bad-token", "Without an Origin, hello needs a token."))
        self.greeted = True  # however long it takes to open the table
        limits = self.house.limits
        address = self.socket.address
        try:
            table, seat = await self.house.seen(message.table, message.token or "", address)
            if message.token and not seat:
                raise limits.failed(address, table.id, bad_token())
        except Refused as why:
            if why.code == "unknown-table":
                why = limits.failed(address, "", unknown_table())
            if self.table is not None:
                raise why from None
            raise Goodbye(why) from None
        self.tokens = self.tokens or bool(seat)
        seats = tuple(sorted({*self.socket.seats, seat} - {0}))
        while not await self._shown(table, seats):
            try:
                table = await self.house.table(table.id, address)
            except Refused as why:
                raise Goodbye(why) from None

    async def _shown(self, table: Table, seats: tuple[int, ...]) -> bool:
        """Whether the socket could be let look at a table; not if that left the memory while it waited."""
        self.table = table
        try:
            return await self.house.in_turn(self.socket.address, partial(self._show, table, seats))
        except Exception as why:  # what cannot be shown to one cannot be played by all
            raise Goodbye(await stopping.stop(table, why)) from None

    def _show(self, table: Table, seats: tuple[int, ...]) -> bool:
        """Let the socket look at a table from now on, unless it was stopped meanwhile."""
        if table.stopped:
            raise stopping.refusal(table.stopped)
        if self.house.live.get(table.id) is not table:
            return False
        # a seat that was given to a bot meanwhile is not his any more
        seating.attach(table, self.socket, tuple([s for s in seats if table.seat(s).kind == "human"]))
        views.snapshot(table, self.socket)
        if table.row.next or rematch.asked(table):
            self.socket.put(rematch.message(table))
        return True


PONG = say.encode(say.Pong())


def _id_of(text: str) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return ""
    id = data.get("id") if isinstance(data, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else ""
