"""Keyworded Abilities with their HYPER versions (chapter 8.6)."""

import pytest

from tests.clauses.oversoul.casts import casts
from tests.clauses.oversoul.table import lay, refused

TOOLS = (
    casts("Bolt", "Break", "Home", "Away", "Fold", "Salve", "Sleep", "Wake")
    + """
Storm  Event ORDER I -1 CAST
  ●Deal 1 DMG to all Units on the board
Grasp  Event ORDER I -1 CAST
  ●Choose 1 opposing Unit & Exhaust it
"""
)


def key(keyword, name="Bearer", stats="2/2/6", more=""):
    return f"{name}  Unit WITHER II -1 PRIMAL {stats}\n  ●{keyword}\n{more}"


def give(keyword, name="Gift"):
    return f"{name}  Event ORDER I -1 CAST\n  ●* Select 1 card on the board➤ Give it {keyword}\n"


@pytest.mark.clause("oversoul 8.6.2", "oversoul R148", "oversoul 8.6.4")
def test_a_construct_uses_no_keyworded_ability_itself():
    text = """
    Coat  Construct ORDER I -1 UNIT 3
      ●CRYSTALIZED
    """
    t = lay("1.U1=Hound+Coat 1.hand=Break", TOOLS + text)
    assert t.keys("1U1") == {"CRYSTALIZED"} and t.keys("1U1.1") == set()
    assert t.do("play:Break zone:E1 pick:1U1.1 ..").board(1) == {"U1": "Hound"}


@pytest.mark.clause("oversoul 8.6.15")
def test_barrier_blocks_all_of_a_pierce_that_reaches_it():
    text = (
        key("PIERCE", "Lance", "9/2/6")
        + """
    Ward  Event CHAOS I -1 BOARD 4
      ●BARRIER
    """
    )
    t = lay("1.U1=Lance 2.U3=Hound 2.E2=Ward", text).do("attack:1U1 target:2U3 ..")
    assert t.board(2) == {"E2": "Ward"} and t.hp("2E2") == 4 and t.hp("2L") == 24 and t.keys("2E2") == set()


@pytest.mark.clause("oversoul 8.6.16", "oversoul R90")
def test_polarity_is_not_selected_in_costs_and_takes_no_more_constructs():
    text = key("POLARITY")
    t = lay("1.U1=Bearer+Armor 1.hand=Bolt,Armor 2.U1=Hound", TOOLS + text)
    assert t.why("play:Armor") == "R123" and t.hp("1U1.1") == 3, "those already there remain"
    t.do("play:Bolt zone:E1")
    assert "pick:1U1" not in t.options() and "pick:2U1" in t.options()
    t = lay("1.hand=Storm,Grasp 1.U2=Hound 2.U1=Bearer", TOOLS + text).do("play:Storm zone:E1 ..")
    assert t.hp("2U1") == 5
    t.do("play:Grasp zone:E1 ..")
    assert t.side("2U1") == "exhausted", "a choice on resolution"
    t.do("attack:1U2 target:2U1 ..")
    assert t.hp("2U1") == 3


@pytest.mark.clause("oversoul 8.6.18", "oversoul R89", "oversoul R127")
def test_resistant_is_unaffected_by_abilities_of_other_cards():
    text = (
        key("RESISTANT", more="  ●CAST* Deal 1 DMG to this card\n")
        + """
    Lash  Construct ORDER I -1 UNIT 3
      ●CAST* Deal 1 DMG to this Unit
    """
        + give("AVIAN & 2 DMG")
    )
    t = lay("1.U1=Bearer 1.hand=Bolt,Sleep,Home,Break,Gift", TOOLS + text)
    for name in ("Bolt", "Sleep", "Home", "Break", "Gift"):
        assert t.do(f"play:{name} zone:E1").can("pick:1U1"), "it can be Selected"
        t.do("pick:1U1 ..")
    assert (t.hp("1U1"), t.side("1U1"), t.dmg("1U1"), t.keys("1U1")) == (6, "up", 2, {"RESISTANT"})
    (use,) = [option for option in t.options() if option.startswith("use:1U1")]
    assert t.do(f"{use} ..").hp("1U1") == 5, "its own Ability works"


@pytest.mark.clause("oversoul R89")
def test_resistant_against_costs_attacks_splash_thorns_and_for_its_constructs():
    text = (
        key("RESISTANT")
        + key("RESISTANT", "Striker", "2/2/6")
        + key("CLEAVE", "Axe", "2/2/9")
        + key("THORNS", "Briar", "1/2/9")
        + """
    Toll  Event ORDER I -1 CAST
      ●* Sacrifice 1 Unit➤ Draw 1
    """
    )
    t = lay("1.U1=Bearer 1.hand=Toll", text).do("play:Toll zone:E1 ..")
    assert "Bearer" in t.idle(1), "paying is not an effect"
    t = lay("1.U1=Axe 2.U1=Hound 2.U2=Bearer", text).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U2") == 6, "splash is Ability DMG"
    t = lay("1.U1=Axe 2.U2=Bearer", text).do("attack:1U1 target:2U2 ..")
    assert t.hp("2U2") == 4, "an Attack is none"
    t = lay("1.U1=Striker 2.U2=Briar", text).do("attack:1U1 target:2U2 ..")
    assert t.hp("1U1") == 5, "the strike of 1, and no THORNS"
    t = lay("1.U1=Bearer+Armor 1.hand=Bolt,Bolt", TOOLS + text).do("play:Bolt zone:E1 pick:1U1 ..")
    assert t.hp("1U1.1") == 3
    assert t.do("play:Bolt zone:E1 pick:1U1.1 ..").hp("1U1.1") == 1


@pytest.mark.clause("oversoul R89", "oversoul 8.4.11")
def test_a_bracket_blocks_only_what_it_names_and_equal_rank_is_not_lower():
    text = """
    Wyrm   Unit CHAOS II -1 DRAGON 2/2/6
    Even   Event ORDER II -1 CAST
      ●* Select 1 card on the board➤ Deal 1 DMG to it
    Archer  Unit CHAOS I -1 PRIMAL 1/2/3
      ●CAST* Select 1 Unit➤ Deal 1 DMG to it
    """
    t = lay("1.U1=Archer 1.hand=Bolt,Even 2.U1=Wyrm", TOOLS + text)
    assert t.keys("2U1") == {"AVIAN"} or t.keys("2U1") == {"AVIAN", "RESISTANT"}
    assert t.do("play:Bolt zone:E1 pick:2U1 ..").hp("2U1") == 6
    assert t.do("play:Even zone:E1 pick:2U1 ..").hp("2U1") == 5
    assert t.do("use:1U1#1 pick:2U1 ..").hp("2U1") == 4


# ---- consumed ones


@pytest.mark.clause("oversoul 8.6.7", "oversoul 8.6.8", "oversoul 8.6.9", "oversoul R81", "oversoul R177")
@pytest.mark.parametrize(
    ("regular", "hyper"),
    [
        ("BARRIER", "HYPER-BARRIER"),
        ("DEATHTOUCH", "HYPER-DEATHTOUCH"),
        ("DUAL-STRIKE", "HYPER-STRIKE"),
        ("DYNAMO", "HYPER-DYNAMO"),
        ("FRENZY", "HYPER-FRENZY"),
        ("VEILED", "HYPER-VEILED"),
    ],
)
@pytest.mark.clause(
    "oversoul 8.6.23",
    "oversoul 8.6.26",
    "oversoul 8.6.29",
    "oversoul 8.6.32",
    "oversoul 8.6.35",
    "oversoul 8.6.38",
)
def test_a_second_charge_makes_it_hyper_and_a_third_is_lost(regular, hyper):
    text = give(regular) + give(hyper, "Boon")
    t = lay("1.U1=Hound 1.hand=Gift,Gift,Gift,Boon", text)
    for expected in (regular, hyper, hyper):
        assert t.do("play:Gift zone:E1 pick:1U1 ..").keys("1U1") == {expected}
    t = lay("1.U1=Hound 1.hand=Boon", text).do("play:Boon zone:E1 pick:1U1 ..")
    assert t.keys("1U1") == {hyper}


@pytest.mark.clause("oversoul R81", "oversoul 8.7.9", "oversoul 8.6.3")
def test_charges_are_not_renewed_by_reactivating_and_end_with_being_active():
    t = lay("1.U1=Bearer 1.hand=Bolt,Sleep,Wake,Fold", TOOLS + key("BARRIER"))
    t.do("play:Bolt zone:E1 pick:1U1 ..")
    assert t.hp("1U1") == 6 and t.keys("1U1") == set()
    t.do("play:Sleep zone:E1 pick:1U1 ..").do("play:Wake zone:E1 pick:1U1 ..")
    assert t.keys("1U1") == set()
    t.do("play:Fold zone:E1 pick:1U1 ..")
    t.turn_over().turn_over()
    assert t.do("turn:1U1 ..").keys("1U1") == {"BARRIER"}, "it Enters anew"


@pytest.mark.clause("oversoul R82")
def test_barrier_stops_each_instance_for_the_whole_stack_and_nothing_uses_nothing():
    text = (
        key("BARRIER")
        + """
    Null  Event ORDER I -1 CAST
      ●* Select 1 card on the board➤ Deal DMG to it equal to the number of UNDEAD
    """
    )
    t = lay("1.U1=Bearer+Armor 1.hand=Null,Bolt,Bolt", TOOLS + text)
    assert t.do("play:Null zone:E1 pick:1U1 ..").keys("1U1") == {"BARRIER"}
    t.do("play:Bolt zone:E1 pick:1U1.1 ..")
    assert (t.hp("1U1"), t.hp("1U1.1"), t.keys("1U1")) == (6, 3, set())
    assert t.do("play:Bolt zone:E1 pick:1U1 ..").hp("1U1.1") == 1


@pytest.mark.clause("oversoul 8.6.25", "oversoul 8.6.26", "oversoul R87")
def test_hyper_deathtouch_exiles_and_leaves_deathtouch():
    t = lay("1.U1=Bearer 2.U1=Stone", key("HYPER-DEATHTOUCH")).do("attack:1U1 target:2U1 ..")
    assert t.exile(2) == ["Stone"] and t.keys("1U1") == {"DEATHTOUCH"}
    t = lay("1.U1=Bearer 2.U1=Stone", key("DEATHTOUCH")).do("attack:1U1 target:2U1 ..")
    assert t.idle(2) == ["Stone"] and t.keys("1U1") == set()


@pytest.mark.clause("oversoul R87", "oversoul 8.6.24", "oversoul 8.6.12", "oversoul R88")
def test_marks_stay_on_what_stays_and_add_up():
    text = key("DEATHTOUCH") + key("CRYSTALIZED", "Gem", "1/0/9")
    t = lay("1.U1=Bearer 1.U2=Bearer 2.U1=Gem", text).do("attack:1U1 target:2U1 ..")
    assert t.marks("2U1") == {"Death": 1} and t.keys("1U1") == set()
    t.do("attack:1U2 target:2U1 ..")
    assert t.exile(2) == ["Gem"], "two marks: Exiled, which CRYSTALIZED does not stop"


@pytest.mark.clause("oversoul R87")
def test_no_mark_on_leaders_constructs_prepared_beaten_or_unharmed_cards_and_no_charge_used():
    text = key("DEATHTOUCH") + key("BARRIER", "Ward", "0/0/9")
    for target, position in (
        ("2L", ""),
        ("2U1", "2.U1=Stone+Armor"),
        ("2U1", "2.U1=Stone[f]"),
        ("2U1", "2.U1=Spring"),
        ("2U1", "2.U1=Ward"),
    ):
        t = lay(f"1.U1=Bearer 2.U2=Stone {position}", text).do(f"attack:1U1 target:{target} ..")
        assert t.keys("1U1") == {"DEATHTOUCH"}, position


@pytest.mark.clause("oversoul R87")
def test_deathtouch_works_even_if_its_bearer_is_beaten_and_at_once_by_ability():
    t = lay(
        "1.U1=Bearer 2.U1=Ogre", key("DEATHTOUCH", stats="1/2/1") + "Ogre  Unit CHAOS I -1 PRIMAL 5/2/9"
    ).do("attack:1U1 target:2U1 ..")
    assert t.idle(2) == ["Ogre"] and t.idle(1) == ["Bearer"]
    archer = key("DEATHTOUCH", "Archer", more="  ●CAST* Select 1 Unit➤ Deal 1 DMG to it, then Draw 1\n")
    t = lay("1.U1=Archer 2.U1=Stone", archer)
    (use,) = [option for option in t.options() if option.startswith("use")]
    assert t.do(f"{use} pick:2U1 ..").idle(2) == ["Stone"]


@pytest.mark.clause("oversoul R83", "oversoul 8.6.27", "oversoul 8.6.28")
def test_dual_strike_repeats_ability_damage_and_retaliation_too():
    archer = key("DUAL-STRIKE", "Archer", more="  ●CAST* Select 1 Unit➤ Deal 1 DMG to it\n")
    t = lay("1.U1=Archer 2.U1=Stone", archer)
    (use,) = [option for option in t.options() if option.startswith("use")]
    t.do(f"{use} pick:2U1 ..")
    assert t.hp("2U1") == 4 and t.keys("1U1") == set()
    t = lay("1.U1=Giant 2.U1=Archer", archer.replace("2/2/6", "2/3/9")).do("attack:1U1 target:2U1 ..")
    assert t.hp("1U1") == 4, "as Retaliator, before the slower Attacker strikes"
    t = lay("1.U1=Archer 2.U1=Stone", archer.replace("2/2/6", "0/3/9")).do("attack:1U1 target:2U1 ..")
    assert t.keys("1U1") == {"DUAL-STRIKE"}, "a strike of 0 uses no charge"


@pytest.mark.clause("oversoul R83", "oversoul R105")
def test_cleave_splashes_with_each_repetition_and_pierce_is_worked_out_anew():
    both = """
    Axe   Unit WITHER II -1 PRIMAL 2/3/9
      ●CLEAVE
      ●DUAL-STRIKE
    Pike  Unit WITHER II -1 PRIMAL 4/3/9
      ●PIERCE
      ●DUAL-STRIKE
    """
    t = lay("1.U1=Axe 2.U1=Stone 2.U2=Stone", both).do("attack:1U1 target:2U1 ..")
    assert (t.hp("2U1"), t.hp("2U2")) == (2, 2)
    t = lay("1.U1=Pike 2.U3=Stone 2.E2=Fort", both + "Fort  Event CHAOS I -1 BOARD 9").do(
        "attack:1U1 target:2U3 .."
    )
    assert t.board(2) == {"E2": "Fort"} and t.hp("2E2") == 7, "4 + 4 on 6 HP: 2 go on"


@pytest.mark.clause("oversoul 8.6.30", "oversoul 8.6.31", "oversoul R84")
def test_dynamo_doubles_and_hyper_dynamo_triples_the_values_of_a_resolution():
    for keyword, factor, left in (("DYNAMO", 2, set()), ("HYPER-DYNAMO", 3, {"DYNAMO"})):
        text = key(keyword, more="  ●CAST* Consume 2 ENERGY➤ Deal 2 DMG to the opposing Leader & Draw 1\n")
        t = lay("1.U1=Bearer 1.pool=2", text)
        (use,) = [option for option in t.options() if option.startswith("use")]
        t.do(use)
        assert t.keys("1U1") == left and t.pool(1) == 0, "used when announced; the Cost is not doubled"
        t.do("..")
        assert t.hp("2L") == 24 - 2 * factor and len(t.hand(1)) == factor


@pytest.mark.clause("oversoul 8.6.30", "oversoul R84")
def test_dynamo_doubles_the_first_generating():
    for keyword, factor in (("DYNAMO", 2), ("HYPER-DYNAMO", 3)):
        text = f"Dyne  Unit WITHER I +2 PRIMAL 1/2/3\n  ●{keyword}\n"
        t = lay("1.U1=Dyne 1.pool=0 1.hand=Rite", text).do("play:Rite zone:E1 tap:1U1")
        assert t.surplus(1) == 2 * factor - 1


@pytest.mark.clause("oversoul R84")
def test_what_dynamo_does_not_multiply():
    for line, check in (
        ("CAST* Reactivate this card", lambda t: t.keys("1U1") == {"DYNAMO"}),
        ("CAST* Select 1 Unit with 3 or less HP➤ Exhaust it", lambda t: t.keys("1U1") == {"DYNAMO"}),
        ("CAST* Set the DMG of all Units to 2 (this turn)", lambda t: t.dmg("2U1") == 2),
        (
            "CAST* Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 2 HP)",
            lambda t: list(t.board(1).values()).count("TOTEM") == 2 and t.hp("1U2") == 2,
        ),
        (
            "CAST* Choose 1 opposing Unit & Deal 1 DMG to it",
            lambda t: (t.hp("2U1"), t.hp("2U2")) in ((1, 6), (3, 4)),
        ),
    ):
        t = lay("1.U1=Bearer 2.U1=Hound 2.U2=Stone", key("DYNAMO", more=f"  ●{line}\n"))
        (use,) = [option for option in t.options() if option.startswith("use")]
        t.do(use)
        while "end" not in t.options():
            t.do(t.options()[0]) if "pass" not in t.options() else t.passes()
        assert check(t), line


@pytest.mark.clause("oversoul R84")
def test_the_link_keeps_its_multiplier_when_the_card_leaves():
    text = (
        key("DYNAMO", more="  ●CAST* Deal 2 DMG to the opposing Leader\n")
        + """
    Hit    Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Shatter it
    """
    )
    t = lay("1.U1=Bearer 2.hand=Hit", text)
    (use,) = [option for option in t.options() if option.startswith("use")]
    t.do(f"{use} 2>play:Hit zone:E1 ..")
    assert t.board(1) == {} and t.hp("2L") == 20


@pytest.mark.clause("oversoul R85", "oversoul 8.6.33")
def test_frenzy_saves_attacks_costs_effects_and_spawning():
    more = "  ●CAST* Exhaust this card➤ Draw 1\n  ●EXHAUST* Deal 5 DMG to the opposing Leader\n"
    for choice in ("attack:1U1", "use"):
        t = lay("1.U1=Bearer 2.U1=Stone", key("FRENZY", more=more) + TOOLS)
        if choice == "use":
            (choice,) = [option for option in t.options() if option.startswith("use")]
        t.do(choice)
        if "target:2U1" in t.options():
            t.do("target:2U1")
        t.passes()
        assert t.side("1U1") == "up" and t.keys("1U1") == set() and t.hp("2L") == 24
    t = lay("1.U1=Bearer 1.hand=Sleep", key("FRENZY", more=more) + TOOLS).do("play:Sleep zone:E1 pick:1U1 ..")
    assert t.side("1U1") == "up"
    raise_ = "Raise  Event ORDER I -1 CAST\n  ●Spawn 1 Unit in your Idle Zone\n"
    t = lay("1.idle=Bearer 1.hand=Raise", key("FRENZY", more=more) + raise_).do("play:Raise zone:E1 ..")
    while "end" not in t.options():
        t.do(t.options()[0] + " ..")
    (zone,) = t.board(1)
    assert t.side(f"1{zone}") == "up" and t.hp("2L") == 24


@pytest.mark.clause("oversoul R86", "oversoul 8.6.36")
def test_what_still_reaches_a_veiled_card():
    text = key("VEILED") + key("CLEAVE", "Axe")
    t = lay("1.U1=Axe 1.hand=Bolt,Storm,Grasp 2.U1=Bearer 2.U2=Stone", TOOLS + text)
    t.do("play:Bolt zone:E1")
    assert "pick:2U1" not in t.options()
    t.do("pick:2U2 ..").do("play:Storm zone:E1 ..")
    assert t.hp("2U1") == 5
    t.do("attack:1U1")
    assert "target:2U1" not in t.options()
    t.do("target:2U2 ..")
    assert t.hp("2U1") == 3, "splash"
    t.do("play:Grasp zone:E1 .. pick:2U1 ..")
    assert t.side("2U1") == "exhausted" and t.keys("2U1") == set(), "and then it is veiled no more"
    t = lay("1.U1=Bearer 1.hand=Bolt", TOOLS + text).do("play:Bolt zone:E1")
    assert "pick:1U1" in t.options(), "own Abilities can Select it"


@pytest.mark.clause("oversoul R86", "oversoul 8.6.37")
def test_a_veiled_card_that_enters_exhausted_loses_a_step_at_once():
    raise_ = "Raise  Event ORDER I -1 CAST\n  ●Spawn 1 Unit in your Idle Zone\n"
    for keyword, left in (("VEILED", set()), ("HYPER-VEILED", {"VEILED"})):
        t = lay("1.idle=Bearer 1.hand=Raise", key(keyword) + raise_).do("play:Raise zone:E1 ..")
        while "end" not in t.options():
            t.do(t.options()[0] + " ..")
        (zone,) = t.board(1)
        assert t.side(f"1{zone}") == "exhausted" and t.keys(f"1{zone}") == left


# ---- disadvantages


@pytest.mark.clause("oversoul 8.6.39", "oversoul R93")
def test_amorphous_is_exiled_wherever_it_would_go():
    laws = """
      ●SHATTER* Deal 1 DMG to the opposing Leader
      ●RETURN* Deal 1 DMG to the opposing Leader
      ●EXILE* Deal 5 DMG to the opposing Leader
    """
    for way in ("Break", "Home", "Away"):
        t = lay(f"1.U1=Bearer 1.hand={way}", TOOLS + key("AMORPHOUS", more=laws)).do(
            f"play:{way} zone:E1 pick:1U1 .."
        )
        assert t.exile(1) == ["Bearer"] and t.hp("2L") == 19, "EXILE* alone triggers"


@pytest.mark.clause("oversoul R93", "oversoul R118", "oversoul R99")
def test_an_amorphous_card_counts_as_shattered_for_others():
    text = (
        key("AMORPHOUS", "Mist", "0/2/1")
        + """
    Reaper  Unit CHAOS I -1 PRIMAL 3/3/3
      ●EXECUTE* Deal 2 DMG to the opposing Leader
    Test    Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Deal 1 DMG to it, if it Shatters* Draw 1
    """
    )
    t = lay("1.U1=Reaper 1.hand=Test 2.U1=Mist 2.U2=Mist", text).do("attack:1U1 target:2U1 ..")
    assert t.hp("2L") == 22
    assert t.do("play:Test zone:E1 pick:2U2 ..").hand(1) == ["Hound"]


@pytest.mark.clause("oversoul 8.6.41", "oversoul R80")
def test_chained_is_turned_sideways_and_cannot_be_reactivated():
    text = (
        give("CHAINED")
        + """
    Restless  Unit WITHER I -1 PRIMAL 2/2/6
      ●FRENZY
      ●EXHAUST* Deal 5 DMG to the opposing Leader
    Lose  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ It loses CHAINED
    """
    )
    t = lay("1.U1=Restless 1.hand=Gift,Wake,Armor,Lose", TOOLS + text).do("play:Gift zone:E1 pick:1U1 ..")
    assert t.side("1U1") == "exhausted" and t.hp("2L") == 19 and t.keys("1U1") == {"CHAINED", "FRENZY"}
    t.do("play:Wake zone:E1 pick:1U1 ..").do("play:Armor ..")
    assert t.side("1U1") == "exhausted"
    t.turn_over().turn_over()
    assert t.side("1U1") == "exhausted"
    t.do("play:Lose zone:E1 ..")
    assert t.keys("1U1") == {"FRENZY"} and t.side("1U1") == "exhausted", "it stays so until Reactivated"
    assert t.turn_over().turn_over().side("1U1") == "up"


@pytest.mark.clause("oversoul 8.6.42")
def test_damned_cannot_be_healed():
    t = lay("1.U1=Bearer[d3] 1.U2=Hound[d1] 1.hand=Salve", TOOLS + key("DAMNED")).do(
        "play:Salve zone:E1 pick:1U1 .."
    )
    assert t.damage("1U1") == 3
    t.turn_over().turn_over()
    assert t.damage("1U1") == 3 and t.damage("1U2") == 0


@pytest.mark.clause("oversoul 8.6.44", "oversoul R95")
def test_sealed_cancels_abilities_and_changes_but_not_damage_position_marks_or_generating():
    text = (
        give("SEALED (this turn)")
        + give("3 DMG & AVIAN", "Boon")
        + """
    Geyser  Unit WITHER I +2 SENTRY 2/2/6
      ●GUARD
      ●CAST* Draw 1
      ●BARRIER
    """
    )
    t = lay("1.pool=9 1.U1=Geyser[d1]+Armor 1.hand=Boon,Gift,Boon,Giant", text)
    t.do("play:Boon zone:E1 pick:1U1 ..")
    assert t.dmg("1U1") == 5 and t.keys("1U1") == {"AVIAN", "GUARD", "BARRIER"}
    t.do("play:Gift zone:E1 pick:1U1 ..")
    assert (t.dmg("1U1"), t.keys("1U1"), t.damage("1U1")) == (2, {"SEALED"}, 1)
    assert "Armor" in t.idle(1) and not any(o.startswith("use") for o in t.options())
    t.do("play:Boon zone:E1 pick:1U1 ..")
    assert t.dmg("1U1") == 2, "also what is received later"
    t.do("play:Giant zone:U2")
    assert "tap:1U1" in t.options(), "a SEALED +card still Generates"
    t.do("tap:1U1 ..")
    t.turn_over()
    assert t.dmg("1U1") == 8 and t.keys("1U1") == {"AVIAN", "GUARD", "BARRIER"}


@pytest.mark.clause("oversoul R95")
def test_a_waiting_link_of_a_sealed_card_is_not_touched():
    text = """
    Caster  Unit WITHER I -1 PRIMAL 2/2/6
      ●CAST* Deal 3 DMG to the opposing Leader
    Hush    Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Give it SEALED (this turn)
    """
    t = lay("1.U1=Caster 2.hand=Hush", text).do("use:1U1#1 2>play:Hush zone:E1 ..")
    assert t.hp("2L") == 21 and t.keys("1U1") == {"SEALED"}


@pytest.mark.clause("oversoul R153", "oversoul R177", "oversoul R128")
def test_a_charge_ends_with_its_source_and_a_lasting_source_gives_once():
    text = """
    Coat    Construct ORDER I -1 UNIT 3
      ●BARRIER
    Totem   Unit CHAOS I -1 PRIMAL 1/2/3
      ●Your other Units Have BARRIER
    """
    t = lay("1.U1=Hound+Coat 1.hand=Break", TOOLS + text)
    assert t.keys("1U1") == {"BARRIER"}
    assert t.do("play:Break zone:E1 pick:1U1.1 ..").keys("1U1") == set()
    t = lay("1.U1=Hound 1.U2=Totem 1.hand=Bolt,Bolt,Stone", TOOLS + text)
    t.do("play:Bolt zone:E1 pick:1U1 ..")
    assert t.hp("1U1") == 3 and t.keys("1U1") == set(), "used, and not given again"
    t.do("play:Stone zone:U3 ..")
    assert t.keys("1U1") == set() and t.keys("1U3") == {"BARRIER"}
    t = lay("1.U1=Bearer 1.U2=Totem 1.hand=Break,Bolt", TOOLS + text + key("BARRIER"))
    assert t.keys("1U1") == {"HYPER-BARRIER"}, "own and granted together"
    t.do("play:Bolt zone:E1 pick:1U1 ..").do("play:Break zone:E1 pick:1U2 ..")
    assert t.keys("1U1") == {"BARRIER"}, "the granted charge was used first, the own one remains"


@pytest.mark.clause("oversoul R148")
def test_as_construct_takes_only_a_few_keyworded_abilities():
    line = "●SACRIFICE* Select 1 of your Units➤ Spawn & Attach this card to it as a UNIT Construct with 3 HP "
    line += "& Gain {} (as Construct)"
    for keyword, fine in (
        ("AMORPHOUS", True),
        ("CRYSTALIZED", True),
        ("DAMNED", True),
        ("BARRIER", True),
        ("AVIAN", False),
    ):
        assert (refused(f"Shard  Unit ORDER I -1 PRIMAL 1/1/1\n  {line.format(keyword)}") == []) == fine, (
            keyword
        )
