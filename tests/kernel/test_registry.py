"""Games are found by entry point; one that is none, or has another name, is refused."""

from importlib import import_module
from importlib.metadata import EntryPoint

import pytest

from sandtable.games.antagonism import GAME as ANTAGONISM
from sandtable.kernel import registry
from sandtable.kernel.errors import SetupError
from tests.contract.example import dash


@pytest.fixture
def installed(monkeypatch):
    """No games but those of the entry points that a test names."""
    rows: list[EntryPoint] = []
    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setattr(registry, "_failed", {})
    monkeypatch.setattr(registry, "entry_points", lambda group: rows if group == "sandtable.games" else [])

    def install(name: str, value: str) -> None:
        rows.append(EntryPoint(name, value, "sandtable.games"))

    return install


def test_our_own_games_are_there_without_entry_points(installed):
    assert registry.find("antagonism") is registry.find("Antagonism") is ANTAGONISM


def test_an_installed_game_joins_in(installed):
    game = dash()
    installed("dash", "dash:GAME")
    assert registry.find("dash") is game and list(registry.games()) == ["dash", *registry.built_in()]


def test_a_game_is_registered_by_hand(installed):
    registry.register(dash())
    assert registry.find("dash") is dash()


def test_an_unknown_game_is_refused_with_those_there_are(installed):
    with pytest.raises(SetupError, match="nobody here knows the game 'chess'; there is antagonism"):
        registry.find("chess")


@pytest.mark.parametrize(("name", "value"), [("dash", "os:sep"), ("race", "dash:GAME")])
def test_an_entry_point_that_is_no_game_of_its_name_is_left_out_and_named(installed, name, value):
    dash()
    installed(name, value)
    assert name not in registry.games() and "antagonism" in registry.games()
    with pytest.raises(SetupError, match=f"{name} .{value}.: this is no game of that name"):
        registry.find(name)


def test_nobody_sees_some_of_the_games_while_they_are_read(installed, monkeypatch):
    """Whoever looks from another thread meanwhile reads them himself, and does not miss any."""
    half = []

    def loading(name):
        half.append(list(registry._games))
        return import_module(name)

    monkeypatch.setattr(registry, "import_module", loading)
    assert list(registry.games()) == registry.built_in()
    assert half == [[]] * len(registry.built_in())
