"""Pips: a small game whose dice all see, so that its records write them, joined with the choices: r=5.

Both seats roll for the first turn. In its turn a seat rolls as often as it likes and adds the pips up; a one
ends the turn and takes them away, holding keeps them. Who has twenty wins.
"""

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import CHANCE, DONE, Frame
from sandtable.kernel.game import Game
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import PlainState, State
from tests.kernel.timing.small import cells, rules

BOOK = rules(
    "pips",
    {
        "FIRST": "Both roll; the higher face has the first turn, and equal faces roll again.",
        "TURN": "A seat rolls or holds; a one ends its turn, and holding keeps what it has rolled.",
    },
)
FIRST, TURN = 1, 2
HOLD, ROLL = 0, 1
NUMBER, TO_MOVE, SUM, KEPT = 0, 1, 2, 3  # cells; the number is 0 until somebody has the first turn
GOAL, SIDES = 20, 6
START, FIRST_FACE, SECOND_FACE, HEARD, ROLLED = range(5)


class Rolling(Frame):
    """Who begins, then turn after turn."""

    FIELDS = ("face",)

    def __init__(self) -> None:
        super().__init__()
        self.face = 0

    def advance(self, s: State) -> i64:
        c = cells(s)
        if self.step == FIRST_FACE:
            self.face = int(s.answer)
            return self.die(s, SECOND_FACE, FIRST)
        if self.step == START or (self.step == SECOND_FACE and s.answer == self.face):
            return self.die(s, FIRST_FACE, FIRST)
        if self.step == SECOND_FACE:
            c[NUMBER] = 1
            c[TO_MOVE] = 0 if self.face > s.answer else 1
            self.face = 0
        elif self.step == HEARD and s.answer == ROLL:
            return self.die(s, ROLLED, TURN)
        elif self.step == ROLLED and s.answer > 0:
            c[SUM] += s.answer + 1
        else:
            if self.step == HEARD:
                c[KEPT + c[TO_MOVE]] += c[SUM]
                if c[KEPT + c[TO_MOVE]] >= GOAL:
                    cast(PlainState, s).outcome = vec[i64]([1, -1] if c[TO_MOVE] == 0 else [-1, 1])
                    return DONE
            c[SUM] = 0
            c[NUMBER] += 1
            c[TO_MOVE] = 1 - c[TO_MOVE]
        self.step = HEARD
        return s.ask(c[TO_MOVE], TURN)

    def die(self, s: State, then: int, clause: int) -> i64:
        self.step = then
        return s.roll(clause, vec[i64]([1] * SIDES))

    def options(self, s: State) -> vec[i64]:
        return vec[i64]([HOLD, ROLL])

    def bar(self, s: State, option: i64) -> i64:
        return 0 if option in (HOLD, ROLL) else TURN


class Pips(Game):
    ROLLS: ClassVar[bool] = True

    def setups(self) -> list[str]:
        return ["pair"]

    def seats(self, setup: str) -> int:
        self.check_setup(setup)
        return 2

    def new(self, setup: str, seed: str) -> State:
        return self.begun(setup, seed, False)

    def new_open(self, setup: str, seed: str) -> State:
        return self.begun(setup, seed, True)

    def begun(self, setup: str, seed: str, opened: bool) -> State:
        self.check_setup(setup)
        s = PlainState(2, seed_bytes(seed), [Rolling()], vec[i64]([0] * 5))
        s.open_chance = opened
        s.run()
        return s

    def blank(self) -> State:
        return PlainState(2, b"", [], vec[i64]())

    def token(self, s: State, option: int) -> str:
        return "r" if option == ROLL else "h"

    def read(self, s: State, text: str) -> int:
        if text not in ("r", "h"):
            raise NotationError(f"{text!r} is no choice: there is r and h")
        return ROLL if text == "r" else HOLD

    def steps(self, word: str) -> list[str]:
        head, sign, face = word.partition("=")
        return [part for part in (head, sign + face) if part]

    def words(self, steps: list[str], seats: list[int] | None = None) -> list[str]:
        joined: list[str] = []
        for step in steps:
            if step.startswith("=") and joined and joined[-1] == "r":
                joined[-1] += step
            else:
                joined.append(step)
        return joined

    def position(self, s: State) -> str:
        return " ".join([str(x) for x in cells(s)])

    def observe(self, s: State, seat: int) -> dict[str, object]:
        return {"numbers": [int(x) for x in cells(s)], "dice": s.seat == CHANCE}

    def question(self, s: State) -> str:
        return f"Seat {s.seat + 1}: roll or hold?"

    def turn(self, s: State) -> str:
        return f"{cells(s)[NUMBER]}." if cells(s)[NUMBER] else ""


GAME = Pips(BOOK, [Rolling])
