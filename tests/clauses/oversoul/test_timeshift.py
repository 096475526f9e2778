"""The Timeshift: costs at once, the last answer first, when and if (chapters 8.0 to 8.3 and 10)."""

import pytest

from tests.clauses.oversoul.table import lay

QUICKS = """
Zap    Event ORDER I -1 QUICK
  ●Deal 1 DMG to the opposing Leader
Mend   Event ORDER I -1 QUICK
  ●Heal 5 HP to your Leader
No     Event ORDER I -1 QUICK
  ●Cancel the opposing card
Hush   Event ORDER I -1 QUICK
  ●Cancel the opposing Ability
Hit    Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Shatter it
Call   Unit CHAOS I -1 PRIMAL 2/2/3
  ●CAST (Once each turn)* Consume 1 ENERGY➤ Deal 3 DMG to the opposing Leader
Hand   Unit CHAOS I -1 PRIMAL 2/2/3
  ●QUICK* Consume 1 ENERGY➤ Deal 1 DMG to the opposing Leader
"""


def settle(t):
    t.passes()
    while not t.s.over() and "end" not in t.options():
        t.do(t.options()[0] + " ..")
    return t


@pytest.mark.clause(
    "oversoul 10.0.1", "oversoul 10.0.2", "oversoul 10.0.3", "oversoul 8.0.5", "oversoul 10.0.7"
)
def test_a_timeshift_resolves_last_in_first_out():
    t = lay("1.leader=Chief[d5] 1.hand=Mend 2.hand=Zap,Zap", QUICKS).do("play:Mend zone:E1")
    assert t.chain() == [(1, 1, "Mend", "Activation")]
    t.do("2>play:Zap zone:E1")
    assert [(n, card) for n, _, card, _ in t.chain()] == [(2, "Zap"), (1, "Mend")]
    t.do("pass pass")
    assert t.log().index("Chief of Player 1 takes 1 DMG.") < t.log().index(
        "Chief of Player 1 is Healed by 5."
    )


@pytest.mark.clause("oversoul R106", "oversoul 10.0.5")
def test_priority_goes_to_the_opponent_first_and_a_chain_resolves_when_all_pass_in_a_row():
    t = lay("1.hand=Zap,Zap 2.hand=Zap", QUICKS).do("play:Zap zone:E1")
    assert t.asked() == 2
    t.do("pass")
    assert t.asked() == 1 and t.can("play:Zap"), "a player may answer the own link"
    t.do("play:Zap zone:E2")
    assert t.asked() == 2 and len(t.chain()) == 2, "and the opponent has priority again"
    t.do("play:Zap zone:E1")
    assert t.asked() == 1 and len(t.chain()) == 3
    t.do("pass pass")
    assert t.chain() == [] and (t.hp("1L"), t.hp("2L")) == (19, 22)


@pytest.mark.clause("oversoul R107")
def test_no_link_is_added_between_the_resolutions_of_a_chain():
    t = lay("1.hand=Zap,Zap 2.hand=Zap,Zap", QUICKS).do("play:Zap zone:E1 play:Zap zone:E1 pass pass")
    assert t.chain() == [] and (t.hp("1L"), t.hp("2L")) == (19, 23), "both resolved without a question"


@pytest.mark.clause("oversoul 10.0.4", "oversoul 8.2.2", "oversoul 8.3.1", "oversoul 8.1.1")
def test_laws_first_costs_at_once_and_the_effect_waits():
    text = """
    Bid   Unit CHAOS I -1 PRIMAL 2/2/3
      ●CAST (you have 2 or more Units)* Consume 1 ENERGY & Exhaust this card \
        & Discard 1 card in your hand➤ Draw 2
    """
    t = lay("1.U1=Bid 1.hand=Stone 1.pool=3", text)
    assert t.why("use:1U1#1") == "8.1.1"
    t = lay("1.U1=Bid 1.U2=Hound 1.hand=Stone 1.pool=3", text).do("use:1U1#1 take:Stone")
    assert t.pool(1) == 2 and t.side("1U1") == "exhausted" and t.idle(1) == ["Stone"] and t.hand(1) == []
    assert t.asked() == 2
    assert t.do("..").hand(1) == ["Hound", "Hound"]


@pytest.mark.clause("oversoul 10.0.4", "oversoul R113")
def test_a_law_that_fails_later_does_not_matter():
    text = """
    Bid   Unit CHAOS I -1 PRIMAL 2/2/3
      ●CAST (you have 2 or more Units)* Draw 2
    """
    t = lay("1.U1=Bid 1.U2=Hound 2.hand=Hit", QUICKS + text).do("use:1U1#1 2>play:Hit zone:E1 pick:1U2 ..")
    assert len(t.hand(1)) == 2


@pytest.mark.clause("oversoul 8.5.9", "oversoul 8.5.21", "oversoul 8.5.4", "oversoul R111")
def test_cast_is_timeshift_one_in_the_own_action_phase_and_quick_any_time():
    t = lay("1.U1=Call 1.U2=Hand 2.U1=Call 2.U2=Hand 1.hand=Zap", QUICKS)
    assert t.can("use:1U1#1") and t.can("use:1U2#1") and t.why("use:2U2#1") == "R134"
    t.do("play:Zap zone:E1")
    assert t.asked() == 2 and t.can("use:2U2#1") and t.why("use:2U1#1") == "8.5.9"
    t.do("1?")
    assert t.why("use:1U1#1") == "8.5.9" and t.can("use:1U2#1")


@pytest.mark.clause("oversoul R150")
def test_exhausted_cards_and_those_that_entered_this_turn_use_their_abilities():
    t = lay("1.U1=Call[x] 1.hand=Call", QUICKS)
    assert t.can("use:1U1#1")
    assert t.do("play:Call zone:U2 ..").can("use:1U2#1")


@pytest.mark.clause("oversoul 10.0.7")
def test_an_ability_can_ask_for_the_number_of_its_timeshift():
    text = """
    Late  Unit CHAOS I -1 PRIMAL 2/2/3
      ●QUICK (as Timeshift 3 or higher)* Draw 1
    """
    t = lay("1.U1=Late 1.hand=Zap 2.hand=Zap", QUICKS + text)
    assert t.why("use:1U1#1") == "10.0.7"
    t.do("play:Zap zone:E1 1?")
    assert t.why("use:1U1#1") == "10.0.7"
    t = lay("1.U1=Late 1.hand=Zap 2.hand=Zap", QUICKS + text).do("play:Zap zone:E1 play:Zap zone:E1")
    assert t.asked() == 1 and t.can("use:1U1#1")


# ---- Cancel


@pytest.mark.clause("oversoul 8.7.30", "oversoul 8.7.31", "oversoul R112")
def test_a_cancelled_card_goes_to_the_idle_zone_and_what_was_paid_is_lost():
    t = lay("1.hand=Giant,Spring,Spring 1.pool=5 2.hand=No,No", QUICKS)
    t.do("play:Giant zone:U1 2>play:No zone:E1 ..")
    assert t.idle(1) == ["Giant"] and t.board(1) == {} and t.pool(1) == 0
    t.do("play:Spring zone:U1 2>play:No zone:E1 ..")
    assert t.board(1) == {} and t.why("play:Spring") == "4.1.2"


@pytest.mark.clause("oversoul R112")
def test_a_cancelled_card_neither_entered_nor_shattered():
    text = """
    Bell  Unit CHAOS I -1 PRIMAL 2/2/3
      ●ENTER* Deal 1 DMG to the opposing Leader
      ●SHATTER* Deal 2 DMG to the opposing Leader
    """
    t = settle(lay("1.hand=Bell 2.hand=No", QUICKS + text).do("play:Bell zone:U1 2>play:No zone:E1"))
    assert t.idle(1) == ["Bell"] and t.hp("2L") == 24


@pytest.mark.clause("oversoul R112", "oversoul R103")
def test_a_cancelled_ability_leaves_its_card_and_its_limit_stays_used():
    t = lay("1.U1=Call 2.hand=Hush", QUICKS).do("use:1U1#1 2>play:Hush zone:E1 ..")
    assert t.hp("2L") == 24 and t.board(1) == {"U1": "Call"} and t.pool(1) == 4
    assert t.why("use:1U1#1") == "8.1.9"


@pytest.mark.clause("oversoul R112")
def test_an_attack_is_cancelled_only_by_text_that_says_so():
    text = """
    Truce  Event ORDER I -1 QUICK
      ●Cancel the Attack
    """
    t = lay("1.U1=Hound 2.hand=No,Hush", QUICKS).do("attack:1U1 2?")
    assert t.why("play:No") == t.why("play:Hush") == "R112"
    assert t.do("..").hp("2L") == 22
    t = lay("1.U1=Hound 2.hand=Truce", text).do("attack:1U1 2>play:Truce zone:E1 ..")
    assert t.hp("2L") == 24 and t.side("1U1") == "exhausted"


@pytest.mark.clause("oversoul R112", "oversoul R116")
def test_activate_only_when_they_activate_cancels_just_that():
    text = """
    Veto  Event ORDER I -1 COUNTER
      ●Activate only when your opponent Activates a -Unit* Cancel it
    """
    t = lay("1.hand=Stone,Rite 2.E1=Veto[f]", text).do("play:Rite zone:E1")
    assert t.why("turn:2E1") == "10.1.2"
    t.do("..").do("play:Stone zone:U1 2>turn:2E1 ..")
    assert t.board(1) == {} and sorted(t.idle(1)) == ["Rite", "Stone"]


# ---- what a waiting link is


@pytest.mark.clause("oversoul R108")
def test_an_announced_card_is_not_active_and_cannot_be_selected():
    text = """
    Flag  Unit CHAOS I -1 PRIMAL 2/2/3
      ●Your Units Have +2 DMG
    """
    t = lay("1.U1=Hound 1.hand=Flag 2.hand=Hit", QUICKS + text).do("play:Flag zone:U2")
    assert t.dmg("1U1") == 2 and t.name("1U2") is None
    t.do("2>play:Hit zone:E1")
    assert t.asked() == 1, "only the Hound could be Selected, so nobody was asked"
    t.do("..")
    assert t.board(1) == {"U2": "Flag"} and t.side("1U2") == "up"


@pytest.mark.clause("oversoul R113")
def test_a_selection_that_is_gone_does_nothing_and_the_rest_is_carried_out():
    text = """
    Mix   Event ORDER I -1 CAST
      ●* Select 1 of your Units & 1 opposing Unit➤ Deal 1 DMG to the first & Deal 2 DMG to the second
    Cover  Event ORDER I -1 QUICK
      ●* Select 1 of your Units➤ Give it VEILED
    """
    t = lay("1.U1=Stone 1.hand=Mix 2.U1=Stone 2.hand=Hit", QUICKS + text)
    t.do("play:Mix zone:E1 2>play:Hit zone:E1 pick:1U1 ..")
    assert t.hp("2U1") == 4 and t.board(1) == {}
    t = lay("1.U1=Stone 1.hand=Mix 2.U1=Stone 2.hand=Cover", QUICKS + text)
    t.do("play:Mix zone:E1 2>play:Cover zone:E1 ..")
    assert t.hp("2U1") == 4 and t.keys("2U1") == {"VEILED"}, "later protection does not matter"


@pytest.mark.clause("oversoul R113")
def test_a_selection_must_still_be_in_the_required_state():
    text = """
    Aim   Event ORDER I -1 CAST
      ●* Select 1 Active Unit➤ Exhaust it
    Duck  Unit CHAOS I -1 NIDAGYST 2/2/3
    """
    t = lay("1.hand=Aim 2.U1=Duck", text).do("play:Aim zone:E1")
    (use,) = [option for option in t.options() if option.startswith("use")]
    t.do(f"{use} ..")
    assert t.side("2U1") == "down"


@pytest.mark.clause("oversoul R159")
def test_a_waiting_link_resolves_even_if_its_card_has_left():
    t = lay("1.U1=Call 2.hand=Hit", QUICKS).do("use:1U1#1 2>play:Hit zone:E1 ..")
    assert t.hp("2L") == 21 and t.idle(1) == ["Call"]


@pytest.mark.clause("oversoul R159")
def test_a_card_that_left_and_came_back_is_a_new_card():
    text = """
    Blink  Event ORDER I -1 QUICK
      ●* Select 1 of your Units➤ Return it to your hand
    Aim    Event ORDER I -1 CAST
      ●* Select 1 opposing Unit➤ Deal 2 DMG to it
    Ghost  Unit ORDER I -1 PRIMAL 2/2/6
      ●RETURN* Spawn this card
    """
    t = lay("1.hand=Aim 2.U1=Ghost 2.hand=Blink", text).do("play:Aim zone:E1 2>play:Blink zone:E1 ..")
    settle(t)
    assert "Ghost" in t.board(2).values()
    (zone,) = t.board(2)
    assert t.hp(f"2{zone}") == 6


# ---- triggers


@pytest.mark.clause("oversoul R92", "oversoul R168", "oversoul R167")
def test_triggers_wait_for_the_end_of_the_chain_and_each_starts_its_own_timeshift():
    text = """
    Left   Unit CHAOS I -1 PRIMAL 2/2/1
      ●SHATTER* Deal 1 DMG to the opposing Leader
    Right  Unit CHAOS I -1 PRIMAL 2/2/1
      ●SHATTER* Deal 2 DMG to the opposing Leader
    Quake  Event ORDER I -1 CAST
      ●Deal 1 DMG to all Units on the board
    """
    t = lay("1.U1=Left 1.U2=Right 1.hand=Quake,Zap 2.U1=Left 2.hand=Zap", QUICKS + text)
    t.do("play:Quake zone:E1 pass pass")
    assert t.asked() == 1 and t.options() == ["next:1", "next:2"], (
        "the turn player first, in the order of choice"
    )
    t.do("next:2")
    assert t.chain() == [(1, 1, "Right", "trigger")] and t.asked() == 2 and t.can("play:Zap")
    t.do("pass pass")
    assert t.chain() == [(1, 1, "Left", "trigger")], "one entry is left, so nobody is asked"
    t.do("pass pass")
    assert t.chain() == [(1, 2, "Left", "trigger")] and t.asked() == 1, "then the other player's"
    t.do("..")
    assert (t.hp("2L"), t.hp("1L")) == (21, 19)


@pytest.mark.clause("oversoul R92", "oversoul R167")
def test_what_triggers_meanwhile_is_the_next_batch():
    text = """
    Fuse   Unit CHAOS I -1 PRIMAL 2/2/1
      ●SHATTER* Deal 1 DMG to all Units on the board
    Late   Unit CHAOS I -1 PRIMAL 2/2/2
      ●SHATTER* Deal 5 DMG to the opposing Leader
    Slow   Unit CHAOS I -1 PRIMAL 2/2/1
      ●SHATTER* Deal 1 DMG to the opposing Leader
    Quake  Event ORDER I -1 CAST
      ●Deal 1 DMG to all Units on the board
    """
    t = lay("1.U1=Fuse 1.U2=Late 2.U1=Slow 1.hand=Quake", text).do("play:Quake zone:E1 pass pass")
    assert t.chain() == [(1, 1, "Fuse", "trigger")]
    t.do("pass pass")
    assert t.chain() == [(1, 2, "Slow", "trigger")], (
        "the batch goes on before Late, which triggered meanwhile"
    )
    t.do("pass pass")
    assert t.chain() == [(1, 1, "Late", "trigger")]


@pytest.mark.clause("oversoul R167", "oversoul R117")
def test_a_trigger_whose_card_is_elsewhere_is_dropped_or_cannot_move_it():
    text = """
    Rise   Unit CHAOS I -1 PRIMAL 2/2/1
      ●SHATTER* Return this card to your hand
      ●SHATTER* Deal 1 DMG to the opposing Leader
    Drum   Unit CHAOS I -1 PRIMAL 2/2/1
      ●ENTER* Deal 4 DMG to the opposing Leader
    Void   Event ORDER I -1 QUICK
      ●* Select 1 Unit in either Idle Zone➤ Exile it
    """
    t = lay("1.U1=Rise 1.hand=Hit 2.hand=Void", QUICKS + text).do("play:Hit zone:E1 pass pass")
    t.do("next:1 2>play:Void zone:E1 ..")
    assert t.exile(1) == ["Rise"] and t.hand(1) == [], "it has moved on, so it is not Returned"
    t = lay("1.hand=Drum 2.hand=Hit", QUICKS + text).do("play:Drum zone:U1 pass pass 2>play:Hit zone:E1 ..")
    assert t.hp("2L") == 20, "its link waits already, so it resolves without its card"


@pytest.mark.clause("oversoul R119", "oversoul R176")
def test_you_can_is_asked_when_the_trigger_comes_up_and_without_it_an_ability_must_be_used():
    text = """
    May   Unit CHAOS I -1 PRIMAL 2/2/1
      ●ENTER* You can Discard 1 card in your hand➤ Draw 2
    Must  Unit CHAOS I -1 PRIMAL 2/2/1
      ●ENTER* Discard 1 card in your hand➤ Draw 2
    """
    t = lay("1.hand=May,Stone", text).do("play:May zone:U1 pass pass")
    assert t.options() == ["no", "yes"]
    t.do("no")
    assert t.chain() == [], "declined, it starts no Timeshift"
    t = lay("1.hand=Must,Stone", text).do("play:Must zone:U1 pass pass")
    assert t.options() == ["take:Stone"]
    t = lay("1.hand=Must", text).do("play:Must zone:U1 ..")
    assert t.hand(1) == [], "an Ability whose Costs cannot be paid is not used"


@pytest.mark.clause("oversoul R176")
def test_you_can_before_the_cost_of_an_event_is_asked_at_announcement():
    text = """
    Offer  Event ORDER I -1 CAST
      ●Deal 1 DMG to the opposing Leader
      ●* You can Discard 1 card in your hand➤ Draw 2
    """
    t = lay("1.hand=Offer,Stone", text).do("play:Offer zone:E1")
    assert t.options() == ["no", "yes"] and t.asked() == 1
    t.do("no ..")
    assert t.hp("2L") == 23 and t.hand(1) == ["Stone"]
    t = lay("1.hand=Offer", text).do("play:Offer zone:E1")
    assert t.options() == ["no"], "put though it can only be declined (R171)"


@pytest.mark.clause("oversoul R176")
def test_you_can_later_in_an_ability_is_asked_when_that_part_is_reached():
    text = """
    Later  Event ORDER I -1 CAST
      ●Deal 1 DMG to the opposing Leader, then you can Draw 1
    """
    t = lay("1.hand=Later", text).do("play:Later zone:E1 pass pass")
    assert t.options() == ["no", "yes"] and t.hp("2L") == 23


# ---- when and if

DRAWS = """
Sage    Unit ARCANE I -1 PRIMAL 1/2/3
  ●ACTIVATE* You can Discard 1 ARCANE Event in your hand➤ Draw 1 -DRAGON, then Reduce its ENERGY Cost to 0
Scroll  Event ARCANE I -1 CAST
  ●Draw 1
Wyrm    Unit CHAOS I -4 DRAGON 4/2/5
When    Event DOOM I -1 COUNTER
  ●Activate only when your opponent Draws a card* Discard it
If      Event DOOM I -1 COUNTER
  ●Activate only if your opponent Draws a card* Discard it
"""


@pytest.mark.clause(
    "oversoul 10.1.1", "oversoul 10.1.2", "oversoul 10.1.4", "oversoul 10.1.5", "oversoul R114"
)
def test_the_rulebooks_example_of_missing_timing():
    t = lay("1.hand=Sage,Scroll 1.deck=Hound,Wyrm,Hound 2.E1=When[f]", DRAWS)
    t.do("play:Sage zone:U1 pass pass yes take:Scroll pass pass")
    while t.asked() == 1 and t.options() != ["pass"]:
        t.do(t.options()[0])
    assert "Wyrm" in t.hand(1) and t.cost(1, "Wyrm") == 0
    t.do("2?")
    assert t.why("turn:2E1") == "10.1.2", "reducing the cost was the last action"


@pytest.mark.clause("oversoul 10.1.3", "oversoul 10.1.6", "oversoul R116", "oversoul R110", "oversoul R158")
def test_the_rulebooks_example_of_not_missing_timing():
    t = lay("1.hand=Sage,Scroll 1.deck=Hound,Wyrm,Hound 2.E1=If[f]", DRAWS)
    t.do("play:Sage zone:U1 pass pass yes take:Scroll pass pass")
    while t.asked() == 1 and t.options() != ["pass"]:
        t.do(t.options()[0])
    assert t.asked() == 2, "offered first, before the turn player goes on"
    t.do("turn:2E1")
    assert t.chain() == [(1, 2, "If", "Activation")], "a new Timeshift 1"
    t.do("..")
    assert "Wyrm" in t.idle(1) and t.hand(1) == []


@pytest.mark.clause("oversoul 10.1.2", "oversoul R116")
def test_a_when_law_is_met_while_its_condition_is_the_last_step():
    t = lay("1.hand=Scroll 2.E1=When[f]", DRAWS).do("play:Scroll zone:E1")
    assert t.asked() == 2 and t.why("turn:2E1") == "10.1.2", "a link that still waits has Drawn nothing"
    t.do("pass pass")
    assert t.asked() == 2
    t.do("turn:2E1 ..")
    assert t.idle(1) == ["Hound", "Scroll"] and t.hand(1) == []


@pytest.mark.clause("oversoul R116")
def test_the_window_closes_as_soon_as_the_turn_player_acts_again():
    t = lay("1.hand=Scroll,Rite 2.E1=If[f]", DRAWS).do("play:Scroll zone:E1 ..")
    t.do("play:Rite zone:E1")
    assert t.asked() == 2 and t.why("turn:2E1") == "10.1.3"


@pytest.mark.clause("oversoul R116")
def test_when_asks_for_the_link_directly_below_and_if_for_any_that_waits():
    text = """
    Only  Event DOOM I -1 COUNTER
      ●Activate only when your opponent Activates a Unit* Draw 1
    Any   Event DOOM I -1 COUNTER
      ●Activate only if your opponent Activates a Unit* Draw 1
    """
    t = lay("1.hand=Stone 2.E1=Only[f] 2.E2=Any[f] 2.hand=Zap", QUICKS + text).do("play:Stone zone:U1")
    assert t.can("turn:2E1") and t.can("turn:2E2")
    t.do("play:Zap 2?")
    assert t.why("turn:2E1") == "10.1.2" and t.can("turn:2E2")


@pytest.mark.clause("oversoul R116", "oversoul R69")
def test_the_attack_just_declared_is_the_link_below():
    text = """
    Pit   Event DOOM I -1 COUNTER
      ●Activate only when an opposing Unit Attacks* Exhaust all opposing Units
    """
    t = lay("1.U1=Hound 1.U2=Stone 2.E1=Pit[f]", text).do("attack:1U1 target:2L")
    assert t.asked() == 2 and t.can("turn:2E1")
    t.do("turn:2E1 ..")
    assert t.side("1U2") == "exhausted" and t.hp("2L") == 22


@pytest.mark.clause("oversoul R114", "oversoul R166", "oversoul 10.1.4")
def test_written_when_triggers_miss_and_written_if_triggers_do_not():
    text = """
    Whenny  Unit DOOM I -1 PRIMAL 1/2/3
      ●When your opponent Draws a card* Deal 1 DMG to the opposing Leader
    Iffy    Unit DOOM I -1 PRIMAL 1/2/3
      ●If your opponent Draws a card* Deal 2 DMG to the opposing Leader
    Plain   Event ORDER I -1 CAST
      ●Draw 2
    Then    Event ORDER I -1 CAST
      ●Draw 1, then Exhaust all your Units
    And     Event ORDER I -1 CAST
      ●Draw 1 & Exhaust all your Units
    Done    Event ORDER I -1 CAST
      ●Draw 1, if you do Exhaust all your Units
    Last    Event ORDER I -1 CAST
      ●Exhaust all your Units, then Draw 1
    """
    for name, lost in (("Plain", 3), ("Then", 2), ("And", 2), ("Done", 2), ("Last", 3)):
        t = settle(lay(f"1.U1=Hound 1.hand={name} 2.U1=Whenny 2.U2=Iffy", text).do(f"play:{name} zone:E1"))
        assert t.hp("1L") == 20 - lost, name


@pytest.mark.clause("oversoul R115")
def test_keyworded_laws_never_miss():
    text = """
    Bomb   Unit DOOM I -1 PRIMAL 1/2/1
      ●SHATTER* Deal 4 DMG to the opposing Leader
    Chain  Event ORDER I -1 CAST
      ●Deal 1 DMG to all Units, then Draw 1 & Heal 1 HP to your Leader
    """
    t = settle(lay("1.hand=Chain 2.U1=Bomb", text).do("play:Chain zone:E1"))
    assert t.hp("1L") == 16


@pytest.mark.clause("oversoul R166")
def test_a_written_trigger_comes_once_per_step_and_a_cycle_is_one_step():
    text = """
    Mourn  Unit DOOM I -1 PRIMAL 1/2/9
      ●When a Unit Shatters* Deal 1 DMG to the opposing Leader
    Quake  Event ORDER I -1 CAST
      ●Deal 3 DMG to all Units on the board
    Greed  Unit DOOM I -1 PRIMAL 1/2/9
      ●When your opponent Draws a card* Deal 1 DMG to the opposing Leader
    """
    t = settle(lay("1.U1=Mourn 1.U2=Hound 1.U3=Hound 1.hand=Quake", text).do("play:Quake zone:E1"))
    assert t.hp("2L") == 23, "two Hounds, one step"
    t = lay("1.U1=Greed 2.U1=Hound[x/d1]", text).turn_over()
    assert t.s.active == 1 and t.hp("2L") == 23, "no later step of the cycle makes it miss"


@pytest.mark.clause("oversoul R158", "oversoul R166")
def test_of_several_cards_that_met_a_law_in_one_step_it_is_one():
    text = """
    Nurse  Unit DOOM I -1 PRIMAL 1/2/9
      ●If one of your other Units Shatters* Return it to your hand
    Quake  Event ORDER I -1 CAST
      ●Deal 6 DMG to all Units on the board
    Thief  Unit DOOM I -1 PRIMAL 1/2/9
      ●If your opponent Draws a card* Discard it
    Deep   Event ORDER I -1 CAST
      ●Draw 2
    """
    t = lay("1.U1=Nurse 1.U2=Hound 1.U3=Stone 1.hand=Quake", text).do("play:Quake zone:E1 pass pass")
    assert t.asked() == 1 and t.options() == ["take:Hound", "take:Stone"], (
        "all see them, so the user takes one"
    )
    assert settle(t.do("take:Stone")).hand(1) == ["Stone"] and "Hound" in t.idle(1)
    lost = set()
    for seed in range(8):
        t = settle(
            lay("1.hand=Deep 1.deck=Swift,Dart 2.U1=Thief", text, seed=str(seed)).do("play:Deep zone:E1")
        )
        (kept,) = t.hand(1)
        lost.add(kept)
    assert lost == {"Swift", "Dart"}, "hidden cards: at random"


@pytest.mark.clause("oversoul R166")
def test_the_strikes_of_a_battle_with_its_end_are_one_step():
    text = """
    Mourn  Unit DOOM I -1 PRIMAL 1/2/9
      ●When an opposing Unit Takes DMG* Deal 1 DMG to the opposing Leader
    """
    t = settle(lay("1.U1=Hound 1.U2=Mourn 2.U1=Spring", text).do("attack:1U1 target:2U1"))
    assert t.hp("2L") == 23, "the Shattering at the End is part of the step"


@pytest.mark.clause("oversoul R118", "oversoul R161", "oversoul R64")
def test_an_inner_if_is_judged_right_after_its_step_and_otherwise_is_its_opposite():
    text = """
    Trial  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Deal 2 DMG to it, if it Shatters* Draw 2, otherwise Give it FRENZY
    """
    t = lay("1.hand=Trial 2.U1=Spring", text).do("play:Trial zone:E1 ..")
    assert len(t.hand(1)) == 2
    t = lay("1.hand=Trial 2.U1=Hound", text).do("play:Trial zone:E1 ..")
    assert t.hand(1) == [] and t.keys("2U1") == {"FRENZY"}
    late = """
    Late  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Deal 2 DMG to it & Draw 1, if it Shatters* Draw 2
    """
    t = lay("1.hand=Late 2.U1=Spring", late).do("play:Late zone:E1 ..")
    assert len(t.hand(1)) == 3, "it Shattered in an earlier step than the last (R280)"


# ---- limits of size


@pytest.mark.clause("oversoul R30")
def test_one_ability_of_one_card_comes_twenty_times_a_turn():
    text = """
    Spin  Unit DOOM I -1 PRIMAL 1/2/9
      ●QUICK* Heal 1 HP to your Leader
    """
    t = lay("1.U1=Spin", text)
    for _ in range(20):
        t.do("use:1U1#1 ..")
    assert t.why("use:1U1#1") == "R30"


@pytest.mark.clause("oversoul R30")
def test_a_chain_holds_fifty_links():
    text = """
    Spin  Unit DOOM I -1 PRIMAL 1/2/9
      ●QUICK* Heal 1 HP to your Leader
    """
    t = lay("1.U1=Spin 1.U2=Spin 1.U3=Spin 1.hand=Flash", text)
    for n in range(50):
        t.do(f"1>use:1U{1 + n // 20}#1")
    t.do("1?")
    assert len(t.chain()) == 50 and t.why("use:1U3#1") == "R30" and t.why("play:Flash") == "R30"


@pytest.mark.clause("oversoul R165", "oversoul R30")
def test_a_loop_of_triggers_ends_and_two_hundred_timeshifts_are_enough_for_a_turn():
    text = """
    Ping  Unit DOOM I -1 PRIMAL 1/2/9
      ●If your Leader is Healed* Deal 1 DMG to your Leader; Heal 1 HP to your Leader
    """
    t = lay("1.leader=Chief[d5] 1.U1=Ping 1.hand=Mend", QUICKS + text).do("play:Mend zone:E1 ..")
    assert not t.s.over() and "end" in t.options()
    t.s.shifts = 200
    assert t.why("attack:1U1") == "R165"
    assert t.turn_over().s.active == 1


@pytest.mark.clause("oversoul R165")
def test_no_number_goes_above_ninety_nine():
    text = """
    Grow  Event DOOM I -1 CAST
      ●* Select 1 of your Units➤ Give it 90 DMG & 90 HP
    """
    t = lay("1.U1=Hound 1.hand=Grow,Grow", text).do("play:Grow zone:E1 ..").do("play:Grow zone:E1 ..")
    assert (t.dmg("1U1"), t.hp("1U1")) == (99, 99)
    assert t.do("attack:1U1 ..").ending() == ("1", "2.0.4")


@pytest.mark.clause("oversoul R172", "oversoul R170")
def test_an_announcement_is_complete_before_anybody_may_answer():
    t = lay("1.hand=Hit,Stone 2.U1=Stone 2.U2=Hound", QUICKS).do("play:Hit")
    assert t.chain() == [] and t.pool(1) == 5
    t.do("zone:E1 pick:2U2")
    assert t.asked() == 2 and t.chain() == [(1, 1, "Hit", "Activation")]
    assert [row["source"] for row in t.sees(2)["stack"]] == ["Hit"]
