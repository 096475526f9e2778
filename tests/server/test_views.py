"""Each seat is told what it may know, and everybody who watches is counted."""

import asyncio
from collections.abc import Iterator

import pytest

from sandtable.kernel.registry import games
from tests.server.games import talking_dash
from tests.server.running import HOT, Client, Json, Running

CLOCK = {"kind": "days", "days": 1}


@pytest.fixture(autouse=True)
def hidden_cards() -> Iterator[None]:
    talking_dash()
    yield
    games().pop("dash", None)


def words(entries: list[Json]) -> list[str]:
    return [line for entry in entries for line in entry["words"]]


def test_a_secret_is_told_to_its_seat_alone(server: Running) -> None:
    """I1: the log of a seat, live and after a reconnect and by moments, has its own words and no others."""
    made = server.new(setup="two")
    joined = server.join(made)
    path = f"/api/tables/{made['table']}/moments/1"

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
            server.client(made["table"], origin=True) as eve,
        ):
            await asyncio.gather(ada.add(), bo.add())
            card = next(text for text in ada.choices() if text != "r")
            await ada.play(card)
            await bo.at(1)
            await eve.at(1)
            mine, theirs = [f"You play your {card}."], ["Player 1 plays a card."]
            for client, expected in ((ada, mine), (bo, theirs), (eve, theirs)):
                (told,) = [m for m in client.seen if m["t"] == "entries"]
                assert words(told["entries"]) == expected
            for token, expected in ((made["token"], mine), (joined["token"], theirs), ("", theirs)):
                answer = await asyncio.to_thread(server.request, "GET", path, None, token)
                assert words([answer.json()["entry"]]) == expected
        for tokens, expected in (
            ([made["token"]], mine),
            ([joined["token"]], theirs),
            ([made["token"], joined["token"]], theirs),  # one screen for both: what both may read
        ):
            async with server.client(made["table"], *tokens) as client:
                assert words(client.welcome["entries"]) == expected

    asyncio.run(main())
    table = server.call(server.house.table(made["table"]))
    assert len(table.fold.log.tail[0].told) == 3


def test_one_rendering_where_all_agree(server: Running) -> None:
    made, rolled = server.new(HOT), server.new(HOT, setup="scalar:1")

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.play("Rf3-f6")
        async with server.client(rolled["table"], *rolled["tokens"].values()) as both:
            await both.add()
            await both.play("O?")

    asyncio.run(main())
    for table in (made, rolled):
        found = server.call(server.house.table(table["table"]))
        assert [len(entry.told) for entry in found.fold.log.tail] == [1]


def test_who_watches_is_counted(server: Running) -> None:
    made = server.new()

    async def watched(client: Client, count: int) -> None:
        while client.welcome["watching"] != count:
            client.welcome = await client.until("seats")

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            assert ada.welcome["watching"] == 0
            async with server.client(made["table"], origin=True) as eve:
                assert eve.welcome["watching"] == 1
                await watched(ada, 1)
                async with server.client(made["table"], origin=True):
                    await watched(ada, 2)
                    await watched(eve, 2)
                    about = await asyncio.to_thread(server.request, "GET", f"/api/tables/{made['table']}")
                    assert about.json()["watching"] == 2
                await watched(eve, 1)
            await watched(ada, 0)
            assert [m for m in ada.seen if m["t"] == "seats"]

    asyncio.run(main())


def test_many_who_watch_make_few_messages(server: Running) -> None:
    made = server.new()

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            crowd = [server.client(made["table"], origin=True) for _ in range(30)]
            clients = await asyncio.gather(*[one.__aenter__() for one in crowd])
            while ada.welcome["watching"] != 30:
                ada.welcome = await ada.until("seats")
            assert len([m for m in ada.seen if m["t"] == "seats"]) <= 10
            await asyncio.gather(*[one.__aexit__(None, None, None) for one in crowd])
            assert len(clients) == 30

    asyncio.run(main())


def test_a_game_in_which_nobody_can_give_up_has_no_clock(server: Running) -> None:
    """Whoever is out of time gives up: where that is no choice, a clock would run out to no end."""
    listed = {row["name"]: row["resigns"] for row in server.request("GET", "/api/games").json()}
    assert not listed["dash"] and listed["antagonism"] and listed["athernum"]
    wish = {"game": "dash", "setup": "two", "seats": HOT, "name": "Ada", "clock": CLOCK}
    refused = server.request("POST", "/api/tables", wish)
    assert refused.status_code == 422 and "has no clock" in refused.text
    paired = {"game": "dash", "name": "Ada", "clock": CLOCK}
    assert "has no clock" in server.request("POST", "/api/pair", paired).text
    made = server.new(HOT, setup="two")

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            answer = await both.ask(t="resign")
            assert answer["t"] == "no" and "no way to give up" in answer["message"]

    asyncio.run(main())
