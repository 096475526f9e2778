"""What is true of a thing, column by column: `s.get(thing, its.OWNER)`. A thing is a card or a TOTEM."""

from __future__ import annotations

from typing import Final

# isort: off
from sandtable.timing.columns import (
    CONTROLLER as CONTROLLER,
    FACE as FACE,
    FIRST_OWN as _FIRST_OWN,
    FLAGS as FLAGS,
    HOST as HOST,
    IS_FRESH as IS_FRESH,
    IS_TOKEN as IS_TOKEN,
    KNOWN as KNOWN,
    OWNER as OWNER,
    PLACE as PLACE,
    RANK as RANK,
    SIDE as SIDE,
    SLOT as SLOT,
    STAMP as STAMP,
    ZONE as ZONE,
)

# isort: on

# The number of columns that every game has, once more: compiled code knows beforehand only sums of a module's
# own numbers, and looks all others up whenever it needs them.
FIRST: Final = 12
assert FIRST == _FIRST_OWN

DAMAGE: Final = FIRST  # R65: what is remembered of its HP
ENTERED: Final = FIRST + 1  # the turn in which it last Entered (R73)
PREPARED: Final = FIRST + 2  # the turn in which it was Prepared (3.4.4)
GENERATED: Final = FIRST + 3  # the turn in which it last Generated (R34)
ATTACKED: Final = FIRST + 4  # the turn in which it last Attacked (R79)
EXPOSED: Final = FIRST + 5  # 1 until the next Cycle Phase (R63)
KEPT: Final = FIRST + 6  # the damage of a Leader that lies Prepared (R51)
FORM_HP: Final = FIRST + 7  # full HP as a Construct that is no printed one (R122)
LAST: Final = FIRST + 8  # what it was like when it left the board; see departed.py
LAST_STATE: Final = FIRST + 9  # how it lay there, and of what kind it was; see departed.py
AFTER: Final = FIRST + 10  # its stamp right after it had left the board
HUE: Final = FIRST + 11  # the Archetypes of a TOTEM, as bits (7.1.34)
BY: Final = FIRST + 12  # what damaged it last, a ref (R99)
LAST_SHOWN: Final = FIRST + 13  # its Roles and Keyworded Abilities there; see departed.py
FROM: Final = FIRST + 14  # the zone it came from; what waits in the chain has not come yet
BY_WAY: Final = FIRST + 15  # in which way that was dealt (R233)
WIDTH: Final = FIRST + 16

UNIT_ZONE: Final = 1  # places
EVENT_ZONE: Final = 2
LEADER_ZONE: Final = 3
ATTACHED: Final = 4

UPRIGHT: Final = 0  # sides: Activated,
SIDEWAYS: Final = 1  # Exhausted,
FACE_DOWN: Final = 2  # Prepared

IS_LEADER: Final = 1  # flags: the Leader of its owner
AS_CONSTRUCT: Final = 4  # a Unit that lies Attached as a UNIT Construct (R122)
IS_BEATEN: Final = 8  # at 0 HP in a Battle that is not over (R75)
