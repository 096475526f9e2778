"""`sandtable replay`: play a record again, in words, and check that it is true."""

from __future__ import annotations

import click

from sandtable.commands.common import json_option, plural, print_json, read_text

EPILOG = """\b
Examples:
  sandtable replay game.record
  sandtable replay game.record --to 12
  sandtable replay - --verify --json < game.record
"""


@click.command("replay", short_help="Replay a record and tell what happened.", epilog=EPILOG)
@click.argument("file", metavar="FILE")
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Stop after N choices.")
@click.option("--verify", is_flag=True, help="Check every turn's number and the result, and say so.")
@json_option
def command(file: str, to: int | None, verify: bool, as_json: bool) -> None:
    """Replay the record in FILE ("-": standard input) and tell what happened."""
    from sandtable.kernel.errors import RecordError
    from sandtable.kernel.record import AGREEMENT, read, replay
    from sandtable.kernel.registry import games

    game, record = read(read_text(file), games())
    total = len(record.choices)
    if to is not None and to > total:
        raise RecordError(
            f"the record has {plural(total, 'choice')}, so it cannot be replayed to choice {to}"
        )
    match = replay(game, record, -1 if to is None else to, verify)
    state = match.state
    made = len(match.record.choices)
    result, hashed = match.record.result, game.hash(state)  # a draw may have been agreed on, by no rule
    ending = game.ending(state) or (AGREEMENT if result != game.result(state) else "")
    log = [words for words in [game.narrate(fact) for fact in state.journal or ()] if words]
    if as_json:
        print_json(
            {
                "game": game.name,
                "setup": record.setup,
                "choices": made,
                "of": total,
                "log": log,
                "position": game.position(state),
                "result": result,
                "ending": ending,
                "hash": hashed,
                "verified": verify,
            }
        )
        return
    if not verify:
        for words in log:
            click.echo(words)
        click.echo(f"\n{game.picture(state)}\n")
        click.echo(f"after {made} of {plural(total, 'choice')}")
        click.echo(f"position  {game.position(state)}")
        click.echo(f"result    {result}")
        click.echo(f"hash      {hashed}")
        return
    click.echo(f"verified: {plural(made, 'choice')}, result {result}, hash {hashed}")
