"""Further worked cases, decided from the rulebook before they were played: Constructs, blows and charges."""

import pytest

from tests.clauses.oversoul.table import lay

CARDS = """
Zap      Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 2 DMG to it
Rouse    Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Reactivate it
Seal     Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it SEALED (this turn)
Break    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
Gem      Unit ORDER I -1 PRIMAL 1/0/6
  ●CRYSTALIZED
Elf      Unit FLOW I -1 QIREAN 2/2/3
Blade    Unit DOOM I -1 SECUTOR 2/3/9
Vexen    Unit CHAOS I -1 VEXEN 9/2/9
Knight   Unit ORDER I -1 SENTRY 2/2/4
Ghost    Unit DOOM I -1 PHANTOM 2/2/3
Tower    Unit ORDER I -1 STATION 6
Dyno     Unit ARCANE I -1 ELEMENTAL 1/2/3
  ●ENTER* You can Draw 1
  ●CAST* Deal 1 DMG to the opposing Leader
"""


def case(position="", cards="", **more):
    return lay(position, CARDS + cards, **more)


# ---- Constructs


@pytest.mark.clause("oversoul R97", "oversoul 5.3.12", "oversoul 5.3.10")
def test_a_construct_enters_once_and_its_activate_comes_again_with_each_reactivation():
    cards = """
    Drum  Construct ORDER I -1 UNIT 3
      ●ENTER* Deal 1 DMG to the opposing Leader
      ●ACTIVATE* Deal 2 DMG to the opposing Leader
    """
    t = case("1.U1=Hound 1.hand=Drum,Rouse", cards).do("play:Drum")
    t.do("..")
    t.do("next:1 ..") if "next:1" in t.options() else None
    assert t.hp("2L") == 21
    t.do("attack:1U1 ..")
    assert t.hp("2L") == 19
    assert t.do("play:Rouse zone:E1 ..").hp("2L") == 17


@pytest.mark.clause("oversoul R80", "oversoul 8.6.41", "oversoul 5.3.10")
def test_a_construct_does_not_rouse_a_chained_host():
    cards = """
    Caught  Unit ORDER I -1 PRIMAL 1/2/5
      ●CHAINED
    """
    t = case("1.U1=Caught[x] 1.hand=Armor", cards).do("play:Armor ..")
    assert t.side("1U1") == "exhausted" and t.name("1U1.1") == "Armor"


@pytest.mark.clause("oversoul R20", "oversoul 8.6.36", "oversoul R86")
def test_veiled_is_the_hosts_and_its_construct_may_be_selected():
    t = case("1.hand=Zap 2.U1=Ghost+Armor").do("play:Zap zone:E1")
    assert "pick:2U1" not in t.options() and "pick:2U1.1" in t.options()
    assert t.do("pick:2U1.1 ..").hp("2U1.1") == 1


@pytest.mark.clause("oversoul R20", "oversoul 5.3.3")
def test_damage_to_a_lower_construct_goes_to_the_top_of_the_stack():
    t = case("1.hand=Zap 2.U1=Hound+Armor+Core").do("play:Zap zone:E1 pick:2U1.1 ..")
    assert t.name("2U1.2") is None and t.hp("2U1.1") == 3 and t.hp("2U1") == 3


@pytest.mark.clause("oversoul 5.3.14", "oversoul R95", "oversoul 8.6.44")
def test_sealing_a_host_costs_it_its_constructs_and_what_they_gave():
    cards = """
    Blade_Arm  Construct ORDER I -1 UNIT 3
      ●+2 DMG
      ●(this Construct) SHATTER* Draw 1
    """
    t = case("1.hand=Seal 2.U1=Hound+Blade_Arm 2.deck=Stone,Dart", cards)
    assert t.dmg("2U1") == 4
    t.do("play:Seal zone:E1 ..")
    assert t.dmg("2U1") == 2 and t.name("2U1.1") is None and t.hand(2) == ["Stone"]


@pytest.mark.clause("oversoul 7.3.2", "oversoul R7", "oversoul 5.4.14", "oversoul 8.6.13")
def test_a_leader_event_carries_an_event_construct_and_may_guard():
    cards = """
    Temple  Leader_Event ORDER +2 PRIMAL 20
      ●GUARD
    """
    t = case("1.U1=Hound 2.E2=Temple 2.leader=none 2.U1=Swift 2.hand=Roof", cards)
    t.do("attack:1U1 target:2U1 guard:2E2 ..")
    assert t.hp("2E2") == 18 and t.side("2E2") == "exhausted" and t.hp("1U1") == 3 and t.hp("2U1") == 2
    t = case("1.E2=Temple 1.leader=none 1.hand=Roof", cards).do("play:Roof ..")
    assert t.name("1E2.1") == "Roof"


# ---- blows


@pytest.mark.clause("oversoul R88", "oversoul 8.6.14", "oversoul 8.6.12")
def test_pierce_goes_on_behind_a_crystalized_card_by_the_hp_it_had():
    t = case("1.U1=Vexen 2.U2=Gem 2.E1=Hall").do("attack:1U1 target:2U2 ..")
    assert t.hp("2U2") == 1 and t.hp("2E1") == 1


@pytest.mark.clause("oversoul R82", "oversoul R83", "oversoul 8.6.27")
def test_a_barrier_stops_the_first_of_two_strikes():
    t = case("1.U1=Blade 2.U1=Elf").do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 1 and t.charges("2U1", "BARRIER") == 0 and t.charges("1U1", "DUAL_STRIKE") == 0


@pytest.mark.clause("oversoul 8.6.28", "oversoul 8.6.8", "oversoul R83")
def test_hyper_strike_strikes_three_times_and_then_twice():
    cards = """
    Fury  Unit DOOM I -1 PRIMAL 1/3/9
      ●HYPER-STRIKE
    """
    t = case("1.U1=Fury 1.hand=Rouse,Rouse 2.U1=Stone", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 3 and t.keys("1U1") == {"DUAL-STRIKE"}
    t.do("play:Rouse zone:E1 pick:1U1 .. attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 1 and t.keys("1U1") == set()
    t.do("play:Rouse zone:E1 pick:1U1 .. attack:1U1 target:2U1 ..")
    assert t.name("2U1") is None


@pytest.mark.clause("oversoul R91", "oversoul 8.6.19", "oversoul R75")
def test_thorns_answer_before_a_slower_unit_would_strike():
    cards = """
    Cactus  Unit VIGOR I -1 PRIMAL 5/1/4
      ●THORNS
    """
    # Swift strikes first with 2; THORNS deal 2 to its 2 HP; Cactus still strikes, but Swift is beaten already
    t = case("1.U1=Swift 2.U1=Cactus", cards).do("attack:1U1 target:2U1 ..")
    assert t.idle(1) == ["Swift"] and t.hp("2U1") == 2


@pytest.mark.clause("oversoul 8.6.20", "oversoul R91", "oversoul 8.6.21")
def test_what_a_barrier_stops_feeds_no_vampire():
    cards = """
    Bat  Unit DOOM I -1 PRIMAL 2/3/4
      ●VAMPIRISM
    """
    t = case("1.leader=Chief[d5] 1.U1=Bat 2.U1=Elf", cards).do("attack:1U1 target:2U1 ..")
    assert t.damage("1L") == 5 and t.damage("1U1") == 2


@pytest.mark.clause("oversoul R105", "oversoul 8.6.24", "oversoul R87")
def test_deathtouch_marks_what_the_splash_has_hurt_too():
    cards = """
    Reaper  Unit DOOM I -1 SLAYER 1/3/9
      ●DEATHTOUCH
    """
    t = case("1.U1=Reaper 2.U1=Stone 2.U2=Stone 2.U3=Elf 2.U4=Stone", cards).do("attack:1U1 target:2U2 ..")
    assert t.board(2) == {"U3": "Elf", "U4": "Stone"}


@pytest.mark.clause("oversoul R105", "oversoul 8.6.11")
def test_cleave_does_not_splash_when_retaliating():
    cards = """
    Slayer  Unit CHAOS I -1 SLAYER 2/2/9
    """
    t = case("1.U1=Hound 1.U2=Hound 2.U1=Slayer", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("1U1") == 1 and t.hp("1U2") == 3


@pytest.mark.clause("oversoul 8.4.20", "oversoul 8.6.11", "oversoul R105")
def test_an_ability_that_selects_splashes_with_cleave_and_one_that_hits_all_does_not():
    cards = """
    Witch  Unit CHAOS II -1 SORCERER,SLAYER 2/2/9
    Storm  Unit CHAOS II -1 SLAYER 2/2/9
      ●ENTER* Deal 1 DMG to 1 opposing Unit
    """
    t = case("1.hand=Witch 2.U1=Stone 2.U2=Stone 2.U3=Stone", cards)
    t.do("play:Witch zone:U1 .. yes pick:2U2 ..")
    assert [t.hp(p) for p in ("2U1", "2U2", "2U3")] == [4, 4, 4]
    t = case("1.hand=Storm 2.U1=Stone 2.U2=Stone 2.U3=Stone", cards).do("play:Storm zone:U1 .. pick:2U2 ..")
    assert [t.hp(p) for p in ("2U1", "2U2", "2U3")] == [6, 5, 6]


@pytest.mark.clause("oversoul 6.2.4", "oversoul 8.5.8", "oversoul R98")
def test_bloodlust_needs_survival():
    cards = """
    Angry  Unit ORDER I -1 PRIMAL 1/2/2
      ●BLOODLUST* Deal 5 DMG to the opposing Leader
    """
    t = case("1.U1=Hound 2.U1=Angry", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("1L") == 20 and t.idle(2) == ["Angry"]


# ---- charges


@pytest.mark.clause("oversoul R84", "oversoul R92", "oversoul R119")
def test_an_ability_that_is_declined_leaves_dynamo_for_the_next():
    t = case("1.hand=Dyno").do("play:Dyno zone:U1 .. no ..")
    assert t.charges("1U1", "DYNAMO") == 1
    use = next(option for option in t.options() if option.startswith("use:1U1"))
    assert t.do(f"{use} ..").hp("2L") == 22


@pytest.mark.clause("oversoul R84", "oversoul R112")
def test_a_cancelled_ability_has_used_its_dynamo():
    cards = """
    Hush  Event ORDER I -1 QUICK
      ●Cancel the opposing Ability
    """
    t = case("1.U1=Dyno 2.hand=Hush", cards)
    use = next(option for option in t.options() if option.startswith("use:1U1"))
    t.do(f"{use} 2>play:Hush zone:E1 ..")
    assert t.hp("2L") == 24 and t.charges("1U1", "DYNAMO") == 0


@pytest.mark.clause("oversoul 8.6.37", "oversoul 8.6.38", "oversoul 8.7.9")
def test_hyper_veiled_loses_one_step_with_each_exhaust_and_reactivating_renews_nothing():
    cards = """
    Shade  Unit DOOM I -1 PRIMAL 1/2/5
      ●HYPER-VEILED
    """
    t = case("1.U1=Shade 1.hand=Rouse", cards)
    assert t.keys("1U1") == {"HYPER-VEILED"}
    assert t.do("attack:1U1 ..").keys("1U1") == {"VEILED"}
    assert t.do("play:Rouse zone:E1 .. attack:1U1 ..").keys("1U1") == set()


@pytest.mark.clause("oversoul 8.6.3", "oversoul R81", "oversoul R56")
def test_a_card_turned_down_and_up_again_has_its_barrier_anew():
    cards = """
    Hide  Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Prepare it
    """
    t = case("1.U1=Elf 1.hand=Zap,Hide", cards).do("play:Zap zone:E1 pick:1U1 .. play:Hide zone:E1 ..")
    assert t.side("1U1") == "down" and t.why("turn:1U1") == "3.4.4"
    t.turn_over()
    t.do("end 1>turn:1U1 ..")
    assert t.charges("1U1", "BARRIER") == 1


# ---- windows, priority, limits


@pytest.mark.clause("oversoul R36", "oversoul R57", "oversoul 10.0.6")
def test_surplus_turns_up_a_prepared_card_in_the_opponents_turn():
    t = case("active=2 turn=4 1.pool=0 1.U1=River 1.U2=Hound[f] 1.hand=Zap 2.hand=Swift")
    t.do("play:Swift zone:U1 1>play:Zap zone:E1 pick:2L tap:1U1")
    assert t.surplus(1) == 2
    t.do("1>turn:1U2 ..")
    assert t.name("1U2") == "Hound" and t.side("1U2") == "up" and t.surplus(1) == 0


@pytest.mark.clause("oversoul R116", "oversoul R110")
def test_the_window_for_if_closes_when_the_turn_player_acts_again():
    cards = """
    Late  Event ORDER I -1 COUNTER
      ●Activate only if an opposing Unit Enters* Exhaust it
    """
    t = case("1.hand=Hound,Rite 2.E1=Late[f]", cards).do("play:Hound zone:U1 .. play:Rite zone:E1 2?")
    assert t.why("turn:2E1") == "10.1.3"
    t = case("1.hand=Hound,Rite 2.E1=Late[f]", cards).do("play:Hound zone:U1 2>turn:2E1 ..")
    assert t.side("1U1") == "exhausted"


@pytest.mark.clause("oversoul 8.1.5", "oversoul R103", "oversoul 8.1.8")
def test_once_each_game_follows_the_card_and_once_while_active_does_not():
    cards = """
    Old   Unit ORDER I -1 PRIMAL 1/2/3
      ●CAST (Once each Game)* Draw 1
      ●CAST (Once while Active)* Deal 1 DMG to the opposing Leader
    Home  Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Return it to its owner's hand
    """
    t = case("1.U1=Old 1.hand=Home", cards).do("use:1U1#1 .. use:1U1#2 ..")
    assert t.why("use:1U1#1") == "8.1.5" and t.why("use:1U1#2") == "8.1.8"
    t.do("play:Home zone:E1 .. play:Old zone:U1 ..")
    assert t.why("use:1U1#1") == "8.1.5" and t.can("use:1U1#2")


@pytest.mark.clause("oversoul R164", "oversoul 2.3.1", "oversoul 8.5.4")
def test_what_is_drawn_at_the_end_of_the_turn_is_given_back_down_to_five():
    cards = """
    Owl  Event SWAY I -1 BOARD 5
      ●At the end of your turn* Draw 2
    """
    t = case("1.E1=Owl 1.hand=Hound,Hound,Hound,Hound,Hound 1.deck=Stone,Dart,Swift,Snail", cards)
    t.do("end .. no") if "no" in t.do("end ..").options() else None
    while t.options()[0].startswith("take:"):
        t.do("take:Hound")
    assert len(t.hand(1)) == 5 and t.deck(1)[-2:] == ["Hound", "Hound"]


@pytest.mark.clause("oversoul R60", "oversoul 3.4.9", "oversoul 8.5.27", "oversoul R170")
def test_a_prepared_card_that_shatters_is_shown_and_says_nothing():
    cards = """
    Heir  Unit ORDER I -1 PRIMAL 1/2/3
      ●SHATTER* Draw 2
    """
    t = case("1.hand=Break 2.U1=Heir[f]", cards).do("play:Break zone:E1 pick:2U1 ..")
    assert t.hand(2) == [] and t.idle(2) == ["Heir"] and "Heir" in str(t.sees(1))


@pytest.mark.clause("oversoul R26", "oversoul R64", "oversoul 2.0.4")
def test_a_leader_at_no_hp_plays_out_its_link_and_then_is_lost():
    cards = """
    Both  Event DOOM I -1 CAST
      ●Deal 20 DMG to your Leader, then Heal 5 HP to your Leader & Deal 24 DMG to the opposing Leader
    """
    t = case("1.hand=Both", cards).do("play:Both zone:E1 ..")
    assert t.ending()[0] == "="


@pytest.mark.clause("oversoul R27", "oversoul 10.0.9", "oversoul R33")
def test_a_quick_event_in_the_rescue_window_brings_the_leader_back():
    cards = """
    Banish  Event ORDER I -1 CAST
      ●* Select 1 Leader➤ Exile it
    Rescue  Event ORDER I -1 QUICK
      ●Return 1 Exiled Leader to your hand
    """
    position = "1.hand=Banish 2.hand=Rescue 2.leader=Matron[d4]"
    t = case(position, cards).do("play:Banish zone:E1 pick:2L pass pass")
    assert t.asked() == 2 and t.ending() is None
    t.do("play:Rescue zone:E1 ..")
    assert t.ending() is None and t.name("2L") == "Matron" and t.hp("2L") == 20
    t = case(position, cards).do("play:Banish zone:E1 pick:2L .. ")
    assert t.ending()[0] == "1"


# ---- teams


@pytest.mark.clause("oversoul R142", "oversoul 8.6.13", "oversoul R72")
def test_in_teams_the_attacked_player_is_asked_to_guard_before_the_teammate():
    t = case("1.U1=Hound 2.U1=Knight 4.U1=Knight", seats=4).do("attack:1U1 target:2L")
    assert t.asked() == 2 and t.do("unguarded").asked() == 4
    t.do("guard:4U1 ..")
    assert t.hp("4U1") == 2 and t.hp("2L") == 24


@pytest.mark.clause("oversoul R142", "oversoul R15")
def test_in_teams_an_aura_and_your_units_are_the_players_own():
    cards = """
    Flag  Unit ORDER I -1 PRIMAL 1/2/3
      ●Your Units Have +1 DMG
    Banner  Unit ORDER I -1 PRIMAL 1/2/3
      ●All allied Units Have +1 DMG
    """
    t = case("1.U1=Flag 3.U1=Hound 2.U1=Hound", cards, seats=4)
    assert (t.dmg("1U1"), t.dmg("3U1"), t.dmg("2U1")) == (2, 2, 2)
    t = case("1.U1=Banner 3.U1=Hound 2.U1=Hound", cards, seats=4)
    assert (t.dmg("1U1"), t.dmg("3U1"), t.dmg("2U1")) == (2, 3, 2)
