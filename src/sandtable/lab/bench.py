"""How fast a game runs on one core, driven from Python: random games, copies, single steps.

Rates are per second of processor time, since others may be using the machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

from sandtable.build import compiled
from sandtable.kernel.game import Game
from sandtable.kernel.state import State

STATES = 64  # positions from the middle of games, for copies and steps


def setups(game: Game) -> list[str]:
    """The setups that are measured: all with the fewest seats."""
    fewest = min(game.seats(setup) for setup in game.setups())
    return [setup for setup in game.setups() if game.seats(setup) == fewest]


def starts(game: Game) -> list[State]:
    """A first state of each measured setup."""
    return [game.new(setup, "bench") for setup in setups(game)]


def fresh(s: State, rng: Random) -> State:
    """A copy with dice of its own to come: those that a search would use."""
    twin = s.clone()
    twin.fast = rng.getrandbits(62)
    return twin


def playout(s: State, rng: Random) -> tuple[int, int]:
    """Play a state to its end at random; the number of decisions and of options there were."""
    random, decisions, listed = rng.random, 0, 0
    while s.seat >= 0:
        options = s.options()
        count: int = len(options)
        s.apply(options[int(random() * count)])
        decisions += 1
        listed += count
    return decisions, listed


def sample(first: Sequence[State], rng: Random, count: int) -> list[State]:
    """States from the middle of random games."""
    found: list[State] = []
    while len(found) < count:
        s = fresh(rng.choice(first), rng)
        while s.seat >= 0 and len(found) < count:
            if rng.random() < 0.02:
                found.append(s.clone())
            s.apply(rng.choice(list(s.options())))
    return found


def step(s: State, rng: Random) -> State:
    """List the options, copy, apply one: what a search does at each of its edges."""
    options = s.options()
    count: int = len(options)
    twin = s.clone()
    twin.apply(options[int(rng.random() * count)])
    return twin


def measure(game: Game, seconds: float, seed: int = 1) -> dict[str, object]:
    """The rates of a game, over its setups with the fewest seats."""
    rng = Random(seed)
    first = starts(game)
    until = time.perf_counter() + min(1.0, seconds / 5)
    while time.perf_counter() < until:
        playout(fresh(first[0], rng), rng)
    games = decisions = listed = 0
    began, until = time.process_time(), time.perf_counter() + seconds
    while games == 0 or time.perf_counter() < until:
        for s in first:
            made, seen = playout(fresh(s, rng), rng)
            games += 1
            decisions += made
            listed += seen
    spent = time.process_time() - began
    states = sample(first, rng, STATES)
    return {
        "compiled": compiled(),
        "decisions_per_s": decisions / spent,
        "steps_per_s": _rate(lambda s: step(s, rng), states, seconds / 4),
        "games_per_s": games / spent,
        "clones_per_s": _rate(lambda s: s.clone(), states, seconds / 4),
        "options_mean": listed / decisions,
        "decisions_per_game": decisions / games,
    }


def _rate(deed: Callable[[State], State], states: Sequence[State], seconds: float) -> float:
    count = 0
    began, until = time.process_time(), time.perf_counter() + seconds
    while True:
        for s in states:
            deed(s)
        count += len(states)
        if time.perf_counter() >= until:
            return count / (time.process_time() - began)
