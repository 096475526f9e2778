"""A table with nothing on it but dice, for tests of payment."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.kernel.frames import Frame

LETTERS = "RPGBY"


def die(text: str) -> int:
    """ "R4" is a red die that shows 4."""
    return int(their.die(LETTERS.index(text[0]), int(text[1])))


def word(number: int) -> str:
    return f"{LETTERS[their.colour_of(number)]}{their.pips_of(number)}"


def bank(s: Board, seat: int) -> str:
    """The dice of a seat, in order."""
    return " ".join(word(d) for d in range(their.DICE) for _ in range(s.dice_of(seat, d)))


def table(dice: str, command: int = 0) -> Board:
    """Seat 0 has these dice and Command Points."""
    s = Board(SEATS, b"", [], Library())
    s.seat_players()
    for text in dice.split():
        s.give_die(0, die(text))
    s.let(0, their.COMMAND, command)
    return s


def price(number: int = 0, pool: str = "", icons: str = "", **more: int) -> "vec[i64]":
    """A Dice Cost with its icons, and the icons of an ability; S is any colour."""
    out = prices.nothing()
    out[prices.NUMBER] = number
    for letter in pool:
        out[prices.POOL + (LETTERS + "S").index(letter)] += 1
    for letter in icons:
        out[prices.ICONS + (LETTERS + "S").index(letter)] += 1
    for name, count in more.items():
        out[getattr(prices, name.upper())] = count
    return out


def begin(s: Board, frame: Frame) -> Board:
    s.frames = [frame]
    s.run()
    return s


def pay(s: Board, text: str) -> None:
    """Name dice one by one; a plus in front is a surplus, "paid" ends what may be added."""
    for part in text.split():
        option = option_of(part)
        assert s.bar(option) == 0, (part, s.bar(option))
        s.apply(option)


def option_of(part: str) -> int:
    if part == "paid":
        return o.PAID
    return int(o.make(o.SURPLUS, die(part[1:])) if part[0] == "+" else o.make(o.DIE, die(part)))


def offered(s: Board) -> str:
    """What is offered, without what is only allowed."""
    return " ".join(sorted("paid" if x == o.PAID else word(o.value_of(x)) for x in s.options()))
