"""Rows that several players carry out: each has done and picked their own, afterwards it is all of it."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.timing import columns as its
from sandtable.timing import each_player as each
from sandtable.timing.resolve import Resolve
from sandtable.timing.values import hold, player_value

from .village import FARMERS, Village, put

WHO, THEIRS, OTHER = 3, 4, 5  # registers


def program(*held, slot=WHO):
    made = Resolve()
    made.slot = slot
    made.held = vec[i64](list(held))
    return made


def test_what_a_player_picks_again_takes_the_place_of_what_they_picked_before():
    s = Village().table()
    p = program(hold(THEIRS, 70), hold(OTHER, 80))
    before = [WHO, 0, hold(THEIRS, 60), WHO, 1, hold(THEIRS, 61), 9, 0, hold(THEIRS, 62)]
    p.own = vec[i64](before)
    each.note_own(p, s, 0)
    assert list(p.own) == [*before[3:], WHO, 0, hold(THEIRS, 70)]  # another's, and of another round, stay


def test_in_a_round_it_is_ones_own_and_behind_the_rounds_all_of_it():
    p = program(hold(THEIRS, 70), hold(OTHER, 80))
    p.own = vec[i64]([WHO, 0, hold(THEIRS, 60), WHO, 1, hold(THEIRS, 61), 9, 0, hold(OTHER, 62)])
    assert list(each.own_slots(p)) == [THEIRS]
    each.recall(p, 1)
    assert list(p.held) == [hold(OTHER, 80), hold(THEIRS, 61)]
    each.gather(p)
    assert list(p.held) == [hold(OTHER, 80), hold(THEIRS, 60), hold(THEIRS, 61)]
    p = program(hold(THEIRS, 70), slot=8)  # nobody has picked anything in rounds of these players
    each.recall(p, 1)
    assert list(p.held) == [hold(THEIRS, 70)]


def test_what_was_picked_and_moved_is_kept_as_what_it_is_now():
    s = Village().table()
    card, other = put(s, FARMERS, 0), put(s, FARMERS, 1)
    old = int(s.ref(card))
    s.put(card, its.STAMP, s.tick())
    now = int(s.ref(card))
    p = program(hold(THEIRS, now), hold(OTHER, int(s.ref(other))))
    p.own = vec[i64]([WHO, 0, hold(THEIRS, old), WHO, 1, hold(THEIRS, int(s.ref(other)))])
    each.refresh(p)
    assert list(p.own) == [WHO, 0, hold(THEIRS, now), WHO, 1, hold(THEIRS, int(s.ref(other)))]


def test_how_many_and_whether_is_remembered_of_each():
    p = program()
    for player, many, did in ((2, 3, 1), (0, 0, 0), (1, 1, 1), (0, 5, 1)):
        p.many, p.did = many, did
        each.remember_each(p, player)
    assert list(p.each) == [2, 3, 1, 0, 5, 1, 1, 1, 1] and list(each.players_of(p)) == [2, 0, 1]


def test_the_rounds_go_from_one_player_to_the_next_and_come_to_an_end():
    s = Village().table(3)
    p = program()
    p.players = vec[i64]([2, 0])
    p.group, p.close = 40, 40
    each.set_player(p)
    assert list(p.held) == [hold(WHO, player_value(2))]
    p.many, p.did = 3, 1
    assert each.next_player(p, s) and p.pc == 40 and list(p.held) == [hold(WHO, player_value(0))]
    p.many, p.did = 2, 1
    assert not each.next_player(p, s)
    assert list(p.held) == [hold(WHO, player_value(2)), hold(WHO, player_value(0))]
    assert (p.many, p.after, p.group, p.close, len(p.players)) == (5, 40, 0, 0, 0)  # of all of them together


def test_turn_order_begins_with_the_active_player():
    s = Village().table(4)
    s.active = 2
    assert list(each.in_turn_order(s, vec[i64]([0, 1, 3]))) == [3, 0, 1]
