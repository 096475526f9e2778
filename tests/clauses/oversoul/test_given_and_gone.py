"""Abilities that were given, lost for a while or Copied from cards elsewhere, and cards as they were."""

import pytest

from tests.clauses.oversoul.table import lay

TOOLS = """
Hush   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it SEALED (this turn)
Drop   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ It loses all Abilities (this turn)
Zap    Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Deal 1 DMG to it
Break  Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Shatter it
Tint   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ It Becomes DOOM
Plate  Construct ORDER I -1 UNIT 3
  ●BARRIER
"""


@pytest.mark.clause("oversoul R95", "oversoul 8.6.27")
def test_a_waiting_link_of_a_card_that_is_sealed_meanwhile_strikes_once():
    cards = "Blade Unit ORDER I -1 PRIMAL 1/2/4\n  ●DUAL-STRIKE\n  ●CAST* Deal 2 DMG to the opposing Leader\n"
    assert lay("1.U1=Blade", TOOLS + cards).do("use:1U1#2 ..").hp("2L") == 20
    t = lay("1.U1=Blade 2.hand=Hush", TOOLS + cards).do("use:1U1#2 2>play:Hush zone:E1 ..")
    assert t.hp("2L") == 22


@pytest.mark.clause("oversoul R153", "oversoul R177", "oversoul 5.3.12")
@pytest.mark.parametrize("event", ["Drop", "Hush"])
def test_a_charge_that_a_construct_grants_is_there_again_after_a_loss_for_a_turn(event):
    t = lay(f"1.U1=Hound+Plate 1.hand={event}", TOOLS)
    assert t.keys("1U1") == {"BARRIER"}
    t.do(f"play:{event} zone:E1 ..")
    assert "BARRIER" not in t.keys("1U1")
    t.turn_over()
    assert t.keys("1U1") == ({"BARRIER"} if event == "Drop" else set()), "a SEALED card has no Construct left"


@pytest.mark.clause("oversoul 8.6.18", "oversoul R89")
@pytest.mark.parametrize("lasts", ["", " (this turn)"])
def test_what_is_given_with_a_bracket_works_for_that_alone(lasts):
    cards = f"Ward Event ORDER I -1 QUICK\n  ●* Select 1 Unit➤ Give it RESISTANT (to Events){lasts}\n"
    cards += "Sting Unit ORDER I -1 PRIMAL 1/2/4\n  ●CAST* Select 1 opposing Unit➤ Deal 1 DMG to it\n"
    t = lay("1.hand=Ward,Zap 1.U1=Sting 2.U1=Stone", TOOLS + cards).do("play:Ward zone:E1 pick:2U1 ..")
    assert t.keys("2U1") == set(), "not RESISTANT to everything"
    assert t.do("play:Zap zone:E1 pick:2U1 ..").hp("2U1") == 6
    assert t.do("use:1U1#1 ..").hp("2U1") == 5
    if lasts:
        t = lay("1.hand=Ward 1.pool=9 2.hand=Zap 2.U1=Stone", TOOLS + cards).do("play:Ward zone:E1 ..")
        t.turn_over()
        assert t.do("play:Zap zone:E1 ..").hp("2U1") == 5


@pytest.mark.clause("oversoul 8.7.30")
def test_a_leader_is_cancelled_as_a_leader_and_no_other_card_is():
    cards = "No Event ORDER I -1 QUICK\n  ●Cancel the opposing Leader directly below\n"
    t = lay("1.rank=5 1.pool=9 1.hand=Hound 2.hand=No", cards).do("lead zone:U1 2>play:No zone:E1 ..")
    assert t.name("1U1") is None and t.name("1L") == "Chief"
    t = lay("1.rank=5 1.pool=9 1.hand=Hound 2.hand=No", cards).do("play:Hound zone:U1")
    if t.asked() == 2 and t.can("play:No"):
        t.do("play:No zone:E1")
    assert t.do("..").name("1U1") == "Hound"


@pytest.mark.clause("oversoul R129")
def test_its_archetype_is_the_one_that_it_has_now():
    cards = "Crest Unit ORDER I -1 PRIMAL 1/2/4\n  ●Your other ARCHETYPE Units Have +1 DMG\n"
    cards += "Grave Unit DOOM I -1 PRIMAL 1/2/4\nClerk Unit ORDER I -1 PRIMAL 1/2/4\n"
    t = lay("1.U1=Crest 1.U2=Grave 1.U3=Clerk 1.hand=Tint", TOOLS + cards)
    assert (t.dmg("1U2"), t.dmg("1U3")) == (1, 2)
    t.do("play:Tint zone:E1 pick:1U1 ..")
    assert (t.dmg("1U2"), t.dmg("1U3")) == (2, 1)


@pytest.mark.clause("oversoul R129", "oversoul R132", "oversoul R159")
@pytest.mark.parametrize(
    ("what", "seen"),
    [
        ("DMG", (5, 3, {"PRIMAL"}, {"THORNS"})),
        ("SPD", (2, 4, {"PRIMAL"}, {"THORNS"})),
        ("Roles", (2, 3, {"PRIMAL", "RAPTOR"}, {"THORNS", "AVIAN"})),
        ("Keyworded Abilities", (2, 3, {"PRIMAL"}, {"THORNS", "GUARD", "AVIAN"})),
    ],
)
def test_a_card_copies_one_that_lies_in_the_idle_zone_as_it_is_printed(what, seen):
    cards = "Model Unit CHAOS I -1 RAPTOR 3/1/5\n  ●GUARD\nOne Unit ORDER I -1 PRIMAL 2/3/4\n  ●THORNS\n"
    cards += "Mould Event ORDER I -1 CAST\n  ●* Select 1 Unit & 1 Unit in your Idle Zone➤ "
    cards += f"The first Copies the second's {what}\n"
    t = lay("1.U1=One 1.idle=Model 1.hand=Mould", cards).do("play:Mould zone:E1 ..")
    assert (t.dmg("1U1"), t.spd("1U1"), t.roles("1U1"), t.keys("1U1")) == seen


@pytest.mark.clause("oversoul R159")
@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("a Unit with 3 or more SPD", {"Swift", "Dart"}),
        ("a Unit with 3 or more DMG", {"Stone", "Giant"}),
        ("a Unit with 6 or more HP", {"Stone", "Giant"}),
        ("a Unit of higher RANK", {"Giant"}),
        ("a Unit of the same RANK", {"Swift", "Dart", "Stone", "Hound"}),
        ("a CHAOS Unit", {"Hound"}),
    ],
)
def test_what_is_gone_is_asked_as_it_was(words, names):
    cards = f"Mourner Event CHAOS I -1 BOARD 9\n  ●If {words} is Shattered* Draw 1\n"
    for name in ("Swift", "Dart", "Stone", "Giant", "Hound"):
        t = lay(f"1.E1=Mourner 2.U1={name} 1.hand=Break", TOOLS + cards).do("play:Break zone:E2 ..")
        assert (len(t.hand(1)) == 1) == (name in names), name
