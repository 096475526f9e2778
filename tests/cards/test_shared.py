"""What the card games share: forms of words, tables, records, deck lists, places in files."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.files import scan
from sandtable.cards.flat import Block, Record, lay_out
from sandtable.cards.forms import article, in_words, many, plural, third
from sandtable.cards.lists import DeckList, Row, game_of, read_list, write_list
from sandtable.cards.registry import Registry, Table
from sandtable.cards.tree import Node, depth, leaf, names


def test_forms():
    assert [plural(word) for word in ("card", "ability", "Shrine", "main character", "Torch")] == [
        "cards", "abilities", "Shrines", "main characters", "Torches",
    ]  # fmt: skip
    assert [third(word) for word in ("draw", "search", "be in", "have", "do not", "pay", "deal damage")] == [
        "draws", "searches", "is in", "has", "does not", "pays", "deals damage",
    ]  # fmt: skip
    assert [many(word) for word in ("be in", "draw")] == ["are in", "draw"]
    assert [article(word) for word in ("item", "card", "Unique card", "exhausted", "1/1", "OFV")] == [
        "an", "a", "a", "an", "a", "an",
    ]  # fmt: skip
    assert [in_words(n) for n in (0, 1, 12, 13)] == ["zero", "one", "twelve", "13"]


def test_tables_number_their_words_for_good():
    table = Table(["b", "a"])
    assert (table.add("c"), table.add("b"), table.word(2), len(table)) == (3, 1, "a", 3)
    assert "c" in table and "d" not in table
    registry = Registry({"X": ["one"]})
    assert (registry.number("X", "two"), registry.word("X", 1)) == (2, "one")


def test_records_point_by_distance_and_lie_once():
    shared = Record([7, 7])
    root = Record([1, shared, Block([Record([2, shared]), Record([3, 0])])])
    code = lay_out(root)
    assert code[0] == 1
    assert code[code[1] : code[1] + 2] == [7, 7]
    body = code[2]
    assert code[body] == 2 and body + code[body + 1] == code[1]  # the same place, seen from elsewhere
    assert code[body + 2 : body + 4] == [3, 0]  # the next row lies directly behind
    assert len(code) == 3 + 2 + 4


def test_trees():
    one = Node("a", [Node("b", [leaf("NUM", "2")]), Node("c", [])])
    assert one == Node("a", [Node("b", [leaf("NUM", "2")]), Node("c", [])])
    assert one != Node("a", [Node("b", [leaf("NUM", "3")]), Node("c", [])])
    assert one != Node("a", [Node("b", [leaf("ORD", "2")]), Node("c", [])])
    assert one.outline() == "a(b(NUM 2), c)" and names(one) == {"a", "b", "c"}
    chain = Node("x", [])
    for _ in range(5000):
        chain = Node("list", [chain])
    assert depth(chain, {"list": "list"}) == 2 and depth(chain, {}) == 5001
    assert chain == chain  # without recursion


SECTIONS = ("Main Deck", "Extra Deck")
LIST = "Game: whist\nName: Mine\n\nMain Deck\n2 First Card\n1 Second\n\nExtra Deck\n1 Third\n"


def test_a_deck_list_comes_back():
    deck = read_list(LIST, SECTIONS)
    assert deck.heads == {"Game": "whist", "Name": "Mine"} and game_of(LIST) == "whist"
    assert deck.sections["Main Deck"] == [Row(2, "First Card", 5, 3), Row(1, "Second", 6, 3)]
    assert (deck.count("Main Deck"), deck.count("Extra Deck"), deck.count("Other")) == (3, 1, 0)
    assert write_list(deck) == LIST
    assert write_list(DeckList({}, {"Main Deck": []})) == "Main Deck\n"


@pytest.mark.parametrize(
    "text, line, part",
    [
        ("4 Card\n", 1, "before any section"),
        ("Main Deck\nCard\n", 2, "neither a card with its count nor a section"),
        ("Main Deck\n0 Card\n", 2, "a count of 0"),
        ("Main Deck\n1 Card\nMain Deck\n", 3, "stands twice"),
        ("Main Deck\n1 Card\nName: Late\n", 3, "neither"),
        ("Main Deck\n1234 Card\n", 2, "neither"),
        ("Main Deck\n" + "1 Card\n" * 600, 501, "at most 500 lines"),
        ("x" * 70_000, 1, "at most"),
    ],
)
def test_a_list_that_is_none(text, line, part):
    with pytest.raises(CardError, match=part) as caught:
        read_list(text, SECTIONS)
    assert caught.value.line == line


def test_places_in_a_file():
    text = 'a = 1\n[[card]]\nname = "x"\ntext = """\none\n[[card]]\n"""\ncost = 3\n'
    text += "[[card]]\n  note = '''two\nthree'''\n"
    assert scan(text) == [
        ("card", 2, {"name": (3, 9), "text": (5, 1), "cost": (8, 8)}),
        ("card", 9, {"note": (10, 13)}),
    ]


def test_an_error_says_where():
    error = CardError("wrong", 3, 7, "Some Card", "athernum 1.1.1", "file.toml")
    assert error.where() == "Some Card, line 7, column 3"
    assert (
        error.saying("other", "").where() == error.where() and error.saying("other", "").file == "file.toml"
    )
    assert CardError("wrong").where() == "line 1, column 1"
