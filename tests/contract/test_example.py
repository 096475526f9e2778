"""The example game keeps the contract, needs nothing of the kernel, and is as small as it is said to be."""

import tomllib
from importlib.metadata import EntryPoint

import pytest

from sandtable.kernel import registry
from sandtable.kernel.record import new_match, read, replay
from sandtable.testing import check_game
from tests.contract.example import FOLDER, dash


def test_it_keeps_the_contract():
    check_game(dash(), games=4)


def test_it_fits_on_two_pages():
    assert sum(len(path.read_text().splitlines()) for path in (FOLDER / "dash").glob("*.*")) < 150


def test_its_entry_point_is_found(monkeypatch):
    game = dash()
    points = tomllib.loads((FOLDER / "pyproject.toml").read_text())["project"]["entry-points"]
    rows = [EntryPoint(name, value, "sandtable.games") for name, value in points["sandtable.games"].items()]
    monkeypatch.setattr(registry, "entry_points", lambda group: rows)
    monkeypatch.setattr(registry, "_games", {})
    assert registry.find("Dash") is game


def test_its_record_is_read_back():
    game = dash()
    match = new_match(game, "two", "a race")
    for token in ("r", "r", "r"):
        match.play(token)
    text = match.text()
    assert '[Setup "two"]' in text and text.endswith("1. r r\n2. r\n*\n")
    found, record = read(text, {"dash": game})
    assert found.hash(replay(found, record, verify=True).state) == game.hash(match.state)


def test_a_card_that_is_not_held_is_refused_by_its_clause():
    game = dash()
    s = game.new("two", "a race")
    held = {game.token(s, option) for option in s.options()}
    missing = next(card for card in "1234" if card not in held)
    with pytest.raises(Exception, match="plays a card from its hand") as refused:
        game.understand(s, missing)
    assert getattr(refused.value, "clause", "") == "dash DASH.2"
