"""Antagonism as a game that can be played."""

from __future__ import annotations

from typing import ClassVar, cast

from sandtable.games.antagonism import clauses, notation, view
from sandtable.games.antagonism.board import BOOK, SCENARIOS
from sandtable.games.antagonism.state import Table, blank_table
from sandtable.games.antagonism.timing import Placement, Turns
from sandtable.kernel.game import Game, Ref, Setup
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State


class Antagonism(Game):
    SETUP_KEY: ClassVar[str] = "Board"
    OPEN: ClassVar[bool] = True
    RESIGN: ClassVar[str] = "resign"
    TAGLINE: ClassVar[str] = "Stack your pawns, hold the bases, take the Leader."

    def setups(self) -> list[str]:
        return [scenario.name for scenario in SCENARIOS]

    def seats(self, setup: str) -> int:
        return int(notation.scenario_of(setup.split(" ", 1)[0]).players)

    def new(self, setup: str, seed: str) -> State:
        """A standard start ("vertigo:2") or any position."""
        start = setup if " " in setup else notation.scenario_of(setup).start
        return notation.parse(start, seed_bytes(seed))

    def blank(self) -> State:
        return blank_table()

    def token(self, s: State, option: int) -> str:
        return notation.token(cast(Table, s), option)

    def read(self, s: State, text: str) -> int:
        return notation.read(cast(Table, s), text)

    def position(self, s: State) -> str:
        return notation.position(cast(Table, s))

    def observe(self, s: State, seat: int) -> dict[str, object]:
        return view.observe(cast(Table, s))

    def question(self, s: State) -> str:
        return view.question(cast(Table, s))

    def label(self, s: State, option: int) -> str:
        return view.label(cast(Table, s), option)

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        return view.refs(option)

    def verb(self, s: State, option: int) -> str:
        return notation.verb(cast(Table, s), option)

    def pieces(self, s: State, option: int) -> int:
        return view.pieces(option)

    def refusal(self, s: State, option: int, clause: int) -> str:
        return view.refusal(cast(Table, s), option, clause)

    def turn(self, s: State) -> str:
        table = cast(Table, s)
        return f"{table.round}.{table.player + 1}"

    def rounds(self, s: State) -> int:
        return int(cast(Table, s).round)

    def result(self, s: State) -> str:
        return notation.result(cast(Table, s))

    def ending(self, s: State) -> str:
        table = cast(Table, s)
        return view.ENDINGS.get(int(table.ended), "given") if table.winners != 0 else ""

    def narrate(self, fact: int, seat: int = -1) -> str:
        return view.narrate(fact)

    def picture(self, s: State, seat: int) -> str:
        return view.picture(cast(Table, s))

    def setup(self, name: str) -> Setup:
        return view.setup(notation.scenario_of(name))

    def playing(self, s: State, seat: int) -> bool:
        table = cast(Table, s)
        return not s.over() and (table.in_game(seat) or (table.reserve != 0 and seat == table.player))

    def meant(self, s: State, refs: list[Ref]) -> int:
        return view.meant(cast(Table, s), refs)

    def cited(self, s: State, option: int) -> int:
        return view.cited(cast(Table, s), option)

    def bar_draw(self, s: State) -> int:
        return clauses.KOTH_11 if cast(Table, s).scenario.koth else 0

    def undo_ends(self, s: State) -> str:
        if cast(Table, s).reserve:
            return "Placing your last pawn cannot be undone."
        return "Ending the turn cannot be undone."


GAME = Antagonism(BOOK, [Placement, Turns])
