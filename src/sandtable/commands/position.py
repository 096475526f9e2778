"""`sandtable position`: look at a position, list its options, play from it; one by one or by the thousand."""

from __future__ import annotations

import json
import os
import stat
import sys
from typing import TYPE_CHECKING

import click

from sandtable.commands.common import game_argument, json_option, plural, print_json

if TYPE_CHECKING:
    from sandtable.kernel.game import Game
    from sandtable.kernel.state import State

EPILOG = """\b
Examples:
  sandtable position antagonism vertigo:2 --options
  sandtable position antagonism "exomoon:2 ......2K/-/-/-/-/-/-/-/....1R/-/-/-/......1K 1 0 - 5 0 - *" \\
      --play "Re5-h8 /"
  sandtable position antagonism - --play "Re5-h8 /" < positions.txt > answers.jsonl
"""


@click.command("position", short_help="Look at a position, list its options, play from it.", epilog=EPILOG)
@game_argument
@click.argument("notation", metavar="[NOTATION]", required=False, default="")
@click.option(
    "--cards", default=None, metavar="FILE", help="A scenario or card file whose cards are there, too."
)
@click.option("--options", "with_options", is_flag=True, help="List the legal options in notation.")
@click.option("--play", default=None, metavar="MOVES", help="Choices to make, separated by spaces.")
@json_option
def command(
    game: str, notation: str, cards: str | None, with_options: bool, play: str | None, as_json: bool
) -> None:
    """Show a position of GAME, what may be done in it, and the position after MOVES.

    NOTATION is a position, the name of a setup for its standard start, or "-". With "-" positions are read
    from standard input, one a line, and each is answered with one line of JSON: position, options and after
    (null if nothing was played), or error and clause. A line may bring its own moves, after a tab or as
    {"position": ..., "play": ...}. With --cards it may be left out: then it is the start of that scenario.
    """
    from sandtable.kernel.registry import find

    rules = find(game)
    if cards is not None:
        rules, start = with_cards(rules, cards)
        notation = notation or start
    if not notation:
        raise click.UsageError("which position? Give its NOTATION, or --cards with a scenario that begins.")
    if notation == "-":
        _answer_lines(rules, play)
        return
    state = begin(rules, notation)
    if as_json:
        print_json(answer(rules, notation, play))
        return
    after = played(rules, state, play)  # before anything is printed: a mistake in it is the whole answer
    _show(rules, state)
    if with_options:
        tokens = options(rules, state)
        click.echo(f"\n{plural(len(tokens), 'option')}: {' '.join(tokens)}")
    if after is not None:
        click.echo(f"\nafter {play}:\n")
        _show(rules, after)


def _show(rules: Game, state: State) -> None:
    from sandtable.kernel.game import ALL

    click.echo(rules.picture(state, ALL))
    click.echo(f"\n{rules.position(state)}")
    if state.over():
        click.echo(f"The game is over: {rules.result(state)}")
    else:
        question = rules.question(state) if state.seat >= 0 else "The dice are to be rolled."
        click.echo(f"{question} [{rules.book.cite(state.clause)}]")


def with_cards(rules: Game, file: str) -> tuple[Game, str]:
    """The game with the cards of a scenario file, and how that scenario begins, if it is one."""
    from pathlib import Path

    from sandtable import toml
    from sandtable.kernel.errors import NotationError

    try:
        text = Path(file).read_text(encoding="utf-8")
        data = toml.loads(text)
    except OSError as error:
        raise NotationError(f"{file}: {error.strerror}") from None
    except (UnicodeDecodeError, toml.TomlError) as error:
        raise NotationError(f"{file}: {error}") from None
    made, start = rules.arranged(text, file)
    begins = start or data.get("position") or data.get("setup")
    return made, begins if isinstance(begins, str) else ""


def begin(rules: Game, notation: str) -> State:
    """The state of a position; dice that are written in notation are for MOVES to give."""
    return rules.new_open(notation, "") if rules.ROLLS else rules.new(notation, "")


def options(rules: Game, state: State) -> list[str]:
    """The legal options in notation; asides such as resigning are not among them."""
    return [rules.written(state, option) for option in state.options()]


def played(rules: Game, state: State, moves: str | None) -> State | None:
    """The state after the moves, or nothing if there are none; the given state stays as it is."""
    if moves is None or not moves.strip():
        return None
    after = state.clone()
    for word in moves.split():
        for text in rules.steps(word):
            after.apply(rules.understand(after, text))
    return after


def answer(rules: Game, notation: str, play: str | None) -> dict[str, object]:
    """Position, options, and the position after the moves."""
    state = begin(rules, notation)
    after = played(rules, state, play)
    return {
        "position": rules.position(state),
        "options": options(rules, state),
        "after": None if after is None else rules.position(after),
    }


def _answer_lines(rules: Game, play: str | None) -> None:
    """One answer a line, and at once when somebody may be waiting for it at the other end of a pipe."""
    from sandtable.kernel.errors import SandtableError

    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")  # a line that is no text gets its own answer, too
    write = sys.stdout.write
    flush = None if _is_file() else sys.stdout.flush
    encode = json.JSONEncoder(ensure_ascii=False).encode
    for line in sys.stdin:
        try:
            notation, moves = _line(line.rstrip("\r\n"), play)
            result = answer(rules, notation, moves)
        except SandtableError as error:
            result = {"error": error.message, "clause": error.clause}
        write(encode(result) + "\n")
        if flush is not None:
            flush()


def _is_file() -> bool:
    """Whether standard input is a file on disk, which waits for no answer."""
    try:
        return stat.S_ISREG(os.fstat(sys.stdin.fileno()).st_mode)
    except (OSError, ValueError):
        return False


def _line(line: str, play: str | None) -> tuple[str, str | None]:
    """A line's position and moves."""
    from sandtable.kernel.errors import NotationError

    if line.lstrip().startswith("{"):
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise NotationError(f"this line is not JSON: {error}") from None
        notation = data.get("position")
        moves = data.get("play", play)
        if not isinstance(notation, str) or not (moves is None or isinstance(moves, str)):
            raise NotationError('a line of JSON looks like {"position": "...", "play": "..."}')
        return notation.strip(), moves
    notation, tab, own = line.partition("\t")
    if not notation.strip():
        raise NotationError("the line is empty; a position was expected")
    return notation.strip(), own if tab else play
