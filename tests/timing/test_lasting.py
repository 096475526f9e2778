"""What lasts: the store, when it applies and when it is over, and what gifts do."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.errors import NotationError
from sandtable.timing import columns as its
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating import in_force as f
from sandtable.timing.evaluating.gifts import keep_gifts
from sandtable.timing.faces import LOWERING
from sandtable.timing.values import hold, player_value, ref_of

from .village import FARMER, FARMERS, GIVE, HAPPY, LIES_DOWN, MILLERS, PILE, SPIN, Village, put, scene


def row(time, held=(), operation=5):
    return vec[i64]([1, 2, 3, 0, time, lasts.FOREVER, 0, 0, -1, operation]), vec[i64](list(held))


@pytest.mark.parametrize("many", [0, 1, 12, 13, 14, 40])
def test_an_effect_keeps_all_that_its_registers_hold(many):
    """Nothing is cut off, and what lies behind a long row is found."""
    held = [hold(5, number) for number in range(many)]
    rows = lasts.added(vec[i64](), *row(1))
    rows = lasts.added(rows, *row(2, held, 6))
    rows = lasts.added(rows, *row(3, [7]))
    first, long, newest = lasts.each(rows)
    assert first == 0 and lasts.behind(rows, long) == newest and lasts.behind(rows, newest) == len(rows)
    assert lasts.held(rows, long) == vec[i64](held) and lasts.held(rows, newest) == vec[i64]([7])
    assert lasts.newest(rows) == newest
    assert list(lasts.newest_first(rows)) == [newest, long, first]
    assert list(lasts.each_of(rows, 5)) == [first, newest] and list(lasts.each_of(rows, 6)) == [long]
    assert list(lasts.each_of_two(rows, 6, 9)) == [long] and list(lasts.each_between(rows, 5, 6)) == [
        first, long, newest,
    ]  # fmt: skip
    left = lasts.without(rows, long)
    assert [lasts.get(left, at, lasts.TIME) for at in lasts.each(left)] == [1, 3]
    assert lasts.register(rows, first, 0) == 0


def one_effect(until, argument=0, subject=0, left=-1, lasting=0, who=0):
    """A table with a farmer whose ability has begun to last."""
    v = Village()
    statement = v.row(SPIN, who, lasts=lasting)
    s = v.table()
    farmer = put(s, FARMERS, 0)
    assert f.last(s, statement, 0, scene(0, int(s.ref(farmer))), until, argument, subject, left)
    return s, farmer


@pytest.mark.parametrize(
    ("until", "argument", "ends"),
    [
        (lasts.TURN_ENDS, 0, [f.TURN_END]),
        (lasts.PHASE_ENDS, 3, [f.PHASE_END, f.TURN_END]),
        (lasts.PHASE_ENDS, 2, []),
        (lasts.NEXT_TURN, 1, [f.TURN_BEGINS]),
        (lasts.NEXT_TURN, 0, []),
        (lasts.FOREVER, 0, []),
    ],
)
def test_when_a_duration_is_over(until, argument, ends):
    s, _ = one_effect(until, argument)
    s.phase, s.active = 3, 1
    every = (f.NOTHING_ENDS, f.PHASE_END, f.TURN_END, f.TURN_BEGINS)
    assert [end for end in every if f.is_over(s, 0, end)] == ends


def test_what_ends_by_itself():
    s, farmer = one_effect(lasts.FOREVER, left=0)
    assert f.is_over(s, 0, f.NOTHING_ENDS)  # used up
    s, farmer = one_effect(lasts.WHILE_UP)
    assert not f.is_over(s, 0, f.TURN_END) and f.in_force(s, 0)
    s.put(farmer, its.SIDE, LIES_DOWN)
    assert f.is_over(s, 0, f.NOTHING_ENDS) and not f.in_force(s, 0)
    s.put(farmer, its.SIDE, its.LIES_UP)
    s.put(farmer, its.STAMP, s.tick())
    assert f.is_over(s, 0, f.NOTHING_ENDS) and not f.in_force(s, 0)
    s, farmer = one_effect(lasts.WHILE_THERE, w.BOARD)
    assert not f.is_over(s, 0, f.TURN_END) and f.in_force(s, 0)
    s.set_zone(farmer, PILE)
    assert f.is_over(s, 0, f.NOTHING_ENDS) and not f.in_force(s, 0)
    s, farmer = one_effect(lasts.FOREVER, subject=int(ref_of(0, 99)))
    assert f.is_over(s, 0, f.NOTHING_ENDS)  # another object by now


def test_what_is_lost_is_only_suspended():
    s, _ = one_effect(lasts.WHILE_UP)
    s.rules.lost = 1
    assert not f.in_force(s, 0) and not f.is_over(s, 0, f.TURN_END)


def test_there_may_be_no_room():
    s, _ = one_effect(lasts.FOREVER)
    s.rules.full = True
    before = s.lasting[:]
    assert not f.last(s, s.lasts(0, lasts.ROW), 0, scene(), lasts.FOREVER, 0, 0, -1)
    assert s.lasting == before


def test_as_long_as_and_during():
    v = Village()
    you = v.selection(w.REF, lay.YOU)
    happy = v.condition(w.NOW, v.row(HAPPY))
    as_long = v.lay(w.AS_LONG_AS, 0, 0)
    v.code[as_long + lay.TERM] = happy - as_long
    phase = v.lay(4, 0, 0)
    v.code[phase + lay.WHOSE] = you - phase
    during = v.lay(w.DURING, 0, 0)
    v.code[during + lay.TERM] = phase - during
    one, other = v.row(SPIN, lasts=as_long), v.row(SPIN, lasts=during)
    s = v.table()
    for statement in (one, other):
        f.last(s, statement, 0, scene(1), lasts.FOREVER, 0, 0, -1)
    first, second = lasts.each(s.lasting)
    assert not f.in_force(s, first)  # the scene of an effect has done nothing
    s.phase, s.active = 4, 1
    assert f.in_force(s, second)
    s.active = 0
    assert not f.in_force(s, second)
    s.phase, s.active = 3, 1
    assert not f.in_force(s, second)


def test_what_an_effect_is_about():
    v = Village()
    farmers = v.filter((w.NOUN, FARMER, w.BESIDE))
    group = v.selection(w.GROUP, 0, farmers)
    this, host = v.selection(w.REF, lay.SELF), v.selection(w.REF, lay.LINKED)
    rows = [v.row(SPIN, who) for who in (group, this, host, 0)]
    s = v.table()
    farmer, miller, other = put(s, FARMERS, 0), put(s, MILLERS, 0), put(s, FARMERS, 1)
    s.put(miller, its.HOST, other)
    for statement in rows:
        f.last(s, statement, 0, scene(0, int(s.ref(miller))), lasts.FOREVER, 0, 0, -1)
    f.last(s, rows[3], 0, scene(), lasts.FOREVER, 0, s.ref(farmer), -1)
    about = [[x for x in (farmer, miller, other) if f.about(s, at, x)] for at in lasts.each(s.lasting)]
    assert about == [[farmer, other], [miller], [other], [], [farmer]]
    assert [f.is_dynamic(s, x) for x in (group, this, host)] == [True] * 3
    assert f.granted(s, farmer, 99)


def test_who_looks_sees_nothing_of_its_like():
    """An effect that looks at what it changes is left aside while another one does, and counts for others."""
    v = Village()
    farmers = v.filter((w.NOUN, FARMER, w.BESIDE))
    group = v.selection(w.GROUP, 0, farmers)
    looking = v.row(SPIN, group)
    count = v.amount(w.COUNT, 0, farmers)
    s = v.table()
    farmer = put(s, FARMERS, 0)
    s.faces.looks[looking] = 6
    f.last(s, looking, 0, scene(), lasts.FOREVER, 0, 0, -1)
    floor = s.floor
    assert f.about(s, 0, farmer) and s.floor == floor
    for lower, seen in ((7, True), (6, False), (5, False)):
        s.floor = lower
        assert f.about(s, 0, farmer) is seen and s.floor == lower
        assert f.counted(s, 0, count, farmer) == 1 and s.floor == lower


def test_an_effect_may_be_about_a_player():
    v = Village()
    you = v.selection(w.REF, lay.YOU)
    statement = v.row(SPIN, you)
    s = v.table()
    f.last(s, statement, 0, scene(1), lasts.FOREVER, 0, 0, -1)
    assert f.about_player(s, 0, 1) and not f.about_player(s, 0, 0)
    assert player_value(1) != player_value(0)


def test_what_is_derived_from_what_lasts():
    v = Village()
    rows = [v.row(op) for op in (w.FORBID, w.REPLACE, GIVE, SPIN)]
    s = v.table()
    for number, at in enumerate(rows):
        s.faces.touches[at] = 1 << (30 + number)
        f.last(s, at, 0, scene(), lasts.FOREVER, 0, 0, -1)
    assert (s.bans, s.swaps, s.given) == (1 << 30, 1 << 31, 1 << 32)
    shapes = LOWERING
    for op in (w.FORBID, w.REPLACE, GIVE, SPIN):
        shapes |= int(s.faces.shapes[op])
    assert s.shapes == shapes
    f.drop_lasting(s, 0)
    assert s.bans == 0 and s.swaps == 1 << 31
    kept = (s.bans, s.swaps, s.given, s.shapes)
    s.derive()
    assert (s.bans, s.swaps, s.given, s.shapes) == kept


def test_gifts_begin_and_end_with_their_bearers():
    v = Village()
    farmers = v.filter((w.NOUN, FARMER, w.BESIDE))
    group = v.selection(w.GROUP, 0, farmers)
    body = v.row(SPIN)
    v.lay(*[0] * lay.ROW)
    header = v.lay(w.STATIC, 0, w.CONTINUOUS, *[0] * 7, 0, 0)
    v.code[header + lay.BODY] = body - header
    listed = v.lay(1, 0)
    v.code[listed + 1] = header - listed
    gift = v.row(GIVE, group, listed)
    s = v.table()
    one, other = put(s, FARMERS, 0), put(s, FARMERS, 1)
    f.last(s, gift, 0, scene(), lasts.FOREVER, 0, 0, -1)

    def bearers():
        keep_gifts(s)
        return [
            (int(s.lasts(at, lasts.SOURCE)), int(s.lasts(at, lasts.YOU)))
            for at in lasts.each_of(s.lasting, SPIN)
            if s.lasts(at, lasts.UNTIL) == lasts.WHILE_GIVEN
        ]

    both = [(int(s.ref(one)), 0), (int(s.ref(other)), 1)]
    assert bearers() == both and bearers() == both  # each of them one time
    s.put(other, its.CONTROLLER, 0)
    assert bearers() == [both[0], (both[1][0], 0)]
    s.set_zone(one, PILE)
    assert bearers() == [(both[1][0], 0)]
    s.rules.lost = 10**6  # type: ignore[attr-defined]
    assert bearers() == []
    s.rules.lost = 0  # type: ignore[attr-defined]
    assert bearers() == [(both[1][0], 0)]
    f.drop_lasting(s, 0)  # the gift is over, and nothing lasts but what it did
    assert bearers() == [] and len(s.lasting) == 0


@pytest.mark.parametrize(
    ("field", "number"),
    [(lasts.ROW, -1), (lasts.ROW, 10**6), (lasts.OPERATION, -1), (lasts.OPERATION, 10**6)],
)
def test_a_text_in_which_something_lasts_that_no_card_says_is_refused(field, number):
    s, _ = one_effect(lasts.FOREVER)
    s.loaded()
    lasts.put(s.lasting, 0, field, number)
    with pytest.raises(NotationError, match="no effect that lasts has the row"):
        s.loaded()
    s.lasting = s.lasting[:5]
    with pytest.raises(NotationError, match="what lasts does not have the numbers"):
        s.loaded()
