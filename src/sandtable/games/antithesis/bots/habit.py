"""What bots ask about Antithesis: the guess of worth.py, habits, and what is worth a look."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.legality import could_act
from sandtable.games.antithesis.board.squares import bit
from sandtable.games.antithesis.bots.worth import worth
from sandtable.games.antithesis.evaluating import standing
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.battle import Battle
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
        if isinstance(frame, Battle):
            if could_act(cast(Board, s), frame.holder):  # one is enough: nobody need list them all
                return -1
            return o.PASS
        if isinstance(frame, Pay):
            return frame.proposed(cast(Board, s))
        options = s.options()
        if isinstance(frame, Adding) and frame.clause == c.ATKSEQ_2:
            return strongest(s, frame, options)
        return options[0] if len(options) == 1 else -1

    def sought(self, s: State) -> vec[i64]:
        """All options, but of many squares only some, spread over all, and those with Goals or enemies."""
        options = s.options()
        placed: i64 = 0
        for option in options:
            if o.kind_of(option) in (o.SQUARE, o.FIELD):
                placed += 1
        if placed <= MOST_SQUARES:
            return options
        board = cast(Board, s)
        kept = board.goals | standing.presence(board, 1 - s.seat)
        out = vec[i64](capacity=len(options))
        seen: i64 = 0
        for option in options:
            if o.kind_of(option) in (o.SQUARE, o.FIELD):
                seen += 1
                square = o.value_of(option)
                if o.kind_of(option) == o.SQUARE and kept & bit(square) != 0:
                    out = append(out, option)
                    continue
                if seen * MOST_SQUARES // placed == (seen - 1) * MOST_SQUARES // placed:
                    continue
            out = append(out, option)
        return out


def strongest(s: State, frame: Adding, options: vec[i64]) -> i64:
    """The die that an Attack is given next: as many as it takes, the highest, in ascending order (R196)."""
    best = options[0]
    first: i64 = -1  # of icons in two colours, the dice of the lower one are named first
    pips: i64 = 0
    for option in options:
        if option == o.PAID:
            continue
        die = o.value_of(option)
        colour = their.colour_of(die)
        if first < 0 or frame.icons[first] == 0:
            first = colour
        if colour != first and frame.icons[first] > 0:
            break
        here = their.pips_of(die)
        if here < pips:
            continue
        # a second icon of its colour is to find a die as well, and that one may not be lower
        if pips > 0 and frame.icons[colour] - len(frame.chosen) > 1 and not followed(s, frame.player, die):
            continue
        best = option
        pips = here
    return best


def followed(s: State, player: i64, die: i64) -> bool:
    """Whether he has another die of the same colour that shows as much or more."""
    if cast(Board, s).dice_of(player, die) > 1:
        return True
    other = die + 1
    while other < their.DICE and their.colour_of(other) == their.colour_of(die):
        if cast(Board, s).dice_of(player, other) > 0:
            return True
        other += 1
    return False


POLICY: Final = AntithesisHabits(120)
