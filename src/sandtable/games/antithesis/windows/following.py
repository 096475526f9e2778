"""What a frame asks between two of its steps: is anything due first? Windows, the end of the game,
Interrupts.

The frames that open windows stand above those that cause events; they are pushed by way of the rules
(`Rules.unfinished`, windows/happening.py), so that nobody here has to know them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.stacked import BY_ITSELF, INTERRUPT, RESPONSE
from sandtable.timing import pending, pile

WANTED: Final = -1  # in `s.point`: somebody asks for an interrupt point


def after(s: Board) -> bool:
    """Push what follows on what has happened, or end a game that is decided; whether there was anything."""
    return s.rules.unfinished(s)


def point(s: Board) -> bool:
    """Push an interrupt point, if this is a time for one (R93); whether there was."""
    if not is_point(s):
        return False
    s.point = WANTED
    return s.rules.unfinished(s)


def is_point(s: Board) -> bool:
    """In [Battle On], and neither a Response nor an Interrupt is being resolved (R95). While a window is open
    nothing is done but by a Response.
    """
    if s.battle == 0:
        return False
    at = pile.top(s.stack)
    while at >= 0:
        kind: i64 = pending.get(s.stack, at, pending.KIND)
        if kind in (INTERRUPT, RESPONSE, BY_ITSELF):
            return False
        at = pile.below(s.stack, at)
    return True
