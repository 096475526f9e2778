"""Wordings that people bring along from the rulebook or from other games, and the one that is printed.

A habit says the same in other words: it never changes what a text means. A line that does not read as it
stands is put into the house's words by the habits of its game, and read again. What is read is the house's
form alone, and whoever wrote the line is shown it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from sandtable.cards.errors import CardError, Misfit

if TYPE_CHECKING:
    from sandtable.cards.programs import Reading, Texts

LONGEST = 1000  # characters of a line that is put into other words
SIGNS = "/'{}[]()*%&#•+.–−—“”’‘➤"  # no words: where one of them stands no word was looked at
ROUNDS = 4  # how often a line may be put into other words before it reads


class Habit(NamedTuple):
    """A wording, and what the house writes: with groups of the pattern in it, or made from what was found."""

    pattern: re.Pattern[str]
    house: str | Callable[[re.Match[str]], str]


class Understood(NamedTuple):
    """A line that was read, and how it is printed."""

    reading: Reading
    printed: str


def habit(pattern: str, house: str | Callable[[re.Match[str]], str]) -> Habit:
    return Habit(re.compile(pattern), house)


def in_house_words(text: str, habits: tuple[Habit, ...]) -> str:
    """A line with every habit put into the house's words; an underline around it is no part of its words."""
    if len(text) > 2 and text[0] == text[-1] == "_":
        return f"_{in_house_words(text[1:-1], habits)}_"
    for one in habits:
        text = one.pattern.sub(one.house, text)
    return text[:1].upper() + text[1:]


def understood(texts: Texts, line: str, own: str = "", this: str = "this") -> Understood:
    """A line in the house's words or in others; raises the error of the form that was read furthest."""
    text = line
    worst: CardError | None = None
    for left in range(ROUNDS - 1 if len(line) <= LONGEST else 0, -1, -1):
        try:
            return Understood(texts.read(text), text)
        except CardError as error:
            placed(error, text, line)
            settled = (
                worst is None
                or is_other_icon(worst, text)
                or (
                    (texts.language.words.spelling.near or worst.column == 1)  # or it opens the line: a label
                    and is_settled(worst, error, text, line)
                )
            )
            if worst is None or settled or reach(error) > reach(worst):
                worst = error
            if left == 0:  # nobody would read it in other words, and for a long line these take long
                break
            printed = error.printed
            named = by_this(by_this(text, own, this), short_name(texts, own), this)
            other = printed or in_house_words(named, texts.language.words.spelling.habits)
            if other == text:
                break
            text = other
    assert worst is not None
    raise worst


def is_other_icon(error: CardError, text: str) -> bool:
    """Whether an error is about an icon that a text now has by another name, and can read."""
    return error.about.startswith("{") and error.about not in text


def is_settled(worst: CardError, error: CardError, text: str, line: str) -> bool:
    """Whether an error is about a word that the house's form has no more, and the next about one that
    was written.
    """
    if isinstance(worst, Misfit) or not worst.about or not error.about:
        return False
    return not said_in(worst.about, text) and said_in(error.about, line)


def said_in(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


def by_this(text: str, own: str, this: str = "this") -> str:
    """A line in which a card calls itself "this", where it calls itself by its name; a name in quotes, or one
    that cards are named, stays one.
    """
    if not own:
        return text
    return re.sub(rf"(?<!named )(?<![\"“])(?<!\w){re.escape(own)}(?!\w|'s)", this, text)


def short_name(texts: Texts, own: str) -> str:
    """What "Ohrun the Unlit", "Syrael, Voice of the Sea" or "Syrael of the Sea" is called for short, unless
    texts use that word for something else.
    """
    short = re.split(", | the | of ", own, maxsplit=1)[0]
    return "" if short == own or texts.language.words.taken(short) else short


def reach(error: CardError) -> tuple[bool, bool, int]:
    """How far a line was read: one whose every word was read is further than any that was not, and one that
    stops at a sign is not read at all, for signs are found before words are.
    """
    sign = len(error.about) == 1 and not error.about.isalnum() and error.about in SIGNS
    return isinstance(error, Misfit), not sign, error.column


def placed(error: CardError, text: str, line: str) -> None:
    """Say where an error about a line in the house's words is in the line as it was written: as far from its
    end, if the two end alike from there on; a repair then is one of the house's form.
    """
    if text == line:
        return
    behind = text[error.column - 1 :]
    if error.column and line.endswith(behind):
        error.column = len(line) - len(behind) + 1
    elif error.about and line.count(error.about) == 1:
        error.column = line.index(error.about) + 1
    else:
        error.column = 0
