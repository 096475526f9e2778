"""Entering the board: the slot for a thing, the limit of copies, the side it comes in on."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.effects.own_rules import has_rule
from sandtable.games.athernum.effects.showing import blur
from sandtable.games.athernum.effects.statics import stack_statics
from sandtable.games.athernum.events import event, replaced
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.lasting import about
from sandtable.games.athernum.reading.on_table import is_permanent
from sandtable.games.athernum.reading.patterns import forbidden
from sandtable.games.athernum.state import (
    CHARACTER_SLOT,
    CHARACTER_SLOTS,
    CONTROLLER,
    COUNTED,
    DAMAGE,
    DOWN,
    EXHAUSTED,
    EXHAUSTION,
    FACE_OF,
    HOST,
    KNOWN,
    LASTING_WIDTH,
    LOCATION_SLOT,
    NOTHING,
    ON_TOP,
    OPERATION,
    OWNER,
    PLACE,
    RANK,
    RESOURCE_ZONE,
    SIDE,
    SLOT,
    STAMP,
    UP,
    VICTORY,
    WIDTH,
    ZONE,
    Board,
)


def enter(s: Board, thing: i64, player: i64, side: i64, place: i64, wanted: i64 = -1) -> bool:
    """A card or token comes onto the board under a player's control (2.1.1f); it stays away without a slot
    (R49), or if the one slot that is wanted is taken.
    """
    slot: i64 = 0
    if place == CHARACTER_SLOT:
        slot = free_slot(s, player) if wanted < 0 else slot_if_free(s, player, wanted)
        if slot < 0:
            return False
    if forbidden(s, op.ENTER, s.ref(thing), NOTHING, 0, 0):
        return False
    if replaced(s, op.ENTER, s.ref(thing), NOTHING, 0, 0):
        return False
    face = s.get(thing, FACE_OF)
    was_known = s.seers(thing)
    if s.get(thing, ZONE) == op.HAND and side == DOWN:
        blur(s, s.get(thing, OWNER))
        was_known = 1 << s.get(thing, OWNER)
    if side == UP and has_rule(s, face, op.ENTER_EXHAUSTED) != 0:
        side = EXHAUSTED
    elif side == UP and has_rule(s, face, op.ENTER_FACE_DOWN) != 0:
        side = DOWN
    elif side == UP:
        side = entering_side(s, thing, player)
    s.set_zone(thing, op.BOARD)
    s.put(thing, PLACE, place)
    s.put(thing, SLOT, slot)
    s.put(thing, SIDE, side)
    s.put(thing, CONTROLLER, player)
    s.put(thing, HOST, -1)
    s.put(thing, STAMP, s.tick())
    s.put(thing, RANK, s.tick())
    s.put(thing, KNOWN, was_known)
    s.put(thing, EXHAUSTION, 1 if side == EXHAUSTED else 0)
    s.put(thing, DAMAGE, 0)
    s.put(thing, VICTORY, 0)
    s.clear_flag(thing, COUNTED | ON_TOP)
    event(s, op.ENTER, s.ref(thing), NOTHING, 0, 0)
    if side == UP:
        stack_statics(s, thing)
    return True


def entering_side(s: Board, thing: i64, player: i64) -> i64:
    """Effects such as "Characters enter the game board exhausted"."""
    side: i64 = UP
    s.put(thing, CONTROLLER, player)
    at: i64 = 0
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if kind == op.ENTER_EXHAUSTED and about(s, at, thing):
            side = EXHAUSTED
        elif kind == op.ENTER_FACE_DOWN and about(s, at, thing):
            side = DOWN
        at += LASTING_WIDTH
    return side


def free_slot(s: Board, player: i64) -> i64:
    """The first free character slot of a player, or -1 (7.1.2)."""
    taken: i64 = 0
    things = s.things
    for thing in s.board:
        row = thing * WIDTH
        if things[row + PLACE] == CHARACTER_SLOT and things[row + CONTROLLER] == player:
            taken |= 1 << things[row + SLOT]
    slot: i64 = 0
    while slot < CHARACTER_SLOTS:
        if (taken >> slot) & 1 == 0:
            return slot
        slot += 1
    return -1


def slot_if_free(s: Board, player: i64, slot: i64) -> i64:
    """That very character slot of a player, or -1 if something lies there."""
    for thing in s.board:
        if s.get(thing, ZONE) == op.BOARD and s.get(thing, PLACE) == CHARACTER_SLOT:
            if s.get(thing, CONTROLLER) == player and s.get(thing, SLOT) == slot:
                return -1
    return slot


def place_for(s: Board, face: i64) -> i64:
    """The kind of slot that a face belongs to."""
    kind = s.library.supertype[face]
    if kind == op.LOCATION:
        return LOCATION_SLOT
    if kind == op.RESOURCE:
        return RESOURCE_ZONE
    return CHARACTER_SLOT  # R101: a Relic too


def may_stand(s: Board, face: i64) -> bool:
    """Whether a card may be a permanent (2.1.1e, 3.0.1c)."""
    if s.library.supertype[face] != op.ITEM:
        return True
    return s.library.keywords[face] & s.library.relic != 0


def copies_controlled(s: Board, player: i64, face: i64, except_for: i64) -> i64:
    """How many cards of the same name with a Victory Token Field a player controls (R52, R53)."""
    fields = s.library.field
    things = s.things
    count: i64 = 0
    for thing in s.board:
        row = thing * WIDTH
        other = things[row + FACE_OF]
        if fields[other] > 0 and things[row + CONTROLLER] == player and thing != except_for:
            if is_permanent(s, thing) and same_name(s, other, face):
                count += 1
    return count


def same_name(s: Board, one: i64, other: i64) -> bool:
    if one == other:
        return True
    return s.library.name[one] > 0 and s.library.name[one] == s.library.name[other]
