"""Decks: read and written as text, and held to the rules of Constructed, each fault with its clause."""

import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NamedTuple

from sandtable.cards.errors import CardError
from sandtable.cards.lists import DeckList, Row, read_list, write_list
from sandtable.games.athernum.pool import HOME, Card, Pool, cite, words_of

MAIN: Final = "Main Deck"
EXTRA: Final = "Extra Deck"
SECTIONS: Final = (MAIN, EXTRA)
GAME: Final = "athernum"
MAIN_SIZE: Final = 60  # 11.0.2a
EXTRA_SIZE: Final = 20  # 11.0.2c
COPIES: Final = 4  # 11.0.2d
BANS: Final = HOME / "bans.toml"


class Fault(NamedTuple):
    """What is wrong with a deck, by which clause, and in which line (0 for the deck as a whole)."""

    clause: str
    message: str
    line: int


class Bans(NamedTuple):
    """A ban list: kept outside the rules, and changed at any time (11.2.2)."""

    date: str
    banned: frozenset[str]


def read_bans(path: Path = BANS) -> Bans:
    with path.open("rb") as file:
        try:
            data: dict[str, object] = tomllib.load(file)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise CardError(f"{path.name} is no ban list: {error}") from None
    unknown = sorted(set(data) - {"date", "banned"})
    if unknown or not isinstance(data.get("banned", []), list):
        raise CardError(f"{path.name} is no ban list: it has a date and a list called banned")
    return Bans(str(data.get("date", "")), frozenset(words_of(data.get("banned", []))))


def read_deck(text: str) -> DeckList:
    """A deck list of this game; raises CardError."""
    deck = read_list(text, SECTIONS)
    game = deck.heads.get("Game", GAME)
    if game != GAME:
        raise CardError(f"this is a deck of {game}, not of {GAME}")
    return deck


def write_deck(deck: DeckList) -> str:
    """The list with its heads in order and each card once per section, sorted as they first came."""
    heads = {"Game": GAME} | deck.heads
    sections: dict[str, list[Row]] = {}
    for section in SECTIONS:
        counts: dict[str, int] = {}
        for row in deck.sections.get(section, ()):
            counts[row.card] = counts.get(row.card, 0) + row.copies
        if counts or section == MAIN:
            sections[section] = [Row(count, card, 0, 0) for card, count in counts.items()]
    return write_list(DeckList(heads, sections))


def check_deck(deck: DeckList, pool: Pool, bans: Bans) -> list[Fault]:
    """All faults of a deck; it is legal if there are none."""
    faults = known_cards(deck, pool)
    faults += sizes(deck)
    faults += extra_deck(deck, pool)
    faults += copies(deck, pool)
    for section in SECTIONS:
        for row in deck.sections.get(section, ()):
            if row.card in bans.banned:
                faults.append(
                    Fault(
                        cite("11.2.1"), f"{row.card} is banned (list of {bans.date or 'no date'})", row.line
                    )
                )
    leaders = [
        row
        for row in deck.sections.get(MAIN, ())
        if row.card in pool.cards and pool.cards[row.card].can_lead()
    ]
    if not leaders:
        faults.append(Fault(cite("11.0.2b"), "no card of the main deck can be chosen as a main character", 0))
    return faults


def known_cards(deck: DeckList, pool: Pool) -> list[Fault]:
    faults: list[Fault] = []
    for section in SECTIONS:
        for row in deck.sections.get(section, ()):
            if row.card in pool.tokens:
                faults.append(
                    Fault(
                        cite("2.1.3f"), f"{row.card} is a token, and tokens are no part of a deck", row.line
                    )
                )
            elif row.card not in pool.cards:
                close = get_close_matches(row.card, list(pool.cards), 1, 0.6)
                more = f"; did you mean {close[0]!r}?" if close else ""
                faults.append(Fault(cite("11.2.1"), f"there is no card {row.card!r}{more}", row.line))
    return faults


def sizes(deck: DeckList) -> list[Fault]:
    faults: list[Fault] = []
    main, extra = deck.count(MAIN), deck.count(EXTRA)
    if main != MAIN_SIZE:
        faults.append(Fault(cite("11.0.2a"), f"the main deck has {main} cards, not {MAIN_SIZE}", 0))
    if extra > EXTRA_SIZE:
        faults.append(Fault(cite("11.0.2c"), f"the Extra Deck has {extra} cards, more than {EXTRA_SIZE}", 0))
    return faults


def extra_deck(deck: DeckList, pool: Pool) -> list[Fault]:
    """What must be in the Extra Deck, and what must not (R100)."""
    faults: list[Fault] = []
    for row in deck.sections.get(EXTRA, ()):
        card = pool.cards.get(row.card)
        if card is not None and not card.keyword:
            message = f"{row.card} has no extra rule field, so it cannot be in the Extra Deck"
            faults.append(Fault(cite("0.def.extra-deck"), message, row.line))
    for row in deck.sections.get(MAIN, ()):
        card = pool.cards.get(row.card)
        if card is not None and card.keyword == "Herald":
            message = f"{row.card} starts in the Extra Deck, so it cannot be in the main deck"
            faults.append(Fault(cite("7.4.2d"), message, row.line))
    return faults


def copies(deck: DeckList, pool: Pool) -> list[Fault]:
    """Copies of one card, counted over both decks."""
    counts: dict[str, int] = {}
    lines: dict[str, int] = {}
    for section in SECTIONS:
        for row in deck.sections.get(section, ()):
            counts[row.card] = counts.get(row.card, 0) + row.copies
            lines[row.card] = row.line
    faults: list[Fault] = []
    for name, count in counts.items():
        card: Card | None = pool.cards.get(name)
        if card is not None and card.keyword == "Unique" and count > 1:
            faults.append(Fault(cite("12.2.Ab"), f"{name} is Unique: one copy, not {count}", lines[name]))
        elif count > COPIES and (card is None or card.keyword != "Levy"):
            faults.append(
                Fault(cite("11.0.2d"), f"{count} copies of {name}, more than {COPIES}", lines[name])
            )
    return faults
