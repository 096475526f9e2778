"""Riposte: a duel with hidden strokes and answers to answers. A game outside our tree with a response window,
a rulebook, a lesson and all the words that a browser needs to draw and play it."""

from pathlib import Path
from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.game import PASS as PASSING
from sandtable.kernel.game import Game, Ref, Window
from sandtable.kernel.rng import Dice, seed_bytes
from sandtable.kernel.state import PlainState, State, fact_kind, fact_what, fact_who

BOOK = Book(Path(__file__).with_name("rules.toml"))
ATTACK, ANSWER, END = (BOOK.numbers[id] for id in ("RIP.2", "RIP.3", "RIP.6"))
NAMES = ("", "Feint", "Cut", "Thrust", "Lunge", "Fleche", "Coup")
PASS, STROKES, RESIGN = 0, 6, 7  # an option is a stroke, 1 to 6, PASS or RESIGN
COPIES, HAND, LIVES, SEATS = 4, 3, 3, 2
TURN, ACTIVE, LIFE, DRAWN, HANDS = 0, 1, 2, 4, 5  # cells; a row of counts a seat, then the deck in its order
DECK = HANDS + SEATS * STROKES
ASK, ATTACKED, FOUGHT = range(3)
PLAYED, HIT = 1, 2  # facts


def cells(s: State) -> vec[i64]:
    return cast(PlainState, s).cells


def held(s: State, seat: int) -> list[int]:
    """The strokes in a hand, the lowest first."""
    c = cells(s)
    return [v for v in range(1, STROKES + 1) for _ in range(c[HANDS + seat * STROKES + v - 1])]


def move(s: State, seat: int, stroke: int, by: int) -> None:
    cells(s)[HANDS + seat * STROKES + stroke - 1] += by


def draw(s: State, seat: int) -> None:
    """Draw from the top until the hand is full or the deck is empty."""
    c = cells(s)
    while len(held(s, seat)) < HAND and c[DRAWN] < STROKES * COPIES:
        move(s, seat, int(c[DECK + c[DRAWN]]), 1)
        c[DRAWN] += 1


class Asking(Frame):
    """What both frames have in common: strokes that are held and high enough, and giving up."""

    def least(self, s: State) -> int:
        """The lowest stroke that may be played."""
        return 1

    def passes(self) -> bool:
        return False

    def options(self, s: State) -> vec[i64]:
        strokes = [v for v in sorted(set(held(s, int(s.seat)))) if v >= self.least(s)]
        return vec[i64](([PASS] if self.passes() else []) + strokes)

    def asides(self, s: State) -> vec[i64]:
        return vec[i64]([RESIGN])

    def candidates(self, s: State) -> vec[i64]:
        return vec[i64](range(RESIGN + 1))

    def bar(self, s: State, option: i64) -> i64:
        if option == RESIGN or option in self.options(s):
            return 0
        return ANSWER if self.passes() else ATTACK


class Duel(Asking):
    """Turn after turn until somebody has lost."""

    def advance(self, s: State) -> i64:
        c = cells(s)
        seat = int(c[ACTIVE])
        if self.step == ATTACKED:
            if s.answer == RESIGN:
                return self.lost(s, seat)
            move(s, seat, int(s.answer), -1)
            s.tell(PLAYED, seat, s.answer)
            exchange = Exchange()
            exchange.laid = s.answer
            self.step = FOUGHT
            return s.push(exchange)
        if self.step == FOUGHT:
            if s.answer == RESIGN:
                return self.lost(s, int(s.seat))
            draw(s, seat)
            draw(s, 1 - seat)
            c[ACTIVE], c[TURN] = 1 - seat, c[TURN] + 1
        for player in range(SEATS):
            if c[LIFE + player] == 0:
                return self.lost(s, player)
        if not held(s, 0) and not held(s, 1):
            one, other = c[LIFE], c[LIFE + 1]
            worth = 0 if one == other else 1 if one > other else -1
            cast(PlainState, s).outcome = vec[i64]([worth, -worth])
            return DONE
        if not held(s, int(c[ACTIVE])):
            c[ACTIVE] = 1 - c[ACTIVE]
        self.step = ATTACKED
        return s.ask(c[ACTIVE], ATTACK)

    def lost(self, s: State, seat: int) -> i64:
        cast(PlainState, s).outcome = vec[i64]([-1 if p == seat else 1 for p in range(SEATS)])
        return DONE

    def worth(self, s: State, seat: i64) -> float:
        c = cells(s)
        return float(c[LIFE + seat] - c[LIFE + 1 - seat]) / LIVES

    def redeal(self, s: State, seat: i64, dice: Dice) -> None:
        """Shuffle the strokes that the seat cannot see, sorted first, and deal them again."""
        c = cells(s)
        others = [p for p in range(SEATS) if p != seat]
        sizes = [len(held(s, p)) for p in others]
        rest = [int(c[DECK + i]) for i in range(int(c[DRAWN]), STROKES * COPIES)]
        cards = vec[i64](sorted([v for p in others for v in held(s, p)] + rest))
        dice.shuffle(cards)
        for p, size in zip(others, sizes):
            for v in held(s, p):
                move(s, p, v, -1)
            for v in cards[:size]:
                move(s, p, int(v), 1)
            cards = cards[size:]
        for i, v in enumerate(cards):
            c[DECK + c[DRAWN] + i] = v


class Exchange(Asking):
    """The response window: strokes upon strokes, until somebody passes and is hit."""

    FIELDS = ("laid",)

    def __init__(self) -> None:
        super().__init__()
        self.laid: i64 = 0  # the strokes that lie there, as the digits of a number, the first one first

    def passes(self) -> bool:
        return True

    def strokes(self) -> list[int]:
        return [int(sign) for sign in str(self.laid)]

    def least(self, s: State) -> int:
        return int(self.laid) % 10 + 1

    def asked(self, s: State) -> int:
        """The attacker has laid the first stroke, the other the second, and so on."""
        return int(cells(s)[ACTIVE] + len(self.strokes())) % SEATS

    def advance(self, s: State) -> i64:
        if self.step == ATTACKED:
            seat = self.asked(s)
            if s.answer == RESIGN:
                return DONE
            if s.answer == PASS:
                cells(s)[LIFE + seat] -= 1
                s.tell(HIT, seat, 0)
                return DONE
            move(s, seat, int(s.answer), -1)
            s.tell(PLAYED, seat, s.answer)
            self.laid = self.laid * 10 + s.answer
        self.step = ATTACKED
        return s.ask(self.asked(s), ANSWER)


class Riposte(Game):
    TAGLINE: ClassVar[str] = "A duel: strokes are answered by higher ones."
    RESIGN: ClassVar[str] = "resign"

    def setups(self) -> list[str]:
        return ["duel"]

    def seats(self, setup: str) -> int:
        self.check_setup(setup)
        return SEATS

    def new(self, setup: str, seed: str) -> State:
        self.check_setup(setup)
        deck = vec[i64](list(range(1, STROKES + 1)) * COPIES)
        s = PlainState(SEATS, seed_bytes(seed), [Duel()], vec[i64]())
        s.dice().shuffle(deck)
        s.cells = vec[i64]([1, 0, LIVES, LIVES, 0] + [0] * (SEATS * STROKES) + list(deck))
        for seat in range(SEATS):
            draw(s, seat)
        s.run()
        return s

    def blank(self) -> State:
        return PlainState(SEATS, b"", [], vec[i64]())

    # ---- notation

    def token(self, s: State, option: int) -> str:
        return {PASS: "-", RESIGN: "resign"}.get(option, str(option))

    def read(self, s: State, text: str) -> int:
        if text not in ("-", "resign", "1", "2", "3", "4", "5", "6"):
            raise NotationError(f"{text!r} is no choice: there is 1 to 6, - and resign")
        return {"-": PASS, "resign": RESIGN}.get(text) if text in ("-", "resign") else int(text)  # type: ignore[return-value]

    def position(self, s: State) -> str:
        return " ".join(str(number) for number in cells(s))

    def turn(self, s: State) -> str:
        return f"{cells(s)[TURN]}."

    def rounds(self, s: State) -> int:
        return int(cells(s)[TURN])

    # ---- what a seat sees, and what it is told

    def observe(self, s: State, seat: int) -> dict[str, object]:
        """Zones, numbers and what waits: the browser draws these without knowing the game."""
        c = cells(s)
        players = [
            {
                "lives": int(c[LIFE + p]),
                "hand": [NAMES[v] for v in held(s, p)] if p == seat else [],
                "hand_count": len(held(s, p)),
            }
            for p in range(SEATS)
        ]
        laid = exchange(s).strokes() if exchange(s) is not None else []
        pending = [
            {
                "number": n + 1,
                "player": (int(c[ACTIVE]) + n) % SEATS,
                "source": NAMES[stroke],
                "text": f"Strength {stroke}.",
            }
            for n, stroke in enumerate(laid)
        ]
        return {
            "turn": int(c[TURN]),
            "asked": int(s.seat),
            "deck": STROKES * COPIES - int(c[DRAWN]),
            "players": players,
            "stack": pending[::-1],
        }

    def question(self, s: State) -> str:
        top = exchange(s)
        who = f"Player {s.seat + 1}: "
        if top is None:
            return who + "attack with a stroke."
        return f"{who}answer {NAMES[top.strokes()[-1]]} with a higher stroke, or pass and be hit."

    def label(self, s: State, option: int) -> str:
        if option in (PASS, RESIGN):
            return "Pass" if option == PASS else "Resign"
        return f"{'Attack' if exchange(s) is None else 'Answer'} with {NAMES[option]} ({option})"

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        return (Ref("card", f"{s.seat + 1}h:{NAMES[option]}"),) if 0 < option <= STROKES else ()

    def verb(self, s: State, option: int) -> str:
        return PASSING if option == PASS else "resign" if option == RESIGN else "play"

    def heading(self, s: State, option: int, seat: int) -> str:
        return self.label(s, option)

    def narrate(self, fact: int, seat: int = -1) -> str:
        who = f"Player {fact_who(fact) + 1}"
        if fact_kind(fact) == HIT:
            return f"{who} is hit and loses a life."
        return f"{who} plays {NAMES[int(fact_what(fact))]}." if fact_kind(fact) == PLAYED else ""

    def settles(self, s: State, option: int, after: State) -> bool:
        return True  # every stroke is seen, and a pass leads to drawing

    def window(self, s: State) -> Window | None:
        """Passing is the usual answer: a seat may let the table pass where it holds nothing higher."""
        top = exchange(s)
        if top is None:
            return None
        laid = len(top.strokes())
        mine = int(s.seat) == int(cells(s)[ACTIVE])
        forced = len(top.options(s)) == 1
        return Window(PASS, forced, "own turn" if mine else "other turn", laid, 1 - int(s.seat))


def exchange(s: State) -> Exchange | None:
    top = s.frames[-1] if s.frames else None
    return top if isinstance(top, Exchange) else None


GAME = Riposte(BOOK, [Duel, Exchange])
