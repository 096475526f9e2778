"""What stands before a text, and Attack lines, as a designer prints them who has only the rulebook.

The rulebook prints a name, a header, what an ability costs in icons or in words, and an Attack part by part. All of
it is put into the house's form: no name, icons, and the parts of an Attack in brackets, in their order.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from itertools import pairwise
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    COLOUR,
    COLOURS,
    COUNT,
    TOKEN,
    count_of,
    lower,
)

PAYING: Final = r"(?:Attached Has )?(?:(?:Global|Offensive|Defensive) (?:Enemy )?(?:Action|Interrupt)|Response)"  # what is triggered
MOST: Final = 9  # icons of one kind that are written out
CARDS: Final = "card|Character|Champion|Field|Directive|Modification"

# ---- costs

DIE: Final = rf"\[?(?:{COLOURS})\]?(?: [Dd](?:ie|ice))?"
TOKENS: Final = rf"(?:{TOKEN})s?(?: [Tt]okens?)?"
ICON: Final = rf"(?:(?:{COUNT}) )?(?:{DIE}|Command(?: Points?)?|CPs?|{TOKENS}(?: from this (?:{CARDS}))?)|\{{[A-Za-z]+\}}|[Ee]xhaust this (?:{CARDS})"
BETWEEN_ITEMS: Final = r"(?:,? and |, | \+ | |(?<=[\]}])(?=[\[{]))"
ITEMS: Final = rf"(?:{ICON})(?:{BETWEEN_ITEMS}(?:{ICON}))*"  # before a capital letter
LISTED: Final = rf"(?:{ICON}|Exhaust)(?:{BETWEEN_ITEMS}(?:{ICON}|[Ee]xhaust))*"  # before a colon, where Exhaust may stand alone
_ITEM: Final = re.compile(
    rf"(?:({COUNT}) )?(?:\[?({COLOURS})\]?(?: [Dd](?:ie|ice))?|(Command(?: Points?)?|CPs?)|({TOKEN})s?(?: [Tt]okens?)?(?: from this (?:{CARDS}))?)|((?:\{{[A-Za-z]+\}})+)|([Ee]xhaust)(?: this ({CARDS}))?"
)
PAID: Final = "discard|remove|return|put|kill|exhaust"  # what else is done as a cost


def icons_of(text: str) -> str:
    """Costs in words as icons: "1 Command, 2 Souls"."""
    out = ""
    for count, colour, command, token, icons, exhaust, _ in _ITEM.findall(text):
        number = count_of(count) if count else 1
        if number > MOST:
            return ""
        icon = (
            "{CP}"
            if command
            else f"{{{COLOUR[colour.lower()]}}}"
            if colour
            else f"{{{token}}}"
            if token
            else ""
        )
        out += icons or ("{Exhaust}" if exhaust else icon * number)
    return out


def of_another(head: str, costs: str) -> bool:
    """Whether an ability that is given to a card would exhaust the card that gives it: an icon means the first."""
    return head.startswith("Attached Has") and "this Modification" in costs


def paid(found: re.Match[str]) -> str:
    """ "Global Action: 1 Command, 1 Mana" before what it pays for: icons."""
    head, costs = found[1], found[2]
    icons = icons_of(costs)
    return f"{head}{icons} " if icons and not of_another(head, costs) else found[0]


def paid_and(found: re.Match[str]) -> str:
    """The same with something that is done besides: "Exhaust this card and discard a card from your Hand:"."""
    head, costs, done = found[1], found[2], lower(found[3])
    icons = icons_of(costs)
    return f"{head}{icons}, {done}: " if icons and not of_another(head, costs) else found[0]


def done_first(found: re.Match[str]) -> str:
    """ "Discard a card from your Hand, 1 Mana:": icons come first."""
    icons = icons_of(found[3])
    return f"{found[1]}{icons}, {lower(found[2])}: " if icons else found[0]


# ---- the Attack line

AREA: Final = r"(?:AOE )?(?:Direct Line|Direct Cone|3x3)(?: Square)?(?: AOE)?"
SPAN: Final = r"RNG:? (?:\d+ ?\+ ?D\d+|D\d+ ?\+ ?\d+|\d+)|D-RNG:? \d+"
ADDED: Final = rf"(?:(?:1|an?|one) )?\[?(?:{COLOURS})\]?(?: [Dd]ie)?|\{{[A-Z]\}}(?: [Dd]ie)?"
PLUS: Final = r"(?: ?\+ ?|[,.] \+?(?:[Dd](?:ie|ice):? )?(?=\{)| (?=\{))"
STRENGTH: Final = (
    rf"STR:? \d+(?: ?\(?{PLUS}(?:{ADDED})(?:(?<=[\]}}])(?:{ADDED}))*\)?)*|STR:? (?:\{{[A-Z]\}})+ ?\+ ?\d+"
)
HIT: Final = "HP|PUSH|PULL|Push|Pull"
DAMAGE: Final = (
    rf"(?:vs\.? |to |(?:This Attack )?[Dd]eals |[Dd]amage(?: [Tt]ype)?(?:: | vs\.? | to | ))?(?:{HIT})(?:(?: and |, |/)(?:{HIT}))*(?: [Dd]amage)?"
    r"(?: instead of HP(?: [Dd]amage)?)?"
)
MORE: Final = r"Soul Harvesting|Precise Strike|Precise Shot|Marksman|[Ii]gnores (?:Cover|DEF)|Boost ?\+ ?\d|Boost ?[xX] ?2"
SHAPES: Final = ("Direct Line", "Direct Cone", "3x3")
IN_AREA, IN_RANGE, IN_SIGHT, IN_STRENGTH, IN_DAMAGE, IN_MORE = range(1, 7)  # groups of a part
PART: Final = re.compile(
    rf"({AREA})|({SPAN})|((?:[Rr]equires )?LOS(?: (?:is )?required)?)|({STRENGTH})|({DAMAGE})|({MORE})"
)
BETWEEN: Final = re.compile(r"\)?(?:[,;.]| [-|/])? (?:and )?(?:for )?\(?")
LINE: Final = r"(?:\b(?:This Character makes|[Mm]ake|[Pp]erform) an? )?\b(Melee|Ranged)( AOE)? Attack(?: Ability)?(?: with| at|[,:.;]| [-|]|)(?: \(|\(| )(?=(?:AOE|Direct|3x3|RNG|D-RNG|STR|LOS)\b)(.*)$"


def parts_of(rest: str) -> tuple[list[re.Match[str]], int]:
    """The parts of an Attack line as far as a sentence ends with them, and where that is."""
    found: list[re.Match[str]] = []
    kept, end, at = 0, 0, 0
    while part := PART.match(rest, at):
        found.append(part)
        behind = rest[part.end() :]
        if behind[:1] in ("", ".", ")") or behind.lstrip(" .)").startswith(("Ability Traits:", "Limit ")):
            kept, end = len(found), part.end()
        between = BETWEEN.match(rest, part.end())
        if between is None:
            break
        at = between.end()
    return found[:kept], end


def attack_line(found: re.Match[str]) -> str:
    """An Attack with its parts in any order and notation, put in order.

    An area that begins at the attacker is not asked for LOS: what prints it there says nothing more (R58, R59).
    """
    kind, rest = found[1], found[3]
    parts, end = parts_of(rest)
    said: dict[int, list[str]] = {}
    for part in parts:
        said.setdefault(part.lastindex or 0, []).append(part[0])
    area = next((one for one in SHAPES if one in "".join(said.get(IN_AREA, []))), "")
    if not parts or (found[2] and not area):
        return found[0]
    if len(said.get(IN_STRENGTH, [])) > 1:
        return own_strengths(found, parts, end)
    strength = " ".join(said.get(IN_STRENGTH, []))
    if "+" in strength and not re.search(rf"\b(?:{COLOURS})\b|\{{[A-Z]\}}", strength):
        return found[0]
    dice = [f"{{{COLOUR[one.lower()]}}}" for one in re.findall(rf"\b(?:{COLOURS})\b", strength)]
    dice += re.findall(r"\{[A-Z]\}", strength)
    hits = {
        one.upper() for one in re.findall(HIT, " ".join(said.get(IN_DAMAGE, [])).partition(" instead of")[0])
    }
    line = [f"AOE {area}"] if area else []
    line += [span_of(said[IN_RANGE])] if IN_RANGE in said else []
    line += [f"STR {one}" for one in re.findall(r"\d+", strength)[:1]]
    line += ["".join(dice)] if dice else []
    line += [one for one in ("HP", "PUSH", "PULL") if one in hits] or ["HP"]  # the default (ATK.2)
    line += [
        one.replace("Ignores", "ignores").replace(" +", "+").replace("+ ", "+")
        for one in said.get(IN_MORE, [])
    ]
    behind = rest[end:].removeprefix(")").removeprefix(".").lstrip()
    return f"{kind} Attack ({', '.join(line)})." + (f" {behind}" if behind else "")


def own_strengths(found: re.Match[str], parts: list[re.Match[str]], end: int) -> str:
    """ "STR 2 vs HP and STR 1 vs PUSH": each kind of damage has its own; not with dice, which have no place there."""
    line: list[str] = []
    span = [part[0] for part in parts if part.lastindex == IN_RANGE]
    area = next((one for one in SHAPES if any(one in part[0] for part in parts)), "")
    for strength, damage in pairwise(parts):
        if strength.lastindex == IN_STRENGTH and damage.lastindex == IN_DAMAGE:
            hits = re.findall(HIT, damage[0])
            line += [f"{hits[0].upper()} {strength[0]}"] if len(hits) == 1 and "+" not in strength[0] else []
    rest = [part for part in parts if part.lastindex in (IN_STRENGTH, IN_MORE)]
    if len(line) != len(rest) or not span:
        return found[0]
    shape = [f"AOE {area}"] if area else []
    behind = found[3][end:].removeprefix(")").removeprefix(".").lstrip()
    said = ", ".join([*shape, span_of(span), *sorted(line)])
    return f"{found[1]} Attack ({said})." + (f" {behind}" if behind else "")


def span_of(said: list[str]) -> str:
    """RNG and D-RNG, in one or apart, and in either order."""
    straight = diagonal = 0
    for one in said:
        numbers = [int(number) for number in re.findall(r"\d+", one)]
        if one.startswith("D-"):
            diagonal = numbers[0]
        elif len(numbers) == 1:
            straight = numbers[0]
        else:
            diagonal, straight = numbers if " D" in one else numbers[::-1]
    return f"RNG {straight}" + (f"+D{diagonal}" if diagonal else "")


# ---- ranges


def reached(found: re.Match[str]) -> str:
    """ "RNG 4 / D-RNG 2": both numbers in one."""
    return f"RNG {found[1]}" + (f"+D{found[2]}" if found[2] != "0" else "")


def turned(found: re.Match[str]) -> str:
    """ "RNG D1+2": the straight number first, as everywhere else."""
    return f"RNG {found[2]}" + (f"+D{found[1]}" if found[1] != "0" else "")


PRINTED_HEADERS: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"),
    habit(r"^(Attached Has )?Enemy (Action|Interrupt) (Global|Offensive|Defensive):", r"\1\3 Enemy \2:"),
    habit(r"^(Attached Has )?(Action|Interrupt) (Global|Offensive|Defensive):", r"\1\3 \2:"),
    habit(rf"^({PAYING}: )(?:[Rr]emove|[Dd]iscard) ({COUNT}) (Mana|Soul)s?(?: [Tt]okens?)? from (?:this (?:{CARDS})|it)(?=[:,])", r"\1\2 \3"),
    habit(rf"^({PAYING}: )(?:[Pp]ay |[Ss]pend |Cost:? )?({LISTED})(?::| -) (?=\S)", paid),
    habit(rf"^({PAYING}: )(?:[Pp]ay |[Ss]pend |Cost:? )?({LISTED})(?:,? and |, )((?i:{PAID}) [^:.]*): ", paid_and),
    habit(rf"^({PAYING}: )((?i:{PAID}) [^:.]*?)(?:,? and |, )({LISTED}): ", done_first),
    habit(rf"^({PAYING}: )(?:[Pp]ay |[Ss]pend |Cost:? )?({ITEMS}),? (?=[A-Z\[])", paid),
    habit(r"\bRNG:? (\d+)(?: ?[/,&+] ?| and | ?\(| )D-?RNG:? ?(\d+)\)?", reached), habit(r"\bRNG:? (\d+)(?: ?[/,] ?| ?\(| )D(\d+)\)?", reached), habit(r"\bD-?RNG:? ?(\d+)(?: ?[/,&+] ?| and | )RNG:? (\d+)", lambda m: f"RNG {m[2]}+D{m[1]}"),
    habit(r"\bRNG D(\d+)\+(\d+)\b", turned), habit(r"\bRNG (\d+)\+D0\b", r"RNG \1"),
    habit(r"\bRNG (\d+)(?:, | and | \+ )D-RNG (\d+)\b(?![^.]*\bSTR\b)", lambda m: f"RNG {m[1]}" + (f"+D{m[2]}" if m[2] != "0" else "")),
    habit(r"\b(Direct Line|Direct Cone|3x3)(?: Square)? (?:AOE )?(Melee|Ranged) Attack(?=[,:.]| with)", r"\2 AOE Attack: AOE \1"), habit(r"(AOE Attack: AOE (?:Direct Line|Direct Cone|3x3))[,:.] ", r"\1, "),
    habit(r"\bAOE (Melee|Ranged) Attack\b", r"\1 AOE Attack"), habit(r"\b((?:Melee|Ranged) AOE Attack) - ", r"\1, "),
    habit(LINE, attack_line),
)  # fmt: skip
