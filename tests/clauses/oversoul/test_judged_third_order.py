"""Worked cases of the third order: two rules have met, and a third one finds what they left. Decided before
they were played.
"""

import pytest

from tests.clauses.oversoul.table import lay
from tests.clauses.oversoul.test_judged_interactions import CARDS


def case(position="", cards="", **more):
    return lay(position, CARDS + cards, **more)


# ---- the end of the turn


@pytest.mark.clause("oversoul R27", "oversoul R164", "oversoul 5.4.6", "oversoul 10.0.9")
def test_a_leader_removed_at_the_end_of_the_turn_is_lost_in_that_turn():
    cards = """
    Doomer  Unit DOOM I -1 PRIMAL 1/1/3
      ●At the end of your turn* Exile your Leader
    """
    t = case("1.U1=Doomer 2.deck=none", cards).do("end ..")
    assert t.ending() == ("2", "2.0.5"), "before the other has to Draw from an empty Deck"


@pytest.mark.clause("oversoul R27", "oversoul R164", "oversoul 10.0.9")
def test_a_leader_removed_at_the_end_of_the_turn_may_be_brought_back_in_that_turn():
    cards = """
    Doomer  Unit DOOM I -1 PRIMAL 1/1/3
      ●At the end of your turn* Exile the opposing Leader
    Recall  Event ORDER I -1 QUICK
      ●* Select 1 of your Exiled cards➤ Return it to your hand
    """
    t = case("1.U1=Doomer 2.hand=Recall turn=3", cards).do("end 2?")
    while not t.can("play:Recall") or t.at("2L") is not None:
        t.choose("pass")
    t.do("play:Recall zone:E1 ..")
    assert t.ending() is None and t.name("2L") == "Matron"


@pytest.mark.clause("oversoul R110", "oversoul R164", "oversoul 10.1.2")
def test_what_was_drawn_at_the_end_of_the_turn_is_answered_by_what_waits_for_it():
    cards = """
    Scholar  Unit FLOW I -1 PRIMAL 1/1/3
      ●At the end of your turn* Draw 1
    Snatch   Event ORDER I -1 COUNTER
      ●Activate only if your opponent Draws a card* Deal 5 DMG to the opposing Leader
    """
    t = case("1.U1=Scholar 2.E1=Snatch[f]", cards).do("end 2>turn:2E1 ..")
    assert t.hp("1L") == 15


@pytest.mark.clause("oversoul R164", "oversoul R138", "oversoul 2.3.4")
def test_what_is_given_as_durations_end_ends_in_the_same_turn_with_all_that_follows():
    cards = """
    Prop  Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Give it 2 HP (this turn)
    Heir  Unit ORDER I -1 PRIMAL 1/2/1
      ●SHATTER* Give your Units 2 HP (this turn), then Deal 2 DMG to your Units
    Last  Unit ORDER I -1 PRIMAL 1/2/1
      ●SHATTER (during your turn)* Deal 3 DMG to the opposing Leader
    """
    t = case("1.U1=Heir 1.U2=Last 1.hand=Prop,Zap 1.pool=5", cards)
    t.do("play:Prop zone:E1 pick:1U1 .. play:Zap zone:E1 pick:1U1 .. end @Cycle")
    assert t.board(1) == {} and t.hp("2L") == 21


# ---- Prepared cards


@pytest.mark.clause("oversoul R249", "oversoul 3.4.11", "oversoul 3.4.10")
@pytest.mark.parametrize(
    "text,prepared,active",
    [
        ("●Give all opposing Units -2 HP (this turn)", 4, 4),
        ("●Give all opposing Units 2 HP (this turn)", 6, 8),
        ("●Set the HP of all opposing Units to 1 (this turn)", 4, 1),
        ("●Deal 2 DMG to all opposing Units", 2, 4),
    ],
)
def test_the_hp_of_a_prepared_card_are_raised_and_never_lowered_but_by_damage(text, prepared, active):
    t = case("2.U1=Stone[f] 2.U2=Stone 1.hand=Change", f"Change  Event ORDER I -1 CAST\n {text}")
    t.do("play:Change zone:E1 ..")
    assert (t.hp("2U1"), t.hp("2U2")) == (prepared, active)


@pytest.mark.clause("oversoul R249", "oversoul 3.4.11")
@pytest.mark.parametrize("text,prepared,active", [("-1 HP", 4, 5), ("+1 HP", 5, 7)])
def test_lasting_lines_raise_the_hp_of_a_prepared_card_and_do_not_lower_them(text, prepared, active):
    fog = f"Fog  Event DOOM I -1 BOARD 4\n ●Opposing Units Have {text}"
    t = case("2.U1=Stone[f] 2.U2=Stone 1.E1=Fog", fog)
    assert (t.hp("2U1"), t.hp("2U2")) == (prepared, active)


# ---- what a Law waits for


TRAP = """
Trap_it  Event ORDER I -1 COUNTER
  ●Activate only if an opposing Unit is Exhausted* Deal 3 DMG to it
"""


@pytest.mark.clause("oversoul R116", "oversoul R158", "oversoul 10.1.3")
@pytest.mark.parametrize("passes", ["pass pass", "pass pass pass pass"])
def test_the_turn_player_turns_up_a_card_that_knows_what_it_waited_for(passes):
    t = case("1.hand=Tire 1.E1=Trap_it[f] 2.U1=Stone 2.U2=Stone 1.pool=5", TRAP)
    t.do(f"play:Tire zone:E2 pick:2U1 {passes} turn:1E1 ..")
    assert (t.hp("2U1"), t.hp("2U2")) == (3, 6), "in the window, or as the next action"


@pytest.mark.clause("oversoul R116", "oversoul R110", "oversoul 10.1.3")
def test_a_quick_action_of_the_turn_player_closes_the_window_for_what_was_before():
    t = case("1.U1=Hound 1.hand=Flash 2.E1=Trap_it[f]", TRAP)
    t.do("attack:1U1 target:2L pass pass")
    assert t.asked() == 2 and t.can("turn:2E1"), "offered first"
    t.do("pass play:Flash zone:E1")
    assert t.asked() == 2 and t.why("turn:2E1") == "10.1.3"


# ---- the order in a Deck


@pytest.mark.clause("oversoul R168", "oversoul 8.7.10")
@pytest.mark.parametrize(
    "text,first,deck",
    [
        ("●* Select 2 of your Units➤ Return them to the bottom of your Deck", "1U2", "Dart Stone Hound"),
        ("●* Select 2 of your Units➤ Return them to the bottom of your Deck", "1U1", "Dart Hound Stone"),
        ("●Return all Units on your board to the top of your Deck", "1U2", "Hound Stone Dart"),
    ],
)
def test_who_owns_cards_that_go_to_a_deck_together_names_their_order(text, first, deck):
    t = case("1.U1=Hound 1.U2=Stone 1.deck=Dart 1.hand=Sweep", f"Sweep  Event ORDER I -1 CAST\n {text}")
    t.do(f"play:Sweep zone:E1 pass pass pick:{first}")
    assert t.deck(1) == deck.split()


@pytest.mark.clause("oversoul R168", "oversoul R134")
def test_the_owner_names_the_order_also_when_an_opponent_returns_the_cards():
    cards = "Sweep  Event ORDER I -1 CAST\n ●Return all opposing Units to the bottom of your opponent's Deck"
    t = case("2.U1=Hound 2.U2=Stone 2.U3=Stone 2.deck=Dart 1.hand=Sweep", cards)
    t.do("play:Sweep zone:E1 pass pass")
    assert t.asked() == 2
    t.do("pick:2U3 pick:2U1")
    assert t.deck(2) == ["Dart", "Stone", "Hound", "Stone"]


@pytest.mark.clause("oversoul R168", "oversoul 8.2.2")
def test_cards_of_the_hand_that_are_a_cost_are_laid_under_the_deck_in_the_order_named():
    cards = """
    Trade  Event ORDER I -1 CAST
      ●* Return 2 cards in your hand to the bottom of your Deck➤ Draw 1
    """
    t = case("1.hand=Trade,Swift,Stone 1.deck=Dart,Dart", cards)
    t.do("play:Trade zone:E1 take:Swift take:Stone ..")
    assert t.hand(1) == ["Dart"] and t.deck(1) == ["Dart", "Stone", "Swift"]


@pytest.mark.clause("oversoul R250", "oversoul R168", "oversoul R170")
def test_cards_that_only_another_has_looked_at_keep_their_order():
    cards = """
    Spy  Event DOOM I -1 CAST
      ●Look at the top 3 cards of your opponent's Deck, then Discard 1 of them
    """
    cards = cards.rstrip() + " & Return the rest to the bottom of your opponent's Deck"
    t = case("1.hand=Spy 2.deck=Hound,Stone,Swift,Dart", cards)
    t.do("play:Spy zone:E1 pass pass take:Hound ..")
    assert t.deck(2) == ["Dart", "Stone", "Swift"] and t.idle(2) == ["Hound"]


@pytest.mark.clause("oversoul R250", "oversoul R168", "oversoul R160")
def test_nobody_is_asked_for_the_order_of_cards_that_are_alike_or_do_not_arrive():
    cards = "Sweep  Event ORDER I -1 CAST\n ●Return all Units on your board to the bottom of your Deck"
    t = case("1.U1=Hound 1.U2=Hound 1.deck=Dart 1.hand=Sweep", cards).do("play:Sweep zone:E1 ..")
    assert t.deck(1) == ["Dart", "Hound", "Hound"]
    ghost = "\nFading  Unit DOOM I -1 PRIMAL 1/1/1\n ●AMORPHOUS"
    t = case("1.U1=Hound 1.U2=Fading 1.deck=Dart 1.hand=Sweep", cards + ghost).do("play:Sweep zone:E1 ..")
    assert t.deck(1) == ["Dart", "Hound"] and t.exile(1) == ["Fading"]


# ---- Spawning


@pytest.mark.clause("oversoul R133", "oversoul R160")
@pytest.mark.parametrize("full,asked", [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_no_more_cards_are_chosen_to_be_spawned_than_there_are_zones(full, asked):
    cards = "Call  Event DOOM I -1 CAST\n ●Spawn 3 Units in your Idle Zone"
    there = " ".join(f"1.U{number}=Hound" for number in range(1, full + 1))
    t = case(f"1.idle=Swift,Stone,Dart,Hawk 1.hand=Call {there}", cards).do("play:Call zone:E1 pass pass")
    chosen = []
    while t.options()[0].startswith("take:"):
        chosen.append(t.options()[0].removeprefix("take:"))
        t.do(t.options()[0])
    while t.options()[0].startswith("zone:"):
        t.do(t.options()[0])
    assert len(chosen) == asked
    assert sorted(list(t.board(1).values())[full:]) == sorted(chosen)


# ---- instead, in a Battle


CACTUS = """
Cactus  Unit ORDER I -1 PRIMAL 1/1/5
  ●If this card would Take DMG from Attacks (Once each turn)* {} instead
"""


@pytest.mark.clause("oversoul R162", "oversoul R75", "oversoul 6.2.3")
@pytest.mark.parametrize(
    "text,attacker",
    [
        ("Gain 2 DMG", None),  # 1 and 2 beat the Hound, which strikes first
        ("Gain 1 DMG", 1),
        ("Deal 1 DMG to the Attacker", 1),
        ("Deal 2 DMG to the Attacker", None),
        ("Deal 3 DMG to the Attacker", None),
        ("Give the Attacker BARRIER", 3),
    ],
)
def test_what_happens_instead_of_dmg_in_a_battle_happens_before_a_slower_unit_strikes(text, attacker):
    t = case("1.U1=Hound 2.U1=Cactus", CACTUS.format(text)).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 5
    assert (t.hp("1U1") if t.at("1U1") is not None else None) == attacker


@pytest.mark.clause("oversoul R162", "oversoul R71")
def test_who_was_returned_instead_of_dealing_dmg_is_not_struck_any_more():
    cards = CACTUS.format("Return the Attacker to its owner's hand") + "  ●INJURE* Draw 1\n"
    t = case("1.U1=Hound 2.U1=Cactus", cards).do("attack:1U1 target:2U1 ..")
    assert t.hand(1) == ["Hound"] and t.hand(2) == [] and t.hp("2U1") == 5


@pytest.mark.clause("oversoul R166", "oversoul R162", "oversoul 10.1.2")
def test_the_strikes_are_one_step_whatever_happened_instead_between_them():
    cards = (
        CACTUS.format("Gain 1 DMG") + "Witness  Unit ORDER I -1 PRIMAL 1/1/5\n ●When a Unit Takes DMG* Draw 1"
    )
    t = case("1.U1=Hound 2.U1=Cactus 2.U2=Witness", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("1U1") == 1 and len(t.hand(2)) == 1


# ---- Roles


@pytest.mark.clause("oversoul R148", "oversoul 8.4.14", "oversoul R165")
def test_a_meganist_that_has_not_become_a_construct_gains_nothing_as_one():
    cards = "Echo  Event CHAOS I -1 CAST\n ●* Select 1 of your MEGANIST➤ Trigger its SHATTER Ability"
    t = case("1.U1=Crystal 1.U2=Rainbow 1.hand=Echo", cards)
    t.do("play:Echo zone:E1 pass pass yes")
    t.do("pick:1U2 .." if "pick:1U2" in t.options() else "..")
    assert t.board(1) == {"U1": "Crystal", "U2": "Rainbow"} and t.keys("1U1") == set()


# ---- limits


@pytest.mark.clause("oversoul R165", "oversoul R110")
def test_a_timeshift_that_begins_in_a_window_is_one_of_two_hundred():
    t = case("1.U1=Hound 1.hand=Flash,Flash 1.pool=5").do("attack:1U1 pass pass")
    t.s.shifts = 199
    t.do("play:Flash zone:E1 ..")
    assert t.why("play:Flash") == "R165"


# ---- 2 against 2


TEAMS = """
Doom   Event DOOM I -1 CAST
  ●Deal 40 DMG to your Leader
Purge  Event DOOM I -1 CAST
  ●Exile the opposing Leader, then Deal 40 DMG to your Leader
Mourn  Unit ORDER I -1 PRIMAL 1/1/5
  ●If a Leader Takes DMG (during your opponent's turn)* Draw 1
"""


@pytest.mark.clause("oversoul R174", "oversoul R167", "oversoul R144")
def test_in_teams_what_triggered_as_the_turn_player_went_out_is_played_out_in_that_turn():
    t = case("1.hand=Doom 2.U1=Mourn", TEAMS, seats=4).do("play:Doom zone:E1 2? @Cycle")
    assert not t.s.alive(0) and t.s.turn == 4 and len(t.hand(2)) == 2, "one of them by the own cycle"


@pytest.mark.clause("oversoul R174", "oversoul R27", "oversoul R144")
def test_in_teams_a_leader_that_is_away_is_judged_though_the_turn_player_is_out():
    t = case("1.hand=Purge 2.deck=none", TEAMS, seats=4).do("play:Purge zone:E1 player:2 pass pass pass pass")
    assert t.asked() == 2 and "brings it back" in t.question() and t.s.turn == 3
    t.do("pass")
    assert not t.s.alive(1) and t.s.active == 2


@pytest.mark.clause("oversoul R174", "oversoul R138", "oversoul R228")
@pytest.mark.parametrize("until", ["until your next cycle", "until the end of your next turn"])
def test_in_teams_what_lasts_until_a_cycle_of_who_is_out_ends_when_that_would_have_come(until):
    cards = f"Bind  Event DOOM I -1 CAST\n ●Give all opposing Units PETRIFIED ({until})\n"
    t = case("1.hand=Bind,Doom 2.U1=Hound 4.U1=Hound", TEAMS + cards, seats=4)
    t.do("play:Bind zone:E1 .. play:Doom zone:E1 ..")
    speeds: list[tuple[int, int]] = []
    while len(speeds) < 4:
        speeds.append((t.s.active + 1, t.spd("2U1")))
        t.turn_over()
    assert speeds == [(2, 0), (3, 0), (4, 0), (2, 2)]


@pytest.mark.clause("oversoul R174", "oversoul R132", "oversoul R178")
def test_in_teams_what_the_cards_of_who_is_out_had_taken_or_given_is_over():
    cards = """
    Grey   Unit ORDER I -1 PRIMAL 1/1/5
      ●ENTER* Select 1 opposing Active Unit➤ Give it PETRIFIED (while this card is Active)
    Thief  Unit ORDER I -1 PRIMAL 1/1/5
      ●ENTER* Select 1 opposing Active Unit➤ Steal its DMG & Keyworded Abilities
    """
    t = case("1.hand=Thief,Grey,Doom 2.U1=Elf 1.pool=5", TEAMS + cards, seats=4)
    t.do("play:Thief zone:U1 .. play:Grey zone:U2 ..")
    assert (t.dmg("2U1"), t.spd("2U1"), t.keys("2U1")) == (0, 0, {"PETRIFIED"})
    t.do("play:Doom zone:E1 ..")
    assert (t.dmg("2U1"), t.spd("2U1"), t.keys("2U1")) == (2, 2, {"BARRIER"})


@pytest.mark.clause("oversoul R174", "oversoul R134", "oversoul R146", "oversoul R137")
def test_in_teams_anothers_card_on_the_board_of_who_is_out_lies_open_on_top_of_its_idle_zone():
    cards = "Grave  Event DOOM I -1 CAST\n ●Spawn 1 Unit in your opponent's Idle Zone\n"
    t = case("1.hand=Grave,Hide,Doom 2.idle=Stone,Hound 1.pool=5", TEAMS + cards, seats=4)
    t.do("play:Grave zone:E1 player:2 .. take:Hound zone:U1 .. play:Hide zone:E1 ..")
    assert t.side("1U1") == "down" and t.idle(2) == ["Stone"]
    t.do("play:Doom zone:E1 ..")
    assert t.idle(2) == ["Hound", "Stone"] and t.sees(4)["players"][1]["idle"] == ["Hound", "Stone"]


@pytest.mark.clause("oversoul R162", "oversoul R69", "oversoul 8.6.10")
def test_what_happens_instead_of_exhausting_the_attacker_happens_before_a_guard_is_named():
    cards = """
    Glider  Unit SWAY I -1 PRIMAL 2/3/3
      ●If this card would be Exhausted (Once each turn)* Gain AVIAN (this turn) instead
    """
    t = case("1.U1=Glider 2.U1=Knight 2.U2=Hound", cards).do("attack:1U1 target:2L ..")
    assert t.hp("2L") == 22 and t.side("2U1") == "up", "the Knight was too slow to Guard"


AS_CONSTRUCT = """
Crown  Leader_Unit CHAOS -2 MEGANIST 3/3/20
Pull   Event ORDER I -1 QUICK
  ●* Select 1 Construct➤ Return it to its owner's hand
Bury   Event ORDER I -1 QUICK
  ●* Select 1 Construct➤ Prepare it
"""


@pytest.mark.clause("oversoul R122", "oversoul R56", "oversoul R159")
def test_a_meganist_that_was_a_construct_and_lies_prepared_is_turned_up_as_the_unit_that_it_is():
    t = case("1.U1=Rainbow+Crystal[h2] 1.hand=Bury 1.pool=5", AS_CONSTRUCT)
    t.do("play:Bury zone:E1 pass pass zone:U2 ..").turn_over()
    t.do("..").turn_over()
    t.do(".. turn:1U2 ..")
    assert (t.name("1U2"), t.dmg("1U2"), t.spd("1U2"), t.hp("1U2")) == ("Crystal", 2, 2, 3)
    assert t.roles("1U2") == {"MEGANIST"} and t.can("attack:1U2") is False


@pytest.mark.clause("oversoul R122", "oversoul R50", "oversoul 5.4.15")
def test_a_leader_that_was_a_construct_is_one_no_more_in_its_zone():
    t = case("1.leader=none 1.U1=Crown 1.U2=Rainbow 1.hand=Break,Pull 1.rank=5 1.pool=9", AS_CONSTRUCT)
    t.do("play:Break zone:E1 pick:1U1 pass pass yes ..")
    assert t.name("1U2.1") == "Crown" and t.ending() is None
    t.do("play:Pull zone:E1 ..")
    assert t.name("1L") == "Crown" and t.name("1U2.1") is None
    t.do("lead zone:U1 ..")
    assert (t.dmg("1U1"), t.spd("1U1")) == (3, 3)
