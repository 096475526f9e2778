"""Sandtable's games for peers.py, which measures many engines in the same way; see README.md here."""

from __future__ import annotations

from random import Random

from sandtable.build import compiled
from sandtable.kernel.game import Game
from sandtable.kernel.registry import games
from sandtable.kernel.state import State
from sandtable.lab import bench


class SandtableGame:
    """One game, with the methods that peers.py asks of an adapter; its setups take turns."""

    family = "Sandtable"
    note = ""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name = f"sandtable/{game.name}"
        self.first: list[State] = []
        self.next = 0

    def setup(self) -> None:
        self.first = bench.starts(self.game)
        built = "compiled" if compiled() else "interpreted"
        self.note = f"{built}; {', '.join(bench.setups(self.game))}"

    def playout(self, rng: Random) -> tuple[int, int]:
        self.next = (self.next + 1) % len(self.first)
        return bench.playout(bench.fresh(self.first[self.next], rng), rng)

    def sample(self, rng: Random, n: int) -> list[State]:
        return bench.sample(self.first, rng, n)

    def clone(self, s: State) -> State:
        return s.clone()

    def expand(self, s: State, rng: Random) -> State:
        return bench.step(s, rng)

    def custom(self, seconds: float, seed: int) -> dict[str, float] | None:
        return None


def adapters() -> list[SandtableGame]:
    return [SandtableGame(game) for game in games().values()]
