"""Keywords as they are printed on a card."""

from __future__ import annotations

from typing import Final

from sandtable.games.antithesis.cardset.library import X_BASE, Library
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table.state import Board

PLAIN: Final = (
    "Soul Harvesting", "Interrupt Active Cover", "Leaping", "Rapid Movement", "Mobile Attack", "Fleet Footed",
    "Dash", "Hover", "Stealth", "Invisibility", "Advanced Senses", "Taunt", "Marksman", "Charge", "Defender",
    "Cleave", "Dual Strike", "Precise Strike", "Precise Shot", "Global Deploy", "Global Interrupt Deploy",
    "Ambush", "Chivalry", "Non-Combatant", "Ferocious", "Focused", "Resilient", "Endurance",
    "Improved Cover vs Dam", "Improved Cover vs Push",
)  # fmt: skip
WITH_X: Final = {
    op.WALKER: "{x} Walker", op.WARD: "{x} Ward", op.IMMUNITY: "Immunity {x}",
    op.VULNERABILITY: "Vulnerability {x}", op.MANA_X: "Mana-{x}", op.PATROL: "Patrol-{x}",
    op.REGENERATION: "Regeneration {x}", op.UNMODDABLE: "Unmoddable-{x}",
    op.DESTRUCTIBLE: "Destructible-{x}", op.PRESENCE_X: "Presence-{x}",
}  # fmt: skip
OF_TRAITS: Final = (op.WALKER, op.UNMODDABLE)
OF_TYPES: Final = (op.WARD, op.IMMUNITY, op.VULNERABILITY)
TYPES: Final = ("All", "Melee", "Ranged", "AOE", "HP", "PUSH", "PULL")
ROWS: Final = " ABCDEFG"


def keyword_names(s: Board, thing: int) -> list[str]:
    """All Keywords that something In Play has now."""
    return [keyword_name(s.library, int(key)) for key in values.keywords(s, thing)]


def keyword_name(lib: Library, key: int) -> str:
    keyword, x = key // X_BASE, key % X_BASE
    if keyword < op.FIRST_WITH_X:
        return PLAIN[keyword - op.FIRST_KEYWORD]
    return WITH_X[keyword].replace("{x}", x_name(lib, keyword, x))


def x_name(lib: Library, keyword: int, x: int) -> str:
    """What X stands for: a trait, a type, a row or a number."""
    if keyword in OF_TRAITS:
        return lib.trait_names[x] or "All"
    if keyword in OF_TYPES:
        return TYPES[x] if x < op.TRAIT_TYPE else lib.trait_names[x - op.TRAIT_TYPE]
    return ROWS[x] if keyword == op.PATROL else str(x)
