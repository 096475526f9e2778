"""Counters by a name of one's own: "three charge counters", "a +1/+1 counter", "hour counters".

Athernum's cards write the name of a counter with a capital (R124). What a counter does stands in a reminder (10.5.2),
in which it has the same name.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import NUMBERS, ORDINALS
from sandtable.cards.habits import Habit, habit

# words in front of "counter" that are no name of it
NO_NAMES: Final = frozenset(
    (
        "damage", "exhaustion", "victory", "command", "a", "an", "the", "all", "no", "any", "each", "every", "that", "those",
        "these", "this", "more", "fewer", "less", "many", "much", "such", "its", "their", "your", "his", "of", "some", "other",
        "another", "same", "different", "additional", "further", "extra", "first", "last", "only", "or", "and", "both",
        "neutralize", "custom", "single", "new", "remaining", "most", "fewest", "named", "kind", "or", "with", "without",
        "per", "than", "which", "neither", "random", "chosen", "own", "either", "similar", "existing", "placed", "particular", "certain", "specific", "matching",
        "opposing", "corresponding", "various", "equal", "several", "enough", "twice", "half", "target", "players", "to", "on",
        *NUMBERS, *ORDINALS,
    )
)  # fmt: skip


def named(found: re.Match[str]) -> str:
    """ "a charge counter" as "a Charge counter"."""
    word = found["name"]
    if word.lower() in NO_NAMES:
        return found[0]
    return f"{found['before']}{word[0].upper()}{word[1:]} {found['counter']}"


def of_its_bearer(found: re.Match[str]) -> str:
    """ "(This card gets +1 OFV for each Favor counter on it.)": so does any bearer of it, as counters do (10.5.1)."""
    name = found["name"]
    if re.search(r"\bcounters? on (?!this\b|it\b)", found.string[: found.start()]):
        return found[0]  # it is put on others, too, who get nothing by it
    kind = found["kind"] if found["kind"] in ("character", "location") else "permanent"
    return f"(A {kind} with {'an' if name[0] in 'AEIOU' else 'a'} {name} counter {found['what']} for each {name} counter on it.)"


COUNTERS: Final[tuple[Habit, ...]] = (
    habit(r"(?P<before>)[\"'](?P<name>[A-Za-z]+)[\"'] (?P<counter>[Cc]ounters?|[Mm]arkers?)\b", lambda m: f"{m['name'][0].upper()}{m['name'][1:]} {m['counter'].lower()}"),
    habit(r"(?P<before>(?<![\w-]))(?P<name>[a-z]+) (?P<counter>(?:counter|marker)s?)\b", named),
    habit(r"\(This (?P<kind>card|character|permanent|location) (?P<what>(?:gets|loses) [^.()]*?) for each (?P<name>[A-Z]\w*) counter on (?:it|this card|this character|them)\.?\)$", of_its_bearer),
    habit(r"\b(?P<name>[A-Z][a-z]+) (?P<counter>Counters?|Markers?)\b", lambda m: f"{m['name']} {m['counter'].lower()}"),
)  # fmt: skip
