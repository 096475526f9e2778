"""What has happened: in this turn, or since the last turn of a player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table.state import Board
from sandtable.timing import history
from sandtable.timing.values import player_value

TURN_OVER: Final = 250  # an event of its own kind: a player's Evening is over


def happened(s: Board, event: i64, value: i64) -> bool:
    """Whether the thing did this in the present turn."""
    return history.happened(s.history, event, s.turn, value)


def in_scope(s: Board, scope: i64, turn: i64, you: i64) -> bool:
    if scope == op.SINCE_LAST_TURN:
        return turn > history.last_turn(s.history, TURN_OVER, player_value(you))
    return turn == s.turn
