"""Windows that nest without limit in mid-move: interrupts before, responses after, responses to responses."""

from __future__ import annotations

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import PlainState, State
from sandtable.testing import check_game
from tests.kernel.timing.small import SmallGame, cells, offered, play, rules, words

BOOK = rules(
    "windows",
    {
        "WALK": "The offensive seat walks one to three cells.",
        "INT": "Before a step, seats may interrupt it, until both pass in a row.",
        "RESP": "After an event, seats may respond in turn, until both pass in one round.",
        "MATCH": "A card can be used only in a window that it matches.",
        "HOLD": "Only a card in hand can be used.",
        "HIT": "A hit costs nothing, one or three, by the die.",
    },
)
WALK, INT, RESP, MATCH, HOLD, HIT_DIE = range(1, 7)

HALT, SHOT, BACK, CANCEL = range(4)  # cards
KINDS = 4
PASS = 10
STEP, HIT, TRIGGERED = range(3)  # what happens
MATCHES = {STEP: SHOT, HIT: BACK, TRIGGERED: CANCEL}
TURN, OFFENSIVE, PLACE, HEALTH, POINTS, HAND, LEFT, DECK = 0, 1, 2, 4, 6, 8, 16, 17
FAR, FULL, LAST_TURN, COPIES, DEALT = 6, 2, 10, 5, 6
KEPT, CANCELLED = 0, 1  # what a happening or a response answers


def hand(seat: int, kind: int) -> int:
    return HAND + seat * KINDS + kind


class Phases(Frame):
    """Seats take turns walking towards the far end."""

    def advance(self, s: State) -> i64:
        c = cells(s)
        if self.step == 1:
            self.step = 2
            return s.push(Move(int(c[OFFENSIVE]), int(s.answer)))
        if self.step == 2:
            c[OFFENSIVE] = 1 - c[OFFENSIVE]
        if c[TURN] == LAST_TURN or FAR in (c[PLACE], c[PLACE + 1]):
            lead = (c[PLACE] + c[POINTS]) - (c[PLACE + 1] + c[POINTS + 1])
            sign = (lead > 0) - (lead < 0)
            cast(PlainState, s).outcome = words(sign, -sign)
            return DONE
        c[TURN] += 1
        self.step = 1
        return s.ask(c[OFFENSIVE], WALK)

    def options(self, s: State) -> vec[i64]:
        return words(1, 2, 3)

    def redeal(self, s: State, seat: i64, dice: Dice) -> None:
        c = cells(s)
        hidden = [other for other in range(2) if other != seat]
        sizes = [sum(c[hand(other, k)] for k in range(KINDS)) for other in hidden]
        unseen = list(c[DECK : DECK + c[LEFT]])
        for other in hidden:
            for k in range(KINDS):
                unseen += [k] * c[hand(other, k)]
                c[hand(other, k)] = 0
        mixed = words(*sorted(unseen))  # how they lie tells nothing
        dice.shuffle(mixed)
        unseen = list(mixed)
        for other, size in zip(hidden, sizes):
            for _ in range(size):
                c[hand(other, unseen.pop())] += 1
        for i in range(c[LEFT]):
            c[DECK + i] = unseen[i]


class Move(Frame):
    """A walk, cell by cell; it ends early when a step is cancelled or the walker is no longer there."""

    FIELDS = ("seat", "left", "to")

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.to = -1

    def advance(self, s: State) -> i64:
        c = cells(s)
        if self.step == 1 and (s.answer == CANCELLED or c[PLACE + self.seat] != self.to):
            return DONE
        if self.left == 0 or c[PLACE + self.seat] == FAR:
            return DONE
        self.step = 1
        self.left -= 1
        self.to = c[PLACE + self.seat] + 1
        return s.push(Happening(STEP, self.seat))


class Happening(Frame):
    """One event: interrupts, the event itself unless cancelled, then its own window of responses."""

    FIELDS = ("kind", "who", "cancelled", "holder", "passes")
    INTERRUPT, INTERRUPTED, COMMIT, ROLLED, WINDOW, HEARD, RESPONDED = range(7)

    def __init__(self, kind: int = 0, who: int = 0) -> None:
        super().__init__()
        self.kind = kind
        self.who = who
        self.cancelled = False
        self.holder = -1  # who is asked; -1 before the offensive seat is
        self.passes = 0

    def advance(self, s: State) -> i64:
        c = cells(s)
        if self.holder < 0:
            self.holder = int(c[OFFENSIVE])
            self.step = Happening.INTERRUPT if self.kind == STEP else Happening.COMMIT
        if self.step == Happening.INTERRUPTED:
            self.passes += 1
            if s.answer == HALT:
                c[hand(self.holder, HALT)] -= 1
                s.answer = CANCELLED
                return DONE
            self.holder = 1 - self.holder
            self.step = Happening.INTERRUPT if self.passes < 2 else Happening.COMMIT
        if self.step == Happening.INTERRUPT:
            self.step = Happening.INTERRUPTED
            return s.ask(self.holder, INT)
        if self.step == Happening.COMMIT:
            s.beat += 1
            self.passes = 0
            self.holder = int(c[OFFENSIVE])
            self.step = Happening.WINDOW
            if self.kind == STEP:
                c[PLACE + self.who] += 1
            elif self.kind == HIT:
                self.step = Happening.ROLLED
                return s.roll(HIT_DIE, words(1, 2, 0, 1))
        if self.step == Happening.ROLLED:
            self.step = Happening.WINDOW
            self.hurt(s, int(s.answer))
        if self.step == Happening.RESPONDED:
            self.cancelled = self.cancelled or s.answer == CANCELLED
            self.step = Happening.WINDOW
            self.holder = 1 - self.holder
        if self.step == Happening.HEARD:
            if s.answer != PASS:
                self.passes = 0
                self.step = Happening.RESPONDED
                return s.push(Respond(int(s.answer), self.holder))
            self.passes += 1
            self.step = Happening.WINDOW
            self.holder = 1 - self.holder
        if self.passes >= 2 and self.holder == c[OFFENSIVE]:  # both have passed in one round
            s.answer = CANCELLED if self.cancelled else KEPT
            return DONE
        self.step = Happening.HEARD
        return s.ask(self.holder, RESP)

    def hurt(self, s: State, by: int) -> None:
        """A walker without health goes back to where it began."""
        c = cells(s)
        c[HEALTH + self.who] -= by
        if c[HEALTH + self.who] <= 0:
            c[HEALTH + self.who] = FULL
            c[PLACE + self.who] = 0
            c[POINTS + 1 - self.who] += 1

    def options(self, s: State) -> vec[i64]:
        return words(*[card for card in range(KINDS) if self.bar(s, card) == 0], PASS)

    def candidates(self, s: State) -> vec[i64]:
        return words(*range(KINDS), PASS)

    def bar(self, s: State, option: i64) -> i64:
        if option == PASS:
            return 0
        if self.step == Happening.INTERRUPTED:
            matches = option == HALT and self.holder != self.who
        else:
            matches = option == MATCHES[self.kind] and (self.kind == HIT) == (self.holder == self.who)
        if not matches:
            return MATCH
        return 0 if cells(s)[hand(self.holder, option)] > 0 else HOLD


class Respond(Frame):
    """A card used in a window: its use is an event itself, and so is what it does."""

    FIELDS = ("card", "seat")

    def __init__(self, card: int = 0, seat: int = 0) -> None:
        super().__init__()
        self.card = card
        self.seat = seat

    def advance(self, s: State) -> i64:
        if self.step == 0:
            cells(s)[hand(self.seat, self.card)] -= 1
            if self.card == CANCEL:  # opens no window of its own
                s.answer = CANCELLED
                return DONE
            self.step = 1
            return s.push(Happening(TRIGGERED, self.seat))
        if self.step == 1 and s.answer == KEPT:
            self.step = 2
            return s.push(Happening(HIT, 1 - self.seat))
        s.answer = KEPT
        return DONE


class Windows(SmallGame):
    NAMES: ClassVar[dict[int, str]] = {
        HALT: "halt", SHOT: "shot", BACK: "back", CANCEL: "cancel", PASS: "pass",
    }  # fmt: skip

    def bottom(self) -> Frame:
        return Phases()

    def deal(self, dice: Dice) -> list[int]:
        deck = words(*list(range(KINDS)) * COPIES)
        dice.shuffle(deck)
        row = [0, 0, 0, 0, FULL, FULL, 0, 0, *[0] * 8, len(deck) - 2 * DEALT, *deck]
        for i in range(2 * DEALT):
            row[hand(i % 2, row.pop())] += 1
        return row

    def token(self, s: State, option: int) -> str:
        return f"walk{option}" if isinstance(s.frames[-1], Phases) else self.NAMES[option]

    def read(self, s: State, text: str) -> int:
        if isinstance(s.frames[-1], Phases):
            return {"walk1": 1, "walk2": 2, "walk3": 3}.get(text, 0)
        return super().read(s, text)

    def observe(self, s: State, seat: int) -> dict[str, object]:
        c = cells(s)
        hands = [[int(c[hand(p, k)]) for k in range(KINDS)] for p in range(2)]
        return {
            "table": [int(x) for x in c[:HAND]],
            "left": int(c[LEFT]),
            "hands": [sum(h) for h in hands],
            "hand": hands[seat] if seat >= 0 else None,
            "windows": [[int(f.kind), int(f.who)] for f in s.frames if isinstance(f, Happening)],
        }


GAME = Windows(BOOK, [Phases, Move, Happening, Respond])


def table(first: str, second: str) -> State:
    """Seat 0 is offensive; each has the cards named, and the dice are open."""
    row = [0] * DECK
    row[HEALTH] = row[HEALTH + 1] = FULL
    for seat, names in enumerate((first, second)):
        for name in names.split():
            row[hand(seat, {v: k for k, v in GAME.NAMES.items()}[name])] += 1
    s = GAME.begin(row)
    s.open_chance = True
    return s


def depth(s: State) -> int:
    return len([f for f in s.frames if isinstance(f, Happening)])


def test_contract():
    check_game(GAME, games=4, every=4)


def test_a_walk_opens_a_window_in_every_cell():
    s = table("", "")
    play(GAME, s, "walk2 pass pass")
    assert cells(s)[PLACE] == 1 and s.clause == RESP
    play(GAME, s, "pass pass")
    assert cells(s)[PLACE] == 1 and s.clause == INT
    play(GAME, s, "pass pass pass pass")
    assert cells(s)[PLACE] == 2 and s.clause == WALK and s.seat == 1


def test_an_interrupt_comes_before_the_step_and_ends_the_walk():
    s = table("", "halt")
    play(GAME, s, "walk3 pass halt")
    assert cells(s)[PLACE] == 0 and offered(GAME, s) == "1: walk1 walk2 walk3"


def test_windows_nest_and_only_the_innermost_is_open():
    s = table("cancel back", "shot back shot")
    play(GAME, s, "walk1 pass pass pass shot")
    assert depth(s) == 2 and offered(GAME, s) == "0: cancel pass"  # the shot's use, not yet its effect
    play(GAME, s, "pass pass =2")
    assert depth(s) == 2 and offered(GAME, s) == "0: back pass"  # the hit
    play(GAME, s, "back pass pass =1")
    assert depth(s) == 3 and offered(GAME, s) == "0: pass"  # the hit back, inside the first one's window
    play(GAME, s, "pass back")
    assert depth(s) == 4 and offered(GAME, s) == "0: cancel pass"
    play(GAME, s, "cancel pass pass")
    assert depth(s) == 4 and offered(GAME, s) == "1: pass"  # open until both pass in one round, not in a row


def test_a_cancelled_response_is_spent_and_does_nothing():
    s = table("cancel", "shot")
    play(GAME, s, "walk1 pass pass pass shot cancel pass pass pass")
    assert depth(s) == 1 and list(cells(s)[HEALTH : HEALTH + 2]) == [FULL, FULL]
    assert sum(cells(s)[HAND : HAND + 2 * KINDS]) == 0
    play(GAME, s, "pass pass")
    assert s.clause == WALK


def test_a_round_with_a_response_is_followed_by_another():
    s = table("", "shot shot")
    play(GAME, s, "walk1 pass pass pass shot pass pass =1 pass pass")
    assert depth(s) == 1 and offered(GAME, s) == "0: pass"
    play(GAME, s, "pass")
    assert offered(GAME, s) == "1: shot pass"


def test_a_walker_that_is_gone_walks_no_further():
    s = table("", "shot")
    play(GAME, s, "walk3 pass pass pass pass pass pass pass shot pass pass")
    hurt, gone = s.clone(), s.clone()
    play(GAME, hurt, "=2 pass pass pass pass pass pass")
    assert cells(hurt)[PLACE] == 3 and hurt.clause == RESP
    play(GAME, gone, "=4 pass pass pass pass")
    assert cells(gone)[PLACE] == 0 and gone.clause == WALK and gone.seat == 1


def test_hits_follow_one_another_as_deep_as_the_hands_allow():
    s = table("back " * 8, "shot " + "back " * 8)
    play(GAME, s, "walk1 pass pass pass shot pass pass =1")
    for number in range(16):
        if number % 2 == 0:
            play(GAME, s, "back pass pass =1")
        else:
            play(GAME, s, "pass back pass pass =1")
    assert depth(s) == 18
    again = GAME.load(GAME.dump(s))
    while depth(again) > 0:
        play(GAME, again, "pass")
    assert again.clause == WALK


def test_no_interrupt_inside_a_response():
    s = table("halt", "shot halt")
    play(GAME, s, "walk1 pass pass pass shot")
    assert offered(GAME, s) == "0: pass"
    assert GAME.why_not(s, HALT)[0] == "windows MATCH"
