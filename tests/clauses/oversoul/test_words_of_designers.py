"""What strangers' texts brought up: numbers in a turn, looking, Laws that were not asked (R188 to R192)."""

import pytest

from tests.cards.oversoul.corpus import refused
from tests.clauses.oversoul.table import lay

HUSH = """
    Hush  Event ORDER I -1 COUNTER
      ●Activate only if your opponent Activates an Event* Cancel it
    """


@pytest.mark.clause("oversoul R188")
def test_the_second_event_of_a_turn_counts_cancelled_ones_and_no_units():
    cards = (
        """
    Cantor  Unit ORDER I -1 PRIMAL 1/1/3
      ●If you Activate an Event as the second in a turn* Draw 1
    """
        + HUSH
    )
    t = lay("1.U1=Cantor 1.hand=Rite,Rite,Rite,Hound 1.pool=9", cards).do(
        "play:Rite zone:E1 .. play:Hound zone:U2 .."
    )
    assert t.hand(1) == ["Rite", "Rite"]
    assert t.do("play:Rite zone:E1 ..").hand(1) == ["Hound", "Rite"]
    assert t.do("play:Rite zone:E1 ..").hand(1) == ["Hound"], "the third is not the second"
    t = lay("1.U1=Cantor 1.hand=Rite,Rite 2.E1=Hush[f] 1.pool=9", cards)
    assert t.do("play:Rite zone:E1 2>turn:2E1 .. play:Rite zone:E1 ..").hand(1) == ["Hound"]


@pytest.mark.clause("oversoul R188")
def test_the_first_card_of_a_turn_costs_more_until_it_is_announced():
    cards = """
    Toll  Unit ORDER I -1 PRIMAL 1/1/3
      ●Opposing -cards as the first in a turn cost 1 more ENERGY
    """
    t = lay("2.U1=Toll 1.hand=Rite,Flash,Hound 1.pool=9", cards)
    assert (t.cost(1, "Rite"), t.cost(1, "Hound")) == (2, 3)
    t.do("play:Rite zone:E1")
    assert t.cost(1, "Flash") == 1, "while the first still waits"


@pytest.mark.clause("oversoul R189")
def test_who_looks_draws_one_unseen_and_orders_the_rest():
    cards = """
    Seek  Event ORDER I -1 CAST
      ●Look at the top 3 cards of your Deck, then Draw 1 of them & Return the rest to the bottom \
of your Deck in any order
    """
    t = lay("1.hand=Seek 1.deck=Hound,Stone,Hawk,Swift", cards).do(
        "play:Seek zone:E1 .. take:Stone .. take:Hawk .."
    )
    assert t.hand(1) == ["Stone"] and t.deck(1) == ["Swift", "Hawk", "Hound"]
    assert "Stone" not in str(t.sees(2)["players"])
    t = lay("1.hand=Seek 1.deck=", cards).do("play:Seek zone:E1 ..")
    assert t.s.over()


@pytest.mark.clause("oversoul R190")
@pytest.mark.parametrize(
    ("asked", "given", "drawn"),
    [
        ("this card is Damaged", "X[d1]", 1), ("this card is Damaged", "X", 0),
        ("this card has 3 or more DMG", "X", 0), ("this card has 2 or more DMG", "X", 1),
        ("this card is Exhausted", "X[x]", 1), ("this card has GUARD", "X", 0),
        ("this card is a PRIMAL", "X", 1), ("this card has 2 or more Roles", "X", 0),
        ("you have 1 or more Units", "X", 0),
    ],
)  # fmt: skip
def test_a_card_that_has_left_asks_how_it_left(asked, given, drawn):
    cards = f"""
    X  Unit ORDER I -1 PRIMAL 2/2/4
      ●SHATTER ({asked})* Draw 1
    Kill  Event ORDER I -1 QUICK
      ●* Select 1 card on the board➤ Shatter it
    """
    t = lay(f"1.U1={given} 1.hand=Kill", cards).do("play:Kill zone:E1 pick:1U1 ..")
    assert len(t.hand(1)) == drawn


@pytest.mark.clause("oversoul R191")
def test_what_met_the_law_can_be_selected():
    cards = """
    Mouse  Event ORDER I -1 COUNTER
      ●Activate only if an opposing Unit Attacks* Select 1 opposing Unit➤ Give it -3 DMG (this turn)
    """
    t = lay("1.U1=Hound 2.U1=Stone 2.E1=Mouse[f]", cards).do("attack:1U1 target:2U1 2>turn:2E1 ..")
    assert t.hp("2U1") == 6 and t.idle(2) == ["Mouse"]


@pytest.mark.clause("oversoul R191", "oversoul 3.3.2")
def test_an_exhausted_host_pays_no_exhaust_cost():
    cards = """
    Glass  Construct ORDER I -1 EVENT 3
      ●CAST* Exhaust the Attached card➤ Draw 1
    """
    assert "use:1E1.1#1" in lay("1.E1=Hall+Glass", cards).options()
    assert "use:1E1.1#1" not in lay("1.E1=Hall[x]+Glass", cards).options()


@pytest.mark.clause("oversoul R192", "oversoul R132")
def test_what_was_stolen_for_a_while_is_given_back():
    cards = """
    Thief  Unit ORDER I -1 PRIMAL 1/1/4
      ●CAST* Select 1 opposing Unit➤ Steal its SPD (until your next cycle)
    """
    t = lay("1.U1=Thief 2.U1=Hawk", cards).do("use:1U1#1 ..")
    assert (t.spd("1U1"), t.spd("2U1")) == (5, 0)
    t.do("end .. end ..")
    assert (t.spd("1U1"), t.spd("2U1")) == (1, 4)


@pytest.mark.clause("oversoul 8.1.3", "oversoul 10.0.7")
@pytest.mark.parametrize("law", ["during your opponent's turn", "as Timeshift 2 or higher"])
def test_the_moment_of_an_activation_is_asked(law):
    cards = f"""
    Wait  Event ORDER I -1 QUICK
      ●Activate only {law}* Draw 1
    """
    t = lay("1.hand=Wait,Rite 2.hand=Wait", cards)
    assert "play:Wait" not in t.options()
    t.do("play:Rite zone:E1 2?")
    assert "play:Wait" in t.options()


@pytest.mark.clause("oversoul 8.1.3")
def test_a_bracket_of_activate_only_is_asked():
    cards = """
    Wait  Event ORDER I -1 QUICK
      ●Activate only if your opponent Activates an Event (during your turn)* Draw 1
    """
    t = lay("1.hand=Rite 2.hand=Wait", cards).do("play:Rite zone:E1 2?")
    assert "play:Wait" not in t.options()


@pytest.mark.clause("oversoul R112")
def test_cancel_all_cancels_all():
    cards = """
    Void  Event ORDER I -1 QUICK
      ●Cancel all opposing cards, then Draw that many
    Jab  Event ORDER I -1 QUICK
      ●Deal 1 DMG to the opposing Leader
    """
    t = lay("1.hand=Flash,Void 1.pool=9 2.hand=Jab,Jab 2.pool=5", cards)
    t.do("play:Flash zone:E1 2>play:Jab zone:E1 1? pass 2>play:Jab zone:E2 1>play:Void zone:E2 ..")
    assert t.hp("1L") == 20 and t.hand(1) == ["Hound", "Hound"]


@pytest.mark.clause("oversoul R122", "oversoul 8.4.2")
def test_the_meganists_printed_line_is_its_roles_and_about_the_own_board():
    cards = """
    Gem  Unit FLOW I -1 MEGANIST 1/1/3
      ●SHATTER* You can Select 1 Active FLOW Unit➤ Spawn & Attach this card to the selection as a UNIT \
Construct with HP equal to original HP & Gain AMORPHOUS (as Construct)
      ●If this card is a Construct* The Attached card Has +1 SPD
    Fish  Unit FLOW I -1 PRIMAL 1/2/3
    Kill  Event ORDER I -1 QUICK
      ●* Select 1 card on the board➤ Shatter it
    """
    t = lay("1.U1=Gem 1.U2=Fish 2.U1=Fish 1.hand=Kill", cards).do("play:Kill zone:E1 pick:1U1 .. yes ..")
    assert t.name("1U2.1") == "Gem" and t.spd("1U2") == 3 and t.spd("2U1") == 2


@pytest.mark.clause("oversoul R123", "oversoul 7.3.1")
def test_a_construct_says_what_it_is_attached_to():
    cards = """
    Fang  Construct ORDER I -1 UNIT 3
      ●Attach only to Damaged Units*
    """
    assert "play:Fang" not in lay("1.hand=Fang 1.U1=Hound", cards).options()
    t = lay("1.hand=Fang 1.U1=Hound 1.U2=Hound[d1]", cards).do("play:Fang ..")
    assert t.name("1U2.1") == "Fang"
    assert refused("●Attach only to allied Units*").clause == "oversoul R123"


@pytest.mark.clause("oversoul 8.3.1")
def test_what_must_be_so_is_asked_on_resolution():
    cards = """
    Axe  Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ If it is not a STATION* Shatter it & Draw 1
    """
    assert lay("1.hand=Axe 2.U1=Wall", cards).do("play:Axe zone:E1 ..").hand(1) == []
    assert lay("1.hand=Axe 2.U1=Stone", cards).do("play:Axe zone:E1 ..").hand(1) == ["Hound"]


@pytest.mark.clause("oversoul 2.0.19")
def test_from_the_deck_a_card_is_drawn():
    assert refused("●Return 1 Unit in your Deck to your hand").clause == "oversoul 2.0.19"
    assert refused("●Return 1 Unit in your Deck or Idle Zone to your hand").clause == "oversoul 2.0.19"
