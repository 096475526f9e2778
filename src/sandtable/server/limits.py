"""Rates: per socket, per address, for all together. What is too much is refused by name."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from sandtable.server.errors import Refused
from sandtable.server.settings import Settings

Now = Callable[[], float]


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


class Rate:
    """A bucket for each key, and not more keys than memory allows."""

    MOST = 20_000

    def __init__(self, limit: int, seconds: float, now: Now = time.monotonic) -> None:
        self.limit = limit
        self.per_second = limit / seconds
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def _bucket(self, key: str) -> Bucket:
        now = self.now()
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(float(self.limit), now)
            if len(self.buckets) > self.MOST:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
            bucket.left = min(float(self.limit), bucket.left + (now - bucket.at) * self.per_second)
            bucket.at = now
        return bucket

    def full(self, key: str) -> bool:
        """Whether nothing more is allowed now; counts nothing."""
        return self._bucket(key).left < 1.0

    def take(self, key: str) -> bool:
        bucket = self._bucket(key)
        if bucket.left < 1.0:
            return False
        bucket.left -= 1.0
        return True

    def wait(self) -> int:
        """Seconds until one more is allowed."""
        return max(1, round(1.0 / self.per_second))


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
        self.tables = Rate(settings.address_tables, 600.0, now)
        self.readings = Rate(settings.address_readings, 60.0, now)
        self.sets = Rate(settings.address_sets, 600.0, now)
        self.failures = Rate(settings.address_failures, 600.0, now)
        self.all_tables = Rate(settings.all_tables, 600.0, now)
        self.sockets: dict[str, int] = {}
        self.open = 0
        self.closed = 0  # since the house has cleared up after them

    def address(self, peer: str, forwarded: str | None) -> str:
        """Who is calling. Forwarded addresses are believed from listed proxies only, and the last entry."""
        if peer in self.proxies and forwarded:
            return address_key(forwarded.split(",")[-1].strip())
        return address_key(peer)

    def trusted(self, address: str) -> bool:
        return self.settings.trust_loopback and (address.startswith("127.") or address in ("::1", "::/64"))

    def request(self, address: str) -> None:
        if not self.trusted(address) and not self.requests.take(address):
            raise Refused("too-many", "Too many requests from your address.", "", self.requests.wait())

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

    def may_try(self, address: str) -> None:
        """Before a token or code is looked at: whoever guesses is slowed down."""
        if not self.trusted(address) and self.failures.full(address):
            wait = self.failures.wait()
            raise Refused("too-many", "Too many wrong tokens from your address.", "", wait)

    def failed(self, address: str) -> None:
        self.failures.take(address)

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
