"""Veil: a small game with every kind of secret, sound as it stands; the tests plant the usual mistakes in it.

In its turn a seat lays a card face-down, then acts: it may turn the card up, and it may show the top card of
the stock, which is then shuffled in again. If a card was turned up, the next seat discards one of its own
choice at the end of the turn. Cards that were turned up count; when nobody holds a card, the higher sum wins.
"""

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.game import Game
from sandtable.kernel.rng import Dice, seed_bytes
from sandtable.kernel.state import PlainState, State, fact_what
from tests.kernel.timing.small import cells, rules

BOOK = rules(
    "veil",
    {
        "LAY": "A seat lays one of its cards face-down; nobody else sees it.",
        "ACT": "It may turn its card up, once, and show the top card of the stock, once.",
        "DROP": "After a turn in which a card was turned up, the next seat discards one of its choice.",
    },
)
LAY, ACT, DROP = 1, 2, 3
VALUES, HAND, STOCK = 3, 4, 6  # values of cards, cards dealt to a seat, cards left over
UP, SHOW, END = 11, 12, 13  # options; 1 to 3 lay or discard a card
ROUND, TO_MOVE, LAST, DID, PLACES = 0, 1, 2, 3, 4  # cells; LAST is what was shown last, DID what was done
LAID, FACE_UP, GONE, HELD, ROW = 0, 1, 2, 5, 8  # a row a seat: laid, up, discards by value, hand by value
WORDS = {UP: "up", SHOW: "show", END: "end"}
SHOWN = 1  # a fact

BEGIN, LAYING, ACTING, DROPPING = range(4)


def row(seat: int) -> int:
    return PLACES + ROW * seat


def stock(s: State) -> int:
    """Where the stock begins, the top card first."""
    return row(int(s.seats))


def held(s: State, seat: int) -> list[int]:
    return [int(n) for n in cells(s)[row(seat) + HELD : row(seat) + ROW]]


class Laying(Frame):
    """Turn after turn: lay, act, and the discards in between."""

    def advance(self, s: State) -> i64:
        c = cells(s)
        me = int(c[TO_MOVE])
        if self.step == LAYING:
            c[row(me) + HELD + s.answer - 1] -= 1
            c[row(me) + LAID] = s.answer
            c[DID] = 0
        elif self.step == ACTING:
            if s.answer == END:
                return self.dropping(s)
            c[DID] |= 1 if s.answer == UP else 2
            if s.answer == UP:
                c[row(me) + FACE_UP] += c[row(me) + LAID]
            else:
                self.show(s)
        elif self.step == DROPPING:
            self.drop(s, int(s.answer))
            return self.end(s)
        if self.step == BEGIN:
            self.step = LAYING
            return s.ask(me, LAY)
        self.step = ACTING
        return s.ask(me, ACT)

    def dropping(self, s: State) -> i64:
        other = 1 - int(cells(s)[TO_MOVE])
        if cells(s)[DID] & 1:
            if self.must_ask(s, other):
                self.step = DROPPING
                return s.ask(other, DROP)
            if any(held(s, other)):
                self.drop(s, held(s, other).index(max(held(s, other))) + 1)
        return self.end(s)

    def must_ask(self, s: State, seat: int) -> bool:
        """Whoever holds a card is asked, also if there is but one kind: how many it has is no secret."""
        return any(held(s, seat))

    def drop(self, s: State, card: int) -> None:
        place = row(1 - int(cells(s)[TO_MOVE]))
        cells(s)[place + HELD + card - 1] -= 1
        cells(s)[place + GONE + card - 1] += 1

    def show(self, s: State) -> None:
        c = cells(s)
        c[LAST] = c[stock(s)]
        s.tell(SHOWN, s.seat, c[LAST])
        cards = c[stock(s) : stock(s) + STOCK]
        s.dice().shuffle(cards)
        for n, card in enumerate(cards):
            c[stock(s) + n] = card

    def end(self, s: State) -> i64:
        c = cells(s)
        me = int(c[TO_MOVE])
        if c[DID] & 1 == 0:
            c[row(me) + GONE + c[row(me) + LAID] - 1] += 1  # it is discarded, and everybody sees it
        c[row(me) + LAID] = 0
        c[TO_MOVE] = 1 - me
        c[ROUND] += 1
        self.step = BEGIN
        if not any(held(s, 1 - me)):
            one, two = int(c[row(0) + FACE_UP]), int(c[row(1) + FACE_UP])
            sign = (one > two) - (one < two)
            cast(PlainState, s).outcome = vec[i64]([sign, -sign])
            return DONE
        return AGAIN

    def options(self, s: State) -> vec[i64]:
        if self.step == ACTING:
            did = int(cells(s)[DID])
            return vec[i64]([o for o in (UP, SHOW, END) if o == END or not did & (1 if o == UP else 2)])
        return vec[i64]([n + 1 for n, count in enumerate(held(s, int(s.seat))) if count])

    def candidates(self, s: State) -> vec[i64]:
        return vec[i64]([1, 2, 3, UP, SHOW, END])

    def bar(self, s: State, option: i64) -> i64:
        return 0 if option in self.options(s) else s.clause

    def redeal(self, s: State, seat: i64, dice: Dice) -> None:
        """Hands and laid cards of the others and the stock, sorted, shuffled and dealt again."""
        c = cells(s)
        others = [p for p in range(s.seats) if p != seat]
        down = [p for p in others if c[row(p) + LAID] and not (c[DID] & 1)]
        pool = [int(c[row(p) + LAID]) for p in down] + [int(n) for n in c[stock(s) : stock(s) + STOCK]]
        sizes = [sum(held(s, p)) for p in others]
        for p in others:
            pool += [v + 1 for v, count in enumerate(held(s, p)) for _ in range(count)]
        cards = vec[i64](sorted(pool))
        dice.shuffle(cards)
        rest = [int(card) for card in cards]
        for p in down:
            c[row(p) + LAID] = rest.pop()
        for n in range(STOCK):
            c[stock(s) + n] = rest.pop()
        for p, size in zip(others, sizes):
            hand = [rest.pop() for _ in range(size)]
            for v in range(VALUES):
                c[row(p) + HELD + v] = hand.count(v + 1)


class Veil(Game):
    TAGLINE: ClassVar[str] = "What lies there?"

    def setups(self) -> list[str]:
        return ["pair"]

    def seats(self, setup: str) -> int:
        self.check_setup(setup)
        return 2

    def new(self, setup: str, seed: str) -> State:
        self.check_setup(setup)
        s = PlainState(2, seed_bytes(seed), [Laying()], vec[i64]([1, 0, 0, 0] + [0] * (2 * ROW + STOCK)))
        cards = vec[i64]([1 + n % VALUES for n in range(2 * HAND + STOCK)])
        s.dice().shuffle(cards)
        for n, card in enumerate(cards):
            if n < 2 * HAND:
                s.cells[row(n % 2) + HELD + card - 1] += 1
            else:
                s.cells[stock(s) + n - 2 * HAND] = card
        s.run()
        return s

    def blank(self) -> State:
        return PlainState(2, b"", [], vec[i64]())

    def token(self, s: State, option: int) -> str:
        return WORDS.get(option) or f"card:{option}"

    def read(self, s: State, text: str) -> int:
        for option, word in WORDS.items():
            if text == word:
                return option
        if text not in ("card:1", "card:2", "card:3"):
            raise NotationError(f"{text!r}: there is up, show, end and card:1 to card:3")
        return int(text[-1])

    def position(self, s: State) -> str:
        return " ".join([str(x) for x in cells(s)])

    def told(self, s: State, option: int, seat: int) -> str:
        hidden = option <= VALUES and s.clause == LAY and seat != s.seat
        return "card:?" if hidden else self.token(s, option)

    def settles(self, s: State, option: int, after: State) -> bool:
        return after.rolls != s.rolls or option == UP

    def observe(self, s: State, seat: int) -> dict[str, object]:
        c = cells(s)
        seats: list[dict[str, object]] = []
        for p in range(s.seats):
            gone = [int(n) for n in c[row(p) + GONE : row(p) + HELD]]
            laid = int(c[row(p) + LAID])
            known = laid if p == seat or c[DID] & 1 else -1
            seats.append(
                {"laid": known if laid else 0, "up": int(c[row(p) + FACE_UP]), "gone": gone,
                 "cards": sum(held(s, p)), "hand": held(s, p) if p == seat else None}
            )  # fmt: skip
        return {"seats": seats, "shown": self.shown(s), "asked": int(s.seat), "did": int(c[DID])}

    def shown(self, s: State) -> str:
        return ("", "One", "Two", "Three")[int(cells(s)[LAST])]

    def narrate(self, fact: int, seat: int = -1) -> str:
        return f"The top card is {('', 'One', 'Two', 'Three')[int(fact_what(fact))]}."

    def question(self, s: State) -> str:
        return f"Seat {s.seat + 1}: what do you do?"

    def turn(self, s: State) -> str:
        return f"{cells(s)[ROUND]}."


GAME = Veil(BOOK, [Laying])
