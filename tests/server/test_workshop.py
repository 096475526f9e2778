"""Cards while somebody writes them: read as far as they go, tried at a table, kept and shared."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from sandtable.cards import games as card_games
from sandtable.cards import sets, workshop
from sandtable.cards.names import spell
from sandtable.kernel.errors import SandtableError
from tests.server.decks import SMITH
from tests.server.running import HOT, Json, Running, running, settings

READ = "/api/workshop/athernum/read"
TABLE = "/api/workshop/athernum/table"
SETS = "/api/sets/athernum"


def read(server: Running, text: str) -> Json:
    answer = server.request("POST", READ, {"text": text})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def marked(text: str, error: Json) -> str:
    """The words that an error is about."""
    return str(text.split("\n")[error["line"] - 1][error["from"] : error["to"]])


def mended(text: str, error: Json) -> str:
    """The text with what the error suggests."""
    lines = text.split("\n")
    line, fix = lines[error["line"] - 1], error["fix"]
    lines[error["line"] - 1] = line[: fix["from"]] + fix["text"] + line[fix["to"] :]
    return "\n".join(lines)


# ---- reading


def test_a_card_is_told_as_it_is_printed_and_as_it_runs(server: Running) -> None:
    found = read(server, SMITH)
    (card,) = found["cards"]
    assert found["errors"] == [] and card["read"]
    assert (card["name"], card["cost"], card["supertype"], card["subtypes"]) == (
        "Lamp Smith", 1, "Character", ["Human", "Smith"],
    )  # fmt: skip
    (ability,) = card["abilities"]
    assert ability["line"] == 9
    assert any("DRAW" in line for line in ability["words"])


@pytest.mark.parametrize(
    ("right", "wrong", "word"),
    [
        ("draw a card", "drawr a card", "drawr"),
        ("Human, Smith", "Human, Smyth", "Smyth"),
        ("draw a card", "draw card", "card"),
        ("flavour", "flavor", "flavor"),
    ],
)
def test_an_unread_word_is_marked_and_mended_by_what_is_suggested(
    server: Running, right: str, wrong: str, word: str
) -> None:
    text = SMITH.replace(right, wrong)
    found = read(server, text)
    (error,) = found["errors"]
    assert marked(text, error) == word
    assert read(server, mended(text, error))["errors"] == []
    assert not found["cards"][0]["read"]  # but it is shown all the same


def test_what_reads_is_told_beside_what_does_not(server: Running) -> None:
    text = SMITH.replace("draw a card.\n", "draw a card.\nWhenever this attaks, draw a card.\n")
    found = read(server, text)
    first, second = found["cards"][0]["abilities"]
    assert first["words"] and not second["words"]
    assert [error["line"] for error in found["errors"]] == [second["line"]]


def test_broken_toml_has_a_place(server: Running) -> None:
    (error,) = read(server, SMITH + "\n[[card]\n")["errors"]
    assert error["line"] == SMITH.count("\n") + 2 and "TOML" in error["message"]


def test_faults_of_the_frame_name_their_clause(server: Running) -> None:
    (error,) = read(server, SMITH.replace("cost = 1\n", ""))["errors"]
    assert error["clause"] == "athernum 2.2.1"


def test_only_so_many_errors_are_explained_at_a_time(server: Running) -> None:
    card = '[[card]]\nname = "{}"\ncost = 1\ntype = "Human"\ntext = "Drwa a crad."\n'
    text = "".join(card.format(f"Card {chr(65 + n)}") for n in range(20))
    assert 0 < len(read(server, text)["errors"]) <= workshop.PATIENCE


def test_a_set_has_its_limits(server: Running) -> None:
    long = server.request("POST", READ, {"text": "# " + "x" * sets.LONGEST_SET})
    assert (long.status_code, long.json()["error"]["code"]) == (422, "card")
    assert server.request("POST", READ, {"text": "x" * 40_000}).status_code == 400
    (error,) = read(server, SMITH.replace("draw a card.", "draw a card" + ", then draw a card" * 40))[
        "errors"
    ]
    assert "at most 600 characters" in error["message"]
    (error,) = read(server, SMITH.replace("draw a card.\n", "draw a card.\n" * 13))["errors"]
    assert "at most 12 abilities" in error["message"]
    for game in ("scalar", "nobody"):
        assert server.request("POST", f"/api/workshop/{game}/read", {"text": SMITH}).status_code == 404


PIECES = [
    '[[card]]', '[[token]]', '[[words]]', '[[marker]]', 'name = "A"', 'name = 3', 'name = ["x"]', 'name = ""',
    'cost = -1', 'cost = "x"', 'type = ""', 'type = ","', 'type = "Item"', 'extra = "Herald - "',
    'extra = "("',
    'text = """\n\n"""', 'text = "Draw a card."', 'text = "(((("', 'text = [1]', 'subtypes = ["a b"]',
    'subtypes = "Human"', 'meaning = "x"', 'reading = "Draw."', 'text = "\\u0000"', 'flavour = 1',
    'x = {a = 1}', 'victory = 99',
    'text = "Whenever a Briar counter is placed (Briar counters: nothing.), draw."', '"',
    'faction = "Nobody"', 'text = "*Name* {1}: Draw a card."', 'name = "Draw"', 'name = "Human"',
]  # fmt: skip


def test_no_text_breaks_the_reading() -> None:
    shop = card_games.find("athernum").workshop()
    dice = random.Random(11)
    read_some = 0
    for _ in range(300):
        text = "\n".join(["[[card]]", *dice.choices(PIECES, k=dice.randrange(1, 9))])
        try:
            found = shop.read_set(text)
        except SandtableError:
            continue
        json.dumps(found)
        read_some += 1
    assert read_some > 100


# ---- trying


def try_card(server: Running, text: str, card: str) -> Any:
    return server.request("POST", TABLE, {"text": text, "card": card})


def test_a_written_card_is_in_hand_and_can_be_played(server: Running) -> None:
    found = try_card(server, SMITH, "Lamp Smith").json()
    assert found["playable"]
    body = {
        "game": "athernum",
        "setup": found["setup"],
        "position": found["position"],
        "seats": HOT,
        "name": "Ada",
    }
    answer = server.request("POST", "/api/tables", body)
    assert answer.status_code == 200, answer.text
    made = answer.json()

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            assert "Lamp Smith" in both.state["observation"]["players"][0]["hand"]
            await both.play("play:Lamp_Smith")
            for _ in range(30):  # pay, and let it come
                if "Lamp Smith" in str(both.state["observation"]["players"][0]["characters"]):
                    break
                choices = both.choices()
                await both.play("pass" if "pass" in choices else choices[0])
            assert "Lamp Smith" in str(both.state["observation"]["players"][0]["characters"])

    asyncio.run(main())
    listed = [row["table"] for row in server.request("GET", "/api/tables").json()]
    assert made["table"] not in listed


def test_a_card_that_waits_for_something_says_for_what(server: Running) -> None:
    """It can be laid on a table all the same, and the reason names the clause."""
    herald = SMITH.replace("ofv =", 'extra = "Herald - Five or more cards are in your discard pile."\nofv =')
    found = try_card(server, herald, "Lamp Smith").json()
    assert not found["playable"] and found["setup"] and "1.extra=Lamp_Smith" in found["position"]
    assert "Five or more cards are in your discard pile" in found["why"]["message"]
    assert found["why"]["clause"] == "athernum 7.4.2d"
    assert try_card(server, SMITH, "Lamp Smith").json()["why"] is None


def test_most_cards_of_the_pool_could_be_tried() -> None:
    """Whatever can be played at all from a hand should be playable in a trial."""
    game = card_games.find("athernum")
    pool, shop = game.pool(), game.workshop()
    playable = []
    chosen = list(pool.cards.values())[::6]
    for card in chosen:
        for position in shop.positions(pool, card, *shop.tables(pool, card)):
            state = game.new(position, "")
            tokens = [game.token(state, int(option)) for option in state.options()]
            if any(spell(card.name) in token for token in tokens):
                playable.append(card.name)
                break
    assert len(playable) > 0.8 * len(chosen)


def test_a_card_that_does_not_read_is_not_tried(server: Running) -> None:
    wrong = try_card(server, SMITH.replace("draw", "drawr"), "Lamp Smith")
    assert wrong.status_code == 422 and "did you mean 'draw'" in wrong.json()["error"]["message"]
    nobody = try_card(server, SMITH, "Cog Peddler")  # it is in the pool, and not in this set
    assert nobody.status_code == 422 and "no card" in nobody.json()["error"]["message"]
    beside = SMITH + '\n[[card]]\nname = "Broken"\ncost = 1\ntype = "Human"\ntext = "Drwa."\n'
    assert try_card(server, beside, "Lamp Smith").json()["playable"]  # what else is wrong does not matter


# ---- keeping


def test_a_set_is_kept_found_and_changed_by_its_author(tmp_path: Path) -> None:
    wish = settings(tmp_path)
    with running(wish) as server:
        made = server.request("POST", SETS, {"title": "Lamps\u202e", "text": SMITH}).json()
        assert len(made["set"]) == 22 and made["title"] == "Lamps"
        path = f"{SETS}/{made['set']}"
        other = {"title": "Lanterns", "text": SMITH + "\n"}
        assert server.request("POST", path, other).status_code == 401
        assert server.request("POST", path, other, token="x" * 43).status_code == 401
        assert server.request("GET", path).json()["title"] == "Lamps"
        assert server.request("POST", path, other, token=made["token"]).status_code == 200
    with running(wish) as server:
        found = server.request("GET", path).json()
        assert (found["title"], found["text"], found["game"]) == ("Lanterns", SMITH + "\n", "athernum")
        assert made["token"] not in str(found)
        assert server.request("GET", f"{SETS}/{'A' * 22}").status_code == 404
        assert server.request("GET", f"{SETS}/x").status_code == 404


def test_sets_have_their_limits(tmp_path: Path) -> None:
    with running(settings(tmp_path, trust_loopback=False, address_sets=2)) as server:
        server.stop_clock()
        body = {"title": "A", "text": SMITH}
        codes = [server.request("POST", SETS, body).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert server.request("POST", SETS, {"title": "A", "text": "x" * 30_000}).status_code == 413
        assert server.request("POST", SETS, {"title": "A", "text": "a\0b"}).status_code == 400
        assert server.request("POST", "/api/sets/scalar", body).status_code == 404


@pytest.mark.parametrize("sign", ["\u202e", "\u200b", "\u2066", "\u0007", "\ufeff"])
def test_flavour_says_nothing_unseen(server: Running, sign: str) -> None:
    """It could turn round what stood beside it, on the screens of others."""
    written = SMITH.replace("Trims", json.dumps(sign)[1:-1] + "Trims")
    (fault,) = server.request("POST", "/api/workshop/athernum/read", {"text": written}).json()["errors"]
    assert (fault["card"], fault["line"]) == ("Lamp Smith", 11)
    assert "flavour has signs that nobody can see" in fault["message"]
