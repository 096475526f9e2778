"""What happened in the present turn."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.table.state import Board
from sandtable.timing import history


def happened(s: Board, event: i64, value: i64) -> bool:
    """Whether the thing did this in the present turn."""
    return history.happened(s.history, event, s.turn, value)
