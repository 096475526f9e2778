"""R107: when two moments of a chain are the same state of the game, and what does not matter for that."""

from typing import Any

import pytest

from sandtable.games.athernum.changes.markers import add_marks
from sandtable.games.athernum.checking.fingerprint import fingerprint
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at
from sandtable.timing import lasting as lasts
from sandtable.timing import pending, pile
from sandtable.timing.values import player_value

from .table import play, settle, table, use
from .test_many_players import THREE

pytestmark = pytest.mark.clause("athernum R107")

DIFFERENT: dict[str, tuple[Any, Any]] = {
    "card": ({"p1_chars": "Grunt"}, {"p1_chars": "Wall"}),
    "zone": ({"p1_hand": "Grunt"}, {"p1_void": "Grunt"}),
    "owner": ({"p1_chars": "Grunt"}, {"p1_chars": "Grunt[o2]"}),
    "controller": ({"p1_chars": "Grunt[o2]"}, {"p2_chars": "Grunt"}),
    "place": ({"p1_chars": "Meadow[f]"}, {"p1_loc": "Meadow[f]"}),
    "slot": ({"p1_chars": "Grunt"}, {"p1_chars": ",Grunt"}),
    "side": ({"p1_chars": "Grunt[x]"}, {"p1_chars": "Grunt[f/e1]"}),
    "damage": ({"p1_chars": "Wall[d1]"}, {"p1_chars": "Wall[d2]"}),
    "exhaustion": ({"p1_chars": "Wall[x]"}, {"p1_chars": "Wall[x/e2]"}),
    "Victory Tokens": ({"p1_main": "Plain_Leader[v1]"}, {"p1_main": "Plain_Leader[v2]"}),
    "pool": ({"pool": 12}, {"pool": 11}),
    "deck": ({"p1_deck": "Grunt,Wall"}, {"p1_deck": "Wall,Grunt"}),
    "discard pile": ({"p2_discard": "Grunt,Wall"}, {"p2_discard": "Wall,Grunt"}),
    "host": ({"p1_chars": "Chest+Whetstone,Mover"}, {"p1_chars": "Chest,Mover+Whetstone"}),
    "which host": ({"p1_chars": "Chest+Whetstone,Chest"}, {"p1_chars": "Chest,Chest+Whetstone"}),
    "commands": ({"p2_commands": 1}, {"p2_commands": 2}),
    "resources": ({"p1_mana": "Ironwright"}, {"p1_mana": "Tidewatch"}),
    "marker": ({"p1_chars": "Grunt[Briar:1]"}, {"p1_chars": "Grunt[Soot:1]"}),
    "markers": ({"p1_chars": "Grunt[Soot:1/Briar:1]"}, {"p1_chars": "Grunt[Soot:1/Briar:2]"}),
    "bearer": ({"p1_chars": "Wall,Grunt[Briar:1]"}, {"p1_chars": "Wall[Briar:1],Grunt"}),
}


def same(one, other):
    return fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize("what", DIFFERENT)
def test_whatever_differs_on_the_table_is_another_state(what):
    one, other = DIFFERENT[what]
    fixed = {"pool": 12} | one, {"pool": 12} | other
    assert same(table(**fixed[0]), table(**fixed[0])) and same(table(**fixed[1]), table(**fixed[1]))
    assert not same(table(**fixed[0]), table(**fixed[1]))


@pytest.mark.parametrize("flag", [its.IS_TOKEN, its.IS_ON_TOP])
def test_a_token_is_no_card_and_a_card_turned_up_on_its_deck_is_known(flag):
    s = table()
    other = s.clone()
    other.set_flag(s.count() - 1, flag)
    assert not same(s, other)


@pytest.mark.clause("athernum R47")
def test_stamps_numbers_and_knowledge_do_not_matter():
    one = table(p1_hand="Grunt,Wall", p1_chars="Whetstone[f]")
    assert same(one, table(p1_hand="Wall,Grunt", p1_chars="Whetstone[f]"))
    other = one.clone()
    other.new_thing(other.library.resource[0], 0)  # is nowhere
    other.clock += 100
    other.put(at(other, "1c1"), its.KNOWN, 3)
    assert same(one, other)
    for place in "1c1", "1m":
        add_marks(other, at(other, place), op.FIRST_MARKER + 1, 1)
        assert not same(one, other)
        add_marks(other, at(other, place), op.FIRST_MARKER + 1, -1)
        assert same(one, other)  # a marker that was taken off is not there


def test_the_piles_of_different_players_are_different_piles():
    one = table(p1_discard="Grunt,Wall", p2_discard="Wall,Grunt", p3_discard="Wall,Grunt", **THREE)
    for owner in range(3):
        for zone in op.DECK, op.DISCARD_PILE:
            other = one.clone()
            pile_now = [
                x
                for x in range(one.count())
                if (one.get(x, its.ZONE), one.get(x, its.OWNER)) == (zone, owner)
            ]
            for card in sorted(pile_now, key=lambda card: int(one.get(card, its.RANK))):
                other.put(card, its.RANK, other.tick())  # all of them once more, in the same order
            assert same(one, other)
            lowest = min(pile_now, key=lambda card: int(other.get(card, its.RANK)))
            other.put(lowest, its.RANK, other.tick())
            changed = zone == op.DISCARD_PILE  # a deck of Grunts looks the same in any order
            assert same(one, other) != changed


def lasting():
    """Two effects behind those of the markers; the last one lasts until end of turn, on 1c2."""
    return use(table(p1_loc="Small_Choir", p1_chars="Scaffolder,Grunt,Grunt"), "1c1", 2, "1c2")


@pytest.mark.parametrize(
    "part", [lasts.ROW, lasts.HEADER, lasts.YOU, lasts.UNTIL, lasts.LEFT, lasts.OPERATION]
)
@pytest.mark.parametrize("which", [1, 2])
def test_another_effect_that_lasts_is_another_state(part, which):
    s = lasting()
    other = s.clone()
    other.lasting[len(s.lasting) - which * lasts.WIDTH + part] += 1
    assert not same(s, other)


def test_it_matters_whom_an_effect_is_about_and_whose_it_is():
    s = lasting()
    other = use(table(p1_loc="Small_Choir", p1_chars="Scaffolder,Grunt,Grunt"), "1c1", 2, "1c3")
    assert not same(s, other)
    newest = len(s.lasting) - lasts.WIDTH
    for part in lasts.SOURCE, lasts.SUBJECT, lasts.REGISTERS:
        for place in "1c3", "2m":
            other = s.clone()
            other.lasting[newest + part] = s.ref(at(s, place))
            assert not same(s, other)
    other = s.clone()
    for part in lasts.TIME, lasts.ARGUMENT:
        other.lasting[newest + part] += 1
    assert same(s, other)


def test_what_was_used_this_turn_matters_as_long_as_its_user_is_there():
    s = table(p1_chars="Toolbox,Toolbox,Toolbox")
    soothed = use(s.clone(), "1c1", 3, "1m")
    assert not same(s, soothed)  # nothing but the use itself
    woken = use(s.clone(), "1c1", 5, "1m")
    assert not same(soothed, woken)
    assert not same(soothed, use(s.clone(), "1c2", 3, "1m"))
    twice = use(soothed.clone(), "1c1", 3, "1m")
    assert not same(soothed, twice)
    both = use(use(s.clone(), "1c1", 3, "1m"), "1c2", 3, "1m")
    assert not same(both, use(use(s.clone(), "1c1", 3, "1m"), "1c2", 5, "1m"))
    assert not same(both, use(both.clone(), "1c2", 3, "1m"))
    for user in soothed, twice:
        assert same(use(user.clone(), "1c3", 7, "1c1"), use(s.clone(), "1c3", 7, "1c1"))


@pytest.mark.clause("athernum 4.2.3d", "athernum 4.1.4")
@pytest.mark.parametrize("where", ["noted", "arriving"])
@pytest.mark.parametrize("upper", [True, False])
def test_what_waits_to_be_stacked_matters(where, upper):
    s = table(p1_chars="Grunt,Grunt", p2_chars="Wall")
    grunt, wall = s.ref(at(s, "1c1")), s.ref(at(s, "2c1"))
    usual = {"header": 100, "pc": 112, "end": 0, "source": grunt, "you": 0, "kind": pending.BY_TRIGGER}

    def with_two(held=(), **words):
        twin = s.clone()
        for more in ({}, words) if upper else (words, {}):
            made = pending.entry(**(usual | more), held=type(s.noted)(held))
            setattr(twin, where, pile.added(getattr(twin, where), made))
        return twin

    found = [
        fingerprint(x)
        for x in (
            s,
            with_two(),
            with_two(header=101),
            with_two(pc=113),
            with_two(you=1),
            with_two(source=wall),
            with_two(source=s.ref(at(s, "1c2"))),
            with_two(held=[8 << 40 | wall]),
            with_two(held=[8 << 40 | grunt]),
            with_two(held=[8 << 40 | grunt, 9 << 40 | wall]),
            with_two(held=[8 << 40 | player_value(0)]),
            with_two(held=[8 << 40 | player_value(1)]),
        )
    ]
    assert len(set(found)) == len(found)


def test_what_has_left_is_known_by_its_card():
    s = table(p1_chars="Toolbox,Grunt,Grunt,Wall")
    found = []
    for place in "1c2", "1c3", "1c4":
        twin = s.clone()
        ref = twin.ref(at(twin, place))
        settle(play(twin, f"use:1c1#7 pick:{place}"))
        plain = fingerprint(twin)
        made = pending.entry(100, 112, 0, ref, 0, pending.BY_TRIGGER, type(s.noted)(), 0)
        twin.noted = pile.added(twin.noted, made)
        found.append((plain, fingerprint(twin)))
    assert len({plain for plain, _ in found}) == len({mark for _, mark in found}) == 3
