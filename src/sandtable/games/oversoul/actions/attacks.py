"""Who may Attack whom, and who may Guard (chapter 6, R53, R72 to R79)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.changes.damage import bracketed
from sandtable.games.oversoul.evaluating import limits, values
from sandtable.games.oversoul.evaluating.rules_for_players import attacks_early, forbidden, ruled
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board

NEEDS_UNIT: Final = 3  # SPD by which a Unit can Attack these the turn it Enters (6.2.9 to 6.2.11)
NEEDS_EVENT: Final = 4
NEEDS_LEADER: Final = 5


def bar_attacker(s: Board, player: i64, thing: i64) -> i64:
    """The clause by which a card cannot Attack at all, or 0."""
    if thing < 0 or s.get(thing, its.CONTROLLER) != player:
        return c.C_6_0_1
    if s.get(thing, its.SIDE) == its.FACE_DOWN:
        return c.C_3_4_9
    if values.kind_of(s, thing) != op.UNIT:
        return c.C_5_1_1
    if s.get(thing, its.SIDE) == its.SIDEWAYS:
        return c.C_3_3_4
    spd = values.stat(s, thing, op.SPD)
    if spd == 0:
        return c.C_6_2_6
    if spd == 1:
        return c.C_6_2_7
    if forbidden(s, op.ATTACK, s.ref(thing), 0, 0) or forbidden(s, op.EXHAUST, 0, s.ref(thing), 0):
        return c.R163
    last: i64 = c.C_6_4_2
    for target in targets_there(s, player):
        clause = bar_target(s, thing, target)
        if clause == 0:
            return 0
        last = clause
    return last


def targets_there(s: Board, player: i64) -> vec[i64]:
    """Everything on opposing boards; a stack is one target (R20)."""
    out = vec[i64]()
    for thing in s.board:
        if s.opposes(player, s.get(thing, its.CONTROLLER)) and s.get(thing, its.PLACE) != its.ATTACHED:
            out = append(out, thing)
    return out


def bar_target(s: Board, attacker: i64, target: i64) -> i64:
    """The clause by which a Unit cannot Attack this card, or 0 (R169, number 9); a duty comes last."""
    clause = bar_reach(s, attacker, target)
    if clause != 0:
        return clause
    return c.R163 if shirks(s, attacker, target) else 0


def bar_reach(s: Board, attacker: i64, target: i64) -> i64:
    """The same without what it must Attack instead."""
    if target < 0 or s.get(target, its.PLACE) == its.ATTACHED:
        return c.R20
    if not s.opposes(s.get(attacker, its.CONTROLLER), s.get(target, its.CONTROLLER)):
        return c.C_6_0_3
    kind = values.kind_of(s, target)
    if kind == op.EVENT_NOUN and values.full_hp(s, target) < 0:
        return c.C_6_4_2
    if s.get(attacker, its.ENTERED) == s.turn and not attacks_early(s, attacker, target):
        spd = values.stat(s, attacker, op.SPD)
        if kind == op.UNIT and spd < NEEDS_UNIT:
            return c.C_6_2_8
        if kind == op.EVENT_NOUN and spd < NEEDS_EVENT:
            return c.C_6_2_9 if spd >= NEEDS_UNIT else c.C_6_2_8
        if kind == op.LEADER and spd < NEEDS_LEADER:
            return c.C_6_2_10 if spd >= NEEDS_EVENT else (c.C_6_2_9 if spd >= NEEDS_UNIT else c.C_6_2_8)
    if values.has(s, target, op.VEILED):
        return c.C_8_6_36
    if slower_than_avian(s, attacker, target):
        return c.C_8_6_10
    if forbidden(s, op.ATTACK, s.ref(attacker), s.ref(target), 0):
        return c.R163
    return 0


def slower_than_avian(s: Board, unit: i64, other: i64) -> bool:
    """AVIAN against a slower Unit without RANGED or AVIAN (R77); on an Event it protects from nothing."""
    if not values.has(s, other, op.AVIAN) or values.kind_of(s, other) != op.UNIT:
        return False
    if values.has(s, unit, op.RANGED) or values.has(s, unit, op.AVIAN):
        return False
    return values.stat(s, unit, op.SPD) < values.stat(s, other, op.SPD)


def shirks(s: Board, attacker: i64, target: i64) -> bool:
    """Whether it must Attack something else that it could Attack (R163)."""
    if not values.rules_on(s, op.ATTACK) and s.shapes & s.library.shapes[op.REQUIRE] == 0:
        return False
    if ruled(s, op.REQUIRE, op.ATTACK, s.ref(attacker), s.ref(target), 0) >= 0:
        return False
    for other in targets_there(s, s.get(attacker, its.CONTROLLER)):
        if other != target and ruled(s, op.REQUIRE, op.ATTACK, s.ref(attacker), s.ref(other), 0) >= 0:
            if bar_reach(s, attacker, other) == 0:
                return True
    return False


def bar_guard(s: Board, player: i64, thing: i64, attacker: i64, target: i64) -> i64:
    """The clause by which a card cannot Guard against this Attack, or 0 (R72)."""
    if thing < 0 or s.get(thing, its.CONTROLLER) != player or thing == target:
        return c.R72
    if s.get(thing, its.PLACE) == its.ATTACHED or s.get(thing, its.PLACE) == its.LEADER_ZONE:
        return c.C_8_6_13
    if s.get(thing, its.SIDE) == its.FACE_DOWN:
        return c.C_3_4_9
    if not values.has(s, thing, op.GUARD) and not bracketed(s, thing, op.GUARD, s.ref(attacker)):
        return c.C_8_6_13
    if s.get(thing, its.SIDE) != its.UPRIGHT:
        return c.C_3_3_4
    if values.kind_of(s, thing) == op.UNIT and slower_than_avian(s, thing, attacker):
        return c.C_8_6_10
    if forbidden(s, op.GUARD_EVENT, s.ref(thing), s.ref(attacker), 0) or forbidden(
        s, op.EXHAUST, 0, s.ref(thing), 0
    ):
        return c.R163
    return 0


def must_attack(s: Board, player: i64) -> i64:
    """A BERSERK Unit, or one under a duty, that could Attack and has not in this turn; or -1 (R79)."""
    if s.shifts >= limits.MOST_SHIFTS:
        return -1  # R165: nothing can begin any more
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == player and s.get(thing, its.ATTACKED) != s.turn:
            demanded = values.has(s, thing, op.BERSERK)
            if not demanded and s.library.duties:
                demanded = ruled(s, op.REQUIRE, op.ATTACK, s.ref(thing), 0, 0) >= 0
            if not demanded and s.library.duties and bar_attacker(s, player, thing) == 0:
                for target in targets_there(s, player):
                    if ruled(s, op.REQUIRE, op.ATTACK, s.ref(thing), s.ref(target), 0) >= 0:
                        demanded = demanded or bar_target(s, thing, target) == 0
            if demanded and bar_attacker(s, player, thing) == 0:
                return thing
    return -1
