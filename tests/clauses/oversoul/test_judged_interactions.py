"""Worked cases where two or three rules meet: each was decided from the rulebook before it was played."""

import pytest

from tests.clauses.oversoul.table import begin, lay

CARDS = """
Zap       Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 2 DMG to it
Big_Zap   Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 5 DMG to it
Home      Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Return it to its owner's hand
Banish    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Exile it
Break     Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
Hide      Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Prepare it
Rouse     Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Reactivate it
Tire      Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Exhaust it
Petrify   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it PETRIFIED (this turn)
Seal      Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it SEALED (this turn)
Mend      Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Heal 2 HP to it
Ward      Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it BARRIER
Deny      Event ORDER I -1 QUICK
  ●* Cancel the opposing Event
Veto      Event ORDER I -1 COUNTER
  ●Activate only when your opponent Activates a card* Cancel it
Sprite    Unit FLOW I -1 ELEMENTAL 1/2/3
  ●ACTIVATE* Deal 1 DMG to the opposing Leader
Ghost     Unit DOOM I -1 PHANTOM 2/2/3
Elf       Unit FLOW I -1 QIREAN 2/2/3
Zombie    Unit DOOM I -1 UNDEAD 2/2/3
Bug       Unit VIGOR I -1 NIDAGYST 2/2/3
Slayer    Unit CHAOS I -1 SLAYER 2/2/3
Vexen     Unit CHAOS I -1 VEXEN 4/2/3
Both      Unit CHAOS I -1 SLAYER,VEXEN 4/2/3
Archer    Unit CHAOS I -1 SNIPER 2/2/3
Knight    Unit ORDER I -1 SENTRY 2/2/4
Bird      Unit SWAY I -1 RAPTOR 2/3/3
Man       Unit ORDER I -1 GAIAN 2/2/6
Blade     Unit DOOM I -1 SECUTOR 2/3/3
Tower     Unit ORDER I -1 STATION 6
Seed      Unit VIGOR II -1 NATURA 1/1/1
Druid     Unit VIGOR I -1 SHIFTER 1/2/3
Plus_Elf  Unit FLOW I +1 QIREAN 1/2/3
Crystal   Unit CHAOS I -1 MEGANIST 2/2/3
Angel     Unit ORDER II -1 VERA 1/2/4
Fiend     Unit DOOM II -1 VOPROS 1/2/4
Mage      Unit ARCANE III -1 SORCERER 1/2/4
Dragon    Unit CHAOS III -2 DRAGON 3/3/5
Stalk     Unit DOOM I -2 STALKER 2/2/3
"""


def case(position="", cards="", **more):
    return lay(position, CARDS + cards, **more)


# ---- the turn


@pytest.mark.clause("oversoul 2.1.6", "oversoul 2.1.7", "oversoul R66", "oversoul R67")
def test_the_cycle_heals_then_reactivates_and_only_then_the_triggers_come():
    cards = """
    Patient  Unit ORDER I -1 PRIMAL 1/2/5
      ●HEAL* Gain 1 DMG
      ●ACTIVATE* Deal DMG to the opposing Leader equal to this card's DMG
    """
    t = case("active=2 turn=4 1.U1=Patient[x/d3] 1.leader=Chief[d4]", cards)
    t.do("end ..")
    t.do("next:1 ..") if "next:1" in t.options() else None
    assert t.damage("1U1") == 0 and t.side("1U1") == "up" and t.damage("1L") == 4
    assert t.dmg("1U1") == 2 and t.hp("2L") in (23, 22)


@pytest.mark.clause("oversoul 8.6.41", "oversoul 8.6.42", "oversoul 2.1.7", "oversoul 2.1.6", "oversoul R66")
def test_the_cycle_passes_by_what_is_chained_or_damned():
    cards = """
    Caught  Unit ORDER I -1 PRIMAL 1/2/5
      ●CHAINED ●DAMNED ●HEAL* Gain 1 DMG ●ACTIVATE* Gain 1 DMG
    """
    t = case("active=2 turn=4 1.U1=Caught[x/d3]", cards).do("end ..")
    assert t.side("1U1") == "exhausted" and t.damage("1U1") == 3 and t.dmg("1U1") == 1


@pytest.mark.clause("oversoul R49", "oversoul R59", "oversoul 2.1.6")
def test_a_construct_on_a_leader_unit_is_healed_by_the_cycle_and_the_leader_is_not():
    t = case("active=2 turn=12 1.U1=Chief[d6]+Armor[d2]").do("end ..")
    assert t.damage("1U1") == 6 and t.damage("1U1.1") == 0


@pytest.mark.clause("oversoul 2.1.3", "oversoul R32", "oversoul 2.1.5")
def test_rank_by_a_card_waits_for_the_next_cycle_to_bring_energy():
    cards = """
    Crown  Event ORDER I -1 CAST
      ●Your Leader gains 1 RANK
    Drop   Event ORDER I -1 CAST
      ●The opposing Leader loses 1 RANK
    """
    t = case("1.rank=3 1.pool=3 2.rank=1 2.pool=1 1.hand=Crown,Drop", cards)
    t.do("play:Crown zone:E1 .. play:Drop zone:E1 ..")
    assert t.leader_rank(1) == 4 and t.pool(1) == 1 and t.leader_rank(2) == 1 and t.pool(2) == 1
    t.turn_over()
    assert t.leader_rank(2) == 2 and t.pool(2) == 2


@pytest.mark.clause("oversoul 2.3.1", "oversoul R102", "oversoul 8.5.22")
def test_a_card_given_back_for_the_hand_limit_is_returned():
    cards = """
    Echo  Unit CHAOS I -1 PRIMAL 1/1/1
      ●RETURN* Deal 2 DMG to the opposing Leader
    """
    t = case("1.hand=Echo,Hound,Hound,Hound,Hound,Hound 1.deck=Snail,Stone", cards)
    t.do("end @Return .. take:Echo")
    t.turn_over()
    assert t.hp("2L") == 22 and t.deck(1) == ["Snail", "Stone", "Echo"] and len(t.hand(1)) == 5


@pytest.mark.clause("oversoul 2.3.2", "oversoul 2.3.3", "oversoul R135", "oversoul R94")
def test_the_exchange_may_take_a_host_whose_constructs_shatter():
    t = case("1.hand=Hound 1.idle=Stone 1.U1=Swift+Armor 1.deck=Snail,Dart")
    t.do("end .. yes take:Hound take:Stone pick:1U1")
    t.do("take:Hound take:Stone")  # their order at the bottom
    assert t.hand(1) == ["Snail"] and t.idle(1) == ["Armor"] and t.board(1) == {}
    assert sorted(t.deck(1)) == ["Dart", "Hound", "Stone", "Swift"]


# ---- ENERGY


@pytest.mark.clause("oversoul 5.3.8", "oversoul 8.6.30", "oversoul R84", "oversoul R45")
def test_dynamo_doubles_host_and_construct_but_not_the_bonus_of_a_natura():
    cards = """
    Dyno  Unit ARCANE I +1 PRIMAL 1/2/2
      ●DYNAMO
    """
    t = case("1.pool=0 1.U1=Dyno+Core 1.U2=Seed 1.hand=Zap 2.U1=Giant", cards)
    t.do("use:1U2#1 .. play:Zap zone:E1 pick:2U1")
    if "tap:1U1" in t.options():
        t.do("tap:1U1")
    assert t.surplus(1) == (1 + 2) * 2 + 2 - 1  # Zap costs 1


@pytest.mark.clause("oversoul 4.1.3", "oversoul R34", "oversoul 8.6.33")
def test_frenzy_keeps_a_generator_upright_but_it_generates_once_a_turn():
    cards = """
    Well  Unit ARCANE I +1 PRIMAL 2/2/2
      ●FRENZY
    """
    t = case("1.pool=0 1.U1=Well 1.hand=Zap,Zap 2.U1=Giant", cards)
    t.do("play:Zap zone:E1 pick:2U1 tap:1U1 ..")
    assert t.side("1U1") == "up" and t.hp("2U1") == 6
    assert t.why("play:Zap") == "4.2.1"
    t.do("attack:1U1 target:2L ..")
    assert t.hp("2L") == 22 and t.side("1U1") == "exhausted"


@pytest.mark.clause("oversoul 4.1.3", "oversoul R31", "oversoul R34")
def test_a_generator_pays_in_the_opponents_turn_as_does_the_leader_pool():
    t = case("active=2 turn=4 1.pool=1 1.U1=Spring 1.hand=Zap,Zap 2.U1=Giant 2.hand=Swift")
    t.do("play:Swift zone:U2 1>play:Zap zone:E1 pick:2U1")
    if "tap:1U1" in t.options():
        t.do("tap:1U1")
    t.do("pass play:Zap zone:E2 pick:2U1" if t.asked() == 2 else "play:Zap zone:E2 pick:2U1")
    t.do("..")
    assert t.hp("2U1") == 4 and t.side("1U1") == "exhausted" and t.pool(1) == 0


@pytest.mark.clause("oversoul 10.0.6", "oversoul R36", "oversoul 4.0.3", "oversoul R37")
def test_surplus_brings_a_unit_from_the_hand_into_the_same_timeshift_and_no_cast_event():
    t = case("1.pool=0 1.U1=River 1.hand=Zap,Swift,Rite,Swift 2.U1=Giant")
    t.do("play:Zap zone:E1 pick:2U1 tap:1U1 pass")
    assert t.surplus(1) == 2 and t.can("play:Swift") and t.why("play:Rite") in ("R36", "R111")
    t.do("play:Swift zone:U2 ..")
    assert t.name("1U2") == "Swift" and t.surplus(1) == 0
    assert t.why("play:Swift") == "4.2.1"


@pytest.mark.clause("oversoul R38", "oversoul 4.1.6", "oversoul 3.4.2")
def test_the_discount_serves_neither_preparing_nor_a_numbered_cost():
    cards = """
    Cap  Unit CHAOS I -2 PRIMAL 1/2/2
      ●CAST* Consume 2 ENERGY➤ Gain 1 DMG
    """
    t = case("1.pool=5 1.U1=Spring[x] 1.U2=Spring[x] 1.U3=Cap 1.hand=Hound,Hound", cards)
    t.do("play:Hound zone:U4 ..")
    assert t.pool(1) == 5
    t.do("prepare:Hound zone:U5 ..")
    assert t.pool(1) == 4
    t.do("use:1U3#1 ..")
    assert t.pool(1) == 2


@pytest.mark.clause("oversoul 4.1.2", "oversoul 8.7.31", "oversoul R112")
def test_a_cancelled_generator_has_used_the_activation_of_the_turn():
    t = case("1.hand=Spring,River 2.E1=Veto[f]")
    t.do("play:Spring zone:U1 2>turn:2E1 ..")
    assert t.idle(1) == ["Spring"] and t.board(1) == {}
    assert t.why("play:River") == "4.1.2"


@pytest.mark.clause("oversoul 8.4.24", "oversoul R47")
def test_a_reduction_for_the_next_event_is_gone_though_that_event_was_cancelled():
    cards = """
    Monk  Unit SWAY I -1 SHAMAN 1/2/2
    Song  Event SWAY I -3 CAST
      ●Draw 1
    """
    t = case("1.U1=Monk 1.hand=Song,Song 2.E1=Veto[f]", cards).do("use:1U1#1 ..")
    assert t.cost(1, "Song") == 2
    t.do("play:Song zone:E1")
    assert t.pool(1) == 3
    t.do("2>turn:2E1 ..")
    assert t.cost(1, "Song") == 3 and t.hand(1) == ["Song"]


@pytest.mark.clause("oversoul 8.4.32", "oversoul R46", "oversoul 8.6.39")
def test_a_stalker_spends_the_opponents_energy_and_is_exiled_when_it_goes():
    t = case("2.pool=1 2.U1=Spring 1.hand=Stalk 1.pool=0").do("from:Stalk#1 tap:2U1 ..")
    if "zone:U1" in t.options():
        t.do("zone:U1 ..")
    assert t.pool(2) == 0 and t.side("2U1") == "exhausted"
    assert t.name("1U1") == "Stalk" and t.side("1U1") == "exhausted" and "AMORPHOUS" in t.keys("1U1")
    t = case("2.pool=1 1.hand=Stalk")
    assert not t.can("from:Stalk#1")


# ---- Prepared cards


@pytest.mark.clause("oversoul 8.7.17", "oversoul R175", "oversoul R60")
def test_a_prepared_card_is_sacrificed_for_any_role_but_not_for_an_active_one():
    cards = """
    Altar  Event ORDER I -1 CAST
      ●* Sacrifice 1 -DRAGON➤ Draw 1
    Pyre   Event ORDER I -1 CAST
      ●* Sacrifice 1 Active DRAGON➤ Draw 1
    Lamb   Unit ORDER I -1 PRIMAL 1/1/1
      ●SACRIFICE* Deal 5 DMG to the opposing Leader
    """
    t = case("1.hand=Altar,Pyre 1.U1=Lamb[f] 1.deck=Snail,Stone", cards)
    assert not t.can("play:Pyre")
    t.do("play:Altar zone:E1 ..")
    assert t.idle(1)[-1] == "Lamb" and t.hp("2L") == 24 and t.hand(1) == ["Pyre", "Snail"]


@pytest.mark.clause("oversoul 3.4.12", "oversoul R55", "oversoul 3.4.9")
def test_filters_see_a_prepared_card_as_a_minus_one_unit_and_nothing_else():
    cards = """
    One   Event ORDER I -1 CAST
      ●Deal 1 DMG to all opposing -1 Units or less
    Two   Event ORDER I -1 CAST
      ●Deal 1 DMG to all opposing PRIMAL
    Three Event ORDER I -1 CAST
      ●Deal 1 DMG to all opposing CHAOS cards
    Four  Event ORDER I -1 CAST
      ●Deal 1 DMG to all opposing Active Units
    Five  Event ORDER I -1 CAST
      ●Deal 1 DMG to all opposing cards of RANK V or lower
    """
    t = case("1.hand=One,Two,Three,Four,Five 2.U1=River[f] 2.U2=Giant", cards)
    for name, left in (("One", 3), ("Two", 3), ("Three", 3), ("Four", 3), ("Five", 3)):
        t.do(f"play:{name} zone:E1 ..")
        assert t.hp("2U1") == left, name


@pytest.mark.clause("oversoul 3.4.11", "oversoul R56", "oversoul 3.4.10")
def test_a_prepared_card_may_have_its_hp_raised_and_loses_that_when_turned_up():
    cards = """
    Feed  Event ORDER I -1 CAST
      ●Give all your Units 2 HP, 2 DMG & GUARD
    """
    t = case("1.hand=Feed 1.U1=Stone[f/d1] 1.U2=Hound", cards).do("play:Feed zone:E1 ..")
    assert t.hp("1U1") == 5 and t.keys("1U1") == set() and t.dmg("1U2") == 4
    t.do("turn:1U1 ..")
    assert t.hp("1U1") == 6 and t.dmg("1U1") == 3 and t.damage("1U1") == 0


@pytest.mark.clause("oversoul 8.4.16", "oversoul R58", "oversoul R61", "oversoul R60")
def test_a_nidagyst_that_hides_from_an_attack_is_still_hit_and_does_not_strike_back():
    t = case("1.U1=Swift 2.U1=Bug[d1] 2.pool=2")
    t.do("attack:1U1 target:2U1 2>use:2U1#1 ..")
    assert t.side("2U1") == "down" and t.hp("2U1") == 2 and t.hp("1U1") == 2 and t.pool(2) == 0


@pytest.mark.clause("oversoul 3.4.7", "oversoul R61", "oversoul 5.3.10")
def test_a_prepared_construct_that_is_attacked_attaches_itself_and_the_attack_ends():
    t = case("1.U1=Hound 2.U1=Armor[f] 2.U2=Swift[x]")
    t.do("attack:1U1 target:2U1 2>turn:2U1 ..")
    assert t.name("2U2.1") == "Armor" and t.damage("2U2.1") == 0 and t.side("2U2") == "up"
    assert t.hp("1U1") == 3 and t.name("2U1") is None


@pytest.mark.clause("oversoul 8.7.34", "oversoul R63", "oversoul 8.4.23")
def test_an_exposed_card_cannot_be_turned_up_till_the_next_cycle():
    cards = """
    Augur  Unit ORDER I -1 SEER 1/2/2
    """
    t = case("1.hand=Augur 2.U1=Hound[f]", cards).do("play:Augur zone:U1 .. yes ..")
    t.do("end 2?")
    assert t.why("turn:2U1") == "8.7.34"
    t.turn_over()
    while t.asked() != 2:
        t.do("pass")
    assert t.can("turn:2U1")


@pytest.mark.clause("oversoul 4.1.2", "oversoul R41", "oversoul R57")
def test_a_prepared_generator_may_be_turned_up_in_the_opponents_turn_once():
    t = case("1.U1=Spring[f] 1.U2=Spring[f] 1.hand=Spring")
    t.do("play:Spring zone:U3 ..")
    assert t.why("turn:1U1") == "4.1.2"
    t.turn_over()
    t.do("end 1>turn:1U1 ..")
    assert t.name("1U1") == "Spring" and t.side("1U1") == "up"


# ---- Events


@pytest.mark.clause("oversoul 7.2.6", "oversoul 7.2.7", "oversoul R101")
def test_a_perfect_event_serves_the_perfect_cards_of_both_boards():
    cards = """
    Lyre  Unit SWAY I -1 PRIMAL 1/2/4
      ●PERFECT* Draw 1
    Ode   Event SWAY I -1 PERFECT
      ●Deal 1 DMG to the opposing Leader
    """
    t = case("1.hand=Ode 1.deck=Snail,Stone 2.U1=Lyre 2.deck=Dart,Stone", cards)
    t.do("play:Ode zone:E1 ..")
    assert t.hp("2L") == 23 and t.hand(2) == ["Dart"] and t.hand(1) == []


@pytest.mark.clause("oversoul 7.2.6", "oversoul R101", "oversoul R112")
def test_a_perfect_event_resolves_though_its_perfect_card_is_gone_but_a_cancelled_one_triggers_none():
    cards = """
    Lyre  Unit SWAY I -1 PRIMAL 1/2/2
      ●PERFECT* Draw 1
    Ode   Event SWAY I -1 PERFECT
      ●Deal 1 DMG to the opposing Leader
    """
    t = case("1.hand=Ode 1.U1=Lyre 2.hand=Zap 1.deck=Snail,Stone", cards)
    t.do("play:Ode zone:E1 2>play:Zap zone:E1 pick:1U1 ..")
    assert t.hp("2L") == 23 and t.hand(1) == [] and sorted(t.idle(1)) == ["Lyre", "Ode"]
    t = case("1.hand=Ode 1.U1=Lyre 2.hand=Deny 1.deck=Snail,Stone", cards)
    t.do("play:Ode zone:E1 2>play:Deny zone:E1 ..")
    assert t.hp("2L") == 24 and t.hand(1) == [] and t.idle(1) == ["Ode"]


@pytest.mark.clause("oversoul 3.1.3", "oversoul R19", "oversoul R108")
def test_an_event_needs_a_zone_while_it_waits():
    t = case("1.E1=Hall 1.E2=Hall 1.hand=Zap,Zap 2.U1=Giant 1.E3=Hall[f]")
    assert t.why("play:Zap") in ("3.1.3", "R19")
    t = case("1.E1=Hall 1.E2=Hall 1.hand=Zap,Zap 2.U1=Giant")
    t.do("play:Zap pick:2U1 paid pass")
    assert t.asked() == 1 and t.why("play:Zap") in ("3.1.3", "R19")


@pytest.mark.clause("oversoul 5.2.3", "oversoul 7.2.2", "oversoul 8.5.27", "oversoul 10.1.3")
def test_an_event_that_goes_to_the_idle_zone_is_not_shattered():
    cards = """
    Mourner  Unit SWAY I -1 PRIMAL 1/2/4
      ●If an Event is Shattered* Draw 1
    """
    t = case("1.U1=Mourner 1.hand=Zap,Break 2.E1=Hall 1.deck=Snail,Stone", cards)
    t.do("play:Zap zone:E1 pick:2L ..")
    assert t.hand(1) == ["Break"]
    t.do("play:Break zone:E1 pick:2E1 ..")
    assert t.hand(1) == ["Snail"]


@pytest.mark.clause("oversoul R109", "oversoul 8.1.2", "oversoul R119")
def test_an_event_with_a_cost_that_cannot_be_paid_cannot_be_announced():
    cards = """
    Toll  Event ORDER I -1 CAST
      ●* Discard 2 cards in your hand➤ Draw 3
    """
    t = case("1.hand=Toll,Hound", cards)
    assert t.why("play:Toll") in ("R125", "8.2.1", "R160", "8.2.2")


# ---- Constructs


@pytest.mark.clause("oversoul 5.3.10", "oversoul R124", "oversoul 3.3.8", "oversoul 6.0.3")
def test_a_construct_rouses_a_unit_that_has_attacked_and_it_attacks_again():
    t = case("1.U1=Sprite 1.hand=Armor").do("attack:1U1 ..")
    assert t.hp("2L") == 23 and t.side("1U1") == "exhausted"
    t.do("play:Armor ..")
    assert t.side("1U1") == "up" and t.hp("2L") == 21, "ACTIVATE* with DYNAMO deals 2"
    t.do("attack:1U1 ..")
    assert t.hp("2L") == 20


@pytest.mark.clause("oversoul 5.3.2", "oversoul R98", "oversoul 8.5.8", "oversoul 8.5.19")
def test_what_a_construct_takes_the_host_has_not_taken():
    cards = """
    Angry  Unit ORDER I -1 PRIMAL 1/2/5
      ●BLOODLUST* Gain 1 DMG
      ●OUTLAST* Has GUARD
    """
    t = case("1.hand=Zap,Zap,Zap 2.U1=Angry+Armor", cards).do("play:Zap zone:E1 pick:2U1 ..")
    assert t.dmg("2U1") == 1 and t.hp("2U1.1") == 1 and t.keys("2U1") == set()
    t.do("play:Zap zone:E1 pick:2U1 ..")
    assert t.dmg("2U1") == 1 and t.hp("2U1") == 5 and t.name("2U1.1") is None
    t.do("play:Zap zone:E1 pick:2U1 ..")
    assert t.dmg("2U1") == 2 and t.hp("2U1") == 3 and t.keys("2U1") == {"GUARD"}


@pytest.mark.clause("oversoul 5.3.14", "oversoul 8.7.12", "oversoul 8.7.14", "oversoul R94")
def test_constructs_shatter_with_a_returned_host_and_are_exiled_with_an_exiled_one():
    cards = """
    Shell  Construct ORDER I -1 UNIT 3
      ●(this Construct) SHATTER* Draw 1
    """
    t = case("1.hand=Home 1.U1=Hound+Shell 1.deck=Snail,Stone", cards).do("play:Home zone:E1 ..")
    assert t.hand(1) == ["Hound", "Snail"] and "Shell" in t.idle(1)
    t = case("1.hand=Banish 1.U1=Hound+Shell 1.deck=Snail,Stone", cards)
    t.do("play:Banish zone:E1 pick:1U1 ..")
    assert t.hand(1) == [] and sorted(t.exile(1)) == ["Hound", "Shell"]


@pytest.mark.clause("oversoul 8.4.14", "oversoul R122", "oversoul 5.3.11", "oversoul 8.6.39")
def test_a_meganist_comes_back_as_a_construct_that_tires_its_host_and_is_exiled_in_the_end():
    t = case("1.U1=Crystal 1.U2=Hound 2.U1=Snail 1.hand=Break").do("attack:1U1 target:2U1 ..")
    t.do("yes ..") if "yes" in t.options() else None
    t.do("pick:1U2 ..") if "pick:1U2" in t.options() else None
    assert t.name("1U2.1") == "Crystal" and t.hp("1U2.1") == 3 and t.side("1U2") == "exhausted"
    t.do("play:Break zone:E1 pick:1U2.1 ..")
    assert t.exile(1) == ["Crystal"] and t.name("1U2") == "Hound"


@pytest.mark.clause("oversoul 8.6.16", "oversoul R90")
def test_polarity_takes_no_further_construct_and_is_selected_by_no_cost_but_may_be_attacked():
    cards = """
    Pole  Unit ORDER I -1 PRIMAL 1/2/4
      ●POLARITY
    Wave  Event ORDER I -1 CAST
      ●Deal 1 DMG to 1 Unit
    """
    t = case("1.hand=Armor,Zap,Wave 1.U1=Pole+Armor 2.U1=Pole", cards)
    assert t.why("play:Armor") in ("8.6.16", "R123", "R90")
    t.do("play:Zap zone:E1")
    assert "pick:2U1" not in t.options() and "pick:1U1" not in t.options()
    t.do("pick:2L .. play:Wave zone:E1 .. pick:2U1 ..")
    assert t.hp("2U1") == 3
    assert "target:2U1" in t.do("attack:1U1").options()


@pytest.mark.clause("oversoul 5.3.12", "oversoul R153", "oversoul 8.6.4", "oversoul 8.6.9")
def test_a_barrier_of_a_construct_and_an_own_one_are_two_and_the_granted_one_goes_first():
    cards = """
    Aegis  Construct ORDER I -1 UNIT 2
      ●BARRIER
    """
    t = case("1.hand=Zap,Break,Zap,Zap 2.U1=Elf+Aegis", cards)
    assert t.charges("2U1", "BARRIER") == 2
    t.do("play:Zap zone:E1 pick:2U1 ..")
    assert t.charges("2U1", "BARRIER") == 1 and t.hp("2U1.1") == 2
    t.do("play:Break zone:E1 pick:2U1.1 ..")
    assert t.charges("2U1", "BARRIER") == 1
    t.do("play:Zap zone:E1 pick:2U1 .. play:Zap zone:E1 pick:2U1 ..")
    assert t.hp("2U1") == 1


# ---- Battle


@pytest.mark.clause("oversoul 6.2.9", "oversoul 6.2.10", "oversoul 6.2.11", "oversoul 6.2.12", "oversoul R73")
@pytest.mark.parametrize(
    ("name", "reach"),
    [
        ("Hound", []),
        ("Swift", ["2U1", "2U2"]),
        ("Hawk", ["2E1", "2U1", "2U2"]),
        ("Dart", ["2E1", "2U1", "2U2"]),
    ],
)
def test_what_a_unit_reaches_in_the_turn_it_enters_where_the_leader_is_a_unit(name, reach):
    t = case(f"1.hand={name} 2.U1=Matron 2.U2=Giant[f] 2.E1=Hall").do(f"play:{name} zone:U1 ..")
    if reach:
        t.do("attack:1U1")
        assert [o for o in t.options() if o.startswith("target")] == [f"target:{p}" for p in reach]
    else:
        assert not t.can("attack:1U1")


@pytest.mark.clause("oversoul 6.2.13", "oversoul R68", "oversoul 8.6.43")
def test_speed_beyond_five_is_dmg_and_petrified_turns_none_of_it_over():
    cards = """
    Rush  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Give it 3 SPD
    """
    t = case("1.hand=Rush,Petrify 1.U1=Hawk", cards).do("play:Rush zone:E1 ..")
    assert (t.spd("1U1"), t.dmg("1U1")) == (5, 4)
    t.do("play:Petrify zone:E1 ..")
    assert (t.spd("1U1"), t.dmg("1U1")) == (0, 2)


@pytest.mark.clause("oversoul 6.2.5", "oversoul R75", "oversoul R99", "oversoul 8.5.12", "oversoul 8.4.33")
def test_both_beaten_together_shatter_together_and_execute_stays_silent():
    cards = """
    Killer  Unit DOOM I -1 PRIMAL 3/2/2
      ●EXECUTE* Deal 5 DMG to the opposing Leader
    """
    t = case("1.U1=Killer 2.U1=Zombie", cards).do("attack:1U1 target:2U1 ..")
    assert t.asked() == 2 and "yes" in t.options()
    t.do("yes ..")
    t.do("zone:U1 ..") if "zone:U1" in t.options() else None
    assert t.hp("2L") == 24 and t.idle(1) == ["Killer"]
    back = next(place for place in t.board(2))
    assert t.hp(f"2{back}") == 1 and t.side(f"2{back}") == "exhausted" and "AMORPHOUS" in t.keys(f"2{back}")


@pytest.mark.clause("oversoul 8.6.27", "oversoul R83", "oversoul 6.4.6")
def test_a_faster_defender_strikes_twice_and_is_unharmed():
    t = case("1.U1=Hound 2.U1=Blade").do("attack:1U1 target:2U1 ..")
    assert t.idle(1) == ["Hound"] and t.hp("2U1") == 3 and t.charges("2U1", "DUAL_STRIKE") == 0


@pytest.mark.clause("oversoul 8.6.36", "oversoul 8.6.13", "oversoul R72", "oversoul R86")
def test_a_veiled_guard_may_guard_and_is_veiled_no_longer():
    cards = """
    Shade  Unit DOOM I -1 PHANTOM 1/2/4
      ●GUARD
    """
    t = case("1.U1=Hound 1.U2=Hound 2.U1=Shade", cards).do("attack:1U1")
    assert t.options() == ["guard:2U1", "unguarded"], "only the Leader could be Attacked"
    t.do("guard:2U1 ..")
    assert t.hp("2U1") == 2 and t.hp("2L") == 24 and t.hp("1U1") == 2
    assert "VEILED" not in t.keys("2U1") and "target:2U1" in t.do("attack:1U2").options()


@pytest.mark.clause("oversoul 8.6.10", "oversoul 8.6.13", "oversoul R77")
def test_who_may_guard_against_an_avian_attacker():
    cards = """
    Gate    Event ORDER I -1 BOARD 5
      ●GUARD
    Falcon  Unit ORDER I -1 RAPTOR 1/2/4
      ●GUARD
    Quick   Unit ORDER I -1 PRIMAL 1/3/4
      ●GUARD
    """
    t = case("1.U1=Bird 2.U1=Knight 2.U2=Falcon 2.U3=Quick 2.U4=Tower 2.E1=Gate", cards)
    t.do("attack:1U1 target:2L")
    assert [o for o in t.options() if o.startswith("guard")] == ["guard:2E1", "guard:2U2", "guard:2U3"]
    t.do("guard:2E1 ..")
    assert t.hp("2E1") == 3 and t.side("2E1") == "exhausted" and t.hp("1U1") == 3


@pytest.mark.clause("oversoul 8.6.17", "oversoul 8.6.19", "oversoul R78", "oversoul R91")
def test_thorns_hurt_an_archer_that_no_one_strikes_back():
    t = case("1.U1=Archer 2.U1=Tower").do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 4 and t.hp("1U1") == 1


@pytest.mark.clause("oversoul 8.6.19", "oversoul 8.6.18", "oversoul R89", "oversoul R91")
def test_thorns_are_ability_damage_and_do_nothing_to_the_resistant():
    cards = """
    Smooth  Unit ORDER I -1 PRIMAL 2/2/4
      ●RESISTANT
    """
    t = case("1.U1=Smooth 2.U1=Tower", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 4 and t.hp("1U1") == 4


@pytest.mark.clause("oversoul 8.6.20", "oversoul R91", "oversoul 8.6.42")
def test_vampirism_heals_the_card_if_damaged_else_the_leader_and_a_damned_one_nothing():
    cards = """
    Bat  Unit DOOM I -1 PRIMAL 2/2/4
      ●VAMPIRISM
    Cursed  Unit DOOM I -1 PRIMAL 2/2/4
      ●VAMPIRISM ●DAMNED
    """
    t = case("1.leader=Chief[d9] 1.U1=Bat[d1] 1.U2=Bat 1.U3=Cursed[d1]", cards)
    t.do("attack:1U1 ..")
    assert t.damage("1U1") == 0 and t.damage("1L") == 9
    t.do("attack:1U2 ..")
    assert t.damage("1L") == 7
    t.do("attack:1U3 ..")
    assert t.damage("1U3") == 1 and t.damage("1L") == 7


@pytest.mark.clause("oversoul 8.6.40", "oversoul R79", "oversoul 8.6.36")
def test_berserk_binds_only_while_there_is_somebody_to_attack():
    cards = """
    Mad  Unit DOOM I -1 PRIMAL 2/2/4
      ●BERSERK
    """
    t = case("1.U1=Mad", cards)
    assert t.why("end") in ("8.6.40", "R79")
    t.do("attack:1U1 ..")
    assert t.can("end")
    hush = "Hush Event ORDER I -1 CAST\n ●Give all opposing Units VEILED\n"
    t = case("1.U1=Mad 2.U1=Matron 1.hand=Hush", cards + hush)
    assert not t.can("end")
    t.do("play:Hush zone:E1 ..")
    assert t.can("end")


@pytest.mark.clause("oversoul 8.6.11", "oversoul 8.6.14", "oversoul R105", "oversoul R17")
def test_cleave_splashes_the_whole_blow_and_pierce_sends_the_excess_under_and_behind():
    # 4 DMG: Armor 3 takes 3, its host 1; neighbours are dealt 4 each, nothing lies behind U1
    t = case("1.U1=Both 2.U1=Giant 2.U2=Stone+Armor 2.U3=Giant 2.E1=Hall")
    t.do("attack:1U1 target:2U2 ..")
    assert t.hp("2U2") == 5 and t.name("2U2.1") is None
    assert t.hp("2U1") == 4 and t.hp("2U3") == 4 and t.hp("2E1") == 4
    t = case("1.U1=Both 2.U1=Giant 2.U2=Swift[f/d2] 2.E1=Hall")
    t.do("attack:1U1 target:2U2 ..")
    assert t.name("2U2") is None and t.hp("2E1") == 2 and t.hp("2U1") == 4


@pytest.mark.clause("oversoul 8.6.14", "oversoul 8.6.15", "oversoul R17")
def test_a_barrier_stops_pierce_where_it_stands():
    t = case("1.U1=Vexen 2.U2=Elf 2.E1=Hall").do("attack:1U1 target:2U2 ..")
    assert t.hp("2U2") == 3 and t.hp("2E1") == 4
    t = case("1.U1=Vexen 1.hand=Break 2.U2=Spring 2.E1=Hall").do("attack:1U1 target:2U2 ..")
    assert t.name("2U2") is None and t.hp("2E1") == 2


@pytest.mark.clause("oversoul 8.6.14", "oversoul R17", "oversoul 2.0.4")
def test_pierce_through_the_middle_event_reaches_the_leader():
    t = case("1.U1=Vexen 2.E2=Hall[d3] 2.E1=Hall[d3]").do("attack:1U1 target:2E2 ..")
    assert t.hp("2L") == 21
    t = case("1.U1=Vexen 2.E2=Hall[d3] 2.E1=Hall[d3]").do("attack:1U1 target:2E1 ..")
    assert t.hp("2L") == 24


@pytest.mark.clause("oversoul 8.6.11", "oversoul 8.6.18", "oversoul 8.6.21", "oversoul R82", "oversoul R89")
def test_splash_meets_barrier_and_resistant():
    cards = """
    Smooth  Unit ORDER I -1 PRIMAL 2/2/4
      ●RESISTANT
    """
    t = case("1.U1=Slayer 2.U1=Smooth 2.U2=Giant 2.U3=Elf", cards).do("attack:1U1 target:2U2 ..")
    assert t.hp("2U1") == 4 and t.hp("2U3") == 3 and t.charges("2U3", "BARRIER") == 0


@pytest.mark.clause("oversoul 8.6.24", "oversoul 8.6.12", "oversoul R87", "oversoul R88")
def test_two_death_marks_on_a_crystalized_card_exile_it():
    cards = """
    Touch  Unit DOOM I -1 PRIMAL 1/3/9
      ●DEATHTOUCH
    Gem    Unit ORDER I -1 PRIMAL 1/0/6
      ●CRYSTALIZED
    """
    t = case("1.U1=Touch 1.U2=Touch 2.U1=Gem", cards).do("attack:1U1 target:2U1 ..")
    assert t.marks("2U1") and t.hp("2U1") == 5 and t.charges("1U1", "DEATHTOUCH") == 0
    t.do("attack:1U2 target:2U1 ..")
    assert t.exile(2) == ["Gem"]


@pytest.mark.clause("oversoul 8.6.24", "oversoul R87")
def test_deathtouch_keeps_its_charge_on_leaders_constructs_and_what_is_beaten_anyway():
    cards = """
    Touch  Unit DOOM I -1 PRIMAL 2/3/9
      ●DEATHTOUCH
    """
    for board in ("", "2.U1=Stone+Armor", "2.U1=Spring", "2.U1=Stone[f]"):
        t = case(f"1.U1=Touch {board}", cards)
        t.do(f"attack:1U1 {'target:2U1 ' if board else ''}..")
        assert t.charges("1U1", "DEATHTOUCH") == 1, board
    t = case("1.U1=Touch 2.U1=Matron", cards).do("attack:1U1 ..")
    assert t.hp("2U1") == 22 and t.charges("1U1", "DEATHTOUCH") == 1


@pytest.mark.clause("oversoul R71", "oversoul 8.6.43", "oversoul R76")
def test_petrified_after_the_attack_is_declared():
    t = case("1.U1=Swift 2.U1=Giant 2.hand=Petrify")
    t.do("attack:1U1 target:2U1 2>play:Petrify zone:E1 pick:1U1 ..")
    assert t.idle(1) == ["Swift"] and t.hp("2U1") == 8, "slower now, beaten before it strikes"
    t = case("1.U1=Swift 2.U1=Giant 1.hand=Petrify")
    t.do("attack:1U1 target:2U1 1>play:Petrify zone:E1 pick:2U1 ..")
    assert t.hp("1U1") == 2 and t.hp("2U1") == 6


@pytest.mark.clause("oversoul 8.4.13", "oversoul R96", "oversoul 8.6.33")
def test_a_gaian_hurt_in_its_own_attack_gains_frenzy_for_the_next_exhaust():
    t = case("1.U1=Man 2.U1=Snail 1.hand=Rouse").do("attack:1U1 target:2U1 ..")
    assert t.side("1U1") == "exhausted" and t.hp("1U1") == 3 and t.charges("1U1", "FRENZY") == 1
    t.do("play:Rouse zone:E1 pick:1U1 .. attack:1U1 target:2L ..")
    assert t.side("1U1") == "up" and t.charges("1U1", "FRENZY") == 0
    t.do("attack:1U1 target:2L ..")
    assert t.side("1U1") == "exhausted" and t.hp("2L") == 20


@pytest.mark.clause("oversoul 6.4.3", "oversoul 8.6.13", "oversoul 3.3.4", "oversoul R85")
def test_guard_is_an_exhaust_that_frenzy_saves():
    cards = """
    Stout  Unit ORDER I -1 SENTRY 1/2/9
      ●FRENZY
    """
    t = case("1.U1=Hound 1.U2=Hound 1.U3=Hound 2.U1=Stout", cards)
    t.do("attack:1U1 target:2L guard:2U1 ..")
    assert t.side("2U1") == "up" and t.hp("2U1") == 7
    t.do("attack:1U2 target:2L guard:2U1 ..")
    assert t.side("2U1") == "exhausted" and t.hp("2U1") == 5
    t.do("attack:1U3 target:2L ..")
    assert t.hp("2L") == 22


@pytest.mark.clause("oversoul 8.5.6", "oversoul R70", "oversoul R69", "oversoul 8.5.13")
def test_attack_law_strengthens_the_blow_and_exhaust_law_waits_for_the_end():
    cards = """
    Fury  Unit ORDER I -1 PRIMAL 1/2/3
      ●ATTACK* Gain 2 DMG (this turn)
      ●EXHAUST* Gain 5 DMG (this turn)
    """
    t = case("1.U1=Fury", cards).do("attack:1U1 ..")
    assert t.hp("2L") == 21 and t.dmg("1U1") == 8


@pytest.mark.clause("oversoul 8.5.6", "oversoul R69", "oversoul R112")
def test_a_cancelled_attack_triggers_nothing_and_leaves_the_attacker_tired():
    cards = """
    Fury  Unit ORDER I -1 PRIMAL 1/2/3
      ●ATTACK* Deal 5 DMG to the opposing Leader
    Parry  Event ORDER I -1 COUNTER
      ●Activate only when an opposing Unit Attacks* Cancel the Attack
    """
    t = case("1.U1=Fury 2.E1=Parry[f]", cards).do("attack:1U1 target:2L 2>turn:2E1 ..")
    assert t.hp("2L") == 24 and t.side("1U1") == "exhausted"


# ---- the chain


@pytest.mark.clause("oversoul 10.0.2", "oversoul R107", "oversoul R64")
def test_a_heal_on_top_saves_and_one_below_comes_too_late():
    t = case("1.hand=Zap 2.hand=Ward 2.U1=Swift").do("play:Zap zone:E1 pick:2U1 2>play:Ward zone:E1 ..")
    assert t.hp("2U1") == 2 and t.charges("2U1", "BARRIER") == 0
    t = case("1.hand=Zap 2.hand=Ward 2.U1=Swift active=2 turn=4")
    t.do("play:Ward zone:E1 1>play:Zap zone:E1 pick:2U1 ..")
    assert t.idle(2) == ["Ward", "Swift"] or t.idle(2) == ["Swift", "Ward"]
    assert t.board(2) == {}


@pytest.mark.clause("oversoul 10.0.4", "oversoul R108", "oversoul R43")
def test_a_unit_that_waits_in_the_chain_cannot_be_selected_and_enters_upright():
    t = case("1.hand=Sprite 2.hand=Zap").do("play:Sprite zone:U1 2>play:Zap zone:E1")
    assert "pick:1U1" not in t.options()
    t.do("pick:1L ..")
    assert t.side("1U1") == "up" and t.hp("1L") == 18 and t.hp("2L") == 22


@pytest.mark.clause("oversoul R43", "oversoul 4.0.5", "oversoul 10.0.4")
def test_rank_lost_in_answer_sends_the_announced_card_to_the_idle_zone():
    cards = """
    Humble  Event ORDER I -1 QUICK
      ●The opposing Leader loses 2 RANK
    """
    t = case("1.rank=5 1.pool=5 1.hand=Giant 2.hand=Humble 1.U2=Giant", cards)
    t.do("play:Giant zone:U1 2>play:Humble zone:E1 ..")
    assert t.idle(1) == ["Giant"] and t.board(1) == {"U2": "Giant"} and t.leader_rank(1) == 3


@pytest.mark.clause("oversoul 8.5.9", "oversoul R111", "oversoul R110", "oversoul 8.5.21")
def test_cast_only_alone_and_quick_in_every_window():
    cards = """
    Two_Ways  Unit ORDER I -1 PRIMAL 1/2/3
      ●CAST* Consume 1 ENERGY➤ Gain 1 DMG
      ●QUICK* Consume 1 ENERGY➤ Gain 1 HP
    """
    t = case("1.U1=Two_Ways 1.hand=Zap 2.U1=Two_Ways[x]", cards).do("play:Zap zone:E1 pick:2L 2?")
    assert t.can("use:2U1#2") and t.why("use:2U1#1") in ("8.5.9", "R111", "2.2.1")
    t.do("use:2U1#2 1?")
    assert t.can("use:1U1#2") and t.why("use:1U1#1") in ("8.5.9", "R111")
    t.do("use:1U1#2 ..")
    assert t.hp("1U1") == 4 and t.hp("2U1") == 4 and t.can("use:1U1#1")


@pytest.mark.clause("oversoul R92", "oversoul R168", "oversoul R167")
def test_triggers_of_the_turn_player_come_first_in_the_order_chosen():
    cards = """
    Bomb   Event ORDER I -1 CAST
      ●Shatter all Units
    Heir   Unit ORDER I -1 PRIMAL 1/2/3
      ●SHATTER* Heal 5 HP to your Leader
    Curse  Unit ORDER I -1 PRIMAL 1/2/3
      ●SHATTER* Deal 5 DMG to your Leader
    """
    t = case("1.leader=Chief[d16] 1.hand=Bomb 1.U1=Heir 1.U2=Curse 2.U1=Curse", cards)
    t.do("play:Bomb zone:E1 ..")
    assert t.asked() == 1 and t.options()[:2] == ["next:1", "next:2"]
    t.do("next:1 ..")
    assert t.ending() is None and t.damage("1L") == 16 and t.damage("2L") == 5
    t = case("1.leader=Chief[d16] 1.hand=Bomb 1.U1=Heir 1.U2=Curse 2.U1=Curse", cards)
    t.do("play:Bomb zone:E1 .. next:2 ..")
    assert t.ending() is not None and t.damage("2L") == 0


@pytest.mark.clause("oversoul 10.1.2", "oversoul R114", "oversoul R166")
@pytest.mark.parametrize(("law", "drawn"), [("When", 0), ("If", 1)])
def test_a_unit_shattered_before_the_last_part_is_missed_by_when_and_not_by_if(law, drawn):
    cards = f"""
    Watcher  Unit SWAY I -1 PRIMAL 1/2/4
      ●{law} an opposing Unit is Shattered* Draw 1
    Reap     Event ORDER I -1 CAST
      ●* Select 1 opposing Unit➤ Shatter it, then Heal 1 HP to your Leader
    """
    t = case("1.leader=Chief[d3] 1.U1=Watcher 1.hand=Reap 2.U1=Hound 1.deck=Snail,Stone", cards)
    t.do("play:Reap zone:E1 ..")
    assert len(t.hand(1)) == drawn


@pytest.mark.clause("oversoul R114", "oversoul R64", "oversoul 10.1.2")
def test_the_shatter_by_damage_belongs_to_the_step_that_dealt_it():
    cards = """
    Watcher  Unit SWAY I -1 PRIMAL 1/2/4
      ●When an opposing Unit is Shattered* Draw 1
    """
    t = case("1.U1=Watcher 1.hand=Zap 2.U1=Swift 1.deck=Snail,Stone", cards)
    t.do("play:Zap zone:E1 pick:2U1 ..")
    assert t.hand(1) == ["Snail"]
    t = case("1.U1=Watcher 1.U2=Hound 2.U1=Swift 1.deck=Snail,Stone", cards).do("attack:1U2 target:2U1 ..")
    assert t.hand(1) == [] or t.name("2U1") is None


@pytest.mark.clause("oversoul R113", "oversoul R159")
def test_a_selection_that_was_returned_and_is_back_is_not_the_same_card():
    cards = """
    Blink  Event ORDER I -1 QUICK
      ●* Select 1 of your Units➤ Return it to your hand, then Spawn it
    """
    t = case("1.hand=Big_Zap 2.hand=Blink 2.U1=Hound", cards)
    t.do("play:Big_Zap zone:E1 pick:2U1 2>play:Blink zone:E1 ..")
    t.do("zone:U1 ..") if "zone:U1" in t.options() else None
    assert [t.face(t.at(f"2{p}")) for p in t.board(2)] == ["Hound"]


# ---- prophecies, Decks, marks


NINE = """
Ant  Unit ORDER,VIGOR I -1 PRIMAL 1/2/2
Bee  Unit VIGOR I -1 PRIMAL 1/2/2
Cat  Unit SWAY I -1 PRIMAL 1/2/2
Dog  Unit FLOW I -1 PRIMAL 1/2/2
Elk  Unit ARCANE I -1 PRIMAL 1/2/2
Fig  Event NEUTRAL I -1 BOARD 3
Gum  Event DOOM I -1 BOARD 3
Hut  Event WITHER I -1 BOARD 3
"""


@pytest.mark.clause("oversoul 2.0.7", "oversoul R21", "oversoul R23")
def test_a_card_of_two_archetypes_stands_for_the_one_that_is_missing():
    t = case("1.U1=Ant 1.U2=Bee 1.U3=Cat 1.U4=Dog 1.E1=Fig 1.E2=Gum 1.E3=Hut 1.hand=Elk", NINE)
    t.do("play:Elk ..")
    assert t.ending() == ("1", "2.0.7")
    t = case("1.U1=Ant[f] 1.U2=Bee 1.U3=Cat 1.U4=Dog 1.E1=Fig 1.E2=Gum 1.E3=Hut 1.hand=Elk", NINE)
    t.do("play:Elk ..")
    assert t.ending() is None


@pytest.mark.clause("oversoul 2.0.8", "oversoul R22", "oversoul R146")
def test_shiva_looks_at_the_topmost_card_of_each_zone():
    chaos = "1.U1=Hound 1.U2=Hound 1.U3=Hound 1.U4=Hound 1.E1=Hall 1.E2=Hall 1.E3=Hall 1.deck=Hound,Stone"
    t = case(f"{chaos} 1.idle=Hound 1.hand=Hound").do("play:Hound ..")
    assert t.ending() == ("1", "2.0.8")
    t = case(f"{chaos} 1.idle=Stone,Hound 1.hand=Hound").do("play:Hound ..")
    assert t.ending() is None
    chaos = f"{chaos} 1.idle=Hound 1.hand=Hound"
    t = case(chaos.replace("1.U1=Hound", "1.U1=Hound+Armor")).do("play:Hound ..")
    assert t.ending() is None
    t = case(chaos.replace("1.U1=Hound", "1.U1=Stone+Core")).do("play:Hound ..")
    assert t.ending() == ("1", "2.0.8")


@pytest.mark.clause("oversoul 2.0.6", "oversoul R25", "oversoul R24")
def test_a_draw_from_too_small_a_deck_loses_after_the_link_unless_the_other_loses_too():
    cards = """
    Greed  Event ORDER I -1 CAST
      ●Draw 2 & Deal 24 DMG to the opposing Leader
    Greedy Event ORDER I -1 CAST
      ●Draw 2
    Seek   Event ORDER I -1 CAST
      ●Draw 1 DRAGON
    """
    t = case("1.deck=Hound 1.hand=Greedy", cards).do("play:Greedy zone:E1 ..")
    assert t.ending() == ("2", "2.0.6")
    t = case("1.deck=Hound 1.hand=Greed", cards).do("play:Greed zone:E1 ..")
    assert t.ending()[0] == "="
    t = case("1.deck=Hound 1.hand=Seek", cards).do("play:Seek zone:E1 ..")
    assert t.ending() is None and t.hand(1) == []


# ---- Leaders


@pytest.mark.clause("oversoul 5.4.18", "oversoul R54", "oversoul 8.6.5", "oversoul 5.4.7")
def test_the_keywords_of_a_leader_wake_when_it_enters_and_sleep_when_it_goes_back():
    cards = """
    Lord  Leader_Unit DOOM -2 QIREAN 3/3/20
      ●GUARD
    """
    t = case("1.leader=Lord 2.hand=Zap,Zap 2.pool=5 1.hand=Home", cards)
    t.do("lead zone:U1 ..")
    assert {"GUARD", "BARRIER"} <= t.keys("1U1")
    t.do("play:Home zone:E1 2>play:Zap zone:E1 pick:1U1 ..")
    assert t.name("1L") == "Lord" and t.damage("1L") == 0
    t.do("end 2>play:Zap zone:E1 pick:1L ..")
    assert t.damage("1L") == 2


@pytest.mark.clause("oversoul 5.4.16", "oversoul R51", "oversoul R26")
def test_a_prepared_leader_has_four_hp_and_its_player_loses_with_them():
    t = case("1.U1=Chief[d18] 1.hand=Hide 2.hand=Zap,Big_Zap").do("play:Hide zone:E1 ..")
    assert t.side("1U1") == "down" and t.hp("1U1") == 4
    t.do("end 2>play:Zap zone:E1 pick:1U1 ..")
    assert t.ending() is None and t.hp("1U1") == 2
    t = case("1.U1=Chief[d18] 1.hand=Hide 2.hand=Big_Zap").do("play:Hide zone:E1 ..")
    t.do("end 2>play:Big_Zap zone:E1 pick:1U1 ..")
    assert t.ending()[0] == "2"


@pytest.mark.clause("oversoul 10.0.9", "oversoul R27", "oversoul 5.4.17", "oversoul 8.4.33")
def test_an_undead_leader_that_is_shattered_comes_back_by_its_role():
    cards = """
    Lich  Leader_Unit DOOM -2 UNDEAD 3/3/20
    """
    t = case("1.leader=none 1.U1=Lich[d3] 2.hand=Break 1.hand=Zap", cards)
    t.do("play:Zap zone:E1 pick:2L 2>play:Break zone:E1 pick:1U1 ..")
    assert t.asked() == 1 and "yes" in t.options()
    t.do("yes ..")
    t.do("zone:U1 ..") if "zone:U1" in t.options() else None
    assert t.ending() is None and t.hp("1U1") == 1 and t.side("1U1") == "exhausted"
    t = case("1.leader=none 1.U1=Lich[d3] 2.hand=Break 1.hand=Zap", cards)
    t.do("play:Zap zone:E1 pick:2L 2>play:Break zone:E1 pick:1U1 .. no ..")
    assert t.ending()[0] == "2"


@pytest.mark.clause("oversoul R26", "oversoul 2.0.4", "oversoul 8.4.33")
def test_a_leader_unit_beaten_in_battle_is_lost_whatever_its_role():
    cards = """
    Lich  Leader_Unit DOOM -2 UNDEAD 3/3/20
    """
    t = case("1.U1=Hound 2.U1=Lich[d18] 2.leader=none", cards).do("attack:1U1 ..")
    assert t.ending() is None and t.idle(1) == ["Hound"] and t.hp("2U1") == 2, "it strikes first"
    t = case("1.U1=Dart 2.U1=Lich[d18] 2.leader=none", cards).do("attack:1U1 ..")
    assert t.ending()[0] == "1"


@pytest.mark.clause("oversoul R44", "oversoul 8.4.20", "oversoul 5.4.10")
def test_rank_on_a_leader_is_the_leader_rank_in_its_zone_and_five_outside():
    cards = """
    Magus  Leader_Unit ARCANE -1 PRIMAL 3/3/20
      ●CAST (Once each turn)* Deal RANK DMG to the opposing Leader
    """
    t = case("1.rank=3 1.leader=Magus", cards).do("use:1L#1 ..")
    assert t.hp("2L") == 21
    t = case("1.leader=none 1.U1=Magus", cards).do("use:1U1#1 ..")
    assert t.hp("2L") == 19


@pytest.mark.clause("oversoul R159", "oversoul R71", "oversoul 5.4.15")
def test_a_leader_unit_that_goes_home_while_attacked_is_hit_there_and_strikes_not_back():
    t = case("1.U1=Hound 2.U1=Matron 2.hand=Home").do("attack:1U1 2>play:Home zone:E1 pick:2U1 ..")
    assert t.name("2L") == "Matron" and t.hp("2L") == 22 and t.hp("1U1") == 3


@pytest.mark.clause("oversoul R33", "oversoul 5.4.11", "oversoul R34")
def test_a_leader_unit_generates_beside_the_pool():
    cards = """
    Dear  Unit DOOM V -8 PRIMAL 1/1/1
    """
    t = case("1.U1=Matron 1.pool=5 1.hand=Dear", cards).do("play:Dear zone:U2")
    t.do("tap:1U1") if "tap:1U1" in t.options() else None
    t.do("..")
    assert t.name("1U2") == "Dear" and t.pool(1) == 0 and t.side("1U1") == "exhausted"


# ---- Roles


@pytest.mark.clause("oversoul 8.4.28", "oversoul 8.4.6", "oversoul R139", "oversoul 8.4.5")
def test_a_shifter_has_at_once_what_the_role_brings_also_that_of_a_plus_unit():
    t = case("1.hand=Druid 2.U1=Plus_Elf").do("play:Druid zone:U1 ..")
    t.do("pick:2U1 ..") if "pick:2U1" in t.options() else None
    assert t.roles("1U1") == {"SHIFTER", "QIREAN"} and t.charges("1U1", "BARRIER") == 1
    assert t.keys("2U1") == set()


@pytest.mark.clause("oversoul 8.4.7", "oversoul 8.4.8", "oversoul 8.4.2")
def test_a_paired_role_ability_falls_back_to_the_default_of_the_role_that_is_left():
    cards = """
    Twin   Unit CHAOS I -1 SECUTOR,SLAYER 2/2/3
      _●SECUTOR & SLAYER: ENTER* Gain CLEAVE & AVIAN_
    Strip  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ It loses SLAYER
    """
    t = case("1.U1=Twin 1.hand=Strip", cards)
    assert t.keys("1U1") == set()
    t.do("play:Strip zone:E1 ..")
    assert t.roles("1U1") == {"SECUTOR"} and t.keys("1U1") == {"DUAL-STRIKE"}


@pytest.mark.clause("oversoul 8.4.15", "oversoul R44", "oversoul R45")
def test_a_natura_brings_its_rank_to_the_next_generator_of_the_turn_and_not_to_a_later_turn():
    t = case("1.pool=0 1.U1=Seed 1.U2=Spring 1.hand=Giant,Zap 2.U1=Giant").do("use:1U1#1 ..")
    t.do("play:Zap zone:E1 pick:2U1 tap:1U2")
    assert t.surplus(1) == 2
    t = case("1.pool=0 1.U1=Seed 1.U2=Spring 1.hand=Zap 2.U1=Giant").do("use:1U1#1 ..")
    t.turn_over()
    t.do("end 1>play:Zap zone:E1 pick:2U1 tap:1U2")
    assert t.surplus(1) == 0


@pytest.mark.clause("oversoul 8.4.34", "oversoul R96", "oversoul 8.6.12", "oversoul R138")
def test_a_vera_tires_to_crystalize_until_its_players_next_cycle():
    t = case("1.hand=Angel 1.U2=Swift 2.U1=Giant").do("play:Angel zone:U1 ..")
    t.do("yes pick:1U2 ..")
    assert t.side("1U1") == "exhausted" and "CRYSTALIZED" in t.keys("1U2")
    t.do("attack:1U2 target:2U1 ..")
    assert t.hp("1U2") == 1 and t.hp("2U1") == 6
    t.turn_over()
    assert "CRYSTALIZED" in t.keys("1U2")
    t.turn_over()
    assert "CRYSTALIZED" not in t.keys("1U2") and t.hp("1U2") == 2


@pytest.mark.clause("oversoul 8.4.35", "oversoul R118", "oversoul R93")
def test_a_vopros_feeds_on_what_shatters_even_if_it_is_exiled_instead():
    cards = """
    Blob  Unit DOOM I -1 PRIMAL 1/2/2
      ●AMORPHOUS ●SHATTER* Draw 1
    """
    t = case("1.hand=Fiend 1.U2=Blob 1.deck=Snail,Stone", cards).do("play:Fiend zone:U1 .. pick:1U2 ..")
    assert t.exile(1) == ["Blob"] and "VAMPIRISM" in t.keys("1U1") and t.hand(1) == []


@pytest.mark.clause("oversoul 8.4.11", "oversoul R89")
def test_a_dragon_shrugs_off_events_of_lower_rank_only():
    cards = """
    Low   Event ORDER II -1 QUICK
      ●Deal 1 DMG to all Units
    High  Event ORDER III -1 QUICK
      ●Deal 1 DMG to all Units
    """
    t = case("1.hand=Low,High,Mage 2.U1=Dragon", cards).do("play:Low zone:E1 ..")
    assert t.hp("2U1") == 5
    t.do("play:High zone:E1 ..")
    assert t.hp("2U1") == 4
    t.do("play:Mage zone:U1 .. yes pick:2U1 ..")
    assert t.hp("2U1") == 1


# ---- Laws


@pytest.mark.clause("oversoul 8.5.18", "oversoul R104", "oversoul R96")
def test_isolated_counts_totems_and_leader_units_but_no_prepared_card():
    cards = """
    Lone  Unit DOOM I -1 PRIMAL 1/2/3
      ●ISOLATED* Has +3 DMG
    Idol  Event DOOM I -1 CAST
      ●Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 1 HP)
    """
    t = case("1.U1=Lone 1.U2=Hound[f] 1.E1=Hall 1.hand=Idol", cards)
    assert t.dmg("1U1") == 4
    t.do("play:Idol zone:E2 ..")
    t.do("zone:U3 ..") if "zone:U3" in t.options() else None
    assert t.dmg("1U1") == 1
    assert case("1.U1=Lone 1.U2=Chief", cards).dmg("1U1") == 1


@pytest.mark.clause("oversoul 8.5.23", "oversoul R96")
def test_resonate_needs_another_active_card_with_resonate():
    cards = """
    Chord  Unit SWAY I -1 PRIMAL 1/2/3
      ●RESONATE* Has +2 DMG
    """
    assert case("1.U1=Chord 2.U1=Chord", cards).dmg("1U1") == 1
    assert case("1.U1=Chord 1.U2=Chord[f]", cards).dmg("1U1") == 1
    t = case("1.U1=Chord 1.U2=Chord 1.hand=Seal", cards)
    assert t.dmg("1U1") == 3 and t.dmg("1U2") == 3
    t.do("play:Seal zone:E1 pick:1U2 ..")
    assert t.dmg("1U1") == 1 and t.dmg("1U2") == 1


@pytest.mark.clause("oversoul 8.5.24", "oversoul 8.5.25", "oversoul R100")
def test_a_ritual_counts_on_over_turns_and_begins_anew_when_the_card_was_turned_down():
    cards = """
    Shrine  Event DOOM I -1 BOARD 5
      ●RITUAL (2 Units Shattered)* Deal 3 DMG to the opposing Leader
    """
    t = case("1.E1=Shrine 1.hand=Break,Break,Break 2.U1=Hound 2.U2=Hound 2.U3=Hound", cards)
    t.do("play:Break zone:E2 pick:2U1 ..")
    assert t.hp("2L") == 24
    t.turn_over()
    t.turn_over()
    t.do("play:Break zone:E2 pick:2U2 ..")
    assert t.hp("2L") == 21
    t.do("play:Break zone:E2 pick:2U3 ..")
    assert t.hp("2L") == 21


@pytest.mark.clause("oversoul 8.5.7", "oversoul R15", "oversoul R95")
def test_an_aura_reaches_around_and_ends_when_its_bearer_is_sealed():
    cards = """
    Totemist  Unit ORDER I -1 PRIMAL 1/2/3
      ●AURA* Have +1 DMG
    """
    t = case("1.U2=Totemist 1.U1=Hound 1.U3=Hound 1.U4=Hound 2.U2=Hound 1.hand=Seal", cards)
    assert [t.dmg(p) for p in ("1U1", "1U2", "1U3", "1U4", "2U2")] == [3, 2, 3, 2, 2]
    t.do("play:Seal zone:E1 pick:1U2 ..")
    assert [t.dmg(p) for p in ("1U1", "1U2", "1U3", "1U4")] == [2, 1, 2, 2]


@pytest.mark.clause("oversoul 8.5.10", "oversoul 8.7.18", "oversoul R117")
def test_discard_triggers_from_hand_and_deck_but_not_by_shattering():
    cards = """
    Seedling  Unit VIGOR I -1 PRIMAL 1/1/1
      ●DISCARD* Deal 1 DMG to the opposing Leader
    Mill      Event DOOM I -1 CAST
      ●Discard the top 1 cards of your Deck & Discard 1 card in your hand
    """.replace("top 1 cards", "top card")
    t = case("1.hand=Mill,Seedling 1.deck=Seedling,Stone 1.U1=Seedling 2.hand=Zap", cards)
    t.do("play:Mill zone:E1 2>play:Zap zone:E1 pick:1U1 ..")
    t.do("take:Seedling ..") if "take:Seedling" in t.options() else None
    assert t.hp("2L") == 22 and t.idle(1).count("Seedling") == 3


@pytest.mark.clause("oversoul 8.5.14", "oversoul R93", "oversoul 8.6.39")
def test_an_amorphous_card_that_shatters_uses_exile_and_not_shatter():
    cards = """
    Blob  Unit DOOM I -1 PRIMAL 1/2/2
      ●AMORPHOUS ●SHATTER* Draw 1 ●EXILE* Deal 2 DMG to the opposing Leader
    """
    t = case("1.U1=Blob 1.hand=Break 1.deck=Snail,Stone", cards).do("play:Break zone:E1 pick:1U1 ..")
    assert t.exile(1) == ["Blob"] and t.hand(1) == [] and t.hp("2L") == 22


# ---- Gain, Give, Become, Copy, Steal


@pytest.mark.clause("oversoul 8.7.35", "oversoul R132", "oversoul R81")
def test_copied_keywords_come_with_the_charges_left_and_stay():
    cards = """
    Mimic  Unit SWAY I -1 PRIMAL 1/2/3
      ●ENTER* Select 1 other Active Unit➤ Copy its DMG & Keyworded Abilities
    Rich   Unit SWAY I -1 PRIMAL 4/2/5
      ●HYPER-BARRIER ●AVIAN
    """
    t = case("1.hand=Zap,Mimic,Break 2.U1=Rich", cards)
    t.do("play:Zap zone:E1 pick:2U1 .. play:Mimic zone:U1 ..")
    t.do("pick:2U1 ..") if "pick:2U1" in t.options() else None
    assert t.dmg("1U1") == 5 and t.charges("1U1", "BARRIER") == 1 and "AVIAN" in t.keys("1U1")
    t.do("play:Break zone:E1 pick:2U1 ..")
    assert t.dmg("1U1") == 5 and "AVIAN" in t.keys("1U1")


@pytest.mark.clause("oversoul 8.7.36", "oversoul R132")
def test_a_thief_has_the_dmg_and_the_victim_has_none():
    cards = """
    Thief  Unit SWAY I -1 PRIMAL 1/2/3
      ●ENTER* Select 1 opposing Active Unit➤ Steal its DMG
    """
    t = case("1.hand=Thief,Break 2.U1=Giant", cards).do("play:Thief zone:U1 ..")
    assert t.dmg("1U1") == 7 and t.dmg("2U1") == 0
    t.do("play:Break zone:E1 pick:1U1 ..")
    assert t.dmg("2U1") == 6


@pytest.mark.clause("oversoul R129", "oversoul 8.7.29", "oversoul 4.1.6")
def test_a_generator_that_becomes_another_archetype_discounts_that_one():
    cards = """
    Dye  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ It Becomes VIGOR
    """
    t = case("1.U1=Spring 1.hand=Dye,Giant,Hound", cards)
    assert (t.cost(1, "Giant"), t.cost(1, "Hound")) == (5, 1)
    t.do("play:Dye zone:E1 ..")
    assert (t.cost(1, "Giant"), t.cost(1, "Hound")) == (4, 2)


@pytest.mark.clause("oversoul R138", "oversoul R164", "oversoul R65")
def test_hp_given_for_a_turn_end_and_the_damage_stays():
    cards = """
    Puff  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Give it 3 HP (this turn)
    """
    t = case("1.U1=Hound 1.hand=Puff,Zap 2.hand=Zap", cards)
    t.do("play:Puff zone:E1 .. play:Zap zone:E1 pick:1U1 ..")
    assert t.hp("1U1") == 4
    t.do("end 2>play:Zap zone:E1 pick:1U1 ..")
    assert t.hp("1U1") == 2
    t.turn_over()
    assert t.board(1) == {} and t.idle(1)[0] == "Hound"


@pytest.mark.clause("oversoul R126", "oversoul 8.6.9", "oversoul R177")
def test_a_third_barrier_is_lost():
    t = case("1.U1=Elf 1.hand=Ward,Ward,Zap,Zap,Zap 1.rank=5")
    t.do("play:Ward zone:E1 .. play:Ward zone:E1 ..")
    assert t.charges("1U1", "BARRIER") == 2
    for left in (3, 3, 1):
        t.do("play:Zap zone:E1 pick:1U1 ..")
        assert t.hp("1U1") == left


# ---- two against two


@pytest.mark.clause("oversoul R142", "oversoul R145", "oversoul 1.0.1")
def test_in_teams_your_leader_is_your_own_and_each_opposing_leader_may_be_attacked():
    t = case("1.U1=Hound 1.U2=Hound", seats=4)
    t.do("attack:1U1")
    assert {"target:2L", "target:4L"} <= set(t.options()) and "target:3L" not in t.options()
    t.do("target:4L ..")
    assert t.hp("4L") == 22 and t.hp("2L") == 24


@pytest.mark.clause("oversoul R142", "oversoul 4.1.6", "oversoul 8.5.7")
def test_in_teams_generators_of_the_teammate_neither_pay_nor_discount():
    t = case("1.hand=Hound 3.U1=Spring 3.U2=Spring 1.pool=1", seats=4)
    assert t.cost(1, "Hound") == 2 and t.why("play:Hound") == "4.2.1"


@pytest.mark.clause("oversoul R144", "oversoul R174", "oversoul 2.0.4")
def test_in_teams_a_player_who_is_out_takes_all_cards_along_and_the_other_fights_on():
    cards = """
    Slay  Event ORDER I -1 CAST
      ●* Select 1 Leader➤ Deal 99 DMG to it
    """
    t = case("1.hand=Slay,Slay 2.U1=Hound 4.U1=Hound", cards, seats=4)
    t.do("play:Slay zone:E1 pick:2L ..")
    assert t.ending() is None and t.board(2) == {} and t.board(4) == {"U1": "Hound"}
    t.do("play:Slay zone:E1 pick:4L ..")
    assert t.ending()[0] == "13"


@pytest.mark.clause("oversoul R143", "oversoul R106")
def test_in_teams_priority_goes_round_from_the_next_player():
    t = case("1.hand=Zap", seats=4).do("play:Zap zone:E1 pick:2L")
    asked = []
    while t.options() == ["pass"] or "pass" in t.options():
        asked.append(t.asked())
        t.do("pass")
        if len(asked) == 4:
            break
    assert asked == [2, 3, 4, 1]


@pytest.mark.clause("oversoul 2.0.15", "oversoul 2.0.20", "oversoul 2.1.4", "oversoul 2.1.5")
def test_both_have_rank_one_in_their_first_turn_and_two_in_their_second():
    t = begin(("Chief", "Matron"), size=40).do("first:2 done done").passes()
    seen: list[tuple[int, int, int]] = []
    while len(seen) < 4:
        if "end" in t.options():
            seat = t.asked()
            seen.append((seat, t.leader_rank(seat), t.pool(seat)))
            t.do("end")
        t.do(next(word for word in ("pass", "no", "take:Hound", "end") if word in t.options()))
    assert seen == [(2, 1, 1), (1, 1, 1), (2, 2, 2), (1, 2, 2)]


# ---- what nobody has seen


@pytest.mark.clause("oversoul R170", "oversoul R102", "oversoul 8.5.4")
@pytest.mark.parametrize(
    ("law", "shown"), [("one of your Units is Returned", True), ("one of your cards is Returned", False)]
)
def test_a_card_that_meets_a_law_by_what_it_is_is_shown(law: str, shown: bool):
    cards = f"""
    Lock  Event FLOW I -1 BOARD 4
      ●If {law}* Deal 2 DMG to the opposing Leader
    """
    t = case("1.E1=Lock 1.hand=Swift,Stone,Stone,Stone,Stone,Stone 1.deck=Snail,Snail", cards)
    t.do("end @Return .. take:Swift")
    assert any("shows Swift" in line for line in t.log(2)) == shown
    t.turn_over()
    assert t.hp("2L") == 22
