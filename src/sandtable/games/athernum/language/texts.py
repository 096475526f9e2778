"""Card text in and out: a line becomes a program, and the program prints as the line, byte for byte."""

import re
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from sandtable.cards.errors import CardError, Misfit
from sandtable.cards.flat import lay_out
from sandtable.cards.forms import third
from sandtable.cards.grammar import Grammar
from sandtable.cards.kept import place
from sandtable.cards.lines import LINE, Lines
from sandtable.cards.programs import Program
from sandtable.cards.reader import Language
from sandtable.cards.registry import Registry
from sandtable.cards.scope import Unfilled, check_scopes
from sandtable.cards.tree import Node, leaf
from sandtable.games.athernum.language.abilities import ability, draft, print_ability, source
from sandtable.games.athernum.language.filters import NON_NOUNS
from sandtable.games.athernum.language.listing import Listing
from sandtable.games.athernum.language.retelling import Retelling
from sandtable.games.athernum.language.spelling import SPELLING
from sandtable.games.athernum.language.style import STYLE
from sandtable.games.athernum.language.vocabulary import VOCABULARY, verify

MEANING: Final = "meaning"  # what a custom marker does
HERALD: Final = "herald"  # the condition of the extra rule

_MARKER: Final = re.compile(r"\b([A-Z]\w*) counters?\b")


def joins(word: str) -> bool:
    """Whether a clause may begin behind this word that has no subject of its own."""
    return word in ("and", "then") or word.endswith(",")


class Reading(NamedTuple):
    """A line that was read whole, and what it tells about the world outside it."""

    program: Program
    meaning: tuple[str, Program] | None  # a custom marker that the reminder defines
    named: tuple[tuple[str, int], ...]  # names that a card or token must have, and their columns
    tokens: tuple[str, ...]  # names given to tokens
    markers: tuple[str, ...]  # custom markers that the line mentions


@cache
def grammar() -> Grammar:
    """The tables of the grammar, built when they are first needed."""
    source = Path(__file__).with_name("athernum.lark")
    return Grammar(source.read_text(encoding="utf-8"), (LINE, MEANING, HERALD), place(source))


class Texts(Lines):
    """Reads and prints with one registry."""

    def __init__(self, registry: Registry) -> None:
        super().__init__(Language(grammar(), SPELLING, STYLE, registry))
        # "non-token" has a capital where a sentence begins with it, and is the same word
        words = self.language.words
        for word in (*NON_NOUNS, *registry["SUBTYPE"].words, *registry["FACTION"].words):
            form = f"non-{word}"
            words.trie.add([lexeme.text for lexeme in words.lexemes(form)], form, "NON", form)

    def print_back(self, program: Program, text: str, start: str = LINE) -> None:
        """Raises Misfit unless a program prints as its text; a verb that has no subject of its own must agree
        with whoever acts, or it may be an order: "target opponent discards a card and draw a card".
        """
        words, printed = text.split(), self.write(program).split()
        for tag, first, end, other, other_end in SequenceMatcher(None, words, printed, False).get_opcodes():
            if tag != "replace" or end - first != other_end - other:
                continue
            for at in range(first, end):
                slip = printed[other + at - first]
                if at and words[at] != slip and third(words[at]) == slip and joins(words[at - 1]):
                    raise Misfit(
                        f"who is to {words[at]} here? write {slip!r} if it goes on with whoever was named, "
                        f"or 'you {words[at]}'",
                        len(" ".join(words[:at])) + 2,
                        about=words[at],
                    )
        super().print_back(program, text, start)

    def lowered(self, tree: Node) -> tuple[int, ...]:
        """The program of a tree, without its reminder; raises Misfit if it means nothing."""
        line = tree.node(0) if tree.name == "reminded" else tree
        code = tuple(lay_out(ability(draft(self.registry, ""), line)))
        self.scoped(code)
        return code

    def scoped(self, code: tuple[int, ...]) -> None:
        """Raises Misfit if a row speaks of something that need not be there when it is read."""
        try:
            check_scopes(code, VOCABULARY)
        except Unfilled:
            raise Misfit(
                "a word here ('it', 'they', 'that', 'other') means something that was picked in only one of "
                "several ways to get here; name it again"
            ) from None

    def verified(self, code: tuple[int, ...]) -> None:
        """Raises if these integers are no program."""
        verify(code)

    def read(self, text: str, start: str = LINE) -> Reading:
        """The program of a line; raises Unread or Misfit unless every word was read and prints back."""
        tree = self.tree(text, start)
        reminder = ""
        if tree.name == "reminded":
            reminder = tree.word(1)
            tree = tree.node(0)
        line = draft(self.registry, text)
        program = Program(tuple(lay_out(ability(line, tree))), reminder)
        self.scoped(program.code)
        self.print_back(program, text, start)
        markers = tuple(dict.fromkeys(_MARKER.findall(text.removesuffix(reminder))))
        return Reading(
            program, self.defined(text, reminder, markers), tuple(line.named), tuple(line.tokens), markers
        )

    def defined(self, text: str, reminder: str, markers: tuple[str, ...]) -> tuple[str, Program] | None:
        """What a reminder says about a custom marker of its line (10.5.2); other reminders have no effect."""
        for word in _MARKER.findall(reminder):
            if word in markers:
                inner = reminder[1:-1]
                try:
                    return word, self.read(inner, MEANING).program
                except CardError as error:
                    column = len(text) - len(reminder) + 1 + error.column
                    raise Misfit(error.message, column, about=error.about, fix=error.fix) from None
        return None

    def raised(self, program: Program) -> Node:
        tree = print_ability(source(list(program.code), self.registry), 0)
        if program.reminder:
            return Node("reminded", [tree, leaf("REMINDER", program.reminder)])
        return tree

    def listed(self, program: Program) -> list[str]:
        """A program in words, one row a line."""
        return Listing(source(list(program.code), self.registry), self.language).listed()

    def retold(self, program: Program) -> list[str]:
        """A program in other words than its text's, for whoever wants to see what was understood."""
        return Retelling(source(list(program.code), self.registry), self.language).retold()
