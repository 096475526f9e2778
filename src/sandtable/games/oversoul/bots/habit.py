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
from sandtable.kernel.state import State
from sandtable.timing.habits import Habits

MOST_ZONES: Final = 3  # that a bot looks at


@final
class OversoulHabits(Habits):
    def guess(self, s: State, seat: i64) -> float:
        return worth(cast(Board, s), seat)

    def habit(self, s: State) -> i64:
        """What habit answers, or -1 where somebody has a real choice: pass, pay, the only option."""
        frame = s.frames[-1]
        if isinstance(frame, (Timeshift, Aftermath)):
            return o.PASS
        options = s.options()
        if isinstance(frame, Payment) and o.PAID in options:
            return o.PAID
        return options[0] if len(options) == 1 else -1

    def sought(self, s: State) -> vec[i64]:
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


POLICY: Final = OversoulHabits(80)
