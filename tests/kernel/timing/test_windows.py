"""Windows that nest without limit in mid-move: interrupts before, responses after, responses to responses.

Each event is a shared `Happening`; who is asked in a window, and what matches it, is the toy's own.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.rng import Dice
from sandtable.testing import check_game
from sandtable.timing import lasting as lasts
from sandtable.timing.happening import CANCELLED, KEPT, STOPPED, Happening
from sandtable.timing.values import player_of, player_value
from tests.kernel.timing.programs import PREVENT, Sheet, SmallRules
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
STEP, HIT, TRIGGERED = 20, 21, 22  # what happens
MATCHES = {STEP: SHOT, HIT: BACK, TRIGGERED: CANCEL}
TURN, OFFENSIVE, PLACE, HEALTH, POINTS, HAND, LEFT, DECK = 0, 1, 2, 4, 6, 8, 16, 17
FAR, FULL, LAST_TURN, COPIES, DEALT = 6, 2, 10, 5, 6


def hand(seat: int, kind: int) -> int:
    return HAND + seat * KINDS + kind


class Phases(Frame):
    """Seats take turns walking towards the far end."""

    def advance(self, s):
        c = cells(s)
        if self.step == 1:
            self.step = 2
            return s.push(Move(int(c[OFFENSIVE]), int(s.answer)))
        if self.step == 2:
            c[OFFENSIVE] = 1 - c[OFFENSIVE]
        if c[TURN] == LAST_TURN or FAR in (c[PLACE], c[PLACE + 1]):
            lead = (c[PLACE] + c[POINTS]) - (c[PLACE + 1] + c[POINTS + 1])
            sign = (lead > 0) - (lead < 0)
            s.outcome = words(sign, -sign)
            return DONE
        c[TURN] += 1
        self.step = 1
        return s.ask(c[OFFENSIVE], WALK)

    def options(self, s):
        return words(1, 2, 3)

    def redeal(self, s, seat, dice):
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

    def advance(self, s):
        c = cells(s)
        if self.step == 1 and (s.answer != KEPT or c[PLACE + self.seat] != self.to):
            return DONE
        if self.left == 0 or c[PLACE + self.seat] == FAR:
            return DONE
        self.step = 1
        self.left -= 1
        self.to = c[PLACE + self.seat] + 1
        return s.push(Event(STEP, player_value(self.seat)))


class Event(Happening):
    """A step, a hit, or the use of a card: what is done, and the windows before and after it."""

    def interrupt(self, s):
        if self.kind == STEP:
            s.push(Window(int(self.kind), int(player_of(self.who)), True, int(cells(s)[OFFENSIVE])))
        return self.kind == STEP

    def begin(self, s):
        if self.kind == STEP:
            cells(s)[PLACE + player_of(self.who)] += 1
        return s.roll(HIT_DIE, words(1, 2, 0, 1)) if self.kind == HIT else AGAIN

    def end(self, s):
        """A walker without health goes back to where it began."""
        if self.kind == HIT:
            c, who = cells(s), player_of(self.who)
            c[HEALTH + who] -= s.answer
            if c[HEALTH + who] <= 0:
                c[HEALTH + who] = FULL
                c[PLACE + who] = 0
                c[POINTS + 1 - who] += 1

    def respond(self, s):
        s.push(Window(int(self.kind), int(player_of(self.who)), False, int(cells(s)[OFFENSIVE])))
        return True


class Window(Frame):
    """Before an event until both pass in a row; after it until both pass in one round."""

    FIELDS = ("kind", "who", "before", "cancelled", "holder", "passes")
    ASK, HEARD, RESPONDED = range(3)

    def __init__(self, kind: int = 0, who: int = 0, before: bool = False, holder: int = 0) -> None:
        super().__init__()
        self.kind = kind
        self.who = who
        self.before = before
        self.cancelled = False
        self.holder = holder
        self.passes = 0

    def advance(self, s):
        if self.step == Window.RESPONDED:
            self.cancelled = self.cancelled or s.answer == CANCELLED
            self.holder = 1 - self.holder
        elif self.step == Window.HEARD:
            if s.answer == HALT:
                cells(s)[hand(self.holder, HALT)] -= 1
                s.answer = CANCELLED
                return DONE
            if s.answer != PASS:
                self.passes = 0
                self.step = Window.RESPONDED
                return s.push(Respond(int(s.answer), self.holder))
            self.passes += 1
            self.holder = 1 - self.holder
        if self.passes >= 2 and (self.before or self.holder == cells(s)[OFFENSIVE]):
            s.answer = CANCELLED if self.cancelled else KEPT
            return DONE
        self.step = Window.HEARD
        return s.ask(self.holder, INT if self.before else RESP)

    def options(self, s):
        return words(*[card for card in range(KINDS) if self.bar(s, card) == 0], PASS)

    def candidates(self, s):
        return words(*range(KINDS), PASS)

    def bar(self, s, option):
        if option == PASS:
            return 0
        if self.before:
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

    def advance(self, s):
        if self.step == 0:
            cells(s)[hand(self.seat, self.card)] -= 1
            if self.card == CANCEL:  # opens no window of its own
                s.answer = CANCELLED
                return DONE
            self.step = 1
            return s.push(Event(TRIGGERED, player_value(self.seat)))
        if self.step == 1 and s.answer == KEPT:
            self.step = 2
            return s.push(Event(HIT, player_value(1 - self.seat)))
        s.answer = KEPT
        return DONE


class WindowRules(SmallRules):
    def pattern_fits(self, s, pattern, scene, who, a, b, n):
        return player_of(who) == scene.you


SHEET = Sheet(WindowRules(), {})
SHIELD = SHEET.ability(w.STATIC, {lay.OP: PREVENT, lay.A: -SHEET.pattern(HIT)})
SHEET.touch(SHIELD + SHEET.code[SHIELD + lay.BODY], HIT)


class Windows(SmallGame):
    SHEET = SHEET
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

    def token(self, s, option):
        return f"walk{option}" if isinstance(s.frames[-1], Phases) else self.NAMES[option]

    def read(self, s, text):
        if isinstance(s.frames[-1], Phases):
            return {"walk1": 1, "walk2": 2, "walk3": 3}.get(text, 0)
        return super().read(s, text)

    def observe(self, s, seat):
        c = cells(s)
        hands = [[int(c[hand(p, k)]) for k in range(KINDS)] for p in range(2)]
        return {
            "table": [int(x) for x in c[:HAND]],
            "left": int(c[LEFT]),
            "hands": [sum(h) for h in hands],
            "hand": hands[seat] if seat >= 0 else None,
            "windows": [[int(f.kind), int(f.who)] for f in s.frames if isinstance(f, Window)],
        }


GAME = Windows(BOOK, [Phases, Move, Event, Window, Respond])


def table(first, second):
    """Seat 0 is offensive; each has the cards named, and the dice are open."""
    row = [0] * DECK
    row[HEALTH] = row[HEALTH + 1] = FULL
    for seat, names in enumerate((first, second)):
        for name in names.split():
            row[hand(seat, {v: k for k, v in GAME.NAMES.items()}[name])] += 1
    s = GAME.begin(row)
    s.open_chance = True
    return s


def depth(s):
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


def test_three_windows_deep_in_a_half_done_step_every_level_survives_text():
    s = table("back", "shot back")
    play(GAME, s, "walk2 pass pass pass shot pass pass =1")  # the hit of the shot, in the window of the step
    story = "back pass pass =1 pass back pass pass =2 pass pass pass pass pass pass"
    for token in story.split():
        again = GAME.load(GAME.dump(s))
        assert GAME.dump(again) == GAME.dump(s)
        play(GAME, s, token)
        play(GAME, again, token)
        assert GAME.dump(again) == GAME.dump(s) and GAME.dump(s.clone()) == GAME.dump(s)
        if token == "=2":
            assert depth(s) == 4  # the step, and three hits within one another
    while depth(s) > 1:
        play(GAME, s, "pass")
    assert cells(s)[PLACE] == 1 and s.clause == RESP  # the step goes on where it stood


def test_a_hit_that_is_prevented_opens_no_window_and_rolls_no_die():
    s = table("", "shot shot")
    row = SHIELD + SHEET.code[SHIELD + lay.BODY]
    made = [row, SHIELD, 0, 0, 1, lasts.FOREVER, 0, 0, 1, PREVENT]
    s.set_lasting(lasts.added(s.lasting, vec[i64](made), vec[i64]()))
    play(GAME, s, "walk1 pass pass pass shot pass pass")
    assert depth(s) == 1 and offered(GAME, s) == "0: pass"  # in the window of the step, at once
    assert s.lasts(0, lasts.LEFT) == 0
    play(GAME, s, "pass shot pass pass =2")  # the next one comes through
    assert depth(s) == 2 and cells(s)[HEALTH] == FULL - 1


def test_beats_tell_what_came_after_what():
    s = table("", "shot")
    play(GAME, s, "walk1")
    before = int(s.beat)
    play(GAME, s, "pass pass")
    assert (int(s.beat), int(s.happened)) == (before + 1, before + 1)
    play(GAME, s, "pass shot")
    assert s.happened == before + 2  # the use of the card is an event of its own
    play(GAME, s, "pass pass =1")
    assert s.happened == before + 3


def test_what_stopped_an_event_is_told_to_the_frame_below():
    assert len({KEPT, CANCELLED, STOPPED}) == 3
    s = table("", "halt")
    play(GAME, s, "walk3 pass halt")
    assert s.happened == 0 and cells(s)[PLACE] == 0
