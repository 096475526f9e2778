"""Facts for the journal, beside those that every card game tells (timing/facts.py).

What one is about is a face, unless said otherwise; some hold two numbers (`counted`, `pair`, likewise).
"""

from __future__ import annotations

from typing import Final

DREW: Final = 1  # only its owner is told the face
DEPLOYED: Final = 2
PLACED: Final = 3  # a Champion in setup
USED: Final = 4  # an ability was triggered: its source
CANCELLED: Final = 5
KILLED: Final = 6
DISCARDED: Final = 7
RETURNED: Final = 8  # `moved`: face, zone
REMOVED: Final = 9  # from the game
EXHAUSTED_IT: Final = 10
RECOVERED_IT: Final = 11
DAMAGED: Final = 12  # `counted`
HEALED: Final = 13  # `counted`
SHOVED: Final = 14  # `counted`: how many squares
MOVED: Final = 15  # `counted`: the square
ATTACHED: Final = 17  # `pair`: its face, that of the host
DECLARED: Final = 18  # an Attack: `pair`: attacker, target; an AOE has the target 0
TOTAL: Final = 19  # what: Total STR
TRUE_DAMAGE: Final = 20  # `counted`
COMPLETED: Final = 21  # an Attack
DIE: Final = 22  # what: the die that was rolled
COMMAND: Final = 23  # what: how many Command Points
SPENT: Final = 24  # what: the die
VICTORY: Final = 25  # what: Victory Points, 100 plus the change
SHIFTED: Final = 26
OBJECTIVE: Final = 27  # `counted`: the line
GOAL: Final = 28  # what: the square
GOAL_GONE: Final = 29  # what: the square
ROLLED: Final = 30  # what: the roll, of a text
CONTROL: Final = 34
SEARCHED: Final = 35  # what: the zone
SHUFFLED: Final = 36  # what: the zone
LOOKED: Final = 37  # what: how many
SHOWN: Final = 38
EXCHANGED: Final = 39  # what: how many cards of the mulligan
INITIATIVE: Final = 40  # what: the roll
PHASE_BEGINS: Final = 41  # what: its number
BATTLE_ON: Final = 42
BEGINS: Final = 43  # who is the first Offensive Player
CHANGED: Final = 44  # something lasts on it from now on
REROLLED: Final = 45  # what: the die as it is now
BROKEN_OFF: Final = 46  # an Attack ended without effect (R65)
STEPPED_BACK: Final = 47  # R38
TOKENS: Final = 48  # plus MANA, SOUL or GEM: `counted`, how many it has now

UNSEEN: Final = 4095  # in the place of a face: a card that is not seen
