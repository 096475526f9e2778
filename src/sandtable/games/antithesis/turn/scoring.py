"""[Score Goals] (SCORE.1, R115): every Goal is checked, and all gains and losses are one change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis.board.squares import bit, listed, row_for
from sandtable.games.antithesis.evaluating import standing
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.turn.victory import change_vp
from sandtable.games.antithesis.windows.events import happen

ROW_D: Final = 3  # rows as their player counts them
ROW_F: Final = 5


def score_goals(s: Board) -> None:
    """For both players at once; the windows are opened by whoever performs the task."""
    plain = vec[i64]([0] * SEATS)  # Goals in row D or E
    deep = vec[i64]([0] * SEATS)  # and in row F or G
    player: i64 = 0
    while player < SEATS:
        mine = standing.controls(s, player)
        for square in listed(s.goals):
            row = row_for(player, square)
            if mine & bit(square) != 0 and row >= ROW_D:
                if row >= ROW_F:
                    deep[player] += 1
                else:
                    plain[player] += 1
        player += 1
    by = vec[i64]([0] * SEATS)
    player = 0
    while player < SEATS:
        other = s.other(player)
        taken = min(deep[player], s.of(other, their.VICTORY))  # of what he had before this scoring
        by[player] += plain[player] + deep[player] + taken
        by[other] -= taken
        player += 1
    s.beat += 1
    scored: i64 = 0  # eight bits for each, if anybody asks
    if s.library.particular:
        scored = (plain[0] + deep[0]) | (plain[1] + deep[1]) << 8
    happen(s, op.GOALS_SCORED, 0, 0, 0, scored)
    change_vp(s, by)
