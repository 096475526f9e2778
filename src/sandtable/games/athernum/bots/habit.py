"""Playing on by habit to where the table is quiet: for search, which judges a position only there.

What is played or used waits on the stack until everybody has passed, so right after it the table looks as
before. Here nobody answers it: whoever has priority passes, costs are paid as proposed, and what leaves no
choice is done. The first real choice ends it, whoever has it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.actions.payment import Payment
from sandtable.games.athernum.stack.priority import Priority
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import CombatPhase
from sandtable.games.athernum.turn.phases import Chance, Day

PATIENCE: Final = 60  # answers given by habit at most


def sought(s: Board) -> vec[i64]:
    """Everything but exhausting resource tokens at leisure: whoever pays exhausts what is needed (R139)."""
    options = s.options()
    out = vec[i64](capacity=len(options))
    for option in options:
        if o.kind_of(option) != o.GENERATE:
            out = append(out, option)
    return out if len(out) > 0 else options


def usual(s: Board) -> i64:
    """What habit answers, or -1 where somebody has a real choice."""
    frame = s.frames[-1]
    if isinstance(frame, (Priority, Chance)):
        return o.PASS
    if isinstance(frame, (Day, CombatPhase)):
        return -1
    if isinstance(frame, Payment):
        return o.PROPOSED
    options = s.options()
    return options[0] if len(options) == 1 else -1


def play_on(s: Board) -> i64:
    """Answer by habit until the stack is empty and somebody has a real choice; how many answers that took."""
    s.open_chance = False  # dice fall as they fall
    given: i64 = 0
    while given < PATIENCE and s.frames:
        option = usual(s)
        if option < 0:
            break
        s.apply(option)
        given += 1
    return given
