"""Worked cases of the second order: a rule meets what another has left. Decided before they were played."""

import pytest

from tests.clauses.oversoul.table import lay
from tests.clauses.oversoul.test_judged_interactions import CARDS


def case(position="", cards="", **more):
    return lay(position, CARDS + cards, **more)


# ---- ENERGY


@pytest.mark.clause("oversoul R35", "oversoul 4.1.4", "oversoul 4.0.3")
@pytest.mark.parametrize("small,large", [("1U1", "1U2"), ("1U2", "1U1")])
def test_plus_cards_are_named_in_any_order_the_small_one_before_the_large(small, large):
    at = {small[1:]: "Wall", large[1:]: "Rill"}
    cards = "Rill  Unit FLOW I +2 PRIMAL 1/2/2"
    position = f"1.pool=0 1.U1={at['U1']} 1.U2={at['U2']} 1.hand=Hound"
    t = case(position, cards).do("play:Hound zone:U3")
    assert t.options() == ["tap:1U1", "tap:1U2"]
    t.do(f"tap:{small} tap:{large}")
    assert t.surplus(1) == 1 and t.side("1U1") == t.side("1U2") == "exhausted"
    t = case(position, cards).do(f"play:Hound zone:U3 tap:{large}")
    assert t.asked() == 2 and t.side(small) == "up", "the small one could contribute nothing any more"


@pytest.mark.clause("oversoul R35")
def test_who_points_at_plus_cards_is_told_the_small_ones_first():
    cards = "Rill  Unit FLOW I +2 PRIMAL 1/2/2"
    t = case("1.pool=0 1.U1=Rill 1.U2=Wall 1.hand=Hound", cards).do("play:Hound zone:U3")
    picking = t.sees(1)["picking"]
    assert [(offer["text"], offer["worth"]) for offer in picking["from"]] == [("tap:1U2", 1), ("tap:1U1", 2)]


# ---- Roles


@pytest.mark.clause("oversoul R139", "oversoul 7.1.35", "oversoul 7.1.36", "oversoul 8.4.28")
def test_a_shifter_that_has_become_a_totem_is_exiled_when_it_leaves_and_cannot_be_prepared():
    cards = """
    Call  Event VIGOR I -1 CAST
      ●Spawn 1 TOTEM (2/2/2)
    """
    t = case("1.pool=5 1.hand=Druid,Call,Hide,Home", cards)
    t.do("play:Call zone:E1 .. zone:U2 .. play:Druid zone:U1 .. pick:1U2 ..")
    assert t.roles("1U1") == {"SHIFTER", "TOTEM"}
    t.do("play:Hide zone:E1 pick:1U1 ..")
    assert t.side("1U1") == "up"
    t.do("play:Home zone:E1 pick:1U1 ..")
    assert t.hand(1) == [] and t.exile(1) == ["Druid"]


# ---- damage


WIZARD = """
Wizard   Unit ARCANE III -1 SORCERER,VEXEN 1/2/4
Frail    Unit ORDER I -1 PRIMAL 1/1/1
Temple   Event ORDER I -1 BOARD 4
  ●RESISTANT
Saint    Unit ORDER I -1 PRIMAL 1/1/4
  ●RESISTANT
"""


@pytest.mark.clause("oversoul R105", "oversoul R89", "oversoul 8.6.14", "oversoul 8.6.18")
def test_what_pierce_sends_on_from_an_ability_does_nothing_to_the_resistant():
    t = case("1.hand=Wizard 1.rank=3 2.U3=Frail 2.E2=Temple", WIZARD)
    t.do("play:Wizard zone:U1 .. yes pick:2U3 ..")
    assert t.idle(2) == ["Frail"] and t.damage("2E2") == 0
    t = case("1.hand=Wizard 1.rank=3 2.U1=Saint+Core", WIZARD).do("play:Wizard zone:U1 .. yes pick:2U1.1 ..")
    assert t.idle(2) == ["Core"] and t.damage("2U1") == 0
    t = case("1.hand=Wizard 1.rank=3 2.U3=Frail 2.E2=Temple+Roof", WIZARD)
    t.do("play:Wizard zone:U1 .. yes pick:2U3 ..")
    assert t.damage("2E2.1") == 0, "nor does it pass to the Construct on it"


@pytest.mark.clause("oversoul R105", "oversoul 8.6.14")
def test_what_pierce_sends_on_from_an_attack_reaches_the_resistant():
    t = case("1.U1=Vexen 2.U3=Frail 2.E2=Temple", WIZARD).do("attack:1U1 target:2U3 ..")
    assert t.damage("2E2") == 3


@pytest.mark.clause("oversoul R162", "oversoul 8.6.14")
def test_what_would_be_taken_from_pierce_is_taken_otherwise():
    cards = """
    Frail  Unit ORDER I -1 PRIMAL 1/1/1
    Bulwark  Event ORDER I -1 BOARD 4
      ●If this card would Take DMG* It Takes no DMG
    Proxy  Event ORDER I -1 BOARD 4
      ●If this card would Take DMG* Your Leader Takes it instead
    """
    t = case("1.U1=Vexen 2.U3=Frail 2.E2=Bulwark", cards).do("attack:1U1 target:2U3 ..")
    assert t.damage("2E2") == 0
    t = case("1.U1=Vexen 2.U3=Frail 2.E2=Proxy", cards).do("attack:1U1 target:2U3 ..")
    assert t.damage("2E2") == 0 and t.damage("2L") == 3


@pytest.mark.clause("oversoul 8.6.11", "oversoul R88", "oversoul R91", "oversoul R105")
@pytest.mark.parametrize("damage,splash", [(0, 2), (2, 0)])
def test_cleave_splashes_what_a_crystalized_card_was_dealt(damage, splash):
    cards = """
    Axe   Unit CHAOS I -1 SLAYER 5/2/9
    Gem   Unit ORDER I -1 PRIMAL 0/1/3
      ●CRYSTALIZED
    """
    t = case(f"1.U1=Axe 2.U1=Giant 2.U2=Gem[d{damage}] 2.U3=Giant", cards).do("attack:1U1 target:2U2 ..")
    assert t.hp("2U2") == 1 and t.damage("2U1") == t.damage("2U3") == splash


@pytest.mark.clause("oversoul 8.6.19", "oversoul 8.6.11", "oversoul 8.6.21")
def test_thorns_answer_a_cleaving_blow_though_a_barrier_beside_them_stops_its_splash():
    t = case("1.U1=Slayer 2.U2=Tower 2.U3=Elf").do("attack:1U1 target:2U2 ..")
    assert t.damage("2U2") == 2 and t.damage("1U1") == 2 and t.charges("2U3", "BARRIER") == 0


@pytest.mark.clause("oversoul 8.6.19", "oversoul 8.6.14", "oversoul R91")
@pytest.mark.parametrize("behind", ["", " 2.E2=Hall"])
def test_thorns_do_not_answer_what_pierce_sends_on_behind_them(behind):
    t = case("1.U1=Vexen 2.U3=Bramble" + behind, "Bramble  Unit ORDER I -1 STATION 1").do(
        "attack:1U1 target:2U3 .."
    )
    assert t.idle(2) == ["Bramble"] and t.damage("1U1") == 1


@pytest.mark.clause("oversoul 8.6.19", "oversoul R91", "oversoul 5.3.2")
def test_thorns_answer_what_pierce_did_to_the_whole_stack():
    t = case("1.U1=Vexen 2.U3=Tower+Core").do("attack:1U1 target:2U3 ..")
    assert t.idle(2) == ["Core"] and t.damage("2U3") == 2 and t.idle(1) == ["Vexen"]


@pytest.mark.clause("oversoul 8.6.19", "oversoul R162", "oversoul R91")
def test_thorns_do_not_answer_what_another_card_takes_instead():
    cards = """
    Proxy  Unit ORDER I -1 STATION 6
      ●If this card would Take DMG* Your Leader Takes it instead
    """
    t = case("1.U1=Hound 2.U3=Proxy", cards).do("attack:1U1 target:2U3 ..")
    assert t.damage("2L") == 2 and t.damage("1U1") == 0


@pytest.mark.clause("oversoul R89", "oversoul R87", "oversoul 8.6.24", "oversoul 8.6.18")
def test_deathtouch_puts_no_mark_on_the_resistant_and_keeps_its_charge():
    cards = (
        WIZARD
        + """
    Adder  Unit ORDER I -1 PRIMAL 1/2/9
      ●DEATHTOUCH
    """
    )
    t = case("1.U1=Adder 2.U1=Saint", cards).do("attack:1U1 target:2U1 ..")
    assert t.damage("2U1") == 1 and t.charges("1U1", "DEATHTOUCH") == 1


@pytest.mark.clause("oversoul 8.6.21", "oversoul R148", "oversoul R82")
@pytest.mark.parametrize(
    "do", ["attack:1U1 target:2U1 ..", "play:Zap zone:E1 pick:2U1 ..", "play:Zap zone:E1 pick:2U1.1 .."]
)
def test_a_barrier_as_construct_stops_what_the_construct_would_take(do):
    cards = """
    Pane  Construct ORDER I -1 UNIT 3
      ●ENTER* Gain BARRIER (as Construct)
    """
    t = case("active=2 turn=4 2.hand=Pane 2.U1=Stone 1.U1=Hound 1.hand=Zap", cards)
    t.do("play:Pane ..")
    t.turn_over()
    t.do(do)
    assert t.damage("2U1.1") == 0
    t.do("1>attack:1U1 target:2U1 ..") if do.startswith("play") else None
    assert do.startswith("attack") or t.damage("2U1.1") == 2


# ---- Battle


@pytest.mark.clause("oversoul R71", "oversoul 5.1.1", "oversoul 5.4.15")
def test_an_attack_of_a_leader_unit_that_is_returned_to_its_zone_ends_without_a_battle():
    t = case("1.U1=Chief 1.rank=5 2.hand=Home 2.U1=Giant")
    t.do("attack:1U1 target:2U1 2>play:Home zone:E1 pick:1U1 ..")
    assert t.name("1L") == "Chief" and t.damage("1L") == 0 and t.damage("2U1") == 0


@pytest.mark.clause("oversoul 8.7.21", "oversoul 6.0.4")
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_a_unit_without_dmg_retaliates_at_any_speed(speed):
    cards = f"""
    Monk  Unit ORDER I -1 PRIMAL 0/{speed}/5
      ●If this card Retaliates* Draw 1
    """
    t = case("1.U1=Hound 2.U1=Monk", cards).do("attack:1U1 target:2U1 ..")
    assert t.hand(2) == ["Hound"] and t.damage("1U1") == 0


# ---- who Shattered it, and who Enters how

HEADSMAN = """
Headsman  Unit ORDER I -1 SNIPER 6/2/3
  ●EXECUTE* Draw 1
Wane      Event DOOM I -1 QUICK
  ●* Select 1 Unit➤ Give it -6 HP
Blight    Unit ORDER I -1 PRIMAL 1/2/3
  ●ENTER* Select 1 opposing Unit➤ Give it -5 HP
  ●EXECUTE* Draw 1
"""


@pytest.mark.clause("oversoul 8.5.12", "oversoul R99")
def test_execute_is_silent_when_another_card_finishes_what_it_only_hurt():
    t = case("1.U1=Headsman 2.U1=Giant 1.hand=Wane", HEADSMAN)
    t.do("attack:1U1 target:2U1 .. play:Wane zone:E1 pick:2U1 ..")
    assert t.idle(2) == ["Giant"] and t.hand(1) == []


@pytest.mark.clause("oversoul 8.5.12", "oversoul R99", "oversoul 8.6.44")
def test_execute_is_silent_when_a_seal_shatters_the_construct_it_once_hurt():
    t = case(
        "1.U1=Slow 2.U1=Giant+Armor 1.hand=Seal", "Slow  Unit ORDER I -1 SNIPER 1/2/3\n  ●EXECUTE* Draw 1"
    )
    t.do("attack:1U1 target:2U1 .. play:Seal zone:E1 pick:2U1 ..")
    assert t.idle(2) == ["Armor"] and t.hand(1) == []


@pytest.mark.clause("oversoul 8.5.12", "oversoul R99", "oversoul R65")
def test_execute_triggers_when_its_ability_takes_the_last_hp_away():
    t = case("1.hand=Blight 2.U1=Hound", HEADSMAN).do("play:Blight zone:U1 ..")
    assert t.idle(2) == ["Hound"] and t.hand(1) == ["Hound"]


@pytest.mark.clause("oversoul R163", "oversoul 8.7.8", "oversoul R140")
def test_what_cannot_be_exhausted_is_spawned_upright_and_a_chained_card_uses_no_frenzy():
    cards = """
    Raise  Event DOOM I -1 CAST
      ●Choose 1 Unit in your Idle Zone & Spawn it
    Free   Unit ORDER I -1 PRIMAL 1/2/3
      ●This card can't be Exhausted
    Bound  Unit ORDER I -1 PRIMAL 1/2/3
      ●CHAINED ●FRENZY
    """
    t = case("1.hand=Raise 1.idle=Free", cards).do("play:Raise zone:E1 .. zone:U1 ..")
    assert t.side("1U1") == "up"
    t = case("1.hand=Raise 1.idle=Bound", cards).do("play:Raise zone:E1 .. zone:U1 ..")
    assert t.side("1U1") == "exhausted" and t.charges("1U1", "FRENZY") == 1


# ---- nobody gets stuck, nothing is lost on the way


@pytest.mark.clause("oversoul R165", "oversoul R79", "oversoul 8.6.40")
def test_when_nothing_can_begin_any_more_a_berserk_unit_does_not_keep_the_phase_open():
    t = case("1.U1=Fury", "Fury  Unit CHAOS I -1 PRIMAL 1/2/3\n  ●BERSERK")
    assert t.why("end") == "8.6.40"
    t.s.shifts = 200
    assert t.why("attack:1U1") == "R165" and t.options() == ["end"]


@pytest.mark.clause("oversoul R101", "oversoul 7.2.7")
def test_a_perfect_event_that_exiles_itself_has_been_played_all_the_same():
    cards = """
    Muse  Unit CHAOS I -1 PRIMAL 1/2/3
      ●PERFECT* Draw 1
    Song  Event ORDER I -1 PERFECT
      ●Deal 1 DMG to the opposing Leader, then Exile this card
    """
    t = case("1.U1=Muse 1.hand=Song", cards).do("play:Song zone:E1 ..")
    assert t.exile(1) == ["Song"] and t.hand(1) == ["Hound"]


@pytest.mark.clause("oversoul R140", "oversoul R58", "oversoul 5.2.3")
def test_an_event_that_prepares_itself_lies_prepared_and_not_in_the_idle_zone():
    cards = """
    Loop  Event ORDER I -1 CAST
      ●Draw 1, then Prepare this card
    """
    t = case("1.hand=Loop", cards).do("play:Loop zone:E1 ..")
    assert t.side("1E1") == "down" and t.idle(1) == [] and t.why("turn:1E1") == "3.4.4"


@pytest.mark.clause("oversoul R174", "oversoul R134")
def test_in_teams_a_construct_on_a_card_that_goes_with_its_owner_goes_to_the_idle_zone():
    cards = """
    Loot  Event DOOM I -1 CAST
      ●Choose 1 Unit in the opposing Idle Zone & Spawn it
    """
    t = case("1.hand=Loot,Armor,Big_Zap 1.pool=5 2.idle=Hound 2.leader=Matron[d20]", cards, seats=4)
    t.do("play:Loot zone:E1")
    t.do("player:2") if "player:2" in t.options() else None
    t.do(".. zone:U1 .. play:Armor .. play:Big_Zap zone:E1 pick:2L ..")
    assert t.board(1) == {} and sorted(t.idle(1)) == ["Armor", "Big Zap", "Loot"] and t.board(2) == {}


# ---- Constructs


@pytest.mark.clause("oversoul R114", "oversoul 8.7.12")
def test_a_construct_that_is_returned_together_with_its_host_is_not_shattered():
    cards = """
    Tide     Event FLOW I -1 CAST
      ●Return all cards on your board to their owner's hand
    Watcher  Leader_Unit CHAOS -5 PRIMAL 5/3/20
      ●If a Construct is Shattered* Deal 3 DMG to the opposing Leader
    """
    t = case("1.leader=Watcher 1.hand=Tide 1.U1=Hound+Armor", cards).do("play:Tide zone:E1 ..")
    assert t.hand(1) == ["Armor", "Hound", "Tide"] and t.damage("2L") == 0
    t = case("1.leader=Watcher 1.hand=Home 1.U1=Hound+Armor", cards).do("play:Home zone:E1 ..")
    assert t.idle(1) == ["Home", "Armor"] and t.damage("2L") == 3


@pytest.mark.clause("oversoul R52", "oversoul R122", "oversoul R113", "oversoul 8.4.14")
def test_a_meganist_finds_no_host_in_a_leader_that_went_home_meanwhile():
    t = case("1.U1=Crystal 1.U2=Chief 1.rank=5 1.hand=Break 2.hand=Home")
    t.do("play:Break zone:E1 pick:1U1 .. yes 2>play:Home zone:E1 ..")
    assert t.board(1) == {} and t.idle(1) == ["Break", "Crystal"]


@pytest.mark.clause("oversoul 8.6.16", "oversoul R163", "oversoul R122", "oversoul R123")
@pytest.mark.parametrize("spawned", [True, False])
def test_no_construct_comes_onto_what_has_polarity_by_then(spawned):
    cards = """
    Polarize  Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Give it POLARITY
    """
    t = case("1.U1=Crystal 1.U2=Hound 1.hand=Break,Armor 2.hand=Polarize 1.pool=5", cards)
    if spawned:
        t.do("play:Break zone:E1 pick:1U1 .. yes 2>play:Polarize zone:E1 ..")
        assert t.board(1) == {"U2": "Hound"} and t.idle(1) == ["Break", "Crystal"]
    else:
        t.do("play:Armor pick:1U2 2>play:Polarize zone:E1 pick:1U2 ..")
        assert t.board(1) == {"U1": "Crystal", "U1.1": "Armor", "U2": "Hound"}


@pytest.mark.clause("oversoul 8.6.11", "oversoul R105", "oversoul R160")
def test_damage_split_among_selected_cards_splashes_with_cleave():
    cards = """
    Spray  Unit CHAOS I -1 SLAYER 1/2/3
      ●ENTER* Select 2 Units➤ Deal 4 DMG split among them
    """
    t = case("1.hand=Spray 2.U1=Giant 2.U2=Giant 2.U4=Giant 2.U5=Giant", cards)
    t.do("play:Spray zone:U1 .. pick:2U1 pick:2U4 .. share:1 ..")
    assert [t.damage(f"2U{n}") for n in (1, 2, 4, 5)] == [1, 1, 3, 3]


# ---- what pays, and what is reserved


@pytest.mark.clause("oversoul R84", "oversoul R181", "oversoul 8.6.30", "oversoul 4.2.1")
def test_a_generator_that_pays_for_its_own_ability_uses_its_dynamo_for_the_energy():
    cards = """
    Coil  Unit FLOW I +2 PRIMAL 1/2/5
      ●DYNAMO ●CAST* Consume 3 ENERGY➤ Deal 2 DMG to the opposing Leader
    """
    t = case("1.pool=0 1.U1=Coil", cards).do("use:1U1#2 tap:1U1")
    assert t.pool(1) == 0 and t.surplus(1) == 1
    t.do("..")
    assert t.damage("2L") == 2 and t.charges("1U1", "DYNAMO") == 0


@pytest.mark.clause("oversoul R46", "oversoul 4.0.5", "oversoul 3.1.3")
def test_a_stalker_that_costs_nothing_still_needs_rank_and_a_zone():
    cards = """
    Gloom  Unit DOOM I +1 PRIMAL 1/2/5
    Shade  Unit DOOM III -3 STALKER 1/2/5
    """
    t = case("1.U1=Gloom 1.U2=Gloom 1.U3=Gloom 1.hand=Shade,Stalk 1.rank=2 2.pool=0", cards)
    assert t.why("from:Shade#1") == "4.0.5" and t.can("from:Stalk#1")
    t = case("1.U1=Gloom 1.U2=Gloom 1.U3=Gloom 1.U4=Gloom 1.U5=Gloom 1.hand=Stalk", cards)
    assert t.why("from:Stalk#1") == "3.1.3"


@pytest.mark.clause("oversoul R46", "oversoul 3.1.3")
def test_who_lies_on_the_board_spends_opposing_energy_without_a_free_zone():
    cards = """
    Leech  Unit DOOM I -1 PRIMAL 1/2/5
      ●CAST* Consume 1 opposing ENERGY➤ Draw 1
    """
    t = case("1.U1=Leech 1.U2=Hound 1.U3=Hound 1.U4=Hound 1.U5=Hound 2.pool=1", cards).do("use:1U1#1 ..")
    assert t.pool(2) == 0 and t.hand(1) == ["Hound"]


@pytest.mark.clause("oversoul R18", "oversoul R108", "oversoul R48")
def test_the_zone_of_an_announced_leader_is_taken():
    cards = """
    Caller  Unit DOOM I -1 PRIMAL 1/2/5
      ●QUICK* Spawn 1 TOTEM (1/1/1)
    """
    t = case("1.rank=5 1.pool=5 1.U2=Caller", cards).do("lead zone:U1 1? use:1U2#1 ..")
    assert t.options() == ["zone:U3", "zone:U4", "zone:U5"]
    t.do("zone:U3 ..")
    assert t.board(1) == {"U1": "Chief", "U2": "Caller", "U3": "TOTEM"}
