"""Resource pools are emptied whenever a phase ends."""

from mypy_extensions import i64

from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table.state import Board


def empty_pools(s: Board) -> None:
    """5.0.4a, R72."""
    for seat in s.order:
        i: i64 = 0
        while i < their.POOLS:
            s.let(seat, their.POOL + i, 0)
            i += 1
