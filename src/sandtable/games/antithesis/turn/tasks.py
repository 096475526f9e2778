"""Tasks that a player is performing: the same one does not begin inside itself (R186)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import Board

SHIFTING: Final = 0  # [Shift Strategy]
REVEALING: Final = 1  # [Reveals Objective]


def is_performing(s: Board, player: i64, task: i64) -> bool:
    return (s.of(player, their.TASKS) >> task) & 1 == 1


def begin_task(s: Board, player: i64, task: i64) -> None:
    s.let(player, their.TASKS, s.of(player, their.TASKS) | 1 << task)


def end_task(s: Board, player: i64, task: i64) -> None:
    s.let(player, their.TASKS, s.of(player, their.TASKS) & ~(1 << task))
