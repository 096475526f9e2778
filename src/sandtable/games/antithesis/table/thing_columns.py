"""What is true of a card, column by column: `s.get(thing, its.OWNER)`."""

from __future__ import annotations

from typing import Final

# isort: off
from sandtable.timing.columns import (
    CONTROLLER as CONTROLLER,
    FACE as FACE,
    FIRST_OWN,
    FLAGS as FLAGS,
    HOST as HOST,
    IS_FRESH as IS_FRESH,
    IS_ON_TOP as IS_ON_TOP,
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

_OWN: Final = 12  # FIRST_OWN; to the compiler only numbers of a module's own are constants
assert _OWN == FIRST_OWN

SQUARES: Final = _OWN  # the squares that its token covers, as bits (board/squares.py); 0 without a token
DAMAGE: Final = _OWN + 1
TOKENS: Final = _OWN + 2  # three columns: MANA, SOUL, GEM
KILLED_IN: Final = _OWN + 5  # the Main Phase in which it was killed, plus 1; 0 if it never was
LAST: Final = _OWN + 6  # the stamp that it had when it left play (R182), and behind it:
LAST_CONTROLLER: Final = _OWN + 7
LAST_SQUARES: Final = _OWN + 8
LAST_KEYWORDS: Final = _OWN + 9  # as bits
LAST_PRESENCE: Final = _OWN + 10
AFTER: Final = _OWN + 11  # the stamp right after it had left play: who answers that finds it there (R221)
WIDTH: Final = _OWN + 12

MANA: Final = 0  # tokens: `its.TOKENS + its.SOUL`
SOUL: Final = 1
GEM: Final = 2
KINDS_OF_TOKENS: Final = 3
MOST_TOKENS: Final = 99  # R185

CHAMPIONS: Final = 1  # places In Play (ZONE.A to ZONE.C)
DIRECTIVES: Final = 2
DEPLOYMENT_ZONE: Final = 3
ATTACHED: Final = 4  # a Modification on its host

RECOVERED: Final = 0  # sides
EXHAUSTED: Final = 1

IS_CHAMPION: Final = 1  # flags: its token and its card of the three that began with it
IS_KILLED: Final = 4  # marked killed and not discarded yet (R70)
IS_REPLACED: Final = 64  # it was killed by an Attack that removes the killed from the game (R265)
IS_DOOMED: Final = 256  # it goes out of the game when it leaves play, wherever it would go (R272)
IS_DECLARED: Final = 128  # a card in Hand or Set Aside that was targeted by [Deploy] (DEPLOY.3.vi)
IS_BORROWED: Final = 512  # the player who does not own it has deployed or attached it (R255)
CHARGES: Final = 16  # the first of 27 flags of what waits for an Attack (evaluating/charging.py);
IS_CHARGED: Final = ((1 << 27) - 1) << 16  # the bonus of Charge or the like waits (R77, R246)
