"""Names of activated abilities without asterisks: "Grow Up {3}: …", "Rally - Exhaust another Soldier you control: …".

They come before every other wording, as those count on the asterisks. What stands before an icon or a dash is a
name, unless it is a keyword or holds a condition; of capitals alone the name ends before the word that the cost
begins with.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit

# words that begin a sentence, a cost or an ability, and no name
OPENING: Final = frozenset(
    (
        "Objective", "Command", "Support", "Equip", "When", "Whenever", "At", "If", "As", "While", "Until", "Choose",
        "After", "Between", "Activate", "Otherwise", "Then", "Pay", "Exhaust", "Discard", "Remove", "Return", "Turn",
        "Spend", "Reveal", "Move", "Place", "Put", "Heal", "Deal", "Lose",
    )
)  # fmt: skip
TITLE: Final = r"[A-Z][\w']*(?:-[A-Z]\w*)*(?: (?:[A-Z][\w']*(?:-\w+)*|of|the|and|to|a|an|in|for|from|with|your|their|by|on|up|out|at)){0,4}"
COST: Final = r"(?:Exhaust|Discard|Pay|Remove|Return|Turn|Spend|Reveal|Move|Place|Put)"


def starred(found: re.Match[str]) -> str:
    name = found["name"]
    if name.split()[0] in OPENING:
        return found[0]
    return f"{found['before']}*{name}* "


ABILITY_NAMES: Final[tuple[Habit, ...]] = (
    habit(rf"(?P<before>^(?:Equip )?|\")(?P<name>{TITLE})(?:[,:]| [-–—])? (?=(?:\{{\w+\}}|\[\w+\])[^:.\"]*:)", starred),
    habit(rf"(?P<before>^(?:Equip )?|\")(?P<name>{TITLE}) [-–—] (?={COST}\b[^:.\"]*:)", starred),
    habit(rf"(?P<before>^(?:Equip )?|\")(?P<name>{TITLE}) (?={COST} (?:this|an?|another|two|three|all|the|your)\b[^:.\"]*:)", starred),
)  # fmt: skip
