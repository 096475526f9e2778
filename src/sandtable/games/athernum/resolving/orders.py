"""Orders that have to ask for something, or that only some programs know."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions import playing
from sandtable.games.athernum.actions.payment import Payment, needs_of
from sandtable.games.athernum.changes.cards import carry
from sandtable.games.athernum.changes.zones import to_bottom
from sandtable.games.athernum.deeds.cards import put_all
from sandtable.games.athernum.deeds.lasting import state_it
from sandtable.games.athernum.deeds.meant import actor, things_in, this_card
from sandtable.games.athernum.deeds.order import Deed, Moving, next_beat
from sandtable.games.athernum.evaluating.conditions import holds
from sandtable.games.athernum.evaluating.selections import selected
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.questions.asking import Pick
from sandtable.games.athernum.resolving.aiming import redirect
from sandtable.games.athernum.resolving.offering import offer
from sandtable.games.athernum.resolving.picking import pick, search
from sandtable.games.athernum.resolving.program import NAMING, ORDERING, PAYING, PLAYED, Program
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN, Frame
from sandtable.kernel.state import State
from sandtable.timing.orders import Order
from sandtable.timing.scene import Scene
from sandtable.timing.values import thing_of

# ---- the flow of a program


@final
@mypyc_attr(acyclic=True)
class PickRow(Order):
    def run(self, frame: Frame, s: State, row: i64) -> i64:
        return pick(cast(Program, frame), cast(Board, s), row)


@final
@mypyc_attr(acyclic=True)
class Offer(Order):
    """MAY and UNLESS."""

    def run(self, frame: Frame, s: State, row: i64) -> i64:
        return offer(cast(Program, frame), cast(Board, s), row)


@final
@mypyc_attr(acyclic=True)
class If(Order):
    def run(self, frame: Frame, s: State, row: i64) -> i64:
        program = cast(Program, frame)
        board = cast(Board, s)
        code = board.library.code
        yes = holds(board, lay.part(code, row, lay.A), program.scene())
        program.pc = row + (lay.ROW if yes else lay.get(code, row, lay.C))
        return AGAIN


@final
@mypyc_attr(acyclic=True)
class Else(Order):
    def run(self, frame: Frame, s: State, row: i64) -> i64:
        cast(Program, frame).pc = row + lay.get(cast(Board, s).library.code, row, lay.C)
        return AGAIN


@final
@mypyc_attr(acyclic=True)
class Modes(Order):
    """Which mode it is was chosen when the effect was put on the stack."""

    def run(self, frame: Frame, s: State, row: i64) -> i64:
        cast(Program, frame).pc = row + lay.ROW
        return AGAIN


@final
@mypyc_attr(acyclic=True)
class Mode(Order):
    def run(self, frame: Frame, s: State, row: i64) -> i64:
        program = cast(Program, frame)
        board = cast(Board, s)
        chosen = mode_at(program, board, row) == program.mode
        program.pc = row + (lay.ROW if chosen else lay.get(board.library.code, row, lay.C))
        return AGAIN


def mode_at(program: Program, s: Board, row: i64) -> i64:
    """The number of the mode whose row this is."""
    code = s.library.code
    at = lay.part(code, program.header, lay.BODY)
    count: i64 = 0
    while at <= row:
        if lay.kind(code, at) == op.MODE:
            count += 1
        at += lay.ROW
    return count


@final
@mypyc_attr(acyclic=True)
class NameCard(Order):
    def run(self, frame: Frame, s: State, row: i64) -> i64:
        program = cast(Program, frame)
        board = cast(Board, s)
        program.step = NAMING
        return s.ask(actor(board, row, program.scene()), c.C_1_1_5)


# ---- what begins to hold


@final
@mypyc_attr(acyclic=True)
class Statement(Order):
    """Something begins to hold; the rows of what happens later or instead are passed over."""

    def run(self, frame: Frame, s: State, row: i64) -> i64:
        program = cast(Program, frame)
        board = cast(Board, s)
        code = board.library.code
        board.beat += 1
        program.done(state_it(board, row, program.header, program.scene(), program.kind))
        kind = lay.kind(code, row)
        later = kind == op.REPLACE or kind == op.DELAY
        program.pc = row + (lay.get(code, row, lay.C) if later else lay.ROW)
        return AGAIN


# ---- orders that ask


@final
@mypyc_attr(acyclic=True)
class Search(Order):
    def run(self, frame: Frame, s: State, row: i64) -> i64:
        program = cast(Program, frame)
        board = cast(Board, s)
        next_beat(board, row)
        return search(program, board, row, program.scene())


@final
@mypyc_attr(acyclic=True)
class Pay(Order):
    def run(self, frame: Frame, s: State, row: i64) -> i64:
        program = cast(Program, frame)
        board = cast(Board, s)
        next_beat(board, row)
        who = actor(board, row, program.scene())
        needs = needs_of(board, lay.part(board.library.code, row, lay.A))
        program.step = PAYING
        return s.push(Payment(who, needs, thing_of(program.source)))


@final
@mypyc_attr(acyclic=True)
class Redirect(Order):
    def run(self, frame: Frame, s: State, row: i64) -> i64:
        program = cast(Program, frame)
        board = cast(Board, s)
        next_beat(board, row)
        return redirect(program, board, row, program.scene())


@final
@mypyc_attr(acyclic=True)
class Play(Order):
    """An effect says "play" (R106): all limits apply; the frame that plays asks for what is open."""

    def run(self, frame: Frame, s: State, row: i64) -> i64:
        program = cast(Program, frame)
        board = cast(Board, s)
        code = board.library.code
        next_beat(board, row)
        scene = program.scene()
        who = actor(board, row, scene)
        for thing in things_in(board, lay.part(code, row, lay.A), scene):
            program.step = PLAYED
            return s.push(playing.Playing(who, thing, lay.kind(code, row) == op.PLAY_FREE))
        program.done(0)
        program.pc += lay.ROW
        return AGAIN


@final
@mypyc_attr(acyclic=True)
class Choose(Deed):
    """Nothing but the choice, which was made before."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        return len(selected(s, lay.part(s.library.code, row, lay.A), scene))


@final
@mypyc_attr(acyclic=True)
class Keep(Order):
    """ "Keep it there" belongs to the row before (R146)."""

    def run(self, frame: Frame, s: State, row: i64) -> i64:
        next_beat(cast(Board, s), row)
        cast(Program, frame).pc += lay.ROW
        return AGAIN


@final
@mypyc_attr(acyclic=True)
class Put(Moving):
    """Put cards somewhere; in any order, if the order is asked for."""

    def run(self, frame: Frame, s: State, row: i64) -> i64:
        board = cast(Board, s)
        if lay.get(board.library.code, row, lay.C) != op.BACK_IN_ORDER:
            return super().run(frame, s, row)
        program = cast(Program, frame)
        next_beat(board, row)
        return ask_order(program, board, row, program.scene())

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        by = actor(s, row, scene)
        if starting_hand(program, s):
            return put_hand_away(s, by)
        return put_all(s, row, this_card(s, lay.part(s.library.code, row, lay.A), scene), scene, by)

    def afterwards(self, program: Program, s: Board, row: i64, scene: Scene) -> None:
        if not starting_hand(program, s):
            super().afterwards(program, s, row, scene)


def starting_hand(program: Program, s: Board) -> bool:
    """After drawing your starting hand: "it" is that hand."""
    code = s.library.code
    if program.header <= 0 or not lay.has(code, program.header, lay.EVENT):
        return False
    return lay.kind(code, lay.part(code, program.header, lay.EVENT)) == op.STARTING_HAND


def ask_order(program: Program, s: Board, row: i64, scene: Scene) -> i64:
    """Put cards back in any order: the first picked comes to lie lowest."""
    code = s.library.code
    pool = vec[i64]()
    for thing in things_in(s, lay.part(code, row, lay.A), scene):
        pool = append(pool, s.ref(thing))
    pick = Pick(actor(s, row, scene), pool, i64(len(pool)), i64(len(pool)), c.C_7_2_3B)
    pick.ordered = 1
    program.step = ORDERING
    return s.push(pick)


def put_hand_away(s: Board, player: i64) -> i64:
    """The whole starting hand goes to the bottom of the deck."""
    count: i64 = 0
    thing: i64 = 0
    while thing < s.count():
        if s.get(thing, its.ZONE) == op.HAND and s.get(thing, its.OWNER) == player:
            carry(s, thing, op.DECK, op.PUT, player)
            to_bottom(s, thing)
            count += 1
        thing += 1
    return count
