"""`sandtable replay`: play a record again, in words, and check that it is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from sandtable.commands.common import json_option, named, plural, print_json, read_text
from sandtable.kernel.errors import SandtableError

if TYPE_CHECKING:
    from sandtable.kernel.game import Game
    from sandtable.kernel.record import Record

EPILOG = """\b
Examples:
  sandtable replay game.record
  sandtable replay game.record --to 12
  sandtable replay - --verify --json < game.record
"""


@click.command("replay", short_help="Replay a record and tell what happened.", epilog=EPILOG)
@click.argument("file", metavar="FILE")
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Stop after N choices.")
@click.option("--verify", is_flag=True, help="Check turns, result and dice, and say so.")
@json_option
def command(file: str, to: int | None, verify: bool, as_json: bool) -> None:
    """Replay the record in FILE ("-": standard input) and tell what happened."""
    try:
        tell(file, to, verify, as_json)
    except SandtableError as error:
        raise named(file, error) from None


def tell(file: str, to: int | None, verify: bool, as_json: bool) -> None:
    """Play the record again, and say what came of it."""
    from sandtable.fair import FORMER, check_headers
    from sandtable.kernel.errors import RecordError
    from sandtable.kernel.game import ALL
    from sandtable.kernel.record import AGREEMENT, TIME, read, replay
    from sandtable.kernel.registry import games

    game, record = read(read_text(file), games())
    proof = check_headers(record.headers, record.seed, game.seats(record.setup)) if verify else None
    match = replay(game, record, -1 if to is None else to, verify)
    made = choices_in(game, match.record)
    total = made if to is None else choices_in(game, record)
    if to is not None and made < to:
        raise RecordError(f"the record has {plural(made, 'choice')}, so it cannot be replayed to choice {to}")
    state = match.state
    result, hashed = match.record.result, game.hash(state)  # a draw may have been agreed on, by no rule
    ending = game.ending(state) or (AGREEMENT if result != game.result(state) else "")
    if to is None and state.over() and record.headers.get("Ending") == TIME:
        ending = TIME
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
                "fair": proof is not None,
                "scheme": proof.scheme if proof else None,
                "promise": proof.promise if proof else None,
            }
        )
        return
    if not verify:
        for words in log:
            click.echo(words)
        click.echo(f"\n{game.picture(state, ALL)}\n")
        click.echo(f"after {made} of {plural(total, 'choice')}")
        click.echo(f"position  {game.position(state)}")
        click.echo(f"result    {result}")
        click.echo(f"hash      {hashed}")
        return
    dice = ", dice as they were promised" if proof else ""
    click.echo(f"verified: {plural(made, 'choice')}{dice}, result {result}, hash {hashed}")
    if proof and proof.scheme == FORMER:
        click.echo("The seed was made by the former scheme: a host who also played could have chosen it.")
    elif proof and proof.promise > 1:
        void = "promise" if proof.promise == 2 else "promises"
        click.echo(f"{proof.promise - 1} {void} of this table came to nothing before; the house lists why.")


def choices_in(game: Game, record: Record) -> int:
    """How many choices the players made; the dice that stand among them are nobody's."""
    from sandtable.kernel.frames import CHANCE

    if not game.ROLLS:
        return len(record.choices)
    state = game.new_open(record.start or record.setup, "")
    made = 0
    for number, text in enumerate(record.choices):
        made += state.seat != CHANCE
        try:
            state.apply(game.understand(state, text))
        except SandtableError:  # beyond what was asked for, and wrong: whose it would be nobody knows
            return made + len(record.choices) - number - 1
    return made
