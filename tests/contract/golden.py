"""Random games from fixed seeds and where they end: both builds, and every later version, must agree.

`python -m tests.contract.golden` writes golden.toml anew, after a change of rules that is meant.
"""

import tomllib
from pathlib import Path

from sandtable.kernel import registry
from sandtable.kernel.game import Game
from sandtable.kernel.record import new_match, roll_out
from sandtable.kernel.rng import FastDice

PATH = Path(__file__).with_name("golden.toml")
GAMES = 3


def play(game: Game, setup: str, number: int) -> tuple[int, str]:
    """How many choices the game takes, and the hash of its last state."""
    match = new_match(game, setup, f"golden {number}")
    s = match.state
    dice = FastDice(number)
    choices = 0
    while not s.over():
        options = s.options()
        s.apply(options[dice.below(len(options))])
        if match.rolls:
            roll_out(game, s)
        choices += 1
    return choices, game.hash(s)


def read() -> dict[str, dict[str, list[list[object]]]]:
    with PATH.open("rb") as file:
        return tomllib.load(file)


def main() -> None:
    lines = ["# choices and final hash of random games, by `python -m tests.contract.golden`"]
    for name in sorted(registry.games()):
        game = registry.find(name)
        lines += ["", f"[{name}]"]
        for setup in game.setups():
            rows = [play(game, setup, number) for number in range(GAMES)]
            lines.append(f'"{setup}" = [')
            lines += [f'    [{choices}, "{ended}"],' for choices, ended in rows]
            lines.append("]")
    PATH.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
