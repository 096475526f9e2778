"""What designers pack into one sentence: a condition before what is had, an offer behind a semicolon, what an Attack has.

The house says one thing after the other. Each wording here is taken apart so, and means what it meant; what only looks
alike is left alone.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.relative_clauses import KEYWORDS, several
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    COUNT,
    PASSIVE,
    TOKEN,
    count_of,
    lower,
    upper,
)

KINDS: Final = "Character|Champion|Field|Modification|Tactic"
ATTACKS: Final = r"(?:Melee |Ranged )?Attacks"
SOMEBODY: Final = r"an? (?:friendly |enemy )?(?:[A-Z][\w-]+ )?(?!Field|Modification)[A-Z][\w-]+(?: you control| an opponent controls| controlled by an opponent)?"
# what a Character has and a Field has not
OWN_GIFT: Final = rf"[+-]\d (?:STR|DEF|HP|Move|VP)|Cover(?: vs (?:Melee|Ranged)(?: Attacks)?)?|DR \d(?: vs \w+)?|(?:{KEYWORDS})"
HEAD: Final = (
    r"^((?:Attached Has )?(?:(?:Global|Offensive|Defensive) (?:Enemy )?(?:Action|Interrupt)|Response|When Revealed): ?"
    r"(?:\{[A-Za-z]+\})* ?(?:When [^,.]*, )?)"
)
SHOVED: Final = r"cannot be (?:moved by (?:a )?(?:PUSH (?:or|and) PULL|PULL (?:or|and) PUSH|PUSH/PULL)(?: [Dd]amage)?|[Pp]ushed (?:or|and) [Pp]ulled|PUSHed (?:or|and) PULLed)"
END: Final = "until the end of the Phase"


# ---- what is had


def attacks_while(found: re.Match[str]) -> str:
    """ "If this Character has not [Move]d this Phase, its Ranged Attacks gain Boost+1": what they have stands first."""
    said = found["if"]
    idle = re.fullmatch(
        r"has not (\[Move\]d|\[Move\]ed|[Mm]oved|attacked) (?:this|in this|during this) Phase", said
    )
    did = re.fullmatch(
        r"(?:has )?(\[Move\]d|\[Move\]ed|[Mm]oved|attacked) (?:this|in this|during this) Phase", said
    )
    if idle is not None or did is not None:
        verb = (idle or did or found)[1]
        said = f"is {'not ' if idle else ''}{'attacked' if verb == 'attacked' else 'moved'} this Phase"
    elif not said.startswith(("is ", "has ")):
        return found[0]
    verb = "ignore" if found["verb"] == "ignore" else "have"
    return (
        f"{found[1]}{upper(found['who'])}'s {found['attacks']} {verb} {found['gift']} while it {lower(said)}."
    )


def attacks_there(found: re.Match[str]) -> str:
    """ "While a Character you control occupies this Field, its Ranged Attacks have +2 RNG": those of all who stand there."""
    return (
        f"{found[1]}{found['attacks']} of {several(found['who'])} on {found['field']} have {found['gift']}."
    )


def had_there(found: re.Match[str]) -> str:
    """ "While a Character you control occupies this Field, it has +1 DEF": all who stand there, as a Field has none."""
    return f"{found[1]}{upper(several(found['who']))} on {found['field']} have {found['gift']}."


def stays(found: re.Match[str]) -> str:
    """ "Until the end of the Phase, X has Cover and cannot be moved by PUSH or PULL": how long stands behind each."""
    gifts = f"gains {found['gifts']} {END} and " if found["gifts"] else ""
    return f"{found[1]}{upper(found['who'])} {gifts}cannot be pushed {END} and cannot be pulled {END}."


# ---- offers


def or_else(found: re.Match[str]) -> str:
    """ "You may X; if you do, Y, otherwise Z": three sentences."""
    return f". If {found['did']}, {found['then']}. Otherwise, {found['else']}."


# ---- tokens


def many_tokens(found: re.Match[str]) -> str:
    """ "{Mana}{Mana}", "2 {Mana}", "any number of {Mana}": tokens."""
    many, icons = found["many"], found["icons"].count("{")
    if many not in ("any number of", "all"):
        many = str(icons * (count_of(many) if many else 1))
    return f"{many} {found['token']} tokens"


def handed_on(found: re.Match[str]) -> str:
    """ "Move any number of {Mana} from one Character you control to another": another of the same kind."""
    whose = found["whose"] or ""
    return (
        f"{found[1]}ove {many_tokens(found)} from a {found['noun']}{whose} to another {found['noun']}{whose}"
    )


# ---- Attacks


def paid_for(found: re.Match[str]) -> str:
    """ "Melee Attack (…). You may spend a {Gem} to add 3 to STR": paid before it, had for it (R218)."""
    return (
        f"{found['before']}You may pay {found['icons']}. If you do, this Character gains +{found['n']} STR for the Attack "
        f"of this ability. {found['line']}."
    )


PACKED_SENTENCES: Final[tuple[Habit, ...]] = (
    # ---- what is had
    habit(r"^((?:Attached Has )?(?:Passive|While Revealed): While (?:this|the attached) \w+ (?:is|has) [^,.]*?) ((?:it|this \w+) (?:has|gains|gets|cannot) )", r"\1, \2"),
    habit(rf"{PASSIVE}(?:If|While|As long as) (?P<who>this Character|the attached Character) (?P<if>(?:has|is|\[Move\]d|[Mm]oved|attacked)\b[^,.]*), (?:its|this Character's) (?P<attacks>{ATTACKS}) (?P<verb>have|gain|get|ignore) (?P<gift>[^.,]*)\.", attacks_while),
    habit(rf"{PASSIVE}(?:If|While|As long as) (?P<who>{SOMEBODY}) (?:occupies|is on)(?: a square of)? (?P<field>this Field), (?:its|that Character's) (?P<attacks>{ATTACKS}) (?:have|gain|get) (?P<gift>[^.,]*)\.", attacks_there),
    habit(rf"{PASSIVE}(?:If|While|As long as) (?P<who>{SOMEBODY}) (?:occupies|is on)(?: a square of)? (?P<field>this Field), (?:it|that Character) (?:has|gains|gets) (?P<gift>(?:{OWN_GIFT})(?: and (?:{OWN_GIFT}))*)\.", had_there),
    habit(rf"{HEAD}[Uu]ntil the end of the Phase, (?P<who>[^,.]*?) (?:(?:has|gains) (?P<gifts>[^.,]*?) and )?{SHOVED}\.", stays),
    habit(rf"{HEAD}(?P<who>(?:[Aa]|[Tt]arget|[Tt]his|[Aa]nother)\b[^,.]*?) (?:gains (?P<gifts>[^.,]*?) and )?{SHOVED} {END}\.", stays),
    # ---- of one kind or another
    habit(rf"\b(an?) ({KINDS}) or an? ({KINDS})(?=[,.;]| you control[,.;])", r"\1 \2 or \3"),
    habit(r"\b(Fields?\b[^,.;]*?) with (?:a|any|at least one|one) square(?:s)? (?=(?:within|in) RNG)", r"\1 "),
    # ---- offers
    habit(r"; if (?P<did>(?:you do|he does|they do)(?: not)?), (?P<then>[^.;]*?)[,;] otherwise,? (?P<else>[^.;]*)\.", or_else),
    habit(r"(?:;|,? and) if (?P<did>(?:you do|he does|they do)(?: not)?), (?=[^.;]*\.)", r". If \g<did>, "),
    habit(r"\b(unless [^.]*? (?:pays|spends)) (?:an|one) (?:additional|extra|further) (?=\{)", r"\1 "),
    # ---- tokens
    habit(rf"\b([Mm])ove (?:(?P<many>any number of|all|{COUNT}) )?(?P<icons>\{{(?P<token>{TOKEN})\}}(?:\{{(?P=token)\}})*)(?: [Tt]okens?)? from (?:one|an?) (?P<noun>{KINDS})(?P<whose> you control)? to another(?: (?P=noun))?(?(whose)(?: you control)?)(?=[.,;])", handed_on),
    habit(rf"\b([Mm])ove (?:(?P<many>any number of|all|{COUNT}) )?(?P<icons>\{{(?P<token>{TOKEN})\}}(?:\{{(?P=token)\}})*)(?: [Tt]okens?)? from (?=this |an? |it\b|that |target |another )", lambda m: f"{m[1]}ove {many_tokens(m)} from "),
    # ---- moves
    habit(r"\b([Ww])hen (an? [^,.]*?|this Character|the attached Character) is ((?:in|on|adjacent to|engaged by) [^,.]*?) at the end of (?:its|an?|the|that) \[Move\],", r"\1hen \2 ends a [Move] \3,"),
    habit(r"(, |[:}] |\. )(?:[Ee]nd|[Ss]top) (that Character|it)(?:'s|s) \[Move\](?: immediately| at once| there)?(?=\.)", lambda m: f"{m[1]}{m[2] if m[1] == ', ' else upper(m[2])} cannot [Move] for this Move"),
    habit(r"(, |[:}] |\. )(?:[Tt](hat Character)'s|[Ii](t)s) \[Move\] (?:ends|is over|stops)(?: immediately| at once| there)?(?=\.)", lambda m: f"{m[1]}{('t' if m[1] == ', ' else 'T') + m[2] if m[2] else ('i' if m[1] == ', ' else 'I') + m[3]} cannot [Move] for this Move"),
    # ---- Attacks
    habit(rf"\b((?:Melee|Ranged) Attack) with ((?:{KEYWORDS}))[.,] (RNG [^()]*?, (?:HP|PUSH|PULL))\.", r"\1. \3, \2."), habit(rf"\b((?:Melee|Ranged) Attack) with ((?:{KEYWORDS})) \(([^()]*)\)", r"\1 (\3, \2)"), habit(rf"\b((?:Melee|Ranged) Attack \([^()]*)\) with ((?:{KEYWORDS}))\.", r"\1, \2)."),
    habit(r"\b(this Character becomes the) (?:new )?target(?: of (?:that|the|this) Attack)?(?: instead)?\. (?:The|This|That) Attack ignores RNG and LOS(?: for (?:this Character|it))?\.", r"\1 target of this Attack."), habit(r"(is targeted by an? [^,.]*Attack, this Character becomes the) (?:new )?target(?: instead)?\.", r"\1 target of this Attack."),
    habit(r"(?P<before>^(?:[^.:]*: )(?:\{[A-Za-z]+\})* ?)(?P<line>(?:Melee|Ranged) Attack \([^()]*\))\. You may (?:spend|pay) (?:an? )?(?P<icons>(?:\{(?:[RPGBYS]|CP|Mana|Soul|Gem)\})+) to (?:add \+?|give (?:it|this Attack) \+|gain \+)(?P<n>\d)(?: to(?: its| the)?(?: Total)?)? STR\.", paid_for),
)  # fmt: skip
