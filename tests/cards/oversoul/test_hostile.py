"""Whatever strangers' cards do is done within the rules' own limits (R30, R165): no crash, no hang."""

from pathlib import Path

import pytest

from sandtable.testing import hostile

from .hostile import NASTY, Strangers


def test_what_is_meant_to_be_nasty_is_read():
    lines = hostile.Lines(Strangers(), 0)
    assert lines.nasty == NASTY


@pytest.mark.slow
@pytest.mark.clause("oversoul R30", "oversoul R165")
def test_hostile_cards_are_played_within_their_budgets(tmp_path: Path):
    report = hostile.run("tests.cards.oversoul.hostile", 60, 1, tmp_path)
    assert report.cards >= 60 and report.choices > 100
