"""Whether the "while" of a text is met (R180, R184)."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.scene import Scene


def row_holds(s: Board, row: i64, scene: Scene) -> bool:
    """Whether the "while" of a row is met; a row without one always holds."""
    code = s.library.code
    if lay.duration(code, row) != i.WHILE_LONG:
        return True
    return s.rules.holds(s, lay.term(code, row), scene)


def while_holds(s: Board, at: i64) -> bool:
    """The same for an effect that lasts."""
    scene = Scene(s.lasts(at, lasts.SOURCE), s.lasts(at, lasts.YOU), lasts.held(s.lasting, at))
    return row_holds(s, s.lasts(at, lasts.ROW), scene)
