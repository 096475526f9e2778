"""Everything that a player could try, whether it is allowed or not."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.actions.abilities import elsewhere_ability
from sandtable.games.athernum.actions.naming import face_and_zone, play_option
from sandtable.games.athernum.actions.occasions import COMBAT, DAY
from sandtable.games.athernum.actions.plays import play_permitted
from sandtable.games.athernum.cardset.library import ELSEWHERE, HAS_ACTIVATED, HAS_HERALD, HAS_SUPPORT
from sandtable.games.athernum.changes.entering import may_stand
from sandtable.games.athernum.changes.own_rules import rule_about
from sandtable.games.athernum.evaluating.abilities import abilities
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.rows import ascending


def action_candidates(s: Board, player: i64, window: i64, stack: bool) -> vec[i64]:
    """Everything that a player with priority could try."""
    out = vec[i64]()
    if stack:
        out = append(out, o.PASS)
    elif window == DAY:
        out = append(out, o.END_DAY)
    elif window == COMBAT:
        out = append(out, o.END_COMBAT)
    if window == DAY:
        out = append(out, o.TO_COMBAT)
    lib = s.library
    own_day = player == s.active and window == DAY
    faces = vec[i64]()
    thing: i64 = 0
    total = s.count()
    while thing < total:
        zone = s.get(thing, its.ZONE)
        face = s.get(thing, its.FACE)
        if zone == op.BOARD:
            if s.get(thing, its.CONTROLLER) == player:
                out = board_candidates(s, thing, out)
        elif zone == op.DECK:
            if s.flag(thing, its.IS_ON_TOP) and s.get(thing, its.OWNER) == player:
                out = elsewhere_candidates(s, thing, out)
        elif zone != 0 and s.get(thing, its.OWNER) == player:
            key = face_and_zone(s, thing)
            if key not in faces:
                faces = append(faces, key)
                if zone == op.HAND or (zone == op.EXTRA_DECK and lib.flags[face] & HAS_HERALD != 0):
                    if own_day or zone == op.HAND:
                        out = card_candidates(s, player, thing, out)
                elif play_permitted(s, player, thing):
                    out = card_candidates(s, player, thing, out)
                if zone == op.HAND and lib.flags[face] & HAS_SUPPORT != 0:
                    out = append(out, o.make(o.SUPPORT, face))
            out = elsewhere_candidates(s, thing, out)
        thing += 1
    if player == s.active:
        which: i64 = 1
        while which <= 3:
            out = append(out, o.make(o.COMMAND, which))
            which += 1
    return ascending(out)


def elsewhere_candidates(s: Board, thing: i64, out: vec[i64]) -> vec[i64]:
    """The activated abilities of a card that work outside the board."""
    lib = s.library
    face = s.get(thing, its.FACE)
    if lib.flags[face] & ELSEWHERE != 0 and lib.flags[face] & HAS_ACTIVATED != 0:
        index: i64 = 0
        while index < lib.count[face]:
            if elsewhere_ability(s, thing, index) > 0:
                out = append(out, o.make(o.FROM, o.ability(thing, index)))
            index += 1
    return out


def board_candidates(s: Board, thing: i64, out: vec[i64]) -> vec[i64]:
    lib = s.library
    place = s.get(thing, its.PLACE)
    if place == its.RESOURCE_ZONE:
        if s.get(thing, its.SIDE) == its.LIES_UP and not alike_before(s, thing):
            out = append(out, o.make(o.GENERATE, s.spot(thing)))
        return out
    if place == its.ITEM_SLOT:
        out = append(out, o.make(o.TURN_UP, s.spot(thing)))
        out = append(out, o.make(o.DISCARD, s.spot(thing)))
    found = abilities(s, thing)
    index: i64 = 0
    while index < len(found):
        if lay.kind(lib.code, found[index]) == op.ACTIVATED:
            out = append(out, o.make(o.ACTIVATE, o.ability(s.spot(thing), index)))
        index += 1
    return out


def alike_before(s: Board, thing: i64) -> bool:
    """Whether another face-up resource token of the same kind stands earlier: one of them is enough to
    offer.
    """
    for other in s.board:
        if other == thing:
            break
        if s.get(other, its.PLACE) == its.RESOURCE_ZONE and s.get(other, its.SIDE) == its.LIES_UP:
            if s.get(other, its.CONTROLLER) == s.get(thing, its.CONTROLLER):
                if s.get(other, its.FACE) == s.get(thing, its.FACE):
                    return True
    return False


def card_candidates(s: Board, player: i64, thing: i64, out: vec[i64]) -> vec[i64]:
    """Every way in which a card could be played."""
    lib = s.library
    face = s.get(thing, its.FACE)
    zone = s.get(thing, its.ZONE)
    out = append(out, play_option(s, o.PLAY, zone, face, -1))
    if lib.supertype[face] != op.ITEM:
        return out
    if may_stand(s, face):
        out = append(out, play_option(s, o.RELIC, zone, face, -1))
    opponents = rule_about(s, face, op.PERMIT, op.ATTACH) > 0
    for host in s.board:
        if could_host(s, host, player, opponents):
            out = append(out, play_option(s, o.ATTACH_UP, zone, face, host))
            out = append(out, play_option(s, o.ATTACH_DOWN, zone, face, host))
    return out


def could_host(s: Board, host: i64, player: i64, opponents: bool) -> bool:
    """Whether somebody could think of attaching an item to this thing on the board."""
    place = s.get(host, its.PLACE)
    if place in (its.ITEM_SLOT, its.RESOURCE_ZONE):
        return False
    return opponents or s.get(host, its.CONTROLLER) == player
