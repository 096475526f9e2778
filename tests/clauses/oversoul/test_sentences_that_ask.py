"""Ifs: how far they reach, and of which steps they ask (R280)."""

# ruff: noqa: E501  # a card and what it says stand together

import pytest

from tests.clauses.oversoul.table import lay

SPY = """
Spy    Event ORDER I -1 CAST
  ●* Select 1 opposing Prepared card➤ Expose it; If it is a -card* Draw 1; If it is a +card* Heal 2 HP to your Leader
"""


@pytest.mark.clause("oversoul R280")
@pytest.mark.parametrize(("there", "drawn", "healed"), [("Ox", 1, 0), ("Spring", 0, 2)])
def test_each_sentence_asks_for_itself(there, drawn, healed):
    ox = "Ox  Unit WITHER I -2 PRIMAL 2/2/3\n"
    t = lay(f"1.hand=Spy 1.leader=Chief[d5] 2.U1={there}[f]", ox + SPY)
    t.do("play:Spy zone:E1 ..")
    assert (len(t.hand(1)), t.hp("1L")) == (drawn, 15 + healed)


@pytest.mark.clause("oversoul R280")
@pytest.mark.parametrize(("units", "drawn"), [("1.U2=Stone 1.U3=Stone", 1), ("", 0)])
def test_what_an_if_asks_ends_with_its_sentence(units, drawn):
    says = "Comer  Unit ORDER I -1 PRIMAL 1/2/3\n  ●ENTER* If you have 3 or more Units* Draw 1; Heal 2 HP to your Leader\n"
    t = lay(f"1.hand=Comer 1.leader=Chief[d5] {units}", says)
    t.do("play:Comer zone:U1 ..")
    assert (len(t.hand(1)), t.hp("1L")) == (drawn, 17)


@pytest.mark.clause("oversoul R280")
@pytest.mark.parametrize(("hit", "drawn"), [("Swift", 1), ("Stone", 0)])
def test_whether_a_card_shatters_is_asked_of_all_steps_so_far(hit, drawn):
    says = "Blow  Event ORDER I -1 CAST\n  ●* Select 1 Unit➤ Deal 2 DMG to it & Exhaust it & Heal 1 HP to your Leader; If it Shatters* Draw 1\n"
    t = lay(f"1.hand=Blow 2.U1={hit}", says)
    t.do("play:Blow zone:E1 ..")
    assert len(t.hand(1)) == drawn


@pytest.mark.clause("oversoul R280")
def test_what_shattered_before_is_not_asked():
    says = "Knife  Unit ORDER I -1 PRIMAL 1/2/3\n  ●CAST* Sacrifice 1 other Unit➤ Deal 1 DMG to 1 opposing Unit & Draw 1; If it Shatters* Draw 1\n"
    t = lay("1.U1=Knife 1.U2=Swift 2.U1=Stone", says)
    t.do("use:1U1#1 ..")
    assert len(t.hand(1)) == 1


@pytest.mark.clause("oversoul R280")
@pytest.mark.parametrize(("yes", "drawn"), [("yes", 1), ("no", 0)])
def test_an_if_may_have_an_offer_behind_it(yes, drawn):
    says = "Asker  Event ORDER I -1 CAST\n  ●Heal 1 HP to your Leader; If you have 1 or more Units* You can Draw 1\n"
    t = lay("1.hand=Asker 1.U1=Stone", says)
    t.do(f"play:Asker zone:E1 .. {yes} ..")
    assert len(t.hand(1)) == drawn


@pytest.mark.clause("oversoul R280")
@pytest.mark.parametrize(("answers", "drawn", "healed"), [("yes yes", 1, 0), ("yes no", 0, 0), ("no", 0, 0)])
def test_if_you_do_may_be_followed_by_an_offer(answers, drawn, healed):
    says = "Turner  Event ORDER I -1 CAST\n  ●You can Exhaust 1 of your Units, if you do you can Draw 1\n"
    t = lay("1.hand=Turner 1.U1=Stone", says)
    t.do(f"play:Turner zone:E1 .. {' .. '.join(answers.split())} ..")
    assert (len(t.hand(1)), t.side("1U1")) == (drawn, "exhausted" if answers != "no" else "up")
