"""Battles: speed, retaliation, Guard, shields, the grid (chapter 6)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.attacks import bar_attacker, bar_guard, bar_target, must_attack
from sandtable.games.oversoul.changes import charges, damage
from sandtable.games.oversoul.changes.leaving import check_state
from sandtable.games.oversoul.changes.turning import exhaust
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.evaluating.keywords import is_consumed, regular
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import geometry
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.turn.battle import NOBODY, end_of_battle, first_strikes, strike_second
from sandtable.timing import lasting as lasts
from tests.clauses.oversoul.bare import SPOTS, act, at, attach, blank, do, passes, put


def give(s, thing, keyword):
    """A Keyworded Ability, by the column that TOTEMs have it in: only for these tests."""
    if is_consumed(keyword):
        charges.receive(s, s.ref(thing), regular(keyword), 1, charges.OWN, 0)
    else:
        made = vec[i64]([0, 0, 0, 0, s.tick(), lasts.FOREVER, 0, s.ref(thing), -1, op.GIVE_KEYWORD])
        s.set_lasting(lasts.added(s.lasting, made, vec[i64]([keyword, 0])))


def hp(s, thing):
    return int(values.hp(s, thing))


def strikes(s, attacker, target):
    """The strikes of a Battle and its End."""
    second = first_strikes(s, attacker, target)
    if second != NOBODY:
        strike_second(s, second, attacker, target)
    end_of_battle(s)


def fight(mine, theirs, *, keys=(), their_keys=()):
    """An Attack of U3 on U3, with its strikes; whether each is still there and with how many HP."""
    s = blank()
    one = put(s, 0, "U3", mine)
    other = put(s, 1, "U3", theirs)
    for key in keys:
        give(s, one, key)
    for key in their_keys:
        give(s, other, key)
    act(s)
    strikes(s, one, other)
    check_state(s)
    return s, one, other


def gone(s, thing):
    return s.get(thing, its.ZONE) != op.BOARD


@pytest.mark.clause(
    "oversoul R14", "oversoul R15", "oversoul R16", "oversoul R17", "oversoul 3.1.1", "oversoul 3.1.2"
)
def test_the_zones_lie_as_ruled():
    spots = [SPOTS[name] for name in ("U1", "U2", "U3", "U4", "U5", "E1", "E2", "E3")]
    assert [geometry.behind(spot) for spot in spots] == [
        geometry.NOWHERE, SPOTS["E1"], SPOTS["E2"], SPOTS["E3"], geometry.NOWHERE,
        geometry.NOWHERE, geometry.LEADER_SPOT, geometry.NOWHERE,
    ]  # fmt: skip
    around = [spot for spot in range(geometry.SPOTS) if geometry.surrounds(SPOTS["E2"], spot)]
    assert around == [SPOTS[name] for name in ("U2", "U3", "U4", "E1", "E3", "L")]
    assert geometry.adjacent(SPOTS["U1"], SPOTS["U2"]) and geometry.adjacent(SPOTS["E1"], SPOTS["E2"])
    assert not geometry.adjacent(SPOTS["U1"], SPOTS["U3"]) and not geometry.adjacent(SPOTS["U2"], SPOTS["E1"])
    assert not any(geometry.adjacent(geometry.LEADER_SPOT, spot) for spot in range(geometry.SPOTS))
    assert [geometry.facing(spot) for spot in (SPOTS["U1"], SPOTS["E3"])] == [SPOTS["U5"], SPOTS["E1"]]


@pytest.mark.clause("oversoul 6.2.3", "oversoul 6.2.4", "oversoul 6.4.4", "oversoul 6.4.5", "oversoul 5.1.5")
def test_the_faster_unit_strikes_first_and_stays_unharmed():
    s, hawk, hound = fight("Hawk", "Spring")
    assert gone(s, hound) and hp(s, hawk) == 2


@pytest.mark.clause("oversoul 6.4.6", "oversoul 6.0.4", "oversoul 8.7.21", "oversoul 8.7.22")
def test_a_faster_retaliator_strikes_before_the_attacker():
    s, hound, hawk = fight("Spring", "Hawk")
    assert gone(s, hound) and hp(s, hawk) == 2


@pytest.mark.clause("oversoul 6.2.5", "oversoul R75", "oversoul 6.4.7")
def test_equal_speed_strikes_together():
    s, one, other = fight("Hawk", "Hawk")
    assert gone(s, one) and gone(s, other)


@pytest.mark.clause("oversoul 6.2.6", "oversoul 6.2.7", "oversoul R76", "oversoul R71")
def test_who_does_not_retaliate():
    s, hound, stone = fight("Hound", "Stone")
    assert hp(s, hound) == 3 and hp(s, stone) == 4
    s, hound, snail = fight("Hound", "Snail")
    assert gone(s, hound) and hp(s, snail) == 4
    s, hound, hall = fight("Hound", "Wall")
    assert hp(s, hound) == 3 and hp(s, hall) == 4


@pytest.mark.clause("oversoul 6.2.8", "oversoul 6.2.9", "oversoul 6.2.10", "oversoul 6.2.11", "oversoul R73")
def test_what_can_be_attacked_the_turn_a_unit_enters():
    s = blank()
    mine = {name: put(s, 0, spot, name, entered=3) for spot, name in (
        ("U1", "Hound"), ("U2", "Swift"), ("U3", "Hawk"), ("U4", "Dart"))}  # fmt: skip
    unit = put(s, 1, "U1", "Hound")
    event = put(s, 1, "E1", "Hall")
    leader = s.of(1, their.LEADER)
    act(s)
    table = {
        name: [bar_target(s, thing, target) for target in (unit, event, leader)]
        for name, thing in mine.items()
    }
    assert table == {
        "Hound": [c.C_6_2_8, c.C_6_2_8, c.C_6_2_8],
        "Swift": [0, c.C_6_2_9, c.C_6_2_9],
        "Hawk": [0, 0, c.C_6_2_10],
        "Dart": [0, 0, 0],
    }
    s.put(mine["Hound"], its.ENTERED, 2)
    assert [bar_target(s, mine["Hound"], target) for target in (unit, event, leader)] == [0, 0, 0]


@pytest.mark.clause("oversoul 5.1.1", "oversoul 3.3.4", "oversoul 6.0.1", "oversoul 8.7.20", "oversoul 5.2.1")
def test_who_cannot_attack():
    s = blank()
    hound = put(s, 0, "U1", "Hound", its.SIDEWAYS)
    stone = put(s, 0, "U2", "Stone")
    snail = put(s, 0, "U3", "Snail")
    hall = put(s, 0, "E1", "Hall")
    theirs = put(s, 1, "U1", "Hound")
    act(s)
    assert [bar_attacker(s, 0, thing) for thing in (hound, stone, snail, hall, theirs)] == [
        c.C_3_3_4, c.C_6_2_6, c.C_6_2_7, c.C_5_1_1, c.C_6_0_1,
    ]  # fmt: skip


@pytest.mark.clause(
    "oversoul 6.0.3", "oversoul 3.3.3", "oversoul R69", "oversoul 6.4.1", "oversoul 6.4.2", "oversoul 6.0.2"
)
def test_an_attack_exhausts_the_attacker_and_can_be_answered():
    s = blank()
    hound = put(s, 0, "U1", "Hound")
    stone = put(s, 1, "U1", "Stone")
    act(s)
    do(s, at(s, o.ATTACK, hound))
    assert sorted(s.options()) == sorted([at(s, o.TARGET, stone), at(s, o.TARGET, s.of(1, their.LEADER))])
    do(s, at(s, o.TARGET, stone))
    assert s.get(hound, its.SIDE) == its.SIDEWAYS and s.seat == 1 and hp(s, stone) == 6
    passes(s)
    assert hp(s, stone) == 4


@pytest.mark.clause("oversoul 8.6.13", "oversoul 6.4.3", "oversoul R72")
def test_a_guard_takes_the_place_of_what_is_attacked():
    s = blank()
    hound = put(s, 0, "U1", "Hound")
    stone = put(s, 1, "U1", "Stone")
    give(s, stone, op.GUARD)
    act(s)
    leader = s.of(1, their.LEADER)
    do(s, at(s, o.ATTACK, hound), at(s, o.TARGET, leader))
    assert s.seat == 1 and sorted(s.options()) == sorted([at(s, o.GUARD, stone), o.NO_GUARD])
    do(s, at(s, o.GUARD, stone))
    passes(s)
    assert hp(s, stone) == 4 and hp(s, leader) == 24 and s.get(stone, its.SIDE) == its.SIDEWAYS
    assert bar_guard(s, 1, stone, hound, leader) == c.C_3_3_4


@pytest.mark.clause("oversoul 5.3.2", "oversoul 5.3.3", "oversoul 5.3.5", "oversoul 5.3.6", "oversoul R20")
def test_constructs_shield_their_host_from_the_top():
    s = blank()
    hound = put(s, 0, "U1", "Giant")
    stone = put(s, 1, "U1", "Stone")
    low = attach(s, stone, "Armor")
    top = attach(s, stone, "Core")
    act(s)
    strikes(s, hound, stone)
    check_state(s)
    assert gone(s, top) and not gone(s, low) and hp(s, low) == 3 and hp(s, stone) == 6


@pytest.mark.clause("oversoul 8.6.14", "oversoul R17", "oversoul R105")
def test_pierce_goes_down_the_stack_and_one_zone_back():
    s = blank()
    giant = put(s, 0, "U1", "Giant")
    stone = put(s, 1, "U2", "Hound")
    armor = attach(s, stone, "Core")
    hall = put(s, 1, "E1", "Hall")
    give(s, giant, op.PIERCE)
    act(s)
    strikes(s, giant, stone)
    check_state(s)
    assert gone(s, armor) and gone(s, stone) and hp(s, hall) == 3


@pytest.mark.clause("oversoul 8.6.11", "oversoul R16")
def test_cleave_splashes_left_and_right():
    s = blank()
    hound = put(s, 0, "U1", "Hound")
    units = [put(s, 1, spot, "Stone") for spot in ("U1", "U2", "U3", "U4")]
    give(s, hound, op.CLEAVE)
    act(s)
    strikes(s, hound, units[1])
    assert [hp(s, unit) for unit in units] == [4, 4, 4, 6]


@pytest.mark.clause("oversoul 8.6.21", "oversoul 8.6.3", "oversoul R82", "oversoul 8.6.7")
def test_barrier_stops_one_strike_before_constructs():
    s, hound, stone = fight("Hound", "Stone", their_keys=[op.BARRIER])
    assert hp(s, stone) == 6
    strikes(s, hound, stone)
    assert hp(s, stone) == 4


@pytest.mark.clause(
    "oversoul 8.6.9", "oversoul 8.6.22", "oversoul 8.6.23", "oversoul 8.6.8", "oversoul R81", "oversoul R177"
)
def test_a_second_barrier_makes_it_hyper_and_a_third_is_lost():
    s = blank()
    stone = put(s, 1, "U3", "Stone")
    for _ in range(3):
        give(s, stone, op.BARRIER)
    striker = put(s, 0, "U1", "Hound")
    for left in (6, 6, 4):
        strikes(s, striker, stone)
        assert hp(s, stone) == left


@pytest.mark.clause("oversoul 8.6.27", "oversoul R83")
def test_dual_strike_deals_the_same_once_more_and_is_used_up():
    s, hound, stone = fight("Hound", "Stone", keys=[op.DUAL_STRIKE])
    assert hp(s, stone) == 2 and charges.held(s, s.ref(hound), op.DUAL_STRIKE) == 0


@pytest.mark.clause("oversoul 8.6.28", "oversoul 8.6.29")
def test_hyper_strike_deals_it_twice_more_and_leaves_dual_strike():
    s, hound, stone = fight("Spring", "Stone", keys=[op.DUAL_STRIKE, op.DUAL_STRIKE])
    assert hp(s, stone) == 3 and charges.held(s, s.ref(hound), op.DUAL_STRIKE) == 1


@pytest.mark.clause("oversoul 8.6.17", "oversoul R78")
def test_units_do_not_retaliate_against_ranged():
    s, hound, snail = fight("Hound", "Snail", keys=[op.RANGED])
    assert hp(s, hound) == 3 and hp(s, snail) == 4
    s, hound, snail = fight("Hound", "Snail", keys=[op.RANGED], their_keys=[op.THORNS])
    assert hp(s, hound) == 1


@pytest.mark.clause("oversoul 8.6.19", "oversoul R91")
def test_thorns_answers_with_what_was_dealt():
    s, hound, stone = fight("Hound", "Stone", their_keys=[op.THORNS])
    assert hp(s, hound) == 1 and hp(s, stone) == 4


@pytest.mark.clause("oversoul 8.6.20")
def test_vampirism_heals_the_card_or_else_the_leader():
    s = blank()
    hound = put(s, 0, "U1", "Hound")
    stone = put(s, 1, "U1", "Stone")
    leader = s.of(0, their.LEADER)
    give(s, hound, op.VAMPIRISM)
    s.put(leader, its.DAMAGE, 5)
    s.put(hound, its.DAMAGE, 1)
    act(s)
    strikes(s, hound, stone)
    assert s.get(hound, its.DAMAGE) == 0 and s.get(leader, its.DAMAGE) == 5
    strikes(s, hound, stone)
    assert s.get(leader, its.DAMAGE) == 3


@pytest.mark.clause("oversoul 8.6.24", "oversoul R87")
def test_deathtouch_shatters_what_survives_and_exiles_what_was_marked():
    s, hound, stone = fight("Hound", "Stone", keys=[op.DEATHTOUCH])
    assert s.get(stone, its.ZONE) == op.IDLE
    s, hound, stone = fight("Hound", "Stone", keys=[op.DEATHTOUCH, op.DEATHTOUCH])
    assert s.get(stone, its.ZONE) == op.EXILE_SPACE and charges.held(s, s.ref(hound), op.DEATHTOUCH) == 1


@pytest.mark.clause("oversoul 8.6.12", "oversoul R88")
def test_crystalized_keeps_the_last_hp():
    s, _, hound = fight("Giant", "Stone", their_keys=[op.CRYSTALIZED])
    assert hp(s, hound) == 1 and not gone(s, hound)


@pytest.mark.clause("oversoul 8.6.10", "oversoul R77")
def test_slower_units_do_not_reach_avian():
    s = blank()
    hound, hawk = put(s, 0, "U1", "Hound"), put(s, 0, "U2", "Hawk")
    bird = put(s, 1, "U1", "Swift")
    give(s, bird, op.AVIAN)
    act(s)
    assert bar_target(s, hound, bird) == c.C_8_6_10 and bar_target(s, hawk, bird) == 0
    give(s, hound, op.RANGED)
    assert bar_target(s, hound, bird) == 0


@pytest.mark.clause("oversoul 8.6.36", "oversoul R86", "oversoul 8.6.37", "oversoul 8.6.38")
def test_veiled_is_lost_step_by_step_when_exhausted():
    s = blank()
    hound = put(s, 0, "U1", "Hound")
    ghost = put(s, 1, "U1", "Hound")
    give(s, ghost, op.VEILED)
    give(s, ghost, op.VEILED)
    act(s)
    assert bar_target(s, hound, ghost) == c.C_8_6_36
    exhaust(s, ghost)
    assert bar_target(s, hound, ghost) == c.C_8_6_36
    s.put(ghost, its.SIDE, its.UPRIGHT)
    exhaust(s, ghost)
    assert bar_target(s, hound, ghost) == 0


@pytest.mark.clause("oversoul 8.6.33", "oversoul R85", "oversoul 8.6.34", "oversoul 8.6.35")
def test_frenzy_keeps_a_card_upright():
    s = blank()
    hound = put(s, 0, "U1", "Hound")
    give(s, hound, op.FRENZY)
    assert exhaust(s, hound) and s.get(hound, its.SIDE) == its.UPRIGHT
    assert exhaust(s, hound) and s.get(hound, its.SIDE) == its.SIDEWAYS


@pytest.mark.clause("oversoul 8.6.40", "oversoul R79")
def test_berserk_must_attack_before_the_phase_ends():
    s = blank()
    hound = put(s, 0, "U1", "Hound")
    put(s, 1, "U1", "Stone")
    give(s, hound, op.BERSERK)
    act(s)
    assert must_attack(s, 0) == hound and s.bar(o.END_PHASE) == c.C_8_6_40
    s.put(hound, its.SIDE, its.SIDEWAYS)
    assert s.bar(o.END_PHASE) == 0


@pytest.mark.clause(
    "oversoul 8.6.43", "oversoul R68", "oversoul 6.2.13", "oversoul 6.2.2", "oversoul 7.1.31", "oversoul R4"
)
def test_speed_beyond_five_is_damage_and_petrified_has_none():
    s = blank()
    dart, wall = put(s, 0, "U1", "Dart"), put(s, 0, "U2", "Wall")
    for thing, stat, more in ((dart, op.SPD, 2), (wall, op.DMG, 4)):
        made = vec[i64]([0, 0, 0, 0, s.tick(), lasts.FOREVER, 0, s.ref(thing), -1, op.GIVE_STAT])
        s.set_lasting(lasts.added(s.lasting, made, vec[i64]([stat, more])))
    assert (values.stat(s, dart, op.SPD), values.stat(s, dart, op.DMG)) == (5, 4)
    assert values.stat(s, wall, op.DMG) == 0
    give(s, dart, op.PETRIFIED)
    assert values.stat(s, dart, op.SPD) == 0


@pytest.mark.clause("oversoul 2.0.4", "oversoul 5.4.5", "oversoul R26", "oversoul 1.0.5")
def test_a_leader_at_no_hp_loses():
    s = blank()
    dart = put(s, 0, "U1", "Dart")
    leader = s.of(1, their.LEADER)
    s.put(leader, its.DAMAGE, 23)
    act(s)
    do(s, at(s, o.ATTACK, dart))
    passes(s)
    assert s.over() and s.returns() == [1.0, -1.0] and s.ended == c.C_2_0_4


def test_damage_to_nobody_is_nothing():
    assert damage.deal(blank(), 0, 3, vec[i64](), False) == 0
