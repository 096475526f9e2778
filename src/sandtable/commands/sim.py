"""`sandtable sim`: many games between bots, and what came out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from sandtable.commands.common import game_argument, json_option, percent, plural, print_json, stderr_console

if TYPE_CHECKING:
    from sandtable.kernel.game import Game
    from sandtable.lab.sim import Outcome, Plan

EPILOG = """\b
Examples:
  sandtable sim antagonism --games 1000 --seed 1
  sandtable sim antagonism --mode lagoon:2v2 --games 100 --seed 7 --seats random,mcts:2 --json
  sandtable sim antagonism --mode all --games 10000 --seed 1 --hash
"""


@click.command("sim", epilog=EPILOG)
@game_argument
@click.option(
    "--mode",
    "--setup",
    "modes",
    multiple=True,
    metavar="M",
    help="A setup (lagoon:2v2), a part of its name (lagoon, 2v2) or all; may be given several times. "
    "Otherwise the game's first setup.",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="Games to play of each setup.",
)
@click.option("--seed", default="1", show_default=True, help="Any words; the same words give the same games.")
@click.option(
    "--seats",
    default="random",
    show_default=True,
    help="A bot a seat, repeated until all seats have one: random, greedy, level:1 to level:5, mcts:2s.",
)
@click.option(
    "--rounds-cap",
    type=click.IntRange(min=1),
    help="Break off games longer than this; they do not count as finished.",
)
@click.option("--hash", "hashed", is_flag=True, help="Add one hash over all choices and all final states.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes to use; otherwise one a core.")
@click.option(
    "--faults", default="faults", show_default=True, metavar="DIR", help="Where records of faults go."
)
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    modes: tuple[str, ...],
    count: int,
    seed: str,
    seats: str,
    rounds_cap: int | None,
    hashed: bool,
    workers: int | None,
    faults: str,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots, on all cores.

    A win counts for every seat of the winning side. The first seat's rate is its wins plus half the draws,
    over the finished games, with Wilson's 95 % interval. A fault is a game in which the engine failed: its
    record is kept, and the exit code is 1. Several setups are reported together and each for itself.
    """
    from sandtable.kernel.registry import find
    from sandtable.lab.sim import Plan, report, seats_of, setups_of

    rules = find(game)
    plans = [
        Plan(rules.name, setup, seats_of(seats, rules.seats(setup)), seed, rounds_cap or 0, hashed, faults)
        for setup in setups_of(rules, modes)
    ]
    outcomes = _run(plans, count, workers or 0)
    most = max(rules.seats(plan.setup) for plan in plans)
    total = report([outcome for part in outcomes for outcome in part], most, hashed)
    if len(plans) > 1:
        total["setups"] = {
            plan.setup: report(part, rules.seats(plan.setup), hashed) for plan, part in zip(plans, outcomes)
        }
    if as_json:
        print_json(total)
    else:
        _print(rules, plans, outcomes, hashed)
    failed = [outcome.fault for part in outcomes for outcome in part if outcome.fault]
    for fault in failed:
        click.echo(f"sandtable: {fault}", err=True)
    ctx.exit(1 if failed else 0)


def _run(plans: list[Plan], count: int, workers: int) -> list[list[Outcome]]:
    from sandtable.lab.sim import simulate

    console = stderr_console()
    if not console.is_terminal:
        return [simulate(plan, count, workers) for plan in plans]
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=count * len(plans))
        out = []
        for plan in plans:
            bar.update(task, description=plan.setup)
            out.append(simulate(plan, count, workers, lambda done: bar.advance(task, done)))
        return out


def _print(rules: Game, plans: list[Plan], outcomes: list[list[Outcome]], hashed: bool) -> None:
    from sandtable.lab.sim import report

    for plan, part in zip(plans, outcomes):
        row = report(part, rules.seats(plan.setup), hashed)
        wins, ends, first = row["wins"], row["ends"], row["first_seat"]
        assert isinstance(wins, dict) and isinstance(ends, dict) and isinstance(first, dict)
        click.echo(f"{rules.name} {plan.setup}: {plural(len(part), 'game')}, {', '.join(plan.seats)}")
        click.echo(f"  finished    {row['finished']}, faults {row['faults']}")
        won = ", ".join(f"seat {seat}: {n}" for seat, n in wins.items())
        click.echo(f"  wins        {won}; draws: {row['draws']}")
        interval = f"{percent(first['low'])} to {percent(first['high'])}"
        click.echo(f"  first seat  {percent(first['rate'])} ({interval})")
        click.echo(f"  ends        {', '.join(f'{reason}: {n}' for reason, n in ends.items())}")
        for key in ("decisions", "rounds"):
            stats = row[key]
            assert isinstance(stats, dict)
            click.echo(
                f"  {key:<11} mean {stats['mean']:.1f}, median {stats['median']:g}, max {stats['max']}"
            )
        if hashed:
            click.echo(f"  hash        {row['hash']}")
