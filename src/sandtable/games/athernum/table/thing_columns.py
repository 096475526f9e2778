"""What is true of a thing, column by column: `s.get(thing, its.OWNER)`. A thing is a card or a token."""

from __future__ import annotations

from typing import Final

FACE: Final = 0  # its face in the library
OWNER: Final = 1
CONTROLLER: Final = 2
ZONE: Final = 3  # GONE, or one of the zones that programs know
PLACE: Final = 4  # on the board: in which kind of slot
SLOT: Final = 5  # which of the five character slots
SIDE: Final = 6  # LIES_UP, LIES_DOWN or LIES_EXHAUSTED
FLAGS: Final = 7
KNOWN: Final = 8  # seats that know what it is although they do not see it, as bits
HOST: Final = 9  # the linked target of an attachment, or -1
STAMP: Final = 10
RANK: Final = 11  # order within its zone: the highest is the top, or was placed last (R88)
DAMAGE: Final = 12
EXHAUSTION: Final = 13
VICTORY: Final = 14
LAST: Final = 15  # what it was like when it left the board; see `remember_last`
AFTER: Final = 16  # its stamp right after it had left the board
WIDTH: Final = 17

GONE: Final = 0  # the zone of a token that no longer exists, or of a card whose player has lost

MAIN_SLOT: Final = 1  # places
CHARACTER_SLOT: Final = 2
LOCATION_SLOT: Final = 3
RESOURCE_ZONE: Final = 4
ITEM_SLOT: Final = 5
CHARACTER_SLOTS: Final = 5  # 7.1.2a

LIES_UP: Final = 0  # sides
LIES_DOWN: Final = 1
LIES_EXHAUSTED: Final = 2

IS_MAIN: Final = 1  # flags: the main character
IS_TOKEN: Final = 2
IS_HOLLOW: Final = 4  # a copy of something exhausted: name, slots, field and extra rules only (R46)
IS_COUNTED: Final = 8  # its field has enlarged the pool (R55)
IS_ON_TOP: Final = 16  # face-up on top of its deck (R131)
IS_FRESH: Final = 32  # an instruction about "the rest" has already moved it
