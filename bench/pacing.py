"""How games between the ready-made decks of a card game go: how long, who wins, and how.

python bench/pacing.py oversoul --games 5                  each deck against each other, in both seats
python bench/pacing.py athernum --games 5 --bots mcts:1    with quicker bots
python bench/pacing.py athernum --games 25 --keep a.json   and keep the games; --add a.json counts them in

The figures stand beside what the set asks for; the exit code is 1 if one of them is missed. Bots play at the
strongest quick level, unless others are asked for.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from sandtable.bots.levels import QUICK

try:
    from bench.pace import Game, Pace
    from bench.pace_antithesis import Antithesis
    from bench.pace_athernum import Athernum
    from bench.pace_oversoul import Oversoul
except ImportError:  # started as a script
    from pace import Game, Pace  # type: ignore[import-not-found, no-redef]
    from pace_antithesis import Antithesis  # type: ignore[import-not-found, no-redef]
    from pace_athernum import Athernum  # type: ignore[import-not-found, no-redef]
    from pace_oversoul import Oversoul  # type: ignore[import-not-found, no-redef]

PACES: dict[str, type[Pace]] = {"antithesis": Antithesis, "athernum": Athernum, "oversoul": Oversoul}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=PACES)
    parser.add_argument("--games", type=int, default=5, help="of each pairing, each seat")
    parser.add_argument("--seed", default="1", help="any words")
    parser.add_argument("--bots", default=f"mcts:{QUICK}")
    parser.add_argument("--keep", type=Path, help="a file for the games, one a line")
    parser.add_argument("--add", type=Path, nargs="*", default=[], help="files with games to count in")
    given = parser.parse_args()
    pace = PACES[given.game]()
    games: list[Game] = [json.loads(line) for path in given.add for line in path.read_text().splitlines()]
    for number in range(given.games):
        for setup in pace.pairs():
            games.append(pace.play(setup, f"{given.seed}/{setup}/{number}", given.bots))
            if given.keep:
                with given.keep.open("a") as file:
                    file.write(json.dumps(games[-1]) + "\n")
    found = pace.report(games)
    faults = pace.missed(found)
    print(json.dumps({**found, "missed": faults}, indent=2))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
