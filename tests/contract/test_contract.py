"""Every registered game keeps the contract, and plays the same games in every build."""

import pytest

import sandtable.kernel.state
from sandtable.cards.game import CardGame
from sandtable.kernel import registry
from sandtable.testing import check_game
from tests.contract import golden

COMPILED = not str(sandtable.kernel.state.__file__).endswith(".py")
SETUPS = [(name, setup) for name, game in sorted(registry.games().items()) for setup in game.setups()]
# every deck against every other is much the same game: one setup of each number of seats
BRIEF = [
    (name, setup)
    for name, game in sorted(registry.games().items())
    for setup in (
        {game.seats(setup): setup for setup in reversed(game.setups())}.values()
        if isinstance(game, CardGame)
        else game.setups()
    )
]


def crowded(name: str, setup: str) -> bool:
    """More players with decks than two: such games are long."""
    game = registry.find(name)
    return isinstance(game, CardGame) and game.seats(setup) > 2


def long(name: str, setup: str) -> list[pytest.MarkDecorator]:
    """Games with decks take long to look at, and those of more than two of them too long interpreted."""
    if crowded(name, setup):
        return [pytest.mark.slow, pytest.mark.many]
    return [pytest.mark.slow] if isinstance(registry.find(name), CardGame) else []


@pytest.mark.parametrize(
    ("name", "setup"),
    [pytest.param(*row, marks=long(*row), id="-".join(row)) for row in BRIEF],
)
def test_contract(name, setup):
    """Compiled, a few games that are looked at closely; interpreted, where that takes long, one.

    `python -m sandtable.testing GAME --games 1000` plays as many as you like."""
    game = registry.find(name)
    if COMPILED:
        games, every = (6, 10)
        if isinstance(game, CardGame):
            games, every = (1, 240) if crowded(name, setup) else (2, 50)
    else:
        games, every = (1, 200) if isinstance(game, CardGame) else (1, 40)
    tally = check_game(game, [setup], games=games, seed=100, every=every)
    assert tally.positions > tally.games


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_random_games_end_where_they_always_have(name, setup):
    """Interpreted, one of each pair of decks shows that both builds play the same."""
    game = registry.find(name)
    count = golden.GAMES if COMPILED or not isinstance(game, CardGame) else 1
    expected = [tuple(row) for row in golden.read()[name][setup][:count]]
    assert [golden.play(game, setup, number) for number in range(count)] == expected
