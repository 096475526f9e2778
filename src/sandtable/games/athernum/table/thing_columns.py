"""What is true of a thing, column by column: `s.get(thing, its.OWNER)`. A thing is a card or a token.

The columns of every game are read by the same name: one by one, as a star brings none of them once compiled.
"""

from __future__ import annotations

from typing import Final

from sandtable.cards.program.words import GONE as GONE
from sandtable.timing.columns import ANYWHERE as ANYWHERE
from sandtable.timing.columns import CONTROLLER as CONTROLLER
from sandtable.timing.columns import FACE as FACE
from sandtable.timing.columns import FIRST_OWN as FIRST_OWN
from sandtable.timing.columns import FLAGS as FLAGS
from sandtable.timing.columns import HOST as HOST
from sandtable.timing.columns import IS_FRESH as IS_FRESH
from sandtable.timing.columns import IS_ON_TOP as IS_ON_TOP
from sandtable.timing.columns import IS_TOKEN as IS_TOKEN
from sandtable.timing.columns import KNOWN as KNOWN
from sandtable.timing.columns import LIES_UP as LIES_UP
from sandtable.timing.columns import OWNER as OWNER
from sandtable.timing.columns import PLACE as PLACE
from sandtable.timing.columns import RANK as RANK
from sandtable.timing.columns import SIDE as SIDE
from sandtable.timing.columns import SLOT as SLOT
from sandtable.timing.columns import STAMP as STAMP
from sandtable.timing.columns import ZONE as ZONE

DAMAGE: Final = FIRST_OWN
EXHAUSTION: Final = FIRST_OWN + 1
VICTORY: Final = FIRST_OWN + 2
LAST: Final = FIRST_OWN + 3  # what it was like when it left the board; see `remember_last`
AFTER: Final = FIRST_OWN + 4  # its stamp right after it had left the board
WIDTH: Final = FIRST_OWN + 5

MAIN_SLOT: Final = 1  # places
CHARACTER_SLOT: Final = 2
LOCATION_SLOT: Final = 3
RESOURCE_ZONE: Final = 4
ITEM_SLOT: Final = 5
CHARACTER_SLOTS: Final = 5  # 7.1.2a

LIES_DOWN: Final = 1  # sides, beside LIES_UP
LIES_EXHAUSTED: Final = 2

IS_MAIN: Final = 1  # flags: the main character
IS_HOLLOW: Final = 4  # a copy of something exhausted: name, slots, field and extra rules only (R46)
IS_COUNTED: Final = 8  # its field has enlarged the pool (R55)
