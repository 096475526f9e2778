"""Cards in play: a scenario notices when a line of its card is gone, and random games use every card."""

from __future__ import annotations

import argparse
import random
import tomllib
from collections import Counter
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from sandtable.build import compiled
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


# ---- scenes: a scenario in a line


Scene = dict[str, str]  # what is `given`, what players `do`, and what is `so` afterwards


def read_scenes(folder: Path) -> dict[str, list[Scene]]:
    """The scenes of each card, from all files of a folder."""
    found: dict[str, list[Scene]] = {}
    for path in sorted(folder.glob("*.toml")):
        found |= tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def without_lines(pool: Pool[Card], number: int, idle: Program, spared: Container[str]) -> Pool[Card]:
    """The pool in which this line of every card but some does nothing; the other lines keep their numbers."""
    for card in pool.all():
        if len(card.abilities) > number and card.name not in spared:
            lines = list(card.abilities)
            lines[number] = idle
            pool = pool.changed(card.name, tuple(lines))
    return pool


def not_so(facts: Callable[[], dict[str, str]], so: str, unknown: str) -> str:
    """What is not as a scene says, or nothing: a fact, or a choice that cannot be made; `unknown` is the fact
    of what is not there.
    """
    try:
        found = facts()
    except AssertionError as error:
        return str(error).splitlines()[0]
    for said in so.split():
        key, _, value = said.rpartition("=")
        got = found.get(key, "no" if key.startswith("may:") else unknown)
        if got != value:
            return f"{key} is {got}, not {value}"
    return ""


def check_scenes(
    card: Card, scenes: list[Scene], lines: list[str], amiss: Callable[[Scene, int], str]
) -> None:
    """Every scene of a card holds, and of each of its lines some scene notices that it is gone: `amiss` says
    what does not hold in the game without a line, or in the whole one, -1.
    """
    for scene in scenes:
        wrong = amiss(scene, -1)
        need(not wrong, f"{scene}: {wrong}")
    for number, line in enumerate(lines):
        noticed = any(amiss(scene, number) for scene in scenes)
        need(noticed, f"no scene of {card.name} notices that {line!r} is gone")


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


def report(
    about: str | None,
    player: Callable[[], Player],
    pool: Pool[Card],
    watch: Callable[[Used], None],
    unrun: Callable[[Used], list[str]],
) -> None:
    """The command of a game's tests: play at random, and say what has not been used. Which instructions have
    run can only be watched when the engine runs interpreted.
    """
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    used = Used()
    if not compiled():
        watch(used)
    search(player(), given.games, given.seed, used)
    print(f"{used.games} games, {used.choices} choices")
    print(f"cards never used: {', '.join(unused(pool, used)) or 'none'}")
    if not compiled():
        print(f"instructions never run: {', '.join(unrun(used)) or 'none'}")
