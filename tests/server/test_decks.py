"""Decks that are written out: in setups, at tables, in records, and while somebody builds them."""

import asyncio
import base64
import zlib
from pathlib import Path
from typing import Any

import pytest

from sandtable.cards.codes import LARGEST, pack, unpack
from sandtable.cards.errors import CardError
from sandtable.cards.games import cards_of
from sandtable.cards.sets import MOST as MOST_OWN
from sandtable.kernel.errors import SetupError
from sandtable.kernel.record import new_match, read, replay
from sandtable.kernel.registry import find, games
from sandtable.server import thinker
from tests.server.decks import DECK, OTHER, READY, SMITH, own_code, swapped
from tests.server.running import BOT, HOT, PAIR, Client, Json, Running, running, settings

GAME = "athernum"


def new(server: Running, setup: str, seats: list[Json] = HOT, **more: Any) -> Any:
    body = {"game": GAME, "setup": setup, "seats": seats, "name": "Ada", **more}
    return server.request("POST", "/api/tables", body)


def made(server: Running, setup: str, seats: list[Json] = HOT, **more: Any) -> Json:
    answer = new(server, setup, seats, **more)
    assert answer.status_code == 200, answer.text
    table: Json = answer.json()
    return table


async def first_choices(both: Client, count: int) -> None:
    """Answer with whatever is offered first."""
    for _ in range(count):
        while both.state["prompt"] is None:
            await both.until("state")
        await both.play(both.choices()[0])


# ---- codes


def test_a_code_comes_back_as_the_text_it_was_made_of() -> None:
    code = pack(DECK, SMITH)
    assert unpack(code).cards == SMITH
    assert unpack(code).deck.rstrip("\n") == DECK.rstrip("\n")
    assert set(code) <= set("~-_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


def _code(data: bytes) -> str:
    return "~" + base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("hammer", "begins with ~"),
        ("~" + "A" * 20_000, "at most"),
        ("~abc", "cannot be unpacked"),
        ("~ab cd", "letters, digits"),
        (pack(DECK)[:-9], "cut short"),
        (_code(zlib.compress(b"x" * (LARGEST + 1))), "larger than"),
        (_code(zlib.compress(b"\xff\xfe")), "no text"),
        (_code(zlib.compress(b"x") + b"more"), "cut short"),
    ],
)
def test_what_is_no_code_is_refused_by_what_is_wrong_with_it(code: str, said: str) -> None:
    with pytest.raises(CardError, match=said):
        unpack(code)


def test_a_bomb_is_not_inflated() -> None:
    """A thousandfold: what comes out is bounded before it is looked at."""
    bomb = _code(zlib.compress(b"0" * 8_000_000, 9))
    assert len(bomb) < 12_000
    with pytest.raises(CardError, match="larger than 32 KiB"):
        unpack(bomb)


# ---- setups


def test_a_deck_of_ready_cards_is_played_with_the_cards_of_all() -> None:
    game = find(GAME)
    setup = f"{pack(DECK)}:{OTHER}"
    assert game.of(setup).own_cards() == [] and game.of(setup).mark() == game.mark()
    assert game.of(setup).of(setup) is game.of(setup)
    assert game.seats(setup) == 2
    assert game.setup(setup).title == "Hammer and Hinge against Salt and Silence"
    assert game.of(f"{READY}:{OTHER}") is game


def test_cards_of_ones_own_come_with_the_record() -> None:
    game = find(GAME)
    setup = f"{own_code()}:{own_code()}"
    match = new_match(game, setup, "seed")
    assert match.game is not game and match.game is game.of(setup)
    for number in range(40):
        options = match.state.options()
        match.choose(int(options[number % len(options)]))
    found, record = read(match.text(), games())
    assert found is match.game
    again = replay(game, record, verify=True)
    assert again.game.hash(again.state) == match.game.hash(match.state)
    assert "Lamp Smith" in [card["name"] for card in cards_of(match.game)]
    assert "Lamp Smith" not in [card["name"] for card in cards_of(game)]


def test_games_without_cards_are_what_they_were() -> None:
    for name in ("antagonism", "scalar"):
        game = find(name)
        assert game.of(game.setups()[0]) is game and game.mark() == ""


FIVE = DECK.replace("\n4 ", "\n5 ", 1)


@pytest.mark.parametrize(
    ("setup", "clause", "said"),
    [
        (f"{pack(FIVE)}:{OTHER}", "athernum 11.0.2a", "deck 1 is not legal: the main deck has 61 cards"),
        (f"{OTHER}:{pack(swapped())}", "athernum 11.2.1", r"deck 2 is not legal: line \d+: there is no card"),
        (f"{pack(swapped(), SMITH.replace('draw', 'drwa'))}:{OTHER}", "", "Lamp Smith, line 9, column 34"),
        (f"{pack(swapped(), SMITH.replace('Human', 'Humen'))}:{OTHER}", "athernum 1.4.1", "mean 'Human'"),
        (f"{pack(swapped(), SMITH + '[[deck]]')}:{OTHER}", "", "no \\[\\[deck\\]\\]"),
        (f"{pack(swapped(), SMITH + 'cost = ')}:{OTHER}", "", "the file is not TOML"),
        (f"{own_code()}:{pack(swapped(), SMITH.replace('cost = 1', 'cost = 2'))}", "", "not the same"),
        (pack(DECK), "", "not 1"),
        (":".join([pack(DECK)] * 5), "", "not 5"),
        (f"{pack(DECK)}:nobody", "", "no deck 'nobody'"),
        (f"{pack(DECK.replace('Hammer', 'H' * 60))}:{OTHER}", "", "at most 40 characters"),
        (f"{pack('4 Cog Peddler')}:{OTHER}", "", "before any section"),
    ],
)  # fmt: skip
def test_a_setup_says_what_is_wrong_with_its_decks(setup: str, clause: str, said: str) -> None:
    with pytest.raises(SetupError, match=said) as caught:
        find(GAME).check_setup(setup)
    assert caught.value.clause == clause


def test_a_deck_brings_only_so_many_cards() -> None:
    names = [f"{chr(65 + n // 26)}{chr(97 + n % 26)}" for n in range(MOST_OWN + 1)]
    cards = "".join(
        f'[[card]]\nname = "{name}"\ncost = 1\ntype = "Human"\ntext = "Draw a card."\n' for name in names
    )
    with pytest.raises(SetupError, match=f"at most {MOST_OWN} cards"):
        find(GAME).check_setup(f"{pack(DECK, cards)}:{OTHER}")


def test_the_same_cards_in_two_decks_are_one_set() -> None:
    setup = f"{own_code()}:{own_code()}"
    names = [card["name"] for card in cards_of(find(GAME).of(setup))]
    assert names.count("Lamp Smith") == 1


# ---- at tables


def test_a_table_with_deck_codes_is_played_restored_and_recorded(tmp_path: Path) -> None:
    wish = settings(tmp_path)
    setup = f"{own_code()}:{OTHER}"
    with running(wish) as server:
        table = made(server, setup)
        (card,) = server.request("GET", f"/api/tables/{table['table']}/cards").json()
        assert (card["name"], card["flavour"]) == ("Lamp Smith", "Trims every wick but his own.")

        async def play() -> str:
            async with server.client(table["table"], *table["tokens"].values()) as both:
                assert both.welcome["setup"] == setup
                await both.add()
                await first_choices(both, 8)
                return str(both.state["observation"])

        before = asyncio.run(play())
    with running(wish) as server:

        async def end() -> None:
            async with server.client(table["table"], *table["tokens"].values()) as both:
                assert str(both.state["observation"]) == before
                while not both.state["over"]:
                    await both.play("concede")

        asyncio.run(end())
        text = server.request("GET", f"/api/tables/{table['table']}/record").json()["record"]
        game, record = read(text, games())
        assert record.setup == setup and game is find(GAME).of(setup)
        replay(game, record, verify=True)
        upload = server.request("POST", "/api/records", {"record": text})
        assert upload.status_code == 200, upload.text


def test_a_bots_process_plays_cards_that_it_has_never_seen() -> None:
    setup = f"{own_code()}:{own_code()}"
    game = find(GAME).of(setup)
    state = game.new(setup, "1")
    view = game.dump(state.determinize(0, 5))
    job = {"game": GAME, "setup": setup, "state": view, "level": 1, "seconds": 0.01, "seed": 1}
    assert game.understand(state, thinker.think(job)) in list(state.options())


def test_bots_are_told_the_setup_and_sit_at_such_tables(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = f"{own_code()}:{own_code()}"
    told: list[str] = []

    async def think(
        game: str,
        state: str,
        level: int,
        seconds: float,
        table: str,
        most: float,
        setup: str,
        own: bool,
        whose: list[str],
    ) -> str:
        assert own and whose
        told.append(setup)
        rules = find(game).of(setup)
        view = rules.load(state)
        return rules.token(view, int(view.options()[0]))

    monkeypatch.setattr(server.house.thinkers, "think", think)
    table = made(server, setup, BOT)

    async def play() -> None:
        async with server.client(table["table"], table["token"]) as one:
            await one.add()
            for _ in range(3):
                while one.state["prompt"] is None and not one.state["over"]:
                    await one.until("state")
                await one.play(one.choices()[0])
            # The bot may be the one to choose now: a resignation waits until this seat is asked.
            answer = await one.ask(t="resign")
            assert answer["t"] == "ok", answer
            while not one.state["over"]:
                await one.until("state")

    asyncio.run(play())
    assert told and set(told) == {setup}
    assert server.house.fallbacks == 0


def test_a_table_with_cards_of_ones_own_is_not_listed(server: Running) -> None:
    answer = new(server, f"{own_code()}:{OTHER}", PAIR, public=True)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "setup")
    assert "cannot be listed" in answer.json()["error"]["message"]
    hidden = made(server, f"{own_code()}:{OTHER}", PAIR)
    shown = made(server, f"{pack(DECK)}:{OTHER}", PAIR, public=True)
    listed = [row["table"] for row in server.request("GET", "/api/tables").json()]
    assert shown["table"] in listed and hidden["table"] not in listed


def test_an_illegal_deck_makes_no_table(server: Running) -> None:
    answer = new(server, f"{pack(FIVE)}:{OTHER}")
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["clause"]) == (422, "setup", "athernum 11.0.2a")
    many = new(server, ":".join([own_code()] * 3))
    assert (many.status_code, many.json()["error"]["code"]) == (422, "setup")  # three decks, two seats


# ---- while somebody builds one


def test_the_catalogue_tells_cards_decks_and_sizes(server: Running) -> None:
    answer = server.request("GET", f"/api/decks/{GAME}").json()
    names = {card["name"]: card for card in answer["cards"]}
    assert "Draws" in {word for card in names.values() for word in card["mechanics"]}
    assert [section["size"] for section in answer["sections"]] == [60, 20]
    assert {deck["name"] for deck in answer["decks"]} >= {READY, OTHER}
    assert answer["hand"] == 6
    nobody = server.request("GET", "/api/decks/scalar")
    assert (nobody.status_code, nobody.json()["error"]["code"]) == (404, "unknown")


def test_a_deck_is_judged_with_its_clauses_and_comes_back_as_a_code(server: Running) -> None:
    path = f"/api/decks/{GAME}"
    good = server.request("POST", path, {"text": DECK}).json()
    assert good["legal"] and good["faults"] == [] and good["name"] == "Hammer and Hinge"
    assert server.request("POST", path, {"code": good["code"]}).json() == good
    bad = server.request("POST", path, {"text": FIVE}).json()
    assert not bad["legal"]
    assert [fault["clause"] for fault in bad["faults"]] == ["athernum 11.0.2a", "athernum 11.0.2d"]
    assert FIVE.split("\n")[bad["faults"][1]["line"] - 1] == f"5 {bad['faults'][1]['card']}"
    broken = server.request("POST", path, {"text": "four of something"}).json()
    assert not broken["legal"] and broken["code"] is None and broken["faults"][0]["line"] == 1
    own = server.request("POST", path, {"text": swapped(), "cards": SMITH}).json()
    assert own["legal"] and [card["name"] for card in own["own"]] == ["Lamp Smith"]
    assert server.request("POST", path, {"code": own["code"]}).json()["cards"].strip() == SMITH.strip()
    wrong = server.request("POST", path, {"text": swapped(), "cards": SMITH.replace("draw", "drwa")}).json()
    assert not wrong["legal"] and wrong["errors"][0]["line"] == 9
    cut = server.request("POST", path, {"code": good["code"][:-5]})
    assert (cut.status_code, cut.json()["error"]["code"]) == (422, "deck")


def test_a_hand_is_six_cards_of_the_deck_without_its_leader(server: Running) -> None:
    path = f"/api/decks/{GAME}/hand"
    for leader in ("", "Hall of Nine Bellows"):
        hand = server.request("POST", path, {"text": DECK, "chosen": leader}).json()
        assert len(hand["hand"]) == 6 and hand["chosen"] in hand["choices"]
        assert leader in ("", hand["chosen"]) and hand["question"] == "Main character"
        assert all(f" {card}\n" in DECK for card in hand["hand"])
        assert hand["chosen"] not in hand["hand"]
    empty = server.request("POST", path, {"text": "Main Deck\n4 Cog Peddler"})
    assert (empty.status_code, empty.json()["error"]["clause"]) == (422, "athernum 11.0.2b")


def test_reading_is_rated(tmp_path: Path) -> None:
    with running(settings(tmp_path, trust_loopback=False, address_readings=3)) as server:
        server.stop_clock()
        codes = [server.request("POST", f"/api/decks/{GAME}", {"text": DECK}).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
