"""Reading programs by hand: filters, selections, amounts, conditions and patterns of a made-up game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing import history, pending, pile
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.amounts import amount, amount_fits, between
from sandtable.timing.evaluating.conditions import controlled, holds, lie_in
from sandtable.timing.evaluating.filters import fits
from sandtable.timing.evaluating.in_force import last
from sandtable.timing.evaluating.outlines import outline, zone_of
from sandtable.timing.evaluating.patterns import forbidden, pattern_fits, permits
from sandtable.timing.evaluating.selections import candidates, matches, selected
from sandtable.timing.values import NOTHING, effect_value, hold, player_value

from .village import (
    BOTH,
    CARD,
    EFFECT,
    FARMER,
    FARMERS,
    GARDEN,
    GROW,
    HAPPY,
    LIES_DOWN,
    LYING,
    MILLER,
    MILLERS,
    OLDER,
    OLDEST,
    PILE,
    SEAT,
    SPIN,
    STRANGER,
    STREET,
    TALLEST,
    VILLAGER,
    VISIT,
    YEARS,
    Village,
    put,
    scene,
)  # fmt: skip

NOUNS = {
    "one": [(FARMER, w.OR)],
    "both": [(FARMER, w.OR), (MILLER, w.BESIDE)],
    "either": [(FARMER, w.OR), (MILLER, w.OR)],
    "union": [(FARMER, w.OR), (MILLER, w.UNION)],
    "either in the street": [(FARMER, w.OR), (MILLER, w.OR), (VILLAGER, w.COMMON)],
}


@pytest.mark.parametrize(
    ("nouns", "fitting"),
    [
        ("one", "FARMERS BOTH"),
        ("both", "BOTH"),
        ("either", "FARMERS MILLERS BOTH"),
        ("union", "FARMERS MILLERS BOTH"),
        ("either in the street", "BOTH"),
    ],
)
def test_how_nouns_hang_together(nouns, fitting):
    """The first alternative is empty until a noun begins one, and then everything would fit it."""
    v = Village()
    described = v.filter(
        *[(w.NOUN, word, how if i else w.BESIDE) for i, (word, how) in enumerate(NOUNS[nouns])]
    )
    s = v.table()
    things = {
        "FARMERS": put(s, FARMERS, 0), "MILLERS": put(s, MILLERS, 0), "BOTH": put(s, BOTH, 0, place=STREET),
        "STRANGER": put(s, STRANGER, 0),
    }  # fmt: skip
    found = [name for name, thing in things.items() if fits(s, described, s.ref(thing), scene())]
    assert found == fitting.split()


@pytest.mark.parametrize(
    ("by", "whose"),
    [(w.BY_YOU, [0, 2]), (w.BY_AN_OPPONENT, [1]), (w.BY_OPPONENTS, [1]), (w.OWNED_BY_YOU, [0]),
     (w.OWNED_AND_CONTROLLED, [0])],
)  # fmt: skip
def test_who_controls_and_who_owns(by, whose):
    v = Village()
    described = v.filter((w.NOUN, CARD, w.BESIDE), (w.CONTROLLED, by, 0))
    s = v.table()
    things = [put(s, FARMERS, 0), put(s, FARMERS, 1), put(s, FARMERS, 1)]
    s.put(things[2], its.CONTROLLER, 0)
    assert [i for i, thing in enumerate(things) if fits(s, described, s.ref(thing), scene())] == whose
    assert candidates(s, v_selection(v, s, described), scene()) == vec[i64]([s.ref(things[i]) for i in whose])


def v_selection(v, s, filter_at):
    """A selection behind everything else, laid down once the table is there."""
    at = len(s.faces.code) - lay.SELECTION_SIZE
    for field, number in enumerate((w.MATCH, 0, 0, 1, 1, filter_at - at, 0, 0)):
        s.faces.code[at + field] = number
    return at


def test_other_among_and_inside():
    v = Village()
    other = v.filter((w.NOUN, CARD, w.BESIDE), (w.OTHER, lay.SELF, 0))
    among = v.filter((w.NOUN, CARD, w.BESIDE), (w.AMONG, 5, 0))
    mine = v.selection(w.REF, lay.YOU)
    zone = v.lay(w.HAND, 0, 0)
    v.code[zone + lay.WHOSE] = mine - zone
    inside = v.filter((w.NOUN, CARD, w.BESIDE), (w.INSIDE, 0, 0))
    v.code[inside + 1 + lay.TEST + lay.Y] = zone - inside
    s = v.table()
    here, there = put(s, FARMERS, 0), put(s, FARMERS, 0)
    held, theirs = put(s, FARMERS, 0, w.HAND), put(s, FARMERS, 1, w.HAND)
    read = scene(0, int(s.ref(here)))
    read.held = vec[i64]([hold(5, s.ref(there))])
    assert not fits(s, other, s.ref(here), read) and fits(s, other, s.ref(there), read)
    assert fits(s, among, s.ref(there), read) and not fits(s, among, s.ref(here), read)
    assert [fits(s, inside, s.ref(x), read) for x in (here, held, theirs)] == [False, True, False]
    assert fits(s, inside, s.ref(theirs), read, w.INSIDE)  # whose hand it is, is settled
    assert zone_of(outline(s.faces, inside)) == w.HAND
    assert candidates(s, v_selection(v, s, inside), read) == vec[i64]([s.ref(held)])
    assert candidates(s, v_selection(v, s, among), read) == vec[i64]([s.ref(there)])


def test_what_is_passed_over_on_the_board():
    """The outline leaves out places, kinds, sides and controllers, and only those that cannot fit."""
    v = Village()
    villagers = v.filter((w.NOUN, VILLAGER, w.BESIDE))
    farmers = v.filter((w.NOUN, FARMER, w.BESIDE))
    hidden = v.filter((w.NOUN, CARD, w.BESIDE), (LYING, LIES_DOWN, 0))
    old = v.filter((w.NOUN, CARD, w.BESIDE), (OLDER, 3, 0))
    s = v.table()
    one, other, down = put(s, FARMERS, 0), put(s, MILLERS, 1, place=STREET, age=7), put(s, BOTH, 0)
    s.put(down, its.SIDE, LIES_DOWN)
    for described, expected in (
        (villagers, [other]),
        (farmers, [one, down]),
        (hidden, [down]),
        (old, [other]),
    ):
        assert candidates(s, v_selection(v, s, described), scene()) == vec[i64]([s.ref(x) for x in expected])
    assert len(candidates(s, v_selection(v, s, farmers), scene(), 1)) == 1


def test_cards_of_a_pile_come_as_they_lie():
    v = Village()
    zone = v.lay(PILE, 0, 0)
    inside = v.filter((w.NOUN, CARD, w.BESIDE), (w.INSIDE, 0, 0))
    v.code[inside + 1 + lay.TEST + lay.Y] = zone - inside
    s = v.table()
    low, high = put(s, FARMERS, 0, PILE), put(s, MILLERS, 0, PILE)
    s.put(low, its.RANK, 50)
    s.put(high, its.RANK, 40)
    assert candidates(s, v_selection(v, s, inside), scene()) == vec[i64]([s.ref(high), s.ref(low)])


def test_players_and_effects_are_looked_for_where_they_are():
    v = Village()
    seats = v.filter((w.NOUN, SEAT, w.BESIDE))
    effects = v.filter((w.NOUN, EFFECT, w.BESIDE))
    s = v.table(3)
    s.out = 2  # the second player is out
    assert candidates(s, v_selection(v, s, seats), scene()) == vec[i64]([player_value(0), player_value(2)])
    for number in (4, 5):
        made = pending.entry(0, 0, 0, 0, 1, pending.BY_USE, vec[i64](), 0)
        made[pending.NUMBER] = number
        s.stack = pile.added(s.stack, made)
    s.resolving = 5
    assert candidates(s, v_selection(v, s, effects), scene()) == vec[i64]([effect_value(4, 1)])


def test_the_modes_of_selections():
    v = Village()
    ref = v.selection(w.REF, 4)
    opponents = v.selection(w.OPPONENTS)
    controller = v.selection(w.CONTROLLER, of=ref)
    owner = v.selection(w.OWNER, of=ref)
    rest = v.selection(w.REST, 4)
    oldest = v.selection(OLDEST)
    farmers = v.filter((w.NOUN, FARMER, w.BESIDE))
    new = v.selection(w.NEW, 6, farmers)
    s = v.table(3)
    one, other = put(s, FARMERS, 1, age=2), put(s, MILLERS, 0, age=1)
    s.put(one, its.CONTROLLER, 0)
    read = scene(0)
    read.held = vec[i64]([hold(4, s.ref(one)), hold(4, s.ref(other))])
    assert selected(s, ref, read) == vec[i64]([s.ref(one), s.ref(other)])
    assert selected(s, opponents, read) == vec[i64]([player_value(1), player_value(2)])
    assert matches(s, opponents, player_value(2), read) and not matches(s, opponents, player_value(0), read)
    assert not matches(s, opponents, s.ref(one), read)
    assert selected(s, controller, read) == vec[i64]([player_value(0), player_value(0)])
    assert selected(s, owner, read) == vec[i64]([player_value(1), player_value(0)])
    assert matches(s, owner, player_value(1), read) and not matches(s, controller, player_value(1), read)
    assert selected(s, oldest, read) == vec[i64]([s.ref(one)]) and matches(s, oldest, s.ref(one), read)
    assert not matches(s, oldest, s.ref(other), read)
    s.set_flag(one, its.IS_FRESH)
    assert selected(s, rest, read) == vec[i64]([s.ref(other)])
    s.put(other, its.STAMP, s.tick())
    assert len(selected(s, rest, read)) == 0  # another object by now
    assert matches(s, new, s.ref(one), read) and not matches(s, new, s.ref(other), read)
    read.fill(6, vec[i64]([s.ref(other)]))
    assert matches(s, new, s.ref(other), read) and not matches(s, new, s.ref(one), read)


def test_amounts():
    v = Village()
    farmers = v.filter((w.NOUN, FARMER, w.BESIDE))
    everybody = v.filter((w.NOUN, SEAT, w.BESIDE))
    kinds = {
        kind: v.amount(kind, 3)
        for kind in (w.EXACTLY, w.LEAST, w.MOST, w.ONE, w.ANY_NUMBER, w.ALL, w.THAT_MANY, w.PREVENTED, w.NO)
    }
    count = v.amount(w.COUNT, 0, farmers)
    seats = v.amount(w.COUNT, 0, everybody)
    group = v.selection(w.GROUP, 0, farmers)
    years = v.amount(YEARS, 0, group)
    twice = v.amount(w.EXACTLY, 2, 0, years)
    equal = v.amount(w.EQUAL, 0, 0, count)
    s = v.table(3)
    put(s, FARMERS, 0, age=30)
    put(s, BOTH, 1, age=12)
    put(s, FARMERS, 1, w.HAND)
    read = scene()
    read.many, read.prevented = 8, 9
    found = {kind: amount(s, at, read) for kind, at in kinds.items()}
    assert found == {
        w.EXACTLY: 3, w.LEAST: 3, w.MOST: 3, w.ONE: 1, w.ANY_NUMBER: lay.MANY, w.ALL: lay.MANY,
        w.THAT_MANY: 8, w.PREVENTED: 9, w.NO: 0,
    }  # fmt: skip
    assert (amount(s, count, read), amount(s, seats, read)) == (2, 3)
    assert (amount(s, years, read), amount(s, twice, read), amount(s, equal, read)) == (42, 84, 2)
    s.put(0, AGE_OF_ALL, 5000)
    assert amount(s, years, read) == TALLEST and amount(s, twice, read) == TALLEST
    fit = {kind: [amount_fits(s, at, have, read) for have in (0, 2, 3, 4)] for kind, at in kinds.items()}
    assert fit[w.EXACTLY] == fit[w.LEAST] == [False, False, True, True]
    assert fit[w.MOST] == [True, True, True, False]
    assert fit[w.NO] == [True, False, False, False]
    assert fit[w.ANY_NUMBER] == fit[w.ALL] == [True] * 4


AGE_OF_ALL = its.FIRST_OWN


@pytest.mark.parametrize(("low", "high", "counts"), [(2, 3, [2, 3]), (2, lay.MANY, [2, 3, 4]), (0, 0, [0])])
def test_as_many_as_a_selection_says(low, high, counts):
    v = Village()
    at = v.selection(w.MATCH, low=low, high=high)
    s = v.table()
    assert [count for count in range(5) if between(s, at, count)] == counts


def events(v):
    """Patterns of a visit: by the player who asks, of a farmer, coming from a hand."""
    you = v.selection(w.REF, lay.YOU)
    farmers = v.filter((w.NOUN, FARMER, w.BESIDE))
    farmer = v.selection(w.MATCH, 7, farmers)
    hand = v.lay(w.HAND, 0, 0)
    return v.row(VISIT, you, farmer, hand)


def test_a_pattern_compares_each_of_its_parts():
    v = Village()
    visit = events(v)
    spin = v.row(SPIN, a=4, number=True)
    grow = v.row(GROW)
    s = v.table()
    farmer, miller = s.ref(put(s, FARMERS, 1)), s.ref(put(s, MILLERS, 1))
    read = scene(0)
    assert pattern_fits(s, visit, read, player_value(0), farmer, w.HAND, 0)
    assert read.bound == vec[i64]([hold(7, farmer)])
    for who, a, b in (
        (player_value(1), farmer, w.HAND), (player_value(0), miller, w.HAND),
        (player_value(0), farmer, w.DECK), (NOTHING, farmer, w.HAND), (player_value(0), NOTHING, w.HAND),
        (player_value(0), player_value(1), w.HAND),  # a player is no farmer
    ):  # fmt: skip
        assert not pattern_fits(s, visit, scene(0), who, a, b, 0)
    assert pattern_fits(s, spin, scene(), 0, 0, 0, 4) and not pattern_fits(s, spin, scene(), 0, 0, 0, 3)
    assert pattern_fits(s, grow, scene(), 0, 0, 0, 6) and not pattern_fits(s, grow, scene(), 0, 0, 0, 5)


def test_conditions_about_the_past():
    """In its scope, and with the face that a card had then."""
    v = Village()
    visit = events(v)
    happy = v.row(HAPPY)
    now, since = v.condition(w.THIS_TURN, visit), v.condition(w.SINCE_LAST_TURN, visit)
    either = v.condition(w.THIS_TURN, visit, happy)
    s = v.table()
    s.turn = 5
    farmer = put(s, FARMERS, 1)

    def visited(turn, face):
        s.history = vec[i64]([VISIT, turn, 0, player_value(0), s.ref(farmer), w.HAND, 0, -1, face])

    read = scene(0)
    assert not holds(s, now, read) and not holds(s, either, read)
    read.did = 1
    assert holds(s, either, read) and not holds(s, now, read)
    read.did = 0
    visited(5, FARMERS)
    assert holds(s, now, read) and holds(s, since, read) and holds(s, either, read)
    visited(5, MILLERS)
    assert not holds(s, now, read) and s.get(farmer, its.FACE) == FARMERS
    s.put(farmer, its.FACE, MILLERS)
    visited(5, FARMERS)
    assert holds(s, now, read)
    visited(4, FARMERS)
    assert not holds(s, now, read) and holds(s, since, read)
    s.history = history.added(
        s.history, vec[i64]([history.TURN_OVER, 4, 0, player_value(0), NOTHING, 0, 0, -1, -1])
    )
    assert not holds(s, since, read) and holds(s, since, scene(1)) is False


def test_how_many_are_controlled_or_lie_somewhere():
    v = Village()
    farmers = v.filter((w.NOUN, FARMER, w.BESIDE))
    group = v.selection(w.MATCH, 0, farmers, 2, lay.MANY)
    held = v.selection(w.REF, 4)
    zone = v.lay(w.HAND, 0, 0)
    s = v.table()
    one, two = put(s, FARMERS, 0), put(s, BOTH, 0)
    put(s, FARMERS, 1)
    put(s, MILLERS, 0)
    assert controlled(s, group, 0, scene(), lay.MANY) == 2 and controlled(s, group, 0, scene(), 1) == 1
    read = scene()
    read.held = vec[i64]([hold(4, s.ref(one)), hold(4, s.ref(two))])
    assert controlled(s, held, 0, read, lay.MANY) == 2
    s.put(two, its.STAMP, s.tick())
    assert controlled(s, held, 0, read, lay.MANY) == 1
    put(s, FARMERS, 0, w.HAND)
    assert not lie_in(s, group, zone, read)
    put(s, FARMERS, 1, w.HAND)
    assert lie_in(s, group, zone, read)


def test_of_a_ban_and_a_permission_the_newer_counts():
    v = Village()
    visit = events(v)
    you = v.selection(w.REF, lay.YOU)
    ban, leave = v.row(w.FORBID, you, visit), v.row(w.PERMIT, you, visit)
    s = v.table()
    s.faces.touches[ban] = s.faces.touches[leave] = s.faces.signs[VISIT]
    farmer = s.ref(put(s, FARMERS, 1))
    event = (VISIT, player_value(0), farmer, w.HAND, 0)

    def begins(row):
        assert last(s, row, 0, scene(0), lasts.FOREVER, 0, 0, -1)

    assert not forbidden(s, *event) and permits(s, VISIT, 0) == 0
    begins(leave)
    begins(ban)
    assert forbidden(s, *event)
    assert not forbidden(s, VISIT, player_value(1), farmer, w.HAND, 0)
    assert not forbidden(s, SPIN, player_value(0), farmer, w.HAND, 0)
    begins(leave)
    assert not forbidden(s, *event)
    assert permits(s, VISIT, 0) == 2 and permits(s, VISIT, 1) == 0 and permits(s, SPIN, 0) == 0


def test_what_cannot_be_chosen_is_no_candidate():
    v = Village()
    visit = events(v)
    you = v.selection(w.REF, lay.YOU)
    ban = v.row(w.FORBID, you, visit)
    cards = v.filter((w.NOUN, CARD, w.BESIDE))
    target, choosing = v.selection(w.TARGET, 8, cards), v.selection(w.CHOOSING, 8, cards)
    v.code[visit + lay.B] = 0  # from anywhere
    s = v.table()
    s.faces.touches[ban] = s.faces.signs[VISIT]
    farmer, miller = s.ref(put(s, FARMERS, 1)), s.ref(put(s, MILLERS, 1, place=GARDEN))
    assert len(candidates(s, target, scene())) == 2
    last(s, ban, 0, scene(0), lasts.FOREVER, 0, 0, -1)
    assert candidates(s, target, scene()) == vec[i64]([miller])
    assert candidates(s, choosing, scene()) == vec[i64]([farmer, miller])
    assert len(candidates(s, target, scene(1))) == 2
