"""Perft: how many sequences of options there are."""

from sandtable.kernel.state import State


def perft(s: State, depth: int) -> int:
    """The number of sequences of so many options; a game that is over has none."""
    if depth == 1:
        return len(s.options())
    count = 0
    for option in s.options():
        twin = s.clone()
        twin.apply(option)
        count += perft(twin, depth - 1)
    return count
