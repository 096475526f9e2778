"""Facts for the journal: what is a face, or face << 8 | number, unless said otherwise."""

from __future__ import annotations

from typing import Final

DREW: Final = 1  # only its owner is told the face
PLAYED: Final = 2
LEFT_BOARD: Final = 3  # what: face << 4 | zone it went to
DAMAGED: Final = 4  # face << 8 | how much
HEALED: Final = 5
EXHAUSTED_IT: Final = 6
TURNED_UP: Final = 7
TURNED_DOWN: Final = 8
VICTORY_PLACED: Final = 9
VICTORY_REMOVED: Final = 10
VICTORY_LOST: Final = 11
CREATED: Final = 12
CONTROL: Final = 13
DISCARDED: Final = 14  # face, from anywhere but the board
RESOLVED: Final = 15
NEUTRALIZED: Final = 16
SHOWN: Final = 17
SEARCHED: Final = 18  # what: zone
SHUFFLED: Final = 19
ATTACHED_UP: Final = 20  # face << 12 | face of the host
ATTACHED_DOWN: Final = 21  # face of the host
MARKED: Final = 22  # face << 8 | number, of any marker
COMMANDS_CHANGED: Final = 23
POOL_GREW: Final = 24
