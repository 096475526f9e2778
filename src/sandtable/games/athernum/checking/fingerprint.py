"""A number for how the game stands (R107): what every card game has, and the common pool."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import fingerprint as shared


def fingerprint(s: Board) -> i64:
    """Without stamps, times and where things lie in memory."""
    own = vec[i64]([its.DAMAGE, its.EXHAUSTION, its.VICTORY])
    return shared.mixed(shared.fingerprint(s, own, vec[i64]([op.DECK, op.DISCARD_PILE])), s.pool)
