"""Long games: the past comes in pieces, so that any table can be opened, by anybody, at any time."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from sandtable.kernel.registry import find
from sandtable.server import messages as say
from sandtable.server import past
from sandtable.server.fold import Fold
from sandtable.server.rows import Row
from sandtable.server.schema import TalkRow
from sandtable.server.storage import Storage
from tests.server.running import Client, Running, running, settings

GAME = find("antagonism")
SETUP = "lagoon:4"
FOUR = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}, {"kind": "hot"}]
CHOICES = 3100
LINES = 480
LONG = 300.0  # seconds for thousands of rows on a busy machine
LATE = 90  # quiet turns after which somebody takes a pawn, so that the game goes on


def long_game(choices: int) -> list[Row]:
    """A game in which hardly anything happens."""
    fold, dice = Fold(GAME, SETUP, "", ""), random.Random(5)
    rows = []
    for n in range(1, choices + 1):
        texts = [GAME.token(fold.state, int(option)) for option in fold.state.options()]
        takes = [text for text in texts if "x" in text]
        quiet = [text for text in texts if "x" not in text and text != "/"] or texts
        late = getattr(fold.state, "quiet") > LATE  # noqa: B009  # of this game's state alone
        step = fold.choice(fold.asked, dice.choice(takes if takes and late else quiet))
        rows.append(Row(n, step.kind, step.seat, step.text, f"id{n}", 0, 0, 0.0))
        fold.take(rows[-1], step)
    return rows


def long_talk(lines: int) -> list[TalkRow]:
    return [
        TalkRow(k, 1 + k % 4, "Ada", f"{k} " + "\N{GAME DIE}" * 290, f"talk{k}", float(k))
        for k in range(1, lines + 1)
    ]


async def lay_down(server: Running, table: str, rows: list[Row], lines: list[TalkRow]) -> None:
    """Put a past into the store, as if it had been played."""
    house = server.house
    writes = [Storage.new_row(table, row) for row in rows] + [Storage.new_talk(table, one) for one in lines]
    for start in range(0, len(writes), 500):
        await house.storage.write(*writes[start : start + 500])
    if table in house.live:
        house.forget(house.live[table])
    await house.table(table)


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with the usual queue, and a table of which much is to be told."""
    wish = settings(tmp_path_factory.mktemp("long"))
    assert wish.queue_bytes == 256 << 10
    rows = long_game(CHOICES)
    with running(wish) as server:
        made = server.new(FOUR, setup=SETUP)
        server.call(lay_down(server, made["table"], rows, long_talk(LINES)), LONG)
        yield server, made, rows


def sizes(client: Client) -> list[int]:
    return [len(json.dumps(message)) for message in client.seen]


@pytest.mark.parametrize("token", [False, True], ids=["who looks on", "a player"])
def test_a_long_game_with_much_talk_can_be_opened(long: Any, token: bool) -> None:
    """The newest piece comes with the welcome; the rest is asked for, back to the first choice and line."""
    server, made, rows = long

    async def main() -> None:
        tokens = [made["tokens"]["1"]] if token else []
        async with server.client(made["table"], *tokens, origin=True) as ada:
            welcome, state = ada.welcome, ada.state
            assert (welcome["moments"], state["m"], state["n"]) == (CHOICES, CHOICES, CHOICES)
            assert welcome["entries"][-1]["m"] == CHOICES and welcome["entries"][0]["m"] == welcome["from"]
            assert 100 < len(welcome["entries"]) < CHOICES // 2
            log, lines = list(welcome["entries"]), list(welcome["talk"])
            assert lines[-1]["k"] == LINES
            asked = 0
            while log[0]["m"] > 1:
                answer = await ada.ask(t="earlier", what="log", before=log[0]["m"])
                assert answer["entries"][0]["m"] == answer["from"] and answer["talk"] == []
                log = answer["entries"] + log
                asked += 1
            assert asked < 20
            while lines[0]["k"] > 1:
                answer = await ada.ask(t="earlier", what="talk", before=lines[0]["k"])
                lines = answer["talk"] + lines
            assert [one["m"] for one in log] == list(range(1, CHOICES + 1))
            assert [one["text"] for one in log] == [row.text for row in rows]
            assert [one["k"] for one in lines] == list(range(1, LINES + 1))
            assert max(sizes(ada)) < 128 << 10

    asyncio.run(main())


def test_before_the_first_there_is_nothing(long: Any) -> None:
    server, made, _ = long

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            for what in ("log", "talk"):
                answer = await ada.ask(t="earlier", what=what, before=1)
                assert (answer["t"], answer["entries"], answer["talk"]) == ("ok", [], [])
            late = await ada.ask(t="earlier", what="log", before=10**9)
            assert late["entries"] == ada.welcome["entries"] and late["from"] == ada.welcome["from"]
            for wrong in ({"what": "log", "before": 0}, {"what": "all", "before": 5}, {"what": "log"}):
                assert (await ada.ask(t="earlier", **wrong))["code"] == "malformed"

    asyncio.run(main())


def test_several_at_one_screen_say_hello_one_after_another(long: Any) -> None:
    """Four tokens at once, and not a word read in between: whole all the same."""
    server, made, _ = long

    async def main() -> None:
        async with server.client(made["table"], made["tokens"]["1"]) as all_four:
            for token in list(made["tokens"].values())[1:]:
                await all_four.send(t="hello", v=1, table=made["table"], token=token)
            while all_four.welcome["you"] != [1, 2, 3, 4]:
                await all_four.until("welcome")
            await all_four.until("state")
            await all_four.play(all_four.choices()[0])

    asyncio.run(main())


def test_any_moment_of_it_can_be_looked_at(long: Any) -> None:
    server, made, rows = long
    for m in (0, 1, 1500, 3000):
        moment = server.request("GET", f"/api/tables/{made['table']}/moments/{m}").json()
        assert moment["m"] == m and (moment["entry"] or {"text": ""})["text"] == (
            rows[m - 1].text if m else ""
        )


def test_more_news_than_a_piece_is_told_anew(tmp_path: Path) -> None:
    """Another server has written hundreds of choices meanwhile: who is behind is given a whole welcome."""
    rows = long_game(700)
    with running(settings(tmp_path)) as server:
        made = server.new(FOUR, setup=SETUP)

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as four:

                async def behind() -> None:
                    table = server.house.live[made["table"]]
                    for start in range(0, len(rows), 350):
                        some = [Storage.new_row(table.id, row) for row in rows[start : start + 350]]
                        await server.house.storage.write(*some)
                    async with table.lock:
                        await table.catch_up()

                await asyncio.to_thread(server.call, behind(), LONG)
                welcome = await four.until("welcome")
                assert welcome["moments"] == 700 and welcome["from"] > 1
                assert (await four.until("state"))["m"] == 700
                assert not [m for m in four.seen if m["t"] == "entries" and len(m["entries"]) > 500]

        asyncio.run(main())


def test_a_piece_holds_at_least_one_line() -> None:
    """However long one is: otherwise nobody would get past it."""
    lines = [say.TalkLine(k, 1, "Ada", "x" * 40_000, 0) for k in range(1, 4)]
    assert [line.k for line in past.talk(lines)] == [3]
    assert past.talk(lines[:1]) == lines[:1] and past.talk([]) == []
