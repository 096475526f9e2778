"""Components, set-up and boards: COMP, SETUP, BOARD."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from sandtable.games.antagonism import GAME
from sandtable.kernel.errors import SetupError

from .table import (
    SQUARES,
    after,
    exomoon,
    groups_of,
    koth,
    options,
    played,
    random_game,
    refused,
    star,
    steps,
    table,
    unreadable,
    vertigo,
    ways,
)

SETUPS = [
    "vertigo:2", "exomoon:2", "lagoon:2", "lagoon:4", "lagoon:2v2",
    "extrasolar:2", "extrasolar:4", "extrasolar:2v2", "extrasolar:koth",
]  # fmt: skip
BOARDS = ["vertigo:2", "exomoon:2", "lagoon:2", "extrasolar:2"]
WARPS = {
    "vertigo:2": "c4 k4 c10 k10",
    "exomoon:2": "c5 k5 c9 k9",
    "lagoon:2": "g1 a7 m7 g13",
    "extrasolar:2": "g4 d7 j7 g10",
}
CLOUD = "e10 f10 g10 h10 d9 e9 i9 d8 g8 j8 d7 f7 h7 j7 d6 g6 j6 e5 i5 j5 f4 g4 h4 i4"  # the whirl of Vertigo
CORNERS = {1: "abcdjklm", 2: "ablm", 3: "am", 4: "am", 10: "am", 11: "am", 12: "ablm", 13: "abcdjklm"}
NO_SQUARES = {f"{file}{rank}" for rank, files in CORNERS.items() for file in files}  # of Exomoon


def army(position: str, player: int) -> Counter[str]:
    """How many pawns of each colour a player has on the board."""
    groups = groups_of(position).values()
    return Counter("".join(group[1:].upper() for group in groups if group[0] == str(player)))


@pytest.mark.clause("antagonism COMP.1", "antagonism SETUP.2", "antagonism R1")
@pytest.mark.parametrize("setup", SETUPS)
def test_every_player_begins_with_a_whole_army(setup):
    position = GAME.position(GAME.new(setup, ""))
    for player in range(1, GAME.seats(setup) + 1):
        if setup == "extrasolar:koth" and player == 3:
            assert army(position, 3) == {} and position.split()[7] == "K1R4G6B4"
        else:
            assert army(position, player) == {"K": 1, "R": 4, "G": 6, "B": 4}


@pytest.mark.clause("antagonism COMP.1", "antagonism R1")
@pytest.mark.parametrize(
    "many, count",
    [
        ("1K@a6", "2 K"),
        ("1RRR@a6 1R@b6 1R@c6", "5 R"),
        ("1GGG@a6 1GGG@b6 1G@c6", "7 G"),
        ("1BBB@a6 1BB@b6", "5 B"),
    ],
)
def test_no_colour_has_more_pawns_than_an_army(many, count):
    words = f"the field placement cannot be {count!r}: player 1 has too many"
    unreadable(exomoon(f"1K@g1 2K@g13 {many}"), words, "COMP.1")
    whole = exomoon("1K@g1 2K@g13 1RRR@a6 1R@b6 1GGG@c6 1GGG@d6 1BBB@e6 1B@f6")
    assert after(whole) == whole


@pytest.mark.clause("antagonism COMP.1")
def test_armies_differ_in_their_symbol_alone():
    ours = exomoon("1K@g1 2K@g13 1RR@e5 2B@e7 1G@f6")
    theirs = exomoon("2K@g1 1K@g13 2RR@e5 1B@e7 2G@f6", player=2)
    assert options(ours) == options(theirs)


@pytest.mark.clause("antagonism COMP.2")
def test_black_is_the_leader_and_the_other_colours_are_not():
    for colour in "RGB":
        assert after(exomoon(f"1K@g1 2K@g13 1G@e5 2{colour}@e6"), "Ge5xe6").endswith("*")
    assert after(exomoon("1K@g1 1G@e5 2K@e6 2G@a6"), "Ge5xe6").endswith("1")


@pytest.mark.clause("antagonism COMP.2", "antagonism BOARD.3")
@pytest.mark.parametrize("setup", SETUPS)
def test_pawns_never_change_colour_or_owner_and_groups_have_one_of_each(setup):
    last = Counter({f"{p}{c}": n for p in (1, 2, 3, 4) for c, n in {"K": 1, "R": 4, "G": 6, "B": 4}.items()})
    for s in random_game(setup, random.Random(1)):
        position = GAME.position(s)
        for group in groups_of(position).values():
            assert len(set(group[1:].upper())) == 1 and 1 <= len(group[1:]) <= 3
        now = Counter({f"{p}{c}": n for p in (1, 2, 3, 4) for c, n in army(position, p).items()})
        assert now <= last
        if position.split()[7] == "-":  # the hill defender's pawns come onto the board one by one
            last = now


@pytest.mark.clause("antagonism COMP.3", "antagonism COMP.4")
def test_there_are_four_boards_and_their_modes():
    assert GAME.setups() == SETUPS
    assert [GAME.seats(setup) for setup in SETUPS] == [2, 2, 2, 4, 4, 2, 4, 4, 3]


@pytest.mark.clause("antagonism COMP.4")
def test_partners_win_together_where_others_win_alone():
    last_two = "1K@a1 3K@m13 4K@m1 1R@m4"
    assert after(table("lagoon:2v2", last_two), "Rm4xm1").endswith(" 13")
    assert after(table("lagoon:4", last_two), "Rm4xm1").endswith(" *")


@pytest.mark.clause("antagonism SETUP.1", "antagonism COMP.3")
@pytest.mark.parametrize("setup", ["vertigo:4", "exomoon:2v2", "lagoon:koth", "atlantis:2", "extrasolar", ""])
def test_a_board_is_played_in_its_own_modes_only(setup):
    with pytest.raises(SetupError, match=r"there is no scenario .*there is vertigo:2, exomoon:2") as caught:
        GAME.new(setup, "")
    assert caught.value.clause == "antagonism SETUP.1"


@pytest.mark.clause("antagonism SETUP.2")
@pytest.mark.parametrize("scenario, stranger", [("exomoon:2", 3), ("lagoon:2", 4), ("extrasolar:koth", 4)])
def test_no_pawn_belongs_to_a_player_who_is_not_there(scenario, stranger):
    position = table(scenario, f"1K@g1 2K@g13 {stranger}G@f6")
    unreadable(position, f"there is no player {stranger} here", "SETUP.2")


@pytest.mark.clause("antagonism SETUP.3", "antagonism R59", "antagonism R46", "antagonism R51")
@pytest.mark.parametrize("setup", SETUPS)
def test_pawns_start_as_the_map_of_the_board_shows(setup):
    board, mode = setup.split(":")
    (row,) = [row for row in GAME.book.data["board"] if row["id"] == board]  # type: ignore[attr-defined]
    seats = {seat: player + 1 for player, seat in enumerate(row["seats"][mode])}
    expected = {}
    for rank, cells in zip(range(13, 0, -1), row["setup"], strict=True):
        for file, cell in zip("abcdefghijklm", cells.split(), strict=True):
            if cell != ".." and int(cell[0]) in seats:
                expected[f"{file}{rank}"] = f"{seats[int(cell[0])]}{cell[1]}"
    assert groups_of(GAME.position(GAME.new(setup, ""))) == expected


@pytest.mark.clause("antagonism SETUP.3", "antagonism R59")
def test_no_pawn_waits_off_the_board_but_the_hill_defenders():
    only = "only the King of the Hill defender places pawns"
    unreadable(exomoon("1K@g1 2K@g13", reserve="G1"), only, "SETUP.3")
    unreadable(koth("1K@g1 2K@g13", reserve="G1", round=0), only, "SETUP.3")
    refused("exomoon:2", "G@e5", "KOTH.3")


@pytest.mark.clause("antagonism SETUP.4")
@pytest.mark.parametrize("setup", SETUPS)
def test_every_pawn_starts_alone_on_its_square(setup):
    groups = groups_of(GAME.position(GAME.new(setup, ""))).values()
    assert {len(group) for group in groups} == {2}


@pytest.mark.clause("antagonism SETUP.4", "antagonism KOTH.3")
def test_only_the_hill_defender_may_begin_with_stacks():
    begun = koth("1K@a1 2K@m13 3GG@e5 3K@g7", player=3, reserve="G1", round=0)
    assert after(begun, "G@e5") == koth("1K@a1 2K@m13 3GGG@e5 3K@g7", round=1)


@pytest.mark.clause("antagonism SETUP.5", "antagonism R45")
@pytest.mark.parametrize("setup", ["lagoon:4", "lagoon:2v2", "extrasolar:4", "extrasolar:2v2"])
def test_player_1_begins_and_the_turn_passes_clockwise(setup):
    s = GAME.new(setup, "")
    groups = groups_of(GAME.position(s))
    # from above: lower left, upper left, upper right, lower right
    assert [groups[corner] for corner in ("a1", "a13", "m13", "m1")] == ["1K", "2K", "3K", "4K"]
    seen = []
    for move in ("Ra5-a6", "Ra9-a8", "Rm9-m8", "Rm5-m6", "Ra6-a5"):
        seen.append(GAME.turn(s))
        assert s.seat == int(GAME.turn(s)[-1]) - 1
        for token in (move, "/"):
            s.apply(GAME.understand(s, token))
    assert seen == ["1.1", "1.2", "1.3", "1.4", "2.1"]


@pytest.mark.clause("antagonism SETUP.5")
@pytest.mark.parametrize("setup", ["vertigo:2", "exomoon:2"])
def test_two_players_alternate_and_player_1_begins(setup):
    fields = [after(setup, actions).split()[2:6] for actions in ("", "Gg3-g4 /", "Gg3-g4 / Gg11-g10 /")]
    assert fields == [["1", "0", "-", "1"], ["2", "0", "-", "1"], ["1", "0", "-", "2"]]


@pytest.mark.clause("antagonism R46")
@pytest.mark.parametrize("setup", ["lagoon:2", "extrasolar:2", "extrasolar:koth"])
def test_two_armies_use_the_lower_left_and_the_upper_right_corner(setup):
    groups = groups_of(GAME.position(GAME.new(setup, "")))
    assert (groups["a1"], groups["m13"]) == ("1K", "2K")
    assert not {"a13", "m1"} & set(groups)


@pytest.mark.clause("antagonism R47")
@pytest.mark.parametrize("board", ["lagoon", "extrasolar"])
def test_partners_are_1_and_3_against_2_and_4(board):
    # the red pawn of player 1 has every other player's pawn beside it
    here = table(f"{board}:2v2", "1K@a1 2K@a13 3K@m13 4K@m1 1R@e4 2G@e5 3G@f4 4G@e3")
    assert {way for way in ways(here, "Re4") if way[0] in "x+"} == {"xe5", "xe3"}
    there = table(f"{board}:2v2", "1K@a1 2K@a13 3K@m13 4K@m1 2R@e4 1G@e5 3G@f4 4G@e3", player=2)
    assert {way for way in ways(there, "Re4") if way[0] in "x+"} == {"xe5", "xf4"}


@pytest.mark.clause("antagonism BOARD.1", "antagonism R2")
@pytest.mark.parametrize("setup", BOARDS)
def test_every_board_is_thirteen_by_thirteen(setup):
    edge = table(setup, "1K@g1 2K@g13 1R@a7 2R@m7")
    assert after(edge) == edge
    assert steps({"b7", "c7", "d7", "d4", "d10"}) < ways(edge, "Ra7") <= steps(star("a7", 3))
    refused(edge, "Ra7-a14", "BOARD.1")
    refused(edge, "Ra7-n7", "BOARD.1")
    refused(edge, "Ra7-a0", "BOARD.1")


@pytest.mark.clause("antagonism BOARD.1")
def test_lines_end_at_the_edge_and_do_not_come_round():
    here = table("lagoon:2", "1K@a1 2K@m13 1R@m5 1R@a9")
    assert ways(here, "Ka1") == steps({"a2", "a3", "b1", "c1", "b2", "c3"})
    assert ways(here, "Rm5") == steps(star("m5", 3))
    assert ways(here, "Ra9") == steps(star("a9", 3))


@pytest.mark.clause("antagonism BOARD.1")
def test_squares_that_share_a_side_or_a_corner_are_adjacent():
    neighbours = {"c7", "d7", "e7", "c8", "e8", "c9", "d9", "e9"}
    assert ways(vertigo("1K@g1 2K@g13 1G@d8"), "Gd8") == steps(neighbours)  # in the cloud: one step


@pytest.mark.clause("antagonism BOARD.1")
@pytest.mark.parametrize("ranks", [12, 14])
def test_a_position_has_thirteen_ranks(ranks):
    fields = exomoon("1K@g1 2K@g13").split()
    fields[1] = "/".join(["-"] * (ranks - 2) + ["......1K", "......2K"])
    unreadable(" ".join(fields), f"it has {ranks} ranks, a board has 13", "BOARD.1")


@pytest.mark.clause("antagonism BOARD.1")
def test_a_rank_has_thirteen_squares():
    unreadable(
        exomoon("1K@g1 2K@g13").replace("/-/", "/" + 13 * "." + "1R/", 1),
        "rank 12 has more than 13 squares",
        "BOARD.1",
    )


@pytest.mark.clause("antagonism BOARD.2")
@pytest.mark.parametrize("setup", BOARDS)
def test_squares_are_missing_at_the_corners_of_exomoon_only(setup):
    missing = []
    for square in sorted(set(SQUARES) - {"g1", "g13"}):
        position = table(setup, f"1K@g1 2K@g13 1G@{square}")
        if square in NO_SQUARES and setup == "exomoon:2":
            unreadable(position, "there is no such square on this board", "BOARD.2")
            missing.append(square)
        else:
            assert after(position) == position
    assert len(missing) == (32 if setup == "exomoon:2" else 0)


@pytest.mark.clause("antagonism BOARD.2")
def test_no_pawn_goes_where_no_square_is():
    here = exomoon("1K@g1 2K@g13 1R@b3 1B@a9")
    assert ways(here, "Rb3") == steps(star("b3", 3)) - steps({"a2", "b2", "b1", "a3", "a4", "d1"}) | steps(
        {"c2"}
    )
    refused(here, "Rb3-a2", "BOARD.2")
    refused(here, "Ba9-a11", "BOARD.2")
    refused(here, "Ra1-a2", "BOARD.2")


@pytest.mark.clause("antagonism BOARD.3", "antagonism STACK.2")
@pytest.mark.parametrize("pawns", ["1RG", "1GGB", "1GGGG", "1Gr"])
def test_a_group_has_one_colour_and_three_pawns_at_most(pawns):
    words = "a stack has one colour and three pawns at most"
    unreadable(exomoon(f"1K@g1 2K@g13 {pawns}@e5", moved="1"), words, "STACK.2")


@pytest.mark.clause("antagonism BOARD.4")
@pytest.mark.parametrize("colour", "RGB")
def test_a_base_has_no_influence_on_moves_stacks_and_attacks(colour):
    plain, base = "1K@a1 2K@m13 1{0}@f4 1{0}{0}@g5 2GG@e3", "1K@a1 2K@m13 1{0}@f6 1{0}{0}@g7 2GG@e5"
    lagoon = ways(table("lagoon:2", plain.format(colour)), f"{colour}f4")
    extrasolar = ways(table("extrasolar:2", base.format(colour)), f"{colour}f6")
    assert "+g7" in extrasolar and "*e5" in extrasolar and len(lagoon) == len(extrasolar)
    alone = table("extrasolar:2", f"1K@a1 2K@m13 1{colour}@f7")
    assert steps({"g7", "h7"}) <= ways(alone, f"{colour}f7")  # onto it and over it


def lone(setup: str, colour: str) -> Iterator[tuple[str, str]]:
    """Every square of a board, with the position in which a pawn of this colour stands there."""
    for square in SQUARES:
        if square not in ("c3", "k11") and not (setup == "exomoon:2" and square in NO_SQUARES):
            yield square, table(setup, f"1K@c3 2K@k11 1{colour}@{square}")


@pytest.mark.clause("antagonism BOARD.5", "antagonism R48", "antagonism WARP.4")
@pytest.mark.parametrize("setup", BOARDS)
def test_every_board_has_exactly_four_warp_zones(setup):
    zones = set(WARPS[setup].split())
    found: dict[str, set[str]] = {}
    for square, position in lone(setup, "B"):
        for way in ways(position, f"B{square}"):
            if ">" in way:
                zone, target = way[1:].split(">")
                found.setdefault(zone, set()).add(target)
    assert found == {zone: zones - {zone} for zone in zones}


@pytest.mark.clause("antagonism BOARD.6", "antagonism VERT.3")
@pytest.mark.parametrize("setup", BOARDS)
def test_there_is_a_cloud_on_vertigo_only(setup):
    slow = {
        square
        for square, position in lone(setup, "G")
        if not steps(star(square, 2) - star(square, 1)) & ways(position, f"G{square}")
    }
    assert slow == (set(CLOUD.split()) if setup == "vertigo:2" else set())


@pytest.mark.clause("antagonism COMP.3")
def test_a_game_stays_on_its_board():
    s = played("exomoon:2", "Gg3-g4 / Gg11-g10 /")
    assert GAME.position(s).startswith("exomoon:2 ")
