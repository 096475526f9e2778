"""Targets of Attacks, what they cost, and what an Attack does: STR, DEF, DR, Cover, True Damage."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import combat, costs, damage
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.table import attacks, moves
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import board, place
from tests.clauses.antithesis.trying import MELEE, RANGED, attack, header_of, holds, line_of, use

SPEAR = Card("Spear", lines=(MELEE,))
BOW = Card("Bow", lines=(RANGED,))
PLAIN = Card("Plain", hp=5, defence=2)


def bar(s: Board, attacker: int, target: int) -> int:
    return int(combat.bar_target(s, attacker, target, line_of(s, attacker)))


def pay(s: Board, attacker: int, target: int) -> int:
    price = combat.surcharge(s, attacker, target, line_of(s, attacker))
    return int(price[prices.ICONS + their.STANDARD])


# ---- targets


@pytest.mark.clause("antithesis ATK.2")
@pytest.mark.clause("antithesis ATK.3")
@pytest.mark.clause("antithesis ATK.4")
def test_a_target_is_an_enemy_character_in_range_and_sight() -> None:
    s = board([BOW, PLAIN, Card("Wall", kind=i.FIELD)])
    bow = place(s, "Bow", 0, "B5")
    target = place(s, "Plain", 1, "D5")
    assert bar(s, bow, target) == 0
    assert bar(s, bow, place(s, "Wall", 1, "D4")) == c.ATK_2
    assert bar(s, bow, place(s, "Plain", 0, "B4")) == c.R68
    assert bar(s, bow, place(s, "Plain", 1, "G1")) == c.ATK_3
    place(s, "Plain", 0, "C5")
    assert bar(s, bow, target) == c.ATK_4
    s.set_flag(target, its.IS_KILLED)
    assert bar(s, bow, target) == c.KILL_1


@pytest.mark.clause("antithesis LOS.2")
@pytest.mark.clause("antithesis LOS.1")
def test_fields_block_only_if_they_say_so_and_not_where_somebody_stands() -> None:
    tower = Card("Tower", kind=i.FIELD, lines=(holds("This Field blocks LOS."),))
    s = board([BOW, PLAIN, tower, Card("Meadow", kind=i.FIELD)])
    bow, target = place(s, "Bow", 0, "B5"), place(s, "Plain", 1, "D5")
    place(s, "Meadow", 1, "C5")
    assert bar(s, bow, target) == 0
    field = place(s, "Tower", 1, "C5")
    assert bar(s, bow, target) == c.ATK_4
    s.put(field, its.SQUARES, s.get(target, its.SQUARES))
    assert bar(s, bow, target) == 0


@pytest.mark.clause("antithesis KW.HOVER")
@pytest.mark.clause("antithesis KW.STEALTH")
@pytest.mark.clause("antithesis KW.INVIS")
@pytest.mark.clause("antithesis KW.ADVSENSES")
def test_keywords_against_targeting() -> None:
    seer = Card("Seer", lines=(RANGED,), keywords=((i.ADVANCED_SENSES, 0),))
    glider = Card("Glider", lines=(MELEE,), keywords=((i.HOVER, 0),))
    hidden = Card("Hidden", keywords=((i.STEALTH, 0),))
    unseen = Card("Unseen", keywords=((i.INVISIBILITY, 0),))
    s = board([SPEAR, BOW, seer, glider, hidden, unseen])
    spear, bow, eye, wing = (
        place(s, name, 0, where)
        for name, where in (("Spear", "B4"), ("Bow", "B6"), ("Seer", "A5"), ("Glider", "C4"))
    )
    flying = place(s, "Glider", 1, "B5")
    assert bar(s, spear, flying) == c.KW_HOVER
    assert bar(s, wing, flying) == 0
    assert bar(s, bow, flying) == 0
    sneak = place(s, "Hidden", 1, "C5")
    assert bar(s, bow, sneak) == c.KW_STEALTH
    assert bar(s, spear, sneak) == 0
    ghost = place(s, "Unseen", 1, "A4")
    assert bar(s, spear, ghost) == c.KW_INVIS
    assert bar(s, eye, ghost) == 0


@pytest.mark.clause("antithesis KW.TAUNT")
def test_taunt_binds_whom_it_engages_if_it_can_be_reached() -> None:
    loud = Card("Loud", keywords=((i.TAUNT, 0),))
    winged = Card("Winged", keywords=((i.TAUNT, 0), (i.HOVER, 0)))
    s = board([SPEAR, PLAIN, loud, winged])
    spear, plain = place(s, "Spear", 0, "C4"), place(s, "Plain", 1, "D4")
    line = line_of(s, spear)
    assert len(combat.bound_to(s, spear, line, plain)) == 0
    taunt = place(s, "Winged", 1, "C5")
    assert len(combat.bound_to(s, spear, line, plain)) == 0  # R75: it cannot be targeted itself
    taunt = place(s, "Loud", 1, "C3")
    assert len(combat.bound_to(s, spear, line, plain)) > 0
    assert len(combat.bound_to(s, spear, line, taunt)) == 0


@pytest.mark.clause("antithesis KW.CHIVALRY.1")
@pytest.mark.clause("antithesis KW.CHIVALRY.2")
@pytest.mark.clause("antithesis KW.NONCOMBAT.1")
@pytest.mark.clause("antithesis KW.NONCOMBAT.2")
@pytest.mark.clause("antithesis KW.FEROCIOUS")
def test_chivalry_non_combatants_and_the_ferocious() -> None:
    knight = Card("Sir", lines=(MELEE,), keywords=((i.CHIVALRY, 0),))
    beast = Card("Beast", lines=(MELEE,), keywords=((i.FEROCIOUS, 0), (i.CHIVALRY, 0)))
    nun = Card("Nun", lines=(MELEE,), keywords=((i.NON_COMBATANT, 0), (i.FEROCIOUS, 0)))
    golem = Card("Golem", traits=("Soulless",))
    s = board([SPEAR, PLAIN, knight, beast, nun, golem])
    spear, sir, wild = place(s, "Spear", 0, "C4"), place(s, "Sir", 0, "C6"), place(s, "Beast", 0, "E5")
    meek = place(s, "Nun", 1, "D5")
    assert (bar(s, spear, meek), pay(s, spear, meek)) == (0, 1)
    assert bar(s, sir, meek) == c.KW_CHIVALRY_1
    assert pay(s, sir, meek) == 2  # R16: both add up
    assert (bar(s, wild, meek), pay(s, wild, meek)) == (0, 1)  # R87: only its own Chivalry is left
    assert bar(s, meek, spear) == c.KW_NONCOMBAT_2
    thing = place(s, "Golem", 1, "D6")
    assert pay(s, sir, thing) == 0


@pytest.mark.clause("antithesis KW.MARKSMAN")
def test_a_marksman_looks_past_characters_but_not_past_walls() -> None:
    tower = Card("Tower", kind=i.FIELD, lines=(holds("This Field blocks LOS."),))
    s = board([Card("Eye", lines=(RANGED,), keywords=((i.MARKSMAN, 0),)), PLAIN, tower])
    eye, target = place(s, "Eye", 0, "B5"), place(s, "Plain", 1, "D5")
    place(s, "Plain", 0, "C5")
    assert bar(s, eye, target) == 0
    attack(s, eye, target)
    assert not combat.cover(s, target)  # R76
    place(s, "Tower", 0, "C5")
    assert bar(s, eye, target) == c.ATK_4


# ---- damage


@pytest.mark.clause("antithesis ATKSEQ.3")
@pytest.mark.clause("antithesis ATKSEQ.4")
@pytest.mark.clause("antithesis ATKSEQ.5")
def test_the_sum_of_an_attack() -> None:
    s = board([SPEAR, PLAIN])
    spear, target = place(s, "Spear", 0, "C4"), place(s, "Plain", 1, "D4")
    attack(s, spear, target, "R4")
    assert combat.strength(s, target, i.HP_TYPE) == 7
    assert combat.defence(s, target) == 2
    assert combat.reduction(s, target, i.HP_TYPE) == 0
    assert combat.true_damage(s, target, i.HP_TYPE) == 5
    assert combat.true_damage(s, target, i.PUSH) == 0
    assert combat.would_hurt(s, target)


@pytest.mark.clause("antithesis DR.1")
@pytest.mark.clause("antithesis ATKSEQ.5")
def test_no_step_falls_below_zero() -> None:
    tank = Card("Tank", defence=9, lines=(holds("This Character has DR 3."),))
    s = board([SPEAR, tank])
    spear, target = place(s, "Spear", 0, "C4"), place(s, "Tank", 1, "D4")
    attack(s, spear, target)
    assert combat.true_damage(s, target, i.HP_TYPE) == 0
    assert not combat.would_hurt(s, target)


@pytest.mark.clause("antithesis ATK.6")
def test_separate_strengths_share_the_dice() -> None:
    text = "Offensive Action: {CP} Melee Attack (RNG 0+D1, {R}, HP STR 2, PUSH STR 4). Ability Traits: Combat"
    s = board([Card("Ram", lines=(text,)), PLAIN])
    ram, target = place(s, "Ram", 0, "C4"), place(s, "Plain", 1, "D4")
    attack(s, ram, target, "R3")
    assert combat.true_damage(s, target, i.HP_TYPE) == 2 + 3 - 2
    assert combat.true_damage(s, target, i.PUSH) == 4 + 3 - 2
    assert damage.deals(s, i.PUSH)
    assert not damage.deals(s, i.PULL)


@pytest.mark.clause("antithesis OBSC.5")
@pytest.mark.clause("antithesis OBSC.4")
@pytest.mark.clause("antithesis COVER.1")
@pytest.mark.clause("antithesis ATK.5")
def test_obscured_is_cover_against_ranged_attacks_alone() -> None:
    long_spear = MELEE.replace("RNG 0+D1", "RNG 4+D1")
    s = board([BOW, PLAIN, Card("Pike", lines=(long_spear,))])
    bow, target = place(s, "Bow", 0, "B4"), place(s, "Plain", 1, "C6")
    attack(s, bow, target)
    assert not combat.cover(s, target)
    place(s, "Plain", 0, "B5")
    assert combat.cover(s, target)
    assert combat.reduction(s, target, i.HP_TYPE) == 2
    s.put(bow, its.SQUARES, 0)
    pike = place(s, "Pike", 0, "B4")
    attack(s, pike, target)
    assert not combat.cover(s, target)


@pytest.mark.clause("antithesis KW.COVERMELEE")
@pytest.mark.clause("antithesis KW.COVERRANGED")
@pytest.mark.clause("antithesis KW.IMPCOVERDAM")
@pytest.mark.clause("antithesis KW.IMPCOVERPUSH")
def test_kinds_of_cover() -> None:
    better, steady = ((i.IMPROVED_COVER_DAM, 0),), ((i.IMPROVED_COVER_PUSH, 0),)
    melee = Card("Low", lines=(holds("This Character has Cover vs Melee."),), keywords=better)
    ranged = Card("High", lines=(holds("This Character has Cover vs Ranged."),), keywords=steady)
    s = board([SPEAR, BOW, melee, ranged])
    spear, bow = place(s, "Spear", 0, "C4"), place(s, "Bow", 0, "D6")
    low, high = place(s, "Low", 1, "D4"), place(s, "High", 1, "C5")
    attack(s, spear, low)
    assert [combat.reduction(s, low, kind) for kind in (i.HP_TYPE, i.PUSH, i.PULL)] == [4, 2, 2]
    assert combat.reduction(s, high, i.HP_TYPE) == 0
    attack(s, bow, high)
    assert [combat.reduction(s, high, kind) for kind in (i.HP_TYPE, i.PUSH, i.PULL)] == [2, 4, 4]


@pytest.mark.clause("antithesis KW.PRECSTRIKE")
@pytest.mark.clause("antithesis KW.PRECSHOT")
@pytest.mark.parametrize(("keyword", "line"), [(i.PRECISE_STRIKE, MELEE), (i.PRECISE_SHOT, RANGED)])
def test_precise_attacks_ignore_cover_and_no_other_dr(keyword: int, line: str) -> None:
    safe = Card("Safe", lines=(holds("This Character has Cover."), holds("This Character has DR 1.")))
    s = board([Card("Sharp", lines=(line,), keywords=((keyword, 0),)), Card("Blunt", lines=(line,)), safe])
    target = place(s, "Safe", 1, "D4")
    for name, left in (("Blunt", 3), ("Sharp", 1)):
        attack(s, place(s, name, 0, "C4"), target)
        assert combat.reduction(s, target, i.HP_TYPE) == left


@pytest.mark.clause("antithesis KW.ACTIVECOVER")
def test_active_cover_holds_against_all_attacks() -> None:
    s = board([SPEAR, BOW, Card("Duck", keywords=((i.ACTIVE_COVER, 0),))])
    spear, bow, duck = place(s, "Spear", 0, "C4"), place(s, "Bow", 0, "B4"), place(s, "Duck", 1, "D4")
    use(s, duck, text="gains Cover", seat=1)
    for attacker in (spear, bow):
        attack(s, attacker, duck)
        assert combat.cover(s, duck)


@pytest.mark.clause("antithesis KW.WARD")
@pytest.mark.clause("antithesis KW.IMMUNITY")
@pytest.mark.clause("antithesis KW.VULN")
def test_ward_immunity_and_vulnerability_go_by_type() -> None:
    ward = Card("Ward", lines=(holds("This Character has +2 DEF against Attacks of type Melee."),))
    immune = Card("Immune", lines=(holds("Attacks of type Combat do nothing to this Character."),))
    frail = Card("Frail", lines=(holds("Attacks of type HP have Boostx2 against this Character."),))
    s = board([SPEAR, BOW, ward, immune, frail, PLAIN])
    spear, bow = place(s, "Spear", 0, "C4"), place(s, "Bow", 0, "B6")
    warded, safe, weak = (place(s, n, 1, w) for n, w in (("Ward", "D4"), ("Immune", "D5"), ("Frail", "C5")))
    attack(s, spear, weak, "R4")
    assert combat.strength(s, weak, i.HP_TYPE) == 3 + 8
    assert combat.strength(s, warded, i.HP_TYPE) == 3 + 4  # R162: for the vulnerable one alone
    assert combat.defence(s, warded) == 2
    assert combat.true_damage(s, safe, i.HP_TYPE) == 0
    attack(s, bow, warded)
    assert combat.defence(s, warded) == 0


@pytest.mark.clause("antithesis KW.CHARGE")
@pytest.mark.clause("antithesis BOOST.2")
def test_a_waiting_charge_doubles_the_dice_of_a_melee_attack() -> None:
    lancer = Card("Lancer", lines=(MELEE,), keywords=((i.CHARGE, 0),))
    s = board([lancer, PLAIN])
    one, target = place(s, "Lancer", 0, "C4"), place(s, "Plain", 1, "D4")
    attack(s, one, target, "R4")
    assert combat.strength(s, target, i.HP_TYPE) == 7
    s.set_flag(one, its.IS_CHARGED)
    assert combat.strength(s, target, i.HP_TYPE) == 11


@pytest.mark.clause("antithesis BOOST.1")
@pytest.mark.clause("antithesis ATKSEQ.2")
def test_boost_raises_how_many_dice_an_attack_takes() -> None:
    drill = Card("Drill", lines=(holds("Your Ranged Attacks have Boost+1."),))
    s = board([BOW, drill, PLAIN])
    bow, target = place(s, "Bow", 0, "C4"), place(s, "Plain", 1, "D4")
    attack(s, bow, target)
    assert list(combat.capacity(s)) == [0, 0, 0, 2, 0, 0, 0]
    place(s, "Drill", 1, "G1")
    assert combat.capacity(s)[6] == 0
    place(s, "Drill", 0, "A1")
    assert combat.capacity(s)[6] == 1


def test_gifts_with_some_attacks_and_against_some_characters() -> None:
    kin = Card("Kin", lines=(holds("Characters you control have +1 STR with Melee Attacks."),))
    zeal = Card("Zeal", lines=(holds("Your Attacks have +2 STR against Characters on a Goal."),))
    s = board([SPEAR, BOW, PLAIN, kin, zeal])
    spear, bow, target = place(s, "Spear", 0, "C4"), place(s, "Bow", 0, "B6"), place(s, "Plain", 1, "D4")
    place(s, "Kin", 0, "A1")
    place(s, "Zeal", 0, "A2")
    attack(s, spear, target)
    assert combat.strength(s, target, i.HP_TYPE) == 4
    s.set_goals(s.get(target, its.SQUARES))
    assert combat.strength(s, target, i.HP_TYPE) == 6
    attack(s, bow, target)
    assert combat.strength(s, target, i.HP_TYPE) == 6


def test_for_this_attack_holds_in_it_alone() -> None:
    interrupt = "Global Interrupt: {S} "
    wild = Card("Wild", lines=(MELEE, interrupt + "This Attack gains +2 STR."))
    brave = Card("Brave", defence=1, lines=(interrupt + "This Character gains +2 DEF for this Attack.",))
    s = board([wild, brave])
    one, other = place(s, "Wild", 0, "C4"), place(s, "Brave", 1, "D4")
    number = attack(s, one, other)
    use(s, one, text="+2 STR")
    use(s, other, text="+2 DEF", seat=1)
    assert (combat.strength(s, other, i.HP_TYPE), combat.defence(s, other)) == (5, 3)
    inner = attack(s, one, other)
    assert (combat.strength(s, other, i.HP_TYPE), combat.defence(s, other)) == (3, 1)
    s.end_attack(inner)
    assert (combat.strength(s, other, i.HP_TYPE), combat.defence(s, other)) == (5, 3)
    s.end_attack(number)
    attack(s, one, other)
    assert (combat.strength(s, other, i.HP_TYPE), combat.defence(s, other)) == (3, 1)


def test_def_of_a_type_can_be_ignored() -> None:
    pick = Card("Pick", lines=(MELEE.replace("HP)", "HP, ignores DEF of type Hide)"),))
    s = board([pick, Card("Hide", defence=3, extra={"defence_type": i.HIDE}), PLAIN])
    one, hide, plain = place(s, "Pick", 0, "C4"), place(s, "Hide", 1, "D4"), place(s, "Plain", 1, "C5")
    attack(s, one, hide)
    assert (combat.defence(s, hide), combat.defence(s, plain)) == (0, 2)


@pytest.mark.clause("antithesis RNG.1")
def test_range_of_attacks_can_be_raised() -> None:
    s = board([SPEAR, PLAIN, Card("Reach", lines=(holds("Characters you control have +1 RNG."),))])
    spear, target = place(s, "Spear", 0, "C4"), place(s, "Plain", 1, "D6")
    assert bar(s, spear, target) == c.ATK_3
    place(s, "Reach", 0, "A1")
    assert bar(s, spear, target) == 0
    assert combat.attack_range(s, spear, line_of(s, spear)) == i.RANGE + 1


# ---- costs


@pytest.mark.clause("antithesis KW.FOCUSED")
@pytest.mark.clause("antithesis CMA.2")
def test_focused_takes_the_command_point_off() -> None:
    s = board([PLAIN, Card("Calm", keywords=((i.FOCUSED, 0),))])
    plain, calm = place(s, "Plain", 0, "B2"), place(s, "Calm", 0, "B4")
    assert costs.combined_extra(s, plain)[prices.COMMAND] == 1
    assert costs.combined_extra(s, calm)[prices.COMMAND] == 0


@pytest.mark.clause("antithesis SEQ.2")
@pytest.mark.clause("antithesis TRAITA.2")
def test_abilities_cost_more_and_less_by_their_traits() -> None:
    toll = Card("Toll", lines=(holds("Abilities with trait Mobility cost {S} more."),))
    gift = Card("Gift", lines=(holds("Abilities with trait Combat cost {CP} less."),))
    s = board([SPEAR, toll, gift])
    spear = place(s, "Spear", 0, "B2")
    place(s, "Toll", 1, "F2")
    place(s, "Gift", 1, "F4")
    move = costs.changed(s, 0, spear, header_of(s, spear, "[Move]s"), prices.nothing())
    assert move[prices.ICONS + their.STANDARD] == 1
    price = prices.nothing()
    price[prices.COMMAND] = 1
    price[prices.EXHAUST] = 1
    fight = costs.changed(s, 0, spear, header_of(s, spear, "Melee"), price)
    assert (fight[prices.COMMAND], fight[prices.EXHAUST]) == (0, 1)


@pytest.mark.clause("antithesis CMDINC.1")
def test_command_income_is_two_and_what_cards_add() -> None:
    chief = Card("Chief", lines=(holds("You have Command Income: 1."),))
    s = board([PLAIN, Card("Post", extra={"command_income": 1}), chief])
    assert costs.command_income(s, 0) == 2
    place(s, "Post", 0, "B2")
    place(s, "Chief", 0, "B3")
    assert (costs.command_income(s, 0), costs.command_income(s, 1)) == (4, 2)


@pytest.mark.clause("antithesis KW.RAPID")
def test_rapid_movement_doubles_every_move() -> None:
    s = board([Card("Quick", keywords=((i.RAPID_MOVEMENT, 0),)), PLAIN])
    quick, plain = place(s, "Quick", 0, "B2"), place(s, "Plain", 0, "B4")
    for thing in (quick, plain):
        row = vec[i64]([0] * moves.WIDTH)
        row[moves.MOVER] = s.ref(thing)
        s.begin_move(row)
    assert combat.move_doubled(s, s.ref(quick))
    assert not combat.move_doubled(s, s.ref(plain))
    assert attacks.innermost(s.attacks) == attacks.NONE
