"""Patterns: how the parts of Athernum's are compared with an event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating import filters
from sandtable.games.athernum.evaluating.barring import effect_of, paying
from sandtable.games.athernum.evaluating.layers import dfv
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating.patterns import FROM, MARKERS, NUMBER, OWN, THAT_OF_A, THING, ZONE, ZONE_OF
from sandtable.timing.values import NOTHING, thing_of

_THING_A: Final = (
    op.DRAW_CARD, op.DISCARD, op.RETURN, op.MOVE, op.KEEP, op.PUT, op.ARRIVE, op.SHUFFLE_CARDS,
    op.REVEAL, op.PLAY,
    op.PLAY_FREE, op.CREATE, op.ATTACH, op.GAIN_CONTROL, op.CHOSEN, op.EXHAUST, op.TURN, op.ATTACK,
    op.DEFEND,
    op.NEUTRALIZE, op.LOOK, op.EXCHANGE_CONTROL, op.SPEND_ON,
)  # fmt: skip
_THING_B: Final = (op.ATTACH, op.DEAL, op.COMBAT_DAMAGE, op.HEAL, op.PLACE, op.REMOVE, op.SPEND_ON)
_ZONE_B: Final = (op.DISCARD, op.RETURN, op.MOVE, op.ARRIVE, op.PUT)
_MARKERS_A: Final = (
    op.HEAL, op.PLACE, op.REMOVE, op.MOVE_MARKERS, op.LOSE_MARKERS, op.GAIN_MARKERS, op.SPEND_MARKERS,
)  # fmt: skip

PART_A: Final[dict[int, int]] = {
    **dict.fromkeys(_THING_A, THING),
    **dict.fromkeys(_MARKERS_A, MARKERS),
    op.DRAW_NTH: NUMBER,
    op.ACTIVATE_GLOBAL: NUMBER,
    op.SEARCH: ZONE_OF,
    op.SHUFFLE: ZONE,
    op.REVEAL_ZONE: ZONE,
    op.LOOK_ZONE: ZONE,
}
PART_B: Final[dict[int, int]] = {
    **dict.fromkeys(_THING_B, THING),
    **dict.fromkeys(_ZONE_B, ZONE),
    op.TURN: NUMBER,
    op.ACTIVATE: THAT_OF_A,
}
PART_C: Final[dict[int, int]] = {
    op.ACTIVATE: OWN,
    op.EXHAUST: OWN,
    op.ARRIVE: ZONE,
    op.ENTER: FROM,
    op.ATTACK: OWN,
    op.DEAL: OWN,
    op.DISCARD: OWN,
    op.DRAW: OWN,
    op.LOSE: OWN,
    op.RETURN: OWN,
    op.MOVE: OWN,
}
_CONTROLLED: Final = (op.BY_YOU, op.OWNED_AND_CONTROLLED, op.BY_AN_OPPONENT, op.BY_OPPONENTS)


def pattern_fits(s: Board, pattern: i64, a: i64, b: i64, n: i64) -> bool:
    """Which ability is activated; whether something is exhausted in combat, is not defended against, is so
    much damage, or comes from the board, where only that is meant.
    """
    code = s.library.code
    kind = lay.kind(code, pattern)
    if kind == op.EXHAUST:
        return not lay.has(code, pattern, lay.C) or s.combat != 0
    if kind == op.DRAW or kind == op.LOSE:
        return not lay.has(code, pattern, lay.C) or b == op.EMPTY
    if kind == op.ATTACK:
        return not lay.has(code, pattern, lay.C) or s.defender == 0
    if kind == op.DEAL:
        return not lay.has(code, pattern, lay.A) or n >= lay.get(code, lay.part(code, pattern, lay.A), lay.N)
    if kind == op.DISCARD:
        if lay.has(code, pattern, lay.C):
            return b == op.BOARD and falls(s, a)
        return b == op.BOARD or not controlled(s, pattern)
    if kind == op.RETURN or kind == op.MOVE:
        elsewhere = a != NOTHING and s.same(a) and s.get(thing_of(a), its.ZONE) != op.BOARD
        return not elsewhere or not (lay.has(code, pattern, lay.C) or controlled(s, pattern))
    return not lay.has(code, pattern, lay.A) or skill_fits(s, lay.part(code, pattern, lay.A), n)


def falls(s: Board, a: i64) -> bool:
    """Whether something is discarded in a check for its damage (4.2.2a), and by no effect."""
    if a == NOTHING or not s.same(a) or effect_of(s) >= 0 or paying(s):
        return False
    thing = thing_of(a)
    if s.get(thing, its.SIDE) != its.LIES_UP or s.get(thing, its.DAMAGE) == 0:
        return False
    return 0 <= dfv(s, thing) <= s.get(thing, its.DAMAGE)


def controlled(s: Board, pattern: i64) -> bool:
    """Whether a pattern is about what somebody controls: that lies on the board, not in a hand or a deck."""
    code = s.library.code
    if not lay.has(code, pattern, lay.A):
        return False
    selection = lay.part(code, pattern, lay.A)
    if not lay.has(code, selection, lay.FITS):
        return False
    fits_at = lay.part(code, selection, lay.FITS)
    i: i64 = 0
    while i < lay.tests(code, fits_at):
        test = lay.nth_test(fits_at, i)
        if lay.kind(code, test) == op.CONTROLLED and lay.get(code, test, lay.X) in _CONTROLLED:
            return True
        i += 1
    return False


def skill_fits(s: Board, selection: i64, header: i64) -> bool:
    """Whether an ability is of the kind that is meant; a global command (below zero) only if commands are
    (R130).
    """
    code = s.library.code
    fits_at = lay.part(code, selection, lay.FITS)
    i: i64 = 0
    while i < lay.tests(code, fits_at):
        test = lay.nth_test(fits_at, i)
        if lay.kind(code, test) == op.NOUN:
            word = lay.get(code, test, lay.X)
            if header <= 0:
                if word != op.COMMAND_ABILITY:
                    return False
            elif not filters.keyword_word(lay.get(code, header, lay.KEYWORD), word):
                return False
        i += 1
    return True
