"""What squares, dice and things In Play are called: in notation as player 1 sees the board (R23), to people
as they see it themselves (BOARD.3, BOARD.4).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.antithesis.board import squares
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board

DIRECTIONS: Final = ("N", "NW", "W", "SW", "S", "SE", "E", "NE")  # N is away from player 1
SIDES: Final = (
    "ahead", "ahead and left", "left", "back and left", "back", "back and right", "right", "ahead and right",
)  # fmt: skip
COLOURS: Final = "RPGBYS"
COLOUR_NAMES: Final = ("Red", "Purple", "Green", "Blue", "Yellow", "any colour")
TOKENS: Final = ("Mana", "Soul", "Gem")
PLAYER_1: Final = 0


def square_name(square: int, seat: int = PLAYER_1) -> str:
    """A square as a player calls it; whoever only watches sits where player 1 sits."""
    seen = int(squares.seen_by(max(seat, PLAYER_1), square))
    return f"{squares.LETTERS[squares.row_of(seen)]}{squares.column_of(seen) + 1}"


def square_named(name: str, seat: int = PLAYER_1) -> int:
    """The square of a name, or -1."""
    if len(name) != 2 or name[0] not in squares.LETTERS or name[1] not in "123456789":
        return -1
    square = int(squares.at(squares.LETTERS.index(name[0]), int(name[1]) - 1))
    return int(squares.seen_by(max(seat, PLAYER_1), square))


def direction_words(direction: int, seat: int) -> str:
    """A direction as a player sees it: ahead is away from oneself."""
    return SIDES[(direction + len(SIDES) // 2) % len(SIDES) if seat == 1 else direction]


def squares_in(mask: int) -> list[int]:
    return [square for square in range(squares.SQUARES) if mask >> square & 1]


def corner(mask: int) -> int:
    """The square by which a token is called: the nearest to player 1."""
    return (mask & -mask).bit_length() - 1


def die_name(die: int) -> str:
    """R4: a Red die that shows 4."""
    return f"{COLOURS[their.colour_of(die)]}{their.pips_of(die)}"


def die_words(die: int) -> str:
    return f"{COLOUR_NAMES[their.colour_of(die)]} {their.pips_of(die)}"


def die_named(name: str) -> int:
    """The die of a name, or -1."""
    if len(name) != 2 or name[0] not in COLOURS[: their.COLOURS] or name[1] not in "123456":
        return -1
    return int(their.die(COLOURS.index(name[0]), int(name[1])))


def where(s: Board, thing: int) -> str:
    """A place In Play: D4 a Character, fD4 a Field, 1d2 a Directive, D4.1 a Modification behind its host.

    While a Character flies over another one two may have one square: the one that came first has the plain
    name.
    """
    host = int(s.get(thing, its.HOST))
    if s.get(thing, its.PLACE) == its.ATTACHED and host >= 0:
        return f"{where(s, host)}.{[int(x) for x in s.items_of(host)].index(thing) + 1}"
    if s.get(thing, its.PLACE) == its.DIRECTIVES:
        owner = int(s.get(thing, its.OWNER))
        number = [int(x) for x in s.placed(its.DIRECTIVES, owner)].index(thing) + 1
        return f"{owner + 1}d{number}"
    name = token_name(s, thing)
    before = 0
    for other in s.board:
        if other == thing:
            break
        if s.get(other, its.SQUARES) and token_name(s, int(other)) == name:
            before += 1
    return f"{name}~{before + 1}" if before else name


def token_name(s: Board, thing: int) -> str:
    mask = int(s.get(thing, its.SQUARES))
    if mask == 0:
        return "nowhere"
    kind = "f" if is_field(s, thing) else ""
    return kind + square_name(corner(mask))


def is_field(s: Board, thing: int) -> bool:
    return s.library.size[s.get(thing, its.FACE)] == 0


def found_at(s: Board, place: str) -> int:
    """The thing In Play of a name, or -1."""
    for thing in s.board:
        if where(s, int(thing)) == place:
            return int(thing)
    return -1
