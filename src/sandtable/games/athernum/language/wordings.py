"""Words that are one integer each: the tables by which they are read, and printed back."""

from typing import Final

from sandtable.cards.productions import Words
from sandtable.games.athernum.language import instructions as i

# ---- how a selection is worded; 0 is not printed at all
DETERMINERS: Final = Words({
    "a": 1, "n": 2, "n_or_more": 3, "n_or_fewer": 4, "any_number_of": 6, "that_many": 7, "all": 8, "no": 9,
    "target": 10, "another_target": 11, "another": 12, "each": 13, "that": 14, "those": 15, "up_to": 16,
    "up_to_target": 17, "each_of_up_to_target": 18, "n_target": 19,
    "any_target": 21, "exactly": 22, "more_than": 23,
    "a_number_of": 24,
})  # fmt: skip
BARE: Final = 20
THIS: Final = 30
THIS_NOUN: Final = 31
THIS_FROM: Final = 32
IT: Final = 33
ITS: Final = 34
THEM: Final = 35
THEY: Final = 36
YOU: Final = 37
YOUR_OPPONENTS: Final = 38
YOUR_MAIN: Final = 39
THEIR_MAIN: Final = 40
ITS_CONTROLLER: Final = 41
ITS_OWNER: Final = 42
LINKED_TARGET: Final = 43
THE_REST: Final = 44
TOP_CARD: Final = 45
TOP_CARDS: Final = 46
ACTIVE_PLAYER: Final = 47
TARGETS_MAIN: Final = 48
CONTROLLERS_MAIN: Final = 49
THEIR_OWNER: Final = 50
WHOSE_CONTROLLER: Final = 51
WHOSE_OWNER: Final = 52
DAMAGE_SOURCE: Final = 53

REFERENCES: Final = Words({
    "this": THIS, "it": IT, "them": THEM, "they": THEY, "you": YOU, "your_opponents": YOUR_OPPONENTS,
    "your_main": YOUR_MAIN, "their_main": THEIR_MAIN, "its_controller": ITS_CONTROLLER,
    "its_owner": ITS_OWNER, "active_player": ACTIVE_PLAYER,
    "linked_target": LINKED_TARGET, "the_rest": THE_REST, "targets_main": TARGETS_MAIN,
    "controllers_main": CONTROLLERS_MAIN, "their_owner": THEIR_OWNER,
    "damage_source": DAMAGE_SOURCE,
})  # fmt: skip
HOLDERS_OF: Final = Words({"whose_controller": WHOSE_CONTROLLER, "whose_owner": WHOSE_OWNER})
MAINS: Final = ("your_main", "their_main", "targets_main", "controllers_main")

# ---- filters
STATES: Final = Words({
    "adj_face_up": i.UP, "adj_face_down": i.DOWN, "exhausted": i.EXHAUSTED, "attacking": i.ATTACKING,
    "defending": i.DEFENDING,
})  # fmt: skip
EFFECT_KINDS: Final = Words({"triggered": 1, "activated": 2, "static": 3, "continuous": 4})
NOUNS: Final = Words({
    "card": i.CARD, "token": i.TOKEN, "character": i.CHARACTER, "item": i.ITEM, "location": i.LOCATION,
    "resource": i.RESOURCE, "permanent": i.PERMANENT, "attachment": i.ATTACHMENT,
    "main_character": i.MAIN_CHARACTER,
    "effect": i.EFFECT, "player": i.PLAYER, "opponent": i.OPPONENT,
    "source": i.SOURCE,
})  # fmt: skip
SKILLS: Final = Words({
    "any_ability": i.ABILITY, "command_ability": i.COMMAND_ABILITY, "support_ability": i.SUPPORT_ABILITY,
    "objective_ability": i.OBJECTIVE_ABILITY, "equip_ability": i.EQUIP_ABILITY,
})  # fmt: skip
FEES: Final = Words({
    "fees_of_all": i.FEES_OF_ALL, "fees_of_you": i.FEES_OF_YOU, "fees_of_them": i.FEES_OF_THEM,
    "fees_of_things": i.FEES_OF_THINGS,
})  # fmt: skip
JOINERS: Final = {"nouns_next": i.BESIDE, "nouns_or": i.OR, "nouns_and": i.UNION}
CONTROLS: Final = Words({
    "you_control": i.BY_YOU, "you_own": i.OWNED_BY_YOU, "you_own_and_control": i.OWNED_AND_CONTROLLED,
    "opponent_controls": i.BY_AN_OPPONENT, "opponents_control": i.BY_OPPONENTS, "they_control": i.BY_THEM,
    "opponents_own": i.OWNED_BY_OPPONENTS,
    "target_opponent_controls": i.BY_TARGET, "its_controller_controls": i.BY_ITS,
})  # fmt: skip
COMPARES: Final = Words(
    {"stat_or_less": i.STAT_MOST, "stat_or_more": i.STAT_LEAST, "stat_exactly": i.STAT_IS}
)
PROPERTIES: Final = Words({
    "free_slot": i.FREE_SLOT, "victory_field": i.FIELD, "that_name": i.THAT_NAME,
    "single_target": i.SINGLE_TARGET, "different_names": i.DIFFERENT, "a_dfv": i.A_DFV,
    "different_factions": i.DIFFERENT_FACTIONS,
})  # fmt: skip
SIMPLE_POSTS: Final = Words({
    "revealed_this_way": i.REVEALED, "that_attacked": i.ATTACKED, "that_defended": i.DEFENDED,
    "without_field": i.NO_FIELD, "that_entered": i.ENTERED, "that_was_dealt": i.WAS_DEALT,
    "that_did_not_attack": i.DID_NOT_ATTACK,
})  # fmt: skip
SOURCES: Final = Words({
    "of_a_character": i.CHARACTER, "of_an_item": i.ITEM, "of_a_location": i.LOCATION,
})  # fmt: skip
NESTED_POSTS: Final = Words({
    "attached_to": i.ATTACHED_TO, "copy_of": i.COPY_OF, "same_name_as": i.SAME_NAME,
    "same_faction_as": i.SAME_FACTION, "other_faction_than": i.OTHER_FACTION,
    "who_controls": i.WHO_CONTROLS, "attacking_what": i.ATTACKING_WHAT,
})  # fmt: skip
INSIDES: Final = Words({"in_zone": i.SAID_IN, "in_hand": i.SAID_IN_HAND, "from_zone": i.SAID_FROM})

# ---- numbers
AMOUNTS: Final = Words({
    "a": i.ONE, "n": i.EXACTLY, "n_or_more": i.LEAST, "n_or_fewer": i.MOST,
    "markers_up_to": i.UP_TO,
    "a_number_of": i.EQUAL, "any_number_of": i.ANY_NUMBER, "that_many": i.THAT_MANY, "all": i.ALL, "no": i.NO,
    "more_than": i.MORE_THAN,
})  # fmt: skip
STATS: Final = Words({"ofv": i.OFV, "dfv": i.DFV, "stat_cost": i.COST_STAT})
MARKERS: Final = Words({
    "damage_counter": i.DAMAGE, "exhaustion_counter": i.EXHAUSTION, "victory_token": i.VICTORY,
    "command_token": i.COMMAND_TOKEN, "any_counter": i.ANY_COUNTER,
})  # fmt: skip
ORDINALS: Final = Words({"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6})
GLOBALS: Final = Words({"Acquisition": 1, "Solvency": 2, "Contingency": 3})

# ---- places and times
ZONES: Final = Words(
    {"hand": i.HAND, "deck": i.DECK, "discard_pile": i.DISCARD_PILE, "extra_deck": i.EXTRA_DECK}
)
YOUR_ZONE: Final = 1
THEIR_ZONE: Final = 2
ANY_ZONE: Final = 3
THAT_ZONE: Final = 4
WHOSE_ZONE: Final = 5
THE_ZONE: Final = 6
NOT_SAID: Final = 7
WHOLE_ZONES: Final = Words({"the_void": i.VOID, "the_board": i.BOARD})
ZONE_WORDINGS: Final = Words({
    "your_zone": YOUR_ZONE, "their_zone": THEIR_ZONE, "any_zone": ANY_ZONE, "that_zone": THAT_ZONE,
    "whose_zone": WHOSE_ZONE,
})  # fmt: skip
FACES: Final = Words({"face_up": i.UP, "face_down": i.DOWN})
SPOTS: Final = Words({
    "into": i.INTO, "onto_board": i.ONTO, "onto_board_exhausted": i.ONTO_EXHAUSTED,
    "onto_board_face_down": i.ONTO_FACE_DOWN,
    "on_bottom": i.BOTTOM, "on_top": i.ON_TOP_OF, "back_into_slot": i.BACK_IN_SLOT,
    "back_in_any_order": i.BACK_IN_ORDER,
    "back_onto_board": i.BACK_ONTO, "on_bottom_in_order": i.BOTTOM_IN_ORDER,
    "back_into_slot_exhausted": i.BACK_IN_SLOT_EXHAUSTED, "on_bottom_at_random": i.BOTTOM_AT_RANDOM,
})  # fmt: skip
PHASES: Final = Words(
    {
        "morning": i.MORNING,
        "day": i.DAY,
        "combat": i.COMBAT,
        "evening": i.EVENING,
        "night": i.NIGHT,
    }
)
THE_PHASE: Final = 1
YOUR_PHASE: Final = 2
WHOSE_PHASE: Final = 3
YOUR_TURN: Final = 4
WHOSE_TURN: Final = 5
PHASE_WORDINGS: Final = Words({
    "the_phase": THE_PHASE, "your_phase": YOUR_PHASE, "whose_phase": WHOSE_PHASE, "your_turn": YOUR_TURN,
    "whose_turn": WHOSE_TURN,
})  # fmt: skip
TRIGGERS: Final = Words({
    "when": i.WHEN, "whenever": i.WHENEVER, "at_your": i.AT_YOUR, "at_the": i.AT_THE,
    "between_turns": i.BETWEEN_TURNS,
    "at_the_next": i.AT_THE_NEXT, "at_your_next": i.AT_YOUR_NEXT,
    "at_next_turn_yours": i.NEXT_TURN_YOURS, "at_next_turn_theirs": i.NEXT_TURN_THEIRS,
    "at_next_turn_owners": i.NEXT_TURN_OWNERS, "at_next_turn_controllers": i.NEXT_TURN_CONTROLLERS,
})  # fmt: skip
SCOPES: Final = Words(
    {"this_turn": i.THIS_TURN, "since_last_turn": i.SINCE_LAST_TURN, "each_turn": i.EACH_TURN}
)
DURATIONS: Final = Words({
    "until_end_of_turn": i.END_OF_TURN, "until_end_of_phase": i.END_OF_PHASE,
    "until_your_next_turn": i.YOUR_NEXT_TURN, "until_end_of_your_next_turn": i.END_OF_YOUR_NEXT_TURN,
    "until_end_of_their_next_turn": i.END_OF_THEIR_NEXT_TURN,
    "until_end_of_its_controllers_turn": i.END_OF_ITS_NEXT_TURN,
    "until_end_of_opponents_turn": i.END_OF_OPPONENTS_NEXT_TURN, "until_end_of_combat": i.END_OF_COMBAT,
    "until_the_next": i.UNTIL_PHASE, "until_your_day": i.UNTIL_YOUR_DAY,
    "until_your_combat": i.UNTIL_YOUR_COMBAT, "until_your_evening": i.UNTIL_YOUR_EVENING,
    "for_this_turn": i.FOR_THIS_TURN, "for_each_turn": i.FOR_EACH_TURN, "as_long_as": i.AS_LONG_AS,
})  # fmt: skip
HOLDERS: Final = Words(
    {"you_hold": 0, "opponent_holds": 1, "opponents_hold": 2, "they_hold": 3, "no_opponent_holds": 4}
)
EXISTENCE: Final = Words({"there_is": 1, "there_are": 2})  # forms of IS, as "be_thing" is
LINKS: Final = Words({"and_clause": i.AND, "then_clause": i.THEN, "comma_clause": i.COMMA})
MODALS: Final = Words({"may": i.PERMIT, "cannot": i.FORBID, "must": i.REQUIRE})
BY_WHAT: Final = Words({"cannot_by_effects": i.BY_EFFECTS, "cannot_by_theirs": i.BY_THEIR_EFFECTS})
ACTS: Final = Words({"acts_and": i.AND, "acts_comma": i.COMMA})
