"""Conditions: whether something is so, or has happened."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import O_GATHERED, O_SORT, outline, outline_zone
from sandtable.games.athernum.evaluating import amounts, filters, patterns, selections
from sandtable.games.athernum.evaluating.history import in_scope
from sandtable.games.athernum.evaluating.on_table import controller_of, marks_on
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import history
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_effect, is_player, player_of, thing_of


def holds(s: Board, at: i64, scene: Scene) -> bool:
    """Whether one of the alternatives of a condition is true, or has happened in its scope."""
    code = s.library.code
    i: i64 = 0
    while i < lay.patterns(code, at):
        pattern = lay.pattern(code, at, i)
        if lay.kind(code, pattern) < op.CONTROL:
            if past(s, lay.get(code, at, lay.SCOPE), pattern, scene):
                return True
        elif state_holds(s, pattern, scene):
            return True
        i += 1
    return False


def who_did(s: Board, at: i64) -> i64:
    """The register of "if they do", or -1 for another condition."""
    code = s.library.code
    pattern = lay.pattern(code, at, 0)
    if lay.kind(code, pattern) != op.DID:
        return -1
    return lay.get(code, lay.part(code, pattern, lay.WHO), lay.SLOT)


def past(s: Board, scope: i64, pattern: i64, scene: Scene) -> bool:
    """Whether something has happened this turn, or since your last turn."""
    code = s.library.code
    kind = lay.kind(code, pattern)
    needed: i64 = 1
    if kind == op.DRAW and lay.has(code, pattern, lay.A):
        needed = amounts.amount(s, lay.part(code, pattern, lay.A), scene)
    count: i64 = 0
    for at in history.each_of(s.history, kind):
        if in_scope(s, scope, history.get(s.history, at, history.TURN), scene.you):
            if past_fits(s, pattern, scene, at):
                count += 1
    return count >= needed


def past_fits(s: Board, pattern: i64, scene: Scene, at: i64) -> bool:
    """Whether an event of the past is meant. A card is what it was then: where it lies by now, whoever asks
    may not know it any more, and may have to guess another in its place.
    """
    past_event = history.row(s.history, at)
    who = past_event[history.WHO]
    a = past_event[history.A]
    then = wearing(wearing(s, who, past_event[history.FACE_OF_WHO]), a, past_event[history.FACE_OF_A])
    return patterns.pattern_fits(then, pattern, scene, who, a, past_event[history.B], past_event[history.N])


def wearing(s: Board, value: i64, face: i64) -> Board:
    """The table as it would be if a thing had this face, which it nearly always has; -1 is no face."""
    if face < 0 or s.get(thing_of(value), its.FACE) == face:
        return s
    return s.supposing(thing_of(value), its.FACE, face)


def state_holds(s: Board, pattern: i64, scene: Scene) -> bool:
    """A condition about how things are."""
    code = s.library.code
    kind = lay.kind(code, pattern)
    if kind == op.DID:
        return scene.did != 0
    who = selections.selected(s, lay.part(code, pattern, lay.WHO), scene)
    a = lay.part(code, pattern, lay.A)
    if kind == op.CONTROL:
        low = lay.get(code, a, lay.LOW)
        high = lay.get(code, a, lay.HIGH)
        for one in who:
            count = controlled(s, a, player_of(one), scene, low if high >= lay.MANY else lay.MANY)
            if count >= low and (count <= high or high >= lay.MANY):
                return True
        return False
    if kind == op.CONTROL_MORE:
        for one in who:
            mine = controlled(s, a, player_of(one), scene, lay.MANY)
            most: i64 = 0
            for other in selections.selected(s, lay.part(code, pattern, lay.B), scene):
                theirs = controlled(s, a, player_of(other), scene, lay.MANY)
                most = theirs if theirs > most else most
            if mine > most:
                return True
        return False
    if kind == op.HAVE_MARKERS:
        markers = lay.kind(code, a)
        for one in who:
            if amounts.amount_fits(s, lay.part(code, a, lay.HOW_MANY), marks_on(s, one, markers), scene):
                return True
        return False
    if kind == op.HAVE_MORE or kind == op.HAVE_FEWER:
        marker = lay.get(code, pattern, lay.A)
        for one in who:
            good = True
            for other in selections.selected(s, lay.part(code, pattern, lay.B), scene):
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
    if kind == op.IS_IN and lay.kind(code, lay.part(code, pattern, lay.WHO)) == op.MATCH:
        return lie_in(s, lay.part(code, pattern, lay.WHO), a, scene)
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
            if s.flag(thing, its.IS_ON_TOP) and s.get(thing, its.ZONE) == op.DECK:
                return True
        elif kind == op.IS_FACE:
            up = s.get(thing, its.SIDE) == its.LIES_UP
            if s.same(one) and up == (lay.get(code, pattern, lay.A) == op.UP):
                return True
        elif kind == op.IS_EXHAUSTED:
            if s.same(one) and s.get(thing, its.SIDE) == its.LIES_EXHAUSTED:
                return True
        elif kind == op.IS_ATTACHED:
            host = s.get(thing, its.HOST)
            if host >= 0 and selections.matches(s, a, s.ref(host), scene):
                return True
    return False


def lie_in(s: Board, selection: i64, zone_at: i64, scene: Scene) -> bool:
    """Whether as many cards as it says lie in a zone: "five or more cards are in your discard pile"."""
    code = s.library.code
    filter_at = lay.part(code, selection, lay.FITS)
    count: i64 = 0
    card: i64 = 0
    total = s.count()
    while card < total:
        if filters.zone_fits(s, zone_at, card, scene) and filters.fits(s, filter_at, s.ref(card), scene):
            count += 1
        card += 1
    high = lay.get(code, selection, lay.HIGH)
    return count >= lay.get(code, selection, lay.LOW) and (count <= high or high >= lay.MANY)


def controlled(s: Board, selection: i64, player: i64, scene: Scene, enough: i64) -> i64:
    """How many of what a selection means a player controls, counted up to what is enough."""
    code = s.library.code
    if lay.kind(code, selection) == op.MATCH:
        filter_at = lay.part(code, selection, lay.FITS)
        shape = outline(s.library, filter_at)
        if shape & (O_SORT | O_GATHERED) == 0 and outline_zone(shape) == op.BOARD:
            return len(selections.on_board(s, filter_at, scene, player, enough))
    count: i64 = 0
    for value in selections.selected(s, selection, scene):
        if controller_of(s, value) == player and (is_effect(value) or s.same(value)):
            count += 1
    return count


def has(s: Board, who: vec[i64], a: i64, scene: Scene) -> bool:
    """Whether somebody has so many cards in hand, or a permanent so many attachments."""
    code = s.library.code
    low = lay.get(code, a, lay.LOW)
    high = lay.get(code, a, lay.HIGH)
    for one in who:
        count: i64 = 0
        player = is_player(one)
        for thing in s.hand if player else s.board:
            mine = False
            if player:
                mine = s.get(thing, its.OWNER) == player_of(one)
            else:
                mine = s.get(thing, its.HOST) == thing_of(one)
            # whose hand it is has just been asked
            if mine and filters.fits(s, lay.part(code, a, lay.FITS), s.ref(thing), scene, op.INSIDE):
                count += 1
        if count >= low and (count <= high or high >= lay.MANY):
            return True
    return False
