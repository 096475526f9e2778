"""Zones, positions and Prepared cards (chapter 3)."""

import pytest

from tests.clauses.oversoul.table import lay

SHATTER = """
Hammer  Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Shatter it
Salve   Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Heal 2 HP to it
Gift    Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Give it AVIAN, 2 DMG & 3 HP
Bolt    Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Deal 2 DMG to it
Sleep   Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Exhaust it
Wake    Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Reactivate it
Away    Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Exile it
Home    Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Return it to its owner's hand
Fold    Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Prepare it
"""


def hit(t, name, place):
    return t.do(f"play:{name} zone:E1 pick:{place} ..")


@pytest.mark.clause("oversoul 3.1.3", "oversoul R19")
def test_without_a_free_zone_no_card_of_that_type_is_played():
    units = " ".join(f"1.U{n}=Hound" for n in range(1, 6))
    t = lay(f"{units} 1.hand=Swift,Rite")
    assert t.why("play:Swift") == "3.1.3" and t.why("prepare:Swift") == "3.1.3" and t.can("play:Rite")
    t = lay("1.E1=Hall 1.E2=Hall 1.E3=Hall[f] 1.hand=Swift,Rite,Flash")
    assert t.why("play:Rite") == "3.1.3" and t.why("play:Flash") == "3.1.3" and t.can("play:Swift")


@pytest.mark.clause("oversoul R19", "oversoul R108")
def test_an_announced_event_keeps_its_zone_until_it_has_resolved():
    t = lay("1.E1=Hall 1.E2=Hall 1.hand=Rite,Flash").do("play:Rite paid pass")
    assert t.asked() == 1 and t.why("play:Flash") == "3.1.3"
    t.do("..")
    assert t.can("play:Flash") and t.idle(1) == ["Rite"]


@pytest.mark.clause("oversoul R18")
def test_the_player_chooses_any_free_zone_of_the_right_kind_at_announcement():
    t = lay("1.U2=Hound 1.E2=Hall 1.hand=Swift,Rite").do("play:Swift")
    assert t.options() == ["zone:U1", "zone:U3", "zone:U4", "zone:U5"]
    t.do("zone:U4 paid")
    assert t.chain() == [(1, 1, "Swift", "Activation")]
    t.do("..")
    t.do("prepare:Rite")
    assert t.options() == ["zone:E1", "zone:E3"]
    assert not any("move" in option for option in t.do("zone:E3 paid ..").options())


@pytest.mark.clause("oversoul R18")
def test_the_zone_of_a_spawned_card_is_chosen_as_it_resolves():
    text = """
    Call  Event ORDER I -1 CAST
      ●Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 2 HP)
    """
    t = lay("1.U3=Hound 1.hand=Call", text).do("play:Call zone:E1")
    assert t.asked() == 2, "announced without a Zone"
    t.do("pass pass")
    assert t.asked() == 1 and t.options() == ["zone:U1", "zone:U2", "zone:U4", "zone:U5"]


@pytest.mark.clause("oversoul 3.1.4", "oversoul 3.1.6", "oversoul 8.7.13")
def test_an_exiled_card_is_reached_only_by_what_names_exiled_cards():
    text = """
    Dig   Event ORDER I -1 CAST
      ●* Select 1 Unit in either Idle Zone➤ Return it to its owner's hand
    """
    t = hit(lay("1.hand=Away,Dig 2.U1=Stone", SHATTER + text), "Away", "2U1")
    assert t.exile(2) == ["Stone"] and t.board(2) == {} and t.idle(2) == []
    assert t.why("play:Dig") == "R160"
    for seat in (1, 2):
        assert t.sees(seat)["players"][1]["exile"] == ["Stone"]


@pytest.mark.clause("oversoul 3.1.7", "oversoul 8.7.15", "oversoul 8.7.16", "oversoul 8.7.18")
def test_shattered_discarded_and_sacrificed_cards_go_to_the_idle_zone():
    text = """
    Toll  Event ORDER I -1 CAST
      ●* Sacrifice 1 Unit & Discard 1 card in your hand➤ Draw 1
    """
    t = lay("1.U1=Hound 1.hand=Hammer,Toll,Dart 2.U1=Stone", SHATTER + text)
    hit(t, "Hammer", "2U1")
    assert t.idle(2) == ["Stone"]
    t.do("play:Toll zone:E1")
    while t.options() != ["pass"]:
        t.do(t.options()[0])
    assert sorted(t.idle(1)) == ["Dart", "Hammer", "Hound"]
    t.do("..")
    assert t.board(1) == {} and t.hand(1) == ["Hound"], "of the Deck"


@pytest.mark.clause("oversoul 3.1.8", "oversoul 5.2.3", "oversoul 7.2.2", "oversoul R114")
def test_an_event_without_hp_goes_to_the_idle_zone_and_does_not_shatter():
    text = """
    Vow   Event ORDER I -1 CAST
      ●Draw 1
    Eye   Unit CHAOS I -1 PRIMAL 1/2/3
      ●If a card Shatters* Deal 3 DMG to the opposing Leader
      ●If a card leaves the board* Deal 5 DMG to the opposing Leader
    """
    t = lay("1.hand=Vow 1.U1=Eye", text).do("play:Vow zone:E2")
    assert t.idle(1) == []
    t.do("..")
    assert t.idle(1) == ["Vow"] and t.hand(1) == ["Hound"] and t.hp("2L") == 24


@pytest.mark.clause("oversoul 3.1.9", "oversoul 3.2.4", "oversoul 3.2.2")
def test_cards_in_the_idle_zone_have_no_effect_but_can_be_named():
    text = """
    Banner  Unit CHAOS I -1 PRIMAL 1/2/3
      ●Your Units Have +2 DMG
      ●CAST* Draw 1
    Dig     Event ORDER I -1 CAST
      ●* Select 1 Unit in either Idle Zone➤ Return it to its owner's hand
    """
    t = lay("1.U1=Hound 1.U2=Banner 1.hand=Hammer,Dig", SHATTER + text)
    assert t.dmg("1U1") == 4 and t.can("use:1U2#1") != t.can("use:1U2#2")
    hit(t, "Hammer", "1U2")
    assert t.dmg("1U1") == 2 and not any("use" in o or "from" in o for o in t.options())
    t.do("play:Dig zone:E1")
    assert t.do("..").hand(1) == ["Banner"]


@pytest.mark.clause("oversoul 3.2.1", "oversoul 3.2.2", "oversoul 3.2.3", "oversoul 3.2.4", "oversoul 3.4.9")
def test_active_is_face_up_upright_or_sideways():
    text = """
    Banner  Unit CHAOS I -1 PRIMAL 1/2/3
      ●Your Units Have +2 DMG
    Watch   Unit CHAOS I -1 PRIMAL 1/2/3
      ●Has +1 DMG for each of your Active CHAOS Units
    """
    for mark, active in (("", True), ("[x]", True), ("[f]", False)):
        t = lay(f"1.U1=Hound 1.U2=Banner{mark}", text)
        assert t.dmg("1U1") == (4 if active else 2)
    t = lay("1.U1=Banner 1.U2=Hound 1.hand=Fold", SHATTER + text)
    hit(t, "Fold", "1U1")
    assert t.side("1U1") == "down" and t.dmg("1U2") == 2


@pytest.mark.clause("oversoul 3.3.1", "oversoul 3.3.2", "oversoul 8.7.7", "oversoul 3.3.5", "oversoul 8.7.9")
def test_only_upright_cards_are_exhausted_and_only_sideways_ones_reactivated():
    text = """
    Rest   Unit CHAOS I -1 PRIMAL 1/2/3
      ●EXHAUST* Deal 1 DMG to the opposing Leader
      ●ACTIVATE* Deal 3 DMG to the opposing Leader
    """
    t = lay("1.U1=Rest 1.hand=Sleep,Sleep,Wake,Wake", SHATTER + text)
    hit(t, "Sleep", "1U1")
    assert t.side("1U1") == "exhausted" and t.hp("2L") == 23
    hit(t, "Sleep", "1U1")
    assert t.side("1U1") == "exhausted" and t.hp("2L") == 23, "it was Exhausted already"
    hit(t, "Wake", "1U1")
    assert t.side("1U1") == "up" and t.hp("2L") == 20
    hit(t, "Wake", "1U1")
    assert t.hp("2L") == 20, "it was Activated already"


@pytest.mark.clause("oversoul 3.3.6", "oversoul 3.3.7", "oversoul 3.3.8", "oversoul R97", "oversoul R151")
def test_reactivating_counts_as_activated_but_not_as_entered():
    text = """
    Twice  Unit CHAOS I +1 PRIMAL 1/2/3
      ●ACTIVATE* Deal 1 DMG to the opposing Leader
      ●ENTER* Deal 5 DMG to the opposing Leader
    Scribe  Unit CHAOS I -1 PRIMAL 1/2/3
      ●If you Activate a Unit* Deal 7 DMG to the opposing Leader
    """
    t = lay("1.U1=Twice[x] 1.U2=Scribe 1.hand=Wake,Spring 1.pool=1", SHATTER + text)
    hit(t, "Wake", "1U1")
    assert t.hp("2L") == 23 and t.pool(1) == 0, "ACTIVATE* alone, and only the Event was paid for"
    assert t.can("play:Spring"), "the +card Activation of the turn is still there"


@pytest.mark.clause("oversoul 3.5.1", "oversoul R147", "oversoul R65")
def test_damaged_is_carrying_damage():
    text = """
    Pick  Event ORDER I -1 CAST
      ●* Select 1 Damaged card on the board➤ Deal 1 DMG to it
    """
    t = lay("1.U1=Hound 1.U2=Hound[d1] 1.U3=Swift[f/d1] 1.U4=Swift[f] 1.hand=Pick", text)
    assert t.do("play:Pick zone:E1").options() == ["pick:1U2", "pick:1U3"]


# ---- Prepared cards


@pytest.mark.clause("oversoul 3.4.1", "oversoul 3.4.2", "oversoul 8.7.4", "oversoul 4.0.7", "oversoul 3.4.6")
def test_preparing_costs_one_and_takes_a_fitting_zone():
    t = lay("1.rank=1 1.pool=5 1.hand=Giant,Rite,Armor,Roof,Spring")
    for name, zone in (("Giant", "U1"), ("Rite", "E1"), ("Armor", "U2"), ("Roof", "E2"), ("Spring", "U3")):
        t.do(f"prepare:{name}")
        assert {option[5] for option in t.options()} == {zone[0]}
        t.do(f"zone:{zone} ..")
    assert t.pool(1) == 0 and t.hand(1) == []
    assert {t.side(f"1{zone}") for zone in t.board(1)} == {"down"} and len(t.board(1)) == 5


@pytest.mark.clause("oversoul 3.4.2", "oversoul R169")
def test_without_energy_nothing_is_prepared():
    assert lay("1.pool=0 1.hand=Swift").why("prepare:Swift") == "4.2.1"


@pytest.mark.clause("oversoul 3.4.3", "oversoul R137", "oversoul R170")
def test_a_prepared_card_is_seen_by_its_player_alone():
    t = lay("1.hand=Swift").do("prepare:Swift zone:U1 ..")
    for seat, name in ((1, "Swift"), (2, None), (0, None)):
        (card,) = [c for c in t.sees(seat)["players"][0]["board"] if c["at"] == "1U1"]
        assert card.get("name") == name and card["hp"] == 4 and "dmg" not in card
    assert any("Swift" in line for line in t.log(1)) and not any("Swift" in line for line in t.log(2))


@pytest.mark.clause("oversoul 3.4.4", "oversoul 3.4.5", "oversoul 10.0.8", "oversoul R57")
def test_a_prepared_card_is_turned_up_from_the_next_turn_on_in_either_turn():
    t = lay("1.hand=Swift 1.pool=3").do("prepare:Swift zone:U1 ..")
    assert t.why("turn:1U1") == "3.4.4"
    t.turn_over()
    assert t.s.active == 1
    t.do("end 1>turn:1U1 ..")
    assert t.name("1U1") == "Swift" and t.side("1U1") == "up" and t.pool(1) == 1
    assert t.s.active == 1, "in the opposing turn"


@pytest.mark.clause("oversoul 3.4.5", "oversoul 10.0.1", "oversoul R57", "oversoul R111")
@pytest.mark.parametrize("name", ["Swift", "Rite", "Trap", "Flash"])
def test_prepared_cards_of_every_kind_answer_in_a_timeshift(name):
    zone = "U1" if name == "Swift" else "E1"
    t = lay(f"1.hand=Dart 2.{zone}={name}[f]").do(f"play:Dart zone:U1 2>turn:2{zone}")
    assert [link[2] for link in t.chain()] == [name, "Dart"]
    t.do("..")
    assert (t.name("2U1") if name == "Swift" else t.idle(2)[0]) == name


@pytest.mark.clause("oversoul R57", "oversoul 4.1.2", "oversoul 4.2.1")
def test_turning_up_needs_rank_energy_and_the_plus_card_of_the_turn():
    t = lay("1.rank=1 1.pool=3 1.U1=Giant[f] 1.U2=Spring[f] 1.hand=Spring")
    assert t.why("turn:1U1") == "4.0.5"
    t.do("play:Spring zone:U3 ..")
    assert t.why("turn:1U2") == "4.1.2"
    assert lay("1.pool=0 1.U1=Swift[f]").why("turn:1U1") == "4.2.1"


@pytest.mark.clause("oversoul 3.4.7", "oversoul 7.3.1", "oversoul 5.3.1", "oversoul R123")
def test_a_prepared_construct_is_attached_when_it_is_turned_up():
    t = lay("1.U1=Hound 1.U2=Armor[f] 1.U3=Stone[f] 2.U1=Snail").do("turn:1U2 ..")
    assert t.board(1) == {"U1": "Hound", "U1.1": "Armor", "U3": "Stone"} and t.side("1U1.1") == "up"


@pytest.mark.clause("oversoul 3.4.8", "oversoul R125")
def test_a_prepared_card_cannot_be_exhausted():
    text = """
    Pull  Unit CHAOS I -1 PRIMAL 1/2/3
      ●CAST* Exhaust 1 of your other Units➤ Draw 1
    """
    t = hit(lay("1.U1=Swift[f] 1.hand=Sleep", SHATTER), "Sleep", "1U1")
    assert t.side("1U1") == "down"
    assert lay("1.U1=Pull 1.U2=Swift[f]", text).why("use:1U1#1") == "R160"


@pytest.mark.clause(
    "oversoul 3.4.9", "oversoul 3.4.10", "oversoul 3.4.12", "oversoul R55", "oversoul R5", "oversoul R6"
)
def test_a_prepared_card_shows_four_hp_a_minus_one_and_nothing_else():
    text = """
    Court   Unit CHAOS III -4 UNDEAD 5/5/9 @Lantern
    Filter  Event ORDER I -1 CAST
      ●* Select 1 {} ➤ Deal 1 DMG to it
    """
    for words, fits in (
        ("-Unit", True),
        ("-1 Unit", True),
        ("-2 Unit or less", True),
        ("-2 Unit or more", False),
        ("+Unit", False),
        ("Unit", True),
        ("CHAOS Unit", False),
        ("UNDEAD", False),
        ("Non-Living Unit", False),
        ("Living Unit", False),
        ('"Lantern" Unit', False),
        ("Unit of RANK III or lower", False),
        ('Unit named "Court"', False),
        ("Unit with 5 or more DMG", False),
        ("Unit with exactly 4 HP", True),
        ("Active Unit", False),
        ("Event", False),
        ("Prepared card", True),
    ):
        t = lay("2.U1=Court[f] 1.hand=Filter", text.replace("{} ", words))
        assert (t.why("play:Filter") == "") == fits, words
    t = lay("2.E1=Flash[f] 1.hand=Filter", text.replace("{} ", "-1 Event"))
    assert t.can("play:Filter") and t.hp("2E1") == 4


@pytest.mark.clause("oversoul 3.4.11", "oversoul R65")
def test_a_prepared_card_receives_nothing_but_hp():
    t = lay("1.U1=Swift[f/d3] 1.hand=Gift,Salve", SHATTER)
    hit(t, "Gift", "1U1")
    assert t.hp("1U1") == 1 + 3 and t.dmg("1U1") == 0
    hit(t, "Salve", "1U1")
    assert t.hp("1U1") == 6 and t.damage("1U1") == 1
    t.turn_over().turn_over()
    assert t.damage("1U1") == 0 and t.hp("1U1") == 7
    t.do("turn:1U1 ..")
    assert (t.hp("1U1"), t.dmg("1U1"), t.keys("1U1")) == (2, 2, set())


@pytest.mark.clause("oversoul 5.3.13")
def test_a_prepared_construct_is_a_prepared_unit_or_event_by_its_zone():
    text = """
    Find  Event ORDER I -1 CAST
      ●* Select 1 Unit & 1 Event➤ Deal 1 DMG to them
    Tie   Event ORDER I -1 CAST
      ●* Select 1 Construct➤ Deal 1 DMG to it
    """
    t = lay("2.U1=Armor[f] 2.E1=Roof[f] 1.hand=Find,Tie", text)
    assert t.why("play:Tie") == "R160"
    t.do("play:Find zone:E1 ..")
    assert (t.hp("2U1"), t.hp("2E1")) == (3, 3)


@pytest.mark.clause("oversoul R56", "oversoul 8.4.16", "oversoul R58")
def test_turned_down_a_card_has_four_fresh_hp_and_up_again_its_own():
    t = lay("1.U1=Hound[x/d2]+Armor 1.hand=Fold,Gift", SHATTER)
    hit(t, "Gift", "1U1")
    hit(t, "Fold", "1U1")
    assert t.side("1U1") == "down" and t.hp("1U1") == 4 and "Armor" in t.idle(1)
    assert t.why("turn:1U1") == "3.4.4"
    t.turn_over().turn_over()
    t.do("turn:1U1 ..")
    assert (t.hp("1U1"), t.dmg("1U1"), t.keys("1U1"), t.damage("1U1")) == (3, 2, set(), 0)


@pytest.mark.clause("oversoul R58")
def test_a_hand_card_prepared_by_an_ability_needs_a_free_zone_and_pays_nothing():
    text = """
    Hide  Event ORDER I -1 CAST
      ●Prepare 1 Unit in your hand
    """
    units = " ".join(f"1.U{n}=Hound" for n in range(1, 5))
    t = lay(f"{units} 1.hand=Hide,Hide,Swift,Dart 1.pool=2", text).do("play:Hide zone:E1 .. take:Swift ..")
    assert t.board(1)["U5"] == "Swift" and t.side("1U5") == "down" and t.pool(1) == 1
    t.do("play:Hide zone:E1 ..")
    if t.options()[0].startswith("take"):
        t.do(t.options()[0] + " ..")
    assert t.hand(1) == ["Dart"]


@pytest.mark.clause("oversoul R60")
def test_a_prepared_card_does_not_fight_back_and_falls_face_up_without_abilities():
    text = """
    Bomb  Unit CHAOS I -1 PRIMAL 3/3/3
      ●SHATTER* Deal 9 DMG to the opposing Leader
    """
    t = lay("1.U1=Giant 2.U1=Bomb[f]", text).do("attack:1U1 target:2U1 ..")
    assert t.hp("1U1") == 8 and t.hp("1L") == 20
    assert t.idle(2) == ["Bomb"] and t.sees(1)["players"][1]["idle"] == ["Bomb"]


@pytest.mark.clause("oversoul R60", "oversoul R170")
def test_a_prepared_card_that_returns_is_not_shown():
    text = """
    Echo  Unit CHAOS I -1 PRIMAL 1/1/1
      ●RETURN* Deal 9 DMG to the opposing Leader
    """
    t = hit(lay("2.U1=Echo[f] 1.hand=Home", SHATTER + text), "Home", "2U1")
    assert t.hand(2) == ["Echo"] and t.hp("1L") == 20
    assert t.sees(1)["players"][1]["hand"] == [] and not any("Echo" in line for line in t.log(1))


@pytest.mark.clause("oversoul R61")
def test_a_prepared_unit_turned_up_when_attacked_fights_with_full_hp():
    t = lay("1.U1=Hound 2.U1=Snail[f/d3]").do("attack:1U1 target:2U1 2>turn:2U1 ..")
    assert t.board(1) == {} and t.hp("2U1") == 4


@pytest.mark.clause("oversoul R61", "oversoul R71")
def test_an_attack_on_an_event_that_is_played_ends_without_battle():
    for zone, name in (("E1", "Flash"), ("U1", "Armor")):
        t = lay(f"1.U1=Hound 2.U2=Stone 2.{zone}={name}[f]").do(
            f"attack:1U1 target:2{zone} 2>turn:2{zone} .."
        )
        assert t.side("1U1") == "exhausted" and t.hp("1U1") == 3 and t.hp("2U2") == 6 and t.hp("2L") == 24


@pytest.mark.clause("oversoul R62")
def test_preparing_is_done_at_once_and_can_be_answered_but_not_cancelled():
    text = """
    Halt    Event ORDER I -1 QUICK
      ●Cancel the opposing card
    """
    t = lay("1.hand=Swift,Dart 2.hand=Flash,Halt", text).do("prepare:Swift zone:U1")
    assert t.side("1U1") == "down" and t.pool(1) == 4
    assert t.asked() == 2 and t.chain() == [(1, 1, "a face-down card", "Prepare")]
    assert t.can("play:Flash")
    t.do("play:Flash zone:E1")
    assert t.asked() == 1 and t.why("prepare:Dart") == "R62"
    while t.asked() != 2:
        t.do("pass")
    assert t.why("play:Halt") == "R112"
    assert t.do("..").side("1U1") == "down" and t.idle(2) == ["Flash"]


@pytest.mark.clause("oversoul R63", "oversoul 8.7.33", "oversoul 8.7.34", "oversoul R136")
def test_an_exposed_card_is_seen_by_all_and_blocked_until_the_next_cycle_phase():
    text = """
    Lamp  Event ORDER I -1 CAST
      ●* Select 1 opposing Prepared card➤ Expose it
    """
    t = lay("1.hand=Lamp 2.U1=Swift[f] 2.pool=3 1.U1=Hound", text).do("play:Lamp zone:E1 ..")
    for seat in (0, 1, 2):
        (card,) = [c for c in t.sees(seat)["players"][1]["board"] if c["at"] == "2U1"]
        assert card["name"] == "Swift" and card["exposed"] and card["side"] == "down"
    t.do("end 2?")
    assert t.why("turn:2U1") == "8.7.34"
    t.turn_over()
    assert t.s.active == 1 and t.can("turn:2U1")


@pytest.mark.clause("oversoul 8.7.33", "oversoul 8.7.34", "oversoul R136")
def test_an_exposed_hand_card_is_shown_and_cannot_be_played_until_the_next_cycle_phase():
    text = """
    Peek  Event ORDER I -1 CAST
      ●Expose 1 random card in your opponent's hand
    """
    t = lay("1.hand=Peek 2.hand=Flash 2.pool=3", text).do("play:Peek zone:E1 ..")
    assert t.sees(1)["players"][1]["hand"] == ["Flash"]
    t.do("end 2?")
    assert t.why("play:Flash") == "8.7.34" and t.hand(2) == ["Flash"]
    t.turn_over()
    assert t.can("play:Flash")
