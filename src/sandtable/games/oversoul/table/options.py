"""Options as integers: what kind of answer it is, and to what, beside those of every card game."""

from __future__ import annotations

from typing import Final

# isort: off
from sandtable.timing.options import (
    CONCEDE as CONCEDE,
    DONE_PICKING as DONE_PICKING,
    FIRST_OWN,
    MODE as MODE,
    NEXT as NEXT,
    NO as NO,
    PASS as PASS,
    PICK as PICK,
    PICK_EFFECT as PICK_EFFECT,
    PICK_FACE as PICK_FACE,
    PICK_PLAYER as PICK_PLAYER,
    YES as YES,
    ability as ability,
    ability_index as ability_index,
    ability_place as ability_place,
    kind_of as kind_of,
    make as make,
    value_of as value_of,
)

# isort: on

END_PHASE: Final = 5
NO_GUARD: Final = 6
PAID: Final = 7  # what was Generated is enough

ACTIVATE: Final = 1  # face: from the hand
TURN_UP: Final = 2  # place on the board: a Prepared card
LEAD: Final = 3  # 0: the Leader, from its Zone
PREPARE: Final = 4  # face: from the hand
ATTACK: Final = 5  # place on the board
TARGET: Final = 6
GUARD: Final = 7
USE: Final = 8  # place << 6 | which of its lines
USE_CARD: Final = 9  # face << 6 | line: from hand or Idle Zone
GENERATE: Final = 10  # place: a +card
ZONE: Final = FIRST_OWN  # spot
BEGIN: Final = FIRST_OWN + 1  # seat: who goes first
SHARE: Final = FIRST_OWN + 2  # points: how many of a split go to the next card
