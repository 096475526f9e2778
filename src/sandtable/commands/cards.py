"""`sandtable cards`: check card files, and see what a text becomes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from sandtable.commands.common import Family, game_argument, json_option, plural, print_json

if TYPE_CHECKING:
    from sandtable.cards.errors import CardError

EPILOG = """\b
Examples:
  sandtable cards check GAME                 all cards of the working pool
  sandtable cards check GAME my-cards.toml   the cards of a file, which may speak of those of the pool
  sandtable cards read GAME "Draw a card."   the program of a text, in words
"""


@click.group(
    "cards",
    cls=Family,
    short_help="Check cards and read their texts.",
    epilog=EPILOG,
    invoke_without_command=True,
)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Cards are data: a name, numbers, and a text that must be read to the last word."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("check")
@game_argument
@click.argument("files", nargs=-1, metavar="[FILE]...")
@json_option
@click.pass_context
def check(ctx: click.Context, game: str, files: tuple[str, ...], as_json: bool) -> None:
    """Read the cards of GAME, or of FILEs; the exit code is 1 if a word of them cannot be read."""
    from sandtable.cards.games import find

    pool = find(game).read_pool([Path(name) for name in files])
    chosen = [
        entry for entry in pool.entries if entry.kind in pool.CARDS and (not files or entry.path in files)
    ]
    errors = [error for error in pool.errors if not files or error.file in files]
    bad = {(error.card, error.file) for error in errors}
    count = len(chosen)
    read = sum((entry.name(), entry.path) not in bad for entry in chosen)
    if as_json:
        rows = [
            {
                "card": error.card,
                "line": error.line,
                "column": error.column,
                "message": error.message,
                "clause": error.clause,
                "file": error.file,
            }
            for error in errors
        ]
        print_json({"cards": count, "read": read, "errors": rows})
    else:
        for error in errors:
            click.echo(f"{error.file}: {message(error)}")
        for warning in pool.warnings:
            if not files or warning.file in files:
                click.echo(f"{warning.file}: {message(warning)} (a warning)")
        click.echo(f"{plural(count, 'card')}, {read} read, {plural(len(errors), 'error')}")
    ctx.exit(1 if errors else 0)


def message(error: CardError) -> str:
    clause = f" [{error.clause}]" if error.clause else ""
    return f"{error.where()}: {error.message}{clause}"


@command.command("read")
@game_argument
@click.argument("text")
@json_option
def read(game: str, text: str, as_json: bool) -> None:
    """Show what TEXT becomes: its program, one instruction a line. Each line of it is one ability."""
    from sandtable.cards.errors import CardError
    from sandtable.cards.games import find
    from sandtable.cards.pool import words_of

    pool = find(game).pool()
    rows: list[dict[str, object]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        for at, part in pool.abilities(line):
            try:
                program, words = pool.explain(part)
            except CardError as error:
                column = at + error.column if error.column else 0
                raise CardError(
                    f"line {number}, column {column}: {error.message}", clause=error.clause
                ) from None
            rows.append({"text": part, "words": words, "program": list(program.code)})
    if as_json:
        print_json({"game": game, "abilities": rows})
        return
    for row in rows:
        click.echo(row["text"])
        for line in words_of(row["words"]):
            click.echo(f"  {line}")
