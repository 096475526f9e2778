"""What bots ask about Athernum: the guess of worth.py, habits, and what is worth a look."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.actions.payment import Payment
from sandtable.games.athernum.bots.worth import worth
from sandtable.games.athernum.stack.priority import Priority
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import CombatPhase
from sandtable.games.athernum.turn.phases import Chance, Day
from sandtable.kernel.state import State
from sandtable.timing.habits import Habits


@final
class AthernumHabits(Habits):
    def guess(self, s: State, seat: i64) -> float:
        return worth(cast(Board, s), seat)

    def habit(self, s: State) -> i64:
        """What habit answers, or -1 where somebody has a real choice."""
        frame = s.frames[-1]
        if isinstance(frame, (Priority, Chance)):
            return o.PASS
        if isinstance(frame, (Day, CombatPhase)):
            return -1
        if isinstance(frame, Payment):
            return o.PROPOSED
        options = s.options()
        return options[0] if len(options) == 1 else -1

    def sought(self, s: State) -> vec[i64]:
        """All but exhausting resource tokens at leisure: whoever pays exhausts what is needed (R139)."""
        options = s.options()
        out = vec[i64](capacity=len(options))
        for option in options:
            if o.kind_of(option) != o.GENERATE:
                out = append(out, option)
        return out if len(out) > 0 else options


POLICY: Final = AthernumHabits(60)
