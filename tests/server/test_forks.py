"""Playing on from a moment of a game with secrets: hidden cards as they were, or dealt anew."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.kernel.errors import NotationError
from sandtable.kernel.moments import begin, is_kept, keep
from sandtable.kernel.record import read, replay
from sandtable.kernel.registry import find, games
from sandtable.server.rest_games import _game
from tests.server.games import talking_dash
from tests.server.running import HOT, Json, Running, running, settings

PLAYED = 9  # choices of the game that is played on from


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Json]]:
    """A game of Athernum that is over, at a server of its own."""
    with running(settings(tmp_path_factory.mktemp("forks"))) as server:
        yield server, play(server, "athernum", "hammer-and-hinge:salt-and-silence", PLAYED, "concede")


def play(server: Running, game: str, setup: str, count: int, end: str) -> Json:
    """A game at one screen: some choices, and it is given up."""
    body = {"game": game, "setup": setup, "seats": HOT, "name": "Ada"}
    made: Json = server.request("POST", "/api/tables", body).json()

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            for _ in range(count):
                await both.play(both.choices()[0])
            while not both.state["over"]:
                await both.play(end)

    asyncio.run(main())
    return made


def fork(server: Running, made: Json, moment: int, seats: list[Json] = HOT, **more: Any) -> Any:
    body = {"moment": moment, "seats": seats, "name": "Cy", **more}
    return server.request("POST", f"/api/tables/{made['table']}/fork", body)


def moment_of(server: Running, made: Json, m: int, token: str = "") -> Json:
    """A moment as a seat sees it."""
    found: Json = server.request("GET", f"/api/tables/{made['table']}/moments/{m}", token=token).json()
    return found


def begun(server: Running, child: Json) -> None:
    async def main() -> None:
        async with server.client(child["table"], *child["tokens"].values()) as both:
            await both.add()

    asyncio.run(main())


def hidden(server: Running, made: Json, m: int) -> dict[str, Any]:
    """What is dealt at a moment, out of the server's own state."""

    async def look() -> dict[str, Any]:
        table = await server.house.table(made["table"])
        state = await table.at(m)
        return {str(seat): table.game.observe(state, seat) for seat in range(2)}

    found: dict[str, Any] = server.call(look())
    return found


def hands(seen: dict[str, Any]) -> list[list[str]]:
    return [seen[str(seat)]["players"][seat]["hand"] for seat in range(2)]


def test_reveal_gives_everybody_what_he_had(finished: tuple[Running, Json]) -> None:
    server, made = finished
    child = fork(server, made, PLAYED).json()
    begun(server, child)
    assert hidden(server, child, 0) == hidden(server, made, PLAYED)


def test_redeal_changes_nothing_that_the_seat_had_seen_and_what_it_had_not(
    finished: tuple[Running, Json],
) -> None:
    server, made = finished
    was = hidden(server, made, PLAYED)
    for own in (0, 1):
        seats: list[Json] = [{"kind": "me" if seat == own else "hot"} for seat in range(2)]
        others: set[str] = set()
        for _ in range(3):
            child = fork(server, made, PLAYED, seats, secrets="redeal").json()
            begun(server, child)
            now = hidden(server, child, 0)
            assert now[str(own)] == was[str(own)]
            others.add(str(hands(now)[1 - own]))
        assert len(others | {str(hands(was)[1 - own])}) > 1


def test_the_record_of_a_fork_replays_by_itself(finished: tuple[Running, Json]) -> None:
    server, made = finished
    for wish in ("reveal", "redeal"):
        child = fork(server, made, PLAYED, secrets=wish).json()

        async def main(child: Json = child) -> None:
            async with server.client(child["table"], *child["tokens"].values()) as both:
                await both.add()
                for _ in range(5):
                    await both.play(both.choices()[-1])
                while not both.state["over"]:
                    await both.play("concede")

        asyncio.run(main())
        text = server.request("GET", f"/api/tables/{child['table']}/record").json()["record"]
        game, record = read(text, games())
        assert is_kept(record.start)
        match = replay(game, record, verify=True)
        assert match.state.over()
        assert server.request("POST", "/api/records", {"record": text}).status_code == 200


def test_a_record_is_played_on_from_a_moment(finished: tuple[Running, Json]) -> None:
    server, made = finished
    record = server.request("GET", f"/api/tables/{made['table']}/record").json()["record"]
    body = {"game": "athernum", "setup": "hammer-and-hinge:salt-and-silence", "seats": HOT, "name": "Cy"}
    child = server.request("POST", "/api/tables", {**body, "record": record, "moment": PLAYED})
    assert child.status_code == 200, child.text
    begun(server, child.json())
    assert hidden(server, child.json(), 0) == hidden(server, made, PLAYED)


def test_a_fork_outlives_the_process(tmp_path: Path) -> None:
    wish = settings(tmp_path)
    with running(wish) as server:
        made = play(server, "athernum", "hammer-and-hinge:salt-and-silence", PLAYED, "concede")
        child = fork(server, made, PLAYED, secrets="redeal").json()
        begun(server, child)
        before = hidden(server, child, 0)
    with running(wish) as server:
        assert hidden(server, child, 0) == before


def test_nobody_learns_the_start_of_a_live_fork(finished: tuple[Running, Json]) -> None:
    server, made = finished
    child = fork(server, made, PLAYED, secrets="redeal").json()

    async def main() -> None:
        first, second = child["tokens"]["1"], child["tokens"]["2"]
        async with server.client(child["table"], first) as one, server.client(child["table"], second) as two:
            await asyncio.gather(one.add(), two.add())
            assert one.state["observation"] and two.state["observation"]
            assert "moment:" not in str(one.seen) + str(two.seen)

    asyncio.run(main())
    record = server.request("GET", f"/api/tables/{child['table']}/record")
    assert (record.status_code, record.json()["error"]["code"]) == (403, "forbidden")
    assert moment_of(server, child, 0, child["tokens"]["1"])["position"] is None


def test_cards_are_dealt_anew_for_somebody(finished: tuple[Running, Json]) -> None:
    server, made = finished
    nobody = fork(server, made, PLAYED, [{"kind": "bot", "level": 1}] * 2, secrets="redeal")
    assert (nobody.status_code, nobody.json()["error"]["code"]) == (400, "malformed")
    other = fork(server, made, PLAYED, secrets="guess")
    assert other.status_code == 400


def test_a_game_is_over_where_it_is_over(finished: tuple[Running, Json]) -> None:
    server, made = finished
    late = fork(server, made, PLAYED + 1)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "over")


def test_a_kept_moment_is_taken_from_nobody_else(finished: tuple[Running, Json]) -> None:
    """Numbers that no game led to could be anything: without its seal such a record is refused."""
    server, made = finished
    child = fork(server, made, PLAYED).json()

    async def main() -> None:
        async with server.client(child["table"], *child["tokens"].values()) as both:
            await both.add()
            while not both.state["over"]:
                await both.play("concede")

    asyncio.run(main())
    text = server.request("GET", f"/api/tables/{child['table']}/record").json()["record"]
    bare = "\n".join(line for line in text.split("\n") if not line.startswith("[Seal"))
    refused = server.request("POST", "/api/records", {"record": bare})
    assert refused.status_code == 422 and "seal" in refused.json()["error"]["message"]
    start = next(line for line in text.split("\n") if line.startswith("[Start")).split('"')[1]
    body = {"game": "athernum", "setup": "hammer-and-hinge:salt-and-silence", "seats": HOT, "position": start}
    assert server.request("POST", "/api/tables", body).status_code == 422


def test_a_kept_moment_says_with_which_cards_it_was_kept() -> None:
    game = find("athernum")
    start = keep(game, game.new("hammer-and-hinge:salt-and-silence", "1"))
    assert game.mark() in start
    with pytest.raises(NotationError, match="other cards"):
        begin(game, start.replace(game.mark(), "0" * 12), "1", False)
    for broken in (start[:-7], start[:40] + "!!", start.rsplit(":", 1)[0] + ":"):
        with pytest.raises(NotationError):
            begin(game, broken, "1", False)


def test_a_kept_moment_has_no_dice_in_it() -> None:
    game = find("athernum")
    state = game.new("hammer-and-hinge:salt-and-silence", "1")
    assert begin(game, keep(game, state), "", False).key != state.key
    assert keep(game, state) == keep(game, game.load(game.dump(state)))


def test_any_game_with_secrets_is_played_on(server: Running) -> None:
    """Dash has hidden cards and no notation for positions."""
    talking_dash()
    made = play(server, "dash", "two", 0, "r")
    child = fork(server, made, 1, secrets="redeal")
    assert child.status_code == 200, child.text
    begun(server, child.json())
    assert moment_of(server, child.json(), 0, child.json()["tokens"]["1"])["observation"] is not None


def test_games_say_whether_they_have_secrets() -> None:
    assert [_game(find(name), [])["secrets"] for name in ("antagonism", "scalar", "athernum")] == [
        False,
        False,
        True,
    ]
