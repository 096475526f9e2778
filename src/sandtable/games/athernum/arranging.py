"""Setups written as tables in a scenario file: zones and cards by name, and cards of one's own.

    [setup]
    turn = 3

    [setup.1]
    main = "Forgemother Ulda"
    characters = ["Cog Peddler", "", { card = "Netcaster", damage = 1, attached = ["Glass Blade"] }]
    hand = ["Glass Blade"]

The tables become a position in the game's notation; whatever cannot be is refused with its line and clause.
"""

from __future__ import annotations

import json
import re
import tomllib
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from sandtable.cards.codes import pack
from sandtable.cards.errors import CardError
from sandtable.games.athernum import cardset
from sandtable.games.athernum import thing_columns as its
from sandtable.games.athernum.library import RESOURCE_NAMES, Library
from sandtable.games.athernum.places import spell
from sandtable.games.athernum.placing import misplaced, place_words

if TYPE_CHECKING:
    from sandtable.cards.files import Entry
    from sandtable.games.athernum.pool import Pool

OWN: Final = ("card", "token", "marker", "words")  # tables of a file that are cards of its own
TOP: Final = ("turn", "active", "pool", "order", "decks")
PLAYERS: Final = ("1", "2", "3", "4")
BOARD: Final = {"characters": "chars", "location": "loc", "resources": "res"}
PILES: Final = ("hand", "deck", "discard", "void", "extra")
ZONES: Final = ("main", *BOARD, *PILES, "commands", "pool")
MARKS: Final = {"damage": "d", "exhaustion": "e", "victory": "v", "owner": "o"}
STATES: Final = {"exhausted": "x", "face-down": "f"}
ABOUT: Final = ("card", *STATES, *MARKS, "counters", "attached")
FACTIONLESS: Final = "factionless"

_HEAD: Final = re.compile(r"\s*\[{1,2}\s*([^\[\]]+?)\s*\]{1,2}\s*(?:#.*)?")
_KEY: Final = re.compile(r'\s*([\w.-]+|"[^"]*")\s*=')


def cite(clause: str) -> str:
    return f"athernum {clause}"


class Arranging:
    """One file on its way to a position."""

    def __init__(self, text: str, label: str) -> None:
        from sandtable.cards.files import tables_in

        self.label = label
        self.lines = text.split("\n")
        self.places: dict[str, int] = {}  # "setup.1/hand" and "setup.1": the line of a key or table
        self.data: dict[str, object] = tomllib.loads(text)
        self.entries: list[Entry] = [entry for entry in tables_in(text, label) if entry.kind in OWN]
        self.pool: Pool = cardset.standard_pool()
        self.library: Library = cardset.standard()
        self.scan()
        if self.entries:
            from sandtable.games.athernum.pool import extended

            self.pool = extended(self.pool, self.entries)
            if self.pool.errors:
                raise self.pool.errors[0]
            self.library = cardset.library_of(self.pool)

    def scan(self) -> None:
        table = ""
        for number, line in enumerate(self.lines, 1):
            head = _HEAD.fullmatch(line)
            if head is not None:
                table = head[1].replace('"', "").replace(" ", "")
                self.places.setdefault(table, number)
                continue
            key = _KEY.match(line)
            if key is not None:
                self.places.setdefault(f"{table}/{key[1].strip(chr(34))}", number)

    def line(self, table: str, key: str = "", word: str = "") -> int:
        """Where a key stands, or a word of its value; the line of its table if that cannot be found."""
        at = self.places.get(f"{table}/{key}" if key else table, 0)
        if at == 0:
            return self.places.get(table, 0)
        if word:
            for number in range(at, len(self.lines) + 1):
                if number > at and (
                    _HEAD.fullmatch(self.lines[number - 1]) or self.starts_key(table, number)
                ):
                    break
                if word in self.lines[number - 1]:
                    return number
        return at

    def starts_key(self, table: str, number: int) -> bool:
        key = _KEY.match(self.lines[number - 1])
        return key is not None and self.places.get(f"{table}/{key[1]}", 0) == number

    def wrong(self, message: str, table: str, key: str = "", word: str = "", clause: str = "") -> CardError:
        where = f"[{table}] {key}: " if key else f"[{table}]: "
        return CardError(
            where + message,
            1,
            self.line(table, key, word),
            "",
            cite(clause) if clause else "",
            self.label,
        )

    # ---- the whole

    def start(self) -> str:
        """The position, or the setup if whole decks are given; empty if the file has no table of it."""
        setup = self.data.get("setup")
        if not isinstance(setup, dict):
            return ""
        for key in setup:
            if key not in TOP and key not in PLAYERS:
                raise self.unknown(key, [*TOP, *PLAYERS], "setup")
        if "decks" in setup:
            return self.decks(setup)
        return " ".join(self.words("setup", setup))

    def unknown(self, key: str, known: list[str], table: str) -> CardError:
        close = get_close_matches(key, known, 1)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(known)}"
        return self.wrong(f"there is no such zone; {hint}", table, key, "", "0.def.zone")

    def words(self, table: str, setup: dict[str, object]) -> list[str]:
        """The words of a position."""
        out: list[str] = []
        for key in ("turn", "active", "pool"):
            if key in setup:
                out.append(f"{key}={self.number(setup, table, key)}")
        if "order" in setup:
            order = setup["order"]
            if not isinstance(order, list):
                raise self.wrong("the order names every player once, such as [2, 1]", table, "order")
            out.append("order=" + ",".join([str(one) for one in order]))
        seats = [key for key in PLAYERS if key in setup]
        if len(seats) < 2 or seats != list(PLAYERS[: len(seats)]):
            raise self.wrong("a setup has two to four players: [setup.1], [setup.2] …", table, "", "", "R68")
        for seat in seats:
            zones = setup[seat]
            if not isinstance(zones, dict):
                raise self.wrong("a player is a table of zones", table, seat)
            if "main" not in zones:
                raise self.wrong("this player has no main character", f"{table}.{seat}", "", "", "3.0.2")
            out += self.player(f"{table}.{seat}", seat, zones)
        return out

    def player(self, table: str, seat: str, zones: dict[str, object]) -> list[str]:
        """The words of one player, of the zones that are given."""
        out: list[str] = []
        for key in zones:
            if key not in ZONES:
                raise self.unknown(key, list(ZONES), table)
        if "main" in zones:
            out.append(f"{seat}.main={self.thing(zones['main'], table, 'main')}")
        for key, word in BOARD.items():
            if key in zones:
                row = self.row(zones[key], table, key)
                if key == "characters" and len(row) > its.CHARACTER_SLOTS:
                    raise self.wrong(
                        f"there are {its.CHARACTER_SLOTS} character slots, not {len(row)}",
                        table,
                        key,
                        "",
                        "7.1.2a",
                    )
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

    def several(self, value: object, table: str, key: str) -> list[object]:
        if isinstance(value, list):
            return list(value)
        if isinstance(value, (str, dict)):
            return [value] if value else []
        raise self.wrong(f"{value!r} is no list of cards", table, key)

    def row(self, value: object, table: str, key: str) -> list[str]:
        """The things of a board zone; an empty text is an empty character slot."""
        if key == "resources" and isinstance(value, dict) and "card" not in value:
            return [f for f, n in self.counted(value, table, key) for _ in range(n)]
        out: list[str] = []
        for one in self.several(value, table, key):
            if one == "" and key == "characters":
                out.append("")
            else:
                out.append(self.thing(one, table, key))
        return out

    def counted(self, value: dict[str, object], table: str, key: str) -> list[tuple[str, int]]:
        out: list[tuple[str, int]] = []
        for faction, count in value.items():
            if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 99:
                raise self.wrong(f"{faction} = {count!r}: a number is expected", table, key, faction)
            out.append((self.resource(faction, table, key), count))
        return out

    def resource(self, faction: str, table: str, key: str) -> str:
        """The name of a resource token, from its faction."""
        if faction == FACTIONLESS:
            return spell(RESOURCE_NAMES)
        if faction not in self.library.factions[1:]:
            known = ", ".join([*self.library.factions[1:], FACTIONLESS])
            raise self.wrong(
                f"there is no faction {faction!r}; there is {known}", table, key, faction, "1.2.1"
            )
        return spell(f"{faction} {RESOURCE_NAMES}")

    def mana(self, value: object, table: str) -> list[str]:
        """Resources in a pool, by faction."""
        if not isinstance(value, dict):
            raise self.wrong("a pool is a table such as { Ironwright = 2 }", table, "pool")
        self.counted(value, table, "pool")
        return [f"{faction}*{count}" for faction, count in value.items() if count]

    # ---- cards

    def face(self, name: object, table: str, key: str) -> int:
        if not isinstance(name, str):
            raise self.wrong(f"{name!r} is no name of a card", table, key)
        for face in range(len(self.library.names)):
            if self.library.names[face] == name and name:
                return face
        close = get_close_matches(name, [one for one in self.library.names if one], 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        raise self.wrong(f"there is no card named {name!r}{hint}", table, key, name, "0.lang.full-name")

    def card(self, value: object, table: str, key: str) -> str:
        """A card outside the board."""
        face = self.face(value, table, key)
        clause = misplaced(self.library, face, key, False)
        if clause:
            raise self.wrong(
                f"{self.library.names[face]} cannot be {place_words(key)}", table, key, str(value), clause
            )
        return spell(self.library.names[face])

    def thing(self, value: object, table: str, key: str, zone: str = "") -> str:
        """A permanent, or an attachment, with all that is said of it; the key says where it is written."""
        zone = zone or key
        about: dict[str, object] = {}
        if isinstance(value, dict):
            about = value
        name = about.get("card") if about else value
        if zone == "resources" and isinstance(name, str) and not name.endswith(RESOURCE_NAMES):
            spelled = self.resource(name, table, key)
            face = self.face(spelled.replace("_", " "), table, key)
        else:
            face = self.face(name, table, key)
        for one in about:
            if one not in ABOUT:
                close = get_close_matches(one, ABOUT, 1)
                hint = f"; did you mean {close[0]}?" if close else f"; there is {', '.join(ABOUT)}"
                raise self.wrong(f"nothing is known of {one!r} on a card{hint}", table, key, one)
        marks = [mark for state, mark in STATES.items() if about.get(state)]
        clause = misplaced(self.library, face, zone, "f" in marks)
        if zone == "main" and not clause:
            card = self.pool.cards.get(self.library.names[face])
            clause = "" if card is not None and card.can_lead() else "8.0.1e"
        if not clause and about.get("victory") and self.library.field[face] == 0:
            raise self.wrong(
                f"{name} has no field for Victory Tokens", table, key, self.library.names[face], "10.1.3"
            )
        if clause:
            message = f"{self.library.names[face]} cannot lie {place_words(zone)}"
            raise self.wrong(message, table, key, self.library.names[face], clause)
        for mark, letter in MARKS.items():
            if mark in about:
                marks.append(f"{letter}{self.number(about, table, mark, key)}")
        counters = about.get("counters", {})
        if not isinstance(counters, dict):
            raise self.wrong("counters are a table such as { Rust = 2 }", table, key, "counters")
        for marker, count in counters.items():
            if marker not in self.library.marker_names[1:]:
                known = ", ".join(self.library.marker_names[1:])
                raise self.wrong(
                    f"there are no {marker!r} counters; there are {known}", table, key, marker, "10.5.1"
                )
            marks.append(f"{marker}:{count}")
        text = spell(self.library.names[face]) + (f"[{'/'.join(marks)}]" if marks else "")
        for item in self.several(about.get("attached", ""), table, key):
            text += "+" + self.thing(item, table, key, "attached")
        return text

    def number(self, values: dict[str, object], table: str, key: str, inside: str = "") -> int:
        value = values[key]
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 999:
            raise self.wrong(
                f"{key} cannot be {value!r}: a number up to 999 is expected", table, inside or key, key
            )
        return value

    # ---- whole decks

    def decks(self, setup: dict[str, object]) -> str:
        """A setup from deck names and deck lists; an illegal list is refused with its line."""
        listed = setup["decks"]
        if not isinstance(listed, list) or not all([isinstance(one, str) for one in listed]):
            raise self.wrong('decks are names of decks, or lists of cards between """', "setup", "decks")
        for key in setup:
            if key != "decks":
                raise self.wrong("with whole decks the game begins at its beginning", "setup", key)
        if not 2 <= len(listed) <= 4:
            raise self.wrong(f"a game has two to four decks, not {len(listed)}", "setup", "decks", "", "R68")
        return ":".join([self.deck(str(one)) for one in listed])

    def deck(self, text: str) -> str:
        from sandtable.games.athernum.decks import check_deck, read_bans, read_deck

        if "\n" not in text:
            if text not in cardset.deck_names():
                known = ", ".join(cardset.deck_names())
                raise self.wrong(f"there is no deck {text!r}; there is {known}", "setup", "decks", text)
            return text
        first = [line for line in text.split("\n") if line.strip()]
        begins = self.line("setup", "decks", first[0]) if first else self.line("setup", "decks")
        try:
            found = read_deck(text)
        except CardError as error:
            raise CardError(
                f"[setup] decks: {error.message}", 1, begins + error.line - 1, "", error.clause, self.label
            ) from None
        faults = check_deck(found, self.pool, read_bans())
        if faults:
            fault = faults[0]
            line = begins + fault.line - 1 if fault.line else begins
            more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            message = f"[setup] decks: this deck is not legal: {fault.message}{more}"
            raise CardError(message, 1, line, "", fault.clause, self.label)
        return pack(text, "\n".join([table_text(entry) for entry in self.entries]))


def table_text(entry: Entry) -> str:
    """A table of a card file, written anew."""
    rows = [f"{key} = {json.dumps(value)}" for key, value in entry.values.items()]
    return "\n".join([f"[[{entry.kind}]]", *rows, ""])


def differences(text: str, label: str, position: str) -> str:
    """What zones of a position are otherwise than the table [expect.zones] says; empty if nothing is."""
    arranging = Arranging(text, label)
    expect = arranging.data.get("expect")
    zones = expect.get("zones") if isinstance(expect, dict) else None
    table = "expect.zones"
    if not isinstance(zones, dict):
        return ""
    now: dict[str, str] = {}
    for word in position.split():
        name, _, there = word.partition("=")
        now[name] = there
    wanted: list[str] = []
    for key in zones:
        if key in PLAYERS and isinstance(zones[key], dict):
            wanted += arranging.player(f"{table}.{key}", key, zones[key])
        elif key in ("turn", "active", "pool"):
            wanted.append(f"{key}={arranging.number(zones, table, key)}")
        else:
            raise arranging.unknown(key, ["turn", "active", "pool", *PLAYERS], table)
    for word in wanted:
        name, _, here = word.partition("=")
        if now.get(name, "") != here:
            there = now.get(name, "").replace("_", " ")
            return f"expected {name} to be {here.replace('_', ' ')!r}, but it is {there!r}"
    return ""
