"""What kinds of things a card does, as deck builders look for them."""

from __future__ import annotations

from typing import Final

from sandtable.cards.programs import Program
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.verbs import BY_OP

KEYWORDS: Final = {i.OBJECTIVE: "Objective", i.COMMAND: "Command", i.SUPPORT: "Support", i.EQUIP: "Equip"}
KINDS: Final = {
    i.STATIC: "Static",
    i.TRIGGERED: "Triggered",
    i.ACTIVATED: "Activated",
    i.RULE: "Rule of the card",
}


def mechanics(keyword: str, abilities: tuple[Program, ...]) -> list[str]:
    """What to find a card by: its extra rule, the kinds of its abilities, and what they do."""
    found = [keyword]
    for program in abilities:
        code = program.code
        found.append(KEYWORDS.get(code[i.KEYWORD]) or KINDS.get(code[i.KIND], ""))
        for part in (i.COST, i.BODY):
            at = code[part]
            while at and code[at] != i.END:
                found.append(BY_OP[code[at]].does)
                at += i.ROW
    return sorted({word for word in found if word})
