"""What a bot is: it sees its seat's view and answers the question put to it."""

from mypy_extensions import mypyc_attr

from sandtable.kernel.rng import FastDice
from sandtable.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. `choose` is given what `State.determinize` made for its seat, never the real state."""

    name = "bot"

    def choose(self, view: State) -> int:
        """An option for the question that is open."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, each as likely as the other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)

    def choose(self, view: State) -> int:
        options = view.options()
        return int(options[self.dice.below(len(options))])


class GreedyBot(Bot):
    """The option after which the game looks best for its seat; of equals habit, or else one drawn by lot."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)

    def choose(self, view: State) -> int:
        seat = view.seat
        policy = view.policy()
        best: list[int] = []
        top = -2.0
        for option in policy.sought(view):
            after = view.clone()
            after.apply(option)
            policy.calm(after)
            worth = policy.worth(after, seat)
            if worth > top:
                top = worth
                best = []
            if worth == top:
                best.append(int(option))
        usual = int(policy.habit(view))
        return usual if usual in best else best[self.dice.below(len(best))]
