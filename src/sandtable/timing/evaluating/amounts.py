"""Amounts: how many, counted when somebody asks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing.evaluating.filters import fits
from sandtable.timing.evaluating.outlines import O_GATHERED, PLAYERS, outline, sort_of, zone_of
from sandtable.timing.evaluating.selections import gathered, on_board
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value


def amount(s: CardState, at: i64, scene: Scene) -> i64:
    """How many; MANY where there is no limit."""
    code = s.faces.code
    kind = lay.kind(code, at)
    number = lay.get(code, at, lay.N)
    value: i64 = 0
    if kind == w.EXACTLY or kind == w.LEAST or kind == w.MOST or kind == w.UP_TO:
        value = number
    elif kind == w.ONE or kind == w.EQUAL:
        value = 1
    elif kind == w.ANY_NUMBER or kind == w.ALL:
        return lay.MANY
    elif kind == w.THAT_MANY:
        value = scene.many
    elif kind == w.PREVENTED:
        value = scene.prevented
    elif kind == w.COUNT:
        value = count_of(s, lay.part(code, at, lay.COUNTED), scene)
        if 0 < number < value:
            value = number  # "up to": no more than so many count
    elif kind != w.NO:
        value = s.rules.other_amount(s, at, scene)
    if lay.has(code, at, lay.PER):
        per = lay.part(code, at, lay.PER)
        if lay.kind(code, per) == w.MOST:  # "up to", as above
            most = lay.get(code, per, lay.N)
            value = value if value < most else most
        else:
            value = within(s, value) * amount(s, per, scene)
    return within(s, value)


def within(s: CardState, value: i64) -> i64:
    """A number that counts no further than the largest of the game."""
    return value if value < s.faces.largest else s.faces.largest


def count_of(s: CardState, filter_at: i64, scene: Scene) -> i64:
    """How many things fit a description."""
    shape = outline(s.faces, filter_at)
    if sort_of(shape) == PLAYERS:
        count: i64 = 0
        for seat in s.order:
            if s.alive(seat) and fits(s, filter_at, player_value(seat), scene):
                count += 1
        return count
    found = fitting(s, filter_at, scene, shape)
    return s.rules.apart(s, filter_at, found)


def fitting(s: CardState, filter_at: i64, scene: Scene, shape: i64) -> vec[i64]:
    """The things that fit a description, where it says that they lie."""
    if shape & O_GATHERED != 0:
        return gathered(s, filter_at, scene, True)
    zone = zone_of(shape)
    if zone == w.BOARD:
        return on_board(s, filter_at, scene, -1, lay.MANY)
    found = vec[i64]()
    card: i64 = 0
    total = s.count()
    while card < total:
        if s.get(card, its.ZONE) == zone and fits(s, filter_at, s.ref(card), scene):
            found = append(found, s.ref(card))
        card += 1
    return found


def amount_fits(s: CardState, at: i64, have: i64, scene: Scene) -> bool:
    """Whether a number is as many as said."""
    kind = lay.kind(s.faces.code, at)
    if kind == w.NO:
        return have == 0
    need = amount(s, at, scene)
    if kind == w.MOST:
        return have <= need
    if kind == w.ANY_NUMBER or kind == w.ALL:
        return True
    return have >= need


def between(s: CardState, selection: i64, count: i64) -> bool:
    """Whether there are as many as a selection says."""
    code = s.faces.code
    high = lay.get(code, selection, lay.HIGH)
    return count >= lay.get(code, selection, lay.LOW) and (count <= high or high >= lay.MANY)
