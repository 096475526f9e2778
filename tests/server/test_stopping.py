"""An engine that fails: what is not stored by then has not happened; otherwise that table stops, no other."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.errors import RulesLoop
from sandtable.kernel.registry import register
from sandtable.kernel.state import State
from tests.server.games import dash
from tests.server.running import HOT, PAIR, Client, Running, running, settings

Race: Any = dash.Race
Dash: Any = dash.Dash
FAILURES: list[Exception] = [
    RulesLoop("the rules took 100000 steps without asking anybody"),
    RecursionError("maximum recursion depth exceeded"),
    MemoryError(),
    IndexError("index out of range"),
    AssertionError("no room for another token"),
    ValueError("a fact cannot hold beat 2000000"),
]
IDS = [type(why).__name__ for why in FAILURES]


class Fault:
    """What fails from the second round on."""

    where = ""
    why: Exception = ValueError()


def fail(where: str, s: State) -> None:
    if Fault.where == where and int(dash.cells(s)[dash.ROUND]) > 1:
        raise Fault.why


class BrittleRace(Race):  # type: ignore[misc]
    def advance(self, s: State) -> i64:
        signal: i64 = super().advance(s)
        fail("advance", s)
        return signal

    def options(self, s: State) -> vec[i64]:
        fail("options", s)
        found: vec[i64] = super().options(s)
        return found


class BrittleDash(Dash):  # type: ignore[misc]
    def new(self, setup: str, seed: str) -> State:
        s: State = super().new(setup, seed)
        race = BrittleRace()
        race.step = s.frames[0].step
        s.frames[0] = race
        return s

    def observe(self, s: State, seat: int) -> dict[str, object]:
        fail("observe", s)
        seen: dict[str, object] = super().observe(s, seat)
        return seen


@pytest.fixture(autouse=True)
def brittle() -> Iterator[None]:
    register(BrittleDash(dash.BOOK, [BrittleRace]))
    Fault.where = ""
    yield
    Fault.where = ""


async def told(client: Client) -> dict[str, Any]:
    """The goodbye of a socket."""
    return await client.until("bye")


async def reopened(server: Running, table: str, token: str) -> dict[str, Any]:
    """What somebody hears who opens a table."""
    async with websockets.connect(server.ws) as socket:
        client = Client(socket, table)
        await client.send(t="hello", v=1, table=table, token=token)
        return await client.until("bye", "state")


def others_go_on(server: Running) -> None:
    made = server.new(HOT, setup="two")

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            await both.play("r")

    asyncio.run(main())


@pytest.mark.parametrize("where", ["advance", "options"])
@pytest.mark.parametrize("why", FAILURES, ids=IDS)
def test_what_fails_before_it_is_stored_has_not_happened(server: Running, where: str, why: Exception) -> None:
    """Also when it is the next question that cannot be put."""
    made = server.new(HOT, setup="two")

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            await both.play("r")
            Fault.where, Fault.why = where, why
            answer = await both.choose("r")
            assert (answer["t"], answer["code"]) == ("no", "illegal"), answer
            assert answer["message"]
            assert len(await asyncio.to_thread(rows, server, made["table"])) == 1
            Fault.where = ""
            await both.play("r")  # the table is as it was

    asyncio.run(main())
    others_go_on(server)


def rows(server: Running, table: str) -> list[Any]:
    found: list[Any] = server.call(server.house.storage.rows_of(table))
    return found


def test_what_fails_once_it_is_stored_stops_that_table_alone(tmp_path: Path) -> None:
    stopped: list[tuple[dict[str, Any], str]] = []
    with running(settings(tmp_path)) as server:
        for why in FAILURES:
            made = server.new(PAIR, setup="two", public=True)
            stopped.append((made, asyncio.run(stop(server, made, why))))
            others_go_on(server)
            assert [row.text for row in rows(server, made["table"])] == ["r", "r"]
            stays_stopped(server, *stopped[-1])
        assert server.house.stopped == len(FAILURES)
    with running(settings(tmp_path)) as server:
        for made, words in stopped:
            stays_stopped(server, made, words)
        others_go_on(server)


async def stop(server: Running, made: dict[str, Any], why: Exception) -> str:
    """Two players and a spectator at a table that fails; what all of them are told."""
    said = set()
    joined = await asyncio.to_thread(server.join, made)
    async with (
        server.client(made["table"], made["token"]) as ada,
        server.client(made["table"], joined["token"]) as bo,
        server.client(made["table"], origin=True) as eve,
    ):
        await asyncio.gather(ada.add(), bo.add())
        await ada.play("r")
        await bo.at(1)
        Fault.where, Fault.why = "observe", why
        await bo.send(t="choose", id="the one", n=1, text="r")
        for client in (ada, bo, eve):
            bye = await told(client)
            assert bye["code"] == "stopped", bye
            said.add(bye["message"])
        Fault.where = ""
    (words,) = said
    assert words.startswith("This table cannot go on: ") and words.endswith("Its record is kept.")
    return str(words)


def stays_stopped(server: Running, made: dict[str, Any], words: str) -> None:
    """Everybody who asks hears the same; the list shows it; its record is given out."""
    bye = asyncio.run(reopened(server, made["table"], made["token"]))
    assert (bye["t"], bye["code"], bye["message"]) == ("bye", "stopped", words)
    path = f"/api/tables/{made['table']}"
    answer = server.request("GET", path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stopped")
    (row,) = [row for row in server.request("GET", "/api/tables").json() if row["table"] == made["table"]]
    assert row["status"] == "stopped"
    record = server.request("GET", f"{path}/record", token=made["token"])
    assert record.status_code == 200, record.text
    assert '[Player1 "Ada"]' in record.json()["record"] and "1. r" in record.json()["record"]


def test_a_table_that_cannot_be_opened_says_so_and_no_more(tmp_path: Path) -> None:
    """Its rows were written by an engine that could do it; they are not replayed again and again."""
    with running(settings(tmp_path)) as server:
        all_made = [server.new(HOT, setup="two") for _ in FAILURES]

        async def main(made: dict[str, Any]) -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.add()
                await both.play("r", "r", "r")

        for made in all_made:
            asyncio.run(main(made))
    with running(settings(tmp_path)) as server:
        for made, why in zip(all_made, FAILURES):
            Fault.where, Fault.why = "advance", why
            for _ in range(2):
                bye = asyncio.run(reopened(server, made["table"], made["token"]))
                assert (bye["t"], bye["code"]) == ("bye", "stopped"), bye
            others_go_on(server)
            record = server.request("GET", f"/api/tables/{made['table']}/record", token=made["token"])
            assert "1. r\n*\n\n; then r: " in record.json()["record"]


def test_a_private_table_that_stopped_is_still_for_its_seats_alone(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.new(HOT, setup="two", private=True)

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.add()
                await both.play("r")
                Fault.where, Fault.why = "observe", ValueError()
                await both.send(t="choose", id="it", n=1, text="r")
                await told(both)

        asyncio.run(main())
        for path in (f"/api/tables/{made['table']}", f"/api/tables/{made['table']}/record"):
            assert server.request("GET", path).json()["error"]["code"] == "unknown-table"
        bye = asyncio.run(reopened(server, made["table"], made["token"]))
        assert bye["code"] == "stopped"
