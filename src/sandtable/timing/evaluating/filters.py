"""Filters: whether a thing, a player or an effect meets a description."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing.evaluating.outlines import last_noun, outline
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import NOTHING, REVEALED_SLOT, is_thing, player_value, thing_of


def fits(s: CardState, at: i64, value: i64, scene: Scene, but: i64 = 0) -> bool:
    """Whether something meets a description, but for tests of a kind that is settled."""
    faces = s.faces
    code = faces.code
    rules = s.rules
    end = lay.tests_end(code, at)
    last = last_noun(outline(faces, at), at)
    anyone = False
    current = True
    common = True
    test = lay.first_test(at)
    while test < end:
        kind = lay.kind(code, test)
        x = lay.get(code, test, lay.X)
        y = lay.get(code, test, lay.Y)
        if kind == w.NOUN:
            one = rules.noun_fits(s, x, value, scene)
            if y == w.BESIDE:
                current = current and one
            elif y == w.COMMON:
                common = common and one
            else:
                anyone = anyone or current
                current = one
            if test == last and not ((anyone or current) and common):
                return False
        elif kind == w.CONTROLLED:
            if not control_fits(s, at, x, y, value, scene):
                return False
        elif kind == w.OTHER:
            if scene.holds(s, x, value) or (x == lay.SELF and is_thing(value) and itself(scene, value)):
                return False
        elif kind == but:
            pass
        elif kind == w.INSIDE:
            if is_thing(value) and not zone_fits(s, at + y, thing_of(value), scene):
                return False
        elif kind == w.AMONG or kind == w.REVEALED:
            if kind == w.REVEALED:
                x = REVEALED_SLOT
            if is_thing(value) and not scene.holds(s, x, value):
                return False
        elif not rules.test_fits(s, at, kind, x, y, value, scene):
            return False
        test += lay.TEST
    return True


def itself(scene: Scene, value: i64) -> bool:
    """Whether a card is the one that speaks, wherever it has gone since: it is never "another"."""
    return scene.source != NOTHING and thing_of(value) == thing_of(scene.source)


def control_fits(s: CardState, at: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
    """Who controls or owns it."""
    by = s.rules.controller_of(s, value)
    if x == w.BY_YOU:
        return by == scene.you
    if x == w.BY_AN_OPPONENT or x == w.BY_OPPONENTS:
        return by != scene.you and by >= 0  # what nobody controls is no opponent's
    if x == w.BY_THEM:
        return scene.holds(s, y, player_value(by))
    if x == w.BY_ACTIVE:
        return by == s.active
    if x == w.BY_ITS or x == w.BY_HOLDER:
        held = scene.first(s, y)
        return held != NOTHING and by == s.rules.controller_of(s, held)
    if x == w.BY_TARGET:
        return scene.holds(s, lay.get(s.faces.code, at + y, lay.SLOT), player_value(by))
    if not is_thing(value):
        return by == scene.you
    if x == w.OWNED_BY_OPPONENTS:
        return s.get(thing_of(value), its.OWNER) != scene.you
    owned = s.get(thing_of(value), its.OWNER) == scene.you
    return owned and (x == w.OWNED_BY_YOU or by == scene.you)


def zone_fits(s: CardState, at: i64, thing: i64, scene: Scene) -> bool:
    """Whether a thing lies in the zone described."""
    code = s.faces.code
    zone = lay.kind(code, at)
    if s.get(thing, its.ZONE) != zone:
        return False
    if not lay.has(code, at, lay.WHOSE) or zone == w.BOARD:
        return True
    return s.rules.matches(s, lay.part(code, at, lay.WHOSE), player_value(s.get(thing, its.OWNER)), scene)
