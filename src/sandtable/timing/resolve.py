"""The frame that runs a program row by row, and what it is made from."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import flow, words
from sandtable.cards.program import layout as lay
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import columns as its
from sandtable.timing import options as o
from sandtable.timing import pending, pile
from sandtable.timing.aiming import still_aimed
from sandtable.timing.each_player import next_player, nobody, several
from sandtable.timing.events import goes_on
from sandtable.timing.program import BEGIN, COST, EFFECT, HEARING, INSTEAD, RUN, Program
from sandtable.timing.things import CardState
from sandtable.timing.values import NUMBER_SLOT, is_thing, number_of, slot_of, thing_of, value_of


@final
@mypyc_attr(acyclic=True)
class Resolve(Program):
    """Runs one program, row after row; the answer to the frame below is 0 for a cost that was not paid,
    and otherwise 1 and how many it was about, if anybody wants to know.
    """

    def instead(self) -> i64:
        return o.NO

    def go(self, s: CardState) -> i64:
        if not s.alive(self.you) and self.source != 0:
            self.failed = 1  # effects of a player who has left are gone
            return self.finish(s)
        if self.step == BEGIN:
            self.step = RUN
            if self.purpose == EFFECT and not still_aimed(self, s):
                return self.finish(s)
        elif self.step == HEARING:
            self.step = RUN
            row = self.pc
            signal = s.faces.orders[lay.kind(s.faces.code, row)].heard(self, s, row)
            if self.step == HEARING:
                return signal  # it has asked again
        if s.rules.unfinished(s):
            return AGAIN
        if len(s.waiting) > 0:
            return s.push(next_instead(s))
        if self.failed == 1 and self.purpose == COST:
            return self.finish(s)
        return self.run_row(s)

    def run_row(self, s: CardState) -> i64:
        code = s.faces.code
        row = self.pc
        if self.close != 0 and row >= self.close:
            if next_player(self, s):
                return AGAIN
        kind = lay.kind(code, row)
        if kind == lay.END or (self.end != 0 and row >= self.end):
            return self.finish(s)
        if self.group == 0 and several(self, s, row):
            return AGAIN
        if nobody(self, s, row, kind):
            self.done(0)
            self.pc = row + lay.ROW
            if kind in flow.OFFERS:
                self.pc = lay.part(code, row, lay.C)
            return AGAIN
        return s.faces.orders[kind].run(self, s, row)

    def finish(self, s: CardState) -> i64:
        seat: i64 = 0
        while self.searched >> seat != 0:
            if (self.searched >> seat) & 1 == 1:
                s.rules.searched(s, seat)
            seat += 1
        self.searched = 0
        if self.purpose == INSTEAD:
            goes_on(s, self.scene())
            s.excluded = s.excluded[: len(s.excluded) - 1]
        clear_fresh(s, self.held)
        s.answer = 0 if self.failed == 1 else 1
        if self.purpose == COST and s.answer == 1:
            follows = s.rules.follows_costs()
            if follows or counts(s, self.header):
                s.answer += self.many
            if follows or told_of_cost(s, self.header):
                s.picked = self.held
        return DONE

    def options(self, s: State) -> vec[i64]:
        table = cast(CardState, s)
        return table.faces.orders[lay.kind(table.faces.code, self.pc)].options(self, table, self.pc)

    def copy(self) -> Resolve:
        twin = Resolve()
        twin.step = self.step
        twin.header = self.header
        twin.pc = self.pc
        twin.end = self.end
        twin.source = self.source
        twin.you = self.you
        twin.kind = self.kind
        twin.scale = self.scale
        twin.mode = self.mode
        twin.held = self.held[:]
        twin.name = self.name
        twin.many = self.many
        twin.prevented = self.prevented
        twin.did = self.did
        twin.number = self.number
        twin.purpose = self.purpose
        twin.players = self.players[:]
        twin.group = self.group
        twin.close = self.close
        twin.slot = self.slot
        twin.each = self.each[:]
        twin.own = self.own[:]
        twin.after = self.after
        twin.searched = self.searched
        twin.failed = self.failed
        return twin


def counts(s: CardState, header: i64) -> bool:
    """Whether "that many" in an ability is how many its cost was about."""
    return header > 0 and lay.get(s.faces.code, header, lay.FLAGS) & words.COUNTS != 0


def told_of_cost(s: CardState, header: i64) -> bool:
    """Whether an ability speaks of what its cost was paid with."""
    return header > 0 and lay.get(s.faces.code, header, lay.FLAGS) & words.PAID_WITH != 0


def clear_fresh(s: CardState, held: vec[i64]) -> None:
    """The program is over: nothing is "the rest" of anything any more."""
    for one in held:
        if is_thing(value_of(one)):
            s.clear_flag(thing_of(value_of(one)), its.IS_FRESH)


def resolve_entry(entries: vec[i64], at: i64) -> Resolve:
    """The frame for an effect that waits."""
    frame = Resolve()
    frame.number = pending.get(entries, at, pending.NUMBER)
    frame.header = pending.get(entries, at, pending.HEADER)
    frame.pc = pending.get(entries, at, pending.PC)
    frame.end = pending.get(entries, at, pending.END)
    frame.source = pending.get(entries, at, pending.SOURCE)
    frame.you = pending.get(entries, at, pending.YOU)
    frame.kind = pending.get(entries, at, pending.KIND)
    frame.scale = pending.get(entries, at, pending.SCALE)
    frame.mode = pending.get(entries, at, pending.MODE)
    frame.held = pending.held(entries, at)
    for one in frame.held:
        if slot_of(one) == NUMBER_SLOT:
            frame.many = number_of(value_of(one))
    return frame


def next_instead(s: CardState) -> Resolve:
    """What happens instead of something, the first of what waits."""
    at = pile.top(s.waiting)
    while pile.below(s.waiting, at) >= 0:
        at = pile.below(s.waiting, at)
    frame = resolve_entry(s.waiting, at)
    frame.purpose = INSTEAD
    frame.prevented = frame.mode
    frame.many = frame.mode
    frame.mode = 0
    frame.kind = 0
    s.waiting = pile.without(s.waiting, at)
    s.excluded = append(s.excluded, frame.number)
    return frame


def cost_of(s: CardState, header: i64, source: i64, you: i64) -> Resolve:
    """The frame that pays the cost of an ability."""
    frame = Resolve()
    frame.header = header
    frame.pc = lay.part(s.faces.code, header, lay.COST)
    frame.source = source
    frame.you = you
    frame.purpose = COST
    return frame
