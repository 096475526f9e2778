"""Antithesis as a game that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from sandtable.games.antithesis.actions.deploy import Deploy
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.attack.shove import Shove
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.deeds.board import Where
from sandtable.games.antithesis.deeds.dice import SomeDice
from sandtable.games.antithesis.deeds.fighting import MakeAttack
from sandtable.games.antithesis.deeds.resources import GoalMove, SquareChoice, Transfer
from sandtable.games.antithesis.moving.cma import Combined
from sandtable.games.antithesis.moving.move import Move
from sandtable.games.antithesis.moving.stranded import Stranded
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.payment.dice import GainDice
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table.state import LONG_GAME, SHORT_GAME, Board
from sandtable.games.antithesis.turn import phases
from sandtable.games.antithesis.turn.battle import Battle
from sandtable.games.antithesis.turn.objective import RevealGoal, RevealObjective
from sandtable.games.antithesis.turn.phases import Phases
from sandtable.games.antithesis.turn.setup import Setup, deal
from sandtable.games.antithesis.turn.strategy import Shift
from sandtable.games.antithesis.turn.texts import Text
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.consequences import Consequences
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.window import Window
from sandtable.games.antithesis.words import (
    amiss,
    asking,
    foreseeing,
    journal,
    notation,
    positions,
    prospects,
    reasons,
    secrets,
    view,
)
from sandtable.games.antithesis.words.places import found_at
from sandtable.kernel import game as kernel
from sandtable.kernel.clauses import Book
from sandtable.kernel.game import Game, Ref
from sandtable.kernel.state import State
from sandtable.timing.aiming import Aiming
from sandtable.timing.asking import Pick
from sandtable.timing.game import TableGame
from sandtable.timing.resolve import Resolve

if TYPE_CHECKING:
    from sandtable.cards.decks import Deck
    from sandtable.games.antithesis.cardset.pool import Pool

BOOK: Final = Book(Path(__file__).parent / "rules.toml")
FRAMES: Final = [
    Setup, Phases, Shift, Battle, RevealObjective, RevealGoal, Text, Ability, Consequences, Window, Point,
    Pay, Adding, GainDice, Deploy, Move, Stranded, Combined, Attack, Shove, Where, MakeAttack, SomeDice,
    Transfer, GoalMove, SquareChoice, Aiming, Resolve, Pick,
]  # fmt: skip
LONG: Final = ":long"  # behind a setup: to 15 Victory Points (WIN.LONG)


def without_length(setup: str) -> str:
    return setup.removesuffix(LONG)


class Antithesis(TableGame):
    CARDSET: ClassVar[str] = "sandtable.games.antithesis.cardset"
    STANDARD: ClassVar[str] = "kingsmarch:saltraid"
    RESIGN: ClassVar[str] = "concede"
    TAGLINE: ClassVar[str] = "Cards, a board and dice: interrupted in mid-step, and answered in turn."
    STOPS: ClassVar[str] = ",".join([*secrets.WANTED, *view.PHASES[1:11]])
    # between two Actions an interrupt is seldom wanted: the next Action can be interrupted as well, and after
    # the last one there is a point at which everybody is asked
    USUAL_STOPS: ClassVar[str] = ",".join(
        ["effects", *[f"{whose} {stop}" for stop in secrets.WANTED for whose in ("own", "other")]]
    )
    FEWEST_SEATS: ClassVar[int] = 2
    MOST_SEATS: ClassVar[int] = 2
    ENDINGS: ClassVar[dict[int, str]] = view.ENDINGS

    def __init__(self, pool: Pool | None = None) -> None:
        super().__init__(BOOK, list(FRAMES), pool)

    # ---- its cards

    def library(self) -> Library:
        return cast(Library, self.faces())

    # ---- setups: a short game, or a long one

    def setups(self) -> list[str]:
        short = super().setups()
        return [*short, self.STANDARD + LONG]

    def is_setup(self, setup: str) -> bool:
        return super().is_setup(without_length(setup))

    def check_setup(self, setup: str) -> None:
        super().check_setup(without_length(setup))

    def seats(self, setup: str) -> int:
        return super().seats(without_length(setup))

    def seated_decks(self, setup: str) -> list[Deck]:
        return super().seated_decks(without_length(setup))

    def of(self, setup: str) -> Game:
        return super().of(without_length(setup))

    def ready(self, setup: str) -> bool:
        return super().ready(without_length(setup))

    def press(self, setup: str) -> str:
        return super().press(without_length(setup))

    def pressed(self, setup: str, text: str) -> Game:
        return super().pressed(without_length(setup), text)

    # ---- playing

    def placed(self, position: str, key: bytes) -> State:
        return positions.parse(position, self.library(), key, self.book)

    def dealt(self, setup: str, decks: list[Deck], key: bytes) -> State:
        from sandtable.games.antithesis.cardset.card import CHAMPIONS, MAIN, STRATEGIES

        sections = (CHAMPIONS, MAIN, STRATEGIES)
        champions, mains, strategies = [[self.pile(deck, one) for deck in decks] for one in sections]
        total = LONG_GAME if setup.endswith(LONG) else SHORT_GAME
        s = deal(self.library(), champions, mains, strategies, key, total)
        s.frames = [Setup()]
        return s

    def blank(self) -> State:
        return Board(2, b"", [], self.library())

    def token(self, s: State, option: int) -> str:
        return notation.token(cast(Board, s), option)

    def read(self, s: State, text: str) -> int:
        return notation.read(cast(Board, s), text)

    def position(self, s: State) -> str:
        return positions.position(cast(Board, s))

    def observe(self, s: State, seat: int) -> dict[str, object]:
        return {**view.observe(cast(Board, s), seat), "picking": self.picking(s, seat)}

    def picking(self, s: State, seat: int) -> dict[str, object] | None:
        """Dice are named in ascending order as well, and pointed at in any."""
        if seat != s.seat or not isinstance(s.frames[-1], (Pay, Adding)):
            return super().picking(s, seat)
        least, most, dice = prospects.dice_offered(cast(Board, s))
        offers = [self.offered(s, int(o.make(o.DIE, die)), count) for die, count in dice]
        return {"of": "dice", "least": least, "most": most, "from": offers} if offers else None

    def comes(self, s: State, option: int) -> str:
        return foreseeing.foreseen(cast(Board, s), option)

    def question(self, s: State) -> str:
        return asking.question(cast(Board, s))

    def label(self, s: State, option: int) -> str:
        return asking.answer(cast(Board, s), option)

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        return asking.refs(cast(Board, s), option)

    def verb(self, s: State, option: int) -> str:
        return secrets.verb(option)

    def direct(self, s: State, option: int) -> bool:
        return secrets.direct(option)

    def meant(self, s: State, refs: list[Ref]) -> int:
        option = super().meant(s, refs)
        # what a card prints waits until it is In Play: whoever points at it in his Hand would deploy it
        if len(refs) == 1 and (option < 0 or s.bar(option) != 0):
            return -1 if reasons.held_back(cast(Board, s), refs[0].id)[0] != 0 else option
        return option

    def idle(self, s: State, refs: list[Ref]) -> tuple[int, str]:
        clause, reason = reasons.held_back(cast(Board, s), refs[-1].id)
        if clause != 0:
            return clause, reason
        if refs[-1].kind != "card":
            return reasons.beside(cast(Board, s), refs[-1])
        if ":" in refs[-1].id:
            return 0, ""
        return reasons.idle(cast(Board, s), refs[-1].id, found_at(cast(Board, s), refs[-1].id))

    def heading(self, s: State, option: int, seat: int) -> str:
        return secrets.heading(cast(Board, s), option, seat)

    def reason(self, s: State, option: int, clause: int) -> str:
        ruling = self.book.clause(clause).kind == "ruling"
        unsaid = "that cannot be chosen here" if ruling else ""
        return reasons.refusal(cast(Board, s), option, clause) or unsaid

    def amiss(self, s: State, option: int) -> tuple[int, str]:
        clause, reason = amiss.amiss(cast(Board, s), option)
        if clause == 0:
            clause, reason = reasons.out_of_turn(cast(Board, s), option)
        return (clause, reason) if clause else super().amiss(s, option)

    def told(self, s: State, option: int, seat: int) -> str:
        return secrets.told(cast(Board, s), option, seat)

    def settles(self, s: State, option: int, after: State) -> bool:
        return secrets.settles(cast(Board, s), option, cast(Board, after))

    def window(self, s: State) -> kernel.Window | None:
        return secrets.window(cast(Board, s))

    def rounds(self, s: State) -> int:
        return int(cast(Board, s).turn)

    def first(self, s: State) -> int:
        """Who began as Offensive Player: the roles are exchanged in every Main Phase (PHASE.9)."""
        board = cast(Board, s)
        exchanged = board.phase in (phases.EXCHANGE, phases.ENDS)
        same = (board.turn % 2 == 1) != exchanged or board.turn == 0
        return int(board.active if same else 1 - board.active)

    def narrate(self, fact: int, seat: int = -1) -> str:
        return journal.narrate(self.library(), fact, seat)

    def picture(self, s: State, seat: int) -> str:
        return positions.position(cast(Board, s), seat)

    def undo_ends(self, s: State) -> str:
        return "What rolls dice, shows a card or asks the other player cannot be undone, nor can a pass."


GAME: Final = Antithesis()
