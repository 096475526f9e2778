"""Victory Points and the end of the game (WIN.1 to WIN.3, VP.2 to VP.4, R115, R116)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.timing.values import player_value

_MIDDLE: Final = 100  # a change in the journal is told as this plus the change


def change_vp(s: Board, by: vec[i64]) -> None:
    """One simultaneous change for both players: no total falls below 0, the win check follows at once, and
    then comes the window of whoever has more than before (R187).
    """
    was = vec[i64]([s.of(0, their.VICTORY), s.of(1, their.VICTORY)])
    player: i64 = 0
    while player < SEATS:
        now = max(was[player] + by[player], 0)
        s.let(player, their.VICTORY, now)
        if now != was[player]:
            s.tell(facts.VICTORY, player, _MIDDLE + now - was[player])
        player += 1
    if check_win(s):
        return
    player = 0
    while player < SEATS:
        more = s.of(player, their.VICTORY) - was[player]
        if more > 0:
            happen(s, op.VP_GAINED, player_value(player), 0, 0, more)
        player += 1


def check_win(s: Board) -> bool:
    """Whether somebody has reached the total; of two who have, the higher number wins (WIN.2), or nobody
    (WIN.3).
    """
    if s.result != 0:
        return True
    first = s.of(0, their.VICTORY)
    second = s.of(1, their.VICTORY)
    if first < s.total and second < s.total:
        return False
    if first >= s.total and second >= s.total:
        s.win(leader(first, second), c.WIN_3 if first == second else c.WIN_2)
    else:
        s.win(leader(first, second), c.WIN_1)
    return True


def leader(first: i64, second: i64) -> i64:
    """Who has more, as bits; 0 for a tie."""
    if first == second:
        return 0
    return 1 if first > second else 2


def end_by_length(s: Board) -> None:
    """After 60 Main Phases more Victory Points win (R140)."""
    s.win(leader(s.of(0, their.VICTORY), s.of(1, their.VICTORY)), c.R140)


def concede(s: Board, seat: i64) -> bool:
    """A player may concede at any time; the other wins (R140), and no frame goes on without them."""
    s.win(1 << s.other(seat), c.R140)
    return True
