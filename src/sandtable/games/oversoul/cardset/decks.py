"""Decks: one Leader, and 30 to 40 cards behind it (2.0.10 to 2.0.13)."""

from typing import ClassVar, Final

from sandtable.cards.decks import Deck, DeckRules, Fault, ReadyDeck, Section, commonest
from sandtable.cards.pool import Card as AnyCard
from sandtable.games.oversoul.cardset.card import DECK, LEADER, SINGLE, Card
from sandtable.games.oversoul.cardset.pool import HOME, Pool


class OversoulDecks(DeckRules):
    GAME: ClassVar[str] = "oversoul"
    SECTIONS: ClassVar[tuple[Section, ...]] = (
        Section(DECK, "the Deck", 30, 40, "2.0.11"),
        Section(LEADER, "the Leader", 1, 1, "2.0.10"),
    )
    COPIES: ClassVar[int] = 2
    COPIES_CLAUSE: ClassVar[str] = "2.0.12"
    UNKNOWN_CLAUSE: ClassVar[str] = "2.0.11"
    TOKEN_CLAUSE: ClassVar[str] = "7.1.32"

    def misplaced(self, card: AnyCard, section: str) -> Fault | None:
        if section in card.sections():
            return None
        if section == LEADER:
            return Fault(self.cite("2.0.10"), f"{card.name} is no Leader", 0)
        return Fault(self.cite("R13"), f"{card.name} is a Leader, and Leaders are no part of the Deck", 0)

    def too_many(self, card: AnyCard | None, name: str, count: int, most: int) -> Fault:
        if isinstance(card, Card) and card.rarity == SINGLE:
            return Fault(self.cite("2.0.13"), f"{name} is Cosmic: one copy, not {count}", 0)
        return super().too_many(card, name, count, most)


RULES: Final = OversoulDecks(HOME)


def ready_deck(name: str, deck: Deck, pool: Pool) -> ReadyDeck:
    """A ready-made deck with its Leader and the Archetype most of its cards have."""
    main, leaders = deck.pile(DECK), deck.pile(LEADER)
    hues = [hue for card in main for hue in pool.cards[card].archetypes]
    return ReadyDeck(name, deck.title, f"{len(main)} cards and a Leader", commonest(hues), tuple(leaders))
