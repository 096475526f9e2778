"""Whom and what a row of a program means."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.selections import selected
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import ZONE, Board, is_player, player_of, thing_of


def things_in(s: Board, selection: i64, scene: Scene) -> vec[i64]:
    """The things that a selection means and that are still the same objects."""
    out = vec[i64]()
    for value in selected(s, selection, scene):
        if s.same(value):
            out = append(out, thing_of(value))
    return out


def this_card(s: Board, selection: i64, scene: Scene) -> vec[i64]:
    """Like `things_in`; "this" or "it" that has left the board for an open zone is still found there (R47,
    R127).
    """
    if s.library.code[selection] != op.REF:
        return things_in(s, selection, scene)
    found = vec[i64]()
    for value in selected(s, selection, scene):
        thing = thing_of(value)
        if s.same(value) or (s.get(thing, ZONE) in (op.DISCARD_PILE, op.VOID) and s.moved_once(value)):
            found = append(found, thing)
    return found


def names_leaders(s: Board, selection: i64) -> bool:
    """Whether a selection says "main character": then it reaches even where main characters are safe (R1)."""
    code = s.library.code
    if code[selection] == op.MAIN:
        return True
    if code[selection] == op.REF or code[selection + op.FITS] == 0:
        return False
    tests = selection + code[selection + op.FITS]
    test = tests + 1
    while test < tests + 1 + 3 * code[tests]:
        if code[test] == op.NOUN and code[test + 1] == op.MAIN_CHARACTER:
            return True
        test += 3
    return False


def players_in(s: Board, selection: i64, scene: Scene) -> vec[i64]:
    out = vec[i64]()
    for value in selected(s, selection, scene):
        if is_player(value) and s.alive(player_of(value)):
            out = append(out, player_of(value))
    return out


def actor(s: Board, row: i64, scene: Scene) -> i64:
    """The player who does what a row orders."""
    code = s.library.code
    if code[row + op.WHO] != 0:
        for player in players_in(s, row + code[row + op.WHO], scene):
            return player
    return scene.you


def zone_owner(s: Board, zone: i64, scene: Scene, fallback: i64) -> i64:
    """Whose zone is meant."""
    code = s.library.code
    if code[zone + 2] != 0:
        for player in players_in(s, zone + code[zone + 2], scene):
            return player
    return fallback
