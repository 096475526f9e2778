"""What comes of an Attack if nobody does anything more: played out by the rules, said in words.

It is played on what the asked seat may know, with what it does not see dealt in two ways: where these end
differently, nothing is promised.
"""

from __future__ import annotations

from functools import partial
from typing import Final, cast

from mypy_extensions import i64

from sandtable.cards.forms import several
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.window import Window
from sandtable.games.antithesis.words.journal import NO_CHANGE
from sandtable.kernel.state import fact_kind, fact_what, fact_who
from sandtable.timing import facts as common
from sandtable.timing.asking import Pick
from sandtable.timing.endings import ending
from sandtable.timing.foreseeing import DEALS, dealt, play_on, promised

PATIENCE: Final = 200  # answers until the Attack is over
UNKNOWN: Final = "What comes of it depends on what you cannot see, or on dice."
CHOSEN: Final = "The rest depends on what somebody chooses then."
NOTHING_HAPPENS: Final = "No damage is dealt."
DICE_LEFT: Final = "You may still add dice."  # without it an Attack that waits for dice looks like a poor one


def foreseen(s: Board, option: int) -> str:
    """The Attack after this answer, in words; empty where the answer is not about one."""
    top = s.frames[-1]
    attack = innermost(s)
    if attack < 0:
        return ""
    aims = isinstance(top, Attack) or (isinstance(top, Pick) and top.clause == c.ATKSEQ_1)
    stops = option == o.PAID and isinstance(top, Adding) and top.clause == c.ATKSEQ_2
    passes = option == o.PASS and isinstance(top, (Window, Point))
    if option == o.CONCEDE or not (aims or stops or passes):
        return ""
    return promised([played(s, attack, option, deal) for deal in DEALS], UNKNOWN)


def innermost(s: Board) -> int:
    """Where the innermost Attack is among the frames, -1 if there is none."""
    for index in range(len(s.frames) - 1, -1, -1):
        if isinstance(s.frames[index], Attack):
            return index
    return -1


def played(s: Board, index: int, option: int, deal: int) -> str:
    """The Attack with one deal of the cards that the seat does not see."""
    seat = int(s.seat)
    attack = cast(Attack, s.frames[index])
    after = dealt(s, deal)
    after.open_chance = True
    habit = Usual(seat)
    if not play_on(after, option, PATIENCE, partial(goes_on, index, int(attack.number)), habit):
        return UNKNOWN if after.seat < 0 else " ".join([*told(after, seat), CHOSEN])
    said = told(after, seat) or [NOTHING_HAPPENS]
    if after.over():
        said.append(ending(after, seat))
    elif habit.asked_for_dice:
        said.append(DICE_LEFT)
    return " ".join(said)


def told(s: Board, seat: int) -> list[str]:
    return [one for one in [happens(s, fact, seat) for fact in s.journal or []] if one]


def goes_on(index: int, number: int, s: Board) -> bool:
    if s.over():
        return False
    frame = s.frames[index] if index < len(s.frames) else None
    return isinstance(frame, Attack) and (number == 0 or frame.number == number)


class Usual:
    """Nobody adds anything: pass, no dice, what leaves no choice; -1 where there is one, or a die falls."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asked_for_dice = False  # the seat itself could have added some

    def __call__(self, s: Board) -> i64:
        if s.seat < 0:
            return -1
        if isinstance(s.frames[-1], (Window, Point)):
            return o.PASS
        options = s.options()
        if isinstance(s.frames[-1], Adding):
            self.asked_for_dice = self.asked_for_dice or (s.seat == self.seat and len(options) > 1)
            return o.PAID
        return options[0] if len(options) == 1 else -1


def happens(s: Board, fact: i64, seat: int) -> str:
    """What befalls somebody, in a sentence."""
    kind, who, what = int(fact_kind(fact)), int(fact_who(fact)), int(fact_what(fact))
    names = s.library.names
    if kind in (facts.DAMAGED, facts.SHOVED):
        name, number = names[common.face_counted(what)], int(common.number_counted(what))
        by = f"takes {number} damage" if kind == facts.DAMAGED else f"is moved by {several(number, 'square')}"
        return f"{name} {by}."
    if kind == facts.KILLED:
        return f"{names[what]} is killed."
    if kind == facts.BROKEN_OFF:
        return "The Attack ends without effect."
    if kind == facts.VICTORY and what > NO_CHANGE:
        verb = "You gain" if who == seat else "The other gains"
        return f"{verb} {several(what - NO_CHANGE, 'Victory Point')}."
    return ""
