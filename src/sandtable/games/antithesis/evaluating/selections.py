"""Selections: what a description means, and everything that it could pick."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.board.squares import ALL, listed
from sandtable.games.antithesis.evaluating import gifts
from sandtable.games.antithesis.evaluating.places import is_deed, is_square, square_in, square_value
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks, zones
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import ASKS_ELSEWHERE, Board
from sandtable.timing import pending, pile
from sandtable.timing.evaluating import selections as shared
from sandtable.timing.evaluating.filters import fits, zone_fits
from sandtable.timing.evaluating.outlines import O_THEIRS, O_YOURS, outline
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_effect, is_player, is_thing, number_value, player_value, thing_of


def looked_up(mode: i64) -> bool:
    return i.FIRST_PLAYER <= mode <= i.LAST_MODE


def look_up(s: Board, at: i64, scene: Scene) -> vec[i64]:
    """The players by their role, the innermost Attack, its attacker, the innermost [Move]."""
    out = vec[i64]()
    mode = lay.kind(s.library.code, at)
    if mode == i.FIRST_PLAYER:
        return append(out, player_value(s.offensive()))
    if mode == i.SECOND_PLAYER:
        return append(out, player_value(s.defensive()))
    if mode == i.STRUCK:
        kept = scene.all(s, lay.get(s.library.code, at, lay.SLOT))
        return append(out, kept[1]) if len(kept) > 1 and is_thing(kept[1]) else out
    if mode == i.HOST:
        host: i64 = -1
        if is_thing(scene.source):
            host = s.get(thing_of(scene.source), its.HOST)
        return append(out, s.ref(host)) if host >= 0 else out
    s.note(ASKS_ELSEWHERE)
    if mode == i.THIS_MOVE:
        return append(out, number_value(s.moving())) if s.moving() != 0 else out
    if len(s.attacks) == 0:
        return out
    if mode == i.ATTACKER:
        return append(out, s.attack(attacks.ATTACKER))
    return append(out, number_value(s.attack(attacks.NUMBER)))


def matches(s: Board, at: i64, value: i64, scene: Scene) -> bool:
    """Whether a value is one that the selection means; a card is never taken for a player or a square."""
    mode = lay.kind(s.library.code, at)
    if (mode == i.MATCH or mode == i.GROUP) and not right_sort(s, at, value):
        return False
    return shared.matches(s, at, value, scene)


def right_sort(s: Board, at: i64, value: i64) -> bool:
    noun = gifts.noun_of(s, at)
    if noun == i.PLAYER:
        return is_player(value)
    if noun in (i.GOAL, i.SQUARE, i.FREE_SQUARE):
        return is_square(value)
    if noun == i.TACTIC and is_effect(value):
        return True
    if gifts.is_deed_noun(noun):
        return is_effect(value) or is_deed(value)
    return is_thing(value)


def selected(s: Board, at: i64, scene: Scene) -> vec[i64]:
    """All values that a selection means now."""
    mode = lay.kind(s.library.code, at)
    if mode == i.MATCH or mode == i.GROUP:
        return candidates(s, at, scene)
    return shared.selected(s, at, scene)


def candidates(s: Board, at: i64, scene: Scene, enough: i64 = lay.MANY) -> vec[i64]:
    """Everything that a selection could pick; of cards In Play no more than are enough."""
    return fitting(s, lay.part(s.library.code, at, lay.FITS), scene, enough)


def fitting(s: Board, filter_at: i64, scene: Scene, enough: i64 = lay.MANY) -> vec[i64]:
    """Everything that fits a filter: cards In Play or in the zone it says, players, abilities, squares."""
    noun = gifts.noun_in(s, filter_at)
    out = vec[i64]()
    if noun == i.GOAL:
        for square in listed(s.goals):
            out = with_fitting(s, out, filter_at, square_value(square), scene)
    elif noun == i.SQUARE or noun == i.FREE_SQUARE:
        for square in listed(ALL):
            out = with_fitting(s, out, filter_at, square_value(square), scene)
    elif noun == i.PLAYER:
        for player in s.order:
            out = with_fitting(s, out, filter_at, player_value(player), scene)
    elif gifts.is_deed_noun(noun):
        s.note(ASKS_ELSEWHERE)
        entry = pile.top(s.stack)
        while entry >= 0:
            out = with_fitting(s, out, filter_at, pending.value_at(s.stack, entry), scene)
            entry = pile.below(s.stack, entry)
    else:
        zone = zone_of(s, filter_at)
        sides = outline(s.faces, filter_at) & (O_YOURS | O_THEIRS)
        for thing in cards_in(s, zone):
            if sides != 0 and (s.get(thing, its.CONTROLLER) == scene.you) != (sides == O_YOURS):
                continue  # one look at the filter tells that it does not fit
            if zone == zones.HAND and is_taken_to_fit(s, thing):
                if zone_fits(s, place_in(s, filter_at), thing, scene):
                    out = append(out, s.ref(thing))
                continue
            out = with_fitting(s, out, filter_at, s.ref(thing), scene)
            if len(out) >= enough and zone == zones.IN_PLAY:
                break
        if zone != zones.IN_PLAY and zone != zones.HAND:
            out = s.in_order(out, its.RANK)  # as they lie: their numbers would tell when they were drawn
    return out


def with_fitting(s: Board, out: vec[i64], filter_at: i64, value: i64, scene: Scene) -> vec[i64]:
    return append(out, value) if fits(s, filter_at, value, scene) else out


def zone_of(s: Board, filter_at: i64) -> i64:
    """Where what fits a filter is looked for: In Play unless it says otherwise."""
    place = place_in(s, filter_at)
    return lay.kind(s.library.code, place) if place > 0 else zones.IN_PLAY


def place_in(s: Board, filter_at: i64) -> i64:
    """The zone that a filter says, and whose it is; 0 if it says none."""
    test = lay.test_of_kind(s.library.code, filter_at, i.INSIDE)
    return lay.test_part(s.library.code, filter_at, test) if test > 0 else 0


def is_taken_to_fit(s: Board, thing: i64) -> bool:
    """Whether a card in a Hand is whatever it needs to be, because not both players know it: who is put a
    question must not depend on it (R191). What Passives say is worked out as things stand.
    """
    return s.worked.unseen and not s.worked.working and not s.open_to_seats(thing)


def cards_in(s: Board, zone: i64) -> vec[i64]:
    if zone == zones.IN_PLAY:
        return s.board
    s.note(ASKS_ELSEWHERE)
    if zone != zones.HAND:
        return s.found(zone)
    return s.hand if aside(s) < 0 else without(s.hand, s.worked.aside)


def aside(s: Board) -> i64:
    """The card that somebody thinks of using from his Hand, in which it will not lie any more when its costs
    are paid; -1 if there is none. What Passives say is worked out as things stand.
    """
    return -1 if s.worked.working else s.worked.aside


def without(things: vec[i64], thing: i64) -> vec[i64]:
    out = vec[i64]()
    for one in things:
        if one != thing:
            out = append(out, one)
    return out


def squares_in(s: Board, at: i64, scene: Scene) -> i64:
    """The squares that a selection of squares describes, as bits."""
    out: i64 = 0
    one: i64 = 1
    for value in candidates(s, at, scene):
        out |= one << square_in(value)
    return out
