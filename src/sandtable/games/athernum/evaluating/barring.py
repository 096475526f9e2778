"""What cannot be done more than so often in a turn, and what effects cannot do (R152, R153)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.language import instructions as op
from sandtable.timing import history
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.conditions import past_fits
from sandtable.timing.evaluating.in_force import scene_of
from sandtable.timing.program import COST, Program
from sandtable.timing.things import CardState

NOBODY: Final = -1


def used_up(s: CardState, at: i64, row: i64, who: i64) -> bool:
    """Whether somebody has done in this turn what they cannot do more often."""
    code = s.faces.code
    pattern = lay.part(code, row, lay.A)
    left = lay.get(code, row, lay.B)
    scene = scene_of(s, at)
    for one in history.each_of(s.history, lay.kind(code, pattern)):
        if history.get(s.history, one, history.TURN) == s.turn:
            if history.get(s.history, one, history.WHO) == who and past_fits(s, pattern, scene, one):
                left -= 1
    return left <= 0


def by_effect(s: CardState, at: i64, whose: i64) -> bool:
    """Whether an effect is at work, of an opponent if only theirs are meant; who pays a cost is no effect."""
    you = effect_of(s)
    if you < 0:
        return False
    return whose != op.BY_THEIR_EFFECTS or you != s.lasts(at, lasts.YOU)


def paying(s: CardState) -> bool:
    """Whether a cost is being paid."""
    program = running(s)
    return program is not None and program.purpose == COST


def effect_of(s: CardState) -> i64:
    """Who controls the effect that is carried out now, -1 if none is."""
    program = running(s)
    return NOBODY if program is None or program.purpose == COST else program.you


def running(s: CardState) -> Program | None:
    """The innermost program that is carried out."""
    i: i64 = len(s.frames) - 1
    while i >= 0:
        frame = s.frames[i]
        if isinstance(frame, Program):
            return frame
        i -= 1
    return None
