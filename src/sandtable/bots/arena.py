"""Games between bots: the loop that simulations and tournaments share."""

from hashlib import blake2b
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.bots.bot import Bot, RandomBot
from sandtable.kernel.errors import Illegal, RulesLoop
from sandtable.kernel.game import Game
from sandtable.kernel.rng import FastDice
from sandtable.kernel.state import State

MOST: Final = 1_000_000  # choices after which a game is said to have no end


class Bout:
    """One game between bots, as far as it has gone; what was chosen is kept, also when the engine fails."""

    def __init__(self, game: Game, state: State, bots: list[Bot], seed: i64) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.dice = FastDice(seed)  # for what the bots cannot see and the dice they imagine
        self.chosen = vec[i64]()

    def play(self, cap: i64) -> bool:
        """Play to the end; False if that takes more than `cap` rounds (0: as many as it takes)."""
        s = self.state
        bots = self.bots
        left: i64 = MOST
        while s.frames:
            if cap > 0 and self.game.rounds(s) > cap:
                return False
            seat = s.seat
            bot = bots[seat]
            if isinstance(bot, RandomBot):
                # its seat's options are all it looks at, so it needs no view of its own
                options = s.options()
                option = options[bot.dice.below(len(options))]
            else:
                view = s.determinize(seat, (self.dice.word() << 30) ^ self.dice.word())
                option = bot.choose(view)
                if s.bar(option) != 0:
                    raise Illegal(f"the bot {type(bot).__name__} chose {option}, which is barred")
            self.chosen = append(self.chosen, option)
            s.apply(option)
            left -= 1
            if left == 0:
                raise RulesLoop(f"the game has no end: {MOST} choices were made")
        return True


def bot_seed(text: str, seat: int) -> int:
    """A number for the bot in a seat, from the words that name its game."""
    return int.from_bytes(blake2b(f"{text}/{seat}".encode(), digest_size=8).digest(), "little") >> 1
