"""A player of one's own in Python: tuned on some games, then held against a bot of the house on others.

python examples/players.py                              all games for two, a few seconds each
python examples/players.py scalar --games 400           one of them, for longer
python examples/players.py athernum --against greedy    against another bot: greedy, level:1 to level:5

Run it with the Python that Sandtable is installed in. A player is a `Bot`: `choose` is given what its seat
may see, everything else dealt anew, and answers with one of `view.options()`. The same code plays any game.
"""

import argparse
import random

from sandtable.bots.arena import Bout, bot_seed
from sandtable.bots.bot import Bot
from sandtable.bots.levels import make_bot
from sandtable.kernel.game import Game
from sandtable.kernel.registry import find, games
from sandtable.kernel.state import State
from sandtable.lab.stats import wilson

CARES = (0.0, 0.5, 1.0)  # what is tried: how often it looks ahead instead of choosing at random
MOST = 20  # options that are looked at; of more, so many at random


class Mine(Bot):
    """Looks one step ahead, but not always: how often is what is tuned."""

    def __init__(self, care: float, seed: int) -> None:
        self.care = care
        self.dice = random.Random(seed)

    def choose(self, view: State) -> int:
        options = [int(option) for option in view.options()]
        if self.dice.random() >= self.care:
            return self.dice.choice(options)
        if len(options) > MOST:
            options = self.dice.sample(options, MOST)
        return max(options, key=lambda option: self.worth(view, option))

    def worth(self, view: State, option: int) -> float:
        """How a choice leaves its seat, from -1 to 1: here the game's own quick guess. Put yours here."""
        after = view.clone()
        after.apply(option)
        policy = after.policy()
        policy.calm(after)  # what was begun takes effect before anybody judges it
        return float(policy.worth(after, view.seat))


def play(game: Game, setup: str, own: Bot, other: str, number: int) -> float:
    """One game against a bot of the house, in changing seats: 1 for a win, 0.5 for a draw."""
    seat = number % 2
    bots = [make_bot(other, bot_seed(f"{number}", 1))]
    bots.insert(seat, own)
    bout = Bout(game, game.new(setup, f"example {number}"), bots, bot_seed(f"{number}", -1))
    bout.play(0)
    return float(bout.state.returns()[seat]) / 2 + 0.5


def score(game: Game, setup: str, care: float, other: str, numbers: range) -> float:
    """The part of some games that it wins."""
    return sum(play(game, setup, Mine(care, number), other, number) for number in numbers) / len(numbers)


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("names", nargs="*", metavar="GAME", help="otherwise all there are")
    ask.add_argument("--games", type=int, default=20, help="to tune on, for each try, and to check with")
    ask.add_argument("--against", default="random", help="random, greedy, level:1 to level:5")
    asked = ask.parse_args()
    for name in asked.names or games():
        game = find(name)
        setup = next(setup for setup in game.setups() if game.seats(setup) == 2)
        tried = {care: score(game, setup, care, asked.against, range(asked.games)) for care in CARES}
        best = max(tried, key=tried.__getitem__)
        fresh = score(game, setup, best, asked.against, range(asked.games, 2 * asked.games))
        low, high = wilson(fresh, asked.games)
        print(f"{name} {setup}: " + ", ".join(f"care {care} wins {rate:.0%}" for care, rate in tried.items()))
        print(
            f"  on other games care {best} wins {fresh:.0%} against {asked.against} ({low:.0%} to {high:.0%})"
        )


if __name__ == "__main__":
    main()
