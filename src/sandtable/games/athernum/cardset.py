"""The working card pool and its decks, as numbers for the engine; read when they are first needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import NONE, Library, Printed, build
from sandtable.kernel.errors import SetupError

if TYPE_CHECKING:
    from sandtable.cards.lists import DeckList
    from sandtable.games.athernum.pool import Card, Pool

HOME: Final = Path(__file__).parent
SUPERTYPES: Final = {
    "Character": op.CHARACTER,
    "Item": op.ITEM,
    "Location": op.LOCATION,
    "Resource": op.RESOURCE,
}

_pool: list[Pool] = []
_library: list[Library] = []
_decks: dict[str, Deck] = {}


class Deck:
    """The cards of a deck by name, main deck and Extra Deck."""

    def __init__(self, title: str, main: list[str], extra: list[str]) -> None:
        self.title = title
        self.main = main
        self.extra = extra


def library_of(pool: Pool) -> Library:
    """A library from a pool whose texts have all been read."""
    if pool.errors:
        raise SetupError(f"the cards of Athernum cannot be read: {pool.errors[0]}")
    registry = pool.registry
    printed = [printed_of(card, pool) for card in pool.cards.values()]
    return build(
        printed,
        list(registry["FACTION"].words),
        list(registry["SUBTYPE"].words),
        list(registry["KEYWORD"].words),
        list(registry["MARKER"].words),
        list(registry["TITLE"].words),
        list(registry["NAME"].words),
        [list(program.code) for program in pool.meanings.values()],
    )


def printed_of(card: Card, pool: Pool) -> Printed:
    registry = pool.registry
    programs = [list(program.code) for program in card.abilities]
    if card.condition is not None:
        programs.append(list(card.condition.code))
    return Printed(
        card.name,
        registry.number("NAME", card.name),
        SUPERTYPES[card.supertype],
        registry.number("FACTION", card.faction) if card.faction else 0,
        card.cost,
        card.ofv,
        card.dfv,
        card.slots,
        card.victory if card.victory != NONE else 0,
        tuple([registry.number("SUBTYPE", word) for word in card.subtypes]),
        (registry.number("KEYWORD", card.keyword),) if card.keyword else (),
        tuple(programs),
        "\n".join(card.lines),
    )


def standard_pool() -> Pool:
    """The working pool, read once."""
    if not _pool:
        from sandtable.games.athernum.pool import load

        _pool.append(load())
    return _pool[0]


def standard() -> Library:
    """The library of the working pool."""
    if not _library:
        _library.append(library_of(standard_pool()))
    return _library[0]


def deck_names() -> list[str]:
    return sorted([path.stem for path in (HOME / "decks").glob("*.txt")])


def deck(name: str) -> Deck:
    """One of the ready-made decks."""
    if name not in _decks:
        path = HOME / "decks" / f"{name}.txt"
        if name not in deck_names():
            raise SetupError(f"there is no deck {name!r}; there is {', '.join(deck_names())}")
        from sandtable.games.athernum.decks import read_deck

        _decks[name] = deck_of(read_deck(path.read_text(encoding="utf-8")), name)
    return _decks[name]


def deck_of(found: DeckList, name: str) -> Deck:
    """A deck list as the cards that are laid on the table."""
    from sandtable.games.athernum.decks import EXTRA, MAIN

    cards = {
        section: [row.card for row in found.sections.get(section, ()) for _ in range(row.copies)]
        for section in (MAIN, EXTRA)
    }
    return Deck(found.heads.get("Name", name), cards[MAIN], cards[EXTRA])
