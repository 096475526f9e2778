"""All texts there are: the examples of the clause file, the Role Abilities and the cards."""

import random
from functools import cache
from pathlib import Path

from sandtable.cards.errors import CardError
from sandtable.cards.programs import Program
from sandtable.cards.registry import Registry
from sandtable.games.oversoul.cardset.pool import HOME, Pool, load
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.roles import ROLE_TEXTS
from sandtable.games.oversoul.language.spelling import SPELLING
from sandtable.games.oversoul.language.texts import OPEN_WORDS, Texts, abilities
from sandtable.kernel.clauses import Book, tables
from sandtable.testing.cards import refusal

TITLES = ('"Ember Oath"', '"Lantern Court"', '"Frost"')


@cache
def book() -> Book:
    return Book(HOME / "rules.toml")


@cache
def constructs() -> list[dict[str, object]]:
    return tables(book().data, "card_language")


@cache
def texts() -> Texts:
    return Texts(Registry({terminal: () for terminal in OPEN_WORDS}))


@cache
def examples() -> list[str]:
    """Each Ability of each construct's example."""
    return [text for row in constructs() for _, text in abilities(str(row["example"]))]


@cache
def pool() -> Pool:
    return load()


@cache
def lines() -> list[str]:
    """Every text there is, once."""
    roles = [line for found in ROLE_TEXTS.values() for line in found]
    cards = [text for card in pool().all() for line in card.lines for _, text in abilities(line)]
    return list(dict.fromkeys([*examples(), *roles, *cards]))


@cache
def programs() -> list[Program]:
    return [texts().read(line).program for line in lines()]


def refused(text: str) -> CardError:
    """The error that a text gets."""
    return refusal(texts(), text)


def sample(terminal: str, dice: random.Random) -> str:
    """A word of a class, for random sentences."""
    if terminal in SPELLING.fixed:
        return dice.choice(list(SPELLING.fixed[terminal].values()))
    if terminal == "NUM":
        return str(dice.randint(1, 4))
    if terminal == "TITLE":
        return dice.choice(TITLES)
    assert terminal == "REMINDER", terminal
    return "[a reminder]"


def card_file(tmp: Path, text: str) -> Pool:
    """The pool of one file with this text."""
    path = tmp / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return load([path])


assert set(w.LAWS.numbers) <= {*SPELLING.fixed["LAW"], *SPELLING.fixed["BOTH"]}
