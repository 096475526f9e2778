"""How a program goes on: picks, offers, and what each player does."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.deploying import can_deploy
from sandtable.games.antithesis.deeds.board import can_be_attached, can_be_host
from sandtable.games.antithesis.deeds.order import by, refs
from sandtable.games.antithesis.evaluating import selections, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment.afford import bar_price
from sandtable.games.antithesis.payment.costs import of_icons
from sandtable.games.antithesis.payment.dice import even
from sandtable.games.antithesis.payment.doing import is_one_by_one
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table.state import Board
from sandtable.kernel.frames import AGAIN
from sandtable.timing.asking import CHOICE, Pick
from sandtable.timing.flow import next_beat
from sandtable.timing.orders import Order
from sandtable.timing.picking import pick, picked, secret_pick
from sandtable.timing.program import COST, Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import number_value, thing_of


@final
@mypyc_attr(acyclic=True)
class Picks(Order):
    """PICK; cards "of the same Size" are picked one by one, so that the second goes by the first."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        code = s.faces.code
        selection = lay.part(code, row, lay.A)
        filter_at = lay.part(code, selection, lay.FITS)
        if not lay.has(code, selection, lay.FITS) or lay.test_of_kind(code, filter_at, i.SAME_SIZE) == 0:
            if may_use(code, row) and lay.kind(code, selection) == i.CHOOSING:
                return self.pick_possible(program, cast(Board, s), row)
            if program.purpose == COST and is_one_by_one(cast(Board, s), row):
                program.fill(lay.get(code, selection, lay.SLOT), vec[i64]())
                return self.next_paid(program, cast(Board, s), row)
            return pick(program, s, row)
        program.fill(lay.get(code, selection, lay.SLOT), vec[i64]())
        return self.next(program, cast(Board, s), row)

    def next_paid(self, program: Program, s: Board, row: i64) -> i64:
        """Another card for a cost of several, with which the rest of the cost can still be done (R273)."""
        selection = lay.part(s.library.code, row, lay.A)
        scene = program.scene()
        taken = scene.all(s, lay.get(s.library.code, selection, lay.SLOT))
        if len(taken) >= lay.get(s.library.code, selection, lay.LOW):
            return program.behind()
        pool = vec[i64]()
        for value in s.rules.candidates(s, selection, scene, lay.MANY):
            if value not in taken:
                pool = append(pool, value)
        pool = s.rules.payable(s, program, row, pool)
        frame = Pick(by(s, row, scene), pool, 1, 1, s.rules.clause(s, CHOICE, row))
        if secret_pick(program, s, row):
            frame.always = 1
        elif len(taken) + len(pool) <= lay.get(s.library.code, selection, lay.LOW):  # no choice: all of them
            program.fill(lay.get(s.library.code, selection, lay.SLOT), extend(taken, pool))
            return program.behind()
        return program.await_answer(s.push(frame))

    def pick_possible(self, program: Program, s: Board, row: i64) -> i64:
        """Of cards to deploy only those are offered that can be paid for and have a place (R127); of cards to
        attach those that may be attached there.
        """
        selection = lay.part(s.library.code, row, lay.A)
        scene = program.scene()
        pool = able_ones(s, row, scene)
        frame = Pick(by(s, row, scene), pool, lay.get(s.library.code, selection, lay.LOW), 1, c.DEPLOY_1)
        if is_in_hand(s, row):
            frame.always = 1  # not being asked would tell what is hidden
        return program.await_answer(s.push(frame))

    def possible(self, program: Program, s: CardState, row: i64, who: i64) -> bool:
        """Nobody is offered to do something with a card that is not there (R213), unless not being asked
        would tell what is hidden (R191).
        """
        code = s.faces.code
        selection = lay.part(code, row, lay.A)
        if lay.kind(code, selection) != i.CHOOSING or lay.get(code, selection, lay.LOW) <= 0:
            return True
        board = cast(Board, s)
        if is_in_hand(board, row):
            return might_hold(board, selection, program.scene())
        if secret_pick(program, s, row):
            return True
        return len(able_ones(board, row, program.scene())) > 0

    def next(self, program: Program, s: Board, row: i64) -> i64:
        code = s.library.code
        selection = lay.part(code, row, lay.A)
        scene = program.scene()
        taken = scene.all(s, lay.get(code, selection, lay.SLOT))
        wanted = lay.get(code, selection, lay.LOW)
        pool = vec[i64]()
        for value in selections.candidates(s, selection, scene):
            if len(taken) > 0 and size(s, value) != size(s, taken[0]):
                continue
            if value not in taken and self.enough(s, selection, program, value, wanted):
                pool = append(pool, value)
        if len(taken) >= wanted or len(pool) == 0:
            return program.behind()
        return program.await_answer(s.push(Pick(by(s, row, scene), pool, 1, 1, c.R188)))

    def enough(self, s: Board, selection: i64, program: Program, value: i64, wanted: i64) -> bool:
        """Whether there are as many of its Size as are wanted."""
        count: i64 = 0
        for other in selections.candidates(s, selection, program.scene()):
            if size(s, other) == size(s, value):
                count += 1
        return count >= wanted

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        code = s.faces.code
        selection = lay.part(code, row, lay.A)
        if lay.test_of_kind(code, lay.part(code, selection, lay.FITS), i.SAME_SIZE) == 0:
            if may_use(code, row) and is_in_hand(cast(Board, s), row):
                for value in s.picked:  # targeted by [Deploy], and so shown (DEPLOY.1, R127)
                    s.rules.show(s, thing_of(value))
            if program.purpose == COST and is_one_by_one(cast(Board, s), row):
                slot = lay.get(code, selection, lay.SLOT)
                program.fill(slot, append(program.scene().all(s, slot), s.picked[0]))
                if secret_pick(program, s, row):
                    s.rules.show(s, thing_of(s.picked[0]))
                return self.next_paid(program, cast(Board, s), row)
            return picked(program, s, row)
        slot = lay.get(code, selection, lay.SLOT)
        taken = program.scene().all(s, slot)
        program.fill(slot, append(taken, s.picked[0]))
        return self.next(program, cast(Board, s), row)


def may_use(code: vec[i64], row: i64) -> bool:
    """Whether what a PICK row picks is deployed or attached, which not every card can be."""
    return lay.kind(code, row + lay.ROW) in (i.DEPLOY, i.ATTACH)


def is_in_hand(s: Board, row: i64) -> bool:
    """Whether a PICK row picks in a Hand."""
    code = s.library.code
    selection = lay.part(code, row, lay.A)
    return selections.zone_of(s, lay.part(code, selection, lay.FITS)) == zones.HAND


def might_hold(s: Board, selection: i64, scene: Scene) -> bool:
    """Whether there could be in a Hand what is picked there, for all that both players see."""
    s.worked.unseen = True
    found = s.rules.candidates(s, selection, scene, 1)
    s.worked.unseen = False
    return len(found) > 0


def able_ones(s: Board, row: i64, scene: Scene) -> vec[i64]:
    """What a PICK row could pick; of cards to deploy or to attach only those that can be."""
    code = s.library.code
    found = s.rules.candidates(s, lay.part(code, row, lay.A), scene, lay.MANY)
    if not may_use(code, row):
        return found
    kind = lay.kind(code, row + lay.ROW)
    picks_host = kind == i.ATTACH and is_host(s, row)
    if picks_host and len(refs(s, row + lay.ROW, lay.A, scene)) == 0:
        return found  # what is attached is not picked yet
    pool = vec[i64]()
    for value in found:
        able = can_deploy if kind == i.DEPLOY else can_be_host if picks_host else can_be_attached
        if able(s, row + lay.ROW, scene, thing_of(value)):
            pool = append(pool, value)
    return pool


def is_host(s: Board, row: i64) -> bool:
    """Whether a PICK before an ATTACH is of what something is attached to."""
    code = s.library.code
    host = lay.part(code, row + lay.ROW, lay.B)
    slot = lay.get(code, lay.part(code, row, lay.A), lay.SLOT)
    return lay.kind(code, host) == i.CHOOSING and lay.get(code, host, lay.SLOT) == slot


def size(s: Board, value: i64) -> i64:
    return values.size_of(s, thing_of(value))


UNTIL_BOTH: Final = 2  # in `s.unchecked`: the win check waits until both players have had their part


def in_each_player(s: Board) -> bool:
    """Whether the program on top is in the midst of what each player does (R181)."""
    top = s.frames[-1] if len(s.frames) > 0 else None
    if not isinstance(top, Program) or top.header <= 0:
        return False
    code = s.library.code
    row = lay.part(code, top.header, lay.BODY)
    while row < top.pc and lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == i.AS_PLAYER and top.pc < lay.part(code, row, lay.C):
            return True
        row += lay.ROW
    first = lay.kind(code, top.pc) == i.AS_PLAYER
    return first and lay.kind(code, lay.part(code, top.pc, lay.A)) == i.SECOND_PLAYER


@final
@mypyc_attr(acyclic=True)
class AsPlayer(Order):
    """What each player does: the rows behind it are about this one (MULTI.1, R181)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        selection = lay.part(s.faces.code, row, lay.A)
        slot = lay.get(s.faces.code, selection, lay.SLOT)
        program.fill(slot, selections.look_up(cast(Board, s), selection, program.scene()))
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Asked(Order):
    """IF; what is not done for want of it was not done, if that is asked behind it (R104)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        code = s.faces.code
        if s.rules.holds(s, lay.part(code, row, lay.A), program.scene()):
            return program.behind()
        program.done(0)
        program.pc = lay.part(code, row, lay.C)
        return AGAIN


@final
@mypyc_attr(acyclic=True)
class Chooses(Order):
    """What was chosen can be spoken of; nothing is done to it yet (R206)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Rolls(Order):
    """A die is rolled and kept for what is asked of it; it is no die of a Dice Bank (R205)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        return program.await_answer(s.roll(c.R205, even()))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        code = s.faces.code
        slot = lay.get(code, lay.part(code, row, lay.C), lay.SLOT)
        program.fill(slot, append(vec[i64](), number_value(s.answer + 1)))
        s.tell(facts.ROLLED, by(cast(Board, s), row, program.scene()), s.answer + 1)
        program.done(1)
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Pays(Order):
    """PAY in an effect; among the costs of an ability it was paid at SEQ.2."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        if program.purpose == COST:
            return program.behind()
        board = cast(Board, s)
        price = of_icons(board, lay.part(s.faces.code, row, lay.A))
        thing: i64 = -1
        if program.source > 0 and s.same(program.source):
            thing = thing_of(program.source)
        return program.await_answer(s.push(Pay(by(board, row, program.scene()), thing, price)))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        program.done(1)
        return program.behind()

    def possible(self, program: Program, s: CardState, row: i64, who: i64) -> bool:
        """Nobody is offered what he cannot pay."""
        board = cast(Board, s)
        thing: i64 = -1
        if program.source > 0 and s.same(program.source):
            thing = thing_of(program.source)
        return bar_price(board, who, thing, of_icons(board, lay.part(s.faces.code, row, lay.A))) == 0
