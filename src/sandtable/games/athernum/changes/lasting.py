"""Effects that last begin and end; what custom markers say holds for the whole game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.changes.markers import bears
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.lasting import scene_of, subject_at
from sandtable.games.athernum.evaluating.selections import matches
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table.limits import room_to_last
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.scene import Scene
from sandtable.timing.targets import body_of


def last(
    s: Board, row: i64, header: i64, scene: Scene, until: i64, argument: i64, subject: i64, left: i64
) -> bool:
    """An effect begins to apply (R88); whether it does: not if too many last already (R148)."""
    if not room_to_last(s):
        s.tell(facts.NOT_LASTING, scene.you, 0)
        return False
    operation = lay.kind(s.library.code, row)
    made = vec[i64](
        [row, header, scene.source, scene.you, s.tick(), until, argument, subject, left, operation]
    )
    s.lasting = lasts.added(s.lasting, made, scene.held)
    s.see_lasting(operation, row)
    return True


def drop_lasting(s: Board, at: i64) -> None:
    s.set_lasting(lasts.without(s.lasting, at))


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
