"""Playing on by habit to where the table is quiet: for search, which judges a position only there."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.chain import Timeshift
from sandtable.games.oversoul.timeshift.payment import Payment
from sandtable.games.oversoul.turn.aftermath import Aftermath

PATIENCE: Final = 80  # answers given by habit at most
MOST_ZONES: Final = 3  # that a bot looks at


def usual(s: Board) -> i64:
    """What habit answers, or -1 where somebody has a real choice: pass, pay, the only option."""
    frame = s.frames[-1]
    if isinstance(frame, (Timeshift, Aftermath)):
        return o.PASS
    options = s.options()
    if isinstance(frame, Payment) and o.PAID in options:
        return o.PAID
    return options[0] if len(options) == 1 else -1


def sought(s: Board) -> vec[i64]:
    """All options, but of many free Zones only some."""
    options = s.options()
    out = vec[i64](capacity=len(options))
    zones: i64 = 0
    for option in options:
        if o.kind_of(option) == o.ZONE:
            zones += 1
            if zones > MOST_ZONES:
                continue
        out = append(out, option)
    return out


def play_on(s: Board) -> i64:
    """Answer by habit until somebody has a real choice; how many answers that took."""
    s.open_chance = False  # dice fall as they fall
    given: i64 = 0
    while given < PATIENCE and s.frames:
        option = usual(s)
        if option < 0:
            break
        s.apply(option)
        given += 1
    return given
