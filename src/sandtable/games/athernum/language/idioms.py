"""Wordings that players of other card games bring along, and what Athernum's cards write for the same.

They come before the phrasings and habits of words: where one of these fits, the sentence gets the house's shape.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import NUMBERS
from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.phrasings import lower, none_of, upper

THINGS: Final = "character|item|location|permanent|attachment|token"
PHASE: Final = r"(?:Morning|Day|Combat|Evening|Night) Phase"
NOT: Final = r"cannot|do not|does not"
HELD: Final = r"you control|an opponent controls|your opponents control|they control"
NAMES: Final = {"victory token": "Victory Token", "command token": "Command Token", "extra deck": "Extra Deck"}


def fewer(count: str) -> str:
    """One less than a number in words or digits, as many as there may be at most."""
    number = NUMBERS.index(count) if count in NUMBERS else int(count)
    return NUMBERS[number - 1]


def denied(asked: str) -> str:
    """A condition turned round, "" if that cannot be said: "you control a Human" as "you control no Humans"."""
    if found := re.fullmatch(rf"({HELD}) ((?:an?|another|any) [^,.]*)", asked):
        holder = "your opponents control" if found[1] == "an opponent controls" else found[1]
        return f"{holder} no {none_of(found[2])}"
    if found := re.fullmatch(rf"(you control|they control) (\w+) or more ([^,.]*)", asked):
        if found[2] in NUMBERS[2:] or found[2].isdigit():
            return f"{found[1]} {fewer(found[2])} or fewer {found[3]}"
    if found := re.fullmatch(r"(you|they) have (\w+) or more cards in (?:your |their )?hand", asked):
        if found[2] in NUMBERS[2:] or found[2].isdigit():
            return f"{found[1]} have {fewer(found[2])} or fewer cards in hand"
    if found := re.fullmatch(r"([\w ]*?) (?:has|have) an? ((?:[A-Z]\w+ |damage |exhaustion )?counter|Victory Token)(?: on it)?", asked):
        return f"{found[1]} has no {found[2]}s"
    if found := re.fullmatch(r"(it is|this is|this character is|this card is) ((?:your|an opponent's) (?:turn|\w+ Phase)|the \w+ Phase|face-up|face-down|exhausted)", asked):
        return f"{found[1]} not {found[2]}"
    return ""


def unless(found: re.Match[str]) -> str:
    """ "This cannot attack unless you control a location": as long as it is not so."""
    asked = denied(re.sub(r"\b(has|have) (an? [^,.]*?) on it$", r"\1 \2", found[3]))
    return f"{found[1]}As long as {asked}, {lower(found[2])}." if asked else found[0]


def later(found: re.Match[str]) -> str:
    return f"{found[1]}At the next {found[3]}, {lower(found[2])}."


IDIOMS: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r"\b([Cc])an't\b", r"\1annot"), habit(r"\b([Cc])an not\b", r"\1annot"),
    # ---- names that the rulebook writes small
    habit(r"\b(morning|day|combat|evening|night) phase\b", lambda m: f"{m[1].capitalize()} Phase"),
    habit(r"\b(victory token|command token|extra deck)(s?)\b", lambda m: NAMES[m[1]] + m[2]),
    # ---- whom
    habit(rf"\b[Yy]our opponents?'s? ((?:(?:other|face-up|face-down|exhausted|attacking|defending) )*)((?:{THINGS})s)\b", r"\1\2 your opponents control"),
    habit(r"\b((?:has|have|had) (?:an?|no|\w+|\w+ or (?:more|fewer)|that many) (?:[\w]+ )?(?:counters?|Victory Tokens?)) on (?:it|them)\b", r"\1"),
    # ---- when
    habit(r"(\. )((?!If|When|At|Until|Whenever)[A-Z][^.,:\"]*?) at the (?:next |beginning of the next |following )?(\w+ Phase)\.", later),
    habit(r"(\. |^)(At (?:the|your)(?: next)? \w+ Phase), ((?!if )[^.,\"]*?) if (?!able|you do|they do)([^.,]*)\.", r"\1\2, if \4, \3."),
    habit(r"(^(?:Equip - )?|\. )([A-Z][^.,:]*? (?:cannot|can't|do not|does not|may not) (?:(?!unless)[^.,:])*?) unless ((?:you|an opponent|your opponents|they|it|this)\b[^.,]*)\.", unless),
    # ---- verbs
    habit(r"\b(cannot|may|would|could) search (?:their |your |players' |any |the )?(deck|discard pile|hand)s?\b", r"\1 search a \2"),
    habit(r"\b[Yy]our maximum (?:supply of Command Tokens|Command Token supply|Command Tokens?)\b", "your maximum of Command Tokens"),
    habit(r"\breturn (it|them|that \w+|those \w+) to the zones? (?:it|they) (?:originated|came) from under (?:its|their) owners?'s? control\b", r"put \1 back onto the game board"),
    habit(r"\b([Mm]oves? [^.,]*?(?:counters?|Tokens?)\b[^.,]*? from [^.,]*?) onto\b", r"\1 to"),
    habit(r"\b([Cc])hoose(s?) (?:a )?new targets? for ([^.,]*)", r"\1hange\2 the target of \3 to another legal target"),
    habit(rf"(^|\. )((?:[A-Z]\w+ )*?(?:[Cc]haracter|[Ii]tem|[Ll]ocation)s?)(?: cards?)? in your hand (?:may|can) be played\b", lambda m: f"{m[1]}You may play {m[2].lower()}"),
)  # fmt: skip
