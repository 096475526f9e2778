"""Squares, tokens, range, areas and directions."""

import pytest

from sandtable.games.antithesis.board import areas, reach
from sandtable.games.antithesis.board.squares import (
    AHEAD,
    ALL,
    BACK,
    DOWN,
    EDGE,
    SQUARES,
    UP,
    around,
    at,
    bit,
    footprint,
    for_player,
    listed,
    orthogonal,
    row,
    row_for,
    rows_up_to,
    seen_by,
    shifted,
    turned,
)
from sandtable.timing.rows import how_many


def square(name: str) -> int:
    """A square in the view of player 0: "D5" is his Row D, Column 5."""
    return int(at("ABCDEFG".index(name[0]), int(name[1]) - 1))


def squares(*names: str) -> int:
    return sum(int(bit(square(name))) for name in names)


@pytest.mark.clause("antithesis BOARD.3")
@pytest.mark.clause("antithesis BOARD.4")
@pytest.mark.clause("antithesis BOARD.5")
def test_each_player_counts_from_his_own_side() -> None:
    for r in range(1, 8):
        for c in range(1, 10):
            assert seen_by(1, at(r - 1, c - 1)) == at(8 - r - 1, 10 - c - 1)
    assert row(0, 0) == row(1, 6)
    assert row(0, 3) == row(1, 3)
    assert row_for(1, square("A1")) == 6
    assert rows_up_to(1, 1) == row(0, 6) | row(0, 5)
    assert turned(squares("A1", "B1")) == squares("G9", "F9")
    assert for_player(0, squares("C3")) == squares("C3")
    assert turned(turned(ALL ^ 1)) == ALL ^ 1


@pytest.mark.clause("antithesis CHAR.3")
@pytest.mark.clause("antithesis CHAMP.4")
def test_tokens_are_squares_and_stay_on_the_board() -> None:
    assert footprint(square("A1"), 1, 1) == squares("A1")
    assert footprint(square("C4"), 2, 2) == squares("C4", "C5", "D4", "D5")
    assert how_many(footprint(square("E7"), 3, 3)) == 9
    assert footprint(square("F7"), 3, 3) == 0
    assert footprint(square("C9"), 2, 2) == 0
    assert footprint(square("A6"), 4, 1) == squares("A6", "A7", "A8", "A9")


def test_a_step_shifts_the_whole_token_and_not_off_the_board() -> None:
    token = footprint(square("C4"), 2, 2)
    assert shifted(token, AHEAD) == footprint(square("D4"), 2, 2)
    assert shifted(token, UP) == footprint(square("C5"), 2, 2)
    assert shifted(token, 1) == footprint(square("D5"), 2, 2)
    assert shifted(token, 5) == footprint(square("B3"), 2, 2)
    assert shifted(squares("A9"), UP) == 0
    assert shifted(squares("A9"), BACK) == 0
    assert shifted(squares("G1"), AHEAD) == 0
    assert shifted(squares("G1"), DOWN) == 0


@pytest.mark.clause("antithesis RNG.3")
@pytest.mark.clause("antithesis RNG.4.a")
@pytest.mark.clause("antithesis RNG.4.b")
@pytest.mark.clause("antithesis RNG.4.c")
def test_range_is_the_formula_of_the_ruling() -> None:
    here = square("D5")
    sizes = {(0, 0): 1, (1, 0): 5, (0, 1): 9, (1, 1): 21}
    for (rng, diagonal), many in sizes.items():
        assert how_many(reach.within(bit(here), rng, diagonal)) == many
    for start in (here, square("A1"), square("G7")):
        for rng in range(5):
            for diagonal in range(4):
                area = reach.within(bit(start), rng, diagonal)
                for end in range(SQUARES):
                    dx, dy = abs(start % 9 - end % 9), abs(start // 9 - end // 9)
                    spent = dx + dy - min(dx, dy, diagonal)
                    assert (area >> end & 1 == 1) == (spent <= rng + diagonal)
                    assert reach.points(bit(start), bit(end), diagonal) == spent


@pytest.mark.clause("antithesis RNG.2")
def test_big_tokens_count_from_their_nearest_square() -> None:
    big = footprint(square("C4"), 2, 2)
    assert reach.in_range(big, squares("F5"), 2, 0)
    assert not reach.in_range(big, squares("G5"), 2, 0)
    assert reach.in_range(squares("F5"), big, 2, 0)


def test_adjacent_is_not_oneself() -> None:
    assert reach.adjacent(squares("C4"), squares("D5"))
    assert not reach.adjacent(squares("C4"), squares("C4"))
    assert not reach.adjacent(squares("C4"), squares("C6"))
    assert how_many(orthogonal(squares("A1"))) == 3
    assert how_many(around(squares("A1"))) == 4


@pytest.mark.clause("antithesis KW.AMBUSH")
def test_the_edge_has_28_squares() -> None:
    assert how_many(EDGE) == 28


@pytest.mark.clause("antithesis AOE.LINE")
def test_a_line_runs_to_its_length_the_edge_or_a_wall() -> None:
    here = square("C4")
    assert areas.line(here, AHEAD, areas.line_length(3, 0, AHEAD), 0) == squares("D4", "E4", "F4")
    assert areas.line(here, DOWN, 9, 0) == squares("C3", "C2", "C1")
    assert areas.line(here, 1, areas.line_length(3, 2, 1), 0) == squares("D5", "E6")
    assert areas.line(here, AHEAD, 3, squares("E4")) == squares("D4")
    assert areas.target_of(here, AHEAD, 3, 0) == square("F4")
    assert areas.target_of(here, AHEAD, 9, squares("F4")) == square("E4")


@pytest.mark.clause("antithesis AOE.CONE")
def test_a_cone_widens_by_one_on_both_sides() -> None:
    here = square("C4")
    narrow = squares("D4", "E3", "E4", "E5")
    assert areas.cone(bit(here), here, AHEAD, 2, 0) == narrow
    assert areas.cone(bit(here), here, UP, 2, 0) == squares("C5", "B6", "C6", "D6")
    assert areas.cone(bit(here), here, BACK, 3, 0) == squares("B4", "A3", "A4", "A5")
    assert areas.cone(bit(here), here, AHEAD, 2, squares("D4")) == squares("D4", "E3", "E5")
    assert areas.target_of(here, BACK, 3, 0) == square("A4")


@pytest.mark.clause("antithesis AOE.3X3")
def test_a_3x3_is_cut_at_the_edge() -> None:
    assert how_many(areas.square_of_nine(square("C4"))) == 9
    assert listed(areas.square_of_nine(square("A1"))) == listed(squares("A1", "A2", "B1", "B2"))


@pytest.mark.clause("antithesis PUSH.1")
@pytest.mark.clause("antithesis PUSHPULL.2")
def test_push_goes_along_the_larger_gap() -> None:
    source = squares("B4")
    assert list(areas.away(source, squares("C4"))) == [AHEAD]
    assert list(areas.away(source, squares("C5"))) == [AHEAD, UP]
    assert list(areas.away(source, squares("C6"))) == [UP]
    assert list(areas.away(source, squares("A2"))) == [DOWN]
    assert list(areas.away(source, source)) == [AHEAD, UP, BACK, DOWN]
    big = footprint(square("C4"), 3, 3)  # it shares the column: straight on only
    assert list(areas.away(squares("B5"), big)) == [AHEAD]


@pytest.mark.clause("antithesis PULL.1")
@pytest.mark.clause("antithesis PULL.2")
def test_pull_goes_against_it_while_the_gap_shrinks() -> None:
    source = squares("B4")
    assert list(areas.towards(source, squares("E4"))) == [BACK]
    assert areas.pull_room(source, squares("E4"), BACK) == 3
    assert areas.pull_room(source, squares("E5"), BACK) == 3
    assert len(areas.towards(source, source)) == 0
    assert areas.ahead_of(0) == AHEAD
    assert areas.ahead_of(1) == BACK
