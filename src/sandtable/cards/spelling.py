"""How a game writes: everything about words that its grammar does not say."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from sandtable.cards.errors import Unread
from sandtable.cards.habits import Habit


class Lexeme(NamedTuple):
    """A piece of text that is never cut further."""

    kind: str  # the group of the spelling's pattern
    text: str
    at: int


class Spelling(NamedTuple):
    """What a game brings besides its grammar."""

    pattern: re.Pattern[str]  # cuts lexemes; its groups are their kinds
    direct: dict[str, str]  # kinds that are a terminal by themselves
    guess: Callable[[list[Lexeme], int], str]  # the open class of a word by its neighbours, or ""
    always: dict[str, str] = {}  # kinds that are always the same phrase, however they are written
    verbs: frozenset[str] = frozenset()  # rules whose first phrase is a verb
    nouns: frozenset[str] = frozenset()  # rules whose phrases are nouns
    more_nouns: frozenset[str] = frozenset()  # nouns that stand elsewhere
    variants: dict[str, tuple[str, ...]] = {}  # further forms of single phrases
    fixed: dict[str, dict[str, str]] = {}  # terminal: form: value, such as numbers in words
    plurals: frozenset[str] = frozenset()  # open classes that have plurals
    names_after: str = ""  # the phrase after which a name stands
    joints: dict[str, str] = {}  # words that join clauses: the phrase by which they join smaller things
    small: frozenset[str] = frozenset()  # rules whose words follow the smaller joint even before a clause
    counts: frozenset[str] = frozenset()  # rules to be looked past when a joint is judged,
    counted: frozenset[str] = frozenset()  # and the rules that must follow for it to be the smaller one
    synonyms: dict[str, str] = {}  # words of other games: what to write instead
    hints: tuple[tuple[re.Pattern[str], str], ...] = ()  # common wrong wordings and what to say about them
    names: str = "NAME"  # the open class of names
    number: str = ""  # the open class of numbers, before which a word may be a noun and elsewhere a verb
    samples: dict[str, str] = {}  # words of open classes that a repair may use
    openers: frozenset[str] = frozenset()  # signs behind which a capital does not make a name
    quote: str = ""  # the kind that opens and closes a quoted ability
    stop: str = ""  # the phrase that ends a sentence, and is left out behind a quotation that ends with it
    counted_phrases: frozenset[str] = (
        frozenset()
    )  # the same as `counted`, of phrases that are no rule's first
    behind: frozenset[str] = frozenset()  # kinds that may stand behind a sentence
    habits: tuple[Habit, ...] = ()  # other wordings, and what the house writes
    light: frozenset[str] = frozenset((",", ".", "a"))  # phrases that a repair may put in or leave out
    near: bool = False  # whether a message is about the sentence and the words that were written, as put last
    undeclared: str = ""  # how a word of an open class is declared, for messages about one that is not

    def lexemes(self, text: str) -> list[Lexeme]:
        """The pieces of a text; raises Unread at a sign that is none."""
        out: list[Lexeme] = []
        at = 0
        while at < len(text):
            if text[at] == " ":
                at += 1
                continue
            found = self.pattern.match(text, at)
            if found is None or found.lastgroup is None:
                raise Unread(f"the sign {text[at]!r} is not used in card texts", at + 1, about=text[at])
            out.append(Lexeme(found.lastgroup, found.group(), at))
            at = found.end()
        return out
