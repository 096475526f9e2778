"""What has happened: in this turn, or since the last turn of a player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.state import Board, player_value

EVENT_WIDTH: Final = 8  # history: instruction, turn, who, a, b, n, and the faces of who and a
TURN_OVER: Final = 250  # an event of its own kind: a player's Evening is over


def happened(s: Board, event: i64, value: i64) -> bool:
    """Whether the thing did this in the present turn."""
    at: i64 = 0
    while at < len(s.history):
        if s.history[at] == event and s.history[at + 1] == s.turn and s.history[at + 2] == value:
            return True
        at += EVENT_WIDTH
    return False


def in_scope(s: Board, scope: i64, turn: i64, you: i64) -> bool:
    if scope == op.SINCE_LAST_TURN:
        return turn > last_turn(s, you)
    return turn == s.turn


def last_turn(s: Board, player: i64) -> i64:
    """The number of the last turn of a player that is over; 0 before the first."""
    newest: i64 = 0
    at: i64 = 0
    while at < len(s.history):
        if s.history[at] == TURN_OVER and s.history[at + 2] == player_value(player):
            newest = s.history[at + 1]
        at += EVENT_WIDTH
    return newest
