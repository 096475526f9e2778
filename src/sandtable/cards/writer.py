"""The writer: the grammar run backwards.

A tree is printed by the production of each node: fixed words as the grammar quotes them, open places by what
stands in them. What a production cannot know, the form of a verb or noun, is handed down as features; how
words become a line (capitals, spaces, numbers) is the game's typography.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sandtable.cards.grammar import OPEN, WORDS, Grammar, Production
from sandtable.cards.tree import Child, Node


class Unit(NamedTuple):
    """One word or phrase on its way into the line."""

    terminal: str
    text: str
    open: bool  # of an open class, so it keeps its own capitals


class Style(NamedTuple):
    """What a game adds to its grammar to print it. Features are the game's own integers."""

    inherit: Callable[[Node, int, int], int]  # the features of a child, from those of its parent
    inflect: Callable[[Production, int, Node, int], str]  # a fixed phrase in the form that is called for
    spell: Callable[[str, str, Production, int], str]  # an open word: terminal, word, where, features
    typeset: Callable[[list[Unit]], str]


def as_written(terminal: str, word: str, production: Production, features: int) -> str:
    """For `Style.spell`: a word of an open class has one form."""
    return word


def write(grammar: Grammar, style: Style, root: Node) -> str:
    """A tree as its printed line."""
    return style.typeset(units(grammar, style, root))


def units(grammar: Grammar, style: Style, root: Node) -> list[Unit]:
    """The words of a tree in order; without recursion, for lists nest as deep as they are long."""
    out: list[Unit] = []
    stack: list[tuple[Child, int] | Unit] = [(root, 0)]
    while stack:
        top = stack.pop()
        if isinstance(top, Unit):
            out.append(top)
            continue
        node, features = top
        assert isinstance(node, Node)
        production = grammar.production(node)
        parts: list[tuple[Child, int] | Unit] = []
        child = 0
        for place, symbol in enumerate(production.symbols):
            if symbol.kind == WORDS:
                parts.append(Unit(symbol.name, style.inflect(production, place, node, features), False))
                continue
            what = node.children[child]
            if symbol.kind == OPEN:
                assert not isinstance(what, Node), f"{node.name}: {symbol.name} is a word"
                parts.append(
                    Unit(symbol.name, style.spell(symbol.name, str(what), production, features), True)
                )
            else:
                parts.append((what, style.inherit(node, child, features)))
            child += 1
        assert child == len(node.children), f"{node.name} has {len(node.children)} parts, not {child}"
        stack.extend(reversed(parts))
    return out
