"""Frames by themselves: their copies, what is chosen as an effect is aimed, and chains without an end."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.frames import DONE, Frame
from sandtable.timing import asking
from sandtable.timing import options as o
from sandtable.timing.aiming import Aiming
from sandtable.timing.asking import Pick
from sandtable.timing.happening import Happening
from sandtable.timing.resolve import Resolve
from sandtable.timing.settle import LONGEST_CHAIN, SAME_STATE, Repeating, Settling
from sandtable.timing.stacking import Stacking
from sandtable.timing.targets import aimable_by_turns, needs_aim
from sandtable.timing.values import hold

from .village import FARMER, FARMERS, MILLER, MILLERS, Village, VillageRules, put, scene


@pytest.mark.parametrize("kind", [Aiming, Happening, Pick, Repeating, Resolve, Settling, Stacking])
def test_a_copy_holds_the_same_and_shares_nothing(kind):
    frame = kind()
    frame.step = 7
    for number, name in enumerate(kind.FIELDS):
        is_number = isinstance(getattr(frame, name), int)
        setattr(frame, name, 11 + number if is_number else vec[i64]([number, number + 1]))
    twin = frame.copy()
    assert type(twin) is kind and twin.step == 7
    for name in kind.FIELDS:
        mine, theirs = getattr(frame, name), getattr(twin, name)
        assert mine == theirs
        if not isinstance(mine, int):
            theirs[0] += 1
            assert mine != theirs


# ---- aiming

TARGETING, FIRST, SECOND, THIRD = 41, 3, 4, 5


class Aimed(VillageRules):
    """The village where things are picked as they stand."""

    def option_for(self, s, thing):
        return o.make(o.PICK, s.spot(thing))

    def clause(self, s, question, row):
        return TARGETING if question == asking.TARGETS else 0


class Bottom(Frame):
    """Aims an ability, and keeps what was chosen."""

    FIELDS = ("header",)

    def __init__(self, header: int = 0) -> None:
        super().__init__()
        self.header = header

    def advance(self, s):
        if self.step == 0:
            self.step = 1
            return s.push(Aiming(self.header, 0, 0, vec[i64]([hold(THIRD, 1)])))
        s.cells = s.picked
        return DONE


def aiming(*nouns, count=2, low=1):
    """A table on which an ability is being aimed that has a target for each of these nouns."""
    v = Village()
    v.rules = v.faces.rules = Aimed()
    targets = [
        v.selection(w.TARGET, slot, v.filter((w.NOUN, noun, w.BESIDE)), low, max(low, 1))
        for slot, noun in zip((FIRST, SECOND), nouns)
    ]
    header = v.lay(*[0] * lay.HEADER)
    listed = v.lay(len(targets), *[target - len(v.code) for target in targets])
    v.code[header + lay.TARGETS] = listed - header
    v.code[header + lay.BODY] = len(v.code) - header
    s = v.table()
    for face in (FARMERS, MILLERS):
        for _ in range(count):
            put(s, face, 0)
    s.push(Bottom(header))
    s.run()
    return s


def test_targets_are_asked_for_one_after_the_other_by_the_clause_about_targets():
    s = aiming(FARMER, MILLER)
    assert (s.seat, s.clause) == (0, TARGETING)
    assert list(s.options()) == [o.make(o.PICK, 0), o.make(o.PICK, 1)]
    s.apply(o.make(o.PICK, 1))
    assert s.clause == TARGETING and list(s.options()) == [o.make(o.PICK, 2), o.make(o.PICK, 3)]
    twin = s.clone()
    for table in (s, twin):
        table.apply(o.make(o.PICK, 2))
        held = [hold(THIRD, 1), hold(FIRST, int(s.ref(1))), hold(SECOND, int(s.ref(2)))]
        assert table.over() and list(table.cells) == [0, *held]  # no mode, and what was held before


def test_what_has_nothing_to_aim_at_goes_on_the_stack_without_it():
    assert list(aiming(FARMER, MILLER, count=0).cells) == [0, hold(THIRD, 1)]
    s = aiming(FARMER, FARMER, count=1)  # nothing else is left to choose: nobody is asked
    assert s.over() and [int(x) for x in s.cells[1:]] == [
        hold(THIRD, 1), hold(FIRST, int(s.ref(0))), hold(SECOND, int(s.ref(0))),
    ]  # fmt: skip
    s = aiming(FARMER, low=0, count=1)
    assert list(s.options()) == [o.make(o.PICK, 0), o.DONE_PICKING]


def optional_then_required(*faces):
    """A table with these, and the targets "up to one miller" and "a farmer"."""
    v = Village()
    up_to_one = v.selection(w.TARGET, FIRST, v.filter((w.NOUN, MILLER, w.BESIDE)), 0, 1)
    one = v.selection(w.TARGET, SECOND, v.filter((w.NOUN, FARMER, w.BESIDE)))
    s = v.table()
    for face in faces:
        put(s, face, 0)
    return s, vec[i64]([up_to_one, one])


@pytest.mark.parametrize(
    ("faces", "can"), [((FARMERS,), True), ((FARMERS, MILLERS), True), ((MILLERS,), False), ((), False)]
)
def test_a_target_that_may_be_left_out_needs_nothing_and_the_next_one_does(faces, can):
    s, targets = optional_then_required(*faces)
    assert aimable_by_turns(s, targets, 0, scene()) is can


def test_only_an_ability_with_targets_is_aimed():
    s = aiming(FARMER)
    header = s.frames[0].header
    assert needs_aim(s, header) and not needs_aim(s, -header)
    s.faces.code[lay.TARGETS] = 1  # what lies at the beginning is no ability's
    assert not needs_aim(s, 0)
    s.faces.code[header + lay.TARGETS] = 0
    assert not needs_aim(s, header)


# ---- chains


class Chain(Repeating):
    """Looks alike whenever it is asked."""

    def mark(self, s):
        return 5


def test_the_same_table_for_the_third_time_is_a_loop_unless_somebody_has_chosen():
    s = Village().table()
    chain = Chain()
    assert not chain.loops(s)  # nothing has come of the first check yet
    chain.stacks = 1
    assert [chain.loops(s) for _ in range(SAME_STATE)] == [False] * (SAME_STATE - 1) + [True]
    s.choices += 1
    assert [chain.loops(s) for _ in range(SAME_STATE)] == [False] * (SAME_STATE - 1) + [True]


def test_a_chain_may_be_so_long_and_no_longer():
    s = Village().table()
    s.chain = LONGEST_CHAIN
    assert not Chain().loops(s)
    s.chain += 1
    assert Chain().loops(s)
