"""The word lexer: cuts a text into the grammar's own words, the longest phrase first.

Lark's lexers look at characters, and with hundreds of phrases of the same few words they collide. This one
looks at whole words. Its vocabulary is closed: the quoted phrases of the grammar in all their forms, and
the tables of a registry. A word outside it is an error at that word, with the word that was probably meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import NamedTuple

from lark import Token

from sandtable.cards.errors import Fix, Unread
from sandtable.cards.forms import many, plural, third
from sandtable.cards.grammar import WORDS, Grammar
from sandtable.cards.habits import Habit
from sandtable.cards.registry import Registry

LONGEST = 2000  # characters of one text
GUESSES = 4  # words that are tried in place of one that is none
LONGEST_COUNT = 2  # words of a number: "two" and "or more"

_NAME = re.compile(r"[A-Z][\w'-]*(?: (?:(?:of|the|in|and|on|to|for|a) )*[A-Z][\w'-]*)*")


class Lexeme(NamedTuple):
    """A piece of text that is never cut further."""

    kind: str  # the group of the spelling's pattern
    text: str
    at: int


class Hit(NamedTuple):
    """What stands at a place: a terminal, its value and where it ends, counted in lexemes."""

    terminal: str
    value: str
    end: int


class Spelling(NamedTuple):
    """How a game writes: everything about words that its grammar does not say."""

    pattern: re.Pattern[str]  # cuts lexemes; its groups are their kinds
    direct: dict[str, str]  # kinds that are a terminal by themselves
    always: dict[str, str]  # kinds that are always the same phrase, however they are written
    verbs: frozenset[str]  # rules whose first phrase is a verb
    nouns: frozenset[str]  # rules whose phrases are nouns
    more_nouns: frozenset[str]  # nouns that stand elsewhere
    variants: dict[str, tuple[str, ...]]  # further forms of single phrases
    fixed: dict[str, dict[str, str]]  # terminal: form: value, such as numbers in words
    plurals: frozenset[str]  # open classes that have plurals
    names_after: str  # the phrase after which a name stands
    joints: dict[str, str]  # words that join clauses: the phrase by which they join smaller things
    small: frozenset[str]  # rules whose words follow the smaller joint even where a clause could begin
    counts: frozenset[str]  # rules to be looked past when a joint is judged,
    counted: frozenset[str]  # and the rules that must follow them for it to be the smaller one
    synonyms: dict[str, str]  # words of other games: what to write instead
    hints: tuple[tuple[re.Pattern[str], str], ...]  # common wrong wordings and what to say about them
    guess: Callable[[list[Lexeme], int], str]  # the open class of a word by its neighbours, or ""
    names: str = "NAME"  # the open class of names
    number: str = ""  # the open class of numbers, before which a word may be a noun and elsewhere a verb
    samples: dict[str, str] = {}  # words of open classes that a repair may use
    openers: frozenset[str] = frozenset()  # signs behind which a capital does not make a name
    quote: str = ""  # the kind that opens and closes a quoted ability
    stop: str = ""  # the phrase that ends a sentence, and is left out behind a quotation that ends with it
    behind: frozenset[str] = frozenset()  # kinds that may stand behind a sentence
    habits: tuple[Habit, ...] = ()  # other wordings, and what the house writes
    light: frozenset[str] = frozenset((",", ".", "a"))  # phrases that a repair may put in or leave out
    undeclared: str = ""  # how a word of an open class is declared, for messages about one that is not


class Trie:
    """Phrases by their words, in small letters."""

    __slots__ = ("leaves", "next")

    def __init__(self) -> None:
        self.next: dict[str, Trie] = {}
        self.leaves: list[tuple[str, str, str]] = []  # as written, terminal, value

    def add(self, words: list[str], phrase: str, terminal: str, value: str) -> None:
        here = self
        for word in words:
            here = here.next.setdefault(word.lower(), Trie())
        for written, other, _ in here.leaves:
            if written == phrase and other != terminal:
                raise ValueError(f"{phrase!r} is both {other} and {terminal}")
        if (phrase, terminal, value) not in here.leaves:
            here.leaves.append((phrase, terminal, value))


class Words:
    """The vocabulary of a grammar and a registry, and the scissors."""

    def __init__(self, grammar: Grammar, spelling: Spelling, registry: Registry) -> None:
        self.grammar = grammar
        self.spelling = spelling
        self.registry = registry
        self.trie = Trie()
        self.vocabulary: dict[str, str] = {}  # every single word, in small letters: as it is written
        self.nouns, self.verbs = word_classes(grammar, spelling)
        for terminal, phrase in grammar.phrases.items():
            if phrase not in spelling.joints.values():  # they are written like the large ones
                for form in self.forms(phrase):
                    self._learn(form, terminal, phrase)
        for terminal, words in spelling.fixed.items():
            for form, value in words.items():
                self._learn(form, terminal, value)
        for terminal, table in registry.tables.items():
            if terminal in grammar.phrases or terminal == spelling.names or terminal not in declared(grammar):
                continue
            for word in table.words:
                self._learn(word, terminal, word)
                if terminal in spelling.plurals:
                    self._learn(plural(word), terminal, word)
        known = registry.tables.get(spelling.names)
        self.names = sorted(known.words, key=len, reverse=True) if known is not None else []
        self.stop = terminal_of(grammar, spelling.stop) if spelling.stop else ""
        self.direct = dict(spelling.direct)
        for kind, phrase in spelling.always.items():
            self.direct[kind] = terminal_of(grammar, phrase)
        self.joints = {word: terminal_of(grammar, phrase) for word, phrase in spelling.joints.items()}
        self.after_joint = joint_followers(grammar, spelling, self.joints)
        self.counts = opening_words(grammar, spelling.counts)
        self.counted = opening_words(grammar, spelling.counted)
        self.verb_terminals = {name for name, phrase in grammar.phrases.items() if phrase in self.verbs}

    def written(self) -> list[str]:
        """Every phrase and word as it may be written, signs and numbers aside."""
        found: set[str] = set()
        open_tries = [self.trie]
        while open_tries:
            here = open_tries.pop()
            found.update([phrase for phrase, _, _ in here.leaves if phrase[0].isalpha() and len(phrase) > 2])
            open_tries += here.next.values()
        return sorted(found, key=str.lower)

    def _learn(self, form: str, terminal: str, value: str) -> None:
        words = [lexeme.text for lexeme in self.lexemes(form)]
        self.trie.add(words, form, terminal, value)
        for word in words:
            if word[0].isalpha():
                self.vocabulary.setdefault(word.lower(), word)

    def forms(self, phrase: str) -> list[str]:
        """A phrase of the grammar in every form in which it may be written."""
        out = [phrase]
        if phrase in self.nouns:
            out.append(plural(phrase))
        if phrase in self.verbs:
            out.append(third(phrase))
            if phrase.split()[0] == "be":
                out.append(many(phrase))
        out.extend(self.spelling.variants.get(phrase, ()))
        return out

    # ---- cutting

    def lexemes(self, text: str) -> list[Lexeme]:
        out: list[Lexeme] = []
        pattern = self.spelling.pattern
        at = 0
        while at < len(text):
            if text[at] == " ":
                at += 1
                continue
            found = pattern.match(text, at)
            if found is None or found.lastgroup is None:
                raise Unread(f"the sign {text[at]!r} is not used in card texts", at + 1, about=text[at])
            out.append(Lexeme(found.lastgroup, found.group(), at))
            at = found.end()
        return out

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
            found = pattern.search(text)
            if found is None:
                continue
            bare = error.message
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


def token(terminal: str, value: str, at: int, end: int) -> Token:
    return Token(terminal, value, at, 1, at + 1, 1, end + 1, end)


def choose(leaves: list[tuple[str, str, str]], written: str) -> tuple[str, str, str]:
    """Of phrases that differ in their capitals, the one that begins as the text does."""
    for leaf in leaves:
        if leaf[0].startswith(written):
            return leaf
    return leaves[0]


def declared(grammar: Grammar) -> set[str]:
    """The open classes that the grammar uses."""
    return {
        symbol.name
        for production in grammar.productions
        for symbol in production.symbols
        if symbol.kind == "open"
    }


def terminal_of(grammar: Grammar, phrase: str) -> str:
    for name, text in grammar.phrases.items():
        if text == phrase:
            return name
    raise ValueError(f"the grammar has no phrase {phrase!r}")


def word_classes(grammar: Grammar, spelling: Spelling) -> tuple[set[str], set[str]]:
    """Which phrases are nouns, and which are verbs: the rule in which they stand tells."""
    nouns = {
        symbol.phrase
        for rule in spelling.nouns
        for production in grammar.rules[rule]
        for symbol in production.symbols
        if symbol.kind == WORDS
    }
    nouns |= spelling.more_nouns
    verbs = {
        production.symbols[0].phrase
        for rule in spelling.verbs
        for production in grammar.rules[rule]
        if production.symbols[0].kind == WORDS
    }
    return nouns, verbs


def first_sets(grammar: Grammar) -> dict[str, set[str]]:
    """The terminals with which each rule can begin."""
    first: dict[str, set[str]] = {rule: set() for rule in grammar.rules}
    changed = True
    while changed:
        changed = False
        for rule, productions in grammar.rules.items():
            before = len(first[rule])
            for production in productions:
                head = production.symbols[0]
                first[rule] |= first[head.name] if head.kind == "rule" else {head.name}
            for other in grammar.passes[rule]:
                first[rule] |= first[other]
            changed = changed or len(first[rule]) != before
    return first


def opening_words(grammar: Grammar, rules: frozenset[str]) -> frozenset[str]:
    """The terminals with which any of these rules can begin."""
    first = first_sets(grammar)
    return frozenset(name for rule in rules for name in first[rule])


def followers_of(grammar: Grammar, terminal: str) -> set[str]:
    """The terminals that can follow a word directly."""
    first = first_sets(grammar)
    found: set[str] = set()
    for production in grammar.productions:
        for one, two in zip(production.symbols, production.symbols[1:]):
            if one.name == terminal:
                found |= first[two.name] if two.kind == "rule" else {two.name}
    return found


def joint_followers(grammar: Grammar, spelling: Spelling, joints: dict[str, str]) -> dict[str, set[str]]:
    """For each small joint, the words before which it is meant rather than the large one."""
    out: dict[str, set[str]] = {}
    small = opening_words(grammar, spelling.small)
    for word, joint in joints.items():
        large = followers_of(grammar, terminal_of(grammar, word))
        mine = followers_of(grammar, joint)
        out[joint] = {name for name in mine if name not in large or name in small}
    return out
