"""Athernum as a game that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.actions.payment import Payment
from sandtable.games.athernum.actions.playing import Playing
from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.checking.check import Check
from sandtable.games.athernum.checking.checks import Checks
from sandtable.games.athernum.questions.piles import PileOrder
from sandtable.games.athernum.stack.activation import Activation
from sandtable.games.athernum.stack.priority import Commanding, Priority
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import Combat, CombatPhase
from sandtable.games.athernum.turn.phases import Chance, Day, Turn, Turns
from sandtable.games.athernum.turn.setup import Setup, deal
from sandtable.games.athernum.words import (
    amiss,
    foreseeing,
    headings,
    notation,
    picture,
    reasons,
    secrets,
    telling,
    values,
    view,
    windows,
)
from sandtable.kernel import game as kernel
from sandtable.kernel.clauses import Book
from sandtable.kernel.game import Ref
from sandtable.kernel.state import State
from sandtable.timing.aiming import Aiming
from sandtable.timing.asking import Pick
from sandtable.timing.game import TableGame
from sandtable.timing.resolve import Resolve
from sandtable.timing.stacking import Stacking

if TYPE_CHECKING:
    from sandtable.cards.decks import Deck
    from sandtable.games.athernum.cardset.pool import Pool

BOOK: Final = Book(Path(__file__).parent / "rules.toml")
FRAMES: Final = [
    Setup, Turns, Turn, Day, Chance, CombatPhase, Combat, Check, Checks, Priority, Stacking, Aiming,
    Activation, Commanding, Playing,
    Payment, Resolve, Pick, PileOrder,
]  # fmt: skip


class Athernum(TableGame):
    CARDSET: ClassVar[str] = "sandtable.games.athernum.cardset"
    STANDARD: ClassVar[str] = "hammer-and-hinge:salt-and-silence"
    RESIGN: ClassVar[str] = "concede"
    TAGLINE: ClassVar[str] = "Choose in secret who leads you, and win by what they strive for."
    STOPS: ClassVar[str] = "Day,Day's end,Combat,Evening"
    USUAL_STOPS: ClassVar[str] = "effects,own Combat,other Combat"
    USUAL_NEVER: ClassVar[str] = "Acquisition,Solvency"  # nobody loses anything by them
    MOST_SEATS: ClassVar[int] = 4
    ENDINGS: ClassVar[dict[int, str]] = view.ENDINGS

    def __init__(self, pool: Pool | None = None) -> None:
        super().__init__(BOOK, list(FRAMES), pool)

    # ---- its cards

    def library(self) -> Library:
        return cast(Library, self.faces())

    # ---- playing

    def placed(self, position: str, key: bytes) -> State:
        return notation.parse(position, self.library(), key, self.book)

    def dealt(self, setup: str, decks: list[Deck], key: bytes) -> State:
        from sandtable.games.athernum.cardset.card import EXTRA, MAIN

        mains = [self.pile(deck, MAIN) for deck in decks]
        s = deal(self.library(), mains, [self.pile(deck, EXTRA) for deck in decks], key)
        s.frames = [Setup()]
        return s

    def blank(self) -> State:
        return Board(2, b"", [], self.library(), vec[i64]())

    def token(self, s: State, option: int) -> str:
        return notation.token(cast(Board, s), option)

    def read(self, s: State, text: str) -> int:
        return notation.read(cast(Board, s), text)

    def position(self, s: State) -> str:
        return notation.position(cast(Board, s))

    def never_in_position(self, s: State, word: str) -> str:
        return notation.never(cast(Board, s), word)

    def waiting(self, s: State) -> list[str]:
        return picture.waiting(cast(Board, s))

    def observe(self, s: State, seat: int) -> dict[str, object]:
        board = cast(Board, s)
        return {**view.observe(board, seat), "picking": self.picking(s, seat)}

    def question(self, s: State) -> str:
        return view.question(cast(Board, s))

    def label(self, s: State, option: int) -> str:
        return view.label(cast(Board, s), option)

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        return view.refs(cast(Board, s), option)

    def verb(self, s: State, option: int) -> str:
        return headings.verb(option)

    def direct(self, s: State, option: int) -> bool:
        return headings.direct(option)

    def comes(self, s: State, option: int) -> str:
        return foreseeing.foreseen(cast(Board, s), option)

    def heading(self, s: State, option: int, seat: int) -> str:
        return headings.heading(cast(Board, s), option, seat)

    def cited(self, s: State, option: int) -> int:
        return view.cited(cast(Board, s), option)

    def reason(self, s: State, option: int, clause: int) -> str:
        return reasons.refusal(cast(Board, s), option, clause)

    def amiss(self, s: State, option: int) -> tuple[int, str]:
        return amiss.amiss(cast(Board, s), option)

    def idle(self, s: State, refs: list[Ref]) -> tuple[int, str]:
        return telling.idle(cast(Board, s), refs)

    def waits(self, s: State, seat: int) -> tuple[int, str]:
        return amiss.waits(cast(Board, s), seat)

    def pointed(self, s: State, option: int, seat: int) -> str:
        return telling.pointed(cast(Board, s), option, seat)

    def told(self, s: State, option: int, seat: int) -> str:
        return secrets.told(cast(Board, s), option, seat)

    def settles(self, s: State, option: int, after: State) -> bool:
        return secrets.settles(cast(Board, s), option, cast(Board, after))

    def window(self, s: State) -> kernel.Window | None:
        return windows.window(cast(Board, s))

    def measure(self, s: State, place: str) -> str:
        return values.measure(cast(Board, s), place)

    def first(self, s: State) -> int:
        return int(cast(Board, s).starter)

    def narrate(self, fact: int, seat: int = -1) -> str:
        return view.narrate(self.library(), fact, seat)

    def picture(self, s: State, seat: int) -> str:
        return picture.picture(cast(Board, s), seat)

    def undo_ends(self, s: State) -> str:
        return "What draws, reveals or shuffles cannot be undone, nor can what passes priority."


GAME = Athernum()
