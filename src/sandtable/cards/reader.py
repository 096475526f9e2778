"""A game's language whole: reads a line into a tree, prints it again, and says where reading failed."""

from __future__ import annotations

from collections.abc import Callable

from lark.exceptions import UnexpectedToken

from sandtable.cards.errors import Unread
from sandtable.cards.grammar import Grammar
from sandtable.cards.registry import Registry
from sandtable.cards.repair import explain
from sandtable.cards.tree import Node, depth
from sandtable.cards.words import Spelling, Words
from sandtable.cards.writer import Style, write

DEEPEST = 32  # levels of phrases within phrases


class Language:
    """Grammar, words and style of one game with one registry."""

    def __init__(self, grammar: Grammar, spelling: Spelling, style: Style, registry: Registry) -> None:
        self.grammar = grammar
        self.style = style
        self.registry = registry
        self.words = Words(grammar, spelling, registry)
        # productions that contain their own rule only make a list of it longer
        self.lists = {
            production.name: production.rule
            for production in grammar.productions
            if any(symbol.name == production.rule for symbol in production.symbols)
        }

    def read(self, text: str, start: str, sensible: Callable[[Node], bool]) -> Node:
        """The tree of one line; raises Unread, which points at the first word that does not fit.

        `sensible` says whether a repaired text means anything, so that no nonsense is offered.
        """
        try:
            tokens = self.words.cut(text)
        except Unread as error:
            raise self.words.advised(error, text) from None
        try:
            tree = self.grammar.parse(tokens, start)
        except UnexpectedToken as error:
            raise explain(self, text, tokens, error, start, sensible) from None
        if depth(tree, self.lists) > DEEPEST:
            raise Unread(f"phrases stand more than {DEEPEST} deep within each other here", tree.at + 1)
        return tree

    def write(self, tree: Node) -> str:
        return write(self.grammar, self.style, tree)


def difference(one: str, two: str) -> int:
    """The column at which two texts part."""
    for at, (a, b) in enumerate(zip(one, two)):
        if a != b:
            return at + 1
    return min(len(one), len(two)) + 1
