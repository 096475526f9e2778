"""Dash: a race with hidden cards and a die, and all there is to a game that is installed beside Sandtable."""

from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.game import Game
from sandtable.kernel.rng import Dice, seed_bytes
from sandtable.kernel.state import PlainState, State

BOOK = Book(Path(__file__).with_name("rules.toml"))
TURN = BOOK.numbers["DASH.2"]  # questions, rolls and refusals each name their clause
ROLL, FACES, GOAL, HAND = 0, 4, 12, 3  # an option is a card, 1 to 4, or ROLL
ASK, HEARD, ROLLED = range(3)
ROUND, TO_MOVE, PLACES = 0, 1, 2  # cells; after the places a row of cards a seat, and those not dealt


def cells(s: State) -> vec[i64]:
    return cast(PlainState, s).cells


def row(s: State, seat: int) -> int:
    """Where the counts of a seat's cards begin; one past the last seat, of the cards not dealt."""
    return PLACES + s.seats + seat * FACES


class Race(Frame):
    """Turn after turn until somebody arrives."""

    def advance(self, s: State) -> i64:
        c = cells(s)
        seat = int(c[TO_MOVE])
        if self.step == HEARD and s.answer == ROLL:
            self.step = ROLLED
            return s.roll(TURN, vec[i64]([1] * FACES))
        if self.step != ASK:
            if self.step == HEARD:
                c[row(s, seat) + s.answer - 1] -= 1
            c[PLACES + seat] += s.answer if self.step == HEARD else s.answer + 1  # faces count from 0
            if c[PLACES + seat] >= GOAL:
                cast(PlainState, s).outcome = vec[i64]([1 if p == seat else -1 for p in range(s.seats)])
                return DONE
            c[TO_MOVE] = (seat + 1) % s.seats
            c[ROUND] += 1 if c[TO_MOVE] == 0 else 0
        self.step = HEARD
        return s.ask(c[TO_MOVE], TURN)

    def candidates(self, s: State) -> vec[i64]:
        return vec[i64](range(FACES + 1))

    def bar(self, s: State, option: i64) -> i64:
        if option == ROLL:
            return 0
        return 0 if 0 < option <= FACES and cells(s)[row(s, s.seat) + option - 1] > 0 else TURN

    def options(self, s: State) -> vec[i64]:
        return vec[i64]([o for o in range(FACES + 1) if self.bar(s, o) == 0])

    def redeal(self, s: State, seat: i64, dice: Dice) -> None:
        """Shuffle every card the seat does not hold, sorted first, and deal as many as were dealt."""
        c = cells(s)
        unseen = [p for p in range(s.seats + 1) if p != seat]
        cards = vec[i64]([v for v in range(FACES) for p in unseen for _ in range(c[row(s, p) + v])])
        dice.shuffle(cards)
        for p in unseen:
            size = sum(c[row(s, p) + v] for v in range(FACES))
            hand, cards = list(cards[:size]), cards[size:]
            for v in range(FACES):
                c[row(s, p) + v] = hand.count(v)


class Dash(Game):
    def setups(self) -> list[str]:
        return ["two", "three", "four"]

    def seats(self, setup: str) -> int:
        self.check_setup(setup)
        return self.setups().index(setup) + 2

    def new(self, setup: str, seed: str) -> State:
        seats = self.seats(setup)
        columns = vec[i64]([1, 0] + [0] * (seats + (seats + 1) * FACES))
        s = PlainState(seats, seed_bytes(seed), [Race()], columns)
        deck = vec[i64](list(range(FACES)) * 4)
        s.dice().shuffle(deck)
        for i, card in enumerate(deck):
            s.cells[row(s, min(i // HAND, seats)) + card] += 1
        s.run()
        return s

    def blank(self) -> State:
        return PlainState(1, b"", [], vec[i64]())

    def token(self, s: State, option: int) -> str:
        return "r" if option == ROLL else str(option)

    def read(self, s: State, text: str) -> int:
        if text not in ("r", "1", "2", "3", "4"):
            raise NotationError(f"{text!r} is no choice: there is r, 1, 2, 3 and 4")
        return ROLL if text == "r" else int(text)

    def position(self, s: State) -> str:
        return " ".join(str(place) for place in cells(s)[PLACES : PLACES + s.seats])

    def observe(self, s: State, seat: int) -> dict[str, object]:
        c = cells(s)
        hands = [[int(n) for n in c[row(s, p) : row(s, p) + FACES]] for p in range(s.seats)]
        return {
            "places": [int(place) for place in c[PLACES : PLACES + s.seats]],
            "cards": [sum(hand) for hand in hands],
            "hand": hands[seat] if seat >= 0 else None,
        }

    def question(self, s: State) -> str:
        return f"Seat {s.seat + 1}: play a card or roll."

    def turn(self, s: State) -> str:
        return f"{cells(s)[ROUND]}."


GAME = Dash(BOOK, [Race])
