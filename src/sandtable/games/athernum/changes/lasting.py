"""What custom markers say holds for the whole game, and what comes once each turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.changes.markers import bears
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import last, scene_of, subject_at
from sandtable.timing.evaluating.selections import matches
from sandtable.timing.events import use, used
from sandtable.timing.scene import Scene
from sandtable.timing.targets import body_of


def register_meanings(s: Board) -> None:
    """What custom markers do holds for the whole game (10.5.1, R124)."""
    for header in s.library.meanings:
        row = body_of(s, header)
        while lay.kind(s.library.code, row) != lay.END:
            last(s, row, header, Scene(0, 0, vec[i64]()), lasts.FOREVER, 0, 0, -1)
            row += lay.ROW


def means_discard(s: Board, thing: i64) -> bool:
    """Whether a custom marker says that its bearer is discarded."""
    if s.shapes & shapes.DISCARD == 0 or not (s.library.unmarked or bears(s, thing)):
        return False
    for at in lasts.each_of(s.lasting, op.DISCARD):
        selection = subject_at(s, s.lasts(at, lasts.ROW))
        if selection != 0 and matches(s, selection, s.ref(thing), scene_of(s, at)):
            return True
    return False


def is_spent(s: Board, at: i64) -> bool:
    """Whether what comes the first time in a turn has come in this one (R184)."""
    row = s.lasts(at, lasts.ROW)
    if lay.get(s.library.code, row, lay.FORM) < op.FIRST_INSTEAD:
        return False
    return used(s, s.lasts(at, lasts.SOURCE), row) > 0


def spend(s: Board, at: i64) -> None:
    """It has come, once for this turn."""
    row = s.lasts(at, lasts.ROW)
    if lay.get(s.library.code, row, lay.FORM) >= op.FIRST_INSTEAD:
        use(s, s.lasts(at, lasts.SOURCE), row)
