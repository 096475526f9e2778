"""Events by their Roles, Constructs as upgrades and shields (chapters 5.2, 5.3, 7.2, 7.3)."""

import pytest

from tests.clauses.oversoul.casts import casts
from tests.clauses.oversoul.table import lay, refused

MOVES = (
    casts("Home", "Away", "Break", "Fold")
    + """
Seal   Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Give it SEALED (this turn)
Sleep  Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Exhaust it
Wake   Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Reactivate it
Bolt   Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Deal 2 DMG to it
Raise  Event ORDER I -1 CAST
  ●Spawn 1 Event in your Idle Zone
"""
)


def settle(t):
    """Whatever is asked is answered with the first option, until the turn player is free."""
    t.passes()
    while not t.s.over() and "end" not in t.options():
        t.do(t.options()[0] + " ..")
    return t


# ---- Events


@pytest.mark.clause("oversoul 5.2.2", "oversoul 7.2.11", "oversoul 7.2.1", "oversoul 7.0.2")
def test_a_board_event_stays_and_can_be_attacked():
    t = lay("1.hand=Hall 2.U1=Hound").do("play:Hall zone:E2 ..")
    assert t.board(1) == {"E2": "Hall"} and t.hp("1E2") == 4
    t.turn_over()
    t.do("attack:2U1 target:1E2 ..")
    assert t.hp("1E2") == 2 and t.hp("2U1") == 3
    t.turn_over()
    t.turn_over()
    assert t.board(1) == {"E2": "Hall"}


@pytest.mark.clause("oversoul 7.2.2", "oversoul 7.2.4", "oversoul 7.2.6", "oversoul 7.2.9", "oversoul 7.2.1")
def test_when_each_event_role_can_be_activated_from_the_hand():
    text = """
    Choir  Unit CHAOS I -1 PRIMAL 1/2/3
      ●PERFECT* Draw 1
    """
    names = ("Rite", "Flash", "Verse", "Trap", "Hall")
    t = lay("1.hand=Rite,Flash,Verse,Trap,Hall")
    assert [t.why(f"play:{n}") for n in names] == ["", "", "7.2.6", "7.2.9", ""]
    t = lay("1.hand=Rite,Flash,Verse,Trap,Hall 2.U1=Choir", text)
    assert t.can("play:Verse"), "on either board"
    t = lay("1.hand=Rite,Flash,Verse,Trap,Hall 2.U1=Choir[f]", text)
    assert t.why("play:Verse") == "7.2.6", "Active only"
    t = lay("active=2 1.hand=Rite,Flash,Verse,Trap,Hall 1.U1=Choir", text).do("end 1?")
    while t.options() == ["pass"]:
        t.do("pass 1?")
    assert [t.why(f"play:{n}") for n in names] == ["R111", "", "", "7.2.9", "R111"]


@pytest.mark.clause("oversoul 7.2.9", "oversoul 7.2.10")
def test_a_counter_event_is_activated_from_prepared_and_then_idle():
    text = """
    Snare  Event ORDER I -1 COUNTER
      ●Deal 3 DMG to the opposing Leader
    """
    t = lay("1.E1=Snare[f]", text).do("turn:1E1 ..")
    assert t.hp("2L") == 21 and t.idle(1) == ["Snare"] and t.board(1) == {}


@pytest.mark.clause("oversoul 7.2.7", "oversoul R101", "oversoul 8.5.20", "oversoul 7.2.6")
def test_a_perfect_event_triggers_every_perfect_law_on_both_boards():
    text = """
    Choir  Unit CHAOS I -1 PRIMAL 1/2/3
      ●PERFECT* Deal 1 DMG to the opposing Leader
    Solo   Unit CHAOS I -1 PRIMAL 1/2/3
      ●PERFECT (you have 9 or more Events)* Deal 5 DMG to the opposing Leader
    """
    t = lay("1.hand=Verse 1.U1=Choir 1.U2=Solo 2.U1=Choir 2.U2=Choir[f]", text)
    settle(t.do("play:Verse zone:E1"))
    assert (t.hp("2L"), t.hp("1L")) == (23, 19) and t.idle(1) == ["Verse"]


@pytest.mark.clause("oversoul R101")
def test_a_cancelled_perfect_event_triggers_nothing_and_one_that_loses_its_choir_resolves():
    text = """
    Choir  Unit CHAOS I -1 PRIMAL 1/2/3
      ●PERFECT* Deal 1 DMG to the opposing Leader
    No     Event ORDER I -1 QUICK
      ●Cancel the opposing card
    Hit    Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Shatter it
    Hymn   Event ORDER I -1 PERFECT
      ●Deal 3 DMG to the opposing Leader
    """
    t = settle(lay("1.hand=Verse 1.U1=Choir 2.hand=No", text).do("play:Verse zone:E1 2>play:No zone:E1"))
    assert t.hp("2L") == 24 and "Verse" in t.idle(1)
    t = settle(lay("1.hand=Hymn 1.U1=Choir 2.hand=Hit", text).do("play:Hymn zone:E1 2>play:Hit zone:E1"))
    assert t.hp("2L") == 21 and t.board(1) == {}, "it needed a PERFECT* card only when it was announced"


@pytest.mark.clause("oversoul 7.2.3", "oversoul 7.2.5", "oversoul 7.2.8", "oversoul 7.2.10", "oversoul R133")
@pytest.mark.parametrize("name", ["Rite", "Flash", "Verse", "Trap"])
def test_events_without_hp_cannot_be_spawned_and_never_generate(name):
    t = settle(lay(f"1.idle={name} 1.hand=Raise", MOVES).do("play:Raise zone:E1"))
    assert t.board(1) == {} and name in t.idle(1)
    role = {"Rite": "CAST", "Flash": "QUICK", "Verse": "PERFECT", "Trap": "COUNTER"}[name]
    assert any(error.startswith("oversoul 5.2.4") for error in refused(f"Wrong  Event ORDER I +1 {role}"))
    t = settle(lay("1.idle=Hall 1.hand=Raise", MOVES).do("play:Raise zone:E1"))
    assert list(t.board(1).values()) == ["Hall"]


@pytest.mark.clause("oversoul R109")
def test_the_lines_of_an_event_are_carried_out_from_top_to_bottom():
    text = """
    Script  Event ORDER I -1 CAST
      ●Draw 1
      ●Deal DMG to the opposing Leader equal to the number of cards in your hand
      ●DISCARD* Deal 9 DMG to the opposing Leader
    Scribe  Unit CHAOS I -1 PRIMAL 1/2/3
      ●If you Activate an Event* Deal 5 DMG to the opposing Leader
    """
    t = lay("1.hand=Script 1.U1=Scribe", text).do("play:Script zone:E1")
    assert t.hand(1) == []
    t.do("pass pass")
    assert t.hand(1) == ["Hound"] and t.hp("2L") == 23 and t.idle(1) == ["Script"]
    t.do("..")
    assert t.hp("2L") == 18, "it counts as Activated"


# ---- Constructs


@pytest.mark.clause("oversoul 5.3.1", "oversoul 7.3.1", "oversoul 7.3.2", "oversoul R123")
def test_unit_constructs_go_on_units_and_event_constructs_on_board_events():
    t = lay(
        "1.U1=Hound 1.U2=Swift 1.U3=Stone[f] 1.E1=Hall 1.E2=Flash[f] 1.hand=Armor,Roof 2.U1=Snail 2.E1=Hall"
    )
    t.do("play:Armor")
    assert t.options() == ["pick:1U1", "pick:1U2"]
    t.do("pick:1U2 paid ..")
    t.do("play:Roof")
    t.do("paid ..")
    assert t.board(1)["U2.1"] == "Armor" and t.board(1)["E1.1"] == "Roof"


@pytest.mark.clause("oversoul R123")
def test_without_a_host_no_construct_and_a_lost_host_is_replaced_or_it_falls():
    text = """
    Hit    Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Shatter it
    """
    assert lay("1.U1=Stone[f] 1.hand=Armor 2.U1=Hound").why("play:Armor") == "R123"
    t = lay("1.U1=Hound 1.hand=Armor 2.hand=Hit", text).do("play:Armor 2>play:Hit zone:E1 ..")
    assert t.board(1) == {} and t.idle(1) == ["Armor", "Hound"]
    t = lay("1.U1=Hound 1.U2=Stone 1.hand=Armor 2.hand=Hit", text)
    t.do("play:Armor pick:1U1 2>play:Hit zone:E1 pick:1U1 ..")
    if "pick:1U2" in t.options():
        t.do("pick:1U2 ..")
    assert t.board(1) == {"U2": "Stone", "U2.1": "Armor"}


@pytest.mark.clause("oversoul R123", "oversoul 5.3.4")
def test_a_construct_needs_no_zone_and_there_is_no_upper_limit():
    units = " ".join(f"1.U{n}=Stone" for n in range(2, 6))
    t = lay(f"{units} 1.U1=Hound+Armor+Armor+Armor+Armor+Armor+Armor 1.hand=Armor").do(
        "play:Armor pick:1U1 .."
    )
    assert t.board(1)["U1.7"] == "Armor"


@pytest.mark.clause("oversoul 5.3.7")
def test_a_construct_shares_the_position_of_its_host():
    text = """
    Find  Event ORDER I -1 CAST
      ●* Select 1 Exhausted Construct➤ Deal 1 DMG to it
    """
    t = lay("1.U1=Hound+Armor 1.U2=Stone[x]+Armor 1.hand=Sleep,Wake,Find", MOVES + text)
    assert t.do("play:Find zone:E1 ..").hp("1U2.1") == 2, (
        "the one on the Exhausted host alone could be Selected"
    )
    t.do("play:Sleep zone:E1 pick:1U1.1 ..")
    assert t.side("1U1") == "up"
    t.do("play:Wake zone:E1 pick:1U2.1 ..")
    assert t.side("1U2") == "exhausted"


@pytest.mark.clause("oversoul 5.3.10", "oversoul R124", "oversoul 8.7.9")
def test_an_activated_construct_reactivates_an_exhausted_host():
    text = """
    Drum   Unit CHAOS I -1 PRIMAL 1/2/3
      ●ACTIVATE* Deal 2 DMG to the opposing Leader
    """
    t = lay("1.U1=Drum[x] 1.hand=Armor,Armor", text).do("play:Armor ..")
    assert t.side("1U1") == "up" and t.hp("2L") == 22
    t.do("play:Armor ..")
    assert t.side("1U1") == "up" and t.hp("2L") == 22, "an Activated host is left as it is"


@pytest.mark.clause("oversoul 5.3.11", "oversoul R124")
def test_a_spawned_construct_exhausts_an_activated_host():
    text = """
    Drum   Unit CHAOS I -1 PRIMAL 1/2/3
      ●EXHAUST* Deal 2 DMG to the opposing Leader
    Free   Unit CHAOS I -1 PRIMAL 1/2/3
      ●FRENZY
    Tether  Event ORDER I -1 CAST
      ●* Select 1 of your Units & 1 Unit in your Idle Zone➤ Spawn & Attach the second \
        to the first as a UNIT Construct with 2 HP
    """
    t = lay("1.U1=Drum 1.idle=Hound,Stone 1.hand=Tether,Tether", text).do("play:Tether zone:E1 take:Hound ..")
    assert t.board(1) == {"U1": "Drum", "U1.1": "Hound"} and t.side("1U1") == "exhausted" and t.hp("2L") == 22
    t.do("play:Tether zone:E1 ..")
    assert t.hp("2L") == 22 and t.board(1)["U1.2"] == "Stone"
    t = lay("1.U1=Free 1.idle=Hound 1.hand=Tether", text).do("play:Tether zone:E1 ..")
    assert t.side("1U1") == "up" and t.keys("1U1") == set(), "FRENZY stopped it"


@pytest.mark.clause("oversoul 5.3.12", "oversoul 8.6.4", "oversoul R148")
def test_abilities_of_a_construct_are_granted_to_its_host():
    text = """
    Plate  Construct ORDER I -1 UNIT 3
      ●GUARD
      ●+2 DMG
      ●CAST (Once each turn)* Exhaust this card➤ Draw 1
      ●(this Construct) SHATTER* Deal 4 DMG to the opposing Leader
    """
    t = lay("1.U1=Hound+Plate 1.hand=Break,Break", MOVES + text)
    assert t.keys("1U1") == {"GUARD"} and t.dmg("1U1") == 4 and t.keys("1U1.1") == set()
    (use,) = [option for option in t.options() if option.startswith("use:1U1")]
    t.do(f"{use} ..")
    assert t.side("1U1") == "exhausted" and "Hound" in t.hand(1)
    t.do("play:Break zone:E1 pick:1U1.1 ..")
    assert t.keys("1U1") == set() and t.dmg("1U1") == 2 and t.hp("2L") == 20


@pytest.mark.clause(
    "oversoul 5.3.14", "oversoul 8.7.12", "oversoul 8.7.14", "oversoul R94", "oversoul 8.6.44"
)
def test_what_becomes_of_constructs_when_their_host_leaves():
    for way, where in (
        ("Home", "idle"),
        ("Break", "idle"),
        ("Fold", "idle"),
        ("Seal", "idle"),
        ("Away", "exile"),
    ):
        t = lay(f"1.U1=Hound+Armor+Core 1.hand={way}", MOVES).do(f"play:{way} zone:E1 pick:1U1 ..")
        assert sorted(set(t.cards(1, where)) & {"Armor", "Core"}) == ["Armor", "Core"], way
        assert "U1.1" not in t.board(1)


@pytest.mark.clause("oversoul R94")
def test_constructs_of_an_amorphous_host_are_exiled_with_it():
    text = """
    Mist  Unit CHAOS I -1 PRIMAL 1/2/3
      ●AMORPHOUS
    """
    t = lay("1.U1=Mist+Armor 1.hand=Break", MOVES + text).do("play:Break zone:E1 pick:1U1 ..")
    assert sorted(t.exile(1)) == ["Armor", "Mist"]


@pytest.mark.clause("oversoul R20", "oversoul 5.3.2", "oversoul 5.3.3")
def test_ability_damage_to_a_stack_goes_to_its_top_and_other_effects_to_the_selected_card():
    for place in ("1U1", "1U1.1", "1U1.2"):
        t = lay("1.U1=Hound+Armor+Armor 1.hand=Bolt", MOVES).do(f"play:Bolt zone:E1 pick:{place} ..")
        assert (t.hp("1U1"), t.hp("1U1.1"), t.hp("1U1.2")) == (3, 3, 1)
    t = lay("1.U1=Hound+Armor+Core 1.hand=Home", MOVES).do("play:Home zone:E1 pick:1U1.1 ..")
    assert t.hand(1) == ["Armor"] and t.board(1) == {"U1": "Hound", "U1.1": "Core"}


@pytest.mark.clause("oversoul R97")
def test_a_construct_triggers_once_through_its_host_and_again_when_the_host_is_reactivated():
    text = """
    Bell   Construct ORDER I -1 UNIT 3
      ●ENTER* Deal 1 DMG to the opposing Leader
      ●ACTIVATE* Deal 3 DMG to the opposing Leader
    """
    t = settle(lay("1.U1=Hound 1.hand=Bell,Sleep,Wake", MOVES + text).do("play:Bell"))
    assert t.hp("2L") == 20
    settle(t.do("play:Sleep zone:E1 pick:1U1"))
    settle(t.do("play:Wake zone:E1 pick:1U1"))
    assert t.hp("2L") == 17


@pytest.mark.clause("oversoul R154", "oversoul 5.3.6")
def test_a_construct_at_no_hp_shields_no_more():
    text = """
    Twin  Unit CHAOS I -1 SECUTOR 2/3/3
    """
    t = lay("1.U1=Twin 2.U1=Stone+Core", text).do("attack:1U1 target:2U1 ..")
    assert t.board(2) == {"U1": "Stone"} and t.hp("2U1") == 4, "the repetition went to the host"


@pytest.mark.clause("oversoul R201", "oversoul 5.3.12")
def test_a_unit_that_is_attached_grants_what_is_printed_on_it():
    text = """
    Golem  Unit VIGOR II -3 MEGANIST,SENTRY 4/2/5
      ●BARRIER
      ●If a Construct Attached to this card Shatters (Once each turn while Active)* Draw 1
    Fern   Unit VIGOR I -1 PRIMAL 1/2/3
    """
    t = lay("1.U1=Golem 1.U2=Fern+Armor 1.hand=Break,Break", MOVES + text)
    t.do("play:Break zone:E1 pick:1U1 .. yes ..")
    assert t.keys("1U2") == {"BARRIER"}, "and not GUARD, which is a Role Ability"
    t.do("play:Break zone:E1 pick:1U2.1 ..")
    assert t.board(1)["U2.1"] == "Golem" and t.hand(1) == ["Hound"]


@pytest.mark.clause("oversoul R122", "oversoul R121", "oversoul 8.4.14", "oversoul R148")
def test_a_meganist_becomes_a_construct():
    text = """
    Golem  Unit VIGOR II -3 MEGANIST,SENTRY 4/2/5
    Fern   Unit VIGOR I -1 PRIMAL 1/2/3
    """
    t = lay("1.U1=Golem 1.U2=Fern 1.U3=Hound 1.U4=Fern[f] 1.hand=Break,Break,Home 2.U1=Fern", MOVES + text)
    t.do("play:Break zone:E1 pick:1U1 ..")
    assert t.options() == ["no", "yes"]
    t.do("yes ..")
    assert t.board(1)["U2.1"] == "Golem", "only the Active VIGOR Unit of the own board could be Selected"
    assert t.side("1U2") == "exhausted" and t.hp("1U2.1") == 5
    assert t.keys("1U2") == set() and t.dmg("1U2") == 1, "no Role Ability, no DMG of its own"
    t.do("play:Break zone:E1 pick:1U2.1 ..")
    assert t.exile(1) == ["Golem"], "AMORPHOUS as Construct"
