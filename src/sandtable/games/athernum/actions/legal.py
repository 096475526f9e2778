"""Everything that a player may do, listed without asking about each candidate."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.actions.abilities import bar_open, can_use, elsewhere_ability, support_of
from sandtable.games.athernum.actions.candidates import could_host
from sandtable.games.athernum.actions.commands import bar_command
from sandtable.games.athernum.actions.legality import bar_board_action, bar_combat
from sandtable.games.athernum.actions.naming import everything, face_and_zone, find_card, play_option
from sandtable.games.athernum.actions.occasions import COMBAT, DAY
from sandtable.games.athernum.actions.payment import can_generate, close_purse, in_purse, open_purse
from sandtable.games.athernum.actions.plays import (
    bar_card,
    bar_more,
    bar_way,
    bar_zone,
    play_permitted,
    timely,
)
from sandtable.games.athernum.cardset.library import (
    ACTIVATED_BIT,
    ELSEWHERE,
    HAS_ACTIVATED,
    HAS_HERALD,
    HAS_RULE,
    HAS_SUPPORT,
    PERMITS_PLAY,
    WHILE_EXHAUSTED,
)
from sandtable.games.athernum.changes.entering import free_slot, may_stand
from sandtable.games.athernum.changes.own_rules import rule_about
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.abilities import abilities
from sandtable.games.athernum.evaluating.slots import has_free_slot
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.rows import ascending

NO_SLOT: Final = -1  # in the place of what a player can pay: there is no slot for a character


def action_options(s: Board, player: i64, window: i64, stack: bool) -> vec[i64]:
    """Those of the candidates that nothing forbids; `bar_action` is what that means, this is faster."""
    out = vec[i64](capacity=15)
    active = player == s.active
    if stack:
        out = append(out, o.PASS)
    elif window == DAY:
        out = append(out, o.END_DAY)
    elif window == COMBAT:
        out = append(out, o.END_COMBAT)
    own_day = active and window == DAY
    if own_day and bar_combat(s, player, window, stack) == 0:
        out = append(out, o.TO_COMBAT)
    supports = active and not stack and window in (DAY, COMBAT)
    open_purse(s, player)
    purse: i64 = lay.MANY
    if own_day:
        purse = NO_SLOT
        if free_slot(s, player) >= 0:
            purse = in_purse(s, player)
    out = hand_options(s, player, own_day, supports, purse, out)
    out = outside_options(s, player, own_day, stack, purse, out)
    out = board_options(s, player, stack, out)
    if own_day and s.of(player, their.COMMANDS) > 0:
        which: i64 = 1
        while which <= 3:
            if bar_command(s, player, which) == 0:
                out = append(out, o.make(o.COMMAND, which))
            which += 1
    close_purse(s)
    return ascending(out)


def hand_options(s: Board, player: i64, own_day: bool, supports: bool, purse: i64, out: vec[i64]) -> vec[i64]:
    lib = s.library
    wanted: i64 = PERMITS_PLAY
    if supports:
        wanted |= HAS_SUPPORT
    faces = vec[i64](capacity=7)
    for thing in s.hand:
        if s.get(thing, its.OWNER) != player:
            continue
        face = s.get(thing, its.FACE)
        flags = lib.flags[face]
        if (not own_day and flags & wanted == 0) or face in faces:
            continue
        if flags & HAS_SUPPORT == 0 and too_dear(s, face, purse):
            continue
        faces = append(faces, face)
        best = find_card(s, player, op.HAND, face)
        if own_day or flags & PERMITS_PLAY != 0:
            out = play_options(s, player, best, own_day, purse, out)
        if supports and flags & HAS_SUPPORT != 0 and can_use(s, player, best, support_of(s, face)):
            out = append(out, o.make(o.SUPPORT, face))
    return out


def outside_options(s: Board, player: i64, own_day: bool, stack: bool, purse: i64, out: vec[i64]) -> vec[i64]:
    """Cards in the open zones and the Extra Deck, where they or some effect in force speak of it."""
    lib = s.library
    searched = s.odd
    permitted = own_day and s.shapes & shapes.PERMIT != 0 and s.bans & lib.signs[op.PLAY] != 0
    if permitted:
        searched = everything(s)
    keys = vec[i64]()
    wanted: i64 = PERMITS_PLAY
    if own_day:
        wanted |= HAS_HERALD
    for thing in searched:
        flags = lib.flags[s.get(thing, its.FACE)]
        active = flags & ELSEWHERE != 0 and flags & HAS_ACTIVATED != 0
        if flags & wanted == 0 and not active and not permitted:
            continue
        zone = s.get(thing, its.ZONE)
        if zone == op.BOARD or zone == op.HAND or s.get(thing, its.OWNER) != player:
            continue
        if zone == op.DECK and not s.flag(thing, its.IS_ON_TOP):
            continue
        face = s.get(thing, its.FACE)
        key = face_and_zone(s, thing)
        if zone != op.DECK and key not in keys:
            keys = append(keys, key)
            if zone == op.EXTRA_DECK and flags & HAS_HERALD != 0:
                if own_day and not too_dear(s, face, purse):
                    out = play_options(s, player, find_card(s, player, zone, face), own_day, purse, out)
            elif flags & PERMITS_PLAY != 0 or permitted:
                if play_permitted(s, player, thing):
                    out = play_options(s, player, find_card(s, player, zone, face), own_day, purse, out)
        if active:
            index: i64 = 0
            while index < lib.count[face]:
                header = elsewhere_ability(s, thing, index)
                if header > 0 and can_use(s, player, thing, header) and bar_open(s, header, stack) == 0:
                    out = append(out, o.make(o.FROM, o.ability(thing, index)))
                index += 1
    return out


def play_options(s: Board, player: i64, thing: i64, own_day: bool, purse: i64, out: vec[i64]) -> vec[i64]:
    """The ways in which a card can be played now."""
    lib = s.library
    face = s.get(thing, its.FACE)
    if too_dear(s, face, purse) or (not own_day and not timely(s, player, thing)):
        return out
    plain = bar_way(s, player, thing, o.PLAY, -1, False) == 0 and bar_more(s, player, thing, o.PLAY) == 0
    item = lib.supertype[face] == op.ITEM
    if not plain and not item:  # what it costs is known by now, what a card says would have to be looked up
        return out
    if bar_zone(s, player, thing) != 0 or bar_card(s, player, thing) != 0:
        return out
    zone = s.get(thing, its.ZONE)
    if plain:
        out = append(out, play_option(s, o.PLAY, zone, face, -1))
    if not item:
        return out
    if may_stand(s, face) and bar_way(s, player, thing, o.RELIC, -1, False) == 0:
        if bar_more(s, player, thing, o.RELIC) == 0:
            out = append(out, play_option(s, o.RELIC, zone, face, -1))
    opponents = rule_about(s, face, op.PERMIT, op.ATTACH) > 0
    for host in s.board:
        if could_host(s, host, player, opponents) and has_free_slot(s, host):
            if bar_way(s, player, thing, o.ATTACH_UP, host, False) == 0:
                out = append(out, play_option(s, o.ATTACH_UP, zone, face, host))
            if bar_way(s, player, thing, o.ATTACH_DOWN, host, False) == 0:
                out = append(out, play_option(s, o.ATTACH_DOWN, zone, face, host))
    return out


def board_options(s: Board, player: i64, stack: bool, out: vec[i64]) -> vec[i64]:
    lib = s.library
    code = lib.code
    granted = s.given & ACTIVATED_BIT != 0
    kinds = vec[i64]()  # faces of resource tokens: one of each is enough to offer
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) != player:
            continue
        place = s.get(thing, its.PLACE)
        face = s.get(thing, its.FACE)
        side = s.get(thing, its.SIDE)
        if place == its.RESOURCE_ZONE:
            if side == its.LIES_UP and face not in kinds:
                kinds = append(kinds, face)
                if can_generate(s, player, thing):
                    out = append(out, o.make(o.GENERATE, s.spot(thing)))
            continue
        if place == its.ITEM_SLOT:
            kind: i64 = 0
            if side == its.LIES_DOWN:
                kind = o.TURN_UP
            elif side == its.LIES_UP:
                kind = o.DISCARD
            if kind != 0:
                option = o.make(kind, s.spot(thing))
                if bar_board_action(s, player, option, kind) == 0:
                    out = append(out, option)
        awake = side == its.LIES_UP or (
            side == its.LIES_EXHAUSTED and lib.flags[face] & WHILE_EXHAUSTED != 0  # R160
        )
        if granted or (awake and lib.flags[face] & HAS_ACTIVATED != 0):
            found = abilities(s, thing)
            index: i64 = 0
            while index < len(found):
                header = found[index]
                usable = lay.kind(code, header) == op.ACTIVATED and can_use(s, player, thing, header)
                if usable and bar_open(s, header, stack) == 0:
                    out = append(out, o.make(o.ACTIVATE, o.ability(s.spot(thing), index)))
                index += 1
    return out


def too_dear(s: Board, face: i64, purse: i64) -> bool:
    """Whether one look says that a character cannot be played: there is no slot, or it costs more than
    there is, and nothing makes it cheaper.
    """
    lib = s.library
    if lib.supertype[face] != op.CHARACTER:
        return False
    if purse == NO_SLOT:
        return True
    if lib.flags[face] & HAS_RULE != 0 or s.shapes & shapes.CHEAPER != 0:
        return False
    return lib.cost[face] > purse
