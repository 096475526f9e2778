"""Who keeps the event loop busy comes after the others."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
import websockets

from sandtable.server import effort, limits
from sandtable.server.effort import Effort
from sandtable.server.limits import AT_ONCE, HERE, LONGEST_REST, Limits
from sandtable.server.settings import Settings
from tests.server.running import HOT, running, settings


class Processor:
    """A processor whose time goes by when work says so."""

    def __init__(self) -> None:
        self.used = 0.0

    def thread_time(self) -> float:
        return self.used


@pytest.fixture
def processor(monkeypatch: pytest.MonkeyPatch) -> Processor:
    found = Processor()
    monkeypatch.setattr(effort, "time", found)
    return found


def test_work_is_counted_and_waiting_is_not(processor: Processor) -> None:
    async def work() -> str:
        processor.used += 1.0
        await asyncio.sleep(0)
        processor.used += 2.0
        return "done"

    async def others() -> None:
        processor.used += 100.0

    async def main() -> None:
        made = Effort(work())
        others_work = asyncio.ensure_future(others())
        assert await made == "done"
        await others_work
        assert made.seconds == 3.0

    asyncio.run(main())


def test_a_fault_and_an_end_come_through(processor: Processor) -> None:
    """Work that is measured fails, and is cancelled, as any other; what it did by then is counted."""
    heard: list[str] = []

    async def fails() -> None:
        processor.used += 1.0
        await asyncio.sleep(0)
        raise ValueError("broken")

    async def waits() -> None:
        processor.used += 1.0
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    async def in_time() -> str:
        try:
            async with asyncio.timeout(0):
                await asyncio.Event().wait()
        except TimeoutError:
            return "late"
        return "in time"

    async def main() -> None:
        broken = Effort(fails())
        with pytest.raises(ValueError, match="broken"):
            await broken
        endless = Effort(waits())

        async def run() -> None:
            await endless

        task = asyncio.ensure_future(run())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (broken.seconds, endless.seconds, heard) == (1.0, 1.0, ["cancelled"])
        assert await Effort(in_time()) == "late"

    asyncio.run(main())


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long somebody had to wait."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    class Loop:
        pass

    Loop.sleep = staticmethod(sleep)  # type: ignore[attr-defined]
    monkeypatch.setattr(limits, "asyncio", Loop)
    return found


def test_an_address_waits_for_what_it_took(processor: Processor, rests: list[float]) -> None:
    now = [0.0]
    found = Limits(Settings(database="sqlite:///x", address_effort=0.25), lambda: now[0])

    async def work(seconds: float) -> None:
        processor.used += seconds

    async def main() -> None:
        await found.charge("1.2.3.4", work(AT_ONCE))
        await found.charge("1.2.3.4", work(1.0))
        assert rests == []  # so much is free
        await found.charge("5.6.7.8", work(0.1))
        assert rests == []  # and others have nothing to do with it
        await found.charge("1.2.3.4", work(0.5))
        assert rests == [4.0]  # a second too much, at a quarter of a processor
        now[0] += 6.0
        await found.charge("1.2.3.4", work(1000.0))
        assert rests == [4.0]
        await found.charge("1.2.3.4", work(0.0))
        assert rests == [4.0, LONGEST_REST]
        await found.charge(HERE, work(1000.0))
        await found.charge(HERE, work(1000.0))
        assert len(rests) == 2  # this machine itself

    asyncio.run(main())


def test_what_is_asked_on_sockets_and_by_requests_is_charged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred sockets of one address had five hundred messages a second to take all of the event loop."""
    charged: list[str] = []
    charge = Limits.charge

    async def noted(self: Limits, address: str, work: Coroutine[Any, Any, Any]) -> Any:
        charged.append(address)
        return await charge(self, address, work)

    monkeypatch.setattr(Limits, "charge", noted)
    with running(settings(tmp_path, trust_loopback=False)) as server:
        made = server.new(HOT)
        assert charged == ["127.0.0.1"]

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.play("Rf3-f6")

        asyncio.run(main())
        assert charged == ["127.0.0.1"] * 4  # two seats say hello, and one chooses


def test_handshakes_are_counted(tmp_path: Path) -> None:
    """Sockets that come and go at once were not, and each had its table told to it."""
    with running(settings(tmp_path, trust_loopback=False, address_files=5)) as server:
        server.stop_clock()
        made = server.new()
        hello = json.dumps({"t": "hello", "v": 1, "table": made["table"], "token": made["token"]})

        async def main() -> None:
            for _ in range(5):
                async with websockets.connect(server.ws) as socket:
                    await socket.send(hello)
                    assert json.loads(await socket.recv())["t"] == "welcome"
            with pytest.raises(websockets.InvalidStatus):
                async with websockets.connect(server.ws):
                    pass

        asyncio.run(main())
        assert server.house.refusals["too-many"] == 1
