"""What reading a line of card text gives, and who reads: the types that a game's language must fit."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from sandtable.cards.reader import Language
from sandtable.cards.registry import Registry
from sandtable.cards.tree import Node


class Program(NamedTuple):
    """One line of card text: its integers, and the words in parentheses that have no effect of their own."""

    code: tuple[int, ...]
    reminder: str = ""


class Reading(Protocol):
    """A line that was read whole, and what it tells about the world outside it."""

    @property
    def program(self) -> Program: ...

    @property
    def named(self) -> tuple[tuple[str, int], ...]:
        """Names that a card or token must have, and their columns."""
        ...

    @property
    def tokens(self) -> tuple[str, ...]:
        """Names given to tokens."""
        ...


class Texts(Protocol):
    """Reads and prints a game's card text with one registry."""

    registry: Registry
    language: Language

    def read(self, text: str) -> Reading:
        """The program of a line; raises CardError unless every word was read and prints back."""
        ...

    def write(self, program: Program) -> str:
        """The printed line of a program."""
        ...

    def listed(self, program: Program) -> list[str]:
        """A program in words, one row a line, for whoever writes cards."""
        ...

    def retold(self, program: Program) -> list[str]:
        """What a program does, in other words than its text's; nothing if the language cannot say it."""
        ...

    def raised(self, program: Program) -> Node:
        """The tree that a program prints by."""
        ...

    def lowered(self, tree: Node) -> tuple[int, ...]:
        """The program of a tree, without its reminder; raises Misfit if it means nothing."""
        ...

    def verified(self, code: tuple[int, ...]) -> None:
        """Raises if these integers are no program."""
        ...
