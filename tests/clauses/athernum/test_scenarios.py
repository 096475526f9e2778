"""Athernum's scenario files hold."""

from pathlib import Path

import pytest

from sandtable.games.athernum.game import GAME
from sandtable.kernel import registry
from sandtable.scenario import load, run

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path, monkeypatch):
    monkeypatch.setitem(registry.games(), "athernum", GAME)
    run(load(path))
