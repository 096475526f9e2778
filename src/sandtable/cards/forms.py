"""Forms of English words: plurals, third persons, articles, numbers in words, capitals."""

from __future__ import annotations

import re
from typing import Final

NUMBERS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
IRREGULAR: Final = {"be": "is", "have": "has", "do": "does"}

_HISS = re.compile("(?:s|sh|ch|x|z)$")
_CONSONANT_Y = re.compile("[^aeiou]y$")


def begun(text: str) -> str:
    """With a capital, as a sentence begins."""
    return text[:1].upper() + text[1:]


def add_s(word: str) -> str:
    """A word with the ending that makes nouns plural and verbs third person."""
    if _HISS.search(word):
        return word + "es"
    if _CONSONANT_Y.search(word):
        return word[:-1] + "ies"
    return word + "s"


def plural(noun: str) -> str:
    """Several of a noun; the last word of a phrase changes."""
    return add_s(noun)


def several(number: int, noun: str) -> str:
    """So many of it: "1 card", "2 cards"."""
    return f"{number} {noun if number == 1 else plural(noun)}"


def third(verb: str) -> str:
    """What one of them does; the first word of a phrase changes."""
    head, space, rest = verb.partition(" ")
    return IRREGULAR.get(head, add_s(head)) + space + rest


def many(verb: str) -> str:
    """What several of them do: only "be" has a form for it."""
    head, space, rest = verb.partition(" ")
    return ("are" if head == "be" else head) + space + rest


def article(following: str) -> str:
    """ "an" before a vowel that is spoken as one, otherwise "a"."""
    word = following.lower()
    return "an" if word[:1] in "aeiou" and word[:1] and not word.startswith(("uni", "one", "use")) else "a"


def in_words(number: int) -> str:
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)
