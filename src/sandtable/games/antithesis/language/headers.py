"""What stands before a text, and Attack lines, as a designer prints them who has only the rulebook.

The rulebook prints a name, a header, what an ability costs in icons or in words, and an Attack part by part. All of
it is put into the house's form: no name, icons, and the parts of an Attack in brackets, in their order.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.phrasings import COLOUR, COLOURS, COUNT, TOKEN, count_of, lower

HEADS: Final = r"(?:Attached Has )?(?:(?:Enemy )?(?:Global|Offensive|Defensive) (?:Enemy )?(?:Action|Interrupt)|Response|Passive|When Revealed|While Revealed)"
MOST: Final = 9  # icons of one kind that are written out
CARDS: Final = "card|Character|Champion|Field|Directive|Modification"

# ---- costs

DIE: Final = rf"\[?(?:{COLOURS})\]?(?: [Dd](?:ie|ice))?"
TOKENS: Final = rf"(?:{TOKEN})s?(?: [Tt]okens?)?"
ITEM: Final = rf"(?:(?:{COUNT}) )?(?:{DIE}|Command(?: Points?)?|CPs?|{TOKENS}(?: from this (?:{CARDS}))?)|(?:\{{[A-Za-z]+\}})+|[Ee]xhaust(?:ed)?(?: this (?:{CARDS}))?"
ITEMS: Final = rf"(?:{ITEM})(?:(?:,? and |, | \+ | |(?<=[\]}}])(?=[\[{{]))(?:{ITEM}))*"
_ITEM: Final = re.compile(rf"(?:({COUNT}) )?(?:\[?({COLOURS})\]?(?: [Dd](?:ie|ice))?|(Command(?: Points?)?|CPs?)|({TOKEN})s?(?: [Tt]okens?)?(?: from this (?:{CARDS}))?)|((?:\{{[A-Za-z]+\}})+)|([Ee]xhaust(?:ed)?)(?: this ({CARDS}))?")
PAID: Final = "discard|remove|return|put|kill|exhaust"  # what else is done as a cost


def icons_of(text: str) -> str:
    """Costs in words as icons: "1 Command, 2 Souls"."""
    out = ""
    for count, colour, command, token, icons, exhaust, _ in _ITEM.findall(text):
        number = count_of(count) if count else 1
        if number > MOST:
            return ""
        icon = "{CP}" if command else f"{{{COLOUR[colour.lower()]}}}" if colour else f"{{{token}}}" if token else ""
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
SPAN: Final = r"RNG (?:\d+\+D\d+|D\d+\+\d+|\d+)|D-RNG \d+"
ADDED: Final = rf"\[?(?:{COLOURS})\]?(?: [Dd]ie)?|(?:\{{[A-Z]\}})+"
STRENGTH: Final = rf"STR \d+(?:(?: ?\+ ?|, (?=\{{)| (?=\{{))(?:{ADDED})(?:(?<=[\]}}])(?:{ADDED}))*)*"
HIT: Final = "HP|PUSH|PULL|Push|Pull"
DAMAGE: Final = rf"(?:vs\.? |to )?(?:{HIT})(?:(?: and |, |/)(?:{HIT}))*(?: [Dd]amage)?"
MORE: Final = r"Soul Harvesting|Precise Strike|Precise Shot|Marksman|[Ii]gnores (?:Cover|DEF)|Boost ?\+ ?\d|Boost ?[xX] ?2"
PART: Final = re.compile(rf"({AREA})|({SPAN})|((?:requires )?LOS)|({STRENGTH})|({DAMAGE})|({MORE})")
BETWEEN: Final = re.compile(r"[,;.]? (?:and )?")
LINE: Final = rf"\b(Melee|Ranged)( AOE)? Attack(?: Ability)?(?:[,:.]| -|)(?: \(|\(| )(?=(?:AOE|Direct|3x3|RNG|D-RNG|STR|LOS)\b)(.*)$"


def attack_line(found: re.Match[str]) -> str:
    """An Attack with its parts in any order and notation; what is no part ends it, and must begin a sentence.

    An area that begins at the attacker is not asked for LOS (R58, R59): what prints LOS there is left alone.
    """
    kind, rest = found[1], found[3]
    area, number, more = "", "", ""
    straight = diagonal = -1
    sight = False
    dice: list[str] = []
    hits: list[str] = []
    at = end = 0
    while part := PART.match(rest, at):
        shape, span, los, strength, damage, another = part.groups()
        if shape:
            area = next(one for one in ("Direct Line", "Direct Cone", "3x3") if one in shape)
        elif span:
            numbers = [int(one) for one in re.findall(r"\d+", span)]
            if span.startswith("D-"):
                diagonal = numbers[0]
            elif len(numbers) == 2:
                diagonal, straight = numbers if " D" in span else reversed(numbers)
            else:
                straight = numbers[0]
        elif los:
            sight = True
        elif strength:
            number = re.findall(r"\d+", strength)[0]
            dice += [f"{{{COLOUR[one.lower()]}}}" for one in re.findall(rf"\b(?:{COLOURS})\b", strength)]
            dice += re.findall(r"\{[A-Z]\}", strength)
        elif damage:
            hits += [one.upper() for one in re.findall(HIT, damage)]
        else:
            more += f", {another.replace('I', 'i', 1) if another[1] == 'g' else another.replace(' +', '+').replace('+ ', '+')}"
        end = part.end()
        between = BETWEEN.match(rest, end)
        if between is None:
            break
        at = between.end()
    behind = rest[end:].removeprefix(")").removeprefix(".").lstrip()
    closed = rest[end : end + 1] in ("", ".", ")") or behind.startswith(("Ability Traits:", "Limit "))
    if not closed or (area.startswith("Direct") and sight) or (found[2] and not area):
        return found[0]
    parts = [f"AOE {area}"] if area else []
    if straight >= 0 or diagonal >= 0:
        parts.append(f"RNG {max(straight, 0)}" + (f"+D{diagonal}" if diagonal > 0 else ""))
    parts += [f"STR {number}"] if number else []
    parts += ["".join(dice)] if dice else []
    order = sorted(dict.fromkeys(hits), key=("HP", "PUSH", "PULL").index)
    said = ", ".join([*parts, *order]) + more
    return f"{kind} Attack ({said})." + (f" {behind}" if behind else "")


# ---- ranges


def turned(found: re.Match[str]) -> str:
    """ "RNG D1+2": the straight number first, as everywhere else."""
    return f"RNG {found[2]}" + (f"+D{found[1]}" if found[1] != "0" else "")


HEADERS: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"),
    habit(rf"^[A-Z][^:.{{}}]*? - (?={HEADS}\b)", ""),  # what an ability is called is no rule
    habit(r"^(Attached Has )?Enemy (Action|Interrupt) (Global|Offensive|Defensive):", r"\1\3 Enemy \2:"),
    habit(r"^(Attached Has )?(Action|Interrupt) (Global|Offensive|Defensive):", r"\1\3 \2:"),
    habit(rf"^({HEADS}: )(?:[Pp]ay |[Ss]pend |Cost:? )?({ITEMS})(?::| -|;) (?=[A-Z\[a-z])", paid),
    habit(rf"^({HEADS}: )(?:[Pp]ay |[Ss]pend |Cost:? )?({ITEMS})(?:,? and |, )((?i:{PAID}) [^:.]*): ", paid_and),
    habit(rf"^({HEADS}: )((?i:{PAID}) [^:.]*?)(?:,? and |, )({ITEMS}): ", done_first),
    habit(rf"^({HEADS}: )(?:[Pp]ay |[Ss]pend |Cost:? )?({ITEMS}),? (?=[A-Z\[])", paid),
    habit(r"\bRNG D(\d+)\+(\d+)\b", turned), habit(r"\bRNG (\d+)\+D0\b", r"RNG \1"),
    habit(r"\bRNG (\d+)(?:, | and | \+ )D-RNG (\d+)\b(?![^.]*\bSTR\b)", lambda m: f"RNG {m[1]}" + (f"+D{m[2]}" if m[2] != "0" else "")),
    habit(LINE, attack_line),
)  # fmt: skip
