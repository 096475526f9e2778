"""Whole games by the ten thousand, of every setup in turn: no fault, and the same on both builds.

    python -m tests.long.games oversoul --seats 2 --games 20000 --into FILE
    python -m tests.long.games oversoul --seats 4 --games 2000 --into FILE
    python -m tests.long.games antithesis --bots mcts:1 --games 300 --into FILE

FILE gets a line for each game with a hash of its choices and of its last state; the same command goes on
where it stopped. The other build plays the same games by the same command with `--against FILE` and another
--into: a game that goes elsewhere ends the run. A game that takes too long ends the process (SIGPROF); it
is the one after the last line.
"""

import argparse
import time
from pathlib import Path
from typing import Final

from sandtable.build import compiled
from sandtable.kernel.registry import find
from sandtable.lab.sim import Plan, play_one
from tests.long import told

GAME_SECONDS: Final = 900.0  # of processor time for one game, interpreted and with bots


def setups_for(game: str, seats: int) -> list[str]:
    """The setups of a game for so many seats; 0: all."""
    return [setup for setup in find(game).setups() if seats in (0, find(game).seats(setup))]


def one(plan: Plan, number: int) -> told.Line:
    """Play a game and tell of it; a fault has its record saved."""
    began = time.process_time()
    came = play_one(plan, number)
    assert not came.fault, came.fault
    spent = round(time.process_time() - began, 3)
    return {
        "setup": plan.setup, "number": number, "choices": came.decisions, "ending": came.ending,
        "hash": came.digest, "seconds": spent,
    }  # fmt: skip


def differs(line: told.Line, other: told.Line) -> bool:
    return any(line[name] != other[name] for name in ("setup", "number", "choices", "ending", "hash"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="only setups for so many")
    parser.add_argument("--games", type=int, required=True, help="of all setups together")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seed", default="long")
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--against", type=Path, help="what the other build wrote")
    given = parser.parse_args()
    setups = setups_for(given.game, given.seats)
    others = told.read(given.against) if given.against else []

    def piece(count: int) -> told.Line:
        setup, number = setups[count % len(setups)], count // len(setups)
        bots = (given.bots,) * find(given.game).seats(setup)
        told.alarm(GAME_SECONDS)
        line = one(Plan(given.game, setup, bots, given.seed, hashed=True), number)
        if count < len(others) and differs(line, others[count]):
            raise SystemExit(f"the builds play differently: {line} against {others[count]}")
        return line

    done = told.go_on(given.into, given.games, piece)
    choices, seconds = told.total(done, "choices"), told.total(done, "seconds")
    same = f", {min(len(done), len(others))} as the other build" if others else ""
    build = "compiled" if compiled() else "interpreted"
    print(f"{given.game} {build}: {len(done)} games, {choices:.0f} choices, {seconds:.0f} s, no fault{same}")


if __name__ == "__main__":
    main()
