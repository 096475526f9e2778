"""Battle Dice and their effects: BATTLE, and the rulings on them."""

import pytest

from sandtable.games.scalar import GAME

from .table import (
    PLACES,
    after,
    asked,
    dice_of,
    faces,
    field,
    mirrored,
    near,
    options,
    played,
    refused,
    table,
)

NUMBERS = [str(n) for n in range(10)]
EFFECTS = ["dp", "sw", "ev", "in", "sd"]
ALL = NUMBERS + EFFECTS
COMBINATIONS = {(str(row["attacker"]), str(row["defender"])): row for row in GAME.book.data["combination"]}  # type: ignore[attr-defined]
LEFT = {
    "win": {"c4": "A"},
    "lose": {"c4": "D"},
    "both": {},
    "defender": {"c3": "A"},
    "attacker": {"c4": "D"},
    "none": {"c3": "A", "c4": "D"},
}


def by_the_table(a: str, d: str, attacker: int, defender: int) -> str:
    """What the table of combinations at the end of the rules says of two faces, an evader standing."""
    row = COMBINATIONS["number" if a in NUMBERS else a, "number" if d in NUMBERS else d]
    result = str(row["result"])
    fixed = {
        "both destroyed": "both",
        "defender destroyed, no advance": "defender",
        "attacker destroyed": "attacker",
    }
    if result in fixed:
        return fixed[result]
    values = {"A": attacker, "D": defender, "2*A": 2 * attacker, "2*D": 2 * defender}
    if a in NUMBERS:
        values["A+a"] = attacker + int(a)
    if d in NUMBERS:
        values["D+d"] = defender + int(d)
    mine, his = values[str(row["attacker_total"])], values[str(row["defender_total"])]
    safe = result.partition(";")[2]
    if mine > his and "defender" not in safe:
        return "win"
    if mine < his and "attacker" not in safe:
        return "lose"
    return "none"


def fight(attacker: int, defender: int, a: str, d: str, player: int = 1) -> str:
    """What comes of a battle between two d20 on c3 and c4, an evader standing."""
    ours, theirs = ("I", "i") if player == 1 else ("i", "I")
    here = table(f"{ours}{attacker}@c3 {theirs}{defender}@c4", player=player, quiet=30)
    now = after(here, f"Ic3xc4 ({a},{d})" + " ." * (a, d).count("ev"))
    names = {f"{ours}{attacker}": "A", f"{theirs}{defender}": "D"}
    left = {hex: names[die] for hex, die in dice_of(now).items()}
    # the reserves know nothing of it, and the quiet counter knows whether a die was lost
    assert field(now, "reserves") == "222221/222221"
    assert field(now, "quiet") == ("31" if len(left) == 2 else "1")
    verdicts = [name for name, expected in LEFT.items() if expected == left]
    assert verdicts, left
    return verdicts[0]


@pytest.mark.clause("scalar BATTLE.11", "scalar R23", "scalar R25", "scalar R26", "scalar R27", "scalar R36")
@pytest.mark.parametrize(
    "attacker, defender, player", [(10, 6, 1), (6, 10, 2), (7, 7, 1), (3, 20, 2), (20, 1, 1)]
)
def test_every_pair_of_faces_ends_as_the_table_of_combinations_says(attacker, defender, player):
    for a in ALL:
        for d in ALL:
            expected = by_the_table(a, d, attacker, defender)
            found = fight(attacker, defender, a, d, player)
            assert LEFT[found] == LEFT[expected], (a, d)


def test_the_table_of_combinations_is_whole():
    kinds = ["number", *EFFECTS]
    assert sorted(COMBINATIONS) == sorted((a, d) for a in kinds for d in kinds)


# ---- the die


@pytest.mark.clause("scalar BATTLE.1", "scalar BATTLE.2", "scalar R21", "scalar R60")
def test_the_battle_die_has_each_number_once_and_each_effect_twice():
    weights = dict.fromkeys(NUMBERS, 1) | dict.fromkeys(EFFECTS, 2)
    assert sum(weights.values()) == 20
    found = faces(table("P6@c3 o5@c4"), "Pc3xc4")
    assert found == {f"({a},{d})": weights[a] * weights[d] for a in ALL for d in ALL}


@pytest.mark.clause("scalar BATTLE.2", "scalar R21")
def test_the_faces_are_those_of_the_table_in_the_rules():
    listed = [str(face) for face in GAME.book.data["battle_die"]["faces"]]  # type: ignore[index]
    assert sorted(listed) == sorted(NUMBERS + EFFECTS + EFFECTS)


@pytest.mark.clause("scalar BATTLE.1")
def test_other_faces_do_not_exist():
    here = table("P6@c3 o5@c4")
    for pair in ("(10,2)", "(2,10)", "(2)", "(2,2,2)", "(sd,xx)", "(DP,1)", "2,2", "(-1,2)", "(,)"):
        refused(here, f"Pc3xc4 {pair}", "ATT.3")


@pytest.mark.clause("scalar BATTLE.1", "scalar R23")
@pytest.mark.parametrize("n", range(10))
def test_a_number_is_added_to_the_value_of_its_roller(n):
    # just enough, equal, just too little; for either side
    value = 10
    assert fight(value, value + n - 1, str(n), "0") == "win"
    assert fight(value, value + n, str(n), "0") == "none"
    assert fight(value, value + n + 1, str(n), "0") == "lose"
    assert fight(value + n - 1, value, "0", str(n)) == "lose"
    assert fight(value + n, value, "0", str(n)) == "none"
    assert fight(value + n + 1, value, "0", str(n)) == "win"


# ---- Double Power


@pytest.mark.clause("scalar BATTLE.3", "scalar R22", "scalar R23")
@pytest.mark.parametrize("player", [1, 2])
def test_double_power_doubles_the_rollers_die_attacker_or_defender(player):
    assert fight(5, 9, "dp", "0", player) == "win"
    assert fight(5, 10, "dp", "0", player) == "none"
    assert fight(5, 11, "dp", "0", player) == "lose"
    assert fight(9, 5, "0", "dp", player) == "lose"
    assert fight(10, 5, "0", "dp", player) == "none"
    assert fight(11, 5, "0", "dp", player) == "win"
    assert fight(5, 4, "dp", "dp", player) == "win"
    assert fight(5, 5, "dp", "dp", player) == "none"
    assert fight(4, 5, "dp", "dp", player) == "lose"


# ---- what the table shows of it


@pytest.mark.clause("scalar BATTLE.11", "scalar BATTLE.4", "scalar BATTLE.5")
@pytest.mark.parametrize(
    "a, d, totals",
    [
        ("3", "1", [8, 9]),  # modifiers added
        ("dp", "0", [10, 8]),
        ("0", "dp", [5, 16]),
        ("sw", "1", [9, 5]),  # exchanged after the modifier
        ("dp", "sw", [8, 10]),
        ("sw", "sw", [5, 8]),  # they cancel
        ("sd", "4", None),  # nothing was compared
        ("4", "in", [9, 8]),  # compared, though the defender cannot be destroyed
        ("sd", "sd", None),
    ],
)
def test_the_totals_compared_are_shown_to_both_attacker_first(a: str, d: str, totals: list[int] | None):
    now = played(table("I5@c3 i8@c4"), f"Ic3xc4 ({a},{d})")
    assert [GAME.observe(now, seat)["totals"] for seat in (0, 1)] == [totals, totals]


# ---- Swap


@pytest.mark.clause("scalar BATTLE.4", "scalar R25")
def test_swap_exchanges_the_totals_after_the_others_modifier():
    # value 3 with Swap against value 8 with +5: 13 and 3
    assert fight(3, 8, "sw", "5") == "win"
    assert fight(8, 3, "5", "sw") == "lose"
    # the exchange comes after the modifier: 5 against 4+1 is equal either way, 5 against 4+2 is not
    assert fight(5, 4, "sw", "0") == "lose"
    assert fight(5, 4, "sw", "1") == "none"
    assert fight(5, 4, "sw", "2") == "win"
    assert fight(4, 5, "0", "sw") == "win"
    assert fight(4, 5, "1", "sw") == "none"
    assert fight(4, 5, "2", "sw") == "lose"
    # Double Power is such a modifier
    assert fight(9, 4, "sw", "dp") == "lose"
    assert fight(8, 4, "sw", "dp") == "none"
    assert fight(7, 4, "sw", "dp") == "win"
    assert fight(4, 7, "dp", "sw") == "lose"
    assert fight(4, 9, "dp", "sw") == "win"


@pytest.mark.clause("scalar BATTLE.5")
def test_two_swaps_cancel_each_other():
    assert fight(3, 8, "sw", "sw") == "lose"
    assert fight(8, 3, "sw", "sw") == "win"
    assert fight(8, 8, "sw", "sw") == "none"


@pytest.mark.clause("scalar R24", "scalar BATTLE.12")
def test_swap_turns_no_die():
    here = table("T3@c3 i15@c4")
    assert dice_of(after(here, "Tc3xc4(sw,0)")) == {"c4": "T3"}
    assert dice_of(after(here, "Tc3xc4(sw,in)")) == {"c3": "T3", "c4": "i15"}
    # and what was doubled or swapped is itself again in the next battle
    again = table("T3@c3 i15@c4 o3@d5", core="M")
    assert dice_of(after(again, "Tc3xc4(sw,0) Tc4xd5(0,0)")) == {"c4": "T3", "d5": "o3"}


@pytest.mark.clause("scalar R26")
def test_swap_against_indestructible_compares_the_exchanged_values():
    assert fight(3, 18, "sw", "in") == "none"
    assert fight(18, 3, "sw", "in") == "lose"
    assert fight(18, 3, "in", "sw") == "none"
    assert fight(3, 18, "in", "sw") == "win"


@pytest.mark.clause("scalar R27", "scalar BATTLE.11")
def test_swap_does_not_save_from_self_destruct():
    assert fight(3, 18, "sw", "sd") == fight(18, 3, "sd", "sw") == "both"


# ---- Indestructible


@pytest.mark.clause("scalar BATTLE.7", "scalar R33", "scalar R34", "scalar R35")
@pytest.mark.parametrize("player", [1, 2])
def test_an_indestructible_die_is_not_removed_and_may_still_win(player):
    assert fight(3, 8, "in", "9", player) == "none"
    assert fight(18, 8, "in", "9", player) == "win"  # it advances as usual
    assert fight(17, 8, "in", "9", player) == "none"
    assert fight(18, 8, "9", "in", player) == "none"  # no advance: the hex is not vacated
    assert fight(1, 11, "9", "in", player) == "lose"  # the defender removes its attacker
    assert fight(18, 8, "in", "in", player) == fight(8, 18, "in", "in", player) == "none"


# ---- Self-Destruct


@pytest.mark.clause("scalar BATTLE.8", "scalar R36")
@pytest.mark.parametrize("other", [*NUMBERS, "dp", "sw", "sd"])
def test_self_destruct_takes_both_whatever_the_values(other):
    for attacker, defender in ((1, 20), (20, 1), (9, 9)):
        assert fight(attacker, defender, "sd", other) == "both"
        assert fight(attacker, defender, other, "sd") == "both"


@pytest.mark.clause("scalar BATTLE.9", "scalar R37", "scalar BATTLE.11")
def test_an_indestructible_die_survives_self_destruct_and_does_not_advance():
    for attacker, defender in ((1, 20), (20, 1), (9, 9)):
        here = table(f"I{attacker}@c3 i{defender}@c4")
        assert after(here, "Ic3xc4(sd,in)") == table(f"i{defender}@c4", player=2, turn=21, quiet=1, lost="I")
        assert after(here, "Ic3xc4(in,sd)") == table(f"I{attacker}@c3", player=2, turn=21, quiet=1, lost="i")


# ---- Evade

# the neighbours of c3 are b2, b3, c2, c4, d3 (and the Core), those of c4 are b3, b4, c3, c5, d5
BATTLE = "O2@c3 i18@c4"
BOXED_ATTACKER = "O2@c3 i18@c4 T1@b2 T2@b3 C1@c2 C2@d3"
BOXED_DEFENDER = "O2@c3 i18@c4 t1@b3 t2@b4 c1@c5 c2@d5"
BOTH_BOXED = f"{BOXED_ATTACKER} t2@b4 c1@c5 c2@d5"


@pytest.mark.clause("scalar BATTLE.6", "scalar R28", "scalar R29")
@pytest.mark.parametrize("face", [*NUMBERS, "dp", "sw", "in", "sd"])
def test_the_evader_decides_after_both_faces_are_visible(face):
    here = table(BATTLE)
    now = after(here, f"Oc3xc4 ({face},ev)")
    assert now == table(BATTLE, pending=f"evade:2:c3xc4:{face},ev")
    assert asked(here, f"Oc3xc4 ({face},ev)") == 2
    assert options(here, f"Oc3xc4 ({face},ev)") == [".", ">b3", ">b4", ">c5", ">d5"]
    now = after(here, f"Oc3xc4 (ev,{face})")
    assert now == table(BATTLE, pending=f"evade:1:c3xc4:ev,{face}")
    assert asked(here, f"Oc3xc4 (ev,{face})") == 1
    assert options(here, f"Oc3xc4 (ev,{face})") == [".", ">b2", ">b3", ">c2", ">d3"]


@pytest.mark.clause("scalar BATTLE.6", "scalar R28")
def test_it_is_the_same_when_player_2_attacks():
    here = table("O2@c3 i18@c4", player=2)
    assert field(after(here, "Ic4xc3 (3,ev)"), "pending") == "evade:1:c4xc3:3,ev"
    assert asked(here, "Ic4xc3 (3,ev)") == 1
    assert field(after(here, "Ic4xc3 (ev,3)"), "pending") == "evade:2:c4xc3:ev,3"
    assert asked(here, "Ic4xc3 (ev,3)") == 2
    assert dice_of(after(here, "Ic4xc3(3,ev>b2)")) == {"b2": "O2", "c4": "i18"}
    assert dice_of(after(here, "Ic4xc3(ev>d5,3)")) == {"c3": "O2", "d5": "i18"}


@pytest.mark.clause("scalar R29", "scalar BATTLE.6")
def test_every_empty_neighbour_but_the_core_is_open():
    for hex in PLACES:
        beside = sorted(near(hex), reverse=True)
        here = table(f"O5@{beside[0]} p5@{hex}")
        attack = f"O{beside[0]}x{hex}"
        assert options(here, f"{attack} (1,ev)") == sorted([".", *(f">{goal}" for goal in beside[1:])])
        for goal in beside[1:]:
            assert dice_of(after(here, f"{attack}(1,ev>{goal})")) == {beside[0]: "O5", goal: "p5"}
    here = table(BATTLE + " T1@b4 t1@c5")
    assert options(here, "Oc3xc4 (1,ev)") == [".", ">b3", ">d5"]
    for goal, clause in (("b4", "BATTLE.6"), ("c5", "BATTLE.6"), ("c3", "BATTLE.6"), ("c4", "BATTLE.6"),
                         ("a1", "BATTLE.6"), ("c2", "BATTLE.6"), ("d4", "BOARD.6")):  # fmt: skip
        refused(here, f"Oc3xc4 (1,ev) >{goal}", clause)


@pytest.mark.clause("scalar BATTLE.6", "scalar R31")
def test_who_leaves_ends_the_battle_and_nobody_advances():
    here = table(BATTLE, quiet=4)
    assert after(here, "Oc3xc4(9,ev>c5)") == table("O2@c3 i18@c5", player=2, turn=21, quiet=5)
    assert after(here, "Oc3xc4(ev>b2,9)") == table("O2@b2 i18@c4", player=2, turn=21, quiet=5)
    # no comparison: the lower die is safe
    assert after(here, "Oc3xc4(ev>b2,0)") == table("O2@b2 i18@c4", player=2, turn=21, quiet=5)
    strong = table("I20@c3 t1@c4", quiet=4)
    assert after(strong, "Ic3xc4(9,ev>d5)") == table("I20@c3 t1@d5", player=2, turn=21, quiet=5)
    for face in ("dp", "sw", "in"):
        assert after(here, f"Oc3xc4({face},ev>c5)") == table("O2@c3 i18@c5", player=2, turn=21, quiet=5)
        assert after(here, f"Oc3xc4(ev>b2,{face})") == table("O2@b2 i18@c4", player=2, turn=21, quiet=5)


@pytest.mark.clause("scalar R28", "scalar R30", "scalar R23")
def test_who_stands_fights_with_his_bare_value():
    assert fight(18, 8, "1", "ev") == "win"
    assert fight(7, 8, "1", "ev") == "none"
    assert fight(6, 8, "1", "ev") == "lose"
    assert fight(8, 7, "ev", "1") == "none"
    assert fight(9, 7, "ev", "1") == "win"
    assert fight(7, 7, "ev", "1") == "lose"


@pytest.mark.clause("scalar R30", "scalar BATTLE.6", "scalar BATTLE.11")
def test_without_an_empty_hex_nothing_is_asked():
    here = table(BOXED_DEFENDER)
    assert dice_of(after(here, "Oc3xc4(9,ev)"))["c4"] == "i18"
    assert asked(here, "Oc3xc4 (9,ev)") == 2  # it is his turn: 11 against 18
    assert field(after(here, "Oc3xc4(9,ev)"), "turn") == "21"
    weak = table(BOXED_DEFENDER.replace("i18", "i10"))
    assert dice_of(after(weak, "Oc3xc4(9,ev)"))["c4"] == "O2"
    there = table(BOXED_ATTACKER)
    assert "c3" not in dice_of(after(there, "Oc3xc4(ev,0)"))
    assert field(after(there, "Oc3xc4(ev,0)"), "pending") == "-"
    strong = table(BOXED_ATTACKER.replace("i18", "i1"))
    assert dice_of(after(strong, "Oc3xc4(ev,0)"))["c4"] == "O2"


@pytest.mark.clause("scalar R30", "scalar BATTLE.6")
@pytest.mark.parametrize("hex", PLACES)
def test_wherever_a_die_is_boxed_in_it_is_not_asked(hex):
    """Both sides in turn: the die on the hex is attacked, and attacks."""
    first, *rest = sorted(near(hex))
    friends = " ".join(f"{die}1@{other}" for die, other in zip("ttccp", rest, strict=False))
    defends = table(f"O5@{first} i9@{hex} {friends}")
    assert asked(defends, f"O{first}x{hex} (9,ev)") == 2
    assert field(after(defends, f"O{first}x{hex} (9,ev)"), "turn") == "21"
    friends = " ".join(f"{die}1@{other}" for die, other in zip("TTCCP", rest, strict=False))
    attacks = table(f"o5@{first} I9@{hex} {friends}")
    assert field(after(attacks, f"I{hex}x{first} (ev,0)"), "turn") == "21"
    # and with one hex less taken it is
    lone = table(f"o5@{first} I9@{hex} {friends.rpartition(' ')[0]}")
    assert field(after(lone, f"I{hex}x{first} (ev,0)"), "pending").startswith("evade:1:")


@pytest.mark.clause("scalar R30", "scalar R29")
def test_one_empty_hex_is_enough_to_be_asked():
    for gap, goal in ((" t1@b3", "b3"), (" t2@b4", "b4"), (" c1@c5", "c5"), (" c2@d5", "d5")):
        here = table(BOXED_DEFENDER.replace(gap, ""))
        assert options(here, "Oc3xc4 (9,ev)") == [".", f">{goal}"]
        assert dice_of(after(here, f"Oc3xc4(9,ev>{goal})"))[goal] == "i18"
    for gap, goal in ((" T1@b2", "b2"), (" T2@b3", "b3"), (" C1@c2", "c2"), (" C2@d3", "d3")):
        here = table(BOXED_ATTACKER.replace(gap, ""))
        assert options(here, "Oc3xc4 (ev,9)") == [".", f">{goal}"]


@pytest.mark.clause("scalar BATTLE.10", "scalar R38", "scalar BATTLE.11")
@pytest.mark.parametrize("turn", [str, mirrored])
def test_self_destruct_is_lost_in_any_case_and_the_evader_may_escape(turn):
    here = turn(table(BATTLE, quiet=4))
    gone = turn(table("i18@b4", player=2, turn=21, quiet=1, lost="O"))
    assert after(here, turn("Oc3xc4 (sd,ev) >b4")) == gone
    gone = turn(table("O2@b2", player=2, turn=21, quiet=1, lost="i"))
    assert after(here, turn("Oc3xc4 (ev,sd) >b2")) == gone  # and he does not advance
    both = turn(table("", player=2, turn=21, quiet=1, lost="Oi"))
    assert after(here, turn("Oc3xc4 (sd,ev) .")) == both
    assert after(here, turn("Oc3xc4 (ev,sd) .")) == both


@pytest.mark.clause("scalar BATTLE.10", "scalar R38", "scalar R30")
def test_self_destruct_takes_an_evader_who_has_nowhere_to_go():
    rest = BOXED_DEFENDER.removeprefix("O2@c3 i18@c4 ")
    assert after(table(BOXED_DEFENDER), "Oc3xc4(sd,ev)") == table(rest, player=2, turn=21, quiet=1, lost="Oi")
    rest = BOXED_ATTACKER.removeprefix("O2@c3 i18@c4 ")
    assert after(table(BOXED_ATTACKER), "Oc3xc4(ev,sd)") == table(rest, player=2, turn=21, quiet=1, lost="Oi")


@pytest.mark.clause("scalar R32", "scalar BATTLE.6")
@pytest.mark.parametrize("turn", [str, mirrored])
def test_of_two_evaders_the_attacker_decides_first(turn):
    here = turn(table(BATTLE))
    first = turn(table(BATTLE, pending="evade:1:c3xc4:ev,ev"))
    assert after(here, turn("Oc3xc4 (ev,ev)")) == first
    assert after(here, turn("Oc3xc4 (ev,ev) >b2")) == turn(table("O2@b2 i18@c4", player=2, turn=21, quiet=1))
    second = turn(table(BATTLE, pending="evade:2:c3xc4:ev.,ev"))
    assert after(here, turn("Oc3xc4 (ev,ev) .")) == second
    assert options(here, turn("Oc3xc4 (ev,ev) .")) == sorted(
        [".", *(turn(f">{goal}") for goal in ("b3", "b4", "c5", "d5"))]
    )
    assert after(here, turn("Oc3xc4 (ev,ev) . >c5")) == turn(
        table("O2@c3 i18@c5", player=2, turn=21, quiet=1)
    )
    stood = turn(table("i18@c4", player=2, turn=21, quiet=1, lost="O"))
    assert after(here, turn("Oc3xc4 (ev,ev) . .")) == stood
    # the position in between says all there is to know
    assert after(first, ".") == second and after(second, ".") == stood
    assert after(second, turn(">c5")) == turn(table("O2@c3 i18@c5", player=2, turn=21, quiet=1))


@pytest.mark.clause("scalar R32", "scalar R30")
def test_of_two_evaders_one_may_have_nowhere_to_go():
    there = table(BOXED_ATTACKER)
    assert asked(there, "Oc3xc4 (ev,ev)") == 2
    assert field(after(there, "Oc3xc4 (ev,ev)"), "pending") == "evade:2:c3xc4:ev,ev"
    assert dice_of(after(there, "Oc3xc4 (ev,ev) >c5"))["c5"] == "i18"
    assert "c3" not in dice_of(after(there, "Oc3xc4 (ev,ev) ."))
    here = table(BOXED_DEFENDER)
    assert asked(here, "Oc3xc4 (ev,ev)") == 1
    assert dice_of(after(here, "Oc3xc4 (ev,ev) >b2"))["b2"] == "O2"
    done = after(here, "Oc3xc4 (ev,ev) .")
    assert field(done, "pending") == "-" and "c3" not in dice_of(done) and field(done, "player") == "2"
    nobody = table(BOTH_BOXED)
    assert "c3" not in dice_of(after(nobody, "Oc3xc4 (ev,ev)"))


@pytest.mark.clause("scalar BATTLE.6", "scalar R30")
@pytest.mark.parametrize("hex", PLACES)
def test_only_who_has_an_empty_hex_beside_him_is_asked_to_evade(hex: str):
    attacker, *rest = sorted(near(hex))
    boxed = [f"i9@{hex}", f"I9@{attacker}", *(f"{die}1@{beside}" for die, beside in zip("ttccoo", rest))]
    attack = f"I{attacker}x{hex} (0,ev)"
    assert field(after(table(" ".join(boxed)), attack), "pending") == "-"
    # the last of them gone, there is one way out
    assert options(table(" ".join(boxed[:-1])), attack) == [".", f">{rest[-1]}"]


@pytest.mark.clause("scalar BATTLE.6", "scalar TURN.2")
def test_after_an_evasion_a_momentum_turn_goes_on():
    here = table(BATTLE, core="M")
    now = after(here, "Oc3xc4(1,ev>c5)")
    assert now == table("O2@c3 i18@c5", core="M", left=1)
    assert asked(here, "Oc3xc4 (1,ev) >c5") == 1
    assert field(after(here, "Oc3xc4(1,ev>c5) Oc3-c4"), "player") == "2"


@pytest.mark.clause("scalar BATTLE.6", "scalar R28")
def test_only_an_evader_may_leave():
    here = table(BATTLE)
    for pair in ("(1,2)", "(in,sd)", "(dp,sw)", "(sd,sd)"):
        assert field(after(here, f"Oc3xc4{pair}"), "pending") == "-"
    refused(here, ">b2", "BATTLE.6")
    refused(here, ".", "BATTLE.6")
    refused(here, "Oc3xc4 (1,ev) Ic4-c5", "BATTLE.6")
    refused(here, "Oc3xc4 (1,ev) T?", "BATTLE.6")


@pytest.mark.clause("scalar BATTLE.12")
def test_what_the_battle_dice_change_lasts_for_one_battle():
    here = table("P6@c3 o5@c4", core="M")
    # 6 doubled is equal to 5+7; the next battle is fought with 6 again
    assert after(here, "Pc3xc4(dp,7)") == table("P6@c3 o5@c4", core="M", left=1)
    assert dice_of(after(here, "Pc3xc4(dp,7) Pc3xc4(0,2)")) == {"c4": "o5"}
    assert dice_of(after(here, "Pc3xc4(in,9) Pc3xc4(0,9)")) == {"c4": "o5"}


@pytest.mark.clause("scalar BATTLE.11", "scalar ATT.5", "scalar R37")
def test_the_attacker_advances_only_after_a_comparison_that_it_won():
    here = table("I9@c3 o5@c4")
    assert dice_of(after(here, "Ic3xc4(3,2)")) == {"c4": "I9"}
    for pair, stays in (("(in,sd)", "c3"), ("(ev>b2,sd)", "b2")):
        assert dice_of(after(here, f"Ic3xc4{pair}")) == {stays: "I9"}
