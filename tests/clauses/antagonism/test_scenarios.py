"""The four scenarios: VERT, EXO, LAG, EXT, and the rulings on them."""

import pytest

from sandtable.games.antagonism import GAME

from .table import after, ending, groups_of, star, steps, table, unreadable, ways

HOME = "1K@g1 2K@g13"


def modes(board: str) -> dict[str, int]:
    """The modes of a board and their number of players."""
    found = [setup.split(":") for setup in GAME.setups()]
    return {mode: GAME.seats(f"{name}:{mode}") for name, mode in found if name == board}


@pytest.mark.clause("antagonism VERT.1", "antagonism EXO.1")
@pytest.mark.parametrize("board", ["vertigo", "exomoon"])
def test_vertigo_and_exomoon_are_for_two(board):
    assert modes(board) == {"2": 2}
    assert GAME.new(f"{board}:2", "").seats == 2


@pytest.mark.clause("antagonism LAG.1", "antagonism EXT.1")
def test_lagoon_and_extrasolar_are_for_two_four_or_two_teams():
    assert modes("lagoon") == {"2": 2, "4": 4, "2v2": 4}
    assert modes("extrasolar") == {"2": 2, "4": 4, "2v2": 4, "koth": 3}


@pytest.mark.clause("antagonism VERT.2", "antagonism LAG.2")
@pytest.mark.parametrize("board", ["vertigo:2", "lagoon:2"])
def test_three_bases_held_to_count_2_win_and_so_does_the_leaders_fall(board):
    held = table(board, f"{HOME} 1G@c7 1G@g7 1G@k7 2R@b3", player=2, hold="1=1")
    assert after(held, "Rb3-b4 /").split()[4:] == ["1=2", "6", "1", "-", "1"]
    assert ending(held, "Rb3-b4 /") == "1 WIN.9"
    assert after(table(board, f"{HOME} 1G@c7 1G@g7 1G@k7 2R@b3", player=2, hold="1=0"), "Rb3-b4 /").endswith(
        "*"
    )
    assert ending(table(board, f"{HOME} 1R@g12"), "Rg12xg13") == "1 WIN.3"


@pytest.mark.clause("antagonism EXO.2")
def test_exomoon_has_no_bases_to_hold():
    here = table("exomoon:2", f"{HOME} 1G@c7 1G@g7 1G@k7 1G@g6")
    assert after(here, "Gg6-g5 / Kg13-g12 /").split()[4] == "-"
    held = table("exomoon:2", f"{HOME} 1G@c7", hold="1=1")
    unreadable(held, "the field hold cannot be '1=1': this board has no bases", "EXO.2")
    assert ending(table("exomoon:2", f"{HOME} 1R@g10"), "Rg10xg13") == "1 WIN.3"


@pytest.mark.clause("antagonism LAG.2")
def test_on_lagoon_every_enemy_leader_has_to_fall():
    four = table("lagoon:4", "1K@a1 2K@a13 3K@m13 1R@a10 1R@m10")
    assert after(four, "Ra10xa13").endswith("*")
    assert ending(four, "Ra10xa13 Rm10xm13") == "1 WIN.4"


@pytest.mark.clause("antagonism EXT.2")
@pytest.mark.parametrize("mode, side", [("2", "1"), ("4", "1"), ("2v2", "13")])
def test_on_extrasolar_the_central_base_is_held_to_count_3(mode, side):
    kings = "1K@a1 2K@m13" if mode == "2" else "1K@a1 2K@a13 3K@m13 4K@m1"
    last, move = (2, "Km13-m12 /") if mode == "2" else (4, "Km1-m2 /")
    two = table(f"extrasolar:{mode}", f"{kings} 1G@g7", player=last, hold=f"{side}=1")
    assert after(two, move).split()[4] == f"{side}=2" and after(two, move).endswith("*")
    three = table(f"extrasolar:{mode}", f"{kings} 1G@g7", player=last, hold=f"{side}=2")
    assert after(three, move).split()[4] == f"{side}=3"
    assert ending(three, move) == f"{side} WIN.9"
    king = table(f"extrasolar:{mode}", "1K@a1 2K@m13 1R@m10")
    assert ending(king, "Rm10xm13").startswith(f"{side} ")


@pytest.mark.clause("antagonism R49")
@pytest.mark.parametrize("square", ["e9", "f5", "g8", "f6"])
def test_the_water_of_the_lagoon_plays_like_plain_ground(square):
    assert ways(table("lagoon:2", f"1K@a1 2K@m13 1R@{square}"), f"R{square}") == steps(star(square, 3))


@pytest.mark.clause("antagonism R50")
def test_lagoon_is_the_same_seen_from_every_corner():
    groups = groups_of(GAME.position(GAME.new("lagoon:4", "")))
    flip = {
        "a": "m",
        "b": "l",
        "c": "k",
        "d": "j",
        "e": "i",
        "i": "e",
        "j": "d",
        "k": "c",
        "l": "b",
        "m": "a",
    }
    left_right = {f"{flip[sq[0]]}{sq[1:]}": "4321"[int(g[0]) - 1] + g[1:] for sq, g in groups.items()}
    up_down = {f"{sq[0]}{14 - int(sq[1:])}": "2143"[int(g[0]) - 1] + g[1:] for sq, g in groups.items()}
    assert groups == left_right == up_down
    # the bases lie on the middle rank, and the middle one alone is its own image
    held = "1K@a1 2K@m13 1G@c7 1G@g7 1G@k7"
    assert after(table("lagoon:2", held), "Ka1-a2 /").split()[4] == "1=0"
