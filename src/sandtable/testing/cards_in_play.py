"""Cards in play: a scenario notices when a line of its card is gone, and random games use every card."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol

from sandtable.kernel import registry
from sandtable.scenario import Scenario, ScenarioError, run
from sandtable.testing.tools import need

if TYPE_CHECKING:
    from sandtable.cards.game import CardGame
    from sandtable.cards.pool import Card, Pool
    from sandtable.cards.programs import Program
    from sandtable.kernel.state import State

LONGEST: Final = 4000  # choices in one random game


# ---- scenarios


@contextmanager
def instead(game: CardGame) -> Iterator[None]:
    """A game in the place of the one that is installed by its name."""
    installed = registry.games()
    kept = installed[game.name]
    installed[game.name] = game
    try:
        yield
    finally:
        installed[game.name] = kept


def without_line(game: CardGame, card: Card, number: int, idle: Program) -> CardGame:
    """The game with an idle line in place of one of a card's own; the others keep their numbers."""
    lines = list(card.abilities)
    lines[number] = idle
    return game.with_pool(game.pool().changed(card.name, tuple(lines)))


def check_line(game: CardGame, card: Card, number: int, idle: Program, scenario: Scenario) -> None:
    """A scenario fails as soon as a line of its card does nothing."""
    with instead(without_line(game, card, number, idle)):
        try:
            run(scenario)
        except ScenarioError:
            return
    need(False, f"{card.name}: nothing in {scenario.name} notices that {card.lines[number]!r} is gone")


# ---- random play


class Player(Protocol):
    """What a game knows that random play does not."""

    def table(self, dice: random.Random, number: int) -> State:
        """A game to be played, with ready-made or random decks; its number tells which are to meet."""
        ...

    def weight(self, s: State, option: int) -> int:
        """How gladly an option is taken: passing less than doing something."""
        ...

    def card(self, s: State, option: int) -> str:
        """The card that an option uses, or nothing."""
        ...


class Used:
    """What was used, and how often."""

    def __init__(self) -> None:
        self.cards: Counter[str] = Counter()
        self.ops: Counter[int] = Counter()
        self.games = 0
        self.choices = 0


def play(player: Player, s: State, dice: random.Random, used: Used, longest: int = LONGEST) -> None:
    """One game to its end, or until it has lasted long enough."""
    count = 0
    while not s.over() and count < longest:
        options = [int(one) for one in s.options()]
        option = dice.choices(options, [player.weight(s, one) for one in options])[0]
        name = player.card(s, option)
        if name:
            used.cards[name] += 1
        s.apply(option)
        count += 1
    used.games += 1
    used.choices += count


def search(player: Player, games: int, seed: str, used: Used) -> None:
    """Play on for so many games; each has a seed of its own."""
    for game in range(used.games, used.games + games):
        dice = random.Random(f"{seed}.{game}")
        play(player, player.table(dice, game), dice, used)


def unused(pool: Pool[Card], used: Used) -> list[str]:
    """The cards that no game has used yet."""
    return sorted([name for name in pool.cards if not used.cards[name]])
