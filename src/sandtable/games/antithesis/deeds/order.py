"""What Antithesis's instructions have in common when they are carried out."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import selections
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.kernel.frames import Frame
from sandtable.timing.asking import Pick
from sandtable.timing.flow import Deed, next_beat
from sandtable.timing.meant import actor, followed
from sandtable.timing.orders import Order
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    NOTHING,
    hold,
    is_thing,
    number_of,
    number_value,
    slot_of,
    thing_of,
    value_of,
)

QUEUE: Final = 950  # registers of an instruction that does one after the other: who is left,
STAGE: Final = 951  # whether the next is being chosen,
COUNT: Final = 952  # and how many have done it


def by(s: Board, row: i64, scene: Scene) -> i64:
    """The player who acts."""
    return actor(s, row, scene)


def number(s: Board, row: i64, field: i64, scene: Scene) -> i64:
    return s.rules.amount(s, lay.part(s.library.code, row, field), scene)


def refs(s: Board, row: i64, field: i64, scene: Scene) -> vec[i64]:
    """The cards in a field of a row that are still the same objects (R182)."""
    out = vec[i64]()
    if lay.has(s.library.code, row, field):
        for value in selections.selected(s, lay.part(s.library.code, row, field), scene):
            if is_thing(value) and value > 0 and s.same(value):
                out = append(out, value)
    return out


def in_play(s: Board, row: i64, field: i64, scene: Scene) -> vec[i64]:
    """The same, of those In Play and not marked killed."""
    out = vec[i64]()
    for ref in refs(s, row, field, scene):
        if s.in_play(thing_of(ref)):
            out = append(out, thing_of(ref))
    return out


@mypyc_attr(acyclic=True)
class Doing(Deed):
    """A deed that is done at once; what it touches is told as events, whose windows open behind it."""

    def carry_out(self, program: Program, s: CardState, row: i64, scene: Scene) -> i64:
        return self.do(cast(Board, s), row, scene)

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        """Carry it out; the answer is how much it did."""
        raise AssertionError("every deed does something")


@mypyc_attr(acyclic=True)
class ToEach(Doing):
    """A deed that is done to each card in A that is In Play by itself."""

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in in_play(s, row, lay.A, scene):
            if self.one(s, thing, scene):
                done += 1
        return done

    def one(self, s: Board, thing: i64, scene: Scene) -> bool:
        """Do it to one of them; whether that was done."""
        raise AssertionError("every deed does something")


@mypyc_attr(acyclic=True)
class Moving(Doing):
    """A deed that moves cards: its program follows them to where it has moved them (R182)."""

    def carry_out(self, program: Program, s: CardState, row: i64, scene: Scene) -> i64:
        board = cast(Board, s)
        fresh = board.clock
        there = scene
        if answers_leaving(board, program.header):
            there = where_it_went(board, scene)
        done = self.do(board, row, there)
        held = scene.held[:]
        index: i64 = 0
        while index < len(held):
            now = followed(board, there.held[index], fresh, zones.IN_PLAY)
            if now != there.held[index]:
                held[index] = now
            index += 1
        scene.held = held
        return done


def answers_leaving(s: Board, header: i64) -> bool:
    """Whether an ability waits for a card to leave play."""
    code = s.library.code
    if header <= 0 or not lay.has(code, header, lay.EVENT):
        return False
    pattern = lay.pattern(code, lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR), 0)
    return lay.kind(code, pattern) == i.LEFT_PLAY


def where_it_went(s: Board, scene: Scene) -> Scene:
    """A scene in which cards that have left play are where that has put them (R221)."""
    out = Scene(scene.source, scene.you, scene.held[:])
    if scene.source > 0 and s.left_as(scene.source):
        out.source = s.ref(thing_of(scene.source))
    index: i64 = 0
    while index < len(out.held):
        value = value_of(out.held[index])
        if value > 0 and is_thing(value) and not s.same(value) and s.left_as(value):
            out.held[index] = hold(slot_of(out.held[index]), s.ref(thing_of(value)))
        index += 1
    return out


@mypyc_attr(acyclic=True)
class OneByOne(Order):
    """A task for each of several cards: who is next is asked (R188), and what it does is a frame."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        program.fill(QUEUE, self.queue(board, row, program.scene()))
        program.fill(COUNT, append(vec[i64](), number_value(0)))
        return self.next(program, board, row)

    def queue(self, s: Board, row: i64, scene: Scene) -> vec[i64]:
        """Who is told to do it."""
        return refs(s, row, lay.A, scene)

    def asks(self) -> bool:
        """Whether the order is somebody's choice."""
        return True

    def frame(self, program: Program, s: Board, row: i64, ref: i64) -> Frame | None:
        """What one of them does; None if it cannot."""
        raise AssertionError("every task has a frame")

    def next(self, program: Program, s: Board, row: i64) -> i64:
        scene = program.scene()
        left = vec[i64]()
        for ref in scene.all(s, QUEUE):
            if s.same(ref):
                left = append(left, ref)
        if len(left) > 1 and self.asks():
            program.fill(QUEUE, left)
            program.fill(STAGE, append(vec[i64](), number_value(1)))
            return program.await_answer(s.push(Pick(by(s, row, scene), left, 1, 1, c.R188)))
        if len(left) > 0:
            return self.begin(program, s, row, left[0])
        done = number_of(scene.first(s, COUNT))
        for slot in (QUEUE, STAGE, COUNT):
            program.fill(slot, vec[i64]())
        self.finish(program, s, done)
        return program.behind()

    def finish(self, program: Program, s: Board, done: i64) -> None:
        """All have done it."""
        program.done(done)

    def begin(self, program: Program, s: Board, row: i64, ref: i64) -> i64:
        rest = vec[i64]()
        for other in program.scene().all(s, QUEUE):
            if other != ref:
                rest = append(rest, other)
        program.fill(QUEUE, rest)
        program.fill(STAGE, vec[i64]())
        frame = self.frame(program, s, row, ref)
        if frame is None:
            return self.next(program, s, row)
        return program.await_answer(s.push(frame))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        scene = program.scene()
        if scene.first(s, STAGE) != NOTHING:
            return self.begin(program, board, row, s.picked[0])
        if s.answer != 0:
            program.fill(COUNT, append(vec[i64](), number_value(number_of(scene.first(s, COUNT)) + 1)))
        return self.next(program, board, row)


@mypyc_attr(acyclic=True)
class Task(Order):
    """One frame for the player who acts."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        frame = self.frame(cast(Board, s), row, program.scene())
        if frame is None:
            program.done(0)
            return program.behind()
        return program.await_answer(s.push(frame))

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        raise AssertionError("every task has a frame")

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        program.done(s.answer)
        return program.behind()
