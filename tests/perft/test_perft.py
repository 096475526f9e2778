"""The fast engine against golden counts and against the reference engine, which shares no code with it."""

import random
import tomllib
from pathlib import Path

import pytest

import sandtable.games.antagonism
import sandtable.kernel.state
from sandtable.games.antagonism import GAME
from sandtable.kernel.state import State
from tests.perft.counting import perft

from ..reference import slow_antagonism as slow

COMPILED = not str(sandtable.kernel.state.__file__).endswith(".py")
GAMES = 4 if COMPILED else 1  # of each setup, in the long comparison

GOLDEN = tomllib.loads(Path(__file__).with_name("antagonism.toml").read_text("utf-8"))["perft"]
COUNTS = [pytest.param(row["position"], row["counts"], id=row["name"]) for row in GOLDEN]
LATE = [pytest.param(row["position"], id=row["name"]) for row in GOLDEN if " " in row["position"]]


slow.load_rules(Path(sandtable.games.antagonism.__file__).with_name("rules.toml"))


def start(position: str) -> slow.Position:
    return slow.parse(position) if " " in position else slow.start(position)


@pytest.mark.parametrize("position, counts", COUNTS)
def test_two_plies_are_counted_alike_by_both_engines(position, counts):
    s = GAME.new(position, "")
    assert [perft(s, 1), perft(s, 2)] == counts[:2]
    reference = start(position)
    assert [slow.perft(reference, 1), slow.perft(reference, 2)] == counts[:2]


@pytest.mark.slow
@pytest.mark.parametrize("position, counts", COUNTS)
def test_three_plies_are_counted_as_ever(position, counts):
    assert perft(GAME.new(position, ""), 3) == counts[2]


def successors(s: State) -> dict[str, str]:
    """Every option's token, and the position it leads to."""
    found = {}
    for option in s.options():
        twin = s.clone()
        twin.apply(option)
        found[GAME.token(s, option)] = GAME.position(twin)
    return found


def chosen(tokens: list[str], dice: random.Random) -> str:
    """A random token; fights, transfers and ends of turns more often than not, and now and then the end."""
    if dice.random() < 0.004:
        return "resign"
    if "/" in tokens and dice.random() < 0.2:
        return "/"
    lively = [token for token in tokens if set(token) & set("x*>+")]
    return dice.choice(lively if lively and dice.random() < 0.5 else tokens)


def compare(position: str, dice: random.Random, most: int) -> None:
    """Play a random game on both engines; every option must be the same, and lead to the same position."""
    s, reference = GAME.new(position, ""), start(position)
    for _ in range(most):
        if s.over():
            break
        expected = slow.options(reference)
        assert successors(s) == {token: after.text() for token, after in expected.items()}
        token = chosen(list(expected), dice)
        s.apply(GAME.understand(s, token))
        reference = slow.play(reference, token) if token == "resign" else expected[token]
        assert GAME.position(s) == reference.text()


@pytest.mark.slow
@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize("setup", GAME.setups())
def test_both_engines_play_the_same_games(setup, game):
    compare(setup, random.Random(f"{setup} {game}"), most=120)


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize("position", LATE)
def test_both_engines_play_on_alike_from_the_middle_of_a_game(position, game):
    compare(position, random.Random(f"{position} {game}"), most=40)
