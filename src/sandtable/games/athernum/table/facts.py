"""Facts for the journal, beside those that every card game tells (timing/facts.py).

What one is about is a face, unless said otherwise; some hold two numbers.
"""

from __future__ import annotations

from typing import Final

DREW: Final = 1  # only its owner is told the face
PLAYED: Final = 2
LEFT_BOARD: Final = 3  # `moved`
DAMAGED: Final = 4  # `counted`
HEALED: Final = 5  # `counted`
EXHAUSTED_IT: Final = 6
TURNED_UP: Final = 7
TURNED_DOWN: Final = 8
VICTORY_PLACED: Final = 9  # `counted`
VICTORY_REMOVED: Final = 10  # `counted`
VICTORY_LOST: Final = 11  # `counted`
CREATED: Final = 12
CONTROL: Final = 13
DISCARDED: Final = 14  # face, from anywhere but the board
RESOLVED: Final = 15
NEUTRALIZED: Final = 16
SHOWN: Final = 17
SEARCHED: Final = 18  # what: zone
SHUFFLED: Final = 19
ATTACHED_UP: Final = 20  # `pair`: its face, that of the host
ATTACHED_DOWN: Final = 21  # face of the host
MARKED: Final = 22  # `counted`: any marker
POOL_GREW: Final = 24  # `counted`
NO_ROOM: Final = 25  # face: a token that is not created (R148)
NOT_LASTING: Final = 26  # an effect that does not begin (R148)
USED: Final = 40  # face of the source
TRIGGERED: Final = 41
COMMANDED: Final = 42  # which global command
TAKEN_BACK: Final = 43  # somebody could not pay
DECLARED: Final = 50  # `pair`: attacker, target
DEFENDED: Final = 51
NOT_DEFENDED: Final = 52
COMBAT_BEGINS: Final = 53
COMBAT_OVER: Final = 54
TURN_BEGINS: Final = 60  # a turn begins; what: its number
PHASE_BEGINS: Final = 61  # what: which
DAY_ENDS: Final = 62
CHOSE: Final = 70  # a main character was chosen in secret
REVEALED: Final = 71  # what: face
ORDER: Final = 72  # a player's place in turn order, from 1
DEMANDED: Final = 74  # whose deck is to be shuffled once more
