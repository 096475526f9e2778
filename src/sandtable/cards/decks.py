"""Decks: read and written as text, and held to the rules of a game, each fault with its clause.

A game brings its sections (how many cards each part of a deck has), how many copies of a card it allows and
by which clauses; what it asks beyond that, it adds in `further`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from sandtable.cards.errors import CardError, meant
from sandtable.cards.lists import DeckList, Row, read_list, write_list
from sandtable.cards.pool import NO_LIMIT, Card, Pool, words_of
from sandtable.kernel.errors import SetupError

NAME: Final = "Name"  # what stands at the head of a list
GAME: Final = "Game"
FOLDER: Final = "decks"  # of the ready-made decks, beside the game
BANS: Final = "bans.toml"


class Section(NamedTuple):
    """A part of a deck, such as the main deck or the cards beside it."""

    name: str  # as lists head it
    called: str  # as messages call it
    least: int
    most: int
    clause: str
    each: str = "card"  # as messages call one of them
    beyond: str = ""  # the clause that more than `most` are against, where it is another


class Fault(NamedTuple):
    """What is wrong with a deck, by which clause, and in which line (0 for the deck as a whole)."""

    clause: str
    message: str
    line: int


class Bans(NamedTuple):
    """A ban list: kept outside the rules, and changed at any time."""

    date: str
    banned: frozenset[str]


class Deck:
    """The cards of a deck by name, one list for each section."""

    def __init__(self, title: str, piles: dict[str, list[str]]) -> None:
        self.title = title
        self.piles = piles

    def pile(self, section: str) -> list[str]:
        return self.piles.get(section, [])


def commonest(words: list[str]) -> str:
    """The word that stands there most often, of equals the first; nothing for none."""
    return max(dict.fromkeys(words), key=words.count, default="")


class ReadyDeck(NamedTuple):
    """A ready-made deck, as people choose it."""

    name: str  # as setups write it
    title: str
    about: str  # how many cards, in words
    crest: str  # whose it is: a word by which the game's own client draws its arms; or nothing
    faces: tuple[str, ...]  # the cards that stand for it


class DeckRules:
    """How decks of a game are built."""

    GAME: ClassVar[str] = ""
    SECTIONS: ClassVar[tuple[Section, ...]] = ()
    COPIES: ClassVar[int] = 0  # of one card over all sections
    COPIES_CLAUSE: ClassVar[str] = ""
    UNKNOWN_CLAUSE: ClassVar[str] = ""  # for cards that are not in the pool, and banned ones
    TOKEN_CLAUSE: ClassVar[str] = ""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.names = tuple([section.name for section in self.SECTIONS])
        self._ready: dict[str, Deck] = {}

    # ---- a game may write these

    def misplaced(self, card: Card, section: str) -> Fault | None:
        """Why a card cannot be in a section; without its line."""
        return None

    def too_many(self, card: Card | None, name: str, count: int, most: int) -> Fault:
        """So many copies are too many; without its line."""
        return Fault(self.cite(self.COPIES_CLAUSE), f"{count} copies of {name}, more than {most}", 0)

    def further(self, deck: DeckList, pool: Pool[Card]) -> list[Fault]:
        """What else the rules ask of a whole deck."""
        return []

    # ---- texts

    def read(self, text: str) -> DeckList:
        """A deck list of this game; raises CardError."""
        deck = read_list(text, self.names)
        game = deck.heads.get(GAME, self.GAME)
        if game != self.GAME:
            raise CardError(f"this is a deck of {game}, not of {self.GAME}")
        return deck

    def write(self, deck: DeckList) -> str:
        """The list with its heads in order and each card once per section, sorted as they first came."""
        heads = {GAME: self.GAME} | deck.heads
        sections: dict[str, list[Row]] = {}
        for section in self.names:
            counts: dict[str, int] = {}
            for row in deck.sections.get(section, ()):
                counts[row.card] = counts.get(row.card, 0) + row.copies
            if counts or section == self.names[0]:
                sections[section] = [Row(count, card, 0, 0) for card, count in counts.items()]
        return write_list(DeckList(heads, sections))

    def laid(self, deck: DeckList, title: str) -> Deck:
        """A deck list as the cards that are laid on the table."""
        piles = {
            section: [row.card for row in deck.sections.get(section, ()) for _ in range(row.copies)]
            for section in self.names
        }
        return Deck(deck.heads.get(NAME, title), piles)

    def counted(self, deck: DeckList) -> dict[str, int]:
        """How many cards each section has."""
        return {section: deck.count(section) for section in self.names}

    # ---- the ready-made decks

    def ready_names(self) -> list[str]:
        return sorted([path.stem for path in (self.home / FOLDER).glob("*.txt")])

    def ready_text(self, name: str) -> str:
        """The list of a ready-made deck, in the one form that reads back as it."""
        return self.write(self.read(self._text(name)))

    def ready(self, name: str) -> Deck:
        """One of the ready-made decks."""
        if name not in self._ready:
            self._ready[name] = self.laid(self.read(self._text(name)), name)
        return self._ready[name]

    def _text(self, name: str) -> str:
        known = self.ready_names()
        if name not in known:
            raise SetupError(f"there is no deck {name!r}; there is {', '.join(known)}")
        return (self.home / FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    # ---- the rules

    def cite(self, clause: str) -> str:
        return f"{self.GAME} {clause}" if clause else ""

    def bans(self, path: Path | None = None) -> Bans:
        """The game's own ban list, or another; a game may have none."""
        if path is None:
            path = self.home / BANS
            if not path.exists():
                return Bans("", frozenset())
        with path.open("rb") as file:
            try:
                data: dict[str, object] = tomllib.load(file)
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
                raise CardError(f"{path.name} is no ban list: {error}") from None
        if set(data) - {"date", "banned"} or not isinstance(data.get("banned", []), list):
            raise CardError(f"{path.name} is no ban list: it has a date and a list called banned")
        return Bans(str(data.get("date", "")), frozenset(words_of(data.get("banned", []))))

    def check(self, deck: DeckList, pool: Pool[Card], bans: Bans) -> list[Fault]:
        """All faults of a deck; it is legal if there are none."""
        faults = self.known_cards(deck, pool)
        faults += self.sizes(deck)
        faults += self.places(deck, pool)
        faults += self.copies(deck, pool)
        for row in self.rows(deck):
            if row.card in bans.banned:
                message = f"{row.card} is banned (list of {bans.date or 'no date'})"
                faults.append(Fault(self.cite(self.UNKNOWN_CLAUSE), message, row.line))
        return faults + self.further(deck, pool)

    def rows(self, deck: DeckList) -> list[Row]:
        return [row for section in self.names for row in deck.sections.get(section, ())]

    def known_cards(self, deck: DeckList, pool: Pool[Card]) -> list[Fault]:
        faults: list[Fault] = []
        for row in self.rows(deck):
            if row.card in pool.tokens:
                message = f"{row.card} is a token, and tokens are no part of a deck"
                faults.append(Fault(self.cite(self.TOKEN_CLAUSE), message, row.line))
            elif row.card not in pool.cards:
                message = f"there is no card {row.card!r}{meant(row.card, pool.cards).words}"
                faults.append(Fault(self.cite(self.UNKNOWN_CLAUSE), message, row.line))
        return faults

    def sizes(self, deck: DeckList) -> list[Fault]:
        faults: list[Fault] = []
        for section in self.SECTIONS:
            count = deck.count(section.name)
            clause = section.clause
            if section.least == section.most != count:
                wanted = f"not {section.most}"
            elif count > section.most:
                wanted = f"more than {section.most}"
                clause = section.beyond or clause
            elif count < section.least:
                wanted = f"fewer than {section.least}"
            else:
                continue
            cards = section.each if count == 1 else f"{section.each}s"
            faults.append(Fault(self.cite(clause), f"{section.called} has {count} {cards}, {wanted}", 0))
        return faults

    def places(self, deck: DeckList, pool: Pool[Card]) -> list[Fault]:
        """What must not be where it is, the parts beside the main deck first."""
        faults: list[Fault] = []
        for section in reversed(self.names):
            for row in deck.sections.get(section, ()):
                card = pool.cards.get(row.card)
                fault = self.misplaced(card, section) if card is not None else None
                if fault is not None:
                    faults.append(fault._replace(line=row.line))
        return faults

    def copies(self, deck: DeckList, pool: Pool[Card]) -> list[Fault]:
        """Copies of one card, counted over all sections."""
        counts: dict[str, int] = {}
        lines: dict[str, int] = {}
        for row in self.rows(deck):
            counts[row.card] = counts.get(row.card, 0) + row.copies
            lines[row.card] = row.line
        faults: list[Fault] = []
        for name, count in counts.items():
            card = pool.cards.get(name)
            most = self.COPIES if card is None else card.copies(self.COPIES)
            if most != NO_LIMIT and count > most:
                faults.append(self.too_many(card, name, count, most)._replace(line=lines[name]))
        return faults
