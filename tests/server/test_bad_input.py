"""Bad input, line by line: each gets an answer that names what is wrong, and the table goes on."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.running import HOT, PAIR, Client, Running, running, settings


def with_table(server: Running, work: Callable[[Client, Client], Awaitable[None]]) -> None:
    """Two players, whatever the work does, and then a choice that both see: the table goes on."""
    made = server.new()
    joined = server.join(made)
    other = server.new(HOT)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
            server.client(other["table"], other["token"]) as witness,
        ):
            await work(ada, bo)
            n = (await fresh(server, made)).state["n"]
            async with server.client(made["table"], made["token"], joined["token"]) as both:
                await both.play(both.choices()[0])
                await bo.at(n + 1)
            await witness.play("Rf3-f6")
            assert not [m for m in witness.seen if m["t"] in ("no", "bye")]

    asyncio.run(main())


async def fresh(server: Running, made: dict[str, Any]) -> Client:
    async with server.client(made["table"], made["token"]) as client:
        return client


def test_a_stale_choice(server: Running) -> None:
    async def work(ada: Client, bo: Client) -> None:
        await ada.play("Rf3-f6")
        for n in (0, 2, 99):
            answer = await ada.ask(t="choose", n=n, text="Gg3-g5")
            assert answer["code"] == "stale" and "moved on" in answer["message"]
            assert (await ada.until("state"))["n"] == 1  # the newest state follows
        assert (await ada.ask(t="undo", n=0, to=0))["code"] == "stale"

    with_table(server, work)


@pytest.mark.parametrize(
    "text,clause",
    [
        ("Rf3-f9", "antagonism MOVE.2"),
        ("Rf11-f8", "antagonism TURN.1"),
        ("Gf3-f4", "antagonism MOVE.8"),
        ("/", "antagonism TURN.7"),
        ("Rf3-z9", "antagonism BOARD.1"),
        ("Rf3+f6", ""),
        ("nonsense", ""),
        ("'; drop table rows; --", ""),
        ("Rf3-f6 ", "antagonism BOARD.1"),
    ],
)
def test_an_illegal_choice(server: Running, text: str, clause: str) -> None:
    async def work(ada: Client, bo: Client) -> None:
        before = ada.state["observation"]
        answer = await ada.choose(text)
        assert (answer["t"], answer["code"], answer["clause"]) == ("no", "illegal", clause)
        assert text.split()[0].rstrip(";") in answer["message"]
        await ada.hello()
        assert ada.state["observation"] == before and ada.state["n"] == 0

    with_table(server, work)


def test_a_choice_out_of_turn(server: Running) -> None:
    async def work(ada: Client, bo: Client) -> None:
        answer = await bo.choose("Rf11-f8")
        assert answer["code"] == "not-your-turn" and "seat 1" in answer["message"]
        assert (await bo.choose("Rf3-f6"))["code"] == "not-your-turn"
        assert (await bo.ask(t="choose", n=0, text="Rf3-f6", seat=1))["code"] == "bad-token"

    with_table(server, work)


@pytest.mark.parametrize("token", ["wrong", "x" * 43, "", "é" * 40, "A" * 200])
def test_a_wrong_or_missing_token(server: Running, token: str) -> None:
    made = server.new(PAIR)

    async def main() -> None:
        async with websockets.connect(server.ws) as socket:
            message = {"t": "hello", "v": 1, "table": made["table"], "token": token}
            await socket.send(json.dumps(message))
            answer = json.loads(await socket.recv())
            assert (answer["t"], answer["code"]) == ("bye", "bad-token") and "oken" in answer["message"]
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008

    asyncio.run(main())
    if token:
        path = f"/api/tables/{made['table']}"
        headers = {"authorization": f"Bearer {token}".encode()}
        answer = server.request("GET", path, headers=headers)
        assert answer.status_code == 401 and answer.json()["error"]["code"] == "bad-token"


def test_an_unknown_table(server: Running) -> None:
    async def main() -> None:
        for table in ("x" * 22, "", "../../etc/passwd", "é" * 22, "x" * 64):
            async with websockets.connect(server.ws, origin=server.http) as socket:  # type: ignore[arg-type]
                await socket.send(json.dumps({"t": "hello", "v": 1, "table": table}))
                answer = json.loads(await socket.recv())
                assert (answer["t"], answer["code"]) == ("bye", "unknown-table"), answer

    asyncio.run(main())


MALFORMED = [
    "{",
    "",
    "null",
    "[]",
    "7",
    '"hello"',
    '{"t": 5}',
    '{"t": "dance"}',
    '{"no": "type"}',
    '{"t": "choose", "id": "a", "n": "0", "text": "x"}',
    '{"t": "choose", "id": "a", "n": 1e99, "text": "x"}',
    '{"t": "choose", "id": "a", "n": -1, "text": "x"}',
    '{"t": "choose", "id": "a", "text": "x"}',
    '{"t": "choose", "id": "", "n": 0, "text": "x"}',
    '{"t": "choose", "id": "' + "i" * 65 + '", "n": 0, "text": "x"}',
    '{"t": "choose", "id": "a\\u0000", "n": 0, "text": "x"}',  # PostgreSQL stores none
    '{"t": "choose", "id": "a\\nb", "n": 0, "text": "x"}',
    '{"t": "choose", "id": "\\ud800", "n": 0, "text": "x"}',
    '{"t": "choose", "id": "a", "n": 0, "text": "' + "x" * 201 + '"}',
    '{"t": "choose", "id": "a", "n": 0, "text": "x", "extra": 1}',
    '{"t": "say", "id": "a", "text": ""}',
    "[" * 5000,
    '{"t":' * 1000,
    '{"t": "choose", "id": "a", "n": ' + "9" * 4000 + ', "text": "x"}',
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_json(server: Running, text: str) -> None:
    async def work(ada: Client, bo: Client) -> None:
        await ada.socket.send(text)
        answer = await ada.until("no")
        assert answer["code"] == "malformed" and answer["message"]
        await ada.send(t="ping")
        await ada.until("pong")

    with_table(server, work)


def test_a_binary_frame(server: Running) -> None:
    async def work(ada: Client, bo: Client) -> None:
        await ada.socket.send(b"\x00\x01\x02")
        assert (await ada.until("no"))["code"] == "malformed"

    with_table(server, work)


def test_speaking_before_hello(server: Running) -> None:
    async def main() -> None:
        async with websockets.connect(server.ws) as socket:
            await socket.send(json.dumps({"t": "choose", "id": "a", "n": 0, "text": "x"}))
            answer = json.loads(await socket.recv())
            assert (answer["t"], answer["id"], answer["code"]) == ("no", "a", "malformed")
            assert "hello" in answer["message"]

    asyncio.run(main())


@pytest.mark.parametrize("version", [0, 2, -1, 99])
def test_an_unknown_protocol_version(server: Running, version: int) -> None:
    made = server.new()

    async def main() -> None:
        async with websockets.connect(server.ws) as socket:
            message = {"t": "hello", "v": version, "table": made["table"], "token": made["token"]}
            await socket.send(json.dumps(message))
            answer = json.loads(await socket.recv())
            assert answer["t"] == "bye" and answer["code"] == "version" and "version 1" in answer["message"]

    asyncio.run(main())


def test_a_giant_message(server: Running) -> None:
    async def work(ada: Client, bo: Client) -> None:
        await ada.socket.send("x" * 100_000)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            while True:
                await ada.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009

    with_table(server, work)


def test_a_giant_body(server: Running) -> None:
    big = {"game": "antagonism", "setup": "x" * 70_000, "seats": []}
    answer = server.request("POST", "/api/tables", big)
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "too-big"

    def drip() -> Any:
        for _ in range(40):
            yield b"x" * 4096

    with httpx.Client(base_url=server.http) as client:  # no length given: not taken
        answer = client.post("/api/tables", content=drip(), headers={"content-type": "application/json"})
        assert answer.status_code == 411
        answer = client.post(
            "/api/records",
            content=b'{"record": "' + b"x" * (1 << 20) + b'"}',
            headers={"content-type": "application/json"},
        )
        assert answer.status_code == 413


def test_a_flood_of_messages(tmp_path: Path) -> None:
    async def work(ada: Client, bo: Client) -> None:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            for _ in range(400):
                await ada.send(t="ping")
            while True:
                await ada.next()
        said = [m for m in ada.seen if m["t"] == "no"]
        assert said and said[0]["code"] == "too-many"
        assert len([m for m in ada.seen if m["t"] == "pong"]) <= 100
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008

    with running(settings(tmp_path, socket_messages=100)) as server:
        with_table(server, work)


def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with running(settings(tmp_path, socket_hello=0.2)) as server:

        async def main() -> None:
            async with websockets.connect(server.ws) as socket:
                assert json.loads(await socket.recv())["t"] == "bye"
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()

        asyncio.run(main())


RECORDS = [
    "",
    "nonsense",
    '[Game "chess"]\n\n1. e4\n*\n',
    '[Game "antagonism"]\n[Board "exomoon:2"]\n\n1.1 Rf3-f9 /\n*\n',
    '[Game "antagonism"]\n[Board "exomoon:2"]\n\n1.1 Rf3-f6 /\n1\n',
    '[Game "antagonism"]\n[Board "exomoon:2"]\n[Rules "v9"]\n\n1.1 Rf3-f6 /\n*\n',
    '[Game "antagonism"]\n[Board "nowhere:2"]\n\n*\n',
    '[Game "antagonism"]\n[Board "exomoon:2"]\n\n2.1 Rf3-f6 /\n*\n',
    '[Game "antagonism"]\n[Board "exomoon:2"]\n[Start "exomoon:2 what"]\n\n*\n',
    '[Game "antagonism"]\n[Board "exomoon:2"]\n[Dice "open"]\n\n1.1 Rf3-f6 /\n*\n',
]


@pytest.mark.parametrize("text", RECORDS)
def test_a_record_that_does_not_verify(server: Running, text: str) -> None:
    answer = server.request("POST", "/api/records", {"record": text})
    assert answer.status_code == 422, answer.text
    error = answer.json()["error"]
    assert error["code"] == "record" and error["message"]


ONE = {"game": "antagonism", "setup": "exomoon:2"}
BODIES: list[tuple[Any, int, str]] = [
    ({}, 400, "malformed"),
    ([], 400, "malformed"),
    ({"game": "chess", "setup": "x", "seats": HOT}, 404, "unknown"),
    ({"game": "antagonism", "setup": "nowhere:2", "seats": HOT}, 422, "setup"),
    ({"game": "antagonism", "setup": "x" * 40_000, "seats": HOT}, 422, "setup"),
    ({**ONE, "seats": HOT * 2}, 422, "setup"),
    ({**ONE, "seats": []}, 400, "malformed"),
    ({**ONE, "seats": [{"kind": "bot"}, {"kind": "me"}]}, 400, "malformed"),
    ({**ONE, "seats": [{"kind": "bot", "level": 9}] * 2}, 400, "malformed"),
    ({**ONE, "seats": HOT, "clock": {"kind": "days"}}, 400, "malformed"),
    ({**ONE, "seats": HOT, "clock": {"kind": "sudden", "seconds": 0}}, 400, "malformed"),
    ({**ONE, "seats": HOT, "what": 1}, 400, "malformed"),
    ({**ONE, "seats": HOT, "name": "x" * 25}, 400, "malformed"),
    ({**ONE, "seats": HOT, "record": "nonsense"}, 422, "record"),
]  # fmt: skip


@pytest.mark.parametrize("body,status,code", BODIES)
def test_a_table_that_cannot_be(server: Running, body: Any, status: int, code: str) -> None:
    answer = server.request("POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert len(answer.content) < 2_000  # it names what is wrong, and does not say all of it again


def test_a_body_that_is_no_json(server: Running) -> None:
    for content in (b"{", b"\xff\xfe", b"[" * 5000, b"null", b""):
        answer = server.request(
            "POST", "/api/tables", content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, (content[:9], answer.text)
        assert answer.json()["error"]["code"] == "malformed"
    answer = server.request("POST", "/api/tables", content=b"game=x", headers={"content-type": "text/plain"})
    assert answer.status_code == 400
