"""Calls to a turn: a player who is away is told by his browser that it is his turn, or that the game is over.

A browser names a push service that will take a message for it. What a stranger names is an address that the
house then speaks to, so only services that are listed in the settings are believed, over HTTPS, and never by
way of a redirect. How many a seat has, how many wait to be sent and how long one takes is bounded.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from sandtable.server import passing, webpush
from sandtable.server.errors import Refused
from sandtable.server.logs import log
from sandtable.server.schema import CallRow
from sandtable.server.seats import online
from sandtable.server.security import digest
from sandtable.server.storage import NotSaved, Storage, Taken

if TYPE_CHECKING:
    from sandtable.server.house import House
    from sandtable.server.tables import Table

MOST = 4  # browsers of one seat
WAITING = 512  # messages that wait to be sent
AT_ONCE = 4
KEEP = 86_400  # seconds that a service keeps a message for a browser that is off
GONE = (404, 410)  # the browser does not want to be called any more
LONGEST = 1_000  # characters of an endpoint
# addresses of services have neither spaces nor what some programs read as the end of a host
PLAIN = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+(?:[/?][!-\[\]-~]*)?")


def allowed(endpoint: str, hosts: Sequence[str]) -> bool:
    """Whether an endpoint belongs to a listed service. An entry is a host, `*.host`, or a whole origin."""
    if PLAIN.fullmatch(endpoint) is None:
        return False
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        return False
    if parts.username or parts.password or not host:
        return False
    for entry in hosts:
        if "://" in entry:
            if f"{parts.scheme}://{parts.netloc}" == entry:
                return True
        elif parts.scheme == "https" and port in (None, 443):
            if host == entry or (entry.startswith("*.") and host.endswith(entry[1:])):
                return True
    return False


class Line:
    """What waits to be sent. Tables take turns, so whoever has much to be sent waits for himself; when it is
    too much, the table that has most waiting loses its oldest."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = 0
        self.tables: OrderedDict[str, deque[tuple[CallRow, bytes]]] = OrderedDict()
        self.some = asyncio.Event()

    def put(self, table: str, call: CallRow, message: bytes) -> bool:
        """Whether there was room for it without another going."""
        self.tables.setdefault(table, deque()).append((call, message))
        self.count += 1
        self.some.set()
        if self.count <= self.most:
            return True
        self._take(max(self.tables, key=lambda each: len(self.tables[each])))
        return False

    async def get(self) -> tuple[str, CallRow, bytes]:
        while not self.tables:
            self.some.clear()
            await self.some.wait()
        table = next(iter(self.tables))
        call, message = self._take(table)
        if table in self.tables:
            self.tables.move_to_end(table)  # behind all others
        return table, call, message

    def _take(self, table: str) -> tuple[CallRow, bytes]:
        line = self.tables[table]
        self.count -= 1
        found = line.popleft()
        if not line:
            del self.tables[table]
        return found


class Calls:
    """What is to be sent, and those who send it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.secret = b""
        self.line = Line(WAITING)
        self.senders = ThreadPoolExecutor(AT_ONCE, "calling")  # a silent service keeps nothing else waiting
        self.sent = 0
        self.failed = 0
        self.last: dict[str, tuple[int, int]] = {}  # by table: the question that somebody was called to

    async def start(self) -> None:
        self.secret = await self.house.storage.key("vapid")
        for number in range(AT_ONCE):
            self.house.spawn(self._send_all(), f"calls {number}")

    def public_key(self) -> str:
        return webpush.public_key(self.secret)

    async def keep(self, table: Table, seat: int, endpoint: str, key: str, auth: str) -> None:
        """A seat wants to be called at this place."""
        hosts = self.house.settings.push_services()
        if len(endpoint) > LONGEST or not allowed(endpoint, hosts):
            raise Refused("forbidden", "This push service is not one that the house speaks to.")
        try:
            point, shared = webpush.decoded(key), webpush.decoded(auth)
        except ValueError:
            raise Refused("malformed", "The keys of a browser are written in base64.") from None
        if len(shared) != 16 or not webpush.is_key(point):
            raise Refused("malformed", "These are not the keys of web push.")
        row = CallRow(
            seat, digest(endpoint), endpoint, webpush.encoded(point), webpush.encoded(shared), time.time()
        )
        old = [call for call in await self.house.storage.calls_of(table.id) if call.seat == seat]
        same = [call for call in old if call.place == row.place]
        over = sorted([call for call in old if call not in same], key=lambda call: call.at)[: -(MOST - 1)]
        gone = [Storage.drop_call(table.id, call.seat, call.place) for call in same + over]
        await table.save(*gone, Storage.new_call(table.id, row))

    async def forget(self, table: Table, seat: int, endpoint: str) -> None:
        """A seat does not want to be called there any more."""
        await table.save(Storage.drop_call(table.id, seat, digest(endpoint)))

    def look(self, table: Table) -> None:
        """Something has happened at a table: whoever is asked and away is called, once a question."""
        fold = table.fold
        if fold.over:
            away = [seat for seat in table.humans() if seat not in online(table)]
            word, asked = "over", 0
        else:
            human = fold.asked in table.humans() and not passing.automatic(table)
            away = [fold.asked] if human and fold.asked not in online(table) else []
            word, asked = "turn", fold.asked
        if not away:
            self.last.pop(table.id, None)
            return
        if self.last.get(table.id) == (asked, -1 if asked else fold.n):
            return  # called already: the same seat is still asked
        self.last[table.id] = (asked, -1 if asked else fold.n)
        if len(self.last) > WAITING:
            del self.last[next(iter(self.last))]
        self.house.spawn(self._call(table, tuple(away), word), f"call {table.id}")

    async def _call(self, table: Table, seats: tuple[int, ...], word: str) -> None:
        try:
            calls = [call for call in await self.house.storage.calls_of(table.id) if call.seat in seats]
        except NotSaved:
            return
        words = "It is your turn." if word == "turn" else "The game is over."
        said = {"table": table.id, "what": word, "title": table.row.title, "text": words}
        for call in calls:
            if not self.line.put(table.id, call, json.dumps(said, ensure_ascii=False).encode()):
                self.failed += 1

    async def _send_all(self) -> None:
        while True:
            table, call, message = await self.line.get()
            browser = webpush.Browser(call.endpoint, webpush.decoded(call.key), webpush.decoded(call.auth))
            subject = self.house.settings.push_contact
            status = await asyncio.get_running_loop().run_in_executor(
                self.senders, webpush.send, browser, message, self.secret, subject, KEEP
            )
            if 200 <= status < 300:
                self.sent += 1
                continue
            self.failed += 1
            log("call not taken", table=table, service=urlsplit(call.endpoint).hostname, status=status)
            if status in GONE:
                try:
                    await self.house.storage.write(Storage.drop_call(table, call.seat, call.place))
                except (NotSaved, Taken) as why:
                    log("call not dropped", table=table, cause=str(why))
