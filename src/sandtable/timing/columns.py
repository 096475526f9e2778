"""What is true of a thing in every card game, column by column: `s.get(thing, its.OWNER)`.

A thing is a card or a token. A game's own columns begin at FIRST_OWN.
"""

from __future__ import annotations

from typing import Final

FACE: Final = 0  # its face in the library
OWNER: Final = 1
CONTROLLER: Final = 2
ZONE: Final = 3  # GONE, or one of the zones that programs know
PLACE: Final = 4  # on the board: in which kind of place
SLOT: Final = 5  # and which of them
SIDE: Final = 6  # how it lies, as the game says
FLAGS: Final = 7
KNOWN: Final = 8  # seats that know what it is although they do not see it, as bits
HOST: Final = 9  # what it is attached to, or -1
STAMP: Final = 10
RANK: Final = 11  # order within its zone: the highest is the top, or was placed last
FIRST_OWN: Final = 12

LIES_UP: Final = 0  # the side on which a text works; a game numbers the others

ANYWHERE: Final = (1 << 16) - 1  # all kinds of places, as bits

# flags; a game's own are the others
IS_TOKEN: Final = 2
IS_ON_TOP: Final = 16  # face-up on top of its deck
IS_FRESH: Final = 32  # an instruction about "the rest" has already moved it
