"""Worked cases in which two rules meet, each written down from the rulebook before it was tried."""

import pytest

from .table import lay


def said_of(t, choice):
    """The clause and the sentence by which a choice is refused."""
    option = t.game.read(t.s, choice)
    return t.why(choice), t.game.refusal(t.s, option, t.s.bar(option))


@pytest.mark.clause("oversoul R97", "oversoul 5.3.10", "oversoul 8.5.5")
@pytest.mark.parametrize("own", ["", "(this Construct) "])
def test_a_construct_that_rouses_its_host_has_been_activated_once(own):
    cards = f"""
    Drum    Construct ORDER I -1 UNIT 3
      ●{own}ACTIVATE* Draw 1
    Caller  Unit ORDER I -1 PRIMAL 1/1/1
      ●ACTIVATE* Heal 1 HP to your Leader
    """
    t = lay("1.leader=Chief[d5] 1.U1=Caller[x] 1.hand=Drum 1.deck=Snail,Dart,Hawk", cards)
    t.do("play:Drum .. next:1 ..")
    assert t.hand(1) == ["Snail"] and t.hp("1L") == 16


@pytest.mark.clause("oversoul R145", "oversoul 8.4.21")
def test_either_deck_is_asked_for_as_a_deck_and_not_as_an_opponent():
    seer = "Eye  Unit ORDER I -1 SEEKER 1/1/1\n"
    t = lay("1.hand=Eye 1.deck=Snail,Dart", seer).do("play:Eye zone:U1 .. yes ..")
    assert t.options() == ["player:1", "player:2"]
    assert t.question() == "Player 1: Eye: which player's Deck is it?"


@pytest.mark.clause("oversoul 3.1.3", "oversoul 3.4.6")
def test_an_event_construct_finds_no_event_zone_to_be_prepared_in():
    t = lay("1.hand=Roof 1.E1=Hall 1.E2=Hall 1.E3=Hall")
    why = "all your Event Zones are taken, so there is none for Roof"
    assert said_of(t, "prepare:Roof") == ("3.1.3", why)


@pytest.mark.clause("oversoul R31", "oversoul 3.4.9", "oversoul 4.0.1")
def test_who_pays_is_told_why_a_leader_in_its_zone_and_a_prepared_card_are_not_exhausted_for_it():
    t = lay("1.leader=Matron 2.leader=Chief 1.pool=0 1.hand=Hound 1.U1=River 1.U2=River[f]").do("play:Hound")
    t.do("zone:U3")
    assert said_of(t, "tap:1L") == (
        "R31",
        "what Matron Generates in its Leader Zone is ready, and it is not Exhausted for it",
    )
    assert said_of(t, "tap:1U2") == ("3.4.9", "River is Prepared, and has no ENERGY as long as it is")


@pytest.mark.clause("oversoul R46", "oversoul 8.4.32")
def test_who_consumes_opposing_energy_is_told_whose_cards_generate_it():
    cards = "Wisp  Unit DOOM I -3 STALKER 1/1/3\n"
    given = "1.hand=Wisp 1.U2=Spring 2.U1=Spring 2.U2=River 2.U3=Hound 2.pool=1 2.leader=Chief"
    t = lay(given, cards).do("from:Wisp#1")
    assert t.question().startswith("Player 1: how do you pay 3 opposing ENERGY?")
    assert t.options() == ["tap:2U1", "tap:2U2"]
    assert said_of(t, "tap:2U3") == ("4.0.1", "Hound Generates no ENERGY")
    assert said_of(t, "tap:1U2") == (
        "R46",
        "ENERGY of player 2 is to be Consumed, and Spring is no card of that player",
    )


TITHE = """
Tithe  Event ORDER I -1 CAST
  ●* Sacrifice 2 Units➤ Draw 1
Rest   Event ORDER I -1 CAST
  ●* Exhaust up to 2 Units➤ Draw 1
"""


@pytest.mark.clause("oversoul R125", "oversoul R160", "oversoul 8.2.2")
@pytest.mark.parametrize(("first", "paid"), [("U1", "U2"), ("U2", "U1")])
def test_either_generator_may_be_given_up_if_the_other_pays(first, paid):
    t = lay("1.pool=0 1.hand=Tithe 1.U1=Spring 1.U2=River 1.U3=Hound", TITHE).do("play:Tithe zone:E1")
    assert t.options() == ["pick:1U1", "pick:1U2", "pick:1U3"]
    t.do(f"pick:1{first}")
    assert t.options() == [f"tap:1{paid}"]  # the third Unit alone could follow
    t.do(f"tap:1{paid} ..")
    assert t.board(1) == {paid: {"U1": "Spring", "U2": "River"}[paid]} and t.side(f"1{paid}") == "exhausted"


@pytest.mark.clause("oversoul R125", "oversoul R160")
def test_of_up_to_two_generators_one_is_left_to_pay():
    t = lay("1.pool=0 1.hand=Rest 1.U1=Spring 1.U2=River 1.U3=Hound", TITHE).do("play:Rest zone:E1")
    assert t.do("pick:1U2").options() == ["done", "pick:1U3"]
    t.do("pick:1U3")
    assert t.options() == ["tap:1U1"]
    t.do("tap:1U1 ..")
    assert [t.side(f"1U{number}") for number in (1, 2, 3)] == ["exhausted"] * 3


BARGAINS = """
Twice  Event ORDER I -1 CAST
  ●* Sacrifice 1 Unit➤ Draw 1
  ●* Sacrifice 1 Unit➤ Deal 2 DMG to the opposing Leader
Mixed  Event ORDER I -1 CAST
  ●* Sacrifice 1 Unit➤ Draw 1
  ●* Exhaust 1 Unit➤ Deal 2 DMG to the opposing Leader
Maybe  Event ORDER I -1 CAST
  ●* You can Sacrifice 1 Unit➤ Draw 1
  ●* Exhaust 1 Unit➤ Deal 2 DMG to the opposing Leader
Bond   Event ORDER I -1 CAST
  ●* Select 1 Unit & Sacrifice 1 Unit➤ Deal 2 DMG to it
Bonds  Event ORDER I -1 CAST
  ●* Select up to 2 Units & Sacrifice 1 Unit➤ Deal 2 DMG to them
"""


@pytest.mark.clause("oversoul R160", "oversoul R191", "oversoul 8.2.2")
@pytest.mark.parametrize("event", ["Twice", "Mixed"])
def test_one_unit_does_not_pay_the_costs_of_two_lines(event):
    t = lay(f"1.hand={event} 1.U1=Hound", BARGAINS)
    why = f"no card pays two Costs of {event}, and there are too few for all of them"
    assert said_of(t, f"play:{event}") == ("R160", why)
    t = lay(f"1.hand={event} 1.U1=Hound 1.U2=Swift 1.deck=Snail", BARGAINS)
    t.do(f"play:{event} zone:E1 pick:1U2 ..")
    assert t.hp("2L") == 22 and t.hand(1) == ["Snail"] and t.name("1U2") is None
    assert t.side("1U1") == "exhausted" if event == "Mixed" else t.name("1U1") is None


@pytest.mark.clause("oversoul R160", "oversoul R191")
def test_what_only_one_of_two_costs_can_take_is_left_to_it():
    t = lay("1.hand=Mixed 1.U1=Hound 1.U2=Swift[x]", BARGAINS).do("play:Mixed zone:E1 ..")
    assert t.board(1) == {"U1": "Hound"} and t.side("1U1") == "exhausted"


@pytest.mark.clause("oversoul R176", "oversoul R160")
def test_a_cost_that_may_be_declined_takes_nothing_that_another_needs():
    t = lay("1.hand=Maybe 1.U1=Hound", BARGAINS).do("play:Maybe zone:E1")
    assert t.options() == ["no"]
    t = lay("1.hand=Maybe 1.U1=Hound 1.U2=Swift[x]", BARGAINS).do("play:Maybe zone:E1 yes ..")
    assert t.board(1) == {"U1": "Hound"} and t.hp("2L") == 22


@pytest.mark.clause("oversoul R160", "oversoul R169")
def test_what_is_selected_leaves_a_card_to_pay_the_cost_with():
    t = lay("1.hand=Bond 1.U1=Hound", BARGAINS)
    why = "Bond Selects other cards than pay its Cost, and there are too few for both"
    assert said_of(t, "play:Bond") == ("R160", why)
    t = lay("1.hand=Bond 1.U1=Hound 2.U1=Stone", BARGAINS).do("play:Bond zone:E1 ..")
    assert t.name("1U1") is None and t.hp("2U1") == 4
    t = lay("1.hand=Bonds 1.U1=Hound 1.U2=Swift", BARGAINS).do("play:Bonds zone:E1")
    assert t.options() == ["pick:1U1", "pick:1U2"]
    assert t.do("pick:1U1").question().startswith("Player 2")  # the other one pays
    t = lay("1.hand=Bonds 1.U1=Hound 1.U2=Swift 2.U1=Stone 2.U2=Stone", BARGAINS).do("play:Bonds zone:E1")
    assert t.do("pick:1U2").options() == ["done", "pick:2U1", "pick:2U2"]
    t.do("pick:2U2 ..")
    assert t.board(1) == {} and t.hp("2U2") == 4


SPENT = """
Yoke   Event ORDER I -1 CAST
  ●* Select 1 of your Units & Exhaust it➤ Draw 1
Lesser  Event ORDER I -1 CAST
  ●* Select 1 Unit & Sacrifice 1 Unit of lower RANK than it➤ Deal 2 DMG to it
"""


@pytest.mark.clause("oversoul R125", "oversoul 3.3.2", "oversoul 8.2.2")
def test_what_is_selected_to_be_exhausted_has_to_be_activated():
    t = lay("1.hand=Yoke 1.U1=Hound[x]", SPENT)
    assert said_of(t, "play:Yoke") == ("R160", "Yoke Selects 1 card, and none can be Selected")
    t = lay("1.hand=Yoke 1.U1=Hound[x] 1.U2=Swift 1.U3=Swift", SPENT).do("play:Yoke zone:E1")
    assert t.options() == ["pick:1U2", "pick:1U3"]


@pytest.mark.clause("oversoul R125", "oversoul R169")
def test_what_is_selected_to_be_exhausted_does_not_generate_for_it():
    assert lay("1.pool=0 1.hand=Yoke 1.U1=Spring", SPENT).why("play:Yoke") == "4.2.1"
    t = lay("1.pool=0 1.hand=Yoke 1.U1=Spring 1.U2=Hound", SPENT).do("play:Yoke zone:E1 tap:1U1 ..")
    assert (t.side("1U1"), t.side("1U2")) == ("exhausted", "exhausted")


@pytest.mark.clause("oversoul R239", "oversoul R160")
def test_a_cost_is_compared_with_what_is_selected_first():
    assert lay("1.hand=Lesser 1.U1=Hound 2.U1=Stone", SPENT).why("play:Lesser") == "R160"
    t = lay("1.hand=Lesser 1.U1=Hound 2.U1=Giant 2.U2=Stone", SPENT).do("play:Lesser zone:E1 ..")
    assert t.name("1U1") is None and t.hp("2U1") == 6


@pytest.mark.clause("oversoul R27", "oversoul 8.4.33", "oversoul 5.4.6")
def test_of_two_leader_units_shattered_together_the_one_that_comes_back_wins():
    cards = """
    Ghast  Leader_Unit DOOM -4 UNDEAD 3/2/18
    Doom   Event ORDER I -1 CAST
      ●Shatter all Units
    """
    t = lay("1.U1=Chief 2.leader=none 2.U1=Ghast 1.hand=Doom 1.rank=5 2.rank=5", cards)
    t.do("play:Doom zone:E1 .. yes .. zone:U1 ..")
    assert t.ending() == ("2", "2.0.5")


@pytest.mark.clause("oversoul 2.0.8", "oversoul R64")
def test_a_paid_cost_that_completes_shiva_wins_before_any_answer():
    cards = """
    Dump  Unit CHAOS I -1 PRIMAL 1/1/1
      ●CAST* Discard 1 card in your hand➤ Heal 1 HP to your Leader
    """
    full = " ".join(f"1.U{number}=Hound" for number in range(2, 6)) + " 1.E1=Hall 1.E2=Hall 1.E3=Hall"
    t = lay(f"1.U1=Dump {full} 1.idle=Swift 1.hand=Hound,Swift", cards).do("use:1U1#1 take:Hound")
    assert t.ending() == ("1", "2.0.8")


@pytest.mark.clause("oversoul R112", "oversoul 8.7.30")
def test_the_own_card_directly_below_is_no_opposing_one():
    cards = "Veto  Event ORDER I -1 QUICK\n  ●Cancel the opposing card directly below\n"
    t = lay("1.hand=Flash 2.hand=Veto,Veto", cards).do("play:Flash zone:E1 2>play:Veto zone:E1 pass")
    assert t.asked() == 2 and t.why("play:Veto") == "R112"


@pytest.mark.clause("oversoul R166", "oversoul 10.1.2")
def test_a_trigger_may_be_answered_under_a_when_that_its_own_step_met():
    cards = """
    Comer  Unit ORDER I -1 PRIMAL 1/1/1
      ●ENTER* Draw 1
    Pit    Event ORDER I -1 COUNTER
      ●Activate only when an opposing Unit Enters* Deal 3 DMG to it
    """
    t = lay("1.hand=Comer 2.E1=Pit[f]", cards).do("play:Comer zone:U1 pass pass")
    assert "turn:2E1" in t.options()
    assert t.do("pass pass").why("turn:2E1") == "10.1.2"


@pytest.mark.clause("oversoul R125", "oversoul R191")
def test_what_is_selected_to_pay_one_line_with_pays_no_other():
    cards = """
    Yokes  Event ORDER I -1 CAST
      ●* Select 1 of your Units & Exhaust it & Sacrifice 1 Unit➤ Draw 1
      ●* Select 1 of your Units & Exhaust it➤ Heal 1 HP to your Leader
    """
    assert lay("1.hand=Yokes 1.U1=Hound 1.U2=Swift", cards).why("play:Yokes") == "R160"
    t = lay("1.hand=Yokes 1.U1=Hound 1.U2=Swift 1.U3=Stone[x]", cards).do("play:Yokes zone:E1 pick:1U1 ..")
    assert t.board(1) == {"U1": "Hound", "U2": "Swift"} and t.side("1U2") == "exhausted"


@pytest.mark.clause("oversoul R125", "oversoul R160")
def test_what_is_selected_leaves_the_generator_to_generate_and_another_to_be_given_up():
    t = lay("1.pool=0 1.hand=Bond 1.U1=Spring 1.U2=Swift[x]", BARGAINS).do("play:Bond zone:E1")
    assert t.options() == ["tap:1U1"]  # Spring is Selected, and Swift pays
    t.do("tap:1U1 ..")
    assert t.board(1) == {} and t.idle(1) == ["Bond", "Spring", "Swift"]
    assert lay("1.pool=0 1.hand=Bond 1.U1=Spring 2.U1=Stone", BARGAINS).why("play:Bond") == "4.2.1"
