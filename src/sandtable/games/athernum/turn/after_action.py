"""What follows an action of the Day or of the Combat Phase: a stack that all may answer, and the checks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.athernum.checking.checks import Checks
from sandtable.games.athernum.stack.priority import Priority
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import Frame
from sandtable.timing.resolve import next_instead
from sandtable.timing.stacking import Stacking

# steps of the phase
OPENING: Final = 0  # its check is due
NEXT: Final = 1  # the player is asked again
ASKED: Final = 2
OPEN: Final = 3  # a card was played, an ability used, an attachment turned up: a stack is open (R18)
RESOLVED: Final = 4  # or there was none to open: the checks are due


def after_action(phase: Frame, s: Board, player: i64, window: i64) -> i64:
    """What happens instead of something, what arrives on the stack, priority, checks: one at a time."""
    if len(s.waiting) > 0:
        return s.push(next_instead(s))
    if phase.step == OPEN:
        if len(s.arriving) > 0:
            return s.push(Stacking(s.take_arriving()))
        phase.step = RESOLVED
        return s.push(Priority(player, window))
    phase.step = NEXT
    return s.push(Checks(window))
