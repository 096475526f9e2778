"""Texts that designers write: narrower lasting lines, marks as Costs, Abilities that are used (R178 to R187)."""

# ruff: noqa: E501  # a card is one line

import pytest

from .table import lay, refused

BREAK = "Break Event ORDER I -1 QUICK\n  ●* Select 1 card on the board➤ Shatter it\n"
HUSH = "Hush Event ORDER I -1 QUICK\n  ●* Select 1 Unit➤ Give it SEALED\n"


@pytest.mark.clause("oversoul R178")
def test_what_is_given_while_this_card_is_active_ends_with_it():
    giver = "Giver Unit ORDER I -1 PRIMAL 1/2/3\n  ●ENTER* Select 1 other Unit➤ Give it GUARD & 2 DMG (while this card is Active)\n"
    hide = "Hide Event ORDER I -1 QUICK\n  ●* Select 1 of your Units➤ Prepare it\n"
    for card, gone in (("Break", True), ("Hide", True), ("Hush", False)):
        t = lay(f"1.hand=Giver,{card} 1.U1=Hound", giver + BREAK + HUSH + hide)
        t.do("play:Giver zone:U2 ..")
        assert t.keys("1U1") == {"GUARD"} and t.dmg("1U1") == 4
        t.do(f"play:{card} zone:E1 pick:1U2 ..")
        assert (t.keys("1U1") == set()) is gone and (t.dmg("1U1") == 2) is gone, card


@pytest.mark.clause("oversoul R178")
def test_a_charge_given_while_this_card_is_active_goes_with_it():
    giver = "Giver Unit ORDER I -1 PRIMAL 1/2/3\n  ●ENTER* Select 1 other Unit➤ Give it BARRIER (while this card is Active)\n"
    t = lay("1.hand=Giver,Break 1.U1=Hound", giver + BREAK)
    t.do("play:Giver zone:U2 ..")
    assert t.keys("1U1") == {"BARRIER"}
    t.do("play:Break zone:E1 pick:1U2 ..")
    assert t.keys("1U1") == set()


@pytest.mark.clause("oversoul R179")
def test_a_line_of_an_event_asks_when_it_is_carried_out():
    card = "Call Event ORDER I -1 CAST\n  ●Spawn 1 Unit in your Idle Zone\n  ●If you have 2 or more Units* Draw 1\n"
    t = lay("1.hand=Call 1.U1=Hound 1.idle=Stone 1.deck=Snail,Dart", card)
    t.do("play:Call zone:E1 .. zone:U2 ..")
    assert t.hand(1) == ["Snail"]
    t = lay("1.hand=Call 1.idle=Stone 1.deck=Snail,Dart", card)
    t.do("play:Call zone:E1 .. zone:U2 ..")
    assert t.hand(1) == []


@pytest.mark.clause("oversoul R179")
def test_such_a_line_has_no_cost_and_no_place_on_a_card_that_stays():
    line = "  ●If you have 2 or more Units* Discard 1 card in your hand➤ Draw 1\n"
    assert "no Cost" in refused("Call Event ORDER I -1 CAST\n" + line)[0]
    line = "  ●If you have 2 or more Units* Draw 1\n"
    assert refused("Call Unit ORDER I -1 PRIMAL 1/1/1\n" + line)


@pytest.mark.clause("oversoul R180")
def test_has_equal_to_replaces_what_is_printed_and_keeps_what_is_added():
    card = "Sage Unit ORDER I -1 PRIMAL 3/2/3\n  ●Has DMG equal to the number of cards in your hand\n"
    rise = "Rise Event ORDER I -1 CAST\n  ●* Select 1 Unit➤ Give it 2 DMG\n"
    fix = "Fix Event ORDER I -1 CAST\n  ●* Select 1 Unit➤ Set the DMG of it to 7\n"
    t = lay("1.hand=Rise,Fix,Stone 1.U1=Sage", card + rise + fix)
    assert t.dmg("1U1") == 3
    t.do("play:Rise zone:E1 ..")
    assert t.dmg("1U1") == 2 + 2
    t.do("play:Fix zone:E1 ..")
    assert t.dmg("1U1") == 1 + 2


@pytest.mark.clause("oversoul R181")
def test_an_ability_is_used_when_its_announcement_is_complete():
    imp = "Imp Unit ORDER I +1 PRIMAL 1/2/2\n  ●CAST* Deal 1 DMG to the opposing Leader\n"
    spy = "Spy Unit ORDER I +1 PRIMAL 1/2/2\n  ●If your opponent uses a CAST Ability* Draw 1\n"
    ear = "Ear Unit ORDER I +1 PRIMAL 1/2/2\n  ●If your opponent uses an Ability* Draw 1\n"
    come = "Comer Unit ORDER I -1 PRIMAL 1/2/3\n  ●ENTER* Heal 1 HP to your Leader\n"
    t = lay(
        "1.U1=Imp 1.hand=Comer,Rite 2.U1=Spy 2.U2=Ear 2.deck=Snail,Stone,Dart,Hound", imp + spy + ear + come
    )
    t.do("play:Rite zone:E1 ..")
    assert t.hand(2) == []
    t.do("use:1U1#1 ..")
    t.do("next:1 ..") if "next:1" in t.options() else None
    assert t.hand(2) == ["Snail", "Stone"]
    t.do("play:Comer zone:U2 ..")  # a trigger is used too, but under another Law
    assert t.hand(2) == ["Dart", "Snail", "Stone"]


@pytest.mark.clause("oversoul R181", "oversoul R112")
def test_it_is_the_ability_and_once_cancelled_its_card():
    imp = "Imp Unit ORDER I +1 PRIMAL 1/2/2\n  ●CAST* Deal 1 DMG to the opposing Leader\n"
    no = "No Event ORDER I -1 COUNTER\n  ●Activate only when your opponent uses an Ability* Cancel it, then Exile it\n"
    t = lay("1.U1=Imp 2.E1=No[f]", imp + no)
    t.do("use:1U1#1 2>turn:2E1 ..")
    assert t.exile(1) == ["Imp"] and t.hp("2L") == 24


@pytest.mark.clause("oversoul R182")
def test_who_enters_exhausted_is_exhausted_by_it():
    gate = "Gate Event ORDER I -1 BOARD 5\n  ●Opposing Units Enter Exhausted\n"
    nap = "Nap Unit ORDER I -1 PRIMAL 1/5/3\n  ●EXHAUST* Draw 1\n"
    wild = "Wild Unit ORDER I -1 PRIMAL 1/5/3\n  ●FRENZY\n"
    t = lay("1.hand=Nap,Wild,Hall 2.E1=Gate 1.deck=Snail,Stone", gate + nap + wild)
    t.do("play:Nap zone:U1 ..")
    assert t.side("1U1") == "exhausted" and "Snail" in t.hand(1)
    t.do("play:Wild zone:U2 ..")
    assert t.side("1U2") == "up" and t.keys("1U2") == set()
    t.do("play:Hall zone:E1 ..")
    assert t.side("1E1") == "up"


@pytest.mark.clause("oversoul R183")
def test_marks_are_a_cost_only_if_all_of_them_are_there():
    well = (
        'Well Event ORDER I -1 BOARD 5\n  ●CAST* Remove 2 "Drop" marks from this card➤ Draw 1\n'
        '  ●CAST* Consume 1 ENERGY➤ Place 1 "Drop" mark on this card\n'
    )
    t = lay("1.E1=Well 1.deck=Snail,Stone", well)
    t.do("use:1E1#2 ..")
    assert not t.can("use:1E1#1")
    t.do("use:1E1#2 .. use:1E1#2 .. use:1E1#1 ..")
    assert t.hand(1) == ["Snail"] and sum(t.marks("1E1").values()) == 1


@pytest.mark.clause("oversoul R183", "oversoul R161")
def test_an_ability_removes_what_there_is():
    dry = 'Dry Event ORDER I -1 CAST\n  ●* Select 1 Event➤ Remove 2 "Drop" marks from it, if you do Draw 1\n'
    well = 'Well Event ORDER I -1 BOARD 5\n  ●CAST* Consume 1 ENERGY➤ Place 1 "Drop" mark on this card\n'
    for uses, drawn in ((1, []), (2, ["Snail"]), (3, ["Snail"])):
        t = lay("1.E1=Well 1.hand=Dry 1.deck=Snail,Stone", well + dry)
        t.do("use:1E1#1 .. " * uses + "play:Dry zone:E2 ..")
        assert t.hand(1) == drawn and sum(t.marks("1E1").values()) == max(uses - 2, 0)


@pytest.mark.clause("oversoul R184")
def test_an_aura_can_be_narrowed():
    card = "Post Unit ORDER I -1 PRIMAL 2/2/3\n  ●AURA (only CHAOS Units on your board)* Have +1 DMG\n"
    t = lay("1.U3=Post 1.U2=Hound 1.U4=Stone 2.U3=Hound", card)
    assert (t.dmg("1U3"), t.dmg("1U2"), t.dmg("1U4"), t.dmg("2U3")) == (2, 3, 3, 2)


@pytest.mark.clause("oversoul R184")
def test_a_line_can_hold_during_a_turn_or_phase():
    card = (
        "Moon Unit ORDER I -1 PRIMAL 2/2/3\n  ●During your opponent's turn* Has +2 DMG\n"
        "  ●During your Action Phase* Has +1 SPD\n"
    )
    t = lay("1.U1=Moon 2.U1=Moon", card)
    assert (t.dmg("1U1"), t.spd("1U1"), t.dmg("2U1"), t.spd("2U1")) == (2, 3, 4, 2)
    t.do("end ..")
    assert (t.dmg("1U1"), t.spd("1U1"), t.dmg("2U1"), t.spd("2U1")) == (4, 2, 2, 3)


@pytest.mark.clause("oversoul R185", "oversoul R58")
def test_cards_are_prepared_from_an_idle_zone_and_from_a_deck():
    dig = "Dig Event ORDER I -1 CAST\n  ●Prepare 1 Unit in your Idle Zone\n"
    plot = "Plot Event ORDER I -1 CAST\n  ●Prepare 1 Event in your Deck\n"
    t = lay("1.hand=Dig,Plot 1.idle=Stone 1.deck=Hound,Trap,Hound", dig + plot)
    t.do("play:Dig zone:E1 .. zone:U1 ..")
    assert t.side("1U1") == "down" and t.idle(1) == ["Dig"] and not t.can("turn:1U1")
    t.do("play:Plot zone:E1 .. take:Trap zone:E2 ..")
    assert t.side("1E2") == "down" and t.deck(1) == ["Hound", "Hound"]
    assert t.sees(2)["players"] and "Trap" not in str(t.sees(2)) and "Stone" in str(t.sees(2))


@pytest.mark.clause("oversoul R185")
def test_without_a_free_zone_it_stays_where_it_is():
    dig = "Dig Event ORDER I -1 CAST\n  ●Prepare 1 Unit in your Idle Zone\n"
    t = lay("1.hand=Dig 1.idle=Stone " + " ".join(f"1.U{n}=Hound" for n in range(1, 6)), dig)
    t.do("play:Dig zone:E1 ..")
    assert t.idle(1) == ["Dig", "Stone"]


@pytest.mark.clause("oversoul R186")
def test_a_duration_said_last_holds_for_all_that_is_joined_to_it():
    card = "Numb Event ORDER I -1 CAST\n  ●* Select 1 Unit➤ It loses all Abilities & it Becomes STATION (this turn)\n"
    thorn = "Thorny Unit ORDER I +1 PRIMAL 2/2/3\n  ●THORNS\n"
    t = lay("1.hand=Numb 1.U1=Thorny", card + thorn)
    t.do("play:Numb zone:E1 ..")
    assert t.keys("1U1") == set() and t.roles("1U1") == {"STATION"}
    t.do("end ..")
    assert t.keys("1U1") == {"THORNS"} and t.roles("1U1") == {"PRIMAL"}


@pytest.mark.clause("oversoul R186")
def test_then_begins_anew():
    card = "Rise Event ORDER I -1 CAST\n  ●* Select 1 Unit➤ Give it 1 DMG, then Give it 1 SPD (this turn)\n"
    t = lay("1.hand=Rise 1.U1=Hound", card)
    t.do("play:Rise zone:E1 .. end ..")
    assert t.dmg("1U1") == 3 and t.spd("1U1") == 2


@pytest.mark.clause("oversoul R187", "oversoul R45")
def test_what_generates_generates_more():
    mill = "Mill Event ORDER I -1 BOARD 5\n  ●Your +cards Generate 1 additional ENERGY\n"
    dyno = "Dyno Unit ORDER I +2 PRIMAL 1/1/1\n  ●DYNAMO\n"
    big = "Big Unit VIGOR I -5 PRIMAL 1/1/1\n"
    t = lay("1.E1=Mill 1.U1=Dyno 1.pool=0 1.hand=Big 1.U2=Hound", mill + dyno + big)
    t.do("play:Big zone:U3 tap:1U1 ..")  # 2 doubled, and 1
    assert t.name("1U3") == "Big" and t.surplus(1) == 0


@pytest.mark.clause("oversoul 5.3.7", "oversoul 5.3.12")
def test_a_constructs_own_line_is_used_by_what_its_host_does():
    plate = (
        "Plate Construct ORDER I -1 UNIT 5\n  ●EXHAUST* Deal 1 DMG to this Construct\n"
        "  ●ATTACK* Deal 1 DMG to this Construct\n"
    )
    t = lay("1.U1=Hound+Plate 2.E1=Hall", plate)
    t.do("attack:1U1 target:2L ..")
    if "next:1" in t.options():
        t.do("next:1 ..")
    assert t.hp("1U1.1") == 3


@pytest.mark.clause("oversoul R181")
def test_a_line_does_not_hear_its_own_use():
    echo = "Echo Unit ORDER I +1 PRIMAL 1/2/2\n  ●If you use an Ability* Draw 1\n  ●CAST* Heal 1 HP to your Leader\n"
    t = lay("1.U1=Echo 1.deck=Snail,Stone,Dart", echo)
    t.do("use:1U1#2 ..")
    assert t.hand(1) == ["Snail"]
