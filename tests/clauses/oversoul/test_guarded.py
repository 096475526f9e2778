"""Texts about Guarding, Retaliating and Generating (R163, 8.5.1)."""

# ruff: noqa: E501  # a card is one line

import pytest

from .table import lay

SENTRY = "Warden Unit ORDER I -1 SENTRY 1/2/6\n"


@pytest.mark.clause("oversoul R163", "oversoul 8.6.13")
def test_a_card_that_cannot_be_guarded_is_not():
    sly = "Sly Unit ORDER I -1 PRIMAL 2/2/3\n  ●This card can't be Guarded\n"
    for attacker, guarded in (("Hound", True), ("Sly", False)):
        t = lay(f"1.U1={attacker} 2.U1=Warden", sly + SENTRY)
        t.do("attack:1U1 target:2L")
        while t.asked() != 2 or not {"guard:2U1", "pass", "unguarded"} & set(t.options()):
            t.choose("pass")
        t.do("..")
        assert ("guard:2U1" in t.options()) is guarded
        assert guarded or t.hp("2L") == 22


@pytest.mark.clause("oversoul 8.5.1")
def test_if_this_card_is_guarded():
    sly = "Sly Unit ORDER I -1 PRIMAL 2/2/9\n  ●If this card is Guarded* Draw 1\n"
    t = lay("1.U1=Sly 2.U1=Warden 1.deck=Snail,Stone", sly + SENTRY)
    t.do("attack:1U1 target:2L 2>guard:2U1 ..")
    assert t.hand(1) == ["Snail"]


@pytest.mark.clause("oversoul 8.5.1")
def test_if_this_card_retaliates_or_generates():
    mule = "Mule Unit ORDER I +1 PRIMAL 1/1/9\n  ●If this card Retaliates* Draw 1\n  ●If this card Generates ENERGY* Draw 1\n"
    t = lay("1.U1=Hound 2.U1=Mule 2.deck=Snail,Stone", mule)
    t.do("attack:1U1 target:2U1 ..")
    assert t.hand(2) == ["Snail"]
    t = lay("1.U1=Mule 1.pool=1 1.hand=Hound 1.deck=Snail,Stone", mule)
    t.do("play:Hound zone:U2 tap:1U1 ..")
    assert "Snail" in t.hand(1)


@pytest.mark.clause("oversoul 8.5.1")
def test_if_a_construct_is_attached_to_this_card():
    knight = "Knight Unit ORDER I -1 PRIMAL 1/1/9\n  ●If a Construct is Attached to this card* Draw 1\n"
    t = lay("1.U1=Knight 1.U2=Hound 1.hand=Armor,Armor 1.deck=Snail,Stone", knight)
    t.do("play:Armor pick:1U2 ..")
    assert t.hand(1) == ["Armor"]
    t.do("play:Armor pick:1U1 ..")
    assert t.hand(1) == ["Snail"]
