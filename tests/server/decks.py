"""Decks and cards of Athernum for the tests of the server."""

from pathlib import Path

import sandtable.games.athernum
from sandtable.cards.codes import pack

ATHERNUM = Path(sandtable.games.athernum.__file__).parent
READY = "hammer-and-hinge"
OTHER = "salt-and-silence"
DECK = (ATHERNUM / "decks" / f"{READY}.txt").read_text(encoding="utf-8")
SMITH = '''[[card]]
name = "Lamp Smith"
faction = "Ironwright"
cost = 1
type = "Human, Smith"
ofv = 1
dfv = 2
text = """
When this enters the game board, draw a card.
"""
flavour = "Trims every wick but his own."
'''


def swapped(text: str = DECK, name: str = "Lamp Smith") -> str:
    """The ready-made deck with one card of another name in it."""
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("4 "))
    return "\n".join([*lines[:at], "3 " + lines[at][2:], f"1 {name}", *lines[at + 1 :]])


def own_code() -> str:
    """A legal deck that brings a card of its own."""
    return pack(swapped(), SMITH)
