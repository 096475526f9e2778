"""Worked cases of an examiner, two or three rules in each, decided by the rulebook before they were played."""

import pytest

from tests.clauses.oversoul.table import lay
from tests.clauses.oversoul.test_judged_interactions import CARDS


def case(position="", cards="", **more):
    for seat in range(1, more.get("seats", 2) + 1):
        for key, full in (("rank", 5), ("pool", 9)):
            if f"{seat}.{key}=" not in position:
                position += f" {seat}.{key}={full}"
    return lay(position, CARDS + cards, **more)


# ---- what arrives in an Idle Zone together

HEAPS = """
Drop     Event DOOM I -1 CAST
  ●Discard 2 cards in your hand
Mill     Event DOOM I -1 CAST
  ●Discard the top 2 cards of your Deck
Regret   Event DOOM I -1 CAST
  ●Return all Exiled cards to your Idle Zone
Ruin     Event DOOM I -1 CAST
  ●Shatter all your Units
Offer    Event DOOM I -1 CAST
  ●* Sacrifice 1 Unit➤ Draw 1
"""


@pytest.mark.clause("oversoul R146", "oversoul 2.0.8", "oversoul 3.1.7")
@pytest.mark.parametrize(
    ("given", "do", "pile"),
    [
        ("1.hand=Drop,Swift,Hound,Dart", "play:Drop zone:E1 .. take:Hound take:Swift ..", "Drop Hound Swift"),
        ("1.hand=Mill 1.deck=Hound,Swift,Stone", "play:Mill zone:E1 ..", "Mill Hound Swift"),
        ("1.hand=Regret 1.exile=Hound,Swift", "play:Regret zone:E1 ..", "Regret Hound Swift"),
        ("1.hand=Break 1.U1=Hound+Armor", "play:Break zone:E1 pick:1U1 ..", "Break Hound Armor"),
        (
            "1.hand=Ruin 1.U1=Hound+Armor 1.U2=Swift+Core",
            "play:Ruin zone:E1 ..",
            "Ruin Core Hound Swift Armor",
        ),
        ("1.hand=Offer 1.U1=Hound+Core+Armor", "play:Offer zone:E1 ..", "Offer Core Hound Armor"),
        ("1.hand=Hide 1.U1=Hound+Core+Armor", "play:Hide zone:E1 ..", "Hide Core Armor"),
        ("1.hand=Home 1.U1=Hound+Core+Armor", "play:Home zone:E1 ..", "Home Core Armor"),
    ],
)
def test_what_arrives_together_shares_an_archetype_with_the_leader_on_top(given, do, pile):
    assert case(given, HEAPS).do(do).idle(1) == pile.split()  # Chief, Hound and Core are CHAOS


@pytest.mark.clause("oversoul R146", "oversoul R87", "oversoul 8.6.24")
def test_what_death_marks_shatter_arrives_together():
    cards = """
    Reaper  Unit DOOM I -1 SLAYER 3/3/9
      ●DEATHTOUCH
    Page    Unit ORDER I -1 PRIMAL 1/2/4
    """
    t = case("1.U1=Reaper 2.U1=Page 2.U2=Stone 2.U3=Giant", cards).do("attack:1U1 target:2U2 ..")
    assert t.idle(2) == ["Stone", "Page", "Giant"] and t.charges("1U1", "DEATHTOUCH") == 0


# ---- the exchange of three cards


@pytest.mark.clause("oversoul R135", "oversoul R250", "oversoul 2.3.3", "oversoul 5.4.15", "oversoul 7.1.35")
@pytest.mark.parametrize(("zone", "left"), [("1.U2=TOTEM1[ORDER]", None), ("1.leader=none 1.U2=Chief", None)])
def test_what_goes_elsewhere_in_the_exchange_has_no_place_in_its_order(zone, left):
    cards = """
    Maker  Event ORDER I -1 QUICK
      ●Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 2 HP)
    """
    t = case(f"{zone} 1.hand=Snail 1.idle=Hawk 1.deck=Stone", cards)
    t.do("end @Return .. yes take:Snail take:Hawk pick:1U2")
    assert t.options() == ["take:Hawk", "take:Snail"]
    t.do("take:Hawk ..")
    assert t.name("1U2") is left and t.deck(1) == ["Stone", "Hawk", "Snail"] and t.hand(1) == []


@pytest.mark.clause("oversoul R250", "oversoul R168")
def test_who_owns_cards_that_are_all_alike_is_not_asked_though_another_owns_others():
    cards = "Amends  Event ORDER I -1 CAST\n  ●Return all Exiled cards to the bottom of your Deck\n"
    t = case("1.hand=Amends 1.exile=Dart 2.exile=Hound,Hound", cards).do("play:Amends zone:E1 ..")
    assert t.asked() == 1 and t.deck(2)[-2:] == ["Hound", "Hound"] and t.deck(1)[-1] == "Dart"


# ---- positions of the first turns


@pytest.mark.clause("oversoul 2.1.4", "oversoul 2.1.6", "oversoul 2.1.7")
@pytest.mark.parametrize(
    ("turn", "active", "fresh"),
    [(1, 1, "exhausted 1"), (1, 2, "exhausted 1"), (2, 2, "up 2")],
)
def test_who_has_had_no_turn_skips_three_steps_of_the_first_cycle(turn, active, fresh):
    seat = 3 - active
    t = case(f"turn={turn} active={active} {seat}.U1=Hound[x] {seat}.rank=1").turn_over()
    assert f"{t.side(f'{seat}U1')} {t.leader_rank(seat)}" == fresh
