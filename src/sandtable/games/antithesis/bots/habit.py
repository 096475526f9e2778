"""What bots ask about Antithesis: the guess of worth.py, habits, and what is worth a look."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis.bots.worth import worth
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.window import Window
from sandtable.kernel.state import State
from sandtable.timing.habits import Habits

MOST_SQUARES: Final = 8  # that a bot looks at where something is placed


@final
class AntithesisHabits(Habits):
    def guess(self, s: State, seat: i64) -> float:
        return worth(cast(Board, s), seat)

    def habit(self, s: State) -> i64:
        """What habit answers, or -1 where there is a choice: pass, pay as offered first, the only one."""
        frame = s.frames[-1]
        if isinstance(frame, (Window, Point)):
            return o.PASS
        options = s.options()
        if isinstance(frame, Pay):
            return options[0]
        return options[0] if len(options) == 1 else -1

    def sought(self, s: State) -> vec[i64]:
        """All options, but of many squares only some, spread over all of them."""
        options = s.options()
        placed: i64 = 0
        for option in options:
            if o.kind_of(option) in (o.SQUARE, o.FIELD):
                placed += 1
        if placed <= MOST_SQUARES:
            return options
        out = vec[i64](capacity=len(options))
        seen: i64 = 0
        for option in options:
            if o.kind_of(option) in (o.SQUARE, o.FIELD):
                seen += 1
                if seen * MOST_SQUARES // placed == (seen - 1) * MOST_SQUARES // placed:
                    continue
            out = append(out, option)
        return out


POLICY: Final = AntithesisHabits(120)
