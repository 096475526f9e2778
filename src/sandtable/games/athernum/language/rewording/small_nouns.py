"""Nouns of the rulebook that are written with a capital in the midst of a sentence: "target Character".

Athernum's cards write them small, and every wording that comes behind this counts on it.
"""

import re
from typing import Final

from sandtable.cards.habits import Habit, habit

NAMES: Final = re.compile(r"\*[^*]*\*|\bnamed \"[^\"]*\"|\bnamed [A-Z][\w']*(?: [A-Z][\w']*)*")
NOUN: Final = re.compile(
    r"(?<=[\w,;+'\]}/] )(?P<main>[Mm]ain )?(?P<noun>Character|Item|Location|Permanent|Attachment|Card|Player"
    r"|Opponent|Effect|(?:Resource )?(?<!Victory )(?<!Command )Token|Attacker|Defender"
    r"|Deck(?<!Extra Deck)|Hand|Discard Pile|Void|Game Board"
    r"|(?:Command|Support|Objective|Equip|Activated|Triggered) Abilit(?:y|ies)(?! [-–—]))(?P<many>s?)\b"
)


def small(text: str) -> str:
    return NOUN.sub(lambda found: found[0].lower(), text)


def small_nouns(found: re.Match[str]) -> str:
    """A line with its nouns small; what stands between asterisks or is a name stays as it is."""
    text, out, start = found[0], "", 0
    for name in NAMES.finditer(text):
        out += small(text[start : name.start()]) + name[0]
        start = name.end()
    return out + small(text[start:])


SMALL_NOUNS: Final[tuple[Habit, ...]] = (habit(r"^.*$", small_nouns),)
