"""Wordings that say behind a noun what it is not, or which of several it is.

Athernum's cards say what is left out in front of the noun: "another character", "non-main characters".
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import lower, upper

HELD: Final = (
    r"(?: (?:you|they|your opponents|an opponent|your opponent|that player|its controller) controls?)?"
)
ADJECTIVES: Final = r"(?:(?:other|exhausted|face-up|face-down|attacking|defending|factionless) )*"
NOUN: Final = r"(?:[A-Z]\w+ )*(?:character|permanent)s?"
NOT_MAIN: Final = r"(?:,? (?:other than|except(?: for)?|apart from|besides|but not|that (?:is|are) not) (?:an? |the |your |their |its controller's |that player's )?main characters?)(?!,? (?:and|or) (?:[A-Z]\w+|tokens|locations|items|characters|permanents|cards|this|itself)\b)"


def not_main(found: re.Match[str]) -> str:
    """ "no face-up characters other than their main character": no face-up non-main ones. Each player has one main character."""
    many = found["many"] or ""
    one = f"{found['adjectives']}non-main {found['noun']}{found['held'] or ''}"
    if many.lower() == "an ":
        many = "a " if many == "an " else "A "
    return f"{many}{one}" if many else (upper(one) if found[0][0].isupper() else one)


def as_long_as(found: re.Match[str]) -> str:
    """ "X. Apply this only if Y.": as long as that is so."""
    said = found["said"]
    if re.search(r"\b(?:[Ii]f|[Ww]hen(?:ever)?|[Aa]t|[Uu]ntil|this turn|target)\b", said):
        return found[0]
    asked = re.sub(r"\bit\b$", "this", found["if"]) if re.match(r"[Tt]his\b", said) else found["if"]
    return f"{found['head']}As long as {asked}, {lower(said)}."


def zones_of(found: re.Match[str]) -> str:
    """ "is put into your discard pile from your hand or deck": from the one, or from the other."""
    second = found["second"]
    whose = found["whose2"] or found["whose"]
    return f"{found['verb']} from {found['whose']} {found['first']} or {found['verb']} from {whose} {second}"


LEFT_OUT: Final[tuple[Habit, ...]] = (
    habit(rf"\b(?P<many>(?:[Nn]o|[Aa]n?|[Ee]ach|[Aa]ll|[Aa]nother|[Tt]arget|[Aa]nother target|[Uu]p to \w+(?: target)?|[Aa]ny number of|\w+ or more|[Tt]wo|[Tt]hree|for each|the number of) )?(?P<adjectives>{ADJECTIVES})(?P<noun>{NOUN})(?P<held>{HELD}){NOT_MAIN}", not_main),
    habit(r"\b(?P<verb>(?:is|are) put into (?:your|an opponent's|your opponent's|a) discard pile) from (?P<whose>your|an opponent's|your opponent's|their|a) (?P<first>hand|deck) or (?P<whose2>your |an opponent's |your opponent's |their |a )?(?:from (?:your|their) )?(?P<second>hand|deck)(?=[.,])", lambda m: zones_of(m).replace("  ", " ")),
    habit(r"\b(?P<verb>(?:is|are) (?:moved to|put into) the void) from (?P<whose>your|an opponent's|your opponent's|their|a) (?P<first>hand|deck|discard pile) or (?P<whose2>your |an opponent's |your opponent's |their |a )?(?P<second>hand|deck|discard pile)(?=[.,])", lambda m: zones_of(m).replace("  ", " ")),
)  # fmt: skip

ONLY_IF: Final[tuple[Habit, ...]] = (
    habit(r"(?P<head>^(?:Equip(?: -|:) )?)(?P<said>[A-Z][^.\"]*)\. (?:Apply this|This applies|This ability applies|This is so|Only apply this) only (?:if|while|as long as) (?P<if>[^.,\"]*)\.$", as_long_as),
)  # fmt: skip
