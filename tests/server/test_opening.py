"""What a table costs when it opens: everybody else is served meanwhile, however many open at once."""

import asyncio
import contextlib
import json
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from pydantic import TypeAdapter

from sandtable.cards.games import find as card_game
from sandtable.kernel import registry
from sandtable.kernel.game import Prompt
from sandtable.kernel.state import State
from sandtable.server import house, readers, views
from sandtable.server.tables import Table
from tests.patience import PATIENCE, until
from tests.server.decks import OTHER, READY
from tests.server.games import dash
from tests.server.running import HOT, Json, Running, running, settings

GAME = "athernum"
CARDS = {"game": GAME, "setup": f"{READY}:{OTHER}", "seats": HOT, "name": "Ada"}
CHOICES = 40
Dash: Any = dash.Dash


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose own cards nobody has read yet, as it is after a start."""
    monkeypatch.setitem(registry.games(), GAME, card_game(GAME).bare())


def opened(server: Running, answers: list[Json]) -> threading.Thread:
    """Somebody opens a table with cards, and waits for it."""

    def ask() -> None:
        answer = server.request("POST", "/api/tables", CARDS)
        answers.append({"status": answer.status_code, **answer.json()})

    thread = threading.Thread(target=ask)
    thread.start()
    return thread


WAITING = """
import sys, time
from pathlib import Path
from sandtable.server import reader
from sandtable.server.confined import limit, serve

def work(job):
    while not Path(sys.argv[2]).exists():
        time.sleep(0.02)
    return reader.work(job)

limit(int(sys.argv[1]))
serve(sys.stdin, sys.stdout, work)
"""


@pytest.mark.usefixtures("unread")
def test_others_play_while_cards_are_read_once_for_all_tables_that_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long that takes: it was done by whoever serves all tables, and all of them stood still."""
    program, sign = tmp_path / "reader.py", tmp_path / "go on"
    program.write_text(WAITING)
    kinds: list[str] = []
    real = readers.Readers.read

    def command(_name: str, memory: int) -> list[str]:
        return [sys.executable, str(program), str(memory), str(sign)]

    async def noted(self: readers.Readers, address: str, kind: str, *rest: Any) -> Any:
        kinds.append(kind)
        return await real(self, address, kind, *rest)

    monkeypatch.setattr(readers, "command_of", command)
    monkeypatch.setattr(readers.Readers, "read", noted)
    with running(settings(tmp_path)) as server:
        answers: list[Json] = []
        threads = [opened(server, answers) for _ in range(4)]
        until(lambda: server.house.readers.running, "nothing is being read")
        made = server.new(HOT)

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.play("Rf3-f6", "Gg3-g5")

        asyncio.run(main())
        assert answers == []
        sign.touch()
        for thread in threads:
            thread.join(PATIENCE)
        assert [answer["status"] for answer in answers] == [200] * 4, answers
    assert kinds == ["press"]


@pytest.mark.usefixtures("unread")
def test_what_decks_are_told_with_is_brought_in_by_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A language and its decks were imported while everybody waited for whoever came first."""
    game, threads = registry.games()[GAME], []
    real = type(game).setup

    def noted(self: Any, name: str) -> Any:
        threads.append(threading.current_thread().name)
        return real(self, name)

    monkeypatch.setattr(type(game), "setup", noted)
    with running(settings(tmp_path)) as server:
        loop = server.call(name_of_thread())
        server.call(server.house.warm(game))
    assert threads[0] != loop


async def name_of_thread() -> str:
    return threading.current_thread().name


def test_whoever_comes_first_waits_for_no_route(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them were worked out at the first request, which took everybody a tenth of a second."""
    made: list[str] = []
    real = TypeAdapter.__init__

    def noted(self: Any, type: Any, **more: Any) -> None:
        made.append(str(type))
        real(self, type, **more)

    with running(settings(tmp_path)) as server:
        monkeypatch.setattr(TypeAdapter, "__init__", noted)
        server.new(HOT)
    assert made == []


def test_answers_are_tried_as_long_as_there_is_time_for_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What each answer would make final is tried out; what nobody has time for counts as final."""
    made = server.new(HOT)

    async def finals() -> list[bool]:
        async with server.client(made["table"], made["token"]) as ada:
            return [choice["final"] for choice in ada.state["prompt"]["choices"]]

    def tried(*_: object) -> bool:
        raise AssertionError("there was no time to try it")

    monkeypatch.setattr(views, "TRYING", PATIENCE)
    assert not all(asyncio.run(finals()))
    server.house.live.clear()
    monkeypatch.setattr(views, "TRYING", -1.0)
    monkeypatch.setattr(views, "_final", tried)
    assert all(asyncio.run(finals()))


class CountingDash(Dash):  # type: ignore[misc]
    """Counts the questions that are put into words."""

    asked = 0

    def prompt(self, s: State) -> Prompt:
        CountingDash.asked += 1
        found: Prompt = super().prompt(s)
        return found


@pytest.fixture
def counting() -> Iterator[None]:
    registry.register(CountingDash(dash.BOOK, [dash.Race]))
    yield
    registry.games().pop("dash", None)


@pytest.mark.usefixtures("counting")
def test_a_long_game_is_opened_with_one_question(server: Running) -> None:
    """Its choices have been allowed before: what was asked at each of them is not worked out again."""
    made = server.new(HOT, setup="two")

    async def play() -> int:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            if both.state["waiting"]:
                await both.add()
            for _ in range(CHOICES):
                if both.state["over"]:
                    break
                await both.play(both.choices()[0])
            return int(both.state["m"])

    moments = asyncio.run(play())
    assert CountingDash.asked >= moments > 2
    server.house.live.clear()
    CountingDash.asked = 0

    async def look() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            assert both.state["m"] == moments

    asyncio.run(look())
    assert CountingDash.asked <= 1


# ---- many at once

AT_ONCE = 12
LONG, PIECE = 8, 3


class Rounds:
    """Counts the rounds of a server's event loop, and what is done in each of them."""

    def __init__(self) -> None:
        self.number = 0
        self.done: Counter[int] = Counter()
        self.ends = False

    async def count(self) -> None:
        while not self.ends:
            self.number += 1
            await asyncio.sleep(0)

    def noting(self, real: Any) -> Any:
        def noted(*given: Any, **more: Any) -> Any:
            self.done[self.number] += 1
            return real(*given, **more)

        return noted


async def come_at_once(server: Running, tables: list[Json]) -> None:
    """A socket for each table; all say hello before any of them listens."""
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(websockets.connect(server.ws)) for _ in tables]
        for socket, made in zip(sockets, tables):
            hello = {"t": "hello", "v": 1, "table": made["table"], "token": made["token"]}
            await socket.send(json.dumps(hello))
        for socket in sockets:
            while json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["t"] != "state":
                pass


def at_most_one_a_round(server: Running, rounds: Rounds, tables: list[Json]) -> None:
    """All that is noted while these tables are opened at once is done in rounds of its own."""
    assert server.loop is not None

    async def begin() -> None:
        server.house.spawn(rounds.count(), "rounds")

    async def held() -> None:
        """Everybody's hello is here before the first of them is heard."""
        await server.house.turn.come()
        await asyncio.sleep(0.2)
        server.house.turn.pass_on()

    server.call(begin())
    holding = asyncio.run_coroutine_threadsafe(held(), server.loop)
    asyncio.run(come_at_once(server, tables))
    holding.result(PATIENCE)
    rounds.ends = True
    assert sum(rounds.done.values()) >= len(tables)
    assert max(rounds.done.values()) == 1, rounds.done


def test_whoever_comes_is_shown_the_table_one_in_a_round(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come at once, choices at all tables get their turn after each of them."""
    made, rounds = server.new(HOT), Rounds()
    monkeypatch.setattr(views, "snapshot", rounds.noting(views.snapshot))
    at_most_one_a_round(server, rounds, [made] * AT_ONCE)


def test_tables_are_opened_one_in_a_round(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """300 that opened at once took everybody one to three seconds."""
    tables, rounds = [server.new(HOT) for _ in range(AT_ONCE)], Rounds()
    monkeypatch.setattr(house, "Table", rounds.noting(Table))
    at_most_one_a_round(server, rounds, tables)


def test_a_long_game_is_replayed_piece_by_piece(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.new(HOT)

    async def play() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            for _ in range(LONG):
                await both.play(both.choices()[0])

    asyncio.run(play())
    server.house.live.clear()
    monkeypatch.setattr(house, "SLICE", PIECE)
    rounds, pieces = Rounds(), list[int]()
    real = house._replay

    def replayed(table: Any, rows: list[Any]) -> int:
        pieces.append(real(table, rows))
        return pieces[-1]

    monkeypatch.setattr(house, "_replay", rounds.noting(replayed))
    at_most_one_a_round(server, rounds, [made])
    assert sum(pieces) == LONG and max(pieces) <= PIECE


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a table was drawn, and an answer tried."""
    found: Counter[str] = Counter()
    draw, final = views.observation, views._final

    def drawn(*more: Any) -> Any:
        found["drawn"] += 1
        return draw(*more)

    def tried(*more: Any) -> bool:
        found["tried"] += 1
        return final(*more)

    monkeypatch.setattr(views, "observation", drawn)
    monkeypatch.setattr(views, "_final", tried)
    return found


def test_a_crowd_around_a_clock_sees_what_was_made_once(server: Running, counted: Counter[str]) -> None:
    """Where a clock ran, the table was drawn anew for each of hundreds who looked on, at every choice."""
    made = server.new(HOT, clock={"kind": "sudden", "seconds": 3_600})

    async def main() -> None:
        async with contextlib.AsyncExitStack() as stack:
            both = await stack.enter_async_context(server.client(made["table"], *made["tokens"].values()))
            for _ in range(5):
                await stack.enter_async_context(server.client(made["table"], origin=True))
            counted.clear()
            await both.play("Rf3-f6")
            await both.ask(t="why", text="Rf3-f6")  # all have been told by now
            assert 1 <= counted["drawn"] <= 2  # as nobody sees it, and as who is asked does

    asyncio.run(main())


def test_a_wish_or_an_offer_asks_no_question_anew(server: Running, counted: Counter[str]) -> None:
    """Each of them had all answers tried once more, five times a second and socket."""
    made = server.new()
    bo = server.join(made)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], bo["token"]) as other,
        ):
            counted.clear()
            for client in (ada, other):
                for _ in range(3):
                    for wish in (
                        {"t": "passing", "stops": [], "always": True},
                        {"t": "offer", "what": "draw"},
                        {"t": "retract", "what": "draw"},
                    ):
                        answer = await client.ask(**wish)
                        assert answer["t"] == "ok", answer
            assert not counted

    asyncio.run(main())
