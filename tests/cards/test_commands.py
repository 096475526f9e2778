"""`sandtable cards` and `sandtable decks`."""

import json

import pytest

from sandtable.games.athernum.cardset.pool import HOME
from tests.cli.run import bad, data, ok, sandtable

CARD = '[[card]]\nname = "Odd One"\ncost = 1\ntype = "Human"\ntext = """\n{}\n"""\n'


def test_check_the_pool():
    found = data("cards", "check", "athernum")
    assert set(found) == {"cards", "read", "errors"}
    assert found["cards"] == found["read"] >= 60 and found["errors"] == []
    assert f"{found['cards']} cards, {found['read']} read, 0 errors" in ok("cards", "check", "athernum")


def test_check_a_file(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(CARD.format("Draw a card.\nVaporise this."), encoding="utf-8")
    result = sandtable("cards", "check", "athernum", str(file), "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert (found["cards"], found["read"]) == (1, 0)
    (error,) = found["errors"]
    assert {key: error[key] for key in ("card", "line", "column")} == {
        "card": "Odd One",
        "line": 7,
        "column": 1,
    }
    assert "'Vaporise' is not a word" in error["message"]
    result = sandtable("cards", "check", "athernum", str(file))
    assert f"{file}: Odd One, line 7, column 1: 'Vaporise' is not a word" in result.stdout
    file.write_text(CARD.format("Draw a card."), encoding="utf-8")
    assert "1 card, 1 read, 0 errors" in ok("cards", "check", "athernum", str(file))


def test_check_what_is_not_there(tmp_path):
    assert "No such file" in bad("cards", "check", "athernum", str(tmp_path / "none.toml"))
    assert "is no game with a card language" in bad("cards", "check", "chess")


def test_read_a_text():
    text = ok("cards", "read", "athernum", "Whenever this attacks, draw a card.")
    assert text.splitlines() == [
        "Whenever this attacks, draw a card.",
        "  kind      triggered, immediate",
        "  on        whenever this attacks",
        "    0       DRAW  who: you  a: 1",
        "    1       END",
    ]
    found = data("cards", "read", "athernum", "Draw a card.\nThis gets +1 OFV.")
    assert [row["text"] for row in found["abilities"]] == ["Draw a card.", "This gets +1 OFV."]
    assert all(isinstance(number, int) for row in found["abilities"] for number in row["program"])


@pytest.mark.parametrize(
    "text, part",
    [
        ("Vaporise this.", "line 1, column 1: 'Vaporise' is not a word of the language"),
        ("Draw a card.\nDraw a crad.", "line 2, column 8: 'crad' is not a word"),
        ("Exhaust target character named Nobody.", "no card or token is called 'Nobody'"),
    ],
)
def test_a_text_that_does_not_read(text, part):
    assert part in bad("cards", "read", "athernum", text)


def test_help():
    assert "check" in ok("cards") and "read" in ok("cards")
    assert "check" in ok("decks")


DECK = HOME / "decks" / "hammer-and-hinge.txt"


def test_a_legal_deck():
    assert (
        ok("decks", "check", str(DECK))
        == "Hammer and Hinge is legal: 60 in the Main Deck, 6 in the Extra Deck\n"
    )
    found = data("decks", "check", str(DECK))
    assert found == {
        "game": "athernum",
        "deck": "Hammer and Hinge",
        "cards": {"Main Deck": 60, "Extra Deck": 6},
        "legal": True,
        "faults": [],
    }
    assert ok("decks", "check", str(DECK), "--print") == DECK.read_text(encoding="utf-8")


def test_an_illegal_deck(tmp_path):
    file = tmp_path / "deck.txt"
    file.write_text(
        DECK.read_text(encoding="utf-8").replace("4 Cog Peddler", "5 Cog Peddler"), encoding="utf-8"
    )
    result = sandtable("decks", "check", str(file))
    assert result.exit_code == 1
    assert "the main deck has 61 cards, not 60 [athernum 11.0.2a]" in result.stdout
    assert "line 8: 5 copies of Cog Peddler, more than 4 [athernum 11.0.2d]" in result.stdout
    result = sandtable("decks", "check", str(file), "--json")
    found = json.loads(result.stdout)
    assert not found["legal"] and {fault["clause"] for fault in found["faults"]} == {
        "athernum 11.0.2a", "athernum 11.0.2d",
    }  # fmt: skip


def test_a_ban_list_of_an_event(tmp_path):
    bans = tmp_path / "event.toml"
    bans.write_text('date = "2027-01-01"\nbanned = ["Plated Apron"]\n', encoding="utf-8")
    result = sandtable("decks", "check", str(DECK), "--bans", str(bans))
    assert (
        result.exit_code == 1
        and "Plated Apron is banned (list of 2027-01-01) [athernum 11.2.1]" in result.stdout
    )


def test_a_list_that_does_not_read():
    text = "Game: athernum\n4 Cog Peddler\n"
    assert "line 2: a card stands before any section" in bad("decks", "check", "-", stdin=text)
    assert "say of which game: athernum, antithesis, oversoul" in bad(
        "decks", "check", "-", stdin="4 Cog Peddler\n"
    )
    assert "is no game with a card language" in bad("decks", "check", "-", stdin="Game: whist\n")


def test_a_deck_as_a_code_and_back(tmp_path):
    deck = HOME / "decks" / "hammer-and-hinge.txt"
    own = tmp_path / "own.toml"
    own.write_text(CARD.format("Draw a card."), encoding="utf-8")
    code = ok("decks", "code", str(deck), "--cards", str(own)).strip()
    assert code.startswith("~") and " " not in code
    packed = tmp_path / "code.txt"
    packed.write_text(code, encoding="utf-8")
    text = ok("decks", "code", str(packed), "--open")
    assert "4 Cog Peddler" in text and text.endswith(own.read_text())
    assert ok("decks", "code", str(deck)).strip() != code
    packed.write_text(code[:-7], encoding="utf-8")
    assert "cut short" in bad("decks", "code", str(packed), "--open")


def test_games_are_simulated_with_decks_of_ones_own(tmp_path):
    code = ok("decks", "code", str(HOME / "decks" / "hammer-and-hinge.txt")).strip()
    games = ["sim", "athernum", "--games", "1", "--seed", "1", "--rounds-cap", "1", "--workers", "1"]
    assert data(*games, "--setup", f"{code}:salt-and-silence")["games"] == 1
    assert "not legal" in bad(*games, "--setup", f"{broken(tmp_path)}:salt-and-silence")


def broken(folder) -> str:
    file = folder / "deck.txt"
    text = (HOME / "decks" / "hammer-and-hinge.txt").read_text(encoding="utf-8")
    file.write_text(text.replace("\n4 ", "\n5 ", 1), encoding="utf-8")
    return ok("decks", "code", str(file)).strip()
