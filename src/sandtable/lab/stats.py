"""The few numbers that describe many games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

_Z = 1.959963984540054  # 95 % of a normal distribution lies within so many deviations


def wilson(rate: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate seen in so many games."""
    if count == 0:
        return 0.0, 1.0
    z2 = _Z * _Z
    middle = rate + z2 / (2 * count)
    spread = _Z * sqrt(rate * (1 - rate) / count + z2 / (4 * count * count))
    scale = 1 + z2 / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summary(values: Sequence[int]) -> dict[str, float]:
    """Mean, median and maximum; zeros for nothing."""
    if not values:
        return {"mean": 0.0, "median": 0.0, "max": 0}
    ordered = sorted(values)
    half = len(ordered) // 2
    median = ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
    return {"mean": sum(ordered) / len(ordered), "median": median, "max": ordered[-1]}
