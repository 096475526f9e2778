"""A game's language whole: reads a line into a tree, prints it again, and says where reading failed."""

from __future__ import annotations

from collections.abc import Callable

from lark import Token
from lark.exceptions import UnexpectedToken

from sandtable.cards.errors import Fix, Unread
from sandtable.cards.grammar import Grammar
from sandtable.cards.registry import Registry
from sandtable.cards.repair import explain
from sandtable.cards.spelling import Spelling
from sandtable.cards.tree import Node, depth
from sandtable.cards.words import Words, token
from sandtable.cards.writer import Style, write

DEEPEST = 32  # levels of phrases within phrases
LONG = 6  # letters from which on two slips are no other word


class Language:
    """Grammar, words and style of one game with one registry."""

    def __init__(self, grammar: Grammar, spelling: Spelling, style: Style, registry: Registry) -> None:
        self.grammar = grammar
        self.style = style
        self.registry = registry
        self.words = Words(grammar, spelling, registry)

    def read(self, text: str, start: str, sensible: Callable[[Node], bool]) -> Node:
        """The tree of one line; raises Unread, which points at the first word that does not fit.

        `sensible` says whether a repaired text means anything, so that no nonsense is offered.
        """
        try:
            tokens = self.words.cut(text)
        except Unread as error:
            raise self.words.advised(self.guessed(error, text, start), text) from None
        try:
            tree = self.grammar.parse(tokens, start)
        except UnexpectedToken as error:
            joined = self.joined_otherwise(tokens, error, start)
            if joined is None:
                raise explain(self, text, tokens, error, start, sensible) from None
            tree = joined
        if depth(tree, self.grammar.lists) > DEEPEST:
            raise Unread(f"phrases stand more than {DEEPEST} deep within each other here", tree.at + 1)
        return tree

    def joined_otherwise(self, tokens: list[Token], error: UnexpectedToken, start: str) -> Node | None:
        """The tree of a line whose last "and" or "or" before the fault joins clauses, though a noun follows:
        "players cannot play cards with that name and characters cannot attack".
        """
        small = set(self.words.joints.values())
        fault = next((n for n, one in enumerate(tokens) if one is error.token), len(tokens))
        place = next((n for n in range(fault - 1, -1, -1) if tokens[n].type in small), -1)
        if place < 0:
            return None
        said = tokens[place]
        hit = self.words.longest(self.words.lexemes(str(said)), 0)
        if hit is None or hit.terminal == said.type:
            return None
        whole = token(hit.terminal, hit.value, said.start_pos or 0, said.end_pos or 0)
        try:
            return self.grammar.parse([*tokens[:place], whole, *tokens[place + 1 :]], start)
        except UnexpectedToken:
            return None

    def guessed(self, error: Unread, text: str, start: str) -> Unread:
        """An unknown word with the likeliest of those that look like it and could stand there."""
        for word in error.guesses:
            if slips(error.about.lower(), word.lower()) > (1 if len(error.about) < LONG else 2):
                continue
            if error.about.lower().endswith(word.lower()):
                continue  # "returned" is no slip for "turned": it says something else
            for guess in spellings(error.about, word):
                if self.stands(error, guess, text, start):
                    message = f"{error.bare}; did you mean {guess!r}?"
                    return Unread(message, error.column, about=error.about, fix=Fix(guess))
        return error

    def stands(self, error: Unread, guess: str, text: str, start: str) -> bool:
        """Whether a text is read beyond the word that is guessed in it."""
        at = error.column - 1
        behind = at + len(guess)
        mended = text[:at] + guess + text[at + len(error.about) :]
        try:
            self.grammar.parse(self.words.cut(mended), start)
        except UnexpectedToken as wrong:
            return (wrong.token.start_pos or 0) >= behind
        except Unread as wrong:
            return wrong.column > behind and self.begins(mended[: wrong.column - 1], start, behind)
        return True

    def begins(self, text: str, start: str, behind: int) -> bool:
        """Whether a text that breaks off is read beyond a place."""
        try:
            self.grammar.parse(self.words.cut(text), start)
        except UnexpectedToken as wrong:
            return wrong.token.type == "$END" or (wrong.token.start_pos or 0) >= behind
        except Unread:
            return False
        return True

    def write(self, tree: Node) -> str:
        return write(self.grammar, self.style, tree)


def spellings(about: str, word: str) -> list[str]:
    """A guess as somebody would write it who wrote this: where all is in capitals, a keyword comes first."""
    large = word[0].upper() + word[1:] if about[0].isupper() else word
    return [word.upper(), large] if about.isupper() and len(about) > 1 else [large]


def slips(one: str, two: str) -> int:
    """How many letters are wrong, missing, too many or exchanged with their neighbour."""
    before: list[int] = []
    last = list(range(len(two) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(two, 1):
            row.append(min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b)))
            if i > 1 and j > 1 and a == two[j - 2] and b == one[i - 2]:
                row[j] = min(row[j], before[j - 2] + 1)
        before, last = last, row
    return last[-1]


def difference(one: str, two: str) -> int:
    """The column at which two texts part."""
    for at, (a, b) in enumerate(zip(one, two)):
        if a != b:
            return at + 1
    return min(len(one), len(two)) + 1
