"""Wordings that say whose something is by "of your" or "your opponent's", and how many of it, in one breath.

Athernum's cards say how many first, then what it is and who controls it: "1 of your opponent's exhausted characters" is
"an exhausted character an opponent controls". These come first of all: what stands behind them counts on the house's order.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import article, in_words
from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import upper

KINDS: Final = (
    "main character|character|item|location|permanent|attachment|resource token|resource|token|[A-Z][a-z]+"
)
QUALITY: Final = r"(?:other|exhausted|face-up|face-down|attacking|defending|factionless|unexhausted|damaged|undamaged|non-\w+|\d+/\d+|character|item|location|[A-Z][\w-]*(?: and| or|,)?)"
QUALITIES: Final = rf"(?:{QUALITY} ){{0,4}}"
HOW_MANY: Final = (
    r"[Ee]xactly \w+|[Uu]p to \w+ target|[Uu]p to \w+|[Aa]ny number|[Oo]ne or more|\w+ or more|\w+ or fewer"
    r"|[Aa]nother target|[Aa]nother|[Tt]arget|[Ee]ach|[Ee]very|[Aa]ll|[Aa]ny|[Nn]one|[Oo]ne|[Aa]n?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|\d+"
)
OF_THEM: Final = r"your opponents?'s?|your opponents'|an opponent's|the opponent's|each opponent's|all opponents'|opponents'|opposing players?'s?|each of your opponents'"
OF_WHOM: Final = rf"your|their|{OF_THEM}|that player's|target opponent's|that opponent's|its controller's"
MARKED: Final = r"(?:Command|Victory) Tokens|[A-Z]\w+ (?:counters|markers|Phases)"  # these nobody controls
SINGLE: Final = frozenset(("one", "a", "an", "1"))
ONE_OF_THEM: Final = frozenset(
    ("each", "every", "target", "another", "another target", "any", "up to one", "up to 1", "exactly one", "exactly 1",
     "up to one target", "up to 1 target")
)  # fmt: skip
HOLDERS: Final = {
    "your": "you control", "their": "they control", "that player's": "they control", "that opponent's": "they control",
    "target opponent's": "target opponent controls", "its controller's": "its controller controls",
}  # fmt: skip


def held(whose: str, single: bool) -> str:
    """Who controls it: "your opponent's" is said of one thing, or of all that opponents have."""
    return HOLDERS.get(whose, "an opponent controls" if single else "your opponents control")


def some_of(found: re.Match[str]) -> str:
    """ "up to 2 of your opponent's exhausted characters" as "up to two exhausted characters your opponents control"."""
    many, whose, what, noun = found["many"], found["whose"], found["what"], found["noun"]
    capital, many = many[0].isupper(), many[0].lower() + many[1:]
    if many == "none":
        many = "no"
    one = many in SINGLE or many in ONE_OF_THEM
    named = noun if one else f"{noun}s"
    if many in SINGLE or many == "any":
        other = what.startswith("other ")
        many = "another" if other else article(what + named)
        what = what.removeprefix("other ") if other else what
    elif many == "another" and what.startswith("other "):
        what = what.removeprefix("other ")
    elif many == "any number":
        many = "any number of"
    elif many == "every":
        many = "each"
    many = re.sub(r"\d+", _in_words, many)
    said = f"{many} {what}{named} {held(whose, one and many != 'each')}"
    return upper(said) if capital else said


def _in_words(found: re.Match[str]) -> str:
    return in_words(int(found[0]))


def of_the(found: re.Match[str]) -> str:
    """ "1 of the cards in your hand", "one of the characters you control": one such."""
    many, what, noun = found["many"], found["what"], found["noun"]
    capital, many = many[0].isupper(), many[0].lower() + many[1:]
    one = many in SINGLE or many in ONE_OF_THEM
    named = noun if one else f"{noun}s"
    if many in SINGLE or many == "any":
        many = article(what + named)
    elif many == "any number":
        many = "any number of"
    said = f"{many} {what}{named}"
    return upper(said) if capital else said


def all_of(found: re.Match[str]) -> str:
    """ "your Elf and Beast characters", "your opponent's exhausted characters": all of them."""
    said = f"{found['what']}{found['noun']}s {held(found['whose'].lower(), False)}"
    if found["whose"][0].isupper():
        return upper(said)
    return said


def whose_void(found: re.Match[str]) -> str:
    """ "When a card is moved to your void": a card that you own, for it goes to its owner's (7.2.2a)."""
    owner = "you own" if found["whose"] == "your" else "your opponents own"
    what = found["what"]
    if re.search(r"\b(?:owns?)\b", what):
        return found[0]
    return f"{found['when']} {what} {owner} {found['verb']} {found['from'] or ''}{found['to']} the void"


def all_but(found: re.Match[str]) -> str:
    """ "Each player discards all but one of their characters": each chooses what is kept."""
    many, things = found["many"], found["things"]
    kept = f"a {things[:-1]}" if many in SINGLE else f"{many} {things}"
    rest = "" if found["who"] == "player" else " your opponents control"
    return f"Each {found['who']} chooses {kept} they control. Discard all other {things}{rest}"


POSSESSION: Final[tuple[Habit, ...]] = (
    habit(r"\bEach (?P<who>player|opponent) discards all but (?P<many>one|a|1|two|three|\d+) of their (?P<things>characters|permanents|attachments|locations)\b", all_but),
    habit(r"[’‘]", "'"), habit(r"(?<=\w)\s+(?=of\b)", " "),
    habit(r"\b([Oo]ne|1|[Ee]ach|[Aa]ny|[Tt]wo|2) of your opponents\b(?!')", lambda m: {"o": "an opponent", "1": "an opponent", "e": "each opponent", "a": "an opponent"}.get(m[1][0].lower(), m[0]) if m[1].islower() or m[1].isdigit() else upper({"o": "an opponent", "e": "each opponent", "a": "an opponent"}.get(m[1][0].lower(), m[0]))),
    habit(r"\b(?P<when>[Ww]hen(?:ever)?|[Ii]f) (?P<what>(?:an?|another|one or more)\b[^,.]*?) (?P<verb>is|are|would be) (?:moved|put|placed) (?P<from>from the game board )?(?P<to>to|into) (?P<whose>your opponents?'s?|an opponent's|your opponents'|your) void\b", lambda m: re.sub(r"(is|are|would be) (from the game board )?(?:to|into) the void$", r"\1 moved \2to the void", whose_void(m))),
    habit(r"\b(would be|is|are) placed (?:into|in|onto|on) (?=(?:your|an opponent's|a|your opponent's|its owner's|their|the) (?:discard pile|void|hand|deck))", r"\1 put into "), habit(r"\bwould go (?:to|into) (?=(?:your|an opponent's|a|your opponent's|its owner's|their|the) (?:discard pile|hand|deck)\b)", "would be put into "),
    habit(r"\b([Aa])t each of (your|an opponent's|your opponent's) (Morning|Day|Combat|Evening) Phases\b", r"\1t \2 \3 Phase"),
    habit(rf"\b[Nn]one of (?P<whose>{OF_WHOM}) (?P<what>{QUALITIES})(?P<noun>character|item|location|permanent|attachment|token|[A-Z][a-z]+)s (?:can|may)\b", lambda m: f"{upper(m['what'] + m['noun'])}s {held(m['whose'], False)} cannot"),
    habit(rf"\b(?P<many>{HOW_MANY}) of (?P<whose>{OF_WHOM}) (?!{MARKED})(?P<what>{QUALITIES})(?P<noun>{KINDS})s\b(?!')", some_of),
    habit(rf"\b(?P<many>{HOW_MANY}) of the (?P<what>{QUALITIES})(?P<noun>{KINDS}|card|character card|item card|location card)s\b(?= (?:you|they|an opponent|your opponents|in|from|with|among|attached|linked)\b)", of_the),
    habit(rf"\b(?P<whose>[Yy]our opponents?'s?|[Yy]our opponents'|[Tt]arget opponent's|[Tt]hat player's|[Ii]ts controller's) (?!{MARKED})(?P<what>{QUALITIES})(?P<noun>character|item|location|permanent|attachment|resource token|token|[A-Z][a-z]+)s\b(?! (?:Phase|Token|Deck|Field)|')", all_of),
    habit(rf"\b(?P<whose>[Yy]our) (?P<what>(?:{QUALITY} ){{1,4}})(?P<noun>character|item|location|permanent|attachment|resource token|token)s\b(?!')", all_of),
    habit(r"\b(for each|[Tt]he number of|[Tt]he total (?:OFV|DFV|cost) of|[Tt]he highest (?:OFV|DFV|cost) of|[Hh]ow many) (?:of )?your (?P<what>(?:other |exhausted |face-up |face-down |[A-Z]\w+ )*)(?P<noun>(?:resource token|character|item|location|permanent|attachment|token|[A-Z][a-z]+?)s?)\b(?! (?:Phase|Token|Deck)|')", lambda m: f"{m[1]} {m['what']}{m['noun']} you control"),
)  # fmt: skip
