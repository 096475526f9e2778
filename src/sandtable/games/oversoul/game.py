"""Oversoul as a game that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from sandtable.games.oversoul.cardset.library import Library
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.announce import Announce
from sandtable.games.oversoul.timeshift.chain import Link, Timeshift
from sandtable.games.oversoul.timeshift.instead import Instead
from sandtable.games.oversoul.timeshift.payment import Payment
from sandtable.games.oversoul.timeshift.triggers import Triggers
from sandtable.games.oversoul.turn.aftermath import Aftermath
from sandtable.games.oversoul.turn.battle import Battle
from sandtable.games.oversoul.turn.phases import Turn, Turns
from sandtable.games.oversoul.turn.setup import Setup, deal
from sandtable.games.oversoul.words import (
    foreseeing,
    mispicks,
    notation,
    positions,
    reasons,
    secrets,
    telling,
    view,
)
from sandtable.kernel import game as kernel
from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import SetupError
from sandtable.kernel.game import Ref
from sandtable.kernel.state import State
from sandtable.timing.asking import Pick
from sandtable.timing.game import TableGame
from sandtable.timing.resolve import Resolve

if TYPE_CHECKING:
    from sandtable.cards.decks import Deck
    from sandtable.games.oversoul.cardset.pool import Pool

BOOK: Final = Book(Path(__file__).parent / "rules.toml")
FRAMES: Final = [
    Setup, Turns, Turn, Aftermath, Battle, Timeshift, Link, Triggers, Announce, Payment, Instead, Resolve,
    Pick,
]  # fmt: skip


class Oversoul(TableGame):
    CARDSET: ClassVar[str] = "sandtable.games.oversoul.cardset"
    STANDARD: ClassVar[str] = "ninthfire:lanterncourt"
    RESIGN: ClassVar[str] = "concede"
    TAGLINE: ClassVar[str] = "Nine archetypes, one chain of time: the last answer comes first."
    STOPS: ClassVar[str] = "Cycle,Action,Return"
    USUAL_STOPS: ClassVar[str] = "effects,other Return"
    FEWEST_SEATS: ClassVar[int] = 2
    MOST_SEATS: ClassVar[int] = 4
    ENDINGS: ClassVar[dict[int, str]] = view.ENDINGS

    def __init__(self, pool: Pool | None = None) -> None:
        super().__init__(BOOK, list(FRAMES), pool)

    # ---- its cards

    def library(self) -> Library:
        return cast(Library, self.faces())

    # ---- setups: one against one, or two against two (1.0.1)

    def setups(self) -> list[str]:
        return [name for name in super().setups() if name.count(":") in (1, 3)]

    def is_setup(self, setup: str) -> bool:
        return super().is_setup(setup) and setup.count(":") in (1, 3)

    def teams(self, seats: int) -> tuple[int, ...]:
        return (1, 2, 1, 2) if seats == 4 else ()

    def check_setup(self, setup: str) -> None:
        if setup.count(":") not in (1, 3):
            raise SetupError(f"{setup!r}: Oversoul is played by two or by four", self.book.cite(1))
        super().check_setup(setup)

    # ---- playing

    def placed(self, position: str, key: bytes) -> State:
        return positions.parse(position, self.library(), key, self.book)

    def dealt(self, setup: str, decks: list[Deck], key: bytes) -> State:
        from sandtable.games.oversoul.cardset.card import DECK, LEADER

        leaders = [self.pile(deck, LEADER)[0] for deck in decks]
        s = deal(self.library(), leaders, [self.pile(deck, DECK) for deck in decks], key)
        s.frames = [Setup()]
        return s

    def blank(self) -> State:
        return Board(2, b"", [], self.library())

    def token(self, s: State, option: int) -> str:
        return notation.token(cast(Board, s), option)

    def read(self, s: State, text: str) -> int:
        return notation.read(cast(Board, s), text)

    def position(self, s: State) -> str:
        return notation.position(cast(Board, s))

    def observe(self, s: State, seat: int) -> dict[str, object]:
        return {**view.observe(cast(Board, s), seat), "picking": self.picking(s, seat)}

    def picking(self, s: State, seat: int) -> dict[str, object] | None:
        top = s.frames[-1] if s.frames else None
        if not isinstance(top, Payment) or seat != s.seat:
            return super().picking(s, seat)
        return telling.paying(self, cast(Board, s), top)

    def question(self, s: State) -> str:
        return view.question(cast(Board, s))

    def label(self, s: State, option: int) -> str:
        return view.label(cast(Board, s), option)

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        return view.refs(cast(Board, s), option)

    def verb(self, s: State, option: int) -> str:
        return secrets.verb(option)

    def direct(self, s: State, option: int) -> bool:
        return secrets.direct(option)

    def comes(self, s: State, option: int) -> str:
        return foreseeing.foreseen(cast(Board, s), option)

    def idle(self, s: State, refs: list[Ref]) -> tuple[int, str]:
        return telling.idle(cast(Board, s), refs)

    def heading(self, s: State, option: int, seat: int) -> str:
        return secrets.heading(cast(Board, s), option, seat)

    def reason(self, s: State, option: int, clause: int) -> str:
        return reasons.refusal(cast(Board, s), option, clause)

    def amiss(self, s: State, option: int) -> tuple[int, str]:
        clause, reason = mispicks.mispicked(cast(Board, s), option)
        return (clause, reason) if clause != 0 else super().amiss(s, option)

    def told(self, s: State, option: int, seat: int) -> str:
        return secrets.told(cast(Board, s), option, seat)

    def settles(self, s: State, option: int, after: State) -> bool:
        return secrets.settles(cast(Board, s), option, cast(Board, after))

    def speaks(self, s: State, after: State) -> bool:
        return secrets.speaks(cast(Board, s), cast(Board, after))

    def window(self, s: State) -> kernel.Window | None:
        return secrets.window(cast(Board, s))

    def first(self, s: State) -> int:
        return int(cast(Board, s).starter)

    def narrate(self, fact: int, seat: int = -1) -> str:
        return view.narrate(self.library(), fact, seat)

    def picture(self, s: State, seat: int) -> str:
        return notation.position(cast(Board, s), seat)

    def undo_ends(self, s: State) -> str:
        return "What is announced in full, draws, reveals or shuffles cannot be undone, nor can a pass."


GAME: Final = Oversoul()
