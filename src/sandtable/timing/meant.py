"""Whom and what a row of a program means."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.timing import columns as its
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import hold, is_player, is_thing, player_of, slot_of, thing_of, value_of


def things_in(s: CardState, selection: i64, scene: Scene) -> vec[i64]:
    """The things that a selection means and that are still the same objects."""
    out = vec[i64]()
    for value in s.rules.selected(s, selection, scene):
        if s.same(value):
            out = append(out, thing_of(value))
    return out


def players_in(s: CardState, selection: i64, scene: Scene) -> vec[i64]:
    """The players that a selection means and that are still in the game."""
    out = vec[i64]()
    for value in s.rules.selected(s, selection, scene):
        if is_player(value) and s.alive(player_of(value)):
            out = append(out, player_of(value))
    return out


def actor(s: CardState, row: i64, scene: Scene) -> i64:
    """The player who does what a row orders."""
    code = s.faces.code
    if lay.has(code, row, lay.WHO):
        for player in players_in(s, lay.part(code, row, lay.WHO), scene):
            return player
    return scene.you


def followed(s: CardState, one: i64, since: i64, lost: i64) -> i64:
    """A register after its card was moved: the same register with the card as it is now, unless it has come
    into a zone where it is lost from sight.
    """
    value = value_of(one)
    if value <= 0 or not is_thing(value) or s.same(value):
        return one
    thing = thing_of(value)
    if s.get(thing, its.STAMP) <= since or s.get(thing, its.ZONE) == lost:
        return one
    return hold(slot_of(one), s.ref(thing))


def zone_owner(s: CardState, zone: i64, scene: Scene, fallback: i64) -> i64:
    """Whose zone is meant."""
    code = s.faces.code
    if lay.has(code, zone, lay.WHOSE):
        for player in players_in(s, lay.part(code, zone, lay.WHOSE), scene):
            return player
    return fallback


def top_cards(s: CardState, player: i64, zone: i64, count: i64) -> vec[i64]:
    """The top cards of a pile, the topmost first, as values."""
    cards = vec[i64]()
    for thing in s.pile_of(player, zone):
        cards = append(cards, s.ref(thing))
    cards = s.in_order(cards, its.RANK)
    found = vec[i64]()
    i: i64 = len(cards)
    while i > 0 and len(found) < count:
        i -= 1
        found = append(found, cards[i])
    return found
