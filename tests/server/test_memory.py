"""What a table keeps in memory is bounded, and what it has forgotten comes back when somebody asks."""

import asyncio
import gc
import itertools
import random
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.kernel.registry import find
from sandtable.server import house, tables
from sandtable.server.checkpoints import LOOSE, SPACED, Checkpoints
from sandtable.server.doorway import Doorway
from sandtable.server.entries import PAGE, Entries, Entry
from sandtable.server.fold import SENDERS, Fold
from sandtable.server.rows import Row
from sandtable.server.sockets import TableSocket
from sandtable.server.tables import SHORT
from tests.patience import PATIENCE, until
from tests.server.decks import OTHER, READY, own_code
from tests.server.running import HOT, ROUNDED, Client, Running, running, settings

GAME = find("antagonism")


# ---- the log


def entry(m: int) -> Entry:
    rolled = ((f"{m}.", "=3"),) if m % 3 == 0 else ()
    told = (b'{"m":%d}' % m,) if m % 2 else (b'"all"', b'"one"', b'"two"')
    return Entry(f"text {m}", 1 + m % 2, f"{m // 4}.1", rolled, told)


def test_packed_entries_are_what_they_were() -> None:
    """Whatever is added and cut, every question gets the answer that a plain list would give."""
    dice = random.Random(1)
    log, plain = Entries(), list[Entry]()
    for step in range(3000):
        if plain and dice.random() < 0.02:
            to = max(0, len(plain) - int(dice.expovariate(0.02)))  # mostly a little, sometimes pages
            log.cut(to)
            del plain[to:]
        else:
            log.add(entry(step))
            plain.append(entry(step))
        assert len(log) == len(plain) and len(log.tail) < 2 * PAGE
        if step % 50 == 0:
            start = dice.randrange(len(plain) + 1)
            stop = dice.randrange(start, len(plain) + 1)
            assert log.some(start, stop) == plain[start:stop]
            assert log.some(start) == plain[start:]
            assert list(log.back()) == plain[::-1]
            for viewer in (0, 1, 2):
                told = [one.told[viewer if len(one.told) > 1 else 0] for one in plain]
                assert [bytes(raw) for raw in log.told_back(len(log), viewer)] == told[::-1]
                if plain:
                    assert bytes(log.told_at(len(plain), viewer)) == told[-1]
    assert len(log.pages) > 5


def test_a_packed_entry_takes_little() -> None:
    fold, dice = Fold(GAME, "vertigo:2", "", ""), random.Random(2)
    _play(fold, 250, dice)
    packed = len(fold.log.pages) * PAGE
    assert packed >= 150
    assert sum(len(page) for page in fold.log.pages) / packed < 40  # bytes a choice; as it is sent, over 100


def _play(fold: Fold, count: int, dice: random.Random) -> None:
    for _ in range(count):
        if fold.over:
            return
        texts = [GAME.token(fold.state, int(option)) for option in fold.state.options()]
        quiet = [text for text in texts if "x" not in text] or texts
        step = fold.choice(fold.asked, dice.choice(quiet))
        fold.take(Row(fold.n + 1, step.kind, step.seat, step.text, f"id{fold.n}", 0, 0, 0.0), step)


def test_a_fold_keeps_a_bounded_number_of_everything() -> None:
    fold, dice = Fold(GAME, "vertigo:2", "", ""), random.Random(3)
    for _ in range(12):
        _play(fold, 25, dice)
        assert len(fold.log.tail) < 2 * PAGE and len(fold.senders) <= SENDERS
        assert len(fold.checkpoints.states) <= SPACED + LOOSE + 1
    assert fold.m > 250


def test_checkpoints_thin_out_and_reach_every_moment() -> None:
    state = GAME.new("vertigo:2", "")
    kept = Checkpoints(state)
    for m in range(5000):
        if kept.due(m) or m % 5 == 0:
            kept.keep(m, state)
        assert len(kept.states) <= SPACED + LOOSE + 1 and 0 in kept.states
    gaps = sorted(m for m in kept.states if kept.due(m))
    assert max(b - a for a, b in itertools.pairwise(gaps)) <= kept.gap <= 2 * 5000 / SPACED
    for m in (0, 1, 63, 64, 700, 4999):
        base, _ = kept.before(m)
        assert 0 <= m - base <= kept.gap
    kept.cut(100)
    assert max(kept.states) <= 100 and 0 in kept.states


def test_any_moment_of_a_long_game_can_be_looked_at(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.new(HOT, setup="vertigo:2")

    async def main() -> list[str]:
        dice = random.Random(4)
        async with server.client(made["table"], *made["tokens"].values()) as both:
            positions = [both.state["observation"]["position"]]
            while len(positions) < 150:
                quiet = [text for text in both.choices() if "x" not in text]
                await both.play(dice.choice(quiet))
                positions.append(both.state["observation"]["position"])
        async with server.client(made["table"], made["token"]) as ada:
            assert [one["m"] for one in ada.welcome["entries"]] == list(range(1, 150))
        return positions

    positions = asyncio.run(main())
    walked: list[int] = []
    walk = tables._walk

    def counted(*way: Any) -> int:
        walked.append(walk(*way))
        return walked[-1]

    monkeypatch.setattr(tables, "_walk", counted)
    for m in (0, 1, 31, 32, 33, 63, 64, 65, 100, 148, 149):
        moment = server.request("GET", f"/api/tables/{made['table']}/moments/{m}").json()
        assert moment["position"] == positions[m]
        assert (moment["entry"] or {"m": 0})["m"] == m
    assert 1 <= max(walked) <= SHORT  # of more at once nobody is served meanwhile


# ---- ids


def test_an_id_that_the_table_has_forgotten_is_in_the_store(server: Running) -> None:
    """A repeated id gets the first answer, however long ago that was, and changes nothing."""
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            first = await both.choose("Rf3-f6", id="the first")
            for _ in range(SENDERS // 2 + 1):
                await both.at(both.state["n"])
                await both.play("Gg3-g5")
                answer = await both.ask(t="undo", n=both.state["n"], to=1)
                await both.at(answer["n"])
            table = server.house.live[made["table"]]
            assert table.fold.sent(1, "the first") is None  # not here any more
            n = both.state["n"]
            for old in (0, n):
                assert await both.ask(t="choose", id="the first", n=old, text="Rf3-f6") == first
            assert (await both.ask(t="choose", id="another", n=0, text="Rf3-f6"))["code"] == "stale"
            await both.play("/")
            late = await both.ask(t="choose", id="the first", n=n, text="Rf11-f8", seat=1)
            assert late == first
            assert both.state["n"] == n + 1

    asyncio.run(main())


# ---- whole tables


async def gone(server: Running, table: str) -> None:
    until = time.monotonic() + PATIENCE
    while table in server.house.live:
        assert time.monotonic() < until, "it is still there"
        await asyncio.sleep(0.05)


async def over(server: Running, made: dict[str, Any]) -> bool:
    """Whether the table's game has ended, as it is stored."""
    row = await asyncio.to_thread(server.call, server.house.storage.table(made["table"]))
    return bool(row.status == "over")


async def lone(server: Running, made: dict[str, Any], *texts: str) -> Client:
    async with server.client(made["table"], *made["tokens"].values()) as both:
        await both.play(*texts)
        return both


@pytest.mark.parametrize("texts", [("Rf3-f6",), ("Rf3-f6", "resign")])
def test_a_table_nobody_looks_at_leaves_the_memory(tmp_path: Path, texts: tuple[str, ...]) -> None:
    with running(settings(tmp_path, idle=0.2, idle_over=0.2)) as server:
        made = server.new(HOT)

        async def main() -> None:
            before = await lone(server, made, *texts)
            await gone(server, made["table"])
            after = await lone(server, made)
            assert after.state == before.state

        asyncio.run(main())


def test_tables_with_cards_of_their_own_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes two megabytes or more: who asked for ten a second had gigabytes kept, looking at none."""
    monkeypatch.setattr(house, "ALONE", 2)
    with running(settings(tmp_path, idle=3600.0)) as server:
        now = [1000.0]
        server.house.now = lambda: now[0]
        own = {"game": "athernum", "setup": f"{own_code()}:{OTHER}", "seats": HOT}
        plain = {"game": "athernum", "setup": f"{READY}:{OTHER}", "seats": HOT}

        def opened(body: dict[str, Any]) -> str:
            answer = server.request("POST", "/api/tables", body)
            id = str(answer.json()["table"])
            assert server.request("GET", f"/api/tables/{id}").status_code == 200
            return id

        old = [opened(own) for _ in range(4)]
        assert set(old) <= set(server.house.live)  # they were asked for just now
        others = [opened(plain) for _ in range(3)]

        async def main() -> None:
            made = server.request("POST", "/api/tables", own).json()
            async with server.client(made["table"], made["token"]):
                old.append(made["table"])
                now[0] += house.UNUSED + 1.0
                newest = opened(own)
                assert {old[-1], newest, *others} <= set(server.house.live)  # somebody looks on; new; small
                assert set(old[:4]) & set(server.house.live) == set(old[2:4])

        asyncio.run(main())


def test_opening_cards_of_ones_own_is_a_reading(tmp_path: Path) -> None:
    with running(settings(tmp_path, trust_loopback=False, address_readings=1, idle=0.1)) as server:
        server.stop_clock()
        body = {"game": "athernum", "setup": f"{own_code()}:{OTHER}", "seats": HOT}
        path = f"/api/tables/{server.request('POST', '/api/tables', body).json()['table']}"

        async def forget() -> None:
            server.house.live.clear()
            server.house.game("athernum").ways()._setups.clear()  # type: ignore[attr-defined]

        codes = []
        for _ in range(2):
            server.call(forget())
            codes.append(server.request("GET", path).status_code)
        assert codes == [200, 429]


def test_a_finished_game_leaves_sooner(tmp_path: Path) -> None:
    with running(settings(tmp_path, idle=600.0, idle_over=0.2)) as server:
        live, over = server.new(HOT), server.new(HOT)

        async def main() -> None:
            await lone(server, live, "Rf3-f6")
            await lone(server, over, "resign")
            await gone(server, over["table"])
            assert live["table"] in server.house.live

        asyncio.run(main())


def test_a_clock_runs_on_although_its_table_has_left(tmp_path: Path) -> None:
    """The time is charged, and when it is up the table comes back by itself to say so."""
    with running(settings(tmp_path, idle=0.2, idle_over=0.2)) as server:
        made = server.new(HOT, clock={"kind": "sudden", "seconds": 3})
        began = time.monotonic()
        slow = server.new(HOT, clock={"kind": "days", "days": 1})

        async def main() -> None:
            await lone(server, made)
            await lone(server, slow)
            await gone(server, made["table"])
            await gone(server, slow["table"])
            assert slow["table"] in server.house.naps
            # on a busy machine its three seconds may be over by now
            assert made["table"] in server.house.naps or await over(server, made)
            await asyncio.sleep(0.5)
            back = await lone(server, slow)
            used = 86_400_000 - back.state["clocks"]["left"]["1"]
            assert 500 <= used <= (time.monotonic() - began) * 1000 + ROUNDED
            until = time.monotonic() + PATIENCE
            while True:
                if await over(server, made):
                    break
                assert time.monotonic() < until, "nobody's time is up"
                await asyncio.sleep(0.1)
            ended = await lone(server, made)
            assert ended.state["result"] == "2"
            await gone(server, slow["table"])

        asyncio.run(main())
        server.call(asyncio.sleep(0))
        napping = server.house.naps[slow["table"]]
        assert napping.spent_ms > 0
    with running(settings(tmp_path)) as server:  # an orderly stop has noted what was used

        async def again() -> None:
            back = await lone(server, slow)
            assert 86_400_000 - back.state["clocks"]["left"]["1"] >= 500

        asyncio.run(again())


def test_tables_opened_for_their_clocks_leave_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart all tables whose clocks run are opened: each stayed for five minutes, however many."""
    monkeypatch.setattr("sandtable.server.house.GLANCE", 0.1)
    with running(settings(tmp_path)) as server:
        slow = server.new(HOT, clock={"kind": "days", "days": 1})
        asyncio.run(lone(server, slow, "Rf3-f6"))
    with running(settings(tmp_path, idle=600.0, idle_over=0.2)) as server:
        until(lambda: slow["table"] in server.house.naps, "it has not left the memory")
        back = asyncio.run(lone(server, slow))
        assert back.state["m"] == 1


def test_the_log_of_a_table_has_an_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Going to and fro for hours made logs that nobody could open any more; giving up is always possible."""
    for module in ("play", "bots"):
        monkeypatch.setattr(f"sandtable.server.{module}.MOST", 8)
    monkeypatch.setattr("sandtable.server.play.MOST_UNDOS_BY", 4)
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            for _ in range(2):
                await both.play("Rf3-f6")
                assert (await both.ask(t="undo", n=both.state["n"], to=0))["t"] == "ok"
                while both.state["m"]:
                    await both.until("state")
            await both.play("Rf3-f6")
            refused = await both.ask(t="undo", n=both.state["n"], to=0)
            assert refused["code"] == "too-many" and "nothing is undone here" in refused["message"]
            while both.state["n"] < 8:
                await both.play(both.choices()[0])
            refused = await both.choose(both.choices()[0])
            assert refused["code"] == "too-many" and "give up or agree on a draw" in refused["message"]
            assert (await both.ask(t="resign"))["t"] == "ok"
            while not both.state["over"]:
                await both.until("state")

    asyncio.run(main())


def test_what_was_made_for_a_state_goes_with_the_last_socket(server: Running) -> None:
    made = server.new(HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.play("Rf3-f6")
            assert server.house.live[made["table"]].states
        until = time.monotonic() + PATIENCE
        while server.house.live[made["table"]].sockets:
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        assert not server.house.live[made["table"]].states

    asyncio.run(main())


def test_words_in_pages_are_still_json() -> None:
    """What is packed is sent as it is: it must be whole messages."""
    fold, dice = Fold(GAME, "exomoon:2", "", ""), random.Random(5)
    _play(fold, 100, dice)
    told = [msgspec.json.decode(bytes(raw)) for raw in fold.log.told_back(fold.m, 0)][::-1]
    assert [one["m"] for one in told] == list(range(1, fold.m + 1))
    assert all(set(one) == {"m", "seat", "turn", "text", "words", "clause", "rolled", "verb"} for one in told)


# ---- what has gone


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def lines_of(server: Running) -> list[weakref.ref[Any]]:
    """The connections of a server that are there now."""
    lines = server.house.limits.lines
    found: list[Any] = [
        one for one in gc.get_objects() if isinstance(one, TableSocket) and one.lines is lines
    ]
    found += [one for one in gc.get_objects() if isinstance(one, Doorway) and one.limits.lines is lines]
    return [weakref.ref(one) for one in found]


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("rude", [False, True], ids=["says goodbye", "is cut off"])
def test_a_socket_that_has_gone_leaves_nothing_to_the_collector(server: Running, rude: bool) -> None:
    """Sockets referred to themselves; so all tables were looked through from time to time while everybody
    waited: 18 to 32 ms of the processor with 60 small ones, and more with more."""
    made = server.new(HOT)
    before = lines_of(server)

    async def come_and_go() -> list[weakref.ref[Any]]:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.play(both.choices()[0])
            seen = [line for line in lines_of(server) if line not in before]
            if rude:
                both.socket.transport.abort()
            return seen

    seen = asyncio.run(come_and_go())
    assert seen
    until(lambda: not any(one() for one in seen), "a line that has gone is still there")


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_leaves_the_memory_leaves_nothing_to_the_collector(server: Running) -> None:
    made = server.new(HOT)

    async def play() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.play(both.choices()[0])

    async def forget() -> weakref.ref[Any]:
        table = server.house.live[made["table"]]
        server.house.forget(table)
        return weakref.ref(table.fold)

    asyncio.run(play())
    until(lambda: not server.house.live[made["table"]].sockets, "somebody looks on")
    fold = server.call(forget())
    until(lambda: fold() is None, "a table that was forgotten is still there")
