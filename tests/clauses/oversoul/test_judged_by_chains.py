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


@pytest.mark.clause("oversoul R145", "oversoul 8.4.21")
def test_either_deck_is_asked_for_as_a_deck_and_not_as_an_opponent():
    seer = "Eye  Unit ORDER I -1 SEEKER 1/1/1\n"
    t = lay("1.hand=Eye 1.deck=Snail,Dart", seer).do("play:Eye zone:U1 .. yes ..")
    assert t.options() == ["player:1", "player:2"]
    assert t.question() == "Player 1: Eye: which player's Deck is it?"
