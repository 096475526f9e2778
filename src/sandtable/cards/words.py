"""The word lexer: cuts a text into the grammar's own words, the longest phrase first.

Lark's lexers look at characters, and with hundreds of phrases of the same few words they collide. This one
looks at whole words. Its vocabulary is closed: the quoted phrases of the grammar in all their forms, and
the tables of a registry. A word outside it is an error at that word, with the word that was probably meant.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import NamedTuple

from lark import Token

from sandtable.cards.errors import Fix, Unread
from sandtable.cards.forms import plural
from sandtable.cards.grammar import Grammar
from sandtable.cards.registry import Registry
from sandtable.cards.spelling import Lexeme, Spelling
from sandtable.cards.standing import Trie, learn, standing_words

LONGEST = 2000  # characters of one text
GUESSES = 4  # words that are tried in place of one that is none
LONGEST_COUNT = 2  # words of a number: "two" and "or more"

_NAME = re.compile(r"[A-Z][\w'-]*(?: (?:(?:of|the|in|and|on|to|for|a) )*[A-Z][\w'-]*)*")


class Hit(NamedTuple):
    """What stands at a place: a terminal, its value and where it ends, counted in lexemes."""

    terminal: str
    value: str
    end: int


class Words:
    """The vocabulary of a grammar and a registry, and the scissors."""

    def __init__(self, grammar: Grammar, spelling: Spelling, registry: Registry) -> None:
        self.grammar = grammar
        self.spelling = spelling
        self.registry = registry
        standing = self.standing = standing_words(grammar, spelling)
        self.trie = standing.trie.copy()
        self.vocabulary = dict(standing.vocabulary)
        for terminal, table in registry.tables.items():
            for word in table.words if terminal in standing.open else ():
                self._learn(word, terminal, word)
                if terminal in spelling.plurals:
                    self._learn(plural(word), terminal, word)
        known = registry.tables.get(spelling.names)
        self.names = sorted(known.words, key=len, reverse=True) if known is not None else []
        self.stop = standing.stop
        self.direct = standing.direct
        self.joints = standing.joints
        self.after_joint = standing.after_joint
        self.counts = standing.counts
        self.counted = standing.counted
        self.verb_terminals = standing.verb_terminals

    def written(self) -> list[str]:
        """Every phrase and word as it may be written, signs and numbers aside."""
        found: set[str] = set()
        open_tries = [self.trie]
        while open_tries:
            here = open_tries.pop()
            found.update([phrase for phrase, _, _ in here.leaves if phrase[0].isalpha() and len(phrase) > 2])
            open_tries += here.next.values()
        return sorted(found, key=str.lower)

    def taken(self, word: str) -> bool:
        """Whether a word, or its plural, is written in texts already, in whatever letters."""
        for form in (word, plural(word)):
            here: Trie | None = self.trie
            for found in self.spelling.pattern.finditer(form):
                here = here.next.get(found.group().lower()) if here is not None else None
            if here is not None and here is not self.trie and here.leaves:
                return True
        return False

    def _learn(self, form: str, terminal: str, value: str) -> None:
        learn(self.trie, self.vocabulary, self.spelling, form, terminal, value)

    def forms(self, phrase: str) -> list[str]:
        """A phrase of the grammar in every form in which it may be written."""
        return self.standing.forms(phrase)

    # ---- cutting

    def lexemes(self, text: str) -> list[Lexeme]:
        return self.spelling.lexemes(text)

    def cut(self, text: str) -> list[Token]:
        """The words of a text for the parser; raises Unread at the first that is none."""
        if len(text) > LONGEST:
            raise Unread(f"the text is longer than {LONGEST} characters", LONGEST + 1)
        lexemes = self.lexemes(text)
        tokens: list[Token] = []
        quoted = False
        i = 0
        while i < len(lexemes):
            here = lexemes[i]
            hit = self.match(lexemes, i)
            if hit is None:
                raise self.unknown(lexemes, i)
            last = lexemes[hit.end - 1]
            tokens.append(token(hit.terminal, hit.value, here.at, last.at + len(last.text)))
            i = hit.end
            if here.kind == self.spelling.quote:
                quoted = not quoted
                if not quoted and self.stop and self._sentence_over(lexemes, i):
                    tokens.append(token(self.stop, self.spelling.stop, here.at, here.at + 1))
            elif last.text == self.spelling.names_after:
                i = self._name(text, lexemes, i, tokens)
        return tokens

    def match(self, lexemes: list[Lexeme], i: int) -> Hit | None:
        """The longest phrase or word that begins here; "and" and "or" are judged by what follows them."""
        hit = self.longest(lexemes, i)
        if hit is not None and hit.end == i + 1:
            joint = self.joints.get(lexemes[i].text.lower())
            if joint is not None and self._small(lexemes, i + 1, joint):
                return Hit(joint, lexemes[i].text, i + 1)
        return hit

    def longest(self, lexemes: list[Lexeme], i: int) -> Hit | None:
        """The longest phrase or word that begins here."""
        here = lexemes[i]
        terminal = self.direct.get(here.kind)
        if terminal is not None:
            return Hit(terminal, here.text, i + 1)
        terminal = self.spelling.guess(lexemes, i)
        if terminal:
            return Hit(terminal, here.text, i + 1)
        node: Trie | None = self.trie
        best: Hit | None = None
        j = i
        while j < len(lexemes):
            assert node is not None
            node = node.next.get(lexemes[j].text.lower())
            if node is None:
                break
            j += 1
            if node.leaves:
                _, name, value = choose(node.leaves, lexemes[i].text)
                best = Hit(name, value, j)
        return best

    def _small(self, lexemes: list[Lexeme], i: int, joint: str) -> bool:
        """Whether "and" or "or" joins nouns or numbers here, judged by the next word behind a number."""
        counted = 0
        while i < len(lexemes):
            hit = self.longest(lexemes, i)
            if hit is None:
                return False
            if hit.terminal in self.counts and counted < LONGEST_COUNT:
                counted += 1
                i = hit.end
                continue
            if counted:
                return hit.terminal in self.counted
            if hit.terminal not in self.after_joint[joint]:
                return False
            # "cost" is a number's name before a number, and a verb before anything else
            if hit.terminal in self.verb_terminals:
                after = self.longest(lexemes, hit.end) if hit.end < len(lexemes) else None
                return after is not None and after.terminal == self.spelling.number
            return True
        return False

    def _sentence_over(self, lexemes: list[Lexeme], i: int) -> bool:
        """A quoted ability brings its own full stop; the sentence around it gets none of its own."""
        if i == len(lexemes) or lexemes[i].kind in self.spelling.behind:
            return True
        return lexemes[i].text[:1].isupper()

    def _name(self, text: str, lexemes: list[Lexeme], i: int, tokens: list[Token]) -> int:
        """The name after "named": the longest one that is registered, or else words with capitals."""
        if i == len(lexemes):
            raise Unread(f"a name must follow {self.spelling.names_after!r}", len(text) + 1)
        at = lexemes[i].at
        length = 0
        for name in self.names:
            if text.startswith(name, at) and not text[at + len(name) : at + len(name) + 1].isalnum():
                length = len(name)
                break
        if not length:
            found = _NAME.match(text, at)
            if found is None:
                raise Unread(f"a name must follow {self.spelling.names_after!r}, with capitals", at + 1)
            length = found.end() - at
        tokens.append(token(self.spelling.names, text[at : at + length], at, at + length))
        while i < len(lexemes) and lexemes[i].at < at + length:
            i += 1
        return i

    # ---- words that are none

    def unknown(self, lexemes: list[Lexeme], i: int) -> Unread:
        """The error for a word that nothing begins with."""
        here = lexemes[i]
        word = here.text
        small = word.lower()
        instead = self.spelling.synonyms.get(small)
        if instead:
            return Unread(
                f"{word!r} is not a word of the language; use {instead!r}",
                here.at + 1,
                about=word,
                fix=Fix(instead),
            )
        if small in self.vocabulary:
            rest = " ".join(lexeme.text for lexeme in lexemes[i : i + 8])
            near = self.phrases_with(small, rest)
            more = f"; it stands only in {', '.join(repr(phrase) for phrase in near)}" if near else ""
            return Unread(f"{word!r} cannot begin anything here{more}", here.at + 1, about=word)
        if word[0].isupper() and i and lexemes[i - 1].text not in self.spelling.openers:
            bare = f"nothing that is registered is called {word!r}"
            new = f"; {self.spelling.undeclared}" if self.spelling.undeclared else ""
        else:
            bare, new = f"{word!r} is not a word of the language", ""
        error = Unread(bare + new, here.at + 1, about=word)
        error.bare = bare
        error.guesses = tuple(
            self.vocabulary[one] for one in get_close_matches(small, self.vocabulary, GUESSES, 0.7)
        )
        return error

    def advised(self, error: Unread, text: str) -> Unread:
        """An unknown word with what there is to say about texts like this one; a word for it is better,
        unless what is said is about that word.
        """
        for pattern, said in self.spelling.hints:
            found = hinted(pattern, text, error.column - 1 if self.spelling.near else -1)
            if found is None:
                continue
            bare = error.bare or error.message
            if error.about.lower() in self.spelling.synonyms:
                if not found.start() < error.column <= found.end():
                    return error
                bare = f"{error.about!r} is not a word of the language"
            return Unread(f"{bare}; {said}", error.column, about=error.about)
        return error

    def phrases_with(self, word: str, rest: str) -> list[str]:
        """Phrases in which a word occurs, those that look most like the text first."""
        found = [
            form
            for phrase in self.grammar.phrases.values()
            for form in self.forms(phrase)
            if word in form.lower().split()
        ]
        likely = get_close_matches(rest, found, 3, 0.2)
        return likely or found[:3]


def hinted(pattern: re.Pattern[str], text: str, at: int) -> re.Match[str] | None:
    """Where a wording stands that there is something to say about: in the sentence at a place, or opening
    the line.
    """
    for found in pattern.finditer(text, 0, LONGEST):  # more is refused anyway, and takes long
        if found.start() == 0 or at < 0:
            return found
        end = text.find(". ", at)
        if found.end() > text.rfind(". ", 0, at) + 1 and (end < 0 or found.start() <= end):
            return found
    return None


def token(terminal: str, value: str, at: int, end: int) -> Token:
    return Token(terminal, value, at, 1, at + 1, 1, end + 1, end)


def choose(leaves: list[tuple[str, str, str]], written: str) -> tuple[str, str, str]:
    """Of phrases that differ in their capitals, the one that begins as the text does."""
    for leaf in leaves:
        if leaf[0].startswith(written):
            return leaf
    return leaves[0]
