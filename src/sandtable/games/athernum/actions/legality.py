"""The clause that forbids an action, or 0."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.abilities import (
    MOST_USES,
    ability_at,
    bar_ability,
    bar_open,
    elsewhere_ability,
    support_of,
)
from sandtable.games.athernum.actions.commands import bar_command
from sandtable.games.athernum.actions.naming import find_card, option_face, option_host, option_zone
from sandtable.games.athernum.actions.occasions import COMBAT, DAY, DAY_END
from sandtable.games.athernum.actions.payment import can_generate
from sandtable.games.athernum.actions.plays import bar_play, bar_zone, from_hand, timely
from sandtable.games.athernum.actions.taking_back import TURNED
from sandtable.games.athernum.changes.entering import may_stand
from sandtable.games.athernum.evaluating.on_table import is_attachment
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import UNLISTED
from sandtable.timing.evaluating.patterns import forbidden, permits
from sandtable.timing.events import used
from sandtable.timing.values import NOTHING, player_value


def bar_action(s: Board, player: i64, option: i64, window: i64, stack: bool) -> i64:
    """The clause that forbids an action of a player who has priority; `stack`: one is open."""
    kind = o.kind_of(option)
    active = player == s.active
    if kind == 0:
        return bar_simple(s, player, option, window, stack)
    if kind in (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN):
        return bar_play_option(s, player, option, window)
    if kind == o.SUPPORT:
        thing = find_card(s, player, op.HAND, o.value_of(option))
        if thing < 0:
            return c.C_9_2_9A
        header = support_of(s, o.value_of(option))
        if header == 0:
            return c.C_4_3_5F
        if not active or window not in (DAY, COMBAT):
            return c.R21 if active and window == DAY_END else c.R29
        return c.C_4_3_5F_I if stack else bar_ability(s, player, thing, header)
    if kind == o.COMMAND:
        if not 1 <= o.value_of(option) <= 3:
            return UNLISTED
        if not active or window not in (DAY, DAY_END, COMBAT):
            return c.R30
        if window != DAY:
            return c.R21 if window == DAY_END else c.R85
        return bar_command(s, player, o.value_of(option))
    return bar_board_action(s, player, option, kind, stack)


def bar_simple(s: Board, player: i64, option: i64, window: i64, stack: bool) -> i64:
    """Passing, and what begins and ends the phases."""
    if option == o.PASS:
        return 0 if stack else c.C_4_1_6
    if option == o.END_DAY:
        if player == s.active and window == COMBAT:
            return c.R85  # the Combat Phase is ended first
        return 0 if player == s.active and window == DAY and not stack else c.R21
    if option == o.END_COMBAT:
        return 0 if player == s.active and window == COMBAT and not stack else c.R85
    if option == o.TO_COMBAT:
        return bar_combat(s, player, window, stack)
    return UNLISTED


def bar_board_action(s: Board, player: i64, option: i64, kind: i64, stack: bool = False) -> i64:
    """Actions with something that lies on the board, or in another open zone."""
    if kind == o.ACTIVATE or kind == o.FROM:
        thing = o.ability_place(o.value_of(option))
        index = o.ability_index(o.value_of(option))
        if kind == o.FROM:
            if thing >= s.count():
                return UNLISTED
            header = elsewhere_ability(s, thing, index)
            if s.get(thing, its.OWNER) != player:
                return c.R131
            if header == 0 or s.get(thing, its.ZONE) in (op.HAND, 0):
                return c.C_4_3_2C
            barred = bar_ability(s, player, thing, header)
            return barred if barred != 0 else bar_open(s, header, stack)
        thing = s.at_spot(thing)
        if thing < 0:
            return c.C_4_3_2
        if s.get(thing, its.CONTROLLER) != player:
            return c.C_4_3_5C_I
        header = ability_at(s, thing, index)
        if header == 0 and s.get(thing, its.SIDE) == its.LIES_EXHAUSTED:
            return c.C_6_2_3A
        barred = bar_ability(s, player, thing, header)
        return barred if barred != 0 else bar_open(s, header, stack)
    thing = s.at_spot(o.value_of(option))
    if kind == o.TURN_UP or kind == o.DISCARD:
        if thing >= 0 and s.get(thing, its.CONTROLLER) != player:
            return c.C_2_1_2D if kind == o.TURN_UP else c.C_2_1_2G
        if thing < 0 or not is_attachment(s, thing):
            return c.C_6_1_6 if kind == o.TURN_UP else c.C_2_1_2G
        if kind == o.TURN_UP:
            if s.get(thing, its.SIDE) != its.LIES_DOWN:
                return c.C_9_2_8
            if forbidden(s, op.TURN, player_value(player), s.ref(thing), op.UP, 0):
                return c.R1
            return c.R107 if used(s, s.ref(thing), TURNED) >= MOST_USES else 0
        if s.get(thing, its.SIDE) != its.LIES_UP:
            return c.R93
        if forbidden(s, op.DISCARD, player_value(player), s.ref(thing), op.BOARD, 0):
            return c.R1
        return 0
    if kind == o.GENERATE:
        if (
            thing < 0
            or s.get(thing, its.PLACE) != its.RESOURCE_ZONE
            or s.get(thing, its.CONTROLLER) != player
        ):
            return c.C_5_0_1D
        if s.get(thing, its.SIDE) != its.LIES_UP:
            return c.C_6_2_9A
        return 0 if can_generate(s, player, thing) else c.C_5_0_3H
    return UNLISTED


def bar_combat(s: Board, player: i64, window: i64, stack: bool) -> i64:
    """9.2.11: once per turn, never in the game's first turn, with no stack."""
    if player != s.active or window != DAY:
        return c.R21 if player == s.active and window == DAY_END else c.C_9_3_1
    if stack:
        return c.R17
    if s.turn == 1:
        return c.R70
    if (s.of(player, their.SKIPS) >> op.COMBAT) & 1 == 1:
        return c.R1
    if forbidden(s, op.ENTER_COMBAT, player_value(player), NOTHING, 0, 0):
        return c.R1
    return c.C_9_3_1 if s.of(player, their.COMBATS) >= 1 + permits(s, op.MORE_COMBAT, player) else 0


def bar_play_option(s: Board, player: i64, option: i64, window: i64) -> i64:
    zone = option_zone(option)
    thing = find_card(s, player, zone, option_face(option))
    if thing < 0:
        return not_there(s, zone, option_face(option))
    where = bar_zone(s, player, thing)
    if where != 0:
        return where
    if not (player == s.active and window == DAY) and not timely(s, player, thing):
        if player != s.active:
            return c.C_4_1_1
        return c.R21 if window == DAY_END else c.R85
    kind = o.kind_of(option)
    if kind == o.RELIC and not may_stand(s, option_face(option)):
        return c.C_2_1_1E
    host: i64 = -1
    if kind == o.ATTACH_UP or kind == o.ATTACH_DOWN:
        host = option_host(s, option)
        if host < 0:
            return c.C_2_1_2A
    return bar_play(s, player, thing, kind, host, False)


def not_there(s: Board, zone: i64, face: i64) -> i64:
    """By which clause a card is not played that its player does not have in this zone."""
    if zone == op.HAND:
        return from_hand(s, face)
    return c.C_7_4_2C if zone == op.EXTRA_DECK else c.R106
