"""`sandtable play`: a game in the terminal."""

from __future__ import annotations

import click

from sandtable.commands.common import game_argument

EPILOG = """\b
Examples:
  sandtable play antagonism
  sandtable play antagonism --setup lagoon:2v2 --seats human,mcts:2,human,mcts:2 --save evening.record
  sandtable play antagonism --seats level:3,level:1 --seed "a rainy day"
"""


@click.command("play", epilog=EPILOG)
@game_argument
@click.option(
    "--setup", default=None, help="A setup (see sandtable games) or a position; otherwise the first setup."
)
@click.option(
    "--seats",
    default="human",
    show_default=True,
    help="Who plays, in the order of the seats: human, random, greedy, level:1 to level:5, mcts:2s. "
    "Seats that are not named get level:2.",
)
@click.option(
    "--seed", default=None, help="Any words, for the dice and the bots; otherwise new ones each time."
)
@click.option("--save", default="", metavar="FILE", help="Write the record here, also when you leave early.")
def command(game: str, setup: str | None, seats: str, seed: str | None, save: str) -> None:
    """Play GAME in the terminal against bots and people beside you.

    You write your moves in the game's notation; ? lists what else can be written.
    """
    import secrets
    import sys

    from rich.console import Console

    from sandtable.kernel.registry import find
    from sandtable.terminal import Terminal, seats_of

    rules = find(game)
    chosen = setup or rules.setups()[0]
    if " " not in chosen:
        rules.check_setup(chosen)
    if sys.stdin.isatty():
        import readline  # noqa: F401  (gives the line that is being written arrows and a history)
    players = seats_of(seats, rules.seats(chosen))
    console = Console(highlight=False, soft_wrap=True)
    Terminal(rules, chosen, players, seed or secrets.token_hex(32), save, console).run()
