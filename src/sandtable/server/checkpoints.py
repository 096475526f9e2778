"""States kept along a game, so that any moment of it can be reached without playing from the start."""

from __future__ import annotations

from sandtable.kernel.state import State

SPACED = 8  # evenly spaced states at most; when there are more, every other one goes
LOOSE = 3  # besides them, the starts of the last turns: that is where undo leads
GAP = 64  # moments between two spaced states, at first


class Checkpoints:
    """A bounded number of states, by their moments; moment 0 is always among them."""

    __slots__ = ("gap", "states")

    def __init__(self, start: State) -> None:
        self.states: dict[int, State] = {0: start.clone()}
        self.gap = GAP

    def due(self, m: int) -> bool:
        return m % self.gap == 0

    def keep(self, m: int, state: State) -> None:
        """Keep a copy of the state at a moment."""
        self.states[m] = state.clone()
        if sum(1 for k in self.states if k % self.gap == 0) > SPACED:
            self.gap *= 2
        loose = sorted(k for k in self.states if k % self.gap)
        for k in loose[:-LOOSE]:
            del self.states[k]

    def cut(self, m: int) -> None:
        """Forget what comes after a moment."""
        for k in [k for k in self.states if k > m]:
            del self.states[k]

    def before(self, m: int) -> tuple[int, State]:
        """The last moment kept up to m, and a copy of its state."""
        k = self.last(m)
        return k, self.states[k].clone()

    def last(self, m: int) -> int:
        """The last moment kept up to m."""
        return max([k for k in self.states if k <= m])
