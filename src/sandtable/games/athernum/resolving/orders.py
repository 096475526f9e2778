"""Orders that have to ask for something, or that only some programs know."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions import playing
from sandtable.games.athernum.actions.payment import PAID, Payment, available, needs_of, no_cost, payable
from sandtable.games.athernum.changes.cards import carry
from sandtable.games.athernum.deeds.cards import put_all
from sandtable.games.athernum.deeds.lasting import state_it
from sandtable.games.athernum.deeds.meant import this_card
from sandtable.games.athernum.deeds.order import Deed, Moving
from sandtable.games.athernum.evaluating.conditions import who_did
from sandtable.games.athernum.evaluating.on_table import marks
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.resolving.picking import found, payable_pool, search
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN
from sandtable.timing.asking import Pick
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.selections import selected
from sandtable.timing.flow import Else, If, Offer, next_beat
from sandtable.timing.meant import actor, things_in
from sandtable.timing.orders import Order
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import is_thing, thing_of


@final
@mypyc_attr(acyclic=True)
class NameCard(Order):
    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        return program.await_answer(s.ask(actor(board, row, program.scene()), c.C_1_1_5))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        program.name = s.faces.name_number(o.value_of(s.answer))
        return program.behind()

    def options(self, program: Program, s: CardState, row: i64) -> vec[i64]:
        out = vec[i64]()
        face: i64 = 0
        left_out = vec[i64]()
        but = lay.get(s.faces.code, row, lay.A)
        if but == op.OTHER_THAN_THIS:
            left_out = append(left_out, s.get(thing_of(program.source), its.FACE))
        elif but == op.NO_LEADER:
            for seat in s.order:
                leader = s.of(seat, their.LEADER)
                if leader >= 0 and s.flag(leader, its.IS_MAIN):
                    left_out = append(left_out, s.get(leader, its.FACE))
        while face < s.faces.cards:
            if face not in left_out:
                out = append(out, o.make(o.NAME, face))
            face += 1
        return out


# ---- what begins to hold


@mypyc_attr(acyclic=True)
class Statement(Order):
    """Something begins to hold; the rows of what happens later or instead are passed over."""

    def acts(self) -> bool:
        return False

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        code = board.library.code
        board.beat += 1
        program.done(state_it(board, row, program.header, program.scene(), program.kind))
        kind = lay.kind(code, row)
        later = kind == op.REPLACE or kind == op.DELAY
        program.pc = row + (lay.get(code, row, lay.C) if later else lay.ROW)
        return AGAIN


@final
@mypyc_attr(acyclic=True)
class Prevention(Statement):
    """A shield: somebody prevents something, each player for themselves."""

    def acts(self) -> bool:
        return True


# ---- orders that ask


@final
@mypyc_attr(acyclic=True)
class Search(Order):
    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        next_beat(board, row)
        return search(program, board, row, program.scene())

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        found(program, cast(Board, s))
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Offered(Offer):
    """MAY and UNLESS: what cannot be done in full can only be declined (R158)."""

    def options(self, program: Program, s: CardState, row: i64) -> vec[i64]:
        if impossible(program, cast(Board, s), row + lay.ROW):
            return append(vec[i64](), o.NO)
        return vec[i64]([o.YES, o.NO])


@final
@mypyc_attr(acyclic=True)
class IfSo(If):
    """IF: where it is not so, nothing of its sentence was done, whatever was done before it (R158)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        going = super().run(program, s, row)
        asked = lay.part(s.faces.code, row, lay.A)
        if program.pc != row + lay.ROW and who_did(cast(Board, s), asked) < 0:
            program.did = 0
        return going


@final
@mypyc_attr(acyclic=True)
class Averted(Else):
    """The end of what an IF or UNLESS leads to: only what was done averts anything."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        if lay.get(s.faces.code, row, lay.A) == op.AVERTS and program.did == 0:
            return program.behind()
        return super().run(program, s, row)


def impossible(program: Program, s: Board, row: i64) -> bool:
    """Whether there is not enough of what is offered to be done, as for a cost (6.2.9a)."""
    code = s.library.code
    scene = program.scene()
    main = row
    while lay.kind(code, main) == op.PICK:
        main += lay.ROW
    if main > row:
        selection = lay.part(code, row, lay.A)
        low = lay.get(code, selection, lay.LOW)
        if lay.kind(code, selection) not in (op.CHOOSING, op.RANDOM) or low <= 0:
            return False
        pool = payable_pool(program, s, row, s.rules.candidates(s, selection, scene, lay.MANY))
        return len(pool) < low
    if lay.kind(code, main) == op.REMOVE:
        a = lay.part(code, main, lay.A)
        need = amount(s, lay.part(code, a, lay.HOW_MANY), scene)
        if need >= lay.MANY:
            need = 1  # all there are, and some
        have: i64 = 0
        for value in s.rules.selected(s, lay.part(code, main, lay.B), scene):
            if is_thing(value) and s.same(value):
                have += marks(s, thing_of(value), lay.kind(code, a))
        return have < need
    if lay.kind(code, main) == op.EXHAUST:
        for value in s.rules.selected(s, lay.part(code, main, lay.A), scene):
            if is_thing(value) and s.same(value) and s.get(thing_of(value), its.SIDE) == its.LIES_UP:
                return False
        return True  # what is exhausted already is not exhausted again (6.2.9a)
    return False


@final
@mypyc_attr(acyclic=True)
class Pay(Order):
    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        next_beat(board, row)
        who = actor(board, row, program.scene())
        needs = needs_of(board, lay.part(board.library.code, row, lay.A))
        return program.await_answer(s.push(Payment(who, needs, thing_of(program.source))))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        program.done(1 if s.answer == PAID else 0)
        return program.behind()

    def possible(self, program: Program, s: CardState, row: i64, who: i64) -> bool:
        board = cast(Board, s)
        return payable(
            board, who, needs_of(board, lay.part(s.faces.code, row, lay.A)), thing_of(program.source)
        )


@final
@mypyc_attr(acyclic=True)
class PayAny(Order):
    """As many resources as somebody likes (R168): the number first, then a payment like any other."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        return program.await_answer(s.ask(actor(s, row, program.scene()), c.R168))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        if o.kind_of(s.answer) != o.NUMBER:
            program.done(program.many if s.answer == PAID else 0)
            return program.behind()
        program.many = o.value_of(s.answer)
        program.did = 0
        if program.many == 0:
            return program.behind()
        needs = no_cost()
        needs[0] = program.many
        who = actor(board, row, program.scene())
        return program.await_answer(s.push(Payment(who, needs, thing_of(program.source))))

    def options(self, program: Program, s: CardState, row: i64) -> vec[i64]:
        board = cast(Board, s)
        most: i64 = 0
        for number in available(board, actor(board, row, program.scene()), thing_of(program.source)):
            most += number
        if lay.has(board.library.code, row, lay.A):
            limit = amount(board, lay.part(board.library.code, row, lay.A), program.scene())
            most = limit if limit < most else most
        out = vec[i64](capacity=most + 1)
        number = 0
        while number <= most:
            out = append(out, o.make(o.NUMBER, number))
            number += 1
        return out


@final
@mypyc_attr(acyclic=True)
class Play(Order):
    """An effect says "play" (R106): all limits apply; the frame that plays asks for what is open."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        code = board.library.code
        next_beat(board, row)
        scene = program.scene()
        who = actor(board, row, scene)
        for thing in this_card(board, lay.part(code, row, lay.A), scene):
            free = lay.kind(code, row) == op.PLAY_FREE
            return program.await_answer(s.push(playing.Playing(who, thing, free)))
        program.done(0)
        return program.behind()

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        program.done(s.answer)
        return program.behind()


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

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Put(Moving):
    """Put cards somewhere; in any order, if the order is asked for."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        if lay.get(board.library.code, row, lay.C) not in (op.BACK_IN_ORDER, op.BOTTOM_IN_ORDER):
            return super().run(program, s, row)
        next_beat(board, row)
        return ask_order(program, board, row, program.scene())

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        put_back(program, cast(Board, s))
        return program.behind()

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        by = actor(s, row, scene)
        if starting_hand(program, s):
            return put_hand_away(s, by)
        return put_all(s, row, this_card(s, lay.part(s.library.code, row, lay.A), scene), scene, by)

    def afterwards(self, program: Program, s: CardState, row: i64, scene: Scene) -> None:
        if not starting_hand(program, cast(Board, s)):
            super().afterwards(program, s, row, scene)
        what = lay.part(s.faces.code, row, lay.A)
        if lay.kind(s.faces.code, what) == op.REF and lay.get(s.faces.code, what, lay.SLOT) == lay.SELF:
            thing = thing_of(program.source)
            if not s.same(program.source) and s.get(thing, its.ZONE) == op.BOARD:
                program.source = s.ref(thing)  # R47: "this" is the new object from now on


def starting_hand(program: Program, s: Board) -> bool:
    """After drawing your starting hand: "it" is that hand."""
    code = s.library.code
    if program.header <= 0 or not lay.has(code, program.header, lay.EVENT):
        return False
    return lay.kind(code, lay.part(code, program.header, lay.EVENT)) == op.STARTING_HAND


def ask_order(program: Program, s: Board, row: i64, scene: Scene) -> i64:
    """Put cards back in any order: on top or below, the first picked comes to lie next to the deck."""
    code = s.library.code
    pool = vec[i64]()
    for thing in things_in(s, lay.part(code, row, lay.A), scene):
        pool = append(pool, s.ref(thing))
    pick = Pick(actor(s, row, scene), pool, i64(len(pool)), i64(len(pool)), c.C_7_2_3B)
    pick.ordered = 1
    return program.await_answer(s.push(pick))


def put_back(program: Program, s: Board) -> None:
    """Cards go back onto the deck in the order in which they were picked, or below it, the last lowest."""
    code = s.library.code
    by = actor(s, program.pc, program.scene())
    bottom = lay.get(code, program.pc, lay.C) == op.BOTTOM_IN_ORDER
    zone: i64 = lay.kind(code, lay.part(code, program.pc, lay.B)) if bottom else op.DECK
    count: i64 = 0
    for value in s.picked:
        if carry(s, thing_of(value), zone, op.PUT, by):
            count += 1
            if bottom:
                s.to_bottom(thing_of(value))
    program.done(count)


def put_hand_away(s: Board, player: i64) -> i64:
    """The whole starting hand goes to the bottom of the deck."""
    hand = s.hand_of(player)
    for thing in hand:
        carry(s, thing, op.DECK, op.PUT, player)
        s.to_bottom(thing)
    return len(hand)
