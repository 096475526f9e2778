"""The Scalar Core and its four faces: CORE, and the rulings on them."""

import pytest

from sandtable.games.scalar import GAME
from sandtable.kernel.clauses import tables

from .table import (
    DICE,
    SIDES,
    ZONE,
    after,
    changed,
    dice_of,
    faces,
    field,
    mirrored,
    options,
    rolls,
    table,
)

SPOKES = [
    ["d5", "d6", "d7"], ["e4", "f4", "g4"], ["e3", "f2", "g1"],
    ["d3", "d2", "d1"], ["c3", "b2", "a1"], ["c4", "b4", "a4"],
]  # fmt: skip
FOUR = ["T2", "C5", "O3", "P4"]


def rolled(dice: str, face: str, **fields: int | str) -> str:
    """The position after the Core was rolled for player 1."""
    return after(table(dice, pending="?core", tokens="1-0", **fields), f"!{face}")  # type: ignore[arg-type]


def pushed(dice: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """Where the dice stand after Aether, and those that left the board; written down from CORE.3."""
    now, off = dict(dice), []
    for inner, middle, outer in SPOKES:
        if inner in dice:
            if middle in dice:
                if outer in dice:
                    off.append(dice[outer])
                now[outer] = dice[middle]
            now[middle] = dice[inner]
            del now[inner]
    return now, off


def words(dice: dict[str, str]) -> str:
    return " ".join(f"{die}@{hex}" for hex, die in dice.items())


@pytest.mark.clause("scalar CORE.1", "scalar CTRL.3")
def test_the_core_is_rolled_for_a_token_and_stays_as_it_fell():
    here = table("T1@c3 C1@c4 O1@d3 P1@d5 i1@g1", player=2)
    for face in "AMER":
        assert field(after(here, f"Ig1-g2 !{face}"), "core") == face
    # nothing else rolls it
    for core in "AMER":
        quiet = table("T1@c3 C1@c4 O1@d3 i1@d5", core=core)
        for action in ("T=1@a1", "I=3~", "Tc3-b2", "Cc4xd5(9,0)", "Cc4xd5(0,9)", "Cc4xd5(sd,1)"):
            now = after(quiet, action)
            assert (field(now, "core"), field(now, "pending")) == (core, "-")


@pytest.mark.clause("scalar CORE.1")
def test_a_face_stays_in_force_until_the_next_roll():
    here = table("T1@b2 i1@g1", core="M")
    now = after(here, "Tb2-b3 Tb3-b2 Ig1-g2 Ig2-g1 Tb2-b3 / Ig1-g2 /")
    assert now == table("T1@b3 i1@g2", core="M", turn=24, quiet=4)


@pytest.mark.clause("scalar CORE.9")
@pytest.mark.parametrize("core", "AMER")
def test_every_face_of_the_core_is_as_likely_as_the_others(core):
    here = table("T1@c3 C1@c4 O1@d3 P1@d5", pending="?core", tokens="1-0", core=core)
    assert faces(here) == {"!A": 1, "!M": 1, "!E": 1, "!R": 1}
    seen = {field(GAME.position(GAME.new(here, f"seed {n}")), "core") for n in range(40)}
    assert seen == set("AMER")


# ---- Aether


@pytest.mark.clause("scalar CORE.2", "scalar CORE.3", "scalar R46")
@pytest.mark.parametrize("pattern", range(8))
@pytest.mark.parametrize("spoke", range(6))
def test_aether_pushes_along_the_spokes(spoke, pattern):
    """Each spoke, with every way in which its three hexes may be occupied."""
    others = [inner for n, (inner, _, _) in enumerate(SPOKES) if n != spoke]
    dice = dict(zip(others, FOUR, strict=False))
    for n, (hex, die) in enumerate(zip(SPOKES[spoke], ["i11", "D12", "o7"], strict=True)):
        if pattern >> n & 1:
            dice[hex] = die
    now, off = pushed(dice)
    assert bool(off) == (pattern == 7)
    assert rolled(words(dice), "A") == table(words(now), tokens="1-0")
    assert not set(now) & set(ZONE)


@pytest.mark.clause("scalar CORE.3", "scalar R46")
def test_the_spokes_are_those_of_the_board_in_the_rules():
    (board,) = tables(GAME.book.data, "board")
    assert board["spokes"] == SPOKES


@pytest.mark.clause("scalar CORE.2", "scalar CORE.3", "scalar R47")
def test_aether_clears_the_whole_zone_at_once():
    dice = {hex: die for hex, die in zip(ZONE, ["T1", "C2", "O3", "P4", "d5", "i6"], strict=True)}
    now, _ = pushed(dice)
    assert rolled(words(dice), "A") == table(words(now), tokens="1-0")
    # dice that stand elsewhere are left alone, the hexes between the spokes included
    beside = "T2@c2 C3@c5 t1@e2 c1@e5 o1@b3 p1@f3"
    assert rolled(f"{words(dice)} {beside}", "A") == table(f"{words(now)} {beside}", tokens="1-0")


@pytest.mark.clause("scalar CORE.3", "scalar R46", "scalar R47")
@pytest.mark.parametrize("spoke", range(6))
@pytest.mark.parametrize("owner", [1, 2])
def test_a_die_pushed_off_the_edge_returns_to_its_owners_reserve(spoke, owner):
    inner, middle, outer = SPOKES[spoke]
    rest = dict(zip([first for first, _, _ in SPOKES if first != inner], FOUR, strict=False))
    last = "D9" if owner == 1 else "d9"
    full = rest | {inner: "I20", middle: "i1", outer: last}
    here = table(words(full), pending="?core", tokens="1-0")
    now = after(here, "!A")
    assert dice_of(now)[outer] == "i1" and dice_of(now)[middle] == "I20" and last not in dice_of(now).values()
    before, later = (field(position, "reserves").split("/")[owner - 1] for position in (here, now))
    assert (before[4], later[4]) == ("1", "2")
    # unharmed: it may be rolled again
    if owner == 1:
        assert "D" in rolls(changed(here, reserves=field(here, "reserves")), "!A")


@pytest.mark.clause("scalar R47", "scalar DEPLOY.6")
def test_a_push_into_a_deploy_zone_fills_its_slot():
    dice = {"c3": "T1", "b2": "i9", "c4": "C1", "b4": "P4", "d3": "O1", "d5": "D1"}
    now = rolled(words(dice), "A")
    assert dice_of(now)["a1"] == "i9" and dice_of(now)["a4"] == "P4"
    assert options(now, "I=3") == ["@a2", "@a3", "~"]
    upper = rolled(words({"e3": "T1", "f2": "O8", "e4": "C1", "f4": "p4", "d3": "O1", "d5": "D1"}), "A")
    assert dice_of(upper)["g1"] == "O8" and dice_of(upper)["g4"] == "p4"


@pytest.mark.clause("scalar CORE.2", "scalar R45")
def test_aether_acts_once_and_then_merely_lies_there():
    # the zone is filled again under a Core that shows Aether
    here = table("T1@b2 C1@b4 O1@d2 i1@d6", tokens="1-0")
    now = after(here, "Tb2-c3 Id6-d5 Cb4-c4 Id5-d6 Od2-d3 Id6-d5")
    assert dice_of(now) == {"c3": "T1", "c4": "C1", "d3": "O1", "d5": "i1"}


# ---- Momentum


@pytest.mark.clause("scalar CORE.4", "scalar R45", "scalar TURN.2")
@pytest.mark.parametrize("turn", [str, mirrored])
def test_momentum_holds_for_both_players(turn):
    here = turn(table("T1@c3 C1@c4 O1@d3 P1@d5 i1@g1", pending="?core", tokens="1-0"))
    s = "!M Tc3-b2 Cc4-b4 Ig1-g2 Ig2-g1 Tb2-b1"
    now = after(here, turn(s))
    expected = table("T1@b1 C1@b4 O1@d3 P1@d5 i1@g1", core="M", tokens="1-0", left=1, turn=22, quiet=2)
    assert now == turn(expected)
    for fields, actions in (
        ("left", ""),
        ("left", " Tc3-b2 Cc4-b4"),
        ("left", " Tc3-b2 Cc4-b4 Ig1-g2 Ig2-g1"),
    ):
        assert field(after(here, turn(f"!M{actions}")), fields) == "2"


@pytest.mark.clause("scalar CORE.4")
def test_momentum_changes_no_die():
    dice = "T1@c3 C1@c4 O1@d3 P1@d5 i1@g1 D12@a1"
    assert rolled(dice, "M") == table(dice, core="M", tokens="1-0")


# ---- Equilibrium


@pytest.mark.clause("scalar CORE.5", "scalar R48")
def test_equilibrium_sets_every_die_on_the_board_to_3():
    dice = "T4@c3 T1@a1 C6@c4 C3@b5 O8@d3 P10@d5 D12@g1 I20@f5 t1@a4 c1@g4 o1@d7 p2@e1 d3@e4 i19@b1"
    threes = " ".join(f"{word[0]}3@{word.partition('@')[2]}" for word in dice.split())
    assert rolled(dice, "E") == table(threes, core="E", tokens="1-0")


@pytest.mark.clause("scalar CORE.5", "scalar R45", "scalar R48")
def test_dice_deployed_after_equilibrium_keep_what_they_roll():
    here = table("T4@c3 C6@c4 O8@d3 P10@b4 i19@g1", core="E")
    now = after(here, "I=20@a1 Ig1-g2 D=1@a2 D=11@g4")
    assert dice_of(now) == {
        "c3": "T4", "c4": "C6", "d3": "O8", "b4": "P10", "a1": "I20", "g2": "i19", "a2": "D1", "g4": "d11"
    }  # fmt: skip
    claimed = rolled("T4@c3 C6@c4 O8@d3 P10@d5", "E")
    assert dice_of(after(claimed, "I=20@a1"))["a1"] == "I20"


# ---- Reversal


def opposite(die: str) -> str:
    """CORE.7 and CORE.8, written down once more."""
    letter, value = die[0], int(die[1:])
    if letter in "Tt":
        return f"{letter}{ {1: 3, 2: 4, 3: 1, 4: 2}[value] }"
    return f"{letter}{SIDES[letter.upper()] + 1 - value}"


@pytest.mark.clause("scalar CORE.6", "scalar CORE.7", "scalar CORE.8", "scalar R48", "scalar R49")
@pytest.mark.parametrize("value", range(1, 21))
def test_reversal_turns_every_die_on_the_board_to_its_opposite(value):
    kinds = [die for die in DICE if value <= SIDES[die]]
    mine = [f"{die}{value}" for die in kinds] * 2
    his = [f"{die.lower()}{value}" for die in kinds]
    fill = [f"{die}1" for die in "TCOP" if die not in kinds]
    hexes = [*ZONE, "a1", "a4", "g1", "g4", "b1", "b5", "d1", "d7", "f1", "f5", "a2", "g2", "c1", "c6"]
    dice = dict(zip(hexes, [*mine, *fill, *his], strict=False))
    now = {hex: opposite(die) for hex, die in dice.items()}
    assert rolled(words(dice), "R") == table(words(now), core="R", tokens="1-0")


@pytest.mark.clause("scalar CORE.7")
def test_the_d4_has_opposites_of_its_own():
    found = {value: dice_of(rolled(f"T{value}@c3 C1@c4 O1@d3 P1@d5", "R"))["c3"] for value in (1, 2, 3, 4)}
    assert found == {1: "T3", 2: "T4", 3: "T1", 4: "T2"}


@pytest.mark.clause("scalar R49", "scalar CORE.8")
def test_a_d10_shows_1_to_10_and_its_opposites_add_up_to_11():
    found = {value: dice_of(rolled(f"T1@c3 C1@c4 O1@d3 P{value}@d5", "R"))["d5"] for value in range(1, 11)}
    assert found == {value: f"P{11 - value}" for value in range(1, 11)}


@pytest.mark.clause("scalar CORE.6", "scalar R45")
def test_dice_deployed_after_reversal_keep_what_they_roll():
    now = after(rolled("T1@c3 C1@c4 O1@d3 P1@d5", "R"), "I=20@a1 D=2@g1 !M I=1@a2")
    assert {hex: dice_of(now)[hex] for hex in ("a1", "g1", "a2")} == {"a1": "I20", "g1": "d2", "a2": "I1"}


@pytest.mark.clause("scalar R48", "scalar CORE.5", "scalar CORE.6")
@pytest.mark.parametrize("face", "ER")
def test_the_reserve_is_not_on_the_board(face):
    here = "T1@c3 C1@c4 O1@d3 P1@d5"
    now = rolled(here, face)
    assert field(now, "reserves") == field(table(here), "reserves")


@pytest.mark.clause("scalar R45", "scalar CORE.1")
@pytest.mark.parametrize("face", "AER")
def test_only_momentum_acts_on_and_on(face):
    here = table("T4@c3 C6@c4 O8@d3 i19@g1 P1@b1", core=face)
    now = after(here, "Pb1-b2 Ig1-g2 Pb2-b1 Ig2-g1")
    assert now == table("T4@c3 C6@c4 O8@d3 i19@g1 P1@b1", core=face, turn=24, quiet=4)
