"""The command `sandtable`: finds a command by name, and turns whatever goes wrong into one sentence."""

from __future__ import annotations

import importlib
import sys
import threading
from typing import Any, NoReturn

import click

from sandtable.commands.common import Family
from sandtable.kernel.errors import SandtableError

# in the order in which --help lists them; a module is imported when its command is asked for
COMMANDS = {
    "games": "sandtable.commands.games",
    "rules": "sandtable.commands.rules",
    "cards": "sandtable.commands.cards",
    "decks": "sandtable.commands.decks",
    "serve": "sandtable.commands.serve",
    "play": "sandtable.commands.play",
    "position": "sandtable.commands.position",
    "replay": "sandtable.commands.replay",
    "scenario": "sandtable.commands.scenario",
    "sim": "sandtable.commands.sim",
    "bench": "sandtable.commands.bench",
}

INTERRUPTED = 130  # what a shell says of a program that Ctrl-C ended


class Commands(Family):
    """A group that imports its commands late and reports errors in one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(COMMANDS[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Run, and leave with 0, with 1 for what a person gave us and is wrong, with 2 for wrong usage."""
        kwargs["standalone_mode"] = False
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a sign gets a question mark
        try:
            code = super().main(*args, **kwargs)
            sys.stdout.flush()
        except SandtableError as error:
            fail(sentence(error), 1)
        except click.ClickException as error:
            fail(plainly(error.format_message()), error.exit_code)
        except click.Abort:
            if threading.active_count() > 1:
                sys.unraisablehook = unheard  # a pool of workers was at it, and may stumble at exit, aloud
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            sys.stdout = None  # the reader has gone: nothing is left to say, nor to flush at exit
            sys.exit(1)
        except OSError as error:
            fail(f"{error.filename or 'input'}: {error.strerror or error}", 1)
        except UnicodeDecodeError as error:
            fail(f"the input is not UTF-8 text ({error.reason} at byte {error.start})", 1)
        sys.exit(code if isinstance(code, int) else 0)


def plainly(message: str) -> str:
    """What click says of a number, in everybody's words."""
    for kind, words in (("integer", "a whole number"), ("float", "a number")):
        message = message.replace(f"a valid {kind} range", words).replace(f"a valid {kind}", words)
    return message


def unheard(_: object) -> None:
    """Nobody wants to know what went wrong after Ctrl-C."""


def sentence(error: SandtableError) -> str:
    """What is wrong, and by which clause."""
    return f"{error.message} [{error.clause}]" if error.clause else error.message


def fail(message: str, code: int) -> NoReturn:
    click.echo(f"sandtable: {' '.join(message.split())}", err=True)
    sys.exit(code)


def version() -> str:
    from sandtable import __version__
    from sandtable.build import compiled

    engine = "compiled with mypyc" if compiled() else "interpreted"
    return f"sandtable {__version__} (engine {engine})"


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option("--version", "asked", is_flag=True, help="Print the version and how the engine was built.")
@click.pass_context
def main(ctx: click.Context, asked: bool) -> None:
    """Tabletop games as engines that cite their own rules.

    \b
    sandtable play antagonism          play in the terminal against a bot
    sandtable rules antagonism cloud   what the rulebook says about the cloud
    """
    if asked:
        click.echo(version())
        ctx.exit()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
