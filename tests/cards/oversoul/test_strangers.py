"""Texts that a designer wrote from the rulebook alone: what reads does what it says, what does not says why.

Each is tried on the table of `tests.clauses.oversoul.table`: `given` is the position, in which the card is
called Trial; `do` are the choices, and `then` says what is so afterwards: "2U1.hp 1", "1.hand Hound".
"""

import tomllib
from pathlib import Path

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.games.oversoul.language.texts import abilities
from tests.cards.oversoul.corpus import texts
from tests.clauses.oversoul.table import lay

FOLDER = Path(__file__).parent / "strangers"
TEXTS = [
    text
    for name in ("texts", "judged", "third", "fourth", "fifth", "sixth", "seventh")
    for text in tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["text"]
]
READ = [text for text in TEXTS if "refused" not in text]
REFUSED = [text for text in TEXTS if "refused" in text]


def seen(t, what):
    """What is so on a table, as `then` says it."""
    place, _, about = what.rpartition(".")
    if about.isdigit() or not place:
        place, about = what, ""
    if about in ("hand", "idle", "deck", "exile"):
        return ",".join(t.cards(int(place), about)) or "-"
    if about in ("pool", "surplus", "leader_rank"):
        return str(getattr(t, about)(int(place)))
    if about == "cost":
        return str(t.cost(int(place[0]), place[1:]))
    if about == "":
        return t.name(place) or "-"
    if about == "keys":
        return ",".join(sorted(t.keys(place))) or "-"
    if about == "roles":
        return ",".join(sorted(t.roles(place))) or "-"
    if about == "marks":
        return str(sum(t.marks(place).values()))
    return str(getattr(t, about)(place))


def tried(text, key="says"):
    """The table after a trial."""
    cards = f"Trial  {text['card']}\n" + "".join(f"  {line}\n" for line in text[key].splitlines())
    t = lay(text.get("given", ""), cards + text.get("others", ""), seats=text.get("seats", 2))
    t.do(text.get("do", ""))
    return t


@pytest.mark.parametrize("text", READ, ids=lambda text: text["says"][:60])
def test_it_does_what_it_says(text):
    t = tried(text)
    for said in text["then"]:
        what, _, value = said.partition(" ")
        assert seen(t, what) == value, f"{said}, but it is {seen(t, what)}"
    for choice in text.get("offered", []):
        assert choice in t.options(), t.options()
    for choice in text.get("barred", []):
        assert choice not in t.options(), t.options()


@pytest.mark.parametrize("text", READ, ids=lambda text: text["says"][:60])
def test_it_is_printed_in_the_words_of_the_house(text):
    house = [understood(texts(), one).printed for _, one in abilities(text["says"])]
    assert " ".join(house) == text.get("house", text["says"])


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text["says"][:60])
def test_what_is_refused_says_where_and_how_to_say_it(text):
    with pytest.raises(CardError) as caught:
        for _, one in abilities(text["says"]):
            understood(texts(), one)
    error = caught.value
    assert text["refused"] in error.message, error.message
    assert error.column == text.get("column", error.column)
    assert 0 <= error.column <= len(text["says"]) + 1


def test_most_of_them_read():
    assert len(TEXTS) >= 100
    assert len(READ) >= 0.75 * len(TEXTS)
