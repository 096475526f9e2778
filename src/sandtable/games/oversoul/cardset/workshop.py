"""What cards of Oversoul are looked for by, how a hand is drawn, and where a card can be tried."""

from __future__ import annotations

from random import SystemRandom
from typing import ClassVar, Final

from sandtable.cards import declared as d
from sandtable.cards.names import listed, spell
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.workshop import Workshop
from sandtable.games.oversoul.cardset.card import DECK, LEADER, RARITIES, TYPES, UNIT, Card
from sandtable.games.oversoul.cardset.pool import Pool
from sandtable.games.oversoul.language import wordings as w

DEAREST: Final = 8  # from here on ENERGY is looked for together
HELD: Final = 3  # cards in a hand at a trial, besides the one that is tried
LEFT: Final = 18  # cards that are left to draw there


class OversoulWorkshop(Workshop):
    HAND: ClassVar[int] = 5  # as whoever goes second draws
    DRAWN_FROM: ClassVar[str] = DECK
    HAND_CLAUSE: ClassVar[str] = "2.0.18"
    HAND_ABOUT: ClassVar[tuple[str, ...]] = ("2.0.17", "2.0.18", "2.0.20")
    HAND_NOTE: ClassVar[str] = (
        "Once, any of them may be put under the Deck for as many others; whoever goes first has four."
    )
    TEMPLATE: ClassVar[str] = '''[[card]]
name = "A New Card"
type = "Unit"
archetype = "CHAOS"
rank = 1
energy = "-1"
role = "SLAYER"
dmg = 2
spd = 2
hp = 2
rarity = "Common"
text = """
●ENTER* Draw 1
"""
flavour = ""
'''

    def declared(self) -> d.Declared:
        hues = list(w.ARCHETYPES.numbers)
        roles = [*w.ROLES.numbers, *w.EVENT_ROLES.numbers, *w.CONSTRUCT_ROLES.numbers]
        does = sorted({word for card in self.game.pool().all() for word in card.mechanics()})
        signs = (d.Value("+", "Generates"), d.Value("-", "Consumes"))
        ranks = tuple([d.Value(str(number), word) for word, number in w.RANKS.numbers.items()])
        energies = d.numbers(DEAREST, "none")
        return d.Declared(
            fields=(
                d.Field("name", "what the card is called"),
                d.Field("faction", "left out for a card of no Faction"),
                d.Field("type", "Unit, Event, Construct, or a Leader", TYPES),
                d.Field("archetype", "one or two of the nine", tuple(hues), True),
                d.Field("rank", "1 to 5; not said of Leaders"),
                d.Field("energy", '"+2" Generates, "-3" Consumes'),
                d.Field(
                    "role", "Species and Classes, or the Role of an Event or Construct", tuple(roles), True
                ),
                d.Field("dmg", "Units only"),
                d.Field("spd", "0 to 5, Units only"),
                d.Field("hp", "all but Events that do not stay"),
                d.Field("rarity", "of a Cosmic card a Deck holds one", RARITIES),
                d.Field("text", "each Ability behind a bullet"),
                d.Field("reading", "the same in words of the language"),
                d.Field("flavour", "no rules"),
                d.Field("art", "names of icons"),
            ),
            filters=(
                d.Filter("mechanics", "What the card does", d.ONE, d.plain(does)),
                d.Filter("archetypes", "Archetype", d.ANY, d.plain(hues), True),
                d.Filter("type", "Card Type", d.ANY, d.plain(list(TYPES))),
                d.Filter("sign", "ENERGY", d.ANY, signs),
                d.Filter("rank", "RANK", d.ANY, ranks),
                d.Filter("roles", "Role", d.ONE, d.plain(roles)),
                d.Filter("energy", "How much ENERGY", d.NUMBER, energies),
                d.Filter("rarity", "Rarity", d.ANY, d.plain(list(RARITIES))),
            ),
            sorts=(
                d.Sort("RANK", ("rank", "energy", "name")),
                d.Sort("ENERGY", ("energy", "name")),
                d.Sort("Name", ("name",)),
            ),
            charts=(
                d.Chart("rank", "RANK", d.BARS, DECK, ranks),
                d.Chart("sign", "+ and -", d.SHARES, DECK, signs),
                d.Chart("archetypes", "Archetypes", d.SHARES, DECK, d.plain(hues), True),
            ),
            searched=("name", "faction", "type", "archetypes", "roles", "text", "flavour"),
        )

    # ---- a table to try a card at

    def alike(self, pool: AnyPool[AnyCard], card: AnyCard, other: AnyCard) -> bool:
        return (
            isinstance(card, Card)
            and isinstance(other, Card)
            and bool({*card.archetypes} & {*other.archetypes})
        )

    def positions(self, pool: AnyPool[AnyCard], card: AnyCard, base: str, foe: str) -> list[str]:
        assert isinstance(pool, Pool) and isinstance(card, Card)
        lead = card.name if card.is_leader() else self.rules.ready(base).pile(LEADER)[0]
        hand = [] if card.is_leader() else [card.name]
        return [
            " ".join(
                [
                    "turn=9",
                    "active=1",
                    side(pool, 1, lead, self.pile(base), hand, crowd),
                    side(pool, 2, self.rules.ready(foe).pile(LEADER)[0], self.pile(foe), [], crowd),
                ]
            )
            for crowd in (2, 4, 0)
        ]


def side(pool: Pool, seat: int, lead: str, main: list[str], hand: list[str], crowd: int) -> str:
    """One player's part of a position: a Leader of RANK V, some Units, a hand and a Deck."""
    rest = list(main)
    front = [name for name in dict.fromkeys(main) if pool.cards[name].type == UNIT][:crowd]
    for name in front:
        rest.remove(name)
    rest = SystemRandom().sample(rest, HELD + LEFT)
    words = [
        f"{seat}.leader={spell(lead)}",
        f"{seat}.rank=5",
        f"{seat}.pool=12",
        f"{seat}.deck={listed(rest[HELD:])}",
    ]
    words += [f"{seat}.U{number}={spell(name)}" for number, name in enumerate(front, 1)]
    words.append(f"{seat}.hand={listed(hand + rest[:HELD])}")
    return " ".join(words)


WORKSHOP: Final = OversoulWorkshop
