"""Patterns of events: what an event has to be like, and what cannot happen or may."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading import filters, lasting, selections, shapes
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    LASTING_WIDTH,
    NOTHING,
    OPERATION,
    ROW,
    Board,
    hold,
    is_player,
    player_value,
)

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
    kind = code[pattern + op.OP]
    if code[pattern + op.WHO] != 0 and not bind(s, pattern + code[pattern + op.WHO], who, scene):
        return False
    if code[pattern + op.A] != 0:
        if kind == op.ACTIVATE:
            if not skill_fits(s, pattern + code[pattern + op.A], n):
                return False
        elif kind in _THING_A:
            if not bind(s, pattern + code[pattern + op.A], a, scene):
                return False
        elif kind in _MARKERS_A:
            marker = code[pattern + code[pattern + op.A]]
            if marker != op.ANY_COUNTER and marker != n:
                return False
        elif kind == op.DRAW_NTH or kind == op.ACTIVATE_GLOBAL:
            if code[pattern + op.A] != n:
                return False
        elif kind in (op.SEARCH, op.SHUFFLE, op.REVEAL_ZONE, op.LOOK_ZONE):
            zone = pattern + code[pattern + op.A]
            if code[zone] != n or (kind == op.SEARCH and not whose_fits(s, zone, a, scene)):
                return False
    if code[pattern + op.B] != 0:
        if kind in _THING_B:
            if not bind(s, pattern + code[pattern + op.B], b, scene):
                return False
        elif kind in _ZONE_B:
            if code[pattern + code[pattern + op.B]] != b:
                return False
        elif kind == op.TURN and code[pattern + op.B] != b:
            return False
    return not (kind == op.EXHAUST and code[pattern + op.C] != 0 and s.combat == 0)


def skill_fits(s: Board, selection: i64, header: i64) -> bool:
    """Whether an ability is of the kind that is meant; a global command (below zero) only if commands are
    (R130).
    """
    code = s.library.code
    fits_at = selection + code[selection + op.FITS]
    i: i64 = 0
    while i < code[fits_at]:
        test = fits_at + 1 + 3 * i
        if code[test] == op.NOUN:
            word = code[test + 1]
            if header <= 0:
                if word != op.COMMAND_ABILITY:
                    return False
            elif not filters.keyword_word(code[header + op.KEYWORD], word):
                return False
        i += 1
    return True


def whose_fits(s: Board, zone: i64, owner: i64, scene: Scene) -> bool:
    """Whether the zone that was searched is that of the player who is meant: "searches their deck"."""
    code = s.library.code
    if code[zone + 2] == 0:
        return True
    selection = zone + code[zone + 2]
    if selections.matches(s, selection, owner, scene):
        return True
    return hold(code[selection + op.SLOT], owner) in scene.bound  # whoever searches


def bind(s: Board, selection: i64, value: i64, scene: Scene) -> bool:
    """Whether a value matches, and if so into which register it goes."""
    if value == NOTHING:
        return False
    code = s.library.code
    mode = code[selection]
    if mode == op.MATCH and sort_mismatch(s, selection, value):
        return False
    if not selections.matches(s, selection, value, scene):
        return False
    slot = code[selection + op.SLOT]
    if (mode == op.MATCH or mode == op.NEW) and slot >= op.FIRST_SLOT:
        scene.bound = append(scene.bound, hold(slot, value))
    return True


def sort_mismatch(s: Board, selection: i64, value: i64) -> bool:
    code = s.library.code
    sort = filters.sort_of(s, selection + code[selection + op.FITS])
    if sort == 1:
        return not is_player(value)
    return is_player(value)


def forbidden(s: Board, event: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether something in force says that this cannot happen; of a "may" and a "cannot" the newer counts
    (R2).
    """
    found = False
    if s.bans & s.library.signs[event] == 0:
        return found
    at: i64 = 0
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if kind == op.FORBID or kind == op.PERMIT:
            if rules_out(s, at, event, who, a, b, n) and (kind == op.PERMIT) == found:
                found = not found
        at += LASTING_WIDTH
    return found


def rules_out(s: Board, at: i64, event: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether a FORBID, REQUIRE or PERMIT in force speaks of this event."""
    code = s.library.code
    row = s.lasting[at + ROW]
    pattern = row + code[row + op.A]
    if code[pattern + op.OP] != event or not lasting.in_force(s, at):
        return False
    return pattern_fits(s, pattern, lasting.scene_of(s, at), who, a, b, n)


def permits(s: Board, event: i64, player: i64) -> i64:
    """How many effects in force allow a player this, such as one more Combat Phase."""
    count: i64 = 0
    if s.shapes & shapes.PERMIT == 0:
        return count
    code = s.library.code
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.PERMIT:
            row = s.lasting[at + ROW]
            pattern = row + code[row + op.A]
            if code[pattern + op.OP] == event and lasting.in_force(s, at):
                if selections.matches(
                    s, pattern + code[pattern + op.WHO], player_value(player), lasting.scene_of(s, at)
                ):
                    count += 1
        at += LASTING_WIDTH
    return count
