"""The frame that runs a program row by row, and what it is made from."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.actions.payment import PAID
from sandtable.games.athernum.changes.cards import carry, shuffle
from sandtable.games.athernum.changes.markers import lose_victory
from sandtable.games.athernum.changes.showing import show_all
from sandtable.games.athernum.deeds.markers import lose_next
from sandtable.games.athernum.deeds.meant import actor
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.questions.piles import PileOrder
from sandtable.games.athernum.resolving.aiming import aim, still_aimed
from sandtable.games.athernum.resolving.each_player import next_player, nobody, several
from sandtable.games.athernum.resolving.picking import found, secret_pick, slot_at
from sandtable.games.athernum.resolving.program import (
    AIMED,
    BEGIN,
    COST,
    EFFECT,
    FINDING,
    INSTEAD,
    LOSING,
    NAMING,
    OFFERED,
    ORDERING,
    PAYING,
    PICKED,
    PLAYED,
    RUN,
    Program,
)
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import pending, pile
from sandtable.timing.values import is_thing, thing_of, value_of


@final
@mypyc_attr(acyclic=True)
class Resolve(Program):
    """Runs one program, row after row."""

    def instead(self) -> i64:
        return o.NO

    def go(self, s: Board) -> i64:
        if not s.alive(self.you) and self.source != 0:
            self.failed = 1  # R109: effects of a player who has left are gone
            return self.finish(s)
        if self.step == BEGIN:
            self.step = RUN
            if self.purpose == EFFECT and not still_aimed(self, s):
                return self.finish(s)
        elif self.step == PICKED:
            self.step = RUN
            self.fill(slot_at(self, s), s.picked)
            if secret_pick(self, s, self.pc):
                for value in s.picked:  # picked because of a condition, so it is shown (R102)
                    show_all(s, thing_of(value))
            self.pc += lay.ROW
        elif self.step == OFFERED:
            self.step = RUN
            row = self.pc
            yes = s.answer == o.YES
            self.did = 1 if yes else 0
            self.pc = row + lay.ROW if yes else lay.part(s.library.code, row, lay.C)
        elif self.step == PAYING:
            self.step = RUN
            self.done(1 if s.answer == PAID else 0)
            self.pc += lay.ROW
        elif self.step == NAMING:
            self.step = RUN
            self.name = s.library.name_number(o.value_of(s.answer))
            self.pc += lay.ROW
        elif self.step == FINDING:
            self.step = RUN
            found(self, s)
            self.pc += lay.ROW
        elif self.step == LOSING:
            self.step = RUN
            count: i64 = 0
            for value in s.picked:
                count += lose_victory(s, thing_of(value), 1)
            self.done(self.many + count)
            if count == 0:  # it cannot be lost
                self.after_row(s)
            else:
                return lose_next(self, s)
        elif self.step == ORDERING:
            self.step = RUN
            put_back(self, s)
            self.after_row(s)
        elif self.step == AIMED:
            self.step = RUN
            aim(self, s)
            self.after_row(s)
        elif self.step == PLAYED:
            self.step = RUN
            self.done(s.answer)
            self.after_row(s)
        if len(s.together) > 0:
            return s.push(PileOrder())
        if len(s.waiting) > 0:
            return s.push(next_instead(s))
        if self.failed == 1 and self.purpose == COST:
            return self.finish(s)
        return self.run_row(s)

    def finish(self, s: Board) -> i64:
        if self.searched != 0:
            seat: i64 = 0
            while seat < s.seats:
                if (self.searched >> seat) & 1 == 1:
                    shuffle(s, seat)
                seat += 1
            self.searched = 0
        if self.purpose == INSTEAD:
            s.excluded = s.excluded[: len(s.excluded) - 1]
        clear_fresh(s, self.held)
        s.answer = 0 if self.failed == 1 else 1
        return DONE

    def run_row(self, s: Board) -> i64:
        code = s.library.code
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
            self.pc = row + (lay.get(code, row, lay.C) if kind in (op.MAY, op.UNLESS) else lay.ROW)
            return AGAIN
        return s.library.orders[kind].run(self, s, row)

    def after_row(self, s: Board) -> None:
        self.pc += lay.ROW

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        if self.step == NAMING:
            out = vec[i64]()
            face: i64 = 0
            while face < board.library.cards:
                out = append(out, o.make(o.NAME, face))
                face += 1
            return out
        return vec[i64]([o.YES, o.NO])

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
        twin.after = self.after
        twin.searched = self.searched
        twin.failed = self.failed
        return twin


def put_back(program: Program, s: Board) -> None:
    """Cards go back onto the deck in the order in which they were picked."""
    by = actor(s, program.pc, program.scene())
    count: i64 = 0
    for value in s.picked:
        if carry(s, thing_of(value), op.DECK, op.PUT, by):
            count += 1
    program.done(count)


def clear_fresh(s: Board, held: vec[i64]) -> None:
    """The program is over: nothing is "the rest" of anything any more."""
    for one in held:
        if is_thing(value_of(one)):
            s.clear_flag(thing_of(value_of(one)), its.IS_FRESH)


def resolve_entry(s: Board, entries: vec[i64], at: i64) -> Resolve:
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
    return frame


def next_instead(s: Board) -> Resolve:
    """What happens instead of something, the first of what waits."""
    at = pile.top(s.waiting)
    while pile.below(s.waiting, at) >= 0:
        at = pile.below(s.waiting, at)
    frame = resolve_entry(s, s.waiting, at)
    frame.purpose = INSTEAD
    frame.prevented = frame.mode
    frame.many = frame.mode
    frame.mode = 0
    frame.kind = 0
    s.waiting = pile.without(s.waiting, at)
    s.excluded = append(s.excluded, frame.number)
    return frame


def cost_of(s: Board, header: i64, source: i64, you: i64) -> Resolve:
    """The frame that pays the cost of an ability."""
    frame = Resolve()
    frame.header = header
    frame.pc = lay.part(s.library.code, header, lay.COST)
    frame.source = source
    frame.you = you
    frame.purpose = COST
    return frame
