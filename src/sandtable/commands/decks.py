"""`sandtable decks`: hold a deck list to the rules of its game, and pack it into a code."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from sandtable.commands.common import Family, json_option, print_json, read_text

if TYPE_CHECKING:
    from sandtable.cards.game import CardGame

EPILOG = """\b
Examples:
  sandtable decks check my-deck.txt
  sandtable decks check my-deck.txt --bans event.toml --json
  sandtable decks check my-deck.txt --print      the list in its one form
  sandtable decks code my-deck.txt               the deck as one word, for a setup or a link
  sandtable sim GAME --setup "$(sandtable decks code my-deck.txt):OTHER-DECK" --games 10 --seed 1
"""


game_option = click.option("--game", default="", help="Of which game, if the list does not say.")


@click.group("decks", cls=Family, short_help="Check deck lists.", epilog=EPILOG, invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Deck lists: one card a line with its count, in sections."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("check", epilog=EPILOG)
@click.argument("file", metavar="FILE")
@game_option
@click.option("--bans", metavar="FILE", help="A ban list instead of the game's own.")
@click.option("--print", "printed", is_flag=True, help="Print the list as it would be exported.")
@json_option
@click.pass_context
def check(ctx: click.Context, file: str, game: str, bans: str | None, printed: bool, as_json: bool) -> None:
    """Say what is wrong with the deck in FILE ("-" for standard input), each fault with its clause."""
    from sandtable.cards.errors import CardError

    text = read_text(file)
    meant = card_game(text, game)
    rules = meant.deck_rules()
    try:
        deck = rules.read(text)
        banned = rules.bans(Path(bans) if bans else None)
    except CardError as error:
        raise CardError(f"{file}, line {error.line}: {error.message}", clause=error.clause) from None
    faults = rules.check(deck, meant.pool(), banned)
    if as_json:
        print_json(
            {
                "game": meant.name,
                "deck": deck.heads.get("Name", ""),
                "cards": rules.counted(deck),
                "legal": not faults,
                "faults": [fault._asdict() for fault in faults],
            }
        )
    else:
        if printed:
            click.echo(rules.write(deck), nl=False)
        for fault in faults:
            where = f"line {fault.line}: " if fault.line else ""
            click.echo(f"{where}{fault.message} [{fault.clause}]")
        if not faults and not printed:
            counts = ", ".join(f"{count} in the {section}" for section, count in rules.counted(deck).items())
            click.echo(f"{deck.heads.get('Name', file)} is legal: {counts}")
    ctx.exit(1 if faults else 0)


@command.command("code", epilog=EPILOG)
@click.argument("file", metavar="FILE")
@click.option("--cards", "cards_file", metavar="FILE", help="Cards of one's own that the deck brings along.")
@game_option
@click.option("--open", "opened", is_flag=True, help="FILE holds a code: print the deck and the cards in it.")
def code(file: str, cards_file: str | None, game: str, opened: bool) -> None:
    """Print the code of the deck in FILE ("-" for standard input): a setup may name it in place of a deck."""
    from sandtable.cards.codes import pack, unpack

    text = read_text(file)
    if opened:
        found = unpack(text.strip())
        click.echo(found.deck.rstrip("\n"))
        if found.cards:
            click.echo("\n" + found.cards.rstrip("\n"))
        return
    rules = card_game(text, game).deck_rules()
    cards = read_text(cards_file) if cards_file else ""
    click.echo(pack(rules.write(rules.read(text)), cards))


def card_game(text: str, named: str) -> CardGame:
    """The game that a list names at its head, or the one that was named, or the only one there is."""
    from sandtable.cards.games import find, only
    from sandtable.cards.lists import game_of

    return find(game_of(text) or named or only())
