"""Who keeps the event loop busy comes after the others."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
import websockets

from sandtable.server import bots, effort, limits
from sandtable.server.effort import Effort
from sandtable.server.hub import Socket
from sandtable.server.limits import AT_ONCE, HERE, LONGEST_REST, ROW, Limits
from sandtable.server.settings import Settings
from tests.server.running import BOT, HOT, Client, Json, Running, running, settings


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
        paid: list[float] = []
        others_work = asyncio.ensure_future(others())
        assert await Effort(work(), paid.append) == "done"
        await others_work
        assert paid == [1.0, 2.0]  # at once, not at the end

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
        paid: list[float] = []
        broken = Effort(fails(), paid.append)
        with pytest.raises(ValueError, match="broken"):
            await broken
        endless = Effort(waits(), paid.append)

        async def run() -> None:
            await endless

        task = asyncio.ensure_future(run())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (sum(paid), heard) == (2.0, ["cancelled"])
        assert await Effort(in_time(), paid.append) == "late"

    asyncio.run(main())


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long somebody had to wait."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(limits, "sleep", sleep)
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


def test_what_an_address_wants_is_begun_one_in_a_round(processor: Processor) -> None:
    """A hundred sockets that spoke at once had two seconds in a row, in which nobody else was served."""
    found = Limits(Settings(database="sqlite:///x"), lambda: 0.0)
    rounds, begun = [0], list[tuple[str, int]]()

    async def work(address: str) -> None:
        begun.append((address, rounds[0]))

    async def count() -> None:
        while True:
            rounds[0] += 1
            await asyncio.sleep(0)

    async def main() -> None:
        counting = asyncio.ensure_future(count())
        await asyncio.gather(*[found.charge(address, work(address)) for address in "aaaaabbb"])
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        counting.cancel()

    asyncio.run(main())
    assert len(begun) == len(set(begun)) == 8
    assert found.beginning == {}


def test_what_waits_for_an_address_waits_in_line(processor: Processor, rests: list[float]) -> None:
    """A hundred that had waited fifteen seconds went on all together, however much was owed by then."""
    found = Limits(Settings(database="sqlite:///x", address_effort=0.5), lambda: 0.0)

    async def work() -> None:
        processor.used += 1.0

    async def main() -> None:
        found.effort.take("1.2.3.4", AT_ONCE)
        await asyncio.gather(*[found.charge("1.2.3.4", work()) for _ in range(3)])

    asyncio.run(main())
    assert rests == [2.0, 4.0]  # each for what those before it have taken


def test_whoever_causes_a_message_pays_for_sending_it(processor: Processor) -> None:
    """What is told to a hundred sockets costs more than what it is told for, and nobody paid for that."""
    paid: list[tuple[str, float]] = []
    found = Limits(Settings(database="sqlite:///x"), lambda: 0.0)

    async def send(_message: bytes) -> None:
        processor.used += 0.5

    async def shut(_code: int, _reason: str) -> None:
        pass

    async def main() -> None:
        socket = Socket(send, shut, 1_000, "its own", lambda *bill: paid.append(bill))

        async def speak() -> None:
            socket.put(b"one", b"two")

        await found.charge("1.2.3.4", speak())
        await found.charge(HERE, speak())
        socket.close(1000, "")
        await socket.pump()

    asyncio.run(main())
    assert paid == [("1.2.3.4", 0.5)] * 2 + [("", 0.5)] * 2


def test_bots_play_at_the_cost_of_who_plays_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred tables of bots, or a position that costs much, took all of the event loop for nothing."""
    charged: list[tuple[str, str]] = []
    charge = Limits.charge

    async def noted(self: Limits, address: str, work: Coroutine[Any, Any, Any]) -> Any:
        charged.append((address, str(getattr(work, "__name__", ""))))
        return await charge(self, address, work)

    monkeypatch.setattr(Limits, "charge", noted)
    with running(settings(tmp_path, trust_loopback=False)) as server:
        made = server.new(BOT)

        async def main() -> None:
            async with server.client(made["table"], made["token"]) as ada:
                while ada.state["asked"] == 1:
                    await ada.play(ada.choices()[0])
                while ada.state["asked"] == 2:
                    await ada.until("state")

        asyncio.run(main())
        assert ("127.0.0.1", bots._next.__name__) in charged


def test_who_has_gone_still_pays_for_what_goes_on_by_itself(server: Running) -> None:
    made = server.new(BOT)
    table = server.call(server.house.table(made["table"]))
    assert bots._payer(table) == ""

    async def main() -> None:
        async with server.client(made["table"], made["token"]):
            pass

    asyncio.run(main())
    assert bots._payer(table) == HERE


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


# ---- what is kept of what an address brings


async def over(server: Running, made: Json) -> Client:
    """The game is over; a client with both seats asks for another."""
    async with server.client(made["table"], *made["tokens"].values()) as both:
        assert (await both.ask(t="resign"))["t"] == "ok"
        both.welcome = await both.ask(t="rematch")
        return both


@pytest.mark.parametrize("made_before", [1, 2])
def test_a_rematch_counts_as_a_table(tmp_path: Path, made_before: int) -> None:
    """One address made a hundred of them in three seconds, and filled everybody's list with them."""
    wish = settings(tmp_path, trust_loopback=False, address_tables=2, address_listed=1)
    with running(wish) as server:
        server.stop_clock()
        made = server.new(HOT, public=True)
        for _ in range(made_before - 1):
            server.new(HOT)
        answer = asyncio.run(over(server, made)).welcome
        first = server.house.live[made["table"]]
        listed = server.request("GET", "/api/tables").json()
        assert [row["table"] for row in listed] == [made["table"]]
        if made_before == 2:
            assert answer["code"] == "too-many"
            assert not first.row.next and not any(seat.again for seat in first.seats)
        else:  # it is there, but not listed
            assert answer["t"] == "ok"
            assert server.request("GET", f"/api/tables/{first.row.next}").status_code == 200


def test_what_is_said_and_played_is_kept_too(tmp_path: Path) -> None:
    with running(settings(tmp_path, trust_loopback=False, address_kept=6_000)) as server:
        made = server.new(HOT)
        kept = server.house.limits.kept
        kept.now = lambda: 0.0
        kept.owed.clear()

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.play("Rf3-f6")
                assert kept.owes("127.0.0.1") == ROW
                await both.ask(t="say", text="\u00fc" * 300)
                assert kept.owes("127.0.0.1") == 2 * ROW + 600
                kept.take("127.0.0.1", 6_000)
                answer = await both.ask(t="say", text="more")
                assert answer["code"] == "too-many"
                await both.play("Gg3-g5")  # what has begun may be played to its end

        asyncio.run(main())
        answer = server.request(
            "POST", "/api/tables", {"game": "antagonism", "setup": "exomoon:2", "seats": HOT}
        )
        assert answer.status_code == 429
