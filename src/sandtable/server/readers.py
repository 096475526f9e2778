"""The processes that read what strangers write, and who is read next: address by address, in turn."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from typing import Any, NamedTuple

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.registry import by_hand
from sandtable.server import reading
from sandtable.server.errors import Refused
from sandtable.server.limits import Debts
from sandtable.server.logs import log
from sandtable.server.workers import START, NoAnswer, Worker, command_of

LONGEST = 32 << 20  # bytes of an answer
PAUSE = 2.0  # seconds before a process that did not start is started again
WALL = 120.0  # seconds after which a reading that does nothing is ended; its processor time ends it sooner
WAITING = 6  # readings that one address may have in line
ALL_WAITING = 400  # and all together
MUCH = 4.0  # seconds of readers that an address may take before others come first,
PACE = 0.1  # and how many of them it has back in a second
HOUSE = ""  # the address of what the house itself wants read
CLASH = "this could not be read: it takes more time or memory than a text may"


class Reading(NamedTuple):
    """Something in line to be read."""

    address: str
    job: dict[str, object]
    done: asyncio.Future[Any]
    since: float


class Readers:
    """A few processes for everybody. Whoever sends much waits for himself, not others for him."""

    def __init__(self, count: int, memory: int, seconds: int, patience: float) -> None:
        self.all = [Worker(command_of("reader", memory), LONGEST) for _ in range(count)]
        self.asleep = list(self.all)  # not running, and nobody is about to change that
        self.free: list[Worker] = []
        self.lines: OrderedDict[str, deque[Reading]] = OrderedDict()  # by address; the next one first
        self.running: dict[str, int] = {}  # readings of an address that go on
        self.took = Debts(MUCH, PACE)
        self.share = max(1, count - 1)  # of the processes, for one address: one is left for somebody else
        self.tasks: set[asyncio.Task[None]] = set()
        self.seconds = seconds  # of the processor, for one reading
        self.patience = patience  # seconds in line
        self.readings = 0
        self.faults = 0  # readings that ended their process

    async def read(
        self, address: str, kind: str, what: dict[str, Any], code: str, game: str = "", free: bool = False
    ) -> Any:
        """Let something be read; what is wrong with it is refused by this code.

        `free`: an address that is trusted may have more than its share in line.
        """
        if (game or str(what.get("game", ""))) in by_hand():  # no other process has heard of it
            return await self._here(kind, what, code)
        line = self.lines.get(address, ())
        waiting = sum(len(each) for each in self.lines.values())
        if (len(line) >= WAITING and address != HOUSE and not free) or waiting >= ALL_WAITING:
            whose = "of yours " if waiting < ALL_WAITING else ""
            raise Refused("too-many", f"Too much {whose}waits to be read; try again.", "", 2)
        game = game or str(what.get("game", ""))
        job: dict[str, object] = {"kind": kind, "what": what, "game": game, "seconds": self.seconds}
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(address, deque()).append(Reading(address, job, done, time.monotonic()))
        self._wake()
        self._next()
        try:
            answer = await asyncio.wait_for(done, self.patience + START + WALL)
        except TimeoutError:
            raise Refused("too-many", "The server is busy reading; try again in a moment.", "", 2) from None
        except NoAnswer as why:
            log("reading failed", kind=kind, address=address, cause=str(why))
            raise Refused(code, f"{CLASH[0].upper()}{CLASH[1:]}.") from None
        if "wrong" in answer:
            raise Refused(code, answer["wrong"]["message"], answer["wrong"]["clause"])
        return answer["done"]

    async def _here(self, kind: str, what: dict[str, Any], code: str) -> Any:
        try:
            return await asyncio.to_thread(reading.KINDS[kind], **what)
        except SandtableError as why:
            raise Refused(code, why.message, why.clause) from None

    # ---- who is next

    def _next(self) -> None:
        """Give free processes to those who wait: one reading of an address, then one of the next."""
        while self.free:
            found = self._pick()
            if found is None:
                return
            task = asyncio.get_running_loop().create_task(self._serve(self.free.pop(), found))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _pick(self) -> Reading | None:
        now = time.monotonic()
        # those who owe nothing in turn, then the others: a dozen addresses that send what takes long keep
        # somebody who comes for the first time waiting for what is read just now, and no longer
        for address in sorted(self.lines, key=self._owes):
            line = self.lines[address]
            while line and (line[0].done.done() or now - line[0].since >= self.patience):
                late = line.popleft().done
                if not late.done():
                    late.set_exception(TimeoutError())
            found = None
            if line and (address == HOUSE or self.running.get(address, 0) < self.share):
                found = line.popleft()
                self.lines.move_to_end(address)  # behind all others
            if not line:
                del self.lines[address]
            if found is not None:
                return found
        return None

    def _owes(self, address: str) -> bool:
        return address != HOUSE and self.took.wait(address) > 0.0

    async def _serve(self, worker: Worker, found: Reading) -> None:
        self.readings += 1
        began = time.monotonic()
        self.running[found.address] = self.running.get(found.address, 0) + 1
        try:
            answer = await worker.ask(found.job, WALL)
        except NoAnswer as why:
            self.faults += 1
            if not found.done.done():
                found.done.set_exception(why)
            self.asleep.append(worker)
            self._wake()
            return
        except asyncio.CancelledError:
            self.asleep.append(worker)
            found.done.cancel()
            raise
        finally:
            self.took.take(found.address, time.monotonic() - began)
            self.running[found.address] -= 1
            if not self.running[found.address]:
                del self.running[found.address]
        if not found.done.done():
            found.done.set_result(answer)
        self.free.append(worker)
        self._next()

    # ---- processes

    def _wake(self) -> None:
        """Start what is not running."""
        while self.asleep:
            task = asyncio.get_running_loop().create_task(self._start(self.asleep.pop()))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _start(self, worker: Worker) -> None:
        try:
            await worker.start()
            self.free.append(worker)
            self._next()
        except NoAnswer as why:
            self.faults += 1
            log("reader not started", cause=str(why))
            await asyncio.sleep(PAUSE)
            self.asleep.append(worker)
            if self.lines:
                self._wake()

    async def stop(self) -> None:
        for line in self.lines.values():
            for waiting in line:
                waiting.done.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*[worker.end() for worker in self.all])
