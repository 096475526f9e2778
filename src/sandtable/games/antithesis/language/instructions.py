"""The numbers in Antithesis's programs: instructions, windows, tests, modes, icons, Keywords.

How a program is laid out, and how its records are read, is in sandtable.cards.program.layout; numbers that
every game has are those of sandtable.cards.program.words. Here is what is Antithesis's own.

Headers: KIND says how the line works. TIMING (the field KEYWORD) is Global, Offensive or Defensive. LIMIT
(the field NAME) is how often per Phase (with PER_GAME added, per game), 0 for none. TRAITS (the field
LIMITS) are pairs ABILITY_TRAIT and a trait. ZONE is IN_PLAY or HAND. COST are rows up to END: the first is
PAY with the icons in printed order, if there are any, then what else is done as a cost. EVENT is a TRIGGER
whose condition is one window. TARGETS lists what is chosen at SEQ.1; each MODE lists its own.

Rows: LINK is HEAD (the first), SENTENCE (opens an interrupt point), LATER (the same, printed *Then*), AND
(the same beat) or THEN (the next). WHO is the player who acts; the card that is acted on, or spoken of, is
in A. PICK stands before the row that needs what it picks. A selection with a WORDING of 0 is not printed.
FORM only tells the writer the wording, unless it is said here.

Selections: TARGET is chosen at SEQ.1 (LOW 0: up to). CHOOSING, EACH and RANDOM are filled by a PICK row;
MATCH stands in patterns and fills SLOT; GROUP is whatever fits, at any moment (statics, what is counted,
what a change holds against). Squares are selections too: their filter has the noun SQUARE or FREE_SQUARE,
their mode is CHOOSING (without a PICK: whoever carries out the row asks) or MATCH. Attacks, Moves and
abilities are meant by their nouns.

Pairs: icons, gifts, Attack lines, arrays and dice sets are RESOURCES: n, then n times KIND and NUMBER in
printed order. A range is one number, RNG times RANGE plus D.
"""

from typing import Final

from sandtable.cards.operands import FIRST_OF_GAME
from sandtable.cards.program.layout import *  # noqa: F403  the records of every game are read by the same name
from sandtable.cards.program.layout import KEYWORD, LIMITS, NAME
from sandtable.cards.program.words import *  # noqa: F403  so are the numbers of every game
from sandtable.cards.program.words import ACTIVATED, FIRST_MODE, STATIC, TRIGGERED
from sandtable.games.antithesis.table.zones import DISCARD_PILE as DISCARD_PILE
from sandtable.games.antithesis.table.zones import IN_PLAY as IN_PLAY
from sandtable.games.antithesis.table.zones import MAIN_DECK as MAIN_DECK
from sandtable.games.antithesis.table.zones import OBJECTIVE_DECK as OBJECTIVE_DECK
from sandtable.games.antithesis.table.zones import OUT_OF_GAME as OUT_OF_GAME
from sandtable.games.antithesis.table.zones import STRATEGY_DECK as STRATEGY_DECK

LATER: Final = 5  # the link of a sentence that begins with Then
CONTINUED: Final = 6  # the link of a further sentence in the same step of a Strategy

# ---- headers; to the compiler only numbers of a module's own are constants, so those of other modules are
# said again, and held to be the same
TIMING: Final = 1  # fields of a header by the names that they have here
LIMIT: Final = 4
TRAITS: Final = 8
assert (TIMING, LIMIT, TRAITS) == (KEYWORD, NAME, LIMITS)
PER_GAME: Final = 100  # added to LIMIT: how often in a whole game (R266)

PASSIVE: Final = 1  # kinds
RESPONSE: Final = 2
ACTION: Final = 3
assert (PASSIVE, RESPONSE, ACTION) == (STATIC, TRIGGERED, ACTIVATED)
INTERRUPT: Final = 4
WHEN_REVEALED: Final = 5
WHILE_REVEALED: Final = 6
PLAYER_WHO_REVEALS: Final = 7
OBJECTIVE_LINE: Final = 8  # LIMIT is the number of the line
ATTACH_TO: Final = 9  # TARGETS has one selection: what the Modification may be attached to

GLOBAL: Final = 1  # timing; 0 for kinds that have none
OFFENSIVE: Final = 2
DEFENSIVE: Final = 3

ENEMY: Final = 64  # flags, beside CONTINUOUS (it states something) and REPLACING (it says instead)
ATTACHED_HAS: Final = 128
HAS_ATTACK: Final = 256  # has an Attack line: it is an Attack ability (R166)
OF_THIS_ATTACK: Final = 512  # speaks of the Attack that is being resolved, and cannot be declared without one
OF_THIS_MOVE: Final = 1024
KEYWORDS_ONLY: Final = 2048  # Attached Has, and a list of Keywords
OF_HOST: Final = 4096  # speaks of the card that it is attached to
FORCED: Final = 8192  # a Passive or While Revealed that waits for a window: it happens by itself (R208)
ALL_FLAGS: Final = 16383

ABILITY_TRAIT: Final = 1  # the kind of every pair in TRAITS

# ---- rows

AS_PLAYER: Final = 16  # fill the register of A (FIRST_PLAYER, SECOND_PLAYER); the rows up to C are his

PAY: Final = 20  # WHO pays icons A

# cards
DRAW: Final = 30  # WHO draws A cards; FORM 1: C is what is counted ("for each")
DISCARD: Final = 31  # A; WHO chose them
MILL: Final = 32  # the top A cards of zone B are discarded
RETURN: Final = 33  # A to zone B
REMOVE: Final = 34  # A from the game
PUT: Final = 35  # A into zone B; C is INTO, ON_TOP or ON_BOTTOM
LOOK: Final = 36  # WHO looks at the top A cards of zone B: one into the Hand, the others on the bottom
LOOK_AT: Final = 37  # WHO looks at zone B
REVEAL_TOP: Final = 38  # the top A cards of zone B are shown to both
SEARCH: Final = 39  # WHO searches zone B for A, shows it, puts it into the Hand, and shuffles
SHUFFLE: Final = 40  # zone B
RETURN_INSTEAD: Final = 41  # A to zone B instead of discarding it (killed); C INTO, ON_TOP or ON_BOTTOM
REMOVE_INSTEAD: Final = 42  # A from the game instead of discarding it (killed)

# cards In Play
DEPLOY: Final = 44  # WHO deploys A; B is how much less it costs (kind ALL: nothing), C the squares
ATTACH: Final = 45  # A to B
CONTROL: Final = 46  # WHO gains control of A
KILL: Final = 47  # A
EXHAUST: Final = 48  # A
RECOVER: Final = 49  # A
DAMAGE: Final = 50  # A takes B damage
HEAL: Final = 51  # A heals B; C 1: up to so much, as WHO says
SHOVE: Final = 52  # A is pushed or pulled (C: PUSH or PULL) by B; FORM 1: all of it, whatever DR it has
MOVE: Final = 53  # A performs [Move]; B pairs: MOVE_VALUE, AS_TYPE, BOOST_PLUS, BOOST_TIMES
COMBINED: Final = 54  # A performs [CMA]; FORM 1 without the additional Command Point
PLACE: Final = 55  # A in square B
SWAP: Final = 56  # A (two of them, or one and B) exchange their squares
ATTACK: Final = 57  # this Character makes the Attack of line A (pairs); B, if said, keeps what came of it;
# C, if said, is what alone it can be against
MAKE: Final = 58  # A makes an Attack of its own; B pairs: ATTACK_KIND, FREE_OF_COST, stats; C its target
AGAIN: Final = 59  # the same Attack once more at no cost; FORM 0 new target, 1 same target
PREVENT: Final = 60  # B of the True Damage (kind ALL: all of it)
CANCEL: Final = 61  # ability A

# resources
GAIN: Final = 62  # WHO gains icons A (dice, Command Points); C, if said, is what is counted
GAIN_TOKENS: Final = 63  # card A gains tokens B; C as above
GAIN_DICE: Final = 64  # WHO gains A dice of one colour; C APART: each of another
GAIN_VP: Final = 65  # WHO gains A Victory Points
LOSE_ICONS: Final = 66  # WHO loses icons A; C an amount, as often
LOSE_TOKENS: Final = 67  # card A loses tokens B
LOSE_VP: Final = 68  # WHO loses A Victory Points
MOVE_TOKENS: Final = 69  # from A to B; C pairs: one token and how many (ANY_NUMBER_OF, ALL_OF)
REROLL: Final = 70  # dice set A (pairs); C, if said, which dice these can be
TURN: Final = 71  # dice set A to value B; C OR_LESS or OR_MORE: to one so high or so low that he says
OWN_ROW: Final = 1  # X of IN_THAT_ROW
THAT_COLUMN: Final = 2
OWN_COLUMN: Final = 3
A_ROW: Final = 1  # C of CHOOSE_SQUARE
A_COLUMN: Final = 2
OR_LESS: Final = 1
OR_MORE: Final = 2

# what changes for a while; LASTS says how long, none is until the end of the Phase (R105)
CHANGE: Final = 72  # A gains gift B (pairs); C is what it holds against
CHANGE_PER: Final = 73  # the same; C is an amount, the number is multiplied by it
LOSE_GIFT: Final = 74  # A loses gift B

ROLL: Final = 83  # WHO rolls a die; C keeps what it shows
IDLE: Final = 27  # nothing happens
CHOOSE_SQUARE: Final = 19  # WHO chooses one of the squares A; C ROW or COLUMN: the one in which it lies
SORT: Final = (
    17  # WHO looks at the top A cards of zone B and puts them where C says (pairs: an end, how many)
)
DISCARD_DICE: Final = 18  # WHO discards dice set A
GAIN_EITHER: Final = 21  # WHO gains a die of one of the colours A (pairs); C, if said, is what is counted
TAKE_DICE: Final = 26  # WHO takes A dice of the other Dice Bank, as they lie
LOOK_TOP: Final = 28  # WHO looks at the top A cards of zone B; C, if said, keeps one
ARRANGE: Final = 29  # WHO looks at the top A cards of zone B and puts them back in any order
RETARGET: Final = 43  # A becomes the target of the Attack whose window is open
SPARE: Final = 100  # A (killed) loses all damage instead of being discarded
CHOOSE: Final = 99  # A is chosen, and nothing done to it yet
REMOVE_TOKENS: Final = 24  # from A; B pairs: one token and how many (ANY_NUMBER_OF, ALL_OF)
GIVE_DIE: Final = 23  # WHO gives the other player A dice of his Dice Bank, as they lie
DOOM: Final = 22  # A goes out of the game when it leaves play (R272)
DISCARD_DOWN: Final = 25  # WHO discards cards of his Hand until A are left
BAN: Final = 82  # A cannot do what pattern B says; its subject is SELF there, and means the card

# Goals and tasks
REVEAL_GOAL: Final = 75  # WHO performs [Reveal a Goal] in row A
GOAL_TO: Final = 76  # Goal A to square B
GOAL_OFF: Final = 77  # Goal A from the board
SHIFT_STRATEGY: Final = 78  # WHO
DICE_INCOME: Final = 79  # WHO
COMMAND_INCOME: Final = 80  # WHO
REVEAL_OBJECTIVE: Final = 81  # WHO

# statics: they hold, and are never carried out; LASTS is only WHILE.
# FORBID: WHO is spoken of, A is the pattern that cannot happen
HAVE: Final = 84  # A has gift B; C is what it holds against, or the Attacks with which
HAVE_PER: Final = 85  # the same; C is an amount
HAVE_AFTER: Final = 86  # the same; C is how many squares a Move must have had in a straight line (LEAST)
MUST_TARGET: Final = 87  # A (Characters, Attacks) must target B if able
IGNORE: Final = 88  # A (Characters, Attacks) ignores B (pairs)
NOTHING: Final = 89  # Attacks A do nothing to B
COSTS: Final = 90  # A (Attacks, abilities) cost icons B more or less (C: MORE, LESS)
COMBINED_COSTS: Final = 91  # [CMA] of A costs icons B more or less (C)
SQUARES_COST: Final = 92  # squares of Field A cost B more Move; FORM 2 and 3 as below
FOR_ENEMIES: Final = 2  # only for Characters of the other player,
IN_REACH: Final = 3  # and the squares are those in the Engagement RNG of Character A
BLOCKS_LOS: Final = 93  # A
ENTERS_EXHAUSTED: Final = 94  # A
PASSES: Final = 95  # A may pass through Characters with movement type B
DEPLOYS_AT: Final = 96  # you may [Deploy] A; B and C as DEPLOY
COVER_IS: Final = 97  # the Cover of A is B (pairs: DR, VS)
HAVE_COMMAND_INCOME: Final = 98  # WHO has A more command income

# ---- the 28 windows (R96, R243), in patterns only; what B touches is what "it" means (R181)
MAIN_PHASE_STARTS: Final = 101
CARD_DRAWN: Final = 102  # WHO, a player; C 1: not by step 2 of the Main Phase
DICE_GAINED: Final = 103  # WHO, a player; B, if said, keeps which dice
STRATEGY_SHIFTED: Final = 104  # WHO, a player
OBJECTIVE_REVEALED: Final = 105
GOAL_PLACED: Final = 106
ABILITY_TRIGGERED: Final = 107  # WHO, a player or (FORBID) a card; A the ability
ATTACK_DECLARED: Final = 108  # WHO the attacker, A the Attack, B the target
STRENGTH_KNOWN: Final = 109  # WHO, a player, has spent dice; or B would take True Damage
DAMAGE_DEALT: Final = (
    110  # WHO the source, A at least so much, B who took it; C 1: by this Attack, else WITH plus its kind
)
KILLED: Final = 111  # WHO the killer, A the Attack, B the killed
LEFT_PLAY: Final = 112  # WHO, a card; C 1: discarded; A by whose effect
ATTACK_COMPLETED: Final = 113  # WHO the attacker, A the Attack; C 1: with one target
LEAVES_SQUARE: Final = 114  # WHO, square B
ARRIVES: Final = 115  # WHO, square B
SHOVED: Final = 1  # in C of ENTERS: by PUSH or PULL
ENTERS: Final = 116  # WHO, square B; C: by PUSH, by PULL, by either (SHOVED)
MOVE_COMPLETED: Final = 117  # WHO; A at least so many squares in a straight line
DEPLOYED: Final = 118  # WHO, a player; B the card; A the square
ATTACHED: Final = 119  # WHO to B
EXHAUSTED_BY_EFFECT: Final = 120  # WHO
RECOVERED_BY_EFFECT: Final = 121  # WHO
HEALED: Final = 122  # WHO
TOKEN_GAINED: Final = 123  # WHO, A the tokens (pairs)
GOALS_SCORED: Final = 124  # WHO, a player, has scored A or more
VP_GAINED: Final = 125  # WHO, a player; A at least so many
MAIN_PHASE_ENDS: Final = 126
BATTLE_STARTED: Final = 127
BATTLE_ENDED: Final = 128  # before Goals are scored
FIRST_WINDOW: Final = MAIN_PHASE_STARTS
LAST_WINDOW: Final = BATTLE_ENDED

# ---- states, in conditions only
CONTROLS: Final = 130  # WHO controls A (LEAST, MOST, EXACTLY or NO, an amount) of what fits B
CONTROLS_SQUARE: Final = 131  # WHO controls a square of A
IS_OFFENSIVE: Final = 132  # WHO
IS_DEFENSIVE: Final = 133  # WHO
DID: Final = 134  # what was offered before was done; C 1: was not
HAS_CARDS: Final = 135  # WHO has A or more cards in zone B
HAS_DICE: Final = 136  # WHO has A or more dice in the Dice Bank
HAS_VP: Final = 137  # WHO has A or more Victory Points
IS: Final = 138  # A fits B
ATTACK_KILLED: Final = 139  # this Attack (C: the one that is kept there) killed A
ATTACK_DEALT: Final = 140  # this Attack (C as above) dealt A True Damage
HAS_GIFT: Final = 141  # A has gift B; C 1: has not
HAS_TOKENS: Final = 142  # A has tokens B, or more; C 1: has not
THERE_ARE: Final = 143  # A (as above) of what fits B
DEPLOYED_NOW: Final = 146  # WHO has [Deploy]ed A of what fits B in this Phase
TRIGGERED_NOW: Final = 147  # WHO has triggered the unprinted ability B (pairs: CALLED) A times in this Phase
WAS_MANY: Final = 145  # the instruction before was about A or more
ROLLED: Final = 144  # the roll B is within the pair A: from, to
ATTACK_MOVED: Final = 148  # the Attack that is kept in C has moved somebody by PUSH or PULL
FIRST_STATE: Final = CONTROLS

# ---- what WHO, A, B and C hold, beside what every game knows (sandtable.cards.operands)
ROW_KIND: Final[int] = FIRST_OF_GAME  # a row of the board
CHOICE: Final[int] = FIRST_OF_GAME + 1  # PUSH or PULL, MORE or LESS, a movement type, an end of a zone

# ---- amounts, beside those of every game
HELD_ON: Final = 21  # how many tokens N (0: damage) lie on COUNTED, a selection
MORE_THAN: Final = 24  # than the opponent, in conditions
FEWER_THAN: Final = 25
STAT_OF: Final = 26  # the number N (DEF, HP, VP, cost) of COUNTED, a selection; of what is gone as printed
# the pips in the register of COUNTED: N 0 of the die rolled, 1 of the dice paid (R242); PER: so many at most
PIPS_OF: Final = 27

UNTIL_HELD: Final = 28  # as many cards as a Hand lacks to N
SO_MANY: Final = 29  # how often N are in PER, an amount
HAD_BY: Final = 30  # how much of N a player has: you, or (BY_HIM added) your opponent
BY_HIM: Final = 10
DICE_HAD: Final = 1
COLOURS_HAD: Final = 2  # of the dice in his Dice Bank
COMMAND_HAD: Final = 3
VICTORY_HAD: Final = 4
APART: Final = 1  # of GAIN_DICE: no two dice of one colour

# ---- modes of selections, beside those of every game
_OWN_MODES: Final = 16
assert _OWN_MODES == FIRST_MODE
FIRST_PLAYER: Final = _OWN_MODES  # the Offensive Player, 16: what AS_PLAYER goes through
SECOND_PLAYER: Final = _OWN_MODES + 1  # the Defensive Player
THIS_ATTACK: Final = _OWN_MODES + 2
THIS_MOVE: Final = _OWN_MODES + 3
ATTACKER: Final = _OWN_MODES + 4  # of the innermost Attack
HOST: Final = _OWN_MODES + 5  # of the Modification with the text
STRUCK: Final = _OWN_MODES + 6  # the target of the Attack whose outcome is in the register
LAST_MODE: Final = STRUCK

# ---- tests of a filter, beside OTHER (10), NOUN (60), CONTROLLED (80) and INSIDE (120)
# OTHER: X a register; Y 0 printed, LEFT_OUT not. CONTROLLED: X BY_YOU (Y 1 friendly), BY_OPPONENTS (enemy),
# BY_AN_OPPONENT, BY_THEM (he controls, Y his register). INSIDE: X IN_IT, FROM_IT or LEFT_OUT.
STATE: Final = 30  # X
NOT_NOUN: Final = 40  # X
NOT_TRAIT: Final = 41  # X
SIZE: Final = 50  # X
FACTION: Final = 55  # X
TRAIT: Final = 58  # X; Y 1 if it stands for the noun
EITHER: Final = 59  # in place of a noun: X or Y, each a noun, or EITHER_TRAIT plus a trait
JUST: Final = 87  # printed stat X is Y
HAVING_ATTACKS: Final = 86  # an Attack ability of kind X (0: any)
WITH_TOKENS: Final = 88  # tokens X on it (0: damage): Y or more, 0 for none
HP_LEFT: Final = 89  # HP less damage: X 0 Y or less, 1 Y or more
AT_MOST: Final = 90  # printed stat X is Y or less
AT_LEAST: Final = 91
HAVING: Final = 92  # Keyword X with its number or word Y
LACKING: Final = 93
LACKING_TYPE: Final = 94  # movement type X (R179)
WITH_TRAIT: Final = 95  # X; Y another that would do, 0 for none
WITHOUT_TRAIT: Final = 96  # X; Y 1 if joined by "or" to the one before
MODDED: Final = 97  # X the trait of the Modification, 0 for any; Y 1: without
WITH_PRESENCE: Final = 98
IN_ROW: Final = 100  # X; Y 0 exactly, HIGHER or LOWER, in the view of the card's controller
IN_THAT_ROW: Final = (
    101  # Y selection: the row of that; X 1 of this card, 2 the column of that, 3 of this card
)
ON_GOAL: Final = 102  # X 0 any, or one of those below
IN_RNG: Final = 103  # range X of selection Y (WORDING 0: of this card)
IN_RNG_LOS: Final = 104
SAME_SIZE: Final = 105  # as the others that are picked
KILLED_THIS_PHASE: Final = 106
OWN_SIZE: Final = 107  # as big as this card
DONE_NOW: Final = 108  # has done in this Phase what window X is for
IN_RNG_OF: Final = 110  # the same as IN_RNG and IN_RNG_LOS, with a selection that is said
IN_RNG_LOS_OF: Final = 111
ENGAGED_BY: Final = 112  # Y selection, here and below
ADJACENT: Final = 113  # X OR_ON: or in one of its squares; OR_UNDER the same, said of a Field
ORTHOGONAL: Final = 114  # orthogonally adjacent
ATTACHED_ON: Final = 115  # attached to
ON: Final = 116
OTHER_THAN: Final = 117
IN_ENGAGEMENT: Final = 118  # in the Engagement RNG of
UNDER: Final = 99  # a Field: Y stands on it
OF_FIELD: Final = 119  # a square of a Field
NO_GOAL: Final = 121  # a square
ON_EDGE: Final = 122  # a square
WHOLLY_ON: Final = 123  # all its squares are squares of Y
ENGAGING: Final = 109  # that has Y in its Engagement RNG, an enemy
IN_PRESENCE: Final = 124  # in a square in which Y has Presence
OF_TYPE: Final = 125  # an Attack: X a type
MADE_BY: Final = 126  # an Attack, Move: Y selection
AT_TARGET: Final = 127  # an Attack that targets Y
WITH_ABILITY_TRAIT: Final = 128  # an ability: X
IN_BLAST: Final = 134  # in the 3x3 Square around Y
NAMESAKE: Final = 133  # the Champion that a Directive or an Objective belongs to (CARD1.A)
NOT_SO: Final = 129  # what does not fit Y, a filter
CALLED: Final = 132  # an ability: the unprinted one X (UNP.CHAR, UNP.PLAYER),
OF_DESTRUCTIBLE: Final = 60  # or, as X, what a Field has by this Keyword, with any number

OR_ON: Final = 1
OR_UNDER: Final = 2
EITHER_TRAIT: Final = 1000
WITH: Final = 2  # in C of DAMAGE_DEALT: 0 any Attack, then MELEE, RANGED, AOE

HELD_BY_YOU: Final = (
    1  # X of ON_GOAL: that you control, an opponent controls, nobody as both have Presence there;
)
HELD_BY_OPPONENT: Final = 2
HELD_BY_BOTH: Final = 3
ITSELF_HELD_BY_BOTH: Final = 4  # the same, said of a Goal;
ITSELF_HELD_BY_NONE: Final = 5  # and that neither controls
LEFT_OUT: Final = 2  # X or Y of a test that the words do not say
IN_IT: Final = 0
FROM_IT: Final = 1
HIGHER: Final = 1
LOWER: Final = 2
TO_ROW: Final = 10  # plus the last of several rows

EXHAUSTED: Final = 1  # states
RECOVERED: Final = 2
DAMAGED: Final = 3
UNDAMAGED: Final = 4
ENGAGED: Final = 5  # an enemy has it in its Engagement RNG
UNENGAGED: Final = 6

CARD: Final = 1  # nouns; up to OBJECTIVE also what a face is (Library.kind)
CHARACTER: Final = 2
CHAMPION: Final = 3
FIELD: Final = 4
MODIFICATION: Final = 5
DIRECTIVE: Final = 6
STRATEGY: Final = 7
TACTIC: Final = 8
OBJECTIVE: Final = 9
GOAL: Final = 10
SQUARE: Final = 11
FREE_SQUARE: Final = 12
ATTACKS: Final = 13
MELEE_ATTACKS: Final = 14
RANGED_ATTACKS: Final = 15
MOVES: Final = 16
ABILITIES: Final = 17
ACTIONS: Final = 18
INTERRUPTS: Final = 19
RESPONSES: Final = 20
PLAYER: Final = 21
AOE_ATTACKS: Final = 22

MEDIUM: Final = 1  # sizes: squares along a side
LARGE: Final = 2
HUGE: Final = 3

GLOBAL_MOVEMENT_ACTION: Final = 1  # unprinted abilities: of every Character,
GLOBAL_PRESS: Final = 2
OFFENSIVE_DEPLOY_ACTION: Final = 3  # and of every player
COMMAND_DRAW: Final = 4
COMMAND_GAIN_DICE: Final = 5
DEFENSIVE_DEPLOY_ACTION: Final = 6

AQUILLUS: Final = 1  # factions
ASAKURA: Final = 2
PROTECTORATE: Final = 3
VARGUS: Final = 4
VISIONARY: Final = 5

LIGHT: Final = 1  # alignments
NEUTRAL: Final = 2
DARK: Final = 3

ARMOR: Final = 1  # types of DEF
HIDE: Final = 2
AGILITY: Final = 3
AURA: Final = 4

RUN: Final = 1  # types of movement
FLY: Final = 2
TEL: Final = 3

MELEE: Final = 1  # types of Attack and damage, for Ward, Immunity, Vulnerability, DR and Cover; 0 is all
RANGED: Final = 2
AOE: Final = 3
HP_TYPE: Final = 4
PUSH: Final = 5
PULL: Final = 6
SINGLE: Final = 7  # an Attack with one target
TRAIT_TYPE: Final = 100  # plus a trait

MORE: Final = 1
LESS: Final = 2
TO_HAND: Final = 1  # ends of SORT
TO_BOTTOM: Final = 2
TO_TOP: Final = 3
TO_DISCARD: Final = 4
UP_TO_SO_MANY: Final = 100  # added to how many: or fewer
ALL_OTHERS: Final = 0
ANY_OF_THEM: Final = 199
INTO: Final = 0  # ends of a zone
ON_TOP: Final = 1
ON_BOTTOM: Final = 2

RANGE: Final = 100  # a range is RNG * RANGE + D

# ---- icons
RED: Final = 1  # the colours of table/player_columns.py, plus 1
PURPLE: Final = 2
GREEN: Final = 3
BLUE: Final = 4
YELLOW: Final = 5
STANDARD: Final = 6
CP: Final = 7
EXHAUST_ICON: Final = 8
MANA: Final = 9
SOUL: Final = 10
GEM: Final = 11
PIPS: Final = 12  # the number of a Dice Cost, in front of the icons of a card cost

ANY_NUMBER_OF: Final = -1  # numbers of a token that is moved
ALL_OF: Final = -2
MOST_TOKENS: Final = 99  # of a kind on a card (R185): all that lie there

DICE_UP_TO: Final = 1  # dice sets: up to so many of the own Dice Bank
DICE_ONE: Final = 2  # one of the own Dice Bank
DICE_ADDED: Final = 3  # one of those that were spent on the Attack
DICE_ANY: Final = 4  # any number of the own Dice Bank
DICE_ALL: Final = 5  # all of the own Dice Bank
HIS_DICE: Final = 10  # added: of whoever acts, if that is not you,
FOES_DICE: Final = 20  # or of your opponent, while you act
SHOWING: Final = 100  # of a second pair: this plus the lowest that they show, and the highest

# ---- gifts, and parts of Attack lines and arrays: pairs of a kind and a number
STR: Final = 1  # stats: so much more, or less
DEF: Final = 2
HP: Final = 3
RNG: Final = 4
MOVE_VALUE: Final = 5
VP: Final = 6
COST_STAT: Final = 7
COVER: Final = 8  # MELEE, RANGED or 0 for all
BOOST_PLUS: Final = 9  # so many dice more
BOOST_TIMES: Final = 10
DR: Final = 11  # so much; against the type of VS, if that follows
VS: Final = 12
PRESENCE: Final = 13  # is so much
ARRAY_TYPE: Final = 14  # a movement array: its type, Move and D-Move, and dice
ARRAY_RANGE: Final = 15  # Move * RANGE + D-Move
AS_TYPE: Final = 16  # [Move] as this type
ONLY_POINTS: Final = 17  # with so many Move Points, and no dice
DICE_ON_MOVES: Final = 9  # what cannot be done besides moving as a type: dice are added to a [Move]
NO_DICE: Final = 18
MORE_PRESENCE: Final = 19  # so much more, or less
DIE: Final = 20  # plus a colour: so many dice icons of it
ATTACK_KIND: Final = 30  # MELEE, RANGED, or 0 for either
SHAPE: Final = 31  # LINE, CONE or BLAST
ATTACK_RNG: Final = 32  # a range
ATTACK_STR: Final = 33
HP_DAMAGE: Final = 34  # its own STR, or NO_STR
PUSH_DAMAGE: Final = 35
PULL_DAMAGE: Final = 36
IGNORES_COVER: Final = 37  # parts of "ignores"
IGNORES_DEF: Final = 38  # of type so, 0 for all
IGNORES_FIGURES: Final = 39  # Characters for LOS
IGNORES_PENALTY: Final = 98  # movement penalties with trait so
IGNORES_GIFT: Final = 99  # the Keyword so
FREE_OF_COST: Final = 97
LEAST_RNG: Final = 96  # a range within which nobody can be the target
NO_LOS: Final = 100  # nothing blocks its LOS (R244)
ENEMIES_ONLY: Final = 106  # an area in which nobody of the attacker's side is hit (R254)
REMOVES_KILLED: Final = 107  # whom it kills goes out of the game instead of being discarded (R265)
FLOOR: Final = 109  # behind a stat that is lessened: down to so much (R292)
TARGETS_ONLY: Final = 108  # it is only against what fits C of its row (R264); not printed as a part
NO_STR: Final = -1

LINE: Final = 1  # shapes
CONE: Final = 2
BLAST: Final = 3  # 3x3

# Keywords; the number of a pair is what X stands for
SOUL_HARVESTING: Final = 40
ACTIVE_COVER: Final = 41  # Interrupt Active Cover
LEAPING: Final = 42
RAPID_MOVEMENT: Final = 43
MOBILE_ATTACK: Final = 44
FLEET_FOOTED: Final = 45
DASH: Final = 46
HOVER: Final = 47
STEALTH: Final = 48
INVISIBILITY: Final = 49
ADVANCED_SENSES: Final = 50
TAUNT: Final = 51
MARKSMAN: Final = 52
CHARGE: Final = 53
DEFENDER: Final = 54
CLEAVE: Final = 55
DUAL_STRIKE: Final = 56
PRECISE_STRIKE: Final = 57
PRECISE_SHOT: Final = 58
GLOBAL_DEPLOY: Final = 59
GLOBAL_INTERRUPT_DEPLOY: Final = 60
AMBUSH: Final = 61
CHIVALRY: Final = 62
NON_COMBATANT: Final = 63
FEROCIOUS: Final = 64
FOCUSED: Final = 65
RESILIENT: Final = 66
ENDURANCE: Final = 67
IMPROVED_COVER_DAM: Final = 68
IMPROVED_COVER_PUSH: Final = 69
WALKER: Final = 70  # a trait
WARD: Final = 71  # a type
IMMUNITY: Final = 72  # a type
VULNERABILITY: Final = 73  # a type
MANA_X: Final = 74  # a number
PATROL: Final = 75  # a row
REGENERATION: Final = 76  # a number
UNMODDABLE: Final = 77  # a trait, or
ALL_TRAITS: Final = 0  # every Modification (R85)
DESTRUCTIBLE: Final = 78  # a number
PRESENCE_X: Final = 79  # a number
FIRST_KEYWORD: Final = SOUL_HARVESTING
FIRST_WITH_X: Final = WALKER
LAST_KEYWORD: Final = PRESENCE_X

# ---- scopes of conditions
HAPPENS: Final = 1  # the window of a Response

# ---- triggers
ON_WHEN: Final = 1  # When, as WHEN of every game
ON_AFTER: Final = 2

# ---- durations: KIND PLACE TERM; PLACE 1 is not printed, but said by a later gift of the same list
PHASE_LONG: Final = 1
BATTLE_LONG: Final = 2
THIS_ATTACK_LONG: Final = 3
THIS_MOVE_LONG: Final = 4
WHILE_LONG: Final = 5  # TERM is a condition
OWN_ATTACK_LONG: Final = 7  # for the Attack that the same ability makes (R218)
NEXT_ATTACK_LONG: Final = 6  # until the card that it is about has made its next Attack (R201)
NEXT_MELEE_LONG: Final = 8  # until it has made its next Melee Attack
NEXT_TARGETED_LONG: Final = 10  # until an Attack that targets the card that it is about is over (R290)
NEXT_RANGED_LONG: Final = 9
