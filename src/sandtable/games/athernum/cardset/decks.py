"""Decks of Constructed (chapter 11)."""

from typing import ClassVar, Final

from sandtable.cards.decks import Deck, DeckRules, Fault, ReadyDeck, Section, commonest
from sandtable.cards.lists import DeckList
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import Pool as AnyPool
from sandtable.games.athernum.cardset.card import EXTRA, MAIN, Card
from sandtable.games.athernum.cardset.pool import HOME, Pool

NO_LEADER: Final = "no card of the main deck can be chosen as a main character"
NO_LEADER_CLAUSE: Final = "11.0.2b"


class Constructed(DeckRules):
    GAME: ClassVar[str] = "athernum"
    SECTIONS: ClassVar[tuple[Section, ...]] = (
        Section(MAIN, "the main deck", 60, 60, "11.0.2a"),
        Section(EXTRA, "the Extra Deck", 0, 20, "11.0.2c"),
    )
    COPIES: ClassVar[int] = 4
    COPIES_CLAUSE: ClassVar[str] = "11.0.2d"
    UNKNOWN_CLAUSE: ClassVar[str] = "11.2.1"
    TOKEN_CLAUSE: ClassVar[str] = "2.1.3f"

    def misplaced(self, card: AnyCard, section: str) -> Fault | None:
        """What must be in the Extra Deck, and what must not (R100)."""
        if section in card.sections():
            return None
        if section == EXTRA:
            message = f"{card.name} has no extra rule field, so it cannot be in the Extra Deck"
            return Fault(self.cite("0.def.extra-deck"), message, 0)
        message = f"{card.name} starts in the Extra Deck, so it cannot be in the main deck"
        return Fault(self.cite("7.4.2d"), message, 0)

    def too_many(self, card: AnyCard | None, name: str, count: int, most: int) -> Fault:
        if most == 1:
            return Fault(self.cite("12.2.Ab"), f"{name} is Unique: one copy, not {count}", 0)
        return super().too_many(card, name, count, most)

    def further(self, deck: DeckList, pool: AnyPool[AnyCard]) -> list[Fault]:
        if leaders_of([row.card for row in deck.sections.get(MAIN, ())], pool):
            return []
        return [Fault(self.cite(NO_LEADER_CLAUSE), NO_LEADER, 0)]


RULES: Final = Constructed(HOME)


def leaders_of(names: list[str], pool: AnyPool[AnyCard]) -> list[str]:
    """The cards that may be chosen as a main character, each once."""
    cards = [pool.cards.get(name) for name in dict.fromkeys(names)]
    return [card.name for card in cards if isinstance(card, Card) and card.can_lead()]


def ready_deck(name: str, deck: Deck, pool: Pool) -> ReadyDeck:
    """A ready-made deck with the cards that may lead it and the faction most of its cards have."""
    main, extra = deck.pile(MAIN), deck.pile(EXTRA)
    factions = [pool.cards[card].faction for card in main if pool.cards[card].faction]
    about = f"{len(main)} cards" + (f" and {len(extra)} in the Extra Deck" if extra else "")
    return ReadyDeck(name, deck.title, about, commonest(factions), tuple(leaders_of(main, pool)))
