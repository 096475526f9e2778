"""Resource pools are emptied whenever a phase ends."""

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import about_player


def empty_pools(s: Board) -> None:
    """5.0.4a, R72; what a card keeps stays until the end of the next phase that it does not speak of."""
    for seat in s.order:
        if keeps(s, seat):
            continue
        i: i64 = 0
        while i < their.POOLS:
            s.let(seat, their.POOL + i, 0)
            i += 1


def keeps(s: Board, player: i64) -> bool:
    """Whether something says that this player's pool is not emptied as this phase ends."""
    if s.shapes & shapes.OTHERS == 0:
        return False
    for at in lasts.each_of(s.lasting, op.KEEP_POOL):
        phase = lay.get(s.library.code, s.lasts(at, lasts.ROW), lay.A)
        if phase in (op.WHOLE_TURN, s.phase) and about_player(s, at, player):
            return True
    return False
