"""Words of Antithesis that are one integer each: traits, nouns, icons, Keywords, productions."""

from typing import Final

from sandtable.cards.productions import Words, counted
from sandtable.games.antithesis.language import instructions as i

# ---- closed classes, as they are written
CARD_TRAITS: Final = (
    "Human", "Knight", "Noble", "Watcher", "Commoner", "Kul-Matsya", "Yrm-Matsya", "Raider", "Beast",
    "Priest",
    "Dwarf", "Engineer", "Construct", "Soulless", "Merchant", "Zealot", "Outcast", "Prophet", "Ascended",
    "Scholar", "Thaumaturge", "Scout", "Machine", "Devorantis Anima", "Weapon", "Armour", "Banner", "Relic",
    "Terrain", "Building",
)  # fmt: skip
BOTH_TRAITS: Final = ("Water", "Fire")
ABILITY_TRAITS: Final = (
    "Combat", "Mobility", "Command", "Logistics", "Muster", "Economics", "Thaumaturgy", "Defend", "Domestic",
    "Medical", "Pillage", "Malus Anime",
)  # fmt: skip
UNCOUNTED: Final = ("Kul-Matsya", "Yrm-Matsya", "Devorantis Anima", "Malus Anime")  # traits without a plural
TRAITS: Final = counted(*CARD_TRAITS, *BOTH_TRAITS, *ABILITY_TRAITS)
PLURAL_TRAITS: Final = Words({f"{one}s": n for one, n in TRAITS.numbers.items() if one not in UNCOUNTED})
OF_CARDS: Final[frozenset[int]] = frozenset(TRAITS.number(one) for one in (*CARD_TRAITS, *BOTH_TRAITS))
OF_ABILITIES: Final[frozenset[int]] = frozenset(
    TRAITS.number(one)
    for one in (*BOTH_TRAITS, *ABILITY_TRAITS, "Terrain")  # the ground hinders as well
)

FACTIONS: Final = counted("Aquillus", "Asakura", "Protectorate", "Vargus", "Visionary")
ALIGNMENTS: Final = counted("Light", "Neutral", "Dark")
SIZES: Final = counted("Medium", "Large", "Huge")
DEF_TYPES: Final = counted("Armor", "Hide", "Agility", "Aura")
MOVEMENTS: Final = counted("RUN", "FLY", "TEL")
TIMINGS: Final = counted("Global", "Offensive", "Defensive")
STATES: Final = counted("exhausted", "recovered", "damaged", "undamaged", "engaged", "unengaged")
ROWS: Final = counted("A", "B", "C", "D", "E", "F", "G")
SHOVES: Final = counted("PUSH", "PULL", first=i.PUSH)
KINDS: Final = counted("Melee", "Ranged")
ICONS: Final = counted(
    "{R}", "{P}", "{G}", "{B}", "{Y}", "{S}", "{CP}", "{Exhaust}", "{Mana}", "{Soul}", "{Gem}"
)
NOUNS: Final = counted(
    "Character", "Champion", "Field", "Modification", "Directive", "Strategy", "Tactic", "Objective", "Goal",
    first=i.CHARACTER,
)  # fmt: skip
PLURAL_NOUNS: Final = Words({
    "Characters": i.CHARACTER, "Champions": i.CHAMPION, "Fields": i.FIELD, "Modifications": i.MODIFICATION,
    "Directives": i.DIRECTIVE, "Strategies": i.STRATEGY, "Tactics": i.TACTIC, "Objectives": i.OBJECTIVE,
    "Goals": i.GOAL,
})  # fmt: skip
ATTACKS: Final = Words({
    "Attack": i.ATTACKS, "Melee Attack": i.MELEE_ATTACKS, "Ranged Attack": i.RANGED_ATTACKS,
    "AOE Attack": i.AOE_ATTACKS,
})  # fmt: skip
PLURAL_ATTACKS: Final = Words({
    "Attacks": i.ATTACKS, "Melee Attacks": i.MELEE_ATTACKS, "Ranged Attacks": i.RANGED_ATTACKS,
    "AOE Attacks": i.AOE_ATTACKS,
})  # fmt: skip
ABILITIES: Final = counted("ability", "Action", "Interrupt", "Response", first=i.ABILITIES)
PLURAL_ABILITIES: Final = counted("abilities", "Actions", "Interrupts", "Responses", first=i.ABILITIES)
ZONES: Final = Words({
    "Hand": i.HAND, "Main Deck": i.MAIN_DECK, "Discard Pile": i.DISCARD_PILE,
    "Out of Game Zone": i.OUT_OF_GAME, "Objective Deck": i.OBJECTIVE_DECK, "Strategy Deck": i.STRATEGY_DECK,
})  # fmt: skip
KEYWORDS: Final = counted(
    "Soul Harvesting", "Interrupt Active Cover", "Leaping", "Rapid Movement", "Mobile Attack", "Fleet Footed",
    "Dash", "Hover", "Stealth", "Invisibility", "Advanced Senses", "Taunt", "Marksman", "Charge", "Defender",
    "Cleave", "Dual Strike", "Precise Strike", "Precise Shot", "Global Deploy", "Global Interrupt Deploy",
    "Ambush", "Chivalry", "Non-Combatant", "Ferocious", "Focused", "Resilient", "Endurance",
    "Improved Cover vs Dam", "Improved Cover vs Push", first=i.FIRST_KEYWORD,
)  # fmt: skip
WITH_X: Final = counted(
    "walker", "ward", "immunity", "vulnerability", "mana_x", "patrol", "regeneration", "unmoddable",
    "destructible", "presence_x", first=i.FIRST_WITH_X,
)  # fmt: skip

# ---- how a selection is worded; 0 is not printed at all
_CHOSEN: Final = counted(
    "it", "attacker", "this_card", "target", "a", "another", "another_target", "each", "all", "up_to",
    "exactly",
    "up_to_target", "any_of", "opponent", "each_player", "its_controller", "that_player", "the_attack",
    "the_move", "an_opponent", "a_player", "g_plain", "g_your", "g_all", "sq", "free_sq", "near_sq",
    "bare_sq", "exactly_target", "row_sq",
)  # fmt: skip
CHOSEN: Final = Words({**_CHOSEN.numbers, "column_sq": 122})
THIS: Final = 30  # plus a noun
THAT: Final = 45  # plus a noun
HOST: Final = 90  # plus a noun
STRUCK: Final = 89
NAMESAKE: Final = 118
THAT_CONTROLLER: Final = 39  # plus a noun: Character to Modification
THEY: Final = 81  # several cards that were named: as a subject,
THEM: Final = 82  # as an object,
THOSE: Final = 83  # or with a noun, which is added
_GROUPS: Final = counted(
    "g_attacks", "g_your_attacks", "g_attacks_of", "g_attacks_against", "g_attacks_type", "g_attacks_by",
    "g_attacks_at", "g_attacks_at_all", "g_abilities", "g_moves", "foe_attacks", "foe_type", "tr_ability",
    "tr_trait", "tr_attack", "tr_tactic", "attack", "attacks", "abilities", "up_to_row", "foe_many", first=60,
)  # fmt: skip
GROUPS: Final = Words({
    **_GROUPS.numbers, "g_your_type": 56, "g_type_of": 57,
    "g_your_called": 110, "g_his_called": 111, "g_called_of": 112, "g_called_by": 113,
    "g_single_of": 119, "g_your_single": 120, "g_single_by": 121, "tr_called": 114, "tr_of": 115,
    "g_abilities_of": 116, "g_abilities_by": 117,
})  # fmt: skip
IN_SQUARES: Final = {
    "in_sq": "sq",
    "in_free_sq": "free_sq",
    "in_near_sq": "near_sq",
    "in_row_sq": "row_sq",
    "in_column_sq": "column_sq",
}

# ---- unprinted abilities, by name
UNPRINTED: Final = counted(
    "Global Movement Action", "Global Press", "Offensive Deploy Action", "Command Draw", "Command Gain Dice",
    "Defensive Deploy Action",
)  # fmt: skip

# ---- filters
SIMPLE: Final = {
    "yours": (i.CONTROLLED, i.BY_YOU), "theirs": (i.CONTROLLED, i.BY_AN_OPPONENT),
    "enemy": (i.CONTROLLED, i.BY_OPPONENTS), "on_goal": (i.ON_GOAL, 0),
    "on_my_goal": (i.ON_GOAL, i.HELD_BY_YOU),
    "on_his_goal": (i.ON_GOAL, i.HELD_BY_OPPONENT), "on_contested": (i.ON_GOAL, i.HELD_BY_BOTH),
    "contested": (i.ON_GOAL, i.ITSELF_HELD_BY_BOTH), "uncontrolled": (i.ON_GOAL, i.ITSELF_HELD_BY_NONE),
    "modded": (i.MODDED, 0), "with_presence": (i.WITH_PRESENCE, 0), "same_size": (i.SAME_SIZE, 0),
    "killed_now": (i.KILLED_THIS_PHASE, 0), "own_size": (i.OWN_SIZE, 0),
    "moved_now": (i.DONE_NOW, i.MOVE_COMPLETED), "attacked_now": (i.DONE_NOW, i.ATTACK_COMPLETED),
    "sq_edge": (i.ON_EDGE, 0), "sq_bare": (i.NO_GOAL, 0),
}  # fmt: skip
SIMPLE_WORDS: Final = {test: name for name, test in SIMPLE.items()}
NAMING: Final = Words({
    "engaged_by": i.ENGAGED_BY, "orthogonal": i.ORTHOGONAL,
    "attached_on": i.ATTACHED_ON, "on": i.ON, "other_than": i.OTHER_THAN, "in_engagement": i.IN_ENGAGEMENT,
    "wholly_on": i.WHOLLY_ON, "in_presence": i.IN_PRESENCE, "engaging": i.ENGAGING, "under": i.UNDER,
    "in_blast": i.IN_BLAST,
})  # fmt: skip
# what is next to a card, or where it stands itself: X of ADJACENT
NEAR: Final = Words({"adjacent": 0, "on_or_near": i.OR_ON, "under_or_near": i.OR_UNDER})
NEAR_SQUARES: Final = Words({"sq_adjacent": 0, "sq_of_or_near": i.OR_ON})
SQUARES: Final = Words({
    "sq_orthogonal": i.ORTHOGONAL, "sq_of": i.OF_FIELD, "sq_engaged": i.ENGAGED_BY,
    "sq_engagement": i.IN_ENGAGEMENT,
})  # fmt: skip
RANGED_OF: Final = Words({"in_rng_of": i.IN_RNG_OF, "in_rng_los_of": i.IN_RNG_LOS_OF})
RANGED: Final = Words({"in_rng": i.IN_RNG, "in_rng_los": i.IN_RNG_LOS})
RANGED_SQUARES: Final = Words({"sq_rng": i.IN_RNG, "sq_rng_los": i.IN_RNG_LOS})
IN_ROWS: Final = Words({"in_row": 0, "in_row_up": i.HIGHER, "in_row_down": i.LOWER})
SQUARE_ROWS: Final = Words({"sq_row": 0, "sq_row_up": i.HIGHER, "sq_row_down": i.LOWER})
COMPARED: Final = Words({"at_most": i.AT_MOST, "at_least": i.AT_LEAST, "just": i.JUST})
KEPT: Final = Words({"having": i.HAVING, "lacking": i.LACKING})
WHOSE: Final = counted("my_zone", "his_zone", "owners_zone", "opponents_zone", "any_zone")

# ---- gifts
STATS: Final = counted("str", "def", "hp", "rng", "move_value", "vp_stat", "cost")
HELD_MANY: Final = Words({"many_damage": 0, "many_mana": i.MANA, "many_soul": i.SOUL, "many_gem": i.GEM})
HELD: Final = Words({"one_damage": 0, "one_mana": i.MANA, "one_soul": i.SOUL, "one_gem": i.GEM})
# what a player has, that is counted: of you, and of your opponent
HAD: Final = Words({
    "your_dice": i.DICE_HAD, "your_colors": i.COLOURS_HAD, "your_command": i.COMMAND_HAD,
    "your_victory": i.VICTORY_HAD, "his_dice": i.BY_HIM + i.DICE_HAD, "his_colors": i.BY_HIM + i.COLOURS_HAD,
    "his_command": i.BY_HIM + i.COMMAND_HAD, "his_victory": i.BY_HIM + i.VICTORY_HAD,
})  # fmt: skip
ENDS: Final = counted("to_hand", "to_bottom", "to_top", "to_discard")  # where cards that are looked at go
TOKENS: Final = Words({"mana": i.MANA, "soul": i.SOUL, "gem": i.GEM})
DICE: Final = Words({
    "dice_up_to": i.DICE_UP_TO, "dice_one": i.DICE_ONE, "dice_added": i.DICE_ADDED, "dice_any": i.DICE_ANY,
    "his_dice_up_to": i.HIS_DICE + i.DICE_UP_TO, "his_dice_one": i.HIS_DICE + i.DICE_ONE,
    "his_dice_any": i.HIS_DICE + i.DICE_ANY,
    "dice_all": i.DICE_ALL, "his_dice_all": i.HIS_DICE + i.DICE_ALL,
    "foes_dice_up_to": i.FOES_DICE + i.DICE_UP_TO, "foes_dice_one": i.FOES_DICE + i.DICE_ONE,
    "foes_dice_any": i.FOES_DICE + i.DICE_ANY, "foes_dice_all": i.FOES_DICE + i.DICE_ALL,
})  # fmt: skip
SHAPES: Final = Words({"p_line": i.LINE, "p_cone": i.CONE, "p_blast": i.BLAST})
DURATIONS: Final = counted(
    "phase",
    "battle",
    "this_attack",
    "this_move",
    "while",
    "next_attack",
    "own_attack",
    "next_melee",
    "next_ranged",
    "next_targeted",
)
CHANGES: Final = Words({"more": i.MORE, "fewer": i.LESS})
