"""Positions of Antithesis written as tables in a scenario file.

[setup]
turn = 3
goals = ["D4"]

[setup.1]
champions = ["Lord Bratok"]
cp = 2
dice = ["R4", "Y6"]
play = ["Lord Bratok@C4", { card = "Rail Gunner", at = "B2", exhausted = true, damage = 1 }]
hand = ["Overpressure"]
"""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.cards.names import spell
from sandtable.cards.tables import Tables
from sandtable.games.antithesis.cardset.card import (
    CHAMPION,
    FIELD,
    FIGURES,
    MAIN_TYPES,
    MODIFICATION,
    OBJECTIVE,
    STRATEGY,
    Card,
)
from sandtable.games.antithesis.cardset.pool import Pool

PILES: Final = {
    "hand": (CHAMPION, *MAIN_TYPES), "deck": (CHAMPION, *MAIN_TYPES), "discard": (CHAMPION, *MAIN_TYPES),
    "out": (CHAMPION, *MAIN_TYPES), "aside": (CHAMPION, *MAIN_TYPES), "strategies": (STRATEGY,),
    "strategy": (STRATEGY,), "used": (STRATEGY,), "objectives": (OBJECTIVE,),
}  # fmt: skip
COUNTED: Final = ("vp", "cp")
TOKENS: Final = ("Mana", "Soul", "Gem")
ABOUT: Final = ("card", "at", "exhausted", "damage", "attached", *TOKENS)
ATTACHED: Final = "attached"


class Arranged(Tables):
    """One file on its way to a position."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("turn", "active", "phase", "total", "acts")
    OTHERS: ClassVar[tuple[str, ...]] = ("goals",)
    ZONES: ClassVar[tuple[str, ...]] = (*COUNTED, "dice", "champions", "play", *PILES)
    ZONE_CLAUSE: ClassVar[str] = "ZONE.D"
    SEATS_CLAUSE: ClassVar[str] = "GAME.1"
    NAME_CLAUSE: ClassVar[str] = "R136"

    def whole(self, table: str, setup: dict[str, object]) -> list[str]:
        """Where the Goals lie."""
        if "goals" not in setup:
            return []
        return ["goals=" + ",".join(self.words(setup["goals"], table, "goals"))]

    def complete(self, table: str, zones: dict[str, object]) -> None:
        if "champions" not in zones:
            raise self.wrong("this player has no Champions", table, "", "", "DECK.1")

    def player(self, table: str, seat: str, zones: dict[str, object]) -> list[str]:
        out = [f"{seat}.{key}={self.number(zones, table, key)}" for key in COUNTED if key in zones]
        if "dice" in zones:
            out.append(f"{seat}.dice=" + ",".join(self.words(zones["dice"], table, "dice")))
        for key in ("champions", "play"):
            if key in zones:
                things = [self.thing(one, table, key) for one in self.several(zones[key], table, key)]
                out.append(f"{seat}.{key}=" + ",".join(things))
        for key, types in PILES.items():
            if key not in zones:
                continue
            cards = [self.found(one, table, key) for one in self.several(zones[key], table, key)]
            for card in cards:
                if card.type not in types:
                    raise self.wrong(f"{card.name} cannot lie there", table, key, card.name, "ZONE.D")
            out.append(f"{seat}.{key}=" + ",".join([spell(card.name) for card in cards]))
        return out

    def words(self, value: object, table: str, key: str) -> list[str]:
        """Squares or dice."""
        return [str(one) for one in self.several(value, table, key)]

    def found(self, name: object, table: str, key: str) -> Card:
        """A card by its name."""
        assert isinstance(self.pool, Pool)
        return self.pool.cards[self.named(name, list(self.pool.cards), table, key)]

    def thing(self, value: object, table: str, key: str) -> str:
        """A card In Play with all that is said of it."""
        about: dict[str, object] = dict(value) if isinstance(value, dict) else {}
        if isinstance(value, str):
            name, _, place = value.partition("@")
            about = {"card": name, **({"at": place} if place else {})}
        self.known_keys(about, ABOUT, table, key)
        card = self.found(about.get("card"), table, key)
        if key == "champions" and card.type != CHAMPION:
            raise self.wrong(f"{card.name} is no Champion", table, key, card.name, "DECK.1")
        if key == ATTACHED and card.type != MODIFICATION:
            raise self.wrong(f"{card.name} is no Modification", table, key, card.name, "MOD.1")
        if key == "play" and (card.type not in (*FIGURES, FIELD) or "at" not in about):
            message = "Characters and Fields stand on squares: 'Name@D4'"
            raise self.wrong(message, table, key, card.name, "BOARD.1")
        marks = ["x"] if about.get("exhausted") else []
        if "damage" in about:
            marks.append(f"d{self.number(about, table, 'damage', key)}")
        marks += [f"{token}{self.number(about, table, token, key)}" for token in TOKENS if token in about]
        text = spell(card.name) + (f"@{about['at']}" if "at" in about else "")
        text += f"[{'/'.join(marks)}]" if marks else ""
        for one in self.several(about.get(ATTACHED, ""), table, key):
            text += "+" + self.thing(one, table, ATTACHED)
        return text
