"""Work for which everybody waits is done a piece in a round of the event loop, and addresses take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class Turns:
    """One turn that goes round: whoever has it gives it to the first of the next address in line. So whoever
    wants much waits for himself, and everybody else for one piece of his."""

    def __init__(self) -> None:
        self.taken = False
        self.lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the next address first

    async def come(self, address: str = "") -> None:
        """Wait for the turn; whoever has it has to pass it on."""
        if not self.taken:
            self.taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.pass_on()
            raise

    def pass_on(self) -> None:
        while self.lines:
            address, line = self.lines.popitem(last=False)
            while line and line[0].done():
                line.popleft()  # whoever waited has gone
            if line:
                line.popleft().set_result(None)
                if line:
                    self.lines[address] = line  # behind all others
                return
        self.taken = False
