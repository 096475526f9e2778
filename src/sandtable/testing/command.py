"""`python -m sandtable.testing GAME`: the contract over many games, with a line on how far it is."""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from typing import Final

from sandtable.kernel import registry
from sandtable.kernel.errors import SandtableError, SetupError
from sandtable.kernel.game import Game
from sandtable.testing.run import LONGEST, Tally, check_game, cores
from sandtable.testing.tools import ContractBroken

OFTEN: Final = 0.5  # seconds between two lines
INTERRUPTED: Final = 130  # what a shell says of a program that Ctrl-C ended


def find(name: str) -> Game:
    """An installed game by name, or any other as module:object."""
    module, colon, thing = name.partition(":")
    if not colon:
        return registry.find(name)
    game = getattr(importlib.import_module(module), thing)
    if not isinstance(game, Game):
        raise SetupError(f"{name} is no game")
    return game


def main(arguments: list[str] | None = None) -> int:
    """Check a game as the arguments say; 1 if it does not keep the contract."""
    parser = argparse.ArgumentParser(prog="python -m sandtable.testing", description=check_game.__doc__)
    parser.add_argument("game", help="an installed game, or module:object")
    parser.add_argument("--games", type=int, default=3, help="random games a setup")
    parser.add_argument("--setup", action="append", help="only this setup; may be given again")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has the next")
    parser.add_argument("--every", type=int, default=1, help="check every so many choices")
    parser.add_argument("--longest", type=int, default=LONGEST, help="choices after which a game is endless")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes; one a core unless told")
    given = parser.parse_args(arguments)
    line = Line()
    try:
        tally = check_game(
            find(given.game),
            given.setup,
            given.games,
            given.seed,
            given.every,
            given.longest,
            line.show,
            max(1, given.jobs),
        )
    except (ContractBroken, SandtableError) as why:
        print(f"\n{why}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    endings = ", ".join(f"{name} {count}" for name, count in tally.endings.most_common())
    print(f"\n{summary(tally)}", file=sys.stderr)
    print(f"kept; endings: {endings}; longest game: {tally.longest} choices", file=sys.stderr)
    return 0


class Line:
    """How far it is, now and then, on one line of the terminal."""

    def __init__(self) -> None:
        self.began = self.shown = time.monotonic()

    def show(self, tally: Tally) -> None:
        now = time.monotonic()
        if now - self.shown < OFTEN:
            return
        self.shown = now
        words = f"{summary(tally)}, {now - self.began:.0f} s"
        print(f"\r{words:<110}", end="", file=sys.stderr, flush=True)


def summary(tally: Tally) -> str:
    return (
        f"{tally.game.name} {tally.setup}: {tally.games} games, {tally.choices} choices, "
        f"{tally.positions} positions checked, {tally.pairs} pairs of twins played on"
    )
