"""A sentence that begins with an if: what it asks reaches to its end, and no further (R280)."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit

_ENDS: Final = re.compile(r"\b[Cc]hooses? (?:\d|[Oo]ne|[Tt]wo|to|between|either)\b|\"●[^\"]*$")


def sentence_if(found: re.Match[str]) -> str:
    """ "Deal 2 DMG to it. If it Shatters, Draw 1": a sentence of its own; in a way to choose it hangs on its step."""
    asked, first = found[1], found[2]
    before, behind = found.string[: found.start()], found.string[found.end() :]
    of_all = " / " in before and " / " not in behind and not re.match(r"(?:it|its|that) ", asked)
    if re.search(_ENDS, before) and not of_all:  # of the last of several ways it is not, but of all
        return f", if {asked}* {first.upper()}"
    return f"; If {asked}* {first.upper()}"


_ALONE: Final = re.compile(
    r"^●(?:If|When|While|Your|All|Opposing|This|The|Each|AURA|HONEST|OUTLAST|ISOLATED|RESONATE)\b"
)


def instead(found: re.Match[str]) -> str:
    """ "Draw 1. If your Leader is Damaged, Draw 2 instead": one or the other."""
    head, one, asked, two = found.groups()
    if re.match(r"[Yy]ou can\b", one) or re.search(r"\b[Cc]hoose \d|\bwould\b", found[0]):
        return found[0]
    if re.search(r" & |, then | and ", one):
        return found[0]  # instead of which of them?
    two = f"{two[0].upper()}{two[1:]}"
    if head == "●":
        if _ALONE.match(found[0]):
            return found[0]
        head = "●* "
    return f"{head}If {asked}* {two}, otherwise {one}"


_AURA: Final = r"^(_?●AURA(?: ?\([^()]*\))? ?\*) "


def around(found: re.Match[str]) -> str:
    """ "AURA* This card Takes 1 less DMG": an Ability that this card and what surrounds it have."""
    said, close = (found[2][:-1], "_") if found[2].endswith("_") else (found[2], "")
    return f'{found[1]} Have "●{said[0].upper()}{said[1:]}"{close}'


SENTENCE_IFS: Final[tuple[Habit, ...]] = (
    habit(r"\b([Ii]f) (?:it|that (?:card|Unit|Event)) (?:is|was|gets) (?:Shattered|destroyed)(?: this way| by this| by it| that way)?(?=[,*] )(?<!would be Shattered)", r"\1 it Shatters"),
    habit(r"\b([Ii]f) (?:it|that (?:card|Unit|Event)) (?:survives|is still on the board|remains on the board|is not Shattered|isn't Shattered|does not Shatter|doesn't Shatter|stays on the board)(?: this way)?(?=[,*] )", r"\1 it is a card on the board"),
    habit(r"^●(?:If|When|While) ([^*,()]*?) (at the (?:start|end) of (?:your|your opponent's|each player's) (?:turn|Cycle Phase|Action Phase|Return Phase))((?: \([^()]*\))?)[*,] (?=[A-Za-z])", lambda m: f"●{m[2][0].upper()}{m[2][1:]} ({m[1]}{', ' + m[3][2:-1] if m[3] else ''})* "),
    habit(r"\b(have (?:no|\d+ or (?:more|less)|exactly \d+) cards?) in hand\b", r"\1 in your hand"),
    habit(r"^(●The Attached (?:Unit|Event|card) (?:Has|has) [^*;]*\bAttached to )it\b", r"\1the Attached card"),
    habit(r"(^●(?:[^*➤]*\* ?)?(?:[^*➤]*➤ )?|; )([A-Z][^;.*➤]*?)[.;] If ([^,*;.➤]*), ([A-Za-z][^;.*➤]*?) instead$", instead),
    habit(r"[.;,] Otherwise,? ([A-Za-z])(?=[a-z])", lambda m: f", otherwise {m[1].upper()}"),
    habit(r"(?<=[.;] )Add ((?:up to )?\d+) of (?:them|those cards|these) to your hand", r"Draw \1 of them"), habit(r"\b[Pp]ut the (?:rest|others|other cards) (?:back )?(?:on|to|at|in|under|onto) (?:the )?(bottom|top) of your Deck", r"Return the rest to the \1 of your Deck"),
    habit(r"(?:\.|;|(?<=\))\.) (?:Then,? )?[Ii]f (?!you do\b|you don't\b|not\b)([^,*;.➤]*)[,*] (?:then )?([A-Za-z])(?=[a-z])", sentence_if),
    habit(_AURA + r"(?:[Tt]his (?:card|Unit)|[Ii]t) (?:[Hh]as|[Hh]ave) (?=[+\"A-Z])", r"\1 Have "),
    habit(_AURA + r"●?((?:If|When) [^\"]*\*[^\"]*)$", around), habit(_AURA + r"●([^\"]*)$", around),
    habit(_AURA + r"([Tt]his (?:card|Unit) (?:can't|must|Takes?|[Dd]eals?|cost|Generates?)[^\";]*)$", around),
    habit(r"(?<=[*➤] )If ([^,*;.➤]*), (?:then )?([A-Za-z])(?=[^*\"]*(?:; |\. )[A-Z])", lambda m: f"If {m[1]}* {m[2].upper()}"),
)  # fmt: skip
