"""One step of a [Move]: what it costs, and why it cannot be taken (MOVE.3, RUN.1, FLY.1, TEL.1 to TEL.3,
R190).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board import reach
from sandtable.games.antithesis.board.squares import (
    DIRECTIONS,
    SQUARES,
    bit,
    footprint,
    is_diagonal,
    lowest,
    shifted,
)
from sandtable.games.antithesis.evaluating import ground, standing, values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import moves
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.values import thing_of


def newly_covered(s: Board, thing: i64, direction: i64) -> i64:
    """The squares that a step adds to a token; 0 if it leads off the board (R26)."""
    here = s.get(thing, its.SQUARES)
    there = shifted(here, direction)
    return there & ~here


def bar_step(s: Board, mover: i64, direction: i64) -> i64:
    """Why a step cannot be taken: its squares, the diagonal, the Move Points."""
    thing = thing_of(mover)
    entered = newly_covered(s, thing, direction)
    if entered == 0:
        return c.R26
    kind = s.move(mover, moves.TYPE)
    clause = bar_entering(s, thing, entered, kind)
    if clause != 0:
        return clause
    cost = ground.step_cost(s, thing, entered, kind)
    if is_diagonal(direction):
        if values.move_d(s, s.move(mover, moves.ARRAY)) == 0:
            return c.MOVE_3_A_II
        if s.move(mover, moves.DIAGONAL) < cost:
            return c.MOVE_3_A_II_1
    return c.MOVE_3_B_1 if s.move(mover, moves.POINTS) < cost else 0


def bar_entering(s: Board, thing: i64, entered: i64, kind: i64) -> i64:
    """Another Character stands there, or a text forbids it."""
    if standing.occupied(s, thing) & entered != 0 and not ground.passes(s, thing, kind):
        return c.RUN_1
    return ground.can_enter(s, thing, entered, kind)


def bar_jump(s: Board, mover: i64, square: i64) -> i64:
    """Why a TEL movement cannot end with its lowest square there (R39)."""
    thing = thing_of(mover)
    there = landing(s, thing, square)
    here = s.get(thing, its.SQUARES)
    if there == 0:
        return c.R26
    if there == here:
        return c.TEL_1  # it would not be removed from where it stands
    if standing.occupied(s, thing) & there != 0:
        return c.TEL_3
    clause = ground.can_enter(s, thing, there & ~here, op.TEL)
    if clause != 0:
        return clause
    far = jump_cost(s, mover, square)
    return c.R39 if far > s.move(mover, moves.POINTS) else 0


def landing(s: Board, thing: i64, square: i64) -> i64:
    """The squares of its token with the lowest one there, 0 if it would not lie on the board."""
    size = s.library.size[s.get(thing, its.FACE)]
    return footprint(square, size, size)


def jump_cost(s: Board, mover: i64, square: i64) -> i64:
    here = bit(lowest(s.get(thing_of(mover), its.SQUARES)))
    return reach.points(here, bit(square), s.move(mover, moves.DIAGONAL))


def can_go_on(s: Board, mover: i64) -> bool:
    """Whether any step is left to take."""
    if s.move(mover, moves.TYPE) == op.TEL:
        return s.move(mover, moves.STEPS) == 0 and len(jumps(s, mover)) > 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        if bar_step(s, mover, direction) == 0:
            return True
        direction += 1
    return False


def jumps(s: Board, mover: i64) -> vec[i64]:
    """The squares that a TEL movement may go to."""
    out = vec[i64]()
    square: i64 = 0
    while square < SQUARES:
        if bar_jump(s, mover, square) == 0:
            out = append(out, square)
        square += 1
    return out


def stands_freely(s: Board, thing: i64, squares: i64) -> bool:
    """Whether no other Character is where a Character would stand (MOVE.4)."""
    return standing.occupied(s, thing) & squares == 0
