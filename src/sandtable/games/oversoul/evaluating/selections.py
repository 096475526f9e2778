"""Selections: what a description means, and everything that it could pick."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.evaluating import filters, links, values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import geometry
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import pending, pile
from sandtable.timing.scene import Scene
from sandtable.timing.values import (
    NOTHING,
    is_effect,
    is_player,
    player_of,
    player_value,
    slot_of,
    thing_of,
    value_of,
)


def matches(s: Board, at: i64, value: i64, scene: Scene) -> bool:
    """Whether a value is one that the selection means."""
    code = s.library.code
    mode = lay.kind(code, at)
    if mode == op.GROUP or mode == op.MATCH:
        if not lay.has(code, at, lay.FITS):
            return True
        return filters.fits(s, lay.part(code, at, lay.FITS), value, scene)
    if mode == op.AROUND:
        if lay.has(code, at, lay.FITS) and not filters.fits(s, lay.part(code, at, lay.FITS), value, scene):
            return False
        return around(s, value, scene)
    if mode == op.OPPONENT:
        for named in of_slot(scene, links.OPPONENT_SLOT):
            return value == named
        return is_player(value) and s.opposes(player_of(value), scene.you)
    if mode == op.EACH_PLAYER:
        bound = of_slot(scene, lay.get(code, at, lay.SLOT))  # one after the other
        return value in bound if len(bound) > 0 else is_player(value)
    if mode == op.REF:
        slot = lay.get(code, at, lay.SLOT)
        if slot == op.SELF:
            return value == scene.source
        return scene.holds(s, slot, value)
    return value in selected(s, at, scene)


def around(s: Board, value: i64, scene: Scene) -> bool:
    """The card with AURA, and the Active Units and Events around it on its own board (8.5.7, R15)."""
    if is_player(value) or is_effect(value) or not s.same(scene.source):
        return False
    thing = thing_of(value)
    source = thing_of(scene.source)
    if thing == source:
        return True
    if s.get(thing, its.PLACE) == its.ATTACHED or not values.active(s, thing):
        return False
    return s.get(thing, its.CONTROLLER) == s.get(source, its.CONTROLLER) and geometry.surrounds(
        s.get(source, its.SLOT), s.get(thing, its.SLOT)
    )


def selected(s: Board, at: i64, scene: Scene) -> vec[i64]:
    """All values that a selection means now."""
    code = s.library.code
    mode = lay.kind(code, at)
    slot = lay.get(code, at, lay.SLOT)
    out = vec[i64]()
    if mode == op.REF and slot == op.SELF:
        return append(out, scene.source)
    if mode == op.REF and slot == op.YOU:
        return append(out, player_value(scene.you))
    if slot >= lay.FIRST_SLOT and (mode == op.OPPONENT or mode == op.EACH_PLAYER):
        bound = of_slot(scene, slot)  # one after the other
        if len(bound) > 0:
            return bound
    if mode == op.OPPONENT:
        for one in scene.held:
            if slot_of(one) == links.OPPONENT_SLOT:
                return append(out, value_of(one))
        for seat in s.order:
            if s.opposes(seat, scene.you) and s.alive(seat):
                out = append(out, player_value(seat))
        return out
    if mode == op.EACH_PLAYER:
        for seat in s.from_active():
            out = append(out, player_value(seat))
        return out
    if mode == op.OWNER:
        for value in selected(s, lay.part(code, at, lay.OF), scene):
            if not is_player(value) and not is_effect(value):
                owner = player_value(s.get(thing_of(value), its.OWNER))
                if owner not in out:
                    out = append(out, owner)
        return out
    if mode == op.THAT_PLAYER:
        return of_slot(scene, links.PLAYER_SLOT)
    if mode == op.GAZED:
        return of_slot(scene, links.GAZED_SLOT)
    if mode == op.USER:
        return of_slot(scene, links.USER_SLOT)
    if mode == op.DAMAGED_CARDS:
        return on_board_still(s, of_slot(scene, links.DAMAGED_SLOT))
    if mode == op.ATTACKER:
        kept = of_slot(scene, links.ATTACKER_SLOT)
        return append(out, s.attacker) if len(kept) == 0 and s.attacker != 0 else kept
    if mode == op.ATTACKED_CARD:
        return append(out, s.target) if s.target != 0 else out
    if mode == op.HOST:
        return host_of(s, scene)
    if mode == op.CHAINED_LINK:
        return latest_link(s, at, scene)
    if mode == op.ALL_SELECTED:
        for one in scene.held:  # the registers of the first group to the last
            if lay.get(code, at, lay.LOW) <= slot_of(one) <= lay.get(code, at, lay.HIGH):
                out = append(out, value_of(one))
        return out
    if mode == op.GROUP or mode == op.MATCH or mode == op.AROUND:
        return candidates(s, at, scene)
    if mode == op.REST:
        return rest(s, at, scene)
    return of_slot(scene, slot)


def of_slot(scene: Scene, slot: i64) -> vec[i64]:
    out = vec[i64]()
    for one in scene.held:
        if slot_of(one) == slot:
            out = append(out, value_of(one))
    return out


def on_board_still(s: Board, found: vec[i64]) -> vec[i64]:
    out = vec[i64]()
    for value in found:
        if s.same(value) and s.get(thing_of(value), its.ZONE) == op.BOARD:
            out = append(out, value)
    return out


def host_of(s: Board, scene: Scene) -> vec[i64]:
    """The card that this Construct is Attached to, or was as it left."""
    out = vec[i64]()
    thing = thing_of(scene.source)
    host = s.get(thing, its.HOST)
    if host >= 0:
        return append(out, s.ref(host))
    kept = of_slot(scene, links.EVENT_SLOT)
    return kept


def rest(s: Board, at: i64, scene: Scene) -> vec[i64]:
    """What fitted the selection of a register and was not taken (R158)."""
    slot = lay.get(s.library.code, at, lay.SLOT)
    taken = of_slot(scene, slot)
    out = vec[i64]()
    if not lay.has(s.library.code, at, lay.OF):
        return out
    for value in candidates(s, lay.part(s.library.code, at, lay.OF), scene):
        if value not in taken:
            out = append(out, value)
    return out


def latest_link(s: Board, at: i64, scene: Scene) -> vec[i64]:
    """The latest waiting link of a kind (R112), or as many as are meant: all, the latest first."""
    code = s.library.code
    out = vec[i64]()
    most = max(lay.get(code, at, lay.HIGH), 1)
    entry = pile.top(s.stack)
    while entry >= 0 and len(out) < most:
        value = pending.value_at(s.stack, entry)
        if pending.get(s.stack, entry, pending.NUMBER) != s.resolving:
            if not lay.has(code, at, lay.FITS) or filters.fits(s, lay.part(code, at, lay.FITS), value, scene):
                out = append(out, value)
        entry = pile.below(s.stack, entry)
    return out


def zone_of(s: Board, filter_at: i64) -> i64:
    """Where what fits a filter is looked for: on the board unless it says otherwise."""
    code = s.library.code
    test = lay.test_of_kind(code, filter_at, op.INSIDE)
    if test > 0:
        zone = lay.kind(code, lay.test_part(code, filter_at, test))
        if zone not in (op.UNIT_ZONE, op.EVENT_ZONE, op.LEADER_ZONE):
            return zone
        return op.BOARD
    test = lay.test_of_kind(code, filter_at, op.STATE)
    if test > 0 and lay.get(code, test, lay.X) == op.EXILED:
        return op.EXILE_SPACE
    return op.BOARD


def lying(s: Board, zone: i64) -> vec[i64]:
    """The cards in a zone, or in one of two piles."""
    if zone == op.BOARD:
        return s.board
    if zone < op.HAND_OR_DECK:
        return s.found(zone)
    out = vec[i64]()
    for one in (op.HAND, op.DECK, op.IDLE):
        if filters.lies_in(one, zone):
            out = extend(out, s.found(one))
    return out


def candidates(s: Board, at: i64, scene: Scene, waived: bool = False) -> vec[i64]:
    """Everything that a selection could pick, in the order of the board (R168)."""
    code = s.library.code
    out = vec[i64]()
    if not lay.has(code, at, lay.FITS):
        return still(s, at, scene) if lay.has(code, at, lay.OF) else out
    filter_at = lay.part(code, at, lay.FITS)
    named_before = lay.test_of_kind(code, filter_at, op.AMONG)
    if named_before > 0:
        them = lay.test_part(code, filter_at, named_before)
        for value in selected(s, them, scene):
            if s.same(value) and filters.fits(s, filter_at, value, scene):
                out = append(out, value)
        return out
    zone = zone_of(s, filter_at)
    if zone == op.BOARD:
        named = named_opponent(s, at, scene)
        for thing in s.board:
            if filters.fits(s, filter_at, s.ref(thing), scene, waived):
                if named < 0 or s.get(thing, its.CONTROLLER) == named:
                    out = append(out, s.ref(thing))
    elif zone == op.HAND:
        for thing in s.hand:
            if filters.fits(s, filter_at, s.ref(thing), scene):
                out = append(out, s.ref(thing))
    elif zone >= op.HAND_OR_DECK:
        for pile_there in (op.DECK, op.HAND, op.IDLE):  # what lies in a Deck comes first
            if filters.lies_in(pile_there, zone):
                found = vec[i64]()
                for thing in s.found(pile_there):
                    if filters.fits(s, filter_at, s.ref(thing), scene):
                        found = append(found, s.ref(thing))
                out = extend(out, found if pile_there == op.HAND else s.in_order(found, its.RANK))
    else:
        for thing in s.found(zone):
            if filters.fits(s, filter_at, s.ref(thing), scene):
                out = append(out, s.ref(thing))
        out = s.in_order(out, its.RANK)  # as they lie: their numbers would tell when they were drawn
    if lay.has(code, at, lay.OF) and lay.kind(code, at) in (op.SELECTED, op.CHOOSING):
        for value in candidates(s, lay.part(code, at, lay.OF), scene, waived):
            if value not in out:
                out = append(out, value)
    return out


def in_its_state(s: Board, at: i64, thing: i64) -> bool:
    """Whether a card is in the state that a selection asks for, whatever else it asks (R113)."""
    code = s.library.code
    if not lay.has(code, at, lay.FITS) or filters.in_its_state(s, lay.part(code, at, lay.FITS), thing):
        return True
    return lay.has(code, at, lay.OF) and in_its_state(s, lay.part(code, at, lay.OF), thing)


def still(s: Board, at: i64, scene: Scene) -> vec[i64]:
    """What was named before, as far as it still lies there: 1 of them."""
    out = vec[i64]()
    for value in selected(s, lay.part(s.library.code, at, lay.OF), scene):
        if not is_player(value) and not is_effect(value) and s.same(value):
            out = append(out, value)
    return out


def named_opponent(s: Board, at: i64, scene: Scene) -> i64:
    """The one opponent whose card is meant in the singular, such as the opposing Leader (R145); else -1."""
    code = s.library.code
    if s.seats == 2 or lay.kind(code, at) not in (op.EACH, op.GROUP) or lay.get(code, at, lay.HIGH) != 1:
        return -1
    side = lay.test_of_kind(code, lay.part(code, at, lay.FITS), op.SIDE)
    if side <= 0 or lay.get(code, side, lay.X) != op.OPPOSING:
        return -1
    for value in of_slot(scene, links.OPPONENT_SLOT):
        return player_of(value)
    return -1


def first_player(s: Board, at: i64, scene: Scene, otherwise: i64) -> i64:
    """The player that a selection means."""
    for value in selected(s, at, scene):
        if is_player(value):
            return player_of(value)
        if value != NOTHING and not is_effect(value):
            return s.get(thing_of(value), its.CONTROLLER)
    return otherwise
