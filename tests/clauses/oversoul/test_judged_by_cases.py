"""Worked cases of an outside referee: each was decided from the rulebook before the engine was asked."""

import pytest

from tests.clauses.oversoul.table import lay
from tests.clauses.oversoul.test_judged_interactions import CARDS


def case(position="", cards="", **more):
    return lay(position, CARDS + cards, **more)


# ---- Events while they are played


@pytest.mark.clause("oversoul R108", "oversoul 3.4.5")
def test_a_prepared_event_that_is_turned_up_does_not_select_itself():
    t = case("active=2 1.pool=3 1.E1=Zap[f] 2.U1=Hound").do("attack:2U1 target:1L 1?")
    t.do("turn:1E1")
    assert t.options() == ["pick:1L", "pick:2L", "pick:2U1"]
    cards = "Echo  Event ORDER I -1 QUICK\n  ●* Select 1 of your Events➤ Return it to its owner's hand\n"
    t = case("active=2 1.pool=3 1.E1=Echo[f] 2.U1=Hound", cards).do("attack:2U1 target:1L 1?")
    assert t.why("turn:1E1") == "R160"
    t = case("active=2 1.pool=3 1.E1=Echo[f] 1.E2=Hall 2.U1=Hound", cards)
    t.do("attack:2U1 target:1L 1? turn:1E1 ..")
    assert t.hand(1) == ["Hall"] and t.idle(1) == ["Echo"]


@pytest.mark.clause("oversoul 6.3.1")
def test_an_event_without_hp_takes_no_damage():
    cards = """
    Storm  Event ORDER I -1 CAST
      ●Deal 2 DMG to all Events
    Ears   Unit ORDER I -1 PRIMAL 1/2/3
      ●If one of your Events Takes DMG* Draw 1
    """
    t = case("1.U1=Ears 1.hand=Storm", cards).do("play:Storm zone:E1 ..")
    assert t.hand(1) == [] and t.idle(1) == ["Storm"]
