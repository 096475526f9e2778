"""Athernum as a game that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum import cardset, notation, view
from sandtable.games.athernum.asking import Pick
from sandtable.games.athernum.checks import Check, Checks
from sandtable.games.athernum.combat import Combat, CombatPhase
from sandtable.games.athernum.library import Library
from sandtable.games.athernum.payment import Payment
from sandtable.games.athernum.phases import Chance, Day, Turn, Turns
from sandtable.games.athernum.playing import Playing
from sandtable.games.athernum.priority import Priority
from sandtable.games.athernum.resolve import Resolve
from sandtable.games.athernum.setup import Setup, deal
from sandtable.games.athernum.stacking import Activation, Aiming, Stacking
from sandtable.games.athernum.state import Board
from sandtable.kernel import game as kernel
from sandtable.kernel.clauses import Book
from sandtable.kernel.game import Game, Ref
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State

BOOK: Final = Book(Path(__file__).parent / "rules.toml")
FRAMES: Final = [
    Setup, Turns, Turn, Day, Chance, CombatPhase, Combat, Check, Checks, Priority, Stacking, Aiming,
    Activation, Playing,
    Payment, Resolve, Pick,
]  # fmt: skip


class Athernum(Game):
    STANDARD: ClassVar[str] = "hammer-and-hinge:salt-and-silence"
    TAGLINE: ClassVar[str] = "Choose who you are in secret; win by what they strive for."

    def __init__(self, library: Library | None = None) -> None:
        super().__init__(BOOK, list(FRAMES))
        self.given = library  # a card set of one's own; the working pool if there is none

    def library(self) -> Library:
        given = self.given
        return given if given is not None else cardset.standard()

    def setups(self) -> list[str]:
        names = cardset.deck_names()
        out = [f"{one}:{other}" for one in names for other in names]
        out.append(":".join((names * 3)[:3]))
        out.append(":".join((names * 4)[:4]))
        return out

    def seats(self, setup: str) -> int:
        if " " in setup:
            return int(self.new(setup, "1").seats)
        self.check_setup(setup)
        return len(setup.split(":"))

    def new(self, setup: str, seed: str) -> State:
        lib = self.library()
        if " " in setup:
            return notation.parse(setup, lib, seed_bytes(seed), self.book)
        self.check_setup(setup)
        mains: list[list[int]] = []
        extras: list[list[int]] = []
        for name in setup.split(":"):
            deck = cardset.deck(name)
            mains.append([lib.face_of(card) for card in deck.main])
            extras.append([lib.face_of(card) for card in deck.extra])
        s = deal(lib, mains, extras, seed_bytes(seed))
        s.frames = [Setup()]
        s.run()
        return s

    def blank(self) -> State:
        return Board(2, b"", [], self.library(), vec[i64]())

    def token(self, s: State, option: int) -> str:
        return notation.token(cast(Board, s), option)

    def read(self, s: State, text: str) -> int:
        return notation.read(cast(Board, s), text)

    def position(self, s: State) -> str:
        return notation.position(cast(Board, s))

    def observe(self, s: State, seat: int) -> dict[str, object]:
        return view.observe(cast(Board, s), seat)

    def question(self, s: State) -> str:
        return view.question(cast(Board, s))

    def label(self, s: State, option: int) -> str:
        return view.label(cast(Board, s), option)

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        return view.refs(cast(Board, s), option)

    def cited(self, s: State, option: int) -> int:
        return view.cited(cast(Board, s), option)

    def turn(self, s: State) -> str:
        board = cast(Board, s)
        return f"{board.turn}.{board.active + 1}" if board.turn else "0."

    def rounds(self, s: State) -> int:
        board = cast(Board, s)
        return (int(board.turn) + int(s.seats) - 1) // int(s.seats)

    def first(self, s: State) -> int:
        return int(cast(Board, s).starter)

    def result(self, s: State) -> str:
        return notation.result(cast(Board, s))

    def ending(self, s: State) -> str:
        board = cast(Board, s)
        return view.ENDINGS.get(int(board.ended), "end") if board.result != 0 else ""

    def narrate(self, fact: int, seat: int = -1) -> str:
        return view.narrate(self.library(), fact, seat)

    def setup(self, name: str) -> kernel.Setup:
        decks = name.split(":") if " " not in name else []
        titles = [cardset.deck(deck).title for deck in decks]
        return kernel.Setup(
            name, " against ".join(titles) or "A position", "", "", self.seats(name), (), tuple(titles), ()
        )

    def playing(self, s: State, seat: int) -> bool:
        return not s.over() and bool(cast(Board, s).alive(seat))

    def undo_ends(self, s: State) -> str:
        return "What draws, reveals or shuffles cannot be undone, nor can what passes priority."


GAME = Athernum()
