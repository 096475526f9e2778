"""Conditions about how things are in Athernum."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating.filters import in_hand
from sandtable.games.athernum.evaluating.on_table import (
    faction_of,
    marks_last,
    marks_on,
    name_of,
)
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating.amounts import amount_fits, between
from sandtable.timing.evaluating.conditions import controlled, lie_in
from sandtable.timing.evaluating.filters import fits, zone_fits
from sandtable.timing.evaluating.selections import matches, on_board, selected
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_player, player_of, player_value, thing_of


def who_did(s: Board, at: i64) -> i64:
    """The register of "if they do", or -1 for another condition."""
    code = s.library.code
    pattern = lay.pattern(code, at, 0)
    if lay.kind(code, pattern) != op.DID:
        return -1
    return lay.get(code, lay.part(code, pattern, lay.WHO), lay.SLOT)


def state_holds(s: Board, pattern: i64, scene: Scene) -> bool:
    """A condition about how things are."""
    code = s.library.code
    kind = lay.kind(code, pattern)
    if kind == op.DID:
        return scene.did != 0
    if kind == op.IS_TIME:
        return time_is(s, pattern, scene)
    who = selected(s, lay.part(code, pattern, lay.WHO), scene)
    a = lay.part(code, pattern, lay.A)
    if kind == op.CONTROL:
        enough: i64 = lay.MANY
        if lay.get(code, a, lay.HIGH) >= lay.MANY:
            enough = lay.get(code, a, lay.LOW)
        for one in who:
            if between(s, a, held(s, a, player_of(one), scene, enough)):
                return True
        return False
    if kind == op.CONTROL_MORE or kind == op.CONTROL_FEWER:
        for one in who:
            if compares(s, pattern, kind == op.CONTROL_MORE, one, scene):
                return True
        return False
    meant = lay.part(code, pattern, lay.WHO)
    described = lay.kind(code, meant) == op.MATCH
    if kind == op.IS_IN and described:
        return lie_in(s, meant, a, scene)
    count: i64 = 0
    for one in who:
        if is_so(s, kind, pattern, a, one, scene):
            count += 1
            if not described:
                return True
    if not described:
        return False
    if lay.get(code, meant, lay.LOW) == lay.MANY:
        return count == len(who)  # all of them
    return count > 0 if lay.get(code, meant, lay.LOW) == 1 else between(s, meant, count)


def compares(s: Board, pattern: i64, more: bool, one: i64, scene: Scene) -> bool:
    """Whether a player controls more, or fewer, of what is described than another, or than all of them."""
    code = s.library.code
    a = lay.part(code, pattern, lay.A)
    others = lay.part(code, pattern, lay.B)
    mine = held(s, a, player_of(one), scene, lay.MANY)
    some = of_one(s, others)
    for other in selected(s, others, scene):
        theirs = held(s, a, player_of(other), scene, lay.MANY)
        if ((mine > theirs) if more else (mine < theirs)) == some:
            return some
    return not some


def of_one(s: Board, selection: i64) -> bool:
    """Whether one of several is enough: "than an opponent"; otherwise all of them are meant."""
    code = s.library.code
    one = lay.get(code, selection, lay.LOW) == 1 and lay.get(code, selection, lay.HIGH) == 1
    return one and lay.kind(code, selection) == op.MATCH


def held_by(s: Board, value: i64, marker: i64) -> i64:
    """How many markers something has, or cards a player."""
    return in_hand(s, player_of(value)) if marker == op.CARDS_IN_HAND else marks_on(s, value, marker)


def time_is(s: Board, pattern: i64, scene: Scene) -> bool:
    """Whether it is this phase, or this player's turn."""
    code = s.library.code
    phase = lay.get(code, pattern, lay.A)
    if phase != op.WHOLE_TURN and phase != s.phase:
        return False
    if not lay.has(code, pattern, lay.WHO):
        return True
    return matches(s, lay.part(code, pattern, lay.WHO), player_value(s.active), scene)


def is_so(s: Board, kind: i64, pattern: i64, a: i64, one: i64, scene: Scene) -> bool:
    """Whether a condition is met by one thing or player."""
    code = s.library.code
    if kind == op.HAVE_MARKERS:
        borne = marks_last(s, one, lay.kind(code, a), scene.lasts)
        return amount_fits(s, lay.part(code, a, lay.HOW_MANY), borne, scene)
    if kind == op.HAVE_MORE or kind == op.HAVE_FEWER:
        marker = lay.get(code, pattern, lay.A)
        mine = held_by(s, one, marker)
        some = of_one(s, lay.part(code, pattern, lay.B))
        for other in selected(s, lay.part(code, pattern, lay.B), scene):
            if other != one:
                theirs = held_by(s, other, marker)
                if ((mine > theirs) if kind == op.HAVE_MORE else (mine < theirs)) == some:
                    return some
        return not some
    if kind == op.HAVE:
        return has(s, one, a, scene)
    if kind == op.IS:
        return matches(s, a, one, scene)
    if kind == op.HAS_FOUGHT:
        return s.of(player_of(one), their.COMBATS) > 0
    thing = thing_of(one)
    if kind == op.ON_TOP:
        return s.flag(thing, its.IS_ON_TOP) and s.get(thing, its.ZONE) == op.DECK
    if kind == op.IS_ATTACHED:
        host = s.get(thing, its.HOST)
        return host >= 0 and matches(s, a, s.ref(host), scene)
    if not s.same(one):
        return False
    if kind == op.IS_IN:
        return zone_fits(s, a, thing, scene)
    side = s.get(thing, its.SIDE)
    if kind == op.IS_FACE:
        return (side == its.LIES_UP) == (lay.get(code, pattern, lay.A) == op.UP)
    return kind == op.IS_EXHAUSTED and side == its.LIES_EXHAUSTED


def held(s: Board, selection: i64, player: i64, scene: Scene, enough: i64) -> i64:
    """How many of what is described a player controls, each name or faction once where that is said."""
    code = s.library.code
    if lay.has(code, selection, lay.FITS):
        filter_at = lay.part(code, selection, lay.FITS)
        if lay.test_of_kind(code, filter_at, op.DIFFERENT) > 0 or factions_apart(s, filter_at):
            return apart(s, filter_at, on_board(s, filter_at, scene, player, lay.MANY))
    return controlled(s, selection, player, scene, enough)


def factions_apart(s: Board, filter_at: i64) -> bool:
    return lay.test_of_kind(s.library.code, filter_at, op.DIFFERENT_FACTIONS) > 0


def apart(s: Board, filter_at: i64, found: vec[i64]) -> i64:
    """How many things count: of the same name, or faction, one where that is said; factionless is none."""
    factions = factions_apart(s, filter_at)
    if not factions and lay.test_of_kind(s.library.code, filter_at, op.DIFFERENT) <= 0:
        return len(found)
    seen = vec[i64]()
    for value in found:
        thing = thing_of(value)
        which = faction_of(s, thing) if factions else name_of(s, thing)
        if which not in seen and (which != 0 or not factions):
            seen = append(seen, which)
    return len(seen)


def zone_had(s: Board, a: i64) -> i64:
    """Where the cards lie that somebody has: in hand, unless it is said."""
    code = s.library.code
    filter_at = lay.part(code, a, lay.FITS)
    test = lay.test_of_kind(code, filter_at, op.INSIDE)
    return lay.kind(code, filter_at + lay.get(code, test, lay.Y)) if test > 0 else i64(op.HAND)


def has_elsewhere(s: Board, player: i64, zone: i64, a: i64, scene: Scene) -> bool:
    """Whether so many cards of a player lie in a deck, a pile or the void."""
    filter_at = lay.part(s.library.code, a, lay.FITS)
    found = vec[i64]()
    card: i64 = 0
    total = s.count()
    while card < total:
        if s.get(card, its.ZONE) == zone and s.get(card, its.OWNER) == player:
            if fits(s, filter_at, s.ref(card), scene, op.INSIDE):
                found = append(found, s.ref(card))
        card += 1
    return between(s, a, apart(s, filter_at, found))


def has(s: Board, one: i64, a: i64, scene: Scene) -> bool:
    """Whether somebody has so many cards in hand or elsewhere, or a permanent so many attachments."""
    filter_at = lay.part(s.library.code, a, lay.FITS)
    found = vec[i64]()
    player = is_player(one)
    zone = zone_had(s, a) if player else i64(op.HAND)
    if zone != op.HAND:
        return has_elsewhere(s, player_of(one), zone, a, scene)
    for thing in s.hand if player else s.board:
        mine = False
        if player:
            mine = s.get(thing, its.OWNER) == player_of(one)
        else:
            mine = s.get(thing, its.HOST) == thing_of(one)
        # whose hand it is has just been asked
        if mine and fits(s, filter_at, s.ref(thing), scene, op.INSIDE):
            found = append(found, s.ref(thing))
    return between(s, a, apart(s, filter_at, found))
