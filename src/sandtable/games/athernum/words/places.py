"""Where things lie, in text.

1m is player 1's main character, 2c3 a character slot, 1l1 a location, 1r2 a resource token, 2c3.1 the first
attachment there, 1d1 the top of a discard pile, 1v1 a card in the void, 1k1 the top of a deck if it is
face-up.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.seen import from_top

LETTERS: Final = {its.MAIN_SLOT: "m", its.CHARACTER_SLOT: "c", its.LOCATION_SLOT: "l", its.RESOURCE_ZONE: "r"}
ZONES: Final = {op.DISCARD_PILE: "d", op.VOID: "v", op.HAND: "h", op.DECK: "k", op.EXTRA_DECK: "x"}


def in_place(s: Board, player: int, place: int) -> list[int]:
    """A player's permanents of one kind of slot, in order."""
    order = its.SLOT if place == its.CHARACTER_SLOT else its.RANK
    return [int(thing) for thing in s.in_order(s.placed(place, player), order)]


def attached_to(s: Board, host: int) -> list[int]:
    return [int(thing) for thing in s.in_order(s.items_of(host), its.RANK)]


def where(s: Board, thing: int) -> str:
    """The place of a thing in text."""
    zone = int(s.get(thing, its.ZONE))
    if zone == op.BOARD:
        place = int(s.get(thing, its.PLACE))
        if place == its.ITEM_SLOT:
            host = int(s.get(thing, its.HOST))
            if host < 0:
                return f"{s.get(thing, its.CONTROLLER) + 1}i{thing}"
            return f"{where(s, host)}.{attached_to(s, host).index(thing) + 1}"
        player = int(s.get(thing, its.CONTROLLER))
        if place == its.MAIN_SLOT:
            return f"{player + 1}m"
        if place == its.CHARACTER_SLOT:
            return f"{player + 1}c{s.get(thing, its.SLOT) + 1}"
        return f"{player + 1}{LETTERS[place]}{in_place(s, player, place).index(thing) + 1}"
    player = int(s.get(thing, its.OWNER))
    letter = ZONES.get(zone, "g")
    cards = from_top(s, player, zone)
    return f"{player + 1}{letter}{cards.index(thing) + 1}" if thing in cards else f"{player + 1}g"


def at(s: Board, text: str) -> int:
    """The thing at a place, or -1."""
    base, dot, index = text.partition(".")
    if len(base) < 2 or base[0] not in "1234":
        return -1
    player = ord(base[0]) - ord("1")
    if player >= s.seats:
        return -1
    found = -1
    for place, letter in LETTERS.items():
        if base[1] == letter:
            things = in_place(s, player, place)
            if place == its.MAIN_SLOT:
                found = things[0] if things and base[2:] == "" else -1
            elif place == its.CHARACTER_SLOT:
                for thing in things:
                    if str(s.get(thing, its.SLOT) + 1) == base[2:]:
                        found = thing
            else:
                found = nth(things, base[2:])
    if base[1] in ("d", "v"):
        found = nth(from_top(s, player, op.DISCARD_PILE if base[1] == "d" else op.VOID), base[2:])
    if base[1:] == "k1":  # of a deck only a card that lies face-up on top
        top = from_top(s, player, op.DECK)
        found = top[0] if top and s.flag(top[0], its.IS_ON_TOP) else -1
    if base[1] == "i" and base[2:].isascii() and base[2:].isdigit() and len(base) < 7:
        loose = int(base[2:])
        if loose < s.count() and where(s, loose) == base:
            found = loose
    if found < 0 or not dot:
        return found
    return nth(attached_to(s, found), index)


def nth(found: list[int], text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 3 or text[0] == "0":
        return -1
    number = int(text)
    return found[number - 1] if 1 <= number <= len(found) else -1
