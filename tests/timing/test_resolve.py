"""A program on its way: what nobody is there for, and what is left of it when its player has gone."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.frames import DONE, Frame
from sandtable.timing import pending, pile
from sandtable.timing.flow import Deed, Offer
from sandtable.timing.orders import Order
from sandtable.timing.resolve import Resolve, cost_of, next_instead
from sandtable.timing.values import hold, player_value

from .village import GROW, INSTRUCTIONS, SPIN, Village

THEY = 3  # a register
FAILED, DONE_IN_FULL = 0, 1


class Told(Deed):
    """Writes down which row was carried out."""

    def acts(self):
        return True

    def carry_out(self, program, s, row, scene):
        s.history = vec[i64]([*s.history, lay.kind(s.faces.code, row)])
        return 1


class Bottom(Frame):
    def __init__(self, program: Resolve | None = None) -> None:
        super().__init__()
        self.program = program

    def advance(self, s):
        if self.step == 0:
            self.step = 1
            return s.push(self.program)
        s.cells = vec[i64]([s.answer])
        return DONE


def resolved(kind, who, out=0, source=1):
    """The rows KIND for whom the register holds, SPIN under it, and GROW behind: those that were done."""
    v = Village()
    orders = {w.MAY: Offer(), w.UNLESS: Offer(), SPIN: Told(), GROW: Told()}
    v.faces.orders = [orders.get(number, Order()) for number in range(INSTRUCTIONS)]
    they = v.selection(w.REF, THEY)
    header = v.lay(*[0] * lay.HEADER)
    first = v.row(kind, they)
    v.row(SPIN)
    v.code[first + lay.C] = len(v.code) - first
    v.row(GROW)
    v.lay(*[0] * lay.ROW)
    v.code[header + lay.BODY] = first - header
    s = v.table(3)
    s.out = out
    program = Resolve()
    program.header, program.pc, program.source, program.you = header, first, source, 0
    program.held = vec[i64]([hold(THEY, player_value(seat)) for seat in who])
    s.push(Bottom(program))
    s.run()
    return s


@pytest.mark.parametrize("offer", [w.MAY, w.UNLESS])
def test_what_nobody_can_be_offered_is_passed_over(offer):
    gone = resolved(offer, [1], out=1 << 1)
    assert list(gone.history) == [GROW] and gone.over()
    assert list(resolved(offer, []).history) == [GROW]  # nobody is meant


def test_a_row_that_nobody_can_carry_out_is_passed_over_by_itself():
    gone = resolved(SPIN, [1], out=1 << 1)
    assert list(gone.history) == [SPIN, GROW]  # only the second has somebody to do it
    assert list(resolved(SPIN, [1]).history) == [SPIN, SPIN, GROW]
    assert list(resolved(SPIN, [2, 1]).history) == [SPIN, SPIN, SPIN, GROW]  # each of them


def test_effects_of_a_player_who_has_left_are_gone_but_not_those_without_a_source():
    left = resolved(SPIN, [1], out=1 << 0)
    assert len(left.history) == 0 and list(left.cells) == [FAILED]
    stays = resolved(SPIN, [1], out=1 << 0, source=0)
    assert list(stays.history) == [SPIN, SPIN, GROW] and list(stays.cells) == [DONE_IN_FULL]


@pytest.mark.parametrize(
    ("flags", "answer", "told"),
    [(0, 1, 0), (w.COUNTS, 8, 0), (w.PAID_WITH, 1, 1), (w.COUNTS | w.PAID_WITH, 8, 1)],
)
def test_an_ability_knows_of_its_cost_what_its_words_ask_for(flags, answer, told):
    """How many its cost was about only if it says "that many", and what it was paid with likewise."""
    v = Village()
    header = v.lay(*[0] * lay.HEADER)
    v.code[header + lay.FLAGS] = flags
    v.code[header + lay.COST] = len(v.code) - header
    s = v.table()
    program = cost_of(s, header, 1, 0)
    program.many = 7
    program.held = vec[i64]([hold(THEY, player_value(1))])
    s.push(Bottom(program))
    s.run()
    assert list(s.cells) == [answer] and len(s.picked) == told


def test_what_waited_instead_comes_in_the_order_in_which_it_began_to_wait():
    s = Village().table()
    for number in (61, 62, 63):
        made = pending.entry(number + 10, 5, 6, 7, 1, pending.BY_STATIC, vec[i64]([hold(THEY, 4)]))
        made[pending.NUMBER] = number
        made[pending.MODE] = 2
        s.waiting = pile.added(s.waiting, made)
    for number in (61, 62, 63):
        first = next_instead(s)
        assert (first.number, first.header, first.many, first.prevented, first.mode) == (
            number, number + 10, 2, 2, 0,
        )  # fmt: skip
        assert (first.pc, first.end, first.source, first.you, list(first.held)) == (
            5,
            6,
            7,
            1,
            [hold(THEY, 4)],
        )
    assert len(s.waiting) == 0 and list(s.excluded) == [61, 62, 63]


def test_a_program_begins_with_nothing_done_and_nothing_held():
    """ "That many" before anything was touched is none; damage is dealt once."""
    begun = {name: getattr(Resolve(), name) for name in Resolve.FIELDS}
    assert {name: value for name, value in begun.items() if value not in (0, vec[i64]())} == {"scale": 1}
