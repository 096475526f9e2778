"""Worked cases once more, decided from the rulebook and the rulings before they were played."""

import pytest

from tests.clauses.oversoul.table import lay

CARDS = """
Zap      Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 2 DMG to it
Prick    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 1 DMG to it
Break    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
Home     Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Return it to its owner's hand
Ward     Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Give it BARRIER
Strip    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ It loses all Abilities
Elf      Unit FLOW I -1 QIREAN 2/2/3
Thief    Unit ORDER I -1 PRIMAL 1/1/2
  ●ENTER* Select 1 opposing Unit➤ Steal its Keyworded Abilities
Robber   Unit ORDER I -1 PRIMAL 1/1/2
  ●ENTER* Select 1 opposing Unit➤ Steal its Abilities
"""


def case(position="", cards="", **more):
    return lay(position, CARDS + cards, **more)


# ---- Stolen charges


@pytest.mark.clause("oversoul R132", "oversoul 8.7.36")
@pytest.mark.parametrize("off", ["Home", "Break"])
def test_a_stolen_charge_comes_back_unused_when_the_thief_is_gone(off):
    t = case(f"1.hand=Thief,{off} 1.pool=9 2.U1=Elf").do("play:Thief zone:U1 ..")
    assert t.keys("1U1") == {"BARRIER"} and t.keys("2U1") == set()
    assert t.do(f"play:{off} zone:E1 pick:1U1 ..").charges("2U1", "BARRIER") == 1


@pytest.mark.clause("oversoul R132")
def test_a_stolen_charge_that_was_used_does_not_come_back():
    t = case("1.hand=Thief,Home,Prick 1.pool=9 2.U1=Elf").do("play:Thief zone:U1 ..")
    t.do("play:Prick zone:E1 pick:1U1 ..")
    assert t.hp("1U1") == 2 and t.keys("1U1") == set()
    assert t.do("play:Home zone:E1 pick:1U1 ..").keys("2U1") == set()


@pytest.mark.clause("oversoul R132", "oversoul R153")
def test_a_stolen_charge_does_not_come_back_when_its_source_has_ended():
    cards = "Shell Construct ORDER I -1 UNIT 3\n  ●BARRIER\n"
    t = case("1.hand=Thief,Break,Home 1.pool=9 2.U1=Stone+Shell", cards).do("play:Thief zone:U1 ..")
    assert t.keys("1U1") == {"BARRIER"} and t.keys("2U1") == set()
    t.do("play:Break zone:E1 pick:2U1.1 .. play:Home zone:E1 pick:1U1 ..")
    assert t.keys("2U1") == set()


@pytest.mark.clause("oversoul R132", "oversoul R81")
def test_a_charge_that_comes_back_to_one_received_meanwhile_makes_two():
    t = case("1.hand=Robber,Break,Ward 1.pool=9 2.U1=Elf").do("play:Robber zone:U1 ..")
    t.do("play:Ward zone:E1 pick:2U1 ..")
    assert t.keys("2U1") == {"BARRIER"}, "what was received after the theft is its own"
    assert t.do("play:Break zone:E1 pick:1U1 ..").keys("2U1") == {"HYPER-BARRIER"}


@pytest.mark.clause("oversoul R132", "oversoul R159")
def test_a_charge_stolen_from_a_thief_is_used_up_for_both():
    t = case("1.hand=Thief,Prick,Home 1.pool=9 2.U1=Elf 2.hand=Thief,Home 2.pool=9").do(
        "play:Thief zone:U1 .."
    )
    t.turn_over()
    t.do("play:Thief zone:U2 ..")
    assert t.keys("2U2") == {"BARRIER"} and t.keys("1U1") == set()
    t.do("end 1>play:Prick zone:E1 pick:2U2 .. play:Home zone:E1 pick:1U1 ..")
    assert t.hp("2U2") == 2 and t.keys("2U1") == set() and t.keys("2U2") == set()


@pytest.mark.clause("oversoul R192", "oversoul R132")
def test_a_charge_stolen_for_a_turn_is_back_afterwards():
    cards = """
    Loan Unit ORDER I -1 PRIMAL 1/1/2
      ●ENTER* Select 1 opposing Unit➤ Steal its Keyworded Abilities (this turn)
    """
    t = case("1.hand=Loan 1.pool=9 2.U1=Elf", cards).do("play:Loan zone:U1 ..")
    assert t.keys("1U1") == {"BARRIER"} and t.keys("2U1") == set()
    t.turn_over()
    assert t.keys("1U1") == set() and t.keys("2U1") == {"BARRIER"}


@pytest.mark.clause("oversoul R132")
def test_a_victim_with_keyworded_abilities_alone_has_them_back_from_who_stole_its_abilities():
    cards = "Guard Unit ORDER I -1 SENTRY 1/1/5\n"
    t = case("1.hand=Robber,Break 1.pool=9 2.U1=Guard", cards).do("play:Robber zone:U1 ..")
    assert t.keys("2U1") == set()
    assert t.do("play:Break zone:E1 pick:1U1 ..").keys("2U1") == {"GUARD"}


# ---- what is lost, and what is received afterwards


@pytest.mark.clause("oversoul R156", "oversoul 8.7.27")
@pytest.mark.parametrize(
    "lost", ["all Abilities", "all Keyworded Abilities", "BARRIER", "BARRIER (this turn)"]
)
def test_a_charge_received_after_the_loss_is_there(lost):
    cards = f"Sap Event ORDER I -1 CAST\n  ●* Select 1 Unit➤ It loses {lost}\n"
    t = case("1.U1=Stone 1.hand=Sap,Ward,Prick 1.pool=9", cards)
    t.do("play:Sap zone:E1 .. play:Ward zone:E1 pick:1U1 ..")
    assert t.keys("1U1") == {"BARRIER"}
    assert t.do("play:Prick zone:E1 pick:1U1 ..").hp("1U1") == 6


@pytest.mark.clause("oversoul R156")
def test_who_loses_all_abilities_loses_what_they_made_of_its_stats():
    cards = "Big Unit ORDER I -1 PRIMAL 1/1/5\n  ●Has +3 HP\nArm Construct ORDER I -1 UNIT 5\n  ●+2 DMG\n"
    t = case("1.U1=Big[d5]+Arm 1.hand=Strip 1.pool=9", cards)
    assert t.hp("1U1") == 3 and t.dmg("1U1") == 3
    t.do("play:Strip zone:E1 ..")
    assert t.board(1) == {} and t.idle(1) == ["Strip", "Arm", "Big"], "5 damage on 5 printed HP"


@pytest.mark.clause("oversoul R156", "oversoul R139", "oversoul 8.4.6")
def test_abilities_given_after_the_loss_work():
    cards = """
    Quote  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Give it "●CAST* Draw 1"
    Swear  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ It also Becomes SENTRY
    Knight Unit ORDER I -1 SENTRY 1/1/5
      ●CAST* Deal 1 DMG to the opposing Leader
    """
    t = case("1.U1=Knight 1.hand=Strip,Quote 1.pool=9", cards).do(
        "play:Strip zone:E1 .. play:Quote zone:E1 .."
    )
    assert [choice for choice in t.options() if choice.startswith("use")] == ["use:1U1#1"]
    assert t.do("use:1U1#1 ..").hand(1) == ["Hound"] and t.keys("1U1") == set()
    t = case("1.U1=Hound 1.hand=Strip,Swear 1.pool=9", cards).do(
        "play:Strip zone:E1 .. play:Swear zone:E1 .."
    )
    assert t.keys("1U1") == {"GUARD"}


@pytest.mark.clause("oversoul R156", "oversoul 8.7.28")
def test_what_lasting_lines_of_others_give_is_had_all_the_same():
    cards = """
    Choir  Event ORDER I -1 BOARD 5
      ●Your Units Have "●CAST* Draw 1"
    Shield Event ORDER I -1 BOARD 5
      ●Your Units Have BARRIER
    """
    t = case("1.U1=Elf 1.E2=Choir 1.E3=Shield 1.hand=Strip 1.pool=9", cards).do("play:Strip ..")
    assert t.keys("1U1") == {"BARRIER"} and t.can("use:1U1#1")


@pytest.mark.clause("oversoul R193", "oversoul 8.4.7", "oversoul R132")
def test_a_role_that_comes_back_brings_the_charge_that_was_not_used():
    cards = """
    Dull   Event ORDER I -1 CAST
      ●* Select 1 Unit➤ It loses all Roles (this turn)
    Mimic  Unit ORDER I -1 PRIMAL 1/1/2
      ●ENTER* Select 1 opposing Unit➤ Steal its Roles
    """
    t = case("1.hand=Dull 2.U1=Elf", cards).do("play:Dull zone:E1 ..")
    assert t.keys("2U1") == set()
    assert t.turn_over().keys("2U1") == {"BARRIER"}
    t = case("1.hand=Prick,Dull 1.pool=9 2.U1=Elf", cards).do(
        "play:Prick zone:E1 pick:2U1 .. play:Dull zone:E1 .."
    )
    assert t.turn_over().keys("2U1") == set(), "used is used"
    t = case("1.hand=Mimic,Home 1.pool=9 2.U1=Elf", cards).do("play:Mimic zone:U1 ..")
    assert t.keys("1U1") == {"BARRIER"} and t.keys("2U1") == set()
    assert t.do("play:Home zone:E1 pick:1U1 ..").keys("2U1") == {"BARRIER"}
    t = case("1.hand=Dull,Ward 1.pool=9 2.U1=Elf", cards).do(
        "play:Dull zone:E1 .. play:Ward zone:E1 pick:2U1 .."
    )
    assert t.keys("2U1") == {"BARRIER"}, "what sleeps does not make it HYPER"
    assert t.turn_over().keys("2U1") == {"HYPER-BARRIER"}


@pytest.mark.clause("oversoul R194", "oversoul R166")
def test_nobody_is_asked_which_of_several_cards_met_a_law_that_says_no_more_of_them():
    cards = """
    Mourn  Event ORDER I -1 BOARD 9
      ●When one of your Units is Shattered* Draw 1
    Quake  Event ORDER I -1 CAST
      ●Deal 3 DMG to all Units
    """
    t = case("1.hand=Quake 2.U1=Hound 2.U2=Swift 2.E1=Mourn", cards).do("play:Quake zone:E1 ..")
    assert t.hand(2) == ["Hound"] and t.asked() == 1 and "end" in t.options()


# ---- RESISTANT and what lasts


@pytest.mark.clause("oversoul R195", "oversoul 8.6.18", "oversoul R89", "oversoul 8.5.7")
def test_lasting_effects_of_other_cards_do_nothing_to_the_resistant():
    cards = """
    Rock   Unit ORDER I -1 PRIMAL 2/2/5
      ●RESISTANT
    Fort   Construct ORDER I -1 UNIT 2
      ●+2 DMG
    Drum   Unit ORDER I -1 PRIMAL 1/1/5
      ●AURA* Have +1 DMG & GUARD
    Choir  Event ORDER I -1 BOARD 5
      ●Your Units Have BARRIER
      ●Your Units Have "●CAST* Draw 1"
    Hex    Event ORDER I -1 BOARD 5
      ●Opposing Units Have -1 DMG
    """
    t = case("1.U1=Rock+Fort 1.U2=Drum 1.E3=Choir 2.E1=Hex", cards)
    assert t.dmg("1U1") == 4 and t.keys("1U1") == {"RESISTANT"}
    assert t.dmg("1U2") == 1 and t.keys("1U2") == {"GUARD", "BARRIER"}
    assert [choice for choice in t.options() if choice.startswith("use")] == ["use:1U2#2"]


@pytest.mark.clause("oversoul R195", "oversoul 8.4.11")
def test_a_dragon_is_not_changed_by_lasting_events_of_lower_rank():
    cards = """
    Wyrm   Unit CHAOS II -1 DRAGON 2/2/5
    Low    Event ORDER I -1 BOARD 5
      ●Your Units Have +1 DMG
    Even   Event ORDER II -1 BOARD 5
      ●Your Units Have +1 SPD
    """
    t = case("1.U1=Wyrm 1.U2=Hound 1.E1=Low 1.E2=Even 1.rank=5", cards)
    assert (t.dmg("1U1"), t.spd("1U1")) == (2, 3) and (t.dmg("1U2"), t.spd("1U2")) == (3, 3)


@pytest.mark.clause("oversoul R195", "oversoul R182")
def test_the_resistant_enter_upright_where_others_enter_exhausted():
    cards = """
    Tar    Event ORDER I -1 BOARD 5
      ●Opposing Units Enter Exhausted
    Rock   Unit ORDER I -1 PRIMAL 2/2/5
      ●RESISTANT
    """
    t = case("1.hand=Rock,Swift 1.pool=5 2.E1=Tar", cards).do("play:Rock zone:U1 .. play:Swift zone:U2 ..")
    assert t.side("1U1") == "up" and t.side("1U2") == "exhausted"


# ---- when


@pytest.mark.clause("oversoul R116", "oversoul 10.1.2")
def test_when_a_unit_attacks_is_over_once_something_else_was_announced():
    cards = """
    Pit    Event DOOM I -1 COUNTER
      ●Activate only when an opposing Unit Attacks* Cancel the Attack
    Maw    Event DOOM I -1 COUNTER
      ●Activate only if an opposing Unit Attacks* Cancel the Attack
    """
    t = case("1.U1=Hound 2.E1=Pit[f] 2.E2=Maw[f] 2.hand=Zap 2.pool=9", cards).do("attack:1U1 target:2L")
    assert t.can("turn:2E1") and t.can("turn:2E2")
    t.do("play:Zap pick:1L 2?")
    assert t.why("turn:2E1") == "10.1.2" and t.can("turn:2E2")


@pytest.mark.clause("oversoul R116", "oversoul R181")
def test_when_an_ability_is_used_is_over_once_something_else_was_announced():
    cards = """
    Gag    Event DOOM I -1 COUNTER
      ●Activate only when your opponent uses an Ability* Cancel it
    Sage   Unit ORDER I -1 PRIMAL 1/1/3
      ●CAST* Draw 1
    """
    t = case("1.U1=Sage 2.E1=Gag[f] 2.hand=Zap 2.pool=9", cards).do("use:1U1#1")
    assert t.can("turn:2E1")
    assert t.do("play:Zap zone:E2 pick:1L 2?").why("turn:2E1") == "10.1.2"


# ---- what came out right at once, and is kept


@pytest.mark.clause("oversoul R24", "oversoul R25", "oversoul R64")
def test_an_empty_deck_and_a_fallen_leader_in_one_link_are_a_draw():
    cards = "Big Event ORDER I -1 CAST\n  ●Draw 3 & Deal 5 DMG to the opposing Leader\n"
    t = case("1.hand=Big 1.deck=Hound,Hound 2.leader=Matron[d19]", cards).do("play:Big zone:E1 ..")
    assert t.ending()[0] == "=" and len(t.hand(1)) == 2


@pytest.mark.clause("oversoul R22", "oversoul R23", "oversoul R24")
@pytest.mark.parametrize(("damage", "winner"), [(0, "2"), (18, "1")])
def test_shiva_in_the_opponents_turn_is_nothing_to_a_leader_at_no_hp(damage, winner):
    cards = """
    Red    Event CHAOS I -1 BOARD 4
    Shell  Construct CHAOS I -1 UNIT 2
    Blow   Event ORDER I -1 CAST
      ●Deal 2 DMG to all opposing cards
    """
    units = "2.U1=Hound+Shell " + " ".join(f"2.U{n}=Hound" for n in range(2, 6))
    zones = f"{units} 2.E1=Red 2.E2=Red 2.E3=Red 2.idle=Rite 2.deck=Hound,Stone"
    t = case(f"1.hand=Blow 2.leader=Chief[d{damage}] {zones}", cards).do("play:Blow zone:E1 ..")
    assert t.ending()[0] == winner


@pytest.mark.clause("oversoul R159", "oversoul R50", "oversoul 5.4.15", "oversoul 8.6.39")
def test_an_amorphous_leader_that_is_returned_never_leaves_the_board():
    cards = "Fade Event ORDER I -1 CAST\n  ●* Select 1 Unit➤ Give it AMORPHOUS\n"
    t = case("1.U1=Chief[d3]+Armor 1.hand=Home,Fade 1.pool=5", cards)
    t.do("play:Fade zone:E1 .. play:Home zone:E1 pick:1U1 ..")
    assert not t.s.over() and t.damage("1L") == 3 and "Armor" in t.idle(1)


@pytest.mark.clause("oversoul R167", "oversoul R92", "oversoul R98")
def test_a_trigger_is_dropped_whose_card_an_earlier_trigger_removed():
    cards = """
    Rage   Unit ORDER I -1 PRIMAL 1/1/5
      ●BLOODLUST* Deal 5 DMG to the opposing Leader
    Kill   Unit ORDER I -1 PRIMAL 1/1/9
      ●If an opposing Unit Takes DMG* Shatter all opposing Damaged Units
    """
    t = case("1.hand=Zap 1.U1=Kill 2.U1=Rage", cards).do("play:Zap zone:E1 pick:2U1 ..")
    assert t.board(2) == {} and t.hp("1L") == 20


@pytest.mark.clause("oversoul R138", "oversoul R164", "oversoul R67")
def test_what_dies_of_an_ended_duration_is_gone_before_the_draw_and_triggers_after_the_cycle():
    cards = """
    Grow   Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Give it 2 HP (until your next cycle)
    Frail  Unit ORDER I -1 PRIMAL 1/1/2
      ●SHATTER* Deal 1 DMG to the opposing Leader
    """
    t = case("1.hand=Grow,Zap 1.U1=Frail 1.pool=9", cards)
    t.do("play:Grow zone:E1 .. play:Zap zone:E1 pick:1U1 ..").turn_over()
    log = t.turn_over().log()
    gone, drawn = (
        log.index("Frail of Player 1 Shatters."),
        len(log) - 1 - log[::-1].index("Player 1 Draws a card."),
    )
    assert gone < drawn < log.index("Player 1 uses Frail.") and t.hp("2L") == 23


@pytest.mark.clause("oversoul R162", "oversoul 8.2.2")
def test_a_replaced_cost_is_paid_and_its_own_law_stays_silent():
    cards = """
    Grave  Event ORDER I -1 BOARD 5
      ●If one of your Units would be Sacrificed* Exile it instead
    Altar  Event ORDER I -1 CAST
      ●* Sacrifice 1 Unit➤ Draw 1
    Lamb   Unit ORDER I -1 PRIMAL 1/1/1
      ●SACRIFICE* Draw 5
    """
    t = case("1.E3=Grave 1.U1=Lamb 1.hand=Altar", cards).do("play:Altar zone:E1 ..")
    assert t.hand(1) == ["Hound"] and t.exile(1) == ["Lamb"]


@pytest.mark.clause("oversoul R160", "oversoul R191", "oversoul 4.2.1")
def test_the_card_that_a_cost_takes_does_not_generate_for_it():
    cards = (
        "Fire Unit ORDER I -1 PRIMAL 1/1/1\n  ●CAST* Consume 2 ENERGY & Sacrifice 1 of your +Units➤ Draw 1\n"
    )
    assert case("1.U1=River 1.U2=Fire 1.pool=0", cards).why("use:1U2#1") == "4.2.1"
    assert case("1.U1=River 1.U3=River 1.U2=Fire 1.pool=0", cards).can("use:1U2#1")
