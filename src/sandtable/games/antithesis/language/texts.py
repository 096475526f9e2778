"""Card text in and out: a line becomes a program, and the program prints as the line, byte for byte."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from sandtable.cards.errors import CardError, Fix, Misfit
from sandtable.cards.flat import lay_out
from sandtable.cards.grammar import Grammar
from sandtable.cards.habits import ROUNDS, in_house_words
from sandtable.cards.kept import place
from sandtable.cards.lines import LINE, Lines
from sandtable.cards.programs import Program
from sandtable.cards.reader import Language
from sandtable.cards.registry import Registry
from sandtable.cards.scope import Unfilled, check_scopes
from sandtable.cards.source import Source
from sandtable.cards.tree import Node
from sandtable.games.antithesis.language import traits
from sandtable.games.antithesis.language.abilities import (
    ability,
    listed_keywords,
    print_ability,
    print_listed,
)
from sandtable.games.antithesis.language.draft import Draft
from sandtable.games.antithesis.language.listing import Listing
from sandtable.games.antithesis.language.spelling import SPELLING
from sandtable.games.antithesis.language.style import STYLE
from sandtable.games.antithesis.language.vocabulary import VOCABULARY, verify

T = TypeVar("T")
Keywords = list[tuple[int, int, list[tuple[int, int]]]]

KEYWORDS: Final = "keywords"  # where the grammar begins to read a list of Keywords,
ATTACHING: Final = "attaching"  # and what a Modification may be attached to
OPEN_WORDS: Final = ("NAME", traits.OWN, traits.OWN_PLURALS)


class Reading(NamedTuple):
    """A line that was read whole, and what it tells about the world outside it."""

    program: Program
    named: tuple[tuple[str, int], ...] = ()
    tokens: tuple[str, ...] = ()


@cache
def grammar() -> Grammar:
    """The tables of the grammar, built when they are first needed."""
    source = Path(__file__).with_name("antithesis.lark")
    return Grammar(source.read_text(encoding="utf-8"), (LINE, KEYWORDS, ATTACHING), place(source))


class Texts(Lines):
    """Reads and prints with one registry."""

    def __init__(self, registry: Registry) -> None:
        super().__init__(Language(grammar(), SPELLING, STYLE, registry))

    def lowered(self, tree: Node) -> tuple[int, ...]:
        """The program of a tree; raises Misfit if it means nothing."""
        return self.scoped(tuple(lay_out(ability(Draft(self.registry, ""), tree))))

    def scoped(self, code: tuple[int, ...]) -> tuple[int, ...]:
        """Raises Misfit if a row speaks of something that need not be there when it is carried out."""
        try:
            check_scopes(code, VOCABULARY)
        except Unfilled:
            raise Misfit("a word here means something that need not be there; name it again") from None
        return code

    def verified(self, code: tuple[int, ...]) -> None:
        verify(code)

    def read(self, text: str, start: str = LINE) -> Reading:
        """The program of one line; raises Unread or Misfit unless every word was read and prints back."""
        tree = self.tree(text, start)
        program = Program(self.scoped(tuple(lay_out(ability(Draft(self.registry, text), tree)))))
        self.print_back(program, text, start)
        return Reading(program)

    def keywords(self, text: str) -> tuple[Keywords, str]:
        """The Keywords that a card lists, each with its X and what it costs here; and as printed."""
        return self.in_house(text, self.listed_keywords)

    def attaching(self, text: str) -> tuple[Program, str]:
        """What a Modification may be attached to; and as printed."""
        return self.in_house(text, self.host)

    def in_house(self, text: str, read: Callable[[str], T]) -> tuple[T, str]:
        """A field in the house's words or in others; raises the error of the words as they were written."""
        first: CardError | None = None
        for _ in range(ROUNDS):
            try:
                return read(text), text
            except CardError as error:
                first = first or error
                other = error.printed or in_house_words(text, self.language.words.spelling.habits)
                other = other.removesuffix(".")  # a field is no sentence
            if other == text:
                break
            text = other
        assert first is not None
        raise first

    def host(self, text: str) -> Program:
        return self.read(text, ATTACHING).program

    def listed_keywords(self, text: str) -> Keywords:
        tree = self.language.read(text, KEYWORDS, lambda _: True)
        found = listed_keywords(Draft(self.registry, text), tree)
        printed = self.language.write(print_listed(Source([], self.registry), found))
        if printed != text:
            raise Misfit(f"this reads, but is written: {printed}", fix=Fix(printed, True), printed=printed)
        return found

    def raised(self, program: Program) -> Node:
        return print_ability(Source(list(program.code), self.registry), 0)

    def listed(self, program: Program) -> list[str]:
        """A program in words, one row a line."""
        return Listing(Source(list(program.code), self.registry), self.language).listed()

    def retold(self, program: Program) -> list[str]:
        """The text is the program in plain words already: there are no other words."""
        return []
