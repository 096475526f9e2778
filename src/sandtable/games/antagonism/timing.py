"""The frames of Antagonism: the defender's placement, then turn after turn."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antagonism import clauses as c
from sandtable.games.antagonism.actions import (
    END,
    PLACE,
    RESIGN,
    bar,
    bar_place,
    move,
    place_options,
    turn_options,
)
from sandtable.games.antagonism.board import SQUARES
from sandtable.games.antagonism.effects import end_turn, make_move, next_player, place_pawn, resign
from sandtable.games.antagonism.state import Table
from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.state import State

ASK: Final = 0
HEARD: Final = 1


@final
@mypyc_attr(acyclic=True)
class Placement(Frame):
    """The King of the Hill defender puts his army on the hill, pawn by pawn (KOTH.2, KOTH.3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def advance(self, s: State) -> i64:
        table = cast(Table, s)
        if self.step == HEARD:
            if s.answer == RESIGN:
                resign(table)
                return DONE
            place_pawn(table, s.answer)
            if table.reserve == 0:
                table.player = next_player(table)  # KOTH.4: the attackers begin
                table.round = 1
                return DONE
        self.step = HEARD
        return s.ask(table.player, c.KOTH_3)

    def options(self, s: State) -> vec[i64]:
        return place_options(cast(Table, s))

    def asides(self, s: State) -> vec[i64]:
        return append(vec[i64](), RESIGN)

    def candidates(self, s: State) -> vec[i64]:
        out = append(vec[i64](), RESIGN)
        for cell in SQUARES.values():
            for colour in range(4):
                out = append(out, i64(PLACE | colour << 8 | cell))
        return out

    def bar(self, s: State, option: i64) -> i64:
        return bar_place(cast(Table, s), option)

    def copy(self) -> Placement:
        twin = Placement()
        twin.step = self.step
        return twin


@final
@mypyc_attr(acyclic=True)
class Turns(Frame):
    """Players take turns; a turn is single moves, one after another, and its end (TURN.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def advance(self, s: State) -> i64:
        table = cast(Table, s)
        if self.step == HEARD:
            option = s.answer
            if option == END:
                end_turn(table)
            elif option == RESIGN:
                resign(table)
            else:
                make_move(table, option)
        if table.winners != 0:
            return DONE  # WIN.10: the first condition fulfilled ends the game
        self.step = HEARD
        return s.ask(table.player, c.TURN_1)

    def options(self, s: State) -> vec[i64]:
        return turn_options(cast(Table, s))

    def asides(self, s: State) -> vec[i64]:
        return append(vec[i64](), RESIGN)  # DIG.5

    def candidates(self, s: State) -> vec[i64]:
        table = cast(Table, s)
        out = append(append(vec[i64](), END), RESIGN)
        warps = [0] + [int(w) for w in table.scenario.warps]
        for start in SQUARES.values():
            if table.groups[start] != 0:
                for to in SQUARES.values():
                    for pawns in (1, 2, 3):
                        for warp in warps:
                            out = append(out, move(start, to, pawns, warp))
        return out

    def bar(self, s: State, option: i64) -> i64:
        return bar(cast(Table, s), option)

    def copy(self) -> Turns:
        twin = Turns()
        twin.step = self.step
        return twin
