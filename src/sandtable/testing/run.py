"""The contract over many random games, on one core or on all."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Final, NamedTuple

from sandtable.kernel.game import Game
from sandtable.testing.secrets import secrets_are_dealt_again
from sandtable.testing.tools import ContractBroken
from sandtable.testing.trial import Trial, setup_is_sound

LONGEST: Final = 20_000  # choices after which a random game counts as endless


class Tally:
    """What has been played and checked so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.setup = ""
        self.games = 0
        self.choices = 0
        self.positions = 0
        self.pairs = 0
        self.longest = 0
        self.endings: Counter[str] = Counter()

    def add(self, part: Part) -> None:
        self.setup = part.setup
        if part.number == START:
            return
        self.games += 1
        self.choices += part.choices
        self.positions += part.positions
        self.pairs += part.pairs
        self.longest = max(self.longest, part.choices)
        self.endings[part.ending] += 1


START: Final = -1  # the part of the checks that looks at a setup and plays no game


class Part(NamedTuple):
    """One game that has been checked, or the setup itself."""

    setup: str
    number: int
    choices: int = 0
    positions: int = 0
    pairs: int = 0
    ending: str = ""


class Work(NamedTuple):
    """Which games are checked, and how."""

    seed: int
    every: int
    longest: int


def check_game(
    game: Game,
    setups: Iterable[str] | None = None,
    games: int = 3,
    seed: int = 1,
    every: int = 1,
    longest: int = LONGEST,
    progress: Callable[[Tally], None] | None = None,
    jobs: int = 1,
) -> Tally:
    """Run all checks on random games of each setup, every second game with open dice; raise ContractBroken.

    `every` thins the checks of positions out: choices are compared and records replayed in any case. With
    more than one of `jobs`, so many processes share the games; the first that breaks the contract ends all.
    """
    tally = Tally(game)
    names = game.setups()
    if not names or len(set(names)) != len(names):
        raise ContractBroken(f"setups: {game.name} has none, or one twice: {names}")
    work = Work(seed, every, longest)
    parts = [(setup, n) for setup in (names if setups is None else setups) for n in range(START, games)]
    for part in _alone(game, work, parts) if jobs == 1 else _together(game, work, parts, jobs):
        tally.add(part)
        if progress is not None:
            progress(tally)
    return tally


def check_part(game: Game, work: Work, setup: str, number: int) -> Part:
    """Check one game of a setup, or for the number START the setup."""
    if number == START:
        start = Trial(game, setup, work.seed, False)
        with start.during("setup_is_sound"):
            setup_is_sound(game, setup, start.dice)
        with start.during("secrets_are_dealt_again"):
            secrets_are_dealt_again(game, setup, start.dice)
        return Part(setup, number)
    trial = Trial(game, setup, work.seed + number, number % 2 == 1)
    match = trial.run(work.every, work.longest)
    ending = game.ending(match.state)
    return Part(setup, number, trial.number, trial.positions, trial.pairs, ending)


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _alone(game: Game, work: Work, parts: list[tuple[str, int]]) -> Iterator[Part]:
    for setup, number in parts:
        yield check_part(game, work, setup, number)


def _together(game: Game, work: Work, parts: list[tuple[str, int]], jobs: int) -> Iterator[Part]:
    """The same on many processes, in whatever order they are done."""
    others = set(active_children())
    # forked, so that a game that is not installed need not be found again
    pool = ProcessPoolExecutor(jobs, get_context("fork"), _begin, (game, work))
    calls: set[Future[Part]] = set()
    todo = iter(parts)
    try:
        while True:
            while len(calls) < 2 * jobs and (part := next(todo, None)) is not None:
                calls.add(pool.submit(_check, *part))
            if not calls:
                break
            done, calls = wait(calls, return_when=FIRST_COMPLETED)
            for call in done:
                yield call.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()  # it may be in the middle of a long game that nobody wants any more
        raise
    pool.shutdown()


_shared: list[tuple[Game, Work]] = []  # in a worker: what it is there for


def _begin(game: Game, work: Work) -> None:
    signal(SIGINT, SIG_IGN)  # a worker leaves Ctrl-C to the process that started it
    _shared.append((game, work))


def _check(setup: str, number: int) -> Part:
    game, work = _shared[-1]
    return check_part(game, work, setup, number)
