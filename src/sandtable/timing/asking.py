"""Questions: what every frame that asks has in common, and the frame that picks things."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.frames import DONE, UNLISTED, Frame
from sandtable.kernel.state import State
from sandtable.timing import columns as its
from sandtable.timing import options as o
from sandtable.timing.rows import ascending, how_many
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    effect_number,
    is_effect,
    is_number,
    is_player,
    is_thing,
    number_of,
    player_of,
    thing_of,
)

BEGIN: Final = 0  # steps of a pick
ASKED: Final = 1

# what shared frames ask; a game says by which clause (`Rules.clause`)
TARGETS: Final = 1  # modes and targets of an effect
ORDER: Final = 2  # which of one's triggered abilities goes on the stack next
OFFER: Final = 3  # whether to do what a MAY or UNLESS offers
CHOICE: Final = 4  # what a PICK row lets choose on resolution
NEW_TARGET: Final = 5  # another target for an effect that waits


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Asking(Frame):
    """A frame with a question: whoever is asked may also concede, and leaves by one door."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def advance(self, s: State) -> i64:
        """Let whoever concedes leave the game; otherwise take the next step."""
        table = cast(CardState, s)
        if s.answer != o.CONCEDE:
            return self.go(table)
        s.answer = self.instead()
        return s.stop() if table.rules.concede(table, s.seat) else self.left(table)

    def go(self, s: CardState) -> i64:
        """Take one step, as `Frame.advance`."""
        raise NotImplementedError

    def instead(self) -> i64:
        """What is answered in the place of a player who has conceded."""
        return o.CONCEDE

    def left(self, s: CardState) -> i64:
        """Go on without them."""
        return self.go(s)

    def asides(self, s: State) -> vec[i64]:
        return append(vec[i64](), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        if option == o.CONCEDE or option in self.options(s):
            return 0
        return UNLISTED

    def candidates(self, s: State) -> vec[i64]:
        return append(self.options(s), o.CONCEDE)


def option_for(s: CardState, value: i64) -> i64:
    """How a value is picked."""
    if is_player(value):
        return o.make(o.PICK_PLAYER, player_of(value))
    if is_effect(value):
        return o.make(o.PICK_EFFECT, effect_number(value))
    if is_number(value):
        return s.rules.option_for_number(s, number_of(value))
    return s.rules.option_for(s, thing_of(value))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pick(Asking):
    """A player picks from a pool, one at a time; in ascending order unless the order matters.

    What was picked is the answer to the frame below: `s.picked`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "pool",
        "chosen",
        "low",
        "high",
        "clause",
        "ordered",
        "floor",
        "always",
    )

    def __init__(
        self, player: i64 = 0, pool: vec[i64] | None = None, low: i64 = 1, high: i64 = 1, clause: i64 = 0
    ) -> None:
        super().__init__()
        self.player: i64 = player
        self.pool = vec[i64]() if pool is None else pool
        self.chosen = vec[i64]()
        self.low: i64 = low
        self.high: i64 = high
        self.clause: i64 = clause
        self.ordered: i64 = 0
        self.floor: i64 = -1  # the option chosen last: later ones are not smaller
        self.always: i64 = 0  # asked even if there is no choice: not being asked would tell what is hidden

    def instead(self) -> i64:
        return 0

    def left(self, s: CardState) -> i64:
        return self.finish(s)

    def go(self, s: CardState) -> i64:
        if self.step == ASKED:
            if s.answer == o.DONE_PICKING:
                return self.finish(s)
            self.take(s, s.answer)
        size: i64 = len(self.pool)
        if self.low > len(self.chosen) + size:
            self.low = len(self.chosen) + size  # as many as possible
        left = len(self.chosen) + size
        if self.always != 0 and self.step == BEGIN:
            self.step = ASKED
            return s.ask(self.player, self.clause)
        if len(self.chosen) >= self.high or size == 0:
            return self.finish(s)
        if self.ordered == 0 and self.low >= left:
            while len(self.pool) > 0:  # no choice: all of them
                self.chosen = append(self.chosen, self.pool[0])
                self.pool = self.pool[1:]
            return self.finish(s)
        if self.ordered != 0 and size == 1 and self.low >= left:
            self.chosen = append(self.chosen, self.pool[0])
            return self.finish(s)
        self.step = ASKED
        return s.ask(self.player, self.clause)

    def finish(self, s: CardState) -> i64:
        s.picked = self.chosen
        return DONE

    def take(self, s: CardState, option: i64) -> None:
        """Move one value that the option means from the pool to what is chosen."""
        self.floor = option
        best: i64 = -1
        i: i64 = 0
        while i < len(self.pool):
            if option_for(s, self.pool[i]) == option:
                # of equal cards first the one that others know already: it tells them nothing
                if best < 0 or known(s, self.pool[i]) > known(s, self.pool[best]):
                    best = i
            i += 1
        kept = vec[i64]()
        i = 0
        while i < len(self.pool):
            if i == best:
                self.chosen = append(self.chosen, self.pool[i])
            else:
                kept = append(kept, self.pool[i])
            i += 1
        self.pool = kept

    def options(self, s: State) -> vec[i64]:
        table = cast(CardState, s)
        found = vec[i64]()
        for value in self.pool:
            found = append(found, option_for(table, value))
        found = ascending(found)
        out = vec[i64]()
        missing = self.low - len(self.chosen)
        left: i64 = len(found)  # options from this one on
        before: i64 = -1
        for option in found:
            if option != before and (self.ordered != 0 or option >= self.floor):
                before = option
                # picking this one must leave enough larger ones
                if self.ordered != 0 or left >= missing:
                    out = append(out, option)
            left -= 1
        if missing <= 0:
            out = append(out, o.DONE_PICKING)
        return out

    def copy(self) -> Pick:
        twin = Pick(self.player, self.pool[:], self.low, self.high, self.clause)
        twin.step = self.step
        twin.chosen = self.chosen[:]
        twin.ordered = self.ordered
        twin.floor = self.floor
        twin.always = self.always
        return twin


def known(s: CardState, value: i64) -> i64:
    """How many know a card already; players, squares and effects are no secrets."""
    if not is_thing(value):
        return 0
    return how_many(s.get(thing_of(value), its.KNOWN))
