"""Mangled card texts by the hundred thousand: none crashes, none hangs, none is read as something else.

    python -m tests.long.texts oversoul --count 200000 --into FILE

Each is read as it stands. One refused text in five is read as a card file reads it too, by the house's
habits, which tries other wordings and takes longer. FILE gets a line for each 500; the same command goes on
where it stopped. A text that takes too long ends the process (SIGPROF), and is found in FILE.text.
"""

import argparse
import importlib
import random
import time
from pathlib import Path
from typing import Final

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.cards.programs import Texts
from sandtable.testing.cards import READ, REFUSED, check_text, mangle
from tests.long import told

GAMES: Final = ("antithesis", "athernum", "oversoul")
PIECE: Final = 500  # texts in a line
HABITS: Final = 5  # one refused text in so many is read by habit too
BY_HABIT: Final = "by habit"
TEXT_SECONDS: Final = 60.0  # of processor time for one text; the longest take two


def piece(texts: Texts, corpus: list[str], count: int, seed: str, trail: Path | None = None) -> told.Line:
    """So many texts: how many were read, refused, understood by habit, and how long the slowest took."""
    dice = random.Random(seed)
    results = {READ: 0, REFUSED: 0, BY_HABIT: 0}
    slowest, began = 0.0, time.process_time()
    for _ in range(count):
        text = mangle(dice, corpus)
        if trail is not None:
            trail.write_text(text, encoding="utf-8")
            told.alarm(TEXT_SECONDS)
        before = time.process_time()
        result = check_text(texts, text)
        results[result] += 1
        if result == REFUSED and results[REFUSED] % HABITS == 0:
            results[BY_HABIT] += by_habit(texts, text)
        slowest = max(slowest, time.process_time() - before)
    spent = time.process_time() - began
    return {"texts": count, **results, "slowest": round(slowest, 3), "seconds": round(spent, 2)}


def by_habit(texts: Texts, text: str) -> bool:
    """Whether the house understands what it did not read; what it does not, it refuses with a place."""
    try:
        understood(texts, text)
    except CardError as error:
        assert error.message and 0 <= error.column <= len(text) + 1, text
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--into", type=Path, required=True)
    given = parser.parse_args()
    corpus = importlib.import_module(f"tests.cards.{given.game}.corpus")
    trail = given.into.with_name(given.into.name + ".text")
    done = told.go_on(
        given.into,
        -(-given.count // PIECE),
        lambda number: piece(corpus.texts(), corpus.lines(), PIECE, f"{given.seed}.{number}", trail),
    )
    sums = {name: round(told.total(done, name)) for name in ("texts", READ, REFUSED, BY_HABIT, "seconds")}
    print(given.game, sums, "slowest", max(line["slowest"] for line in done))


if __name__ == "__main__":
    main()
