"""Instructions about markers: healing, placing, removing, moving, and those of players."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.changes.damage import heal
from sandtable.games.athernum.changes.markers import (
    gain_commands,
    lose_victory,
    move_marks,
    place,
    remove,
    spend_commands,
)
from sandtable.games.athernum.deeds.dividing import divide, share
from sandtable.games.athernum.deeds.meant import scene_for
from sandtable.games.athernum.deeds.order import Deed
from sandtable.games.athernum.evaluating.on_table import collected, marks
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.asking import Pick
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.events import event, replaced
from sandtable.timing.flow import next_beat
from sandtable.timing.meant import actor, things_in
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import NOTHING, player_value, thing_of

LAST_MARKER: Final = 64  # no kind of marker has a larger number


def marker_in(s: Board, row: i64) -> i64:
    """The kind of marker that a row speaks of."""
    code = s.library.code
    return lay.kind(code, lay.part(code, row, lay.A))


def number_in(s: Board, row: i64, scene: Scene) -> i64:
    """How many markers a row speaks of."""
    code = s.library.code
    return amount(s, lay.part(code, lay.part(code, row, lay.A), lay.HOW_MANY), scene)


def numbers_in(s: Board, row: i64, scene: Scene, things: vec[i64]) -> vec[i64]:
    """The same for each of several, all reckoned before the first of them gets or loses any."""
    counts = vec[i64]()
    for thing in things:
        counts = append(counts, number_in(s, row, scene_for(s, row, scene, s.ref(thing))))
    return counts


def picks_number(s: CardState, row: i64) -> bool:
    """Whether somebody picks how many markers: "up to two", "any number of"."""
    code = s.faces.code
    return lay.kind(code, lay.part(code, lay.part(code, row, lay.A), lay.HOW_MANY)) in (
        op.UP_TO,
        op.ANY_NUMBER,
    )


def ask_number(program: Program, s: Board, row: i64, clause: i64) -> i64:
    """Let somebody pick how many markers, one after the other, from what bears them."""
    next_beat(s, row)
    scene = program.scene()
    code = s.library.code
    any_number = lay.kind(code, lay.part(code, lay.part(code, row, lay.A), lay.HOW_MANY)) == op.ANY_NUMBER
    most = number_in(s, row, scene)
    pool = vec[i64]()
    for thing in things_in(s, lay.part(code, row, lay.B), scene):
        there = marks(s, thing, marker_in(s, row))
        while there > 0 and (any_number or len(pool) < most):
            pool = append(pool, s.ref(thing))
            there -= 1
    if any_number:
        most = len(pool)
    return program.await_answer(s.push(Pick(actor(s, row, scene), pool, 0, most, clause)))


@mypyc_attr(acyclic=True)
class Marking(Deed):
    """Markers on each of several things: so many, all reckoned before the first of them gets or loses any."""

    def mark(self, s: Board, row: i64, scene: Scene, thing: i64, count: i64) -> i64:
        """So many on, or off, one thing; the answer is how many."""
        raise AssertionError("every such deed marks")

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        things = things_in(s, lay.part(s.library.code, row, lay.B), scene)
        counts = numbers_in(s, row, scene, things)
        done: i64 = 0
        i: i64 = 0
        while i < len(things):
            done += self.mark(s, row, scene, things[i], counts[i])
            i += 1
        return done


@mypyc_attr(acyclic=True)
class Unmarking(Marking):
    """The same, where somebody may pick how many ("up to two", "any number of"), from one thing."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        if not picks_number(s, row):
            return super().run(program, s, row)
        return ask_number(program, cast(Board, s), row, c.R8)

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        done: i64 = 0
        if len(s.picked) > 0:
            thing = thing_of(s.picked[0])
            done = self.mark(cast(Board, s), row, program.scene(), thing, len(s.picked))
        program.done(done)
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Heal(Unmarking):
    def mark(self, s: Board, row: i64, scene: Scene, thing: i64, count: i64) -> i64:
        return heal(s, actor(s, row, scene), thing, count)


@final
@mypyc_attr(acyclic=True)
class Place(Marking):
    def mark(self, s: Board, row: i64, scene: Scene, thing: i64, count: i64) -> i64:
        return place(s, actor(s, row, scene), marker_in(s, row), count, thing)


@final
@mypyc_attr(acyclic=True)
class PlaceDivided(Deed):
    """So many markers among several, each at least one if there are enough (R157)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        return divide(program, board, row, number_in(board, row, program.scene()))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        scene = program.scene()
        count = number_in(board, row, scene)
        among = things_in(s, lay.part(board.library.code, row, lay.B), scene)
        shares = vec[i64]()
        for thing in among:
            shares = append(shares, share(board, thing, count, len(among)))
        done: i64 = 0
        i: i64 = 0
        while i < len(among):
            done += place(board, actor(s, row, scene), marker_in(board, row), shares[i], among[i])
            i += 1
        program.done(done)
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Remove(Unmarking):
    def mark(self, s: Board, row: i64, scene: Scene, thing: i64, count: i64) -> i64:
        by = actor(s, row, scene)
        marker = marker_in(s, row)
        if marker == op.ANY_COUNTER:
            return remove_any(s, by, thing, count)
        return remove(s, by, marker, count, thing)


def remove_any(s: Board, by: i64, thing: i64, count: i64) -> i64:
    """Remove counters of whatever kind: the kinds in the order damage, exhaustion, custom."""
    left = count
    kind: i64 = op.DAMAGE
    while left > 0 and marks(s, thing, op.ANY_COUNTER) > 0 and kind < LAST_MARKER:
        if kind not in (op.VICTORY, op.COMMAND_TOKEN, op.ANY_COUNTER):
            left -= remove(s, by, kind, left, thing)
        kind += 1
    return count - left


@final
@mypyc_attr(acyclic=True)
class MoveMarkers(Unmarking):
    def mark(self, s: Board, row: i64, scene: Scene, thing: i64, count: i64) -> i64:
        by = actor(s, row, scene)
        done: i64 = 0
        for to in things_in(s, lay.part(s.library.code, row, lay.C), scene):
            done += move_marks(s, by, marker_in(s, row), count, thing, to)
        return done

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        count = number_in(s, row, scene)
        done: i64 = 0
        for start in things_in(s, lay.part(s.library.code, row, lay.B), scene):
            done += self.mark(s, row, scene, start, count)
        return done


@final
@mypyc_attr(acyclic=True)
class GainMarkers(Deed):
    """Players gain Command Tokens and nothing else."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        return gain_commands(s, actor(s, row, scene), number_in(s, row, scene))


@final
@mypyc_attr(acyclic=True)
class SpendMarkers(Deed):
    def possible(self, program: Program, s: CardState, row: i64, who: i64) -> bool:
        board = cast(Board, s)
        return s.of(who, their.COMMANDS) >= number_in(board, row, program.scene())

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        count = number_in(s, row, scene)
        return count if spend_commands(s, actor(s, row, scene), count) else 0


@final
@mypyc_attr(acyclic=True)
class LoseMarkers(Deed):
    """A player loses Command Tokens, or picks Victory Tokens on permanents to lose, one by one (10.1.6)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        if marker_in(board, row) != op.VICTORY:
            return super().run(program, s, row)
        next_beat(board, row)
        program.prevented = number_in(board, row, program.scene())
        program.done(0)
        return lose_next(program, board)

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        count: i64 = 0
        for value in s.picked:
            count += lose_victory(board, thing_of(value), 1)
        program.done(program.many + count)
        return lose_next(program, board) if count > 0 else program.behind()  # or it cannot be lost

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        by = actor(s, row, scene)
        count = number_in(s, row, scene)
        have = s.of(by, their.COMMANDS)
        done = count if count < have else have
        if forbidden(s, op.LOSE_MARKERS, player_value(by), NOTHING, 0, op.COMMAND_TOKEN):
            return 0
        if done > 0 and replaced(s, op.LOSE_MARKERS, player_value(by), NOTHING, 0, op.COMMAND_TOKEN):
            return 0
        s.let(by, their.COMMANDS, have - done)
        if done > 0:
            event(s, op.LOSE_MARKERS, player_value(by), NOTHING, 0, op.COMMAND_TOKEN)
        return done


@final
@mypyc_attr(acyclic=True)
class ShedMarkers(Deed):
    """Permanents lose Victory Tokens: these leave the game (10.1.6)."""

    def acts(self) -> bool:
        return False

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in things_in(s, lay.part(s.library.code, row, lay.WHO), scene):
            done += lose_victory(s, thing, number_in(s, row, scene))
        return done


def lose_next(program: Program, s: Board) -> i64:
    """The next of the Victory Tokens that a player loses."""
    who = actor(s, program.pc, program.scene())
    if program.prevented == 0 or collected(s, who) == 0:
        return program.behind()
    program.prevented -= 1
    pool = vec[i64]()
    thing: i64 = 0
    while thing < s.count():
        if (
            s.get(thing, its.ZONE) == op.BOARD
            and s.get(thing, its.CONTROLLER) == who
            and s.get(thing, its.VICTORY) > 0
        ):
            pool = append(pool, s.ref(thing))
        thing += 1
    return program.await_answer(s.push(Pick(who, pool, 1, 1, c.C_10_1_6)))
