"""Setups written as tables in a scenario file: zones and cards by name, and cards of one's own.

    [setup]
    turn = 3

    [setup.1]
    hand = ["Glass Blade"]

The tables become a position in the game's notation; whatever cannot be is refused with its line and clause. A
game says which keys there are and how a player's zones are written.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, ClassVar, Final

from sandtable import toml
from sandtable.cards.codes import pack
from sandtable.cards.errors import CardError
from sandtable.cards.files import tables_in
from sandtable.cards.forms import in_words
from sandtable.cards.names import unspell
from sandtable.cards.sets import table_text

if TYPE_CHECKING:
    from sandtable.cards.files import Entry
    from sandtable.cards.game import CardGame
    from sandtable.cards.pool import Card, Pool

SETUP: Final = "setup"
EXPECTED: Final = "expect.zones"
DECKS: Final = "decks"
LARGEST: Final = 999  # of any number in a table
MOST_THINGS: Final = 99  # of one kind that is counted

_HEAD: Final = re.compile(r"\s*\[{1,2}\s*([^\[\]]+?)\s*\]{1,2}\s*(?:#.*)?")
_KEY: Final = re.compile(r'\s*([\w.-]+|"[^"]*")\s*=')


class Tables:
    """One file on its way to a position."""

    NUMBERS: ClassVar[tuple[str, ...]] = ()  # keys of [setup] that are numbers, written as they are
    OTHERS: ClassVar[tuple[str, ...]] = ()  # further keys of [setup], for `whole` to write
    ZONES: ClassVar[tuple[str, ...]] = ()  # keys of a player's table
    ZONE_CLAUSE: ClassVar[str] = ""  # which zones there are
    SEATS_CLAUSE: ClassVar[str] = ""  # how many players there are
    NAME_CLAUSE: ClassVar[str] = ""  # cards are called by their full names

    def __init__(self, game: CardGame, text: str, label: str) -> None:
        self.game = game
        self.label = label
        self.lines = text.split("\n")
        self.places: dict[str, int] = {}  # "setup.1/hand" and "setup.1": the line of a key or table
        self.data: dict[str, object] = toml.loads(text)
        self.pool: Pool[Card] = game.pool()
        own = self.pool.tables()
        self.entries: list[Entry] = [entry for entry in tables_in(text, label) if entry.kind in own]
        self.players = [str(seat) for seat in range(1, game.MOST_SEATS + 1)]
        self.scan()
        if self.entries:
            self.pool = self.pool.extended(self.entries)
            if self.pool.errors:
                raise self.pool.errors[0]
            self.game = game.having(self.pool)

    # ---- every game writes these

    def whole(self, table: str, setup: dict[str, object]) -> list[str]:
        """The words of the keys in OTHERS, if they are given: here the order of turns."""
        if "order" not in setup:
            return []
        order = setup["order"]
        if not isinstance(order, list):
            raise self.wrong("the order names every player once, such as [2, 1]", table, "order")
        return ["order=" + ",".join([str(one) for one in order])]

    def complete(self, table: str, zones: dict[str, object]) -> None:
        """Refuse a player of a setup who lacks a zone that the rules fill."""

    def player(self, table: str, seat: str, zones: dict[str, object]) -> list[str]:
        """The words of one player, of the zones that are given."""
        raise NotImplementedError

    # ---- where things stand

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

    # ---- what is wrong

    def cite(self, clause: str) -> str:
        return f"{self.game.name} {clause}" if clause else ""

    def wrong(self, message: str, table: str, key: str = "", word: str = "", clause: str = "") -> CardError:
        where = f"[{table}] {key}: " if key else f"[{table}]: "
        line = self.line(table, key, word)
        return CardError(where + message, 1, line, "", self.cite(clause), self.label)

    def unknown(self, key: str, known: list[str], table: str) -> CardError:
        close = get_close_matches(key, known, 1)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(known)}"
        return self.wrong(f"there is no such zone; {hint}", table, key, "", self.ZONE_CLAUSE)

    def seats_in_words(self) -> str:
        return f"{in_words(self.game.FEWEST_SEATS)} to {in_words(self.game.MOST_SEATS)}"

    # ---- the whole

    def start(self) -> str:
        """The position, or the setup if whole decks are given; empty if the file has no table of it."""
        setup = self.data.get(SETUP)
        if not isinstance(setup, dict):
            return ""
        known = [*self.NUMBERS, *self.OTHERS, DECKS, *self.players]
        for key in setup:
            if key not in known:
                raise self.unknown(key, known, SETUP)
        if DECKS in setup:
            return self.decks(setup)
        return " ".join(self.position(SETUP, setup))

    def position(self, table: str, setup: dict[str, object]) -> list[str]:
        """The words of a position."""
        out = [f"{key}={self.number(setup, table, key)}" for key in self.NUMBERS if key in setup]
        out += self.whole(table, setup)
        seats = [key for key in self.players if key in setup]
        if len(seats) < self.game.FEWEST_SEATS or seats != self.players[: len(seats)]:
            message = f"a setup has {self.seats_in_words()} players: [setup.1], [setup.2] …"
            raise self.wrong(message, table, "", "", self.SEATS_CLAUSE)
        for seat in seats:
            zones = setup[seat]
            if not isinstance(zones, dict):
                raise self.wrong("a player is a table of zones", table, seat)
            self.complete(f"{table}.{seat}", zones)
            out += self.zones(f"{table}.{seat}", seat, zones)
        return out

    def zones(self, table: str, seat: str, zones: dict[str, object]) -> list[str]:
        for key in zones:
            if key not in self.ZONES:
                raise self.unknown(key, list(self.ZONES), table)
        return self.player(table, seat, zones)

    def differences(self, position: str) -> str:
        """What zones of a position are otherwise than the table [expect.zones] says; empty if nothing is."""
        expect = self.data.get("expect")
        zones = expect.get("zones") if isinstance(expect, dict) else None
        if not isinstance(zones, dict):
            return ""
        now: dict[str, str] = {}
        for word in position.split():
            name, _, there = word.partition("=")
            now[name] = there
        wanted: list[str] = []
        for key in zones:
            if key in self.players and isinstance(zones[key], dict):
                wanted += self.zones(f"{EXPECTED}.{key}", key, zones[key])
            elif key in self.NUMBERS:
                wanted.append(f"{key}={self.number(zones, EXPECTED, key)}")
            else:
                raise self.unknown(key, [*self.NUMBERS, *self.players], EXPECTED)
        for word in wanted:
            name, _, here = word.partition("=")
            if now.get(name, "") != here:
                there = unspell(now.get(name, ""))
                return f"expected {name} to be {unspell(here)!r}, but it is {there!r}"
        return ""

    # ---- values

    def number(self, values: dict[str, object], table: str, key: str, inside: str = "") -> int:
        value = values[key]
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST:
            message = f"{key} cannot be {value!r}: a number up to {LARGEST} is expected"
            raise self.wrong(message, table, inside or key, key)
        return value

    def several(self, value: object, table: str, key: str) -> list[object]:
        """A list of things, or one of them."""
        if isinstance(value, list):
            return list(value)
        if isinstance(value, (str, dict)):
            return [value] if value else []
        raise self.wrong(f"{value!r} is no list of cards", table, key)

    def counts(self, value: dict[str, object], table: str, key: str) -> list[tuple[str, int]]:
        """A table of things that are counted, such as { Rust = 2 }."""
        out: list[tuple[str, int]] = []
        for thing, count in value.items():
            if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_THINGS:
                raise self.wrong(f"{thing} = {count!r}: a number is expected", table, key, thing)
            out.append((thing, count))
        return out

    def known_keys(self, about: dict[str, object], known: tuple[str, ...], table: str, key: str) -> None:
        """Refuse what nobody knows how to say of a card."""
        for one in about:
            if one not in known:
                close = get_close_matches(one, known, 1)
                hint = f"; did you mean {close[0]}?" if close else f"; there is {', '.join(known)}"
                raise self.wrong(f"nothing is known of {one!r} on a card{hint}", table, key, one)

    def named(self, name: object, known: list[str], table: str, key: str) -> str:
        """The name of a card that there is."""
        if not isinstance(name, str):
            raise self.wrong(f"{name!r} is no name of a card", table, key)
        if name and name in known:
            return name
        close = get_close_matches(name, [one for one in known if one], 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        raise self.wrong(f"there is no card named {name!r}{hint}", table, key, name, self.NAME_CLAUSE)

    # ---- whole decks

    def decks(self, setup: dict[str, object]) -> str:
        """A setup from deck names and deck lists; an illegal list is refused with its line."""
        listed = setup[DECKS]
        if not isinstance(listed, list) or not all(isinstance(one, str) for one in listed):
            raise self.wrong('decks are names of decks, or lists of cards between """', SETUP, DECKS)
        for key in setup:
            if key != DECKS:
                raise self.wrong("with whole decks the game begins at its beginning", SETUP, key)
        if not self.game.FEWEST_SEATS <= len(listed) <= self.game.MOST_SEATS:
            message = f"a game has {self.seats_in_words()} decks, not {len(listed)}"
            raise self.wrong(message, SETUP, DECKS, "", self.SEATS_CLAUSE)
        return ":".join([self.deck(str(one)) for one in listed])

    def deck(self, text: str) -> str:
        rules = self.game.deck_rules()
        if "\n" not in text:
            known = rules.ready_names()
            if text not in known:
                message = f"there is no deck {text!r}; there is {', '.join(known)}"
                raise self.wrong(message, SETUP, DECKS, text)
            return text
        first = [line for line in text.split("\n") if line.strip()]
        begins = self.line(SETUP, DECKS, first[0]) if first else self.line(SETUP, DECKS)
        try:
            found = rules.read(text)
        except CardError as error:
            message = f"[setup] decks: {error.message}"
            raise CardError(message, 1, begins + error.line - 1, "", error.clause, self.label) from None
        faults = rules.check(found, self.pool, rules.bans())
        if faults:
            fault = faults[0]
            line = begins + fault.line - 1 if fault.line else begins
            more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            message = f"[setup] decks: this deck is not legal: {fault.message}{more}"
            raise CardError(message, 1, line, "", fault.clause, self.label)
        return pack(text, "\n".join([table_text(entry) for entry in self.entries]))
