"""What a game declares about its cards, so that a client needs no words of its own for them.

A deck builder looks for cards by `Filter`s, sorts them by a `Sort` and draws `Chart`s of a deck; a workshop
explains each `Field` of a card file and completes its words. All of them name keys of a card as clients get
it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# how a filter is set
ANY: Final = "any"  # any of the values that are ticked
NUMBER: Final = "number"  # the same for a number: the last value stands for itself and more, "none" for none
ONE: Final = "one"  # one value out of a long list
FLAG: Final = "flag"  # whether it is so at all
# how a chart is drawn
BARS: Final = "bars"  # one bar for each value, in order
SHARES: Final = "shares"  # parts of a whole, the largest first

NONE: Final = "none"  # the value of a card that does not print a number


class Value(NamedTuple):
    """One value of a filter or chart, and how people call it."""

    value: str
    label: str


class Filter(NamedTuple):
    """Something to look for cards by; a key whose value is a list fits by any of its members."""

    key: str
    title: str
    kind: str
    values: tuple[Value, ...] = ()
    crest: bool = False  # whether the game's own client draws arms beside each value


class Sort(NamedTuple):
    """An order of cards: by these keys in turn, cards without one last."""

    title: str
    keys: tuple[str, ...]


class Chart(NamedTuple):
    """A picture of a deck: how many of its cards have which value."""

    key: str
    title: str
    kind: str
    section: str  # the part of a deck that it shows
    values: tuple[Value, ...] = ()
    crest: bool = False


class Field(NamedTuple):
    """A key of a card's table: what it says, and the words that it may be completed with."""

    key: str
    about: str
    words: tuple[str, ...] = ()
    list: bool = False  # whether several words may stand in it, with commas between them


class Declared(NamedTuple):
    """All of it."""

    fields: tuple[Field, ...] = ()
    filters: tuple[Filter, ...] = ()
    sorts: tuple[Sort, ...] = ()
    charts: tuple[Chart, ...] = ()
    searched: tuple[str, ...] = ("name", "text")  # the keys in which words are looked for

    def view(self) -> dict[str, object]:
        """As a client gets it."""
        return {
            "fields": [field._asdict() for field in self.fields],
            "filters": [with_values(one._asdict(), one.values) for one in self.filters],
            "sorts": [sort._asdict() for sort in self.sorts],
            "charts": [with_values(one._asdict(), one.values) for one in self.charts],
            "searched": list(self.searched),
        }


def with_values(row: dict[str, object], values: tuple[Value, ...]) -> dict[str, object]:
    return {**row, "values": [value._asdict() for value in values]}


def plain(words: list[str]) -> tuple[Value, ...]:
    """Values that are called as they are."""
    return tuple([Value(word, word) for word in words])


def numbers(most: int, none: str) -> tuple[Value, ...]:
    """0 to a number or more, and cards that print none."""
    return (
        *[Value(str(number), str(number)) for number in range(most)],
        Value(str(most), f"{most}+"),
        Value(NONE, none),
    )
