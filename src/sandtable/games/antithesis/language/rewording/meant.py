"""Of whom "it", "she" and a bare "adjacent" speak: of this card only where no other was spoken of before.

Where one was, the word stays as it is: the grammar finds what it means, or refuses what could mean two things (R181).
"""

# ruff: noqa: E501  # a pattern stands on one line

import re
from typing import Final

HEADER: Final = re.compile(r"^(?:Attached Has )?[A-Z\d][A-Za-z ]{0,40}: ?(?:\{[A-Za-z]+\}|:| )*")
CARDS: Final = r"Characters?|Champions?|Fields?|Modifications?"
# what stands behind "a" or "target", is written large, and is no card that something could be done to
NO_CARDS: Final = (
    r"Attacks?|Melee|Ranged|AOE|Moves?|Goals?|Tactics?|Responses?|Actions?|Interrupts?|Global|Offensive|Defensive"
    r"|Main|Phase|Objectives?|Strateg(?:y|ies)|Mana|Souls?|Gems?|Command|Victory|Battle|Standard|Red|Purple|Green|Blue"
    r"|Yellow|Movement|Hand|Dice|Die|RNG|LOS|Presence|Keyword|Ability|Abilities|VP|CP|HP|DEF|STR|DR|PUSH|PULL|True"
    r"|Discard|Player|Row|Column|Boost"
)
ANOTHER: Final = re.compile(
    rf"(?<!this )(?<!This )(?<!attached )\b(?:{CARDS})\b"
    rf"|\b(?i:an?|another|each|all|target|other|enemy|friendly|up to \d) (?:[a-z][a-z-]* )*(?!(?:{NO_CARDS})\b)[A-Z][a-z]+"
)
BY_THIS: Final = re.compile(
    r"(?:[Ww]hen|[Aa]fter) this Character (?:kills|completes|deals|declares|makes|enters|arrives|leaves|takes)\b[^.,]*, $"
)


def another_before(found: re.Match[str]) -> bool:
    """Whether a line has spoken of another card than this one before these words."""
    before = found.string[: found.start()]
    return ANOTHER.search(HEADER.sub("", before)) is not None


def it_or_this(found: re.Match[str], this: str = "this Character") -> str:
    """What "it" is written as: this card, or what the grammar finds."""
    return "it" if another_before(found) else this


def she(found: re.Match[str]) -> str:
    """ "she" and "her" of this Character; where another is spoken of nobody knows who that is."""
    before = found.string[: found.start()]
    if another_before(found) and not BY_THIS.search(before):
        return found[0]
    said = found[0].split()[:-1]
    this = "This Character" if found[0].split()[-1] == "She" else "this Character"
    return " ".join([*said, this])
