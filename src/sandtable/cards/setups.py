"""Setups of a card game: deck names joined by colons, one for each seat.

A name may be a deck code (`sandtable.cards.codes`), so a record that names its setup needs nothing else to be
replayed. Cards that several decks bring along must agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.cards.codes import Packed, is_code, unpack
from sandtable.cards.decks import NAME, Deck
from sandtable.cards.errors import CardError
from sandtable.cards.sets import join, own_entries
from sandtable.kernel.errors import SetupError

if TYPE_CHECKING:
    from sandtable.cards.files import Entry
    from sandtable.cards.game import CardGame
    from sandtable.cards.lists import DeckList
    from sandtable.cards.pool import Card, Pool

LONGEST_NAME: Final = 40  # characters of a deck's name
KEPT: Final = 32  # setups that are kept ready
SEPARATOR: Final = ":"


class Unpacked:
    """What one deck code says, not yet held to the rules."""

    def __init__(self, listed: DeckList, deck: Deck, cards: str) -> None:
        self.listed = listed
        self.deck = deck
        self.cards = cards  # TOML


class Ready:
    """A setup with deck codes that has been found in order."""

    def __init__(self, setup: str, decks: list[Deck], pool: Pool[Card] | None) -> None:
        self.setup = setup
        self.decks = decks
        self.pool = pool  # None: it brings no cards of its own, or another process has read them
        self.views: list[dict[str, object]] = []  # the cards that it brings, as they are printed
        self.game: CardGame | None = None  # with those decks and cards, once it is asked for


def is_custom(setup: str) -> bool:
    """Whether some deck of a setup is written out."""
    return " " not in setup and any(is_code(part) for part in setup.split(SEPARATOR))


class Setups:
    """The setups of one game: what was unpacked and checked is kept for the next time."""

    def __init__(self, game: CardGame) -> None:
        self.game = game
        self.rules = game.deck_rules()
        self._codes: dict[str, Unpacked] = {}
        self._setups: dict[str, Ready] = {}

    def unpacked(self, code: str) -> Unpacked:
        """The deck in a code, kept for the next time; raises SetupError."""
        found = self._codes.pop(code, None)
        if found is None:
            try:
                found = self._unpack(unpack(code))
            except CardError as error:
                where = f"line {error.line}: " if error.line > 1 else ""
                raise SetupError(f"{where}{error.message}", error.clause) from None
        self._codes[code] = found  # the newest last
        while len(self._codes) > 4 * KEPT:
            self._codes.pop(next(iter(self._codes)), None)
        return found

    def _unpack(self, packed: Packed) -> Unpacked:
        listed = self.rules.read(packed.deck)
        name = listed.heads.get(NAME, "")
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise CardError(f"a deck's name has at most {LONGEST_NAME} characters that can be printed")
        return Unpacked(listed, self.rules.laid(listed, "A deck of one's own"), packed.cards)

    def deck(self, name: str) -> Deck:
        """A deck by its name in a setup: ready-made, or written out."""
        return self.unpacked(name).deck if is_code(name) else self.rules.ready(name)

    def ready(self, setup: str) -> Ready:
        """A setup with deck codes, in order; raises SetupError with the clause that it breaks."""
        found = self._setups.pop(setup, None)
        if found is None:
            found = self.check(setup)
        self.keep(found)
        return found

    def is_ready(self, setup: str) -> bool:
        """Whether a setup has been read lately, so that it need not be read again."""
        return setup in self._setups

    def keep(self, found: Ready) -> None:
        """Remember a setup that has been read, here or elsewhere; the oldest is forgotten."""
        self._setups[found.setup] = found
        while len(self._setups) > KEPT:
            self._setups.pop(next(iter(self._setups)), None)

    def check(self, setup: str) -> Ready:
        """A setup with deck codes, read anew."""
        decks = setup.split(SEPARATOR)
        least, most = self.game.FEWEST_SEATS, self.game.MOST_SEATS
        if not least <= len(decks) <= most:
            raise SetupError(f"a setup names a deck for each of {least} to {most} seats, not {len(decks)}")
        pool = self.game.pool()
        entries: list[Entry] = []
        for seat, name in enumerate(decks, 1):
            if is_code(name):
                try:
                    join(entries, own_entries(pool, self.unpacked(name).cards))
                except CardError as error:
                    message = f"the cards of deck {seat}: {error.where()}: {error.message}"
                    raise SetupError(message, error.clause) from None
        if entries:
            pool = pool.extended(entries)
            if pool.errors:
                wrong = pool.errors[0]
                raise SetupError(f"{wrong.where()}: {wrong.message}", wrong.clause)
        laid: list[Deck] = []
        for seat, name in enumerate(decks, 1):
            laid.append(self.deck(name))
            if is_code(name):
                self._legal(seat, name, pool)
        found = Ready(setup, laid, pool if entries else None)
        if entries:
            known = {card.name for card in self.game.pool().all()}
            found.views = [card.view() for card in pool.all() if card.name not in known]
        return found

    def _legal(self, seat: int, name: str, pool: Pool[Card]) -> None:
        faults = self.rules.check(self.unpacked(name).listed, pool, self.rules.bans())
        if faults:
            more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            where = f"line {faults[0].line}: " if faults[0].line else ""
            raise SetupError(f"deck {seat} is not legal: {where}{faults[0].message}{more}", faults[0].clause)
