"""How a game ends for one of its players, in a sentence: before it is done, and as far as he can know."""

from __future__ import annotations

from sandtable.kernel.state import State


def ending(s: State, seat: int) -> str:
    """Of a game that is over."""
    value = s.returns()[seat]
    return "You win the game." if value > 0 else "You lose the game." if value < 0 else "The game is drawn."
