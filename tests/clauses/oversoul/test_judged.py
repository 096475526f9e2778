"""Worked cases as a judge would be asked them: each was decided from the rulebook before it was played."""

import pytest

from sandtable.games.oversoul.words import notation
from tests.clauses.oversoul.table import lay

BOLT = """
Bolt  Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 2 DMG to it
"""


def text(name, frame, *lines):
    return f"{name}  {frame}\n" + "".join(f"  {line}\n" for line in lines)


# ---- the chain: the last answer resolves first


@pytest.mark.clause("oversoul 10.0.3", "oversoul R113")
def test_an_answer_that_removes_the_selection_leaves_nothing_to_hit():
    cards = BOLT + text("Home", "Event ORDER I -1 QUICK", "●* Select 1 of your Units➤ Return it to your hand")
    t = lay("1.hand=Bolt 2.hand=Home 2.U1=Stone", cards)
    t.do("play:Bolt zone:E1 pick:2U1 2>play:Home zone:E1 ..")
    assert t.hand(2) == ["Stone"] and t.idle(1) == ["Bolt"] and t.hp("2L") == 24


@pytest.mark.clause("oversoul 10.0.3", "oversoul R113")
def test_other_parts_are_carried_out_though_the_selection_is_gone():
    cards = text("Drain", "Event ORDER I -1 CAST", "●* Select 1 opposing Unit➤ Deal 2 DMG to it & Draw 1")
    cards += text("Home", "Event ORDER I -1 QUICK", "●* Select 1 of your Units➤ Return it to your hand")
    t = lay("1.hand=Drain 2.hand=Home 2.U1=Stone 1.deck=Snail,Hound", cards)
    t.do("play:Drain zone:E1 2>play:Home zone:E1 ..")
    assert t.hand(1) == ["Snail"]


@pytest.mark.clause("oversoul 8.2.2", "oversoul R112")
def test_costs_are_paid_at_once_and_not_given_back_when_cancelled():
    cards = text("Altar", "Event ORDER I -2 CAST", "●* Sacrifice 1 Unit➤ Draw 2")
    cards += text(
        "No", "Event ORDER I -1 COUNTER", "●Activate only when your opponent Activates an Event* Cancel it"
    )
    t = lay("1.hand=Altar 1.U1=Hound 2.E1=No[f]", cards).do("play:Altar zone:E1")
    assert t.board(1) == {} and t.pool(1) == 3 and t.idle(1) == ["Hound"]
    t.do("2>turn:2E1 ..")
    assert t.hand(1) == [] and t.pool(1) == 3 and sorted(t.idle(1)) == ["Altar", "Hound"]


@pytest.mark.clause("oversoul R117", "oversoul R92")
def test_what_a_cost_triggers_waits_for_the_end_of_the_chain():
    cards = text("Altar", "Event ORDER I -1 CAST", "●* Sacrifice 1 Unit➤ Deal 3 DMG to the opposing Leader")
    cards += text("Lamb", "Unit ORDER I -1 PRIMAL 1/1/1", "●SACRIFICE* Heal 1 HP to the opposing Leader")
    t = lay("1.hand=Altar 1.U1=Lamb", cards).do("play:Altar zone:E1 ..")
    assert t.hp("2L") == 22  # first the 3 DMG, then the Heal


@pytest.mark.clause("oversoul 10.0.4", "oversoul R106")
def test_a_player_may_answer_the_own_link():
    t = lay("1.hand=Bolt,Bolt 2.U1=Giant", BOLT)
    t.do("play:Bolt zone:E1 pick:2U1 pass play:Bolt zone:E2 pick:2U1")
    assert [row[0] for row in t.chain()] == [2, 1]
    assert t.do("..").hp("2U1") == 4


@pytest.mark.clause("oversoul R61", "oversoul R71")
def test_an_attack_on_a_unit_that_is_returned_ends_without_a_battle():
    cards = text("Home", "Event ORDER I -1 QUICK", "●* Select 1 of your Units➤ Return it to your hand")
    t = lay("1.U1=Hound 2.U1=Stone 2.hand=Home", cards).do("attack:1U1 target:2U1 2>play:Home zone:E1 ..")
    assert t.side("1U1") == "exhausted" and t.hp("2L") == 24 and t.hp("1U1") == 3


# ---- missed timing


def timing(law, body):
    cards = text(
        "Snare", "Event ORDER I -1 COUNTER", f"●Activate only {law} your opponent Draws a card* Draw 1"
    )
    return cards + text("Act", "Event ORDER I -1 CAST", f"●{body}")


@pytest.mark.clause("oversoul 10.1.2", "oversoul 10.1.4", "oversoul R114")
@pytest.mark.parametrize(
    ("law", "body", "possible"),
    [
        ("when", "Draw 1", True),
        ("when", "Draw 1 & Heal 1 HP to your Leader", False),
        ("when", "Draw 1, then Heal 1 HP to your Leader", False),
        ("when", "Heal 1 HP to your Leader & Draw 1", True),
        ("when", "You can Draw 1, if you do Heal 1 HP to your Leader", False),
        ("if", "Draw 1 & Heal 1 HP to your Leader", True),
        ("if", "Heal 1 HP to your Leader", False),
    ],
)
def test_when_misses_what_is_not_the_last_action(law, body, possible):
    t = lay("1.hand=Act 2.E1=Snare[f] 1.leader=Chief[d5]", timing(law, body)).do("play:Act zone:E1 pass pass")
    if "yes" in t.options():
        t.do("yes")
    assert ("turn:2E1" in t.options()) == possible


# ---- ENERGY


@pytest.mark.clause("oversoul 4.1.6", "oversoul R40")
def test_every_plus_card_of_an_archetype_discounts_by_one_exhausted_or_not_prepared_ones_do_not():
    t = lay("1.U1=Spring[x] 1.U2=River 1.U3=Spring[f] 1.E1=Hall 1.hand=Hound,Giant")
    assert t.cost(1, "Hound") == 0 and t.cost(1, "Giant") == 5


@pytest.mark.clause("oversoul 5.4.12", "oversoul R39")
def test_a_plus_leader_in_its_zone_discounts_and_a_minus_leader_does_not():
    t = lay("1.leader=Matron 2.leader=Chief 1.hand=Swift,Hound 2.hand=Hound")
    assert t.cost(1, "Swift") == 0 and t.cost(1, "Hound") == 2 and t.cost(2, "Hound") == 2


@pytest.mark.clause("oversoul 4.1.5", "oversoul R35", "oversoul R37")
def test_leftover_energy_serves_the_same_timeshift_and_no_later_one():
    t = lay("1.pool=0 1.U1=River 1.hand=Bolt,Bolt 2.U1=Giant", BOLT)
    t.do("play:Bolt zone:E1 pick:2U1 tap:1U1")
    assert t.surplus(1) == 2
    t.do("pass play:Bolt zone:E2 pick:2U1")
    assert t.surplus(1) == 1
    assert t.do("..").surplus(1) == 0


@pytest.mark.clause("oversoul 4.1.2", "oversoul R41")
def test_one_plus_card_a_turn_reactivating_and_spawning_do_not_count():
    cards = text("Rouse", "Event ORDER I -1 CAST", "●Reactivate all your Units")
    cards += text("Call", "Event ORDER I -1 CAST", "●Spawn 1 +Unit in your Idle Zone")
    t = lay("1.U1=Spring[x] 1.idle=River 1.hand=Rouse,Call,Spring,Spring", cards)
    t.do("play:Rouse zone:E1 .. play:Call zone:E1 .. zone:U3 ..")
    assert t.name("1U3") == "River" and t.can("play:Spring")
    t.do("play:Spring zone:U4 ..")
    assert t.why("play:Spring") == "4.1.2"


@pytest.mark.clause("oversoul 5.3.9", "oversoul 4.1.6")
def test_a_plus_construct_lets_a_minus_unit_generate_and_discounts_its_archetype():
    t = lay("1.pool=0 1.U1=Stone+Core 1.hand=Hound")
    assert t.cost(1, "Hound") == 1
    t.do("play:Hound zone:U2 tap:1U1 ..")
    assert t.name("1U2") == "Hound" and t.side("1U1") == "exhausted"


# ---- Prepared cards


@pytest.mark.clause("oversoul 3.4.9", "oversoul 3.4.10", "oversoul R60")
def test_a_prepared_card_has_four_hp_no_text_and_never_retaliates():
    cards = text("Ghost", "Unit ORDER I -1 PRIMAL 5/5/1", "●SHATTER* Draw 3", "●THORNS")
    t = lay("1.U1=Hound 2.U1=Ghost[f]", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 2 and t.hp("1U1") == 3
    cards += text("Break", "Event ORDER I -1 CAST", "●Shatter all opposing Units")
    t = lay("1.hand=Break 2.U1=Ghost[f]", cards).do("play:Break zone:E1 ..")
    assert t.idle(2) == ["Ghost"] and t.hand(2) == []


@pytest.mark.clause("oversoul R61", "oversoul R57")
def test_a_prepared_unit_that_is_attacked_may_be_turned_up_and_fights_with_its_full_hp():
    t = lay("1.U1=Hound 2.U1=Snail[f/d3] 2.pool=5").do("attack:1U1 target:2U1 2>turn:2U1 ..")
    assert t.hp("2U1") == 4 and t.name("1U1") is None


@pytest.mark.clause("oversoul 3.4.4", "oversoul R58")
def test_what_was_prepared_this_turn_cannot_be_activated_this_turn():
    t = lay("1.hand=Hound,Hound").do("prepare:Hound zone:U1 ..")
    assert t.why("turn:1U1") == "3.4.4" and t.pool(1) == 4


@pytest.mark.clause("oversoul 4.0.8", "oversoul 4.0.5")
def test_any_rank_can_be_prepared_but_not_turned_up():
    t = lay("1.rank=3 1.hand=Giant 1.U1=Giant[f]")
    assert t.can("prepare:Giant") and t.why("turn:1U1") == "4.0.5" and t.why("play:Giant") == "4.0.5"


# ---- Leaders that leave and come back


@pytest.mark.clause("oversoul 5.4.15", "oversoul R27")
def test_a_leader_that_is_returned_is_in_its_zone_and_nobody_loses():
    cards = text("Home", "Event ORDER I -1 CAST", "●Return all Units to their owners' hand")
    t = lay("1.hand=Home 2.U1=Matron[d3]", cards).do("play:Home zone:E1 ..")
    assert t.ending() is None and t.name("2L") == "Matron" and t.damage("2L") == 3


@pytest.mark.clause("oversoul 10.0.9", "oversoul 5.4.6", "oversoul R27")
def test_a_leader_that_is_exiled_is_lost_unless_it_is_back_in_the_same_chain():
    cards = text("Ban", "Event ORDER I -1 CAST", "●Exile the opposing Leader")
    cards += text(
        "Anchor", "Event ORDER I -1 BOARD 4", "●If your Leader is Exiled* Return 1 Exiled Leader to your hand"
    )
    t = lay("1.hand=Ban", cards).do("play:Ban zone:E1 ..")
    assert t.ending() is not None and t.ending()[0] == "1"
    t = lay("1.hand=Ban 2.E1=Anchor 2.leader=Matron[d4]", cards).do("play:Ban zone:E1 ..")
    assert t.ending() is None and t.name("2L") == "Matron" and t.damage("2L") == 4


@pytest.mark.clause("oversoul R26")
def test_a_leader_at_no_hp_is_not_saved_by_a_later_part_of_the_link():
    cards = text(
        "Burn",
        "Event ORDER I -1 CAST",
        "●Deal 30 DMG to the opposing Leader & Heal 30 HP to the opposing Leader",
    )
    t = lay("1.hand=Burn", cards).do("play:Burn zone:E1 ..")
    assert t.ending() is not None and t.ending()[0] == "1"


@pytest.mark.clause("oversoul R24", "oversoul R28")
def test_both_leaders_beaten_by_one_step_is_a_draw():
    cards = text("End", "Event ORDER I -1 CAST", "●Deal 30 DMG to each Leader")
    t = lay("1.hand=End", cards).do("play:End zone:E1 ..")
    assert t.ending() is not None and t.ending()[0] == "="


# ---- Battle


@pytest.mark.clause("oversoul 6.2.3", "oversoul 6.2.4")
@pytest.mark.parametrize(
    ("attacker", "defender", "left", "right"),
    [
        ("Dart", "Hound", 2, 1),  # faster, but the Hound lives: 2 DMG to it, 2 back
        ("Hound", "Stone", 3, 4),  # SPD 0 does not Retaliate
        ("Hound", "Snail", None, 4),  # SPD 1 does, with 3
    ],
)
def test_who_strikes_first_and_who_strikes_back(attacker, defender, left, right):
    t = lay(f"1.U1={attacker} 2.U1={defender}").do("attack:1U1 target:2U1 ..")
    expected = {"Dart": None}.get(attacker, left)
    assert (t.hp("1U1") if t.at("1U1") is not None else None) == expected
    assert t.hp("2U1") == right


@pytest.mark.clause("oversoul 6.2.5", "oversoul R75")
def test_equal_speed_beats_both():
    t = lay("1.U1=Swift 2.U1=Swift").do("attack:1U1 target:2U1 ..")
    assert t.idle(1) == ["Swift"] and t.idle(2) == ["Swift"]


@pytest.mark.clause("oversoul 6.4.6")
def test_a_faster_defender_strikes_first_and_stays_unharmed():
    t = lay("1.U1=Hound[d1] 2.U1=Hawk").do("attack:1U1 target:2U1 ..")
    assert t.idle(1) == ["Hound"] and t.hp("2U1") == 2


@pytest.mark.clause("oversoul R72", "oversoul R105")
def test_a_guard_becomes_the_selection_for_cleave():
    cards = text("Axe", "Unit ORDER I -1 PRIMAL 2/3/5", "●CLEAVE")
    cards += text("Gate", "Unit ORDER I -1 PRIMAL 1/1/6", "●GUARD")
    t = lay("1.U1=Axe 2.U1=Stone 2.U3=Gate 2.U4=Snail", cards).do("attack:1U1 target:2L guard:2U3 ..")
    assert t.hp("2L") == 24 and t.hp("2U3") == 4 and t.hp("2U4") == 4 and t.hp("2U1") == 6


@pytest.mark.clause("oversoul R16", "oversoul R105")
def test_cleave_splashes_left_and_right_in_the_same_row_only():
    cards = text("Axe", "Unit ORDER I -1 PRIMAL 2/3/5", "●CLEAVE")
    t = lay("1.U1=Axe 2.U2=Stone 2.U1=Stone 2.U3=Stone 2.U4=Stone 2.E1=Hall", cards)
    t.do("attack:1U1 target:2U2 ..")
    assert [t.hp(f"2U{n}") for n in (1, 2, 3, 4)] == [4, 4, 4, 6] and t.hp("2E1") == 4


@pytest.mark.clause("oversoul R17", "oversoul R105")
def test_pierce_goes_under_and_then_behind():
    cards = text("Lance", "Unit ORDER I -1 PRIMAL 9/3/5", "●PIERCE")
    t = lay("1.U1=Lance 2.U3=Hound+Armor 2.E2=Hall", cards).do("attack:1U1 target:2U3 ..")
    assert t.board(2) == {"E2": "Hall"} and t.hp("2E2") == 1  # 9 = 3 on the Armor, 3 on the Hound, 3 behind
    t = lay("1.U1=Lance 2.U1=Hound 2.E2=Hall", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("2E2") == 4 and t.hp("2L") == 24
    t = lay("1.U1=Lance 2.E2=Hall", cards).do("attack:1U1 target:2E2 ..")
    assert t.hp("2L") == 19


@pytest.mark.clause("oversoul 5.3.6", "oversoul R20")
def test_without_pierce_what_exceeds_a_construct_is_lost():
    t = lay("1.U1=Giant 2.U1=Hound+Armor").do("attack:1U1 target:2U1 ..")
    assert t.board(2) == {"U1": "Hound"} and t.hp("2U1") == 3


@pytest.mark.clause("oversoul R15")
def test_aura_reaches_diagonally_and_the_leader_zone():
    cards = text("Heart", "Event ORDER I -1 BOARD 4", "●AURA* Have +2 HP")
    t = lay("1.E2=Heart 1.U1=Hound 1.U2=Hound 1.U4=Hound 1.U5=Hound 1.E1=Hall 2.U3=Hound", cards)
    assert [t.hp(f"1U{n}") for n in (1, 2, 4, 5)] == [3, 5, 5, 3]
    assert t.hp("1E1") == 6 and t.hp("1E2") == 6 and t.hp("1L") == 22 and t.hp("2U3") == 3


@pytest.mark.clause("oversoul R82")
def test_barrier_of_the_host_comes_before_its_constructs():
    cards = text("Saint", "Unit ORDER I -1 PRIMAL 1/1/3", "●BARRIER")
    t = lay("1.U1=Hound 2.U1=Saint+Armor", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1.1") == 3 and t.charges("2U1", "BARRIER") == 0


@pytest.mark.clause("oversoul R83", "oversoul R91")
def test_dual_strike_strikes_twice_before_a_slower_unit_and_thorns_answers_each():
    cards = text("Twin", "Unit ORDER I -1 PRIMAL 2/3/9", "●DUAL-STRIKE")
    cards += text("Bush", "Unit ORDER I -1 PRIMAL 1/2/5", "●THORNS")
    t = lay("1.U1=Twin 2.U1=Bush", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 1 and t.hp("1U1") == 9 - 4 - 1


@pytest.mark.clause("oversoul R77")
def test_avian_is_out_of_reach_of_slower_units_but_not_of_ranged_ones():
    cards = text("Kite", "Unit ORDER I -1 PRIMAL 1/3/2", "●AVIAN")
    cards += text("Bow", "Unit ORDER I -1 PRIMAL 1/2/2", "●RANGED")
    t = lay("1.U1=Hound 1.U2=Bow 1.U3=Swift 2.U1=Kite", cards)
    assert "target:2U1" not in t.do("attack:1U1").options()
    t = lay("1.U1=Hound 1.U2=Bow 1.U3=Swift 2.U1=Kite", cards).do("attack:1U2 target:2U1 ..")
    assert t.hp("2U1") == 1 and t.hp("1U2") == 2
    assert "target:2U1" in lay("1.U3=Swift 2.U1=Kite", cards).do("attack:1U3").options()


# ---- prophecies, the Return Phase, teams


@pytest.mark.clause("oversoul 2.0.7", "oversoul R21")
def test_nine_archetypes_on_nine_cards_win_constructs_and_the_leader_included():
    hues = {"Apex": "ORDER", "Bark": "VIGOR", "Coin": "SWAY", "Dew": "FLOW", "Echo": "ARCANE"}
    cards = "".join(text(name, f"Unit {hue} I -1 PRIMAL 1/1/1") for name, hue in hues.items())
    cards += text("Fog", "Event NEUTRAL I -1 BOARD 1") + text("Grave", "Event DOOM I -1 BOARD 1")
    cards += text("Husk", "Construct WITHER I -1 UNIT 1")
    board = "1.U1=Apex 1.U2=Bark 1.U3=Coin 1.U4=Dew 1.U5=Echo 1.E1=Fog 1.E2=Grave 1.hand=Husk"
    t = lay(board, cards).do("play:Husk pick:1U1 ..")
    assert t.ending() is not None and t.ending() == ("1", "2.0.7")
    t = lay(board.replace("1.U5=Echo", "1.U5=Echo[f]"), cards).do("play:Husk pick:1U1 ..")
    assert t.ending() is None


@pytest.mark.clause("oversoul 2.3.2", "oversoul 2.3.3", "oversoul R135")
def test_the_return_of_three_pays_one_draw_only_if_all_three_arrive():
    t = lay("1.hand=Stone,Hall 1.idle=Snail 1.U1=Hound 1.deck=Giant,Hawk")
    t.do("end @Return ..")
    assert "yes" in t.options()
    t.do("yes")
    while "end" not in t.options() and t.asked() == 1 and "pass" not in t.options():
        t.do(t.options()[0])
    assert len(t.hand(1)) == 2 and t.board(1) == {} and t.idle(1) == []


@pytest.mark.clause("oversoul R142", "oversoul R141")
def test_a_teammates_guard_may_guard_and_attacks_go_to_either_opponent():
    cards = text("Gate", "Unit ORDER I -1 PRIMAL 1/1/6", "●GUARD")
    t = lay("1.U1=Hound 4.U1=Gate", cards, seats=4).do("attack:1U1")
    assert {"target:2L", "target:4L"} <= set(t.options())
    t.do("target:2L")
    assert t.asked() == 4 and "guard:4U1" in t.options()
    t.do("guard:4U1 ..")
    assert t.hp("2L") == 24 and t.hp("4U1") == 4


@pytest.mark.clause("oversoul R173")
def test_each_opponent_is_meant_by_what_lasts_and_one_by_what_resolves():
    cards = text("Gloom", "Event ORDER I -1 BOARD 4", "●Opposing Units Have -1 DMG")
    cards += text("Sting", "Event ORDER I -1 CAST", "●Deal 3 DMG to the opposing Leader")
    t = lay("1.E1=Gloom 1.hand=Sting 2.U1=Hound 4.U1=Hound 3.U1=Hound", cards, seats=4)
    assert t.dmg("2U1") == t.dmg("4U1") == 1 and t.dmg("3U1") == 2
    t.do("play:Sting zone:E2 player:4 ..")
    assert t.hp("4L") == 21 and t.hp("2L") == 24


# ---- positions


@pytest.mark.clause("oversoul 7.1.32", "oversoul R122")
def test_positions_hold_totems_and_units_that_are_attached():
    cards = text(
        "Maker", "Event ORDER I -1 CAST", "●Spawn 1 TOTEM (RANK I, 2 DMG, 3 SPD, 4 HP, UNDEAD, GUARD)"
    )
    cards += text("Shard", "Unit ORDER I -1 PRIMAL 1/1/3")
    t = lay("1.U1=TOTEM1[x/d1/CHAOS/DOOM] 1.U2=Hound+Shard[h2/d1] 2.U1=Hound+Shard", cards)
    assert (t.dmg("1U1"), t.spd("1U1"), t.hp("1U1"), t.side("1U1")) == (2, 3, 3, "exhausted")
    assert t.roles("1U1") == {"TOTEM", "UNDEAD"} and t.keys("1U1") == {"GUARD"}
    assert t.hp("1U2.1") == 1 and t.hp("2U1.1") == 3
    said = t.game.dump(t.s)
    assert t.game.dump(t.game.load(said)) == said
    written = notation.position(t.s)
    assert "1.U1=TOTEM1[x/d1/CHAOS/DOOM]" in written and "1.U2=Hound+Shard[d1/h2]" in written
    again = t.game.new(" ".join(word for word in written.split() if not word.startswith("order")), "1")
    assert notation.position(again) == written


# ---- reading closely


@pytest.mark.clause("oversoul R85", "oversoul R125")
def test_frenzy_pays_an_exhaust_and_the_card_stays_upright():
    cards = text("Mill", "Unit ORDER I -1 PRIMAL 1/2/2", "●FRENZY", "●CAST* Exhaust this card➤ Draw 1")
    t = lay("1.U1=Mill 1.deck=Snail,Stone,Hound", cards).do("use:1U1#2 ..")
    assert t.hand(1) == ["Snail"] and t.side("1U1") == "up"
    t.do("use:1U1#2 ..")
    assert len(t.hand(1)) == 2 and t.side("1U1") == "exhausted"


@pytest.mark.clause("oversoul R84")
def test_dynamo_doubles_the_first_ability_with_a_number_and_no_filter():
    cards = text(
        "Dyn",
        "Unit ORDER I -1 PRIMAL 1/2/2",
        "●DYNAMO",
        "●CAST* Select 1 Unit with 6 or more HP➤ Deal 2 DMG to it",
    )
    t = lay("1.U1=Dyn 2.U1=Giant", cards).do("use:1U1#2 ..")
    assert t.hp("2U1") == 4
    assert "use:1U1#2" not in t.options()


@pytest.mark.clause("oversoul R87")
def test_deathtouch_shatters_what_it_hurt_and_exiles_what_was_marked_before():
    cards = text("Asp", "Unit ORDER I -1 PRIMAL 1/3/9", "●DEATHTOUCH")
    cards += text("Brand", "Event ORDER I -1 CAST", "●* Select 1 Unit➤ Place 1 Death mark on it")
    t = lay("1.U1=Asp 2.U1=Stone", cards).do("attack:1U1 target:2U1 ..")
    assert t.idle(2) == ["Stone"]
    t = lay("1.U1=Asp 1.hand=Brand 2.U1=Stone", cards).do(
        "play:Brand zone:E1 pick:2U1 .. attack:1U1 target:2U1 .."
    )
    assert t.exile(2) == ["Stone"]


@pytest.mark.clause("oversoul R88", "oversoul R118")
def test_crystalized_is_not_shattered_so_what_follows_if_it_shatters_does_not_happen():
    cards = text("Rock", "Unit ORDER I -1 PRIMAL 1/1/3", "●CRYSTALIZED")
    cards += text(
        "Hit",
        "Event ORDER I -1 CAST",
        "●* Select 1 Unit➤ Deal 9 DMG to it, if it Shatters* Draw 1, otherwise Exhaust it",
    )
    t = lay("1.hand=Hit 2.U1=Rock", cards).do("play:Hit zone:E1 ..")
    assert t.hp("2U1") == 1 and t.side("2U1") == "exhausted" and t.hand(1) == []


@pytest.mark.clause("oversoul R95")
def test_sealed_silences_shatters_constructs_and_keeps_damage_and_energy():
    cards = text("Hush", "Event ORDER I -1 CAST", "●* Select 1 opposing Unit➤ Give it SEALED")
    cards += text("Bard", "Unit CHAOS I +2 PRIMAL 2/2/5", "●GUARD", "●Your other Units Have +1 DMG")
    t = lay("1.hand=Hush 2.U1=Bard[d1]+Armor 2.U2=Hound", cards)
    assert t.dmg("2U2") == 3
    t.do("play:Hush zone:E1 pick:2U1 ..")
    assert t.dmg("2U2") == 2 and t.keys("2U1") == {"SEALED"} and t.idle(2) == ["Armor"] and t.hp("2U1") == 4
    assert t.cost(2, "2U1") == 0 and t.damage("2U1") == 1


@pytest.mark.clause("oversoul R132")
def test_what_is_stolen_comes_back_when_the_thief_is_gone():
    cards = text(
        "Thief",
        "Unit ORDER I -1 PRIMAL 1/1/1",
        "●ENTER* Choose 1 opposing Unit & Steal its DMG & Keyworded Abilities",
    )
    cards += text("Lord", "Unit ORDER I -1 PRIMAL 4/2/5", "●GUARD")
    t = lay("1.hand=Thief,Bolt 2.U1=Lord", cards + BOLT).do("play:Thief zone:U1 ..")
    assert t.dmg("1U1") == 5 and t.dmg("2U1") == 0 and t.keys("1U1") == {"GUARD"} and t.keys("2U1") == set()
    t.do("play:Bolt zone:E1 pick:1U1 ..")
    assert t.dmg("2U1") == 4 and t.keys("2U1") == {"GUARD"}


@pytest.mark.clause("oversoul R103")
def test_once_each_turn_for_the_name_counts_both_copies():
    line = "●CAST (Once each turn for this card's name)* Draw 1"
    t = lay("1.U1=Sage 1.U2=Sage", text("Sage", "Unit ORDER I -1 PRIMAL 1/1/3", line)).do("use:1U1#1 ..")
    assert "use:1U2#1" not in t.options()
    line = "●CAST (Once each turn for this Ability)* Draw 1"
    t = lay("1.U1=Sage 1.U2=Sage", text("Sage", "Unit ORDER I -1 PRIMAL 1/1/3", line)).do("use:1U1#1 ..")
    assert "use:1U2#1" in t.options() and "use:1U1#1" not in t.options()


@pytest.mark.clause("oversoul R158", "oversoul R159")
def test_an_ability_follows_the_card_that_its_own_cost_moved():
    cards = text("Loop", "Event ORDER I -1 CAST", "●* Sacrifice 1 Unit➤ Return it to your hand")
    t = lay("1.hand=Loop 1.U1=Stone", cards).do("play:Loop zone:E1 ..")
    assert t.hand(1) == ["Stone"] and t.idle(1) == ["Loop"]


@pytest.mark.clause("oversoul R158")
def test_them_are_the_groups_that_were_selected_and_nothing_picked_meanwhile():
    line = "●* Select 1 of your Units & 1 opposing Unit➤ Exhaust 1 other Unit & Deal 1 DMG to them"
    t = lay("1.hand=Act 1.U1=Stone 2.U1=Stone 2.U2=Snail", text("Act", "Event ORDER I -1 CAST", line))
    t.do("play:Act zone:E1 pick:2U1 ..")
    assert t.side("2U2") == "exhausted" and t.hp("2U2") == 6 and t.hp("1U1") == 5 and t.hp("2U1") == 5


@pytest.mark.clause("oversoul R158")
def test_of_several_cards_that_met_a_law_unseen_it_is_one_at_random():
    cards = text(
        "Snare", "Event ORDER I -1 COUNTER", "●Activate only if your opponent Draws a card* Discard it"
    )
    cards += text("Look", "Event ORDER I -1 CAST", "●Draw 3")
    gone = set()
    for seed in range(12):
        t = lay("1.hand=Look 2.E1=Snare[f] 1.deck=Snail,Stone,Hound,Hall", cards, seed=str(seed))
        t.do("play:Look zone:E1 2>turn:2E1 ..")
        assert len(t.hand(1)) == 2
        gone |= set(t.idle(1)) - {"Look"}
    assert gone == {"Snail", "Stone", "Hound"}


@pytest.mark.clause("oversoul 5.3.1", "oversoul R122")
def test_a_construct_that_is_attached_anew_keeps_its_damage():
    line = "●* Select 1 Construct➤ Attach it to 1 of your Units"
    t = lay("1.hand=Move 1.U1=Hound+Armor[d1] 1.U2=Stone", text("Move", "Event ORDER I -1 CAST", line))
    t.do("play:Move zone:E1 .. pick:1U2 ..")
    assert t.name("1U2.1") == "Armor" and t.hp("1U2.1") == 2


@pytest.mark.clause("oversoul R65")
def test_spawned_damaged_with_more_hp_than_it_has_it_is_whole():
    line = "●Spawn 1 Unit in your Idle Zone Damaged with 9 HP"
    t = lay("1.hand=Rise 1.idle=Hound", text("Rise", "Event ORDER I -1 CAST", line)).do(
        "play:Rise zone:E1 .. zone:U1 .."
    )
    assert t.hp("1U1") == 3 and t.damage("1U1") == 0


@pytest.mark.clause("oversoul 8.7.5", "oversoul R165")
def test_an_activation_by_effect_is_affordable_at_its_own_price():
    line = "●Activate 1 Unit in your hand, it costs 3 less ENERGY"
    cards = text("Call", "Event ORDER I -1 CAST", line)
    t = lay("1.pool=3 1.hand=Call,Giant", cards).do("play:Call zone:E1 .. take:Giant .. zone:U1 ..")
    assert t.name("1U1") == "Giant" and t.pool(1) == 0
    t = lay("1.pool=3 1.hand=Call,Giant", cards.replace("3 less", "1 less")).do(
        "play:Call zone:E1 .. take:Giant .."
    )
    assert t.hand(1) == ["Giant"] and t.pool(1) == 2
