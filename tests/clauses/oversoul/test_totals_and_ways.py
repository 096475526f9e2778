"""Totals and extremes (R281), and how many ways are chosen (R283)."""

# ruff: noqa: E501  # a card and what it says stand together

import pytest

from tests.clauses.oversoul.table import lay

CARDS = """
Sum    Unit ORDER I -1 PRIMAL 0/2/9
  ●This card Has DMG equal to the total ENERGY of +Units or +Events on your board
Top    Event ORDER I -1 CAST
  ●Deal DMG to the opposing Leader equal to the highest RANK among Units on your board
Least  Event ORDER I -1 CAST
  ●Deal DMG to the opposing Leader equal to the lowest HP among opposing Units
Ways   Event ORDER I -1 CAST
  ●Choose 1, or 2 if you have 2 or more Units: Draw 1 / Heal 2 HP to your Leader / Deal 1 DMG to the opposing Leader
"""


@pytest.mark.clause("oversoul R281")
@pytest.mark.parametrize(
    ("there", "dmg"),
    [("1.U2=River 1.E1=Hall 2.U1=River", 4), ("1.U2=River[x]", 3), ("1.U2=River[f]", 0), ("", 0)],
)
def test_a_total_is_what_is_printed_on_all_of_them(there, dmg):
    assert lay(f"1.U1=Sum {there}", CARDS).dmg("1U1") == dmg


@pytest.mark.clause("oversoul R281")
@pytest.mark.parametrize(
    ("card", "there", "lost"),
    [
        ("Top", "1.U1=Giant 1.U2=Ox 2.U1=Giant", 4),
        ("Top", "2.U1=Giant", 0),
        ("Least", "2.U1=Giant 2.U2=Stone[d4]", 2),
        ("Least", "1.U1=Stone", 0),
    ],
)
def test_the_highest_and_the_lowest_of_them(card, there, lost):
    t = lay(f"1.hand={card} {there}", CARDS + "Ox  Unit WITHER I -2 PRIMAL 2/2/3\n")
    t.do(f"play:{card} zone:E1 ..")
    assert t.hp("2L") == 24 - lost


@pytest.mark.clause("oversoul R283")
def test_two_ways_are_carried_out_in_their_printed_order():
    t = lay("1.hand=Ways 1.U1=Stone 1.U2=Stone 1.leader=Chief[d5]", CARDS)
    t.do("play:Ways zone:E1 .. mode:3 mode:1 ..")
    assert (len(t.hand(1)), t.hp("1L"), t.hp("2L")) == (1, 15, 23)


@pytest.mark.clause("oversoul R283")
def test_else_one_way_is_chosen():
    t = lay("1.hand=Ways 1.U1=Stone 1.leader=Chief[d5]", CARDS)
    t.do("play:Ways zone:E1 .. mode:2 ..")
    assert (len(t.hand(1)), t.hp("1L"), t.hp("2L")) == (0, 17, 24)
