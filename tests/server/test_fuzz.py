"""Whatever anybody sends: an answer that names the fault, no 5xx, no dead table."""

import asyncio
import json
import os
import socket
import struct
from collections import Counter
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from bench import fuzz
from sandtable.server.pulse import Pulse
from tests.patience import PATIENCE
from tests.server import running as r
from tests.server.running import HOT, Running

EXAMPLES = int(os.environ.get("SANDTABLE_FUZZ", "40"))


# ---- B1: the HTTP API


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    wish = r.settings(tmp_path_factory.mktemp("fuzz"), all_tables=1_000_000, part_seconds=0.1)
    with r.running(wish) as server:
        yield server


@pytest.fixture(scope="module")
def schema(fuzzed: Running) -> Any:
    made = fuzzed.new(HOT, public=True)
    found = schemathesis.openapi.from_url(f"{fuzzed.http}/openapi.json")
    found.config.update(base_url=fuzzed.http)
    os.environ["SANDTABLE_FUZZ_TABLE"] = made["table"]
    return found


def test_b1_no_request_breaks_the_server(schema: Any) -> None:
    """Attack 18 too: whatever stands in paths, bodies and headers: no 5xx, no undocumented answer."""
    known = os.environ["SANDTABLE_FUZZ_TABLE"]
    seen: Counter[int] = Counter()
    for operation in schema.get_all_operations():

        @settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.ok().as_strategy())
        def try_it(case: Any) -> None:
            if "table" in (case.path_parameters or {}) and len(str(case.path_parameters)) % 2:
                case.path_parameters["table"] = known
            response = case.call(timeout=PATIENCE)
            seen[response.status_code] += 1
            case.validate_response(
                response, checks=[not_a_server_error, status_code_conformance, response_schema_conformance]
            )

        try_it()
    assert seen[200] and seen[400] and seen[404] and max(seen) < 500


# ---- B2: the socket

kinds = [
    "hello",
    "choose",
    "undo",
    "why",
    "odds",
    "part",
    "commit",
    "withdraw",
    "offer",
    "reply",
    "resign",
    "rematch",
    "say",
    "ping",
]
words = st.sampled_from([*kinds, "state", "x"])
values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.floats(allow_nan=False),
    st.text(max_size=80),
    st.sampled_from(
        [
            "Rf3-f6",
            "O?",
            "a5" * 32,
            "/",
            "resign",
            "draw",
            "takeback",
            "cell:f3",
            "cell:f6",
            "' or 1=1 --",
            "../..",
            "\u202e",
        ]
    ),
    st.lists(st.text(max_size=12), max_size=4),
)
fields = st.sampled_from(
    ["id", "n", "text", "seat", "to", "what", "yes", "refs", "part", "v", "table", "token", "extra"]
)
loose = st.builds(lambda t, rest: {"t": t, **rest}, words, st.dictionaries(fields, values, max_size=6))
ids = st.text(min_size=1, max_size=8)
small = st.integers(0, 9)
short = st.text(min_size=1, max_size=12)
offers = st.sampled_from(["draw", "takeback"])
places = st.lists(st.sampled_from(["cell:a1", "cell:f3", "cell:g7", "zone:", ":", "cell:zz"]), max_size=4)
shapes: list[dict[str, Any]] = [
    {"t": st.just("choose"), "id": ids, "n": small, "text": short},
    {"t": st.just("undo"), "id": ids, "n": small, "to": small},
    {"t": st.just("why"), "id": ids, "text": short},
    {"t": st.just("why"), "id": ids, "refs": places},
    {"t": st.just("odds"), "id": ids, "text": short},
    {"t": st.just("odds"), "id": ids, "refs": places},
    {"t": st.just("part"), "id": ids, "part": st.sampled_from(["a5" * 32, "A5" * 32, "a5", ""])},
    {"t": st.just("commit"), "id": ids, "promise": st.integers(0, 3), "commit": st.just("a5" * 32)},
    {"t": st.just("withdraw"), "id": ids, "promise": st.integers(0, 3)},
    {"t": st.just("offer"), "id": ids, "what": offers},
    {"t": st.just("reply"), "id": ids, "what": offers, "yes": st.booleans()},
    {"t": st.just("say"), "id": ids, "text": st.text(min_size=1, max_size=60)},
    {"t": st.just("ping")},
]
tight = st.one_of([st.fixed_dictionaries(shape) for shape in shapes])
messages = st.one_of(
    loose.map(json.dumps), tight.map(json.dumps), st.text(max_size=60), st.binary(max_size=40)
)


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
)
@given(said=st.lists(messages, min_size=1, max_size=15))
def test_b2_no_message_breaks_a_table(fuzzed: Running, said: list[str | bytes]) -> None:
    made = fuzzed.new(HOT, setup=("exomoon:2", "scalar")[len(said) % 2])

    async def main() -> None:
        async with fuzzed.client(made["table"], *made["tokens"].values()) as both:
            for message in said:
                await both.socket.send(message)
                await both.send(t="ping")
                await both.until("pong", "bye")
                if both.seen[-1]["t"] == "bye":
                    break
            answers = [m for m in both.seen if m["t"] == "no"]
            assert all(m["message"] and m["code"] for m in answers)
            assert not [m for m in answers if m["message"] == "This could not be done."]
        async with fuzzed.client(made["table"], *made["tokens"].values()) as both:
            while both.state["waiting"]:
                commits, parts = both.dice["commits"], both.dice["parts"]
                closed = [int(seat) for seat in commits if commits[seat] and seat not in parts]
                if both.dice["bound"] and closed:  # bound to nothing that anybody could open
                    await both.ask(t="withdraw", seat=closed[0], promise=both.dice["promise"])
                else:
                    await both.until("state")
            while not both.state["over"]:  # who has resigned beforehand does it about now
                answer = await both.choose(both.choices()[0])
                if answer["t"] == "ok":
                    break
                assert answer["code"] == "stale", answer
                await both.until("state")

    asyncio.run(main())


HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Origin: http://127.0.0.1:{port}\r\n\r\n"
)


def frame(
    opcode: int, payload: bytes, fin: bool = True, mask: bool = True, rsv: int = 0, length: int | None = None
) -> bytes:
    size = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | (rsv << 4) | opcode])
    bit = 0x80 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    return head + (b"\0\0\0\0" if mask else b"") + payload


RAW = {
    "a length of 1 GiB": frame(1, b"x", length=1 << 30),
    "a length beyond 63 bits": bytes([0x81, 0xFF]) + b"\xff" * 8 + b"\0\0\0\0",
    "bad UTF-8": frame(1, b"\xff\xfe\xfd"),
    "cut UTF-8": frame(1, b"\xe2\x82"),
    "no mask": frame(1, b"{}", mask=False),
    "reserved bits": frame(1, b"{}", rsv=4),
    "an unknown opcode": frame(7, b"{}"),
    "a fragmented ping": frame(9, b"x", fin=False),
    "a long ping": frame(9, b"x" * 200),
    "a continuation of nothing": frame(0, b"x"),
    "text within text": frame(1, b"x", fin=False) + frame(1, b"y"),
    "a close of one byte": frame(8, b"\x03"),
    "a close with a wrong code": frame(8, struct.pack(">H", 999)),
    "endless fragments": b"".join(
        [frame(1, b"x" * 1000, fin=False)] + [frame(0, b"x" * 1000, fin=False)] * 200
    ),
    "rubbish": bytes(range(256)) * 20,
}


@pytest.mark.parametrize("name", RAW)
def test_b2_malformed_frames(fuzzed: Running, name: str) -> None:
    """Attack 6 too: the socket is closed with a code that says why, and the server goes on."""
    with socket.create_connection(("127.0.0.1", fuzzed.port), 5) as raw:
        raw.sendall(HANDSHAKE.format(port=fuzzed.port).encode())
        answer = raw.recv(4096)
        assert b"101" in answer.split(b"\r\n")[0]
        try:
            raw.sendall(RAW[name])
            raw.settimeout(5)
            data = b""
            while True:
                part = raw.recv(4096)
                if not part:
                    break
                data += part
        except ConnectionError:
            pass
        codes = [code for code in (1002, 1003, 1007, 1008, 1009) if struct.pack(">H", code) in data]
        assert codes or data[:1] == b"\x88" or not data, data[:80]
    assert fuzzed.request("GET", "/health").status_code == 200


def test_b2_slow_bytes_and_half_handshakes(fuzzed: Running) -> None:
    """Sockets that never finish what they begin hold nobody up."""
    lazy = []
    for k in range(30):
        raw = socket.create_connection(("127.0.0.1", fuzzed.port), 5)
        raw.sendall(HANDSHAKE.format(port=fuzzed.port).encode()[: 5 * k])
        lazy.append(raw)
    made = fuzzed.new(HOT)

    async def main() -> None:
        async with fuzzed.client(made["table"], made["token"]) as ada:
            await ada.play("Rf3-f6")

    asyncio.run(main())
    for raw in lazy:
        raw.close()


REQUESTS = [
    b"\0" * 100,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 70_000 + b"\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
]


@pytest.mark.parametrize("data", REQUESTS)
def test_b2_requests_that_are_none(fuzzed: Running, data: bytes) -> None:
    with socket.create_connection(("127.0.0.1", fuzzed.port), 5) as raw:
        raw.sendall(data)
        raw.settimeout(5)
        try:
            answer = raw.recv(4096)
        except ConnectionError:
            answer = b""
        except TimeoutError:
            answer = b""
        assert b" 5" not in answer.split(b"\r\n")[0]
    assert fuzzed.request("GET", "/health").status_code == 200


# ---- B3: both at once, with the texts that strangers write; `bench/fuzz.py` does it at length


def test_b3_nothing_strangers_send_breaks_the_server(
    fuzzed: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Decks, cards and records among the bodies: no 5xx, no dead table, nothing that could not be done."""
    monkeypatch.setattr(fuzz, "WAIT", PATIENCE)
    monkeypatch.setattr(fuzz, "DIGITS", (1, 5, 30))  # numbers without end are tried where cards are read
    found = asyncio.run(fuzz.fuzz(fuzzed.port, requests=80, messages=640, seconds=10 * PATIENCE, seed=1))
    assert not found.wrong, found.wrong
    assert sum(found.requests.values()) == 80 and found.sent >= 640


def test_the_same_seed_sends_the_same() -> None:
    tables = [{"table": "t" * 22, "token": "secret"}]
    one, other = fuzz.Requests(7, tables), fuzz.Requests(7, tables)
    assert [one.next().data for _ in range(50)] == [other.next().data for _ in range(50)]


def test_a_late_beat_is_ours_only_as_far_as_we_had_a_processor() -> None:
    pulse = Pulse()
    for late, used in ((-0.001, 0.0), (0.5, 0.02), (0.2, 0.3), (0.15, 0.1)):
        pulse.note(late, used)
    assert (pulse.most, pulse.own_most, pulse.stalls) == (0.5, 0.2, 2)
    assert list(pulse.lags) == [0.0, 0.5, 0.2, 0.15]
