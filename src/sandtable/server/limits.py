"""Rates: per socket, per address, for all together. What is too much is refused by name."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from sandtable.server import descriptors
from sandtable.server.effort import PAYER, Effort
from sandtable.server.errors import Refused
from sandtable.server.lines import Line, Lines
from sandtable.server.logs import log
from sandtable.server.security import Headers, forwarded, from_here, header, is_loopback
from sandtable.server.settings import Settings
from sandtable.server.turns import Turns

Now = Callable[[], float]
T = TypeVar("T")
HERE = "this machine"
DAY = 86_400.0
AT_ONCE = 2.0  # seconds of the event loop that an address may take before it has to wait
LONGEST_REST = 15.0  # seconds that it waits at most
ROW = 150  # bytes that a row of a log, or a line of talk besides its text, takes in the store
LINES = 10  # lines of the log in a minute about sockets that an address is refused

sleep = asyncio.sleep  # tests measure by it what is waited for


class Window:
    """At most so many within so many seconds."""

    __slots__ = ("limit", "now", "seconds", "times")

    def __init__(self, limit: int, seconds: float, now: Now = time.monotonic) -> None:
        self.limit = limit
        self.seconds = seconds
        self.now = now
        self.times: deque[float] | None = None  # an idle socket has none

    def take(self) -> bool:
        """Count one; False if that is too many."""
        now = self.now()
        if self.times is None:
            self.times = deque()
        times = self.times
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.limit:
            return False
        times.append(now)
        return True


class Bucket:
    """The same without a list: a store of permits that fills up again steadily."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, amount: float, most: float, pace: float, now: float) -> bool:
        """Take some of what has come together until now, at so much a second; False if that is too little."""
        self.left = min(most, self.left + (now - self.at) * pace)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Rate:
    """A bucket for each key, and not more keys than memory allows."""

    MOST = 20_000

    def __init__(self, limit: int, seconds: float, now: Now = time.monotonic) -> None:
        self.limit = limit
        self.per_second = limit / seconds
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Count one; False if that is too many."""
        now = self.now()
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(float(self.limit), now)
            if len(self.buckets) > self.MOST:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take(1.0, float(self.limit), self.per_second, now)

    def wait(self) -> int:
        """Seconds until one more is allowed."""
        return max(1, round(1.0 / self.per_second))


class Debts:
    """What each address has taken of something that fills up again. It may take more than there is, for
    nobody knows beforehand how much it will be; then it has to wait."""

    def __init__(self, most: float, pace: float, now: Now = time.monotonic) -> None:
        self.most = most
        self.pace = pace  # a second
        self.now = now
        self.owed: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how much, and when

    def owes(self, key: str) -> float:
        owed, at = self.owed.get(key, (0.0, 0.0))
        return max(0.0, owed - (self.now() - at) * self.pace)

    def take(self, key: str, amount: float) -> None:
        self.owed[key] = self.owes(key) + amount, self.now()
        self.owed.move_to_end(key)
        if len(self.owed) > Rate.MOST:
            self.owed.popitem(last=False)

    def wait(self, key: str) -> float:
        """Seconds until there is some of it again."""
        return max(0.0, (self.owes(key) - self.most) / self.pace)


def address_key(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that an IPv6 address is in."""
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return address[:64] or "nowhere"
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)


class Limits:
    """All the counters of one server."""

    def __init__(self, settings: Settings, now: Now = time.monotonic) -> None:
        self.settings = settings
        self.proxies = settings.proxy_addresses()
        self.requests = Rate(settings.address_requests, 60.0, now)
        self.files = Rate(settings.address_files, 60.0, now)
        self.tables = Rate(settings.address_tables, 600.0, now)
        self.listed = Rate(settings.address_listed, 600.0, now)
        self.readings = Rate(settings.address_readings, 60.0, now)
        self.sets = Rate(settings.address_sets, 600.0, now)
        self.failures = Rate(settings.address_failures, 600.0, now)
        self.all_tables = Rate(settings.all_tables, 600.0, now)
        self.kept = Debts(settings.address_kept, settings.address_kept / DAY, now)
        self.told = Rate(LINES, 60.0, now)
        self.effort = Debts(AT_ONCE, settings.address_effort, now)
        self.beginning: dict[str, Turns] = {}  # by address: who begins to do something
        self.lines = Lines(settings.address_lines, min(settings.all_lines, descriptors.for_lines()))
        self.busy: dict[str, int] = {}
        self.told_of_proxy = False
        self.sockets: dict[str, int] = {}
        self.open = 0
        self.closed = 0  # since the house has cleared up after them

    def address(self, peer: str, headers: Headers) -> str:
        """Who is calling. Forwarded addresses are believed from listed proxies only, and the last entry."""
        through = header(headers, b"x-forwarded-for")
        if peer in self.proxies and through:
            return address_key(through.split(",")[-1].strip())
        if self.settings.trust_loopback and is_loopback(peer):
            if from_here(peer, headers):
                return HERE
            if forwarded(headers):
                self._tell_of_proxy(peer)
        return address_key(peer)

    def _tell_of_proxy(self, peer: str) -> None:
        """Whoever has set up a proxy and not told us meets the limits for one address, and reads why."""
        if not self.told_of_proxy:
            self.told_of_proxy = True
            log(
                "unlisted proxy",
                address=peer,
                cause=f"Requests come through a proxy at {peer} that is not listed: all who come through it "
                f"share the limits of one address. Set SANDTABLE_PROXIES={peer} if it is yours.",
            )

    def trusted(self, address: str) -> bool:
        """Whether somebody at this machine itself is calling, without a proxy in between."""
        return address == HERE

    def enter(self, peer: str, shut: Callable[[], None]) -> Line:
        """A connection; what will be said on it is not known yet, so a proxy's cannot be told apart."""
        free = peer in self.proxies or (self.settings.trust_loopback and is_loopback(peer))
        return self.lines.enter(address_key(peer), free, shut)

    def request(self, address: str, rate: Rate) -> None:
        if not self.trusted(address) and not rate.take(address):
            raise Refused("too-many", "Too many requests from your address.", "", rate.wait())

    async def charge(self, address: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something for an address, which pays for it: who has kept the event loop busy for others comes
        after them. What an address wants is begun one after another, each in a round of its own."""
        before = PAYER.get()
        PAYER.set("" if self.trusted(address) else address)
        try:
            if not address or self.trusted(address):
                return await work
            await self._begin(address)
            return await Effort(work, partial(self.effort.take, address))
        finally:
            work.close()  # if it was not begun
            PAYER.set(before)

    async def _begin(self, address: str) -> None:
        turns = self.beginning.setdefault(address, Turns())
        await turns.come()
        try:
            await self.rest(address)
        finally:
            asyncio.get_running_loop().call_soon(self._begun, address)

    def _begun(self, address: str) -> None:
        """In the round after something has begun: the next may, if there is one."""
        turns = self.beginning[address]
        turns.pass_on()
        if not turns.taken:
            del self.beginning[address]

    async def rest(self, *addresses: str) -> None:
        """Wait until one of these addresses may take of the event loop again: before a piece of something
        long, and with nothing in hand for which others wait."""
        wait = min([0.0 if self.trusted(each) else self.effort.wait(each) for each in addresses])
        if wait:
            await sleep(min(wait, LONGEST_REST))

    def owes(self, address: str) -> float:
        """Seconds of the event loop that an address has taken and not paid off yet."""
        return 0.0 if self.trusted(address) else self.effort.owes(address)

    def pay(self, address: str, seconds: float) -> None:
        """So much was done because of an address; afterwards is early enough for what has an end."""
        if address and not self.trusted(address):
            self.effort.take(address, seconds)

    @contextmanager
    def paid(self, address: str) -> Iterator[None]:
        """What is done in here, and sent because of it, is paid for by an address."""
        before, began = PAYER.get(), time.thread_time()
        PAYER.set("" if self.trusted(address) else address)
        try:
            yield
        finally:
            self.pay(address, time.thread_time() - began)
            PAYER.set(before)

    def worth_a_line(self, address: str) -> bool:
        """Whether the log says once more what an address was refused; a stranger must not fill it."""
        return self.trusted(address) or self.told.take(address)

    def begin(self, address: str) -> None:
        """A request is worked on from now on."""
        count = self.busy.get(address, 0)
        if not self.trusted(address) and count >= self.settings.address_busy:
            raise Refused("too-many", "Too many requests at once from your address.", "", 1)
        self.busy[address] = count + 1

    def end(self, address: str) -> None:
        self.busy[address] -= 1
        if not self.busy[address]:
            del self.busy[address]

    def new_listing(self, address: str) -> None:
        """A table that everybody's list shows, and one less of somebody else's."""
        if not self.may_list(address):
            wait = self.listed.wait()
            raise Refused("too-many", "Too many public tables from your address; invite by link.", "", wait)

    def may_list(self, address: str) -> bool:
        return self.trusted(address) or self.listed.take(address)

    def new_table(self, address: str) -> None:
        if not self.trusted(address) and not self.tables.take(address):
            raise Refused("too-many", "Too many tables from your address.", "", self.tables.wait())
        if not self.all_tables.take("all"):
            raise Refused("too-many", "Too many tables are being made.", "", self.all_tables.wait())

    def reading(self, address: str) -> None:
        if not self.trusted(address) and not self.readings.take(address):
            raise Refused("too-many", "Too much to read from your address.", "", self.readings.wait())

    def new_set(self, address: str) -> None:
        if not self.trusted(address) and not self.sets.take(address):
            raise Refused("too-many", "Too many card sets from your address.", "", self.sets.wait())

    def keep(self, address: str, size: int) -> None:
        """So many bytes more are to be kept for good of what an address brings."""
        if self.trusted(address):
            return
        wait = self.kept.wait(address)
        if wait:
            words = "Much has been kept of what your address has brought; more of it later."
            raise Refused("too-many", words, "", math.ceil(wait))
        self.kept.take(address, size)

    def kept_row(self, address: str) -> None:
        """The same of one choice, which is never refused."""
        if not self.trusted(address):
            self.kept.take(address, ROW)

    def failed(self, address: str, target: str, why: Refused) -> Refused:
        """A wrong token or code for something, or for something that is not there: what to answer.

        Only what is wrong is counted, so nobody with a right token is kept out by the guesses of others.
        """
        if not self.failures.take(f"{address} {target}") and not self.trusted(address):
            return Refused("too-many", "Too many wrong tokens from your address.", "", self.failures.wait())
        return why

    def open_socket(self, address: str) -> None:
        if self.open >= self.settings.all_sockets:
            raise Refused("too-many", "Too many sockets are open.", "", 10)
        count = self.sockets.get(address, 0)
        if not self.trusted(address) and count >= self.settings.address_sockets:
            raise Refused("too-many", "Too many sockets are open from your address.", "", 10)
        self.sockets[address] = count + 1
        self.open += 1

    def close_socket(self, address: str) -> None:
        self.open -= 1
        self.closed += 1
        count = self.sockets.get(address, 0) - 1
        if count > 0:
            self.sockets[address] = count
        else:
            self.sockets.pop(address, None)
