"""Selections: what a description means, and everything that it could pick."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing import pending, pile
from sandtable.timing.evaluating.filters import fits
from sandtable.timing.evaluating.outlines import (
    EFFECTS,
    O_GATHERED,
    O_HIDDEN,
    O_THEIRS,
    O_UP,
    O_YOURS,
    PLAYERS,
    outline,
    sort_of,
    zone_of,
)
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    NOTHING,
    REVEALED_SLOT,
    is_player,
    is_thing,
    player_of,
    player_value,
    thing_of,
)


def matches(s: CardState, at: i64, value: i64, scene: Scene) -> bool:
    """Whether a value is one that the selection means."""
    code = s.faces.code
    mode = lay.kind(code, at)
    if mode == w.MATCH or mode == w.GROUP:
        return fits(s, lay.part(code, at, lay.FITS), value, scene)
    if mode == w.OPPONENTS:
        return is_player(value) and player_of(value) != scene.you
    if mode == w.CONTROLLER or mode == w.OWNER or s.rules.looked_up(mode):
        return value in selected(s, at, scene)
    slot = lay.get(code, at, lay.SLOT)
    if slot >= lay.FIRST_SLOT and scene.first(s, slot) == NOTHING and lay.has(code, at, lay.FITS):
        if mode == w.EACH or mode == w.CHOOSING or mode == w.NEW:  # NEW: "whenever you create a token"
            return fits(s, lay.part(code, at, lay.FITS), value, scene)
    return scene.holds(s, slot, value)


def selected(s: CardState, at: i64, scene: Scene) -> vec[i64]:
    """All values that a selection means now."""
    code = s.faces.code
    mode = lay.kind(code, at)
    out = vec[i64]()
    if mode == w.OPPONENTS:
        for seat in s.order:
            if seat != scene.you and s.alive(seat):
                out = append(out, player_value(seat))
        return out
    if mode == w.CONTROLLER or mode == w.OWNER:
        for value in selected(s, lay.part(code, at, lay.OF), scene):
            if mode == w.CONTROLLER:
                out = append(out, player_value(s.rules.controller_of(s, value)))
            elif is_thing(value):
                out = append(out, player_value(s.get(thing_of(value), its.OWNER)))
        return out
    if mode == w.MATCH or mode == w.GROUP:
        return candidates(s, at, scene)
    slot = lay.get(code, at, lay.SLOT)
    if mode == w.REST:
        for value in scene.all(s, slot):
            thing = thing_of(value)
            if not s.same(value) or (s.flag(thing, its.IS_FRESH) and not s.rules.lies_open(s, thing)):
                continue
            if lay.has(code, at, lay.FITS) and not fits(s, lay.part(code, at, lay.FITS), value, scene):
                continue
            out = append(out, value)
        return out
    if s.rules.looked_up(mode):
        return s.rules.look_up(s, at, scene)
    return scene.all(s, slot)


def candidates(s: CardState, at: i64, scene: Scene, enough: i64 = lay.MANY) -> vec[i64]:
    """Everything that a selection could pick: players, effects on the stack, or things where they are
    looked for. Whoever only wants to know whether there are so many says how many are enough.
    """
    code = s.faces.code
    out = vec[i64]()
    filter_at = lay.part(code, at, lay.FITS)
    shape = outline(s.faces, filter_at)
    sort = sort_of(shape)
    if sort == PLAYERS:
        for seat in s.order:
            if s.alive(seat) and fits(s, filter_at, player_value(seat), scene):
                out = append(out, player_value(seat))
        return out
    if sort == EFFECTS:
        entry = pile.top(s.stack)
        while entry >= 0:
            value = pending.value_at(s.stack, entry)
            if pending.get(s.stack, entry, pending.NUMBER) != s.resolving:
                if fits(s, filter_at, value, scene):
                    out = append(out, value)
            entry = pile.below(s.stack, entry)
        return out
    if shape & O_GATHERED != 0:
        return gathered(s, filter_at, scene)
    zone = zone_of(shape)
    if zone == w.BOARD:
        if lay.kind(code, at) == w.TARGET and s.bans & s.faces.signs[s.faces.chosen] != 0:
            for ref in on_board(s, filter_at, scene, -1, lay.MANY):
                if not s.rules.unchoosable(s, scene.you, ref):
                    out = append(out, ref)
            return out
        return on_board(s, filter_at, scene, -1, enough)
    if zone == w.HAND:
        for thing in s.hand:
            if fits(s, filter_at, s.ref(thing), scene):
                out = append(out, s.ref(thing))
        return out
    guarded = lay.kind(code, at) == w.TARGET and s.bans & s.faces.signs[s.faces.chosen] != 0
    card: i64 = 0
    total = s.count()
    while card < total:
        if s.get(card, its.ZONE) == zone and fits(s, filter_at, s.ref(card), scene):
            if guarded and s.rules.unchoosable(s, scene.you, s.ref(card)):
                card += 1
                continue
            out = append(out, s.ref(card))
        card += 1
    return s.in_order(out, its.RANK)  # as they lie: their numbers would tell when they were drawn


def gathered(s: CardState, filter_at: i64, scene: Scene, gone: bool = False) -> vec[i64]:
    """What fits a filter among what was looked at, searched for or revealed; `gone`: also what has left the
    board since, as it was there.
    """
    code = s.faces.code
    out = vec[i64]()
    among = lay.test_of_kind(code, filter_at, w.AMONG)
    for value in scene.all(s, lay.get(code, among, lay.X) if among > 0 else REVEALED_SLOT):
        if (s.same(value) or (gone and s.rules.remembered(s, value))) and fits(s, filter_at, value, scene):
            out = append(out, value)
    return out


def on_board(s: CardState, filter_at: i64, scene: Scene, player: i64, enough: i64) -> vec[i64]:
    """What fits a filter on the board, all of it or only what a player controls, but no more than are enough;
    the outline spares us most of it.
    """
    out = vec[i64]()
    faces = s.faces
    subtypes_of = faces.subtypes
    shape = outline(faces, filter_at)
    places = faces.places[filter_at]
    kinds: i64 = 0
    if s.shapes & faces.kinds_change == 0:
        kinds = faces.kinds[filter_at]
    you = scene.you
    anywhere = s.shapes & faces.places_change != 0
    for thing in s.board:
        if (places >> s.get(thing, its.PLACE)) & 1 == 0 and not anywhere:
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
        if fits(s, filter_at, s.ref(thing), scene):
            out = append(out, s.ref(thing))
            if len(out) >= enough:
                break
    return out
