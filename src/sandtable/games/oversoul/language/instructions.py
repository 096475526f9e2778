"""The numbers in Oversoul's programs: instructions, laws, roles, zones, words of filters, durations, limits.

How a program is laid out, and how its records are read, is in sandtable.cards.program.layout; here is what
the numbers in its fields mean.

Headers: KIND says how the line works, KEYWORD is its Law. LASTING holds while the card is Active (and its
GATE and Law hold); TRIGGERED waits for its Law; USED is used by decision (CAST, QUICK); REPLACING changes
what would happen (EVENT is what); ADMITTING says when its card may be Activated; PAYING is a further Cost
of Activating its card; PLAYED is carried out when its Event resolves. NAME holds the Roles of a Role
Ability, the first plus 64 times the second. ZONE is where the line works. COST are the rows between
asterisk and arrow; EVENT is what a written Law waits for, or what a RITUAL counts; GATE holds all further
conditions, of which every one must hold; TARGETS lists what is Selected, in printed order.

Rows: each row is a step of its own (R114), except one that hangs on the row before by AND: an item of the
same list, done together with it. NEXT is the and-sign, THEN the word. WHO is the player who acts, or what
is spoken of; a WORDING of 0 is not printed. C of IF, ELSE, MAY, MODES and MODE is how far to jump. PICK
stands before the row that needs what it picks; with FORM 1 DYNAMO multiplies how many. "if you do" is IF
with the state DID.

Selections: REF reads register SLOT. SELECTED was named when the line was announced. CHOOSING, EACH, RANDOM,
TOP and FOUND are filled by a PICK row (FOUND by SEARCH itself) on resolution. GROUP is whatever fits, at
any moment. MATCH stands in patterns: what happened must fit, and fills SLOT; in a condition LOW to HIGH
must be there. The others are looked up when they are needed. OF of SELECTED and CHOOSING is another
selection: one or the other is taken ("1 DRAGON or 1 BOARD Event").

Filters: the tests hold together, up to the first ONE_OF; from there on each ONE_OF begins an alternative,
and one of them must hold with all that stands before. A filter without INSIDE means cards on the board.

Conditions: SCOPE is NOW (how things stand), HAPPENS (the Law of a trigger), JUST_NOW (an inner if: done by
the step before, or how things stand), SINCE_BEGUN (by any step since the row SINCE), EVERY (brackets: all
patterns must hold) or COUNTED (a RITUAL: each pattern as often as LOW of what it is about says). Patterns
are rows: an instruction's number also stands for its event; FORM only tells the writer the wording.

Numbers: in a row that resolves DYNAMO multiplies every AMOUNT but that of SET_STAT and of the state
"Damaged with".
"""

from typing import Final

from sandtable.cards.operands import FIRST_OF_GAME
from sandtable.cards.program.flow import ELSE as ELSE
from sandtable.cards.program.flow import FORBID as FORBID
from sandtable.cards.program.flow import IF as IF
from sandtable.cards.program.flow import MAY as MAY
from sandtable.cards.program.flow import MODE as MODE
from sandtable.cards.program.flow import PERMIT as PERMIT
from sandtable.cards.program.flow import PICK as PICK
from sandtable.cards.program.flow import REQUIRE as REQUIRE
from sandtable.cards.program.layout import *  # noqa: F403  the records of every game are read by the same name

NEXT: Final = 5  # the link of the and-sign: the next step

# ---- headers
LASTING: Final = 1
TRIGGERED: Final = 2
USED: Final = 3
REPLACING: Final = 4
ADMITTING: Final = 5
PAYING: Final = 6
PLAYED: Final = 7

# flags
UNDERLINED: Final = 1  # works only outside the Leader Zone, or is a Role Ability (5.4.10, 8.4.2)
OWN: Final = 2  # "(this Construct)": stays on the Construct itself (5.3.12)
NUMBERED: Final = 4  # has a number in the part that resolves, so DYNAMO is used by it (R84)
CLOSED: Final = 8  # a lasting line that asks for stats or Abilities, or depends on a state: number 5 of R156
EMPTY_LAW: Final = 16  # an asterisk without a Law before it
SAID_OWN: Final = 32  # only wording: OWN is said in a bracket of its own
OF_TURN: Final = 128  # it asks which of a turn an Activation is (R188)
IN_BATTLE: Final = (
    256  # a trigger that is played out with ATTACK*, for what it does ends with the Battle (R196)
)
ON_IT: Final = 512  # it does something to the card that its Law says is Activated (R259)
SINGULAR: Final = 64  # what is paid or resolves speaks of one opponent, who is named beforehand (R145, R173)

# ---- laws; up to SHATTER the keyworded ones in the order of the rulebook
NO_LAW: Final = 0
ACTIVATE_LAW: Final = 1
ATTACK_LAW: Final = 2
AURA: Final = 3
BLOODLUST: Final = 4
CAST: Final = 5
DISCARD_LAW: Final = 6
ENTER_LAW: Final = 7
EXECUTE: Final = 8
EXHAUST_LAW: Final = 9
EXILE_LAW: Final = 10
HEAL_LAW: Final = 11
HONEST: Final = 12
INJURE: Final = 13
ISOLATED: Final = 14
OUTLAST: Final = 15
PERFECT: Final = 16
QUICK: Final = 17
RETURN_LAW: Final = 18
RESONATE: Final = 19
RITUAL: Final = 20
SACRIFICE_LAW: Final = 21
SHATTER_LAW: Final = 22
WHEN: Final = 23  # EVENT, may miss its timing (10.1.2)
IF_LAW: Final = 24  # EVENT, cannot miss it; or what would happen
WHILE: Final = 25  # the first pattern of GATE is its condition
ONLY_WHEN: Final = 26  # Activate only when: EVENT
ONLY_IF: Final = 27  # Activate only if: EVENT if something happens, GATE if something holds
AT_START: Final = 28  # EVENT is a phase
AT_END: Final = 29
DURING: Final = 30  # lasting: in the phase that its limit names
ATTACH_ONLY: Final = 31  # which cards a Construct can be Attached to: its limit HOSTS

# ---- zones
BOARD: Final = 1
HAND: Final = 2
DECK: Final = 3
IDLE: Final = 4
EXILE_SPACE: Final = 5
LEADER_ZONE: Final = 6
UNIT_ZONE: Final = 7
EVENT_ZONE: Final = 8
TOP_OF_DECK: Final = 9
BOTTOM_OF_DECK: Final = 10
HAND_OR_DECK: Final = 11  # two piles of one player: cards are looked for in both
HAND_OR_IDLE: Final = 12
DECK_OR_IDLE: Final = 13

# ---- rows

# flow, beside sandtable.cards.program.flow
MODES: Final = (
    10  # choose A of the MODE rows that follow, FORM of them if B holds, on resolution; C jumps behind
)
SINCE: Final = 11  # remember the beat: a condition behind it is SINCE_BEGUN

# costs
PAY: Final = 20  # A ENERGY of WHO
PAY_COST: Final = 21  # ENERGY of WHO, as much as this card costs after discounts: (-Cost)
SELECT: Final = 22  # A, SELECTED, was named at announcement

# cards
DRAW: Final = 30  # WHO draws A cards
SEARCH: Final = 31  # WHO draws B from the own Deck, shows it and shuffles (8.7.24)
GAZE: Final = 32  # WHO looks at the top A cards of Deck B and puts them back in any order
DISCARD: Final = 33  # A from hand, or from the place it says, to the Idle Zone; WHO acts
SACRIFICE: Final = 34  # A of WHO's board
SHATTER: Final = 35  # A; in patterns WHO is the card that Shatters it
EXILE: Final = 36  # A
RETURN: Final = 37  # A to zone B (hand, Deck, top, bottom, Idle Zone, Leader Zone)
EXHAUST: Final = 38  # A
REACTIVATE: Final = 39  # A
PREPARE: Final = 40  # A
EXPOSE: Final = 41  # A
REVEAL: Final = 42  # A
CHOOSE: Final = 43  # nothing but the choice of A, already made by its PICK
SHUFFLE: Final = 44  # Deck A
SHUFFLE_INTO: Final = 45  # A into Deck B, which is shuffled
LOOK: Final = 46  # WHO looks at A, the top cards of a Deck, which nobody else sees
RETURN_ORDERED: Final = 48  # A to an end of a Deck, B, in the order that WHO likes
TAKE_UP: Final = 47  # WHO draws A, certain cards that lie in the own Deck (R189)

# entering
SPAWN: Final = 50  # A; with B that many HP are left (Damaged with B HP)
SPAWN_TOTEM: Final = 51  # A TOTEMs as sheet B says
SPAWN_ATTACH: Final = 52  # A onto B as a Construct of role FORM (UNIT, EVENT) with C HP
ATTACH: Final = 53  # A onto B
ACTIVATE: Final = 54  # A, for its Cost less B; waits with the triggers (R165). In patterns WHO activates A
ENTER: Final = 55  # event: WHO enters
LEAVE: Final = 56  # event: WHO leaves the board

# harm
DEAL: Final = 60  # A DMG to B; in patterns WHO deals it to B
SPLIT: Final = 61  # A DMG split among B
HEAL: Final = 62  # A HP to B
HEAL_FULL: Final = 63  # B to full
TAKE: Final = 64  # event: WHO Takes DMG; C says of which sort, as of DEAL and SHATTER (R232, R233)
TAKE_IT: Final = 65  # instead: WHO Takes the DMG that is being replaced
TAKE_NONE: Final = 66  # instead: WHO Takes no DMG
NOT_DONE: Final = 67  # instead: event A, which is being replaced, does not happen to WHO

# change; LASTS says how long
GIVE_STAT: Final = 70  # WHO gets B points of stat A; FORM 1 is plus, 2 minus
GIVE_KEYWORD: Final = 71  # WHO gets keyword A, B is its bracket (a filter), C TO or AGAINST
GIVE_ABILITY: Final = 72  # WHO gets ability A
GIVE_ENERGY: Final = 73  # WHO's own player has A more ENERGY in the Leader pool (Gain A ENERGY)
LOSE_KEYWORD: Final = 74  # WHO loses keyword A
LOSE_ROLE: Final = 75  # WHO loses Role A
LOSE_ALL: Final = 76  # WHO loses all of property A
BECOME: Final = 77  # WHO becomes property A of B; FORM 1 also
BECOME_ROLE: Final = 78  # WHO becomes Role A; FORM 1 also
BECOME_ARCHETYPE: Final = 79  # WHO becomes Archetype A; FORM 1 also
COPY: Final = 80  # this card copies property A of B
STEAL: Final = 81  # this card steals property A of B
SET_STAT: Final = 82  # stat A of WHO is B
COPY_TO: Final = 83  # WHO copies property A of B; FORM 1 steals it
MARK: Final = 84  # A marks of name C on B; FORM is how many there can be, 0 for any number (R252)
EXCHANGE: Final = 86  # stats A and B of WHO, each for itself (R253)
UNMARK: Final = 85  # all marks of name C from B; FORM 1 only A of them

# energy and rank
POOL: Final = 90  # the Leader of WHO generates A ENERGY
NEXT_GENERATES: Final = 91  # your next +card that fits A generates B more this turn
NEXT_COSTS: Final = 92  # your next card that fits A costs B less (FORM 1 more) this turn
COST_LESS: Final = 93  # the cost of A is B less (FORM 1 more, FORM 2 set to B)
LEADER_RANK: Final = 94  # WHO (a Leader) gains A RANK, with FORM 1 loses it
REFRESH: Final = 95  # the Leader pool of WHO is at least the RANK again (R227)

# chain and game
PREPARING_COSTS: Final = 96  # WHO Prepares cards for A ENERGY less, with FORM 1 for more (R238)
HAND_SIZE: Final = 97  # WHO keeps A cards in a Return Phase; FORM 1 A more, 2 A less (R242)

CANCEL: Final = 100  # link A
CANCEL_ATTACK: Final = 101
REDIRECT: Final = 105  # the Attack goes on against A
CALL: Final = 102  # the Abilities of B under Law A; wait with the triggers (R165)
WIN: Final = 103  # WHO
LOSE: Final = 104  # WHO

# lasting: they hold, and are never carried out
HAVE_STAT: Final = 110  # WHO has B more of stat A; FORM 2 less
HAVE_KEYWORD: Final = 111  # WHO has keyword A, B and C as GIVE_KEYWORD
HAVE_ABILITY: Final = 112  # WHO has ability A
COSTS_LESS: Final = 113  # WHO costs A less; FORM 1 more; B the least that this leaves (R244)
MORE_PLUS: Final = 114  # you can Activate A more cards that fit B each turn
EARLY: Final = 115  # WHO can Attack what fits B the turn it Enters
ENTERS_EXHAUSTED: Final = 116  # WHO
YIELDS_MORE: Final = 117  # WHO, if it Generates, Generates A more

DEALS_MORE: Final = 119  # WHO Deals A more DMG, less if C is 0, of the FORM below (R225)
TAKES_MOST: Final = 107  # WHO Takes no more than A DMG at once (R286)
TAKES_LESS: Final = 118  # WHO Takes A less DMG, more if C is 1; FORM says of which (R221), B as above

# further events, in patterns only
ATTACK: Final = 120  # WHO Attacks A
GUARD_EVENT: Final = 121  # WHO Guards
RETALIATE: Final = 122
GENERATE: Final = 123  # WHO Generates ENERGY
SELECTED_EVENT: Final = 124  # A is Selected (by a Cost)
DIFFERENT_ARCHETYPES: Final = 125  # a RITUAL: A different Archetypes Activated by WHO
DRAWN: Final = 126  # WHO draws A
USE: Final = 127  # WHO uses A, an Ability: a link of the chain
ANNOUNCE: Final = 128  # WHO announces the Activation of A; kept for what asks which of the turn it is

# states, in conditions only
IS_STATE: Final = 130  # WHO is in state A
HAS_STAT: Final = 131  # WHO has A (an amount with a comparison) of stat B, or so many ROLES
HAS_STAT_THAN: Final = 132  # WHO has more, less or equal (C) of stat B than A
HAS_KEYWORD: Final = 133  # WHO has keyword A
HAS_CARDS: Final = 134  # player WHO has A (an amount with a comparison) of what fits filter B
HAS_CARDS_THAN: Final = 135  # player WHO has more or less (C) of filter A than the opponent
IS_A: Final = 136  # WHO fits filter A
IS_TURN: Final = 137  # it is the turn or phase A of whom C says
IS_VALUE: Final = 138  # the amount A is as B, an amount with a comparison, says
IS_THAN: Final = 139  # the amount A is more, less or equal (C) than the amount B
BATTLES: Final = 140  # WHO is in a Battle with what fits A (R243)
LAST_STATE: Final = 140  # what says how things stand
DID: Final = 141  # the step before was carried out in full (R161)

# forms of patterns and rows that mean something
OF_ATTACKS: Final = 1  # TAKES_LESS: what an Attacker deals in Battle,
OF_BATTLE: Final = 2  # what is dealt in Battle by anybody,
OF_ABILITIES: Final = 3
OF_OPPOSING: Final = 4  # of Abilities of opposing cards
OF_RETALIATION: Final = 5  # what is dealt back to an Attacker

TO_WHAT: Final = 1  # bits of DEALS_MORE: to what fits B,
ONLY_IN_BATTLE: Final = 2
ONLY_ATTACKING: Final = 4
ONLY_RETALIATING: Final = 8

SHOWN: Final = 1  # IS_A: of a card that a step has Exposed or Revealed, as it is printed (R240)
BY_POINTS: Final = 4  # what a RITUAL counts: the points, not how often
PLUS: Final = 1
MINUS: Final = 2
WORTH: Final = 2  # of DEAL and HEAL: how much is said before the cards
ALTOGETHER: Final = 3  # HAVE_STAT: instead of what is printed, not in addition to it
MORE: Final = 1  # HAS_STAT_THAN, HAS_CARDS_THAN, and "more" instead of "less"
LESS: Final = 2
EQUALLY: Final = 3
NOT_MORE: Final = 4  # RANK_BESIDE
NOT_LESS: Final = 5
AS_WELL: Final = 1  # BECOME_ROLE, BECOME_ARCHETYPE: what it was stays
SET_TO: Final = 2
TO: Final = 1
AGAINST: Final = 2

# ---- what WHO, A, B and C hold, beside what every game knows (sandtable.cards.operands)
STAT: Final[int] = FIRST_OF_GAME
ROLE: Final[int] = FIRST_OF_GAME + 1
ARCHETYPE_KIND: Final[int] = FIRST_OF_GAME + 2
KEYWORD_KIND: Final[int] = FIRST_OF_GAME + 3
LAW: Final[int] = FIRST_OF_GAME + 4
PROPERTY: Final[int] = FIRST_OF_GAME + 5
STATE_KIND: Final[int] = FIRST_OF_GAME + 6
CHOICE: Final[int] = FIRST_OF_GAME + 7  # one of MORE, LESS, EQUALLY, TO, AGAINST
MARK_NAME: Final[int] = FIRST_OF_GAME + 8

# ---- selections: modes
REF: Final = 1
SELECTED: Final = 2
CHOOSING: Final = 3
EACH: Final = 4
RANDOM: Final = 5
TOP: Final = 6
FOUND: Final = 7
GROUP: Final = 8
MATCH: Final = 9
CHAINED_LINK: Final = 10  # the latest waiting link that FITS (R112)
AROUND: Final = 11  # this card and what surrounds it: the subject of AURA (R15)
HOST: Final = 12  # the card that this Construct is or was Attached to
DAMAGED_CARDS: Final = 13  # what the triggering instance damaged, still on the board
ATTACKER: Final = 14  # of the current Attack
OPPONENT: Final = 15  # player: one opponent, in lasting lines each (R173)
EACH_PLAYER: Final = 16
OWNER: Final = 17  # player: of OF
THAT_PLAYER: Final = 18  # player: who did what the Law says
ALL_SELECTED: Final = 19  # all groups of Select together
REST: Final = 20  # what fitted the selection of register SLOT and was not taken
ATTACKED_CARD: Final = 21  # the Selection of the current Attack
GAZED: Final = 22  # player: whose Deck this program has Gazed at last
USER: Final = 23  # the card that used the Ability of the Law (R237)

# ---- tests of a filter; the tens are the order in which they are printed
OTHER: Final = 10  # not this card, nor what registers named before hold; Y is a bit for each register
SIDE: Final = 20  # X: YOURS, OPPOSING, ALLIED
STATE: Final = 30  # X
LIVING: Final = 40  # X 1 Living, 2 Non-Living
NO_LEADER: Final = 50
FACTION: Final = 60  # X
OWN_ARCHETYPE: Final = 70  # that of this card
NOT_ROLE: Final = 71  # X a Role that it has not
NOT_ARCHETYPE: Final = 72  # X an Archetype that it has not
ONE_OF: Final = 75  # begins an alternative
SIGN: Final = 80  # X: 1 for +, 2 for -
VALUE: Final = 81  # of the signed ENERGY: X number, Y 0 exactly, 1 or less, 2 or more
ARCHETYPE: Final = 90  # X
ROLE_IS: Final = 100  # X a Unit Role
EVENT_ROLE: Final = 101  # X
CONSTRUCT_ROLE: Final = 102  # X
UNDER_LAW: Final = 103  # of a link that is the use of an Ability: X its Law, or Y if that is none of 0
USED_BY: Final = 104  # of such a link: X what kind of card uses it
NOUN: Final = 110  # X; Y 1: said by a later alternative
INSIDE: Final = 120  # Y zone
ON_BOARD: Final = 121  # X: ANYWHERE, YOURS, OPPOSING
THEIR_BOARD: Final = 122  # Y selection: the player who acts in the step, or with X 1 that player
RANK_IS: Final = 130  # X rank, Y 0 exactly, 1 or lower, 2 or higher
RANK_THAN: Final = 131  # X: LESS, MORE or EQUALLY than this card
RANK_BESIDE: Final = 132  # X: LESS, MORE, EQUALLY, NOT_MORE or NOT_LESS than Y, a selection
WITH_KEYWORD: Final = 140  # X; Y 1: without
WITH_STAT: Final = 141  # X stat; Y amount with a comparison
WITH_ORIGINAL: Final = 142  # the same of printed values
WITH_LAW: Final = 143  # X a Law; has such an Ability
WITH_MARKS: Final = 144  # X name; Y amount with a comparison
NO_ABILITIES: Final = 145
NO_CONSTRUCTS: Final = 146
NAMED: Final = 147  # X; Y 1: not so
WITH_STAT_THAN: Final = 149  # X stat and 4 times MORE or LESS; Y selection: than that card
WITH_CONSTRUCTS: Final = 148  # 1 or more are Attached to it
ADJACENT: Final = 150  # Y selection
SURROUNDING: Final = 151
BEHIND: Final = 152
FACING: Final = 153
ATTACHED_TO: Final = 154
BELOW: Final = 155  # of a link: directly below this one
ENTERED: Final = 156  # this turn
OF_YOUR_CHOICE: Final = 157  # of a hidden hand: you look at it and choose
FIRST_OF_TURN: Final = 158  # of its kind that its player Activates in a turn, and the two behind it
SECOND_OF_TURN: Final = 159
THIRD_OF_TURN: Final = 160
ATTACKED: Final = 162  # this turn
NOT_ATTACKED: Final = 163
SHARES_ROLE: Final = 164  # Y selection: with that card; off the board by what is printed
SHARES_ARCHETYPE: Final = 165
SAME_NAME: Final = 166
OTHER_NAME: Final = 167
OTHER_THAN: Final = 169  # Y selection: not that card
SHARES_TYPE: Final = 170  # of the same Card Type as that card
NEW_ARCHETYPE: Final = 168  # it has one that no Active card of your board has
AMONG: Final = 161  # Y selection: one of the cards that were named before, wherever they lie

YOURS: Final = 1  # sides
OPPOSING: Final = 2
ALLIED: Final = 3
ANYWHERE: Final = 4

ACTIVE: Final = 1  # states
ACTIVATED: Final = 2
EXHAUSTED: Final = 3
PREPARED: Final = 4
DAMAGED: Final = 5
ATTACHED: Final = 6
EXPOSED: Final = 7
EXILED: Final = 8
ATTACKING: Final = 9  # the Attacker of the current Attack
UNDAMAGED: Final = 10  # at full HP

CARD: Final = 1  # nouns
UNIT: Final = 2
EVENT_NOUN: Final = 3
CONSTRUCT: Final = 4
LEADER: Final = 5
ABILITY: Final = 6  # a link that is the use of an Ability

CAST_ROLE: Final = 1  # Event Roles
QUICK_ROLE: Final = 2
PERFECT_ROLE: Final = 3
COUNTER_ROLE: Final = 4
BOARD_ROLE: Final = 5

UNIT_CONSTRUCT: Final = 1  # Construct Roles
EVENT_CONSTRUCT: Final = 2

# ---- archetypes
CHAOS: Final = 1
ORDER: Final = 2
VIGOR: Final = 3
SWAY: Final = 4
FLOW: Final = 5
ARCANE: Final = 6
NEUTRAL: Final = 7
DOOM: Final = 8
WITHER: Final = 9

# ---- Unit Roles
DRAGON: Final = 1
ELEMENTAL: Final = 2
GAIAN: Final = 3
MECHNOID: Final = 4
MEGANIST: Final = 5
NATURA: Final = 6
NIDAGYST: Final = 7
PHANTOM: Final = 8
PRIMAL: Final = 9
QIREAN: Final = 10
RAPTOR: Final = 11
UNDEAD: Final = 12
VERA: Final = 13
VOPROS: Final = 14
VEXEN: Final = 15
SORCERER: Final = 16
SEEKER: Final = 17
SECUTOR: Final = 18
SEER: Final = 19
SENTRY: Final = 20
SHIFTER: Final = 21
SNIPER: Final = 22
SLAYER: Final = 23
SHAMAN: Final = 24
SOVEREIGN: Final = 25
SUMMONER: Final = 26
STATION: Final = 27
STALKER: Final = 28
TOTEM: Final = 29

# ---- Keyworded Abilities
AVIAN: Final = 1
CLEAVE: Final = 2
CRYSTALIZED: Final = 3
GUARD: Final = 4
PIERCE: Final = 5
POLARITY: Final = 6
RANGED: Final = 7
RESISTANT: Final = 8
THORNS: Final = 9
VAMPIRISM: Final = 10
BARRIER: Final = 11  # consumed: from here to VEILED, their HYPER- versions are 6 more
DEATHTOUCH: Final = 12
DUAL_STRIKE: Final = 13
DYNAMO: Final = 14
FRENZY: Final = 15
VEILED: Final = 16
HYPER_BARRIER: Final = 17
HYPER_DEATHTOUCH: Final = 18
HYPER_STRIKE: Final = 19
HYPER_DYNAMO: Final = 20
HYPER_FRENZY: Final = 21
HYPER_VEILED: Final = 22
AMORPHOUS: Final = 23
BERSERK: Final = 24
CHAINED: Final = 25
DAMNED: Final = 26
PETRIFIED: Final = 27
SEALED: Final = 28

# ---- stats and properties
DMG: Final = 1
SPD: Final = 2
HP: Final = 3

# properties from 1 to 3 are the stats
KEYWORDED_ABILITIES: Final = 4
ABILITIES: Final = 5
ROLES: Final = 6
ARCHETYPE_PROPERTY: Final = 7
NAME_PROPERTY: Final = 8

# ---- amounts: kinds
EXACTLY: Final = 1  # N
LEAST: Final = 2  # N or more
MOST: Final = 3  # N or less
EQUAL: Final = 4  # "equal to": PER is the number, said behind the step
RANK: Final = 5  # of this card
NONE_OF: Final = 6  # no
PRECISELY: Final = 7  # exactly N, in comparisons
AS_PRINTED: Final = 8  # a bit of N in STAT_OF and RANK_OF: a card in a pile is what is printed
STAT_OF: Final = 10  # stat N of selection COUNTED
ORIGINAL_OF: Final = 11
RANK_OF: Final = 12
COST_OF: Final = 13
MARKS_ON: Final = 18  # marks of name N on selection COUNTED
FULL_OF: Final = 19  # the full HP of selection COUNTED
MISSING_OF: Final = 17  # the damage on selection COUNTED
COUNT: Final = 14  # of what fits filter COUNTED
DEALT: Final = 15  # the DMG dealt, with N 1 the HP Healed
THAT_MANY: Final = 16  # as many as the step before really did
TWICE: Final = 20  # PER
THRICE: Final = 21
HALF_UP: Final = 22
HALF_DOWN: Final = 23
SUM: Final = 24  # COUNTED and PER, both amounts
DIFFERENCE: Final = 25
AT_MOST: Final = 26  # PER, but no more than N (R197)
ARCHETYPES_OF: Final = 27  # how many Archetypes, without N, what fits filter COUNTED has among it (R198)
PARTS: Final = 28  # of what fits filter COUNTED, how many times N (R245)
DONE_OF: Final = 29  # of what fits filter COUNTED, to how many the step before has done event N (R246)
SO_FAR: Final = 128  # a bit of N in DONE_OF: all steps since the row SINCE have, not the last alone
PAID_SO: Final = 256  # a bit of N in DONE_OF: the Cost has, and the bits above are the register that says so
TOTAL_OF: Final = 31  # of what fits filter COUNTED, stat N, or one of the two below, all together
HIGHEST_OF: Final = 32  # the highest of them
LOWEST_OF: Final = 33
ITS_RANK: Final = 4  # N of these, beside the stats
ITS_ENERGY: Final = 5  # the printed number, whichever sign it has
AS_SHOWN: Final = (
    16  # a bit of N as AS_PRINTED: of a card that was Exposed or Revealed, wherever it lies (R240)
)
EMPTY_ZONES: Final = 30  # of your Zones of sort N, UNIT_ZONE or EVENT_ZONE

# ---- a TOTEM's sheet: pairs of a kind and a number
SHEET_RANK: Final = 1
SHEET_STAT: Final = 10  # plus the stat
SHEET_ROLE: Final = 20
SHEET_KEYWORD: Final = 21
SHEET_NAME: Final = 22  # what it is called (R255)

# ---- triggers: kinds of EVENT
ON: Final = 1  # a condition that happens
COUNTING: Final = 2  # a RITUAL
YOUR_PHASE: Final = 3  # the number is the phase; KEYWORD tells start or end
OPPONENTS_PHASE: Final = 4
EACH_PHASE: Final = 5

CYCLE_PHASE: Final = 1
ACTION_PHASE: Final = 2
RETURN_PHASE: Final = 3
TURN: Final = 4

# ---- scopes of conditions
NOW: Final = 0
HAPPENS: Final = 1
JUST_NOW: Final = 2
EVERY: Final = 3
COUNTED_EACH: Final = 4
SINCE_BEGUN: Final = 5

# ---- durations
THIS_TURN: Final = 1
YOUR_NEXT_CYCLE: Final = 2
OPPONENTS_NEXT_CYCLE: Final = 3
WHILE_ACTIVE: Final = 4
AS_CONSTRUCT: Final = 5  # the gain belongs to the Construct itself (R148)
WHILE_SOURCE: Final = 6  # as long as the card that gave it is Active (R178)
END_OF_BATTLE: Final = 7  # of the Battle that goes on (R196)
ANY_NEXT_CYCLE: Final = 8  # whoever's comes next
END_OF_YOUR_NEXT_TURN: Final = 9
END_OF_OPPONENTS_TURN: Final = 10  # their next one

# ---- limits
ONCE_EACH_TURN: Final = 1
ONCE_EACH_GAME: Final = 2
ONCE_FOR_ABILITY: Final = 3
ONCE_FOR_NAME: Final = 4
ONCE_WHILE_ACTIVE: Final = 5
ONCE_EACH_TURN_ACTIVE: Final = 6
ONCE_GAME_FOR_NAME: Final = 7  # whichever card of the name it is
LAST_LIMIT: Final = 7  # what counts uses
IN_PLACE: Final = 10  # only wording: ZONE of the header says it; the number is a zone
DURING_YOURS: Final = 11  # only in this phase
DURING_OPPONENTS: Final = 12
DURING_EACH: Final = 13
AS_TIMESHIFT: Final = 14  # this number or higher
EXCEPT: Final = 15  # filter: not counted by ISOLATED
ONLY: Final = 16  # filter: only wording, which the subject of AURA has too
HOSTS: Final = 17  # filter: what a Construct can be Attached to
OUTSIDE_YOURS: Final = 18  # at any time but in this phase
OUTSIDE_OPPONENTS: Final = 19
OUTSIDE_EACH: Final = 20
WAY: Final = 21  # how the card came, or where it went: one of the numbers below (R220)
TO_WHOM: Final = 22  # filter: INJURE asks whether a card that it dealt DMG to fits (R231)

CAME_PREPARED: Final = 1  # Activated from Prepared
CAME_FROM_HAND: Final = 2
CAME_BY_SPAWNING: Final = 3
CAME_BY_ACTIVATION: Final = 4  # from wherever
CAME_BY_REACTIVATION: Final = 5
CAME_FROM_DECK: Final = 6
CAME_FROM_IDLE: Final = 7
CAME_FROM_BOARD: Final = 8
WENT_TO_HAND: Final = 9
WENT_TO_DECK: Final = 10
