"""Keywords and unprinted abilities as texts of the language itself (KEYW.1, UNP.CHAR, UNP.PLAYER).

<X> is what the Keyword prints for X, <name> a cost of costs.toml, and <name*X> that cost X times. Advanced
Senses is a bare mark: Stealth and Invisibility look for it. Cover is listed like a Keyword, and is its own X.
"""

# ruff: noqa: E501  # a text stands on as few lines as it can

from __future__ import annotations

import re
from typing import Final

from sandtable.cards.registry import Registry
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import traits
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.costs import ICONS, NUMBERS

KEYWORD_TEXTS: Final[dict[int, tuple[str, ...]]] = {
    i.COVER: ("Passive: This Character has <X>. Ability Traits: Defend",),
    i.SOUL_HARVESTING: (
        "Response: When this Attack deals 1 or more True Damage to another Character without trait Soulless or "
        "Ascended, the attacker gains <soul_harvesting>. Ability Traits: Malus Anime",
    ),
    i.ACTIVE_COVER: (
        "Defensive Interrupt: <active_cover> This Character gains Cover until the end of the Phase. "
        "Ability Traits: Defend",
    ),
    i.LEAPING: ("Passive: This Character may pass through Characters with RUN. Ability Traits: Mobility",),
    i.RAPID_MOVEMENT: ("Passive: This Character's Moves have Boostx2. Ability Traits: Mobility",),
    i.MOBILE_ATTACK: (
        "Response: <mobile_attack> After this Character completes an Attack, it [Move]s. Ability Traits: Mobility",
    ),
    i.FLEET_FOOTED: (
        "Global Action: <fleet_footed> This Character [Move]s, then exhaust it. Ability Traits: Mobility",
    ),
    i.DASH: ("Global Interrupt: <dash> This Character [Move]s. Ability Traits: Mobility",),
    i.HOVER: (
        "Passive: Melee Attacks of Characters without Hover cannot target this Character. "
        "Ability Traits: Thaumaturgy",
    ),
    i.STEALTH: (
        "Passive: Ranged Attacks of Characters without Advanced Senses cannot target this Character. "
        "Ability Traits: Malus Anime",
    ),
    i.INVISIBILITY: (
        "Passive: Attacks of Characters without Advanced Senses cannot target this Character. "
        "Ability Traits: Malus Anime",
    ),
    i.ADVANCED_SENSES: (),
    i.TAUNT: (
        "Passive: Enemy Characters engaged by this Character must target a Character with Taunt if able. "
        "Ability Traits: Defend",
    ),
    i.MARKSMAN: (
        "Passive: This Character's Ranged Attacks ignore Characters for LOS. Ability Traits: Defend",
    ),
    i.CHARGE: (
        "Passive: This Character's Melee Attacks have Boostx2 after a Move of 3 or more squares in a straight "
        "line. Ability Traits: Combat, Mobility",
    ),
    i.DEFENDER: (
        "Response: <defender> When an enemy Character leaves a square in the Engagement RNG of this Character, "
        "this Character makes a Melee Attack at no cost targeting it. Limit 1 per Phase. Ability Traits: Combat",
    ),
    i.CLEAVE: (
        "Response: <cleave> When this Character kills an enemy Character with a Melee Attack, the same Attack "
        "triggers again, choosing a new target, at no cost. Limit 1 per Phase. Ability Traits: Combat",
    ),
    i.DUAL_STRIKE: (
        "Response: <dual_strike> After this Character completes a Melee Attack with one target, the same Attack "
        "triggers again, choosing the same target, at no cost. Limit 1 per Phase. Ability Traits: Combat",
    ),
    i.PRECISE_STRIKE: ("Passive: This Character's Melee Attacks ignore Cover. Ability Traits: Combat",),
    i.PRECISE_SHOT: ("Passive: This Character's Ranged Attacks ignore Cover. Ability Traits: Combat",),
    i.GLOBAL_DEPLOY: ("Global Action from Hand: [Deploy] this card. Ability Traits: Muster",),
    i.GLOBAL_INTERRUPT_DEPLOY: ("Global Interrupt from Hand: [Deploy] this card. Ability Traits: Muster",),
    i.AMBUSH: (
        "Passive: You may [Deploy] this Character, in a square on the edge of the board. Ability Traits: Muster",
    ),
    i.CHIVALRY: (
        "Passive: This Character cannot target Characters with Non-Combatant and this Character's Attacks against "
        "Characters without trait Soulless or Devorantis Anima cost <surcharge> more. Ability Traits: Combat",
    ),
    i.NON_COMBATANT: (
        "Passive: Attacks that target this Character cost <surcharge> more and this Character cannot make "
        "Attacks. Ability Traits: Defend",
    ),
    i.FEROCIOUS: ("Passive: This Character ignores Non-Combatant. Ability Traits: Command",),
    i.FOCUSED: ("Passive: This Character's [CMA] costs {CP} less. Ability Traits: Command",),
    i.RESILIENT: ("Passive: This Character cannot leave play unless killed. Ability Traits: Command",),
    i.ENDURANCE: ("Offensive Action: <endurance> This Character recovers. Ability Traits: Command",),
    i.IMPROVED_COVER_DAM: ("Passive: This Character's Cover is DR 4 vs HP. Ability Traits: Defend",),
    i.IMPROVED_COVER_PUSH: (
        "Passive: This Character's Cover is DR 4 vs PUSH and this Character's Cover is DR 4 vs PULL. "
        "Ability Traits: Defend",
    ),
    i.WALKER: (
        "Passive: This Character ignores movement penalties with trait <X>. Ability Traits: <Mobility+X>",
    ),
    i.WARD: ("Passive: This Character has +2 DEF against Attacks of type <X>. Ability Traits: Defend",),
    i.IMMUNITY: ("Passive: Attacks of type <X> do nothing to this Character. Ability Traits: Defend",),
    i.VULNERABILITY: (
        "Passive: Attacks of type <X> have Boostx2 against this Character. Ability Traits: Combat",
    ),
    i.MANA_X: (
        "Response: When this Character is [Deploy]ed, it gains <mana*X>. Ability Traits: Thaumaturgy",
        "Response: When you [Shift Strategy], this Character gains <mana>. Ability Traits: Thaumaturgy",
    ),
    i.PATROL: ("Passive: You may [Deploy] this Character, up to Row <X>. Ability Traits: Muster",),
    i.REGENERATION: (
        "Response: When a Main Phase starts, if you are the Offensive Player, this Character Heals <X>. "
        "Ability Traits: Domestic, Medical",
    ),
    i.UNMODDABLE: (
        "Passive: <X> Modifications cannot be attached to this Character. Ability Traits: Command",
    ),
    i.DESTRUCTIBLE: (
        "Global Enemy Action: <destructible> If its controller controls no Characters with Presence on this Field "
        "and you control a Character with Presence on this Field, discard this Field, then gain "
        "<destructible_reward*X>. Ability Traits: Pillage",
    ),
    i.PRESENCE_X: ("Passive: This Field has Presence <X>. Ability Traits: Command",),
}

CHARACTER_TEXTS: Final[tuple[tuple[str, str], ...]] = (
    (
        "Global Movement Action",
        "Global Action: <global_movement_action> This Character [Move]s. Ability Traits: Mobility, Command",
    ),
    ("Global Press", "Global Action: This Character performs a [CMA]. Ability Traits: Logistics, Mobility"),
)
PLAYER_TEXTS: Final[tuple[tuple[str, str], ...]] = (
    (
        "Offensive Deploy Action",
        "Offensive Action: [Deploy] a card from your Hand. Ability Traits: Muster, Command",
    ),
    ("Command Draw", "Global Action: <command_draw> Draw a card. Ability Traits: Logistics, Command"),
    (
        "Command Gain Dice",
        f"Global Action: <command_gain_dice> Gain {NUMBERS['command_dice']} dice of one color. "
        "Ability Traits: Economics, Command",
    ),
    (
        "Defensive Deploy Action",
        "Defensive Action: <defensive_deploy_action> [Deploy] a card from your Hand. "
        "Ability Traits: Muster, Command",
    ),
)
# what a card may print another cost for (R1)
COSTS: Final[dict[int, str]] = {
    i.DASH: "dash", i.FLEET_FOOTED: "fleet_footed", i.MOBILE_ATTACK: "mobile_attack", i.ENDURANCE: "endurance",
    i.ACTIVE_COVER: "active_cover", i.DEFENDER: "defender", i.CLEAVE: "cleave", i.DUAL_STRIKE: "dual_strike",
    i.DESTRUCTIBLE: "destructible",
}  # fmt: skip
_GAP: Final = re.compile(r"<(\w+)([*+]X)?>")


def filled(text: str, x: str = "", costs: dict[str, str] | None = None) -> str:
    """A text with its costs and its X; a card may have other costs than the table."""
    icons = {**ICONS, **(costs or {})}

    def fill(found: re.Match[str]) -> str:
        if found[1] == "X":
            return x
        if found[2] == "+X":
            return found[1] if found[1] == x else f"{found[1]}, {x}"
        return icons[found[1]] * (int(x) if found[2] else 1)

    return _GAP.sub(fill, text)


def x_words(keyword: int, x: int, registry: Registry | None = None) -> str:
    """What X of a Keyword is, as it is printed."""
    if keyword == i.COVER:
        return f"Cover vs {w.KINDS.word(x)}" if x else "Cover"
    if keyword == i.PATROL:
        return w.ROWS.word(x)
    if keyword == i.UNMODDABLE and x == i.ALL_TRAITS:
        return ""  # its text then speaks of Modifications without a trait
    if keyword in (i.WALKER, i.UNMODDABLE):
        return trait_word(registry, x)
    if keyword in (i.WARD, i.IMMUNITY, i.VULNERABILITY):
        known = {**w.KINDS.words, **w.SHOVES.words, i.AOE: "AOE", i.HP_TYPE: "HP"}
        return trait_word(registry, x - i.TRAIT_TYPE) if x >= i.TRAIT_TYPE else known[x]
    return str(x) if x else ""


def trait_word(registry: Registry | None, trait: int) -> str:
    return w.TRAITS.word(trait) if registry is None else traits.word(registry, trait)


def keyword_lines(keyword: int, x: str, cost: str = "") -> list[str]:
    """The abilities of a Keyword, in words."""
    costs = {COSTS[keyword]: cost} if cost else None
    return [filled(text if x else text.replace("<X> ", ""), x, costs) for text in KEYWORD_TEXTS[keyword]]
