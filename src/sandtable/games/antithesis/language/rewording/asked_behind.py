"""What is asked behind what it is for: "unless it has trait X", "… must occupy a square of this Field.", "+2 STR if …".

The house asks first. What is asked stands for one sentence alone, so that nothing behind it happens in any case.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import article, plural
from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    COUNT,
    ORDERS,
    count_of,
    lower,
    upper,
)

HEAD: Final = r"(?:Attached Has )?(?:(?:Global|Offensive|Defensive) (?:Enemy )?(?:Action|Interrupt)|Response|When Revealed|\d):"
COST: Final = r"(?: (?:\{[A-Za-z]+\})+)?(?:, [^:.]*:)? "
TAIL: Final = r"(?P<tail>(?: Limit \d per Phase\.)?(?: Ability Traits: .*)?)$"
WHO: Final = r"[Ii]t|[Tt]hat (?:Character|Champion)|[Tt]his (?:Character|Field|card)|[Tt]he target|[Tt]he attached (?:Character|Field)"
STANDS: Final = r"on|in|adjacent to|engaged by|engaging"
OPPOSITE: Final = {
    "exhausted": "recovered", "recovered": "exhausted", "damaged": "undamaged", "undamaged": "damaged",
    "engaged": "unengaged", "unengaged": "engaged",
}  # fmt: skip
ANOTHER: Final = (
    r"the (?:attacker|target)|target|another|an? [^.,]*?(?:Character|Champion|Field|Modification)"
)
ANOTHER_DEED: Final = (
    rf" and (?:(?:you |your |an? |the |this |that |target |another |each |all )|(?:{ORDERS})\b)"
)
WITH_X: Final = re.compile(
    r"[A-Z]\w+ (?:Walker|Ward)|(?:Immunity|Vulnerability) \w+|(?:Mana|Destructible)-\d"
)


def inverse(said: str) -> str:
    """What is so if a condition is not; nothing where nobody can say."""
    trait = re.fullmatch(
        rf"(?P<who>{WHO}) (?:has (?:the )?traits? |is (?:an? )?)(?P<word>[A-Z][\w-]*(?: [A-Z][\w-]*)?)", said
    )
    if trait is not None and trait["word"].lower() not in OPPOSITE:
        if trait["word"] in w.KEYWORDS:
            return f"{trait['who']} does not have {trait['word']}"
        return f"{trait['who']} is not {article(trait['word'])} {trait['word']}"
    state = re.fullmatch(rf"(?P<who>{WHO}) is (?P<state>{'|'.join(OPPOSITE)})", said, re.IGNORECASE)
    if state is not None:
        return f"{state['who']} is {OPPOSITE[state['state'].lower()]}"
    has = re.fullmatch(rf"(?P<who>{WHO}) has (?P<kw>[A-Z][\w -]*)", said)
    if has is not None and (has["kw"] in w.KEYWORDS or WITH_X.fullmatch(has["kw"])):
        return f"{has['who']} does not have {has['kw']}"
    there = re.fullmatch(rf"(?P<who>{WHO}) is (?P<where>(?:{STANDS}) .*)", said)
    if there is not None:
        return f"{there['who']} is not {there['where']}"
    control = re.fullmatch(
        r"(?P<who>you control|your opponent controls) an? (?P<adj>(?:[a-z]+ |[A-Z][\w-]* )*?)(?P<noun>[A-Z][\w-]*)(?P<rest>(?: .*)?)",
        said,
    )
    if control is not None:
        return f"{control['who']} no {control['adj']}{plural(control['noun'])}{control['rest']}"
    many = re.fullmatch(rf"you control (?P<n>{COUNT}) or more (?P<rest>.*)", said)
    if many is not None and count_of(many["n"]) > 1:
        return f"you control {count_of(many['n']) - 1} or less {many['rest']}"
    role = re.fullmatch(r"you are the (Offensive|Defensive) Player", said)
    if role is not None:
        return f"you are the {'Defensive' if role[1] == 'Offensive' else 'Offensive'} Player"
    return ""


def unless(found: re.Match[str]) -> str:
    """ "it takes 1 damage unless it has trait Soulless": asked first whether it has it not."""
    said = inverse(found["if"])
    if not said:
        return found[0]
    begin, did = found["begin"], lower(found["did"])
    inside = begin.endswith(", ")
    if re.search(ANOTHER_DEED, did):
        return found[0]  # nobody can tell whether it is asked for both
    if re.match(r"it |that ", said):
        aimed = re.match(
            r"(?P<whom>target [^.,]*?) (?P<rest>(?:takes|Heals|gains|loses|recovers|\[Move\]s|becomes|cannot) .*)$",
            did,
        )
        mine = re.match(r"(?P<whom>[Tt]his Character|[Tt]he attached Character) ", did)
        if aimed is not None and not inside:
            return f"{begin}Choose {aimed['whom']}. If {said}, it {aimed['rest']}."
        if mine is not None:
            said = re.sub(r"^(?:it|that \w+)", mine["whom"], said)
        elif not re.match(rf"(?:it|that|{ORDERS})\b", did) or re.search(rf"\b(?:{ANOTHER})\b", did):
            return found[0]  # nobody can tell who is meant
    return f"{begin}{'if' if inside else 'If'} {lower(said)}, {did}."


def required(found: re.Match[str]) -> str:
    """ "A Character you control must occupy a square of this Field.": asked before the one sentence there is."""
    who, how, where = found["who"], found["how"], found["where"]
    at = "on" if how.startswith(("occup", "stand")) else how.removeprefix("be ").strip()
    where = re.sub(r"^(?:a )?squares? (?:of|in) (?=this|the|an? )", "", where)
    if how.startswith("occup") and re.match(r"[Rr]ows? ", where):
        at = "in"
    if re.match(WHO, who):
        asked = f"{lower(who)} is {at} {where}"
    else:
        noun = re.sub(r" you control$| (?:controlled by you|of yours)$", "", who)
        his = re.sub(r" (?:controlled by an opponent|(?:an|your) opponent controls)$", "", who)
        his = re.sub(r"^An enemy (?=[A-Z])", "A ", his)
        if noun != who:
            asked = f"you control {lower(noun)} {at} {where}"
        elif his != who:
            asked = f"your opponent controls {lower(his)} {at} {where}"
        else:
            several = re.sub(r"^An? (.*?\b[A-Z]\w+)(?=$| [a-z])", lambda m: plural(m[1]), who)
            asked = f"there are 1 or more {several} {at} {where}"
    return f"{found['head']}If {asked}, {lower(found['did'])}{found['tail']}"


def only_if(found: re.Match[str]) -> str:
    """ "Use only if you control a Goal.": asked before the one sentence there is."""
    return f"{found['head']}If {lower(found['if'])}, {lower(found['did'])}{found['tail']}"


def sized(found: re.Match[str]) -> str:
    """ "… exchange squares if both are size Medium": who changes places with this Character is of that size."""
    whom = re.sub(r"\b(Character|Champion)\b", rf"{found['size']} \1", found["whom"], count=1)
    return f"{found['who']} and {whom} exchange squares."


ONLY: Final = r"(?:Use|Trigger|Play|Usable|Use this(?: ability)?|Trigger this(?: ability)?|This(?: ability)? (?:can|may) only be (?:used|triggered)|Only(?: use(?: this)?| usable)?) (?:only )?(?:if|while|when)"
REQUIRES: Final = r"(?P<who>An? [^.,:]*?|This (?:Character|Field)|The attached Character) must (?P<how>occupy|occupies|be on|be in|be adjacent to|stand on) (?P<where>[^.:]*)"

ASKED_BEHIND: Final[tuple[Habit, ...]] = (
    habit(r"(?P<if>\b[Ii]f [^.;:]*?)[;,] (?:or |and )?otherwise,? (?=[a-z\[{])", r"\g<if>. Otherwise, "),
    habit(rf"^(?P<head>{HEAD}{COST})(?P<did>[^.]*\.) {REQUIRES}\.{TAIL}", required),
    habit(rf"^(?P<head>{HEAD}{COST}){REQUIRES}\. (?P<did>[^.]*\.){TAIL}", required),
    habit(rf"^(?P<head>{HEAD}{COST})(?P<did>[^.]*\.) {ONLY} (?P<if>[^.:,]*)\.{TAIL}", only_if),
    habit(rf"^(?P<head>{HEAD}{COST}){ONLY} (?P<if>[^.:,]*)[.:] (?P<did>[^.]*\.){TAIL}", only_if),
    habit(r"(?P<begin>^|[.:}] |, |, then )(?P<did>(?:(?!\b(?:[Ww]hen|[Aa]fter|[Ii]f) )[^.,:;}])+?),? unless (?P<if>(?!(?:your opponent|an opponent|its controller|that [Pp]layer|he|they|killed|it is killed)\b)[^.,:;]*)\.", unless),
    habit(r"(?<=\)\. )(?P<gift>\+\d STR|Boost(?:\+\d|x2)) if (?=you|this|the target|there|your)", r"This Attack has \g<gift> if "),
    habit(r"(?P<who>[Tt]his Character) and (?P<whom>(?:another )?target [^.,]*?|another [^.,]*?) exchange (?:squares|places|positions) if (?:both|they both|they) are (?:of )?(?:[Ss]ize )?(?P<size>Medium|Large|Huge)\.", sized),
    habit(r"\bIf (?:both|they both|they) are (?:of )?(?:[Ss]ize )?(?P<size>Medium|Large|Huge), (?P<who>[Tt]his Character) and (?P<whom>(?:another )?target [^.,]*?|another [^.,]*?) exchange (?:squares|places|positions)\.", lambda m: upper(sized(m))),
)  # fmt: skip
