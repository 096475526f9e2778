"""The numbers in programs that mean the same in every card game; each game adds its own beside them.

Headers: STATIC holds, or goes on the stack, as its card comes to where it works; TRIGGERED waits for its
EVENT; ACTIVATED is used for its COST.

Rows: those that every game has are in flow.py, and are read from here too.

Selections: REF reads register SLOT. TARGET was chosen when the effect went on the stack, LOW to HIGH of what
fits FITS. CHOOSING, EACH, RANDOM and TOP are filled by a PICK row on resolution, FOUND and NEW by the
instruction that finds or makes. CONTROLLER and OWNER (of OF), OPPONENTS, REST (of register SLOT what has not
been moved since) and GROUP (whatever fits, at any moment) are looked up whenever they are needed. MATCH
stands in patterns: what happened must fit, and fills SLOT. In a condition LOW to HIGH must be there.

Filters: noun words are tests NOUN with X the word and Y how it hangs on the one before: BESIDE (both hold),
OR and UNION (another alternative begins), COMMON (holds for every alternative).

Amounts: for EQUAL, PER is the number itself.
"""

from __future__ import annotations

from typing import Final

# isort: off
from sandtable.cards.program.flow import (
    DELAY as DELAY, ELSE as ELSE, FORBID as FORBID, IF as IF, MAY as MAY, MODE as MODE, MODES as MODES,
    PERMIT as PERMIT, PICK as PICK, REPLACE as REPLACE, REQUIRE as REQUIRE, UNLESS as UNLESS,
)  # fmt: skip
# isort: on

# ---- headers
STATIC: Final = 1
TRIGGERED: Final = 2
ACTIVATED: Final = 3
FIRST_KIND: Final = 4  # of a game's own

IMMEDIATE: Final = 1  # flags: it has one-shot instructions
CONTINUOUS: Final = 2  # it states something that lasts
REPLACING: Final = 4  # it changes or prevents events
FREE: Final = 8  # activated without a cost
PAID_WITH: Final = 32  # it speaks of what its cost was paid with
AT_ONCE: Final = 64  # it triggers once for all that happens on one beat: "one or more"
ASKS_BORNE: Final = 128  # it may ask for markers on something that has left
COUNTS: Final = 16  # "that many" is how many its event, or its cost, was about

# ---- zones
GONE: Final = 0  # of what no longer exists
BOARD: Final = 1
HAND: Final = 2
DECK: Final = 3
FIRST_ZONE: Final = 4  # of a game's own

# ---- modes of selections
REF: Final = 1
TARGET: Final = 2
CHOOSING: Final = 3
EACH: Final = 4
RANDOM: Final = 5
TOP: Final = 6
FOUND: Final = 7
NEW: Final = 8
CONTROLLER: Final = 10
OWNER: Final = 11
OPPONENTS: Final = 12
REST: Final = 13
GROUP: Final = 14
MATCH: Final = 15
FIRST_MODE: Final = 16  # of a game's own

# ---- tests of a filter; a game numbers its own as it likes
OTHER: Final = 10  # X: not what register X holds
NOUN: Final = 60  # X the word; Y how it hangs on
CONTROLLED: Final = 80  # X by whom; Y the register of "they", or the selection of a target player
INSIDE: Final = 120  # Y zone
AMONG: Final = 130  # X register
REVEALED: Final = 131

BY_YOU: Final = 1  # who controls it
OWNED_BY_YOU: Final = 2
OWNED_AND_CONTROLLED: Final = 3
BY_AN_OPPONENT: Final = 4
BY_OPPONENTS: Final = 5
BY_THEM: Final = 6
BY_TARGET: Final = 7
BY_ACTIVE: Final = 8
BY_ITS: Final = 9  # the controller of what register Y holds
BY_HOLDER: Final = 10  # the same, called "they"
OWNED_BY_OPPONENTS: Final = 11

BESIDE: Final = 0  # how noun words hang together
OR: Final = 1
UNION: Final = 2
COMMON: Final = 3

# ---- amounts
EXACTLY: Final = 1  # N
LEAST: Final = 2  # N or more
MOST: Final = 3  # N or fewer
UP_TO: Final = 4  # as many as somebody picks, N at most
EQUAL: Final = 5
ANY_NUMBER: Final = 6
THAT_MANY: Final = 7
ALL: Final = 8
NO: Final = 9
ONE: Final = 10
COUNT: Final = 20  # of what fits the filter COUNTED
PREVENTED: Final = 23
FIRST_AMOUNT: Final = 24  # of a game's own

# ---- triggers
WHEN: Final = 1
WHENEVER: Final = 2

# ---- scopes of conditions
NOW: Final = 0
THIS_TURN: Final = 1
SINCE_LAST_TURN: Final = 2

# ---- phases
WHOLE_TURN: Final = 0  # any phase of somebody's turn

# ---- durations
END_OF_TURN: Final = 1
END_OF_PHASE: Final = 2
YOUR_NEXT_TURN: Final = 3
FOR_THIS_TURN: Final = 4
FOR_EACH_TURN: Final = 5
AS_LONG_AS: Final = 6
WHILE: Final = 7
DURING: Final = 8
FIRST_DURATION: Final = 9  # of a game's own
