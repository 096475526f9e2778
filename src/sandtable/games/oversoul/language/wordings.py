"""Words that are one integer each: the tables by which they are read, and printed back."""

from typing import Final

from sandtable.cards.productions import Words, counted
from sandtable.games.oversoul.language import instructions as i

# ---- closed classes, by their terminal
LAWS: Final = counted(
    "ACTIVATE", "ATTACK", "AURA", "BLOODLUST", "CAST", "DISCARD", "ENTER", "EXECUTE", "EXHAUST", "EXILE",
    "HEAL", "HONEST", "INJURE", "ISOLATED", "OUTLAST", "PERFECT", "QUICK", "RETURN", "RESONATE", "RITUAL",
    "SACRIFICE", "SHATTER",
)  # fmt: skip
ARCHETYPES: Final = counted("CHAOS", "ORDER", "VIGOR", "SWAY", "FLOW", "ARCANE", "NEUTRAL", "DOOM", "WITHER")
ROLES: Final = counted(
    "DRAGON", "ELEMENTAL", "GAIAN", "MECHNOID", "MEGANIST", "NATURA", "NIDAGYST", "PHANTOM", "PRIMAL",
    "QIREAN", "RAPTOR", "UNDEAD", "VERA", "VOPROS", "VEXEN", "SORCERER", "SEEKER", "SECUTOR", "SEER",
    "SENTRY", "SHIFTER", "SNIPER", "SLAYER", "SHAMAN", "SOVEREIGN", "SUMMONER", "STATION", "STALKER", "TOTEM",
)  # fmt: skip
EVENT_ROLES: Final = counted("CAST", "QUICK", "PERFECT", "COUNTER", "BOARD")
CONSTRUCT_ROLES: Final[Words] = counted("UNIT", "EVENT")
KEYWORDS: Final = counted(
    "AVIAN", "CLEAVE", "CRYSTALIZED", "GUARD", "PIERCE", "POLARITY", "RANGED", "RESISTANT", "THORNS",
    "VAMPIRISM", "BARRIER", "DEATHTOUCH", "DUAL-STRIKE", "DYNAMO", "FRENZY", "VEILED", "HYPER-BARRIER",
    "HYPER-DEATHTOUCH", "HYPER-STRIKE", "HYPER-DYNAMO", "HYPER-FRENZY", "HYPER-VEILED", "AMORPHOUS",
    "BERSERK", "CHAINED", "DAMNED", "PETRIFIED", "SEALED",
)  # fmt: skip
STATS: Final[Words] = counted("dmg", "spd", "hp")
STATES: Final = counted(
    "Active", "Activated", "Exhausted", "Prepared", "Damaged", "Attached", "Exposed", "Exiled", "Attacking",
    "Undamaged",
)  # fmt: skip
NON_ROLES: Final = Words({f"non-{word}": number for word, number in ROLES.numbers.items()})
NON_ARCHETYPES: Final = Words({f"non-{word}": number for word, number in ARCHETYPES.numbers.items()})
RANKS: Final = counted("I", "II", "III", "IV", "V")
PHASES: Final = counted("Cycle Phase", "Action Phase", "Return Phase", "turn")
LIMITS: Final = counted(
    "Once each turn", "Once each Game", "Once each turn for this Ability",
    "Once each turn for this card's name",
    "Once while Active", "Once each turn while Active", "Once each Game for this card's name",
)  # fmt: skip
WAYS: Final = counted(
    "from Prepared", "from hand", "by Spawning", "by Activation", "by Reactivation", "from Deck",
    "from Idle Zone", "from the board", "Returned to hand", "Returned to Deck",
)  # fmt: skip
DURATIONS: Final = counted(
    "(this turn)", "(until your next cycle)", "(until your opponent's next cycle)", "(while Active)",
    "(as Construct)", "(while this card is Active)", "(until End of Battle)", "(until the next cycle)",
    "(until the end of your next turn)", "(until the end of your opponent's next turn)",
)  # fmt: skip
# what can be done to a card, as the event that it is
DONE: Final = Words({
    "Attacked": i.ATTACK, "Guarded": i.GUARD_EVENT, "Cancelled": i.CANCEL, "Discarded": i.DISCARD,
    "Drawn": i.DRAWN, "Healed": i.HEAL,
    "Reactivated": i.REACTIVATE, "Returned": i.RETURN, "Sacrificed": i.SACRIFICE,
    "Selected": i.SELECTED_EVENT, "Shattered": i.SHATTER, "Spawned": i.SPAWN,
})  # fmt: skip
DONE_STATES: Final = Words({
    "Activated": i.ACTIVATE, "Exhausted": i.EXHAUST, "Prepared": i.PREPARE, "Attached": i.ATTACH,
    "Exposed": i.EXPOSE, "Exiled": i.EXILE,
})  # fmt: skip

# ---- how a selection is worded; 0 is not printed at all
DETERMINERS: Final = counted(
    "n", "up_to", "n_of_yours", "up_to_of_yours", "that_many", "all", "all_yours", "each", "each_yours",
    "yours", "opposing", "the", "an", "another", "one_of_yours", "another_of_yours", "any_number",
    "any_number_of_yours",
)  # fmt: skip
TOP_CARD: Final = 20
HAS: Final = 25  # not said, but the verb Has or Have is
TOP_CARDS: Final = 21
AMONG: Final = Words({"n_of_them": 26, "up_to_of_them": 27})  # of cards that were named before
REFERENCES: Final = Words({
    name: number
    for number, name in enumerate(
        ("it", "them", "that_card", "those_cards", "the_selection", "the_rest", "first", "second", "third",
         "this_card", "this_unit", "this_event", "this_construct", "damaged_cards", "attached_card",
         "former_host", "attacker", "you", "your_opponent", "each_player", "that_player", "its_owner",
         "attacked_card", "one_of_them"),
        30,
    )
} | {
    name: number
    for number, name in enumerate(
        ("the_shattered", "the_sacrificed", "the_discarded", "the_exiled", "the_returned", "the_revealed",
         "the_user", "owners_leader", "that_players_leader", "that_unit", "that_event"), 80
    )
})  # fmt: skip
OWNERS: Final = Words({
    name: number
    for number, name in enumerate(
        ("its", "their", "this_cards", "this_units", "firsts", "seconds", "your_leaders", "opposing_leaders",
         "attached_cards", "attackers", "attacked_cards", "shattereds", "sacrificeds", "discardeds",
         "exileds", "returneds", "revealeds", "that_units", "that_events"),
        60,
    )
})  # fmt: skip
# whose things a possessive means, as the reference that it stands for
OWNED: Final = {
    "its": "it", "their": "them", "this_cards": "this_card", "this_units": "this_unit", "firsts": "first",
    "seconds": "second", "attached_cards": "attached_card", "attackers": "attacker",
    "attacked_cards": "attacked_card", "shattereds": "the_shattered", "sacrificeds": "the_sacrificed",
    "discardeds": "the_discarded", "exileds": "the_exiled", "returneds": "the_returned",
    "revealeds": "the_revealed", "that_units": "that_unit", "that_events": "that_event",
}  # fmt: skip

# ---- filters
ADJECTIVES: Final = {
    "pre_opposing": (i.SIDE, i.OPPOSING), "allied": (i.SIDE, i.ALLIED), "living": (i.LIVING, 1),
    "non_living": (i.LIVING, 2), "non_leader": (i.NO_LEADER, 0), "own_archetype": (i.OWN_ARCHETYPE, 0),
}  # fmt: skip
ADJECTIVE_WORDS: Final = {test: name for name, test in ADJECTIVES.items()}
SIGNS: Final = counted("generating", "consuming")
VALUES: Final = Words({"valued": 0, "valued_less": 1, "valued_more": 2})
NOUNS: Final = counted("card", "unit", "event", "construct", "leader")
BOARDS: Final = Words({"on_board": i.ANYWHERE, "on_your_board": i.YOURS, "on_opposing_board": i.OPPOSING})
RANK_TESTS: Final = Words({"of_rank": 0, "of_rank_or_lower": 1, "of_rank_or_higher": 2})
RANKS_THAN: Final = Words({"of_lower_rank": i.LESS, "of_higher_rank": i.MORE, "of_same_rank": i.EQUALLY})
RANKS_BESIDE: Final = Words({
    "of_rank_below": i.LESS, "of_rank_above": i.MORE, "of_rank_of": i.EQUALLY,
    "of_rank_up_to": i.NOT_MORE, "of_rank_from": i.NOT_LESS,
})  # fmt: skip
# beside the RANK of a Leader: in words of their own, for these are whose
RANKS_OF_LEADERS: Final = Words({
    "of_rank_below_leader": i.LESS, "of_rank_above_leader": i.MORE, "of_rank_of_leader": i.EQUALLY,
    "of_rank_up_to_leader": i.NOT_MORE, "of_rank_from_leader": i.NOT_LESS,
})  # fmt: skip
BOUNDS: Final = Words({"up_to_worth": i.MOST, "from_worth": i.LEAST, "of_worth": i.PRECISELY})
NAME_TESTS: Final = Words({"named": 0, "not_named": 1})
KEYWORD_TESTS: Final = Words({"with_keyword": 0, "without_keyword": 1})
STAT_TESTS: Final = Words({"with_stat": i.WITH_STAT, "with_original": i.WITH_ORIGINAL})
PLAIN_POSTS: Final = Words({
    "without_abilities": i.NO_ABILITIES, "without_constructs": i.NO_CONSTRUCTS,
    "with_constructs": i.WITH_CONSTRUCTS, "below": i.BELOW,
    "attacked": i.ATTACKED, "not_attacked": i.NOT_ATTACKED,
    "entered": i.ENTERED, "of_your_choice": i.OF_YOUR_CHOICE, "new_archetype": i.NEW_ARCHETYPE,
    "first_of_turn": i.FIRST_OF_TURN, "second_of_turn": i.SECOND_OF_TURN, "third_of_turn": i.THIRD_OF_TURN,
})  # fmt: skip
POSITIONS: Final = Words(
    {
        "adjacent": i.ADJACENT,
        "surrounding": i.SURROUNDING,
        "behind": i.BEHIND,
        "facing": i.FACING,
        "attached_to": i.ATTACHED_TO,
    }
)
# what a card has in common with one that was named, or has not
BESIDE: Final = Words({
    "shares_role": i.SHARES_ROLE, "shares_archetype": i.SHARES_ARCHETYPE, "same_name": i.SAME_NAME,
    "other_name": i.OTHER_NAME, "other_than": i.OTHER_THAN, "shares_type": i.SHARES_TYPE,
})  # fmt: skip
ZONE_POSTS: Final = Words({"in_event_zone": i.EVENT_ZONE, "in_unit_zone": i.UNIT_ZONE})

# ---- numbers, places, people
NUMBERS: Final = Words({"rank": i.RANK, "as_many": i.THAT_MANY})
COMPARED: Final = Words({"or_more": i.LEAST, "or_less": i.MOST, "exactly": i.PRECISELY, "none": i.NONE_OF})
MORE_OR_LESS: Final = Words({"more": i.MORE, "less": i.LESS})
HIGHER_OR_LOWER: Final = Words(
    {
        "is_higher": i.MORE,
        "is_lower": i.LESS,
        "is_equal": i.EQUALLY,
        "is_at_most": i.NOT_MORE,
        "is_at_least": i.NOT_LESS,
    }
)
# in which way DMG is dealt, behind what a card does and behind what it Takes (R233)
WITH_WHAT: Final = Words({
    "with_attacks": i.OF_ATTACKS, "in_battle": i.OF_BATTLE, "with_abilities": i.OF_ABILITIES,
    "in_retaliation": i.OF_RETALIATION,
})  # fmt: skip
FROM_WHAT: Final = Words({
    "from_attacks": i.OF_ATTACKS, "from_battle": i.OF_BATTLE, "from_abilities": i.OF_ABILITIES,
    "from_opposing": i.OF_OPPOSING,
})  # fmt: skip
TURNS: Final = Words({"turn_yours": i.MORE, "turn_opponents": i.LESS})  # whose turn, as C of IS_TURN
# what a card is called by that was done to it, and what was done
DONE_TO: Final = {
    "the_shattered": i.SHATTER, "the_sacrificed": i.SACRIFICE, "the_discarded": i.DISCARD,
    "the_exiled": i.EXILE, "the_returned": i.RETURN, "the_revealed": i.REVEAL,
}  # fmt: skip
PRICES: Final[Words] = Words({"cheaper": 0, "dearer": 1})
LOOKED_UP: Final = Words({
    "stat_of": i.STAT_OF, "original_of": i.ORIGINAL_OF, "rank_of": i.RANK_OF, "cost_of": i.COST_OF,
    "missing_of": i.MISSING_OF, "full_of": i.FULL_OF,
})  # fmt: skip
AMOUNTED: Final = Words({"amounted_rank": i.ITS_RANK, "amounted_energy": i.ITS_ENERGY})
EXTREMES: Final = Words({"highest": i.HIGHEST_OF, "lowest": i.LOWEST_OF})
RECKONED: Final = Words({
    "double": i.TWICE, "triple": i.THRICE, "half_up": i.HALF_UP, "half_down": i.HALF_DOWN,
})  # fmt: skip
AS_MANY_WITH: Final = Words({"as_many_plus": i.SUM, "as_many_minus": i.DIFFERENCE})  # that many plus 1
EMPTY_ZONES: Final = Words({"unit_zones": i.UNIT_ZONE, "event_zones": i.EVENT_ZONE})
EACH_ZONE: Final = Words({"for_each_unit_zone": i.UNIT_ZONE, "for_each_event_zone": i.EVENT_ZONE})
SUMS: Final = Words({"sum": i.SUM, "difference": i.DIFFERENCE})
POSSESSIVES: Final = counted(
    "poss_your",
    "poss_their",
    "poss_owner",
    "poss_owners",
    "poss_opponent",
    "poss_either",
    "poss_each",
    "poss_that",
)
ZONES: Final = Words({
    "hand": i.HAND, "deck": i.DECK, "idle": i.IDLE, "leader_zone": i.LEADER_ZONE,
    "hand_or_deck": i.HAND_OR_DECK, "hand_or_idle": i.HAND_OR_IDLE, "deck_or_idle": i.DECK_OR_IDLE,
})  # fmt: skip
TWO_PILES: Final = frozenset((i.HAND_OR_DECK, i.HAND_OR_IDLE, i.DECK_OR_IDLE))
WHOSE: Final = Words(
    {"whose_your": i.YOUR_PHASE, "whose_opponent": i.OPPONENTS_PHASE, "whose_each": i.EACH_PHASE}
)
# what the step before has done to cards that are counted, as the event that it is
DONE_THIS_WAY: Final = Words({
    "way_shattered": i.SHATTER, "way_discarded": i.DISCARD, "way_sacrificed": i.SACRIFICE,
    "way_exiled": i.EXILE, "way_returned": i.RETURN,
})  # fmt: skip
# whose hand, and which player that is
HANDS_OF: Final = {"whose_your": "you", "whose_opponent": "your_opponent", "whose_each": "each_player"}
PROPERTIES: Final = Words({
    "prop_keywords": i.KEYWORDED_ABILITIES, "prop_abilities": i.ABILITIES, "prop_roles": i.ROLES,
    "prop_archetype": i.ARCHETYPE_PROPERTY,
})  # fmt: skip
DEEDS: Final = Words({
    "do_attack": i.ATTACK, "do_guard": i.GUARD_EVENT, "do_retaliate": i.RETALIATE, "do_generate": i.GENERATE,
    "do_activate": i.ACTIVATE, "do_draw": i.DRAWN, "do_prepare": i.PREPARE,
})  # fmt: skip
