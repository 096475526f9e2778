"""What comes of an Attack if nobody does anything more: played out by the rules, said in words.

It is played on what the asked seat may know, with what it does not see dealt in two ways: where these end
differently, nothing is promised.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.window import Window
from sandtable.games.antithesis.words.journal import NO_CHANGE, several
from sandtable.kernel.state import fact_kind, fact_what, fact_who
from sandtable.timing import facts as common
from sandtable.timing.asking import Pick
from sandtable.timing.endings import ending

DEALS: Final = (0, 1)  # seeds for what the seat does not see
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
    found = [played(s, attack, option, deal) for deal in DEALS]
    return found[0] if found[0] == found[1] else UNKNOWN


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
    after = cast(Board, s.determinize(seat, deal))
    after.journal = []
    after.open_chance = True
    after.apply(option)
    asked_for_dice = False
    for _ in range(PATIENCE):
        if after.over() or not goes_on(after, index, int(attack.number)):
            break
        if after.seat < 0:
            return UNKNOWN
        answer = usual(after)
        if answer < 0:
            return " ".join([*told(after, seat), CHOSEN])
        if isinstance(after.frames[-1], Adding) and after.seat == seat and len(after.options()) > 1:
            asked_for_dice = True
        after.apply(answer)
    said = told(after, seat) or [NOTHING_HAPPENS]
    if after.over():
        said.append(ending(after, seat))
    elif asked_for_dice:
        said.append(DICE_LEFT)
    return " ".join(said)


def told(s: Board, seat: int) -> list[str]:
    return [one for one in [happens(s, fact, seat) for fact in s.journal or []] if one]


def goes_on(s: Board, index: int, number: int) -> bool:
    frame = s.frames[index] if index < len(s.frames) else None
    return isinstance(frame, Attack) and (number == 0 or frame.number == number)


def usual(s: Board) -> i64:
    """Nobody adds anything: pass, no dice, what leaves no choice; -1 where there is one."""
    if isinstance(s.frames[-1], (Window, Point)):
        return o.PASS
    if isinstance(s.frames[-1], Adding):
        return o.PAID
    options = s.options()
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
