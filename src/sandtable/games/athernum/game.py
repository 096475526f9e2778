"""Athernum as a game that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum import cardset, custom, notation, printed, secrets, telling, view, windows
from sandtable.games.athernum.asking import Pick
from sandtable.games.athernum.checking.check import Check
from sandtable.games.athernum.checking.checks import Checks
from sandtable.games.athernum.combat import Combat, CombatPhase
from sandtable.games.athernum.library import Library
from sandtable.games.athernum.payment import Payment
from sandtable.games.athernum.phases import Chance, Day, Turn, Turns
from sandtable.games.athernum.piles import PileOrder
from sandtable.games.athernum.playing import Playing
from sandtable.games.athernum.priority import Priority
from sandtable.games.athernum.resolving.resolve import Resolve
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
    Payment, Resolve, Pick, PileOrder,
]  # fmt: skip


class Athernum(Game):
    STANDARD: ClassVar[str] = "hammer-and-hinge:salt-and-silence"
    RESIGN: ClassVar[str] = "concede"
    TAGLINE: ClassVar[str] = "Choose who you are in secret; win by what they strive for."

    def __init__(self, library: Library | None = None, views: list[dict[str, object]] | None = None) -> None:
        super().__init__(BOOK, list(FRAMES))
        self.own = (
            views or []
        )  # the cards that this library has besides the working pool, as they are printed
        self.given = library  # a card set of one's own; the working pool if there is none
        self.marked = ""

    def library(self) -> Library:
        given = self.given
        return given if given is not None else cardset.standard()

    def of(self, setup: str) -> Game:
        """The same game, unless a deck of the setup brings cards of its own."""
        if self.given is not None or not custom.is_custom(setup):
            return self
        ready = custom.custom(setup)
        if ready.library is None:
            return self
        if ready.game is None:
            ready.game = Athernum(ready.library, ready.views)
        return ready.game

    def arranged(self, text: str, label: str) -> tuple[Game, str]:
        from sandtable.games.athernum.arranging import Arranging

        arranging = Arranging(text, label)
        start = arranging.start()
        if not arranging.entries or (start and " " not in start):
            return self, start  # whole decks bring their cards with them
        return Athernum(arranging.library), start

    def differences(self, s: State, text: str, label: str) -> str:
        from sandtable.games.athernum.arranging import differences

        return differences(text, label, notation.position(cast(Board, s)))

    def mark(self) -> str:
        """Which cards the numbers of a state mean."""
        if not self.marked:
            self.marked = self.library().digest()
        return self.marked

    def setups(self) -> list[str]:
        """The standard game, each deck against the next, and games of three and four; any other setup names
        its decks likewise.
        """
        names = cardset.deck_names()
        pairs = [f"{one}:{names[(i + 1) % len(names)]}" for i, one in enumerate(names)]
        more = [":".join((names * 4)[:count]) for count in (3, 4)]
        return [self.STANDARD, *[pair for pair in pairs if pair != self.STANDARD], *more]

    def is_setup(self, setup: str) -> bool:
        if custom.is_custom(setup):
            return True
        names = setup.split(":")
        known = cardset.deck_names()
        return 2 <= len(names) <= 4 and all([name in known for name in names])

    def decks(self) -> list[kernel.Deck]:
        return printed.decks()

    def cards(self) -> list[dict[str, object]]:
        given = self.given
        if given is None or self.own:
            return printed.standard() + self.own
        return printed.library_view(given)

    def seats(self, setup: str) -> int:
        if " " in setup:
            return int(self.new(setup, "1").seats)
        self.check_setup(setup)
        return len(setup.split(":"))

    def check_setup(self, setup: str) -> None:
        if custom.is_custom(setup):
            custom.custom(setup)  # says what is wrong with a deck, and by which clause
        else:
            super().check_setup(setup)

    def new(self, setup: str, seed: str) -> State:
        lib = self.library()
        if " " in setup:
            return notation.parse(setup, lib, seed_bytes(seed), self.book)
        self.check_setup(setup)
        mains: list[list[int]] = []
        extras: list[list[int]] = []
        for name in setup.split(":"):
            deck = custom.deck(name)
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
        board = cast(Board, s)
        return {**view.observe(board, seat), "picking": telling.picking(board, seat)}

    def question(self, s: State) -> str:
        return view.question(cast(Board, s))

    def label(self, s: State, option: int) -> str:
        return view.label(cast(Board, s), option)

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        return view.refs(cast(Board, s), option)

    def cited(self, s: State, option: int) -> int:
        return view.cited(cast(Board, s), option)

    def refusal(self, s: State, option: int, clause: int) -> str:
        reason = telling.refusal(cast(Board, s), option, clause)
        return reason or super().refusal(s, option, clause).rstrip(".")

    def idle(self, s: State, refs: list[Ref]) -> str:
        return telling.idle(cast(Board, s), refs)

    def pointed(self, s: State, option: int, seat: int) -> str:
        return telling.pointed(cast(Board, s), option, seat)

    def told(self, s: State, option: int, seat: int) -> str:
        return secrets.told(cast(Board, s), option, seat)

    def settles(self, s: State, option: int, after: State) -> bool:
        return secrets.settles(cast(Board, s), option, cast(Board, after))

    def window(self, s: State) -> kernel.Window | None:
        return windows.window(cast(Board, s))

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
        titles = [custom.deck(deck).title for deck in decks]
        return kernel.Setup(
            name, " against ".join(titles) or "A position", "", "", self.seats(name), (), tuple(titles), ()
        )

    def playing(self, s: State, seat: int) -> bool:
        return not s.over() and bool(cast(Board, s).alive(seat))

    def undo_ends(self, s: State) -> str:
        return "What draws, reveals or shuffles cannot be undone, nor can what passes priority."


GAME = Athernum()
