"""uvicorn's HTTP protocol with bounds: how many connections, how large a head, how long until it is here.

uvicorn bounds the head for its other parser only. Here every byte passes through `data_received`, in pieces
so small that what is too much is noticed before it has cost anything.
"""

from __future__ import annotations

import asyncio
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from sandtable.server.config import HouseConfig
from sandtable.server.errors import Refused, spoken
from sandtable.server.lines import Line
from sandtable.server.security import HEADERS
from sandtable.server.sockets import TableSocket

PIECE = 4 << 10  # bytes that are read before they are counted
LONGEST = 8000  # bytes of one header: the reader of WebSocket handshakes takes no longer line
TARGET = 4 << 10  # bytes of what is asked for
PIPELINE = 16  # requests that may wait behind one another
NO_ANSWER = 20.0  # seconds in which a peer that was answered reads nothing of it


class _Refusal(Exception):
    """Raised inside the parser, which passes no exception on as it is."""


class Doorway(HttpToolsProtocol):
    """A connection until it becomes a WebSocket or ends."""

    def __init__(
        self,
        config: HouseConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.settings = config.settings
        self.limits = config.limits
        self.line: Line | None = None
        self.within = True  # a head is being read, or awaited
        self.heads = 0
        self.raw = 0  # bytes of the head that were given to the parser,
        self.size = 0  # and that came out of it
        self.refusal: tuple[int, Refused] | None = None
        self.head_timer: asyncio.TimerHandle | None = None
        self.read_timer: asyncio.TimerHandle | None = None
        self.unread = 0  # bytes the peer had not read when last looked at

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        try:
            self.line = self.limits.enter(peer, self._make_room)
        except Refused as why:
            self._turn_away(why.status, why)
            return
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._unset_keepalive_if_required()
        if self.line is not None:
            self.limits.lines.leave(self.line)
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment]  # it refers to us; who works on its request has it

    def handle_websocket_upgrade(self) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, TableSocket)
        socket.line, self.line = self.line, None
        self.parser = None  # type: ignore[assignment]  # it refers to us: nobody else does any more

    def _make_room(self) -> None:
        """Another connection needs the place of this one, on which nothing is said."""
        self._turn_away(408, Refused("too-slow", "Nothing was said here, and others want to speak."))

    # ---- the head

    def _await_head(self) -> None:
        """From now on there is so much time for a head; more bytes of it give no more time."""
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(self.settings.head_seconds, self._head_is_late)

    def _head_is_late(self) -> None:
        self.head_timer = None
        seconds = f"{self.settings.head_seconds:g}"
        self._turn_away(
            408, Refused("too-slow", f"The head of a request must be here within {seconds} seconds.")
        )

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.parser is None:
                return
            piece = data[start : start + PIECE]
            if self.within:
                self._await_head()
            before = self.heads
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade:
                self._upgrade()
                return
            except httptools.HttpParserError:
                status, why = self.refusal or (400, Refused("malformed", "This is not an HTTP request."))
                self._turn_away(status, why)
                return
            if self.within and self.heads == before:
                self.raw += len(piece)
                if self.raw > self.settings.head_bytes:
                    self._turn_away(431, self._too_big())
                    return

    def _upgrade(self) -> None:
        if self._should_upgrade():
            self.handle_websocket_upgrade()
        elif self.cycle is not None:
            self.cycle.keep_alive = False  # what follows is not HTTP any more

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.size = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > TARGET:
            self._refuse(414, Refused("too-big", f"What is asked for has at most {TARGET} bytes."))
        self._grow(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._grow(len(name) + len(value) + len(b": \r\n"))
        if len(name) + len(value) > LONGEST:
            self._refuse(431, Refused("too-big", f"A header has at most {LONGEST} bytes."))
        if len(self.headers) > self.settings.head_fields:
            most = self.settings.head_fields
            self._refuse(431, Refused("too-big", f"A request has at most {most} headers."))
        if name.lower() == b"transfer-encoding":
            self._refuse(411, Refused("malformed", "A body says how long it is: content-length."))

    def _grow(self, size: int) -> None:
        self.size += size
        if self.size > self.settings.head_bytes:
            self._refuse(431, self._too_big())

    def _too_big(self) -> Refused:
        return Refused("too-big", f"The head of a request has at most {self.settings.head_bytes} bytes.")

    def _refuse(self, status: int, why: Refused) -> None:
        if self.refusal is None:
            self.refusal = status, why
        raise _Refusal

    def on_headers_complete(self) -> None:
        self.within = False
        self.heads += 1
        self.raw = 0
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None
        if self.line is not None:
            self.limits.lines.is_busy(self.line)
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINE:
            self._refuse(429, Refused("too-many", "Too many requests at once on this connection."))

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.within = True

    # ---- the answer

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.within:
            self.transport.close()  # it was answered before all of it was here: nobody waits for the rest
        elif not self.pipeline and self.line is not None:
            self.limits.lines.falls_silent(self.line)
        self._expect_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def _expect_reading(self) -> None:
        """Whoever is answered has to read, too."""
        self.unread = self.transport.get_write_buffer_size()
        if self.unread and self.read_timer is None:
            self.read_timer = self.loop.call_later(NO_ANSWER, self._still_unread)

    def _still_unread(self) -> None:
        self.read_timer = None
        size = self.transport.get_write_buffer_size()
        if size and size >= self.unread:
            self.transport.abort()
        else:
            self._expect_reading()

    # ---- the end

    def _turn_away(self, status: int, why: Refused) -> None:
        """Say why, and close; within an answer that has begun there is nothing left to say."""
        self._stop_timers()
        if self.transport.is_closing():
            return
        self.limits.lines.refused += 1
        if self.cycle is None or self.cycle.response_complete:
            head, body = spoken(why)
            lines = b"".join(name + b": " + value + b"\r\n" for name, value in (*head, *HEADERS))
            self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + body)
        self.transport.close()
        self._expect_reading()

    def _stop_timers(self) -> None:
        for timer in (self.head_timer, self.read_timer):
            if timer is not None:
                timer.cancel()
        self.head_timer = self.read_timer = None
