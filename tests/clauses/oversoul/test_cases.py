"""Worked interaction cases (cases.toml), each on the table of these tests."""

import tomllib
from pathlib import Path

import pytest

from tests.cards.oversoul.test_strangers import seen

from .table import lay

CASES = tomllib.loads(Path(__file__).with_name("cases.toml").read_text(encoding="utf-8"))["case"]
TOOLS = """
Prick Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 1 DMG to it
Break Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
Home Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Return it to its owner's hand
Deny Event ORDER I -1 QUICK
  ●Cancel the opposing Ability directly below
Veto Event ORDER I -1 QUICK
  ●Cancel the opposing card directly below
SetOne Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Set the DMG of it to 1
SetFour Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Set the DMG of it to 4
Hush Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it SEALED
Ban Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Exile it
Wake Event ORDER I -1 QUICK
  ●* Select 1 of your Units➤ Reactivate it
"""
FOUR = "4.hand"  # whose position speaks of a fourth player is of two against two


def cited(case):
    marks = [pytest.mark.clause(*[f"oversoul {clause}" for clause in case["clauses"]])]
    return pytest.param(case, id=case["name"], marks=marks)


@pytest.mark.parametrize("case", [cited(case) for case in CASES])
def test_a_worked_case(case):
    t = lay(case["given"], TOOLS + case.get("cards", ""), seats=4 if FOUR in case["given"] else 2)
    t.do(case.get("do", ""))
    for said in case["then"]:
        what, _, value = said.partition(" ")
        found = str(int(t.s.over())) if what == "over" else seen(t, what)
        assert found == value, f"{said}, but it is {found}"
