"""The global commands."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.fees import command_fee
from sandtable.games.athernum.actions.payment import payable
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.on_table import collected, is_permanent
from sandtable.games.athernum.evaluating.slots import field
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import in_force, scene_of
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.evaluating.selections import matches
from sandtable.timing.values import NOTHING, player_value

ACQUISITION: Final = 1
SOLVENCY_COMMAND: Final = 2
CONTINGENCY_COMMAND: Final = 3


def bar_command(s: Board, player: i64, which: i64) -> i64:
    """9.2.2 to 9.2.4, R30, R31."""
    if s.of(player, their.COMMANDS) < 1:
        return c.C_10_2_4
    needs = command_fee(s, player)
    if needs[0] > 0 and not payable(s, player, needs, s.of(player, their.LEADER)):
        return c.R165
    if which == CONTINGENCY_COMMAND:
        if s.pool == 0:
            return c.C_10_1_7
        mine = collected(s, player)
        for seat in s.order:
            if seat != player and s.alive(seat) and collected(s, seat) <= mine:
                return c.C_9_2_4A
    if forbidden(s, op.ACTIVATE_GLOBAL, player_value(player), NOTHING, 0, which):
        return c.R130
    source = s.ref(s.of(player, their.LEADER))  # 9.2.2b
    if forbidden(s, op.ACTIVATE, player_value(player), source, 0, -which):
        return c.R130
    if which == SOLVENCY_COMMAND and s.of(player, their.SOLVENCY) > more_often(s, player, which):
        return c.C_9_2_3
    if which == CONTINGENCY_COMMAND and s.of(player, their.CONTINGENCY) > more_often(s, player, which):
        return c.C_9_2_4
    return 0


def more_often(s: Board, player: i64, which: i64) -> i64:
    """How many times more than once in a turn a player may use a global command, by what is in force."""
    code = s.library.code
    count: i64 = 0
    if s.shapes & shapes.PERMIT == 0:
        return count
    for at in lasts.each_of(s.lasting, op.PERMIT):
        pattern = lay.part(code, s.lasts(at, lasts.ROW), lay.A)
        if lay.kind(code, pattern) == op.MORE_GLOBAL and lay.get(code, pattern, lay.A) == which:
            who = lay.part(code, pattern, lay.WHO)
            if in_force(s, at) and matches(s, who, player_value(player), scene_of(s, at)):
                count += 1
    return count


def contingency_pool(s: Board, player: i64) -> vec[i64]:
    """Permanents that a player both owns and controls, with a field (R31)."""
    out = vec[i64]()
    for thing in s.board:
        if (
            is_permanent(s, thing)
            and s.get(thing, its.OWNER) == player
            and s.get(thing, its.CONTROLLER) == player
        ):
            if field(s, thing) > 0:
                out = append(out, s.ref(thing))
    return out
