"""ENERGY: Leader pool, +cards, discounts, RANK (chapters 4 and 9)."""

import pytest

from tests.clauses.oversoul.table import lay

DEAR = """
Dear    Unit WITHER I -4 PRIMAL 1/2/3
Rebel   Unit CHAOS I -4 PRIMAL 1/2/3
"""


@pytest.mark.clause("oversoul 4.0.1", "oversoul 4.1.4", "oversoul 8.7.2", "oversoul 3.3.3", "oversoul 8.0.4")
def test_energy_comes_from_the_leader_or_from_exhausting_plus_cards():
    t = lay("1.pool=2 1.U1=River 1.hand=Dear,Rite 2.U1=Spring", DEAR)
    assert t.why("play:Rite") == ""
    t.do("play:Dear zone:U2")
    assert t.options() == ["tap:1U1"], "the pool alone is not enough, the opposing +card not mine"
    t.do("tap:1U1")
    assert t.side("1U1") == "exhausted" and t.pool(1) == 1 and t.surplus(1) == 0


@pytest.mark.clause("oversoul 4.0.1", "oversoul 4.2.1", "oversoul 8.7.3")
def test_without_enough_energy_a_minus_card_is_not_activated():
    t = lay("1.pool=2 1.U1=Spring 1.hand=Dear", DEAR)
    assert t.why("play:Dear") == "4.2.1"
    assert lay("1.pool=3 1.U1=Spring 1.hand=Dear", DEAR).can("play:Dear")
    assert lay("1.pool=3 1.U1=Spring[x] 1.hand=Dear", DEAR).why("play:Dear") == "4.2.1"


@pytest.mark.clause("oversoul 4.0.2", "oversoul 4.1.5", "oversoul R37", "oversoul 4.1.4", "oversoul R35")
def test_left_over_energy_of_a_plus_card_is_gone_with_its_timeshift():
    t = lay("1.pool=5 1.U1=River 1.hand=Rite,Rite").do("play:Rite zone:E1 tap:1U1")
    assert t.surplus(1) == 2 and t.pool(1) == 5, "it yields its full amount"
    t.do("..")
    assert t.surplus(1) == 0 and t.pool(1) == 5


@pytest.mark.clause("oversoul R37")
def test_surplus_ends_before_a_trigger_starts_a_new_timeshift():
    text = """
    Spark  Unit ORDER I -1 PRIMAL 1/2/3
      ●ENTER* Consume 1 ENERGY➤ Deal 3 DMG to the opposing Leader
    """
    t = lay("1.pool=0 1.U1=River 1.hand=Spark", text).do("play:Spark zone:U2 tap:1U1 ..")
    assert t.hp("2L") == 24, "the surplus of 2 is gone when the trigger comes up"


@pytest.mark.clause("oversoul 4.0.3", "oversoul 10.0.6", "oversoul R36")
def test_surplus_pays_for_more_in_the_same_timeshift():
    t = lay("1.pool=0 1.U1=River 1.hand=Rite,Swift,Hall,Flash,Armor")
    t.do("play:Rite zone:E1 tap:1U1")
    assert t.asked() == 2
    t.do("1?")
    assert t.why("prepare:Swift") == "R62"
    assert all(t.can(f"play:{name}") for name in ("Swift", "Flash", "Armor"))
    t.do("play:Swift zone:U2 1?")
    assert t.surplus(1) == 1 and [link[2] for link in t.chain()] == ["Swift", "Rite"]
    t.do("play:Flash zone:E2 ..")
    assert t.board(1) == {"U1": "River", "U2": "Swift"} and sorted(t.idle(1)) == ["Flash", "Rite"]


@pytest.mark.clause("oversoul R36")
def test_without_surplus_or_in_the_chain_of_another_no_hand_card_follows():
    t = lay("1.pool=5 1.hand=Rite,Swift,Hall,Flash").do("play:Rite zone:E1 1?")
    assert t.why("play:Swift") == "R36" and t.can("play:Flash")
    t = lay("1.pool=5 1.U1=River 1.hand=Rite,Rite,Hall").do("play:Rite zone:E1 tap:1U1 1?")
    assert t.why("play:Rite") == "R111", "CAST Events stay excluded"
    assert t.why("play:Hall") == "R36", "nothing of its payment would be surplus"
    t = lay("active=2 1.pool=5 1.U1=River 1.hand=Flash,Swift 2.hand=Rite").do(
        "play:Rite zone:E1 play:Flash zone:E1 tap:1U1 1?"
    )
    assert t.why("play:Swift") == "R111"


@pytest.mark.clause("oversoul 4.0.4", "oversoul 8.2.3", "oversoul 8.2.1", "oversoul 8.2.2")
def test_energy_is_consumed_to_activate_to_prepare_and_for_abilities():
    text = """
    Pump  Unit ORDER I -1 PRIMAL 1/2/3
      ●CAST* Consume 2 ENERGY➤ Draw 1
    """
    t = lay("1.pool=5 1.U1=Pump 1.U2=Swift[f] 1.hand=Stone", text)
    t.do("use:1U1#1")
    assert t.pool(1) == 3 and t.asked() == 2 and t.hand(1) == ["Stone"], "paid before anybody responds"
    t.do("..")
    t.do("turn:1U2 ..")
    assert t.pool(1) == 2
    t.do("prepare:Stone zone:U3 ..")
    assert t.pool(1) == 1 and t.why("use:1U1#1") == "4.2.1"


@pytest.mark.clause("oversoul 4.0.5", "oversoul 4.0.6", "oversoul 4.0.7", "oversoul 4.1.1", "oversoul 4.2.1")
def test_no_card_above_the_leader_rank_enters_but_it_may_be_prepared():
    t = lay("1.rank=1 1.pool=9 1.hand=River,Giant,Spring")
    assert t.why("play:River") == "4.0.5" and t.why("play:Giant") == "4.0.5" and t.can("play:Spring")
    assert t.can("prepare:Giant"), "the limit binds only Active cards"
    assert t.name("1L") == "Chief" and t.leader_rank(1) == 1, "the Leader itself is RANK V and exempt"
    assert lay("1.rank=4 1.pool=9 1.hand=Giant").can("play:Giant")
    assert lay("1.rank=3 1.pool=9 1.hand=Giant").why("play:Giant") == "4.0.5"


@pytest.mark.clause("oversoul R43", "oversoul 4.0.5")
def test_a_card_that_exceeds_the_leader_rank_later_stays_but_one_that_waits_falls():
    text = """
    Drop   Event ORDER I -1 QUICK
      ●* The opposing Leader loses 3 RANK
    """
    t = lay("1.rank=4 1.pool=9 1.U1=Giant 1.hand=Giant 2.hand=Drop", text)
    t.do("play:Giant zone:U2 2>play:Drop zone:E1 ..")
    assert t.leader_rank(1) == 1 and t.board(1) == {"U1": "Giant"} and t.idle(1) == ["Giant"]


@pytest.mark.clause("oversoul R42")
def test_a_spawned_card_is_held_to_the_rank_limit_too():
    text = """
    Raise  Event ORDER I -1 CAST
      ●Spawn 1 Unit in your Idle Zone
    Call   Event ORDER I -1 CAST
      ●Spawn 1 TOTEM (RANK III, 1 DMG, 2 SPD, 2 HP)
    """
    t = lay("1.rank=2 1.pool=9 1.idle=Giant 1.hand=Raise,Call", text).do("play:Raise zone:E1 ..")
    while t.options() != ["end", "play:Call", "prepare:Call"] and "end" not in t.options():
        t.do(t.options()[0] + " ..")
    assert "Giant" in t.idle(1) and t.board(1) == {}
    t.do("play:Call zone:E1 ..")
    while "end" not in t.options():
        t.do(t.options()[0] + " ..")
    assert t.board(1) == {}
    t = lay("1.rank=3 1.pool=9 1.hand=Call", text).do("play:Call zone:E1 .. zone:U1 ..")
    assert t.board(1) == {"U1": "TOTEM"} and t.rank("1U1") == 3


# ---- +cards


@pytest.mark.clause("oversoul 4.1.1", "oversoul 8.7.5", "oversoul 4.1.2")
def test_one_plus_card_a_turn_without_paying():
    t = lay("1.pool=0 1.U1=Spring[f] 1.hand=Spring,Hall").do("play:Spring zone:U2 ..")
    assert t.board(1)["U2"] == "Spring" and t.pool(1) == 0
    assert [t.why(c) for c in ("play:Hall", "turn:1U1")] == ["4.1.2", "4.1.2"]
    t.turn_over().turn_over()
    t.do("turn:1U1 ..")
    assert t.side("1U1") == "up" and t.why("play:Hall") == "4.1.2"


@pytest.mark.clause("oversoul 4.1.2", "oversoul 4.2.5")
def test_card_text_may_allow_more_plus_cards():
    text = """
    Font  Unit ORDER I -1 PRIMAL 1/2/3
      ●You can Activate 1 additional +card each turn
    """
    t = lay("1.U1=Font 1.hand=Spring,Spring,Spring", text).do("play:Spring zone:U2 ..")
    t.do("play:Spring zone:U3 ..")
    assert t.why("play:Spring") == "4.1.2"


@pytest.mark.clause("oversoul R41")
def test_the_limit_counts_anew_in_the_opposing_turn_and_spawning_does_not_count():
    text = """
    Raise  Event ORDER I -1 CAST
      ●Spawn 1 Unit in your Idle Zone
    """
    t = lay("1.idle=Spring 1.hand=Raise,Spring 1.U5=Spring[f] 1.pool=5", text)
    t.do("play:Raise zone:E1 ..")
    while "end" not in t.options():
        t.do(t.options()[0] + " ..")
    assert "Spring" in [name for zone, name in t.board(1).items() if zone != "U5"]
    t.do("play:Spring zone:U4 ..")
    assert t.why("turn:1U5") == "4.1.2"
    t.turn_over()
    t.do("end 1>turn:1U5 ..")
    assert t.side("1U5") == "up"


@pytest.mark.clause("oversoul 4.1.3", "oversoul R34", "oversoul 3.3.4")
def test_a_plus_card_generates_once_each_turn_of_either_player():
    text = """
    Wake  Event WITHER I -1 QUICK
      ●* Select 1 Unit➤ Reactivate it
    """
    t = lay("1.pool=0 1.U1=Spring 1.hand=Wake,Wake,Wake", text).do("play:Wake zone:E1 tap:1U1 ..")
    assert t.side("1U1") == "up" and t.why("play:Wake") == "4.2.1", (
        "upright again, but it has Generated this turn"
    )
    assert t.can("attack:1U1")
    t.turn_over()
    t.do("end 1>play:Wake zone:E1 tap:1U1 ..")
    assert t.s.active == 1 and t.idle(1) == ["Wake", "Wake"], "and once more in the opposing turn"


@pytest.mark.clause("oversoul R34")
def test_frenzy_gives_no_second_generating_and_a_named_card_is_refused_with_its_reason():
    text = """
    Brook  Unit WITHER I +1 PRIMAL 1/2/3
      ●FRENZY
    """
    t = lay("1.pool=1 1.U1=Brook 1.U2=Spring 1.hand=Rite,Rite", text).do("play:Rite zone:E1 tap:1U1 ..")
    assert t.side("1U1") == "up"
    t.do("play:Rite zone:E1")
    assert t.why("tap:1U1") == "R34" and t.can("tap:1U2")


@pytest.mark.clause("oversoul R35")
def test_each_plus_card_must_contribute_to_the_payment():
    t = lay("1.pool=5 1.U1=Spring 1.U2=Spring 1.hand=Rite").do("play:Rite zone:E1")
    assert t.options() == ["paid", "tap:1U1", "tap:1U2"]
    t.do("tap:1U1")
    assert t.asked() == 2, "one is enough; the second could contribute nothing"


@pytest.mark.clause("oversoul R34", "oversoul 5.3.8", "oversoul 5.3.9")
def test_a_plus_construct_generates_with_its_host():
    t = lay("1.pool=0 1.U1=Spring+Core 1.U2=Stone+Core 1.hand=Rite,Rite").do("play:Rite zone:E1 tap:1U1")
    assert t.surplus(1) == 3 - 1
    t.do("..")
    t.do("play:Rite zone:E1 tap:1U2")
    assert t.surplus(1) == 2 - 1 and t.side("1U2") == "exhausted"
    t = lay(
        "1.pool=1 1.U1=Stone+Core 1.hand=Pick,Hall",
        "Pick  Event WITHER I -1 CAST\n  ●* Select 1 -Unit➤ Deal 1 DMG to it",
    )
    assert t.can("play:Pick"), "the host remains a -card"


@pytest.mark.clause("oversoul 4.1.3")
def test_a_plus_card_is_only_exhausted_while_energy_is_consumed():
    t = lay("1.pool=5 1.U1=River 2.U1=Stone")
    assert not any(option.startswith("tap") for option in t.options())
    assert t.why("tap:1U1") != ""


# ---- discounts


@pytest.mark.clause("oversoul 4.1.6", "oversoul 9.0.3", "oversoul R40", "oversoul 9.0.2", "oversoul 4.2.3")
def test_each_active_plus_card_of_the_archetype_lowers_the_cost():
    t = lay(
        "1.U1=Spring 1.U2=River[x] 1.U3=Stone+Core 1.U4=Spring[f] 1.U5=Hound 1.hand=Rebel,Dear 2.U1=Spring",
        DEAR,
    )
    assert t.cost(1, "Rebel") == 1 and t.cost(1, "Dear") == 4
    t = lay("1.pool=1 1.U1=Spring[x] 1.U2=River[x] 1.U3=Stone[x]+Core 1.hand=Rebel", DEAR).do(
        "play:Rebel zone:U4"
    )
    assert t.pool(1) == 0
    t = lay("1.pool=4 1.hand=Dear", DEAR).do("play:Dear zone:U1 ..")
    assert t.board(1) == {"U1": "Dear"}, "ENERGY of a CHAOS Leader pays for WITHER"


@pytest.mark.clause("oversoul 4.1.7", "oversoul 5.4.12", "oversoul R39")
def test_a_plus_leader_gives_the_discount_and_a_minus_leader_does_not():
    t = lay("1.leader=Matron 1.hand=Giant,Swift,Rebel", DEAR)
    assert t.cost(1, "Swift") == 0 and t.cost(1, "Giant") == 5
    t = lay("1.leader=Chief 1.hand=Rebel", DEAR)
    assert t.cost(1, "Rebel") == 4
    t = lay("1.leader=Matron 1.rank=5 1.pool=5 1.hand=Swift").do("lead zone:U1 ..")
    assert t.name("1U1") == "Matron" and t.cost(1, "Swift") == 0


@pytest.mark.clause("oversoul R38")
def test_reductions_stop_at_nothing_and_leave_preparing_and_abilities_alone():
    text = """
    Pump  Unit CHAOS I -1 PRIMAL 1/2/3
      ●CAST* Consume 1 ENERGY➤ Draw 1
    """
    t = lay("1.pool=1 1.U1=Spring[x] 1.U2=Spring[x] 1.U3=Pump 1.hand=Hound,Pump", text)
    assert t.cost(1, "Pump") == 0
    t.do("play:Pump zone:U4 ..")
    assert t.pool(1) == 1 and t.can("prepare:Hound") and t.can("use:1U3#1")
    t.do("prepare:Hound zone:U5 ..")
    assert t.pool(1) == 0 and t.why("use:1U3#1") == "4.2.1"


@pytest.mark.clause("oversoul R40")
def test_a_card_of_two_archetypes_gives_at_most_one():
    text = """
    Prism  Unit CHAOS,ORDER I +1 PRIMAL 1/2/3
    Both   Unit CHAOS,ORDER I -4 PRIMAL 1/2/3
    """
    assert lay("1.U1=Prism 1.hand=Both", text).cost(1, "Both") == 3
    assert lay("1.U1=Prism 1.U2=Spring 1.hand=Both", text).cost(1, "Both") == 2


@pytest.mark.clause("oversoul 4.2.2", "oversoul 4.2.1")
def test_minus_cards_are_limited_by_energy_only():
    t = lay("1.pool=3 1.hand=Swift,Swift,Swift,Swift")
    for zone in ("U1", "U2", "U3"):
        t.do(f"play:Swift zone:{zone} ..")
    assert len(t.board(1)) == 3 and t.why("play:Swift") == "4.2.1"


@pytest.mark.clause("oversoul R47", "oversoul 8.4.26", "oversoul 8.4.24", "oversoul 8.4.25")
def test_reductions_for_the_next_card_add_up_and_are_used_by_announcing_it():
    text = """
    Caller  Unit WITHER I -1 SUMMONER 1/2/3
    Dear    Unit DOOM I -4 PRIMAL 1/2/3
    No      Event ORDER I -1 QUICK
      ●Cancel the opposing -Unit
    """
    t = lay("1.pool=5 1.U1=Caller 1.U2=Caller 1.hand=Dear,Dear,Rite 2.hand=No", text)
    t.do("use:1U1#1 ..")
    t.do("use:1U2#1 ..")
    assert t.cost(1, "Dear") == 2 and t.cost(1, "Rite") == 1
    t.do("play:Rite zone:E1 ..")
    assert t.cost(1, "Dear") == 2
    t.do("play:Dear zone:U3 2>play:No zone:E1 ..")
    assert t.idle(1) == ["Dear", "Rite"] and t.cost(1, "Dear") == 4, "used up though it was Cancelled"


@pytest.mark.clause("oversoul R47", "oversoul R164")
def test_a_reduction_for_the_next_card_expires_with_the_turn():
    text = """
    Caller  Unit WITHER I -1 SUMMONER 1/2/3
    Dear    Unit DOOM I -4 PRIMAL 1/2/3
    """
    t = lay("1.U1=Caller 1.hand=Dear", text).do("use:1U1#1 ..")
    assert t.cost(1, "Dear") == 3
    t.turn_over()
    assert t.cost(1, "Dear") == 4


@pytest.mark.clause("oversoul R45", "oversoul 8.4.15")
def test_natura_gives_the_next_generating_its_rank_more():
    text = """
    Bloom  Unit WITHER II -1 NATURA 1/2/3
    Dyne   Unit WITHER I +1 PRIMAL 1/2/3
      ●DYNAMO
    """
    t = lay("1.pool=0 1.U1=Bloom 1.U2=Bloom 1.U3=Dyne 1.U4=Spring 1.hand=Rite,Rite", text)
    t.do("use:1U1#1 ..")
    t.do("use:1U2#1 ..")
    assert sorted(t.idle(1)) == ["Bloom", "Bloom"]
    t.do("play:Rite zone:E1 tap:1U3")
    assert t.surplus(1) == 2 * 1 + 2 + 2 - 1, "both bonuses on one Generating, not doubled"
    t.do("..")
    t.do("play:Rite zone:E1 tap:1U4")
    assert t.surplus(1) == 0


@pytest.mark.clause("oversoul R45", "oversoul R164")
def test_the_bonus_expires_with_the_turn():
    text = """
    Bloom  Unit WITHER II -1 NATURA 1/2/3
    """
    t = lay("1.pool=0 1.U1=Bloom 1.U4=Spring 1.hand=Flash", text).do("use:1U1#1 ..")
    t.turn_over()
    t.do("end 1>play:Flash zone:E1 tap:1U4")
    assert t.surplus(1) == 0


@pytest.mark.clause("oversoul R46", "oversoul 8.4.32", "oversoul R38", "oversoul R47")
def test_a_stalker_consumes_opposing_energy():
    text = """
    Shade   Unit DOOM I -4 STALKER 2/2/3
    Well    Unit DOOM I +1 PRIMAL 1/2/3
    Caller  Unit WITHER I -1 SUMMONER 1/2/3
    """
    t = lay("1.pool=0 1.U1=Well[x] 1.U2=Caller 1.hand=Shade 2.pool=1 2.U1=River 2.U2=Spring", text)
    t.do("use:1U2#1 ..")
    t.do("from:Shade#1")
    assert t.asked() == 1 and "tap:2U1" in t.options() and "paid" not in t.options()
    t.do("tap:2U1")
    assert t.pool(1) == 0 and (t.pool(2), t.surplus(2)) == (0, 1), "3 for the discounted cost, the pool first"
    assert t.side("2U1") == "exhausted" and t.side("2U2") == "up"
    t.do(".. zone:U3 ..")
    assert t.name("1U3") == "Shade" and t.side("1U3") == "exhausted" and t.keys("1U3") == {"AMORPHOUS"}


@pytest.mark.clause("oversoul R46")
def test_a_stalker_without_enough_opposing_energy_rank_or_zone_stays():
    text = """
    Shade   Unit DOOM III -4 STALKER 2/2/3
    """
    assert lay("1.hand=Shade 2.pool=3", text).why("from:Shade#1") == "R46"
    assert lay("1.rank=2 1.hand=Shade 2.pool=5", text).why("from:Shade#1") == "4.0.5"
    units = " ".join(f"1.U{n}=Hound" for n in range(1, 6))
    assert lay(f"{units} 1.hand=Shade 2.pool=5", text).why("from:Shade#1") == "3.1.3"


# A Cost takes cards, and ENERGY has to come from others.
BARGAINS = """
Bargain  Event ORDER I -1 QUICK
  ●* Sacrifice 1 Unit➤ Draw 1
Feast    Event ORDER I -2 QUICK
  ●* Sacrifice 2 Units➤ Draw 1
Altar    Unit ORDER I -1 PRIMAL 1/2/3
  ●CAST* Consume 1 ENERGY & Sacrifice 1 of your other Units➤ Draw 1
"""


@pytest.mark.clause("oversoul R125", "oversoul 4.2.1")
def test_a_card_that_must_generate_for_a_cost_cannot_pay_it_otherwise():
    t = lay("1.pool=0 1.U1=Spring 1.U2=Hound 1.hand=Bargain", BARGAINS).do("play:Bargain zone:E1")
    assert t.options() == ["tap:1U1"], "the Hound goes, there is no choice"
    t.do("tap:1U1")
    assert t.board(1) == {"U1": "Spring"}
    t = lay("1.pool=1 1.U1=Spring 1.U2=Hound 1.hand=Bargain", BARGAINS).do("play:Bargain zone:E1")
    assert t.options() == ["pick:1U1", "pick:1U2"], "the pool pays"
    t = lay("1.pool=0 1.U1=Spring 1.hand=Bargain", BARGAINS)
    assert t.why("play:Bargain") == "4.2.1"
    t = lay("1.pool=0 1.U1=Altar 1.U2=Spring", BARGAINS)
    assert t.why("use:1U1#1") == "4.2.1"
    assert lay("1.pool=0 1.U1=Altar 1.U2=Spring 1.U3=Hound", BARGAINS).can("use:1U1#1")


@pytest.mark.clause("oversoul R125")
def test_of_several_cards_that_pay_enough_stay_to_generate():
    t = lay("1.pool=0 1.U1=River 1.U2=Spring 1.U3=Hound 1.hand=Feast", BARGAINS)
    t.do("play:Feast zone:E1 tap:1U1")
    assert t.board(1) == {"U1": "River"} and t.side("1U1") == "exhausted"
    t = lay("1.pool=0 1.U1=River 1.U2=Spring 1.hand=Feast", BARGAINS)
    assert t.why("play:Feast") == "4.2.1"
