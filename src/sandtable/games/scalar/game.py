"""Scalar as a game that can be played."""

from __future__ import annotations

from typing import ClassVar, cast

from sandtable.games.scalar import chances, notation, view
from sandtable.games.scalar.actions import ATTACK, pair_kind
from sandtable.games.scalar.board import BOOK
from sandtable.games.scalar.state import Field, empty_field
from sandtable.games.scalar.timing import Battle, Deployment, First, Turns
from sandtable.kernel.game import Game, Luck, Ref, Setup
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State


class Scalar(Game):
    SETUP_KEY: ClassVar[str] = "Setup"
    ROLLS: ClassVar[bool] = True
    RESIGN: ClassVar[str] = "resign"
    STANDARD: ClassVar[str] = "scalar"
    TAGLINE: ClassVar[str] = "Roll your army, take the zone, hold the Core."

    def setups(self) -> list[str]:
        return list(notation.SETUPS)

    def seats(self, setup: str) -> int:
        notation.start_of_setup(setup)
        return 2

    def new(self, setup: str, seed: str) -> State:
        """One of the setups, or any position; the dice are rolled as they come up."""
        return notation.parse(notation.start_of_setup(setup), seed_bytes(seed), False)

    def new_open(self, setup: str, seed: str) -> State:
        return notation.parse(notation.start_of_setup(setup), seed_bytes(seed), True)

    def blank(self) -> State:
        return empty_field(b"")

    def token(self, s: State, option: int) -> str:
        return notation.token(cast(Field, s), option)

    def read(self, s: State, text: str) -> int:
        return notation.read(cast(Field, s), text)

    def face(self, s: State, outcome: int) -> str:
        return notation.face(cast(Field, s), outcome)

    def steps(self, word: str) -> list[str]:
        return notation.steps(word)

    def words(self, steps: list[str], seats: list[int] | None = None) -> list[str]:
        return notation.words(steps, seats or [])

    def position(self, s: State) -> str:
        return notation.position(cast(Field, s))

    def observe(self, s: State, seat: int) -> dict[str, object]:
        return view.observe(cast(Field, s))

    def question(self, s: State) -> str:
        return view.question(cast(Field, s))

    def label(self, s: State, option: int) -> str:
        return view.label(cast(Field, s), option)

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        return view.refs(cast(Field, s), option)

    def verb(self, s: State, option: int) -> str:
        return view.verb(option)

    def direct(self, s: State, option: int) -> bool:
        """Before dice are rolled in a battle one looks at the odds."""
        return pair_kind(option) != ATTACK

    def refusal(self, s: State, option: int, clause: int) -> str:
        return view.refusal(cast(Field, s), option, clause)

    def turn(self, s: State) -> str:
        field = cast(Field, s)
        if s.frames and isinstance(s.frames[-1], First):
            return ""
        return f"{field.turn}.{field.player + 1}"

    def rounds(self, s: State) -> int:
        """Turns, as the rules count them."""
        return int(cast(Field, s).turn)

    def first(self, s: State) -> int:
        field = cast(Field, s)
        return int(field.player) ^ ((int(field.turn) - 1) & 1)

    def result(self, s: State) -> str:
        return notation.result(cast(Field, s))

    def ending(self, s: State) -> str:
        field = cast(Field, s)
        return view.ENDINGS.get(int(field.ended), "given") if field.winner != 0 else ""

    def narrate(self, fact: int, seat: int = -1) -> str:
        return view.narrate(fact)

    def picture(self, s: State, seat: int) -> str:
        return view.picture(cast(Field, s))

    def setup(self, name: str) -> Setup:
        return view.setup(name)

    def cited(self, s: State, option: int) -> int:
        return view.cited(cast(Field, s), option)

    def undo_ends(self, s: State) -> str:
        return "A roll cannot be undone, nor can what ends the turn."

    def verdict(self, s: State, face: int, after: State) -> tuple[str, str]:
        return chances.verdict(cast(Field, s), face, cast(Field, after))

    def effects(self, s: State, face: int) -> list[tuple[str, str]]:
        return chances.effects(cast(Field, s), face)

    def fortune(self, s: State, face: int) -> list[Luck]:
        return chances.fortune(cast(Field, s), face)


GAME = Scalar(BOOK, [First, Turns, Deployment, Battle])
