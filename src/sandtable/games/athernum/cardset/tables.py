"""Positions of Athernum written as tables in a scenario file.

[setup.1]
main = "Forgemother Ulda"
characters = ["Cog Peddler", "", { card = "Netcaster", damage = 1, attached = ["Glass Blade"] }]
hand = ["Glass Blade"]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.cards.names import spell, unspell
from sandtable.cards.tables import Tables
from sandtable.games.athernum.cardset.built import library_of
from sandtable.games.athernum.cardset.decks import leaders_of
from sandtable.games.athernum.cardset.library import RESOURCE_NAMES
from sandtable.games.athernum.cardset.pool import Pool
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.placing import misplaced, place_words

if TYPE_CHECKING:
    from sandtable.cards.game import CardGame

BOARD: Final = {"characters": "chars", "location": "loc", "resources": "res"}
PILES: Final = ("hand", "deck", "discard", "void", "extra")
MARKS: Final = {"damage": "d", "exhaustion": "e", "victory": "v", "owner": "o"}
STATES: Final = {"exhausted": "x", "face-down": "f"}
ABOUT: Final = ("card", *STATES, *MARKS, "counters", "attached")
FACTIONLESS: Final = "factionless"
PHASES: Final = ("morning", "day", "combat", "evening", "night")


class Arranged(Tables):
    """One file on its way to a position."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("turn", "active", "pool")
    OTHERS: ClassVar[tuple[str, ...]] = ("order", "phase")
    ZONES: ClassVar[tuple[str, ...]] = ("main", *BOARD, *PILES, "commands", "pool")
    ZONE_CLAUSE: ClassVar[str] = "0.def.zone"
    SEATS_CLAUSE: ClassVar[str] = "R68"
    NAME_CLAUSE: ClassVar[str] = "0.lang.full-name"

    def __init__(self, game: CardGame, text: str, label: str) -> None:
        super().__init__(game, text, label)
        assert isinstance(self.pool, Pool)
        self.library = library_of(self.pool)

    def whole(self, table: str, setup: dict[str, object]) -> list[str]:
        out = super().whole(table, setup)
        if "phase" not in setup:
            return out
        phase = setup["phase"]
        if not isinstance(phase, str) or phase not in PHASES:
            raise self.wrong(f"a phase is one of {', '.join(PHASES)}", table, "phase")
        return [*out, f"phase={phase}"]

    def complete(self, table: str, zones: dict[str, object]) -> None:
        if "main" not in zones:
            raise self.wrong("this player has no main character", table, "", "", "3.0.2")

    def player(self, table: str, seat: str, zones: dict[str, object]) -> list[str]:
        out: list[str] = []
        if "main" in zones:
            out.append(f"{seat}.main={self.thing(zones['main'], table, 'main')}")
        for key, word in BOARD.items():
            if key in zones:
                row = self.row(zones[key], table, key)
                if key == "characters" and len(row) > its.CHARACTER_SLOTS:
                    message = f"there are {its.CHARACTER_SLOTS} character slots, not {len(row)}"
                    raise self.wrong(message, table, key, "", "7.1.2a")
                out.append(f"{seat}.{word}=" + ",".join(row))
        for key in PILES:
            if key in zones:
                cards = self.several(zones[key], table, key)
                out.append(f"{seat}.{key}=" + ",".join([self.card(one, table, key) for one in cards]))
        if "commands" in zones:
            out.append(f"{seat}.commands={self.number(zones, table, 'commands')}")
        if "pool" in zones:
            out.append(f"{seat}.mana=" + ",".join(self.mana(zones["pool"], table)))
        return out

    # ---- zones

    def row(self, value: object, table: str, key: str) -> list[str]:
        """The things of a board zone; an empty text is an empty character slot."""
        if key == "resources" and isinstance(value, dict) and "card" not in value:
            return [name for name, count in self.resources(value, table, key) for _ in range(count)]
        out: list[str] = []
        for one in self.several(value, table, key):
            empty = one == "" and key == "characters"
            out.append("" if empty else self.thing(one, table, key))
        return out

    def resources(self, value: dict[str, object], table: str, key: str) -> list[tuple[str, int]]:
        """Resource tokens by faction, and how many."""
        return [(self.resource(faction, table, key), n) for faction, n in self.counts(value, table, key)]

    def resource(self, faction: str, table: str, key: str) -> str:
        """The name of a resource token, from its faction."""
        if faction == FACTIONLESS:
            return spell(RESOURCE_NAMES)
        if faction not in self.library.factions[1:]:
            known = ", ".join([*self.library.factions[1:], FACTIONLESS])
            message = f"there is no faction {faction!r}; there is {known}"
            raise self.wrong(message, table, key, faction, "1.2.1")
        return spell(f"{faction} {RESOURCE_NAMES}")

    def mana(self, value: object, table: str) -> list[str]:
        """Resources in a pool, by faction."""
        if not isinstance(value, dict):
            raise self.wrong("a pool is a table such as { Ironwright = 2 }", table, "pool")
        self.resources(value, table, "pool")
        return [f"{faction}*{count}" for faction, count in value.items() if count]

    # ---- cards

    def face(self, name: object, table: str, key: str) -> int:
        names = self.library.names
        return names.index(self.named(name, names, table, key))

    def card(self, value: object, table: str, key: str) -> str:
        """A card outside the board."""
        face = self.face(value, table, key)
        name = self.library.names[face]
        clause = misplaced(self.library, face, key, False)
        if clause:
            raise self.wrong(f"{name} cannot be {place_words(key)}", table, key, str(value), clause)
        return spell(name)

    def thing(self, value: object, table: str, key: str, zone: str = "") -> str:
        """A permanent, or an attachment, with all that is said of it; the key says where it is written."""
        zone = zone or key
        about: dict[str, object] = value if isinstance(value, dict) else {}
        called = about.get("card") if about else value
        if zone == "resources" and isinstance(called, str) and not called.endswith(RESOURCE_NAMES):
            face = self.face(unspell(self.resource(called, table, key)), table, key)
        else:
            face = self.face(called, table, key)
        name = self.library.names[face]
        self.known_keys(about, ABOUT, table, key)
        marks = [mark for state, mark in STATES.items() if about.get(state)]
        clause = misplaced(self.library, face, zone, "f" in marks)
        if zone == "main" and not clause and not leaders_of([name], self.pool):
            clause = "8.0.1e"
        if not clause and about.get("victory") and self.library.field[face] == 0:
            raise self.wrong(f"{called} has no field for Victory Tokens", table, key, name, "10.1.3")
        if clause:
            raise self.wrong(f"{name} cannot lie {place_words(zone)}", table, key, name, clause)
        for mark, letter in MARKS.items():
            if mark in about:
                marks.append(f"{letter}{self.number(about, table, mark, key)}")
        marks += self.counters(about.get("counters", {}), table, key)
        text = spell(name) + (f"[{'/'.join(marks)}]" if marks else "")
        for item in self.several(about.get("attached", ""), table, key):
            text += "+" + self.thing(item, table, key, "attached")
        return text

    def counters(self, value: object, table: str, key: str) -> list[str]:
        if not isinstance(value, dict):
            raise self.wrong("counters are a table such as { Rust = 2 }", table, key, "counters")
        known = self.library.marker_names[1:]
        for marker in value:
            if marker not in known:
                message = f"there are no {marker!r} counters; there are {', '.join(known)}"
                raise self.wrong(message, table, key, marker, "10.5.1")
        return [f"{marker}:{count}" for marker, count in value.items()]
