"""Line of sight and obscured: the vectors of the rulings, and a slow check with fractions."""

import random
from collections.abc import Iterable
from fractions import Fraction

import pytest

from sandtable.games.antithesis.board.sight import obscured, sees
from sandtable.games.antithesis.board.squares import COLUMNS, SQUARES, at, bit, footprint, listed

BOARDS = 2000  # for more: python -m tests.long.sight --boards 100000 --into FILE


def squares(*places: tuple[int, int]) -> int:
    """A set of squares, each given by column and row."""
    out = 0
    for column, row in places:
        out |= bit(at(row, column))
    return out


@pytest.mark.clause("antithesis LOS.5", "antithesis R47")
@pytest.mark.clause("antithesis LOS.6")
@pytest.mark.parametrize(
    ("target", "blockers", "seen"),
    [
        ((2, 0), [(1, 0)], False),
        ((1, 1), [(1, 0), (0, 1)], True),
        ((2, 2), [(1, 1)], False),
        ((2, 1), [(1, 0)], True),
        ((2, 1), [(1, 0), (1, 1)], False),
        ((3, 1), [(1, 0), (2, 1)], False),
        ((4, 2), [(2, 1)], False),
        ((3, 3), [(1, 2), (2, 1)], True),
    ],
)
def test_the_vectors_of_line_of_sight(
    target: tuple[int, int], blockers: list[tuple[int, int]], seen: bool
) -> None:
    source, aim, wall = squares((0, 0)), squares(target), squares(*blockers)
    assert sees(source, aim, wall) == seen
    assert sees(aim, source, wall) == seen  # R47: the same from both sides


@pytest.mark.clause("antithesis OBSC.1", "antithesis R48")
@pytest.mark.clause("antithesis OBSC.3")
@pytest.mark.parametrize(
    ("target", "blockers", "hidden"),
    [
        ((1, 1), [(1, 0)], False),
        ((1, 1), [(1, 0), (0, 1)], True),
        ((2, 1), [(1, 0)], True),
        ((3, 1), [(2, 0)], False),
        ((3, 1), [(2, 1)], True),
        ((4, 0), [(2, 1)], False),
        ((2, 2), [(1, 0)], False),
        ((4, 1), [(2, 0)], True),
    ],
)
def test_the_vectors_of_obscured(
    target: tuple[int, int], blockers: list[tuple[int, int]], hidden: bool
) -> None:
    assert obscured(squares((0, 0)), squares(target), squares(*blockers)) == hidden


@pytest.mark.clause("antithesis LOS.3", "antithesis OBSC.2", "antithesis R49")
def test_squares_of_source_and_target_never_block() -> None:
    wide = squares((2, 2), (3, 2), (2, 3), (3, 3))
    assert sees(squares((0, 2)), wide, wide | squares((0, 2)))
    assert not obscured(squares((0, 2)), wide, wide)
    assert not sees(squares((0, 2)), squares((3, 2)), wide)  # R49: a big Character on a target square


@pytest.mark.clause("antithesis LOS.4")
def test_any_square_of_a_big_token_may_see() -> None:
    wall = squares((1, 0))
    assert not sees(squares((0, 0)), squares((2, 0)), wall)
    assert sees(squares((0, 0), (0, 1)), squares((2, 0)), wall)


@pytest.mark.clause("antithesis R47", "antithesis R48")
def test_a_wide_table_of_rays_agrees_with_fractions() -> None:
    compare(BOARDS, seed=46)


# ---- the slow check: everything from the words of the rulings, in fractions of a unit


def compare(boards: int, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(boards):
        source, target, blockers = any_board(dice)
        walls = [square for square in listed(blockers) if not (source | target) >> square & 1]
        walls = [square for square in walls if between(square, listed(source | target))]
        clear = slow_clear(source, target, walls)
        assert sees(source, target, blockers) == any(any(row) for row in clear), (source, target, blockers)
        assert obscured(source, target, blockers) != any(all(row) for row in clear)


def any_board(dice: random.Random) -> tuple[int, int, int]:
    source = target = 0
    while source == 0:
        size = dice.choice((1, 1, 1, 2, 3))
        source = footprint(dice.randrange(SQUARES), size, size)
    while target == 0:
        size = dice.choice((1, 1, 1, 2))
        target = footprint(dice.randrange(SQUARES), size, size)
    blockers = 0
    for _ in range(dice.choice((1, 2, 3, 5, 8, 14))):
        blockers |= bit(dice.randrange(SQUARES))
    return source, target, blockers


def between(square: int, ends: Iterable[int]) -> bool:
    """Whether it lies in the box that holds both: no segment leaves that."""
    rows, columns = {end // COLUMNS for end in ends}, {end % COLUMNS for end in ends}
    return min(rows) <= square // COLUMNS <= max(rows) and min(columns) <= square % COLUMNS <= max(columns)


def sample_points(squares: int) -> list[tuple[int, int]]:
    return [
        (square % COLUMNS * 8 + x, square // COLUMNS * 8 + y)
        for square in listed(squares)
        for x in (1, 4, 7)
        for y in (1, 4, 7)
    ]


def slow_clear(source: int, target: int, walls: list[int]) -> list[list[bool]]:
    """By point of the source, by point of the target: whether the segment is blocked by no wall."""
    return [
        [not any(slow_blocks(a, b, wall) for wall in walls) for b in sample_points(target)]
        for a in sample_points(source)
    ]


def slow_blocks(a: tuple[int, int], b: tuple[int, int], wall: int) -> bool:
    """Whether a point a + t(b - a), 0 <= t <= 1, lies strictly inside: the intervals of t must meet."""
    low, high = Fraction(-1), Fraction(2)
    for axis, corner in ((0, wall % COLUMNS * 8), (1, wall // COLUMNS * 8)):
        by = b[axis] - a[axis]
        if by == 0:
            if not corner < a[axis] < corner + 8:
                return False
            continue
        ends = sorted((Fraction(corner - a[axis], by), Fraction(corner + 8 - a[axis], by)))
        low, high = max(low, ends[0]), min(high, ends[1])
    return low < high and low < 1 and high > 0
