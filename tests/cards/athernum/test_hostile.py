"""Whatever strangers' cards do is done within the rules' own limits (R147, R148): no crash, no hang."""

from pathlib import Path

import pytest

from sandtable.testing import hostile


@pytest.mark.slow
def test_a_process_that_dies_leaves_what_it_was_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A planted fault: the alarm rings at once."""
    monkeypatch.setenv("SANDTABLE_HOSTILE_SECONDS", "0.0001")
    with pytest.raises(hostile.Failed, match=r"SIGPROF.*setup, seed and choices are in"):
        hostile.run("tests.cards.athernum.hostile", 30, 1, tmp_path)
    trail = next(tmp_path.glob("trail-*")).read_text(encoding="utf-8")
    assert '"setup": "~' in trail.splitlines()[0]
