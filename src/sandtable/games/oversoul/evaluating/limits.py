"""How often a line may be used (8.1.5 to 8.1.9, R103), and how often at most (R30)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import tallies

MOST_USES: Final = 20  # of one line of one card in a turn (R30)
MOST_LINKS: Final = 50  # of a chain
MOST_SHIFTS: Final = 200  # Timeshifts of a turn (R165)

_STATE: Final = 1 << 40  # keys of tallies: a state Law has come this turn
_TIMES: Final = 1 << 41  # uses in this turn, for R30
_NAME: Final = 1 << 42  # by name and player
_GAME: Final = 1 << 43
_ACTIVE: Final = 1 << 44


def used_this_turn(s: Board, thing: i64, header: i64) -> i64:
    return tallies.count(s.uses, thing, _STATE | header)


def use_this_turn(s: Board, thing: i64, header: i64) -> None:
    s.uses = tallies.added(s.uses, thing, _STATE | header, 1)


def bar_limit(s: Board, player: i64, thing: i64, header: i64) -> i64:
    """The clause of the limit that is used up, or 0; `thing` is the card that the line is printed on."""
    code = s.library.code
    if tallies.count(s.uses, thing, _TIMES | header) >= MOST_USES:
        return c.R30
    if not lay.has(code, header, lay.LIMITS):
        return 0
    at = lay.part(code, header, lay.LIMITS)
    i: i64 = 0
    while i < lay.pairs(code, at):
        kind = lay.pair_kind(code, at, i)
        if kind == op.ONCE_EACH_GAME:
            if tallies.count(s.ever, thing, _GAME | header) > 0:
                return c.C_8_1_5
        elif kind == op.ONCE_GAME_FOR_NAME:
            if tallies.count(s.ever, name_key(s, player, thing), _GAME | header) > 0:
                return c.C_8_1_7
        elif kind == op.ONCE_FOR_ABILITY:
            if tallies.count(s.uses, thing, header) > 0:
                return c.C_8_1_6
        elif kind == op.ONCE_FOR_NAME:
            if tallies.count(s.uses, name_key(s, player, thing), _NAME | header) > 0:
                return c.C_8_1_7
        elif kind == op.ONCE_WHILE_ACTIVE:
            if tallies.count(s.ever, s.ref(thing), _ACTIVE | header) > 0:
                return c.C_8_1_8
        elif kind in (op.ONCE_EACH_TURN, op.ONCE_EACH_TURN_ACTIVE):
            if tallies.count(s.uses, s.ref(thing), _ACTIVE | header) > 0:
                return c.C_8_1_9
        i += 1
    return 0


def of_events(code: vec[i64], header: i64) -> bool:
    """Whether a line that is carried out as its Event resolves may be so only so often (R256)."""
    if lay.kind(code, header) not in (op.PLAYED, op.ADMITTING) or not lay.has(code, header, lay.LIMITS):
        return False
    at = lay.part(code, header, lay.LIMITS)
    i: i64 = 0
    while i < lay.pairs(code, at):
        if lay.pair_kind(code, at, i) in (op.ONCE_EACH_GAME, op.ONCE_FOR_NAME, op.ONCE_GAME_FOR_NAME):
            return True
        i += 1
    return False


def name_key(s: Board, player: i64, thing: i64) -> i64:
    """All cards of one name of a player."""
    return -1 - (s.library.name_number(s.get(thing, its.FACE)) << 2 | player)


def count_use(s: Board, player: i64, thing: i64, header: i64) -> None:
    """A use counts when it is announced, also if it is Cancelled (R103)."""
    s.uses = tallies.added(s.uses, thing, _TIMES | header, 1)
    if not lay.has(s.library.code, header, lay.LIMITS):
        return
    s.uses = tallies.added(s.uses, thing, header, 1)
    s.uses = tallies.added(s.uses, name_key(s, player, thing), _NAME | header, 1)
    s.uses = tallies.added(s.uses, s.ref(thing), _ACTIVE | header, 1)
    s.ever = tallies.added(s.ever, thing, _GAME | header, 1)
    if lay.has_limit(s.library.code, header, op.ONCE_GAME_FOR_NAME):
        s.ever = tallies.added(s.ever, name_key(s, player, thing), _GAME | header, 1)
    s.ever = tallies.added(s.ever, s.ref(thing), _ACTIVE | header, 1)


def forget_active(s: Board, ref: i64) -> None:
    """A card is no longer Active: limits while Active begin anew."""
    s.uses = tallies.without(s.uses, ref)
    s.ever = tallies.without(s.ever, ref)
