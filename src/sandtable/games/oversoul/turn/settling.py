"""The state check with what belongs to it (R64), made after every step."""

from __future__ import annotations

from sandtable.games.oversoul.changes.entering import sync_charges
from sandtable.games.oversoul.changes.leaving import check_state
from sandtable.games.oversoul.changes.noting import note_states
from sandtable.games.oversoul.changes.turning import keep_chained
from sandtable.games.oversoul.table.state import Board


def settle(s: Board) -> None:
    """Cards at 0 HP Shatter, CHAINED cards lie sideways, lasting charges come and go, states begin.

    Between the strikes of a Battle none of this is made (R75).
    """
    worked = s.worked
    if s.struck == 1 or (worked.settled and worked.fresh):
        return  # nothing has changed since the last one
    sync_charges(s)
    keep_chained(s)
    quiet = not check_state(s)
    note_states(s)
    worked.settled = quiet and worked.fresh
