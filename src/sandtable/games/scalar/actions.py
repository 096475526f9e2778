"""What may be done: options as numbers, the clause that bars each, and the lists of what is allowed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.scalar import clauses as c
from sandtable.games.scalar.board import (
    CORE,
    CORE_HEX,
    DEPLOY,
    EMPTY,
    FAR,
    FAR_SLOTS,
    HEXES,
    LIGHT,
    MOMENTUM,
    NEAR,
    NEAR_SLOTS,
    TYPES,
    distance,
    kind_of,
    owner_of,
)
from sandtable.games.scalar.state import Field

END: Final = 1  # leave out the second action of a Momentum turn
NOTHING: Final = 2  # the empty turn of a player without a legal action
RESIGN: Final = 3
DECLINE: Final = 4
STAND: Final = 5
ROLL: Final = 16  # + type
DEPLOY_TO: Final = 64  # + hex
EVADE_TO: Final = 128  # + hex
MOVE: Final = 1  # kinds of options with two hexes
ATTACK: Final = 2
_PAIR: Final = 12  # where such an option's kind begins


def between(kind: i64, start: i64, to: i64) -> i64:
    """A Move or an Attack from one hex to another."""
    return kind << _PAIR | start << 6 | to


def pair_kind(option: i64) -> i64:
    """MOVE, ATTACK, or 0 for an option without two hexes."""
    return option >> _PAIR


def start_of(option: i64) -> i64:
    return (option >> 6) & 63


def goal_of(option: i64) -> i64:
    return option & 63


def actions_of(s: Field) -> i64:
    """How many actions a turn has now (TURN.1, TURN.2)."""
    return 2 if s.core == MOMENTUM else 1


def reach(u: i64) -> i64:
    """How far a die moves (MOVE.1, MOVE.3)."""
    return 2 if kind_of(u) <= LIGHT else 1


# ---- Roll and Deploy, Move, Attack


def bar_action(s: Field, option: i64) -> i64:
    """The clause that forbids an action of the active player, or 0."""
    kind = pair_kind(option)
    if kind == MOVE:
        return bar_move(s, start_of(option), goal_of(option))
    if kind == ATTACK:
        return bar_attack(s, start_of(option), goal_of(option))
    if ROLL <= option < ROLL + TYPES:
        return bar_roll(s, option - ROLL)
    if option == END:
        # TURN.3: one action must be performed; without any, the turn ends empty (TURN.4)
        return 0 if s.left < actions_of(s) else c.TURN_3
    if option == NOTHING:
        if s.left < actions_of(s):
            return c.TURN_3  # an optional action is left out with /
        return 0 if action_options(s)[0] == NOTHING else c.R15
    if option == RESIGN:
        return 0  # DIG.3
    if option == DECLINE or DEPLOY_TO <= option < DEPLOY_TO + HEXES:
        return c.DEPLOY_2  # no die has been rolled
    if option == STAND or EVADE_TO <= option < EVADE_TO + HEXES:
        return c.BATTLE_6  # nothing is being fought
    return c.TURN_1  # whatever it is, it is no action


def bar_roll(s: Field, kind: i64) -> i64:
    if not has_slot(s):
        return c.DEPLOY_4
    count = s.in_reserve(s.player, kind)
    if count == 0:
        return c.DEPLOY_1
    if count <= s.has_declined(kind):
        return c.DEPLOY_5
    return 0


def has_slot(s: Field) -> bool:
    """Whether a slot of the active player's Deploy Zone is empty; any die fills one (DEPLOY.6)."""
    for slot in DEPLOY[s.player]:
        if s.units[slot] == EMPTY:
            return True
    return False


def bar_move(s: Field, start: i64, to: i64) -> i64:
    if start >= HEXES or to >= HEXES:
        return c.BOARD_1
    u = i64(s.units[start])
    if owner_of(u) != s.player:
        return c.MOVE_1
    if start == to:
        return c.R17
    if to == CORE_HEX:
        return c.BOARD_6
    if distance(start, to) > reach(u):
        return c.MOVE_3 if kind_of(u) <= LIGHT else c.MOVE_1
    if s.units[to] != EMPTY:
        return c.BOARD_5
    return 0


def bar_attack(s: Field, start: i64, to: i64) -> i64:
    if start >= HEXES or to >= HEXES:
        return c.BOARD_1
    u = i64(s.units[start])
    if owner_of(u) != s.player:
        return c.ATT_1
    if to == CORE_HEX:
        return c.BOARD_6
    if owner_of(i64(s.units[to])) != 1 - s.player:
        return c.ATT_1
    if distance(start, to) > 1:
        return c.ATT_2 if kind_of(u) <= LIGHT else c.ATT_1
    return 0


def action_options(s: Field) -> vec[i64]:
    """Rolls by type, then Moves and Attacks by hex; / or -- where the turn may end."""
    player = s.player
    out = vec[i64]()
    if has_slot(s):
        kind: i64 = 0
        while kind < TYPES:
            if s.in_reserve(player, kind) > s.has_declined(kind):
                out = append(out, ROLL + kind)
            kind += 1
    units = s.units
    hex: i64 = 0
    while hex < HEXES:
        u = i64(units[hex])
        if owner_of(u) == player:
            light = kind_of(u) <= LIGHT
            k: i64 = hex * (FAR_SLOTS if light else NEAR_SLOTS)
            end = k + (FAR_SLOTS if light else NEAR_SLOTS)
            while k < end:
                to = i64(FAR[k]) if light else i64(NEAR[k])
                if to == HEXES:
                    break
                there = i64(units[to])
                if there == EMPTY:
                    out = append(out, MOVE << _PAIR | hex << 6 | to)
                elif there != CORE and owner_of(there) != player:
                    if not light or distance(hex, to) == 1:  # ATT.2
                        out = append(out, ATTACK << _PAIR | hex << 6 | to)
                k += 1
        hex += 1
    if s.left < actions_of(s):
        return append(out, END)
    if len(out) == 0:
        return append(out, NOTHING)
    return out


def action_candidates(s: Field) -> vec[i64]:
    """Everything a player could try as an action."""
    out = vec[i64]([END, NOTHING, RESIGN])
    kind: i64 = 0
    while kind < TYPES:
        out = append(out, ROLL + kind)
        kind += 1
    start: i64 = 0
    while start < HEXES:
        if s.units[start] != EMPTY:
            to: i64 = 0
            while to < HEXES:
                out = append(out, between(MOVE, start, to))
                out = append(out, between(ATTACK, start, to))
                to += 1
        start += 1
    return out


# ---- the decision after a roll


def bar_deploy(s: Field, option: i64) -> i64:
    if option in (DECLINE, RESIGN):
        return 0  # DEPLOY.3, DIG.3
    hex = option - DEPLOY_TO  # of another kind of option this is no hex at all
    if hex not in DEPLOY[s.player] or s.units[hex] != EMPTY:
        return c.DEPLOY_2
    return 0


def deploy_options(s: Field) -> vec[i64]:
    out = vec[i64]()
    for slot in DEPLOY[s.player]:
        if s.units[slot] == EMPTY:
            out = append(out, DEPLOY_TO + slot)
    return append(out, DECLINE)


def deploy_candidates() -> vec[i64]:
    out = vec[i64]([DECLINE, RESIGN])
    hex: i64 = 0
    while hex < HEXES:
        out = append(out, DEPLOY_TO + hex)
        hex += 1
    return out


# ---- the decision to evade


def has_room(s: Field, hex: i64) -> bool:
    """Whether an empty hex lies next to a die (BATTLE.6)."""
    k: i64 = hex * NEAR_SLOTS
    end = k + NEAR_SLOTS
    while k < end:
        to = i64(NEAR[k])
        if to == HEXES:
            return False
        if s.units[to] == EMPTY:
            return True
        k += 1
    return False


def bar_evade(s: Field, hex: i64, option: i64) -> i64:
    """The clause that forbids a decision of the evading die on a hex, or 0."""
    if option == STAND:
        return 0  # R28
    if option == RESIGN:
        return 0 if s.seat == s.player else c.DIG_3
    if not EVADE_TO <= option < EVADE_TO + HEXES:
        return c.BATTLE_6
    to = option - EVADE_TO
    if to == CORE_HEX:
        return c.BOARD_6
    if distance(hex, to) != 1:
        return c.BATTLE_6
    if s.units[to] != EMPTY:
        return c.BATTLE_6
    return 0


def evade_options(s: Field, hex: i64) -> vec[i64]:
    out = vec[i64]()
    k: i64 = hex * NEAR_SLOTS
    end = k + NEAR_SLOTS
    while k < end:
        to = i64(NEAR[k])
        if to == HEXES:
            break
        if s.units[to] == EMPTY:
            out = append(out, EVADE_TO + to)
        k += 1
    return append(out, STAND)


def evade_candidates() -> vec[i64]:
    out = vec[i64]([STAND, RESIGN])
    hex: i64 = 0
    while hex < HEXES:
        out = append(out, EVADE_TO + hex)
        hex += 1
    return out
