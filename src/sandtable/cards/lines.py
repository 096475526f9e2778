"""Card text in and out: a line becomes a program, and the program prints as the line, byte for byte."""

from __future__ import annotations

from typing import Final

from sandtable.cards.errors import CardError, Fix, Misfit
from sandtable.cards.programs import Program
from sandtable.cards.reader import Language, difference
from sandtable.cards.tree import Node

LINE: Final = "line"  # where the grammar begins to read an ability


class Lines:
    """Reads and prints with one registry: what every language does in the same way."""

    def __init__(self, language: Language) -> None:
        self.registry = language.registry
        self.language = language

    def lowered(self, tree: Node) -> tuple[int, ...]:
        """The program of a tree, without its reminder; raises Misfit if it means nothing."""
        raise NotImplementedError

    def raised(self, program: Program) -> Node:
        """The tree that a program prints by."""
        raise NotImplementedError

    def tree(self, text: str, start: str = LINE) -> Node:
        """The tree of a line, as far as the grammar goes."""
        return self.language.read(text, start, self.sensible)

    def sensible(self, tree: Node) -> bool:
        """Whether a tree also means something: what is offered as a repair must."""
        try:
            self.lowered(tree)
        except Misfit:
            return False
        return True

    def write(self, program: Program) -> str:
        """The printed line of a program."""
        return self.language.write(self.raised(program))

    def print_back(self, program: Program, text: str, start: str = LINE) -> None:
        """Raises Misfit unless a program prints as the text that it was read from."""
        printed = self.write(program)
        if printed != text:
            at = difference(text, printed)
            if not self.means(program, printed, start):
                raise Misfit("this cannot be said in one line: say it in two", at)
            fix = Fix(printed, True)
            raise Misfit(f"this reads, but is written: {printed}", at, fix=fix, printed=printed)

    def means(self, program: Program, printed: str, start: str) -> bool:
        """Whether a printed line is read as the program that it was printed from: nothing was left out."""
        try:
            return self.lowered(self.tree(printed, start)) == program.code
        except CardError:
            return False
