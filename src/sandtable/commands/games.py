"""`sandtable games`: what there is to play."""

import click

from sandtable.commands.common import json_option, plural, print_json


@click.command("games", epilog="Example: sandtable games --json")
@json_option
def command(as_json: bool) -> None:
    """List the games, their setups and how many seats each has."""
    from sandtable.kernel.registry import failed, games

    found = games()
    for words in failed().values():
        click.echo(f"not loaded: {words}", err=True)
    if as_json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "rules": game.book.version,
                    "setups": [{"name": setup, "seats": game.seats(setup)} for setup in game.setups()],
                }
                for game in found.values()
            ]
        )
        return
    for game in found.values():
        click.echo(f"{game.name}  {game.title}, rules {game.book.version}")
        for setup in game.setups():
            click.echo(f"  {setup:<20} {plural(game.seats(setup), 'seat')}")
