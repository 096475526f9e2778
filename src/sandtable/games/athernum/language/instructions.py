"""The numbers in Athernum's programs: instructions, zones, words of filters, phases, manners.

How a program is laid out, and how its records are read, is in sandtable.cards.program.layout, and the words
that every game has in sandtable.cards.program.words; here is what the other numbers in its fields mean.

Headers: STATIC goes on the stack when its card enters or is turned up; TRIGGERED waits for its EVENT;
ACTIVATED is used for its COST; RULE is a rule of the card itself, never on the stack (R141); MEANING is what
a custom marker does; HERALD has as its GATE the condition of the extra rule.

Rows: FORM only tells the writer which wording it was, except for REPLACE. What WHO, A, B and C hold is in
the table of verbs.py. Patterns stand behind FORBID, REQUIRE, PERMIT and PREVENT_EVENT.

Selections: FOUND is filled by SEARCH, NEW by CREATE, whose filter then describes the token, and whose OF is
an AMOUNT: so many for each. MAIN (main character of the player OF) is looked up whenever it is needed.

Markers: KIND is DAMAGE … ANY_COUNTER, or FIRST_MARKER + the
number of a custom marker. Resources: faction 0 can be paid with anything, and is factionless when it is
added. Triggers: WHEN and WHENEVER wait for a CONDITION, the others for a phase. The register LINKED is the
linked target.
"""

from typing import Final

from sandtable.cards.operands import FIRST_OF_GAME
from sandtable.cards.program.layout import *  # noqa: F403  the records, and
from sandtable.cards.program.words import *  # noqa: F403  the words of every game are read by the same name

# ---- headers
RULE: Final = 4
MEANING: Final = 5
HERALD: Final = 6

PLAIN: Final = 0
OBJECTIVE: Final = 1
COMMAND: Final = 2
SUPPORT: Final = 3
EQUIP: Final = 4

# ---- zones
DISCARD_PILE: Final = 4
VOID: Final = 5
EXTRA_DECK: Final = 6
TOP_OF_DECK: Final = 7  # only as the place where an ability works

# ---- rows: flow
ADDITIONAL_COST: Final = 10  # the rows up to C are part of the cost to play this
NAME_CARD: Final = 11  # WHO names a card of the database; A says which cannot be named
OTHER_THAN_THIS: Final = 1
NO_LEADER: Final = 2  # what somebody's main character is called

# the one FORM that means something, that of REPLACE
INSTEAD: Final = 0
INSTEAD_OF_DISCARDING: Final = 1  # only what happens to this attachment is replaced; its host leaves (2.2.6)
NEXT_INSTEAD: Final = 3  # once only
NEXT_PREVENTED: Final = 4  # the same, once only
FIRST_INSTEAD: Final = 5  # once each turn (R184)
FIRST_PREVENTED: Final = 6
ONCE_EACH_TURN: Final = (FIRST_INSTEAD, FIRST_PREVENTED)
PREVENTING: Final = 2  # the event goes on, less what PREVENT_SOME or PREVENT_THAT take from it

# cards
DRAW: Final = 20  # C in patterns: 1 only from an empty deck; B of the event is EMPTY then
DRAW_NTH: Final = 21  # event: the A-th card drawn in a turn
DRAW_CARD: Final = 22  # the card A itself
DISCARD: Final = 23  # in patterns B: from this zone, C: 1 only because of damage
RETURN: Final = 24  # A to zone B; in patterns C: from the game board alone
MOVE: Final = 25  # the same
KEEP: Final = 26  # a token stays where it was moved (R146)
PUT: Final = 27  # A to zone B in the manner C
ARRIVE: Final = 28  # event: A is put into zone B, in patterns from zone C
SHUFFLE: Final = 29
SHUFFLE_ZONE: Final = 30  # all of zone A into zone B
SHUFFLE_CARDS: Final = 31
SEARCH: Final = 32  # zone A for B
REVEAL: Final = 33
REVEAL_ZONE: Final = 34
LOOK: Final = 35
LOOK_ZONE: Final = 36
PLAY: Final = 37
PLAY_FREE: Final = 38  # without paying its cost
CREATE: Final = 39
ATTACH: Final = 40  # A to B
GAIN_CONTROL: Final = 41
EXCHANGE_CONTROL: Final = 42
CHOOSE: Final = 43  # nothing but the choice of A
CHOSEN: Final = 44  # event: A becomes a target
DRAW_UNTIL: Final = 45  # until there are A cards in hand
REVEAL_UNTIL: Final = 46  # cards of zone A from the top until B is among them; C is all of them

# permanents and markers
EXHAUST: Final = 50  # C in patterns: 1 during combat only
TURN: Final = 51  # A to the face B
DEAL: Final = 52  # A damage to B
COMBAT_DAMAGE: Final = 53  # event: WHO deals it, to B if given
HEAL: Final = 54  # markers A from B
PLACE: Final = 55  # markers A on B
REMOVE: Final = 56  # markers A from B
MOVE_MARKERS: Final = 57  # markers A from B to C
LOSE_MARKERS: Final = 58
GAIN_MARKERS: Final = 59
SPEND_MARKERS: Final = 60
ENTER: Final = 61  # event: WHO enters the game board
LEAVE: Final = 62  # event
ATTACK: Final = 63  # WHO attacks A; C in patterns: 1 if nobody defends
DEFEND: Final = 64  # WHO defends against the attacker A
LEAD: Final = 65  # WHO is chosen as a main character
STRIKE: Final = 66  # the thing WHO deals A damage to B; the event is DEAL
FIGHT: Final = 67  # WHO and B deal damage equal to their OFV to each other
DEAL_DIVIDED: Final = 68  # A damage among B
PLACE_DIVIDED: Final = 69  # markers A among B

# effects, players, resources
NEUTRALIZE: Final = 70
REDIRECT: Final = 71  # A to another legal target
DOUBLE_DAMAGE: Final = 72  # all damage effect A would deal
ADD: Final = 73  # resources A; B 1: of the faction of whoever adds them
PAY: Final = 74
ACTIVATE: Final = 75  # abilities A, of B if that is said
ACTIVATE_GLOBAL: Final = 76  # 1 Acquisition, 2 Solvency, 3 Contingency
USE_ABILITIES: Final = 77  # WHO uses its activated abilities
SPEND_ON: Final = 78  # resources A on abilities of B
MORE_COMBAT: Final = 79
SKIP_PHASE: Final = 80
ENTER_COMBAT: Final = 83  # WHO enters the Combat Phase
WIN: Final = 81
LOSE: Final = 82  # C in patterns: 1 only for an empty deck; B of the event is EMPTY then
EMPTY: Final = 1
MORE_GLOBAL: Final = 85  # the global command A once more in a turn
EXTRA_TURN: Final = 186  # WHO has one more turn after this one (R178)
SHED_MARKERS: Final = 84  # the thing WHO loses Victory Tokens (10.1.6); the event is LOSE_MARKERS

# prevention
PREVENT_NEXT: Final = 90  # A damage that would be dealt to B
PREVENT_ALL: Final = 91
PREVENT_COMBAT: Final = 92
PREVENT_SOME: Final = 93  # A of the damage that is being replaced
PREVENT_THAT: Final = 94
PREVENT_EVENT: Final = 95  # the next time pattern A would happen
DOUBLE_THAT: Final = 96  # the damage that is being replaced
INCREASE_THAT: Final = 97  # by A
PREVENT_BUT: Final = 98  # all but A of the damage that is being replaced

# statements about WHO
SWAP: Final = 99  # behind all layers: each of the two values of B is the other
MODIFY: Final = 100  # layer 2: add
SET: Final = 101  # layer 1: a new base
DOUBLE: Final = 102  # layer 3: stat A of B
AT_LEAST: Final = 103  # layer 4
AT_MOST: Final = 104  # layer 4
GAIN_VALUES: Final = 105  # values for what has none
GRANT: Final = 106
LOSE_ABILITIES: Final = 107
GAIN_SUBTYPE: Final = 108
GAIN_KEYWORD: Final = 109
BECOME: Final = 110  # what filter A describes
BECOME_ALSO: Final = 1  # its FORM: it keeps the types that it has (1.4.6)
ITEM_SLOTS: Final = 111  # have A item slots
MORE_SLOTS: Final = 112  # have A more
MAXIMUM: Final = 113  # of Command Tokens
FIELD_MORE: Final = 114  # the Victory Token Field of B needs A more
FIELD_FEWER: Final = 115
CHEAPER: Final = 116
NEXT_CHEAPER: Final = 2  # its FORM: only the next of them that YOU plays, and once (R179)
DEARER: Final = 117
ATTACK_LIMIT: Final = 118  # A times per turn
TIRELESS: Final = 119  # not exhausted by attacking (A 1), defending (2), the first attack of a turn (3)
STAY_DOWN: Final = 120  # is not turned up in its controller's next Morning Phase
KEEPS_COUNTERS: Final = 1  # its A: it loses no exhaustion counter in the Morning Phase, which may come again
ENTER_EXHAUSTED: Final = 121
ENTER_FACE_DOWN: Final = 122
ENTER_WITH: Final = 123  # markers A on it
UNPREVENTED: Final = 124  # no damage is prevented
FEE_MORE: Final = 125  # to activate the abilities that B says costs A more; WHO: of these things
FEE_LESS: Final = 126
ATTACK_FEE: Final = 128  # resources A are paid to attack with WHO (R198)
KEEP_POOL: Final = 127  # the resource pool of WHO is not emptied as the phase A ends (0: any)

# states, in conditions only
CONTROL: Final = 130  # WHO controls A
CONTROL_MORE: Final = 131  # WHO controls more of A than B does
HAVE: Final = 132
HAVE_MARKERS: Final = 133
HAVE_MORE: Final = 134  # more markers of kind A than B
HAVE_FEWER: Final = 135
IS_IN: Final = 136
ON_TOP: Final = 137  # WHO lies face-up on top of zone A
IS: Final = 138  # what A describes
IS_FACE: Final = 139
IS_EXHAUSTED: Final = 140
IS_ATTACHED: Final = 141
DID: Final = 142  # WHO did what was offered or ordered last
HAS_FOUGHT: Final = 144  # WHO has entered the Combat Phase this turn
IS_TIME: Final = 143  # the phase A (0: any) of a turn of WHO; B is its wording
CONTROL_FEWER: Final = 185  # WHO controls fewer of A than B does
PAY_ANY: Final = 145  # as many resources as WHO likes, up to A if that is said (R168)

# ---- what WHO, A, B and C hold, beside what every game knows (sandtable.cards.operands)
FACE: Final = FIRST_OF_GAME
STAT: Final = FIRST_OF_GAME + 1
PHASE: Final = FIRST_OF_GAME + 2
MARKER: Final = FIRST_OF_GAME + 3
SUBTYPE: Final = FIRST_OF_GAME + 4
EXTRA: Final = FIRST_OF_GAME + 5  # a keyword of an extra rule
MANNER: Final = FIRST_OF_GAME + 6

# ---- selections

MAIN: Final = 9
ACTIVE: Final = 16  # the player whose turn it is

# ---- tests of a filter; the tens are the order in which they are printed
OTHER_HOST: Final = 11  # X: not what register X is attached to
ADDITIONAL: Final = 12
STATE: Final = 20  # X: UP … DEFENDING
FACTION: Final = 30  # X
FACTIONLESS: Final = 31
NOT_NOUN: Final = 32  # X noun word, or if Y is 1 faction
STATS: Final = 40  # X OFV, Y DFV
EFFECT_KIND: Final = 50  # X
OWN_FACTION: Final = 70  # X OF_CREATOR: of whoever creates it
OF_CREATOR: Final = 1
NAMED: Final = 90  # X
SLOTS_OF: Final = 99  # X number of item slots; before the values, for "and" joins to these only
STAT_MOST: Final = 100  # X stat, Y number
STAT_LEAST: Final = 101
STAT_IS: Final = 102
FREE_SLOT: Final = 103
FIELD: Final = 104
FIELD_OF: Final = 105  # X number
THAT_NAME: Final = 106
SINGLE_TARGET: Final = 107
ATTACHMENTS: Final = 108  # Y amount
WITH_MARKERS: Final = 109  # Y markers
WITH_KEYWORD: Final = 110  # X
WITH_ABILITY: Final = 111  # Y header
STAT_BELOW: Final = 112  # X stat: lower than this
STAT_ABOVE: Final = 118  # X stat: higher than this
IN_HAND: Final = 113  # Y amount of cards, of a player
DIFFERENT: Final = 114  # each name counts once, where things are counted
DIFFERENT_FACTIONS: Final = 119  # each faction counts once
EXTREME: Final = (
    115  # X what is compared: a stat, CARDS_HELD or MARKS_HELD + marker; Y 1 the most, 0 the least
)
A_DFV: Final = 116  # one that it has, or could have (10.3.2a)
WITH_SKILL: Final = 117  # X kind of ability that is printed on it (R164)
AT_RANDOM: Final = 132
ATTACKED: Final = 133
DEFENDED: Final = 134
NO_FIELD: Final = 135
ENTERED: Final = 136  # in this turn, as the next two
WAS_DEALT: Final = 137
DID_NOT_ATTACK: Final = 138
EFFECT_OF: Final = 139  # X and Y kinds of abilities: an effect of one of them; Y may be 0
ATTACHED_TO: Final = 140  # Y selection
COPY_OF: Final = 141
SAME_NAME: Final = 142
WHO_CONTROLS: Final = 143  # of a player; Y selection
ATTACKING_WHAT: Final = 144
STAT_UP_TO: Final = 145  # X stat, Y amount: no higher than that
SAME_FACTION: Final = 158  # Y selection (1.2.5)
OTHER_FACTION: Final = 159  # Y selection: of none that it has, or of no faction
STAT_SAME: Final = 146  # X stat, Y amount: just that
STAT_UNDER: Final = 160  # X stat, Y amount: lower than that
STAT_OVER: Final = 161  # X stat, Y amount: higher than that
EFFECT_FROM: Final = 162  # X a supertype: an effect whose source is one

OUTRIGHT: Final = 1  # Y of who controls it: "the active player controls", not "they control"

CARDS_HELD: Final = 10  # what an extreme compares, beside stats
MARKS_HELD: Final = 100

UP: Final = 1  # faces and states
DOWN: Final = 2
EXHAUSTED: Final = 3
ATTACKING: Final = 4
DEFENDING: Final = 5


CARD: Final = 1  # noun words
TOKEN: Final = 2
CHARACTER: Final = 3
ITEM: Final = 4
LOCATION: Final = 5
RESOURCE: Final = 6
PERMANENT: Final = 7
ATTACHMENT: Final = 8
MAIN_CHARACTER: Final = 9
EFFECT: Final = 10
ABILITY: Final = 11
COMMAND_ABILITY: Final = 12
SUPPORT_ABILITY: Final = 13
OBJECTIVE_ABILITY: Final = 14
PLAYER: Final = 15
OPPONENT: Final = 16
EQUIP_ABILITY: Final = 17
SOURCE: Final = 58  # whatever deals damage
FIRST_SUBTYPE: Final = 100

SAID_IN: Final = 1  # how a zone is said in a filter
SAID_IN_HAND: Final = 2
SAID_FROM: Final = 3
NOT_SAID: Final = 4

# ---- amounts
MORE_THAN: Final = 11  # N: what cannot be done more often
COUNT_MARKERS: Final = 21  # of kind N on OF
STAT_VALUE: Final = 22  # stat N of OF
TOTAL: Final = 24  # stat N of all of OF together
HIGHEST: Final = 25  # the highest stat N among OF
HAPPENED: Final = 27  # how often this turn what the condition COUNTED says
STAT_BEFORE: Final = 26  # stat N of OF as it last lay face-up, for what this ability turns down (R167)

# ---- stats, markers, phases
OFV: Final = 1
DFV: Final = 2
COST_STAT: Final = 3

DAMAGE: Final = 1
EXHAUSTION: Final = 2
VICTORY: Final = 3
COMMAND_TOKEN: Final = 4
ANY_COUNTER: Final = 5
CARDS_IN_HAND: Final = 6  # no marker: where players are compared, what they hold
FIRST_MARKER: Final = 16

MORNING: Final = 1
DAY: Final = 2
COMBAT: Final = 3
EVENING: Final = 4
NIGHT: Final = 5

# ---- manners of PUT
INTO: Final = 1
ONTO: Final = 2
ONTO_EXHAUSTED: Final = 3
ONTO_FACE_DOWN: Final = 4
BOTTOM: Final = 5
ON_TOP_OF: Final = 6
BACK_IN_SLOT: Final = 7
BACK_IN_ORDER: Final = 8
BACK_ONTO: Final = 9
BOTTOM_IN_ORDER: Final = 10
BACK_IN_SLOT_EXHAUSTED: Final = 11
BOTTOM_AT_RANDOM: Final = 12

# ---- what FORBID speaks of in C: whatever does it, effects alone, or those of opponents
BY_EFFECTS: Final = 1
BY_THEIR_EFFECTS: Final = 2

# ---- whose abilities a fee is about: in B, behind their kind
FEES_OF_ALL: Final = 0
FEES_OF_YOU: Final = 1
FEES_OF_THEM: Final = 2
FEES_OF_THINGS: Final = 3
FEES: Final = 4

# ---- which damage cannot be prevented: all, that of WHO, or its combat damage
ALL_DAMAGE: Final = 1
DAMAGE_OF: Final = 2
COMBAT_OF: Final = 3

# ---- a maximum
HIGHER: Final = 1  # by so much; otherwise it is set to it

# ---- triggers
AT_YOUR: Final = 3
AT_THE: Final = 4
BETWEEN_TURNS: Final = 5
AT_THE_NEXT: Final = 6
AT_YOUR_NEXT: Final = 7
STARTING_HAND: Final = 8
NEXT_TURN_YOURS: Final = 9  # in the next turn of whom WHO of the DELAY says
NEXT_TURN_THEIRS: Final = 10
NEXT_TURN_OWNERS: Final = 11
NEXT_TURN_CONTROLLERS: Final = 12

# ---- scopes of conditions
EACH_TURN: Final = 3

# ---- durations
END_OF_YOUR_NEXT_TURN: Final = 9
END_OF_THEIR_NEXT_TURN: Final = 10  # of whoever TERM says
END_OF_ITS_NEXT_TURN: Final = 11  # of its controller, whom TERM says
END_OF_OPPONENTS_NEXT_TURN: Final = 52  # when each opponent has had one
END_OF_COMBAT: Final = 53  # of the combat that is going on, or of the phase if none is (R177)

FOR_GOOD: Final = (
    56  # nowhere said: of what the effect itself has created, for as long as it lies there (R194)
)
UNTIL_PHASE: Final = 54  # until the next phase TERM begins,
UNTIL_YOUR_DAY: Final = 55  # or the next such one of yours (R189)
UNTIL_YOUR_COMBAT: Final = 57
UNTIL_YOUR_EVENING: Final = 58

TRAILING: Final = 0  # where a duration stands
LEADING: Final = 1
SPREAD: Final = 2  # not here: a later clause of the same subject, or the head of the sentence, says it

# ---- limits
TIMES: Final = 1  # A times per turn
FREELY: Final = 2  # any number of times
IN_PHASE: Final = 3
ONLY_IF: Final = 4
ALSO_IN: Final = 5  # may be activated there too
TRIGGERS: Final = 6  # A times per turn
WHILE_EXHAUSTED: Final = 7  # may be activated although its card is exhausted (R160)
NO_STACK: Final = 8  # only while no stack exists, as support abilities (4.3.5f.I)

AVERTS: Final = 1  # in the field A of the ELSE that ends what an UNLESS offers
