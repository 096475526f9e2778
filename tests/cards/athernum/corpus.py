"""What the tests read: the working pool, the examples of the clause file, and words for random sentences."""

import random
from functools import cache
from pathlib import Path
from typing import NamedTuple

from sandtable.cards.errors import CardError
from sandtable.cards.files import Entry
from sandtable.cards.programs import Program
from sandtable.cards.tree import Node
from sandtable.games.athernum.cardset.card import Card
from sandtable.games.athernum.cardset.pool import HOME, Pool, load, rules_registry
from sandtable.games.athernum.language.texts import Texts
from sandtable.kernel.clauses import Book, tables
from sandtable.testing.cards import refusal

FRAME = "Card frame"
REJECTED = "Rejected words"
# sentences that follow an ability are tried behind one
HOSTS = {
    "Activate only": "*Survey* Exhaust this: Draw a card. ",
    "This triggers only": "Whenever this attacks, draw a card. ",
}
SUBTYPES = ("Construct", "Harbour", "Blade", "Beast", "Mechanical", "Human", "Scholar", "Medic")

BESIDE = [HOME / "cards" / name for name in ("words.toml", "factionless.toml", "tidewatch.toml")]


class Example(NamedTuple):
    construct: str
    text: str


@cache
def book() -> Book:
    return Book(HOME / "rules.toml")


@cache
def pool() -> Pool:
    return load()


def fresh() -> Texts:
    """A reader with the words of the pool: what a text names is known to it alone afterwards."""
    return Texts(pool().registry.copy())


@cache
def texts() -> Texts:
    """A reader with all words of the pool and of the examples."""
    registry = rules_registry()
    for terminal, table in pool().registry.tables.items():
        for word in table.words:
            registry.number(terminal, word)
    for word in SUBTYPES:
        registry.number("SUBTYPE", word)
    registry.number("NAME", "Harbour Master's Seal")
    return Texts(registry)


def constructs() -> list[dict[str, object]]:
    return tables(book().data, "card_language")


def is_frame(example: str) -> bool:
    """Whether an example is a field of the card frame, not a text."""
    return example.split()[0].endswith(":") and example.split()[0][:-1].islower()


def examples() -> list[Example]:
    """Every text of the clause file; a construct may give several."""
    found: list[Example] = []
    for construct in constructs():
        name, example = str(construct["construct"]), str(construct["example"])
        if name == REJECTED or is_frame(example):
            continue
        for text in example.split(" / "):
            host = next((host for start, host in HOSTS.items() if text.startswith(start)), "")
            found.append(Example(name, host + text))
    about = book().data["set"]
    assert isinstance(about, dict)
    for faction in about["faction"]:
        found.append(Example("leader objective", str(faction["leader_objective"])))
    return found


def programs() -> list[Program]:
    """All programs of the pool: abilities, conditions of Heralds, meanings of markers."""
    cards = [*pool().cards.values(), *pool().tokens.values()]
    found = [ability for card in cards for ability in card.abilities]
    found += [card.condition for card in cards if card.condition is not None]
    return found + list(pool().meanings.values())


def lines() -> list[str]:
    """Every line of text in the pool and the examples."""
    cards: list[Card] = [*pool().cards.values(), *pool().tokens.values()]
    return [line for card in cards for line in card.lines] + [example.text for example in examples()]


def inner(tree: Node) -> Node:
    """A tree without its reminder text."""
    return tree.node(0) if tree.name == "reminded" else tree


def refused(text: str) -> CardError:
    """The error that a text gets."""
    return refusal(texts(), text)


def card_errors(path: Path, content: str) -> list[CardError]:
    """What is wrong with a card file, beside two files of the pool."""
    file = path / "cards.toml"
    file.write_text(content, encoding="utf-8")
    return [error for error in load(BESIDE, [file]).errors if error.file == str(file)]


def entry(**values: object) -> Entry:
    return Entry("card", dict(values), 1, "test")


SAMPLES = {
    "BRACE": ("{0}", "{1}", "{3}", "{12}"),
    "TITLE": ("*Old Trick*", "*Measure for Measure*"),
    "REMINDER": ("(Old and new.)",),
    "ORDINAL": ("first", "second", "third"),
    "MOD": ("+1", "-2", "+12"),
    "STATS": ("1/1", "2/3", "0/10"),
    "MARKER": ("Rust", "Soot", "Old"),
    "GLOBAL": ("Acquisition", "Solvency", "Contingency"),
    "QUOTE": ('"',),
    "NON": ("non-Construct", "non-token", "non-main"),
}


def sample(terminal: str, dice: random.Random) -> str:
    """A word of an open class."""
    if terminal == "NUM":
        return str(dice.randint(2, 14))
    if terminal == "ICON":
        return f"[{dice.choice(texts().registry['FACTION'].words)}]"
    if terminal in SAMPLES:
        return dice.choice(SAMPLES[terminal])
    return dice.choice(texts().registry[terminal].words)
