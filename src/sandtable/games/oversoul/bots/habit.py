"""What bots ask about Oversoul: the guess of worth.py, habits, and what is worth a look."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.oversoul.bots.worth import worth
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.chain import Timeshift
from sandtable.games.oversoul.timeshift.payment import Payment
from sandtable.games.oversoul.turn.aftermath import Aftermath
from sandtable.games.oversoul.turn.phases import BURYING, EXCHANGE, FROM_BOARD, Turn
from sandtable.kernel.state import State
from sandtable.timing.asking import Pick
from sandtable.timing.habits import Habits

MOST_ZONES: Final = 3  # that a bot looks at
EARLY: Final = 3  # the highest RANK that is kept in an opening hand


@final
class OversoulHabits(Habits):
    def guess(self, s: State, seat: i64) -> float:
        return worth(cast(Board, s), seat)

    def habit(self, s: State) -> i64:
        """What habit answers, or -1 where somebody has a real choice: pass, pay, keep, the only option."""
        frame = s.frames[-1]
        if isinstance(frame, (Timeshift, Aftermath)):
            return o.PASS
        options = s.options()
        if isinstance(frame, Payment) and o.PAID in options:
            return o.PAID
        if isinstance(frame, Turn) and frame.step == EXCHANGE:
            return o.NO
        return options[0] if len(options) == 1 or buries(s) else -1

    def lots(self, s: State) -> bool:
        """Who begins is a lot; opening hands are judged, see `sought`."""
        return cast(Board, s).turn == 0 and not isinstance(s.frames[-1], Pick)

    def sought(self, s: State) -> vec[i64]:
        """All options, but of many free Zones only some, and of an opening hand what comes too late."""
        options = s.options()
        if cast(Board, s).turn == 0 and isinstance(s.frames[-1], Pick):
            return append(vec[i64](), too_late(cast(Board, s), options))
        out = vec[i64](capacity=len(options))
        zones: i64 = 0
        for option in options:
            if o.kind_of(option) == o.ZONE:
                zones += 1
                if zones > MOST_ZONES:
                    continue
            out = append(out, option)
        return out


def too_late(s: Board, options: vec[i64]) -> i64:
    """The first card that cannot be played for long, to be replaced, or that is all."""
    for option in options:
        if o.kind_of(option) == o.PICK_FACE and s.library.rank[o.value_of(option)] > EARLY:
            return option
    return o.DONE_PICKING


def buries(s: State) -> bool:
    """Which cards of hand and Idle Zone are exchanged, and in what order, matters less than whether."""
    below = s.frames[-2] if len(s.frames) > 1 else s.frames[-1]
    return isinstance(below, Turn) and EXCHANGE < below.step <= BURYING and below.step != FROM_BOARD


POLICY: Final = OversoulHabits(80)
