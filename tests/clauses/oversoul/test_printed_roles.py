"""Cards that print their Role Abilities, as the rulebook's do: a card has each of them once."""

import pytest

from tests.clauses.oversoul.table import lay, refused

HELP = "Prick  Event ORDER I -1 QUICK\n  ●* Select 1 card on the board➤ Deal 1 DMG to it\n"


def printing(roles, *lines, energy="-2", kind="Unit"):
    rank = "" if kind.startswith("Leader") else "I "
    return f"Trial  {kind} ORDER {rank}{energy} {roles} 2/2/5\n" + "".join(f"  {line}\n" for line in lines)


@pytest.mark.clause("oversoul 8.4.2", "oversoul 8.4.1")
@pytest.mark.parametrize("line", ["_●DUAL-STRIKE_", "●DUAL-STRIKE", "_●SECUTOR: DUAL-STRIKE_"])
def test_a_printed_role_ability_is_the_one_of_its_role(line):
    t = lay("1.hand=Trial", printing("SECUTOR", line)).do("play:Trial zone:U1 ..")
    assert t.keys("1U1") == {"DUAL-STRIKE"}


@pytest.mark.clause("oversoul 8.4.2")
def test_it_triggers_once():
    t = lay("1.U1=Trial 1.hand=Prick", printing("GAIAN", "_●OUTLAST* Gain FRENZY_") + HELP)
    t.do("play:Prick zone:E1 pick:1U1 ..")
    assert t.keys("1U1") == {"FRENZY"}


@pytest.mark.clause("oversoul 8.4.2")
def test_a_modified_one_takes_the_place_of_the_default():
    line = "_●QUICK (Once each turn)* Consume 1 ENERGY➤ Prepare this card_"
    t = lay("1.U1=Trial", printing("NIDAGYST,SENTRY", line))
    assert [choice for choice in t.options() if choice.startswith("use:")] == ["use:1U1#1"]
    assert t.keys("1U1") == {"GUARD"}


@pytest.mark.clause("oversoul 8.4.7")
def test_it_goes_with_its_role():
    lose = "Lose  Event ORDER I -1 CAST\n  ●* Select 1 Unit➤ It loses QIREAN\n"
    t = lay("1.U1=Trial 1.hand=Lose", printing("QIREAN", "_●BARRIER_") + lose).do("play:Lose zone:E1 ..")
    assert t.keys("1U1") == set()


@pytest.mark.clause("oversoul 8.4.2", "oversoul 8.4.8")
def test_a_line_that_could_be_either_roles_says_whose_it_is():
    line = "_●ACTIVATE* Draw 1_"
    (message,) = refused(printing("SORCERER,SEER", line))
    assert message.startswith("oversoul 8.4.2") and "SORCERER or SEER or SORCERER & SEER" in message


@pytest.mark.clause("oversoul R152")
def test_a_leader_that_prints_its_role_ability_has_it_once():
    line = "●CAST (Once each turn)* Your next -Event Activated this turn Consumes 1 less ENERGY"
    cards = printing("SHAMAN", line, kind="Leader_Unit")
    for place in ("1.leader=Trial", "1.leader=none 1.U1=Trial"):
        uses = [
            choice for choice in lay(place + " 1.hand=Rite", cards).options() if choice.startswith("use:")
        ]
        assert len(uses) == 1


@pytest.mark.clause("oversoul 8.4.2", "oversoul 8.4.8")
def test_a_line_that_does_what_two_roles_do_is_paired():
    line = "_●ACTIVATE* You can Select 1 card on the board➤ Expose it & Deal RANK DMG to it_"
    cards = printing("SORCERER,SEER", line)
    t = lay("1.hand=Trial 2.U1=Hound[f]", cards).do("play:Trial zone:U1 .. yes pick:2U1 ..")
    assert t.hp("2U1") == 3 and "yes" not in t.options()
