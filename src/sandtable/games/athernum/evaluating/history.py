"""What happened in the present turn."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.table.state import Board
from sandtable.timing import history


def happened(s: Board, event: i64, value: i64) -> bool:
    """Whether the thing did this in the present turn."""
    return history.happened(s.history, event, s.turn, value)


def happened_to(s: Board, event: i64, value: i64) -> bool:
    """Whether this was done to the thing in the present turn, where B is what it is done to."""
    for at in history.each_of(s.history, event):
        if history.get(s.history, at, history.TURN) == s.turn:
            if history.get(s.history, at, history.B) == value:
                return True
    return False
