"""Picks by themselves: what is on offer, when nobody needs to be asked, and which of equal cards is taken."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import words as w
from sandtable.kernel.frames import DONE, Frame
from sandtable.timing import columns as its
from sandtable.timing import options as o
from sandtable.timing import pending, pile
from sandtable.timing.asking import Pick, known
from sandtable.timing.scene import Scene
from sandtable.timing.seen import in_sight, shown_names, uncovered
from sandtable.timing.stacking import Stacking
from sandtable.timing.values import NOTHING, hold, player_value

from .village import FARMERS, MILLERS, STRANGER, Village, VillageRules, put

CLAUSE, ORDER = 31, 2


class Picking(VillageRules):
    """Things on the board are picked by where they stand, cards by their faces."""

    def option_for(self, s, thing):
        if s.get(thing, its.ZONE) == w.BOARD:
            return o.make(o.PICK, s.spot(thing))
        return o.make(o.PICK_FACE, s.get(thing, its.FACE))

    def clause(self, s, question, row):
        return question


class Bottom(Frame):
    """Pushes a frame, and keeps what it answers."""

    def __init__(self, child: Frame | None = None) -> None:
        super().__init__()
        self.child = child

    def advance(self, s):
        if self.step == 0:
            self.step = 1
            return s.push(self.child)
        s.cells = s.picked
        return DONE


def table(things=4, zone=w.BOARD, seats=2):
    v = Village()
    v.rules = v.faces.rules = Picking()
    s = v.table(seats)
    for number in range(things):
        put(s, FARMERS if number % 2 == 0 else MILLERS, 0, zone)
    return s


def ask(s, low, high, pool=None, **more):
    values = [s.ref(thing) for thing in range(s.count())] if pool is None else pool
    frame = Pick(1, vec[i64](values), low, high, CLAUSE)
    for name, value in more.items():
        setattr(frame, name, value)
    s.push(Bottom(frame))
    s.run()
    return s


def spots(s):
    return ["done" if x == o.DONE_PICKING else int(o.value_of(x)) for x in s.options()]


def pick(s, *where):
    for spot in where:
        s.apply(o.DONE_PICKING if spot == "done" else o.make(o.PICK, spot))
    return s


def taken(s):
    assert s.over()
    return [x for x in range(s.count()) if s.ref(x) in s.cells], len(s.cells)


def test_who_is_asked_and_by_which_clause():
    s = ask(table(), 1, 1)
    assert (s.seat, s.clause, spots(s)) == (1, CLAUSE, [0, 1, 2, 3])
    assert taken(pick(s, 2)) == ([2], 1)


def test_several_are_picked_in_ascending_order_and_enough_must_be_left():
    s = ask(table(), 2, 3)
    assert spots(s) == [0, 1, 2]  # after the last there would be none
    assert spots(pick(s, 1)) == [2, 3]
    assert spots(pick(s, 2)) == [3, "done"]
    assert taken(pick(s, "done")) == ([1, 2], 2)
    assert taken(pick(ask(table(), 2, 3), 0, 2, 3)) == ([0, 2, 3], 3)
    s = ask(table(), 0, 4)
    assert spots(s) == [0, 1, 2, 3, "done"] and taken(pick(s, "done")) == ([], 0)


def test_where_the_order_matters_any_may_come_next_and_the_last_one_comes_by_itself():
    s = ask(table(3), 3, 3, ordered=1)
    assert spots(pick(s, 2)) == [0, 1]
    pick(s, 1)
    assert list(s.cells) == [s.ref(2), s.ref(1), s.ref(0)]


@pytest.mark.parametrize(("low", "high"), [(4, 4), (5, 9), (4, 9)])
def test_without_a_choice_nobody_is_asked(low, high):
    s = ask(table(), low, high)
    assert s.choices == 0 and taken(s) == ([0, 1, 2, 3], 4)
    assert taken(ask(table(0), low, high)) == ([], 0)
    assert taken(ask(table(), 0, 0)) == ([], 0)


def test_where_not_being_asked_would_tell_something_there_is_a_question():
    s = ask(table(1), 1, 1, always=1)
    assert spots(s) == [0] and taken(pick(s, 0)) == ([0], 1)
    s = ask(table(0), 1, 1, always=1)
    assert spots(s) == ["done"] and taken(pick(s, "done")) == ([], 0)


def test_players_are_picked_like_things():
    s = ask(table(), 1, 1, [player_value(0), player_value(1)])
    assert list(s.options()) == [o.make(o.PICK_PLAYER, 0), o.make(o.PICK_PLAYER, 1)]
    s.apply(o.make(o.PICK_PLAYER, 1))
    assert list(s.cells) == [player_value(1)] and known(s, player_value(1)) == 0


def test_of_equal_cards_the_one_that_others_know_is_taken_first():
    s = table(6, w.HAND)  # three of each
    s.let_know(2, 1 << 0)
    s.let_know(4, 1 << 0 | 1 << 1)
    assert [int(known(s, s.ref(card))) for card in (0, 2, 4)] == [0, 1, 3]  # and those who watch
    ask(s, 2, 2)
    assert list(s.options()) == [o.make(o.PICK_FACE, face) for face in (FARMERS, MILLERS)]
    for _ in range(2):
        s.apply(o.make(o.PICK_FACE, FARMERS))
    assert taken(s) == ([2, 4], 2) and list(s.cells) == [s.ref(4), s.ref(2)]


def test_a_card_is_named_to_those_who_see_one_of_its_kind():
    s = table(3, w.HAND)  # two farmers and a miller of seat 0
    s.let_know(2, 1 << 1)
    s.push(Bottom(Bottom(Pick(0, vec[i64]([s.ref(card) for card in (0, 1, 2)]), 1, 1))))
    s.run()
    assert [in_sight(s, face, seat) for face in (FARMERS, MILLERS) for seat in (0, 1)] == [
        True, True, True, False,
    ]  # fmt: skip
    assert not in_sight(s, STRANGER, 0)
    s.frames.pop()
    assert not in_sight(s, FARMERS, 0)  # nobody picks anything


def test_whether_somebody_has_seen_something_new():
    s = table(2, w.HAND)
    assert not uncovered(s, s.clone())
    for name, number in (("rolls", 1), ("turn", 5)):
        twin = s.clone()
        setattr(twin, name, number)
        assert uncovered(s, twin) is (name == "rolls")
    for field, change in ((its.OWNER, 1), (its.FACE, STRANGER), (its.KNOWN, 1 << 1)):
        twin = s.clone()
        twin.put(1, field, change)
        assert uncovered(s, twin)
    twin = s.clone()
    put(twin, FARMERS, 0)
    assert uncovered(s, twin)
    twin = s.clone()
    twin.set_zone(1, w.DECK)  # seen by fewer
    assert not uncovered(s, twin)


def test_what_was_shown_is_named_to_those_to_whom_it_was():
    s = table(2, w.HAND)
    assert shown_names(s, 0) == []
    s.let_know(1, 1 << 1)
    assert [shown_names(s, seat) for seat in (-1, 0, 1)] == [[], [], ["Miller"]]
    s.let_know(0, 3)
    assert [shown_names(s, seat) for seat in (-1, 0, 1)] == [["Farmer"]] * 3


# ---- what has triggered goes on the stack


def waiting(*abilities):
    queue = vec[i64]()
    for header, source, you in abilities:
        queue = pile.added(queue, pending.entry(-header, 0, 0, source, you, pending.BY_TRIGGER, vec[i64]()))
    return queue


def stacked(s):
    """The abilities on the stack, the lowest first."""
    out: list[int] = []
    at = pile.top(s.stack)
    while at >= 0:
        out.insert(0, int(-pending.get(s.stack, at, pending.HEADER)))
        at = pile.below(s.stack, at)
    return out


def test_the_active_player_is_first_and_each_orders_their_own():
    s = table(0, seats=3)
    s.active = 1
    s.push(Bottom(Stacking(waiting((1, 0, 0), (2, 0, 1), (3, 0, 2), (4, 0, 1), (5, 0, 1), (6, 0, 0)))))
    s.out = 1 << 2  # has left the game: theirs are gone
    s.run()
    assert (s.seat, s.clause) == (1, ORDER) and list(s.options()) == [o.make(o.NEXT, i) for i in range(3)]
    s.apply(o.make(o.NEXT, 2))  # counted from the one noted first
    assert stacked(s) == [5]
    s.apply(o.make(o.NEXT, 0))  # the last one comes by itself
    assert stacked(s) == [5, 2, 4] and s.seat == 0
    s.apply(o.make(o.NEXT, 1))
    assert stacked(s) == [5, 2, 4, 6, 1] and s.over()
    assert s.numbers == 6


def test_the_same_ability_several_times_has_no_order():
    s = table(0)
    s.push(Bottom(Stacking(waiting((1, 7, 0), (1, 7, 0), (1, 7, 0)))))
    s.run()
    assert s.over() and stacked(s) == [1, 1, 1]
    for other in ((1, 8, 0), (2, 7, 0)):
        s = table(0)
        s.push(Bottom(Stacking(waiting((1, 7, 0), other))))
        s.run()
        assert not s.over()


# ---- registers


def test_a_register_is_filled_anew_and_others_stay():
    s = table(2)
    scene = Scene(s.ref(0), 1, vec[i64]([hold(3, 5), hold(4, 6), hold(3, 7)]))
    assert scene.first(s, 3) == 5 and list(scene.all(s, 3)) == [5, 7] and scene.first(s, 9) == NOTHING
    assert scene.holds(s, 3, 7) and not scene.holds(s, 4, 7)
    scene.many, scene.did, scene.prevented, scene.name = 1, 1, 2, 3
    one = scene.of_one(3, 7)
    assert list(one.all(s, 3)) == [7] and list(one.all(s, 4)) == [6] and list(scene.all(s, 3)) == [5, 7]
    assert (one.many, one.did, one.prevented, one.name, one.you) == (1, 1, 2, 3, 1)
    scene.bound = vec[i64]([hold(8, 2)])
    assert list(scene.with_bound()) == [*scene.held, hold(8, 2)] and len(scene.held) == 3
