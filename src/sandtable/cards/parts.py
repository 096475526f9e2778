"""The open places of a verb: how each is read into a field of its row, and printed from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from sandtable.cards import operands as kinds
from sandtable.cards.draft import Draft
from sandtable.cards.flat import Field, Record
from sandtable.cards.productions import Words
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make

D = TypeVar("D", bound=Draft)
S = TypeVar("S", bound=Source)


class Part(Generic[D, S]):
    """One open place of a verb; most are one child of its node, and lead to a record."""

    holds = kinds.NONE  # what its field has, for a language that derives that from its verbs

    def __init__(self, field: int) -> None:
        self.field = field

    def fill(self, d: D, row: Record, node: Node, index: int, place: int) -> int:
        """Read what stands there into the row; the answer is how many children of the node it used."""
        row.fields[self.field] = self.read(d, node.node(index))
        return 1

    def read(self, d: D, node: Node) -> Field:
        raise AssertionError

    def printed(self, s: S, row: int) -> list[Child]:
        """What stands there."""
        return [self.print(s, s.ref(row, self.field))]

    def print(self, s: S, at: int) -> Node:
        raise AssertionError


class Said(Part[D, S]):
    """What one function reads into a record and another prints from it."""

    def __init__(
        self, field: int, read: Callable[[D, Node], Field], show: Callable[[S, int], Node], holds: int
    ) -> None:
        super().__init__(field)
        self.reader = read
        self.shower = show
        self.holds = holds

    def read(self, d: D, node: Node) -> Field:
        return self.reader(d, node)

    def print(self, s: S, at: int) -> Node:
        return self.shower(s, at)


class Numbered(Said[D, S]):
    """The same for what is one number in the row itself."""

    def printed(self, s: S, row: int) -> list[Child]:
        return [self.shower(s, s.get(row, self.field))]


def said(
    read: Callable[[D, Node], Field], show: Callable[[S, int], Node], holds: int = kinds.NONE
) -> Callable[[int], Part[D, S]]:
    """A kind of part, to be made with its field."""
    return lambda field: Said(field, read, show, holds)


def numbered(
    read: Callable[[D, Node], Field], show: Callable[[S, int], Node], holds: int = kinds.NONE
) -> Callable[[int], Part[D, S]]:
    return lambda field: Numbered(field, read, show, holds)


class Unsaid(Part[D, S]):
    """What the verb itself says, in no place of its own."""

    def fill(self, d: D, row: Record, node: Node, index: int, place: int) -> int:
        self.mean(d, row, node)
        return 0

    def mean(self, d: D, row: Record, node: Node) -> None:
        raise AssertionError

    def printed(self, s: S, row: int) -> list[Child]:
        return []


class Constant(Unsaid[D, S]):
    """A number."""

    def __init__(self, field: int, number: int) -> None:
        super().__init__(field)
        self.number = number

    def mean(self, d: D, row: Record, node: Node) -> None:
        row.fields[self.field] = self.number


class Word(Part[D, S]):
    """One of a few productions."""

    def __init__(self, field: int, words: Words, holds: int = kinds.NONE) -> None:
        super().__init__(field)
        self.words = words
        self.holds = holds

    def read(self, d: D, node: Node) -> Field:
        return self.words.number(node.name)

    def printed(self, s: S, row: int) -> list[Child]:
        return [make(self.words.word(s.get(row, self.field)))]


class Fixed(Part[D, S]):
    """One of a few words of a terminal."""

    def __init__(self, field: int, terminal: str, words: Words) -> None:
        super().__init__(field)
        self.terminal = terminal
        self.words = words

    def fill(self, d: D, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = self.words.number(node.word(index))
        return 1

    def printed(self, s: S, row: int) -> list[Child]:
        return [leaf(self.terminal, self.words.word(s.get(row, self.field)))]


class Open(Part[D, S]):
    """A word of the card set, such as a subtype."""

    def __init__(self, field: int, terminal: str) -> None:
        super().__init__(field)
        self.terminal = terminal

    def fill(self, d: D, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = d.registry.number(self.terminal, node.word(index))
        return 1

    def printed(self, s: S, row: int) -> list[Child]:
        return [leaf(self.terminal, s.registry.word(self.terminal, s.get(row, self.field)))]
