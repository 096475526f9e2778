"""An interrupt point: both are asked until they decline with no Interrupt in between (INT.1 to INT.7, R93,
R94).
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions import naming
from sandtable.games.antithesis.actions.legality import bar_interrupt, could_interrupt, triggerable
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.stacked import INTERRUPT
from sandtable.kernel.frames import DONE
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState

TURN: Final = 0  # steps
ASKED: Final = 1
RESOLVED: Final = 2


@final
@mypyc_attr(acyclic=True)
class Point(Asking):
    """The Offensive Player is asked first; after an Interrupt the other player. It answers how many there
    were.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("holder", "declined", "resolved")

    def __init__(self) -> None:
        super().__init__()
        self.holder: i64 = -1
        self.declined: i64 = 0  # how many in a row
        self.resolved: i64 = 0

    def instead(self) -> i64:
        return o.PASS

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == TURN:
            self.holder = s.active
        elif self.step == RESOLVED:
            self.resolved += 1
            self.declined = 0
            self.holder = board.other(self.holder)
        elif s.answer == o.PASS:
            self.declined += 1
            self.holder = board.other(self.holder)
        else:
            self.step = RESOLVED
            return s.push(triggered(board, self.holder, s.answer, INTERRUPT))
        while self.declined < SEATS:
            if could_interrupt(board, self.holder):
                self.step = ASKED
                return s.ask(self.holder, c.INT_2 if self.resolved == 0 else c.INT_3)
            self.declined += 1
            self.holder = board.other(self.holder)
        s.answer = self.resolved
        return DONE

    def options(self, s: State) -> vec[i64]:
        return triggerable(cast(Board, s), self.holder, op.INTERRUPT)

    def candidates(self, s: State) -> vec[i64]:
        return append(naming.everything(cast(Board, s), self.holder), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        if option == o.PASS or option == o.CONCEDE:
            return 0
        return bar_interrupt(cast(Board, s), self.holder, option)

    def copy(self) -> Point:
        twin = Point()
        twin.step = self.step
        twin.holder = self.holder
        twin.declined = self.declined
        twin.resolved = self.resolved
        return twin


def triggered(s: Board, player: i64, option: i64, how: i64) -> Ability:
    """The frame that triggers the ability that an option names."""
    thing = naming.thing_of_option(s, player, option)
    source: i64 = 0
    if thing >= 0:
        source = s.ref(thing)
    return Ability(player, source, naming.header_of_option(s, option), how)
