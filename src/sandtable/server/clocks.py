"""Clocks: who has how much time. Charged row by row, so that a restart charges nobody."""

from __future__ import annotations

import time
from collections.abc import Callable

from sandtable.server.messages import ClockInfo

DAY = 86_400_000


class Clock:
    """Sudden death, increment after each turn, or days for each turn; in milliseconds, on monotonic time."""

    def __init__(
        self, wish: dict[str, object], seats: int, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.kind = str(wish["kind"])
        self.base = int(str(wish["days"])) * DAY if self.kind == "days" else int(str(wish["seconds"])) * 1000
        self.step = int(str(wish.get("increment") or 0)) * 1000 if self.kind == "increment" else 0
        self.left = {seat: self.base for seat in range(1, seats + 1)}
        self.now = now
        self.running = 0
        self.paying = 0  # the seat that ran last: what is carried is its own
        self.since = 0.0
        self.carry = 0  # used and not charged yet, before a stop or a pause

    def charge(self, seat: int, ms: int, passed: bool) -> None:
        """What a row says a seat has used; `passed`: its turn has ended by that. All clocks stand then."""
        self.running = self.paying = self.carry = 0
        if seat not in self.left:
            return
        self.left[seat] -= ms
        if passed:
            self.left[seat] = self.base if self.kind == "days" else self.left[seat] + self.step

    def elapsed(self) -> int:
        """What the seat that is asked has used since it was last charged."""
        return self.carry + max(0, round((self.now() - self.since) * 1000)) if self.running else self.carry

    def run(self, seat: int, free: float = 0.0) -> None:
        """Let a seat's time run, after some free seconds; 0 stops all. A clock that runs already goes on:
        whoever comes or goes, what has been used is used."""
        if seat == self.running:
            return
        self.carry = self.elapsed()
        self.running = seat
        self.paying = seat or self.paying
        self.since = self.now() + (0.0 if self.carry else free)

    def remaining(self, seat: int) -> int:
        left = self.left[seat]
        return left - self.elapsed() if seat == self.paying else left

    def info(self) -> ClockInfo:
        left = {str(seat): max(0, self.remaining(seat)) for seat in self.left}
        return ClockInfo(self.running, left, int(time.time() * 1000))
