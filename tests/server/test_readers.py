"""What strangers write: read once, elsewhere, in turn; and what costs too much costs its writer alone."""

import asyncio
import json
import random
import sys
import zlib
from base64 import urlsafe_b64encode
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sandtable.cards.codes import LARGEST, pack
from sandtable.cards.game import CardGame
from sandtable.cards.games import card_games
from sandtable.cards.games import find as card_game
from sandtable.cards.setups import Setups
from sandtable.games.athernum.cardset.library import Library
from sandtable.server import reading
from sandtable.server.errors import Refused
from sandtable.server.readers import HOUSE, WAITING, Readers
from sandtable.server.setups import MOST
from sandtable.timing import pressing
from tests.server.decks import DECK, OTHER, READY, SMITH, own_code, swapped
from tests.server.running import HOT, PAIR, Json, Running, running, settings

GAME = "athernum"
DIGITS = "9" * 4_400
LONG = SMITH.replace("cost = 1", f"cost = {DIGITS}")
DOTS = f"[[a.b]]\n{'.'.join('a' * 12_000)} = 1\n"


def code_of(text: str) -> str:
    """A deck code that no pack of ours would make."""
    return "~" + urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def table(setup: str, **more: Any) -> Json:
    return {"game": GAME, "setup": setup, "seats": PAIR, **more}


POSITION = f"turn={DIGITS} active=1"
ASKED: dict[str, tuple[str, Json]] = {
    "a deck with cards": ("/api/decks/athernum", {"text": DECK, "cards": LONG}),
    "a deck code": ("/api/decks/athernum", {"code": pack(swapped(), LONG)}),
    "the workshop": ("/api/workshop/athernum/read", {"text": LONG}),
    "a trial": ("/api/workshop/athernum/table", {"text": LONG, "card": "Lamp Smith"}),
    "a table": ("/api/tables", table(f"{pack(swapped(), LONG)}:{OTHER}")),
    "a record": (
        "/api/records",
        {"record": f'[Game "athernum"]\n[Setup "{pack(swapped(), LONG)}:{OTHER}"]\n'},
    ),
}


@pytest.mark.parametrize("name", ASKED)
def test_a_number_without_end_is_a_fault_of_its_writer(server: Running, name: str) -> None:
    """It was an error of ours, at each of these."""
    path, body = ASKED[name]
    answer = server.request("POST", path, body)
    assert answer.status_code < 500, answer.text
    assert f"a number has at most 40 digits, this one has {len(DIGITS)}" in answer.text
    assert "line 4" in answer.text or '"line":4' in answer.text


def test_a_hand_is_drawn_of_what_can_be_read(server: Running) -> None:
    answer = server.request("POST", "/api/decks/athernum/hand", {"text": DECK, "cards": LONG})
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("name", ["position", "seed", "turn"])
def test_numbers_without_end_elsewhere(server: Running, name: str) -> None:
    setup = f"{READY}:{OTHER}"
    body = {
        "position": table(setup, position=POSITION[:4_000]),
        "seed": table(setup, record=f'[Game "athernum"]\n[Setup "{setup}"]\n[Seed "{DIGITS}"]\n'),
        "turn": table(setup, record=f'[Game "athernum"]\n[Setup "{setup}"]\n\n{DIGITS}. pass\n'),
    }[name]
    answer = server.request("POST", "/api/tables", body)
    assert 400 <= answer.status_code < 500 and answer.json()["error"]["message"], answer.text


@pytest.mark.parametrize(
    "word",
    [
        "2.chars=Tallow_Child[d\u00b2]",
        "order=1,\u00b2",
        f"2.mana=Ashen*{DIGITS[:3_000]}",
        "2.mana=Ashen*\u00b2",
    ],
)
def test_a_number_in_a_position_is_one_of_plain_digits(server: Running, word: str) -> None:
    """Each of these ended the process that read it."""
    faults = server.house.readers.faults
    body = table(f"{READY}:{OTHER}", position=f"1.main=Forgemother_Ulda 2.main=Corvane_the_Unpaid {word}")
    answer = server.request("POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "setup"), answer.text
    assert "cannot be read" not in answer.text and "this could not be" not in answer.text.lower()
    assert server.house.readers.faults == faults


CROWD = ",".join(["Ironwright_Resource"] * MOST)
CROWDED = f"1.main=Forgemother_Ulda 2.main=Corvane_the_Unpaid 1.res={CROWD}"  # two more than there may be


@pytest.mark.parametrize("way", ["a position", "a record", "a record to look through"])
def test_a_position_has_no_crowd_on_the_board(server: Running, way: str) -> None:
    """What lies there answers what else lies there: with a thousand cards of one's own a choice took four
    seconds, for which every table had to wait."""
    setup = f"{READY}:{OTHER}"
    record = f'[Game "athernum"]\n[Setup "{setup}"]\n[Start "{CROWDED}"]\n'
    path, body = {
        "a position": ("/api/tables", table(setup, position=CROWDED)),
        "a record": ("/api/tables", table(setup, record=record)),
        "a record to look through": ("/api/records", {"record": record}),
    }[way]
    answer = server.request("POST", path, body)
    assert answer.status_code == 422, answer.text
    assert f"at most {MOST} things on the board, this one has {MOST + 2}" in answer.json()["error"]["message"]


def test_a_position_with_a_full_board_is_played(server: Running) -> None:
    things = CROWDED.replace("Ironwright_Resource,Ironwright_Resource,", "", 1)
    answer = server.request("POST", "/api/tables", table(f"{READY}:{OTHER}", position=things))
    assert answer.status_code == 200, answer.text


def test_a_bomb_of_dots_is_refused_where_it_comes_in(server: Running) -> None:
    """A few hundred characters took seconds and a gigabyte, and were listed for everybody to read again."""
    setup = f"{code_of(DECK + chr(10) + DOTS)}:{OTHER}"
    assert len(setup) < 2_000
    answer = server.request("POST", "/api/tables", table(setup, public=True))
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "setup")
    assert "a key has at most 8 parts" in answer.json()["error"]["message"]


@pytest.mark.parametrize("game", card_games())
def test_a_deck_that_cannot_be_read_is_refused_by_every_card_game(
    server: Running, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The house itself reads none of it: it was an error of ours in the game that was youngest."""

    def read(*_: object) -> None:
        raise AssertionError("the house has read a stranger's deck")

    monkeypatch.setattr(Setups, "check", read)
    setup = f"{code_of('# x' + chr(10) + '10 of nothing')}:{card_game(game).STANDARD.split(':')[1]}"
    answer = server.request("POST", "/api/tables", {**table(setup), "game": game})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "setup")
    assert "stands before any section" in answer.json()["error"]["message"]


# ---- the list


def test_the_list_reads_stored_rows_only(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is in a setup: nobody who looks at the list has it read."""
    bodies = [table(f"{code_of(DECK + chr(10) * n)}:{OTHER}", public=True) for n in range(3)]
    shown = [server.request("POST", "/api/tables", body).json() for body in bodies]
    server.house.live.clear()

    def read(*_: object) -> None:
        raise AssertionError("the list has read a setup")

    monkeypatch.setattr(Setups, "unpacked", read)
    monkeypatch.setattr(Setups, "ready", read)
    readings = server.house.readers.readings
    for _ in range(2):
        listed = server.request("GET", "/api/tables").json()
        assert {made["table"] for made in shown} <= {row["table"] for row in listed}
    assert server.house.readers.readings == readings


def test_teams_are_stored_with_a_table_and_filled_in_for_old_ones(tmp_path: Path) -> None:
    from sandtable.server.storage import Storage

    four = [{"kind": "open"}] * 4
    with running(settings(tmp_path)) as server:
        made = server.new(four, setup="lagoon:2v2", public=True)
        before = server.request("GET", "/api/tables").json()[0]["seats"]
        assert [seat["team"] for seat in before] == [1, 2, 1, 2] or len({s["team"] for s in before}) == 2
        server.call(server.house.storage.write(Storage.set_table(made["table"], teams="")))
    with running(settings(tmp_path)) as server:

        async def filled() -> None:
            while (await server.house.storage.table(made["table"])).teams == "":  # type: ignore[union-attr]
                await asyncio.sleep(0.02)

        server.call(filled())
        after = server.request("GET", "/api/tables").json()[0]["seats"]
        assert [seat["team"] for seat in after] == [seat["team"] for seat in before]


# ---- what has been read is played elsewhere


def forgetful(game: CardGame) -> CardGame:
    """A game whose setups have never been read."""
    made = game.bare()
    made.take_numbers(game.pressed_numbers())
    return made


@pytest.mark.parametrize("game", card_games())
def test_the_cards_of_every_game_are_played_as_they_were_pressed(game: str) -> None:
    """Long enough that effects of many kinds are carried out."""
    base = card_game(game)
    again = forgetful(base)
    assert again.press("") == base.press("") and again.mark() == base.mark()
    one, other = base.new(base.STANDARD, "ab"), again.new(base.STANDARD, "ab")
    dice = random.Random(1)
    for _ in range(400):
        if one.over():
            break
        options = list(one.options())
        assert options == list(other.options()) and base.hash(one) == again.hash(other)
        assert base.observe(one, 0) == again.observe(other, 0)
        choice = dice.choice(options)
        one.apply(choice)
        other.apply(choice)


def test_a_library_that_was_pressed_is_the_same_to_the_last_number() -> None:
    setup = f"{own_code()}:{OTHER}"
    base = card_game(GAME)
    text = base.press(setup)
    again = forgetful(base).pressed(setup, text)
    assert isinstance(again, CardGame) and json.loads(again.press(setup)) == json.loads(text)
    columns = set(json.loads(text)["cards"])
    assert columns == set(pressing.columns(Library())) >= {"code", "names", "created", "ordered_piles"}


def test_a_pressed_game_is_played_like_the_one_that_was_read() -> None:
    setup = f"{own_code()}:{own_code()}"
    base = card_game(GAME)
    read = base.of(setup)
    pressed = forgetful(base).pressed(setup, base.press(setup))
    assert pressed is not read and pressed.mark() == read.mark()
    assert pressed.own_cards() == read.own_cards() != []
    one, other = read.new(setup, "ab"), pressed.new(setup, "ab")
    for number in range(60):
        options = list(one.options())
        assert options == list(other.options()) and read.hash(one) == pressed.hash(other)
        assert read.observe(one, 0) == pressed.observe(other, 0)
        one.apply(options[number % len(options)])
        other.apply(options[number % len(options)])


def test_a_pressed_setup_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = f"{pack(DECK)}:{OTHER}"
    base = card_game(GAME)
    game = forgetful(base).pressed(setup, base.press(setup))

    def read(*_: object) -> None:
        raise AssertionError("it was read again")

    monkeypatch.setattr(Setups, "check", read)
    monkeypatch.setattr(Setups, "unpacked", read)
    assert game.of(setup) is game and game.seats(setup) == 2
    assert game.setup(setup).title == "Hammer and Hinge against Salt and Silence"
    game.check_setup(setup)
    game.new(setup, "ab")


def test_the_house_reads_no_cards_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither its own nor those of strangers: a table that brings cards is made, opened, and opened again."""
    from sandtable.kernel import registry

    base = card_game(GAME).bare()
    monkeypatch.setitem(registry.games(), GAME, base)

    def read(*_: object) -> None:
        raise AssertionError("the house has read cards")

    monkeypatch.setattr(Setups, "check", read)
    monkeypatch.setattr("sandtable.games.athernum.cardset.pool.load", read)
    with running(settings(tmp_path)) as server:
        answer = server.request("POST", "/api/tables", table(f"{own_code()}:{OTHER}", seats=HOT))
        assert answer.status_code == 200, answer.text
        made = answer.json()
        plain = server.request("POST", "/api/tables", table(f"{READY}:{OTHER}", seats=HOT)).json()
        for path in ("games", "games/athernum/cards", "decks/athernum", "lessons/athernum"):
            assert server.request("GET", f"/api/{path}").status_code == 200, path

        async def play(each: Json) -> None:
            async with server.client(each["table"], *each["tokens"].values()) as both:
                await both.add()
                for _ in range(4):
                    await both.play(both.choices()[0])

        asyncio.run(play(made))
        asyncio.run(play(plain))
        own = server.request("GET", f"/api/tables/{made['table']}/cards").json()
        assert [card["name"] for card in own] == ["Lamp Smith"]
        base.ways()._setups.clear()
        server.house.live.clear()
        assert server.request("GET", f"/api/tables/{made['table']}").json()["moments"] == 4


SOUND: dict[str, tuple[str, Json]] = {
    "a deck with cards": ("/api/decks/athernum", {"text": DECK, "cards": SMITH}),
    "a deck code": ("/api/decks/athernum", {"code": own_code()}),
    "a hand": ("/api/decks/athernum/hand", {"text": DECK, "cards": SMITH}),
    "the workshop": ("/api/workshop/athernum/read", {"text": SMITH}),
    "a trial": ("/api/workshop/athernum/table", {"text": SMITH, "card": "Lamp Smith"}),
    "a table": ("/api/tables", table(f"{own_code()}:{OTHER}")),
    "a record": ("/api/records", {"record": f'[Game "athernum"]\n[Setup "{own_code()}:{OTHER}"]\n'}),
}


@pytest.mark.parametrize("name", SOUND)
def test_whatever_is_written_is_read_by_a_reader(
    server: Running, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Not by the house, whose interpreter all tables share: one who wrote much took everybody's time."""

    def read(*_: object, **__: object) -> None:
        raise AssertionError("the house has read what somebody wrote")

    monkeypatch.setattr(reading, "_workshop", read)
    monkeypatch.setattr(Setups, "check", read)
    for kind in list(reading.KINDS):
        monkeypatch.setitem(reading.KINDS, kind, read)
    card_game(GAME).ways()._setups.clear()
    before = server.house.readers.readings
    path, body = SOUND[name]
    answer = server.request("POST", path, body)
    assert answer.status_code in (200, 422), answer.text
    assert server.house.readers.readings > before


class Calls:
    """Counts which functions run where everybody waits: on the thread of the event loop."""

    READING = ("sandtable.cards", "sandtable.games", "sandtable.timing", "sandtable.toml", "tomllib", "lark")

    def __init__(self) -> None:
        self.all = 0
        self.reading: Counter[str] = Counter()

    def note(self, frame: Any, event: str, _: object) -> None:
        if event == "call":
            self.all += 1
            module = str(frame.f_globals.get("__name__", ""))
            if module.startswith(self.READING) and module != "sandtable.cards.games":  # which games there are
                self.reading[f"{module}.{frame.f_code.co_name}"] += 1

    async def begin(self) -> None:
        sys.setprofile(self.note)

    async def end(self) -> None:
        sys.setprofile(None)


WRITTEN = 2  # readings of each kind


@pytest.mark.parametrize("game", card_games())
def test_a_visitor_who_writes_takes_hardly_anything_of_everybodys_time(server: Running, game: str) -> None:
    """However much there is to read: on the event loop it is passed on, and its answer passed back. With one
    visitor at the permitted rate others waited 691 ms instead of 18."""
    shop, rules = card_game(game).workshop(), card_game(game).deck_rules()
    deck = rules.ready_text(rules.ready_names()[0])
    asked: list[tuple[str, Json]] = [
        (f"/api/workshop/{game}/read", {"text": shop.TEMPLATE}),
        (f"/api/decks/{game}", {"text": deck, "cards": shop.TEMPLATE}),
        (f"/api/decks/{game}/hand", {"text": deck, "cards": shop.TEMPLATE}),
    ]
    for path, body in asked:  # what is brought in once is brought in by now
        assert server.request("POST", path, body).status_code == 200, path
    calls, before = Calls(), server.house.readers.readings
    server.call(calls.begin())
    for path, body in asked * WRITTEN:
        assert server.request("POST", path, body).status_code == 200, path
    server.call(calls.end())
    assert server.house.readers.readings == before + WRITTEN * len(asked)
    assert not calls.reading, calls.reading.most_common(5)
    assert calls.all > 0  # it was counted


# ---- bounds and turns


def readers(count: int = 1, seconds: int = 4, memory: int = 512 << 20, patience: float = 120.0) -> Readers:
    return Readers(count, memory, seconds, patience)


async def refusal(work: Any) -> Refused:
    with pytest.raises(Refused) as found:
        await work
    return found.value


@pytest.fixture
def kinds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that also knows how to misbehave."""
    program = tmp_path / "reader.py"
    program.write_text(MISCHIEF)

    from sandtable.server import readers as module

    def command(_name: str, memory: int) -> list[str]:
        return [sys.executable, str(program), str(memory)]

    monkeypatch.setattr(module, "command_of", command)


MISCHIEF = """
import os, signal, sys, time
from sandtable.server import reader, reading
from sandtable.server.confined import limit, serve

def spin():
    while True: pass

def hoard(): return len(bytearray(4 << 30))
def die(): os._exit(3)
def say(word): return word
def wait(seconds): time.sleep(seconds); return seconds
def left(): return signal.getitimer(signal.ITIMER_PROF)[0]
def use(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end: pass

def fail(): raise KeyError("ours")
reading.KINDS.update(left=left, use=use, spin=spin, hoard=hoard, die=die, say=say, wait=wait, fail=fail)
limit(int(sys.argv[1]))
serve(sys.stdin, sys.stdout, reader.work)
"""


@pytest.mark.usefixtures("kinds")
@pytest.mark.parametrize("kind", ["spin", "hoard", "die", "fail"])
def test_what_takes_too_much_is_refused_and_the_next_is_read(kind: str) -> None:
    """Time without end, memory without end, an end without an answer, a fault of ours."""

    async def main() -> None:
        pool = readers(seconds=1)
        try:
            why = await refusal(pool.read("a", kind, {}, "deck"))
            assert why.code == "deck" and "more time or memory" in why.message
            assert await pool.read("a", "say", {"word": "still here"}, "deck") == "still here"
            assert pool.faults == 1
        finally:
            await pool.stop()

    asyncio.run(main())


@pytest.mark.usefixtures("kinds")
def test_what_others_had_read_before_is_nobodys_cost() -> None:
    """Each reading has its whole budget, whatever its process has read before."""

    async def main() -> None:
        pool = readers(seconds=2)
        try:
            for _ in range(4):
                await pool.read("a", "use", {"seconds": 0.6}, "deck")
            assert await pool.read("b", "left", {}, "deck") > 1.5
            assert pool.faults == 0
        finally:
            await pool.stop()

    asyncio.run(main())


@pytest.mark.usefixtures("kinds")
def test_addresses_are_read_in_turn() -> None:
    """Whoever sends much waits for himself: one of another address comes after at most one of his."""

    async def main() -> None:
        pool = readers()
        order: list[str] = []

        async def one(address: str, number: int) -> None:
            await pool.read(address, "say", {"word": number}, "deck")
            order.append(f"{address}{number}")

        try:
            tasks = [asyncio.create_task(one("a", number)) for number in range(WAITING)]
            await asyncio.sleep(0)
            tasks += [asyncio.create_task(one(address, 0)) for address in ("b", "c")]
            await asyncio.sleep(0)
            assert (await refusal(pool.read("a", "say", {"word": 9}, "deck"))).code == "too-many"
            await asyncio.gather(*tasks)
        finally:
            await pool.stop()
        assert max(order.index("b0"), order.index("c0")) <= 3, order
        assert [word for word in order if word[0] == "a"] == [f"a{n}" for n in range(WAITING)]

    asyncio.run(main())


@pytest.mark.usefixtures("kinds")
def test_who_has_had_much_read_comes_after_others() -> None:
    """Ten addresses that sent what takes seconds had everybody else wait for one reading of each of them."""

    async def main() -> None:
        pool = readers()
        order: list[str] = []

        async def one(address: str) -> None:
            await pool.read(address, "say", {"word": address}, "deck")
            order.append(address)

        for address in "abcd":
            pool.took.take(address, 1_000.0)
        try:
            tasks = [asyncio.create_task(one(address)) for address in "abcde"]
            await asyncio.gather(*tasks)
        finally:
            await pool.stop()
        assert order == list("eabcd")
        assert pool.took.owes("e") > 0.0

    asyncio.run(main())


@pytest.mark.usefixtures("kinds")
def test_one_address_never_has_all_readers() -> None:
    async def main() -> None:
        pool = readers(count=2)
        try:
            slow = [asyncio.create_task(pool.read("a", "wait", {"seconds": 600}, "deck")) for _ in range(3)]
            while pool.running.get("a") != 1:
                await asyncio.sleep(0.01)
            assert await pool.read("b", "say", {"word": "me"}, "deck") == "me"
            assert pool.running.get("a") == 1 and len(pool.lines["a"]) == 2
            for task in slow:
                task.cancel()
        finally:
            await pool.stop()

    asyncio.run(main())


@pytest.mark.usefixtures("kinds")
def test_who_waits_too_long_is_told_so() -> None:
    async def main() -> None:
        pool = readers(patience=0.0)
        try:
            why = await refusal(pool.read("a", "say", {"word": "late"}, "deck"))
            assert why.code == "too-many" and why.retry_after
        finally:
            await pool.stop()

    asyncio.run(main())


def test_everything_that_is_read_has_a_name() -> None:
    assert HOUSE == "" and set(reading.KINDS) >= {"deck", "hand", "cards", "trial", "start", "record"}
    assert LARGEST == 32 << 10
