"""Players who are away are called to their turn: encrypted for their browser, by services the house knows."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography")

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sandtable.server import webpush
from sandtable.server.calls import AT_ONCE, MOST, Line, allowed
from sandtable.server.schema import CallRow
from sandtable.server.webpush import decoded, encoded
from tests.patience import until
from tests.server.running import Json, Running, running, settings

# ---- RFC 8291, appendix A

PLAIN = b"When I grow up, I want to be a watermelon"
BROWSER = webpush.Browser(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
    decoded("BTBZMqHH6r4Tts7J_aSIgg"),
)
OWN = decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
SALT = decoded("DGv6ra1nlYgDCS1FRnbzlw")
CIPHER = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
    "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    key = (int.from_bytes(OWN) - 1).to_bytes(32)  # a secret of ours is taken modulo the curve's order
    assert encoded(webpush.encrypted(PLAIN, BROWSER, key, SALT)) == CIPHER


def test_the_signature_is_for_one_service_and_some_hours() -> None:
    secret = b"\x07" * 32
    words = webpush.signature(secret, BROWSER.endpoint, "mailto:a@example.net", 1000.0)
    kind, _, rest = words.partition(" ")
    token, key = (part.partition("=")[2] for part in rest.split(", "))
    head, claims, signed = token.split(".")
    assert kind == "vapid" and key == webpush.public_key(secret)
    assert json.loads(decoded(head))["alg"] == "ES256"
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example.net", "exp": 1000 + webpush.LIFE, "sub": "mailto:a@example.net"
    }  # fmt: skip
    raw = decoded(signed)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    ("endpoint", "fits"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://fcm.googleapis.com:8443/x", False),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com.evil.net/x", False),
        ("https://evilpush.apple.com/x", False),
        ("https://user@fcm.googleapis.com/x", False),
        ("https://127.0.0.1/x", False),
        ("https://[::1]/x", False),
        ("file:///etc/passwd", False),
        ("https://fcm.googleapis.com:x/", False),
        ("https://fcm.googleapis.com/a b", False),
        ("https://fcm.googleapis.com/\x01", False),
        ("https://x\t.push.apple.com/", False),
        ("https://a b.push.apple.com/", False),
        ("https://127.0.0.1\\.push.apple.com/", False),
        ("https://[x.push.apple.com/", False),
        ("https://fcm.googleapis.com?a=1", True),
        ("", False),
    ],
)
def test_only_listed_services_are_spoken_to(endpoint: str, fits: bool) -> None:
    assert allowed(endpoint, ["fcm.googleapis.com", "*.push.apple.com"]) is fits


# ---- a service on this machine


class Service:
    """A push service that keeps what it is given."""

    def __init__(self) -> None:
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.taken.append(({k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.server.shutdown()


@pytest.fixture
def house(tmp_path: Path, service: Service) -> Iterator[Running]:
    with running(settings(tmp_path, push_hosts=service.origin)) as found:
        yield found


class Owner:
    """A browser: its keys, and how it reads what comes."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"0123456789abcdef"

    def wish(self, endpoint: str) -> Json:
        return {"endpoint": endpoint, "key": encoded(self.point), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> Json:
        salt, size = body[:16], body[20]
        theirs, cipher = body[21 : 21 + size], body[21 + size :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + self.point + theirs
        key = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        one = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        plain = AESGCM(one).decrypt(nonce, cipher, None)
        assert plain[-1:] == b"\x02"
        said: Json = json.loads(plain[:-1])
        return said


def ask(house: Running, made: Json, seat_token: str, body: Json) -> int:
    return house.request("POST", f"/api/tables/{made['table']}/calls", body, seat_token).status_code


def test_who_is_away_is_called_once_to_his_turn_and_to_the_end(house: Running, service: Service) -> None:
    made = house.new()
    joined = house.join(made)
    owner = Owner()
    assert ask(house, made, joined["token"], owner.wish(f"{service.origin}/bo")) == 200
    assert len(house.request("GET", "/api/calls").json()["key"]) == 87

    async def play(*texts: str) -> None:
        async with house.client(made["table"], made["token"]) as ada:
            await ada.play(*texts)

    asyncio.run(play("Rf3-f6"))  # his own turn goes on: nobody is called
    asyncio.run(play("/"))
    until(lambda: len(service.taken) == 1, "nobody was called, or not forgotten")
    headers, body = service.taken[0]
    said = owner.read(body)
    assert (said["what"], said["table"], said["text"]) == ("turn", made["table"], "It is your turn.")
    assert headers["content-encoding"] == "aes128gcm" and headers["authorization"].startswith("vapid t=")
    assert made["token"] not in str(said) and "Rf3" not in str(said)

    async def finish() -> None:
        async with house.client(made["table"], joined["token"]) as bo:
            await bo.play("Rh11-h8", "/")  # he is here, and so is not called

        async with house.client(made["table"], made["token"]) as ada:
            await ada.ask(t="resign")

    asyncio.run(finish())
    until(lambda: len(service.taken) == 2, "nobody was called, or not forgotten")
    assert owner.read(service.taken[1][1])["what"] == "over"


def test_a_browser_that_is_gone_is_forgotten_and_a_seat_has_a_few(house: Running, service: Service) -> None:
    made = house.new()
    joined = house.join(made)
    owner = Owner()
    for number in range(MOST + 3):
        assert ask(house, made, joined["token"], owner.wish(f"{service.origin}/{number}")) == 200
    assert ask(house, made, joined["token"], owner.wish(f"{service.origin}/{MOST + 2}")) == 200
    service.status = 410

    async def kept() -> int:
        return len(await house.house.storage.calls_of(made["table"]))

    assert house.call(kept()) == MOST

    async def play() -> None:
        async with house.client(made["table"], made["token"]) as ada:
            await ada.play("Rf3-f6", "/")

    asyncio.run(play())
    until(lambda: house.call(kept()) == 0, "nobody was called, or not forgotten")
    assert len(service.taken) == MOST


def test_bad_wishes_are_refused(house: Running, service: Service) -> None:
    made = house.new()
    good = Owner().wish(f"{service.origin}/x")
    assert ask(house, made, "", good) == 401
    assert ask(house, made, made["token"], {**good, "endpoint": "http://127.0.0.1:1/x"}) == 403
    assert ask(house, made, made["token"], {**good, "key": "AAAA"}) == 400
    assert ask(house, made, made["token"], {**good, "key": "é"}) == 400
    assert ask(house, made, made["token"], {**good, "auth": "AAAA"}) == 400
    assert ask(house, made, made["token"], {**good, "endpoint": service.origin + "/" + "x" * 2000}) == 400
    assert ask(house, made, made["token"], good) == 200
    assert ask(house, made, made["token"], {"endpoint": good["endpoint"], "off": True}) == 200

    async def kept() -> int:
        return len(await house.house.storage.calls_of(made["table"]))

    assert house.call(kept()) == 0


@pytest.mark.parametrize("answer", ["an address it cannot speak to", "no HTTP at all"])
def test_a_service_that_cannot_be_spoken_to_ends_nobody_elses_calls(
    house: Running, service: Service, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    """Each such address ended one of those who call, for good: after four nobody was called any more."""
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        port = deaf.getsockname()[1]

        def mutter() -> None:
            while True:
                try:
                    line, _ = deaf.accept()
                except OSError:
                    return
                with line:
                    line.recv(4096)
                    line.sendall(b"nonsense\r\n\r\n")

        threading.Thread(target=mutter, daemon=True).start()
        broken = f"{service.origin}/a b" if answer.startswith("an") else f"http://127.0.0.1:{port}/x"
        monkeypatch.setattr("sandtable.server.calls.allowed", lambda *_: True)
        owner = Owner()
        for place in [broken] * AT_ONCE + [f"{service.origin}/bo"]:
            made = house.new()
            joined = house.join(made)
            assert ask(house, made, joined["token"], owner.wish(place)) == 200

            async def play(made: Json = made) -> None:
                async with house.client(made["table"], made["token"]) as ada:
                    await ada.play("Rf3-f6", "/")

            asyncio.run(play())
        until(lambda: len(service.taken) == 1, "nobody is called any more")
        until(lambda: house.house.calls.failed == AT_ONCE, "not all were tried")


def test_whoever_calls_much_waits_for_himself() -> None:
    """One table's messages kept all others from being sent, and when there were too many, from being kept."""

    def call(place: str) -> CallRow:
        return CallRow(1, place, "", "", "", 0.0)

    async def main() -> list[tuple[str, str]]:
        line = Line(5)
        kept = [line.put("much", call(str(n)), b"") for n in range(4)]
        kept += [line.put("little", call("a"), b""), line.put("other", call("b"), b"")]
        assert kept == [True] * 5 + [False] and line.count == 5
        sent = [await line.get() for _ in range(5)]
        waiting = asyncio.ensure_future(line.get())
        await asyncio.sleep(0)
        assert not waiting.done() and line.count == 0
        line.put("late", call("c"), b"")
        sent.append(await waiting)
        return [(table, each.place) for table, each, _ in sent]

    assert asyncio.run(main()) == [
        ("much", "1"), ("little", "a"), ("other", "b"), ("much", "2"), ("much", "3"), ("late", "c"),
    ]  # fmt: skip
