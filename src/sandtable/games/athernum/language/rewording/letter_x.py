"""Wordings with a letter for a number: "{X}: Deal X damage", "gets +X OFV, where X is its cost".

Athernum's cards say "pay any amount" and "that many" (R168), and measure by "for each point of" (R167).
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import upper

UNTIL: Final = (
    r"until end of turn|until your next turn|this turn|until end of phase|until the end of your next turn"
)
WHOSE: Final = r"this card|this character|this permanent|this|that character|that card|that permanent|the linked target|your main character|its controller's main character|their main character"

USES: Final[tuple[tuple[str, str], ...]] = (
    (r"\b([Dd]eals?) X damage\b", r"\1 that much damage"),
    (r"\b([Hh]eals?) (?:up to )?X damage(?: counters)?(?= from)", r"\1 that many damage counters"),
    (r"\b([Dd]raws?|[Dd]iscards?|[Cc]reates?|[Pp]laces?|[Pp]uts?|[Rr]emoves?|[Rr]eturns?|[Ee]xhausts?|[Mm]oves?|[Gg]ains?|[Ll]oses?) X (?!or\b|target)", r"\1 that many "),
    (r"\bthe top X cards\b", "the top that many cards"),
    (r"\bwith (?:an? )?(?:acquisition )?(cost|OFV|DFV) (?:of )?X or (?:less|lower|fewer)\b", r"with \1 no higher than that number"),
    (r"\bwith (?:an? )?(?:acquisition )?(cost|OFV|DFV) (?:of )?(?:exactly )?X\b(?! or)", r"with \1 equal to that number"),
)  # fmt: skip


def number_of_x(effect: str) -> str:
    """An effect whose one X is the number that was paid; "" if it says X not just once, or otherwise."""
    raised = re.subn(r"([+-])X/([+-])X\b", r"\g<1>X OFV and \g<2>X DFV", effect)[0]
    both = re.search(rf"[+-]X (?:OFV|DFV)(?: and [+-]X (?:OFV|DFV))?(?P<time> (?:{UNTIL}))?(?=[.,])", raised)
    if both is not None:
        ones = both[0].replace("X", "1")
        time = both["time"] or ""
        said = f"{ones.removesuffix(time)} for each point of that number{time}"
        effect = raised[: both.start()] + said + raised[both.end() :]
        return "" if re.search(r"\bX\b", effect) else effect
    if len(re.findall(r"\bX\b", effect)) != 1:
        return ""
    for pattern, house in USES:
        if re.search(pattern, effect):
            return re.sub(pattern, house, effect)
    return ""


def paid(found: re.Match[str]) -> str:
    """ "*Burn* {1}{X}, Exhaust this: Deal X damage to target character.": any amount is paid last (R168)."""
    parts = [part.strip() for part in found["cost"].split(",")]
    icons = "".join([part for part in parts if part.startswith(("{", "["))])
    others = [part for part in parts if not part.startswith(("{", "["))]
    effect, limit = found["effect"], ""
    most = re.search(r" (?:X|The value of X|The amount) (?:cannot|can't|may not) (?:be (?:greater|higher|more) than|exceed) ([^.]*)\.", effect)  # fmt: skip
    if most is not None:
        limit = f" no higher than {most[1]}"
        effect = effect[: most.start()] + effect[most.end() :]
    said = number_of_x(effect)
    if icons.count("{X}") != 1 or not said or re.search(r"\{[A-Z]\}|\bX\b", f"{others} {limit}"):
        return found[0]
    icons = icons.replace("{X}", "")
    cost = ", ".join([*([icons] if icons else []), *others, f"pay any amount{limit}"])
    return f"{found['head']} {upper(cost)}: {said}"


def offered(found: re.Match[str]) -> str:
    """ "You may pay {X}. If you do, draw X cards."."""
    said = number_of_x(found["effect"])
    return f"{found['before']} pay any amount. If {found['who']} do, {said}" if said else found[0]


def measured(found: re.Match[str]) -> str:
    """ "gets +X OFV until end of turn, where X is that character's OFV": so much for each point of it."""
    value = re.sub(
        rf"^({WHOSE})'s (OFV|DFV|cost)$", r"the \2 of \1", found["value"].removeprefix("equal to ")
    )
    value = re.sub(r"\bthe (OFV|DFV|cost) of this (?:card|character|permanent)\b", r"the \1 of this", value)
    value = value.replace("acquisition cost", "cost")
    if not re.match(r"(?:its|the) (?:OFV|DFV|cost)\b|the (?:total|highest) |that number$|twice ", value):
        return found[0]
    ones = re.sub(r"([+-])X/([+-])X", r"\g<1>X OFV and \g<2>X DFV", found["change"]).replace("X", "1")
    return f"{found['get']} {ones} for each point of {value}{found['time'] or ''}"


CHANGE: Final = r"(?:[+-]X/[+-]X|[+-]X (?:OFV|DFV)(?: and [+-]X (?:OFV|DFV))?)"

LETTER_X: Final[tuple[Habit, ...]] = (
    habit(r"\{x\}", "{X}"), habit(r"\{X\}(?=\{\d\})((?:\{\d\})+)", r"\1{X}"),
    habit(r"^(?P<head>(?:Equip(?: -|:)? ?)?(?:\*[^*]*\*)|Command|Support|Objective) (?P<cost>[^:.\"]*\{X\}[^:.\"]*): (?P<effect>[^\"]*)$", paid),
    habit(r"(?P<before>\b(?P<who>[Yy]ou|[Tt]hey|[Tt]hat player) may) pay \{X\}\. If (?:you|they|that player) do(?:es)?, (?P<effect>[^.\"]*\.)", offered),
    habit(r"(?P<before>\b(?P<who>[Yy]ou|[Tt]hey) may) pay any (?:amount|number) of resources\b", r"\g<before> pay any amount"), habit(r"(\*[^*]*\* |, |Command |Support )[Pp]ay any (?:amount|number) of resources\b", r"\1pay any amount"),
    habit(r"\b(with (?:cost|OFV|DFV) (?:no higher than|equal to) (?:that number|the (?:number|OFV|DFV|cost) of [^.,]*?)) ((?:from|in) (?:your|their|a|that) (?:discard pile|hand|deck)|you control|an opponent controls|your opponents control)\b", r"\2 \1"),
    habit(rf"\b(?P<get>gets?|gains?|has|have) (?P<change>{CHANGE})(?P<time> (?:{UNTIL}))?,? where X is (?P<value>[^.,]*)(?=\.)", measured),
    habit(rf"\b(?P<get>gets?) (?P<change>[+-]X (?:OFV|DFV)|OFV|a bonus to its OFV)(?P<time> (?:{UNTIL}))? equal to (?P<value>[^.,]*)(?=\.)", lambda m: measured(m) if "X" in m["change"] else m[0]),
    habit(rf"\b(?P<get>gets?) (?P<change>\+ ?(?:OFV|DFV)) equal to (?P<value>[^.,]*?)(?P<time> (?:{UNTIL}))?(?=\.)", lambda m: f"{m['get']} +1 {m['change'].lstrip('+ ')} for each point of {m['value']}{m['time'] or ''}" if re.match(r"(?:its|the) (?:OFV|DFV|cost)\b", m["value"]) else m[0]),
)  # fmt: skip
