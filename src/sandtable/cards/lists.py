"""Deck lists as text: one card a line with its count, in sections; read with places, written in one form.

    Game: whist
    Name: Rust and Reeds

    Main Deck
    4 First Card

    Side Deck
    1 Second Card

Lines that begin with # are comments. "4x First Card" reads as well.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from sandtable.cards.errors import CardError

LONGEST = 64 * 1024  # characters of one list
MOST_LINES = 500

_CARD = re.compile(r"(\d{1,3})\s*x?\s+(\S.*)")
_HEAD = re.compile(r"(\w+)\s*:\s*(.*)")


class Row(NamedTuple):
    """One line of a deck list."""

    copies: int
    card: str
    line: int
    column: int  # of the name


class DeckList:
    """A deck as its text says, card names unchecked."""

    def __init__(self, heads: dict[str, str], sections: dict[str, list[Row]]) -> None:
        self.heads = heads
        self.sections = sections

    def count(self, section: str) -> int:
        return sum(row.copies for row in self.sections.get(section, ()))


def read_list(text: str, sections: tuple[str, ...]) -> DeckList:
    """The deck of a text; raises CardError at the first line that is none."""
    if len(text) > LONGEST:
        raise CardError(f"a deck list has at most {LONGEST} characters")
    heads: dict[str, str] = {}
    found: dict[str, list[Row]] = {}
    section = ""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise CardError(f"a deck list has at most {MOST_LINES} lines", line=MOST_LINES + 1)
    for number, line in enumerate(lines, 1):
        bare = line.strip()
        if not bare or bare.startswith("#"):
            continue
        card = _CARD.fullmatch(bare)
        head = _HEAD.fullmatch(bare)
        if card is not None:
            if not section:
                raise CardError(
                    f"a card stands before any section; write {sections[0]!r} above it", 1, number
                )
            if int(card[1]) == 0:
                raise CardError("a count of 0 is no card", 1, number)
            column = line.index(card[2]) + 1
            found[section].append(Row(int(card[1]), " ".join(card[2].split()), number, column))
        elif bare in sections:
            if bare in found:
                raise CardError(f"the section {bare!r} stands twice", 1, number)
            section = bare
            found[section] = []
        elif head is not None and not section:
            heads[head[1]] = head[2].strip()
        else:
            names = ", ".join(repr(name) for name in sections)
            raise CardError(f"this is neither a card with its count nor a section ({names})", 1, number)
    return DeckList(heads, found)


def game_of(text: str) -> str:
    """The game that a list names at its head, or nothing."""
    for line in text.splitlines()[:MOST_LINES]:
        head = _HEAD.fullmatch(line.strip())
        if head is not None and head[1] == "Game":
            return head[2].strip()
        if _CARD.fullmatch(line.strip()) is not None:
            break
    return ""


def write_list(deck: DeckList) -> str:
    """The text of a deck, in the one form that reads back as it."""
    lines = [f"{key}: {value}" for key, value in deck.heads.items()]
    for section, rows in deck.sections.items():
        lines += ["", section] if lines else [section]
        lines += [f"{row.copies} {row.card}" for row in rows]
    return "\n".join(lines) + "\n"
