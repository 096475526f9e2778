"""What strict mode cannot see: phrases that swallow smaller words, and sentences that read as something else.

The grammar has no conflicts, but its words are cut before it sees them, and the longest phrase wins.
`swallowed` lists where a phrase could take words that were meant for others; `Sentences` makes texts from
the grammar itself, which must come back as the trees they were made from. Both are run by the tests of
every card game.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

from lark.exceptions import UnexpectedToken

from sandtable.cards.errors import Unread
from sandtable.cards.grammar import OPEN, RULE, Grammar, Production
from sandtable.cards.reader import Language
from sandtable.cards.standing import edge_sets, terminal_of
from sandtable.cards.tree import Child, Node, leaf
from sandtable.cards.words import Words
from sandtable.cards.writer import units

NEVER = 99


def neighbours(grammar: Grammar) -> dict[str, set[str]]:
    """For each terminal, those that can stand directly behind it."""
    first, last = edge_sets(grammar, 0), edge_sets(grammar, -1)
    out: dict[str, set[str]] = {}
    for production in grammar.productions:
        for one, two in zip(production.symbols, production.symbols[1:]):
            ends = last[one.name] if one.kind == RULE else {one.name}
            starts = first[two.name] if two.kind == RULE else {two.name}
            for end in ends:
                out.setdefault(end, set()).update(starts)
    return out


def swallowed(grammar: Grammar, words: Words) -> list[tuple[str, str]]:
    """Pairs of a phrase and a row of smaller ones that it could take, or whose beginning it could take.

    A row is reported if every word of it can stand behind the one before. That is more than can happen:
    each pair is to be looked at once, and then stands on the list of the test.
    """
    forms = {
        name: [tuple(lexeme.text.lower() for lexeme in words.lexemes(form)) for form in words.forms(phrase)]
        for name, phrase in grammar.phrases.items()
        if phrase not in words.spelling.joints.values()
    }
    # a joint is written like the large word, so its smaller reading must not be forgotten
    for large, small in words.joints.items():
        forms[small] = [(large,)]
    behind = neighbours(grammar)
    by_word: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for name, written in forms.items():
        for one in written:
            by_word.setdefault(one[0], []).append((name, one))
    found: set[tuple[str, str]] = set()
    for name, written in forms.items():
        for phrase in written:
            if len(phrase) > 1:
                for row in rows(phrase, 0, "", by_word, behind):
                    if row != (name,):
                        found.add((" ".join(phrase), " + ".join(grammar.phrases[part] for part in row)))
    return sorted(found)


def rows(
    phrase: tuple[str, ...],
    at: int,
    before: str,
    by_word: dict[str, list[tuple[str, tuple[str, ...]]]],
    behind: dict[str, set[str]],
) -> list[tuple[str, ...]]:
    """All rows of terminals that spell a phrase from a word on; the last of them may go on behind its end."""
    out: list[tuple[str, ...]] = []
    rest = phrase[at:]
    for name, written in by_word.get(phrase[at], ()):
        if before and name not in behind.get(before, ()):
            continue
        if len(written) < len(rest):
            if written == rest[: len(written)]:
                for more in rows(phrase, at + len(written), name, by_word, behind):
                    out.append((name, *more))
        elif at and written[: len(rest)] == rest:
            out.append((name,))
    return out


class Sentences:
    """Random trees of a grammar; `sample` gives a word of an open class, `quote` is that of quotations."""

    def __init__(
        self, grammar: Grammar, sample: Callable[[str, random.Random], str], seed: int, quote: str = ""
    ) -> None:
        self.quote = quote
        self.grammar = grammar
        self.sample = sample
        self.random = random.Random(seed)
        quoting = frozenset(
            production.name
            for production in grammar.productions
            if any(symbol.name == quote for symbol in production.symbols)
        )
        self.barred: tuple[frozenset[str], frozenset[str]] = (
            frozenset(),
            quoting,
        )  # what is quoted does not quote
        self.least = (shallowest(grammar, frozenset()), shallowest(grammar, quoting))

    def tree(self, start: str, deep: int) -> Node:
        return self.grow(start, deep, False)

    def grow(self, rule: str, deep: int, quoted: bool) -> Node:
        while True:
            choice = self.choose(rule, deep, quoted)
            if isinstance(choice, Production):
                break
            rule = choice
        children: list[Child] = []
        inside = quoted
        for symbol in choice.symbols:
            if symbol.name == self.quote:
                inside = not inside
            if symbol.kind == OPEN:
                children.append(leaf(symbol.name, self.sample(symbol.name, self.random)))
            elif symbol.kind == RULE:
                children.append(self.grow(symbol.name, deep - 1, inside))
        return Node(choice.name, children)

    def choose(self, rule: str, deep: int, quoted: bool) -> Production | str:
        """One alternative of a rule, or a rule it can stand for, that still fits into the depth."""
        least, barred = self.least[quoted], self.barred[quoted]
        options: list[tuple[Production | str, int]] = [
            (production, depth_of(production, least))
            for production in self.grammar.rules[rule]
            if production.name not in barred
        ]
        options += [(other, least[other]) for other in self.grammar.passes[rule]]
        fitting = [option for option, needed in options if needed <= deep]
        if fitting:
            return self.random.choice(fitting)
        return min(options, key=lambda option: option[1])[0]


def depth_of(production: Production, least: dict[str, int]) -> int:
    return 1 + max([least[symbol.name] for symbol in production.symbols if symbol.kind == RULE], default=0)


def shallowest(grammar: Grammar, barred: frozenset[str]) -> dict[str, int]:
    """The least depth of a tree of each rule without some productions; NEVER if there is none."""
    least = {rule: NEVER for rule in grammar.rules}
    changed = True
    while changed:
        changed = False
        for rule, productions in grammar.rules.items():
            depths = [
                depth_of(production, least) for production in productions if production.name not in barred
            ]
            depths += [least[other] for other in grammar.passes[rule]]
            best = min(depths, default=NEVER)
            if best < least[rule]:
                least[rule] = best
                changed = True
    return least


SAME = "same"
OTHER = "other"  # reads as something else: must never be
UNREAD = "unread"
JOINT = "joint"  # not read because "and" or "or" stands before a bare noun, where it joins nouns


def read_back(language: Language, tree: Node, start: str) -> tuple[str, str]:
    """Print a tree and read it again: what came of it, and the text."""
    text = language.write(tree)
    try:
        back = language.grammar.parse(language.words.cut(text), start)
    except (UnexpectedToken, Unread):
        return (JOINT if hides_a_joint(language, tree) else UNREAD), text
    return (SAME if back == tree else OTHER), text


def hides_a_joint(language: Language, tree: Node) -> bool:
    """Whether a clause behind "and" or "or" begins with a word before which these join smaller things."""
    words = language.words
    large = {terminal_of(language.grammar, word): joint for word, joint in words.joints.items()}
    line = units(language.grammar, language.style, tree)
    for one, two in pairwise(line):
        if one.terminal in large and two.terminal in words.after_joint[large[one.terminal]]:
            return True
    return False
