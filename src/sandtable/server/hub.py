"""A socket as the tables see it: a bounded queue and one task that empties it.

Nobody waits for a slow reader. When what it has not read exceeds its share, the queue is thrown away for
one snapshot of the newest state; if that is not read either, the socket is closed with 1013.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from sandtable.server.effort import PAYER, Effort

Send = Callable[[bytes], Coroutine[Any, Any, None]]
Close = Callable[[int, str], Coroutine[Any, Any, None]]
Pay = Callable[[str, float], None]

TRY_LATER = 1013
PATIENCE = 5.0  # seconds for the goodbye to get through


class Socket:
    """One connection, with the seats it holds at one table."""

    __slots__ = (
        "address", "bytes", "closing", "code", "limit", "pay", "queue", "reason", "seats", "send", "shut",
        "slow", "snapshot", "task", "wake",
    )  # fmt: skip

    def __init__(self, send: Send, shut: Close, limit: int, address: str, pay: Pay) -> None:
        self.send = send
        self.shut = shut
        self.limit = limit
        self.address = address
        self.pay = pay  # sending costs, too: whoever is the cause of a message pays for it
        self.seats: tuple[int, ...] = ()
        self.queue: deque[tuple[bytes, str]] = deque()  # each with who pays for it
        self.bytes = 0
        self.slow = False  # it has been given its snapshot
        self.closing = False
        self.code = 1000
        self.reason = ""
        self.snapshot: Callable[[Socket], None] | None = None  # set by the table it watches
        self.wake: asyncio.Future[None] | None = None
        self.task: asyncio.Task[None] | None = None

    def put(self, *messages: bytes) -> None:
        """Queue a message, or several that belong together; never waits.

        What finds the queue empty is taken whatever its size: nothing smaller could take its place.
        """
        if self.closing:
            return
        size = sum(map(len, messages))
        if self.queue and self.bytes + size > self.limit:
            self._overflow()
            return
        payer = PAYER.get()
        self.queue.extend([(message, payer) for message in messages])
        self.bytes += size
        self._rouse()

    def _overflow(self) -> None:
        if self.slow or self.snapshot is None:
            self.close(TRY_LATER, "too slow")
            return
        self.slow = True
        self.queue.clear()
        self.bytes = 0
        self.snapshot(self)

    def close(self, code: int, reason: str) -> None:
        """Close once the queue is empty, or at once if it never will be."""
        if self.closing:
            return
        self.closing = True
        self.code = code
        self.reason = reason
        if code == TRY_LATER:
            self.queue.clear()
            self.bytes = 0
            if self.task is not None:
                self.task.cancel()  # it may be stuck in a send that never ends
        self._rouse()

    def _rouse(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    async def pump(self) -> None:
        """Send what is queued until the socket is closed. Runs as a task of its own."""
        try:
            while True:
                while self.queue:
                    message, payer = self.queue.popleft()
                    self.bytes -= len(message)
                    await Effort(self.send(message), partial(self.pay, payer))
                if not self.queue:
                    self.slow = False
                if self.closing:
                    break
                self.wake = asyncio.get_running_loop().create_future()
                await self.wake
        except asyncio.CancelledError:
            if not self.closing:
                raise
        except Exception:
            self.closing = True  # the peer has gone; the reading side notices, too
            return
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.shut(self.code, self.reason), PATIENCE)

    def leave(self) -> None:
        """The peer has gone: nothing is sent any more, and nothing here refers to the line or to itself."""
        self.closing = True
        if self.task is not None:
            self.task.cancel()
        self.task = self.wake = self.snapshot = None
        self.send = self.shut = _nowhere
        self.pay = _nobody


async def _nowhere(*_: object) -> None:
    """Where a socket sends whose peer has gone."""


def _nobody(_address: str, _seconds: float) -> None:
    """Who pays for what is sent there."""
