"""Putting effects on the stack: the order of triggers, and what each is aimed at."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import asking, passing, pending, pile
from sandtable.timing import options as o
from sandtable.timing.aiming import Aiming
from sandtable.timing.asking import Asking
from sandtable.timing.targets import needs_aim
from sandtable.timing.things import CardState

# steps
NEXT: Final = 0
ORDER_ASKED: Final = 1
AIMED: Final = 2


def put_on_stack(s: CardState, made: vec[i64]) -> None:
    """An effect gets its number, which no other ever has, and lies on top."""
    made[pending.NUMBER] = s.numbers
    s.numbers += 1
    s.stack = pile.added(s.stack, made)


@final
@mypyc_attr(acyclic=True)
class Stacking(Asking):
    """Abilities that have waited go on the stack: the active player's first, all ordering their own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("queue", "made")

    def __init__(self, queue: vec[i64] | None = None) -> None:
        super().__init__()
        self.queue = vec[i64]() if queue is None else queue
        self.made = vec[i64]()

    def left(self, s: CardState) -> i64:
        s.answer = 0
        self.step = NEXT
        return self.go(s)

    def go(self, s: CardState) -> i64:
        if self.step == ORDER_ASKED:  # a player has said which comes next
            return self.begin(s, self.of(s.seat)[o.value_of(s.answer)])
        if self.step == AIMED:
            if s.alive(self.made[pending.YOU]):
                put_on_stack(s, pending.aimed(self.made, s.picked[0], s.picked[1:]))
            self.made = vec[i64]()
            self.step = NEXT
        player = self.next_player(s)
        if player < 0:
            return DONE
        mine = self.of(player)
        if len(mine) == 1 or self.all_alike(mine):
            return self.begin(s, mine[0])
        self.step = ORDER_ASKED
        return s.ask(player, s.rules.clause(s, asking.ORDER, 0))

    def begin(self, s: CardState, at: i64) -> i64:
        """Take one ability out of the queue and aim it."""
        made = pile.entry(self.queue, at)
        self.queue = pile.without(self.queue, at)
        s.rules.triggered(s, made)
        if made[pending.END] == 0 and needs_aim(s, made[pending.HEADER]):
            self.made = made
            self.step = AIMED
            held = pending.held(made, 0)
            return s.push(Aiming(made[pending.HEADER], made[pending.SOURCE], made[pending.YOU], held))
        put_on_stack(s, made)
        self.step = NEXT
        return AGAIN

    def next_player(self, s: CardState) -> i64:
        """Whose abilities come next: in turn order from the active player; -1 if none are left."""
        for seat in passing.from_on(s.order, s.active):
            if s.alive(seat) and len(self.of(seat)) > 0:  # those of a player who has left are gone
                return seat
        return -1

    def of(self, player: i64) -> vec[i64]:
        """Where a player's abilities lie in the queue, the one noted first first."""
        out = vec[i64]()
        at = pile.top(self.queue)
        while at >= 0:
            if pending.get(self.queue, at, pending.YOU) == player:
                out = append(out, at)
            at = pile.below(self.queue, at)
        i: i64 = 0
        j: i64 = len(out) - 1
        while i < j:
            kept = out[i]
            out[i] = out[j]
            out[j] = kept
            i += 1
            j -= 1
        return out

    def all_alike(self, mine: vec[i64]) -> bool:
        """The same ability of the same source, several times: no order to choose."""
        for at in mine:
            for field in (pending.HEADER, pending.SOURCE):
                if pending.get(self.queue, at, field) != pending.get(self.queue, mine[0], field):
                    return False
        return True

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        count: i64 = len(self.of(cast(CardState, s).seat))
        i: i64 = 0
        while i < count:
            out = append(out, o.make(o.NEXT, i))
            i += 1
        return out
