"""Whole tables over real sockets: play, undo, offers, clocks, rematch, hot seat, spectators, bots."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.kernel.record import read, replay
from sandtable.kernel.registry import games
from sandtable.server.messages import Hello
from sandtable.server.tables import Table
from sandtable.server.ws import Talk
from tests.patience import PATIENCE
from tests.server.running import BOT, HOT, Client, Running, running, settings


def test_two_players_by_link(server: Running) -> None:
    made = server.new()
    joined = server.join(made)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
        ):
            assert ada.welcome["you"] == [1] and bo.welcome["you"] == [2]
            assert [seat["name"] for seat in bo.welcome["seats"]] == ["Ada", "Bo"]
            assert ada.state["asked"] == 1 and not bo.state["prompt"]
            assert ada.state["undo"] == {"to": None, "ends": "Ending the turn cannot be undone."}
            await ada.play("Rf3-f6")
            assert ada.state["undo"]["to"] == 0
            seen = await bo.at(1)
            assert seen["m"] == 1 and seen["observation"] == ada.state["observation"]
            entry = [m for m in bo.seen if m["t"] == "entries"][-1]
            assert entry["from"] == 1 and entry["entries"][0]["text"] == "Rf3-f6"
            end = [c for c in ada.state["prompt"]["choices"] if c["final"]]
            assert [choice["text"] for choice in end] == ["/"]
            await ada.play("/")
            await bo.at(2)
            assert bo.state["asked"] == 2 and bo.state["prompt"]["seat"] == 2
            await bo.play("Rf11-f8")

    asyncio.run(main())


def test_a_table_on_either_database(tmp_path: Path, database: str) -> None:
    wish = settings(tmp_path, database=database)
    with running(wish) as server:
        made = server.new(HOT)

        async def before() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.play("Rf3-f6", "Gg3-g5", "/")
                assert (await both.ask(t="say", text="hi"))["t"] == "ok"

        asyncio.run(before())
    with running(settings(tmp_path, database=database)) as server:

        async def after() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                assert both.state["n"] == 3 and both.welcome["talk"][0]["text"] == "hi"
                await both.play("Rf11-f8")

        asyncio.run(after())


def test_order_of_messages_after_a_change(server: Running) -> None:
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], made["tokens"]["1"]) as ada:
            assert [m["t"] for m in ada.seen] == ["welcome", "state"]
            ada.seen.clear()
            await ada.play("Rf3-f6")
            kinds = [m["t"] for m in ada.seen]
            assert kinds.index("entries") < kinds.index("state")

    asyncio.run(main())


def test_undo_over_the_socket(server: Running) -> None:
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            assert both.welcome["you"] == [1, 2]
            await both.play("Rf3-f6", "Gg3-g5")
            start = both.state
            answer = await both.ask(t="undo", n=2, to=0)
            assert answer["t"] == "ok" and answer["n"] == 3
            await both.at(3)
            assert both.state["m"] == 0 and "Rf3-f6" in both.choices()
            entries = [m for m in both.seen if m["t"] == "entries"][-1]
            assert entries["from"] == 1 and entries["entries"] == []
            await both.play("Rf3-f6", "Gg3-g5")
            assert both.state["observation"] == start["observation"]
            await both.play("/", "Rf11-f8")
            answer = await both.ask(t="undo", n=both.state["n"], to=1)
            assert (answer["t"], answer["code"]) == ("no", "illegal")

    asyncio.run(main())


def test_hot_seat_is_one_socket_with_two_tokens(server: Running) -> None:
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            for _ in range(12):
                await both.play(both.choices()[-1])
            assert both.state["prompt"]["seat"] in (1, 2)

    asyncio.run(main())


def test_a_whole_game_against_a_bot_and_its_record(server: Running) -> None:
    made = server.new(BOT, setup="exomoon:2")

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            for _ in range(1500):
                if ada.state["over"]:
                    break
                if ada.state["prompt"]:
                    choices = ada.choices()
                    captures = [c for c in choices if "x" in c]
                    await ada.play(captures[0] if captures else choices[len(choices) // 2])
                else:
                    await ada.until("state")
            assert ada.state["over"] and ada.state["asked"] == 0 and ada.state["prompt"] is None
            assert ada.state["ending"] and ada.state["result"] != "*"

    asyncio.run(main())
    answer = server.request("GET", f"/api/tables/{made['table']}/record").json()
    game, record = read(answer["record"], games())
    match = replay(game, record, verify=True)
    assert game.hash(match.state) == answer["hash"] and answer["moment"] == len(record.choices)
    assert record.headers["Player1"] == "Ada" and record.seed


@pytest.mark.parametrize("setup,count", [("lagoon:2v2", 4), ("extrasolar:koth", 3), ("extrasolar:4", 4)])
def test_bots_in_free_seats(server: Running, setup: str, count: int) -> None:
    made = server.new([{"kind": "bot", "level": 1}] * (count - 1) + [{"kind": "me"}], setup=setup)
    assert made["seat"] == count

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as last:
            teams = [seat["team"] for seat in last.welcome["seats"]]
            assert teams == ([1, 2, 1, 2] if setup == "lagoon:2v2" else [0] * count)
            while not last.state["prompt"]:
                await last.until("state")
            for _ in range(20):
                if last.state["prompt"]:
                    await last.play(last.choices()[0])
                elif last.state["over"]:
                    break
                else:
                    await last.until("state")

    asyncio.run(main())


def test_spectators_see_and_cannot_touch(server: Running) -> None:
    made = server.new()
    server.join(made)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], origin=True) as eve,
        ):
            assert eve.welcome["you"] == [] and eve.welcome["links"]["join"] == []
            await ada.play("Rf3-f6")
            assert (await eve.at(1))["prompt"] is None
            for message in (
                {"t": "choose", "n": 1, "text": "/"},
                {"t": "undo", "n": 1, "to": 0},
                {"t": "resign"},
                {"t": "say", "text": "hi"},
                {"t": "offer", "what": "draw"},
                {"t": "rematch"},
            ):
                assert (await eve.ask(**message))["code"] == "bad-token"
            answer = await eve.ask(t="why", refs=["cell:f6", "cell:f7"])
            assert answer["possible"] is False and "turn of player 1" in answer["message"]

    asyncio.run(main())


def test_why_names_the_clause(server: Running) -> None:
    made = server.new()

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            for question, clause in (
                ({"refs": ["cell:f3", "cell:f9"]}, "antagonism MOVE.2"),
                ({"refs": ["cell:f11", "cell:f10"]}, "antagonism TURN.1"),
                ({"text": "Rf3-f9"}, "antagonism MOVE.2"),
                ({"text": "/"}, "antagonism TURN.7"),
                ({"refs": ["cell:f3", "cell:g5"]}, "antagonism MOVE.4"),
                ({"refs": ["cell:a1"]}, "antagonism BOARD.2"),
            ):
                answer = await ada.ask(t="why", **question)
                assert answer["t"] == "ok" and not answer["possible"], answer
                assert answer["clause"] == clause and answer["message"].endswith(".")
            answer = await ada.ask(t="why", refs=["cell:f3", "cell:f6"])
            assert answer["possible"] and answer["text"] == "Rf3-f6"
            wrongs: list[dict[str, object]] = [{"text": "gibberish"}, {}, {"refs": []}]
            for wrong in wrongs:
                assert (await ada.ask(t="why", **wrong))["t"] == "no"
            assert (await ada.ask(t="why", refs=["nothing", "cell:zz"]))["possible"] is False

    asyncio.run(main())


def test_takeback_by_consent_and_three_times(server: Running) -> None:
    made = server.new()
    joined = server.join(made)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
        ):
            for left in (3, 2, 1):
                assert ada.state["takebacks"] == left
                await ada.play("Rf3-f6", "/")
                assert (await ada.ask(t="offer", what="takeback"))["t"] == "ok"
                while not bo.state["offer"]:
                    await bo.until("state")
                assert bo.state["offer"] == {"what": "takeback", "by": 1, "to": 0}
                assert (await bo.ask(t="reply", what="takeback", yes=True))["t"] == "ok"
                while ada.state["m"] != 0:
                    await ada.until("state")
                assert ada.state["offer"] is None
            await ada.play("Rf3-f6", "/")
            answer = await ada.ask(t="offer", what="takeback")
            assert (answer["t"], answer["code"]) == ("no", "too-many")
            assert (await bo.ask(t="reply", what="takeback", yes=True))["code"] == "stale"

    asyncio.run(main())


def test_bots_grant_every_takeback_and_no_draw(server: Running) -> None:
    made = server.new(BOT)

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            await ada.play("Rf3-f6", "/")
            while ada.state["asked"] != 1:
                await ada.until("state")
            assert (await ada.ask(t="offer", what="takeback", to=0))["t"] == "ok"
            while ada.state["m"] != 0:
                await ada.until("state")
            answer = await ada.ask(t="offer", what="draw")
            assert answer["t"] == "no" and "Bots" in answer["message"]

    asyncio.run(main())


def test_a_draw_is_offered_refused_and_agreed(server: Running) -> None:
    made = server.new()
    joined = server.join(made)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
        ):
            await ada.ask(t="offer", what="draw")
            while not bo.state["offer"]:
                await bo.until("state")
            await bo.ask(t="reply", what="draw", yes=False)
            while ada.state["offer"] or not [m for m in ada.seen if m["t"] == "state" and m["offer"]]:
                await ada.until("state")
            await bo.ask(t="offer", what="draw")
            assert (await bo.ask(t="offer", what="draw"))["code"] == "taken"
            answer = await ada.ask(t="offer", what="draw")  # the same offer is an answer
            assert answer["t"] == "ok"
            while not bo.state["over"]:
                await bo.until("state")
            assert (bo.state["result"], bo.state["ending"]) == ("=", "agreement")
            assert (await ada.choose("Rf3-f6"))["code"] == "over"

    asyncio.run(main())
    text = server.request("GET", f"/api/tables/{made['table']}/record").json()["record"]
    game, record = read(text, games())
    replay(game, record, verify=True)
    assert server.request("POST", "/api/records", {"record": text}).status_code == 200


def test_no_draws_on_the_hill(server: Running) -> None:
    made = server.new([{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}], setup="extrasolar:koth")

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as all_three:
            answer = await all_three.ask(t="offer", what="draw")
            assert (answer["code"], answer["clause"]) == ("illegal", "antagonism KOTH.11")

    asyncio.run(main())


def test_resigning_in_turn_and_beforehand(server: Running) -> None:
    first, second = server.new(), server.new()
    one, two = server.join(first), server.join(second)

    async def main() -> None:
        async with server.client(first["table"], first["token"]) as ada:
            assert (await ada.ask(t="resign"))["t"] == "ok"
            while not ada.state["over"]:
                await ada.until("state")
            assert (ada.state["result"], ada.state["ending"]) == ("2", "resignation")
        async with (
            server.client(second["table"], second["token"]) as ada,
            server.client(second["table"], two["token"]) as bo,
        ):
            assert (await bo.ask(t="resign"))["t"] == "ok"
            assert not bo.state["over"]  # DIG.5: in one's own turn
            await ada.play("Rf3-f6", "/")
            while not bo.state["over"]:
                await bo.until("state")
            assert bo.state["result"] == "1"

    assert one["seat"] == 2
    asyncio.run(main())


def test_rematch_moves_the_seats_on(server: Running) -> None:
    made = server.new()
    joined = server.join(made)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
        ):
            assert (await ada.ask(t="rematch"))["code"] == "illegal"
            await ada.ask(t="resign")
            await ada.ask(t="rematch")
            said = await bo.until("rematch")
            assert said == {"t": "rematch", "table": None, "asked": [1]}
            await bo.ask(t="rematch")
            table = (await ada.until("rematch", asked=[1, 2]))["table"]
            assert table
        async with server.client(table, made["token"]) as ada, server.client(table, joined["token"]) as bo:
            assert ada.welcome["you"] == [2] and bo.welcome["you"] == [1]
            await bo.play("Rf3-f6")
        async with server.client(made["table"], made["token"]) as ada:
            assert (await ada.until("rematch"))["table"] == table

    asyncio.run(main())


def test_talk_is_kept_and_markup_is_text(server: Running) -> None:
    """Attack 4: a line full of markup arrives as the characters it is made of."""
    made = server.new()
    joined = server.join(made, name="<i>Bo</i>")
    line = '<img src=x onerror="alert(1)"> & <script>alert(2)</script>'

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
        ):
            assert (await bo.ask(t="say", text=line))["t"] == "ok"
            said = await ada.until("talk")
            assert said["text"] == line and said["name"] == "<i>Bo</i>" and said["seat"] == 2
            assert (await bo.ask(t="say", text="\u202e\u200b"))["code"] == "malformed"
            assert (await bo.ask(t="say", text="x" * 301))["code"] == "malformed"
        async with server.client(made["table"], made["token"]) as ada:
            assert [said["text"] for said in ada.welcome["talk"]] == [line]

    asyncio.run(main())


def test_presence_and_replacing_who_is_away(tmp_path: Path) -> None:
    with running(settings(tmp_path, away=3600.0)) as server:
        made = server.new()
        joined = server.join(made)
        path = f"/api/tables/{made['table']}/replace"

        async def main() -> None:
            async with server.client(made["table"], made["token"]) as ada:
                async with server.client(made["table"], joined["token"]):
                    seats = (await ada.until("seats"))["seats"]
                    assert seats[1]["online"] is True
                    here = await asyncio.to_thread(
                        server.request, "POST", path, {"seat": 2, "level": 1}, made["token"]
                    )
                    assert here.status_code == 403 and "is here" in here.text
                while (await ada.until("seats"))["seats"][1]["online"]:
                    pass
                soon = await asyncio.to_thread(
                    server.request, "POST", path, {"seat": 2, "level": 1}, made["token"]
                )
                assert soon.status_code == 403
                server.settings.away = 0.0  # now that was long enough
                for token, code in (("", 401), (joined["token"], 403)):
                    answer = await asyncio.to_thread(
                        server.request, "POST", path, {"seat": 2, "level": 1}, token
                    )
                    assert answer.status_code == code, answer.text
                done = await asyncio.to_thread(
                    server.request, "POST", path, {"seat": 2, "level": 1}, made["token"]
                )
                assert done.status_code == 200, done.text
                seats = (await ada.until("seats"))["seats"]
                assert (seats[1]["kind"], seats[1]["level"], seats[1]["name"]) == ("bot", 1, "Recruit")
                await ada.play("Rf3-f6", "/")
                while ada.state["asked"] != 1:
                    await ada.until("state")
                gone = await asyncio.to_thread(
                    server.request, "GET", f"/api/tables/{made['table']}", None, joined["token"]
                )
                assert gone.status_code == 401

        asyncio.run(main())


def test_time_runs_out(server: Running) -> None:
    made = server.new(clock={"kind": "sudden", "seconds": 1})

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            assert ada.state["clocks"]["running"] == 0  # not before everybody sits
            await asyncio.to_thread(server.join, made)
            while not ada.state["clocks"]["running"]:
                await ada.until("state")
            assert 0 < ada.state["clocks"]["left"]["1"] <= 1000
            while not ada.state["over"]:
                await ada.until("state")
            assert ada.state["result"] == "2"
            entry = [m for m in ada.seen if m["t"] == "entries"][-1]["entries"][0]
            assert entry["words"][0] == "The time of player 1 has run out." and entry["text"] == "resign"

    asyncio.run(main())


def test_increment_clock_runs_for_who_is_asked(server: Running) -> None:
    made = server.new(HOT, clock={"kind": "increment", "seconds": 100, "increment": 7})

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            assert both.state["clocks"]["running"] == 1
            await both.play("Rf3-f6")
            assert both.state["clocks"]["left"]["1"] <= 100_000
            await both.play("/")
            assert both.state["clocks"]["running"] == 2
            assert 100_000 < both.state["clocks"]["left"]["1"] <= 107_000

    asyncio.run(main())


def test_a_restart_loses_nothing_and_charges_nobody(tmp_path: Path) -> None:
    wish = settings(tmp_path)
    with running(wish) as server:
        made = server.new(HOT, clock={"kind": "sudden", "seconds": 300})

        async def before() -> Client:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.play("Rf3-f6", "Gg3-g5")
                assert (await both.ask(t="undo", n=2, to=1, id="the undo"))["n"] == 3
                await both.at(3)
                await both.play("/")
                await both.ask(t="say", text="good luck")
                return both

        old = asyncio.run(before())
    with running(settings(tmp_path)) as server:

        async def after() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                assert both.state["n"] == 4 and both.state["m"] == 2
                assert both.state["observation"] == old.state["observation"]
                assert both.welcome["talk"][0]["text"] == "good luck"
                used = 300_000 - both.state["clocks"]["left"]["1"]
                assert 0 <= used < 20_000
                again = await both.ask(t="undo", n=2, to=1, id="the undo")
                assert again == {"t": "ok", "id": "the undo", "n": 3}
                assert both.state["n"] == 4
                await both.play("Rf11-f8")

        asyncio.run(after())


@pytest.mark.parametrize("what", ["draw", "takeback"])
def test_an_offer_outlives_the_server(tmp_path: Path, what: str) -> None:
    with running(settings(tmp_path)) as server:
        made = server.new()
        joined = server.join(made)

        async def before() -> None:
            async with server.client(made["table"], made["token"]) as ada:
                await ada.play("Rf3-f6", "/")
                assert (await ada.ask(t="offer", what=what))["t"] == "ok"
                assert ada.state["offer"]["what"] == what

        asyncio.run(before())
    with running(settings(tmp_path)) as server:

        async def after() -> None:
            async with (
                server.client(made["table"], made["token"]) as ada,
                server.client(made["table"], joined["token"]) as bo,
            ):
                to = 0 if what == "takeback" else None
                assert bo.state["offer"] == {"what": what, "by": 1, "to": to}
                assert (await ada.ask(t="reply", what=what, yes=True))["code"] == "stale"
                assert (await ada.ask(t="offer", what="draw"))["code"] == "taken"
                assert (await bo.ask(t="reply", what=what, yes=True))["t"] == "ok"
                await ada.at(3)
                assert ada.state["offer"] is None
                assert (ada.state["m"], ada.state["over"]) == ((0, False) if to == 0 else (2, True))

        asyncio.run(after())
    with running(settings(tmp_path)) as server:  # what has been answered is not asked again

        async def again() -> None:
            async with server.client(made["table"], made["token"]) as ada:
                assert ada.state["offer"] is None

        asyncio.run(again())


def test_the_wish_to_play_again_outlives_the_server(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.new()
        joined = server.join(made)

        async def before() -> None:
            async with server.client(made["table"], made["token"]) as ada:
                await ada.play("resign")
                assert (await ada.ask(t="rematch"))["t"] == "ok"

        asyncio.run(before())
    with running(settings(tmp_path)) as server:

        async def after() -> None:
            async with server.client(made["table"], joined["token"]) as bo:
                assert await bo.until("rematch") == {"t": "rematch", "table": None, "asked": [1]}
                assert (await bo.ask(t="rematch"))["t"] == "ok"
                said = [m for m in bo.seen if m["t"] == "rematch"][-1]
                assert said["asked"] == [1, 2]
            async with server.client(said["table"], made["token"]) as ada:
                assert ada.welcome["you"] == [2]

        asyncio.run(after())


def test_a_repeated_id_gets_the_first_answer(server: Running) -> None:
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            first = await both.choose("Rf3-f6", id="one")
            for _ in range(3):
                assert await both.ask(t="choose", id="one", n=0, text="Rf3-f6") == first
                assert await both.ask(t="choose", id="one", n=5, text="Gg3-g5") == first
            await both.play("/")
            assert await both.ask(t="choose", id="one", n=0, text="Rf3-f6") == first
            assert both.state["n"] == 2
            await both.ask(t="say", id="hello", text="once")
            await both.ask(t="say", id="hello", text="once")
        async with server.client(made["table"], made["token"]) as ada:
            assert len(ada.welcome["talk"]) == 1
            assert await ada.ask(t="choose", id="one", n=0, text="Rf3-f6") == first

    asyncio.run(main())


def test_fork_and_moments_and_records(server: Running) -> None:
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.play("Rf3-f6", "Gg3-g5", "/", "Rf11-f8")

    asyncio.run(main())
    path = f"/api/tables/{made['table']}"
    about = server.request("GET", path).json()
    assert about["moments"] == 4 and about["status"] == "playing"
    moment = server.request("GET", f"{path}/moments/2").json()
    assert moment["entry"]["text"] == "Gg3-g5" and moment["position"].split()[2] == "1"
    assert server.request("GET", f"{path}/moments/0").json()["entry"] is None
    assert server.request("GET", f"{path}/moments/5").status_code == 404
    fork = server.request("POST", f"{path}/fork", {"moment": 3, "seats": BOT[::-1], "name": "Cy"})
    assert fork.status_code == 200, fork.text
    child = fork.json()
    assert child["seat"] == 2

    async def play_on() -> None:
        async with server.client(child["table"], child["token"]) as cy:
            assert cy.state["m"] == 3 and cy.state["asked"] == 2
            await cy.play("Gg11-g9")

    asyncio.run(play_on())
    assert (
        server.request("POST", f"{path}/fork", {"moment": 9, "seats": HOT, "name": "Cy"}).status_code == 404
    )
    text = server.request("GET", f"{path}/record").json()["record"]
    loaded = server.request("POST", "/api/records", {"record": text}).json()["table"]
    assert server.request("GET", f"/api/tables/{loaded}").json()["moments"] == 4
    begun = server.request(
        "POST",
        "/api/tables",
        {"game": "antagonism", "setup": "exomoon:2", "seats": HOT, "name": "Cy", "record": text, "moment": 1},
    ).json()
    assert server.request("GET", f"/api/tables/{begun['table']}").json()["moments"] == 1


def test_a_table_from_a_position(server: Running) -> None:
    position = "exomoon:2 ......2K/......1R/-/-/-/-/-/-/-/-/-/-/......1K 1 0 - 5 0 - *"
    made = server.new(HOT, setup="exomoon:2", position=position)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            assert both.state["observation"]["position"] == position
            final = [c["text"] for c in both.state["prompt"]["choices"] if c["final"]]
            assert final == ["Rg12xg13"]  # it ends the game
            await both.play("Rg12xg13")
            assert both.state["result"] == "1" and both.state["over"]
            assert both.state["undo"]["to"] is None

    asyncio.run(main())
    wrong = server.request(
        "POST",
        "/api/tables",
        {
            "game": "antagonism",
            "setup": "exomoon:2",
            "seats": HOT,
            "position": "exomoon:2 nonsense 1 0 - 5 0 - *",
        },
    )
    assert wrong.status_code == 422 and wrong.json()["error"]["code"] == "setup"


def test_lobby_lists_public_tables_newest_first(server: Running) -> None:
    made = server.new(public=True)
    quiet = server.new()
    rows = server.request("GET", "/api/tables").json()
    assert rows[0]["table"] == made["table"] and rows[0]["status"] == "open"
    assert quiet["table"] not in [row["table"] for row in rows]
    answer = server.request("POST", f"/api/tables/{made['table']}/join", {"name": "Walk in"})
    assert answer.status_code == 200 and answer.json()["seat"] == 2
    assert server.request("POST", f"/api/tables/{made['table']}/join", {"name": "Late"}).status_code == 409
    assert server.request("POST", f"/api/tables/{quiet['table']}/join", {"name": "X"}).status_code == 403


def test_rules_games_health_and_metrics(server: Running) -> None:
    found = server.request("GET", "/api/games").json()
    assert [setup["name"] for setup in found[0]["setups"]][:2] == ["vertigo:2", "exomoon:2"]
    koth = next(setup for setup in found[0]["setups"] if setup["mode"] == "koth")
    assert koth["roles"] == ["attacker", "attacker", "defender"] and koth["seats"] == 3
    assert next(level["name"] for level in found[0]["levels"]) == "Recruit"
    rules = server.request("GET", "/api/games/antagonism/rules").json()
    assert rules["designer"] == "Stéphane Perriard" and len(rules["clauses"]) > 150
    cited = {clause["id"]: clause["tests"] for clause in rules["clauses"]}
    assert cited["MOVE.1"]
    drawn = [example for example in rules["examples"] if example["scene"]]
    assert len(drawn) == len(rules["examples"]) and any(example["scene_after"] for example in drawn)
    assert server.request("GET", "/health").json()["status"] == "ok"
    assert "sandtable_rows_total" in server.request("GET", "/metrics").text
    assert server.request("GET", "/api/games/chess/rules").status_code == 404
    assert len(server.request("GET", "/api/lessons/antagonism").json()) == 6
    assert server.request("GET", "/api/lessons/antagonism/vertigo").json()["scenes"]
    assert server.request("GET", "/api/lessons/antagonism/none").status_code == 404


def test_client_files_and_routes(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Sandtable</title>")
    (web / "assets" / "main-abc123.js").write_text("1")
    with running(settings(tmp_path)) as server:
        for path in (
            "/",
            "/t/abc",
            "/rules/antagonism",
            "/learn/x",
            "/new",
            "/replay",
            "/about",
            "/coverage/x",
        ):
            answer = server.request("GET", path)
            assert answer.status_code == 200 and "Sandtable" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        asset = server.request("GET", "/assets/main-abc123.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")
        for path in ("/docs", "/redoc", "/assets/none.js", "/nothing", "/api/nothing"):
            assert server.request("GET", path).status_code == 404, path
        assert server.request("GET", "/openapi.json").json()["info"]["title"] == "Sandtable"


def test_the_protocol_bot_of_the_docs_plays(server: Running) -> None:
    root = Path(__file__).parents[2]
    bot = root / "examples" / "protocol_bot.py"
    wishes = [[], ["scalar", "scalar"]]
    playing = [
        subprocess.Popen(
            [sys.executable, str(bot), server.http, *wish], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for wish in wishes
    ]
    for process in playing:
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and out.startswith(b"over: "), err
    shown = (root / "docs" / "PROTOCOL.md").read_text().partition("```python\n")[2].partition("```")[0]
    assert shown and shown in bot.read_text()


def test_a_table_that_opens_slowly_is_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hello came in time; that its table took longer to open is not the client's fault."""
    made = server.new(HOT)
    talks: list[Talk] = []
    hello, seen = Talk._hello, server.house.seen

    async def heard(talk: Talk, message: Hello) -> None:
        talks.append(talk)
        await hello(talk, message)

    async def slow(table: str, token: str, address: str) -> tuple[Table, int]:
        talks[-1]._silent()  # the time for hello is up while the table opens
        return await seen(table, token, address)

    monkeypatch.setattr(Talk, "_hello", heard)
    monkeypatch.setattr(server.house, "seen", slow)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            assert both.state["prompt"] and "bye" not in [message["t"] for message in both.seen]

    asyncio.run(main())
    assert len(talks) == 2
