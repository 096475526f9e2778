"""Amounts: how many, counted when somebody asks."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import PLAYERS, outline, outline_sort, outline_zone
from sandtable.games.athernum.evaluating import filters, layers, selections
from sandtable.games.athernum.evaluating.on_table import marks_on
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.limits import within
from sandtable.games.athernum.table.state import Board
from sandtable.timing.scene import Scene
from sandtable.timing.values import player_value


def amount(s: Board, at: i64, scene: Scene) -> i64:
    """How many; MANY where there is no limit."""
    code = s.library.code
    kind = lay.kind(code, at)
    number = lay.get(code, at, lay.N)
    value: i64 = 0
    if kind == op.EXACTLY or kind == op.LEAST or kind == op.MOST:
        value = number
    elif kind == op.ONE or kind == op.EQUAL:
        value = 1
    elif kind == op.ANY_NUMBER or kind == op.ALL:
        return lay.MANY
    elif kind == op.THAT_MANY:
        value = scene.many
    elif kind == op.PREVENTED:
        value = scene.prevented
    elif kind == op.COUNT:
        value = count_of(s, lay.part(code, at, lay.COUNTED), scene)
    elif kind == op.COUNT_MARKERS:
        for one in selections.selected(s, lay.part(code, at, lay.COUNTED), scene):
            value += marks_on(s, one, number)
    elif kind == op.STAT_VALUE:
        for one in selections.selected(s, lay.part(code, at, lay.COUNTED), scene):
            value += layers.last_stat(s, one, number)
    if lay.has(code, at, lay.PER):
        value = within(value) * amount(s, lay.part(code, at, lay.PER), scene)
    return within(value)


def count_of(s: Board, filter_at: i64, scene: Scene) -> i64:
    """How many things fit a description."""
    shape = outline(s.library, filter_at)
    count: i64 = 0
    if outline_sort(shape) == PLAYERS:
        for seat in s.order:
            if s.alive(seat) and filters.fits(s, filter_at, player_value(seat), scene):
                count += 1
        return count
    zone = outline_zone(shape)
    if zone == op.BOARD:
        return len(selections.on_board(s, filter_at, scene, -1, lay.MANY))
    card: i64 = 0
    total = s.count()
    while card < total:
        if s.get(card, its.ZONE) == zone and filters.fits(s, filter_at, s.ref(card), scene):
            count += 1
        card += 1
    return count


def amount_fits(s: Board, at: i64, have: i64, scene: Scene) -> bool:
    """Whether a number is as many as said."""
    kind = lay.kind(s.library.code, at)
    if kind == op.NO:
        return have == 0
    need = amount(s, at, scene)
    if kind == op.MOST:
        return have <= need
    if kind == op.ANY_NUMBER or kind == op.ALL:
        return True
    return have >= need
