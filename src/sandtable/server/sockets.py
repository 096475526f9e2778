"""uvicorn's WebSocket protocol with one addition: a peer that does not read can be let go of."""

from __future__ import annotations

import socket

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from sandtable.server.hub import TRY_LATER

KERNEL = 64 << 10  # bytes the kernel keeps for a peer that does not read; it would take megabytes
HIGH_WATER = 32 << 10  # bytes in the transport before a socket counts as slow
LAST_CHANCE = 10.0  # seconds in which a slow peer may still read why it was let go
KEY = "sandtable.socket"


class TableSocket(WebSocketsSansIOProtocol):
    """Puts itself into the scope, so that the table can end it without waiting for the peer."""

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
