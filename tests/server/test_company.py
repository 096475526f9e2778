"""What people at a table are told of each other's requests, and what time costs them."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.cards.codes import pack
from sandtable.kernel.record import read, replay
from sandtable.kernel.registry import games
from sandtable.server.security import CODE_SIGNS
from sandtable.server.workers import NoAnswer, Worker
from tests.patience import PATIENCE
from tests.server.decks import DECK, OTHER, READY, own_code
from tests.server.running import HOT, PAIR, Client, Json, Running, running, settings
from tests.server.test_passing import Hours

FIFTEEN = {"kind": "increment", "seconds": 900, "increment": 10}


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def timed(tmp_path: Path, hours: Hours) -> Iterator[Running]:
    """A server whose clock stands until a test moves it."""
    server = Running(settings(tmp_path))
    server.house.now = hours
    server.start()
    try:
        yield server
    finally:
        server.stop()


def left(client: Client, seat: int) -> int:
    return int(client.state["clocks"]["left"][str(seat)])


async def news(client: Client) -> Json:
    said = await client.until("news")
    return {key: value for key, value in said.items() if key != "t"}


# ---- clocks


def test_whoever_comes_and_goes_gives_no_time_back(timed: Running, hours: Hours) -> None:
    made = timed.new(clock=FIFTEEN)
    joined = timed.join(made)

    async def main() -> None:
        async with (
            timed.client(made["table"], made["token"]) as ada,
            timed.client(made["table"], joined["token"]) as bo,
        ):
            assert left(ada, 1) == 900_000
            hours.now += 42
            async with timed.client(made["table"], made["token"]) as reloaded:
                assert left(reloaded, 1) == 858_000
            async with timed.client(made["table"], origin=True) as onlooker:
                assert left(onlooker, 1) == 858_000
            hours.now += 8
            await bo.hello(joined["token"])
            await ada.hello(made["token"])
            assert left(bo, 1) == left(ada, 1) == 850_000
            await ada.play("Rf3-f6")
            await bo.at(1)
            assert left(ada, 1) == left(bo, 1) == 850_000  # charged, and the turn goes on
            hours.now += 5
            await ada.play("/")
            await bo.at(2)
            assert left(ada, 1) == left(bo, 1) == 855_000  # 5 used, 10 more for the turn
            assert left(bo, 2) == 900_000

    asyncio.run(main())


def test_time_used_before_a_table_left_the_memory_stays_used(tmp_path: Path, hours: Hours) -> None:
    server = Running(settings(tmp_path))
    server.house.now = hours
    server.start()
    made = server.new(HOT, clock=FIFTEEN)

    async def used(running: Running, seconds: int) -> int:
        async with running.client(made["table"], *made["tokens"].values()) as both:
            hours.now += seconds
            await both.hello(made["token"])
            return 900_000 - left(both, 1)

    try:
        assert asyncio.run(used(server, 20)) == 20_000

        async def forget() -> None:
            server.house.forget(server.house.live[made["table"]])

        server.call(forget())
        hours.now += 10
        assert asyncio.run(used(server, 5)) == 35_000
    finally:
        server.stop()
    again = Running(settings(tmp_path))
    again.house.now = hours
    again.start()
    try:
        assert asyncio.run(used(again, 1)) == 36_000
    finally:
        again.stop()


def test_a_loss_on_time_says_so_and_so_does_its_record(timed: Running, hours: Hours) -> None:
    made = timed.new(clock={"kind": "sudden", "seconds": 60})
    joined = timed.join(made)

    async def main() -> None:
        async with timed.client(made["table"], joined["token"]) as bo:
            hours.now += 61
            async with timed.client(made["table"], made["token"]) as ada:
                assert (await ada.choose("Rf3-f6"))["code"] in ("over", "stale")
            while not bo.state["over"]:
                await bo.until("state")
            assert (bo.state["result"], bo.state["ending"]) == ("2", "time")

    asyncio.run(main())
    info = timed.request("GET", f"/api/tables/{made['table']}").json()
    assert (info["status"], info["result"], info["ending"]) == ("over", "2", "time") and info["ended"]
    text = timed.request("GET", f"/api/tables/{made['table']}/record").json()["record"]
    assert '[Ending "time"]' in text
    game, record = read(text, games())
    replay(game, record, verify=True)
    loaded = timed.request("POST", "/api/records", {"record": text}).json()["table"]

    async def look() -> None:
        async with timed.client(loaded, origin=True) as reader:
            assert (reader.state["result"], reader.state["ending"]) == ("2", "time")

    asyncio.run(look())


# ---- requests


def test_a_declined_draw_is_told(timed: Running) -> None:
    made = timed.new()
    joined = timed.join(made)

    async def main() -> None:
        async with (
            timed.client(made["table"], made["token"]) as ada,
            timed.client(made["table"], joined["token"]) as bo,
        ):
            await ada.ask(t="offer", what="draw")
            assert await news(bo) == {"what": "draw", "how": "offered", "by": 1, "seat": 0}
            await bo.ask(t="reply", what="draw", yes=False)
            assert await news(ada) == {"what": "draw", "how": "declined", "by": 1, "seat": 2}
            await ada.ask(t="offer", what="draw")
            await ada.play("Rf3-f6")
            await bo.until("news", how="lapsed")

    asyncio.run(main())


@pytest.mark.parametrize("what", ["draw", "takeback"])
def test_an_offer_can_be_withdrawn(timed: Running, what: str) -> None:
    made = timed.new()
    joined = timed.join(made)

    async def main() -> None:
        async with (
            timed.client(made["table"], made["token"]) as ada,
            timed.client(made["table"], joined["token"]) as bo,
        ):
            await ada.play("Rf3-f6")
            assert (await ada.ask(t="retract", what=what))["code"] == "stale"
            await ada.ask(t="offer", what=what)
            assert (await news(bo))["how"] == "offered"
            assert (await bo.ask(t="retract", what=what))["code"] == "stale"  # it is not his
            await ada.ask(t="retract", what=what)
            assert await news(bo) == {"what": what, "how": "withdrawn", "by": 1, "seat": 1}
            assert (await bo.ask(t="reply", what=what, yes=True))["code"] == "stale"
            assert not ada.state["over"]

    asyncio.run(main())


def test_a_rematch_is_answered_or_withdrawn(timed: Running) -> None:
    made = timed.new()
    joined = timed.join(made)

    async def main() -> None:
        async with (
            timed.client(made["table"], made["token"]) as ada,
            timed.client(made["table"], joined["token"]) as bo,
        ):
            await ada.ask(t="resign")
            await ada.ask(t="rematch")
            assert await news(bo) == {"what": "rematch", "how": "offered", "by": 1, "seat": 1}
            await ada.ask(t="retract", what="rematch")
            assert await news(bo) == {"what": "rematch", "how": "withdrawn", "by": 1, "seat": 1}
            assert (await bo.ask(t="reply", what="rematch", yes=False))["code"] == "stale"
            await ada.ask(t="rematch")
            await bo.ask(t="reply", what="rematch", yes=False)
            said = [m["how"] for m in ada.seen if m["t"] == "news"]
            while said[-1:] != ["declined"]:
                said.append((await ada.until("news"))["how"])
            assert said == ["offered", "withdrawn", "offered", "declined"]
            await ada.ask(t="rematch")
            await bo.ask(t="reply", what="rematch", yes=True)
            assert (await ada.until("rematch", asked=[1, 2]))["table"]
            assert (await ada.ask(t="retract", what="rematch"))["code"] == "stale"

    asyncio.run(main())


# ---- playing on


def test_a_fork_is_listed_with_its_round_and_offered_where_it_works(timed: Running) -> None:
    made = timed.new(HOT)

    async def main() -> None:
        async with timed.client(made["table"], *made["tokens"].values()) as both:
            await both.play("Rf3-f6", "/", "Rf11-f8", "/", "Rf6-f7", "/")
            assert both.state["fork"] == 6
            body = {"moment": 6, "seats": HOT, "name": "Ada"}
            fork = timed.request("POST", f"/api/tables/{made['table']}/fork", body).json()
            listed = timed.request("GET", f"/api/tables/{fork['table']}").json()
            now = timed.request("GET", f"/api/tables/{made['table']}").json()
            assert listed["round"] == now["round"] == 2
            await both.ask(t="resign")
            while not both.state["over"]:
                await both.until("state")
            assert both.state["fork"] == 6 and both.state["m"] == 7
            over = timed.request("POST", f"/api/tables/{made['table']}/fork", {**body, "moment": 7})
            assert over.status_code == 409

    asyncio.run(main())


def test_a_live_game_with_dice_is_not_forked(timed: Running) -> None:
    made = timed.new(HOT, setup="scalar")

    async def main() -> None:
        async with timed.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            assert both.state["fork"] is None

    asyncio.run(main())


# ---- pages and answers


def test_people_get_a_page_and_programs_get_json(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><p>the client")
    page = {"accept": "text/html,application/xhtml+xml"}
    with running(settings(tmp_path)) as server:
        lost = server.request("GET", "/nope", headers=page)
        assert lost.status_code == 404 and "the client" in lost.text
        assert server.request("GET", "/nope").json()["error"]["message"] == "There is nothing at /nope."
        for path in ("/api/nope", "/api/tables/x/nope", "/assets/nope.js", "/metrics/x"):
            answer = server.request("GET", path, headers=page)
            assert answer.status_code == 404 and answer.json()["error"]["code"] == "unknown", path
        assert server.request("GET", "/rules/chess", headers=page).status_code == 200
        assert "chess" in server.request("GET", "/api/games/chess/rules").json()["error"]["message"]


def test_luck_is_sorted_by_the_size_of_the_dice() -> None:
    from sandtable.kernel.game import Luck
    from sandtable.kernel.odds import _in_order

    rows: list[tuple[tuple[int, str], list[Luck]]] = [
        ((seat, name), []) for seat in (2, 1) for name in ("d10", "d12", "d20", "d4", "Attacks")
    ]
    names = [name for (seat, name), _ in sorted(rows, key=_in_order) if seat == 1]
    assert names == ["Attacks", "d4", "d10", "d12", "d20"]


# ---- processes that fail


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("raise RuntimeError('no cards here')", "it ended with exit code 1: RuntimeError: no cards here"),
        ("print('hello', flush=True); input()", "its answer cannot be read"),
        (
            "print('{\"ready\": true}', flush=True); input(); raise ValueError('cannot think')",
            "it ended with exit code 1: ValueError: cannot think",
        ),
    ],
)
def test_a_process_that_fails_is_reported_with_its_last_words(code: str, words: str) -> None:
    async def main() -> None:
        worker = Worker([sys.executable, "-c", code], 1 << 16)
        with pytest.raises(NoAnswer) as why:
            await worker.start()
            await worker.ask({}, PATIENCE)
        assert str(why.value).startswith(words)

    asyncio.run(main())


# ---- invitations, decks that are brought along, and partners


def test_an_invitation_is_found_by_its_code_and_used_once(timed: Running) -> None:
    made = timed.new()
    code = made["links"]["join"][0].partition("#join=")[2]
    assert len(code) == 8 and set(code) <= set(CODE_SIGNS)
    spoken = f"{code[:4].lower()} {code[4:]}"
    found = timed.request("GET", f"/api/invitations/{spoken}").json()
    assert found == {"table": made["table"], "code": code}
    timed.join(made)
    gone = timed.request("GET", f"/api/invitations/{code}")
    assert gone.status_code == 404 and "used it" in gone.json()["error"]["message"]
    for wrong in ("O0O0O0O0", "%00", "x" * 500, "🂡"):
        assert timed.request("GET", f"/api/invitations/{wrong}").status_code == 404


def test_wrong_codes_are_counted(tmp_path: Path) -> None:
    with running(settings(tmp_path, trust_loopback=False, address_failures=5)) as server:
        made = server.new()
        answers = [server.request("GET", "/api/invitations/AAAAAAAA").status_code for _ in range(8)]
        assert answers == [404] * 5 + [429] * 3
        assert server.join(made)["seat"] == 2  # whoever has the right one is not kept out


def test_a_friend_brings_a_deck_of_his_own(timed: Running) -> None:
    body = {"game": "athernum", "setup": f"{READY}:{OTHER}", "seats": PAIR, "name": "Ada"}
    made = timed.request("POST", "/api/tables", body).json()
    code = made["links"]["join"][0].partition("#join=")[2]
    path = f"/api/tables/{made['table']}/join"
    for deck, status in (("nowhere", 422), ("~broken", 422), (f"{READY}:{READY}", 422), ("", 422)):
        answer = timed.request("POST", path, {"name": "Bo", "code": code, "deck": deck})
        assert answer.status_code == status, answer.text
    five = pack(DECK.replace("4 ", "5 ", 1))
    refused = timed.request("POST", path, {"name": "Bo", "code": code, "deck": five}).json()["error"]
    assert refused["code"] in ("deck", "setup") and refused["clause"] == "athernum 11.0.2a"

    async def main() -> None:
        async with timed.client(made["table"], made["token"]) as ada:
            join = {"name": "Bo", "code": code, "deck": own_code()}
            joined = (await asyncio.to_thread(timed.request, "POST", path, join)).json()
            assert joined["seat"] == 2
            while ada.welcome["setup"] == body["setup"]:
                await ada.until("welcome")
            assert ada.welcome["setup"] == f"{READY}:{own_code()}"
            async with timed.client(made["table"], joined["token"]) as bo:
                mine, his = await ada.bind(), await bo.bind()
                await asyncio.gather(ada.reveal(mine), bo.reveal(his))
                assert ada.state["observation"] and bo.state["observation"]

    asyncio.run(main())
    cards = timed.request("GET", f"/api/tables/{made['table']}/cards").json()
    assert [card["name"] for card in cards] == ["Lamp Smith"]

    async def forget() -> None:
        timed.house.forget(timed.house.live[made["table"]])

    timed.call(forget())  # and what was brought is stored with the table
    assert timed.request("GET", f"/api/tables/{made['table']}").json()["setup"].endswith(own_code())


def test_decks_are_brought_to_card_games_that_have_not_begun(timed: Running) -> None:
    made = timed.new()
    code = made["links"]["join"][0].partition("#join=")[2]
    body = {"name": "Bo", "code": code, "deck": READY}
    answer = timed.request("POST", f"/api/tables/{made['table']}/join", body)
    assert answer.status_code == 422 and "without decks" in answer.json()["error"]["message"]
    listed = {"game": "athernum", "setup": f"{READY}:{OTHER}", "seats": PAIR, "name": "Ada", "public": True}
    public = timed.request("POST", "/api/tables", listed).json()
    body = {"name": "Bo", "deck": own_code()}
    answer = timed.request("POST", f"/api/tables/{public['table']}/join", body)
    assert answer.status_code == 422 and "listed" in answer.json()["error"]["message"]


def test_two_who_wait_are_a_pair(timed: Running) -> None:
    wish = {"game": "antagonism", "name": "Ada"}
    first = timed.request("POST", "/api/pair", wish).json()
    assert first["waiting"] and first["seat"] == 1
    nobody_there = timed.request("POST", "/api/pair", {**wish, "name": "Cy"}).json()
    assert nobody_there["waiting"]  # who has set up the first table does not look at it

    async def main() -> None:
        async with timed.client(first["table"], first["token"]) as ada:
            other = {**wish, "name": "Bo", "clock": {"kind": "sudden", "seconds": 60}}
            assert (await asyncio.to_thread(timed.request, "POST", "/api/pair", other)).json()["waiting"]
            bo = {**wish, "name": "Bo"}
            second = (await asyncio.to_thread(timed.request, "POST", "/api/pair", bo)).json()
            assert (second["table"], second["seat"], second["waiting"]) == (first["table"], 2, False)
            await ada.until("seats")
            async with timed.client(second["table"], second["token"]) as there:
                assert there.welcome["you"] == [2]

    asyncio.run(main())
    assert timed.request("POST", "/api/pair", {"game": "chess"}).status_code == 404
