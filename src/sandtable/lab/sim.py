"""Many games between bots on all cores; what comes out does not depend on how many cores there are.

Game number n of a setup has dice and bots seeded from the simulation's seed, the setup and n, so any of
them can be played again alone.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import blake2b
from multiprocessing import active_children, get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import NamedTuple

from sandtable.bots.arena import Bout, bot_seed
from sandtable.bots.levels import make_bot
from sandtable.kernel.errors import SetupError
from sandtable.kernel.game import Game
from sandtable.kernel.record import new_match
from sandtable.kernel.registry import find
from sandtable.lab.stats import summary, wilson

_CHUNK = 0.3  # seconds of work handed to a worker at a time: enough to make the handing over cheap
_ALONE = 0.3  # seconds to try without workers, which take that long to start


class Plan(NamedTuple):
    """What is simulated: everything a worker needs to play game number n."""

    game: str
    setup: str
    seats: tuple[str, ...]
    seed: str
    cap: int = 0  # rounds after which a game is broken off; 0: never
    hashed: bool = False
    faults: str = "faults"  # folder for the records of games in which the engine failed


class Outcome(NamedTuple):
    """How one game went."""

    number: int
    finished: bool
    winners: tuple[int, ...]
    ending: str
    decisions: int
    rounds: int
    fault: str  # what the engine said when it failed, and where the record is
    digest: str  # of the choices and of the last state
    first: int = 1  # the seat that had the first turn


# ---- one game


def play_one(plan: Plan, number: int) -> Outcome:
    """Play game number n of a plan; a failure of the engine becomes an outcome, with its record saved."""
    game = find(plan.game).of(plan.setup)
    seed = f"{plan.seed}/{plan.setup}/{number}"
    bots = [make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(plan.seats)]
    bout = Bout(game, game.new(plan.setup, seed), bots, bot_seed(seed, -1))
    try:
        finished = bout.play(plan.cap)
        state = bout.state
        winners = tuple(i + 1 for i, value in enumerate(state.returns()) if value > 0)
        rounds = game.rounds(state)
        ending = game.ending(state)
        digest = _digest(game, bout) if plan.hashed else ""
    except Exception as error:
        fault = _save_fault(plan, game, seed, number, bout, error)
        return Outcome(number, False, (), "", len(bout.chosen), 0, fault, fault)
    first = game.first(state) + 1
    return Outcome(number, finished, winners, ending, len(bout.chosen), rounds, "", digest, first)


def _digest(game: Game, bout: Bout) -> str:
    choices = " ".join(str(option) for option in bout.chosen)
    return blake2b(f"{choices}\n{game.hash(bout.state)}".encode(), digest_size=16).hexdigest()


def _save_fault(plan: Plan, game: Game, seed: str, number: int, bout: Bout, error: Exception) -> str:
    """Write the record of a game in which the engine failed, and say where it is."""
    folder = Path(plan.faults)
    folder.mkdir(parents=True, exist_ok=True)
    setup = plan.setup.split(" ", 1)[0].replace(":", "-")[
        :60
    ]  # deck codes are longer than names of files may be
    path = folder / f"{plan.game}-{setup}-{number}.record"
    what = f"{type(error).__name__}: {error}"
    path.write_text(_fault_record(plan, game, seed, bout) + f"; {what}\n", encoding="utf-8")
    return f"game {number} of {plan.setup}: {what}; its record is {path}"


def _fault_record(plan: Plan, game: Game, seed: str, bout: Bout) -> str:
    """The record up to the failure: the last choice may not be one that can be played."""
    match = new_match(game, plan.setup, seed)
    for option in bout.chosen:
        try:
            match.choose(int(option))
        except Exception:
            return match.text() + f"; then option {int(option)}\n"
    return match.text()


# ---- many games


def simulate(
    plan: Plan, games: int, workers: int = 0, progress: Callable[[int], None] | None = None
) -> list[Outcome]:
    """Play games 0 to `games` - 1, on as many processes as asked for or as there are cores."""
    workers = workers or cores()
    outcomes: list[Outcome] = []
    quick = all(spec == "random" for spec in plan.seats)
    start = time.perf_counter()
    while len(outcomes) < games and (workers == 1 or (quick and time.perf_counter() - start < _ALONE)):
        outcomes.append(play_one(plan, len(outcomes)))
        if progress is not None:
            progress(1)
    if len(outcomes) < games:
        for part in _in_pool(plan, len(outcomes), games, workers):
            outcomes.extend(part)
            if progress is not None:
                progress(len(part))
    return sorted(outcomes)


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _in_pool(plan: Plan, first: int, games: int, workers: int) -> Iterator[list[Outcome]]:
    chunk = 1  # until we know how long a game takes
    played, seconds = 0, 0.0
    calls: set[Future[tuple[float, list[Outcome]]]] = set()
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("forkserver"), _deaf)
    try:
        while first < games or calls:
            # two a worker, so that none waits for the next; more would only lie about
            while first < games and len(calls) < 2 * workers:
                last = min(first + chunk, games)
                calls.add(pool.submit(play_some, plan, first, last))
                first = last
            done, calls = wait(calls, return_when=FIRST_COMPLETED)
            for call in done:
                spent, part = call.result()
                played, seconds = played + len(part), seconds + spent
                yield part
            share = max(1, (games - first) // (2 * workers))  # towards the end, so that all end together
            chunk = max(1, min(int(_CHUNK * played / seconds), share))
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()  # it may be in the middle of a long game that nobody wants any more
        raise
    pool.shutdown()


def _deaf() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal(SIGINT, SIG_IGN)


def play_some(plan: Plan, first: int, last: int) -> tuple[float, list[Outcome]]:
    """What one worker does at a time, and how long it took."""
    start = time.perf_counter()
    outcomes = [play_one(plan, number) for number in range(first, last)]
    return time.perf_counter() - start, outcomes


# ---- what came out


def report(outcomes: list[Outcome], seats: int, hashed: bool = False) -> dict[str, object]:
    """The statistics of many games; a win counts for every seat of the winning side."""
    finished = [outcome for outcome in outcomes if outcome.finished]
    wins = {str(seat): 0 for seat in range(1, seats + 1)}
    for outcome in finished:
        for seat in outcome.winners:
            wins[str(seat)] += 1
    draws = sum(1 for outcome in finished if not outcome.winners)
    begun = sum(1 for outcome in finished if outcome.first in outcome.winners)
    rate = (begun + draws / 2) / len(finished) if finished else 0.0
    low, high = wilson(rate, len(finished))
    out: dict[str, object] = {
        "games": len(outcomes),
        "finished": len(finished),
        "faults": sum(1 for outcome in outcomes if outcome.fault),
        "wins": wins,
        "draws": draws,
        "ends": dict(sorted(Counter(outcome.ending for outcome in finished).items())),
        "decisions": summary([outcome.decisions for outcome in finished]),
        "rounds": summary([outcome.rounds for outcome in finished]),
        "first_seat": {"rate": rate, "low": low, "high": high},
    }
    if hashed:
        text = "\n".join(outcome.digest for outcome in outcomes)
        out["hash"] = blake2b(text.encode(), digest_size=16).hexdigest()
    return out


def setups_of(game: Game, names: tuple[str, ...]) -> list[str]:
    """The setups that names mean: whole (lagoon:2v2), one part (lagoon, 2v2), all, or a position."""
    found: list[str] = []
    for name in names or (game.setups()[0],):
        if " " in name:
            game.new(name, "")  # says what is wrong with the position
            found.append(name)
            continue
        fits = [s for s in game.setups() if name == s] or [
            s for s in game.setups() if name in ("all", *s.split(":"))
        ]
        if not fits:
            game.check_setup(name)  # it may be one of its own, such as two deck codes
            fits = [name]
        found += [s for s in fits if s not in found]
    return found


def seats_of(spec: str, count: int) -> tuple[str, ...]:
    """A bot for every seat from "random,mcts:2", repeated until all seats have one."""
    given = [part.strip() for part in spec.split(",")]
    for part in given:
        make_bot(part, 0)  # says what is wrong with it
    if len(given) > count:
        raise SetupError(f"{spec!r} names {len(given)} bots for {count} seats")
    return tuple(given[i % len(given)] for i in range(count))
