"""Facts for the journal, beside those that every card game tells (timing/facts.py).

What one is about is a face, unless said otherwise; some hold two numbers.
"""

from __future__ import annotations

from typing import Final

DREW: Final = 1  # only its owner is told the face
ACTIVATED: Final = 2  # announced
ENTERED: Final = 3
SPAWNED: Final = 4
PREPARED: Final = 5  # only its controller is told the face
TURNED_UP: Final = 6
SHATTERED: Final = 7
EXILED: Final = 8
SACRIFICED: Final = 9
DISCARDED: Final = 10
RETURNED: Final = 11  # `moved`
DAMAGED: Final = 12  # `counted`
HEALED: Final = 13  # `counted`
EXHAUSTED_IT: Final = 14
REACTIVATED: Final = 15
RESOLVED: Final = 16
CANCELLED: Final = 17
SHOWN: Final = 18
SEARCHED: Final = 19
SHUFFLED: Final = 20
ATTACHED: Final = 21  # `pair`: its face, that of the host
MARKED: Final = 22  # `counted`
GAZED: Final = 23  # what: how many
EXPOSED: Final = 24
GENERATED: Final = 25  # `counted`
RANK_NOW: Final = 26  # what: the Leader RANK
KEYWORD: Final = 27  # `pair`: face, keyword
DROPPED: Final = 28  # a trigger that is not used (R30, R165)
IDLE_EVENT: Final = 29  # an Event without HP has been played
TAKEN: Final = 44  # what: how many cards went under the Deck
USED: Final = 50  # face of the source
TRIGGERED: Final = 51
DECLARED: Final = 52  # `pair`: attacker, target; a face-down target is 0
GUARDED: Final = 53
BATTLE_OVER: Final = 54
PROPHECY: Final = 55  # what: the clause
TURN_BEGINS: Final = 60  # what: its number
PHASE_BEGINS: Final = 61  # what: which
BEGINS: Final = 62  # who goes first

UNSEEN: Final = 4095  # in the place of a face: a card that lies face-down
