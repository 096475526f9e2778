"""uvicorn's WebSocket protocol with bounds: a peer that does not read, or sends too much, is let go of."""

from __future__ import annotations

import contextlib
import socket
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from sandtable.server.config import HouseConfig
from sandtable.server.hub import TRY_LATER
from sandtable.server.limits import Bucket, Window
from sandtable.server.lines import Line

POLICY = 1008
PATIENCE = 20  # messages that are refused as too many or malformed before the socket is closed
PENDING = 1000  # messages beyond those allowed that may wait to be refused one by one
PIECE = 2 << 10  # bytes whose frames are read before they are counted; a ping has six
KERNEL = 64 << 10  # bytes the kernel keeps for a peer that does not read; it would take megabytes
HIGH_WATER = 32 << 10  # bytes in the transport before a socket counts as slow
LAST_CHANCE = 10.0  # seconds in which a slow peer may still read why it was let go
KEY = "sandtable.socket"


class TableSocket(WebSocketsSansIOProtocol):
    """Puts itself into the scope, so that the table can end it without waiting for the peer.

    Frames are counted, whatever they are: messages by the table, which can say why, all others here.
    """

    def __init__(self, config: HouseConfig, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        settings = config.settings
        self.lines = config.limits.lines
        self.line: Line | None = None
        self.window = Window(settings.socket_messages, settings.socket_seconds)
        self.most_bytes = settings.socket_bytes
        self.bytes = Bucket(settings.socket_bytes, self.loop.time())
        self.pending = settings.socket_messages + PENDING

    def connection_lost(self, exc: Exception | None) -> None:
        if self.line is not None:
            self.lines.leave(self.line)
        super().connection_lost(exc)
        self._let_loose()

    def _let_loose(self) -> None:
        """Refer to itself no more: what has gone is freed at once, and no collector has to look for it, for
        which everybody would have to wait."""
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"].pop(KEY, None)
        with contextlib.suppress(AttributeError):
            self.transport._read_ready_cb = None  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        pace = self.most_bytes / self.window.seconds
        if not self.bytes.take(len(data), self.most_bytes, pace, self.loop.time()):
            self.let_go(POLICY, "too many bytes")
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():  # after a close of ours its echo must still be read
                return
            super().data_received(data[start : start + PIECE])
            if not self.handshake_initiated:  # the whole head was here, and it was none
                self.transport.close()
            elif self.queue.qsize() > self.pending:
                self.let_go(POLICY, "too many messages")

    def _counted(self) -> bool:
        if self.close_sent:
            return False
        if self.window.take():
            return True
        self.let_go(POLICY, "too many frames")
        return False

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        self.transport.set_write_buffer_limits(high=HIGH_WATER)
        sock = self.transport.get_extra_info("socket")
        if sock is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL)
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][KEY] = self

    def let_go(self, code: int, reason: str) -> None:
        """Close without waiting for room in the buffer; cut the line if the peer never reads."""
        if not self.close_sent and not self.transport.is_closing():
            try:
                self.conn.send_close(code, reason)
                self.transport.write(b"".join(self.conn.data_to_send()))
            except InvalidState:
                pass
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.close()
        self.loop.call_later(LAST_CHANCE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """No pong came. If the peer does not read either, its close would wait in the buffer for ever."""
        if self.transport.get_write_buffer_size() and not self.close_sent:
            self.pong_timer = None
            self.let_go(TRY_LATER, "no pong")
        else:
            super().keepalive_timeout()
