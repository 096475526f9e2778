"""Verifiable dice at the table: who may know what when, and what happens if somebody does not play along."""

import asyncio
import io
import json
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.fair import SCHEME, check_headers, commit_of, commit_of_seat, seed_of
from sandtable.kernel.record import read, replay
from sandtable.kernel.registry import games
from sandtable.server import aborted, logs
from tests.server.games import talking_dash
from tests.server.running import BOT, HOT, Client, Json, Running, binding, running, settings

SCALAR = "scalar"
VERIFIER = Path(__file__).parents[2] / "examples" / "verify.py"
SEEDS = {  # as sha256sum gives them
    1: "30a07bbd4672bc610baa4798d7bc3e820fefee580b8818b9a8a2ca3d9181f1d1",
    2: "36808b69eadd046d4481865e77270e257943c96360dc1a26c6b1ff6f09dc773a",
}
BOUND = "adf5a9910291da08f39bb8f58b77621ddda79eca8ae6cea709326a3cc9b775f5"
PART = re.compile("[0-9a-f]{64}")


@pytest.fixture(autouse=True)
def hidden_cards() -> Iterator[None]:
    talking_dash()
    yield
    games().pop("dash", None)


async def finish(both: Client, choices: int = 30) -> None:
    """Some choices, any that are offered; then whoever is asked resigns."""
    for k in range(choices):
        if both.state["over"]:
            return
        offered = both.choices()
        await both.play(offered[(7 * k) % len(offered)])
    if not both.state["over"]:
        await both.play("resign")


def finished(server: Running, setup: str = SCALAR, choices: int = 30) -> tuple[Json, str, list[str]]:
    """A table whose game is over, its record, and the parts its players gave."""
    made = server.new(HOT, setup=setup)
    parts: list[str] = []

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            parts.extend(await both.add())
            await finish(both, choices)

    asyncio.run(main())
    text = server.request("GET", f"/api/tables/{made['table']}/record").json()["record"]
    return made, text, parts


def test_what_is_hashed_is_pinned() -> None:
    """Browsers, verifiers and old records hash the same: any change here breaks them all."""
    server = "00" * 32
    assert commit_of(server) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    for scheme, seed in SEEDS.items():
        assert seed_of(server, ["11" * 32, ""], scheme) == seed
        assert seed_of(server, ["11" * 32], scheme) != seed != seed_of(server, ["", "11" * 32], scheme)
    assert seed_of(server, ["11" * 32, ""]) == SEEDS[SCHEME]
    assert commit_of_seat(commit_of(server), 1, 2, "11" * 32) == BOUND


# ---- the way it goes


def test_the_commitment_is_public_before_any_part(server: Running) -> None:
    made = server.new(setup=SCALAR)
    dice = made["dice"]
    assert PART.fullmatch(dice["commit"]) and dice == {
        "scheme": SCHEME,
        "promise": 1,
        "commit": dice["commit"],
        "commits": {},
        "bound": False,
        "parts": {},
        "server": None,
        "seed": None,
    }
    about = server.request("GET", f"/api/tables/{made['table']}").json()
    assert about["dice"] == dice and about["waiting"] == "seats"
    parts = [secrets.token_hex(32), secrets.token_hex(32)]
    commits = {str(seat): commit_of_seat(dice["commit"], 1, seat, parts[seat - 1]) for seat in (1, 2)}

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], origin=True) as eve,
        ):
            assert ada.welcome["dice"] == ada.state["dice"] == eve.welcome["dice"] == dice
            assert ada.state["waiting"] == "seats" and ada.state["prompt"] is None
            assert ada.state["asked"] == 0 and not ada.state["over"]
            assert ada.state["observation"]["pending"] == {"kind": "first"}
            assert (await ada.ask(**binding(dice, 1, parts[0])))["t"] == "ok"
            told = await eve.until("dice")
            assert told["dice"] == {**dice, "commits": {"1": commits["1"]}}
            joined = await asyncio.to_thread(server.join, made)
            while ada.state["waiting"] != "commits":
                await ada.until("state")
            async with server.client(made["table"], joined["token"]) as bo:
                assert bo.state["waiting"] == "commits" and bo.welcome["dice"] == told["dice"]
                early = await ada.ask(t="part", part=parts[0])
                assert early["code"] == "illegal" and "not before" in early["message"]
                for message in ({"t": "choose", "n": 0, "text": "O?"}, {"t": "resign"}):
                    answer = await bo.ask(**message)
                    assert answer["code"] == "not-your-turn" and "not begun" in answer["message"]
                assert (await bo.ask(**binding(dice, 2, parts[1])))["t"] == "ok"
                await eve.until("dice")
                bound = await eve.until("dice")
                assert bound["dice"] == {**dice, "commits": commits, "bound": True}
                await asyncio.gather(ada.reveal({1: parts[0]}), bo.reveal({2: parts[1]}))
                assert bo.state["waiting"] is None and bo.state["asked"] in (1, 2)
                shown = {"commits": commits, "bound": True, "parts": {"1": parts[0], "2": parts[1]}}
                assert bo.state["dice"] == {**dice, **shown}
                asked = ada if ada.state["asked"] == 1 else bo
                await asked.play("resign")
                await eve.at(1)
                shown = eve.state["dice"]
                assert commit_of(shown["server"]) == dice["commit"]
                assert shown["seed"] == seed_of(shown["server"], parts)

    asyncio.run(main())


def test_hidden_cards_are_not_dealt_before_the_seed_is_known(server: Running) -> None:
    made = server.new(HOT, setup="two")

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            assert [both.state[key] for key in ("waiting", "observation")] == ["commits", None]
            moment = await asyncio.to_thread(server.request, "GET", f"/api/tables/{made['table']}/moments/0")
            assert moment.json()["observation"] is None and moment.json()["position"] is None
            await both.add()
            assert both.state["observation"]["places"] == [0, 0] and both.state["prompt"]

    asyncio.run(main())


def test_a_bot_adds_nothing_and_the_game_begins(server: Running) -> None:
    made = server.new(BOT, setup=SCALAR)
    assert made["dice"]["parts"] == made["dice"]["commits"] == {"2": ""}

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            (part,) = await ada.add()
            assert ada.state["dice"]["parts"] == {"1": part, "2": ""}

    asyncio.run(main())
    table = server.call(server.house.table(made["table"]))
    assert table.row.seed == seed_of(table.row.server, [table.parts[1].part, ""])


def test_a_game_without_chance_has_none_of_it(server: Running) -> None:
    made = server.new(HOT)
    assert made["dice"] is None

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            assert both.welcome["dice"] is None and both.state["dice"] is None
            assert both.state["waiting"] is None and both.state["prompt"]
            for message in (
                {"t": "part", "part": secrets.token_hex(32)},
                {"t": "commit", "promise": 1, "commit": secrets.token_hex(32)},
                {"t": "withdraw", "promise": 1},
            ):
                answer = await both.ask(**message, seat=1)
                assert answer["code"] == "illegal" and "no dice" in answer["message"]

    asyncio.run(main())


# ---- what nobody may know while the game goes on


@pytest.mark.parametrize("setup", [SCALAR, "two"])
def test_nothing_secret_leaves_while_the_game_is_live(tmp_path: Path, setup: str) -> None:
    """I6 and attacks 9 and 11: every frame, answer, log line and thought is searched for part and seed."""
    out = io.StringIO()
    logs.to(out)
    seen: list[str] = []
    try:
        with running(settings(tmp_path)) as server:
            seats = BOT if setup == SCALAR else HOT
            made = server.new(seats, setup=setup, public=True)
            path = f"/api/tables/{made['table']}"
            thought: list[str] = []
            real = server.house.thinkers.think

            async def think(*job: Any) -> str | None:
                thought.append(json.dumps(job))
                return await real(*job)

            server.house.thinkers.think = think  # type: ignore[method-assign, assignment]

            def look() -> None:
                for address in (
                    path,
                    f"{path}/record",
                    f"{path}/luck",
                    f"{path}/moments/0",
                    f"{path}/moments/1",
                    "/api/tables",
                    "/api/aborted",
                    "/metrics",
                    "/health",
                ):
                    seen.append(server.request("GET", address).text)
                fork = {"moment": 0, "seats": HOT, "name": "Eve"}
                seen.append(server.request("POST", f"{path}/fork", fork).text)

            async def main() -> None:
                async with (
                    server.client(made["table"], *made["tokens"].values()) as both,
                    server.client(made["table"], origin=True) as eve,
                ):
                    await both.add()
                    for k in range(12 if setup == SCALAR else 3):  # Dash is over soon
                        while not both.state["prompt"]:
                            await both.until("state")
                        offered = both.choices()
                        text = offered[k % len(offered)]
                        await both.ask(t="odds", text=text)
                        await both.ask(t="why", text=text)
                        await both.ask(t="choose", n=999, text=text)
                        await both.play(text)
                    await eve.send(t="ping")
                    await eve.until("pong")
                    await asyncio.to_thread(look)
                    assert not both.state["over"]
                    for client in (both, eve):
                        seen.extend(json.dumps(message) for message in client.seen)

            asyncio.run(main())
            row = server.call(server.house.storage.table(made["table"]))
    finally:
        logs.to(None)
    assert thought or setup != SCALAR
    assert all("\\nkey = \\n" in job for job in thought)
    assert len(row.server) == len(row.seed) == 64
    for secret in (row.server, row.seed, bytes.fromhex(row.seed).hex().upper()):
        assert not [text for text in [*seen, *thought, out.getvalue()] if secret in text]
    assert [text for text in seen if row.commitment in text]


def test_a_bot_knows_nothing_of_the_dice_to_come(server: Running) -> None:
    """I3: what is put to a bot is the same to the byte, whatever seed the table has."""
    game = games()["scalar"]
    views = []
    for seed in ("11" * 32, "22" * 32):
        state = game.new_open("scalar:1", seed)
        views.append(game.dump(state.determinize(0, 5)))
    assert views[0] == views[1]


# ---- rolling


def test_what_is_rolled_stands_in_the_log_and_cannot_be_taken_back(server: Running) -> None:
    """Attack 13: undo and takeback end where dice were rolled."""
    made = server.new(HOT, setup="scalar:1")

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            final = {choice["text"]: choice["final"] for choice in both.state["prompt"]["choices"]}
            assert final["O?"] is True
            await both.play("O?")
            entry = [m for m in both.seen if m["t"] == "entries"][-1]["entries"][0]
            assert entry["text"] == "O?" and re.fullmatch("=[1-8]", entry["rolled"][0])
            assert any(entry["rolled"][0][1:] in words for words in entry["words"])
            assert both.state["undo"]["to"] is None
            assert (await both.ask(t="undo", n=1, to=0))["code"] == "illegal"
            assert both.state["observation"]["pending"]["kind"] == "deploy"
            back = await both.ask(t="offer", what="takeback", to=0)
            assert back["code"] == "illegal" and "rolled" in back["message"]
            await both.play("@a2")
            assert (await both.ask(t="offer", what="takeback", to=1))["t"] == "ok"
            while both.state["m"] != 1:
                await both.until("state")
            assert both.state["observation"]["pending"]["value"] == int(entry["rolled"][0][1:])

    asyncio.run(main())
    moment = server.request("GET", f"/api/tables/{made['table']}/moments/1").json()
    assert moment["entry"]["rolled"] and moment["position"] is None


def test_a_restart_rolls_the_same(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.new(HOT, setup=SCALAR)

        async def before() -> tuple[Json, list[Json]]:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.add()
                for k in range(20):
                    offered = both.choices()
                    await both.play(offered[(5 * k) % len(offered)])
            async with server.client(made["table"], *made["tokens"].values()) as both:
                return both.state, both.welcome["entries"]

        state, entries = asyncio.run(before())
    with running(settings(tmp_path)) as server:

        async def after() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                assert both.state == state and both.welcome["entries"] == entries
                assert sum(1 for entry in entries if entry["rolled"]) > 3
                await both.play(both.choices()[0])

        asyncio.run(after())


def test_bots_play_scalar_to_its_end(server: Running) -> None:
    """A state in the middle of a turn, with its dice open, goes to the thinking process and back."""
    made = server.new(BOT, setup=SCALAR)
    faults = server.house.thinkers.faults

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            await ada.add()
            for k in range(60):
                while not ada.state["prompt"] and not ada.state["over"]:
                    await ada.until("state")
                if ada.state["over"]:
                    return
                offered = ada.choices()
                await ada.play(offered[(3 * k) % len(offered)])
            await ada.ask(t="resign")
            while not ada.state["over"]:
                await ada.until("state")

    asyncio.run(main())
    assert server.house.thinkers.faults == faults and server.house.thinkers.thoughts > 0
    text = server.request("GET", f"/api/tables/{made['table']}/record").json()["record"]
    game, record = read(text, games())
    assert check_headers(record.headers, record.seed, 2)
    replay(game, record, verify=True)


# ---- odds and luck


def test_odds_are_for_the_asked_seat(server: Running) -> None:
    made = server.new(setup="scalar:1")
    joined = server.join(made)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
        ):
            assert (await ada.ask(t="odds", text="O?"))["odds"] is None  # not begun
            await asyncio.gather(ada.add(), bo.add())
            answer = await ada.ask(t="odds", text="O?")
            odds = answer["odds"]
            assert answer["t"] == "ok" and (odds["choice"], odds["total"]) == ("O?", 8)
            assert [row["weight"] for row in odds["verdicts"]] == [1] * 8 and odds["effects"] == []
            assert (await ada.ask(t="odds", refs=["reserve:1:O"]))["odds"] == odds
            assert (await bo.ask(t="odds", text="O?"))["code"] == "not-your-turn"
            assert (await ada.ask(t="odds", text="Ta1-a2"))["odds"] is None  # not possible
            assert (await ada.ask(t="odds", text="resign"))["odds"] is None  # no dice
            assert (await ada.ask(t="odds", text="nonsense"))["code"] == "illegal"
            assert (await ada.ask(t="odds"))["code"] == "malformed"

    asyncio.run(main())


def test_luck_is_told_when_it_is_over(server: Running) -> None:
    made = server.new(HOT, setup="scalar:1")
    path = f"/api/tables/{made['table']}/luck"

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            await both.play("O?")
            early = await asyncio.to_thread(server.request, "GET", path)
            assert early.status_code == 409
            await both.play("resign")
            value = int(next(m for m in both.seen if m["t"] == "entries")["entries"][0]["rolled"][0][1:])
            (row,) = (await asyncio.to_thread(server.request, "GET", path)).json()
            assert (row["seat"], row["count"], row["rolled"], row["expected"]) == (1, 1, value, 4.5)

    asyncio.run(main())


# ---- what follows a game


def test_a_fork_and_a_rematch_have_dice_of_their_own(server: Running) -> None:
    made, text, parts = finished(server)
    old = server.request("GET", f"/api/tables/{made['table']}").json()["dice"]
    path = f"/api/tables/{made['table']}"
    child = server.request("POST", f"{path}/fork", {"moment": 6, "seats": HOT, "name": "Cy"}).json()
    position = server.request("GET", f"{path}/moments/6").json()["position"]
    commits = {old["commit"], child["dice"]["commit"]}

    async def main() -> None:
        async with server.client(child["table"], *child["tokens"].values()) as both:
            assert both.state["waiting"] == "commits" and both.state["m"] == 0
            await both.add()
            assert both.state["observation"]["position"] == position
            await finish(both, 4)
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.ask(t="rematch")
            again = next(m for m in both.seen if m["t"] == "rematch")["table"]
        async with server.client(again, *made["tokens"].values()) as both:
            assert both.welcome["dice"]["commits"] == {} and both.state["waiting"] == "commits"
            commits.add(both.welcome["dice"]["commit"])
            await both.add()

    asyncio.run(main())
    assert len(commits) == 3
    forked = server.request("GET", f"/api/tables/{child['table']}/record").json()["record"]
    game, record = read(forked, games())
    assert record.start == position and record.seed != old["seed"]
    assert check_headers(record.headers, record.seed, 2)
    replay(game, record, verify=True)
    again = server.request(
        "POST",
        "/api/tables",
        {"game": SCALAR, "setup": SCALAR, "seats": HOT, "record": text, "moment": 3},
    ).json()
    assert again["dice"]["commit"] not in commits  # a record that everybody may know gives no dice to come
    assert parts[0] in text


def test_games_that_were_given_up_are_listed(tmp_path: Path) -> None:
    """I6: whose dice were promised and never shown, newest first; one that is taken up again is not."""
    with running(settings(tmp_path, abandoned=3600.0)) as server:
        given_up = server.new(HOT, setup=SCALAR, public=True)
        taken_up = server.new(HOT, setup="scalar:1")
        quiet = server.new(HOT, setup="two")
        server.new(HOT)  # no dice: nothing was promised
        ended, _, _ = finished(server)

        async def begin(made: Json) -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.add()
                await both.play(both.choices()[0])
                await both.play(both.choices()[0])

        asyncio.run(begin(given_up))
        asyncio.run(begin(taken_up))
        server.call(aborted.mark(server.house))
        assert server.request("GET", "/api/aborted").json() == []
        server.settings.abandoned = 0.0  # an hour later, so to speak
        server.call(aborted.mark(server.house))
        rows = server.request("GET", "/api/aborted").json()
        assert {row["commit"] for row in rows} == {
            made["dice"]["commit"] for made in (given_up, taken_up, quiet)
        }
        assert ended["dice"]["commit"] not in str(rows)
        assert [row["ended"] for row in rows] == sorted([row["ended"] for row in rows], reverse=True)
        row = next(row for row in rows if row["commit"] == given_up["dice"]["commit"])
        assert (row["table"], row["game"], row["setup"], row["moments"], row["why"]) == (
            given_up["table"],
            SCALAR,
            SCALAR,
            2,
            "abandoned",
        )
        assert row["ended"] >= row["created"]
        others = [row for row in rows if row["commit"] != given_up["dice"]["commit"]]
        assert [row["table"] for row in others] == ["", ""]  # not public: their addresses stay theirs
        assert [row["game"] for row in server.request("GET", "/api/aborted?game=dash").json()] == ["dash"]
        assert server.request("GET", "/api/aborted?game=chess").status_code == 404

        async def go_on() -> None:
            async with server.client(taken_up["table"], *taken_up["tokens"].values()) as both:
                await both.play("resign")

        asyncio.run(go_on())
        left = {row["commit"] for row in server.request("GET", "/api/aborted").json()}
        assert left == {made["dice"]["commit"] for made in (given_up, quiet)}


# ---- verifying


@pytest.mark.parametrize("setup", [SCALAR, "scalar:1", "two"])
def test_every_finished_game_verifies(server: Running, tmp_path: Path, setup: str) -> None:
    """I6: offline by the rules and by the verifier that needs nothing of ours, and at the table again."""
    for choices in (40,) if setup == "two" else (1, 15, 40):
        made, text, parts = finished(server, setup, choices)
        game, record = read(text, games())
        assert check_headers(record.headers, record.seed, 2)
        assert record.headers["Commit"] == made["dice"]["commit"]
        assert [record.headers["Part1"], record.headers["Part2"]] == parts
        match = replay(game, record, verify=True)
        answer = server.request("GET", f"/api/tables/{made['table']}/record").json()
        assert game.hash(match.state) == answer["hash"]
        file = tmp_path / "game.record"
        file.write_text(text)
        done = subprocess.run([sys.executable, str(VERIFIER), str(file)], capture_output=True, text=True)
        assert done.stdout.startswith("true: Commit, Seed and "), done.stderr
        loaded = server.request("POST", "/api/records", {"record": text})
        about = server.request("GET", f"/api/tables/{loaded.json()['table']}").json()
        assert about["dice"]["seed"] == record.seed and about["dice"]["parts"] == {
            "1": parts[0],
            "2": parts[1],
        }


def test_one_flipped_digit_is_refused_and_named(server: Running) -> None:
    """I6 and attack 7: without the seal, which would show any change, the hashes still do."""
    _, text, _ = finished(server)
    bare = re.sub(r'\[Seal "[0-9a-f]*"]\n', "", text)
    assert server.request("POST", "/api/records", {"record": bare}).status_code == 200
    for header in ("Commit", "Server", "Commit1", "Commit2", "Part1", "Part2", "Seed"):
        start = bare.index(f'[{header} "') + len(header) + 3
        for place in range(start, start + 64, 9):
            digit = "0" if bare[place] != "0" else "1"
            wrong = server.request(
                "POST", "/api/records", {"record": bare[:place] + digit + bare[place + 1 :]}
            )
            message = wrong.json()["error"]["message"]
            assert wrong.status_code == 422 and "was changed" in message
            assert header.rstrip("12") in message
    word = next(word for word in bare.partition("\n\n")[2].split() if "=" in word)
    other = re.sub(r"=(\d+)", lambda found: f"={3 - min(2, int(found[1]))}", word)
    wrong = server.request("POST", "/api/records", {"record": bare.replace(word, other, 1)})
    assert wrong.status_code == 422 and "where the dice gave" in wrong.text
    missing = server.request("POST", "/api/records", {"record": re.sub(r"\[Server .*\n", "", bare)})
    assert missing.status_code == 422 and "Server is missing" in missing.text


# ---- records without a seed


HAND = """[Game "scalar"]
[Player1 "Ada"]
[Init "4-4 5-3"]

1.1 O=5@a2
2.2 T=3~
3.1 Oa2-b2
*
"""


def test_a_record_by_hand_can_be_looked_through_and_played_on(server: Running) -> None:
    table = server.request("POST", "/api/records", {"record": HAND}).json()["table"]
    about = server.request("GET", f"/api/tables/{table}").json()
    assert about["moments"] == 5 and about["dice"] is None and about["waiting"] is None
    entries = [server.request("GET", f"/api/tables/{table}/moments/{m}").json()["entry"] for m in range(1, 6)]
    assert [(entry["text"], entry["rolled"]) for entry in entries] == [
        ("O?", ["=5"]),
        ("@a2", []),
        ("T?", ["=3"]),
        ("~", []),
        ("Oa2-b2", []),
    ]
    text = server.request("GET", f"/api/tables/{table}/record").json()["record"]
    assert '[Dice "open"]' in text and '[Init "4-4 5-3"]' in text and "1.1 O=5@a2\n" in text
    assert server.request("POST", "/api/records", {"record": text}).status_code == 200
    child = server.request(
        "POST", f"/api/tables/{table}/fork", {"moment": 1, "seats": HOT, "name": "Cy"}
    ).json()

    async def main() -> None:
        async with server.client(child["table"], *child["tokens"].values()) as both:
            await both.add()
            assert both.state["observation"]["pending"]["value"] == 5
            await both.play("@a1")

    asyncio.run(main())
    wrong = server.request("POST", "/api/records", {"record": HAND.replace("O=5", "O=9")})
    assert wrong.status_code == 422 and "line 5" in wrong.text
