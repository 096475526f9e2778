"""Conditions: whether something is so, or has happened."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import O_GATHERED, O_SORT, O_ZONE, outline
from sandtable.games.athernum.reading import amounts, filters, patterns, selections
from sandtable.games.athernum.reading.history import EVENT_WIDTH, in_scope
from sandtable.games.athernum.reading.on_table import controller_of, marks_on
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    EXHAUSTED,
    FACE_OF,
    HOST,
    ON_TOP,
    OWNER,
    SIDE,
    UP,
    ZONE,
    Board,
    is_effect,
    is_player,
    player_of,
    thing_of,
)


def holds(s: Board, at: i64, scene: Scene) -> bool:
    """Whether one of the alternatives of a condition is true, or has happened in its scope."""
    code = s.library.code
    i: i64 = 0
    while i < code[at + 1]:
        pattern = at + code[at + 2 + i]
        if code[pattern + op.OP] < op.CONTROL:
            if past(s, code[at], pattern, scene):
                return True
        elif state_holds(s, pattern, scene):
            return True
        i += 1
    return False


def who_did(s: Board, at: i64) -> i64:
    """The register of "if they do", or -1 for another condition."""
    code = s.library.code
    pattern = at + code[at + 2]
    if code[pattern + op.OP] != op.DID:
        return -1
    return code[pattern + code[pattern + op.WHO] + op.SLOT]


def past(s: Board, scope: i64, pattern: i64, scene: Scene) -> bool:
    """Whether something has happened this turn, or since your last turn."""
    code = s.library.code
    kind = code[pattern + op.OP]
    needed: i64 = 1
    if kind == op.DRAW and code[pattern + op.A] != 0:
        needed = amounts.amount(s, pattern + code[pattern + op.A], scene)
    count: i64 = 0
    at: i64 = 0
    while at < len(s.history):
        if s.history[at] == kind and in_scope(s, scope, s.history[at + 1], scene.you):
            if past_fits(s, pattern, scene, at):
                count += 1
        at += EVENT_WIDTH
    return count >= needed


def past_fits(s: Board, pattern: i64, scene: Scene, at: i64) -> bool:
    """Whether an event of the past is meant. A card is what it was then: where it lies by now, whoever asks
    may not know it any more, and may have to guess another in its place.
    """
    h = s.history
    who = wear(s, h[at + 2], h[at + 6])
    a = wear(s, h[at + 3], h[at + 7])
    fits = patterns.pattern_fits(s, pattern, scene, h[at + 2], h[at + 3], h[at + 4], h[at + 5])
    wear(s, h[at + 3], a)
    wear(s, h[at + 2], who)
    return fits


def wear(s: Board, value: i64, face: i64) -> i64:
    """Give a thing another face; the answer is the one that it had. -1 is no face, and changes nothing."""
    if face < 0:
        return -1
    thing = thing_of(value)
    had = s.get(thing, FACE_OF)
    if had != face:
        s.put(thing, FACE_OF, face)
    return had


def state_holds(s: Board, pattern: i64, scene: Scene) -> bool:
    """A condition about how things are."""
    code = s.library.code
    kind = code[pattern + op.OP]
    if kind == op.DID:
        return scene.did != 0
    who = selections.selected(s, pattern + code[pattern + op.WHO], scene)
    a = pattern + code[pattern + op.A]
    if kind == op.CONTROL:
        low = code[a + op.LOW]
        high = code[a + op.HIGH]
        for one in who:
            count = controlled(s, a, player_of(one), scene, low if high >= op.MANY else op.MANY)
            if count >= low and (count <= high or high >= op.MANY):
                return True
        return False
    if kind == op.CONTROL_MORE:
        for one in who:
            mine = controlled(s, a, player_of(one), scene, op.MANY)
            most: i64 = 0
            for other in selections.selected(s, pattern + code[pattern + op.B], scene):
                theirs = controlled(s, a, player_of(other), scene, op.MANY)
                most = theirs if theirs > most else most
            if mine > most:
                return True
        return False
    if kind == op.HAVE_MARKERS:
        markers = code[a]
        for one in who:
            if amounts.amount_fits(s, a + code[a + 1], marks_on(s, one, markers), scene):
                return True
        return False
    if kind == op.HAVE_MORE or kind == op.HAVE_FEWER:
        marker = code[pattern + op.A]
        for one in who:
            good = True
            for other in selections.selected(s, pattern + code[pattern + op.B], scene):
                if other != one:
                    mine = marks_on(s, one, marker)
                    theirs = marks_on(s, other, marker)
                    if (mine <= theirs) if kind == op.HAVE_MORE else (mine >= theirs):
                        good = False
            if good:
                return True
        return False
    if kind == op.HAVE:
        return has(s, who, a, scene)
    if kind == op.IS_IN and code[pattern + code[pattern + op.WHO] + op.MODE_OF] == op.MATCH:
        return lie_in(s, pattern + code[pattern + op.WHO], a, scene)
    for one in who:
        if kind == op.IS:
            if selections.matches(s, a, one, scene):
                return True
            continue
        thing = thing_of(one)
        if kind == op.IS_IN:
            if s.same(one) and filters.zone_fits(s, a, thing, scene):
                return True
        elif kind == op.ON_TOP:
            if s.flag(thing, ON_TOP) and s.get(thing, ZONE) == op.DECK:
                return True
        elif kind == op.IS_FACE:
            up = s.get(thing, SIDE) == UP
            if s.same(one) and up == (code[pattern + op.A] == op.UP):
                return True
        elif kind == op.IS_EXHAUSTED:
            if s.same(one) and s.get(thing, SIDE) == EXHAUSTED:
                return True
        elif kind == op.IS_ATTACHED:
            host = s.get(thing, HOST)
            if host >= 0 and selections.matches(s, a, s.ref(host), scene):
                return True
    return False


def lie_in(s: Board, selection: i64, zone_at: i64, scene: Scene) -> bool:
    """Whether as many cards as it says lie in a zone: "five or more cards are in your discard pile"."""
    code = s.library.code
    filter_at = selection + code[selection + op.FITS]
    count: i64 = 0
    card: i64 = 0
    total = s.count()
    while card < total:
        if filters.zone_fits(s, zone_at, card, scene) and filters.fits(s, filter_at, s.ref(card), scene):
            count += 1
        card += 1
    high = code[selection + op.HIGH]
    return count >= code[selection + op.LOW] and (count <= high or high >= op.MANY)


def controlled(s: Board, selection: i64, player: i64, scene: Scene, enough: i64) -> i64:
    """How many of what a selection means a player controls, counted up to what is enough."""
    code = s.library.code
    if code[selection] == op.MATCH:
        filter_at = selection + code[selection + op.FITS]
        shape = outline(s.library, filter_at)
        if shape & (O_SORT | O_GATHERED) == 0 and shape >> O_ZONE == op.BOARD:
            return len(selections.on_board(s, filter_at, scene, player, enough))
    count: i64 = 0
    for value in selections.selected(s, selection, scene):
        if controller_of(s, value) == player and (is_effect(value) or s.same(value)):
            count += 1
    return count


def has(s: Board, who: vec[i64], a: i64, scene: Scene) -> bool:
    """Whether somebody has so many cards in hand, or a permanent so many attachments."""
    code = s.library.code
    low = code[a + op.LOW]
    high = code[a + op.HIGH]
    for one in who:
        count: i64 = 0
        player = is_player(one)
        for thing in s.hand if player else s.board:
            mine = False
            if player:
                mine = s.get(thing, OWNER) == player_of(one)
            else:
                mine = s.get(thing, HOST) == thing_of(one)
            # whose hand it is has just been asked
            if mine and filters.fits(s, a + code[a + op.FITS], s.ref(thing), scene, op.INSIDE):
                count += 1
        if count >= low and (count <= high or high >= op.MANY):
            return True
    return False
