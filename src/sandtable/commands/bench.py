"""`sandtable bench`: how fast the engine runs here, on one core."""

from __future__ import annotations

import click

from sandtable.commands.common import json_option, print_json

ROWS = {
    "decisions_per_s": "decisions a second",
    "steps_per_s": "steps a second (options, clone, apply)",
    "games_per_s": "games a second",
    "clones_per_s": "clones a second",
    "options_mean": "options a decision",
    "decisions_per_game": "decisions a game",
}


@click.command(
    "bench",
    short_help="Measure how fast games run on one core.",
    epilog="Example: sandtable bench antagonism --seconds 10 --json",
)
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01, max=3600),
    default=5.0,
    show_default=True,
    help="How long to play random games; copies and steps take a quarter of that each.",
)
@json_option
def command(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure GAMEs, or all there are, in uniformly random play on a single core.

    The rates are per second of processor time, over the setups with the fewest seats.
    """
    from sandtable.kernel import registry
    from sandtable.lab.bench import measure, setups

    chosen = [registry.find(name) for name in games] or list(registry.games().values())
    results = {}
    for game in chosen:
        row = results[game.name] = measure(game, seconds)
        if not as_json:
            built = "compiled" if row["compiled"] else "interpreted"
            click.echo(f"{game.name}, {built} ({', '.join(setups(game))})")
            for key, words in ROWS.items():
                value = row[key]
                assert isinstance(value, float)
                click.echo(f"  {value:>14,.{0 if value >= 1000 else 1}f}  {words}")
    if as_json:
        print_json(results)
