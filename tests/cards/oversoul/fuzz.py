"""Mangled card texts at any length, read as they stand and as a card file reads them, by the house's habits:

python -m tests.cards.oversoul.fuzz --count 200000 --seed 0
"""

import argparse
import random
import time

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.testing.cards import READ, REFUSED, check_text, mangle

from .corpus import lines, texts


def fuzz(count: int, seed: int) -> tuple[dict[str, int], float]:
    """How many were read and refused, and the processor seconds of the slowest."""
    dice = random.Random(seed)
    results = {READ: 0, REFUSED: 0, "by habit": 0}
    slowest = 0.0
    for _ in range(count):
        text = mangle(dice, lines())
        begun = time.process_time()
        result = check_text(texts(), text)
        results[result] += 1
        if result == REFUSED:
            try:
                understood(texts(), text)
                results["by habit"] += 1
            except CardError as error:
                assert error.message and 0 <= error.column <= len(text) + 1, text
        slowest = max(slowest, time.process_time() - begun)
    return results, slowest


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    print(*fuzz(given.count, given.seed))
