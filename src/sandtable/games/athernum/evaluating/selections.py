"""Selections: what a description means, and everything that it could pick."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import (
    EFFECTS,
    O_ATTACHED,
    O_GATHERED,
    O_HIDDEN,
    O_RESOURCES,
    O_STANDING,
    O_THEIRS,
    O_UP,
    O_YOURS,
    PLAYERS,
    outline,
    outline_sort,
    outline_zone,
)
from sandtable.games.athernum.evaluating import filters, patterns, shapes
from sandtable.games.athernum.evaluating.on_table import controller_of
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import pending, pile
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, is_effect, is_player, player_of, player_value, thing_of


def matches(s: Board, at: i64, value: i64, scene: Scene) -> bool:
    """Whether a value is one that the selection means."""
    code = s.library.code
    mode = lay.kind(code, at)
    if mode == op.MATCH or mode == op.GROUP:
        return filters.fits(s, lay.part(code, at, lay.FITS), value, scene)
    if mode == op.OPPONENTS:
        return is_player(value) and player_of(value) != scene.you
    if mode == op.MAIN or mode == op.CONTROLLER or mode == op.OWNER:
        return value in selected(s, at, scene)
    slot = lay.get(code, at, lay.SLOT)
    if slot >= lay.FIRST_SLOT and scene.first(s, slot) == NOTHING and lay.has(code, at, lay.FITS):
        if mode == op.EACH or mode == op.CHOOSING or mode == op.NEW:  # NEW: "whenever you create a token"
            return filters.fits(s, lay.part(code, at, lay.FITS), value, scene)
    return scene.holds(s, slot, value)


def selected(s: Board, at: i64, scene: Scene) -> vec[i64]:
    """All values that a selection means now."""
    code = s.library.code
    mode = lay.kind(code, at)
    out = vec[i64]()
    if mode == op.OPPONENTS:
        for seat in s.order:
            if seat != scene.you and s.alive(seat):
                out = append(out, player_value(seat))
        return out
    if mode == op.MAIN:
        for owner in selected(s, lay.part(code, at, lay.OF), scene):
            leader = s.of(player_of(owner), their.LEADER)
            if leader >= 0 and s.flag(leader, its.IS_MAIN):
                out = append(out, s.ref(leader))
        return out
    if mode == op.CONTROLLER or mode == op.OWNER:
        for value in selected(s, lay.part(code, at, lay.OF), scene):
            if mode == op.CONTROLLER:
                out = append(out, player_value(controller_of(s, value)))
            elif not is_player(value) and not is_effect(value):
                out = append(out, player_value(s.get(thing_of(value), its.OWNER)))
        return out
    if mode == op.MATCH or mode == op.GROUP:
        return candidates(s, at, scene)
    slot = lay.get(code, at, lay.SLOT)
    if mode == op.REST:
        for value in scene.all(s, slot):
            if s.same(value) and not s.flag(thing_of(value), its.IS_FRESH):
                out = append(out, value)
        return out
    return scene.all(s, slot)


def candidates(s: Board, at: i64, scene: Scene, enough: i64 = lay.MANY) -> vec[i64]:
    """Everything that a selection could pick: players, effects on the stack, or things where they are
    looked for. Whoever only wants to know whether there are so many says how many are enough.
    """
    code = s.library.code
    out = vec[i64]()
    filter_at = lay.part(code, at, lay.FITS)
    shape = outline(s.library, filter_at)
    sort = outline_sort(shape)
    if sort == PLAYERS:
        for seat in s.order:
            if s.alive(seat) and filters.fits(s, filter_at, player_value(seat), scene):
                out = append(out, player_value(seat))
        return out
    if sort == EFFECTS:
        entry = pile.top(s.stack)
        while entry >= 0:
            value = pending.value_at(s.stack, entry)
            if pending.get(s.stack, entry, pending.NUMBER) != s.resolving and filters.fits(
                s, filter_at, value, scene
            ):
                out = append(out, value)
            entry = pile.below(s.stack, entry)
        return out
    if shape & O_GATHERED != 0:
        among = lay.test_of_kind(s.library.code, filter_at, op.AMONG)
        for value in scene.all(s, lay.get(code, among, lay.X) if among > 0 else filters.REVEALED_SLOT):
            if s.same(value) and filters.fits(s, filter_at, value, scene):
                out = append(out, value)
        return out
    zone = outline_zone(shape)
    if zone == op.BOARD:
        if lay.kind(code, at) == op.TARGET and s.bans & s.library.signs[op.CHOSEN] != 0:
            for ref in on_board(s, filter_at, scene, -1, lay.MANY):
                if not patterns.forbidden(s, op.CHOSEN, player_value(scene.you), ref, 0, 0):
                    out = append(out, ref)
            return out
        return on_board(s, filter_at, scene, -1, enough)
    if zone == op.HAND:
        for thing in s.hand:
            if filters.fits(s, filter_at, s.ref(thing), scene):
                out = append(out, s.ref(thing))
        return out
    card: i64 = 0
    total = s.count()
    while card < total:
        if s.get(card, its.ZONE) == zone and filters.fits(s, filter_at, s.ref(card), scene):
            out = append(out, s.ref(card))
        card += 1
    return s.in_order(out, its.RANK)  # as they lie: their numbers would tell when they were drawn


def on_board(s: Board, filter_at: i64, scene: Scene, player: i64, enough: i64) -> vec[i64]:
    """What fits a filter on the board, all of it or only what a player controls, but no more than are enough;
    the outline spares us most of it.
    """
    out = vec[i64]()
    subtypes_of = s.library.subtypes
    shape = outline(s.library, filter_at)
    kinds: i64 = 0
    if s.shapes & shapes.SUBTYPES == 0:
        kinds = s.library.kinds[filter_at]
    you = scene.you
    anywhere = s.shapes & shapes.BECOME != 0
    for thing in s.board:
        place = s.get(thing, its.PLACE)
        can_be: i64 = O_STANDING
        if place == its.RESOURCE_ZONE:
            can_be = O_RESOURCES
        elif place == its.ITEM_SLOT:
            can_be = O_ATTACHED
        if shape & can_be == 0 and not anywhere:
            continue
        if player >= 0 and s.get(thing, its.CONTROLLER) != player:
            continue
        if kinds != 0 and subtypes_of[s.get(thing, its.FACE)] & kinds == 0:
            continue
        if shape & (O_YOURS | O_THEIRS) != 0:
            if (s.get(thing, its.CONTROLLER) == you) != (shape & O_YOURS != 0):
                continue
        if shape & (O_UP | O_HIDDEN) != 0:
            if (s.get(thing, its.SIDE) == its.LIES_UP) != (shape & O_UP != 0):
                continue
        if filters.fits(s, filter_at, s.ref(thing), scene):
            out = append(out, s.ref(thing))
            if len(out) >= enough:
                break
    return out
