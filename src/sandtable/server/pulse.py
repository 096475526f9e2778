"""How late the event loop is: what every table feels when something takes its time."""

from __future__ import annotations

import asyncio
import time
from collections import deque

EVERY = 0.01  # seconds between two beats, so that hardly any stall hides between them
MINUTE = 60
START = 1.0  # seconds in which the house opens and nobody is there to feel it
LONG = 0.1  # seconds from which on people notice


class Pulse:
    """Beats, and notes how late each beat is.

    A machine that is busy with something else makes beats late, too. `own` is the part of a delay in which
    this process itself, with all its threads, had a processor: what is our fault.
    """

    def __init__(self) -> None:
        self.lags: deque[float] = deque(maxlen=round(MINUTE / EVERY))
        self.most = 0.0
        self.own_most = 0.0
        self.stalls = 0  # delays of our own that people notice

    def note(self, late: float, used: float) -> None:
        """A beat came so late, and so much processor time was used meanwhile."""
        late = max(0.0, late)
        own = min(late, used)
        self.lags.append(late)
        self.most = max(self.most, late)
        self.own_most = max(self.own_most, own)
        self.stalls += own >= LONG

    async def beat(self) -> None:
        await asyncio.sleep(START)
        while True:
            began, used = time.perf_counter(), time.process_time()
            await asyncio.sleep(EVERY)
            self.note(time.perf_counter() - began - EVERY, time.process_time() - used)
