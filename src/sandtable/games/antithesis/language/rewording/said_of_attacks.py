"""What is said behind an Attack line, or of Attacks: against whom alone, what becomes of the killed, whose they are.

A line says so in its own words; what a sentence behind it says of the same Attack belongs there.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.sentence_shapes import PASSIVE, upper

LINE: Final = r"(?P<line>\b(?:Melee|Ranged) Attack \([^()]*\))\. "
THIS: Final = r"(?:This Attack|The Attack|It)"
WHOM: Final = r"(?P<whom>(?:an? |any )?[A-Za-z][^.,;:{}]*?)"
# what is so, and what is not
OTHERS: Final = {
    "engaged": "unengaged", "unengaged": "engaged", "exhausted": "recovered", "recovered": "exhausted",
    "damaged": "undamaged", "undamaged": "damaged",
}  # fmt: skip
FIGURES: Final = {"Character": "Characters", "Champion": "Champions"}
STATE: Final = "|".join(OTHERS)


def plural(whom: str) -> str:
    """ "an Engaged Character in row D": all of them, with a state in small letters."""
    said = re.sub(r"^(?:an?|any) ", "", whom)
    said = re.sub(rf"(?i:\b({STATE})\b)", lambda m: m[1].lower(), said)
    return re.sub(r"\b(Character|Champion)\b", lambda m: FIGURES[m[1]], said, count=1)


def against(found: re.Match[str]) -> str:
    """ "This Attack can only target X": against X."""
    return f"{found['line']} against {plural(found['whom'])}."


def not_against(found: re.Match[str]) -> str:
    """ "This Attack cannot target an Engaged Character": against all that are not so, if that can be said."""
    said = plural(found["whom"])
    one = re.fullmatch(
        rf"(?:(?P<state>{STATE}) (?P<noun>Characters|Champions)|(?P<champions>Champions)"
        r"|(?P<who>Characters) (?P<with>with|without) (?P<kw>(?!trait)[A-Z][\w-]*(?: [A-Z][\w-]*)*)"
        r"|(?P<of>Characters) (?P<where>(?:in row|on a|on this|adjacent to|engaged by) .*)"
        r"|(?P<trait>[A-Z][\w-]+) Characters)",
        said,
    )
    if one is None:
        return found[0]
    if one["state"]:
        made = f"{OTHERS[one['state']]} {one['noun']}"
        made = made if one["noun"] == "Characters" else ""  # other Characters are targets as well
    elif one["champions"]:
        made = "non-Champion Characters"
    elif one["kw"]:
        made = f"Characters {'without' if one['with'] == 'with' else 'with'} {one['kw']}"
    elif one["where"]:
        made = f"Characters not {one['where']}"
    else:
        made = f"non-{one['trait']} Characters"
    return f"{found['line']} against {made}." if made else found[0]


def removes(found: re.Match[str]) -> str:
    """ "Characters killed by this Attack are removed from the game": the line says so."""
    return f"{found['line'][:-1]}, removes the killed from the game)."


def abilities_cost(found: re.Match[str]) -> str:
    """ "Opponents must pay an additional {CP} to trigger Thaumaturgy Abilities of X": these cost {CP} more."""
    whose = found["whose"]
    if not re.search(r"\benemy\b|an opponent|your opponent", whose):
        whose = f"enemy {whose}"
    trait = f" with trait {found['trait']}" if found["trait"] else ""
    return f"{found[1]}{upper(KINDS.get(found['kind'], found['kind']))}{trait} of {whose} cost {found['icons']} more."


KINDS: Final = {"Abilities": "abilities"}
TRAIT: Final = r"[A-Z][a-z]+(?: [A-Z][a-z]+)?"
KIND: Final = r"Abilities|abilities|Actions|Interrupts|Responses"

SAID_OF_ATTACKS: Final[tuple[Habit, ...]] = (
    # ---- against whom, and what becomes of the killed
    habit(rf"{LINE}{THIS} (?:can(?:not|'t| not)|may not) target {WHOM}\.", not_against),
    habit(rf"{LINE}{THIS} (?:can only target|may only target|only targets|targets only|can target only) {WHOM}\.", against),
    habit(rf"{LINE}(?:Only {WHOM} can be (?:targeted|chosen|the target)(?: by (?:this Attack|it))?)\.", against),
    habit(rf"{LINE}(?:(?:Characters|Any Characters?|Each Character|A Character) (?:that (?:is|are) )?killed by (?:this Attack|it) (?:are|is) removed from the game(?: instead(?: of (?:being )?discard(?:ed|ing (?:it|them)))?)?|If this Attack kills (?:a Character|the target), remove (?:it|that Character|the target) from the game(?: instead(?: of discarding it)?)?)\.", removes),
    # ---- whose Attacks they are, and what these have
    habit(r"\b((?:Melee |Ranged |AOE )?Attacks) (?:made|performed|declared) by (?=(?:enemy |friendly |your )?[A-Z][^.]*\b(?:Boost|STR|RNG))", r"\1 of "),
    habit(r"\b(?:is|are) under (?:the )?(Boost ?(?:\+ ?\d|[xX] ?2))(?: effect)?", r"have \1"),
    # ---- what it costs to trigger something
    habit(rf"{PASSIVE}(?:Opponents|An opponent|Your opponent|Opposing players) (?:must|has to|have to) (?:pay|spend) (?:an? )?(?:(?:additional|extra|further) )?(?P<icons>(?:\{{[A-Za-z]+\}})+) to trigger (?:(?P<trait>{TRAIT}) )?(?P<kind>{KIND}) of (?P<whose>[^.;:]*)\.", abilities_cost),
    habit(rf"{PASSIVE}(?:(?P<trait>{TRAIT}) )(?P<kind>{KIND}) of (?P<whose>enemy [^.;:]*?) cost (?:an? )?(?:additional |extra )?(?P<icons>(?:\{{[A-Za-z]+\}})+)(?: more)?(?: to trigger)?\.", abilities_cost),
)  # fmt: skip
