"""Questions of priority as the table sees them: what passing is, and whether there is anything else to do."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.actions.occasions import DAY_END
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.stack.priority import Priority, is_special
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.game import Window
from sandtable.timing import pending, pile

PHASES: Final = {
    op.MORNING: "Morning",
    op.DAY: "Day",
    op.COMBAT: "Combat",
    op.EVENING: "Evening",
    op.NIGHT: "Night",
}


def window(s: Board) -> Window | None:
    """The open question if it is one of priority (4.1.6); special actions alone are no answer (R27)."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Priority) or s.seat < 0:
        return None
    forced = all([option == o.PASS or is_special(option) for option in s.options()])
    whose = "own" if s.seat == s.active else "other"
    phase = "Day's end" if frame.window == DAY_END else PHASES[int(s.phase)]
    at = int(pile.top(s.stack))
    top = int(pending.get(s.stack, at, pending.NUMBER)) if at >= 0 else 0
    by = int(pending.get(s.stack, at, pending.YOU)) if at >= 0 else -1
    return Window(o.PASS, forced, f"{whose} {phase}", top, by)
