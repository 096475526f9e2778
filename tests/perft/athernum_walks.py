"""Walks of Athernum on tables of the test cards. `python -m tests.perft.athernum_walks` writes them anew."""

from functools import cache
from pathlib import Path
from random import Random
from typing import cast

from sandtable.games.athernum.cardset.pool import HOME, load
from sandtable.games.athernum.game import Athernum
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.setup import Setup, can_lead, deal
from sandtable.kernel.state import State
from tests.perft.walks import Walks

KINDS = ("", "_board", "_boundaries", "_corners", "_events", "_instructions", "_words")  # of test cards
CARDS = [
    HOME / "cards" / "words.toml",
    *[Path(__file__).parents[1] / f"clauses/athernum/cards{kind}.toml" for kind in KINDS],
]


@cache
def game() -> Athernum:
    """Athernum with the test cards alone: what the real cards say does not matter here."""
    return Athernum(load(CARDS))


class Draw:
    """Random cards by type, as a position writes them."""

    def __init__(self, dice: Random) -> None:
        lib = game().library()
        blank = cast(Board, game().blank())
        faces = range(int(lib.cards))
        self.dice = dice
        self.leaders = [face for face in faces if can_lead(blank, face)]
        self.characters = [
            face for face in faces if lib.supertype[face] == op.CHARACTER and lib.field[face] == 0
        ]
        self.items = [face for face in faces if lib.supertype[face] == op.ITEM]
        self.locations = [
            face for face in faces if lib.supertype[face] == op.LOCATION and lib.field[face] == 0
        ]
        self.all = self.characters + self.items + self.locations
        self.heralds = [face for face in faces if lib.keywords[face] & lib.herald]

    def name(self, faces: list[int]) -> str:
        return str(game().library().names[self.dice.choice(faces)]).replace(" ", "_")

    def names(self, faces: list[int], count: int) -> str:
        return ",".join(self.name(faces) for _ in range(count))

    def character(self) -> str:
        """One on the board: as it came, hurt, or exhausted, and sometimes with an item."""
        name = self.name(self.characters) + self.dice.choice(("", "", "[d1]", "[x]"))
        lib = game().library()
        if lib.slots[lib.face_of(name.partition("[")[0].replace("_", " "))] > 0 and self.dice.random() < 0.6:
            name += f"+{self.name(self.items)}"
        return name

    def table(self, seats: int) -> str:
        words = [f"turn={self.dice.randrange(2, 9)}", f"active={self.dice.randrange(seats) + 1}"]
        leaders = self.dice.sample(self.leaders, seats)
        for seat in range(1, seats + 1):
            leader = str(game().library().names[leaders[seat - 1]]).replace(" ", "_")
            words.append(f"{seat}.main={leader}[v{self.dice.randrange(3)}]")
            words.append(
                f"{seat}.chars={','.join(self.character() for _ in range(self.dice.randrange(2, 5)))}"
            )
            words.append(f"{seat}.loc={self.name(self.locations)}")
            kinds = ["Resource_Token", "Ironwright_Resource_Token", "Tidewatch_Resource_Token"]
            words.append(f"{seat}.res={','.join(self.dice.choice(kinds) for _ in range(3))}")
            words.append(f"{seat}.hand={self.names(self.all, 4)}")
            words.append(f"{seat}.deck={self.names(self.all, 9)}")
            words.append(f"{seat}.discard={self.names(self.all, 3)}")
            words.append(f"{seat}.void={self.names(self.characters, 1)}")
            words.append(f"{seat}.extra={self.names(self.heralds, 1)}")
        return " ".join(words)


def columns(s: Board) -> list[object]:
    """What the rules keep, by the names that the rules give it."""
    rows = (
        s.things, s.players, s.board, s.marks, s.lasting, s.stack, s.noted, s.history, s.truths, s.uses,
        s.shown,
    )  # fmt: skip
    numbers = (
        s.turn, s.active, s.phase, s.clock, s.pool, s.numbers, s.chain, s.attacker, s.target, s.defender,
        s.combat, s.result, s.ended, s.out,
    )  # fmt: skip
    return [*[list(row) for row in rows], *numbers]


def begin(number: int, dice: Random) -> Board:
    """Most walks begin in the middle of a game, some before the choice of main characters."""
    draw = Draw(dice)
    seats = 3 if number % 6 == 5 else 2
    if number % 8 != 7:
        return cast(Board, game().new(draw.table(seats), f"walk {number}"))
    mains = [dice.sample(draw.leaders, 3) + dice.choices(draw.all, k=20) for _ in range(seats)]
    s = deal(game().library(), mains, [dice.choices(draw.heralds, k=2) for _ in mains], bytes([number]) * 32)
    s.frames = [Setup()]
    s.run()
    return s


class AthernumWalks(Walks):
    NAME = "athernum"
    WALKS = 96
    ENDING = ("pass", "end", "exhaust:", "discard:")

    def game(self) -> Athernum:
        return game()

    def begin(self, number: int, dice: Random) -> State:
        return begin(number, dice)

    def remembered(self, s: State) -> str:
        return f"{columns(cast(Board, s))}"

    def between(self, s: State) -> str:
        return f"{cast(Board, s).clock}"


WALKS = AthernumWalks()

if __name__ == "__main__":
    WALKS.write()
