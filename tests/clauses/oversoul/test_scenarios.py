"""Oversoul's scenario files hold: among them the rulebook's two examples of missed timing."""

from pathlib import Path

import pytest

from sandtable.games.oversoul.game import GAME
from sandtable.kernel import registry
from sandtable.scenario import load, run

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path, monkeypatch):
    monkeypatch.setitem(registry.games(), GAME.name, GAME)  # whether or not it is listed for players yet
    run(load(path))
