"""Line of sight and obscured, exactly (R47 to R49).

A square has 8 units a side and nine sample points, at 1, 4 and 7. Which squares a segment between two of them
crosses depends only on how far the squares are apart, so it is worked out once for every such offset, as bits
from the lower left corner of the box that holds both squares. A test is then one `and` a segment.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis.board.squares import COLUMNS, ROWS, column_of, lowest, rest, row_of

UNIT: Final = 8
POINTS: Final = 9  # sample points of a square
_POINT_X: Final = vec[i64]([1, 4, 7, 1, 4, 7, 1, 4, 7])
_POINT_Y: Final = vec[i64]([1, 1, 1, 4, 4, 4, 7, 7, 7])

_WIDE: Final = 2 * COLUMNS - 1  # offsets in a row
_OFFSETS: Final = _WIDE * (2 * ROWS - 1)


@final
@mypyc_attr(acyclic=True)
class Rays:
    """By offset of two squares: what the segments between their sample points cross."""

    def __init__(self) -> None:
        self.known = vec[i64]([0] * _OFFSETS)  # 1 once worked out
        self.first = vec[i64]([0] * _OFFSETS)  # where its crossings begin in `crossings`
        self.count = vec[i64]([0] * _OFFSETS)
        self.crossings = vec[i64]()  # of single segments, without those that cross more than another does
        self.fans = vec[i64]([0] * (_OFFSETS * POINTS))  # of all segments from one point of the first square

    def work_out(self, offset: i64) -> None:
        """The segments from the first square to the second, for one offset."""
        rows = offset // _WIDE - (ROWS - 1)
        columns = offset % _WIDE - (COLUMNS - 1)
        from_row: i64 = 0
        if rows < 0:
            from_row = -rows
        from_column: i64 = 0
        if columns < 0:
            from_column = -columns
        found = vec[i64]()
        p: i64 = 0
        while p < POINTS:
            ax = from_column * UNIT + _POINT_X[p]
            ay = from_row * UNIT + _POINT_Y[p]
            fan: i64 = 0
            q: i64 = 0
            while q < POINTS:
                bx = (from_column + columns) * UNIT + _POINT_X[q]
                by = (from_row + rows) * UNIT + _POINT_Y[q]
                crossed = crossing(ax, ay, bx, by)
                fan |= crossed
                found = with_crossing(found, crossed)
                q += 1
            self.fans[offset * POINTS + p] = fan
            p += 1
        self.first[offset] = len(self.crossings)
        self.count[offset] = len(found)
        self.crossings = extend(self.crossings, found)
        self.known[offset] = 1


def with_crossing(found: vec[i64], crossed: i64) -> vec[i64]:
    """Crossings with one more: a segment that crosses all that another does is never needed."""
    out = vec[i64]()
    for one in found:
        if one & ~crossed == 0:
            return found
        if crossed & ~one != 0:
            out = append(out, one)
    return append(out, crossed)


def crossing(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The squares, counted from the box's corner, of which a segment holds a point strictly inside."""
    out: i64 = 0
    one: i64 = 1
    row: i64 = (ay if ay < by else by) // UNIT
    last_row = (ay if ay > by else by) // UNIT
    first_column = (ax if ax < bx else bx) // UNIT
    last_column = (ax if ax > bx else bx) // UNIT
    while row <= last_row:
        column = first_column
        while column <= last_column:
            if enters(ax, ay, bx, by, column * UNIT, row * UNIT):
                out |= one << (row * COLUMNS + column)
            column += 1
        row += 1
    return out


def enters(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64) -> bool:
    """Whether a segment, whose box overlaps a square, has corners of the square strictly on both sides: edges
    and corners that it only touches do not block.
    """
    dx = bx - ax
    dy = by - ay
    left = dx * (y - ay) - dy * (x - ax)  # which side each corner is on
    right = left - dy * UNIT
    above = left + dx * UNIT
    across = right + dx * UNIT
    some = left > 0 or right > 0 or above > 0 or across > 0
    return some and (left < 0 or right < 0 or above < 0 or across < 0)


RAYS: Final = Rays()


def offset_of(here: i64, there: i64) -> i64:
    rows = row_of(there) - row_of(here)
    return (rows + ROWS - 1) * _WIDE + column_of(there) - column_of(here) + COLUMNS - 1


def corner_of(here: i64, there: i64) -> i64:
    """The lower left square of the box that holds both."""
    row = row_of(here)
    column = column_of(here)
    if row_of(there) < row:
        row = row_of(there)
    if column_of(there) < column:
        column = column_of(there)
    return row * COLUMNS + column


def sees(source: i64, target: i64, blockers: i64) -> bool:
    """Whether there is LOS between two sets of squares; their own squares never block (R49)."""
    blockers &= ~(source | target)
    if blockers == 0:
        return True
    rays = RAYS
    here = source
    while here != 0:
        one = lowest(here)
        there = target
        while there != 0:
            other = lowest(there)
            offset = offset_of(one, other)
            if rays.known[offset] == 0:
                rays.work_out(offset)
            near = blockers >> corner_of(one, other)
            i = rays.first[offset]
            end = i + rays.count[offset]
            while i < end:
                if rays.crossings[i] & near == 0:
                    return True
                i += 1
            there = rest(there)
        here = rest(here)
    return False


def obscured(source: i64, target: i64, blockers: i64) -> bool:
    """Whether no single point of the source sees all points of the target (R48)."""
    blockers &= ~(source | target)
    if blockers == 0:
        return False
    here = source
    while here != 0:
        point: i64 = 0
        while point < POINTS:
            if point_sees_all(lowest(here), point, target, blockers):
                return False
            point += 1
        here = rest(here)
    return True


def point_sees_all(square: i64, point: i64, target: i64, blockers: i64) -> bool:
    rays = RAYS
    while target != 0:
        other = lowest(target)
        offset = offset_of(square, other)
        if rays.known[offset] == 0:
            rays.work_out(offset)
        if rays.fans[offset * POINTS + point] & (blockers >> corner_of(square, other)) != 0:
            return False
        target = rest(target)
    return True
