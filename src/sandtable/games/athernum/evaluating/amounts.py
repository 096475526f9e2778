"""Amounts that only Athernum has: markers and values, added up."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating import layers
from sandtable.games.athernum.evaluating.on_table import marks_last
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating.conditions import times_past
from sandtable.timing.evaluating.selections import selected
from sandtable.timing.scene import Scene


def other_amount(s: Board, at: i64, scene: Scene) -> i64:
    """How many markers lie on what is meant, or how high its value is."""
    code = s.library.code
    kind = lay.kind(code, at)
    number = lay.get(code, at, lay.N)
    value: i64 = 0
    if kind == op.HAPPENED:
        return times_past(s, lay.part(code, at, lay.COUNTED), scene)
    for one in selected(s, lay.part(code, at, lay.COUNTED), scene):
        if kind == op.COUNT_MARKERS:
            value += marks_last(s, one, number, scene.lasts)
        elif kind == op.STAT_VALUE or kind == op.TOTAL:
            value += layers.last_stat(s, one, number)
        elif kind == op.STAT_BEFORE:
            value += layers.stat_before(s, one, number)
        elif kind == op.HIGHEST:
            stat = layers.last_stat(s, one, number)
            value = stat if stat > value else value
    return value
