"""Attacks as they are played: selection, Guard, responses, strikes, End of Battle (chapter 6)."""

import pytest

from tests.clauses.oversoul.table import lay

KEYS = """
Axe    Unit WITHER I -1 PRIMAL 3/2/9
  ●CLEAVE
Pike   Unit WITHER I -1 PRIMAL 5/2/9
  ●PIERCE
Both   Unit WITHER I -1 PRIMAL 5/2/9
  ●CLEAVE
  ●PIERCE
Leech  Unit WITHER I -1 PRIMAL 3/2/9
  ●VAMPIRISM
Briar  Unit WITHER I -1 PRIMAL 1/2/9
  ●THORNS
Gem    Unit WITHER I -1 PRIMAL 1/0/4
  ●CRYSTALIZED
Dud    Unit WITHER I -1 PRIMAL 0/0/2
Ward   Unit WITHER I -1 PRIMAL 1/2/9
  ●GUARD
Post   Event WITHER I -1 BOARD 5
  ●GUARD
Mad    Unit WITHER I -1 PRIMAL 2/2/9
  ●BERSERK
  ●CAST* Exhaust this card➤ Draw 1
"""


def settle(t):
    t.passes()
    while not t.s.over() and "end" not in t.options():
        t.do(t.options()[0] + " ..")
    return t


@pytest.mark.clause("oversoul 5.1.3", "oversoul 6.1.2", "oversoul 6.3.2", "oversoul 6.0.4")
def test_a_unit_deals_its_current_dmg_attacking_and_retaliating():
    text = """
    Grow  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Give it 2 DMG (this turn)
    """
    t = lay("1.U1=Giant 2.U1=Snail[d1] 1.hand=Grow,Grow", text)
    t.do("play:Grow zone:E1 pick:2U1 ..").do("play:Grow zone:E1 pick:1U1 ..")
    assert (t.dmg("1U1"), t.dmg("2U1")) == (8, 5)
    t = lay("1.U1=Hound 2.U1=Snail 1.hand=Grow", text).do("play:Grow zone:E1 pick:1U1 ..")
    t.do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 6 - 4 and t.idle(1) == ["Hound", "Grow"], "2 + 2, and 3 in return"


@pytest.mark.clause("oversoul R69", "oversoul 6.4.1", "oversoul 6.4.2", "oversoul 6.4.3")
def test_the_order_of_an_attack():
    t = lay("1.U1=Hound 2.U1=Stone 2.U2=Ward 2.hand=Flash", KEYS).do("attack:1U1 target:2U1")
    assert t.side("1U1") == "exhausted", "1: the target is named, the Attacker Exhausted"
    assert t.asked() == 2 and t.options() == ["guard:2U2", "unguarded"], "2: Guard selection at once"
    t.do("guard:2U2")
    assert t.chain() == [(1, 1, "Hound", "Attack")] and t.asked() == 2, "3: the Attack is Timeshift 1"
    assert t.can("play:Flash") and t.side("2U2") == "exhausted" and t.hp("2U2") == 9
    t.do("..")
    assert t.hp("2U2") == 7 and t.hp("1U1") == 2, "5 and 6: strikes, End of Battle"


@pytest.mark.clause("oversoul R72", "oversoul 8.6.13")
def test_an_event_may_guard_and_does_not_retaliate_and_veiled_does_not_prevent_a_guard():
    t = lay("1.U1=Hound 2.E1=Post", KEYS).do("attack:1U1 target:2L guard:2E1 ..")
    assert t.hp("2E1") == 3 and t.hp("1U1") == 3 and t.hp("2L") == 24
    hidden = "Ghost  Unit WITHER I -1 PRIMAL 1/2/9\n  ●GUARD\n  ●VEILED\n"
    t = lay("1.U1=Hound 2.U1=Ghost", hidden).do("attack:1U1")
    assert t.asked() == 2 and "guard:2U1" in t.options()
    t = lay("1.U1=Hound 2.U1=Ward[x] 2.U2=Stone", KEYS).do("attack:1U1 target:2U2")
    assert t.options() == ["pass"], "an Exhausted card cannot Guard"


@pytest.mark.clause("oversoul R77")
def test_a_slower_unit_cannot_guard_against_avian_but_an_event_may():
    bird = "Bird  Unit WITHER I -1 PRIMAL 1/4/3\n  ●AVIAN\n"
    t = lay("1.U1=Bird 2.U1=Ward 2.E1=Post", KEYS + bird).do("attack:1U1 target:2L")
    assert t.options() == ["guard:2E1", "unguarded"]


@pytest.mark.clause("oversoul R71")
def test_an_attacker_slowed_after_the_selection_still_strikes_and_a_slowed_defender_does_not():
    text = """
    Freeze  Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Give it PETRIFIED (this turn)
    Hit     Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Shatter it
    """
    t = lay("1.U1=Hound 2.U1=Stone 2.hand=Freeze", text).do(
        "attack:1U1 target:2U1 2>play:Freeze zone:E1 pick:1U1 .."
    )
    assert t.hp("2U1") == 4
    t = lay("1.U1=Hound 2.U1=Snail 1.hand=Freeze", text).do(
        "attack:1U1 target:2U1 1>play:Freeze zone:E1 pick:2U1 .."
    )
    assert t.hp("2U1") == 4 and t.hp("1U1") == 3
    t = lay("1.U1=Hound 2.U1=Snail 2.U2=Stone 2.hand=Hit", text)
    t.do("attack:1U1 target:2U1 2>play:Hit zone:E1 pick:2U1 ..")
    assert t.side("1U1") == "exhausted" and t.hp("2U2") == 6 and t.hp("2L") == 24, "no new target"


@pytest.mark.clause("oversoul R75", "oversoul R64", "oversoul 6.4.7")
def test_beaten_cards_stay_until_the_end_of_battle_and_shatter_together():
    text = """
    Flag   Unit CHAOS I -1 PRIMAL 1/3/1
      ●Your Units Have +2 DMG
    """
    t = lay("1.U1=Flag 2.U1=Flag", text).do("attack:1U1 target:2U1 ..")
    assert t.idle(1) == ["Flag"] and t.idle(2) == ["Flag"]
    t = lay("1.U1=Flag 2.U1=Flag[d0] 2.U2=Snail", text.replace("1/3/1", "1/3/2")).do(
        "attack:1U1 target:2U2 .."
    )
    assert t.hp("2U2") == 3 and t.idle(1) == ["Flag"]


@pytest.mark.clause("oversoul R79", "oversoul 8.6.40")
def test_berserk_is_fulfilled_by_one_attack_or_by_another_exhaust():
    t = lay("1.U1=Mad 2.U1=Stone", KEYS)
    assert t.why("end") == "8.6.40"
    (use,) = [option for option in t.options() if option.startswith("use")]
    assert t.do(f"{use} ..").can("end")
    assert lay("1.U1=Mad 2.U1=Stone", KEYS).do("attack:1U1 target:2U1 ..").can("end")
    t = lay("active=2 1.U1=Mad 2.U1=Stone", KEYS)
    assert t.can("end"), "not checked in the opponent's turn"


@pytest.mark.clause("oversoul R105", "oversoul 8.6.11", "oversoul 8.6.14", "oversoul R16", "oversoul R17")
def test_cleave_and_pierce_for_attacks_and_selecting_abilities_but_not_for_retaliation():
    t = lay("1.U1=Axe 2.U1=Stone 2.U2=Stone 2.U3=Stone 2.U4=Stone", KEYS).do("attack:1U1 target:2U2 ..")
    assert [t.hp(f"2U{n}") for n in (1, 2, 3, 4)] == [3, 3, 3, 6]
    t = lay("1.U1=Giant 1.U2=Hound 2.U1=Axe", KEYS).do("attack:1U1 target:2U1 ..")
    assert t.hp("1U2") == 3 and t.hp("1U1") == 5, "not for Retaliation"
    caster = (
        "Mage  Unit WITHER I -1 PRIMAL 1/2/9\n  ●CLEAVE\n  ●CAST* Select 1 opposing Unit➤ Deal 2 DMG to it\n"
    )
    caster += "  ●QUICK* Deal 2 DMG to 1 opposing Unit\n"
    t = lay("1.U1=Mage 2.U1=Stone 2.U2=Stone", caster)
    t.do("use:1U1#2 pick:2U1 ..")
    assert (t.hp("2U1"), t.hp("2U2")) == (4, 4)
    t.do("use:1U1#3 .. pick:2U1 ..")
    assert (t.hp("2U1"), t.hp("2U2")) == (2, 4), "a choice on resolution is no Selection"


@pytest.mark.clause("oversoul R105", "oversoul R17")
def test_splash_equals_what_the_selection_was_dealt_before_pierce_takes_its_excess():
    t = lay("1.U1=Both 2.U2=Hound 2.U1=Stone 2.U3=Stone 2.E1=Hall 2.E2=Hall", KEYS).do(
        "attack:1U1 target:2U2 .."
    )
    assert (t.hp("2U1"), t.hp("2U3")) == (1, 1), "5 to each side"
    assert (t.hp("2E1"), t.hp("2E2")) == (2, 4), "2 beyond the 3 HP go on, and splash does not pierce"


@pytest.mark.clause("oversoul R17", "oversoul 8.6.14")
@pytest.mark.parametrize(
    ("zone", "behind"),
    [("U1", ""), ("U2", "E1"), ("U3", "E2"), ("U4", "E3"), ("U5", ""), ("E2", "L"), ("E1", "")],
)
def test_what_lies_behind(zone, behind):
    units = " ".join(f"2.U{n}=Spring" for n in range(1, 6))
    events = " ".join(f"2.E{n}=Hall" for n in range(1, 4))
    t = lay(f"1.U1=Pike {units} {events}", KEYS)
    before = {place: t.hp(f"2{place}") for place in ("E1", "E2", "E3", "L")}
    t.do(f"attack:1U1 target:2{zone} ..")
    excess = 3 if zone[0] == "U" else 1
    after = {place: t.hp(f"2{place}") for place in before if t.name(f"2{place}")}
    hurt = {
        place: before[place] - after.get(place, 0) for place in before if before[place] != after.get(place, 0)
    }
    hurt.pop(zone, None)
    assert hurt == ({behind: excess} if behind else {})


@pytest.mark.clause("oversoul R91", "oversoul 8.6.20", "oversoul 8.6.19")
def test_the_amount_dealt_is_not_capped_by_hp_except_for_crystalized():
    t = lay("1.leader=Chief[d9] 1.U1=Leech 2.U1=Dud", KEYS).do("attack:1U1 target:2U1 ..")
    assert t.damage("1L") == 9 - 3, "3 were dealt to 2 HP"
    t = lay("1.leader=Chief[d9] 1.U1=Leech 2.U1=Gem[d2]", KEYS).do("attack:1U1 target:2U1 ..")
    assert t.damage("1L") == 9 - 1 and t.hp("2U1") == 1, "only the HP lost"
    t = lay("1.U1=Leech[d5] 2.U1=Dud 1.leader=Chief[d9]", KEYS).do("attack:1U1 target:2U1 ..")
    assert t.damage("1U1") == 2 and t.damage("1L") == 9, "the card itself first"
    t = lay("1.U1=Axe 2.U1=Briar+Armor", KEYS).do("attack:1U1 target:2U1 ..")
    assert t.hp("1U1") == 9 - 1 - 3, "THORNS count damage to the bearer's Constructs"


@pytest.mark.clause("oversoul R73")
def test_a_unit_spawned_and_reactivated_is_still_bound_by_the_turn_it_entered():
    text = """
    Raise  Event ORDER I -1 CAST
      ●Spawn 1 Unit in your Idle Zone & Reactivate all your Units
    """
    t = settle(lay("1.idle=Hound 1.hand=Raise 2.U1=Stone", text).do("play:Raise zone:E1"))
    (zone,) = t.board(1)
    assert t.side(f"1{zone}") == "up" and t.why(f"attack:1{zone}") == "6.2.8"
    t = lay("active=2 1.U1=Hound[f] 2.pool=0").do("end 1>turn:1U1 ..")
    t.turn_over()
    assert t.s.active == 0 and t.can("attack:1U1"), (
        "who Entered in the opponent's turn is free in the own next turn"
    )


@pytest.mark.clause("oversoul R76", "oversoul R60")
def test_against_who_does_not_retaliate_the_attacker_simply_strikes():
    for place in ("2.E1=Hall", "2.U1=Hawk[f]", "2.U1=Stone", ""):
        t = lay(f"1.U1=Hound {place}")
        t.do("attack:1U1")
        target = f"target:{place[0]}{place[2:4]}" if place else "target:2L"
        if target in t.options():
            t.do(target)
        t.passes()
        assert t.hp("1U1") == 3, place


@pytest.mark.clause("oversoul R169")
def test_of_several_reasons_the_first_in_order_is_named():
    t = lay("1.rank=1 1.pool=0 1.E1=Trap[f] 1.hand=Giant,Trap,Spring 1.U1=Stone[x]")
    assert t.why("play:Giant") == "4.0.5", "RANK before ENERGY"
    assert t.why("play:Trap") == "7.2.9", "the card before ENERGY"
    assert t.why("attack:1U1") == "3.3.4", "the position before SPD"
    t.do("end 1?")
    assert t.why("play:Giant") == "R111", "the moment before RANK"
    units = " ".join(f"1.U{n}=Hound" for n in range(1, 6))
    assert lay(f"{units} 1.rank=1 1.hand=Giant").why("play:Giant") == "4.0.5", "RANK before the Zone"
    assert lay(f"{units} 1.pool=0 1.hand=Swift").why("play:Swift") == "3.1.3", "the Zone before ENERGY"
