"""Decks: three Champions with what they bring, a Main Deck and five Strategies (DECK.1 to DECK.5)."""

from typing import ClassVar, Final

from sandtable.cards.decks import Deck, DeckRules, Fault, ReadyDeck, Section, commonest
from sandtable.cards.lists import DeckList
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import Pool as AnyPool
from sandtable.games.antithesis.cardset.card import (
    CHAMPION,
    CHAMPIONS,
    DIRECTIVE,
    MAIN,
    MAIN_TYPES,
    OBJECTIVE,
    STRATEGIES,
    STRATEGY,
    Card,
)
from sandtable.games.antithesis.cardset.pool import HOME, Pool

OPPOSED: Final = {"Light", "Dark"}


class AntithesisDecks(DeckRules):
    GAME: ClassVar[str] = "antithesis"
    SECTIONS: ClassVar[tuple[Section, ...]] = (
        Section(CHAMPIONS, "the deck", 3, 3, "DECK.1", each="Champion"),
        # what is too much to shuffle has a ruling of its own
        Section(MAIN, "the Main Deck", 40, 120, "DECK.3.2", beyond="R137"),
        Section(STRATEGIES, "the Strategy Deck", 5, 5, "DECK.4.2"),
    )
    COPIES: ClassVar[int] = 2
    COPIES_CLAUSE: ClassVar[str] = "DECK.3.1"
    UNKNOWN_CLAUSE: ClassVar[str] = "DECK.3"
    TOKEN_CLAUSE: ClassVar[str] = "DECK.3"

    def misplaced(self, card: AnyCard, section: str) -> Fault | None:
        if section in card.sections() or not isinstance(card, Card):
            return None
        if card.type in (DIRECTIVE, OBJECTIVE):
            message = f"{card.name} comes with its Champion, and is not listed"
            return Fault(self.cite("DECK.1.5" if card.type == DIRECTIVE else "DECK.1.6"), message, 0)
        clause = {CHAMPIONS: "DECK.1", MAIN: "DECK.3", STRATEGIES: "DECK.4"}[section]
        return Fault(self.cite(clause), f"{card.name} is a {card.type}, and has no place there", 0)

    def too_many(self, card: AnyCard | None, name: str, count: int, most: int) -> Fault:
        if isinstance(card, Card) and card.type == CHAMPION:
            return Fault(self.cite("R136"), f"the Champion {name} is chosen {count} times", 0)
        if isinstance(card, Card) and card.type == STRATEGY:
            return Fault(self.cite("DECK.4.1"), f"{count} copies of the Strategy {name}, more than one", 0)
        return super().too_many(card, name, count, most)

    def further(self, deck: DeckList, pool: AnyPool[AnyCard]) -> list[Fault]:
        """Alignments that oppose each other, and cards beyond what the Champions open."""
        assert isinstance(pool, Pool)
        chosen = [
            card for row in deck.sections.get(CHAMPIONS, ()) if (card := pool.cards.get(row.card)) is not None
        ]
        faults: list[Fault] = []
        for number, one in enumerate(chosen):
            for two in chosen[:number]:
                if one.faction != two.faction and {one.alignment, two.alignment} == OPPOSED:
                    message = (
                        f"{two.name} is {two.alignment} and {one.name} {one.alignment}, of different factions"
                    )
                    faults.append(Fault(self.cite("DECK.1.4"), message, 0))
        rated = ratings(deck, pool)
        for section, clause in ((MAIN, "DECK.3.4"), (STRATEGIES, "DECK.4.3")):
            for row in deck.sections.get(section, ()):
                card = pool.cards.get(row.card)
                if card is None or card.type not in (*MAIN_TYPES, STRATEGY):
                    continue
                rating = rated.get(card.faction, 0)
                if card.value > rating:
                    message = (
                        f"{card.name} has Faction Value {card.value}, and {card.faction} is rated {rating}"
                    )
                    faults.append(Fault(self.cite(clause), message, row.line))
        return faults


RULES: Final = AntithesisDecks(HOME)


def ratings(deck: DeckList, pool: Pool) -> dict[str, int]:
    """The Faction Rating of a deck for each faction: how many of its Champions belong to it (DECK.2)."""
    found: dict[str, int] = {}
    for row in deck.sections.get(CHAMPIONS, ()):
        card = pool.cards.get(row.card)
        if card is not None and card.type == CHAMPION:
            found[card.faction] = found.get(card.faction, 0) + row.copies
    return found


def ready_deck(name: str, deck: Deck, pool: Pool) -> ReadyDeck:
    """A ready-made deck with its Champions, and the faction that most of them have."""
    chosen = deck.pile(CHAMPIONS)
    factions = [pool.cards[one].faction for one in chosen]
    about = f"{len(deck.pile(MAIN))} cards and {len(deck.pile(STRATEGIES))} Strategies"
    return ReadyDeck(name, deck.title, about, commonest(factions), tuple(chosen))
