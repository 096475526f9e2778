"""The words that a language has whatever cards there are: they follow from its grammar and its spelling."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from sandtable.cards.forms import many, plural, third
from sandtable.cards.grammar import RULE, WORDS, Grammar
from sandtable.cards.spelling import Spelling


class Trie:
    """Phrases by their words, in small letters. A copy shares nodes until something is added below them."""

    __slots__ = ("leaves", "next", "owner")

    def __init__(self, owner: object = None) -> None:
        self.next: dict[str, Trie] = {}
        self.leaves: list[tuple[str, str, str]] = []  # as written, terminal, value
        self.owner = owner or self  # the root that may write here

    def add(self, words: list[str], phrase: str, terminal: str, value: str) -> None:
        here = self
        for word in words:
            below = here.next.get(word.lower())
            if below is None:
                below = here.next[word.lower()] = Trie(self)
            elif below.owner is not self:
                below = here.next[word.lower()] = below.copy(self)
            here = below
        for written, other, _ in here.leaves:
            if written == phrase and other != terminal:
                raise ValueError(f"{phrase!r} is both {other} and {terminal}")
        if (phrase, terminal, value) not in here.leaves:
            here.leaves.append((phrase, terminal, value))

    def copy(self, owner: object = None) -> Trie:
        """The same phrases, to which others can be added."""
        made = Trie(owner)
        made.next = dict(self.next)
        made.leaves = self.leaves[:]
        return made


class Standing:
    """All of that, made once for a grammar: every pool of cards has words of its own on top."""

    def __init__(self, grammar: Grammar, spelling: Spelling) -> None:
        self.spelling = spelling
        self.trie = Trie()
        self.vocabulary: dict[str, str] = {}  # every single word, in small letters: as it is written
        self.nouns, self.verbs = word_classes(grammar, spelling)
        for terminal, phrase in grammar.phrases.items():
            if phrase not in spelling.joints.values():  # they are written like the large ones
                for form in self.forms(phrase):
                    learn(self.trie, self.vocabulary, spelling, form, terminal, phrase)
        for terminal, words in spelling.fixed.items():
            for form, value in words.items():
                learn(self.trie, self.vocabulary, spelling, form, terminal, value)
        # the classes whose words are learnt: signs and names are known by how and where they are written
        self.open = declared(grammar) - {*grammar.phrases, *spelling.direct.values(), spelling.names}
        self.stop = terminal_of(grammar, spelling.stop) if spelling.stop else ""
        self.direct = dict(spelling.direct)
        for kind, phrase in spelling.always.items():
            self.direct[kind] = terminal_of(grammar, phrase)
        self.joints = {word: terminal_of(grammar, phrase) for word, phrase in spelling.joints.items()}
        first = edge_sets(grammar, 0)
        self.after_joint = joint_followers(grammar, spelling, self.joints, first)
        self.counts = opening_words(first, spelling.counts)
        self.counted = opening_words(first, spelling.counted)
        self.counted |= {terminal_of(grammar, phrase) for phrase in spelling.counted_phrases}
        self.verb_terminals = {name for name, phrase in grammar.phrases.items() if phrase in self.verbs}

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


_STANDING: WeakKeyDictionary[Grammar, Standing] = WeakKeyDictionary()


def standing_words(grammar: Grammar, spelling: Spelling) -> Standing:
    """The standing words of a grammar, made at the first use."""
    found = _STANDING.get(grammar)
    if found is None or found.spelling is not spelling:
        found = _STANDING[grammar] = Standing(grammar, spelling)
    return found


def learn(
    trie: Trie, vocabulary: dict[str, str], spelling: Spelling, form: str, terminal: str, value: str
) -> None:
    """Take in one way of writing a word or phrase."""
    words = [lexeme.text for lexeme in spelling.lexemes(form)]
    trie.add(words, form, terminal, value)
    for word in words:
        if word[0].isalpha():
            vocabulary.setdefault(word.lower(), word)


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


def edge_sets(grammar: Grammar, edge: int) -> dict[str, set[str]]:
    """The terminals that can stand at one end of each rule: at its first place, or at its last one, -1."""
    found: dict[str, set[str]] = {rule: set() for rule in grammar.rules}
    changed = True
    while changed:
        changed = False
        for rule, productions in grammar.rules.items():
            before = len(found[rule])
            for production in productions:
                symbol = production.symbols[edge]
                found[rule] |= found[symbol.name] if symbol.kind == RULE else {symbol.name}
            for other in grammar.passes[rule]:
                found[rule] |= found[other]
            changed = changed or len(found[rule]) != before
    return found


def opening_words(first: dict[str, set[str]], rules: frozenset[str]) -> frozenset[str]:
    """The terminals with which any of these rules can begin."""
    return frozenset(name for rule in rules for name in first[rule])


def followers_of(grammar: Grammar, terminal: str, first: dict[str, set[str]]) -> set[str]:
    """The terminals that can follow a word directly."""
    found: set[str] = set()
    for production in grammar.productions:
        for one, two in zip(production.symbols, production.symbols[1:]):
            if one.name == terminal:
                found |= first[two.name] if two.kind == "rule" else {two.name}
    return found


def joint_followers(
    grammar: Grammar, spelling: Spelling, joints: dict[str, str], first: dict[str, set[str]]
) -> dict[str, set[str]]:
    """For each small joint, the words before which it is meant rather than the large one."""
    out: dict[str, set[str]] = {}
    small = opening_words(first, spelling.small)
    for word, joint in joints.items():
        large = followers_of(grammar, terminal_of(grammar, word), first)
        mine = followers_of(grammar, joint, first)
        out[joint] = {name for name in mine if name not in large or name in small}
    return out
