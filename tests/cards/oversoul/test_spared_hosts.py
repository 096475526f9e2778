"""A Construct Takes the DMG, its host none: a line that waits for what never comes is refused."""

import pytest

from tests.clauses.oversoul.table import lay, refused

WHY = "as long as a Construct is Attached it Takes the DMG, and the Attached card none"


def bell(line, kind="Construct ORDER I -1 UNIT 3"):
    return f"Bell {kind}\n  {line}\n"


@pytest.mark.clause("oversoul R98", "oversoul R221", "oversoul R20")
@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("●BLOODLUST* Draw 1", "(this Construct) BLOODLUST* …"),
        ("●BLOODLUST (Once each turn)* Draw 1", "(this Construct) BLOODLUST* …"),
        ("●If the Attached Unit Takes DMG* Draw 1", "If this Construct Takes DMG* …"),
        ("●When this card Takes DMG from Attacks* Draw 1", "If this Construct Takes DMG* …"),
        ("●This card Takes 1 less DMG from Abilities", "This Construct Takes 1 less DMG"),
        ("●The Attached Unit takes 1 less DMG", "This Construct Takes 1 less DMG"),
        ("●If the Attached Unit would Take DMG* It Takes 1 less DMG", "This Construct Takes 1 less DMG"),
    ],
)
def test_what_waits_for_dmg_to_the_host_is_refused(line, instead):
    said = refused(bell(line))
    assert any(f"{WHY}; for the Construct itself write {instead}" in one for one in said), said


@pytest.mark.clause("oversoul R98", "oversoul R221", "oversoul R20")
@pytest.mark.parametrize(
    ("line", "drawn", "left"),
    [
        ("●(this Construct) BLOODLUST* Draw 1", 1, 2),
        ("●If this Construct Takes DMG* Draw 1", 1, 2),
        ("●This Construct Takes 1 less DMG", 0, 3),
        ("●If the Attached card would Take DMG* It Takes no DMG & Draw 1", 1, 3),
    ],
)
def test_what_the_message_says_works(line, drawn, left):
    prick = "Prick Event ORDER I -1 QUICK\n  ●* Select 1 card on the board➤ Deal 1 DMG to it\n"
    t = lay("1.U1=Stone+Bell 1.hand=Prick", bell(line) + prick).do("play:Prick zone:E1 pick:1U1 ..")
    assert (len(t.hand(1)), t.hp("1U1.1"), t.hp("1U1")) == (drawn, left, 6)


@pytest.mark.clause("oversoul R98", "oversoul R221")
@pytest.mark.parametrize(
    "line",
    [
        "●BLOODLUST* Draw 1",
        "●If this card Takes DMG* Draw 1",
        "●This card Takes 1 less DMG",
    ],
)
def test_a_unit_takes_its_own_dmg(line):
    assert not refused(bell(line, "Unit ORDER I -1 MEGANIST 1/2/3"))
