"""Productions that stand for numbers, declared once: read by their names, printed by their numbers."""

from __future__ import annotations

from sandtable.cards.tree import Node


class Words:
    """Productions that are one integer each."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.numbers = numbers
        self.words = {number: word for word, number in numbers.items()}
        assert len(self.words) == len(numbers), "two words are one integer"

    def number(self, word: str) -> int:
        return self.numbers[word]

    def word(self, number: int) -> str:
        return self.words[number]

    def __contains__(self, word: object) -> bool:
        return word in self.numbers

    def means(self, number: int) -> bool:
        """Whether one of the words is this number."""
        return number in self.words


def counted(*words: str, first: int = 1) -> Words:
    """Words that are numbered as they stand."""
    return Words({word: number for number, word in enumerate(words, first)})


def spread(node: Node, *lists: str) -> list[Node]:
    """The members of a list that the grammar makes by recursion to the left."""
    out: list[Node] = []
    while node.name in lists:
        out.append(node.node(len(node.children) - 1))
        node = node.node(0)
    out.append(node)
    out.reverse()
    return out


def linked(node: Node, links: Words, first: int) -> list[tuple[int, Node]]:
    """The members of such a list with the number of what links each to the one before."""
    out: list[tuple[int, Node]] = []
    while node.name in links:
        out.append((links.number(node.name), node.node(1)))
        node = node.node(0)
    out.append((first, node))
    out.reverse()
    return out


def joined(name: str, members: list[Node]) -> Node:
    """The list of these members, as the grammar makes it."""
    node = members[0]
    for one in members[1:]:
        node = Node(name, [node, one])
    return node
