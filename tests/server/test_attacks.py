"""The threat model, attack by attack, as RELIABILITY numbers them."""

import asyncio
import io
import json
import random
import re
import uuid
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import event

from sandtable.cards.codes import pack
from sandtable.server import logs
from sandtable.server.errors import Refused
from sandtable.server.limits import Limits, address_key
from sandtable.server.security import checked_name, clean, digest, new_table_id, new_token, sealed
from sandtable.server.settings import Settings
from tests.server.decks import DECK, OTHER
from tests.server.running import HOT, PAIR, Running, running, settings

HOSTILE = "https://evil.example"


# ---- 1: a token leaks


def test_no_token_in_logs_addresses_or_database(tmp_path: Path) -> None:
    """Attack 1: tokens are in no log line, no address and not in the database; a used code opens nothing."""
    out = io.StringIO()
    logs.to(out)
    try:
        with running(settings(tmp_path)) as server:
            made = server.new()
            joined = server.join(made)
            tokens = [made["token"], joined["token"]]

            async def main() -> None:
                async with server.client(made["table"], tokens[0]) as ada:
                    await ada.play("Rf3-f6")
                    await ada.ask(t="choose", n=0, text="x")
                async with websockets.connect(server.ws) as socket:
                    wrong = {"t": "hello", "v": 1, "table": made["table"], "token": "wrong" + tokens[0]}
                    await socket.send(json.dumps(wrong))
                    await socket.recv()

            asyncio.run(main())
            server.request("GET", f"/api/tables/{made['table']}", None, tokens[0])
            code = made["links"]["join"][0].split("#join=")[1]
            again = server.request("POST", f"/api/tables/{made['table']}/join", {"name": "Cy", "code": code})
            assert (again.status_code, again.json()["error"]["code"]) == (409, "taken")
            logs.log("test", token=tokens[0], words=f"it was {tokens[1]}!")
    finally:
        logs.to(None)
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    for token in tokens:
        assert len(token) >= 43 and token not in out.getvalue()
        assert token.encode() not in stored and digest(token).encode() in stored
    assert code.encode() not in stored or digest(code).encode() in stored
    assert "[secret]" in out.getvalue()
    assert "#join=" in made["links"]["join"][0]  # a fragment: browsers do not send it


def test_every_seat_has_a_token_of_its_own(server: Running) -> None:
    """Attack 1: one seat's token opens no other seat and no other table."""
    one, two = server.new(HOT), server.new(HOT)
    assert len({*one["tokens"].values(), *two["tokens"].values()}) == 4

    async def main() -> None:
        async with server.client(one["table"], one["tokens"]["2"]) as bo:
            assert bo.welcome["you"] == [2]
            assert (await bo.choose("Rf3-f6"))["code"] == "not-your-turn"
        async with websockets.connect(server.ws) as socket:
            hello = {"t": "hello", "v": 1, "table": two["table"], "token": one["token"]}
            await socket.send(json.dumps(hello))
            assert json.loads(await socket.recv())["code"] == "bad-token"

    asyncio.run(main())


# ---- 2 and 3: other sites


@pytest.mark.parametrize(
    "origin", [HOSTILE, "null", "http://127.0.0.1:1", "file://", "http://localhost.evil.example"]
)
def test_a_foreign_page_opens_no_socket(server: Running, origin: str) -> None:
    """Attack 2: the handshake of another origin is refused."""

    async def main() -> None:
        with pytest.raises(websockets.InvalidStatus) as why:
            async with websockets.connect(server.ws, origin=origin):  # type: ignore[arg-type]
                pass
        assert why.value.response.status_code == 403

    asyncio.run(main())


def test_without_an_origin_a_token_is_needed(server: Running) -> None:
    """Attack 2: no Origin, no token: no table."""
    made = server.new()

    async def main() -> None:
        async with websockets.connect(server.ws) as socket:
            await socket.send(json.dumps({"t": "hello", "v": 1, "table": made["table"]}))
            answer = json.loads(await socket.recv())
            assert (answer["t"], answer["code"]) == ("bye", "bad-token")

    asyncio.run(main())


def test_a_rebound_name_is_not_ours(server: Running) -> None:
    """Attack 2: a name that merely points here (DNS rebinding) is not answered to."""
    for host in ("evil.example", f"evil.example:{server.port}", "", "127.0.0.1.evil.example"):
        answer = server.request("GET", "/api/games", headers={"host": host})
        assert answer.status_code in (400, 403), host
    for host in (
        "localhost",
        f"localhost:{server.port}",
        f"127.0.0.1:{server.port}",
        "[::1]:8000",
        "192.168.1.5",
    ):
        assert server.request("GET", "/api/games", headers={"host": host}).status_code == 200, host

    async def main() -> None:
        with pytest.raises(websockets.InvalidStatus):
            headers = {"Host": "evil.example"}
            async with websockets.connect(
                server.ws,
                origin="http://evil.example",  # type: ignore[arg-type]
                additional_headers=headers,
            ):
                pass

    asyncio.run(main())


def test_posts_from_elsewhere_are_refused(server: Running) -> None:
    """Attack 3: form, fetch and image requests of another site change nothing."""
    body = {"game": "antagonism", "setup": "exomoon:2", "seats": HOT, "name": "Ada"}
    made = server.new(public=True)
    paths = [
        "/api/tables",
        "/api/records",
        *[f"/api/tables/{made['table']}/{x}" for x in ("join", "fork", "replace")],
    ]
    for path in paths:
        for headers in (
            {"origin": HOSTILE},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ):
            answer = server.request("POST", path, body, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden")
        for kind in ("application/x-www-form-urlencoded", "multipart/form-data", "text/plain"):
            answer = server.request("POST", path, content=b"{}", headers={"content-type": kind})
            assert answer.status_code == 400
    own = server.request(
        "POST", "/api/tables", body, headers={"origin": server.http, "sec-fetch-site": "same-origin"}
    )
    assert own.status_code == 200


def test_get_changes_nothing(server: Running) -> None:
    """Attack 3: visiting an address changes nothing, and no answer may be read by other origins."""
    made = server.new(public=True)
    for path in ("join", "fork", "replace"):
        for method in ("GET", "HEAD", "PUT", "DELETE", "PATCH"):
            answer = server.request(
                method, f"/api/tables/{made['table']}/{path}", headers={"content-type": "application/json"}
            )
            assert answer.status_code in (404, 405), (method, path)
    answer = server.request("GET", "/api/tables", headers={"origin": HOSTILE})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert "set-cookie" not in answer.headers


# ---- 4 and 5: names and words

PAYLOADS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "{{7*7}}${7*7}",
    "</title><script>1</script>",
    "'-alert(1)-'",
    "&lt;b&gt;",
]


def test_headers_forbid_what_we_do_not_use(server: Running) -> None:
    """Attack 4: scripts from ourselves only, none inline, on every answer, also on refusals."""
    for path in ("/", "/api/games", "/api/nothing", "/t/x", "/api/tables/" + "x" * 22, "/health"):
        headers = server.request("GET", path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy and "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy and "unsafe-eval" not in policy
        script = next(part for part in policy.split(";") if "script-src" in part)
        assert "unsafe-inline" not in script
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    refused = server.request("POST", "/api/tables", {}, headers={"origin": HOSTILE})
    assert refused.headers["content-security-policy"]


@pytest.mark.parametrize("payload", PAYLOADS)
def test_markup_is_only_ever_data(server: Running, payload: str) -> None:
    """Attack 4: names, talk, choices and addresses come back as JSON text, never as a page."""
    name = payload[:24].strip()
    made = server.new([{"kind": "me"}, {"kind": "open"}], name=name, public=True)
    row = server.request("GET", f"/api/tables/{made['table']}")
    assert row.headers["content-type"] == "application/json"
    assert row.json()["seats"][0]["name"] == " ".join(name.split())
    for path in (f"/api/tables/{payload}", f"/api/games/{payload}/rules", f"/t/{payload}"):
        answer = server.request("GET", path)
        assert payload not in answer.text or answer.headers["content-type"] == "application/json"

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            await ada.ask(t="say", text=payload)
            assert (await ada.choose(payload))["code"] == "illegal"

    asyncio.run(main())
    text = server.request("GET", f"/api/tables/{made['table']}/record").json()["record"]
    again = server.request("POST", "/api/records", {"record": text})
    assert again.status_code == 200, again.text


DECEIVERS = [
    "Jud\u200bge", "Ada\u202e", "\u2066Ada", "A\u0000da", "Ad\u0430", "\u0391da", "Judge", "JUDGE",
    "judg\u00e9", "\uff4a\uff55\uff44\uff47\uff45", "Adm1n", "admin", "\U0001d4d9udge", "M\u043ederator",
    "", "   ", "\u3164", "\ufeffAda", "x" * 25, "Sandtable", "S a n d t a b l e", "ref\u00adree",
    "A\u0301\u0301\u0301\u0301", "operator ", "\u115fAda", "\u24bf\u24ca\u24b9\u24bc\u24ba", "\u0410dmin",
]  # fmt: skip


@pytest.mark.parametrize("name", DECEIVERS)
def test_names_that_deceive_are_refused(name: str) -> None:
    """Attack 5: invisible characters, mixed alphabets and look-alikes of offices."""
    with pytest.raises(Refused) as why:
        checked_name(name)
    assert why.value.code == "malformed"


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Жанна", "Ελένη", "太郎さん", "O'Brien-2", "דנה", "<b>", "Ada B. (7)", "김민준"]
)
def test_names_that_people_have_are_taken(name: str) -> None:
    """Attack 5, the other side: real names of many alphabets pass."""
    assert checked_name(name) == name


def test_invisible_characters_leave_talk() -> None:
    """Attack 5: nothing in a line can turn or hide what stands beside it."""
    assert clean("a\u202eb\u200bc\u0007\u2028d") == "abcd"


# ---- 6: bombs


def test_nothing_is_unpacked(server: Running) -> None:
    """Attack 6: deflate is off on the socket, and compressed or multipart bodies are not read."""
    import zlib

    async def main() -> None:
        async with websockets.connect(server.ws, compression="deflate") as socket:
            assert "sec-websocket-extensions" not in socket.response.headers  # type: ignore[union-attr]

    asyncio.run(main())
    bomb = zlib.compress(b'{"record": "' + b"x" * 10_000_000 + b'"}')
    headers = {"content-type": "application/json", "content-encoding": "deflate"}
    answer = server.request("POST", "/api/records", content=bomb, headers=headers)
    assert answer.status_code == 400


def test_deep_and_long_json_is_refused(server: Running) -> None:
    """Attack 6: nesting without end, numbers without end."""
    for body in (
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'{"game": ' + b"9" * 60_000 + b"}",
        b'"' + b"\\u0000" * 9_000 + b'"',
    ):
        answer = server.request(
            "POST", "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400


# ---- 7: forged records


def finished(server: Running) -> str:
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            dice = random.Random(5)
            for _ in range(24):
                await both.play(dice.choice(both.choices()))
                if both.state["over"]:
                    return
            await both.ask(t="resign")

    asyncio.run(main())
    text: str = server.request("GET", f"/api/tables/{made['table']}/record").json()["record"]
    return text


def test_a_flipped_character_is_found(server: Running) -> None:
    """Attack 7: what the house gave out is refused with any character changed, or another's seal."""
    text = finished(server)
    assert server.request("POST", "/api/records", {"record": text}).status_code == 200
    dice = random.Random(7)
    for place in dice.sample(range(len(text)), 60):
        wrong = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        answer = server.request("POST", "/api/records", {"record": wrong})
        assert answer.status_code == 422, (place, wrong[place - 5 : place + 5])
    bare = re.sub(r'\[Seal "[0-9a-f]*"]\n', "", text)
    other = sealed(b"another house", bare)
    assert server.request("POST", "/api/records", {"record": other}).status_code == 422
    open_one = server.request(
        "POST", "/api/records", {"record": bare}
    )  # without a seal: nobody's word for it
    title = server.request("GET", f"/api/tables/{open_one.json()['table']}").json()["title"]
    assert title.endswith(", a record")
    wrong = bare.strip()[:-1] + "="  # and the result must still be what the choices lead to
    assert server.request("POST", "/api/records", {"record": wrong}).status_code == 422


def test_an_uploaded_record_can_be_looked_at_and_not_played(server: Running) -> None:
    """Attack 7: what was uploaded is marked as that and has no seats."""
    text = finished(server)
    table = server.request("POST", "/api/records", {"record": text}).json()["table"]
    about = server.request("GET", f"/api/tables/{table}").json()
    assert about["title"].endswith("a record of this house") and about["status"] == "over"
    assert table not in [row["table"] for row in server.request("GET", "/api/tables").json()]
    assert server.request("POST", f"/api/tables/{table}/join", {"name": "Bo"}).status_code == 403


# ---- 9, 13, 14: what a live table must not tell


def test_no_seed_while_the_game_is_open(server: Running) -> None:
    """Attack 9: record, moments, forks, hashes and everything on the socket, searched for the seed."""
    made = server.new(HOT)
    seed = server.call(server.house.table(made["table"])).row.seed
    assert re.fullmatch("[0-9a-f]{64}", seed)
    seen: list[str] = []

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.play("Rf3-f6", "/")
            await both.ask(t="why", refs=["cell:a1", "cell:a2"])
            seen.extend(json.dumps(message) for message in both.seen)

    asyncio.run(main())
    path = f"/api/tables/{made['table']}"
    for address in (path, f"{path}/record", f"{path}/moments/1", "/api/tables", "/metrics", "/health"):
        seen.append(server.request("GET", address).text)
    assert not [text for text in seen if seed in text]
    sealed = server.request("GET", f"{path}/record").json()
    assert "[Seed" not in sealed["record"]

    async def end() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.ask(t="resign")

    asyncio.run(end())
    assert seed in server.request("GET", f"{path}/record").json()["record"]


def test_a_game_with_secrets_keeps_its_record(server: Running) -> None:
    """Attack 9: record, fork and position of a live game with secrets are withheld until it is over."""
    from sandtable.games.antagonism.game import Antagonism

    made = server.new(HOT)
    path = f"/api/tables/{made['table']}"
    Antagonism.OPEN = False
    try:
        assert server.request("GET", f"{path}/record").status_code == 403
        fork = {"moment": 0, "seats": HOT, "name": "Ada"}
        assert server.request("POST", f"{path}/fork", fork).status_code == 403
        assert server.request("GET", f"{path}/moments/0").json()["position"] is None
    finally:
        Antagonism.OPEN = True


def test_a_choice_is_stored_before_it_is_shown(tmp_path: Path) -> None:
    """Attack 13: commit before reveal: when the write fails, nobody has seen anything."""
    from sandtable.server.storage import NotSaved, Write

    with running(settings(tmp_path)) as server:
        made = server.new(HOT)

        async def main() -> None:
            async with (
                server.client(made["table"], *made["tokens"].values()) as both,
                server.client(made["table"], origin=True) as eve,
            ):
                real = server.house.storage._commit

                async def broken(batches: Any) -> None:
                    raise NotSaved("disk full")

                server.house.storage._commit = broken  # type: ignore[method-assign]
                eve.seen.clear()
                answer = await both.choose("Rf3-f6", id="again")
                assert answer["code"] == "not-saved"
                await eve.send(t="ping")
                await eve.until("pong")
                assert not [
                    m for m in eve.seen if m.get("n", 0) > 0 or (m["t"] == "entries" and m["entries"])
                ]
                server.house.storage._commit = real  # type: ignore[method-assign]
                while both.state["prompt"] is None:
                    await both.until("state")
                assert (await both.choose("Rf3-f6", id="again"))["t"] == "ok"
                await eve.at(1)

        asyncio.run(main())
        assert Write is not None


def test_why_is_told_to_the_asked_seat_alone(server: Running) -> None:
    """Attack 14: whoever is not asked learns only whose turn it is, whatever he points at."""
    made = server.new()
    joined = server.join(made)

    async def main() -> None:
        async with server.client(made["table"], joined["token"]) as bo:
            answers = set()
            for refs in (["cell:f3", "cell:f6"], ["cell:f3", "cell:f9"], ["cell:f11", "cell:f8"]):
                answer = await bo.ask(t="why", refs=refs)
                answers.add((answer["possible"], answer["clause"], answer["message"]))
            assert len(answers) == 1
            assert bo.state["prompt"] is None

    asyncio.run(main())


# ---- 19, 21, 22


def test_names_are_keys_and_never_paths(tmp_path: Path) -> None:
    """Attack 19: ten thousand ways out of the folder lead nowhere."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("page")
    (tmp_path / "secret.txt").write_text("SECRET")
    from sandtable.server.static import Client as Files

    files = Files(str(web))
    dice = random.Random(19)
    parts = [
        "..",
        "../",
        "..\\",
        "%2e%2e/",
        "....//",
        "/",
        "//",
        "assets",
        "secret.txt",
        "\x00",
        "etc/passwd",
        "~",
        "tables.db",
        "./",
    ]
    for _ in range(10_000):
        path = "/assets/" + "/".join(dice.choice(parts) for _ in range(dice.randrange(1, 9)))
        answer = files._find({"path": path, "method": "GET"})
        assert answer.status_code == 404
    with running(settings(tmp_path)) as server:
        for path in (
            "/assets/../../secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "/..%5csecret.txt",
        ):
            assert "SECRET" not in server.request("GET", path).text
        for name in ("..%2f..%2frules", "%2e%2e", "a%00b", "..%5c..", "antagonism%2f..", "x" * 3000):
            for kind in ("/api/lessons/antagonism/", "/api/lessons/", "/api/tables/"):
                assert server.request("GET", kind + name).status_code in (404, 405), name


def test_table_ids_cannot_be_guessed(server: Running) -> None:
    """Attack 21: ids have 128 bits; guesses find nothing; private and absent look the same."""
    ids = {new_table_id() for _ in range(10_000)}
    assert len(ids) == 10_000 and {len(id) for id in ids} == {22}
    private = server.new(PAIR, private=True)
    hidden = server.request("GET", f"/api/tables/{private['table']}")
    absent = server.request("GET", f"/api/tables/{'x' * 22}")
    assert (
        (hidden.status_code, hidden.content) == (absent.status_code, absent.content) == (404, absent.content)
    )
    for path in ("record", "moments/0"):
        one = server.request("GET", f"/api/tables/{private['table']}/{path}")
        two = server.request("GET", f"/api/tables/{'x' * 22}/{path}")
        assert (one.status_code, one.content) == (two.status_code, two.content)
    for body in ({"name": "Bo"}, {"name": "Bo", "code": "wrong"}):
        one = server.request("POST", f"/api/tables/{private['table']}/join", body)
        two = server.request("POST", f"/api/tables/{'x' * 22}/join", body)
        assert (one.status_code, one.content) == (two.status_code, two.content)
    assert server.request("GET", f"/api/tables/{private['table']}", None, private["token"]).status_code == 200
    assert server.join(private)["seat"] == 2
    assert private["table"] not in server.request("GET", "/api/tables").text

    async def answers(table: str) -> list[str]:
        async with websockets.connect(server.ws, origin=server.http) as socket:  # type: ignore[arg-type]
            await socket.send(json.dumps({"t": "hello", "v": 1, "table": table}))
            return [str(await socket.recv())]

    assert asyncio.run(answers(private["table"])) == asyncio.run(answers("x" * 22))


def test_private_and_absent_take_the_same_way(server: Running) -> None:
    """Attack 21: the time of the answer does not tell either: the database is asked the same, as often."""
    private = server.new(PAIR, private=True)["table"]
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked.append(statement)

    def questions(table: str) -> list[str]:
        asked.clear()
        assert server.request("GET", f"/api/tables/{table}").status_code == 404
        return list(asked)

    reader = server.house.storage.reader
    event.listen(reader, "before_cursor_execute", note)
    try:
        assert questions(private) == questions(uuid.uuid4().hex[:22]) != []
    finally:
        event.remove(reader, "before_cursor_execute", note)
    assert private not in server.house.live  # nobody who may not see it has it loaded


def test_addresses_are_counted_by_network() -> None:
    """Attack 22: an IPv6 /64 is one address; a forwarded address is believed from a listed proxy only."""
    assert address_key("2001:db8:1:2:aaaa::1") == address_key("2001:db8:1:2:bbbb::2")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("::ffff:10.0.0.1") == "10.0.0.1"

    def through(addresses: str) -> list[tuple[bytes, bytes]]:
        return [(b"host", b"10.0.0.2"), (b"x-forwarded-for", addresses.encode())]

    plain = Limits(Settings(database="sqlite:///x"))
    assert plain.address("10.0.0.9", through("1.2.3.4")) == "10.0.0.9"
    behind = Limits(Settings(database="sqlite:///x", proxies="10.0.0.9"))
    assert behind.address("10.0.0.9", through("6.6.6.6, 1.2.3.4")) == "1.2.3.4"
    assert behind.address("10.0.0.8", through("1.2.3.4")) == "10.0.0.8"


def test_a_thousand_addresses_share_the_limit_for_all() -> None:
    """Attack 22: many addresses together meet the limit for all tables; one address meets its own."""
    now = [0.0]
    limits = Limits(Settings(database="sqlite:///x", address_tables=5, all_tables=1000), lambda: now[0])
    made = 0
    for i in range(1_000):
        for _ in range(7):
            try:
                limits.new_table(f"10.0.{i // 250}.{i % 250}")
                made += 1
            except Refused as why:
                assert why.code == "too-many" and why.retry_after >= 1
    assert made == 1000
    now[0] += 600.0
    limits.new_table("10.0.0.1")


def test_one_address_does_not_fill_the_list(tmp_path: Path) -> None:
    """58 tables with decks full of remarks were all that visitors saw, and 2.3 MB for each look."""
    remarks = "\n".join(f"# {new_token()}" for _ in range(100))
    deck = pack(f"{DECK}\n{remarks}\n")
    assert len(deck) > 4_000
    four: list[Any] = [{"kind": "open"}] * 4
    body = {"game": "athernum", "setup": ":".join([deck, deck, OTHER, OTHER]), "seats": four, "public": True}
    with running(settings(tmp_path, trust_loopback=False, address_listed=2)) as server:
        server.stop_clock()
        made = [server.request("POST", "/api/tables", body) for _ in range(3)]
        assert [answer.status_code for answer in made] == [200, 200, 429]
        assert "invite by link" in made[2].json()["error"]["message"]
        pair = server.request("POST", "/api/pair", {"game": "antagonism", "name": "Ada"})
        assert pair.status_code == 429
        hidden = server.request("POST", "/api/tables", {**body, "public": False})
        assert hidden.status_code == 200
        listed = server.request("GET", "/api/tables")
        assert [row["setup"] for row in listed.json()] == [f"~:~:{OTHER}:{OTHER}"] * 2
        whole = server.request("GET", f"/api/tables/{made[0].json()['table']}").json()
        assert whole["setup"] == body["setup"]


def test_one_address_does_not_fill_the_disk(tmp_path: Path) -> None:
    """Sixty records of 20,000 choices were taken in ten minutes: twenty gigabytes a day."""
    with running(settings(tmp_path, trust_loopback=False, address_kept=6_000)) as server:
        server.stop_clock()
        now = server.house.limits.kept.now()
        server.house.limits.kept.now = lambda: now
        made = server.new(HOT)

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.play("Rf3-f6")

        asyncio.run(main())
        path = f"/api/tables/{made['table']}"
        record = server.request("GET", f"{path}/record").json()["record"]
        ways: list[tuple[str, Any]] = [
            ("/api/records", {"record": record}),
            (f"{path}/fork", {"moment": 1, "seats": HOT}),
            ("/api/sets/athernum", {"title": "Long", "text": "#" * 3_000}),
        ]
        for way, body in ways:
            assert server.request("POST", way, body).status_code == 200
        for way, body in ways:
            answer = server.request("POST", way, body)
            assert answer.status_code == 429 and "kept" in answer.json()["error"]["message"], way
            assert int(answer.headers["retry-after"]) >= 1
        wish = {"game": "antagonism", "setup": "exomoon:2", "seats": HOT}
        assert server.request("POST", "/api/tables", wish).status_code == 429
        now += 86_400.0
        server.new(HOT)


def test_spoofed_headers_do_not_help(tmp_path: Path) -> None:
    """Attack 22: with its own limits for loopback, the server counts the peer, whatever headers say."""
    wish = settings(
        tmp_path, trust_loopback=False, address_requests=20, address_failures=5, address_sockets=3
    )
    with running(wish) as server:
        server.stop_clock()
        codes = []
        for i in range(40):
            spoof = {
                "x-forwarded-for": f"1.2.3.{i}",
                "x-real-ip": f"4.5.6.{i}",
                "forwarded": f"for=7.8.9.{i}",
            }
            codes.append(server.request("GET", "/api/games", headers=spoof).status_code)
        assert codes.count(429) >= 15 and codes[:10] == [200] * 10
        refused = server.request("GET", "/api/games")
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) >= 1

        async def main() -> None:
            async with (
                websockets.connect(server.ws),
                websockets.connect(server.ws),
                websockets.connect(server.ws),
            ):
                with pytest.raises(websockets.InvalidStatus):
                    async with websockets.connect(server.ws):
                        pass

        asyncio.run(main())


def test_guessing_tokens_is_slowed_down(tmp_path: Path) -> None:
    """Attack 22: wrong tokens are counted by address, on socket and HTTP alike."""
    with running(settings(tmp_path, trust_loopback=False, address_failures=5)) as server:
        made = server.new()
        path = f"/api/tables/{made['table']}"
        codes = [server.request("GET", path, None, new_token()).status_code for _ in range(8)]
        assert codes[:5] == [401] * 5 and codes[5:] == [429] * 3

        async def main() -> None:
            async with websockets.connect(server.ws) as socket:
                hello = {"t": "hello", "v": 1, "table": made["table"], "token": new_token()}
                await socket.send(json.dumps(hello))
                assert json.loads(await socket.recv())["code"] == "too-many"

        asyncio.run(main())
