"""What takes everybody's time is done in pieces; addresses take turns, and whoever comes last is not lost."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websockets

from sandtable.server import house, seating, tables
from sandtable.server.errors import Refused
from sandtable.server.house import House
from sandtable.server.tables import Table
from sandtable.server.turns import Turns
from tests.patience import PATIENCE, until
from tests.server.running import HOT, Json, Running, running, settings

AWAY = "9.9.9.9"


def test_addresses_take_turns() -> None:
    """Whoever wants a hundred pieces keeps nobody waiting for more than one of them."""
    done: list[str] = []

    async def main() -> None:
        turns = Turns()
        await turns.come("somebody")

        async def piece(address: str) -> None:
            await turns.come(address)
            done.append(address)
            turns.pass_on()

        all_of_them = [asyncio.ensure_future(piece(address)) for address in "aaaabb"]
        await asyncio.sleep(0)
        late = asyncio.ensure_future(piece("c"))
        await asyncio.sleep(0)
        all_of_them[1].cancel()
        turns.pass_on()
        await asyncio.gather(*all_of_them, late, return_exceptions=True)
        assert not turns.taken and not turns.lines
        await turns.come("a")  # it is free again

    asyncio.run(main())
    assert done == list("abcaba")


def test_a_turn_that_was_given_to_somebody_who_has_gone_goes_on() -> None:
    async def main() -> None:
        turns = Turns()
        await turns.come("a")
        gone = asyncio.ensure_future(turns.come("b"))
        await asyncio.sleep(0)
        turns.pass_on()
        gone.cancel()  # it had been given the turn by then
        await asyncio.wait([gone])
        assert not turns.taken

    asyncio.run(main())


# ---- pieces are short


def played(server: Running, choices: int) -> Json:
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            for _ in range(choices):
                await both.play(both.choices()[0])

    asyncio.run(main())
    return made


@pytest.mark.parametrize("where", [house, tables])
def test_a_piece_ends_when_its_time_is_up(
    server: Running, monkeypatch: pytest.MonkeyPatch, where: Any
) -> None:
    """Sixteen choices that take a twentieth of a second each are too much for one piece."""
    made = played(server, 6)
    name = "_replay" if where is house else "_walk"
    pieces, real = list[int](), getattr(where, name)

    def counted(*given: Any) -> int:
        pieces.append(real(*given))
        return pieces[-1]

    monkeypatch.setattr(where, name, counted)
    monkeypatch.setattr(where, "PIECE", -1.0)
    if where is house:
        server.house.live.clear()
    answer = server.request("GET", f"/api/tables/{made['table']}/moments/2")
    assert answer.json()["m"] == 2
    assert pieces[:6] == [1] * (6 if where is house else 2)


def test_what_goes_far_back_is_done_in_pieces(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """An undo made all choices again from where its way began while everybody waited: so did each row of it
    when its table was opened."""
    made, pieces, real = server.new(HOT), list[int](), tables._walk

    def counted(*given: Any) -> int:
        pieces.append(real(*given))
        return pieces[-1]

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            for _ in range(6):
                await both.play(both.choices()[0])
            monkeypatch.setattr(tables, "_walk", counted)
            monkeypatch.setattr(tables, "PIECE", -1.0)
            monkeypatch.setattr(house, "SHORT", 1)
            await both.ask(t="offer", what="takeback", to=2)
            assert (both.state["m"], pieces) == (2, [1, 1])

    asyncio.run(main())
    pieces.clear()
    server.house.live.clear()
    answer = server.request("GET", f"/api/tables/{made['table']}")
    assert (answer.json()["moments"], pieces) == (2, [1, 1])


# ---- what may happen while somebody waits for his turn


def while_waiting(server: Running, made: Json, act: Callable[[Table], Any]) -> tuple[Json, Any]:
    """A socket says hello, something happens before it is shown the table; its welcome, and its own table."""
    server.call(server.house.turn.come("somebody else"))

    async def main() -> Json:
        async with websockets.connect(server.ws) as socket:
            hello = {"t": "hello", "v": 1, "table": made["table"], "token": made["token"]}
            await socket.send(json.dumps(hello))
            await asyncio.to_thread(until, lambda: server.house.turn.lines, "nobody waits")

            async def happen() -> None:
                found = act(server.house.live[made["table"]])
                if asyncio.iscoroutine(found):
                    await found
                server.house.turn.pass_on()

            await asyncio.to_thread(server.call, happen())
            welcome: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            return {**welcome, "here": len(server.house.live[made["table"]].sockets)}

    return asyncio.run(main()), made


def test_a_table_that_leaves_the_memory_while_somebody_waits_for_it_is_opened_again(server: Running) -> None:
    """He would have looked at a table that nobody plays at."""
    made = server.new(HOT)
    server.request("GET", f"/api/tables/{made['table']}")
    welcome, _ = while_waiting(server, made, server.house.forget)
    assert (welcome["t"], welcome["you"], welcome["here"]) == ("welcome", [1], 1)


def test_a_seat_that_goes_to_a_bot_while_its_player_waits_is_the_bot_s(server: Running) -> None:
    """His token had been looked at before; he saw its hand, and could play for it."""
    made = server.new(HOT)
    server.request("GET", f"/api/tables/{made['table']}")
    welcome, _ = while_waiting(server, made, lambda table: seating.give_to_bot(table, 1, 1))
    assert (welcome["t"], welcome["you"]) == ("welcome", [])


def test_whoever_has_had_too_much_is_refused_alone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that several open at once is opened once; the refusal of the first was everybody's."""
    made = server.new(HOT)
    server.house.live.clear()
    load, begun = House._load, asyncio.Event()

    async def refuses(self: House, id: str, address: str, whose: set[str]) -> Table:
        if address != AWAY:
            return await load(self, id, address, whose)
        begun.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        raise Refused("too-many", "Too much to read from your address.")

    monkeypatch.setattr(House, "_load", refuses)

    async def both() -> list[Any]:
        first = asyncio.ensure_future(server.house.table(made["table"], AWAY))
        await begun.wait()
        second = server.house.table(made["table"], "8.8.8.8")
        return list(await asyncio.gather(first, second, return_exceptions=True))

    refused, found = server.call(both())
    assert isinstance(refused, Refused) and isinstance(found, Table)


@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/sets/athernum/{}", "/api/tables/{}/record"])
def test_an_id_that_no_database_takes_is_no_table(tmp_path: Path, database: str, path: str) -> None:
    """PostgreSQL was said to be down."""
    with running(settings(tmp_path, database=database)) as server:
        for id in ("%00" * 22, "%7f" * 22, "'" * 22, "%C3%BC" * 22):
            answer = server.request("GET", path.format(id))
            assert answer.status_code == 404, answer.text
