"""Options as integers, beside those that every card game has: what kind of answer it is, and to what."""

from typing import Final

# isort: off
from sandtable.timing.options import (
    CONCEDE as CONCEDE,
    DONE_PICKING as DONE_PICKING,
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

END_DAY: Final = 5
TO_COMBAT: Final = 6
END_COMBAT: Final = 7
NO_DEFENDER: Final = 8
PROPOSED: Final = 9  # pay as the program proposes

LEAD: Final = 1  # face: the main character
PLAY: Final = 2  # zone << 12 | face: onto the board; an item: directly
RELIC: Final = 3  # zone << 12 | face: an item onto the board
ATTACH_UP: Final = 4  # zone, face and spot of the host: see `play_option`
ATTACH_DOWN: Final = 5
ACTIVATE: Final = 6  # spot << 6 | which of its abilities
SUPPORT: Final = 7  # face
COMMAND: Final = 8  # 1 Acquisition, 2 Solvency, 3 Contingency
TURN_UP: Final = 9  # spot: a place in the row of what is on the board
DISCARD: Final = 10  # spot: an attachment
GENERATE: Final = 11  # spot: a resource token
ATTACK: Final = 12  # spot
TARGET: Final = 13  # spot
DEFEND: Final = 14  # spot
NAME: Final = 19  # face of a card
KIND: Final = 21  # faction of a resource to spend
NUMBER: Final = 23
FROM: Final = 24  # thing << 6 | ability, of a card outside the board
RESHUFFLE: Final = 25  # whose deck is to be shuffled once more
