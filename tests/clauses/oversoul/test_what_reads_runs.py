"""Lines that could never do what they say are refused; what is Cancelled is what waits."""

import pytest

from tests.cards.oversoul.corpus import refused
from tests.clauses.oversoul.table import lay


def clause_of(text):
    return refused(text).clause


@pytest.mark.clause("oversoul 8.7.30", "oversoul R158")
def test_what_is_cancelled_is_never_the_card_that_was_paid():
    cards = """
    Imp  Unit ORDER I +1 PRIMAL 1/2/2
      ●CAST* Deal 1 DMG to the opposing Leader
    Hush  Event ORDER I -1 QUICK
      ●Activate only if your opponent uses an Ability* Discard 1 card in your hand➤ Cancel it
    """
    t = lay("1.U1=Imp 2.hand=Hush,Hound", cards).do("use:1U1#1 2>play:Hush zone:E1 take:Hound ..")
    assert t.hp("2L") == 24 and t.idle(2) == ["Hush", "Hound"]


@pytest.mark.clause("oversoul 8.7.30")
@pytest.mark.parametrize(
    "text", ["●* Select 1 opposing Unit➤ Cancel it", "●Activate only if an opposing Unit Attacks* Cancel it"]
)
def test_what_does_not_wait_is_not_cancelled(text):
    assert clause_of(text) == "oversoul 8.7.30"


@pytest.mark.clause("oversoul 8.7.30")
def test_of_an_ability_is_asked_who_uses_it():
    cards = """
    Imp  Unit ORDER I +1 PRIMAL 1/2/2
      ●CAST* Deal 1 DMG to the opposing Leader
    Well  Event ORDER I +1 BOARD 4
      ●CAST* Deal 1 DMG to the opposing Leader
    Hush  Event ORDER I -1 QUICK
      ●Activate only if your opponent uses a Unit Ability* Cancel it
    """
    t = lay("1.U1=Imp 1.E1=Well 2.hand=Hush", cards).do("use:1E1#1 2?")
    assert "play:Hush" not in t.options()
    t.do(".. use:1U1#1 2>play:Hush zone:E1 ..")
    assert t.hp("2L") == 23
    assert (
        clause_of("●Activate only if your opponent uses an Ability of RANK III* Cancel it")
        == "oversoul 8.7.30"
    )


@pytest.mark.clause("oversoul 8.7.16")
@pytest.mark.parametrize("cards", ["1 Unit on your board", "1 of your Units"])
def test_nobody_else_sacrifices_your_cards(cards):
    assert clause_of(f"●ENTER* Your opponent Sacrifices {cards}") == "oversoul 8.7.16"


@pytest.mark.clause("oversoul 8.7.33")
def test_an_active_card_is_not_exposed():
    assert clause_of("●* Select 1 Active Unit➤ Expose it") == "oversoul 8.7.33"


@pytest.mark.clause("oversoul 8.1.3")
def test_a_law_names_one_moment():
    text = "●QUICK (during your turn, during your opponent's Action Phase)* Draw 1"
    assert clause_of(text) == "oversoul 8.1.3"
