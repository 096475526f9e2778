"""Entering the board: the slot for a thing, the limit of copies, the side it comes in on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.changes.markers import place
from sandtable.games.athernum.changes.own_rules import rules_now
from sandtable.games.athernum.changes.statics import stack_statics
from sandtable.games.athernum.evaluating.on_table import is_permanent
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.in_force import about, scene_of
from sandtable.timing.events import event, stopped
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING


def enter(s: Board, thing: i64, player: i64, side: i64, place: i64, wanted: i64 = -1) -> bool:
    """A card or token comes onto the board under a player's control (2.1.1f); it stays away without a slot
    (R49), or if the one slot that is wanted is taken.
    """
    slot: i64 = 0
    if place == its.CHARACTER_SLOT:
        slot = free_slot(s, player) if wanted < 0 else slot_if_free(s, player, wanted)
        if slot < 0:
            return False
    origin = s.get(thing, its.ZONE)
    if stopped(s, op.ENTER, s.ref(thing), NOTHING, 0, origin):
        return False
    was_known = s.seers(thing)
    if s.get(thing, its.ZONE) == op.HAND and side == its.LIES_DOWN:
        s.blur(s.get(thing, its.OWNER))
        was_known = 1 << s.get(thing, its.OWNER)
    if side == its.LIES_UP and len(rules_now(s, thing, player, op.ENTER_EXHAUSTED)) > 0:
        side = its.LIES_EXHAUSTED
    elif side == its.LIES_UP and len(rules_now(s, thing, player, op.ENTER_FACE_DOWN)) > 0:
        side = its.LIES_DOWN
    elif side == its.LIES_UP:
        side = entering_side(s, thing, player)
    s.set_zone(thing, op.BOARD)
    s.put(thing, its.PLACE, place)
    s.put(thing, its.SLOT, slot)
    s.put(thing, its.SIDE, side)
    s.put(thing, its.CONTROLLER, player)
    s.put(thing, its.HOST, -1)
    s.put(thing, its.STAMP, s.tick())
    s.put(thing, its.RANK, s.tick())
    s.put(thing, its.KNOWN, was_known)
    s.put(thing, its.EXHAUSTION, 1 if side == its.LIES_EXHAUSTED else 0)
    s.put(thing, its.DAMAGE, 0)
    s.put(thing, its.VICTORY, 0)
    s.clear_flag(thing, its.IS_COUNTED | its.IS_ON_TOP)
    if side != its.LIES_DOWN:
        bring_markers(s, thing, player)
    event(s, op.ENTER, s.ref(thing), NOTHING, 0, origin)
    if side == its.LIES_UP:
        stack_statics(s, thing)
    return True


def bring_markers(s: Board, thing: i64, player: i64) -> None:
    """Markers that something enters with, by its own rule or by another card's: they lie there at once."""
    code = s.library.code
    for row in rules_now(s, thing, player, op.ENTER_WITH):
        mark(s, thing, lay.part(code, row, lay.A), Scene(s.ref(thing), player, vec[i64]()))
    for at in lasts.each_of(s.lasting, op.ENTER_WITH):
        if about(s, at, thing):
            mark(s, thing, lay.part(code, s.lasts(at, lasts.ROW), lay.A), scene_of(s, at))


def mark(s: Board, thing: i64, markers: i64, scene: Scene) -> None:
    code = s.library.code
    kind = lay.kind(code, markers)
    count = amount(s, lay.part(code, markers, lay.HOW_MANY), scene)
    place(s, s.get(thing, its.CONTROLLER), kind, count, thing)


def entering_side(s: Board, thing: i64, player: i64) -> i64:
    """Effects such as "Characters enter the game board exhausted"."""
    side: i64 = its.LIES_UP
    s.put(thing, its.CONTROLLER, player)
    for at in lasts.each_of_two(s.lasting, op.ENTER_EXHAUSTED, op.ENTER_FACE_DOWN):
        kind = s.lasts(at, lasts.OPERATION)
        if kind == op.ENTER_EXHAUSTED and about(s, at, thing):
            side = its.LIES_EXHAUSTED
        elif kind == op.ENTER_FACE_DOWN and about(s, at, thing):
            side = its.LIES_DOWN
    return side


def free_slot(s: Board, player: i64) -> i64:
    """The first free character slot of a player, or -1 (7.1.2)."""
    taken: i64 = 0
    for thing in s.board:
        if s.get(thing, its.PLACE) == its.CHARACTER_SLOT and s.get(thing, its.CONTROLLER) == player:
            taken |= 1 << s.get(thing, its.SLOT)
    slot: i64 = 0
    while slot < its.CHARACTER_SLOTS:
        if (taken >> slot) & 1 == 0:
            return slot
        slot += 1
    return -1


def slot_if_free(s: Board, player: i64, slot: i64) -> i64:
    """That very character slot of a player, or -1 if something lies there."""
    for thing in s.board:
        if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.PLACE) == its.CHARACTER_SLOT:
            if s.get(thing, its.CONTROLLER) == player and s.get(thing, its.SLOT) == slot:
                return -1
    return slot


def place_for(s: Board, face: i64) -> i64:
    """The kind of slot that a face belongs to."""
    kind = s.library.supertype[face]
    if kind == op.LOCATION:
        return its.LOCATION_SLOT
    if kind == op.RESOURCE:
        return its.RESOURCE_ZONE
    return its.CHARACTER_SLOT  # R101: a Relic too


def may_stand(s: Board, face: i64) -> bool:
    """Whether a card may be a permanent (2.1.1e, 3.0.1c)."""
    if s.library.supertype[face] != op.ITEM:
        return True
    return s.library.keywords[face] & s.library.relic != 0


def copies_controlled(s: Board, player: i64, face: i64, except_for: i64) -> i64:
    """How many cards of the same name with a Victory Token Field a player controls (R52, R53)."""
    fields = s.library.field
    count: i64 = 0
    for thing in s.board:
        other = s.get(thing, its.FACE)
        if fields[other] > 0 and s.get(thing, its.CONTROLLER) == player and thing != except_for:
            if is_permanent(s, thing) and same_name(s, other, face):
                count += 1
    return count


def same_name(s: Board, one: i64, other: i64) -> bool:
    if one == other:
        return True
    return s.library.name[one] > 0 and s.library.name[one] == s.library.name[other]
