"""What the small timing games share: two seats, one setup, and answers that are single words."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import Frame
from sandtable.kernel.game import Game
from sandtable.kernel.record import Match, Record
from sandtable.kernel.rng import Dice, seed_bytes
from sandtable.kernel.state import State
from sandtable.timing.things import PlainTable
from tests.kernel.timing.programs import Sheet, SmallRules, table


def book(text: str) -> Book:
    """A rulebook from TOML in a test."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rules.toml")
        path.write_text(text)
        return Book(path)


def rules(game: str, clauses: dict[str, str]) -> Book:
    """A rulebook of a few clauses."""
    rows = [f'game = "{game}"\ntitle = "{game.title()}"\n']
    for id, words in clauses.items():
        rows.append(f'[[rule]]\nid = "{id}"\ntopic = "timing"\nenforce = "engine"\ntext = "{words}"\n')
    return book("\n".join(rows))


class SmallGame(Game):
    """A game of two seats on a PlainTable; cell 0 is the turn, cell 1 the active seat."""

    NAMES: ClassVar[dict[int, str]] = {}  # option to token
    CELLS: ClassVar[int] = 2

    SHEET: ClassVar[Sheet] = Sheet(SmallRules(), {})  # its cards
    BOARD: ClassVar[tuple[int, ...]] = ()  # the faces that each seat has on the board

    def begin(self, cells: list[int], key: bytes = b"", rolls: int = 0) -> PlainTable:
        """A game from given numbers, at its first decision."""
        board = [(face, seat) for face in self.BOARD for seat in range(2)]
        s = table(self.SHEET.faces, key, cells, board)
        s.rolls = rolls
        s.push(self.bottom())
        s.run()
        return s

    def bottom(self) -> Frame:
        raise NotImplementedError

    def deal(self, dice: Dice) -> list[int]:
        """The cells of a new game."""
        raise NotImplementedError

    def setups(self) -> list[str]:
        return ["plain"]

    def seats(self, setup: str) -> int:
        return 2

    def new(self, setup: str, seed: str) -> State:
        self.check_setup(setup)
        blank = PlainTable(2, seed_bytes(seed), [], self.SHEET.faces)
        return self.begin(self.deal(blank.dice()), blank.key, int(blank.rolls))

    def blank(self) -> State:
        return PlainTable(2, b"", [], self.SHEET.faces)

    def token(self, s: State, option: int) -> str:
        return self.NAMES[option]

    def read(self, s: State, text: str) -> int:
        for option, name in self.NAMES.items():
            if name == text:
                return option
        raise NotationError(f"{text!r} is no answer here")

    def position(self, s: State) -> str:
        return " ".join([str(x) for x in cells(s)])

    def question(self, s: State) -> str:
        return f"Seat {s.seat + 1}: what do you do?"

    def turn(self, s: State) -> str:
        return f"{cells(s)[0]}."


def cells(s: State) -> vec[i64]:
    return cast(PlainTable, s).cells


def words(*options: int) -> vec[i64]:
    return vec[i64](list(options))


def offered(game: Game, s: State) -> str:
    """Who is asked, and the tokens on offer."""
    return f"{s.seat}: " + " ".join([game.written(s, option) for option in s.options()])


def play(game: Game, s: State, tokens: str) -> None:
    """Answer the open questions one after another, each by the rules."""
    for token in tokens.split():
        s.apply(game.understand(s, token))


def match_of(game: Game, s: State) -> Match:
    """A match that goes on from a state, to hear its journal."""
    match = Match(game, Record(game.name, game.setups()[0], "1"))
    match.state = s
    s.journal = []
    return match
