"""What the commands share: arguments they all take, and ways to print."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import click

from sandtable.kernel.errors import SandtableError

if TYPE_CHECKING:
    from rich.console import Console

game_argument = click.argument("game", metavar="GAME")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")


class Family(click.Group):
    """Commands under one name; for one that it does not have it says what there is."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            known = ", ".join(self.list_commands(ctx))
            raise click.UsageError(f"{error.message} There is {known}.", ctx) from None


def print_json(data: object) -> None:
    """JSON on standard output: one line for programs, indented for people."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None))


def stderr_console() -> Console:
    """Where progress is shown: data alone goes to standard output."""
    from rich.console import Console

    return Console(stderr=True)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def plural(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def named(path: str, error: SandtableError) -> SandtableError:
    """An error about a file, which says of which."""
    source = "standard input" if path == "-" else path
    return SandtableError(f"{source}: {error.message}", error.clause)


def read_text(path: str) -> str:
    """The text of a file, or of standard input for "-"."""
    if path == "-":
        return sys.stdin.read()
    with open(path, encoding="utf-8") as file:
        return file.read()
