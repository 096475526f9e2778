"""What is worked out of a card on the board, column by column: `s.worked.values[thing * WIDTH + KIND]`; and
how the lasting and replacing lines in force stand one behind the other in `s.worked.statics`.
"""

from __future__ import annotations

from typing import Final

KIND: Final = 0  # UNIT, EVENT_NOUN, CONSTRUCT or LEADER
ROLES: Final = 1
HUES: Final = 2  # Archetypes
KEYS: Final = 3  # Keyworded Abilities in use, as bits; of consumed ones only the regular version
LEVEL: Final = 4  # RANK
DMG: Final = 5
SPD: Final = 6
HP: Final = 7  # full HP; NONE for an Event without
LOST: Final = 8  # properties that are lost, as bits: Abilities, Keyworded Abilities
# its lines, lost or not: where they begin and end in `s.worked.lines`, and of all of them together
LINES: Final = 9
LINES_END: Final = 10
TRAITS: Final = 11  # what they are (`Library.traits`),
TRIGGERS: Final = 12  # the Laws under which they trigger,
EARS: Final = 13  # what they hear
RIDERS: Final = 14  # how many Constructs are Attached to it
RESISTS: Final = 15  # 1 if it has RESISTANT before lasting effects are judged (R195)
WIDTH: Final = 16

ABSENT: Final = -9999  # no HP at all, while values are worked out: below 0 they may well be
LOST_KEYS: Final = 16  # from this bit of LOST on: keywords that are lost

BEARER: Final = 0  # of a lasting line in force: who has it, its header, and where it comes from
HEADER: Final = 1
CARRIER: Final = 2
LINE: Final = 3
