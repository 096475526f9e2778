"""Every seat is bound to its part of the seed before any is shown: who could still choose the dice, and who
could stop the game from beginning."""

import asyncio
import secrets
import sqlite3
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from sandtable.cards.codes import pack
from sandtable.fair import check_headers, commit_of, commit_of_seat, new_part, seed_of
from sandtable.kernel.record import read, replay
from sandtable.kernel.registry import games
from sandtable.server import aborted, dealing, dice
from sandtable.server.storage import NotSaved
from tests.patience import until
from tests.server.decks import DECK
from tests.server.running import HOT, Client, Json, Running, binding, running, settings

SCALAR = "scalar"
SIXES = 3  # so many in a row is what a host who can choose would have in no time
GRIND = 5000  # parts he tries; each has a chance of 1 in 216


def sixes(seed: str) -> int:
    """How many sixes in a row the first dice of a seed give; whether they are thrown does not matter here."""
    for event in range(SIXES):
        place = event.to_bytes(8, "little") + bytes(8)
        stream = blake2b(place, key=bytes.fromhex(seed), person=b"sandtable dice 1").digest()
        if int.from_bytes(stream[:4], "little") % 6 != 5:
            return event
    return SIXES


class Host:
    """The operator, who also plays: he reads all that is stored at any time, and sends what he likes."""

    def __init__(self, database: Path, table: str) -> None:
        self.database = database
        self.table = table

    def look(self, column: str, table: str = "tables", key: str = "id") -> list[str]:
        connection = sqlite3.connect(self.database)
        found = connection.execute(
            f'select {column} from {table} where "{key}" = ?', (self.table,)
        ).fetchall()
        connection.close()
        return [row[0] for row in found]

    def parts(self) -> list[str]:
        """What there is to read of others' parts."""
        return [part for part in self.look("part", "parts", "table") if part]

    def grind(self, theirs: str) -> str:
        """A part of seat 1 that gives the dice he wants, with the part of seat 2."""
        (house,) = self.look("server")
        tries = (new_part() for _ in range(GRIND))
        return max(tries, key=lambda mine: sixes(seed_of(house, [mine, theirs])))


def two(server: Running, **more: Any) -> tuple[Json, Json]:
    """A table with two people at it."""
    made = server.new(setup=SCALAR, **more)
    return made, server.join(made)


async def settled(*clients: Client) -> None:
    """Wait until everything that was under way has been heard."""
    for client in clients:
        await client.send(t="ping")
        await client.until("pong")


# ---- nobody can choose


def test_a_host_who_reads_the_database_cannot_choose_the_dice(tmp_path: Path) -> None:
    """He knows the house's part from the start; the guest's is not there to be read before he is bound, and
    afterwards nothing fits but what he is bound to."""
    with running(settings(tmp_path)) as server:
        made, joined = two(server)
        host = Host(tmp_path / "tables.db", made["table"])
        part = new_part()

        async def main() -> None:
            async with (
                server.client(made["table"], made["token"]) as ada,
                server.client(made["table"], joined["token"]) as bo,
            ):
                promise = bo.dice
                await bo.ask(**binding(promise, 2, part))  # the guest, as every client of ours does it
                assert host.parts() == [] and part not in str(ada.seen)  # nothing to fit his own to
                (house,) = host.look("server")
                assert commit_of(house) == promise["commit"]  # although he does read that
                early = await ada.ask(t="part", seat=1, part=new_part())
                assert early["code"] == "illegal" and "comes first" in early["message"]
                copied = commit_of_seat(promise["commit"], 1, 2, part)
                assert host.look("commitment", "parts", "table") == [copied]
                mine = new_part()
                await ada.ask(**binding(promise, 1, mine))
                await bo.reveal_now({2: part})
                assert host.parts() == [part]
                wanted = host.grind(part)  # now he could choose, but is bound
                assert sixes(seed_of(house, [wanted, part])) == SIXES
                late = await ada.ask(t="part", seat=1, part=wanted)
                assert late["code"] == "illegal" and "not the part that seat 1 is bound to" in late["message"]
                again = await ada.ask(**binding(promise, 1, wanted))
                assert again["code"] == "taken"
                await ada.reveal({1: mine})
                await bo.begun()
                await (ada if ada.state["asked"] == 1 else bo).play("resign")

        asyncio.run(main())
        text = server.request("GET", f"/api/tables/{made['table']}/record").json()["record"]
        game, record = read(text, games())
        proof = check_headers(record.headers, record.seed, 2)
        assert proof is not None and proof.promise == 1 and part in proof.parts
        replay(game, record, verify=True)


def test_what_another_seat_is_bound_by_cannot_be_used(server: Running) -> None:
    """A copy of the guest's commitment opens with nothing: the seat is part of what is hashed."""
    made, joined = two(server)
    part = new_part()

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
        ):
            bind = binding(bo.dice, 2, part)
            await bo.ask(**bind)
            assert (await ada.ask(**{**bind, "seat": 1, "id": "copy"}))["t"] == "ok"
            await bo.reveal_now({2: part})
            assert (await ada.ask(t="part", seat=1, part=part))["code"] == "illegal"

    asyncio.run(main())


def test_a_seat_is_bound_once_and_opens_once(server: Running) -> None:
    made, joined = two(server)
    part, other = new_part(), new_part()

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
            server.client(made["table"], origin=True) as eve,
        ):
            promise = ada.dice
            good = binding(promise, 1, part)
            for wrong in ("", "ab" * 31, part.upper(), "g" * 64, part + "0", part[:-1] + " ", "é" * 64):
                assert (await ada.ask(**{**good, "commit": wrong}))["code"] == "malformed", wrong
                assert (await ada.ask(t="part", seat=1, part=wrong))["code"] == "malformed", wrong
            for nothing in (
                {"t": "part", "seat": 1},
                {"t": "part", "part": 7},
                {"t": "commit", "promise": 1},
            ):
                assert (await ada.ask(**nothing))["code"] == "malformed"
            assert (await ada.ask(**{**good, "promise": 2}))["code"] == "stale"
            assert (await ada.ask(**{**good, "seat": 2}))["code"] == "bad-token"
            assert (await eve.ask(**good))["code"] == "bad-token"
            first = await ada.ask(**good, id="mine")
            assert first == {"t": "ok", "id": "mine", "n": 0}
            assert await ada.ask(**good, id="mine") == first
            for id in ("more", "again"):
                assert (await ada.ask(**binding(promise, 1, other), id=id))["code"] == "taken"
            await bo.ask(**binding(promise, 2, other))
            await ada.reveal_now({1: part})
            assert (await ada.ask(t="part", seat=1, part=part))["code"] == "taken"
            assert (await ada.ask(t="withdraw", seat=1, promise=1))["code"] == "taken"
            await bo.reveal({2: other})
            await ada.begun()
            assert ada.dice["parts"] == {"1": part, "2": other}
            for late in (good, {"t": "part", "part": other}, {"t": "withdraw", "promise": 1}):
                assert (await ada.ask(**{**late, "seat": 1, "id": secrets.token_hex(4)}))["code"] == "taken"

    asyncio.run(main())


# ---- bots, and who does not play along


def test_bots_alone_are_dealt_by_the_house(server: Running) -> None:
    """Nobody is there who could be bound; the record says so by parts that are empty."""
    made = server.new([{"kind": "bot", "level": 1}] * 2, setup=SCALAR)
    table = server.call(server.house.table(made["table"]))
    until(lambda: table.fold.dealt, "nothing is dealt")
    assert table.row.seed == seed_of(table.row.server, ["", ""])
    assert dice.commits(table) == {1: "", 2: ""}


def test_who_is_here_and_binds_himself_to_nothing_adds_nothing(tmp_path: Path) -> None:
    """Before anything is shown nobody knows anything, so it profits nobody that a seat is left out."""
    with running(settings(tmp_path, part_seconds=0.2)) as server:
        made, joined = two(server)

        async def main() -> None:
            async with (
                server.client(made["table"], joined["token"]) as bo,
                server.client(made["table"], made["token"]) as ada,
            ):
                (part,) = (await ada.bind()).values()
                while ada.state["waiting"] != "parts":
                    await ada.until("state")
                assert ada.dice["commits"]["2"] == ada.dice["parts"]["2"] == ""
                late = await bo.ask(**binding(bo.dice, 2, new_part()))
                assert late["code"] == "taken" and "fixed" in late["message"]
                none = await bo.ask(t="part", seat=2, part=new_part())
                assert none["code"] == "taken"
                await ada.reveal({1: part})
                assert ada.dice["parts"] == {"1": part, "2": ""}

        asyncio.run(main())
        stored = server.call(server.house.storage.parts_of(made["table"]))
        assert [(row.seat, bool(row.part), bool(row.commitment)) for row in stored] == [
            (1, True, True),
            (2, False, False),
        ]


def test_who_is_away_is_waited_for(tmp_path: Path) -> None:
    """A host who begins before his guest has come would be the only one to add a part."""
    with running(settings(tmp_path, part_seconds=0.01, away=0.0)) as server:
        made, _ = two(server)
        path = f"/api/tables/{made['table']}/replace"

        async def main() -> None:
            async with server.client(made["table"], made["token"]) as ada:
                parts = await ada.bind()
                await asyncio.sleep(0.2)
                await settled(ada)
                assert ada.state["waiting"] == "commits"
                wish = {"seat": 2, "level": 1}
                given = await asyncio.to_thread(server.request, "POST", path, wish, made["token"])
                assert given.status_code == 200, given.text
                await ada.reveal(parts)  # against a bot, for which the house speaks
                assert ada.dice["parts"]["2"] == "" and ada.dice["promise"] == 1

        asyncio.run(main())
        assert server.request("GET", "/api/aborted").json() == []


def test_the_time_of_who_leaves_stands(tmp_path: Path) -> None:
    with running(settings(tmp_path, part_seconds=3600)) as server:
        made, joined = two(server)
        table = server.call(server.house.table(made["table"]))

        async def main() -> None:
            async with server.client(made["table"], made["token"]) as ada:
                await ada.bind()
                assert table.part_timer is None
                async with server.client(made["table"], joined["token"]):
                    assert table.part_timer is not None
                await ada.until("seats")
                await ada.until("seats")
                assert table.part_timer is None

        asyncio.run(main())


def test_a_part_that_is_not_opened_is_never_left_out(tmp_path: Path) -> None:
    """Its owner has seen the others and may dislike what they lead to. The game waits; if the seat is given
    away, the whole promise is void and listed, and everybody makes a new part, the house included."""
    with running(settings(tmp_path, away=3600.0)) as server:
        made, joined = two(server, public=True)
        path = f"/api/tables/{made['table']}/replace"
        first = made["dice"]["commit"]

        async def main() -> None:
            async with (
                server.client(made["table"], made["token"]) as ada,
                server.client(made["table"], joined["token"]) as bo,
            ):
                await ada.bind()
                part = (await bo.bind())[2]
                await bo.reveal_now({2: part})
                wish = {"seat": 1, "level": 1}
                early = await asyncio.to_thread(server.request, "POST", path, wish, joined["token"])
                assert early.status_code == 403 and "may still open" in early.text
                server.settings.away = 0.0
                await settled(bo)
                assert bo.state["waiting"] == "parts" and bo.dice["parts"] == {"2": part}
                given = await asyncio.to_thread(server.request, "POST", path, wish, joined["token"])
                assert given.status_code == 200, given.text
                while bo.dice["promise"] != 2:
                    await bo.until("state")
                again = bo.dice
                assert again["commit"] != first and again["commits"] == again["parts"] == {"1": ""}
                assert (await bo.ask(t="part", seat=2, part=part))["code"] == "illegal"  # of the void promise
                stale = await bo.ask(**binding(made["dice"], 2, part))
                assert stale["code"] == "stale"
                (new,) = await bo.add()
                assert bo.dice["parts"] == {"1": "", "2": new}
                await bo.ask(t="resign")
                while not bo.state["over"]:
                    await bo.until("state")

        asyncio.run(main())
        (row,) = server.request("GET", "/api/aborted").json()
        said = {key: row[key] for key in ("table", "commit", "promise", "moments", "why")}
        assert said == {
            "table": made["table"],
            "commit": first,
            "promise": 1,
            "moments": 0,
            "why": "seat 1 did not open its part",
        }
        assert server.request("GET", "/api/aborted?game=antagonism").json() == []
        text = server.request("GET", f"/api/tables/{made['table']}/record").json()["record"]
        _, record = read(text, games())
        proof = check_headers(record.headers, record.seed, 2)
        assert proof is not None and proof.promise == 2 and first not in text


def test_a_seat_that_has_lost_its_part_says_so(server: Running) -> None:
    """Before all are bound that is nobody's business; afterwards it voids the promise, and is counted."""
    made, joined = two(server)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
        ):
            assert (await ada.ask(t="withdraw", seat=1, promise=1))["code"] == "taken"
            await ada.bind()
            assert (await ada.ask(t="withdraw", seat=1, promise=1))["t"] == "ok"
            parts = await ada.bind()
            assert ada.dice["promise"] == 1
            lost = await bo.bind()
            await ada.reveal_now(parts)
            assert (await bo.ask(t="withdraw", id="lost", seat=2, promise=1))["t"] == "ok"
            assert (await bo.ask(t="withdraw", id="lost", seat=2, promise=1))["t"] == "ok"
            assert (await bo.ask(t="withdraw", id="later", seat=2, promise=1))["t"] == "ok"  # void already
            while ada.dice["promise"] != 2:
                await ada.until("state")
            assert ada.state["waiting"] == "commits" and ada.dice["commits"] == {}
            assert (await bo.ask(t="part", seat=2, part=lost[2]))["code"] == "illegal"
            await asyncio.gather(ada.add(), bo.add())
            assert ada.dice["promise"] == 2

    asyncio.run(main())
    why = [row["why"] for row in server.request("GET", "/api/aborted").json()]
    assert "seat 2 withdrew its part" in why


def test_a_table_makes_so_many_promises(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that was void was kept and listed, five a second, and with it whole decks: megabytes a look."""
    monkeypatch.setattr(dealing, "MOST_PROMISES", 2)
    remarks = "\n".join(f"# {new_part()}" for _ in range(100))
    deck = pack(f"{DECK}\n{remarks}\n")
    body = {"game": "athernum", "setup": f"{deck}:{deck}", "seats": HOT, "public": True}
    made = server.request("POST", "/api/tables", body).json()

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            for promise in (1, 2):
                await both.bind()
                while both.state["waiting"] != "parts":
                    await both.until("state")
                answer = await both.ask(t="withdraw", seat=1, promise=promise)
                assert answer["t"] == ("ok" if promise == 1 else "no"), answer
                while promise == 1 and both.dice["promise"] == 1:
                    await both.next()
            assert answer["code"] == "too-many"

    asyncio.run(main())
    listed = [row for row in server.request("GET", "/api/aborted").json() if row["table"] == made["table"]]
    assert [row["setup"] for row in listed] == ["~:~"]


def test_a_table_where_a_part_stays_closed_is_listed_for_that(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made, joined = two(server)

        async def main() -> None:
            async with (
                server.client(made["table"], made["token"]) as ada,
                server.client(made["table"], joined["token"]) as bo,
            ):
                await asyncio.gather(ada.bind(), bo.bind())
                while ada.state["waiting"] != "parts":
                    await ada.until("state")

        asyncio.run(main())
        server.settings.abandoned = 0.0
        server.call(aborted.mark(server.house))
        rows = server.request("GET", "/api/aborted").json()
        assert [(row["commit"], row["why"]) for row in rows] == [(made["dice"]["commit"], "part not opened")]


# ---- when it fails in between


def test_coming_back_in_the_middle_of_it(server: Running) -> None:
    """Both leave after they are bound and come back one after the other; what is sent again counts once."""
    made, joined = two(server)
    parts = {1: new_part(), 2: new_part()}

    async def one(token: str, seat: int, *messages: Json) -> Json:
        async with server.client(made["table"], token) as client:
            for message in messages:
                assert (await client.ask(**message))["t"] == "ok"
            await settled(client)
            return client.state

    async def main() -> None:
        bind = {
            seat: {**binding(made["dice"], seat, part), "id": f"bind {seat}"} for seat, part in parts.items()
        }
        show = {seat: {"t": "part", "seat": seat, "part": part, "id": "show"} for seat, part in parts.items()}
        await one(made["token"], 1, bind[1])
        assert (await one(joined["token"], 2, bind[2]))["waiting"] == "parts"
        state = await one(made["token"], 1, bind[1], show[1], show[1])
        assert state["waiting"] == "parts"
        state = await one(joined["token"], 2, bind[2], show[2])
        assert state["waiting"] is None
        again = await one(made["token"], 1, bind[1], show[1])
        assert bool(state["prompt"]) != bool(again["prompt"])  # one of them is asked

    asyncio.run(main())


@pytest.mark.parametrize("stage", ["one bound", "all bound", "one open", "all open"])
def test_killed_in_the_middle_of_it(tmp_path: Path, stage: str) -> None:
    """What was acknowledged is stored, and the table goes on with it when it is found again."""
    parts = {1: new_part(), 2: new_part()}
    real = dealing._go_on

    async def killed(*_: Any, **__: Any) -> None:
        pass

    def bind(made: Json, seat: int) -> Json:
        return {**binding(made["dice"], seat, parts[seat]), "id": f"bind {seat}"}

    def show(seat: int) -> Json:
        return {"t": "part", "seat": seat, "part": parts[seat], "id": f"show {seat}"}

    with running(settings(tmp_path)) as server:
        made = server.new(HOT, setup=SCALAR)

        async def before() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                assert (await both.ask(**bind(made, 1)))["t"] == "ok"
                if stage == "one bound":
                    return
                if stage == "all bound":
                    dealing._go_on = killed
                assert (await both.ask(**bind(made, 2)))["t"] == "ok"
                if stage == "all bound":
                    return
                assert (await both.ask(**show(1)))["t"] == "ok"
                if stage == "one open":
                    return
                dealing._go_on = killed
                assert (await both.ask(**show(2)))["t"] == "ok"

        try:
            asyncio.run(before())
            assert server.call(server.house.storage.table(made["table"])).seed == ""
        finally:
            dealing._go_on = real
    with running(settings(tmp_path)) as server:

        async def after() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                assert both.welcome["dice"]["commit"] == made["dice"]["commit"]
                assert (await both.ask(**bind(made, 1)))["t"] == "ok"  # the first answer, after a restart too
                assert (await both.ask(**bind(made, 2)))["t"] == "ok"
                while both.state["waiting"] == "commits":
                    await both.until("state")
                assert (await both.ask(**show(1)))["t"] == "ok"
                assert (await both.ask(**show(2)))["t"] == "ok"
                await both.begun()
                assert both.dice["parts"] == {"1": parts[1], "2": parts[2]}
                await both.play(both.choices()[0])

        asyncio.run(after())
        row = server.call(server.house.storage.table(made["table"]))
        assert row.seed == seed_of(row.server, list(parts.values())) and row.promise == 1


@pytest.mark.parametrize("happened", [True, False])
@pytest.mark.parametrize("opening", [True, False])
def test_what_may_not_have_been_saved(tmp_path: Path, happened: bool, opening: bool) -> None:
    """Nobody hears of it before it is stored; sent again under its id it counts once."""
    with running(settings(tmp_path)) as server:
        made = server.new(HOT, setup=SCALAR)
        part = new_part()
        field = "parts" if opening else "commits"

        async def main() -> None:
            async with (
                server.client(made["table"], *made["tokens"].values()) as both,
                server.client(made["table"], origin=True) as eve,
            ):
                bind = {**binding(made["dice"], 1, part), "id": "bind"}
                show = {"t": "part", "id": "show", "seat": 1, "part": part}
                if opening:
                    await both.ask(**bind)
                    await both.ask(**binding(made["dice"], 2, part))
                real = server.house.storage._commit

                async def broken(batches: Any) -> None:
                    if happened:
                        await real(batches)
                    raise NotSaved("disk I/O error")

                server.house.storage._commit = broken  # type: ignore[method-assign]
                first = await both.ask(**(show if opening else bind))
                server.house.storage._commit = real  # type: ignore[method-assign]
                await settled(eve)
                heard = [m for m in eve.seen if m["t"] == "dice" and m["dice"][field].get("1")]
                assert bool(heard) == (first["t"] == "ok") == happened  # the store was asked, and had it
                assert (await both.ask(**(show if opening else bind)))["t"] == "ok"
                if not opening:
                    await both.ask(**binding(made["dice"], 2, part))
                    await both.ask(**show)
                await both.ask(t="part", seat=2, part=part)
                await both.begun()
                assert both.dice["parts"] == {"1": part, "2": part}

        asyncio.run(main())


def test_a_promise_that_cannot_be_voided_stands(tmp_path: Path) -> None:
    """The void promise and the new one are stored together, or nothing has happened."""
    with running(settings(tmp_path)) as server:
        made = server.new(HOT, setup=SCALAR)

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                parts = await both.bind()
                while both.state["waiting"] == "commits":
                    await both.until("state")
                real = server.house.storage._commit

                async def broken(batches: Any) -> None:
                    raise NotSaved("disk I/O error")

                server.house.storage._commit = broken  # type: ignore[method-assign]
                assert (await both.ask(t="withdraw", seat=1, promise=1))["code"] == "not-saved"
                server.house.storage._commit = real  # type: ignore[method-assign]
                await both.reveal(parts)
                assert both.dice["promise"] == 1

        asyncio.run(main())
        assert server.request("GET", "/api/aborted").json() == []
