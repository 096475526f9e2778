"""Conditions about how things are in Athernum."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating.on_table import marks_on, name_of
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating.amounts import amount_fits, between
from sandtable.timing.evaluating.conditions import controlled, lie_in
from sandtable.timing.evaluating.filters import fits, zone_fits
from sandtable.timing.evaluating.selections import matches, on_board, selected
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_player, player_of, thing_of


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
    who = selected(s, lay.part(code, pattern, lay.WHO), scene)
    a = lay.part(code, pattern, lay.A)
    if kind == op.CONTROL:
        enough = lay.get(code, a, lay.LOW) if lay.get(code, a, lay.HIGH) >= lay.MANY else lay.MANY
        different = lay.has(code, a, lay.FITS)
        if different:
            different = lay.test_of_kind(code, lay.part(code, a, lay.FITS), op.DIFFERENT) > 0
        for one in who:
            if different:
                if between(s, a, names_of(s, a, player_of(one), scene)):
                    return True
            elif between(s, a, controlled(s, a, player_of(one), scene, enough)):
                return True
        return False
    if kind == op.CONTROL_MORE:
        for one in who:
            mine = controlled(s, a, player_of(one), scene, lay.MANY)
            most: i64 = 0
            for other in selected(s, lay.part(code, pattern, lay.B), scene):
                theirs = controlled(s, a, player_of(other), scene, lay.MANY)
                most = theirs if theirs > most else most
            if mine > most:
                return True
        return False
    if kind == op.HAVE_MARKERS:
        markers = lay.kind(code, a)
        for one in who:
            if amount_fits(s, lay.part(code, a, lay.HOW_MANY), marks_on(s, one, markers), scene):
                return True
        return False
    if kind == op.HAVE_MORE or kind == op.HAVE_FEWER:
        marker = lay.get(code, pattern, lay.A)
        for one in who:
            good = True
            for other in selected(s, lay.part(code, pattern, lay.B), scene):
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
            if matches(s, a, one, scene):
                return True
            continue
        thing = thing_of(one)
        if kind == op.IS_IN:
            if s.same(one) and zone_fits(s, a, thing, scene):
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
            if host >= 0 and matches(s, a, s.ref(host), scene):
                return True
    return False


def names_of(s: Board, selection: i64, player: i64, scene: Scene) -> i64:
    """How many different names the things have that a player controls."""
    found = vec[i64]()
    for thing in on_board(s, lay.part(s.library.code, selection, lay.FITS), scene, player, lay.MANY):
        name = name_of(s, thing_of(thing))
        if name not in found:
            found = append(found, name)
    return len(found)


def has(s: Board, who: vec[i64], a: i64, scene: Scene) -> bool:
    """Whether somebody has so many cards in hand, or a permanent so many attachments."""
    code = s.library.code
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
            if mine and fits(s, lay.part(code, a, lay.FITS), s.ref(thing), scene, op.INSIDE):
                count += 1
        if between(s, a, count):
            return True
    return False
