"""Mangled card texts at any length: `python -m tests.cards.athernum.fuzz --count 200000 --seed 0`."""

import argparse

from sandtable.testing.cards import fuzz

from .corpus import lines, texts

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    print(fuzz(texts(), lines(), given.count, given.seed))
