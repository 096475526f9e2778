"""Questions of priority as the table sees them: what passing is, and whether there is anything else to do."""

from __future__ import annotations

from typing import Final

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.actions.occasions import DAY_END
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.stack.priority import Priority, is_special
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.words.view import source_name
from sandtable.kernel.game import Window
from sandtable.timing import pending
from sandtable.timing.stacking import Stacking
from sandtable.timing.targets import body_of
from sandtable.timing.waiting import newest

PHASES: Final = {
    op.MORNING: "Morning",
    op.DAY: "Day",
    op.COMBAT: "Combat",
    op.EVENING: "Evening",
    op.NIGHT: "Night",
}
ADDED_UP: Final = (op.MODIFY, op.FORBID, op.REQUIRE, op.PERMIT)  # what static rows may be, in any order


def window(s: Board) -> Window | None:
    """The open question if it is one of priority (4.1.6); special actions alone are no answer (R27)."""
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Stacking) and s.seat >= 0 and order_is_nothing(s, frame):
        return Window(o.make(o.NEXT, 0), True, "", 0, -1)
    if not isinstance(frame, Priority) or s.seat < 0:
        return None
    forced = all([option == o.PASS or is_special(option) for option in s.options()])
    whose = "own" if s.seat == s.active else "other"
    phase = "Day's end" if frame.window == DAY_END else PHASES[int(s.phase)]
    top = newest(s.stack)
    what = source_name(s, top.header, top.source) if top.number else ""
    return Window(o.PASS, forced, f"{whose} {phase}", top.number, top.by, what)


def order_is_nothing(s: Board, frame: Stacking) -> bool:
    """Whether the abilities that wait for an order (R23) come to the same in every order: static ones that
    only add, forbid, demand or permit, none of which looks at another (4.4.2).
    """
    code = s.library.code
    for at in frame.of(s.seat):
        if pending.get(frame.queue, at, pending.KIND) != pending.BY_STATIC:
            return False
        row = body_of(s, pending.get(frame.queue, at, pending.HEADER))
        while lay.kind(code, row) != lay.END:
            if lay.kind(code, row) not in ADDED_UP:
                return False
            row += lay.ROW
    return True
