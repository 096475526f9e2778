"""What cards of Antithesis are looked for by, how a hand is drawn, and where a card can be tried."""

from __future__ import annotations

from random import SystemRandom
from typing import ClassVar, Final

from sandtable.cards import declared as d
from sandtable.cards.names import listed, spell
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.workshop import Workshop
from sandtable.games.antithesis.cardset.card import (
    CHAMPION,
    CHAMPIONS,
    CHARACTER,
    FIELD,
    MAIN,
    MODIFICATION,
    STRATEGIES,
    STRATEGY,
    TYPES,
    Card,
)
from sandtable.games.antithesis.cardset.pool import Pool
from sandtable.games.antithesis.language import wordings as w

DEAREST: Final = 14  # from here on costs are looked for together
HELD: Final = 4  # cards in a hand at a trial, besides the one that is tried
LEFT: Final = 20  # cards that are left to draw there
COLUMNS: Final = ("2", "4", "6", "8")
DICE: Final = "R4,R6,P4,P5,G4,G6,B4,B5,Y4,Y6"  # enough of each colour for most cards


class AntithesisWorkshop(Workshop):
    HAND: ClassVar[int] = 4
    DRAWN_FROM: ClassVar[str] = MAIN
    HAND_CLAUSE: ClassVar[str] = "SETUP.6"
    HAND_ABOUT: ClassVar[tuple[str, ...]] = ("SETUP.6", "R118")
    HAND_NOTE: ClassVar[str] = "Once, up to four of them may be put under the Main Deck for as many others."
    LEADS: ClassVar[tuple[str, ...]] = ("own:1",)  # the Offensive Deploy Action
    TEMPLATE: ClassVar[str] = '''[[card]]
name = "A New Card"
type = "Character"
faction = "Protectorate"
value = 0
cost = "6 {R}"
traits = "Human, Knight"
size = "Medium"
hp = 5
def = "3 Armor"
vp = 1
presence = 1
movement = "RUN 2+D1 {R}"
engagement = "RNG 0+D1"
keywords = "Defender"
text = """
Offensive Action: {CP}{Exhaust} Melee Attack (RNG 0+D1, STR 3, {R}, HP). Ability Traits: Combat
"""
flavour = ""
'''

    def declared(self) -> d.Declared:
        factions = list(w.FACTIONS.numbers)
        traits = (*w.CARD_TRAITS, *w.BOTH_TRAITS)
        does = sorted({word for card in self.game.pool().all() for word in card.mechanics()})
        values = d.numbers(3, "none")
        return d.Declared(
            fields=(
                d.Field("name", "what the card is called"),
                d.Field("type", "what it is", TYPES),
                d.Field("faction", "one of the five", tuple(factions)),
                d.Field("value", "Faction Value, 0 to 3"),
                d.Field("alignment", "of Champions and Directives", tuple(w.ALIGNMENTS.numbers)),
                d.Field("champion", "of Directives and Objectives: whose they are"),
                d.Field("number", "of Objectives: 1 to 5"),
                d.Field("cost", '"8 {B}": a number, and icons'),
                d.Field("traits", 'card traits; others by [[words]] traits = ["Soldier"]', traits, True),
                d.Field("size", "of the token", tuple(w.SIZES.numbers)),
                d.Field("hp", "the most hits it can take"),
                d.Field("def", '"3 Armor"', tuple(w.DEF_TYPES.numbers)),
                d.Field("vp", "what an opponent gains for killing it"),
                d.Field("presence", "0, 1 or 2"),
                d.Field("movement", '"RUN 2+D1 {B}"', tuple(w.MOVEMENTS.numbers)),
                d.Field("engagement", '"RNG 0+D1"'),
                d.Field("keywords", '"Charge, Mana-2"', tuple(w.KEYWORDS.numbers), True),
                d.Field("income", 'die icons: "{Y}{Y}{G}"'),
                d.Field("command_income", "further Command Points"),
                d.Field("field_size", '"2x1"'),
                d.Field("grid", '"rows B-D, columns 3-7"'),
                d.Field("attach_to", '"Knight Character you control"'),
                d.Field("text", "one ability a line"),
                d.Field("reading", "the same in words of the language"),
                d.Field("flavour", "no rules"),
                d.Field("art", "names of icons"),
            ),
            filters=(
                d.Filter("mechanics", "What the card does", d.ONE, d.plain(does)),
                d.Filter("faction", "Faction", d.ANY, d.plain(factions), True),
                d.Filter("type", "Card type", d.ANY, d.plain(list(TYPES))),
                d.Filter("value", "Faction Value", d.NUMBER, values),
                d.Filter("traits", "Trait", d.ONE, d.plain(list(traits))),
                d.Filter("pips", "Dice Cost", d.NUMBER, d.numbers(DEAREST, "none")),
            ),
            sorts=(
                d.Sort("Type", ("type", "faction", "pips", "name")),
                d.Sort("Cost", ("pips", "name")),
                d.Sort("Faction", ("faction", "value", "name")),
                d.Sort("Name", ("name",)),
            ),
            charts=(
                d.Chart("pips", "Dice Cost", d.BARS, MAIN, d.numbers(DEAREST, "none")),
                d.Chart("type", "Types", d.SHARES, MAIN, d.plain(list(TYPES))),
                d.Chart("faction", "Factions", d.SHARES, MAIN, d.plain(factions), True),
            ),
            searched=("name", "type", "faction", "traits", "keywords", "text", "flavour"),
        )

    # ---- a table to try a card at

    def alike(self, pool: AnyPool[AnyCard], card: AnyCard, other: AnyCard) -> bool:
        return isinstance(card, Card) and isinstance(other, Card) and card.faction == other.faction

    def positions(self, pool: AnyPool[AnyCard], card: AnyCard, base: str, foe: str) -> list[str]:
        assert isinstance(pool, Pool) and isinstance(card, Card)
        return [
            " ".join(
                [
                    "turn=5",
                    "active=1",
                    "goals=D5,D3",
                    self.side(pool, 1, base, card, rows),
                    self.side(pool, 2, foe, None, rows),
                ]
            )
            for rows in (("C", "E"), ("A", "G"))
        ]

    def side(self, pool: Pool, seat: int, deck: str, card: Card | None, rows: tuple[str, str]) -> str:
        """One player's part of a position: Champions and Characters on the board, dice, a Hand and decks."""
        ready = self.rules.ready(deck)
        champions = list(ready.pile(CHAMPIONS))
        if card is not None and card.type == CHAMPION:
            champions[0] = card.name
        small = [name for name in champions if pool.cards[name].size == "Medium"]
        rest = SystemRandom().sample(list(ready.pile(MAIN)), HELD + LEFT)
        row = rows[seat - 1]
        front = small + [name for name in dict.fromkeys(rest) if is_medium(pool.cards[name])]
        stood = [f"{spell(name)}@{row}{column}" for name, column in zip(front, COLUMNS)]
        hand = rest[:HELD]
        words = [
            f"{seat}.champions={listed(champions)}",
            f"{seat}.cp=6",
            f"{seat}.dice={DICE}",
            f"{seat}.deck={listed(rest[HELD:])}",
            f"{seat}.play={','.join(stood)}",
        ]
        plan = list(ready.pile(STRATEGIES))
        if card is not None and card.type == STRATEGY:
            plan[0] = card.name
        elif card is not None and card.type in (CHARACTER, FIELD, MODIFICATION, "Tactic"):
            hand = [card.name, *hand]
        return " ".join([*words, f"{seat}.strategies={listed(plan)}", f"{seat}.hand={listed(hand)}"])


def is_medium(card: Card) -> bool:
    return card.type == CHARACTER and card.size == "Medium"


WORKSHOP: Final = AntithesisWorkshop
