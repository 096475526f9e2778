"""A game of cards: what server, commands, tests and clients ask of it besides its rules.

A game brings its pool (card fields and grammar), its deck rules, its workshop and its scenario tables;
setups, deck codes, cards of one's own, scenario files and what clients are sent follow from these, for every
game alike.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sandtable.kernel.clauses import Book
from sandtable.kernel.frames import Frame
from sandtable.kernel.game import Game, Setup
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from pathlib import Path

    from sandtable.cards.decks import Deck, DeckRules, ReadyDeck
    from sandtable.cards.pool import Card, Pool
    from sandtable.cards.setups import Ready, Setups
    from sandtable.cards.tables import Tables
    from sandtable.cards.workshop import Workshop


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """A game whose cards are data: texts that are read, decks that are built, sets that people write."""

    # what its cards are played as can be written down and taken in again: `numbers` and `take_numbers`
    PRESSES: ClassVar[bool] = False
    # how many decks a setup names
    FEWEST_SEATS: ClassVar[int] = 2
    MOST_SEATS: ClassVar[int] = 2

    def __init__(self, book: Book, frames: list[type[Frame]], pool: Pool[Card] | None = None) -> None:
        super().__init__(book, frames)
        self._pool: Pool[Card] | None = pool
        self.own = pool is not None  # it has other cards than the working pool
        self._base: CardGame | None = None  # the game that these cards were added to
        self.bound: Ready | None = None  # the setup with decks of its own that this is the game of
        self._ways: Setups | None = None
        self._views: list[dict[str, object]] = []

    # ---- every card game writes these

    def read_pool(self, more: list[Path]) -> Pool[Card]:
        """The working pool, read anew, and the cards of further files on top."""
        raise NotImplementedError

    def with_pool(self, pool: Pool[Card]) -> CardGame:
        """The same game with these cards."""
        raise NotImplementedError

    def deck_rules(self) -> DeckRules:
        """How decks are built; one object, kept."""
        raise NotImplementedError

    def workshop(self) -> Workshop:
        """What writes decks and cards; one object, kept."""
        raise NotImplementedError

    def tables(self, text: str, label: str) -> Tables:
        """A scenario file whose setup is written as tables."""
        raise NotImplementedError

    def ready_deck(self, name: str, deck: Deck) -> ReadyDeck:
        """A ready-made deck as people choose it."""
        raise NotImplementedError

    # ---- a game that presses its cards writes these

    def bare(self) -> CardGame:
        """The same game without any cards yet."""
        raise NotImplementedError

    def has_numbers(self) -> bool:
        """Whether its cards have been made into what the engine plays with."""
        return True

    def pressed_numbers(self) -> dict[str, object]:
        """What the engine plays with, as plain lists and numbers."""
        return {}

    def take_numbers(self, data: dict[str, object]) -> None:
        """The same, taken in again."""

    # ---- made from the above, for every game alike

    def pool(self) -> Pool[Card]:
        """The cards of this game, read once: the working pool, or that with the cards of a setup."""
        found = self._pool
        if found is None:
            base, bound = self._base, self.bound
            if base is not None and bound is not None:
                found = base.ways().check(bound.setup).pool if self.own else base.pool()
            if found is None:
                found = self.read_pool([])
            self._pool = found
        return found

    def ways(self) -> Setups:
        """The setups there are: ready-made decks, and decks that are written out."""
        found = self._ways
        if found is None:
            from sandtable.cards.setups import Setups

            found = self._ways = Setups(self)
        return found

    def of(self, setup: str) -> Game:
        """The same game, unless a deck of the setup is written out: then one that has read it."""
        if self.own or self.bound is not None or not self.is_written_out(setup):
            return self
        ready = self.ways().ready(setup)
        made = ready.game
        if made is None:
            made = self.having(ready.pool) if ready.pool is not None else self.sharing()
            self.bind(made, ready)
        return made

    def sharing(self) -> CardGame:
        """This game once more, with the same cards."""
        made = self.bare() if self.PRESSES else self.with_pool(self.pool())
        made.own = False
        return made

    def bind(self, made: CardGame, ready: Ready) -> None:
        """Let a game be that of a setup."""
        made._base = self
        made._ways = self.ways()
        made.bound = ready
        ready.game = made

    # ---- what one process has read, another plays with

    def ready(self, setup: str) -> bool:
        if self.is_written_out(setup):
            return self.ways().is_ready(setup)  # a stranger's deck is never read where everybody waits
        return self.has_numbers()

    def press(self, setup: str) -> str:
        if not self.PRESSES:
            return ""
        game = self.of(setup)
        assert isinstance(game, CardGame)
        bound = game.bound
        data: dict[str, object] = {
            "cards": game.pressed_numbers() if bound is None or game.own else None,
        }
        if bound is not None:
            data["setup"] = bound.setup
            data["decks"] = [[deck.title, deck.piles] for deck in bound.decks]
            data["views"] = bound.views
        return json.dumps(data)

    def pressed(self, setup: str, text: str) -> Game:
        if not text or not self.PRESSES:
            return self.of(setup)
        data = json.loads(text)
        if "setup" not in data:
            if not self.has_numbers():
                self.take_numbers(data["cards"])
            return self.of(setup)
        from sandtable.cards.decks import Deck
        from sandtable.cards.setups import Ready

        ready = Ready(data["setup"], [Deck(title, piles) for title, piles in data["decks"]], None)
        ready.views = data["views"]
        made = self.bare()
        if data["cards"] is not None:
            made.own = True
            made.take_numbers(data["cards"])
        self.bind(made, ready)
        self.ways().keep(ready)
        return made

    def own_cards(self) -> list[dict[str, object]]:
        bound = self.bound
        return bound.views if bound is not None else []

    # ---- setups

    def having(self, pool: Pool[Card]) -> CardGame:
        """This game with further cards."""
        made = self.with_pool(pool)
        made._base = self
        made._ways = self.ways()  # what was unpacked and checked needs not be so again
        return made

    def is_written_out(self, setup: str) -> bool:
        """Whether some deck of a setup is a code."""
        from sandtable.cards.setups import is_custom

        return is_custom(setup)

    def own_tables(self) -> tuple[str, ...]:
        return self.pool().tables()

    def arranged(self, text: str, label: str) -> tuple[Game, str]:
        tables = self.tables(text, label)
        start = tables.start()
        if not tables.entries or (start and " " not in start):
            return self, start  # whole decks bring their cards with them
        return tables.game, start

    def differences(self, s: State, text: str, label: str) -> str:
        base = self._base
        return (base if base is not None else self).tables(text, label).differences(self.position(s))

    def setups(self) -> list[str]:
        """The standard game, each deck against the next, and games of more seats; any other setup names its
        decks likewise.
        """
        names = self.deck_rules().ready_names()
        pairs = [f"{one}:{names[(i + 1) % len(names)]}" for i, one in enumerate(names)]
        more = [":".join((names * count)[:count]) for count in range(3, self.MOST_SEATS + 1)]
        return [self.STANDARD, *[pair for pair in pairs if pair != self.STANDARD], *more]

    def is_setup(self, setup: str) -> bool:
        if self.is_written_out(setup):
            return True
        names = setup.split(":")
        known = self.deck_rules().ready_names()
        return self.FEWEST_SEATS <= len(names) <= self.MOST_SEATS and all([name in known for name in names])

    def check_setup(self, setup: str) -> None:
        bound = self.bound
        if bound is not None and bound.setup == setup:
            return
        if self.is_written_out(setup):
            self.ways().ready(setup)  # says what is wrong with a deck, and by which clause
        else:
            super().check_setup(setup)

    def seats(self, setup: str) -> int:
        if " " in setup:
            return int(self.new(setup, "1").seats)
        self.check_setup(setup)
        return len(setup.split(":"))

    def seated_decks(self, setup: str) -> list[Deck]:
        """The deck of each seat."""
        bound = self.bound
        if bound is not None and bound.setup == setup:
            return bound.decks
        return [self.ways().deck(name) for name in setup.split(":")]

    def setup(self, name: str) -> Setup:
        titles = [deck.title for deck in self.seated_decks(name)] if " " not in name else []
        seats = self.seats(name)
        teams = self.teams(seats)
        return Setup(name, title_of(titles, teams) or "A position", "", "", seats, teams, tuple(titles), ())

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat, from 1; empty when each plays alone."""
        return ()

    def decks(self) -> list[ReadyDeck]:
        """The ready-made decks; a setup names one for each seat, "one:other"."""
        rules = self.deck_rules()
        return [self.ready_deck(name, rules.ready(name)) for name in rules.ready_names()]

    def cards(self) -> list[dict[str, object]]:
        """Every card as it is printed, for clients to draw."""
        if not self._views:
            self._views = [card.view() for card in self.pool().all()]
        return self._views


def title_of(decks: list[str], teams: tuple[int, ...]) -> str:
    """Who plays against whom: "One against Other"; in teams "One with Third against Other with Fourth"."""
    if teams:
        sides = [[deck for deck, its in zip(decks, teams, strict=False) if its == team] for team in (1, 2)]
        return " against ".join([" with ".join(side) for side in sides if side])
    return (" against " if len(decks) <= 2 else ", ").join(decks)
