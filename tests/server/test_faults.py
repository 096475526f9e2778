"""When things break: the disk, the bots, the readers, the process itself."""

import asyncio
import contextlib
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import text

from bench.kill import rounds
from sandtable.server.rows import Row
from sandtable.server.storage import NotSaved, Storage
from sandtable.server.thinkers import FAULTS, Thinkers
from tests.patience import PATIENCE
from tests.server.running import BOT, HOT, ROUNDED, Running, running, settings

# ---- F1: kill -9


@pytest.mark.slow
def test_f1_kill_nine_again_and_again(tmp_path: Path) -> None:
    """Acknowledged choices are stored, once, in one order, and every client comes back by itself.

    bench/kill.py does it a thousand times."""
    found = asyncio.run(rounds(tmp_path, 7, 8, 0.4, 1.2, 0.15))
    assert found["faults"] == []
    assert found["acknowledged"] > 0 and found["reconnects"] > 0


# ---- F3: the disk


async def pragma(server: Running, line: str) -> None:
    with server.house.storage.writer.connect() as connection:
        connection.execute(text(f"pragma {line}"))


def break_disk(server: Running, how: str) -> Any:
    """Break writing, for real where SQLite lets us; answers what mends it again."""
    storage = server.house.storage
    if how == "disk full":
        server.call(pragma(server, "max_page_count=1"))
        return lambda: server.call(pragma(server, "max_page_count=1000000"))
    if how == "read-only":
        server.call(pragma(server, "query_only=on"))
        return lambda: server.call(pragma(server, "query_only=off"))
    real = storage._commit

    async def lost(batches: Any) -> None:
        """The commit happens, but the answer says that it failed, as fsync may."""
        if how == "failed but done":
            await real(batches)
        raise NotSaved("disk I/O error")

    storage._commit = lost  # type: ignore[method-assign]

    def mend() -> None:
        storage._commit = real  # type: ignore[method-assign]

    return mend


@pytest.mark.parametrize("how", ["disk full", "read-only", "failed", "failed but done"])
def test_f3_a_disk_that_fails(tmp_path: Path, how: str) -> None:
    """The player hears "not saved", nothing is shown that is not stored, and the table goes on by itself."""
    with running(settings(tmp_path)) as server:
        made = server.new(HOT, clock={"kind": "sudden", "seconds": 500})
        other = server.new(HOT)

        async def fill() -> None:
            """A full disk still has room on pages that are there: write until it has not."""
            n = 1000
            for words in ("x" * 200, "x"):
                with contextlib.suppress(NotSaved):
                    for _ in range(200):
                        n += 1
                        row = Row(n, "choose", 1, words, "", 0, 0, 0.0)
                        await server.house.storage.write(Storage.new_row(other["table"], row))

        async def main() -> None:
            async with (
                server.client(made["table"], *made["tokens"].values()) as both,
                server.client(made["table"], origin=True) as eve,
            ):
                await both.play("Rf3-f6")
                await eve.at(1)
                mend = await asyncio.to_thread(break_disk, server, how)
                if how == "disk full":
                    await asyncio.to_thread(server.call, fill())
                eve.seen.clear()
                answer = await both.choose("Gg3-g5", id="the one")
                assert (answer["t"], answer["code"]) == ("no", "not-saved"), answer
                assert (await both.choose("Gf2-f4"))["code"] == "not-saved"
                while both.state["prompt"] is not None:
                    await both.until("state")
                assert both.state["clocks"]["running"] == 0  # nobody pays for our disk
                await eve.send(t="ping")
                await eve.until("pong")
                assert not [m for m in eve.seen if m["t"] == "state" and m["m"] > 1]
                assert not [m for m in eve.seen if m["t"] == "entries" and m["entries"]]
                made_now = await asyncio.to_thread(
                    server.request,
                    "POST",
                    "/api/tables",
                    {"game": "antagonism", "setup": "exomoon:2", "seats": HOT},
                )
                assert how == "disk full" or made_now.status_code == 503
                await asyncio.to_thread(mend)
                while both.state["prompt"] is None:
                    await both.until("state")
                again = await both.ask(t="choose", id="the one", n=1, text="Gg3-g5")
                assert again["t"] == "ok" and again["n"] == 2
                await both.at(2)
                await eve.at(2)
                assert both.state["m"] == 2 and both.state["clocks"]["running"] == 1
                await both.play("/")
                await eve.at(3)

        asyncio.run(main())
        rows = server.call(server.house.storage.rows_of(made["table"]))
        assert [row.text for row in rows] == ["Rf3-f6", "Gg3-g5", "/"]


# ---- F7: bots

BAD = """
import json, os, sys, time
sys.path.insert(0, {root!r})
kind = {kind!r}
if kind == "silent": time.sleep(600)
if kind == "still-born": os._exit(1)
print('{{"ready": true}}', flush=True)
for line in sys.stdin:
    job = json.loads(line)
    if kind == "hang": time.sleep(600)
    if kind == "exit": os._exit(3)
    if kind == "memory":
        from sandtable.server.thinker import limit
        limit(300 << 20)
        x = bytearray(2 << 30)
    if kind == "rubbish": print("\\x00 no json at all")
    elif kind == "endless": sys.stdout.write("x" * 200_000); sys.stdout.flush(); time.sleep(600)
    elif kind == "late":
        time.sleep(job["seconds"] + 2); print(json.dumps({{"job": job["job"], "text": "/"}}))
    elif kind == "other": print(json.dumps({{"job": -1, "text": "/"}}))
    elif kind == "illegal": print(json.dumps({{"job": job["job"], "text": "Rf3-z99"}}))
    elif kind == "number": print(json.dumps({{"job": job["job"], "text": 7}}))
    elif kind == "list": print("[1, 2]")
    sys.stdout.flush()
"""
KINDS = [
    "hang", "exit", "memory", "rubbish", "endless", "late", "other", "illegal", "number", "list",
    "silent", "still-born",
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_f7_bad_bots(tmp_path: Path, kind: str) -> None:
    """Whatever a bot does, its choice is made in time, its cause is in the log, other tables go on."""
    import io

    from sandtable.server import logs, thinkers, workers

    program = tmp_path / "bot.py"
    program.write_text(BAD.format(kind=kind, root=str(Path(thinkers.__file__).parents[2])))
    out = io.StringIO()
    logs.to(out)
    start, grace, line = workers.START, thinkers.GRACE, thinkers.LINE
    workers.START, thinkers.GRACE, thinkers.LINE = 2.0, 0.5, 2.0
    try:
        with running(settings(tmp_path, bot_seconds=0.2)) as server:
            server.house.thinkers = Thinkers(1, 300 << 20, [sys.executable, str(program)])
            made = server.new([{"kind": "bot", "level": 1}, {"kind": "me"}])
            other = server.new(HOT)

            async def main() -> None:
                async with (
                    server.client(other["table"], other["token"]) as third,
                    server.client(made["table"], made["token"]) as ada,
                ):
                    await third.play("Rf3-f6")  # meanwhile
                    while not ada.state["m"]:
                        await ada.until("state")

            asyncio.run(main())
            assert server.house.fallbacks >= 1
    finally:
        logs.to(None)
        workers.START, thinkers.GRACE, thinkers.LINE = start, grace, line
    assert '"cause"' in out.getvalue()


def test_f7_a_bot_that_keeps_failing_is_not_asked_for_a_while(tmp_path: Path) -> None:
    """The circuit breaker: after five faults the level rests, and choices are made at once."""
    program = tmp_path / "bot.py"
    program.write_text(BAD.format(kind="exit", root=""))
    with running(settings(tmp_path)) as server:
        server.house.thinkers = Thinkers(1, 300 << 20, [sys.executable, str(program)])
        made = server.new([{"kind": "bot", "level": 1}, {"kind": "me"}])

        async def main() -> None:
            async with server.client(made["table"], made["token"]) as ada:
                for _ in range(400):
                    if ada.state["over"] or server.house.fallbacks > FAULTS + 5:
                        break
                    if ada.state["prompt"]:
                        await ada.play(ada.choices()[-1])
                    else:
                        await ada.until("state")

        asyncio.run(main())
        assert server.house.thinkers.thoughts == FAULTS
        assert server.house.fallbacks > FAULTS


SICK = """
import json, os, sys
print('{"ready": true}', flush=True)
for line in sys.stdin:
    job = json.loads(line)
    if "exomoon:4" in job["setup"]: os._exit(3)
    print(json.dumps({"job": job["job"], "text": "a choice"}), flush=True)
"""


def ask(thinkers: Thinkers, setup: str, table: str, own: bool, times: int) -> list[str | None]:
    """What bots of one level answer to a table, time after time."""

    async def main() -> list[str | None]:
        try:
            return [
                await thinkers.think("antagonism", "", 1, 5.0, table, 10.0, setup, own) for _ in range(times)
            ]
        finally:
            await thinkers.stop()
            thinkers.asleep, thinkers.free = list(thinkers.all), []

    return asyncio.run(main())


def test_a_table_whose_cards_break_bots_hurts_itself_only(tmp_path: Path) -> None:
    """The breaker of one table says nothing about another's, though game and level are the same."""
    program = tmp_path / "bot.py"
    program.write_text(SICK)
    bots = Thinkers(1, 300 << 20, [sys.executable, str(program)])
    assert ask(bots, "exomoon:4", "sick", True, FAULTS + 3) == [None] * (FAULTS + 3)
    assert bots.thoughts == FAULTS  # then its bots rest
    assert ask(bots, "exomoon:2", "sound", False, 3) == ["a choice"] * 3
    assert ask(bots, "exomoon:4", "sick", True, 1) == [None] and bots.thoughts == FAULTS + 3


def test_one_ordinary_table_does_not_rest_a_level_either(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(SICK)
    bots = Thinkers(1, 300 << 20, [sys.executable, str(program)])
    assert ask(bots, "exomoon:4", "unlucky", False, FAULTS) == [None] * FAULTS
    assert ask(bots, "exomoon:2", "sound", False, 1) == ["a choice"]


def test_a_level_that_fails_at_several_ordinary_tables_rests(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(SICK)
    bots = Thinkers(1, 300 << 20, [sys.executable, str(program)])
    for number in range(FAULTS):
        assert ask(bots, "exomoon:4", f"table {number}", False, 1) == [None]
    thoughts = bots.thoughts
    assert ask(bots, "exomoon:2", "another", False, 1) == [None] and bots.thoughts == thoughts


SLOW = """
import json, sys, time
print('{"ready": true}', flush=True)
for line in sys.stdin:
    job = json.loads(line)
    time.sleep(0.02)
    print(json.dumps({"job": job["job"], "text": job["setup"]}), flush=True)
"""


def test_who_lets_many_bots_think_waits_for_himself(tmp_path: Path) -> None:
    """Whoever has one table is thought for next, however many tables of somebody else came before: with 110
    of them a bot answered after 7.4 s instead of 0.4."""
    program = tmp_path / "bot.py"
    program.write_text(SLOW)
    bots = Thinkers(1, 300 << 20, [sys.executable, str(program)])
    done: list[str] = []

    async def ask(table: str, *whose: str) -> None:
        answer = await bots.think("antagonism", "", 5, 3.0, table, 60.0, table, False, whose)
        done.append(answer or "nothing")

    async def main() -> None:
        try:
            many = [asyncio.create_task(ask(f"many {number}", "192.0.2.1")) for number in range(30)]
            while not done:
                await asyncio.sleep(0.01)
            alone = asyncio.create_task(ask("alone", "192.0.2.2"))
            beside = asyncio.create_task(ask("beside", "192.0.2.1", "192.0.2.3"))  # one of two who wait here
            await asyncio.gather(alone, beside, *many)
        finally:
            await bots.stop()

    asyncio.run(main())
    assert len(done) == 32 and "nothing" not in done
    before = done.index("many 29")
    assert done.index("alone") < before - 20 and done.index("beside") < before - 20, done
    assert not bots.lines


def test_a_bot_is_given_its_view_and_nothing_else(server: Running) -> None:
    """What goes to the thinking process holds no seed, no table, no token."""
    made = server.new(BOT)
    seen: list[tuple[Any, ...]] = []
    table = server.call(server.house.table(made["table"]))

    class Ears:
        async def think(self, *job: Any) -> None:
            seen.append(job)

        async def stop(self) -> None:
            pass

    real = server.house.thinkers
    server.house.thinkers = Ears()  # type: ignore[assignment]
    try:

        async def main() -> None:
            async with server.client(made["table"], made["token"]) as ada:
                await ada.play("Rf3-f6", "/")
                while ada.state["asked"] != 1:
                    await ada.until("state")

        asyncio.run(main())
    finally:
        server.house.thinkers = real
    assert seen
    for game, state, level, _seconds, _id, _most, setup, own, _whose in seen:
        assert (game, level, setup, own) == ("antagonism", 1, table.row.setup, False)
        assert table.row.seed not in state and "\nkey = \n" in state


# ---- L4: readers that do not read


def test_l4_spectators_that_never_read(tmp_path: Path) -> None:
    """A slow socket holds its share, gets one snapshot, is closed with 1013; players notice nothing."""
    count = 25
    with running(settings(tmp_path, socket_messages=100_000)) as server:
        made = server.new(HOT)
        slow: list[Any] = []

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                for _ in range(count):
                    socket = await websockets.connect(
                        server.ws,
                        origin=server.http,  # type: ignore[arg-type]
                        ping_interval=None,
                        max_queue=1,
                    )
                    await socket.send('{{"t":"hello","v":1,"table":"{}"}}'.format(made["table"]))
                    slow.append(socket)
                table = server.house.live[made["table"]]
                most = 0
                for k in range(400):
                    text = ("Rf3-f6", "Gg3-g5")[k % 2]
                    if k % 3 == 2:
                        answer = await both.ask(t="undo", n=both.state["n"], to=0)
                    else:
                        answer = await both.choose(("Rf3-f6", "Gg3-g5")[k % 3])
                    assert answer["t"] == "ok", (answer, text)
                    await both.at(answer["n"])
                    most = max(most, *[s.bytes for s in list(table.sockets)])
                    if len(table.sockets) == 1:
                        break
                assert len(table.sockets) == 1, "the slow ones are still there"
                assert most <= (256 << 10) + (64 << 10)  # the share, and one message
                codes = set()
                for socket in slow:
                    try:
                        while True:
                            await asyncio.wait_for(socket.recv(), PATIENCE)
                    except websockets.ConnectionClosed as closed:
                        codes.add(closed.rcvd.code if closed.rcvd else None)
                assert 1013 in codes and codes <= {1013, None}

        asyncio.run(main())


# ---- stopping


def test_an_orderly_stop_keeps_the_clock(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        began = time.monotonic()
        made = server.new(HOT, clock={"kind": "days", "days": 1})

        async def main() -> None:
            async with server.client(made["table"], *made["tokens"].values()) as both:
                await both.play("Rf3-f6")
                await asyncio.sleep(0.5)
                await asyncio.to_thread(server.stop)

        asyncio.run(main())
        spent = []

        async def look() -> None:
            from sandtable.server.storage import Storage

            storage = Storage(server.settings.database)
            row = await storage.table(made["table"])
            assert row is not None
            spent.append(row.spent_ms)
            await storage.stop()

        asyncio.run(look())
        assert 300 <= spent[0] <= (time.monotonic() - began) * 1000 + ROUNDED


def test_l4_who_neither_reads_nor_answers_a_ping_is_let_go(tmp_path: Path) -> None:
    """At a quiet table too: the goodbye of a peer that does not read must not wait in the buffer for ever."""
    from bench.watch import deaf, last_word

    with running(settings(tmp_path)) as server:
        made = server.new(HOT)

        async def no_pong() -> int:
            """What uvicorn calls when a ping has had no answer, for those who have something left to read."""
            late = [c for c in server.server.server_state.connections if c.transport.get_write_buffer_size()]
            for connection in late:
                connection.keepalive_timeout()  # type: ignore[union-attr]
            return len(late)

        async def main() -> None:
            raw = await asyncio.to_thread(deaf, server.port, made["table"])
            async with server.client(made["table"], *made["tokens"].values()) as both:
                table = server.house.live[made["table"]]
                while max(socket.bytes for socket in table.sockets) < 20_000:
                    await both.play("Rf3-f6")
                    answer = await both.ask(t="undo", n=both.state["n"], to=0)
                    await both.at(answer["n"])
                assert len(table.sockets) == 2
                assert await asyncio.to_thread(server.call, no_pong()) == 1
                while len(table.sockets) > 1:
                    await asyncio.sleep(0.02)
                assert (server.house.let_go, server.house.snapshots) == (1, 0)
                await both.play("Rf3-f6")
            assert await last_word(raw) == 1013

        asyncio.run(main())
