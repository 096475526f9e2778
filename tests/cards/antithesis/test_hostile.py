"""Whatever strangers' cards do is done within the rules' own limits (R177, R186): no crash, no hang."""

from pathlib import Path

import pytest

from sandtable.testing import hostile

from .hostile import Strangers


def test_a_maker_of_decks_that_nobody_can_play_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It would go on for ever otherwise."""

    class Useless(Strangers):
        def deck(self, *_: object) -> str:
            return "Game: antithesis"

    monkeypatch.setattr(hostile, "IN_VAIN", 3)
    with pytest.raises(AssertionError, match="could be played"):
        hostile.play_batch(Useless(), 1, 30, tmp_path / "trail")
