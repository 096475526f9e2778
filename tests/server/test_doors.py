"""What a stranger can do before he is anybody: connections, heads, bodies, frames. All of it has an end."""

import asyncio
import io
import json
import os
import re
import resource
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from sandtable.server import descriptors, logs
from sandtable.server.errors import Refused
from sandtable.server.limits import HERE, Limits
from sandtable.server.lines import Lines
from sandtable.server.security import new_token
from sandtable.server.settings import Settings
from tests.patience import PATIENCE, until
from tests.server.running import HOT, Running, running, settings
from tests.server.test_fuzz import HANDSHAKE, frame

HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def connect(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 20)


def rest(raw: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    data = b""
    try:
        while part := raw.recv(65_536):
            data += part
    except ConnectionError:
        pass
    return data


def said(port: int, data: bytes) -> bytes:
    """The answer to some bytes, after which the connection is closed."""
    with connect(port) as raw:
        raw.sendall(data)
        return rest(raw)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


def sentence(answer: bytes) -> str:
    found: str = json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["message"]
    return found


def well(server: Running) -> bool:
    return server.request("GET", "/health").status_code == 200


# ---- heads


BIG = [
    (b"X: " + b"y" * 20_000 + b"\r\n\r\n", 431, "The head of a request has at most 16384 bytes."),
    (b"X: " + b"y" * 9000 + b"\r\n\r\n", 431, "A header has at most 8000 bytes."),
    (b"".join(b"X%d: %s\r\n" % (k, b"y" * 1000) for k in range(30)), 431, "at most 16384 bytes"),
    (b"".join(b"X%d: y\r\n" % k for k in range(150)) + b"\r\n", 431, "at most 100 headers"),
    (b"Y" * 20_000, 431, "The head of a request has at most 16384 bytes."),
]


@pytest.mark.parametrize("more,code,words", BIG, ids=["huge", "one", "sum", "count", "no end"])
def test_a_head_has_a_size(server: Running, more: bytes, code: int, words: str) -> None:
    answer = said(server.port, HEAD + more)
    assert status(answer) == code and words in sentence(answer)
    assert well(server)


def test_so_has_what_is_asked_for(server: Running) -> None:
    answer = said(server.port, b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert status(answer) == 414 and "at most 4096 bytes" in sentence(answer)


def test_a_handshake_is_a_head_too(server: Running) -> None:
    hand = HANDSHAKE.format(port=server.port).encode()[:-2]
    for more in (b"X: " + b"y" * 9000, b"\r\n".join(b"X%d: y" % k for k in range(120))):
        assert status(said(server.port, hand + more + b"\r\n\r\n")) == 431
    strange = hand.replace(b"GET", b"POST") + b"\r\n"  # no handshake, whatever it says
    assert b" 101 " not in said(server.port, strange)


def test_an_endless_head_is_not_kept(server: Running) -> None:
    """Of a head without end a bounded part is ever read; the rest finds a closed door."""
    with connect(server.port) as raw:
        raw.sendall(HEAD + b"X: ")
        sent = 0
        try:
            while sent < 64 << 20:
                sent += raw.send(b"y" * 65_536)
        except ConnectionError:
            pass
        assert sent < 64 << 20
    assert well(server)


def test_a_head_of_usual_size_is_read(server: Running) -> None:
    cookies = b"Cookie: " + b"c" * 6000 + b"\r\nConnection: close\r\n\r\n"
    assert status(said(server.port, HEAD + cookies)) == 200


def test_headers_behind_a_body_are_not_taken(server: Running) -> None:
    """A chunked body could bring headers without end behind it: bodies say how long they are."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    answer = said(server.port, head + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: y\r\n\r\n")
    assert status(answer) == 411 and "content-length" in sentence(answer)


def test_heads_on_one_connection_are_counted_each_for_itself(server: Running) -> None:
    with connect(server.port) as raw:
        for _ in range(5):
            raw.sendall(HEAD + b"X: " + b"y" * 7000 + b"\r\n\r\n")
            answer = b""
            while b'"sockets"' not in answer:
                answer += raw.recv(65_536)
            assert status(answer) == 200


def test_many_requests_at_once_on_one_connection_end_it(server: Running) -> None:
    answer = said(server.port, (HEAD + b"\r\n") * 3000)
    assert answer.count(b"HTTP/1.1 200") < 100
    assert well(server)


# ---- time


def test_a_head_must_be_here_in_time(tmp_path: Path) -> None:
    with running(settings(tmp_path, head_seconds=0.3)) as server:
        for beginning in (b"", b"G", HEAD, HANDSHAKE.format(port=server.port).encode()[:-2]):
            answer = said(server.port, beginning)
            assert status(answer) == 408 and "within 0.3 seconds" in sentence(answer)
        with connect(server.port) as raw:  # a byte now and then gives no more time
            try:
                for _ in range(1000):
                    raw.sendall(b"G" if not _ else b"E")
                    raw.settimeout(0.05)
                    try:
                        if not raw.recv(65_536):
                            break
                    except TimeoutError:
                        continue
                else:
                    raise AssertionError("it is still open")
            except ConnectionError:
                pass
        until(lambda: well(server), "nobody is answered any more")  # our own head may come late, too


def test_so_must_the_next_one(tmp_path: Path) -> None:
    """A connection between two requests is closed after a while, and half a second head does not keep it."""
    with running(settings(tmp_path, head_seconds=2, line_idle=1)) as server:
        for beginning, code in ((b"", 200), (b"GET /he", 408)):
            with connect(server.port) as raw:
                raw.sendall(HEAD + b"\r\n")
                answer = raw.recv(65_536)
                raw.sendall(beginning)
                answer += rest(raw)
                codes = re.findall(rb"HTTP/1.1 (\d+)", answer)
                assert codes[0] == b"200" and int(codes[-1]) == code


def test_a_body_must_be_here_in_time(tmp_path: Path) -> None:
    with running(settings(tmp_path, body_seconds=0.2, body_pace=1 << 30)) as server:
        head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        answer = said(server.port, head + b'Content-Length: 50\r\n\r\n{"game"')
        assert status(answer) == 408 and "body" in sentence(answer)


def test_what_is_answered_early_is_not_read_to_its_end(server: Running) -> None:
    """A body nobody wants: the answer comes, and then the connection ends."""
    answer = said(server.port, b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\nx")
    assert status(answer) == 400


# ---- how many connections


def test_the_oldest_silent_connection_of_the_busiest_address_goes_first() -> None:
    lines, gone = Lines(3, 6), list[str]()

    def shut(name: str) -> Any:
        return lambda: gone.append(name)

    kept = {name: lines.enter(name[0], False, shut(name)) for name in ("a1", "b1", "b2", "b3", "c1", "c2")}
    lines.enter("d", False, shut("d1"))
    assert gone == ["b1"]  # there are six at most, and b has three
    lines.is_busy(kept["b2"])
    lines.enter("d", False, shut("d2"))
    assert gone == ["b1", "c1"]  # c and d have two by now, b only one that is silent
    for own in list(lines.silent.lines.values()):
        for line in list(own):
            lines.is_busy(line)
    with pytest.raises(Refused, match="Too many connections are open"):
        lines.enter("e", True, shut("e1"))  # all speak: nobody is cut off
    for line in (*kept.values(), *kept.values()):
        lines.leave(line)
    assert lines.open == lines.counts.pop("d") == 2 and not lines.counts
    assert not lines.silent.lines and lines.silent.most == 0


def test_an_address_makes_room_for_itself() -> None:
    lines, gone = Lines(2, 100), list[str]()
    first = lines.enter("a", False, lambda: gone.append("first"))
    other = lines.enter("b", False, lambda: gone.append("other"))
    lines.enter("a", False, lambda: gone.append("second"))
    lines.is_busy(first)
    third = lines.enter("a", False, lambda: gone.append("third"))
    assert gone == ["second"]
    lines.is_busy(third)
    with pytest.raises(Refused, match="from your address"):
        lines.enter("a", False, lambda: None)
    lines.enter("a", True, lambda: None)  # a proxy's: any number
    lines.leave(other)
    assert (lines.open, lines.turned_away, lines.cut) == (3, 1, 1)


def test_silent_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    with running(settings(tmp_path, trust_loopback=False, address_lines=10)) as server:
        lazy = [connect(server.port) for _ in range(25)]
        for raw in lazy[:15]:
            answer = rest(raw)
            assert status(answer) == 408 and "others want to speak" in sentence(answer)
        assert well(server)  # at the cost of the oldest that is left
        assert status(rest(lazy[15])) == 408
        for raw in lazy[16:]:
            raw.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert status(rest(raw)) == 200
        for raw in lazy:
            raw.close()


def test_who_speaks_is_not_cut_off(tmp_path: Path) -> None:
    """Sockets of players count, and stay when silent connections come; who finds no room is told so."""
    with running(settings(tmp_path, trust_loopback=False, address_lines=4)) as server:
        made = server.new(HOT)

        async def main() -> None:
            async with (
                server.client(made["table"], made["tokens"]["1"]) as ada,
                server.client(made["table"], made["tokens"]["2"]),
            ):
                lazy = [connect(server.port) for _ in range(12)]
                await ada.play("Rf3-f6")
                for raw in lazy:
                    raw.close()
                async with (
                    server.client(made["table"], made["tokens"]["1"]),
                    server.client(made["table"], made["tokens"]["2"]),
                ):
                    answer = await asyncio.to_thread(said, server.port, b"")
                    assert status(answer) == 429 and "from your address" in sentence(answer)
                    await ada.play("Gg3-g5")

        asyncio.run(main())
        assert well(server)


FEW = 256  # descriptors


@pytest.fixture
def poor(tmp_path: Path) -> Iterator[str]:
    """A server with few descriptors, that trusts this machine."""
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "SANDTABLE_THINKERS": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "sandtable", "serve", "--no-open", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, FEW)),
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[3]
    finally:
        process.terminate()
        _, err = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in err, err


def test_silent_connections_shut_nobody_out(poor: str) -> None:
    """More of them than there are descriptors: the soft limit is raised, and some are always left."""
    port = int(poor.rpartition(":")[2])
    lazy = [connect(port) for _ in range(2 * FEW)]
    with httpx.Client(base_url=poor, timeout=PATIENCE) as client:
        assert client.get("/health").json()["status"] == "ok"
        body = {"game": "antagonism", "setup": "exomoon:2", "seats": [{"kind": "me"}, {"kind": "hot"}]}
        made = client.post("/api/tables", json={**body, "name": "Ada"}).json()

        async def main() -> None:
            async with websockets.connect(poor.replace("http", "ws") + "/ws") as ws:
                await ws.send(
                    json.dumps({"t": "hello", "v": 1, "table": made["table"], "token": made["token"]})
                )
                assert json.loads(await ws.recv())["t"] == "welcome"

        asyncio.run(main())
        numbers = client.get("/metrics").text
        open_now = re.search(r"sandtable_lines_open (\d+)", numbers)
        assert open_now is not None and FEW // 2 < int(open_now[1]) <= FEW - FEW // 4
    for raw in lazy:
        raw.close()


def test_descriptors_are_kept_in_reserve() -> None:
    assert descriptors.for_lines() + 4 * descriptors.at_once() <= descriptors.granted()


# ---- frames


def pinged(server: Running, data: bytes) -> bytes:
    """What comes back on a socket that sends these bytes and then reads until it is closed."""
    with connect(server.port) as raw:
        raw.sendall(HANDSHAKE.format(port=server.port).encode())
        assert b" 101 " in raw.recv(4096)
        raw.sendall(data)
        return rest(raw)


FLOODS = {
    "pings": frame(9, b"") * 150,
    "pongs": frame(10, b"x") * 150,
    "empty fragments": frame(1, b"{", fin=False) + frame(0, b"", fin=False) * 150,
}


@pytest.mark.parametrize("name", FLOODS)
def test_frames_that_are_no_messages_are_counted(tmp_path: Path, name: str) -> None:
    with running(settings(tmp_path, socket_messages=100)) as server:
        answer = pinged(server, FLOODS[name])
        assert struct.pack(">H", 1008) + b"too many frames" in answer
        assert well(server)


def test_pings_and_messages_share_one_window(tmp_path: Path) -> None:
    with running(settings(tmp_path, socket_messages=100)) as server:
        answer = pinged(server, frame(1, b'{"t":"ping"}') * 60 + frame(9, b"") * 60)
        assert struct.pack(">H", 1008) in answer


def test_a_flood_of_small_messages_is_not_even_read(tmp_path: Path) -> None:
    with running(settings(tmp_path, socket_messages=100)) as server:
        data = frame(1, b"x") * 30_000
        with connect(server.port) as raw:
            raw.sendall(HANDSHAKE.format(port=server.port).encode())
            assert b" 101 " in raw.recv(4096)
            with pytest.raises(ConnectionError):
                for _ in range(100):
                    raw.sendall(data)
        assert well(server)


def test_bytes_are_counted(tmp_path: Path) -> None:
    with running(settings(tmp_path, socket_bytes=10_000)) as server:
        assert struct.pack(">H", 1008) + b"too many bytes" in pinged(server, frame(1, b"x" * 12_000))


# ---- who is calling


def test_an_unlisted_proxy_is_not_this_machine() -> None:
    out = io.StringIO()
    logs.to(out)
    try:
        limits = Limits(Settings(database="sqlite:///x"))
        host = (b"host", b"127.0.0.1:8000")
        assert limits.address("127.0.0.1", [host]) == limits.address("::1", [(b"host", b"localhost")]) == HERE
        for name in (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip", b"x-forwarded-proto"):
            through = limits.address("127.0.0.1", [host, (name, b"127.0.0.1")])
            assert not limits.trusted(through)
        by_name = limits.address("127.0.0.1", [(b"host", b"play.example")])  # a proxy that says nothing else
        assert not limits.trusted(by_name)
        assert not limits.trusted(limits.address("10.0.0.1", [host]))
    finally:
        logs.to(None)
    (line,) = out.getvalue().splitlines()
    assert "SANDTABLE_PROXIES=127.0.0.1" in json.loads(line)["cause"]
    listed = Limits(Settings(database="sqlite:///x", proxies="127.0.0.1"))
    assert listed.address("127.0.0.1", [host, (b"x-forwarded-for", b"1.2.3.4")]) == "1.2.3.4"


def test_limits_hold_behind_an_unlisted_proxy(tmp_path: Path) -> None:
    with running(settings(tmp_path, address_requests=5)) as server:
        server.stop_clock()
        through = {"x-forwarded-for": "1.2.3.4"}
        codes = [server.request("GET", "/api/games", headers=through).status_code for _ in range(9)]
        assert codes[:5] == [200] * 5 and 429 in codes[5:]
        assert server.request("GET", "/api/games").status_code == 200  # this machine itself
        assert server.request("GET", "/metrics", headers=through).status_code == 403


def test_pages_are_counted_too(tmp_path: Path) -> None:
    with running(settings(tmp_path, trust_loopback=False, address_files=5)) as server:
        server.stop_clock()
        codes = [server.request("GET", "/health").status_code for _ in range(9)]
        assert codes[:5] == [200] * 5 and 429 in codes[5:]


def test_an_address_has_so_many_requests_at_once(tmp_path: Path) -> None:
    wish = settings(tmp_path, trust_loopback=False, address_busy=3)
    with running(wish) as server:
        head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        slow = [connect(server.port) for _ in range(3)]
        for raw in slow:
            raw.sendall(head + b"Content-Length: 50\r\n\r\n")
        until(lambda: sum(server.house.limits.busy.values()) == 3, "the requests have not begun")
        answer = server.request("GET", "/health")
        assert answer.status_code == 429 and "at once" in answer.json()["error"]["message"]
        for raw in slow:
            raw.close()
        until(lambda: not server.house.limits.busy, "the requests have not ended")
        assert well(server)


def test_wrong_guesses_keep_out_nobody_else(tmp_path: Path) -> None:
    """Somebody behind the same address guesses: who has a right token, code or table goes on."""
    with running(settings(tmp_path, trust_loopback=False, address_failures=5)) as server:
        made, other = server.new(), server.new()
        path = f"/api/tables/{made['table']}"
        for _ in range(8):
            server.request("GET", path, None, new_token())
            server.request("POST", f"{path}/join", {"name": "Eve", "code": "x" * 22})
            server.request("GET", f"/api/tables/{'x' * 22}")
        assert server.request("GET", path, None, new_token()).status_code == 429
        assert server.request("GET", path, None, made["token"]).status_code == 200
        assert server.request("GET", path).status_code == 200  # to look on
        assert server.request("GET", f"/api/tables/{other['table']}", None, new_token()).status_code == 401
        bo = server.join(made)

        async def main() -> None:
            async with server.client(made["table"], bo["token"]) as seated:
                assert seated.welcome["you"] == [2]

        asyncio.run(main())
