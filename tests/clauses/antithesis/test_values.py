"""Numbers, Keywords, Presence and control, in the two readings of R180."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.useful import bar_first_row
from sandtable.games.antithesis.evaluating import combat, damage, lasting, patterns, standing, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.timing.scene import Scene
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import board, new, place, square
from tests.clauses.antithesis.trying import MELEE, does, holds, line_of, use

PLAIN = Card("Plain", hp=5, defence=2, vp=1)
CAPTAIN = Card("Captain", lines=(holds("Characters you control in RNG 2 have +1 DEF."),))


@pytest.mark.clause("antithesis PASSV.1")
@pytest.mark.clause("antithesis PASSV.2")
def test_a_passive_applies_while_its_card_is_in_play() -> None:
    s = board([PLAIN, CAPTAIN])
    plain = place(s, "Plain", 0, "B2")
    assert values.stat(s, plain, i.DEF) == 2
    captain = place(s, "Captain", 0, "B4")
    assert values.stat(s, plain, i.DEF) == 3
    assert values.stat(s, captain, i.DEF) == 1  # R178: it is in its own RNG
    s.put(plain, its.SQUARES, 1 << square("B1"))
    assert values.stat(s, plain, i.DEF) == 2
    s.put(plain, its.SQUARES, 1 << square("B3"))
    s.set_flag(captain, its.IS_KILLED)  # R70: its Passives do not apply any more
    assert values.stat(s, plain, i.DEF) == 2


@pytest.mark.clause("antithesis CTRL.1")
def test_rows_of_control_follow_the_controller() -> None:
    s = board([PLAIN, CAPTAIN])
    plain = place(s, "Plain", 1, "B2")
    captain = place(s, "Captain", 0, "B4")
    assert values.stat(s, plain, i.DEF) == 2
    s.put(captain, its.CONTROLLER, 1)
    assert values.stat(s, plain, i.DEF) == 3


@pytest.mark.clause("antithesis PASSV.1", "antithesis R180")
def test_no_passive_sees_what_a_passive_gives() -> None:
    giver = Card("Giver", lines=(holds("Characters you control have Hover."),))
    keen = Card("Keen", lines=(holds("Characters with Hover have +1 DEF."),))
    s = board([PLAIN, giver, keen])
    plain = place(s, "Plain", 0, "B2")
    place(s, "Keen", 1, "F2")
    place(s, "Giver", 0, "B6")
    assert values.has(s, plain, i.HOVER)
    assert values.stat(s, plain, i.DEF) == 2


@pytest.mark.clause("antithesis MOD.U")
@pytest.mark.clause("antithesis KEYW.1")
def test_keywords_by_attached_has_count_for_passives() -> None:
    wings = Card("Wings", kind=i.MODIFICATION, lines=("Attached Has Hover.",))
    keen = Card("Keen", lines=(holds("Characters with Hover have +1 DEF."),))
    s = board([PLAIN, wings, keen])
    plain = place(s, "Plain", 0, "B2")
    place(s, "Keen", 1, "F2")
    mod = place(s, "Wings", 0)
    s.put(mod, its.HOST, plain)
    assert values.has(s, plain, i.HOVER)
    assert not values.has(s, mod, i.HOVER)
    assert values.stat(s, plain, i.DEF) == 3


@pytest.mark.clause("antithesis DEF.2")
def test_numbers_stay_in_their_bounds() -> None:
    weak = Card("Weak", lines=(holds("Characters have -5 DEF."), holds("Characters have -9 HP.")))
    s = board([PLAIN, weak])
    plain = place(s, "Plain", 0, "B2")
    place(s, "Weak", 1, "F2")
    assert values.stat(s, plain, i.DEF) == 0
    assert values.stat(s, plain, i.HP) == 1


@pytest.mark.clause("antithesis HP.2")
@pytest.mark.clause("antithesis ATKSEQ.6.i")
def test_damage_equal_to_hp_is_lethal() -> None:
    s = board([PLAIN])
    plain = place(s, "Plain", 0, "B2")
    s.put(plain, its.DAMAGE, 4)
    assert not values.lethal(s, plain)
    s.put(plain, its.DAMAGE, 5)
    assert values.lethal(s, plain)


@pytest.mark.clause("antithesis PRES.2")
@pytest.mark.clause("antithesis PRES.3")
@pytest.mark.clause("antithesis PRES.4")
@pytest.mark.clause("antithesis PRES.7")
@pytest.mark.clause("antithesis PRES.8")
def test_presence_reaches_and_control_needs_it_alone() -> None:
    s = board(
        [Card("None", presence=0), Card("One"), Card("Two", presence=2), Card("Big", presence=2, size=2)]
    )
    place(s, "None", 0, "B2")
    assert standing.presence(s, 0) == 0
    place(s, "One", 0, "C4")
    assert standing.presence(s, 0) == 1 << square("C4")
    place(s, "Two", 1, "D4")
    theirs = standing.presence(s, 1)
    assert bin(theirs).count("1") == 5
    assert standing.controls(s, 0) == 0  # contested
    assert standing.controls(s, 1) == theirs & ~(1 << square("C4"))
    big = place(s, "Big", 0, "E7")
    assert bin(standing.presence_of(s, big)).count("1") == 4 + 8 - 0
    s.set_flag(big, its.IS_KILLED)
    assert standing.presence_of(s, big) == 0


@pytest.mark.clause("antithesis PRES.5")
@pytest.mark.clause("antithesis PRES.6")
@pytest.mark.clause("antithesis KW.PRESENCE1")
@pytest.mark.clause("antithesis PRES.12")
def test_a_field_has_presence_by_its_keyword_only() -> None:
    cards = [
        Card("Wall", kind=i.FIELD, wide=2),
        Card("Hall", kind=i.FIELD, wide=2, keywords=((i.PRESENCE_X, 1),)),
    ]
    s = board(cards)
    place(s, "Wall", 0, "B2")
    assert standing.presence(s, 0) == 0
    hall = place(s, "Hall", 0, "C2")
    assert standing.presence(s, 0) == 0b11 << square("C2")
    assert len(standing.on_field(s, hall, 0)) == 0


@pytest.mark.clause("antithesis PRES.10")
@pytest.mark.clause("antithesis KW.DESTRUCT.2")
def test_presence_on_a_field_needs_a_character_on_it() -> None:
    s = board([Card("Wall", kind=i.FIELD), Card("Two", presence=2), Card("None", presence=0)])
    wall = place(s, "Wall", 0, "C2")
    two = place(s, "Two", 1, "C3")
    assert len(standing.on_field(s, wall, 1)) == 0  # R88: from a neighbouring square it does not count
    s.put(two, its.SQUARES, 1 << square("C2"))
    assert list(standing.on_field(s, wall, 1)) == [two]
    place(s, "None", 0, "C2")
    assert len(standing.on_field(s, wall, 0)) == 0


@pytest.mark.clause("antithesis PRES.1")
def test_a_stated_presence_replaces_the_printed_one_and_the_newest_counts() -> None:
    hill = Card(
        "Hill", kind=i.FIELD, wide=2, lines=(holds("Characters you control on this Field have Presence 2."),)
    )
    fog = Card("Fog", kind=i.FIELD, lines=(holds("Characters have Presence 0."),))
    s = board([PLAIN, hill, fog])
    plain = place(s, "Plain", 0, "B2")
    place(s, "Hill", 0, "B2")
    assert values.presence(s, plain) == 2
    place(s, "Fog", 1, "F2")
    assert values.presence(s, plain) == 0
    place(s, "Hill", 0, "B2")
    assert values.presence(s, plain) == 2


@pytest.mark.clause("antithesis ENG.2")
@pytest.mark.clause("antithesis ENG.3")
def test_engagement_is_one_sided_and_by_enemies() -> None:
    s = board([Card("Pike", engage=1, engage_d=1), PLAIN])
    pike = place(s, "Pike", 0, "C4")
    plain = place(s, "Plain", 1, "C6")
    friend = place(s, "Plain", 0, "C5")
    assert standing.engages(s, pike, plain)
    assert not standing.engages(s, plain, pike)
    assert not standing.engages(s, pike, friend)
    s.put(pike, its.SIDE, its.EXHAUSTED)
    assert standing.engages(s, pike, plain)
    s.set_flag(pike, its.IS_KILLED)
    assert not standing.engages(s, pike, plain)


@pytest.mark.clause("antithesis WHILE.2")
@pytest.mark.clause("antithesis STRAT.X")
def test_while_revealed_holds_as_long_as_the_strategy_is_current() -> None:
    plan = Card("Plan", kind=i.STRATEGY, lines=("While Revealed: Characters you control have +1 DEF.",))
    s = board([PLAIN, plan])
    plain = place(s, "Plain", 0, "B2")
    strategy = new(s, "Plan", 0, zones.STRATEGY_DECK)
    assert values.stat(s, plain, i.DEF) == 2
    s.set_zone(strategy, zones.REVEALED_STRATEGY)
    assert values.stat(s, plain, i.DEF) == 3
    s.set_zone(strategy, zones.USED_STRATEGIES)
    assert values.stat(s, plain, i.DEF) == 2


@pytest.mark.clause("antithesis PHASE.10")
def test_a_change_without_duration_lasts_until_the_end_of_the_phase() -> None:
    guard = Card("Guard", lines=(does("Target Character you control gains +2 DEF."),))
    s = board([guard, PLAIN])
    one = place(s, "Guard", 0, "B2")
    plain = place(s, "Plain", 0, "B4")
    use(s, one, "pick Plain")
    assert values.stat(s, plain, i.DEF) == 4
    s.set_zone(one, zones.DISCARD_PILE)  # R184: it goes on when its source leaves play
    s.put(one, its.STAMP, s.tick())
    lasting.keep(s)
    lasting.end_battle(s)
    assert values.stat(s, plain, i.DEF) == 4
    lasting.end_phase(s)
    assert values.stat(s, plain, i.DEF) == 2


@pytest.mark.clause("antithesis PHASE.10")
def test_until_the_end_of_the_battle_ends_with_it() -> None:
    guard = Card(
        "Guard", lines=(does("Target Character you control gains +2 DEF until the end of the Battle."),)
    )
    s = board([guard, PLAIN])
    one = place(s, "Guard", 0, "B2")
    plain = place(s, "Plain", 0, "B4")
    use(s, one, "pick Plain")
    assert values.stat(s, plain, i.DEF) == 4
    lasting.end_battle(s)
    assert values.stat(s, plain, i.DEF) == 2


@pytest.mark.clause("antithesis PHASE.10")
def test_a_while_in_an_action_ends_for_good_and_in_a_passive_comes_and_goes() -> None:
    calm = Card("Calm", lines=(does("This Character gains +2 DEF while this Character is recovered."),))
    still = Card("Still", lines=(holds("This Character has +2 DEF while this Character is recovered."),))
    s = board([calm, still])
    one, other = place(s, "Calm", 0, "B2"), place(s, "Still", 0, "B4")
    use(s, one)
    for side, by_action, by_passive in ((0, 2, 2), (1, 0, 0), (0, 0, 2)):
        for thing in (one, other):
            s.put(thing, its.SIDE, side)
        lasting.keep(s)
        assert values.stat(s, one, i.DEF) == by_action
        assert values.stat(s, other, i.DEF) == by_passive


@pytest.mark.clause("antithesis CTRL.1")
@pytest.mark.clause("antithesis OWN.2")
def test_the_newest_control_counts_and_it_ends_with_the_phase() -> None:
    mind = Card("Mind", lines=(does("Gain control of target Character until the end of the Phase."),))
    s = board([mind, PLAIN])
    mine, theirs = place(s, "Mind", 0, "B2"), place(s, "Mind", 1, "F2")
    plain = place(s, "Plain", 1, "D4")
    use(s, mine, "pick Plain")
    assert (s.get(plain, its.CONTROLLER), s.get(plain, its.OWNER)) == (0, 1)
    use(s, theirs, "pick Plain", seat=1)
    assert s.get(plain, its.CONTROLLER) == 1
    lasting.end_phase(s)
    assert s.get(plain, its.CONTROLLER) == 1


@pytest.mark.clause("antithesis UNP.CHAR")
def test_every_character_has_the_unprinted_abilities_and_fields_have_none() -> None:
    s = board([PLAIN, Card("Wall", kind=i.FIELD)])
    plain, wall = place(s, "Plain", 0, "B2"), place(s, "Wall", 0, "B2")
    assert list(values.abilities(s, plain)) == list(s.library.of_character)
    assert len(values.abilities(s, wall)) == 0


@pytest.mark.clause("antithesis MOD.U")
def test_the_host_has_abilities_of_its_modification() -> None:
    sword = Card(
        "Sword", kind=i.MODIFICATION, lines=("Attached Has Global Action: {S} This Character Heals 1.",)
    )
    s = board([PLAIN, sword])
    plain, mod = place(s, "Plain", 0, "B2"), place(s, "Sword", 0)
    before = len(values.abilities(s, plain))
    s.put(mod, its.HOST, plain)
    assert len(values.abilities(s, plain)) == before + 1
    assert len(values.abilities(s, mod)) == 0


@pytest.mark.clause("antithesis MP.1")
@pytest.mark.clause("antithesis MOVE.1")
def test_arrays_and_their_numbers() -> None:
    runner = Card("Runner", move=(i.RUN, 3, 1, "B"), lines=(holds("This Character has Movement: FLY 2."),))
    s = board([runner, Card("Drum", lines=(holds("Characters you control have +1 Move."),))])
    one = place(s, "Runner", 0, "B2")
    run, fly = values.arrays(s, one)
    assert (values.array_type(s, run), values.array_type(s, fly)) == (i.RUN, i.FLY)
    assert (values.move_value(s, one, run), values.move_d(s, run)) == (3, 1)
    place(s, "Drum", 0, "B4")
    assert (values.move_value(s, one, run), values.move_value(s, one, fly)) == (4, 3)


@pytest.mark.clause("antithesis KEYW.1", "antithesis R180")
def test_bans_of_passives_see_the_basic_reading_and_keywords_the_full_one() -> None:
    giver = Card("Giver", lines=(holds("Characters you control have Hover."),))
    net = Card("Net", lines=(holds("Characters with Hover cannot [Move]."),))
    s = board([PLAIN, giver, net, Card("Spear", lines=(MELEE,)), Card("Bird", keywords=((i.HOVER, 0),))])
    place(s, "Net", 1, "G1")
    plain, bird = place(s, "Spear", 0, "B2"), place(s, "Bird", 1, "B3")
    assert combat.bar_target(s, plain, bird, line_of(s, plain)) == c.KW_HOVER
    place(s, "Giver", 0, "B6")
    assert combat.bar_target(s, plain, bird, line_of(s, plain)) == 0
    assert patterns.forbidden(s, i.MOVE, 0, s.ref(plain)) == 0
    assert patterns.forbidden(s, i.MOVE, 0, s.ref(bird)) != 0


@pytest.mark.clause("antithesis R183")
@pytest.mark.parametrize(("way", "clause"), [("FLY", c.R183), ("RUN", 0)])
def test_who_cannot_fly_does_not_trigger_what_lets_him_fly(way: str, clause: int) -> None:
    wing = Card("Wing", lines=(does(f"This Character [Move]s as {way}."),), move=(i.RUN, 2, 0, ""))
    net = Card("Net", lines=(holds("Enemy Characters cannot [Move] as FLY."),))
    s = board([wing, net])
    place(s, "Net", 1, "G1")
    one = place(s, "Wing", 0, "B2")
    header = values.abilities(s, one)[0]
    assert bar_first_row(s, 0, one, header, Scene(s.ref(one), 0, vec[i64]()), prices.nothing()) == clause


@pytest.mark.clause("antithesis KEYW.1")
def test_a_keyword_can_be_lost_for_the_phase() -> None:
    s = board([Card("Bird", lines=(does("Target Character loses Hover."),), keywords=((i.HOVER, 0),))])
    bird = place(s, "Bird", 0, "B2")
    before = len(values.abilities(s, bird))
    use(s, bird)
    assert not values.has(s, bird, i.HOVER)
    assert len(values.abilities(s, bird)) == before - 1
    lasting.end_phase(s)
    assert values.has(s, bird, i.HOVER)


@pytest.mark.clause("antithesis KILL.2")
def test_passives_of_a_modification_stop_with_its_killed_host() -> None:
    drum = Card("Drum", kind=i.MODIFICATION, lines=(holds("Characters you control have +1 DEF."),))
    s = board([PLAIN, drum])
    host, other = place(s, "Plain", 0, "B2"), place(s, "Plain", 0, "B4")
    s.put(place(s, "Drum", 0), its.HOST, host)
    assert values.stat(s, other, i.DEF) == 3
    s.set_flag(host, its.IS_KILLED)
    assert values.stat(s, other, i.DEF) == 2


@pytest.mark.clause("antithesis PHASE.9")
def test_a_while_about_roles_follows_the_exchange() -> None:
    bold = Card("Bold", lines=(holds("This Character has +2 DEF while you are the Offensive Player."),))
    s = board([bold])
    one = place(s, "Bold", 0, "B2")
    assert values.stat(s, one, i.DEF) == 2
    s.active = 1
    assert values.stat(s, one, i.DEF) == 0


@pytest.mark.clause("antithesis RNG.2", "antithesis R146")
def test_a_field_counts_from_its_squares_and_a_modification_from_its_host() -> None:
    text = holds("Characters in RNG 1 have +1 DEF.")
    well = Card("Well", kind=i.FIELD, wide=2, lines=(text,))
    s = board([PLAIN, well, Card("Horn", kind=i.MODIFICATION, lines=(text,))])
    near, far = place(s, "Plain", 0, "B4"), place(s, "Plain", 0, "E5")
    place(s, "Well", 1, "B2")
    assert [values.stat(s, thing, i.DEF) for thing in (near, far)] == [3, 2]
    s.put(place(s, "Horn", 1), its.HOST, far)
    assert [values.stat(s, thing, i.DEF) for thing in (near, far)] == [3, 3]


@pytest.mark.clause("antithesis R166")
def test_an_attack_ability_has_an_attack_line() -> None:
    s = board([Card("Both", lines=(MELEE, does("Target enemy Character takes 3 damage.")))])
    both = place(s, "Both", 0, "B4")
    lines = [damage.line_in(s, header) != 0 for header in values.abilities(s, both)]
    assert lines == [True, False, False, False]
