"""Leaders: in their Zone, as Units and Events, away and back (chapters 2.0 and 5.4)."""

import pytest

from tests.clauses.oversoul.table import lay

WAYS = """
Home   Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Return it to its owner's hand
Fold   Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Prepare it
Away   Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Exile it
Break  Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Shatter it
Bolt   Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Deal 4 DMG to it
Sleep  Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Exhaust it
Gift   Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Give it BARRIER & PETRIFIED
"""
MANY = """
Boss    Leader_Unit WITHER -3 SORCERER,SENTRY 3/3/12
  ●CAST* Draw 1
  _●QUICK* Deal 1 DMG to the opposing Leader_
Sage    Leader_Event WITHER -3 SEER 12
  ●CAST* Draw 1
Herald  Leader_Unit WITHER -3 SORCERER 3/3/12
  ●SORCERER: ACTIVATE* You can Select 1 card on the board➤ Deal RANK DMG to it
"""


def up(position="", cards="", zone="U1", **more):
    """Player 1's Leader has been Activated."""
    t = lay(f"1.rank=5 1.pool=9 {position}", cards, **more).do(f"lead zone:{zone} ..")
    return t


@pytest.mark.clause("oversoul 5.4.7", "oversoul R48", "oversoul 4.0.6")
def test_a_leader_is_activated_at_rank_five_for_its_cost():
    assert lay("1.rank=4 1.pool=9").why("lead") == "5.4.7"
    assert lay("1.rank=5 1.pool=4").why("lead") == "4.2.1"
    t = lay("1.rank=5 1.pool=5").do("lead zone:U2 ..")
    assert t.board(1) == {"U2": "Chief"} and t.pool(1) == 0 and t.name("1L") is None
    t = lay("1.rank=5 1.pool=5 1.hand=Flash").do("play:Flash zone:E1 1?")
    assert t.why("lead") == "R111", "as Timeshift 1 only"


@pytest.mark.clause("oversoul 5.4.8", "oversoul 5.4.14")
def test_a_leader_unit_takes_a_unit_zone_and_a_leader_event_an_event_zone():
    text = """
    Find  Event ORDER I -1 CAST
      ●* Select 1 {}➤ Deal 1 DMG to it
    """
    t = lay("1.rank=5 1.pool=9").do("lead")
    assert t.options() == [f"zone:U{n}" for n in range(1, 6)]
    t = lay("1.leader=Oracle 1.rank=5 1.pool=9").do("lead")
    assert t.options() == [f"zone:E{n}" for n in range(1, 4)]
    t.do("zone:E2 ..")
    assert t.side("1E2") == "up" and (t.dmg("1E2"), t.spd("1E2")) == (0, 0)
    for leader, zone, kind, fits in (
        ("Chief", "U1", "Unit", True),
        ("Chief", "U1", "Event", False),
        ("Oracle", "E1", "Event", True),
        ("Oracle", "E1", "Unit", False),
        ("Oracle", "E1", "BOARD Event", True),
    ):
        t = up(f"1.leader={leader} 1.hand=Find", text.format(kind), zone)
        assert (t.why("play:Find") == "") == fits, (leader, kind)
    t = lay("1.hand=Find", text.format("Unit"))
    assert t.why("play:Find") == "R160", "in the Leader Zone it is no Unit"


@pytest.mark.clause("oversoul R7", "oversoul 5.4.14")
def test_a_leader_event_is_a_board_event_with_its_unit_roles():
    t = up("1.leader=Sage 1.hand=Roof 2.U1=Hound 2.U2=Swift[f]", MANY, "E1")
    assert t.options() == ["no", "yes"], "the Role Ability of its SEER: Select 1 Prepared card"
    t.do("yes ..")
    assert t.roles("1E1") == {"SEER"}
    t.do("play:Roof ..")
    assert t.board(1) == {"E1": "Sage", "E1.1": "Roof"}
    t.turn_over()
    t.do("attack:2U1 ..")
    assert t.hp("1E1") == 12 and t.hp("1E1.1") == 1, "it can be Attacked, and its Roof took the blow"


@pytest.mark.clause("oversoul 5.4.9", "oversoul R52", "oversoul R53")
def test_in_its_zone_a_leader_has_neither_dmg_nor_spd_nor_a_position():
    t = lay("1.hand=Sleep,Bolt,Armor 2.U1=Hound", WAYS)
    assert (t.dmg("1L"), t.spd("1L")) == (0, 0)
    assert t.why("play:Armor") == "R123", "no Construct is Attached to it"
    t.do("play:Sleep zone:E1 pick:1L ..")
    assert t.side("1L") == "up"
    t = up()
    assert (t.dmg("1U1"), t.spd("1U1")) == (5, 3)


@pytest.mark.clause("oversoul R52")
def test_costs_that_exhaust_it_cannot_be_paid_in_the_leader_zone():
    text = """
    Idol  Leader_Unit WITHER -3 PRIMAL 3/3/12
      ●CAST* Exhaust this card➤ Draw 1
    """
    assert lay("1.leader=Idol", text).why("use:1L#1") == "R125"
    assert up("1.leader=Idol", text).can("use:1U1#1")


@pytest.mark.clause("oversoul 5.4.10")
def test_underlined_abilities_work_outside_the_leader_zone_only():
    t = lay("1.leader=Boss", MANY)
    assert sum(option.startswith("use:1L") for option in t.options()) == 1
    t = up("1.leader=Boss 2.U1=Stone", MANY).do("no ..")
    assert sum(option.startswith("use:1U1") for option in t.options()) == 2


@pytest.mark.clause("oversoul 5.4.11", "oversoul R33", "oversoul R48")
def test_a_plus_leader_generates_its_printed_energy_beside_the_pool():
    t = lay("1.leader=Matron 1.rank=5 1.pool=5 1.hand=Spring,Giant").do("lead zone:U1 ..")
    assert t.pool(1) == 5 and t.why("play:Spring") == "4.1.2", "it was the +card of the turn"
    t.do("play:Giant zone:U2")
    assert t.options() == ["paid", "tap:1U1"]
    t.do("tap:1U1")
    assert t.pool(1) == 3 and t.side("1U1") == "exhausted"
    t = lay("1.leader=Matron 1.pool=0 1.hand=Giant")
    assert t.why("play:Giant") == "4.2.1", "not in the Leader Zone"


@pytest.mark.clause("oversoul R33", "oversoul 5.4.3")
def test_rank_and_pool_go_on_wherever_the_leader_is():
    t = up("1.hand=Fold", WAYS)
    t.do("play:Fold zone:E1 pick:1U1 ..")
    assert t.side("1U1") == "down" and t.leader_rank(1) == 5
    t.turn_over().turn_over()
    assert t.pool(1) == 5 and t.leader_rank(1) == 5 and t.name("1L") is None


@pytest.mark.clause("oversoul 5.4.13", "oversoul 8.4.4", "oversoul R152", "oversoul 5.4.18", "oversoul 8.6.5")
def test_role_and_keyworded_abilities_of_a_leader():
    t = lay("1.leader=Boss 1.rank=5 1.pool=9 2.U1=Hound", MANY)
    assert t.keys("1L") == set(), "GUARD of its SENTRY sleeps"
    t.do("lead zone:U1 ..")
    assert t.keys("1U1") == {"GUARD"} and t.options() == ["no", "yes"], "SORCERER triggers as a Unit"
    t = lay("1.leader=Herald 1.hand=Gift", MANY + WAYS)
    assert t.keys("1L") == set()


@pytest.mark.clause("oversoul 8.4.4", "oversoul R152")
def test_a_role_ability_printed_without_underline_works_in_the_leader_zone():
    text = """
    Guide  Leader_Unit WITHER -3 SHAMAN 3/3/12
      ●SHAMAN: CAST (Once each turn)* Your next -Event Activated this turn Consumes 1 less ENERGY
    Plain  Leader_Unit WITHER -3 SHAMAN 3/3/12
    Queen  Leader_Unit WITHER +3 SHAMAN 3/3/12
    """
    assert lay("1.leader=Guide", text).can("use:1L#1")
    assert not any("use" in option for option in lay("1.leader=Plain", text).options())
    assert up("1.leader=Plain", text).can("use:1U1#1")
    assert not any("use" in option for option in up("1.leader=Queen", text).options()), "a +Leader has none"


@pytest.mark.clause("oversoul 5.4.15", "oversoul R50", "oversoul R49")
def test_a_leader_unit_that_is_returned_goes_to_its_zone():
    t = up("1.leader=Chief[d3] 1.hand=Armor,Gift,Home", WAYS)
    t.do("play:Armor ..")
    t.do("play:Gift zone:E1 pick:1U1 ..")
    assert t.keys("1U1") == {"BARRIER", "PETRIFIED"}
    t.do("play:Home zone:E1 pick:1U1 ..")
    assert t.name("1L") == "Chief" and t.damage("1L") == 3 and "Armor" in t.idle(1) and not t.s.over()
    assert t.pool(1) == 1 and t.why("lead") == "4.2.1"
    t.turn_over().turn_over()
    t.do("lead zone:U3 ..")
    assert t.keys("1U3") == set() and t.damage("1U3") == 3 and t.pool(1) == 0, "again, for the full cost"


@pytest.mark.clause("oversoul R49", "oversoul 2.1.6")
def test_a_leader_unit_is_not_healed_by_the_cycle():
    t = up("1.leader=Chief[d3] 1.hand=Armor").do("play:Armor ..")
    t.turn_over().turn_over()
    assert t.damage("1U1") == 3


@pytest.mark.clause("oversoul 5.4.16", "oversoul R51", "oversoul R26")
def test_a_prepared_leader_has_four_hp_of_its_own_and_keeps_its_real_ones():
    t = lay("1.leader=Chief[d7] 1.rank=5 1.pool=9 1.hand=Fold,Bolt", WAYS).do(
        "play:Fold zone:E1 pick:1L .. zone:U2 .."
    )
    assert t.name("1U2") == "Chief" and t.side("1U2") == "down" and t.hp("1U2") == 4 and not t.s.over()
    t.turn_over().turn_over()
    t.do("turn:1U2 ..")
    assert t.hp("1U2") == 13 and t.side("1U2") == "up"


@pytest.mark.clause("oversoul R51")
def test_from_the_leader_zone_it_is_not_prepared_without_a_free_zone():
    units = " ".join(f"1.U{n}=Hound" for n in range(1, 6))
    t = lay(f"{units} 1.hand=Fold", WAYS).do("play:Fold zone:E1 pick:1L ..")
    assert t.name("1L") == "Chief" and t.side("1L") == "up"


@pytest.mark.clause("oversoul R26", "oversoul R51", "oversoul 2.0.4", "oversoul 5.4.5")
def test_a_prepared_leader_at_no_hp_loses():
    t = lay("1.hand=Fold 2.U1=Giant", WAYS).do("play:Fold zone:E1 pick:1L .. zone:U2 ..")
    t.turn_over()
    t.do("attack:2U1 ..")
    assert t.ending() == ("2", "2.0.4")


@pytest.mark.clause("oversoul 5.4.17", "oversoul 2.0.5", "oversoul 5.4.6")
def test_a_leader_that_leaves_the_board_loses():
    for way in ("Away", "Break"):
        t = lay(f"1.hand={way} 2.hand=Flash", WAYS).do(f"play:{way} zone:E1 pick:2L pass pass")
        assert t.asked() == 2 and not t.s.over(), "one quick action is offered"
        t.do("pass")
        assert t.ending() == ("1", "2.0.5")


RESCUE = """
Rescue  Event ORDER I -1 QUICK
  ●Return 1 Leader in your Idle Zone to your hand
"""


@pytest.mark.clause("oversoul R27", "oversoul 10.0.9", "oversoul 5.4.6", "oversoul R159")
def test_a_leader_comes_back_in_the_rescue_window_with_the_hp_it_had():
    t = lay("1.hand=Break 2.leader=Matron[d9] 2.hand=Rescue 2.pool=2", WAYS + RESCUE)
    t.do("play:Break zone:E1 pick:2L pass pass")
    assert t.asked() == 2 and t.name("2L") is None
    t.do("play:Rescue zone:E1 ..")
    if not t.s.over() and "end" not in t.options():
        t.do(t.options()[0] + " ..")
    assert not t.s.over() and t.name("2L") == "Matron" and t.damage("2L") == 9


@pytest.mark.clause("oversoul R27")
def test_what_a_rescue_finds_elsewhere_is_no_rescue():
    wrong = """
    Dredge  Event ORDER I -1 QUICK
      ●Exile 1 Leader in your Idle Zone
    """
    t = lay("1.hand=Break 2.hand=Dredge 2.pool=2", WAYS + wrong).do("play:Break zone:E1 pick:2L pass pass")
    t.do("play:Dredge zone:E1 ..")
    while not t.s.over() and "end" not in t.options():
        t.do(t.options()[0] + " ..")
    assert t.ending() == ("1", "2.0.5")


@pytest.mark.clause("oversoul R27", "oversoul 10.0.9", "oversoul 5.4.6")
def test_an_ability_in_the_same_timeshift_saves_too():
    text = """
    Swap  Event ORDER I -1 CAST
      ●* Select 1 Leader➤ Exile it & Deal 1 DMG to the opposing Leader
    Angel  Unit ORDER I -1 PRIMAL 1/2/3
      ●If a Leader leaves the board* Return it to its owner's hand
    """
    t = lay("1.hand=Swap 2.U1=Angel", text).do("play:Swap zone:E1 pick:2L ..")
    assert not t.s.over() and t.name("2L") == "Matron"


@pytest.mark.clause("oversoul R54")
def test_keyworded_abilities_received_in_the_leader_zone_sleep_until_it_is_activated():
    t = lay("1.rank=5 1.pool=9 1.hand=Gift,Bolt,Home", WAYS).do("play:Gift zone:E1 pick:1L ..")
    assert t.keys("1L") == set()
    t.do("play:Bolt zone:E1 pick:1L ..")
    assert t.hp("1L") == 16, "BARRIER sleeps"
    t.do("lead zone:U1 ..")
    assert t.keys("1U1") == {"BARRIER", "PETRIFIED"} and t.spd("1U1") == 0
    t.do("play:Home zone:E1 pick:1U1 ..")
    assert t.keys("1L") == set()


@pytest.mark.clause("oversoul R48", "oversoul R112", "oversoul R108")
def test_a_cancelled_leader_stays_in_its_zone():
    no = """
    No  Event ORDER I -1 QUICK
      ●Cancel the opposing card
    """
    t = lay("1.rank=5 1.pool=5 2.hand=No", no).do("lead zone:U1")
    assert t.name("1L") == "Chief" and t.side("1L") == "up", "it stays there until the resolution"
    t.do("2>play:No zone:E1 ..")
    assert t.name("1L") == "Chief" and t.pool(1) == 0


@pytest.mark.clause("oversoul R48", "oversoul 6.2.12", "oversoul R73")
def test_a_leader_unit_enters_and_follows_the_speed_table():
    text = """
    Duke  Leader_Unit WITHER -3 PRIMAL 3/3/12
      ●ENTER* Deal 1 DMG to the opposing Leader
      ●ACTIVATE* Deal 2 DMG to the opposing Leader
    """
    t = lay("1.leader=Duke 1.rank=5 1.pool=9 2.U1=Hound", text).do("lead zone:U1 .. next:1 ..")
    assert t.hp("2L") == 21
    t.do("attack:1U1 ..")
    assert t.board(2) == {} and t.hp("2L") == 21, "a SPD 3 Unit Attacks Units, not the Leader"


@pytest.mark.clause("oversoul 6.2.12", "oversoul R73")
def test_a_speed_three_unit_attacks_a_leader_unit_the_turn_it_enters():
    t = up("2.hand=Swift 2.pool=3")
    t.turn_over()
    t.do("play:Swift zone:U1 ..")
    assert t.do("attack:2U1 ..").hp("1U1") == 18
    t = lay("1.hand=Swift 1.pool=3").do("play:Swift zone:U1 ..")
    assert t.why("attack:1U1") == "6.2.9", "a Leader in its Zone is a Leader"


@pytest.mark.clause("oversoul R44")
def test_rank_as_a_number_of_a_leader():
    text = """
    Sire  Leader_Unit WITHER -3 PRIMAL 3/3/12
      ●CAST* Deal RANK DMG to the opposing Leader
    """
    t = lay("1.leader=Sire 1.rank=2 1.pool=0", text).do("use:1L#1 ..")
    assert t.hp("2L") == 22, "the Leader RANK in the Leader Zone"
    t = up("1.leader=Sire", text).do("use:1U1#1 ..")
    assert t.hp("2L") == 19


@pytest.mark.clause("oversoul R53", "oversoul 6.0.2")
def test_the_opposing_leader_may_be_attacked_past_its_units():
    t = lay("1.U1=Hound 2.U1=Stone").do("attack:1U1")
    assert t.options() == ["target:2L", "target:2U1"]
    t.do("target:2L ..")
    assert t.hp("2L") == 22


@pytest.mark.clause("oversoul R159")
def test_a_leader_unit_that_goes_home_while_attacked_is_still_the_target():
    text = """
    Exit  Event WITHER I -1 QUICK
      ●* Select 1 of your Leaders➤ Return it to your hand
    """
    t = up("1.hand=Exit 2.U1=Hound", text).turn_over()
    t.do("attack:2U1 1>play:Exit zone:E1 ..")
    assert t.hp("1L") == 18 and t.hp("2U1") == 3, "it is struck in its Zone and does not Retaliate"
