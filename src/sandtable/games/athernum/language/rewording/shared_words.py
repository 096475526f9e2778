"""Sentences that say something once for two things: "heal 1 damage from this and from your main character".

Athernum's cards say the verb again where it is done to another thing besides, and begin a sentence of its own
where something else holds.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import plural
from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import lower, upper

PLACED: Final = r"(?:an?|one|two|three|four|five|\d+|all|that many|up to \w+|any number of) (?:[A-Z]\w+ |damage |exhaustion )?(?:counters?|Tokens?|damage)"
THING: Final = (
    r"(?:this|it|target|another target|each|all|your|the linked|that|an?|another|up to)\b[^.,:;\"]*?"
)
HOLDS: Final = r"(?:get|gain|lose|have|cannot|can't|may not|cost|enter|do not|don't|must)s?"
SEVERAL: Final = r"(?:Other |Exhausted |Face-up |Face-down |Attacking |Defending |Damaged )?(?:[A-Z][\w-]+ ){0,2}(?:Characters|Items|Locations|Permanents|Attachments|Tokens|Players|[A-Z]\w+s|characters|items|locations|permanents|attachments|tokens|players)"


def again(found: re.Match[str]) -> str:
    """ "deal 1 damage to A and to B" as "deal 1 damage to A and deal 1 damage to B"."""
    said = f"{found['verb']} {found['what']} {found['prep']}"
    return f"{said} {found['first']} and {lower(said)} {found['second']}"


def both_hold(found: re.Match[str]) -> str:
    """ "A cannot attack, and B lose all abilities": each holds, in a sentence of its own, unless a time or a condition at the end
    is said of both (R151).
    """
    if re.search(
        r"\b(?:until|this turn|each turn|during|as long as|while|if|unless|on|in)\b", found["second"]
    ):
        return found[0]
    return f"{found['head']}{found['first']}. {upper(found['second'])}."


NOUNS: Final = "character|item|location|permanent|attachment|token|card"


def many_were(found: re.Match[str]) -> str:
    """ "If a character was discarded this turn, …. If three or more were, …": three or more characters."""
    spoken = re.search(
        rf"\b(?:an?|another|one or more) (?P<what>(?:[A-Z]\w+ )*(?:{NOUNS}|[A-Z]\w+)s?)(?P<whose>(?: (?:you control|an opponent controls|your opponents control))?) (?:was|were|attacked|entered|left|defended)\b(?P<how>[^,.]*)",
        found.string[: found.start()],
    )
    if spoken is None or "this turn" not in spoken["how"] or "this way" in found[0]:
        return found[0]
    if spoken[0].startswith("another"):
        return found[0]  # of others, and not of this one besides
    what = spoken["what"] if spoken["what"].endswith("s") else plural(spoken["what"])
    verb = found["verb"] or re.sub(r"^ ?", "", re.split(r"\b(?:this|that) turn\b", spoken["how"])[0]).strip()
    did = f"were {verb}" if found["were"] == "were" else found["were"]
    return f"{found['if']} {found['many']} {what}{spoken['whose']} {did} this turn"


COUNT: Final = r"(?:an?|another|one or more|\w+ or more|two|three|four|five|six)"


def countless(asked: str) -> str:
    """A condition without how many it counts: "three or more characters were discarded" as "character were discarded"."""
    plain = re.sub(rf"\b{COUNT} (?=\w)", "", asked, count=1)
    plain = re.sub(r"\b(was|were)\b", "was", plain)
    return re.sub(rf"\b((?:{NOUNS}|[A-Z][a-z]+))s\b", r"\1", plain)


TIME: Final = r" (?:until [^.,]*|this turn)$"


def as_long(less: str, more: str) -> str:
    """What is so instead is so for the same time: "get +1 OFV until end of turn. …, they get +2 OFV instead"."""
    time = re.search(TIME, less)
    return more if time is None or re.search(TIME, more) else f"{more}{time[0]}"


def more_than_that(found: re.Match[str]) -> str:
    """ "If A, X. If B, Y instead." where B is more than A: if B, Y; otherwise, if A, X."""
    asked, less, further, more = found["if"], found["less"], found["further"], found["more"]
    if re.search(r"\btarget\b|\b(?:it|them|that \w+)\b", f"{less} {more}"):
        return found[0]
    if countless(asked) != countless(further):
        if re.search(r"\bturn\b", f"{asked} {further}") or " or " in f" {asked} {further} ":
            return found[0]
        further = f"{asked} and if {further}"
    made = re.fullmatch(r"create an? ([^,.]*?)token([^,.]*)", less)
    many = re.fullmatch(r"create (two|three|four|\d)(?: of them| such tokens| tokens)?", more)
    drawn = re.fullmatch(r"(draw|discard) (?:a card|\w+ cards)", less)
    if made and many:
        more = f"create {many[1]} {made[1]}tokens{made[2]}"
    elif drawn and re.fullmatch(rf"{drawn[1]} (two|three|four|\d)", more):
        more = f"{more} cards"
    if re.search(r"\b(?:gets?|gains?|loses?|has|have|cannot)\b", more):
        more = as_long(less, more)
    opening = "if" if found["head"].endswith(", ") else "If"
    return f"{found['head']}{opening} {further}, {more}. Otherwise, if {asked}, {less}."


def they_instead(found: re.Match[str]) -> str:
    """ "Characters you control get +1 OFV. If A, they get +2 OFV instead.": the one or the other, and as long."""
    who, less, more = lower(found["who"]), found["less"], as_long(found["less"], found["more"])
    return f"{found['head']}If {found['if']}, {who} {more}. Otherwise, {who} {less}."


WAS: Final = r"(?:an?|another|no|\w+ or more|two|three|four|five|one or more) (?:[A-Z]\w+ )*(?:characters?|permanents?|locations?|attachments?|tokens?|[A-Z][a-z]+)(?: (?:you control|an opponent controls|your opponents control))? (?:was|were) discarded"


SHARED_WORDS: Final[tuple[Habit, ...]] = (
    habit(rf"\b(?P<verb>[Dd]eals?|[Hh]eals?|[Pp]laces?|[Pp]uts?|[Rr]emoves?) (?P<what>{PLACED}) (?P<prep>to|from|on) (?P<first>{THING}) and (?P=prep) (?P<second>{THING})(?=[.,:]|$| until )", again),
    habit(rf"(?P<head>^(?:Equip(?: -|:) )?|\. )(?P<first>{SEVERAL}(?: (?!{HOLDS}\b)[^.,:\"]*?)? {HOLDS} [^.,:\"]*?),? and (?P<second>{SEVERAL}(?: (?!{HOLDS}\b)[^.,:\"]*?)? {HOLDS} [^.,:\"]*?)\.(?=$| [A-Z(])", both_hold),
    habit(r"(?P<if>\b[Ii]f) (?P<many>\w+ or (?:more|fewer)) (?P<were>were|attacked|entered|left) ?(?P<verb>discarded|exhausted|attacked|dealt damage|the game board)?(?: from the game board)?(?: this turn| this way)?(?=,)", many_were),
    habit(r"\b(?P<get>gets?|has|have) (?P<one>[+-]\d+ (?:OFV|DFV) for each (?!point)[^.,+]*?) and (?P<two>[+-]\d+ (?:OFV|DFV) for each\b)", lambda m: f"{m['get'].replace('has', 'gets').replace('have', 'get')} {m['one']} and {m['get'].replace('has', 'gets').replace('have', 'get')} {m['two']}"),
    # ---- "they" and "it" of a sentence before, of which one of two holds
    habit(r"(?P<head>^|[.:*] )(?P<who>(?:(?:Other|Exhausted|Attacking|Defending) )?(?:[A-Z]\w+ )*(?:[Cc]haracters|[Pp]ermanents|[A-Z][a-z]+s) (?:you control|your opponents control)) (?P<less>(?:get|gain|lose|cannot)\b[^.,\"]*?)\. If (?P<if>[^,.\"]+), they (?P<more>(?:get|gain|lose|cannot)\b[^.\"]*?) instead\.", they_instead),
    habit(rf"\b(?P<was>{WAS}) from the game board(?= this turn)", r"\g<was>"),
    habit(r"(?P<head>^(?:(?:Equip|Objective)(?: -|:) )?(?:(?:When(?:ever)?|At) [^.,\"]*, )?|[:*.] )[Ii]f (?P<if>(?!you do|they do)(?![^,.]*\bwould\b)[^,.\"]+), (?P<less>[^.\"]+)\. If (?P<further>(?!you do|they do)(?![^,.]*\bwould\b)[^,.\"]+), (?:instead,? (?P<i>))?(?P<more>[^.\"]*?)(?(i)|,? instead)\.", more_than_that),
)  # fmt: skip
