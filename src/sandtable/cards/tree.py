"""Syntax trees: what a text says, without forms, capitals or spaces."""

from __future__ import annotations

from typing import Union

from lark import Token

Child = Union["Node", Token]


class Node:
    """One production of the grammar, and what its open places hold."""

    __slots__ = ("at", "children", "end", "name")

    def __init__(self, name: str, children: list[Child], at: int = 0, end: int = 0) -> None:
        self.name = name
        self.children = children
        self.at = at  # where its text begins and ends, for messages; trees made from programs have 0
        self.end = end

    def __eq__(self, other: object) -> bool:
        """Whether both say the same; compared without recursion, for trees can be deep."""
        if not isinstance(other, Node):
            return NotImplemented
        pairs: list[tuple[Child, Child]] = [(self, other)]
        while pairs:
            a, b = pairs.pop()
            if isinstance(a, Node) and isinstance(b, Node):
                if a.name != b.name or len(a.children) != len(b.children):
                    return False
                pairs.extend(zip(a.children, b.children))
            elif isinstance(a, Node) or isinstance(b, Node) or a.type != b.type or str(a) != str(b):
                return False
        return True

    __hash__ = None  # type: ignore[assignment]

    def node(self, index: int) -> Node:
        child = self.children[index]
        assert isinstance(child, Node), f"{self.name} has a word at {index}"
        return child

    def word(self, index: int) -> str:
        child = self.children[index]
        assert isinstance(child, Token), f"{self.name} has no word at {index}"
        return str(child)

    def outline(self) -> str:
        """The tree on one line, for people: draw(n(2))."""
        inner = ", ".join(c.outline() if isinstance(c, Node) else f"{c.type} {c}" for c in self.children)
        return f"{self.name}({inner})" if inner else self.name


def leaf(terminal: str, word: str) -> Token:
    """A word of an open class, in a tree that was not read from a text."""
    return Token(terminal, word)


def make(name: str, *children: Child) -> Node:
    """A production, in a tree that was not read from a text."""
    return Node(name, list(children))


def names(root: Node) -> set[str]:
    """All productions that a tree uses."""
    found: set[str] = set()
    nodes = [root]
    while nodes:
        node = nodes.pop()
        found.add(node.name)
        nodes.extend(child for child in node.children if isinstance(child, Node))
    return found


def depth(root: Node, lists: dict[str, str]) -> int:
    """How deep a tree nests; `lists` gives the rule of productions that only make a list longer."""
    deepest = 0
    nodes = [(root, 1)]
    while nodes:
        node, level = nodes.pop()
        deepest = max(deepest, level)
        rule = lists.get(node.name, "")
        for child in node.children:
            if isinstance(child, Node):
                same = bool(rule) and lists.get(child.name) == rule
                nodes.append((child, level if same else level + 1))
    return deepest
