"""What to say about words that do not fit: where they stand, what could stand there, and a text that reads.

A repair changes one phrase near the fault, and never what the readable words say: another that looks like it
in its place, or a light word (a comma, an article, "gets") more or less. What then reads to the end, and
means something, is offered as the writer prints it. The work is bounded by a budget of words that are fed to
the parser, not by a clock, so the same text always gets the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from lark import Token
from lark.exceptions import UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser

from sandtable.cards.errors import Fix, Unread
from sandtable.cards.tree import Node
from sandtable.cards.words import hinted, token

if TYPE_CHECKING:
    from sandtable.cards.reader import Language

BUDGET = 3000  # words fed to the parser for one message
ALIKE = 0.6  # how much a phrase must look like another to stand in its place
SHORTEST = 4  # letters of a phrase that can be told from a slip
DIVIDING = ':;"'  # signs that divide a cost from what it pays for, one way from another, a gift from its text
SHOWN = 5  # phrases that are named as possible


def explain(
    language: Language,
    text: str,
    tokens: list[Token],
    error: UnexpectedToken,
    start: str,
    sensible: Callable[[Node], bool],
) -> Unread:
    """The message for a word at which the parser stopped."""
    at = next((n for n, one in enumerate(tokens) if one is error.token), len(tokens))
    about = text[tokens[at].start_pos : tokens[at].end_pos] if at < len(tokens) else ""
    fix: Fix | None = None
    place = tokens[at].start_pos or 0 if at < len(tokens) else len(text)
    spelling = language.words.spelling
    place = place if spelling.near else -1
    hints = spelling.hints
    advice = next((hint for pattern, hint in hints if hinted(pattern, text, place) is not None), "")
    if not advice:
        repaired = Repairs(language, text, tokens, start, sensible).best(at)
        if repaired:
            advice, fix = f"try: {repaired}", Fix(repaired, True)
        else:
            possible = likely(language, text, tokens, at, set(error.accepts or error.expected))[:SHOWN]
            advice = f"here may stand {', '.join(possible)}"
    fault = f"cannot read {about!r} here" if about else "the text ends too soon"
    return Unread(f"{fault}; {advice}", column(text, tokens, at), about=about, fix=fix)


def alike(one: str, two: str) -> bool:
    """Whether one phrase may have been meant by another: one of its words in another form ("exhaust" for
    "exhausted"). A word more or less, or one that only looks like it ("turn" for "return", "heal" for
    "deal"), would say something else: both are words of the language.
    """
    words, others = one.lower().split(), two.lower().split()
    if len(words) != len(others) or min(len(one), len(two)) < SHORTEST:
        return False
    for word, other in zip(words, others):
        if not (word.startswith(other) or other.startswith(word)):
            return False
    return SequenceMatcher(None, one.lower(), two.lower()).ratio() >= ALIKE


def column(text: str, tokens: list[Token], at: int) -> int:
    if at == len(tokens):
        return len(text.rstrip()) + 1
    return (tokens[at].start_pos or 0) + 1


def likely(language: Language, text: str, tokens: list[Token], at: int, accepted: set[str]) -> list[str]:
    """What may stand at a place, in words, those first that look like what stands there."""
    found = [repr(language.grammar.phrases[name]) for name in accepted if name in language.grammar.phrases]
    found += [name.lower() for name in accepted if name not in language.grammar.phrases and name != "$END"]
    rest = text[tokens[at].start_pos :][:30] if at < len(tokens) else ""
    return sorted(found, key=lambda word: (-SequenceMatcher(None, word.strip("'"), rest).ratio(), word))


class Repairs:
    """Attempts to mend one text."""

    def __init__(
        self, language: Language, text: str, tokens: list[Token], start: str, sensible: Callable[[Node], bool]
    ) -> None:
        self.language = language
        self.text = text
        self.tokens = tokens
        self.start = start
        self.sensible = sensible
        self.left = BUDGET
        self.found: dict[str, float] = {}

    def best(self, at: int) -> str:
        """The repaired text that is most like the one there was, or nothing."""
        for place in (at, at - 1, at - 2):
            if place < 0 or self.left <= 0:
                break
            parser = self.replay(place)
            if parser is not None:
                self.attempt(parser, place)
        if not self.found:
            return ""
        return max(self.found, key=lambda text: (self.found[text], text))

    def replay(self, place: int) -> InteractiveParser | None:
        """The parser as it stands before the word at a place."""
        parser = self.language.grammar.lark.parse_interactive(start=self.start)
        try:
            for one in self.tokens[:place]:
                self.left -= 1
                parser.feed_token(one)
        except UnexpectedToken:
            return None
        return parser

    def attempt(self, parser: InteractiveParser, place: int) -> None:
        behind = self.tokens[place:]
        light = self.light
        if behind and light(str(behind[0])) and not self.ends(behind):
            self.go_on(parser, behind[1:])  # without it
        for name, phrase in self.candidates(parser, place):
            if self.left <= 0:
                return
            if behind and phrase == self.language.words.spelling.stop:
                continue  # what begins a sentence of its own says something else
            new = self.word(name, phrase, place)
            if behind and (alike(str(behind[0]), phrase) or (light(phrase) and light(str(behind[0])))):
                self.go_on(parser, [new, *behind[1:]])
            if light(phrase):
                self.go_on(parser, [new, *behind])

    def ends(self, behind: list[Token]) -> bool:
        """Whether a sentence ends here and another follows."""
        return str(behind[0]) == self.language.words.spelling.stop and len(behind) > 1

    def light(self, phrase: str) -> bool:
        """Whether a phrase says so little that it may come or go: a sign, or a word that is called light."""
        if phrase in DIVIDING:
            return False
        return phrase in self.language.words.spelling.light or not any(sign.isalnum() for sign in phrase)

    def candidates(self, parser: InteractiveParser, place: int) -> list[tuple[str, str]]:
        phrases = self.language.grammar.phrases
        samples = self.language.words.spelling.samples
        here = self.tokens[place] if place < len(self.tokens) else None
        rest = self.text[here.start_pos :].lower() if here is not None else ""
        found: list[tuple[float, str, str]] = []
        for name in sorted(parser.accepts()):  # type: ignore[no-untyped-call]
            phrase = phrases.get(name) or samples.get(name)
            if phrase is not None and (here is None or name != here.type):
                found.append(
                    (-SequenceMatcher(None, phrase.lower(), rest[: len(phrase) + 4]).ratio(), name, phrase)
                )
        found.sort()
        return [(name, phrase) for _, name, phrase in found]

    def word(self, name: str, phrase: str, place: int) -> Token:
        at = self.tokens[min(place, len(self.tokens) - 1)].start_pos or 0 if self.tokens else 0
        return token(name, phrase, at, at)

    def go_on(self, parser: InteractiveParser, rest: list[Token]) -> None:
        """Read on from a state; keep what reads to the end and makes sense."""
        trial = parser.copy(deepcopy_values=False)  # type: ignore[no-untyped-call]
        try:
            for one in rest:
                self.left -= 1
                if self.left <= 0:
                    return
                trial.feed_token(one)
            tree = trial.feed_eof()
        except UnexpectedToken:
            return
        if isinstance(tree, Node) and self.sensible(tree):
            text = self.language.write(tree)
            if text not in self.found:
                self.found[text] = SequenceMatcher(None, self.text, text).ratio()
