"""What a player may do: `bar_*` say which clause forbids a candidate, `moves` lists the rest quickly.

An option is one integer. A move: from | to << 8 | pawns << 16 | warp << 18; a placement: PLACE | colour << 8
| cell; END and RESIGN stand for themselves.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sandtable.games.antagonism import clauses as c
from sandtable.games.antagonism.board import (
    BLUE,
    CLOUD,
    COUNT,
    HILL,
    KING,
    RED,
    SLOTS,
    WALL,
    WARP,
    WIDTH,
    colour_of,
    level_of,
    owner_of,
)
from sandtable.games.antagonism.state import Table

END: Final = 0  # end the turn
RESIGN: Final = 1
PLACE: Final = 1 << 26

_DIRECTIONS: Final = vec[i64]([1, WIDTH + 1, WIDTH, WIDTH - 1, -1, -WIDTH - 1, -WIDTH, -WIDTH + 1])  # MOVE.3
_SCRATCH: Final = vec[i64]([0] * 1024)


def from_of(option: i64) -> i64:
    return option & 255


def to_of(option: i64) -> i64:
    return (option >> 8) & 255


def pawns_of(option: i64) -> i64:
    return (option >> 16) & 3


def warp_of(option: i64) -> i64:
    return (option >> 18) & 255


def move(start: i64, to: i64, pawns: i64, warp: i64) -> i64:
    return start | (to << 8) | (pawns << 16) | (warp << 18)


def allowance(colour: i64) -> i64:
    """MOVE.1, MOVE.2."""
    return 3 if colour == RED else 2


def strike(g: i64, pawns: i64) -> i64:
    """The attacking Level: the pawns that move together (ATT.2); the Leader's is 3 (ATT.7)."""
    return 3 if colour_of(g) == KING else pawns


def defence(g: i64) -> i64:
    """The defending Level: the pawns on the square (ATT.2); the Leader is alone on his, so 1 (ATT.8)."""
    return level_of(g)


# ---- why not: one function a kind of option


def bar(s: Table, option: i64) -> i64:
    """The clause that forbids an option in a player's turn, or 0."""
    if option == RESIGN:
        return 0  # DIG.5
    if option == END:
        return bar_end(s)
    if option >= PLACE:
        return c.KOTH_3  # the placement is over
    if option < 0 or to_of(option) >= len(s.groups) or from_of(option) >= len(s.groups):
        return c.TURN_1
    clause = bar_mover(s, from_of(option), pawns_of(option))
    if clause == 0:
        clause = bar_way(s, from_of(option), to_of(option))
    if clause == 0:
        clause = bar_entry(s, from_of(option), to_of(option), pawns_of(option))
    if clause == 0:
        clause = bar_warp(s, from_of(option), to_of(option), pawns_of(option), warp_of(option))
    return clause


def bar_end(s: Table) -> i64:
    """Whether the turn may end: after a move, or without one when none is to be had (TURN.6 to TURN.8)."""
    if s.moved > 0 or s.leader > 0 or s.defending() or not can_move(s):
        return 0
    return c.KOTH_8 if s.scenario.koth else c.TURN_7


def bar_mover(s: Table, start: i64, pawns: i64) -> i64:
    """Whether so many pawns may set out from a square."""
    g = i64(s.groups[start])
    if g == WALL:
        return c.BOARD_2
    if g == 0:
        return c.MOVE_8
    if owner_of(g) != s.player:
        return c.TURN_1
    level = level_of(g)
    if pawns == 2 and level == 3:
        return c.STACK_4
    if pawns < 1 or pawns > level:
        return c.MOVE_8
    if s.leader > 0:
        return c.TURN_5 if colour_of(g) == KING else c.TURN_4
    marks = i64(s.marks[start])
    if level == 1:
        if marks & 1:
            return c.TURN_5
    elif pawns == level:
        if marks & 1:
            return c.STACK_8
    elif (marks >> (level - 1)) & 1:
        return c.STACK_9
    if s.moved >= 4 and colour_of(g) != KING:
        return c.TURN_2
    return 0


def bar_way(s: Table, start: i64, to: i64) -> i64:
    """Whether a straight way of the right length leads to a square, with nothing in between."""
    if s.groups[to] == WALL:
        return c.BOARD_2
    colour = colour_of(i64(s.groups[start]))
    dr: i64 = to // WIDTH - start // WIDTH
    df: i64 = to % WIDTH - start % WIDTH
    if dr == 0 and df == 0:
        return c.MOVE_7 if boxed_in(s, start) else c.MOVE_5
    if dr != 0 and df != 0 and dr != df and dr != -df:
        return c.MOVE_4
    step: i64 = 0
    if dr > 0:
        step += WIDTH
    elif dr < 0:
        step -= WIDTH
    if df > 0:
        step += 1
    elif df < 0:
        step -= 1
    far: i64 = (to - start) // step
    if far > allowance(colour):
        return c.MOVE_2 if colour == RED else c.MOVE_1
    terrain = s.scenario.terrain
    if colour != BLUE and far > 1 and terrain[start] & CLOUD:
        return c.CLOUD_3
    cell = start + step
    while cell != to:
        g = i64(s.groups[cell])
        if g == WALL:
            return c.BOARD_2
        if g != 0:
            return c.MOVE_6
        if colour != BLUE and terrain[cell] & CLOUD:
            return c.CLOUD_2
        cell += step
    return 0


def boxed_in(s: Table, start: i64) -> bool:
    """Whether no square beside a group can be entered, neither by the whole of it nor by its top pawn."""
    level = level_of(i64(s.groups[start]))
    for step in _DIRECTIONS:
        to = start + step
        if s.groups[to] != WALL:
            if bar_entry(s, start, to, level) == 0 or bar_entry(s, start, to, 1) == 0:
                return False
    return True


def bar_entry(s: Table, start: i64, to: i64, pawns: i64) -> i64:
    """Whether the group may end its walk on a square: empty, to join, or to attack (MOVE.7)."""
    there = i64(s.groups[to])
    if there == 0:
        return 0
    if owner_of(there) != s.player:
        return 0 if (s.foes(s.player) >> owner_of(there)) & 1 else c.ATT_9
    g = i64(s.groups[start])
    if colour_of(g) == KING or colour_of(there) == KING:
        return c.STACK_10
    if colour_of(g) != colour_of(there):
        return c.STACK_2
    if pawns > 1:
        return c.STACK_3
    if level_of(there) == 3:
        return c.STACK_2
    return 0


def bar_warp(s: Table, start: i64, to: i64, pawns: i64, warp: i64) -> i64:
    """Whether the transfer fits the move: none, or exactly one to another zone, when blue ends on a zone."""
    g = i64(s.groups[start])
    if colour_of(g) != BLUE:
        return c.WARP_1 if warp != 0 else 0
    terrain = s.scenario.terrain
    if terrain[to] & WARP == 0:
        return c.WARP_2 if warp != 0 else 0
    if suicide(s, to, strike(g, pawns)):
        return c.WARP_9 if warp != 0 else 0
    if warp == 0 or warp == to or warp >= len(s.groups) or terrain[warp] & WARP == 0:
        return c.WARP_2
    return 0


def suicide(s: Table, to: i64, force: i64) -> bool:
    """Whether an attack with so much force is one that the attackers do not survive (ATT.4)."""
    there = i64(s.groups[to])
    return there != 0 and owner_of(there) != s.player and defence(there) > force


def bar_place(s: Table, option: i64) -> i64:
    """Whether the King of the Hill defender may place a pawn so (KOTH.2, KOTH.3)."""
    if option == RESIGN:
        return 0
    cell = option & 255
    colour = (option >> 8) & 3
    if option >> 10 != PLACE >> 10 or cell >= len(s.groups):
        return c.KOTH_3
    if (s.reserve >> (4 * colour)) & 15 == 0:
        return c.COMP_1
    if s.scenario.terrain[cell] & HILL == 0:
        return c.KOTH_3
    g = i64(s.groups[cell])
    if g == 0:
        return 0
    if colour == KING or colour_of(g) == KING:
        return c.STACK_10
    if colour_of(g) != colour or level_of(g) == 3 or owner_of(g) != s.player:
        return c.STACK_2
    return 0


# ---- what may be done, listed


def moves(s: Table, out: vec[i64]) -> i64:
    """Write every legal single move into a buffer and say how many there are.

    It walks each line once, where `bar` would look at each square anew: three times as fast. A test
    holds the two against each other at random positions.
    """
    m: i64 = 0
    if s.leader > 0:
        return m
    groups = s.groups
    at = s.at
    marked = s.marks
    terrain = s.scenario.terrain
    foes: i64 = s.foes(s.player)
    me = u8(s.player)
    four = s.moved >= 4  # TURN.2
    k: i64 = s.player * SLOTS
    end = k + i64(at[k + COUNT])
    while k < end:
        start = i64(at[k])
        k += 1
        g = groups[start]
        level = i64(g & 3)
        colour = (g >> 2) & 3
        if four and colour != KING:
            continue
        marks = i64(marked[start])
        reach: i64 = 2
        if colour == RED:
            reach = 3
        blue = colour == BLUE
        if not blue and terrain[start] & CLOUD:
            reach = 1  # CLOUD.3
        whole = marks & 1 == 0  # STACK.8, TURN.5
        single: i64 = 0  # level 1: the whole group is the single pawn
        if level > 1 and (marks >> (level - 1)) & 1 == 0:
            single = start | 1 << 16  # STACK.9
        code: i64 = 0
        if whole:
            code = start | level << 16
        if code == 0 and single == 0:
            continue
        d: i64 = 0
        while d < 8:
            step: i64 = _DIRECTIONS[d]
            d += 1
            to: i64 = start
            left: i64 = reach
            while left > 0:
                left -= 1
                to += step
                there = groups[to]
                if there == 0:
                    ground = terrain[to]
                    if ground == 0 or not (blue and ground & WARP):
                        if code != 0:
                            out[m] = code | to << 8
                            m += 1
                        if single != 0:
                            out[m] = single | to << 8
                            m += 1
                        if ground & CLOUD and not blue:
                            break  # CLOUD.2
                    else:
                        if code != 0:
                            m = _transfers(s, out, m, code | to << 8, to)
                        if single != 0:
                            m = _transfers(s, out, m, single | to << 8, to)
                    continue
                who = there >> 4
                if who == me:
                    # STACK.2, STACK.3: one pawn joins one or two of its colour
                    if colour != KING and (there >> 2) & 3 == colour and there & 3 != 3:
                        joiner: i64 = single
                        if level == 1:
                            joiner = code
                        if joiner != 0:
                            if blue and terrain[to] & WARP:
                                m = _transfers(s, out, m, joiner | to << 8, to)
                            else:
                                out[m] = joiner | to << 8
                                m += 1
                elif (foes >> i64(who)) & 1:
                    warps = blue and terrain[to] & WARP != 0
                    if code != 0:
                        if warps and i64(there & 3) <= level:
                            m = _transfers(s, out, m, code | to << 8, to)
                        else:
                            out[m] = code | to << 8
                            m += 1
                    if single != 0:
                        if warps and there & 3 == 1:
                            m = _transfers(s, out, m, single | to << 8, to)
                        else:
                            out[m] = single | to << 8
                            m += 1
                break  # MOVE.6
    return m


def _transfers(s: Table, out: vec[i64], m: i64, code: i64, to: i64) -> i64:
    """One option for each other warp zone (WARP.4)."""
    for warp in s.scenario.warps:
        if warp != to:
            out[m] = code | warp << 18
            m += 1
    return m


def can_move(s: Table) -> bool:
    return moves(s, _SCRATCH) > 0


def turn_options(s: Table) -> vec[i64]:
    """The single moves, and the end of the turn where it is allowed."""
    out = _SCRATCH
    m = moves(s, out)
    if m == 0 or s.moved > 0 or s.leader > 0 or s.defending():
        out[m] = END
        m += 1
    return out[:m]


def place_options(s: Table) -> vec[i64]:
    """Every pawn still in reserve on every square of the hill that takes it."""
    out = vec[i64]()
    for colour in range(4):
        for cell in range(len(s.groups)):
            option: i64 = PLACE | colour << 8 | cell
            if bar_place(s, option) == 0:
                out = append(out, option)
    return out
