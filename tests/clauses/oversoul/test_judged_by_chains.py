"""Worked cases in which two rules meet, each written down from the rulebook before it was tried."""

import pytest

from .table import lay


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
