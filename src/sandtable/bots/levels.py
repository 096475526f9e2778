"""Named levels, and bots by their written names: random, greedy, level:3, mcts:800n, mcts:2s."""

from typing import Final, NamedTuple

from sandtable.bots.bot import Bot, GreedyBot, RandomBot
from sandtable.bots.mcts import MctsBot
from sandtable.kernel.errors import SetupError


class Level(NamedTuple):
    """How strong, how slow."""

    number: int
    name: str
    nodes: int  # positions that the search looks at; 1 looks one step ahead


LEVELS: Final = (
    Level(1, "Recruit", 1),
    Level(2, "Corporal", 300),
    Level(3, "Captain", 2_000),  # the strongest quick level: a few thousandths of a second a choice
    Level(4, "General", 20_000),
    Level(5, "Marshal", 200_000),
)
QUICK: Final = 3


def make_bot(spec: str, seed: int) -> Bot:
    """The bot a text names."""
    kind, colon, detail = spec.partition(":")
    if spec == "random":
        return RandomBot(seed)
    if spec == "greedy":
        return GreedyBot(seed)
    if kind in ("mcts", "level"):
        if not colon:
            detail = str(QUICK)
        if detail.isdigit() and 1 <= int(detail) <= len(LEVELS):
            return MctsBot(seed, LEVELS[int(detail) - 1].nodes)
        number, unit = detail[:-1], detail[-1:]
        if unit == "n" and number.isdigit() and int(number) > 0:
            return MctsBot(seed, int(number))
        if unit == "s" and _is_seconds(number):
            return MctsBot(seed, 0, float(number))
    raise SetupError(
        f"there is no bot {spec!r}; write random, greedy, level:1 to level:{len(LEVELS)} (or mcts:1 …), "
        "mcts:800n for nodes or mcts:2s for seconds"
    )


def _is_seconds(text: str) -> bool:
    whole, _, part = text.partition(".")
    return whole.isdigit() and (not part or part.isdigit()) and 0.0 < float(text) <= 3600.0
