"""Worked cases of an outside referee: each was decided from the rulebook before the engine was asked."""

import pytest

from tests.clauses.oversoul.table import lay
from tests.clauses.oversoul.test_judged_interactions import CARDS


def case(position="", cards="", **more):
    return lay(position, CARDS + cards, **more)


# ---- Events while they are played


@pytest.mark.clause("oversoul R108", "oversoul 3.4.5")
def test_a_prepared_event_that_is_turned_up_does_not_select_itself():
    t = case("active=2 1.pool=3 1.E1=Zap[f] 2.U1=Hound").do("attack:2U1 target:1L 1?")
    t.do("turn:1E1")
    assert t.options() == ["pick:1L", "pick:2L", "pick:2U1"]
    cards = "Echo  Event ORDER I -1 QUICK\n  ●* Select 1 of your Events➤ Return it to its owner's hand\n"
    t = case("active=2 1.pool=3 1.E1=Echo[f] 2.U1=Hound", cards).do("attack:2U1 target:1L 1?")
    assert t.why("turn:1E1") == "R160"
    t = case("active=2 1.pool=3 1.E1=Echo[f] 1.E2=Hall 2.U1=Hound", cards)
    t.do("attack:2U1 target:1L 1? turn:1E1 ..")
    assert t.hand(1) == ["Hall"] and t.idle(1) == ["Echo"]


@pytest.mark.clause("oversoul 6.3.1")
def test_an_event_without_hp_takes_no_damage():
    cards = """
    Storm  Event ORDER I -1 CAST
      ●Deal 2 DMG to all Events
    Ears   Unit ORDER I -1 PRIMAL 1/2/3
      ●If one of your Events Takes DMG* Draw 1
    """
    t = case("1.U1=Ears 1.hand=Storm", cards).do("play:Storm zone:E1 ..")
    assert t.hand(1) == [] and t.idle(1) == ["Storm"]


# ---- Leaders


BOSS = """
Boss   Leader_Unit CHAOS -5 PRIMAL 5/3/20
  ●RETURN* Draw 1
Lord   Leader_Unit CHAOS -5 PRIMAL 5/3/20
  ●If this card is Returned* Draw 1
Fetch  Event ORDER I -1 QUICK
  ●Exile your Leader, then Return it to its owner's hand
Away   Event ORDER I -1 QUICK
  ●Exile your Leader
"""


@pytest.mark.clause("oversoul 8.5.22", "oversoul R102", "oversoul 5.4.15", "oversoul R117")
@pytest.mark.parametrize("leader", ["Boss", "Lord"])
def test_a_leader_is_returned_from_the_board_and_from_exile_alike(leader):
    own = f"1.leader=none 1.U1={leader}"
    t = case(f"{own} 1.pool=9 1.U2=Hound 1.hand=Home", BOSS).do("play:Home zone:E1 pick:1U1 ..")
    assert t.name("1L") == leader and t.hand(1) == ["Hound"]
    t = case(f"1.leader={leader} 1.pool=9 1.hand=Fetch", BOSS).do("play:Fetch zone:E1 ..")
    assert t.name("1L") == leader and t.hand(1) == ["Hound"] and t.ending() is None
    t = case(f"{own}[f] 1.pool=9 1.U2=Hound 1.hand=Home", BOSS).do("play:Home zone:E1 pick:1U1 ..")
    assert t.name("1L") == leader and t.hand(1) == []


@pytest.mark.clause("oversoul 2.0.8", "oversoul R22")
def test_a_construct_on_a_totem_is_the_top_of_its_zone():
    nest = "Nest  Event CHAOS I -1 CAST\n  ●Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 3 HP)\n"
    chaos = "1.U1=Hound 1.U2=Hound 1.U3=Hound 1.U4=Hound 1.E1=Hall 1.E2=Hall 1.deck=Hound,Stone 1.idle=Hound"
    t = case(f"{chaos} 1.hand=Nest,Core,Hall,Armor 1.pool=3", nest).do("play:Nest .. play:Armor pick:1U5 ..")
    t.do("play:Hall ..")
    assert t.ending() is None
    t = case(f"{chaos} 1.hand=Nest,Core,Rite 1.pool=3", nest).do("play:Nest .. play:Core pick:1U5 ..")
    assert t.ending() is None, "E3 is empty"
    t = case(f"{chaos} 1.hand=Nest,Hall,Mail 1.pool=3", nest + "Mail  Construct CHAOS I -1 UNIT 3\n")
    t.do("play:Nest .. play:Mail pick:1U5 ..")
    assert t.ending() is None
    t.do("play:Hall ..")
    assert t.ending() == ("1", "2.0.8")


@pytest.mark.clause("oversoul R112", "oversoul R102", "oversoul 8.7.30")
def test_a_prepared_leader_whose_activation_is_cancelled_goes_to_its_zone_and_is_not_returned():
    t = case("1.leader=none 1.U1=Boss[f] 1.rank=5 1.pool=9 2.pool=3 2.E1=Veto[f]", BOSS)
    t.do("turn:1U1 2? turn:2E1 ..")
    assert t.name("1L") == "Boss" and t.hand(1) == [] and t.ending() is None


# ---- the chain


@pytest.mark.clause("oversoul R112", "oversoul R116", "oversoul 8.7.30")
@pytest.mark.parametrize("law", ["when", "if"])
@pytest.mark.parametrize("do", ["play:Hound zone:U1", "turn:1U2", "lead zone:U1", "play:Armor"])
def test_what_has_resolved_cannot_be_cancelled_any_more(law, do):
    stop = (
        f"Stop  Event ORDER I -1 COUNTER\n  ●Activate only {law} your opponent Activates a card* Cancel it\n"
    )
    t = case("1.U2=Hound[f] 1.U3=Swift 1.hand=Hound,Armor 1.pool=9 2.pool=3 2.E1=Stop[f]", stop)
    t.do(do).do("2?")
    assert t.can("turn:2E1")
    t.do("pass pass 2?")
    assert t.question().startswith("Player 2: do you answer what has happened?")
    assert t.why("turn:2E1") == "R112"
    t.do("pass 2?")
    assert t.why("turn:2E1") == "R112"
    assert "nothing in the Timeshift" in t.game.why_not(t.s, t.game.read(t.s, "turn:2E1"))[1]


# ---- damage


@pytest.mark.clause("oversoul 8.6.14", "oversoul R83", "oversoul R17")
def test_pierce_through_what_is_beaten_already_sends_on_the_blow_and_no_more():
    cards = """
    Lancer  Unit CHAOS I -1 PRIMAL 5/3/9
      ●PIERCE ●HYPER-STRIKE
    Fort    Event ORDER I -1 BOARD 30
    """
    t = case("1.U1=Lancer 2.U2=Swift 2.E1=Fort", cards).do("attack:1U1 target:2U2 ..")
    assert t.idle(2) == ["Swift"] and t.damage("2E1") == 3 + 5 + 5
    zap = (
        "Spear  Unit CHAOS I -1 PRIMAL 5/3/9\n  ●PIERCE ●DUAL-STRIKE ●CAST* Select 1 Unit➤ Deal 4 DMG to it\n"
    )
    t = case("1.U1=Spear 2.U2=Swift 2.U1=Hound 2.E1=Fort", cards + zap).do("use:1U1#3 pick:2U2 ..")
    assert t.idle(2) == ["Swift"] and t.damage("2E1") == 2 + 4


@pytest.mark.clause("oversoul 8.6.27", "oversoul R225", "oversoul R83")
@pytest.mark.parametrize("spd", [1, 3, 5])
def test_dual_strike_deals_the_same_amount_once_more_also_to_what_lies_under_a_construct(spd):
    cards = f"""
    Breaker  Unit CHAOS I -1 PRIMAL 2/3/9
      ●DUAL-STRIKE ●This card Deals 2 more DMG to Constructs
      ●CAST* Select 1 Unit➤ Deal 2 DMG to it
    Block    Unit ORDER I -1 PRIMAL 0/{spd}/9
    """
    t = case("1.U1=Breaker 2.U1=Block+Armor", cards).do("attack:1U1 target:2U1 ..")
    assert t.idle(2) == ["Armor"] and t.damage("2U1") == 4
    t = case("1.U1=Breaker 2.U1=Block+Armor", cards).do("use:1U1#3 pick:2U1 ..")
    assert t.idle(2) == ["Armor"] and t.damage("2U1") == 4


@pytest.mark.clause("oversoul R83", "oversoul R225", "oversoul 8.6.27")
@pytest.mark.parametrize("spd", [1, 3, 5])
def test_what_deals_nothing_any_more_uses_no_dual_strike(spd):
    cards = f"""
    Sabre  Unit CHAOS I -1 PRIMAL 2/3/9
      ●DUAL-STRIKE
      ●CAST* Select 1 Unit➤ Deal 1 DMG to it
    Hush   Event ORDER I -1 BOARD 4
      ●Opposing Units Deal 2 less DMG
    Block  Unit ORDER I -1 PRIMAL 0/{spd}/9
    """
    t = case("1.U1=Sabre 2.U1=Block 2.E1=Hush", cards).do("use:1U1#2 pick:2U1 ..")
    assert t.damage("2U1") == 0 and t.charges("1U1", "DUAL_STRIKE") == 1
    t.do("attack:1U1 target:2U1 ..")
    assert t.damage("2U1") == 0 and t.charges("1U1", "DUAL_STRIKE") == 1


# ---- what a judge would say first


def reason(t, choice):
    return t.game.why_not(t.s, t.game.read(t.s, choice))


@pytest.mark.clause("oversoul R169", "oversoul R111", "oversoul R62", "oversoul 8.7.5")
@pytest.mark.parametrize("choice", ["play:Elf", "play:Rite", "attack:1U1", "prepare:Elf", "lead"])
def test_whose_turn_it_is_comes_before_the_open_timeshift(choice):
    t = case("active=2 1.rank=5 1.pool=9 1.U1=Hound 1.hand=Elf,Rite 2.U1=Hound").do("attack:2U1 target:1L 1?")
    assert reason(t, choice)[1].endswith("it is the turn of player 2")
    t = case("1.rank=5 1.pool=9 1.U1=Hound 1.hand=Elf,Rite,Zap").do("play:Zap zone:E1 pick:2L 1?")
    assert "a Timeshift is open" in reason(t, choice)[1] or choice == "play:Elf", "it may follow (R36)"


@pytest.mark.clause("oversoul R60", "oversoul 3.4.9", "oversoul R169")
def test_a_prepared_card_is_told_that_it_cannot_guard_because_it_is_prepared():
    t = case("1.U1=Hound 2.U1=Swift 2.U2=Knight 2.U3=Knight[f]").do("attack:1U1 target:2U1")
    assert reason(t, "guard:2U3") == ("oversoul 3.4.9", "Knight is Prepared, so it cannot Guard")
