"""Which cards may lie where, for positions that are written by hand."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.language import instructions as op

WORDS: Final = {
    "main": "as a main character", "characters": "in a character slot", "location": "in a location slot",
    "resources": "in a resource zone", "attached": "in an item slot", "hand": "in a hand",
    "deck": "in a deck", "discard": "in a discard pile", "void": "in the void", "extra": "in an Extra Deck",
}  # fmt: skip
LONG: Final = {"chars": "characters", "loc": "location", "res": "resources"}  # positions use short names


def place_words(zone: str) -> str:
    return WORDS[LONG.get(zone, zone)]


def misplaced(lib: Library, face: int, zone: str, down: bool) -> str:
    """The clause by which a card cannot lie in a zone, or an empty text."""
    zone = LONG.get(zone, zone)
    kind = lib.supertype[face]
    token = face >= lib.cards
    if zone == "characters":
        if kind == op.CHARACTER or (down and not token):
            return ""
        if kind == op.ITEM:
            return "" if lib.keywords[face] & lib.relic != 0 else "2.1.1e"
        return "7.1.2b"
    if zone == "location":
        return "" if kind == op.LOCATION else "7.1.3b"
    if zone == "resources":
        return "" if kind == op.RESOURCE else "7.1.4a"
    if zone == "attached":
        return "" if kind == op.ITEM else "2.1.2a.I"
    if zone == "main":
        return "3.0.2" if token else ""
    if zone == "void":
        return "" if kind != op.RESOURCE else "7.1.4a"  # a token may have been sent there (R146)
    if token:
        return "2.1.3e"
    if zone == "extra" and lib.keywords[face] == 0:
        return "0.def.extra-deck"
    return ""
