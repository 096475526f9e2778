"""Patterns of events: what an event has to be like, and what cannot happen or may."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import PLAYERS
from sandtable.games.athernum.evaluating import filters, lasting, shapes
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, hold, is_player, player_value

_THING_A: Final = frozenset(
    (
        op.DRAW_CARD, op.DISCARD, op.RETURN, op.MOVE, op.KEEP, op.PUT, op.ARRIVE, op.SHUFFLE_CARDS,
        op.REVEAL, op.PLAY,
        op.PLAY_FREE, op.CREATE, op.ATTACH, op.GAIN_CONTROL, op.CHOSEN, op.EXHAUST, op.TURN, op.ATTACK,
        op.NEUTRALIZE, op.LOOK, op.EXCHANGE_CONTROL, op.SPEND_ON,
    )
)  # fmt: skip
_THING_B: Final = frozenset((op.ATTACH, op.DEAL, op.COMBAT_DAMAGE, op.HEAL, op.PLACE, op.REMOVE, op.SPEND_ON))
_ZONE_B: Final = frozenset((op.DISCARD, op.RETURN, op.MOVE, op.ARRIVE, op.PUT))
_MARKERS_A: Final = frozenset(
    (op.HEAL, op.PLACE, op.REMOVE, op.MOVE_MARKERS, op.LOSE_MARKERS, op.GAIN_MARKERS, op.SPEND_MARKERS)
)  # fmt: skip


def pattern_fits(s: Board, pattern: i64, scene: Scene, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an event is the one that a pattern describes; what matched is left in `scene.bound`."""
    code = s.library.code
    kind = lay.kind(code, pattern)
    if lay.has(code, pattern, lay.WHO) and not bind(s, lay.part(code, pattern, lay.WHO), who, scene):
        return False
    if lay.has(code, pattern, lay.A):
        if kind == op.ACTIVATE:
            if not skill_fits(s, lay.part(code, pattern, lay.A), n):
                return False
        elif kind in _THING_A:
            if not bind(s, lay.part(code, pattern, lay.A), a, scene):
                return False
        elif kind in _MARKERS_A:
            marker = lay.kind(code, lay.part(code, pattern, lay.A))
            if marker != op.ANY_COUNTER and marker != n:
                return False
        elif kind == op.DRAW_NTH or kind == op.ACTIVATE_GLOBAL:
            if lay.get(code, pattern, lay.A) != n:
                return False
        elif kind in (op.SEARCH, op.SHUFFLE, op.REVEAL_ZONE, op.LOOK_ZONE):
            zone = lay.part(code, pattern, lay.A)
            if lay.kind(code, zone) != n or (kind == op.SEARCH and not whose_fits(s, zone, a, scene)):
                return False
    if lay.has(code, pattern, lay.B):
        if kind in _THING_B:
            if not bind(s, lay.part(code, pattern, lay.B), b, scene):
                return False
        elif kind in _ZONE_B:
            if lay.kind(code, lay.part(code, pattern, lay.B)) != b:
                return False
        elif kind == op.TURN and lay.get(code, pattern, lay.B) != b:
            return False
    return not (kind == op.EXHAUST and lay.has(code, pattern, lay.C) and s.combat == 0)


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


def whose_fits(s: Board, zone: i64, owner: i64, scene: Scene) -> bool:
    """Whether the zone that was searched is that of the player who is meant: "searches their deck"."""
    code = s.library.code
    if not lay.has(code, zone, lay.WHOSE):
        return True
    selection = lay.part(code, zone, lay.WHOSE)
    if s.rules.matches(s, selection, owner, scene):
        return True
    return hold(lay.get(code, selection, lay.SLOT), owner) in scene.bound  # whoever searches


def bind(s: Board, selection: i64, value: i64, scene: Scene) -> bool:
    """Whether a value matches, and if so into which register it goes."""
    if value == NOTHING:
        return False
    code = s.library.code
    mode = lay.kind(code, selection)
    if mode == op.MATCH and sort_mismatch(s, selection, value):
        return False
    if not s.rules.matches(s, selection, value, scene):
        return False
    slot = lay.get(code, selection, lay.SLOT)
    if (mode == op.MATCH or mode == op.NEW) and slot >= lay.FIRST_SLOT:
        scene.bound = append(scene.bound, hold(slot, value))
    return True


def sort_mismatch(s: Board, selection: i64, value: i64) -> bool:
    code = s.library.code
    sort = filters.sort_of(s, lay.part(code, selection, lay.FITS))
    if sort == PLAYERS:
        return not is_player(value)
    return is_player(value)


def forbidden(s: Board, event: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether something in force says that this cannot happen; of a "may" and a "cannot" the newer counts
    (R2).
    """
    found = False
    if s.bans & s.library.signs[event] == 0:
        return found
    for at in lasts.each_of_two(s.lasting, op.FORBID, op.PERMIT):
        permits_it = s.lasts(at, lasts.OPERATION) == op.PERMIT
        if permits_it == found and rules_out(s, at, event, who, a, b, n):
            found = not found
    return found


def rules_out(s: Board, at: i64, event: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether a FORBID, REQUIRE or PERMIT in force speaks of this event."""
    code = s.library.code
    row = s.lasts(at, lasts.ROW)
    pattern = lay.part(code, row, lay.A)
    if lay.kind(code, pattern) != event or not lasting.in_force(s, at):
        return False
    return pattern_fits(s, pattern, lasting.scene_of(s, at), who, a, b, n)


def permits(s: Board, event: i64, player: i64) -> i64:
    """How many effects in force allow a player this, such as one more Combat Phase."""
    count: i64 = 0
    if s.shapes & shapes.PERMIT == 0:
        return count
    code = s.library.code
    for at in lasts.each_of(s.lasting, op.PERMIT):
        row = s.lasts(at, lasts.ROW)
        pattern = lay.part(code, row, lay.A)
        if lay.kind(code, pattern) == event and lasting.in_force(s, at):
            if s.rules.matches(
                s, lay.part(code, pattern, lay.WHO), player_value(player), lasting.scene_of(s, at)
            ):
                count += 1
    return count
