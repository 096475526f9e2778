"""Decks and cards of one's own in a setup: unpacked, held to the rules, and made into a library once.

A setup is deck names joined by colons, and a name may be a deck code (`sandtable.cards.codes`), so a record
that names its setup needs nothing else to be replayed. Cards that several decks bring along must agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.cards.codes import Packed, is_code, unpack
from sandtable.cards.errors import CardError
from sandtable.games.athernum import cardset
from sandtable.games.athernum.cardset import Deck
from sandtable.games.athernum.library import Library
from sandtable.games.athernum.printed import card_view
from sandtable.kernel.errors import SetupError
from sandtable.kernel.game import Game

if TYPE_CHECKING:
    from sandtable.cards.files import Entry
    from sandtable.cards.lists import DeckList
    from sandtable.games.athernum.pool import Pool

MOST_OWN: Final = 40  # cards, tokens and markers that one deck may bring
LONGEST_NAME: Final = 40  # characters of a deck's name
LONGEST_LINE: Final = 600  # characters of one ability
MOST_LINES: Final = 12  # abilities of one card
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
KEPT: Final = 32  # setups that are kept ready
FILE: Final = "own cards"  # how errors call the text of a set


class Unpacked:
    """What one deck code says, not yet held to the rules."""

    def __init__(self, listed: DeckList, deck: Deck, cards: str) -> None:
        self.listed = listed
        self.deck = deck
        self.cards = cards  # TOML


class Custom:
    """A setup with deck codes that has been found in order."""

    def __init__(self, decks: list[Deck], library: Library | None, views: list[dict[str, object]]) -> None:
        self.decks = decks
        self.library = library  # None: it brings no cards of its own
        self.views = views  # its own cards, as they are printed
        self.game: Game | None = None  # with that library, once it is asked for


_codes: dict[str, Unpacked] = {}
_setups: dict[str, Custom] = {}


def is_custom(setup: str) -> bool:
    """Whether some deck of a setup is written out."""
    return " " not in setup and any([is_code(part) for part in setup.split(":")])


def brings_cards(setup: str) -> bool:
    """Whether some deck of a setup brings cards of its own."""
    return is_custom(setup) and any(
        [unpacked(part).cards != "" for part in setup.split(":") if is_code(part)]
    )


def unpacked(code: str) -> Unpacked:
    """The deck in a code, kept for the next time; raises SetupError."""
    found = _codes.pop(code, None)
    if found is None:
        try:
            found = _unpack(unpack(code))
        except CardError as error:
            where = f"line {error.line}: " if error.line > 1 else ""
            raise SetupError(f"{where}{error.message}", error.clause) from None
    _codes[code] = found  # the newest last
    while len(_codes) > 4 * KEPT:
        _codes.pop(next(iter(_codes)), None)
    return found


def _unpack(packed: Packed) -> Unpacked:
    from sandtable.games.athernum.decks import read_deck

    listed = read_deck(packed.deck)
    name = listed.heads.get("Name", "")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise CardError(f"a deck's name has at most {LONGEST_NAME} characters that can be printed")
    return Unpacked(listed, cardset.deck_of(listed, "A deck of one's own"), packed.cards)


def deck(name: str) -> Deck:
    """A deck by its name in a setup: ready-made, or written out."""
    return unpacked(name).deck if is_code(name) else cardset.deck(name)


def check_seats(setup: str) -> None:
    seats = len(setup.split(":"))
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise SetupError(
            f"a setup names a deck for each of {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}"
        )


def custom(setup: str) -> Custom:
    """A setup with deck codes, in order; raises SetupError with the clause that it breaks."""
    found = _setups.pop(setup, None)
    if found is None:
        found = _check(setup)
    _setups[setup] = found
    while len(_setups) > KEPT:
        _setups.pop(next(iter(_setups)), None)
    return found


def _check(setup: str) -> Custom:
    from sandtable.games.athernum.decks import check_deck, read_bans

    check_seats(setup)
    names = setup.split(":")
    entries: list[Entry] = []
    for seat, name in enumerate(names, 1):
        if is_code(name):
            try:
                join(entries, own_entries(unpacked(name).cards))
            except CardError as error:
                raise SetupError(
                    f"the cards of deck {seat}: {error.where()}: {error.message}", error.clause
                ) from None
    pool = cardset.standard_pool()
    library: Library | None = None
    views: list[dict[str, object]] = []
    if entries:
        pool = pool_with(pool, entries)
        library = cardset.library_of(pool)
        views = [card_view(card) for card in pool.drafts]
    decks: list[Deck] = []
    bans = read_bans()
    for seat, name in enumerate(names, 1):
        decks.append(deck(name))
        if not is_code(name):
            continue
        faults = check_deck(unpacked(name).listed, pool, bans)
        if faults:
            more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            where = f"line {faults[0].line}: " if faults[0].line else ""
            raise SetupError(f"deck {seat} is not legal: {where}{faults[0].message}{more}", faults[0].clause)
    return Custom(decks, library, views)


# ---- cards of one's own


def own_entries(text: str) -> list[Entry]:
    """The tables of a set of one's own, held to its limits; raises CardError."""
    from sandtable.cards.files import tables_in
    from sandtable.games.athernum.pool import words_of

    if not text.strip():
        return []
    entries = tables_in(text, FILE)
    if len(entries) > MOST_OWN:
        raise entries[MOST_OWN].fault(f"a set of one's own has at most {MOST_OWN} cards, tokens and markers")
    for entry in entries:
        if entry.kind not in ("card", "token", "marker", "words"):
            raise entry.fault(f"a set has [[card]], [[token]], [[marker]] and [[words]], no [[{entry.kind}]]")
        check_name(entry)
        for key in ("text", "reading", "meaning"):
            lines = str(entry.values.get(key, "")).split("\n")
            if len([line for line in lines if line.strip()]) > MOST_LINES:
                raise entry.fault(f"a card has at most {MOST_LINES} abilities", key)
            for number, line in enumerate(lines):
                if len(line) > LONGEST_LINE:
                    raise entry.fault(
                        f"an ability has at most {LONGEST_LINE} characters", key, "", number, LONGEST_LINE
                    )
        for word in words_of(entry.values.get("subtypes")):
            if not word.isascii() or not word.isalpha() or not word[0].isupper() or len(word) > LONGEST_NAME:
                raise entry.fault(
                    f"{word[:LONGEST_NAME]!r} is no subtype: one word with a capital", "subtypes"
                )
    return entries


def check_name(entry: Entry) -> None:
    """Names are words of the language, so they must be fit to be read before anything else is."""
    from sandtable.games.athernum.pool import NAME_SIGNS

    name = entry.values.get("name")
    if entry.kind == "words":
        return
    if not isinstance(name, str) or not name.strip():
        raise entry.fault(f"a {entry.kind} has a name", "name", "athernum 1.1.1")
    if len(name) > LONGEST_NAME or not frozenset(name) <= NAME_SIGNS or not name[0].isupper() or "  " in name:
        raise entry.fault(
            f"a name begins with a capital and has at most {LONGEST_NAME} letters, spaces, - and '", "name"
        )


def join(known: list[Entry], more: list[Entry]) -> None:
    """Put further cards to those of other decks; what is called the same must be the same."""
    by_name = {(entry.kind, entry.name()): entry for entry in known if entry.kind != "words"}
    for entry in more:
        other = by_name.get((entry.kind, entry.name()))
        if other is None:
            known.append(entry)
        elif other.values != entry.values:
            raise entry.fault(
                f"two decks bring a {entry.kind} called {entry.name()!r}, and not the same", "name"
            )


def pool_with(base: Pool, entries: list[Entry]) -> Pool:
    """The cards of a pool and some of one's own; raises SetupError at the first that cannot be read."""
    from sandtable.games.athernum.pool import extended

    pool = extended(base, entries)
    if pool.errors:
        error = pool.errors[0]
        raise SetupError(f"{error.where()}: {error.message}", error.clause)
    return pool
