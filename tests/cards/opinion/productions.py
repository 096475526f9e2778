"""Which productions of Athernum's grammar the second opinion walks: `python -m
tests.cards.opinion.productions 2000` counts them in the whole table and in so many random cards, beside how
often the cards of the set use them.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterable

from sandtable.cards.errors import CardError
from sandtable.cards.tree import Node
from sandtable.games.athernum.language.texts import grammar

from . import agree
from .athernum import table_of_texts


def used(trees: Iterable[Node]) -> Counter[str]:
    """In how many trees each production stands."""
    found: Counter[str] = Counter()
    for tree in trees:
        seen: set[str] = set()
        nodes = [tree]
        while nodes:
            node = nodes.pop()
            seen.add(node.name)
            nodes.extend(child for child in node.children if isinstance(child, Node))
        found.update(seen)
    return found


def walked(count: int, seed: int) -> Counter[str]:
    """In how many of the texts that both opinions go through."""
    texts = agree.base().texts
    said = [*agree.texts_that_read(table_of_texts()).values(), *agree.readable(random.Random(seed), count)]
    return used(texts.tree(f"*Say* {text}") for text in dict.fromkeys(said))


def printed() -> Counter[str]:
    """In how many lines of the cards of the set."""
    trees: list[Node] = []
    for card in agree.base().all():
        for line in card.reading or card.lines:
            try:
                trees.append(agree.base().texts.tree(line))
            except CardError:  # a title, or words in italics
                continue
    return used(trees)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    mine, theirs = walked(count, int(sys.argv[2]) if len(sys.argv) > 2 else 1), printed()
    rule = ""
    for production in grammar().productions:
        if production.rule != rule:
            rule = production.rule
            print(rule)
        print(f"    {production.name:34}{mine[production.name]:7}{theirs[production.name]:7}")
    names = {production.name for production in grammar().productions}
    print(f"{len(names)} productions, {len([one for one in names if mine[one]])} of them walked")


if __name__ == "__main__":
    main()
