"""How a game of Antagonism stands for a player, guessed quickly: what bots lean on. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from sandtable.games.antagonism.board import (
    BLUE,
    COUNT,
    KING,
    RED,
    SLOTS,
    WIDTH,
    colour_of,
    level_of,
    owner_of,
)
from sandtable.kernel.policy import Policy
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.games.antagonism.state import Table


def worth(s: Table, seat: i64) -> float:
    """The guess while the game goes on: my side's standing against the best of the others."""
    mine = s.side(seat)
    own: i64 = 0
    best: i64 = -1
    if s.scenario.koth:
        return _koth_worth(s, seat)
    side: i64 = 0
    sides: i64 = 2 if s.scenario.teams else s.seats
    while side < sides:
        standing = _standing(s, side)
        if side == mine:
            own = standing
        elif standing > best:
            best = standing
        side += 1
    total = own + best + 400
    if total <= 0:
        return 0.0
    value = 1.5 * float(own - best) / float(total)
    return 0.98 if value > 0.98 else -0.98 if value < -0.98 else value


def _standing(s: Table, side: i64) -> i64:
    """What a side has: pawns by colour, bases, the hold."""
    at = s.at
    groups = s.groups
    scenario = s.scenario
    mask = s.side_mask(side)
    total: i64 = 0
    p: i64 = 0
    while p < s.seats:
        if (mask >> p) & 1:
            k: i64 = p * SLOTS
            end = k + i64(at[k + COUNT])
            while k < end:
                cell = i64(at[k])
                total += _value(i64(groups[cell]))
                k += 1
        p += 1
    held: i64 = 0
    for base in scenario.bases:
        g = i64(groups[base])
        if g != 0 and (mask >> owner_of(g)) & 1:
            held += 1
            total += 100
    if held > 0 and held == len(scenario.bases):
        total += 250
        if s.holder == side:
            total += 700 * (s.count + 1) // scenario.hold_turns
    return total


def _value(g: i64) -> i64:
    """A group's worth: red is fast, blue warps, stacks are strong together."""
    colour = colour_of(g)
    level = level_of(g)
    if colour == KING:
        return 300
    each: i64 = 100
    if colour == RED:
        each = 120
    elif colour == BLUE:
        each = 115
    return each * level + 6 * (level - 1)


def _koth_worth(s: Table, seat: i64) -> float:
    """King of the Hill: the defender lives on time and men on the hill, the attackers on closing in."""
    at = s.at
    groups = s.groups
    base = s.scenario.bases[0]
    threat: i64 = 0
    own: i64 = 0
    p: i64 = 0
    while p < 2:
        k: i64 = p * SLOTS
        end = k + i64(at[k + COUNT])
        men: i64 = 0
        while k < end:
            cell = i64(at[k])
            men += level_of(i64(groups[cell])) * (16 - distance(cell, base))
            k += 1
        threat += men
        if p == seat:
            own = men
        p += 1
    guard: i64 = 0
    k = 2 * SLOTS
    end = k + i64(at[k + COUNT])
    while k < end:
        cell = i64(at[k])
        guard += level_of(i64(groups[cell])) * (16 - distance(cell, base))
        k += 1
    g = i64(groups[base])
    if g != 0 and owner_of(g) == 2:
        guard += 20 * level_of(g)
    value = float(guard * 2 - threat + 12 * s.round) / 700.0
    if seat != 2:
        value = -value * 0.7 + float(2 * own - threat) / 700.0
    return 0.95 if value > 0.95 else -0.95 if value < -0.95 else value


def distance(a: i64, b: i64) -> i64:
    """Steps between two cells for a pawn that may go diagonally."""
    dr: i64 = a // WIDTH - b // WIDTH
    df: i64 = a % WIDTH - b % WIDTH
    if dr < 0:
        dr = -dr
    if df < 0:
        df = -df
    return dr if dr > df else df


@final
class TablePolicy(Policy):
    """The result once there is one, a guess before."""

    def worth(self, s: State, seat: i64) -> float:
        table = cast("Table", s)
        return table.returns()[seat] if table.winners != 0 else worth(table, seat)


POLICY: Final = TablePolicy()
