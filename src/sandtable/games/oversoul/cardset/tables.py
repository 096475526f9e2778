"""Positions of Oversoul written as tables in a scenario file.

[setup.1]
leader = "Mother Thicket"
rank = 3
U1 = "Gatewarden"
U2 = { card = "Slagwing", exhausted = true, damage = 2, attached = ["Servo Frame"] }
hand = ["Spite Kindled"]
"""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.cards.names import spell
from sandtable.cards.tables import Tables
from sandtable.games.oversoul.cardset.card import CONSTRUCT, EVENT, LEADER_EVENT, UNIT, Card
from sandtable.games.oversoul.cardset.pool import Pool

UNIT_ZONES: Final = ("U1", "U2", "U3", "U4", "U5")
EVENT_ZONES: Final = ("E1", "E2", "E3")
PILES: Final = ("hand", "deck", "idle", "exile")
STATES: Final = {"exhausted": "x", "prepared": "f"}
ABOUT: Final = ("card", *STATES, "damage", "attached")
ATTACHED: Final = "attached"


class Arranged(Tables):
    """One file on its way to a position."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("turn", "active")
    OTHERS: ClassVar[tuple[str, ...]] = ("order",)
    ZONES: ClassVar[tuple[str, ...]] = ("leader", "rank", "pool", *UNIT_ZONES, *EVENT_ZONES, *PILES)
    ZONE_CLAUSE: ClassVar[str] = "3.1.1"
    SEATS_CLAUSE: ClassVar[str] = "1.0.1"
    NAME_CLAUSE: ClassVar[str] = "8.0.3"

    def complete(self, table: str, zones: dict[str, object]) -> None:
        if "leader" not in zones:
            raise self.wrong("this player has no Leader", table, "", "", "1.0.2")

    def player(self, table: str, seat: str, zones: dict[str, object]) -> list[str]:
        out: list[str] = []
        for key in ("leader", *UNIT_ZONES, *EVENT_ZONES):
            if key in zones:
                out.append(f"{seat}.{key}={self.thing(zones[key], table, key, key)}")
        for key in ("rank", "pool"):
            if key in zones:
                out.append(f"{seat}.{key}={self.number(zones, table, key)}")
        for key in PILES:
            if key in zones:
                cards = [self.found(one, table, key) for one in self.several(zones[key], table, key)]
                out.append(f"{seat}.{key}=" + ",".join([spell(card.name) for card in cards]))
        return out

    def found(self, name: object, table: str, key: str) -> Card:
        """A card by its name."""
        assert isinstance(self.pool, Pool)
        return self.pool.cards[self.named(name, list(self.pool.cards), table, key)]

    def thing(self, value: object, table: str, key: str, zone: str) -> str:
        """A card on the board with all that is said of it; the key says where it is written."""
        about: dict[str, object] = value if isinstance(value, dict) else {}
        card = self.found(about.get("card") if about else value, table, key)
        self.known_keys(about, ABOUT, table, key)
        if not fits(card, zone, bool(about.get("prepared"))):
            raise self.wrong(f"{card.name} cannot lie in {zone}", table, key, card.name, "3.1.1")
        marks = [mark for state, mark in STATES.items() if about.get(state)]
        if "damage" in about:
            marks.append(f"d{self.number(about, table, 'damage', key)}")
        text = spell(card.name) + (f"[{'/'.join(marks)}]" if marks else "")
        for construct in self.several(about.get(ATTACHED, ""), table, key):
            text += "+" + self.thing(construct, table, key, ATTACHED)
        return text


def fits(card: Card, zone: str, prepared: bool) -> bool:
    """Whether a card can lie there: a Leader in its zone, Constructs on others unless they are Prepared."""
    if zone == "leader":
        return card.is_leader()
    if zone == ATTACHED:
        return card.type in (CONSTRUCT, UNIT)  # a Unit as a UNIT Construct (R122)
    behind = card.type in (EVENT, LEADER_EVENT) or card.roles == ("EVENT",)
    if behind != (zone in EVENT_ZONES) or card.is_leader():
        return False
    return prepared or (card.type != CONSTRUCT and card.stays())
