"""What a card prints label by label: numbers of a range with D between them, Keywords in capitals, "Attached" for a card.

The rulebook prints "RNG 1D+2" where the house writes the straight number first, and a Modification calls the card that
it is attached to by that one word. A requirement that stands behind what it is for is asked before it.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.rewording.sentence_shapes import TOKEN, count_of

LARGE: Final = {
    word.upper(): word for word in w.KEYWORDS.numbers if " " in word or "-" in word or len(word) > 3
}
SHOUTED: Final = "|".join(sorted([re.escape(word) for word in LARGE], key=len, reverse=True))
HOST: Final = "Character|Champion|Field"


def span(found: re.Match[str]) -> str:
    """ "RNG 1D+2": how far, and how much of it diagonally."""
    diagonal = "" if found["d"] == "0" else f"+D{found['d']}"
    return f"{found['what']} {found['n']}{diagonal}"


def with_icon(found: re.Match[str]) -> str:
    """ "RNG {D1} 4", "RNG {D1}", "RNG 4 {D1}": the number of diagonal steps as the icon that the rulebook prints."""
    straight = found["a"] or found["b"] or "0"
    diagonal = next(found[one] for one in "defg" if found[one])
    return f"{found['what']} {straight}" + ("" if diagonal == "0" else f"+D{diagonal}")


def host(found: re.Match[str]) -> str:
    """ "Attached", as what the card is attached to is called: a Field where somebody stands on it."""
    before, behind = found.string[: found.start()], found.string[found.end() :]
    on_it = re.search(r"\b(?:squares? of|squares? in|on|occup(?:y|ies)) $", before)
    field = on_it or re.match(r"(?:'s squares\b| (?:blocks LOS|has (?:Destructible|Presence)))", behind)
    noun = found["noun"] or ("Field" if field else "Character")
    if re.match(r"(?i:attached has\b)", found.string):
        return f"{'T' if opens(before) else 't'}his {noun}"
    return f"{'T' if opens(before) else 't'}he attached {noun}"


def opens(before: str) -> bool:
    """Whether a sentence begins behind these words."""
    return not before or before.endswith((": ", ". ", "} "))


def at_least(found: re.Match[str]) -> str:
    """ "at least 1 {Gem} on it": tokens that it has."""
    most = found["most"] is not None
    return f"{count_of(found['n'])} or {'less' if most else 'more'} {found['token']} tokens"


REACH: Final = r"\b(?P<what>RNG|RUN|FLY|TEL):? ?"
BEHIND_ICON: Final = r"(?: ?\+? ?(?P<a>\d+)\b(?! ?\+?\{D))?"

PRINTED_LABELS: Final[tuple[Habit, ...]] = (
    habit(rf"{REACH}(?:\{{(?:D(?P<d>\d)|(?P<e>\d)D)\}}{BEHIND_ICON}|(?P<b>\d+) ?\+? ?\{{(?:D(?P<f>\d)|(?P<g>\d)D)\}})", with_icon),
    habit(r"\b(?P<what>RNG|RUN|FLY|TEL|D-?RNG):? ?(?P<d>\d) ?D ?\+ ?(?P<n>\d+)\b", span),
    habit(r"\b(?P<what>RNG) (?P<n>\d+) ?\+ ?(?P<d>\d)D\b", span),
    habit(rf"(?<![A-Za-z\[])(?:{SHOUTED})(?![A-Za-z\]])(?![A-Z !,'-]*[.:] (?:Cost|Global|Offensive|Defensive|Response|Passive|Enemy|Attached))", lambda m: LARGE[m[0]]),
    habit(rf"(?<=.)(?<!\bbe )(?<!\bis )(?<!\bare )\b(?:[Tt]he )?(?:(?:Attached|[Ee]quipped)(?: (?P<noun>{HOST})\b)?)(?! (?:Has|to|card|Modification)\b)(?=[ ,.;']|$)", host),
    habit(rf"\b(?:at least|(?P<most>at most)) (?P<n>\d+|an?|one|two|three|four|five|six) \{{?(?P<token>{TOKEN})\}}?s?(?: tokens?)?(?: on (?:it|this (?:card|Character|Field|Modification)))?(?=[ ,.;]|$)", at_least),
)  # fmt: skip
