"""What a table costs when it opens: everybody else is served meanwhile, however many open at once."""

import asyncio
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from sandtable.cards.games import find as card_game
from sandtable.kernel import registry
from sandtable.kernel.game import Prompt
from sandtable.kernel.state import State
from sandtable.server import readers, views
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
