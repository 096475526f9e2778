"""Whatever strangers' cards do is done within the rules' own limits (R147, R148): no crash, no hang."""

from pathlib import Path

import pytest

from sandtable.testing import hostile

from .hostile import NASTY, Strangers


def test_what_is_meant_to_be_nasty_is_read():
    lines = hostile.Lines(Strangers(), 0)
    assert lines.nasty == NASTY


@pytest.mark.slow
@pytest.mark.clause("athernum R147", "athernum R148")
def test_hostile_cards_are_played_within_their_budgets(tmp_path: Path):
    report = hostile.run("tests.cards.athernum.hostile", 60, 1, tmp_path)
    assert report.cards >= 60 and report.choices > 100


def test_a_process_that_dies_leaves_what_it_was_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A planted fault: the alarm rings at once."""
    monkeypatch.setenv("SANDTABLE_HOSTILE_SECONDS", "0.0001")
    with pytest.raises(hostile.Failed, match=r"SIGPROF.*setup, seed and choices are in"):
        hostile.run("tests.cards.athernum.hostile", 30, 1, tmp_path)
    trail = next(tmp_path.glob("trail-*")).read_text(encoding="utf-8")
    assert '"setup": "~' in trail.splitlines()[0]
