"""Instructions that mean the same in every game: how a program goes on, and what begins to hold.

A game's own instructions have numbers from FIRST_OF_GAME on; what these hold in WHO, A, B and C is said here.
"""

from __future__ import annotations

from typing import Final

# ---- how a program goes on
PICK: Final = 1  # fill the register of selection A
MAY: Final = 2  # offer WHO the rows up to C; declined, jump C
IF: Final = 3  # unless condition A holds, jump C
ELSE: Final = 4  # jump C: it ends the rows of an IF or UNLESS, and other rows begin behind it
UNLESS: Final = 5  # offer WHO the rows up to C, the last an ELSE; declined, jump C to what they would avert
MODES: Final = 6  # one of the A MODE rows that follow was chosen with the targets
MODE: Final = 7  # rows up to C; A lists its targets

# ---- what an effect leaves behind for later
DELAY: Final = 8  # when trigger A comes (once; as often as it does if it LASTS), run the rows up to C
REPLACE: Final = 9  # from now on, if condition A would come true, the rows up to C happen instead

# ---- rules for the players
FORBID: Final = 12  # pattern A cannot happen
REQUIRE: Final = 13  # pattern A must be chosen if able
PERMIT: Final = 14  # pattern A is allowed

FIRST_OF_GAME: Final = 20  # 10, 11 and 15 to 19 may be a game's, too

OFFERS: Final = frozenset((MAY, UNLESS))  # declined, they jump C
