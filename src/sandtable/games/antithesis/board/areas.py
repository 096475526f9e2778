"""The squares of AOE Attacks (R58 to R60), and which way PUSH and PULL go (R62 to R64)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis.board.sight import sees
from sandtable.games.antithesis.board.squares import (
    AHEAD,
    BACK,
    DIRECTIONS,
    DOWN,
    NOWHERE,
    UP,
    around,
    bit,
    gap,
    is_diagonal,
    listed,
    next_to,
    opposite,
)

# ---- AOE


def square_of_nine(square: i64) -> i64:
    """3x3 Square: the target square and its neighbours on the board."""
    return around(bit(square))


def line(square: i64, direction: i64, length: i64, walls: i64) -> i64:
    """Direct Line: the next squares in a direction, up to the edge or the first LOS-blocking Field."""
    out: i64 = 0
    while length > 0:
        square = next_to(square, direction)
        if square == NOWHERE or walls & bit(square) != 0:
            break
        out |= bit(square)
        length -= 1
    return out


def line_length(rng: i64, diagonal: i64, direction: i64) -> i64:
    return diagonal if is_diagonal(direction) else rng + diagonal


def cone(token: i64, square: i64, direction: i64, length: i64, walls: i64) -> i64:
    """Direct Cone: 1, 3, 5 … squares, without those of the token and those hidden by LOS-blocking Fields."""
    out: i64 = 0
    ahead = square
    k: i64 = 1
    while k <= length:
        ahead = next_to(ahead, direction)
        if ahead == NOWHERE:
            break
        out |= bit(ahead)
        for side in (direction + UP, direction + DOWN):
            beside = ahead
            width: i64 = 1
            while width < k:
                beside = next_to(beside, side % DIRECTIONS)
                if beside == NOWHERE:
                    break
                out |= bit(beside)
                width += 1
        k += 1
    seen: i64 = 0
    for one in listed(out & ~token):
        if sees(bit(square), bit(one), walls):
            seen |= bit(one)
    return seen


def target_of(square: i64, direction: i64, length: i64, walls: i64) -> i64:
    """The target square of a line, or without walls of a cone: the last straight ahead, if any."""
    last: i64 = NOWHERE
    while length > 0:
        square = next_to(square, direction)
        if square == NOWHERE or walls & bit(square) != 0:
            break
        last = square
        length -= 1
    return last


def leads_out(token: i64, square: i64, direction: i64) -> bool:
    """Whether a direction leads from a square of a token out of it."""
    there = next_to(square, direction)
    return there != NOWHERE and token & bit(there) == 0


# ---- PUSH and PULL


def away(source: i64, target: i64) -> vec[i64]:
    """The directions in which a PUSH may go: along the axis with the larger gap (R62)."""
    columns = gap(source, target, True)
    rows = gap(source, target, False)
    across = columns if columns >= 0 else -columns
    along = rows if rows >= 0 else -rows
    out = vec[i64]()
    if across == 0 and along == 0:
        return vec[i64]([AHEAD, UP, BACK, DOWN])
    if along >= across:
        out = append(out, i64(AHEAD if rows > 0 else BACK))
    if across >= along:
        out = append(out, i64(UP if columns > 0 else DOWN))
    return out


def towards(source: i64, target: i64) -> vec[i64]:
    """The directions in which a PULL may go; none if there is no gap."""
    out = vec[i64]()
    if gap(source, target, True) == 0 and gap(source, target, False) == 0:
        return out
    for direction in away(source, target):
        out = append(out, opposite(direction))
    return out


def pull_room(source: i64, target: i64, direction: i64) -> i64:
    """How many squares a PULL can go until the gap on its axis is gone (R63)."""
    by = gap(source, target, direction in (UP, DOWN))
    return by if by >= 0 else -by


def ahead_of(player: i64) -> i64:
    """Towards the Row G of a player: where an unseen source is taken to be (R63)."""
    return AHEAD if player == 0 else BACK
