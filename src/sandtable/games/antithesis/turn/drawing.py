"""Drawing cards (PHASE.2, ZONE.E.1, R106)."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.timing.values import player_value


def draw(s: Board, player: i64, count: i64, by_rule: bool = False) -> i64:
    """As many as there are; from an empty deck nothing (R106). One event (R187). The answer is how many. In
    step 2 of the Main Phase it is the rules that say so, and no effect (R268).
    """
    drawn: i64 = 0
    while drawn < count:
        thing = s.top_of(player, zones.MAIN_DECK)
        if thing < 0:
            break
        s.lie_in(thing, zones.HAND)
        s.clear_flag(thing, its.IS_ON_TOP)
        s.tell(facts.DREW, player, s.get(thing, its.FACE))
        drawn += 1
    if drawn > 0:
        happen(s, op.CARD_DRAWN, player_value(player), 0, 1 if by_rule else 0, drawn)
    return drawn
