"""What cards of Athernum are looked for by, how a hand is drawn, and where a card can be tried."""

from __future__ import annotations

from random import SystemRandom
from typing import ClassVar, Final

from sandtable.cards import declared as d
from sandtable.cards.decks import Deck
from sandtable.cards.errors import CardError
from sandtable.cards.names import listed, spell
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.workshop import Opening, Workshop
from sandtable.games.athernum.cardset.card import MAIN, SUPERTYPES, Card
from sandtable.games.athernum.cardset.decks import NO_LEADER, NO_LEADER_CLAUSE, leaders_of
from sandtable.games.athernum.cardset.pool import Pool

DECK: Final = 18  # cards that are left to draw at a trial
HELD: Final = 3  # cards in a hand at a trial, besides the one that is tried
DEAREST: Final = 6  # costs from here on are looked for together
FALLBACK: Final = "Ironwright"  # whose resources pay for a card of no faction


class AthernumWorkshop(Workshop):
    HAND: ClassVar[int] = 6  # 8.0.5a
    TEMPLATE: ClassVar[str] = '''[[card]]
name = "A New Card"
faction = "Ironwright"
cost = 2
type = "Human"
ofv = 2
dfv = 2
text = """
When this enters the game board, draw a card.
"""
flavour = ""
'''

    # ---- what cards are looked for by

    def declared(self) -> d.Declared:
        registry = self.game.pool().registry
        factions = (*d.plain(registry["FACTION"].words), d.Value("", "No faction"))
        types = (*SUPERTYPES, *sorted(registry["SUBTYPE"].words))
        does = sorted({word for card in self.game.pool().all() for word in card.mechanics()})
        costs = d.numbers(DEAREST, "no cost")
        return d.Declared(
            fields=(
                d.Field("name", "what the card is called"),
                d.Field("faction", "left out for a card of no faction", tuple(registry["FACTION"].words)),
                d.Field("cost", "characters only"),
                d.Field(
                    "type",
                    "subtypes; items and locations begin with Item or Location",
                    types,
                    True,
                ),
                d.Field("ofv", "offensive value"),
                d.Field("dfv", "defensive value"),
                d.Field("slots", "item slots"),
                d.Field("victory", "size of its Victory Token Field"),
                d.Field(
                    "extra",
                    "an extra rule: Unique, Levy, Relic, Herald - …",
                    tuple(registry["KEYWORD"].words),
                ),
                d.Field("text", "one ability a line"),
                d.Field("reading", "the same in words of the language"),
                d.Field("flavour", "no rules"),
                d.Field("art", "names of icons"),
            ),
            filters=(
                d.Filter("mechanics", "What the card does", d.ONE, d.plain(does)),
                d.Filter("faction", "Faction", d.ANY, factions, True),
                d.Filter("supertype", "Kind", d.ANY, d.plain(["Character", *SUPERTYPES])),
                d.Filter("cost", "Cost", d.NUMBER, costs),
                d.Filter("leads", "Can lead", d.FLAG),
            ),
            sorts=(d.Sort("Cost", ("cost", "name")), d.Sort("Name", ("name",))),
            charts=(
                d.Chart("cost", "Cost", d.BARS, MAIN, costs),
                d.Chart("faction", "Factions", d.SHARES, MAIN, factions, True),
            ),
            searched=("name", "faction", "supertype", "subtypes", "extra", "text", "flavour"),
        )

    # ---- a first hand

    def opening(self, deck: Deck, pool: AnyPool[AnyCard], chosen: str) -> Opening:
        """Six cards, a main character taken out before (R69)."""
        leaders = leaders_of(deck.pile(MAIN), pool)
        if not leaders:
            raise CardError(NO_LEADER, clause=pool.cite(NO_LEADER_CLAUSE))
        leader = chosen if chosen in leaders else leaders[0]
        rest = list(deck.pile(MAIN))
        rest.remove(leader)
        if len(rest) < self.HAND:
            message = f"the {MAIN} has too few cards for a hand of {self.HAND}"
            raise CardError(message, clause=pool.cite("8.0.5a"))
        note = "There is no redraw: the hand that is drawn is played."
        return Opening(rest, self.HAND, ("8.0.5a", "11.1.1"), note, "Main character", leader, tuple(leaders))

    # ---- a table to try a card at

    def alike(self, pool: AnyPool[AnyCard], card: AnyCard, other: AnyCard) -> bool:
        return isinstance(card, Card) and isinstance(other, Card) and card.faction == other.faction

    def positions(self, pool: AnyPool[AnyCard], card: AnyCard, base: str, foe: str) -> list[str]:
        assert isinstance(pool, Pool) and isinstance(card, Card)
        faction = card.faction or FALLBACK
        resources = ",".join([f"{faction}_Resource"] * (max(card.cost, 2) + 4))
        mine, theirs = self.pile(base), self.pile(foe)
        beside = card.keyword == "Herald"
        return [
            " ".join(
                [
                    "turn=5",
                    "active=1",
                    side(pool, 1, mine, [] if beside else [card.name], resources, crowd),
                    *([f"1.extra={spell(card.name)}"] if beside else []),
                    side(pool, 2, theirs, [], f"{faction_of(pool, theirs)}_Resource", crowd),
                ]
            )
            for crowd in (2, 4, 0)
        ]


def side(pool: Pool, seat: int, main: list[str], hand: list[str], resources: str, crowd: int) -> str:
    """One player's part of a position: a main character, some characters, resources, a hand and a deck."""
    leader = leaders_of(main, pool)[0]
    rest = [name for name in main if name != leader]
    people = [
        name
        for name in dict.fromkeys(rest)
        if pool.cards[name].supertype == "Character"
        and not pool.cards[name].keyword
        and not pool.cards[name].can_lead()
    ]
    front = people[:crowd]
    for name in front:
        rest.remove(name)
    rest = SystemRandom().sample(rest, HELD + DECK)
    words = [
        f"{seat}.main={spell(leader)}", f"{seat}.res={resources}", f"{seat}.deck={listed(rest[HELD:])}",
    ]  # fmt: skip
    if front:
        words.append(f"{seat}.chars={listed(front)}")
    words.append(f"{seat}.hand={listed(hand + rest[:HELD])}")
    return " ".join(words)


def faction_of(pool: Pool, main: list[str]) -> str:
    return next((pool.cards[name].faction for name in main if pool.cards[name].faction), FALLBACK)


WORKSHOP: Final = AthernumWorkshop
