"""All texts there are: the examples of the clause file, Keywords, unprinted abilities and the cards."""

import random
from functools import cache
from pathlib import Path

from sandtable.cards.errors import CardError
from sandtable.cards.programs import Program
from sandtable.cards.registry import Registry
from sandtable.games.antithesis.cardset.pool import HOME, Pool, load
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.keywords import (
    CHARACTER_TEXTS,
    KEYWORD_TEXTS,
    PLAYER_TEXTS,
    filled,
    keyword_lines,
)
from sandtable.games.antithesis.language.spelling import SPELLING
from sandtable.games.antithesis.language.texts import OPEN_WORDS, Texts
from sandtable.kernel.clauses import Book, tables
from sandtable.testing.cards import refusal

X = {
    i.WALKER: "Water", i.WARD: "Fire", i.IMMUNITY: "AOE", i.VULNERABILITY: "Ranged", i.PATROL: "C",
    i.UNMODDABLE: "Weapon", i.PRESENCE_X: "1", i.COVER: "Cover vs Melee",
}  # fmt: skip


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
def pool() -> Pool:
    return load()


@cache
def keyword_texts() -> list[str]:
    """Keywords with some X, and the unprinted abilities."""
    lines = [line for keyword in KEYWORD_TEXTS for line in keyword_lines(keyword, X.get(keyword, "2"))]
    return lines + [filled(text) for _, text in (*CHARACTER_TEXTS, *PLAYER_TEXTS)]


@cache
def lines() -> list[str]:
    """Every text there is, once."""
    cards = [line for card in pool().all() for line in card.lines]
    return list(dict.fromkeys([*keyword_texts(), *cards]))


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
    some = {
        "INT": ("1", "2", "3", "5"), "SIGNED": ("+1", "-1", "+2"), "RANGE": ("0+D1", "3+D1", "2+D2"),
        "DIM": ("3x3",),
        "BOOST": ("Boost+1", "Boostx2"), "ROW": tuple(w.ROWS.numbers), "POINTS": ("Move",),
    }  # fmt: skip
    return dice.choice(some[terminal])


def card_file(tmp: Path, text: str) -> Pool:
    """The pool of one file with this text."""
    path = tmp / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return load([path])
